"""Practice hands in a real game, which open on top of other pages while the match waits."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tests.session.match.test_coach_remarks import Prompted
from tests.session.plays import anything, plan, play_hand
from tests.ui.screens.screen_services import click, read
from tests.ui.shell.started import Start, Started
from tonk.records import Record
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd
from tonk.session.match.table_game import TableGame
from tonk.session.people import FACES
from tonk.session.practice.practice_options import PracticeOptions
from tonk.ui.screens.learning.first_hand import play_first_hand
from tonk.ui.screens.people.introduction_page import IntroductionPage, is_newcomer
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.practice_table import PracticeTable
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.table.panels.hint_lamp import DECISION_KINDS


def a_record(rules: str = "descente", seed: int = 3, count: int = 0) -> Record:
    """The record of a hand of three, cut off after ``count`` actions."""
    match = Match(plan(seed, rules))
    play_hand(match, anything(seed))
    return replace(match.record(), actions=match.record().actions[:count], result=None)


def play_out(started: Started) -> PracticeTable:
    """Draw and discard until the hand is over and its page is open; return the practice table."""
    pilot = started.pilot
    screen = next(one for one in pilot.ui.screens.all if isinstance(one, PracticeTable))
    for _ in range(100):
        if isinstance(pilot.ui.screens.top, HandEndScreen):
            return screen
        if screen.may_act:
            pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
        pilot.advance(0.2)
    raise AssertionError("the hand does not end")


def test_a_waiting_match_keeps_waiting_during_practice(start: Start, tmp_path: Path) -> None:
    """A practice hand leaves the match, its file, its table and its place unchanged."""
    started = start()
    started.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    started.pilot.advance(0.2)
    table, match, place = started.table, started.game.matches.playing, started.pilot.ui.home
    started.settle()
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*.json")}
    assert any(path.parent.name == "matches" for path in kept)

    started.game.practise(a_record())
    assert started.pilot.ui.home == "cafe"
    play_out(started)
    started.pilot.advance(1.0)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.json")} == kept
    started.pilot.press(pygame.K_ESCAPE)

    assert started.pilot.ui.screens.all == (table,)
    assert started.pilot.ui.home == place
    assert started.game.matches.playing is match


def test_it_can_be_left_from_the_menu(start: Start) -> None:
    """The last button of the menu leaves the practice hand for the page below."""
    started = start()
    started.game.practise(a_record())
    assert isinstance(started.pilot.ui.screens.top, PracticeTable)

    started.pilot.press(pygame.K_ESCAPE)
    started.pilot.press(*[pygame.K_DOWN] * 5, pygame.K_RETURN)

    assert isinstance(started.pilot.ui.screens.top, TitleScreen)


@pytest.mark.parametrize("coached", [False, True])
def test_nothing_is_taught_where_the_coach_was_asked_for(start: Start, *, coached: bool) -> None:
    """A practice hand with the coach has no lessons, because a lesson would keep him from speaking."""
    started = start()
    started.game.practise(a_record("twists"), practice=PracticeOptions(coached=coached))
    started.pilot.advance(1.0)
    screen = started.pilot.ui.screens.top
    assert isinstance(screen, PracticeTable)
    assert screen.lessons.speaks is not coached


def test_again_begins_where_it_began(start: Start) -> None:
    """Enter at the end of the hand begins it again with the same cards, and the history has its first end once."""
    started, kept = start(), list[TableGame]()
    started.game.keep_hand = kept.append  # type: ignore[assignment]
    started.game.practise(a_record(count=4))
    first = next(one for one in started.pilot.ui.screens.all if isinstance(one, PracticeTable))
    hands = list(first.sitting.game.position.hands)
    play_out(started)
    first.show_again()
    assert kept == [first.sitting.game], "the hand is kept again after an undo"
    started.pilot.advance(1.0)
    started.pilot.press(pygame.K_RETURN)

    second = started.pilot.ui.screens.top
    assert isinstance(second, PracticeTable)
    assert second is not first
    assert list(second.sitting.game.position.hands) == hands
    assert len(started.pilot.ui.screens.all) == 2


@pytest.mark.parametrize("record", [a_record(count=10_000), replace(a_record(), actions=("0 fly",))])
def test_a_hand_that_cannot_be_played_on_is_explained(start: Start, record: Record) -> None:
    """A notice explains that a hand is over or breaks the rules, and the open page stays."""
    started = start()
    said: list[str] = []
    started.pilot.ui.on_toast = said.append

    started.game.practise(record)

    assert len(said) == 1
    assert said[0].startswith("This hand can't be played: ")
    assert isinstance(started.pilot.ui.screens.top, TitleScreen)


def test_the_first_hand_leads_on_to_a_first_match(start: Start) -> None:
    """The first hand gives hints, and leads to a match against novices that asks a newcomer's name and face once."""
    started = start()
    started.game.adviser = Prompted()  # type: ignore[assignment]
    play_first_hand(started.game)
    first = started.pilot.ui.screens.top
    assert isinstance(first, PracticeTable)
    assert first.lamp._to_show == DECISION_KINDS
    play_out(started)
    started.pilot.advance(1.0)
    assert "Start a match" in read(started.pilot)
    started.pilot.press(pygame.K_RETURN)
    started.pilot.advance(0.5)
    assert isinstance(started.pilot.ui.screens.top, IntroductionPage)
    started.pilot.type("Otis")
    started.pilot.press(pygame.K_TAB, pygame.K_LEFT)
    click(started.pilot, "Sit down")
    started.pilot.advance(0.5)
    match = started.game.matches.playing
    assert match is not None
    assert match.plan.players[0].name == "Otis"
    assert started.game.people.portrait("Otis") == FACES[-2]
    assert len(set(match.plan.names)) == 3
    assert not is_newcomer(started.game)
    assert started.pilot.ui.screens.all == (started.table,)
    assert (match.plan.rules.id, match.plan.ends) == ("jazz-club", MatchEnd("hands", 10))
    assert [player.level for player in match.plan.players] == ["", "novice", "novice"]
