"""Imagined hidden cards match all that a player has seen, and are better than a blind guess."""

from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise
from statistics import mean

import pytest

from tests.bots.scenes import cards, scene
from tests.support.hands import TABLES, hand_of, hands, spread_out
from tests.support.redeals import assert_whole
from tonk.bots import PLAIN
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import LEVEL_WEIGHTS
from tonk.bots.worlds import OFTEN, WorldSampler
from tonk.rules import Position, RuleSet, View, changed, load_preset
from tonk.rules.cards import Seat, by_seat, cards_in, each_seat, mask_of
from tonk.rules.imagining import unseen_by
from tonk.rules.shuffle import shuffled


def worlds_of(view: View, seed: int = 1) -> WorldSampler:
    """The worlds that a searching player draws."""
    return WorldSampler(view, weights_of("expert", view.rules, view.seats), seed)


def assert_agrees(position: Position, seed: int, draws: int = 3) -> None:
    """Assert that each imagined world is a whole deck and looks like the position to the seat to act."""
    view = position.view(position.to_act)
    worlds = worlds_of(view, seed)
    for _ in range(draws):
        world = worlds.draw().world
        assert world.view(view.seat) == view
        assert_whole(world)


def test_worlds_agree_with_all_that_was_seen() -> None:
    """At decisions at every table, early and late, each world gives the same view, with each card once."""
    for number, (position, _) in enumerate(spread_out(90, 1, first=100)):
        assert_agrees(position, number, draws=2)


def test_worlds_agree_when_the_stock_is_gone_and_late_in_a_hand() -> None:
    """The last decisions of oddly played hands, many without a stock, have matching worlds too."""
    dry = late = 0
    for number, hand in enumerate(islice(hands(60), 21)):
        for position, _ in hand[-4:]:
            assert_agrees(position, number, draws=2)
            dry += not position.stock
            late += position.turns > 6 * position.seats
    assert dry >= 10
    assert late >= 10


def test_cards_out_of_play_stay_out_of_the_hands_and_of_a_short_stock() -> None:
    """With a set-up hand with three cards in the stock, worlds have three too, and the counts are right."""
    position = scene("5C 9D 2H", "KS 2C", "3C", discards="8H 4D", stock=3, known=["KS"], turns=9)
    view = position.view(Seat(0))
    worlds = worlds_of(view)
    for _ in range(20):
        world = worlds.draw().world
        assert world.view(Seat(0)) == view
        assert len(set(world.stock)) == 3
        assert world.hands[1] & cards("KS")
        assert not sum(world.hands) & mask_of([*world.stock, *world.discard])


def test_worlds_before_a_seats_first_turn_are_independent() -> None:
    """A hand and the next one share 5 x 5 / 46 cards on average, or 0.54; worlds a step apart would share most."""
    position = Position.deal(load_preset("jazz-club"), 2, Seat(0), shuffled(3))
    worlds = worlds_of(position.view(Seat(1)))
    drawn = [worlds.draw().world.hands[0] for _ in range(400)]
    assert position.to_act == 1
    assert mean((one & following).bit_count() for one, following in pairwise(drawn)) < 0.8


def test_the_same_seed_draws_the_same_worlds_and_another_seed_others() -> None:
    """All chance comes from the seed."""
    for position, _ in spread_out(12, 1, first=600):
        view = position.view(position.to_act)
        drawn = [[(world.hands, world.stock) for world in _some(view, seed)] for seed in (4, 4, 5)]
        assert drawn[0] == drawn[1]
        assert drawn[0] != drawn[2]


def _some(view: View, seed: int, draws: int = 8) -> list[Position]:
    worlds = worlds_of(view, seed)
    return [worlds.draw().world for _ in range(draws)]


@pytest.mark.parametrize("seats", [2, 4])
def test_right_after_the_deal_every_unseen_card_is_as_likely_as_any_other(seats: int) -> None:
    """Before the first action, each card is about as often in the next hand and on top of the stock as it should be."""
    position = Position.deal(load_preset("jazz-club"), seats, Seat(0), shuffled(2))
    view = position.view(position.to_act)
    unseen = list(cards_in(unseen_by(view)))
    other, draws = (view.seat + 1) % seats, 2000
    held, first = Counter[int](), Counter[int]()
    for seed in range(draws // 4):
        for world in _some(view, seed, 4):
            held.update(cards_in(world.hands[other]))
            first[world.stock[-1]] += 1
    assert set(held) == set(first) == set(unseen)
    fair = 5 / len(unseen)
    assert all(abs(held[card] / draws - fair) < 0.04 for card in unseen)
    assert all(abs(first[card] / draws - 1 / len(unseen)) < 0.02 for card in unseen)


@pytest.mark.parametrize(("seats", "hands_played"), [(2, 160), (4, 60)])
def test_seen_actions_improve_the_guess(seats: int, hands_played: int) -> None:
    """After two rounds of sharp players, drawn hands have a closer mean total than blind deals."""
    blind_errors, drawn_errors = [], []
    for seed in range(hands_played):
        for position in third_turn(["sharp"] * seats, seed):
            view = position.view(position.to_act)
            drawn, blind = _some(view, seed, 20), blind_totals(view)
            for other in each_seat(seats):
                if other != view.seat:
                    truth = position.totals[other]
                    blind_errors.append((blind[other] - truth) ** 2)
                    drawn_errors.append((mean(world.totals[other] for world in drawn) - truth) ** 2)
    assert len(drawn_errors) > 60
    assert mean(drawn_errors) < 0.92 * mean(blind_errors)


def third_turn(names: list[str], seed: int, rules: RuleSet | None = None) -> list[Position]:
    """The first decision of the third round of a hand, if the hand lasts that long."""
    hand = hand_of(rules or load_preset("jazz-club"), names, seed, [PLAIN])
    return [position for position, _ in hand if position.turns == 2 * len(names) and position.phase == "start"][:1]


def blind_totals(view: View) -> list[float]:
    """The average count of each hand if the unseen cards are dealt blindly."""
    unseen = mean(view.rules.values[card] for card in cards_in(unseen_by(view)))
    held = zip(view.counts, view.known, strict=True)
    return [view.rules.points(known) + (count - known.bit_count()) * unseen for count, known in held]


def test_a_card_seen_taken_stays_in_its_hand() -> None:
    """Known cards are in their hand in every world."""
    for position, _ in spread_out(60, 2, first=1500):
        view = position.view(position.to_act)
        if any(known for seat, known in by_seat(view.known) if seat != view.seat):
            for world in _some(view, 1, 2):
                assert all(known & ~hand == 0 for known, hand in zip(view.known, world.hands, strict=True))


def test_every_table_has_its_worlds() -> None:
    """The decisions above cover every preset and number of players."""
    views = [position.view(position.to_act) for position, _ in spread_out(90, 1, first=100)]
    assert {(view.rules.id, view.seats) for view in views} == set(TABLES)


def test_not_dropping_says_nothing_if_the_rules_forbid_it() -> None:
    """A turn without a drop says almost nothing about a hand if drops need 5 points or fewer."""
    rules = load_preset("jazz-club")
    lower = []
    for seed in range(60):
        for position in third_turn(["sharp"] * 2, seed):
            view, other = position.view(position.to_act), Seat(1 - position.to_act)
            limited = replace(view, rules=changed(rules, {"drop_ceiling": 5}))
            free, bound = (mean(w.totals[other] for w in _some(seen, 1, 15)) for seen in (view, limited))
            lower.append(free - bound)
    assert len(lower) > 25
    assert mean(lower) > 0.6


def test_not_dropping_is_judged_by_the_compared_points() -> None:
    """A turn without a drop says nothing about a hand of low cards if each is compared at many points."""
    compares = changed(load_preset("twists"), {"drop_compares": "scoring", "number_score": 10})
    lower = []
    for seed in range(60):
        for position in third_turn(["sharp"] * 2, seed, compares):
            view, other = position.view(position.to_act), Seat(1 - position.to_act)
            by_face = replace(view, rules=changed(compares, {"drop_compares": "face"}))
            free, bound = (mean(w.totals[other] for w in _some(seen, 1, 20)) for seen in (by_face, view))
            lower.append(free - bound)
    assert len(lower) > 25
    assert mean(lower) > 0.6


def test_a_player_who_keeps_playing_seems_weaker() -> None:
    """In the fifth round, the worlds among solid players have more lower levels than those among strangers."""
    rules = load_preset("jazz-club")
    shares = []
    for seed in range(80):
        for position, _ in hand_of(rules, ["solid", "solid"], seed, [PLAIN]):
            if position.turns == 8 and position.phase == "start":
                view = position.view(position.to_act)
                worlds = worlds_of(view, seed)
                drawn = [worlds.draw().weight_sets[1 - view.seat] for _ in range(24)]
                shares.append(mean(weights in LEVEL_WEIGHTS.values() for weights in drawn))
    strangers = OFTEN["solid"] + OFTEN["casual"]
    assert len(shares) > 20
    assert mean(shares) > 1.2 * strangers / sum(OFTEN.values())


def test_the_seat_itself_plays_by_its_own_weights_in_every_world() -> None:
    """A seat needn't guess its own type."""
    for position, _ in spread_out(25, 3, first=900):
        view = position.view(position.to_act)
        worlds = worlds_of(view)
        own = weights_of("expert", view.rules, view.seats)
        drawn = [worlds.draw() for _ in range(3)]
        assert all(imagined.weight_sets[view.seat] == own for imagined in drawn)
        assert all(set(imagined.weight_sets) <= worlds.weight_sets for imagined in drawn)
