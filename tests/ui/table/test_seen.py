"""The order in which the eye learns: text about a card waits until it lands, but a press counts before that."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import DRAW, Discard
from tonk.rules.cards import Seat
from tonk.session.settings import Settings
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.players.player_standings import PlayerStanding, Standings

pytestmark = pytest.mark.usefixtures("eager")


def plate(screen: TableScreen, seat: int) -> PlayerStanding:
    """Return the plate of a seat as it is shown."""
    return Standings(screen.sitting, screen._open_hand).on(screen.board)[seat]


@pytest.mark.parametrize(
    ("name", "card", "seat"),
    [("draw", "AH", 0), ("take", "2S", 0), ("discard", "KS", 0), ("discard-bot", "JS", 3), ("hit", "4C", 0)],
)
def test_nothing_is_written_of_a_card_before_it_lands(name: str, card: str, seat: int) -> None:
    """Log, points, counts, plate and prompt change only when the card has landed."""
    act = sheets.ACTS[name]
    seated = act.seated()
    screen, board = seated.screen, seated.screen.board
    board.now = seated.pilot.ui.now
    written = board.seen.total, board.seen.counts, plate(screen, seat).move_text, screen.prompter.sentence
    lines = len(screen.log.lines)
    act.do(seated)
    course = board.sprites._sprites[card_key(seated.card(card))].course

    while board.now < course.lands:
        seen = board.seen.total, board.seen.counts, plate(screen, seat).move_text, screen.prompter.sentence
        assert seen in (written, (*written[:3], ""))
        assert len(screen.log.shown(board.reveals.unrevealed(board.now))) == lines
        board.now += 1 / 30

    board.now = course.lands + 0.001
    assert board.seen == board.view
    assert plate(screen, seat).move_text != written[2]
    assert screen.log.shown(board.reveals.unrevealed(board.now)) == screen.log.lines


def test_the_stock_is_counted_as_its_card_leaves() -> None:
    """The stock's count falls when its card has been lifted off, before it reaches the hand."""
    act = sheets.ACTS["draw"]
    seated = act.seated()
    board = seated.screen.board
    board.now = seated.pilot.ui.now
    act.do(seated)
    begun, count = board.now, board.view.stock_count

    assert board.seen.stock_count == count + 1
    board.now = begun + 0.1
    assert board.seen.stock_count == count
    assert board.seen.counts[0] < board.view.counts[0]


def test_buttons_light_up_when_the_turn_has_been_seen_to_come_and_count_before() -> None:
    """While the discard before Ana's turn is in the air, Drop looks dark but answers a press."""
    seated = sheets.at_table("play", to_act=3)
    screen, board = seated.screen, seated.screen.board
    sheets.bots(seated, Discard(seated.card("JS")))
    board.now = seated.pilot.ui.now
    assert (screen.controls.drop.disabled, screen.controls.drop.dark) == (None, True)

    seated.pilot.press(pygame.K_k)

    assert screen.controls.drop.asked
    board.now = board.reveals.all_shown
    screen.controls.update(board.now)
    assert not screen.controls.drop.dark


def test_no_button_lights_up_before_the_cards_are_dealt() -> None:
    """During sweep, shuffle and deal, Drop and Lay spread stay dark and the stock is not counted."""
    seated = sheets.ACTS["next"].seated()
    sheets.ACTS["next"].do(seated)
    screen, board = seated.screen, seated.screen.board
    screen.controls.drop.dark = False  # a new button, as at the first hand of a match, is not dark
    screen.controls._dark.clear()
    for share in (0.0, 0.3, 0.6, 0.95):
        board.now = seated.pilot.ui.now + share * (board.reveals.dealt - seated.pilot.ui.now)
        screen.controls.update(board.now)
        lit = [one for one in (screen.controls.drop, screen.controls.lay) if one.disabled is None and not one.dark]
        assert not lit
    assert not board.reveals.stock_counted(seated.pilot.ui.now)
    board.now = board.reveals.dealt - 0.01
    assert board.seen.stock_count == board.view.stock_count, "the upcard has already left the stock"


def test_a_press_during_motion_acts_on_the_true_position() -> None:
    """A draw and a discard made during motion both count at once, and the log has them in order."""
    hands = ["4C 9D KS", "KH QD 3S"]
    position = table("jazz-club", hands=hands, stock="9S AC", discard="2S", phase="start")
    seated = Seated(position, settings=Settings(thinking_time="slow"))
    seated.screen.do(DRAW)
    seated.screen.do(Discard(seated.card("9S")))

    reveals, now = seated.screen.board.reveals, seated.screen.board.now
    assert seated.position.to_act == Seat(1)
    assert reveals.unrevealed(now) == 2
    assert seated.screen.board.seen.hand == seated.screen.board.seen.hand & ~(1 << seated.card("9S"))
    assert reveals.unrevealed(reveals.all_shown) == 0
