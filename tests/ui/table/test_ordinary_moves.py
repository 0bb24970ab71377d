"""Ordinary moves: cards drop into their places, what lies around gives way, and chips are thrown."""

import math
from itertools import pairwise

import pytest

from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules.cards import Seat, parse_card
from tonk.rules.payouts import CAUGHT, Payment
from tonk.ui.table.motion.blow_effects import PlateKnock
from tonk.ui.table.motion.ending_motion import joined_payments
from tonk.ui.table.motion.felt_effects import ChipPaid, HitLight, Kind
from tonk.ui.table.motion.reactions import HIT_NOD, TURN_NOD, Puff, SlapFlash
from tonk.ui.table.places.card_places import card_key

REDUCED = sheets.PACES["reduced"]


def done(name: str, **how: object) -> Seated:
    """Return a table at which an act has just begun."""
    seated = sheets.ACTS[name].seated(**how)
    sheets.ACTS[name].do(seated)
    return seated


def found(seated: Seated, kind: type[Kind]) -> list[Kind]:
    """Return all effects of a kind, the coming ones too."""
    return [one for one in seated.screen.board.effects._effects if isinstance(one, kind)]


@pytest.mark.parametrize(("name", "card"), [("discard", "KS"), ("draw", "AH"), ("take", "2S"), ("lay", "9S")])
def test_a_card_is_fastest_as_it_lands(name: str, card: str) -> None:
    """It covers more of its last flight in each third of the time than in the one before, and comes to rest."""
    board = done(name).screen.board
    course = board.sprites._sprites[card_key(parse_card(card))].course
    flight = course.flights[-1]
    places = [flight.at(flight.begins + flight.seconds * third / 3) for third in range(4)]
    ways = [abs(one.x - other.x) + abs(one.y - other.y) for one, other in pairwise(places)]
    assert ways == sorted(ways)
    assert course.at(course.lands + 0.03).scale < course.end.scale
    assert course.at(course.still) == course.end


def test_a_drawn_card_moves_its_neighbours_in_the_hand_for_a_moment() -> None:
    """The card beside it gives way as it lands, and lies where it should afterwards; nothing does so if reduced."""
    beside = card_key(parse_card("4C"))
    board = done("draw").screen.board
    course = board.sprites._sprites[beside].course
    pulse = max(course.pulses, key=lambda one: one.ends)
    assert course.at(pulse.begins + 0.2 * pulse.seconds) != course.end
    assert course.at(course.still) == course.end
    assert not done("draw", settings=REDUCED).screen.board.sprites._sprites[beside].course.pulses


def test_the_two_cards_next_to_a_drawn_one_are_nudged_less_and_less() -> None:
    """The next card is nudged aside by some 3 units, the one after it by some 1, away from the one that lands."""
    board = done("draw").screen.board
    lands = board.sprites._sprites[card_key(parse_card("AH"))].course.lands
    far = []
    for name in ("4C", "9D"):
        course = board.sprites._sprites[card_key(parse_card(name))].course
        pulse = max(course.pulses, key=lambda one: one.ends)
        assert pulse.begins >= lands
        far.append(pulse.push[0])
    assert 2.0 <= far[0] <= 4.5
    assert 0.7 <= far[1] <= 2.0


def test_a_drawn_card_goes_too_far_for_three_frames() -> None:
    """It is beyond its place by some 6 units soon after it has landed, and back before a tenth of a second."""
    board = done("draw").screen.board
    course = board.sprites._sprites[card_key(parse_card("AH"))].course
    beyond = [
        math.dist((pose.x, pose.y), (course.end.x, course.end.y))
        for pose in (course.at(course.lands + frame / 60) for frame in range(8))
    ]
    assert 4.5 <= max(beyond) <= 7.5
    assert beyond.index(max(beyond)) <= 3
    assert beyond[5] < 2.0


def test_plates_nod_when_a_turn_begins_and_when_a_spread_is_hit() -> None:
    """The plate of the next player rises, and that of the owner of a hit spread is pressed down; none if reduced."""
    discarded, hit = done("discard"), done("hit")
    board = discarded.screen.board
    (rises,) = (one for one in found(discarded, PlateKnock) if one.push == TURN_NOD)
    assert rises.box == board.layout.plate(board.view.to_act)
    assert [one.push for one in found(hit, PlateKnock)] == [HIT_NOD]
    assert {one.push for one in found(done("discard", settings=REDUCED), PlateKnock)} == {(0.0, 0.0)}


def test_a_laid_spread_raises_most_dust_and_nothing_waits_for_it() -> None:
    """A discard raises less dust than a hit, and that less than a laid spread."""
    puffs = [found(done(name), Puff)[0] for name in ("discard", "hit", "lay")]
    assert [one.reach for one in puffs] == sorted({one.reach for one in puffs})
    assert all(one.over == 0.0 < one.ends for one in puffs)


@pytest.mark.parametrize(("name", "card"), [("draw", "AH"), ("take", "2S")])
def test_a_drawn_or_taken_card_rolls_in_the_air_and_straightens_before_it_lands(name: str, card: str) -> None:
    """It leans 6 to 10 degrees beyond its way in the middle of its flight, and hardly at all at the end."""
    flight = done(name).screen.board.sprites._sprites[card_key(parse_card(card))].course.flights[-1]

    def rolled(share: float) -> float:
        there = flight.curve(share)
        pose = flight.at(flight.begins + flight.seconds * share)
        return abs(pose.angle - flight.start.angle - (flight.end.angle - flight.start.angle) * there)

    assert 6.0 <= max(rolled(step / 20) for step in range(20)) <= 10.0
    assert rolled(0.95) < 1.0


def test_the_cards_of_a_spread_land_one_after_another() -> None:
    """They land 40 to 60 ms apart, and the shadow around each is wide at first, then tight, and then gone."""
    board = done("lay").screen.board
    courses = [board.sprites._sprites[card_key(parse_card(card))].course for card in ("9D", "9H", "9S")]
    landed = sorted(one.lands for one in courses)
    assert all(0.04 <= after - before <= 0.06 for before, after in pairwise(landed))
    for course in courses:
        (gives,) = (pulse for pulse in course.pulses if pulse.grow < 0.0)
        tight = [gives.contact(course.lands + after) for after in (-0.01, 0.001, 0.05, 0.1, 0.2)]
        assert tight[0] == 0.0 == tight[-1]
        assert tight[1] > 0.9
        assert tight[1:] == sorted(tight[1:], reverse=True)


def test_a_hit_flashes_for_two_frames_and_blows_dust_out_all_around() -> None:
    """The flash is over after a thirtieth of a second; dust goes out on every side, farthest the way the card came."""
    hit = done("hit")
    (flash,) = found(hit, SlapFlash)
    assert flash.seconds == pytest.approx(1 / 30)
    (dust,) = found(hit, Puff)
    assert dust.begins == flash.begins
    early, late = (list(dust.clouds(dust.begins + dust.seconds * share)) for share in (0.1, 0.6))
    ways = [(then[0] - first[0], then[1] - first[1]) for (first, _), (then, _) in zip(early, late, strict=True)]
    assert {(x > 0.0, y > 0.0) for x, y in ways} == {(right, down) for right in (True, False) for down in (True, False)}
    assert sum(x * dust.way[0] + y * dust.way[1] for x, y in ways) > 0.0
    assert all(first[1] < then[1] for first, then in zip(early, late, strict=True))


def test_a_hit_lights_the_whole_spread_and_shoves_the_other_cards_aside() -> None:
    """The light lies around all its cards, and each of the others is pushed away from the one that is slapped down."""
    hit = done("hit")
    board = hit.screen.board
    cards = [board.layout.box_of(pose) for pose in board.layout.spreads(board.view.table)[0]]
    (light,) = found(hit, HitLight)
    assert (light.box.x, light.box.right) == pytest.approx((cards[0].x, cards[-1].right))
    quivers = [board.sprites._sprites[card_key(parse_card(card))].course for card in ("5C", "6C", "7C")]
    assert all(any(pulse.push[0] >= 3.0 for pulse in course.pulses) for course in quivers)


def test_laid_cards_can_all_be_read_on_their_way_and_flash_ever_brighter() -> None:
    """In the air each covers less than half of the one before, and each flashes as it lands, the last one most."""
    laid = done("lay")
    board = laid.screen.board
    flights = [board.sprites._sprites[card_key(parse_card(card))].course.flights[-1] for card in ("9D", "9H", "9S")]
    starts = sorted(flight.start.x for flight in flights)
    wide = board.layout.card_width * flights[0].start.scale
    assert all(after - before > 0.55 * wide for before, after in pairwise(starts))
    flashes = found(laid, SlapFlash)
    assert [one.begins for one in flashes] == pytest.approx(
        sorted(flight.begins + flight.seconds for flight in flights)
    )
    assert [one.strength for one in flashes] == sorted({one.strength for one in flashes})
    assert flashes[-1].strength == 1.0


def test_the_chips_of_a_payment_are_thrown_one_after_another_and_never_hang_in_the_air() -> None:
    """They leave 30 to 50 ms apart, are in the air for some 0.4 s, and fly in an arc, fastest as they land."""
    payments: dict[tuple[int, int], list[ChipPaid]] = {}
    for chip in found(done("reveal"), ChipPaid):
        payments.setdefault((chip.payer, chip.payee), []).append(chip)
    assert payments
    for chips in payments.values():
        left = [one.begins for one in chips]
        assert all(0.03 < after - before < 0.05 for before, after in pairwise(left))
        chip = chips[0]
        assert 0.35 <= chip.flight <= 0.45
        way = [chip.at(chip.begins + chip.flight * step / 8, 5.0) for step in range(8)]
        way.append(chip.at(chip.lands - 1e-6, 5.0))
        speeds = [math.dist(one, other) for one, other in pairwise(way)]
        assert min(speeds) > 0.5 * sum(speeds) / len(speeds)
        assert speeds[-1] > speeds[0]
        assert sum(speeds) > 1.01 * math.dist(way[0], way[-1])


def test_two_payments_between_the_same_players_are_one_throw() -> None:
    """All that a player pays another at the end of a hand, for any reasons, goes over as one sum."""
    payments = [Payment(Seat(1), Seat(0), 2, CAUGHT), Payment(Seat(2), Seat(0), 1, "lowest")]
    payments.append(Payment(Seat(1), Seat(0), 1, "again"))
    assert joined_payments(payments) == {(1, 0): 3, (2, 0): 1}
