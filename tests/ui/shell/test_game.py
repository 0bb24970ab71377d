"""The whole game: saving, resuming, and messages about damaged files and full disks."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.storage.slow import SlowDisk, slow_syncs
from tests.ui.shell.started import QUICK, Start, Started
from tonk.app import play
from tonk.records import record_from_json
from tonk.records.deck_seal import check_deck
from tonk.session.match.plan import Player
from tonk.storage import database_recovery, history_file
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.new_game.dealers_choice import DealersChoice
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen


def test_two_presses_lead_from_the_title_to_the_first_card(start: Start) -> None:
    """Enter on the title and Enter on the page of the new game deal the cards."""
    started = start()

    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)

    assert started.table.sitting.game.position.hands[0]


def test_a_killed_game_is_resumed_where_it_was(start: Start) -> None:
    """A process killed after a draw loses nothing: the next one has the drawn card in the hand."""
    first = start()
    first.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    for _ in range(100):
        if first.table.may_act:
            break
        first.pilot.advance(0.1)
    first.pilot.press(pygame.K_SPACE)
    hand = first.table.sitting.game.position.hands[0]
    first.game.close()

    second = start()
    second.resume()

    assert second.table.sitting.game.position.hands[0] == hand
    assert second.table.sitting.game.position.phase == "play"


def test_every_hand_is_in_the_history_once(start: Start) -> None:
    """A match of two hands that is opened again at the end of the second has two hands in the history."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    started.play_hand()
    started.pilot.advance(1.0)
    started.pilot.press(pygame.K_RETURN)
    started.play_hand()
    started.game.close()

    again = start()
    again.pilot.press(pygame.K_RETURN)
    again.pilot.advance(1.5)

    assert isinstance(again.pilot.ui.screens.top, HandEndScreen)
    assert again.game.history.count() == 2


def test_bankrolls_and_the_history_agree(start: Start) -> None:
    """The player's winnings in the history equal the growth of the bankroll."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    started.play_hand()
    match = started.match

    started.settle()
    (hand,) = started.game.history.hands()

    assert hand.net[0] == match.bankrolls[0] - match.plan.bankroll


def test_a_saved_match_that_makes_no_sense_is_set_aside_and_explained(start: Start, tmp_path: Path) -> None:
    """A damaged match is not offered at the title; its file is kept, and a notice says so."""
    first = start()
    first.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    first.game.close()
    (path,) = (tmp_path / "matches").glob("match-*.json")
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)

    second = start()

    assert second.game.matches.waiting() == []
    assert second.pilot.loop.toasts.sentences
    assert list((tmp_path / "matches").glob("*.bad-*"))


@pytest.mark.parametrize("where", ["tonk.ui.shell.loop.Loop.run", "tonk.app.running.build_ui"])
def test_a_fault_of_ours_is_one_sentence(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault in the loop or before it gives exit status 1 and a file with the traceback, which is not printed."""

    def fails(*_: object) -> None:
        raise FileNotFoundError(2, "no such picture")

    monkeypatch.setattr(where, fails)
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with the same pygame

    status = play(saves=str(tmp_path), portable=False)

    assert status == 1
    assert "Traceback" not in capsys.readouterr().err
    assert "no such picture" in (tmp_path / "fault.txt").read_text(encoding="utf-8")


def test_two_copies_play_two_matches(start: Start, tmp_path: Path) -> None:
    """A second copy does not resume the match of the first, and both matches are kept."""
    first = start()
    first.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    first.settle()

    second = start()
    assert [match.elsewhere for match in second.game.matches.waiting()] == [True]
    second.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    first.settle()
    second.settle()

    assert len(list((tmp_path / "matches").glob("match-*.json"))) == 2


def test_a_setting_is_kept(start: Start, tmp_path: Path) -> None:
    """C changes the suit colours at the table, and the change is saved."""
    first = start()
    first.pilot.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_c)
    first.game.close()

    settings = Store.open(Places(tmp_path, tmp_path)).settings.load()

    assert settings.suit_colours == "four"


def test_the_size_of_the_window_is_kept(start: Start, tmp_path: Path) -> None:
    """The size of the window is saved if the player changed it."""
    for size, kept in (((1280, 720), ()), ((1000, 700), (1000, 700))):
        started = start()
        started.pilot.ui.resize(*size)
        started.game.settings_in_use.keep_window_size()
        started.game.close()
        assert Store.open(Places(tmp_path, tmp_path)).settings.load().window_size == kept


def test_the_size_before_full_screen_is_kept(start: Start, tmp_path: Path) -> None:
    """The size before full screen is saved, so that the window has it again when full screen ends."""
    started = start()
    started.pilot.ui.resize(1000, 700)
    started.game.toggle_fullscreen()
    started.pilot.ui.resize(1920, 1080)
    started.game.settings_in_use.keep_window_size()
    started.game.close()
    settings = Store.open(Places(tmp_path, tmp_path)).settings.load()
    assert (settings.full_screen, settings.window_size) == (True, (1000, 700))


def test_an_unwritable_disk_is_reported_and_the_game_continues(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice says that nothing can be written, and the cards are dealt all the same."""

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    started = start()
    monkeypatch.setattr("tonk.storage.matches.write_atomic", full)

    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    started.settle()

    assert started.pilot.loop.toasts.sentences
    assert started.table.sitting.game.position.hands[0]


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    """A disk that finishes nothing until it goes on; the window's own thread may not use it."""
    disk = slow_syncs(monkeypatch)
    for module, name in ((history_file, "insert"), (database_recovery, "open_database")):
        monkeypatch.setattr(module, name, disk.holding(getattr(module, name)))
    yield disk
    disk.go_on()


def test_a_hand_is_played_while_the_disk_stands_still(start: Start, slow_disk: SlowDisk) -> None:
    """No frame waits for the disk, the hand is in the history at once, and everything is saved later."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_c)
    slow_disk.wait_until_reached()
    started.play_hand()
    assert isinstance(started.pilot.ui.screens.top, HandEndScreen)
    assert slow_disk.calls == 1
    assert [hand.hand_no for hand in started.game.history.hands()] == [1]

    slow_disk.go_on()
    started.game.close()

    again = start()
    assert again.resume().to_json() == started.match.to_json()
    assert again.game.history.count() == 1


def test_a_match_that_waits_for_the_disk_is_written_as_it_was(start: Start, slow_disk: SlowDisk) -> None:
    """Playing on does not change the state of the match that is being written."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    slow_disk.wait_until_reached()
    match = started.match
    taken_down = match.to_json()
    as_it_was = json.dumps(taken_down)
    started.play_hand()
    assert json.dumps(match.to_json()) != as_it_was
    assert json.dumps(taken_down) == as_it_was


def test_the_end_of_the_game_says_when_the_disk_was_too_slow(
    start: Start, slow_disk: SlowDisk, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game stops waiting for a slow disk at its end, and prints one sentence on standard error."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    slow_disk.wait_until_reached()
    started.store.writer._patience = 0
    started.game.close()
    (line,) = capsys.readouterr().err.splitlines()
    assert "too slow" in line
    started.store.writer._patience = 60


def test_a_fault_of_the_writer_is_a_fault_of_the_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the writer that does not come from the disk is raised at the next frame."""

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    started = start()
    with monkeypatch.context() as patched:
        patched.setattr("tonk.storage.matches.with_checksum", fails)
        started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
        with pytest.raises(ZeroDivisionError):
            started.settle()


def sealed(started: Started, way: str) -> None:
    """Begin a match with the deck's seal shown or the deck cut."""
    started.game.change_settings(QUICK.changed(fair_deal=way))
    started.game.begin(started.game.choices, 7)
    started.pilot.advance(0.2)


def test_a_deck_is_cut_played_and_checked(start: Start) -> None:
    """The deck is cut before each deal, the cut is kept with the hand, and the check at the end agrees."""
    started = start()
    sealed(started, "cut")
    assert isinstance(started.pilot.ui.screens.top, CutDeckScreen)
    assert started.game.matches.playing is None
    started.pilot.press(pygame.K_LEFT, pygame.K_RETURN)
    started.pilot.advance(0.2)
    match = started.match
    assert match.lifted == 27
    assert match.seal is not None
    assert match.deck == match.seal.deck[27:] + match.seal.deck[:27]
    assert sum("the deck below the top 27 cards" in line for line in started.table.log.lines) == 1
    started.game.close()
    again = start()
    again.game.change_settings(QUICK.changed(fair_deal="cut"))
    assert again.resume().to_json() == match.to_json()
    again.play_hand()
    again.game.next_hand()
    again.pilot.advance(0.2)
    assert isinstance(again.pilot.ui.screens.top, CutDeckScreen)
    again.pilot.press(pygame.K_ESCAPE)
    assert isinstance(again.pilot.ui.screens.top, HandEndScreen)
    again.pilot.press(pygame.K_RETURN)
    again.pilot.advance(0.2)
    again.pilot.press(pygame.K_END, pygame.K_RETURN)
    again.pilot.advance(0.2)
    assert again.table.board.view.outcome is None
    assert again.table.sitting.game.hand_number == 2
    assert again.table.sitting.game.lifted == 1
    again.play_hand()
    again.settle()
    records = [json.loads(hand.record) for hand in again.game.history.hands()]
    assert [record["x-seal"]["cut"] for record in records] == [1, 27]
    for record in records:
        check = check_deck(record_from_json(record))
        assert check is not None
        assert check.fair


def test_the_seal_is_shown_before_the_deal_and_in_the_menu(start: Start) -> None:
    """The seal without a cut is a line of the log before the deal, and a page of the menu shows all of it."""
    started = start()
    sealed(started, "show")
    match = started.match
    assert match.seal is not None
    assert match.lifted == 0
    log = "".join(started.table.log.lines).replace("\N{NO-BREAK SPACE}", "")
    assert match.seal.fingerprint[:16] in log
    assert match.seal.salt not in log
    started.pilot.press(pygame.K_ESCAPE)
    started.pilot.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(started.pilot.ui.screens.top, SealPage)


def test_one_of_several_persons_is_asked_by_name_to_cut(start: Start) -> None:
    """The first person to the right of the dealer is asked by name to cut, and the log names them."""
    started = start()
    started.game.change_settings(QUICK.changed(fair_deal="cut"))
    seats = (Player("Ana"), Player("Ruby", "casual"), Player("Bo"))
    started.game.begin(started.game.choices.changed(seats=seats), 8)
    started.pilot.advance(0.2)
    started.pilot.press(pygame.K_RETURN)
    started.pilot.advance(0.2)
    match = started.match
    assert match.dealer == 2
    assert "Ana cuts the deck below the top 26 cards" in started.table.log.lines


def test_no_seal_is_shown_unasked(start: Start) -> None:
    """By default the deck is dealt at once, and the log has no line about a seal."""
    started = start()
    started.game.begin(started.game.choices, 7)
    started.pilot.advance(0.2)
    assert started.table.sitting.game.seal is None
    assert not any("seal" in line for line in started.table.log.lines)


def test_a_cancelled_cut_keeps_the_waiting_match(start: Start) -> None:
    """The waiting match is kept when the player cancels the cut for a new game."""
    started = start()
    started.game.begin(started.game.choices, 7)
    started.game.routes.show_title()
    before = [match.id for match in started.game.matches.waiting()]
    sealed(started, "cut")
    started.pilot.press(pygame.K_ESCAPE)
    assert [match.id for match in started.game.matches.waiting()] == before
    assert len(before) == 1


def test_a_game_of_twists_waits_for_its_dealer(start: Start) -> None:
    """A person who deals chooses the twists before the deal, and the choice is remembered."""
    started = start()
    choices = started.game.choices.changed(rules="twists", seats=(Player("Ana"), Player("Bo"), Player("Cy")))
    started.game.begin(choices, 7)
    assert isinstance(started.pilot.ui.screens.top, DealersChoice)
    assert started.game.matches.playing is None
    started.pilot.press(pygame.K_1, pygame.K_3, pygame.K_RETURN)
    match = started.match
    assert match.kinds == ("wild", "skip")
    assert started.game.choices.twists == ("wild", "skip")
    started.game.close()
    again = start()
    assert again.game.choices.twists == ("wild", "skip")
    assert again.resume().to_json() == match.to_json()


def test_the_choice_comes_before_the_seal_and_its_cut(start: Start) -> None:
    """The deck that is sealed and cut contains the chosen twists."""
    started = start()
    started.game.change_settings(QUICK.changed(fair_deal="cut"))
    choices = started.game.choices.changed(rules="twists", seats=(Player("Ana"), Player("Bo"), Player("Cy")))
    started.game.begin(choices, 7)
    started.pilot.press(pygame.K_1, pygame.K_RETURN)
    assert isinstance(started.pilot.ui.screens.top, CutDeckScreen)
    started.pilot.advance(0.2)
    started.pilot.press(pygame.K_HOME, pygame.K_RETURN)
    started.pilot.advance(0.2)
    match = started.match
    assert (match.kinds, match.lifted, len(match.deck)) == (("wild",), 55, 56)
    assert match.seal == match.plan.seal_of(1, ("wild",))
