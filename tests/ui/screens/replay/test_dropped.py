"""Files and texts that are dropped or pasted: each is opened or explained, and a running match is unharmed."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from tests.goldens.test_goldens import golden
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, click, make_services, read
from tests.ui.table.seated import Seated
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.deals.deal import Deal
from tonk.session.deals.deal_codes import code_of
from tonk.session.settings import Settings
from tonk.ui.screens.deals.deal_code_screen import DealCodeScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.replay import dropped
from tonk.ui.screens.replay.dropped import open_dropped
from tonk.ui.screens.replay.open_record_screen import OpenRecordScreen
from tonk.ui.screens.replay.reading_dialog import ReadingDialog
from tonk.ui.screens.replay.record_list_screen import RecordListScreen
from tonk.ui.screens.replay.replay_screen import ReplayScreen
from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import DroppedInput, UiContext

HANDS = golden("jazz-club")[:3]
INSTANT = Settings(animation_speed="instant")


def taking(ui: UiContext, services: object) -> None:
    """Let the window open what is dropped, as the game does."""

    def take(dropped: Sequence[DroppedInput]) -> None:
        open_dropped(ui, services, dropped)  # type: ignore[arg-type]

    ui.on_drop = take


def at_a_page() -> tuple[ScreenServices, Pilot]:
    """Return a page that accepts dropped things."""
    services = make_services(settings=INSTANT)
    taking(services.ui, services)
    services.ui.screens.push(OpenRecordScreen(services.ui, services))
    return services, Pilot(services.ui)


def file(path: Path, text: str) -> pygame.Event:
    """Write a file with this text and return the event of dropping it."""
    path.write_text(text, encoding="utf-8")
    return pygame.Event(pygame.DROPFILE, file=str(path))


def text(words: str) -> pygame.Event:
    """Return the event of dropping a text."""
    return pygame.Event(pygame.DROPTEXT, text=words)


def test_a_dropped_record_opens_as_a_replay(tmp_path: Path) -> None:
    """One hand, in a file or as a text, opens as a replay at once."""
    for event in (file(tmp_path / "a.jsonl", HANDS[0]), text(HANDS[0])):
        services, pilot = at_a_page()
        pilot.post(event)
        assert isinstance(services.ui.screens.top, ReplayScreen)


def test_a_file_that_is_too_large_spoils_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is too large does not keep the hand in the next file from opening."""
    monkeypatch.setattr(dropped, "LARGEST", len(HANDS[0]) + 100)
    services, pilot = at_a_page()
    pilot.post(file(tmp_path / "a", "\n".join(HANDS)), file(tmp_path / "b", HANDS[0]))
    assert isinstance(services.ui.screens.top, ReplayScreen)


def test_several_records_are_listed_and_one_is_chosen(tmp_path: Path) -> None:
    """Several records, bad ones too, come as one list, and Esc returns from a hand to that list."""
    services, pilot = at_a_page()
    pilot.post(file(tmp_path / "a", "\n".join(HANDS)), file(tmp_path / "b", "no hand"))
    listed = services.ui.screens.top
    assert isinstance(listed, RecordListScreen)
    assert listed.list.count == 4
    pilot.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(services.ui.screens.top, ReplayScreen)
    pilot.press(pygame.K_ESCAPE)
    assert services.ui.screens.top is listed
    pilot.press(pygame.K_END, pygame.K_RETURN)
    assert services.ui.screens.top is listed
    assert "can't be opened" in pilot.loop.toasts.sentences[0]


def test_thousands_of_records_are_listed_at_once(tmp_path: Path) -> None:
    """Thousands of records are listed quickly, because only the rows in sight are read."""
    services, pilot = at_a_page()
    pilot.post(file(tmp_path / "a", "\n".join(HANDS * 1500)))
    for _frame in range(60):
        pilot.pass_frame()
    listed = services.ui.screens.top
    assert isinstance(listed, RecordListScreen)
    assert listed.list.count == 4500
    pilot.press(pygame.K_END)
    pilot.advance(0.2)
    assert listed.list.marked == 4499


def test_slow_reading_is_reported_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow reading shows a dialog after a moment, and Esc then stops it with nothing opened."""
    services, pilot = at_a_page()
    monkeypatch.setattr("tonk.ui.drawing.speeds.COUNTING", 0.0)  # as if no frame had time to read
    pilot.post(text("x\n" * 1_000_000))
    reading = services.ui.screens.top
    assert isinstance(reading, ReadingDialog)
    assert "Stop" not in read(pilot)
    pilot.press(pygame.K_ESCAPE)
    assert services.ui.screens.top is reading, "the dialog was answered before it was visible"
    pilot.advance(0.6)
    assert {"Reading", "Stop"} <= set(read(pilot).split("\n"))
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(services.ui.screens.top, OpenRecordScreen)


def read_through(pilot: Pilot) -> None:
    """Let frames pass until nothing is being read any more."""
    for _frame in range(60):
        if not any(isinstance(screen, ReadingDialog) for screen in pilot.ui.screens.all):
            return
        pilot.pass_frame()
    raise AssertionError("it is being read for ever")


def test_many_rule_files_are_taken_in_on_the_page_that_is_open() -> None:
    """Rule files all go to one page of house rules, and hands dropped with them open above it."""
    rules = [text(f'{{"format": "tonk-house-rules/1", "rules": {n}}}') for n in range(7)]
    services, pilot = at_a_page()
    services.ui.screens.show_only(HouseRulesScreen(services.ui, services))
    pilot.post(*rules)
    read_through(pilot)
    assert len(services.rulebook.kept) == 7
    assert [type(screen) for screen in services.ui.screens.all] == [HouseRulesScreen]
    services, pilot = at_a_page()
    pilot.post(*map(text, HANDS), *rules[:3], *map(text, HANDS))
    read_through(pilot)
    assert [type(screen) for screen in services.ui.screens.all[1:]] == [HouseRulesScreen, RecordListScreen]


def test_files_dropped_while_one_is_read_are_read_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text dropped on the page of rules while hands are being read is taken as rules, with no second dialog."""
    services, pilot = at_a_page()
    services.ui.screens.show_only(HouseRulesScreen(services.ui, services))
    monkeypatch.setattr("tonk.ui.drawing.speeds.COUNTING", 0.0)
    pilot.post(*map(text, HANDS * 2))
    pilot.post(text("no rules"))
    assert [type(screen) for screen in services.ui.screens.all] == [HouseRulesScreen, ReadingDialog]
    monkeypatch.setattr("tonk.ui.drawing.speeds.COUNTING", 1.0)
    read_through(pilot)
    assert "Not rules." in pilot.loop.toasts.sentences
    assert [type(screen) for screen in services.ui.screens.all] == [HouseRulesScreen, RecordListScreen]


@pytest.mark.parametrize("bad", ["no hand", "{}", "\0", HANDS[0].replace("draw", "fly", 1)[:-1], "[" * 9999])
def test_a_text_that_is_no_hand_is_explained_and_changes_nothing(tmp_path: Path, bad: str) -> None:
    """A sentence names a file that holds no hand and says why; the page stays as it was."""
    services, pilot = at_a_page()
    before = services.ui.screens.all
    pilot.post(file(tmp_path / "bad.txt", bad))
    assert services.ui.screens.all == before
    assert pilot.loop.toasts.sentences[0].startswith("bad.txt can't be opened: ")


def test_an_empty_file_a_folder_and_a_missing_one_are_explained(tmp_path: Path) -> None:
    """An empty file, a folder and a missing file dropped together are explained in three sentences."""
    services, pilot = at_a_page()
    before = services.ui.screens.all
    gone = pygame.Event(pygame.DROPFILE, file=str(tmp_path / "gone"))
    pilot.post(file(tmp_path / "empty", " \n"), pygame.Event(pygame.DROPFILE, file=str(tmp_path)), gone)
    assert services.ui.screens.all == before
    assert len(pilot.loop.toasts.sentences) == 3


def test_another_drop_takes_the_place_of_the_replay() -> None:
    """A dropped hand replaces the open replay, so replays do not pile up."""
    services, pilot = at_a_page()
    count = len(services.ui.screens.all)
    for hand in HANDS:
        pilot.post(text(hand))
    assert len(services.ui.screens.all) == count + 1


def test_a_drop_at_the_table_leaves_the_match_as_it_was() -> None:
    """A replay opens over the table: play pauses, dragged cards return to the hand, and Esc goes back."""
    table = Seated()
    taking(table.screen.ui, ScreenServices(table.screen.ui))
    table.pilot.drag(table.own_place, table.felt, release=False)
    table.pilot.post(text(HANDS[0]))
    assert isinstance(table.screen.ui.screens.top, ReplayScreen)
    assert table.screen.pointer.drag is None
    before = (list(table.match.actions), table.position.hands[0], table.keeper.matches)
    table.pilot.advance(0.5)
    table.pilot.press(pygame.K_SPACE)
    assert (table.match.actions, table.position.hands[0], table.keeper.matches) == before
    table.pilot.press(pygame.K_ESCAPE)
    assert table.screen.ui.screens.top is table.screen
    assert table.services.asked == []


@pytest.mark.parametrize("page", [TitleScreen, PracticeHub, OpenRecordScreen])
def test_a_hand_is_pasted(page: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+V opens the hand on the clipboard."""
    monkeypatch.setattr(clipboard, "paste", lambda: HANDS[0])
    services = make_services(settings=INSTANT)
    services.ui.screens.push(page(services.ui, services))
    pilot = Pilot(services.ui)
    pilot.press(pygame.K_v, ctrl=True)
    assert isinstance(services.ui.screens.top, ReplayScreen)


def test_a_code_of_a_deal_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal code that is pasted or dropped opens one page, and a wrong code is explained on that same page."""
    code = code_of(Deal(load_preset("pagat"), 3, Seat(2), 12345))
    services, pilot = at_a_page()
    monkeypatch.setattr(clipboard, "paste", lambda: f" {code.lower()}\n")
    click(pilot, "Paste")
    count = len(services.ui.screens.all)
    assert isinstance(services.ui.screens.top, DealCodeScreen)
    assert "3 players" in read(pilot)
    pilot.post(file(tmp_path / "code.txt", f"{code}\n"))
    pilot.post(text(f"{code}W"))
    assert isinstance(services.ui.screens.top, DealCodeScreen)
    assert "3 players" not in read(pilot)
    assert len(services.ui.screens.all) == count
    assert not pilot.loop.toasts.sentences


@pytest.mark.parametrize("words", ["Hello", "TKO in the second round", "T"])
def test_words_that_are_neither_hand_nor_code_are_refused(words: str) -> None:
    """Words that are neither a hand nor a code are refused in a sentence that does not mention files."""
    _services, pilot = at_a_page()
    pilot.post(text(words))
    assert pilot.loop.toasts.sentences == (
        "That can't be opened as a hand: it holds neither a hand nor the code of a deal.",
    )


def test_an_empty_clipboard_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pasting nothing, or far too much, is refused in a sentence."""
    services, pilot = at_a_page()
    monkeypatch.setattr(clipboard, "paste", lambda: "")
    click(pilot, "Paste")
    monkeypatch.setattr(clipboard, "paste", lambda: "x" * (17 << 20))
    click(pilot, "Paste")
    assert len(pilot.loop.toasts.sentences) == 2
    assert isinstance(services.ui.screens.top, OpenRecordScreen)
