"""The page of saved data: its folder, its messages and its backups."""

import pygame

from tests.storage.hands import NOON
from tests.ui.pilot import Pilot
from tests.ui.saves import Backup
from tests.ui.screens.screen_services import (
    ScreenServices,
    a_match,
    click,
    group_of,
    make_services,
    opened,
    read,
    widgets,
)
from tonk.ui.screens.settings.saves_screen import SavesScreen
from tonk.ui.widgets import Button

DAILY = Backup("2026-11-22", NOON.date(), NOON, 12, 1, before_restoring=False)


def open_page(*backups: Backup) -> tuple[ScreenServices, Pilot]:
    """Open the page with these backups."""
    services = make_services()
    services.saves.kept = list(backups)
    return services, opened(services, SavesScreen(services.ui, services))


def names(pilot: Pilot) -> list[str]:
    """Return the names of the page's buttons that have words."""
    return [one.name for one in widgets(pilot) if isinstance(one, Button) and one.name]


def test_a_backup_is_restored_when_the_question_is_answered() -> None:
    """Restoring asks first: Esc restores nothing, and Enter restores and adds a message to the page."""
    services, pilot = open_page(DAILY)
    assert "12 hands in the history, 1 saved match" in read(pilot)
    click(pilot, "Restore")
    pilot.press(pygame.K_ESCAPE)
    assert services.saves.restored == []
    click(pilot, "Restore")
    pilot.press(pygame.K_RETURN)
    pilot.advance(0.1)
    assert services.saves.restored == [DAILY.name]
    held = group_of(pilot).focused
    assert isinstance(held, Button)
    assert held.name == "Restore"
    assert f"Restored: {DAILY.name}" in read(pilot)


def test_nothing_is_restored_under_a_table() -> None:
    """Restoring does nothing while a match is at the table."""
    services = make_services()
    services.saves.kept = [DAILY]
    services.matches.playing = a_match()
    pilot = opened(services, SavesScreen(services.ui, services))
    click(pilot, "Restore")
    assert isinstance(pilot.ui.screens.top, SavesScreen)


def test_unsaved_things_are_listed_only_while_there_are_any() -> None:
    """While saving fails, the page says why and where a copy is, and offers to try again."""
    services, pilot = open_page()
    assert "Try again" not in names(pilot)
    services.saves.failing = True
    pilot.advance(0.1)
    assert "the disk is full" in read(pilot)
    assert "~/tonk-unsaved-1.jsonl" in read(pilot)
    click(pilot, "Try again")
    assert services.saves.tries == 1
    services.saves.failing = False
    pilot.advance(0.1)
    assert "Try again" not in names(pilot)
