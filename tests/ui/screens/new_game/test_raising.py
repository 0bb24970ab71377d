"""The levels of opponents, raised by clicks alone, by keys, and by a game pad."""

from collections.abc import Callable
from contextlib import ExitStack

import pygame
import pytest

from tests.ui.gamepad import plugged_in
from tests.ui.screens.new_game.seats import levels, open_screen
from tests.ui.screens.screen_services import widgets
from tonk.ui.screens.parts.level_field import LevelField
from tonk.ui.shell.commands import PadButton

_MOST_STEPS = 30


@pytest.mark.parametrize("way", ["clicks", "keys", "pad"])
def test_all_opponents_are_raised_and_one_alone(way: str) -> None:
    """The field for all makes every opponent an expert, and a single field makes one a novice again."""
    _services, pilot = open_screen()
    pilot.loop._draw = lambda: None  # type: ignore[method-assign]

    with ExitStack() as stack:
        pad = stack.enter_context(plugged_in(pilot)) if way == "pad" else None

        def go(key: int, button: PadButton) -> None:
            if pad is None:
                pilot.press(key)
            else:
                pad.press(button)

        def turn(find: Callable[[], LevelField], level: str) -> None:
            field = find()
            if way == "clicks":
                pilot.click(field.parts[field.values.index(level)].center)
                return
            for _step in range(_MOST_STEPS):
                if find().focused:
                    break
                go(pygame.K_TAB, PadButton.RIGHT_SHOULDER)
            ahead = field.values.index(level) > field.values.index(field.value)
            for _step in range(_MOST_STEPS):
                if find().value == level:
                    break
                go(*((pygame.K_RIGHT, PadButton.RIGHT) if ahead else (pygame.K_LEFT, PadButton.LEFT)))

        turn(lambda: next(one for one in widgets(pilot) if isinstance(one, LevelField) and one.label), "expert")
        assert [field.value for field in levels(pilot)][1:] == ["expert"] * 3
        turn(lambda: levels(pilot)[2], "novice")
        assert [field.value for field in levels(pilot)][1:] == ["expert", "novice", "expert"]
