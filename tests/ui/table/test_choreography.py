"""Choreographies: each ends where the layout says, takes its set time, and sounds when the card touches down."""

from dataclasses import replace

import pygame
import pytest

from tests.support.tables import in_order, table
from tests.ui.pilot import FRAME
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import DRAW, Discard, Position, load_preset
from tonk.rules.cards import Seat, card_range, cards_in, parse_card
from tonk.rules.shuffle import shuffled
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.table.board import Board
from tonk.ui.table.motion import choreography
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.felt_effects import Shuffle
from tonk.ui.table.motion.reactions import SlapFlash
from tonk.ui.table.motion.staging import DealStage, StagingFacts
from tonk.ui.table.motion.thrown_hands import ThrowTimes
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key
from tonk.ui.table.places.layout import TablePreferences

MOVES = tuple(name for name in sheets.ACTS if name not in ("drag", "gap", "shuffle"))
WHOLE = {
    "draw": 0.4,
    "draw-bot": 0.4,
    "take": 0.35,
    "take-bot": 0.35,
    "discard": 0.33,
    "discard-bot": 0.33,
    "hit": 0.45,
}
"""The longest time, in seconds, from a player's move until everything is still."""


def staged(name: str, **changes: object) -> Seated:
    """A table at which something has just been done."""
    act = sheets.ACTS[name]
    seated = act.seated(settings=sheets.SLOW.changed(**changes))
    act.do(seated)
    return seated


def where(board: Board) -> dict[SpriteKey, Pose]:
    """Return the drawn places of all cards except those that the result page shows."""
    now, lent = board.now, _lent(board)
    lying, flying = board.sprites.layers(now)
    there = [(key, sprite) for key, sprite in (*lying, *flying) if sprite.opacity(now) > 0.0 and key not in lent]
    return {key: sprite.course.at(now) for key, sprite in there}


def belong(board: Board) -> dict[SpriteKey, Pose]:
    """Return the places where all cards belong, except those that the result page shows."""
    lent = _lent(board)
    return {key: place.pose for key, place in board.places().items() if key not in lent}


def _lent(board: Board) -> set[SpriteKey]:
    return {card_key(card) for card in board.lent}


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.parametrize("speed", ["0.5", "4", "instant"])
def test_every_choreography_ends_where_the_cards_belong(name: str, speed: str) -> None:
    """At every speed, every card ends exactly in its place."""
    board = staged(name, animation_speed=speed).screen.board

    board.now = board.all_at_rest() + speeds.QUIVER * 2

    assert where(board) == belong(board)


@pytest.mark.parametrize(("name", "most"), WHOLE.items())
def test_a_move_takes_no_longer_than_players_bear(name: str, most: float) -> None:
    """At speed 1 each move comes to rest within its time limit."""
    board = staged(name).screen.board

    assert board.all_at_rest() - board.now <= most + FRAME


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("rules", ["jazz-club", "descente"])
def test_the_deck_is_shuffled_and_dealt_in_time(rules: str, seats: int) -> None:
    """The shuffle takes at most 0.6 s and the deal after it at most 1.5 s, however many cards are dealt."""
    board = Board(
        Position.deal(load_preset(rules), seats, Seat(1), shuffled(3)).view(Seat(0)),
        Viewport(1280, 720),
        TablePreferences(),
        Pace(),
    )
    view = board.view

    board.show(view, (), open_hand=True, deal=DealStage.SHUFFLED)

    shuffled_by = Shuffle.of(board.layout.stock).seconds
    assert shuffled_by <= 0.6
    assert board.reveals.dealt <= shuffled_by + 1.5 + 1e-9
    assert where(board) == {}


def test_a_deck_that_was_shuffled_in_sight_is_dealt_at_once() -> None:
    """After a cut on another page, the deal starts without a second shuffle and ends sooner by that time."""
    boards = []
    for deal in (DealStage.SHUFFLED, DealStage.READY):
        position = Position.deal(load_preset("jazz-club"), 4, Seat(1), shuffled(3))
        board = Board(position.view(Seat(0)), Viewport(1280, 720), TablePreferences(), Pace())
        board.show(board.view, (), open_hand=True, deal=deal)
        boards.append(board)
    first, ready = boards
    shuffle = Shuffle.of(first.layout.stock).seconds
    assert first.reveals.dealt - ready.reveals.dealt == pytest.approx(shuffle)
    assert not list(ready.effects.live(Shuffle, 0.1))
    assert "shuffle" in [noise.name for noise in first.effects.due(9.0)]
    assert "shuffle" not in [noise.name for noise in ready.effects.due(9.0)]


def test_hands_are_turned_up_in_time() -> None:
    """With six players, turning up all the hands after a drop takes at most 2.5 s."""
    hands = ["AC AD", "KH QD 3S 3D 2H", "7D 7H TS 2D 4C", "JS QC 8H 6H 6D", "9C 9D TH KS 4H", "5D 5S JD QH 2C"]
    board = sheets.at_table(hands=hands, stock="3C 7C", spreads=[], discard="TC").screen.board
    position = table("jazz-club", hands=hands, stock="3C 7C", discard="TC", phase="start")
    happened = position.apply(position.legal()[-1])

    board.show(position.view(Seat(0)), happened, open_hand=True)

    assert position.outcome is not None
    assert board.reveals.shown - board.now <= 2.5


def test_a_tonk_takes_its_moment_and_no_more() -> None:
    """A dealt Tonk has been thrown, cried and read at most 2.6 s after the last card is dealt."""
    assert ThrowTimes(speeds.TONK_WAIT, 5, len("Tonk!")).leaves <= 2.6


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("holder", [0, 2])
def test_a_dealt_tonk_is_dealt_face_down_like_any_hand(holder: int, *, reduced: bool) -> None:
    """No bot's card shows its face until all cards are dealt, even though a dealt Tonk has ended the hand."""
    seated = sheets.dealt(sheets.tonk(holder), sheets.SLOW.changed(reduced_motion="on" if reduced else "off"))
    board = seated.screen.board
    own = {card_key(card) for card in board.hand.order}

    while board.now < board.reveals.dealt:
        faces = {key for key, pose in where(board).items() if pose.face > 0.0}
        assert faces <= own
        board.now += 1 / 30

    assert len(where(board)) == 20
    assert board.view.outcome is not None


@pytest.mark.parametrize("holder", [0, 2])
def test_after_a_dealt_tonk_each_other_hand_is_turned_up_once(holder: int) -> None:
    """After a dealt Tonk, the fifteen cards of the other three hands are turned up, and the Tonk isn't turned again."""
    position = sheets.tonk(holder)
    seated = sheets.dealt(position)
    view = position.view(Seat(0))
    moment = StagingFacts(seated.screen.board.layout, view, lambda _key: None, open_hand=False)

    staging = choreography.staged(seated.screen.sitting.game.events, moment, cards_in(view.hand))

    assert [noise.name for noise in staging.noises].count("turn") == 15


@pytest.mark.parametrize("name", MOVES)
def test_with_reduced_motion_no_card_is_ever_between_two_places(name: str) -> None:
    """With reduced motion, every card is always at its old place, at its new one, or held up for comparison."""
    act = sheets.ACTS[name]
    seated = act.seated(settings=sheets.SLOW.changed(reduced_motion="on"))
    board = seated.screen.board
    before = set(where(board).values())
    act.do(seated)
    before |= {board.layout.stock, board.layout.discards}
    before |= {flight.end for sprite in board.sprites._sprites.values() for flight in sprite.course.flights}
    hidden = replace(board.layout, shown=False)
    before |= {pose for seat in hidden.others for pose in hidden.fan(seat, 5)}
    before |= {pose._replace(face=0.0) for pose in hidden.hand(card_range(0, 5), frozenset(), None).values()}

    while board.now < board.all_at_rest():
        assert set(where(board).values()) <= before | set(belong(board).values())
        board.now += 1 / 30


@pytest.mark.parametrize("how", [pygame.K_ESCAPE, pygame.K_SPACE, "click"])
@pytest.mark.parametrize("name", ["deal", "tonk", "reveal", "caught"])
def test_a_press_lands_everything_at_once(name: str, how: int | str) -> None:
    """Esc, Space or a click on the felt during a deal or an ending puts all cards in place with a single noise."""
    seated = staged(name)
    seated.pilot.advance(0.2)
    played = seated.pilot.ui.sounds.played  # type: ignore[attr-defined]
    played.clear()
    done = list(seated.match.actions)

    if isinstance(how, int):
        seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=how, mod=0, unicode="", scancode=0))
    else:
        seated.pilot.down(seated.felt)

    board = seated.screen.board
    assert where(board) == belong(board)
    assert not board.moving(board.now)
    assert len(played) <= 1
    assert seated.pilot.ui.screens.top is seated.screen
    assert seated.match.actions == done


def test_a_second_press_brings_the_page() -> None:
    """A second press, once everything is shown and paid, brings the result page at once."""
    seated = staged("reveal")

    seated.pilot.press(pygame.K_SPACE, pygame.K_SPACE)
    seated.pilot.post()

    assert seated.pilot.ui.screens.top is not seated.screen


@pytest.mark.parametrize(
    ("name", "noises"),
    [
        ("draw", ["flick", "settle"]),
        ("take", ["slide", "settle"]),
        ("discard", ["place"]),
        ("hit", ["hit"]),
        ("drop", ["knock", "turn", "slam", "held", "chips", "win", "place"]),
        ("caught", ["knock", "turn", "caught", "chips", "win", "place", "slam"]),
        ("tonk", ["flick", "slam", "hit", "tonk", "chips", "turn", "win", "place"]),
    ],
)
def test_each_move_has_its_noise(name: str, noises: list[str]) -> None:
    """Each move sounds with its own noises, in order; at the end of a hand, the hands land on the page."""
    seated = staged(name)
    played = seated.pilot.ui.sounds.played  # type: ignore[attr-defined]
    played.clear()

    seated.pilot.advance(8.0 if "win" in noises else 1.0)

    assert [name for name in dict.fromkeys(played) if not name.startswith("count")] == noises


@pytest.mark.parametrize(("name", "noise", "card"), [("discard", "place", "KS"), ("hit", "hit", "4C")])
def test_a_noise_is_heard_at_the_touch(name: str, noise: str, card: str) -> None:
    """A noise sounds in the frame in which the card reaches its place, and not before."""
    seated = staged(name)
    played, key = seated.pilot.ui.sounds.played, card_key(seated.card(card))  # type: ignore[attr-defined]
    played.clear()

    while not played:
        seated.pilot.pass_frame()

    pose, place = seated.screen.board.pose_now(key), belong(seated.screen.board)[key]
    assert played == [noise]
    assert pose is not None
    assert abs(pose.x - place.x) + abs(pose.y - place.y) < 12.0
    assert seated.pilot.now > 0.1


def test_cards_are_dealt_at_a_pace_that_can_be_heard() -> None:
    """At the highest speed the noises of a deal are at least 60 ms apart; an instant deal makes one noise."""
    seated = staged("deal", animation_speed="4")
    seated.pilot.advance(1.0)
    instant = staged("deal", animation_speed="instant")
    instant.pilot.advance(0.2)

    played = seated.pilot.ui.sounds.played  # type: ignore[attr-defined]
    assert 1 < played.count("deal") <= 1.0 / speeds.NOISES_APART
    assert instant.pilot.ui.sounds.played.count("deal") == 1  # type: ignore[attr-defined]


def test_nothing_is_said_of_cards_that_are_still_in_the_air() -> None:
    """During the deal, counts and points include only the cards that have arrived."""
    board = staged("deal").screen.board
    middle = board.now + 0.7 * (board.reveals.dealt - board.now)
    board.now = middle
    seen = board.seen

    assert sum(seen.counts) + seen.stock_count <= 52
    assert sum(seen.counts) < 20
    assert seen.total < board.view.total
    board.now = board.reveals.dealt
    assert board.seen == board.view


def test_money_follows_the_chips() -> None:
    """Purses change only with the chips: nobody has paid before the first leaves, everybody once the last arrives."""
    board = staged("reveal").screen.board
    owed = board.effects.unpaid(board.now)

    assert owed == {0: 3.0, 1: -1.0, 2: -1.0, 3: -1.0}
    board.now = board.all_at_rest() + speeds.QUIVER * 2
    assert not any(board.effects.unpaid(board.now).values())


def test_a_table_at_rest_asks_for_no_frame() -> None:
    """An update changes nothing while the table is at rest."""
    seated = Seated(table("jazz-club", hands=["4C 9D", "KH QD"], stock="9S", discard="2S", phase="start"))
    seated.pilot.advance(1.0)

    assert not any(seated.screen.update(seated.pilot.now + step / 60) for step in range(1, 60))


@pytest.mark.parametrize(("by_hand", "order"), [(False, "4C 9S KS"), (True, "KS 4C 9S")])
def test_a_drawn_card_comes_where_it_belongs(by_hand: bool, order: str) -> None:
    """A drawn card goes to its sorted place in a sorted hand, and to the right end in a hand kept by hand."""
    position = table("jazz-club", hands=["4C KS", "KH QD"], stock="9S", discard="2S", phase="start")
    seated = Seated(position)
    if by_hand:
        seated.screen.board.hand.arrange(seated.card("KS"), 0)

    seated.screen.do(DRAW)

    assert seated.screen.board.hand.order == in_order(order)


def test_a_hidden_fan_closes_up_where_a_card_was_taken_out() -> None:
    """A bot's discard moves only the card that leaves its fan; no other back jumps."""
    seated = sheets.at_table("play", to_act=3)
    before = {back_key(Seat(3), place): seated.screen.board.pose_now(back_key(Seat(3), place)) for place in range(5)}

    sheets.ACTS["discard-bot"].do(seated)

    after = where(seated.screen.board)
    assert set(before.values()) == {pose for key, pose in after.items() if pose in before.values()}


def test_a_covered_hand_is_covered_where_it_lies() -> None:
    """Two people's shared screen turns a hand face down where it lies as its turn ends."""
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D 8H"]
    position = table("jazz-club", hands=hands, stock="9S AC", discard="2S", phase="play")
    seated = Seated(position, persons=2, settings=Settings(animation_speed="0.5"))
    seated.screen._open_hand.lift(Seat(0))
    seated.screen.display.show()
    seated.pilot.advance(2.0)
    poses = {(round(pose.x), round(pose.y)) for pose in where(seated.screen.board).values()}

    seated.pilot.press(pygame.K_1)
    seated.pilot.advance(1.0)
    seated.screen.do(position.legal()[0])

    now = {key: pose for key, pose in where(seated.screen.board).items() if key[:2] == ("back", 0)}
    assert len(now) == 4
    assert all(pose.face == 0.0 for pose in now.values())
    assert all(min(abs(pose.x - x) for x, _y in poses) < 60.0 for pose in now.values())


def test_a_press_ends_the_motion_of_others_and_still_counts() -> None:
    """Space while a bot's card flies puts the card in place, and the prompt says whose turn it is."""
    seated = sheets.at_table("play", to_act=1)
    sheets.bots(seated, Discard(seated.card("KH")))
    seated.screen.board.now = seated.pilot.ui.now
    assert seated.screen.board.moving(seated.screen.board.now)

    seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))

    assert where(seated.screen.board) == belong(seated.screen.board)
    assert "Cy" in seated.screen.prompter.sentence


def test_the_log_waits_for_the_cards() -> None:
    """The log names the first discard when it is turned up, and the winner when the last hand is turned up."""
    deal, reveal = staged("deal"), staged("drop")
    board, log = deal.screen.board, deal.screen.log
    unrevealed = board.reveals.unrevealed
    assert len(log.shown(unrevealed(board.reveals.dealt - 0.01))) == 1
    assert len(log.shown(unrevealed(board.reveals.dealt))) == 2

    board, log = reveal.screen.board, reveal.screen.log
    unrevealed = board.reveals.unrevealed
    assert log.shown(unrevealed(board.reveals.shown - 0.01))[-1] == "You drop with 5"
    assert log.shown(unrevealed(board.reveals.shown))[-1] == "You win the hand"


def test_the_line_above_the_hand_waits_for_the_deal() -> None:
    """The table shows nobody's turn while cards are dealt."""
    board = staged("deal").screen.board

    assert board.seen.to_act not in range(4)
    board.now = board.reveals.dealt
    assert board.seen.to_act in range(4)


def test_lay_spread_is_lit_while_there_is_a_spread_to_lay() -> None:
    """Lay spread can be pressed while the hand holds a spread; after that it is disabled and says why."""
    seated = sheets.at_table("play")
    assert seated.screen.controls.lay.disabled is None

    sheets.ACTS["lay"].do(seated)

    assert seated.screen.controls.lay.disabled == "You have no spread to lay"


def test_the_log_names_who_left_the_last_discard() -> None:
    """The log says that Ana didn't take the last discard if she ends the hand at an empty stock."""
    position = table("jazz-club", hands=["4C 9D 9H", "KH QD 3S 3D"], discard="TC 2S", phase="start")
    seated = Seated(position)

    seated.screen.do(DRAW)

    assert seated.screen.log.lines[-2].startswith("The stock is empty and you don't take the discard")


def test_the_next_hand_begins_where_the_last_one_lay() -> None:
    """The cards of the last hand go into the stock before the shuffle, and are gone once the next hand is dealt."""
    seated = staged("next")
    board = seated.screen.board
    gone = [key for key in where(board) if key[0] == "gone"]

    assert len(gone) > 16
    board.now = board.reveals.dealt
    assert not [key for key in where(board) if key[0] == "gone"]


def test_a_discard_is_lifted_before_it_flies() -> None:
    """A discard first rises a little towards the discards, larger than in the hand, and then flies."""
    seated = staged("discard")
    board = seated.screen.board
    sprite = board.sprites._sprites[card_key(parse_card("KS"))]
    start, lifted = (sprite.course.at(board.now + when) for when in (0.0, speeds.DISCARD_LIFT))
    assert 5.0 < abs(lifted.x - start.x) + abs(lifted.y - start.y) < 30.0
    assert lifted.scale > start.scale


def test_a_hit_is_drawn_back_before_it_is_slapped_down() -> None:
    """A card held over a spread rises a little more before it comes down."""
    seated = staged("hit")
    board = seated.screen.board
    sprite = board.sprites._sprites[card_key(parse_card("4C"))]
    held, back = (sprite.course.at(board.now + when) for when in (speeds.HIT_RAISE, speeds.HIT_RAISE + speeds.HIT_BACK))
    assert back.y < held.y
    assert back.scale > held.scale > sprite.course.end.scale


def test_a_laid_spread_flashes_as_it_lands() -> None:
    """A laid spread flashes at the moment when its last card lands."""
    board = staged("lay").screen.board
    light = [one for one in board.effects._effects if isinstance(one, SlapFlash)][-1]
    assert light.begins == pytest.approx(board.all_at_rest(), abs=0.01)
