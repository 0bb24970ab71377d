"""The Circuit in the whole game: buying a chair, ending a table, and being killed at any moment without loss."""

from pathlib import Path

import pygame
import pytest

from tests.ui.screens.screen_services import click, read
from tests.ui.shell.started import QUICK, Start, Started
from tonk.session.circuit.career import BEGINS_WITH
from tonk.session.circuit.tables import EVENT, TABLES
from tonk.session.match.match import Match
from tonk.storage.circuit import Circuit
from tonk.ui.screens.circuit.circuit_screen import CircuitScreen
from tonk.ui.screens.circuit.outcome_screen import OutcomeScreen
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen


def seated(started: Started) -> Match:
    """Sit down at the first table and return its match."""
    started.game.play_circuit(0)
    started.pilot.advance(0.1)
    return started.match


def play_out(match: Match, started: Started, have: int) -> None:
    """End the hand so that the player has a given amount of money at the table."""
    match.bankrolls = [have - 40, 38, 38]
    while not match.hand_over:
        match.act(next(iter(match.position.view(match.position.to_act).legal)))
    match.bankrolls = [have, 45 - have, 0]
    started.game.keep_match(match)
    started.game.keep_hand(match)


def test_a_chair_is_paid_for_and_the_match_waits_there(start: Start) -> None:
    """Sitting down costs the buy-in, and both the title and the Circuit resume the match."""
    first = start()
    match = seated(first)
    assert (match.plan.event, match.bankrolls) == (EVENT, [TABLES[0].buy_in] * 3)
    assert first.game.circuit.now.money == BEGINS_WITH - TABLES[0].buy_in
    first.game.close()

    second = start()
    (waiting,) = second.game.matches.waiting()
    playing = second.game.circuit.now.playing
    assert playing is not None
    assert playing.match_id == waiting.id
    second.game.play_circuit(3)
    assert second.match.plan.id == waiting.id


@pytest.mark.parametrize("comes_back", ["at once", "with another start"])
def test_a_table_left_in_its_first_hand_deals_the_same_cards(start: Start, comes_back: str) -> None:
    """A player who comes back in the first hand gets the same cut and deck, and help used with it still counts."""
    started = start()
    started.game.change_settings(QUICK.changed(fair_deal="cut"))
    started.game.play_circuit(0)
    page = started.pilot.ui.screens.top
    assert isinstance(page, CutDeckScreen)
    started.pilot.press(pygame.K_RIGHT, pygame.K_RETURN)
    started.pilot.advance(0.3)
    cut = started.match.lifted
    deck = started.match.deck
    started.match.assisted = True
    started.game.leave_circuit_table()
    if comes_back == "with another start":
        started.game.close()
        started = start()
    started.game.play_circuit(0)
    assert cut
    assert (started.match.lifted, started.match.deck, started.match.assisted) == (cut, deck, True)


def test_two_copies_share_one_career(start: Start) -> None:
    """Each copy of the game sees the other's results and overwrites none of them."""
    first, second = start(), start()
    assert second.game.circuit.now.playing is None
    play_out(seated(first), first, 22)
    first.game.close()
    second.game.routes.show_circuit()
    assert second.game.circuit.now.has_won(0)
    second.game.circuit.mark_end_read()
    second.game.play_circuit(1)
    second.game.close()
    career = start().game.circuit.now
    assert career.has_won(0)
    assert career.playing is not None
    assert career.playing.table == 1


def test_a_table_that_is_won_says_so_once_and_opens_the_next(start: Start) -> None:
    """A win is kept with the last hand, and after the page that tells of it the map shows the next table."""
    started = start()
    play_out(seated(started), started, 22)
    assert started.game.circuit.now.has_won(0)
    started.game.end_match()
    started.pilot.advance(2.0)
    page = started.pilot.ui.screens.top
    assert isinstance(page, OutcomeScreen)
    page.leave()
    there = started.pilot.ui.screens.top
    assert isinstance(there, CircuitScreen)
    assert [stop.tooltip for stop in there._stops[1:3]] == ["", "Win the Pagat table first."]
    assert (started.game.circuit.now.at, started.game.circuit.now.unread_end) == (1, None)
    assert started.game.matches.waiting() == []


@pytest.mark.parametrize(("have", "won"), [(22, True), (0, False)])
def test_a_kill_between_the_match_and_the_career_is_made_up_for(
    start: Start, monkeypatch: pytest.MonkeyPatch, have: int, won: bool
) -> None:
    """A match that is over on the disk, but missing in the career, is settled once at the next start."""
    first = start()
    with monkeypatch.context() as killed:
        killed.setattr(Circuit, "hand_ended", lambda *_: None)
        play_out(seated(first), first, have)
        first.game.close()

    second = start()
    career = second.game.circuit.now
    assert (career.playing, career.has_won(0), career.tries(0).tries) == (None, won, 1)
    second.game.routes.show_circuit()
    assert isinstance(second.pilot.ui.screens.top, OutcomeScreen)
    second.game.close()
    assert start().game.circuit.now == career


def test_a_match_that_is_lost_before_its_first_hand_gives_the_buy_in_back(start: Start, tmp_path: Path) -> None:
    """A match without a file and without a hand in the history gives its buy-in back and does not count."""
    first = start()
    seated(first)
    first.game.close()
    for path in (tmp_path / "matches").iterdir():
        path.unlink()

    second = start()
    second.game.routes.show_circuit()
    career = second.game.circuit.now
    assert (career.money, career.playing, career.tries(0).tries) == (BEGINS_WITH, None, 0)


def test_a_match_whose_file_is_gone_counts_by_its_hands(start: Start, tmp_path: Path) -> None:
    """A match without a file pays the money that the player had after its last hand in the history."""
    first = start()
    match = seated(first)
    while not match.hand_over:
        match.act(next(iter(match.position.view(match.position.to_act).legal)))
    have = match.bankrolls[0]
    first.game.keep_hand(match)
    first.game.close()
    for path in (tmp_path / "matches").iterdir():
        path.unlink()

    second = start()
    second.game.routes.show_circuit()
    career = second.game.circuit.now
    assert (career.playing, career.tries(0).hands) == (None, 1)
    assert career.money >= BEGINS_WITH - TABLES[0].buy_in + have


def test_a_table_that_another_copy_plays_is_not_left_here(start: Start) -> None:
    """The map does not let the player leave a table that is being played in another copy, and asks nothing."""
    first, second = start(), start()
    seated(first)
    assert first.store.writer.close()
    second.game.routes.show_circuit()
    click(second.pilot, "Leave the table")
    assert isinstance(second.pilot.ui.screens.top, CircuitScreen)
    assert second.game.circuit.now.playing is not None


def test_leaving_a_table_takes_the_money_along_and_ends_its_match(start: Start) -> None:
    """A player who leaves in the first hand gets the buy-in back, and the match is no longer offered."""
    started = start()
    seated(started)
    started.game.routes.show_title()
    started.game.routes.show_circuit()
    click(started.pilot, "Leave the table")
    assert "You get your buy-in back" in read(started.pilot)
    started.pilot.press(pygame.K_ESCAPE)
    started.game.leave_circuit_table()
    career = started.game.circuit.now
    assert (career.money, career.playing) == (BEGINS_WITH, None)
    assert started.game.matches.waiting() == []
    assert isinstance(started.pilot.ui.screens.top, CircuitScreen)


def test_leaving_before_the_first_hand_is_over_deals_nothing_new(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who leaves in the first hand gets the same cards later; a new try has new cards."""
    drawn = iter(range(4, 99))
    monkeypatch.setattr("secrets.randbits", lambda _: next(drawn))
    first = start()
    dealt = seated(first).deck
    first.game.leave_circuit_table()
    assert seated(first).deck == dealt
    first.game.leave_circuit_table()
    first.game.close()
    second = start()
    match = seated(second)
    assert match.deck == dealt
    play_out(match, second, 0)
    second.game.end_match()
    assert seated(second).deck != dealt
