"""Twists in motion: cards held up, lost turns, twists under the discards, and sounds."""

from itertools import pairwise

import pytest

from tests.support.tables import action
from tests.ui.pilot import FRAME
from tests.ui.screens.screen_services import read
from tests.ui.table.seated import Seated
from tests.ui.table.sheets import ACTS_OF_TWISTS, bots, twists
from tests.ui.table.test_plates import standings_of
from tonk.rules import DRAW, Discard
from tonk.rules.cards import Seat, by_seat, each_seat, parse_card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.blow_effects import CrossSlashes, Dismay, PlateKnock
from tonk.ui.table.motion.celebration_effects import FeltEffect, GoldWord, Jolt
from tonk.ui.table.motion.cried_motion import CriedWord
from tonk.ui.table.motion.felt_effects import PlateRibbon, Shuffle, TurnHop
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.staging import hand_center
from tonk.ui.table.painting import board_painting
from tonk.ui.table.places.card_places import card_key


def begun(name: str) -> Seated:
    """A table at which this act has just been done."""
    act = ACTS_OF_TWISTS[name]
    seated = act.seated()
    act.do(seated)
    return seated


POINTS_SIZE = 66.0, 34.0
"""The room that points take at the place where they are earned."""


def seen(seated: Seated, kind: type[FeltEffect], seconds: float) -> list[FeltEffect]:
    """Return the effects of a kind seen within a number of seconds; only some frames are drawn, including the last."""
    found: list[FeltEffect] = []
    board = seated.screen.board
    for left in reversed(range(round(seconds / FRAME))):
        seated.pilot.loop.drawing = left % 8 == 0
        seated.pilot.post()
        found += [effect for effect in board.effects.live(kind, board.now) if effect not in found]
    return found


def ribbons(seated: Seated, seconds: float) -> dict[str, str]:
    """Return the words of ribbons seen within a number of seconds, by the player's name."""
    layout = seated.screen.board.layout
    plates = {layout.plate(seat): name for seat, name in by_seat(seated.screen.turns.names)}
    found = seen(seated, PlateRibbon, seconds)
    return {plates[one.box]: one.words for one in found if isinstance(one, PlateRibbon)}


def noises(seated: Seated) -> list[str]:
    """Return the noises that have been heard."""
    return seated.pilot.ui.sounds.played  # type: ignore[no-any-return,attr-defined]


@pytest.mark.parametrize(("name", "victim", "word"), [("skip", "Bo", "Skip!"), ("block", "Ana", "Block!")])
def test_a_skip_or_block_is_held_up_and_slapped_down_before_its_player(name: str, victim: str, word: str) -> None:
    """A Skip or Block starts large, ends small before its player with a sound, and a ribbon on the plate names it."""
    seated = begun(name)
    board, key = seated.screen.board, card_key(parse_card("B1"))
    place = board.places()[key].pose
    sizes = []
    for _frame in range(45):
        seated.pilot.pass_frame()
        pose = board.pose_now(key)
        assert pose is not None
        sizes.append(pose.scale)
    assert max(sizes[20:30]) > 1.6 * place.scale
    assert ribbons(seated, 1.0) == {victim: word}
    assert board.pose_now(key) == place
    assert "slam" in noises(seated)


def test_everybody_sees_lost_turns() -> None:
    """The turn hops from Ana over Bo and Cy, who lose their turns, to Dee, who is then to act."""
    seated = begun("turn-lost")
    board = seated.screen.board
    layout = board.layout
    assert board.seen.to_act == 0, "the discard has not landed"
    hops = seen(seated, TurnHop, 3.0)
    faces = [layout.portrait(seat).center for seat in (Seat(0), Seat(1), Seat(2), Seat(3))]
    assert [(hop.start, hop.end) for hop in hops if isinstance(hop, TurnHop)] == list(pairwise(faces))
    assert board.seen.to_act == 3


def test_lost_turns_are_shown_on_the_plates() -> None:
    """Skipped players, held players and ended Blocks have different words on the plates."""
    shown = ribbons(begun("turn-lost"), 3.0)
    assert shown == {"Bo": "Skipped: turn lost", "Cy": "Held: turn lost", "Dee": "Block over"}


def test_a_lost_turn_stays_on_the_plate_until_the_player_plays() -> None:
    """A lost turn stays marked on the plate until the player's next turn, at any speed."""
    hands = ["8C 8D 2S", "KH QD 3D", "7D 4C TS", "JS 5S 6H"]
    seated = twists(hands=hands, skips={1: "B3"}, held=[2])
    seated.screen.do(Discard(parse_card("2S")))
    seated.screen.board.hurry()
    assert [one.lost for one in standings_of(seated)] == [False, True, True, False]
    assert [one.move_text for one in standings_of(seated)][1:3] == ["lost a turn"] * 2
    for done in (DRAW, Discard(parse_card("JS")), DRAW, Discard(parse_card("8C")), DRAW):
        bots(seated, done)
    seated.screen.board.hurry()
    assert [one.lost for one in standings_of(seated)] == [False, False, True, False]


def test_used_twists_go_under_the_discards() -> None:
    """A used Skip or Block goes under the discards, and the last discard lies on top."""
    seated = begun("turn-lost")
    seated.pilot.advance(4.0)
    board = seated.screen.board
    top = board.places()[card_key(parse_card("2S"))]
    for twist in ("B3", "B4"):
        place = board.places().get(card_key(parse_card(twist)))
        assert place is None or place.z < top.z


def test_a_cross_shows_whose_turn_was_jumped() -> None:
    """A Cross shows its word and moves the turn, and every player who was jumped over has a ribbon."""
    seated = begun("cross")
    assert ribbons(seated, 1.5) == dict.fromkeys(("Bo", "Cy", "Dee"), "Jumped over")
    seated = begun("cross")
    assert [cry.word for cry in seen(seated, GoldWord, 1.5) if isinstance(cry, GoldWord)] == ["Cross!"]
    assert {"flick", "cross", "slide"} <= set(noises(seated))


@pytest.mark.parametrize(("name", "said"), [("cross", "jumped over"), ("turn-lost", "lost a turn")])
def test_a_plate_says_once_that_a_turn_was_lost(monkeypatch: pytest.MonkeyPatch, name: str, said: str) -> None:
    """A plate mentions a lost turn only while no ribbon does."""
    seated = begun(name)
    pilot, board = seated.pilot, seated.screen.board
    lines: list[str] = []
    monkeypatch.setattr(Canvas, "line_of_text", lambda _canvas, _box, words, *_rest: lines.append(words))

    shown: set[bool] = set()
    for _step in range(24):
        pilot.advance(0.2)
        lines.clear()
        seated.screen.draw(Canvas(pilot.ui.viewport, pilot.ui.text, pilot.ui.theme, listening=True))
        ribboned = board.effects.ribboned(board.now)
        lost = [board.layout.plate(seat) for seat, one in by_seat(standings_of(seated)) if one.lost]
        assert lines.count(said) == len([plate for plate in lost if plate not in ribboned])
        shown |= {plate in ribboned for plate in lost}
    assert shown == {False, True}


def test_two_slashes_strike_the_pile_with_the_word_of_a_cross() -> None:
    """They cut one after the other, everything stops at the second, and the word lands in the same moment."""
    seated = begun("cross")
    effects, pile = seated.screen.board.effects._effects, seated.screen.board.layout.discards
    (slashes,) = (one for one in effects if isinstance(one, CrossSlashes))
    assert abs(slashes.center[0] - pile.x) < 5.0
    assert slashes.cuts(slashes.begins + slashes.apart) == (1.0, 0.0)
    assert slashes.cuts(slashes.begins + 2 * slashes.apart) == (1.0, 1.0)
    (word,) = (one for one in effects if isinstance(one, CriedWord))
    (jolt,) = (one for one in effects if isinstance(one, Jolt))
    assert word.begins + word.comes == pytest.approx(slashes.begins + slashes.apart) == pytest.approx(jolt.begins)
    assert 2 / 60 <= jolt.stop <= 4 / 60


@pytest.mark.parametrize("name", ["cross", "cross-bot"])
def test_the_card_won_by_a_cross_passes_beside_its_word(name: str) -> None:
    """On its way from the discards to the hand, the card never runs over the word."""
    seated = begun(name)
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, CriedWord))
    pile, to = board.layout.discards, hand_center(board.layout, Seat(0 if name == "cross" else 2))
    written = Box.around(word.center, *word.size)
    for step in range(1, 20):
        x, y = pile.x + (to.x - pile.x) * step / 20, pile.y + (to.y - pile.y) * step / 20
        assert not written.overlap(board.layout.box_of(pile._replace(x=x, y=y)).inset(12.0))


def test_plates_that_are_jumped_over_give_way_one_by_one() -> None:
    """Each ribbon comes down a little after the one before, and pushes its plate."""
    effects = begun("cross").screen.board.effects._effects
    ribbons_of = [one for one in effects if isinstance(one, PlateRibbon)]
    times = [one.begins for one in ribbons_of]
    assert len({round(when, 3) for when in times}) == len(times) == 3
    knocks = {one.box: one.begins for one in effects if isinstance(one, PlateKnock) and abs(one.push[0]) > 6.0}
    assert all(knocks[one.box] == pytest.approx(one.begins + one.falls) for one in ribbons_of)


def test_a_hold_strikes_the_plate_of_the_held_player() -> None:
    """The ribbon comes down on the held player's plate, which is knocked aside and comes back; others hardly move."""
    seated = begun("held")
    board = seated.screen.board
    (ribbon,) = (one for one in board.effects._effects if isinstance(one, PlateRibbon))
    assert (ribbon.height(ribbon.begins), ribbon.height(ribbon.begins + ribbon.falls)) == (1.0, 0.0)
    plates = [board.layout.plate(seat) for seat in each_seat(4)]
    pushed = board.effects.plates_shaken(plates, ribbon.begins + ribbon.falls + 0.08)
    far = [abs(x) + abs(y) for x, y in pushed]
    assert far[1] == max(far) > 12.0
    assert sorted(far)[-2] < far[1] / 2
    assert board.effects.plates_shaken(plates, ribbon.begins + ribbon.falls + speeds.KNOCKED + 0.1) == []


def test_points_pop_up_where_they_are_laid() -> None:
    """Points of a laid spread or a hit pop up where it lies, and cover no index."""
    for name, points in (("wild", "+15"), ("held", "+5")):
        seated = begun(name)
        found = [one for one in seen(seated, FlyingPoints, 1.8) if isinstance(one, FlyingPoints)]
        assert [one.words for one in found] == [points]
        layout, table = seated.screen.board.layout, seated.screen.board.view.table
        cards = [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
        covered = Box.around(found[0].start, *POINTS_SIZE)
        assert not any(covered.overlap(Box(card.x, card.y, card.w * 0.22, card.h * 0.4)) for card in cards)


def test_a_new_stock_is_shuffled_before_it_is_drawn_from() -> None:
    """The discards return and are shuffled before the drawn card leaves the new stock."""
    seated = begun("reshuffle")
    board = seated.screen.board
    drawn = next(card for card in board.hand.order if card not in map(parse_card, ["8C", "8D", "W1", "X4", "2S"]))
    seated.pilot.advance(0.7)
    pose = board.pose_now(card_key(drawn))
    assert pose == board.layout.stock
    seated.pilot.advance(1.5)
    assert board.pose_now(card_key(drawn)) == board.places()[card_key(drawn)].pose
    assert "shuffle" in noises(seated)


def test_a_bonus_is_shown_like_a_tonk() -> None:
    """A bonus is shown like a Tonk: the hand is thrown with a word, and the plate shows the points."""
    seated = begun("bonus")
    assert [cry.word for cry in seen(seated, GoldWord, 2.2) if isinstance(cry, GoldWord)] == ["Bonus!"]
    assert "bonus" in noises(seated)
    assert "+50" in [one.words for one in seen(seated, FlyingPoints, 4.2) if isinstance(one, FlyingPoints)]


@pytest.mark.parametrize("name", ACTS_OF_TWISTS)
def test_with_little_motion_all_of_it_is_still_shown(name: str) -> None:
    """With reduced motion every card still ends in its place."""
    seated = ACTS_OF_TWISTS[name].seated()
    settings = seated.pilot.ui.settings.changed(reduced_motion="on")
    seated.pilot.ui.settings = settings
    seated.pilot.post()
    ACTS_OF_TWISTS[name].do(seated)
    seated.pilot.advance(4.5 if seated.position.outcome is None else 7.5)
    board = seated.screen.board
    lent = {card_key(card) for card in board.lent}  # the page of the result has them
    for key, place in board.places().items():
        assert key in lent or board.pose_now(key) == place.pose


def test_instant_play_says_it_in_the_log() -> None:
    """At instant speed the log names the players who lose a turn."""
    act = ACTS_OF_TWISTS["turn-lost"]
    seated = act.seated()
    seated.pilot.ui.settings = seated.pilot.ui.settings.changed(animation_speed="instant")
    seated.pilot.post()
    seated.screen.do(action("discard 2S"))
    words = read(seated.pilot)
    assert "Bo loses a turn" in words
    assert "Cy loses a turn" in words


def test_the_kinds_in_play_do_not_lie_over_a_pack_that_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The signs of the kinds in play are hidden only while the shuffle is seen."""
    drawn: list[float] = []
    seated = begun("reshuffle")
    pilot, board = seated.pilot, seated.screen.board
    monkeypatch.setattr(board_painting, "draw_in_play", lambda *_drawn: drawn.append(board.now))
    frames: list[tuple[float, bool]] = []
    for _step in range(15):
        pilot.advance(0.12)
        seated.screen.draw(Canvas(pilot.ui.viewport, pilot.ui.text, pilot.ui.theme))
        frames.append((board.now, any(board.effects.live(Shuffle, board.now))))
    assert {shuffled for _now, shuffled in frames} == {False, True}
    assert all((now in drawn) is not shuffled for now, shuffled in frames)


def test_a_player_is_held_once_the_hit_has_been_seen_to_land() -> None:
    """The ribbon comes into sight after the card lies on the spread, strikes, and the held player's face starts up."""
    board = begun("held").screen.board
    lies = board.sprites._sprites[card_key(parse_card("8C"))].course.lands
    (ribbon,) = (one for one in board.effects._effects if isinstance(one, PlateRibbon))
    (dismay,) = (one for one in board.effects._effects if isinstance(one, Dismay))
    assert lies + 0.05 < ribbon.begins < lies + 0.12
    assert ribbon.begins + ribbon.falls == pytest.approx(dismay.begins)
    assert dismay.seat == Seat(1)
