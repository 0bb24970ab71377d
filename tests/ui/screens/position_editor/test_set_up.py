"""The set-up page: moving cards by mouse, keys and pad, and explaining positions that can't be played."""

import json
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from tests.session.plays import plan
from tests.support.noting import noting
from tests.support.tables import in_order, named
from tests.ui.gamepad import plugged_in
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, make_services, opened, read, widgets
from tonk.records import Record, record_from_json
from tonk.records.positions import position_to_json
from tonk.rules.cards import FIRST_SEAT, Seat, each_seat, mask_of, parse_card
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.practice.arrangement import CardPlace, Zone
from tonk.session.practice.practice_options import PracticeOptions
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.matches.matches_screen import MatchesScreen
from tonk.ui.screens.position_editor.set_up_screen import SetUpScreen
from tonk.ui.screens.replay.dropped import open_dropped
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell import clipboard
from tonk.ui.shell.commands import PadButton
from tonk.ui.shell.inputs import TextDropped
from tonk.ui.widgets import Dialog
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.phrases import usual_name
from tonk.words.setting_up import turn_hint, turn_label, turn_problem, wrong_number
from tonk.words.table.names import TableNames


class Practised(ScreenServices):
    """Services that keep the position the page asks to practise."""

    def practise(
        self,
        record: Record,
        players: tuple[Player, ...] | None = None,
        practice: PracticeOptions | None = None,
    ) -> None:
        """Keep what was asked for."""
        assert players is not None
        assert practice is not None
        self.played = record, players
        self.practice = practice


def page(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> tuple[SetUpScreen, Pilot]:
    """Return the set-up page with an empty table for three."""
    services = Practised(make_services(size, settings=settings).ui)
    screen = SetUpScreen(services.ui, services)
    return screen, opened(services, screen)


@pytest.fixture
def board_of_clips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts copied to the clipboard, the latest last."""
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "copy", noting(kept, answer=True))
    monkeypatch.setattr(clipboard, "paste", lambda: kept[-1] if kept else "")
    return kept


def at(screen: SetUpScreen, card: str) -> Point:
    """Return a point of a card that no other card covers."""
    box = screen.board.layout.cards[parse_card(card)]
    return box.x + 6, box.y + 6


def zone(screen: SetUpScreen, place: CardPlace) -> Point:
    """Return a free point of a place: its lower right corner."""
    box = next(box for box, one in screen.board.layout.zones if one == place)
    return box.right - 5, box.bottom - 5


def held(screen: SetUpScreen, seat: Seat) -> str:
    """Return the cards in a seat's hand."""
    return named(mask_of(screen.what.hands[seat]))


def test_cards_are_dragged_to_hands_and_piles_and_back() -> None:
    """A card can be dragged from the pack into a hand, on to the stock, and back into the pack."""
    screen, pilot = page()
    hand, stock = CardPlace(Zone.HAND, 1), CardPlace(Zone.STOCK)
    seat = screen.board.layout.seats[1]
    pilot.drag(at(screen, "7H"), (seat.x + 40, seat.y + 60))
    assert held(screen, Seat(1)) == "7H"
    pilot.drag(at(screen, "7H"), zone(screen, stock))
    assert (held(screen, Seat(1)), screen.what.stock) == ("", list(in_order("7H")))
    pilot.drag(at(screen, "7H"), zone(screen, CardPlace(Zone.PACK)))
    assert screen.what.stock == []
    assert hand not in [screen.what.place_of(card) for card in screen.what.pack]


def test_several_are_clicked_and_then_the_place() -> None:
    """Clicked cards are laid together at the place clicked next; a card dropped outside every place stays put."""
    screen, pilot = page()
    for card in ("4D", "5D", "6D"):
        pilot.click(at(screen, card))
    pilot.click(zone(screen, CardPlace(Zone.NEW_SPREAD, 2)))
    assert [(one.owner, one.cards) for one in screen.what.spreads] == [(2, list(in_order("4D 5D 6D")))]
    assert screen.board.chosen == ()
    pilot.drag(at(screen, "KC"), (screen.panel.box.center[0], screen.panel.box.bottom - 100))
    assert screen.what.place_of(parse_card("KC")) == CardPlace(Zone.PACK)


def test_a_card_goes_to_any_place_by_pad() -> None:
    """On a pad the right trigger asks for a place, the arrows choose it, A puts the card there, and B cancels."""
    screen, pilot = page()
    places = [place for _box, place in screen.board.layout.zones]
    to_bo = places.index(CardPlace(Zone.HAND, 1)) - places.index(CardPlace(Zone.HAND, 0))
    with plugged_in(pilot) as pad:
        pad.press(PadButton.RIGHT_TRIGGER, *[PadButton.RIGHT] * to_bo, PadButton.A)
        pad.press(PadButton.RIGHT, PadButton.RIGHT_TRIGGER, PadButton.A)
        assert held(screen, Seat(1)) == "AC 2C"
        pad.press(PadButton.RIGHT_TRIGGER, PadButton.RIGHT, PadButton.B)
        assert held(screen, Seat(1)) == "AC 2C"
        assert pilot.ui.screens.top is screen


def test_everything_goes_by_keys() -> None:
    """Arrows move through the pack; a digit, S, D or Backspace moves a card; Shift and a digit lay the chosen cards."""
    screen, pilot = page()
    pilot.press(pygame.K_1, pygame.K_RIGHT, pygame.K_2, pygame.K_DOWN, pygame.K_s, pygame.K_LEFT, pygame.K_d)
    assert (held(screen, Seat(0)), held(screen, Seat(1))) == ("AC", "2C")
    assert (screen.what.stock, screen.what.discard) == (list(in_order("2D")), list(in_order("AD")))
    pilot.press(pygame.K_BACKSPACE)
    assert screen.what.discard == []
    pilot.press(pygame.K_RETURN, pygame.K_DOWN, pygame.K_SPACE, pygame.K_DOWN, pygame.K_RETURN)
    pilot.press(pygame.K_3, shift=True)
    assert [(one.owner, named(mask_of(one.cards))) for one in screen.what.spreads] == [(2, "AD AH AS")]
    pilot.press(pygame.K_UP, pygame.K_UP, pygame.K_UP)
    pilot.press(pygame.K_3, shift=True)
    assert named(mask_of(screen.what.spreads[0].cards)) == "AC AD AH AS"


def test_keys_of_the_board_work_wherever_the_keyboard_is() -> None:
    """The board's keys still work after a button was clicked."""
    screen, pilot = page()
    pilot.click(screen.panel.clear.box.center)
    pilot.press(pygame.K_2)
    assert held(screen, Seat(1)) == "AC"
    assert screen.board.ring, "no ring shows the chosen card"


def test_nothing_that_was_laid_out_is_lost_by_escape() -> None:
    """Esc first clears the choice, then asks before it throws away cards, and leaves an empty table without asking."""
    screen, pilot = page()
    pilot.click(at(screen, "7H"))
    pilot.press(pygame.K_ESCAPE)
    assert (pilot.ui.screens.top, screen.board.chosen) == (screen, ())
    pilot.press(pygame.K_1, pygame.K_ESCAPE)
    assert isinstance(pilot.ui.screens.top, Dialog)
    pilot.press(pygame.K_ESCAPE)
    assert (pilot.ui.screens.top, held(screen, Seat(0))) == (screen, "7H")
    pilot.press(pygame.K_BACKSPACE, pygame.K_ESCAPE)
    assert screen not in pilot.ui.screens.all


def test_a_position_that_is_as_it_came_is_left_at_once(board_of_clips: list[str]) -> None:
    """Esc leaves a copied position without asking, because nothing would be lost."""
    screen, pilot = page()
    pilot.click(screen.panel.deal.box.center)
    pilot.press(pygame.K_c, ctrl=True)
    assert board_of_clips
    pilot.press(pygame.K_ESCAPE)
    assert screen not in pilot.ui.screens.all


def test_names_come_with_a_record_and_go_with_it() -> None:
    """A record brings its players' names, and the next record replaces them."""
    screen, _pilot = page()
    record = screen._record()
    usual = list(screen._names)
    screen.board.put(in_order("7H"), CardPlace(Zone.HAND, 0))
    screen.panel.deal.on_press()
    whole = screen._record()
    screen.show(replace(whole, seats=("Zoë", "Yul", "Xan")))
    assert screen._names[:3] == ["Zoë", "Yul", "Xan"]
    screen.show(whole)
    assert list(screen._names) == usual
    assert record.seats == whole.seats


def test_a_person_without_a_name_is_you_once() -> None:
    """A person without a name is just "You"; a person with a name is marked "(you)"."""
    nameless, named_one = TableNames((usual_name(), "Ruby"), FIRST_SEAT), TableNames(("Ana", "Ruby"), FIRST_SEAT)
    assert [turn_label(nameless, seat) for seat in each_seat(2)] == ["You", "Ruby"]
    assert [turn_label(named_one, seat) for seat in each_seat(2)] == ["Ana (you)", "Ruby"]
    assert [turn_hint(nameless, seat) for seat in each_seat(2)] == ["Make it your turn", "Make it Ruby's turn"]
    assert wrong_number(nameless, FIRST_SEAT, 7, 5) == "You have 7 cards, but the limit is 5"
    assert turn_problem(named_one, FIRST_SEAT, "ends").startswith("Your Block")


def test_an_impossible_position_is_explained_and_not_played() -> None:
    """A sentence says why a position can't be played; once it can, the person and bots play it."""
    screen, pilot = page()
    assert "You have no cards yet" in read(pilot)
    assert screen.panel.play.disabled == "You have no cards yet"
    pilot.click(screen.panel.play.box.center)
    pilot.click(screen.panel.deal.box.center)
    assert "Ready to play." in read(pilot)
    pilot.press(pygame.K_s)
    pilot.click(screen.seats.turns[2].box.center)
    pilot.click(screen.panel.play.box.center)
    record, players = screen.services.played  # type: ignore[attr-defined]
    position = record.start()
    assert position.to_act == 2
    assert [player.is_person for player in players] == [True, False, False]
    assert record.extras["x-kind"] == "practice"


def test_a_spread_that_is_none_is_explained() -> None:
    """The page says in front of which player an invalid spread lies."""
    screen, pilot = page()
    pilot.click(screen.panel.deal.box.center)
    screen.board.put(in_order("4D 6D 8D"), CardPlace(Zone.NEW_SPREAD, 1))
    screen.panel.deal.on_press()
    pilot.advance(0.1)
    assert screen.panel.play.disabled is not None
    assert screen.panel.play.disabled.startswith("In front of Ruby: ")


def test_a_position_is_copied_and_pasted(board_of_clips: list[str]) -> None:
    """Ctrl+C copies the position as a record, and Ctrl+V sets it up again, even after the table was cleared."""
    screen, pilot = page()
    screen._names[0] = "Zoë"
    pilot.click(screen.panel.deal.box.center)
    pilot.press(pygame.K_c, ctrl=True)
    assert "Zoë" in board_of_clips[-1]
    record = record_from_json(json.loads(board_of_clips[-1]))
    pilot.click(screen.panel.clear.box.center)
    assert screen._problem is not None
    pilot.press(pygame.K_v, ctrl=True)
    assert position_to_json(screen._record().start()) == position_to_json(record.start())
    board_of_clips.append(json.dumps(dict(record.position or {})))
    pilot.click(screen.panel.clear.box.center)
    pilot.click(screen.panel.paste.box.center)
    assert screen._problem is None, "a bare position is not read by the chosen rules"


@pytest.mark.parametrize(
    "text", ["", "no JSON", "[1]", "{}", '{"hands": 3}', '{"hands": [[]]}', "9" * 2_000_000, "[" * 9999]
)
def test_hostile_text_is_explained_and_nothing_is_lost(board_of_clips: list[str], text: str) -> None:
    """Pasting text that is no position shows one short sentence and moves no card."""
    screen, pilot = page()
    said: list[str] = []
    screen.ui.on_toast = said.append
    pilot.press(pygame.K_3)
    board_of_clips.append(text)
    pilot.press(pygame.K_v, ctrl=True)
    assert len(said) == 1
    assert len(said[0]) <= 200
    assert held(screen, Seat(2)) == "AC"


def test_rules_and_players_are_chosen(board_of_clips: list[str]) -> None:
    """The rules decide which cards and waits there are, and a finished hand can't be set up."""
    screen, pilot = page()
    assert not any(button.visible for button in screen.seats.waits)
    twists = next(rules for rules, _name in screen.panel.rules.options if rules.id == "twists")
    screen.panel.rules.change(twists)
    screen.panel.players.change(6)
    pilot.click(screen.seats.waits[5].box.center)
    assert screen.what.wait == [0, 0, 0, 0, 0, 1]
    screen.board.put(in_order("W1"), CardPlace(Zone.HAND, 0))
    assert "Loses a turn" in read(pilot)
    match = Match(plan(1))
    while not match.hand_over:
        match.act(match.position.legal()[0])
    board_of_clips.append(json.dumps(match.record().to_json()))
    said: list[str] = []
    screen.ui.on_toast = said.append
    pilot.press(pygame.K_v, ctrl=True)
    assert said[0].startswith("Can't set this up: ")
    assert screen.what.seats == 6


def test_lost_turns_are_whole_words_in_french() -> None:
    """With six players, the buttons for lost turns have room for their words in French, too."""
    try:
        assert language.use("fr")
        screen, pilot = with_twists(6)
        screen.seats.waits[5].on_press()
        said = read(pilot).splitlines()
        assert (said.count("Tour normal"), said.count("Perd un tour")) == (5, 1)
    finally:
        assert language.use(SOURCE_LANGUAGE)


@pytest.mark.parametrize(
    ("size", "ui_scale", "seats"), [((960, 600), 1.0, 6), ((1280, 720), 1.5, 5), ((720, 1280), 2.0, 2)]
)
def test_everything_fits(size: tuple[int, int], ui_scale: float, seats: int) -> None:
    """In every window each card has a corner that no other covers, and no buttons overlap."""
    screen, pilot = page(size, Settings(ui_scale=ui_scale))
    screen.panel.rules.change(next(rules for rules, _name in screen.panel.rules.options if rules.id == "twists"))
    screen.panel.players.change(seats)
    screen.panel.deal.on_press()
    for card, box in screen.board.layout.cards.items():
        assert screen.board.layout.card_at((box.x + 4, box.y + 4)) == card
        assert screen.board.box.contains((box.x, box.y))
        assert screen.board.box.contains((box.right, box.bottom))
    window = pilot.ui.viewport.box
    shown = [widget for widget in widgets(pilot) if widget is not screen.board]
    for ground, *buttons in zip(screen.board.layout.seats, screen.seats.turns, screen.seats.waits, strict=False):
        assert all(one.box.x >= ground.x + 4 and one.box.y >= ground.y + 2 for one in buttons), "off the frame"
        assert all(one.box.bottom <= ground.bottom - 2 for one in buttons)
    for one in shown:
        assert window.contains((one.box.x, one.box.y))
        assert window.contains((one.box.right - 1, one.box.bottom - 1))
        assert min(one.box.w, one.box.h) >= 36
    for box, other in combinations([widget.box for widget in shown], 2):
        beside = min(box.right, other.right) <= max(box.x, other.x)
        assert beside or min(box.bottom, other.bottom) <= max(box.y, other.y)


def test_a_small_page_over_it_leaves_it_no_room() -> None:
    """The page survives having no room for its board, as below another page in a small window with a pad."""
    screen, pilot = page((640, 360), Settings(ui_scale=1.5))
    pilot.ui.screens.push(MatchesScreen(pilot.ui, screen.services))
    pilot.ui.take_pad("xbox")
    assert screen.board.box.h < 0
    pilot.press(pygame.K_ESCAPE)
    assert screen.board.box.h > 0


def with_twists(players: int = 3) -> tuple[SetUpScreen, Pilot]:
    """Return the set-up page with a dealt hand of Tonk with Twists."""
    screen, pilot = page()
    screen.panel.rules.change(next(rules for rules, _name in screen.panel.rules.options if rules.id == "twists"))
    screen.panel.players.change(players)
    screen.panel.deal.on_press()
    return screen, pilot


def test_skips_and_blocks_are_dragged_and_keyed_before_seats() -> None:
    """Only a Skip or Block can lie before a seat; the page shows who placed a Block and who would lose the turn."""
    screen, pilot = with_twists()
    said: list[str] = []
    screen.ui.on_toast = said.append
    pilot.drag(at(screen, "B1"), zone(screen, CardPlace(Zone.SKIP, 1)))
    pilot.click(at(screen, "B2"))
    pilot.press(pygame.K_3, shift=True)
    pilot.click(at(screen, "B3"))
    pilot.press(pygame.K_3, shift=True)
    assert [named(mask_of([skip])) for skip in screen.what.skips if skip is not None] == ["B1", "B2"]
    assert screen.what.blocks[2] == (parse_card("B3"), 2)
    free = next(card for card in screen.what.left if card < 52)
    screen.board.put([free], CardPlace(Zone.BLOCK, 0))
    assert said == ["Only a Skip/Block can go there."]
    pilot.click(at(screen, "B3"))
    pilot.advance(0.1)
    assert screen.panel.about.by.label == f"Placed by {screen._names[2]}"
    pilot.click(screen.panel.about.by.box.center)
    assert screen.what.blocks[2] == (parse_card("B3"), 1)
    assert screen._problem is None
    pilot.click(screen.seats.turns[1].box.center)
    assert screen.panel.play.disabled is not None
    assert screen.panel.play.disabled.startswith(f"{screen._names[1]} would lose this turn.")


def test_a_wild_in_a_spread_gets_the_card_it_stands_for() -> None:
    """While a Wild in a spread is chosen, one button changes the card it stands for and another who laid it."""
    screen, pilot = with_twists()
    screen.panel.clear.on_press()
    screen.board.put(in_order("4H 5H W1"), CardPlace(Zone.NEW_SPREAD, 0))
    pilot.click(at(screen, "W1"))
    pilot.advance(0.1)
    before = screen.panel.about.interpretation.label
    pilot.click(screen.panel.about.interpretation.box.center)
    assert screen.panel.about.interpretation.visible
    assert screen.panel.about.interpretation.label != before
    pilot.click(screen.panel.about.by.box.center)
    assert screen.what.spreads[0].layer(parse_card("W1")) == 1


def test_a_place_under_the_pointer_is_named() -> None:
    """While a card is chosen, the place under the pointer is named."""
    screen, pilot = page()
    pilot.click(at(screen, "7H"))
    pilot.move(zone(screen, CardPlace(Zone.DISCARDS)))
    pilot.advance(0.05)
    assert "On top of the discards" in read(pilot)


def test_carried_cards_lie_above_the_buttons() -> None:
    """A dragged card is drawn above everything else, including seat names and buttons."""
    screen, pilot = with_twists()
    pilot.drag(at(screen, "7H"), zone(screen, CardPlace(Zone.HAND, 0)), release=False)
    drawn = read(pilot).splitlines()
    assert drawn[-1] == "To your hand"


def test_it_is_analysed_with_the_coach() -> None:
    """The coach's button plays the position with advice before each move."""
    screen, pilot = page()
    pilot.click(screen.panel.deal.box.center)
    pilot.click(screen.panel.ask.box.center)
    assert screen.services.practice.coached  # type: ignore[attr-defined]


def test_a_position_that_is_dropped_is_set_up() -> None:
    """A dropped position opens the set-up page; on that page, anything dropped is set up there."""
    screen, _pilot = with_twists()
    screen.board.put([parse_card("B1")], CardPlace(Zone.SKIP, 1))
    record = screen._record()
    text = json.dumps(record.to_json())
    services = Practised(make_services().ui)
    pilot = opened(services, TitleScreen(services.ui, services))
    open_dropped(services.ui, services, [TextDropped(text)])
    there = services.ui.screens.top
    assert isinstance(there, SetUpScreen)
    assert position_to_json(there._record().start()) == position_to_json(record.start())
    there.panel.clear.on_press()
    open_dropped(services.ui, services, [TextDropped(text)])
    assert services.ui.screens.top is there
    assert there._problem is None
    said: list[str] = []
    services.ui.on_toast = said.append
    open_dropped(services.ui, services, [TextDropped('{"hands": 1}')])
    assert len(said) == 1
    pilot.advance(0.05)
