"""The new-game screen, opened with given choices, and helpers for its seats."""

import pygame

from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    ScreenServices,
    group_of,
    make_services,
    opened,
    widgets,
)
from tonk.rules.cards import Seat
from tonk.session.match.choices import LastChoices
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.parts.level_field import LevelField
from tonk.ui.widgets import TextField


def open_screen(
    choices: LastChoices | None = None, size: tuple[int, int] = (1280, 720)
) -> tuple[ScreenServices, Pilot]:
    """Open the screen with these choices, in a window of a size."""
    services = make_services(size)
    services.choices = choices or services.choices
    return services, opened(services, NewGameScreen(services.ui, services))


def names(pilot: Pilot) -> list[TextField]:
    """Return the fields of the players' names; those of persons are hidden behind links to their pages."""
    return [widget for widget in group_of(pilot).widgets if isinstance(widget, TextField)]


def levels(pilot: Pilot) -> list[LevelField]:
    """Return the field for the level of each player."""
    return [widget for widget in widgets(pilot) if isinstance(widget, LevelField) and not widget.label]


def set_level(pilot: Pilot, field: LevelField, level: str) -> None:
    """Click on the pip of a level, or on the choice before the pips."""
    pilot.click(field.parts[field.values.index(level)].center)


def rename(pilot: Pilot, seat: Seat, name: str) -> None:
    """Type another name for a bot."""
    pilot.click(names(pilot)[seat].box.center)
    pilot.press(pygame.K_a, ctrl=True)
    pilot.press(pygame.K_BACKSPACE)
    pilot.type(name)
