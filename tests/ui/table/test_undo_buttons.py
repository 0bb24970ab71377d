"""Undo at the table by keys and buttons, which explain refusals and show nobody another's hand."""

import pygame
import pytest

from tests.session.match.test_taking_back import ALONE
from tests.session.plays import plan
from tests.support.tables import table
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.services import NotedServices
from tonk.records import Record
from tonk.records.positions import position_to_json
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.session.practice.practice_hand import PracticeHand
from tonk.session.practice.practice_options import PracticeOptions
from tonk.session.settings import Settings
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.screens.table.practice_table import PracticeTable

from .seated import Seated

QUICK = Settings(animation_speed="instant", thinking_time="none")


def at_practice(players: tuple[Player, ...] = ALONE, settings: Settings = QUICK) -> tuple[PracticeTable, Pilot]:
    """A practice hand of three from a drawn position, in which seat 0 may lay 4D 5D 6D."""
    position = table(
        "jazz-club", hands=["4D 5D 6D 7C KS", "8H 9H 2C QC JC", "7D 3S TD TH 2H"], stock="8S 9C AH 2S", discard="7H"
    )
    record = Record(position.rules, ("a", "b", "c"), position=position_to_json(position))
    hand = PracticeHand(record, players, 1)
    ui = dummy_ui(settings=settings)
    screen = PracticeTable(ui, NotedServices(ui), hand, Sitting(hand, None), PracticeOptions())
    return screen, Pilot(ui, screen)


def at_match(settings: Settings = QUICK) -> Seated:
    """A match in which the person is to begin."""
    matches = (Match(plan(seed, players=ALONE)) for seed in range(99))
    return Seated(match=next(match for match in matches if match.position.to_act == 0), settings=settings)


@pytest.mark.parametrize("press", ["ctrl", "u", "button"])
def test_practice_goes_back_press_by_press(press: str) -> None:
    """Three presses take back a draw, a spread and a discard, with the moves of the bots after it."""
    screen, pilot = at_practice()
    pilot.press(pygame.K_SPACE, pygame.K_s, pygame.K_1, pygame.K_d)
    pilot.advance(1.0)
    assert screen.may_act
    for left in (2, 1, 0):
        if press == "button":
            pilot.click(screen.controls.undo.back.box.center)
        else:
            pilot.press(pygame.K_z if press == "ctrl" else pygame.K_u, ctrl=press == "ctrl")
        assert len(screen.sitting.game.actions) == left
        assert screen.may_act
    assert screen.controls.undo.back.disabled == "The practice began here"
    pilot.press(pygame.K_u)
    assert screen.prompter.sentence == "The practice began here"
    pilot.press(pygame.K_y, pygame.K_y, ctrl=True)
    assert len(screen.sitting.game.actions) == 2
    pilot.click(screen.controls.undo.again.box.center)
    assert len(screen.sitting.game.actions) > 3
    assert screen.controls.undo.again.disabled == "There is nothing to redo"


def test_undo_switched_off_redoes_nothing_either() -> None:
    """With undo switched off, the key for redo does nothing either and says why."""
    there = at_match()
    there.pilot.press(pygame.K_f)
    there.pilot.press(pygame.K_u)
    there.pilot.ui.settings = QUICK.changed(take_back=False)
    there.pilot.press(pygame.K_y, ctrl=True)
    assert there.match.actions == []
    assert there.screen.prompter.sentence == "Undo is switched off in Settings"


def test_the_end_of_a_practice_hand_can_be_taken_back() -> None:
    """A button on the page of a practice result takes back the last decision, and the hand goes on."""
    screen, pilot = at_practice()
    pilot.press(pygame.K_k)
    pilot.advance(0.8)
    pilot.press(pygame.K_k)
    pilot.advance(3.0)
    page = pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    (button,) = (one for one in page._others if one.label == "Undo")
    pilot.click(button.box.center)
    assert pilot.ui.screens.top is screen
    assert screen.may_act
    assert screen.board.view.shown is None
    pilot.advance(3.0)
    assert pilot.ui.screens.top is screen


def test_the_log_and_the_cards_are_those_of_before() -> None:
    """A move that was taken back leaves the log, and its cards return to their places."""
    screen, pilot = at_practice()
    lines, places = list(screen.log.lines), screen.board.places()
    pilot.press(pygame.K_f, pygame.K_s)
    assert screen.log.lines != lines
    pilot.press(pygame.K_u, pygame.K_u)
    pilot.advance(1.0)
    assert screen.log.lines == lines
    assert screen.board.places() == places


def test_a_match_takes_back_until_a_card_is_seen() -> None:
    """In a match a taken discard can be undone, a draw can't; the button and the prompt say why."""
    seated = at_match()
    pilot, screen = seated.pilot, seated.screen
    assert screen.controls.undo.back.disabled == "There is nothing to undo yet"
    before = seated.hand()
    pilot.press(pygame.K_f)
    assert screen.controls.undo.back.disabled is None
    pilot.press(pygame.K_z, ctrl=True)
    assert seated.hand() == before
    pilot.press(pygame.K_SPACE)
    assert screen.controls.undo.back.disabled == "You've seen new cards since"
    pilot.press(pygame.K_z, ctrl=True)
    assert screen.prompter.sentence == "You've seen new cards since"
    assert seated.match.actions == ["0 draw"]


def test_it_can_be_switched_off_in_matches_but_not_in_practice() -> None:
    """With undo switched off in matches, the buttons are gone and the key names the setting; practice keeps them."""
    off = QUICK.changed(take_back=False)
    seated = at_match(off)
    seated.pilot.press(pygame.K_f, pygame.K_u)
    assert not seated.screen.controls.undo.back.visible
    assert seated.match.actions == ["0 take"]
    assert seated.screen.prompter.sentence == "Undo is switched off in Settings"
    screen, pilot = at_practice(settings=off)
    pilot.press(pygame.K_f, pygame.K_u)
    assert screen.sitting.game.actions == []


def test_undo_draws_the_curtain_before_another_persons_hand() -> None:
    """If undo returns to another person's turn, a curtain covers the hand and asks for that person."""
    screen, pilot = at_practice((Player("Ana"), Player("Bo"), Player("Cy", "casual")))
    for _ in range(2):  # the curtain asks for each of them
        pilot.advance(1.0)
        assert isinstance(pilot.ui.screens.top, Curtain)
        pilot.press(pygame.K_RETURN)
        pilot.advance(1.0)
        if screen.turns.seat == 0:
            pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
    assert (screen.turns.seat, screen.board.hand.is_open) == (1, True)

    pilot.press(pygame.K_u)
    assert not screen.board.hand.is_open
    pilot.advance(1.0)
    assert isinstance(pilot.ui.screens.top, Curtain)
    assert not screen.board.hand.is_open
    pilot.press(pygame.K_RETURN)
    assert (screen.turns.seat, screen.board.hand.is_open) == (0, True)
    assert screen.sitting.game.actions == ["0 draw"]
