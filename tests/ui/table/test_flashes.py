"""Flashes: by the measure of WCAG 2.3.1, no celebration flashes over a large part of the window."""

import pygame
import pytest

from tests.ui.table import sheets

_GRID = (16, 9)
"""The number of columns and rows of parts that the window is divided into."""
_EVERY = 1 / 15
_MOST_A_SECOND, _LARGE = 3, 0.2
_CHANGE, _DARK = 0.1, 0.8
"""The least change of relative luminance that counts, and the luminance below which its darker side must be."""


def _luminances(surface: pygame.Surface) -> list[float]:
    """Return the relative luminance of each part of a picture."""
    small = pygame.transform.smoothscale(surface, _GRID)
    found = []
    for place in range(_GRID[0] * _GRID[1]):
        r, g, b = ((part / 255) ** 2.2 for part in small.get_at((place % _GRID[0], place // _GRID[0]))[:3])
        found.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
    return found


def _turns(seen: list[float]) -> list[int]:
    """Return the frames at which one part of the window turned clearly lighter or clearly darker, alternately."""
    found, far, way = [], seen[0], 0
    for frame, value in enumerate(seen):
        if abs(value - far) >= _CHANGE and min(value, far) < _DARK and (way == 0 or (value > far) != (way > 0)):
            way = 1 if value > far else -1
            found.append(frame)
            far = value
        elif way * (value - far) > 0:
            far = value
    return found


@pytest.mark.parametrize("name", ["tonk", "caught", "out", "reveal"])
def test_no_celebration_flashes(name: str) -> None:
    """In no second does a fifth of the window turn lighter and darker again more than three times."""
    act = sheets.ACTS[name]
    seated = act.seated()
    act.do(seated)
    frames = []
    for _frame in range(round(act.seconds / _EVERY)):
        seated.pilot.advance(_EVERY)
        frames.append(_luminances(seated.pilot.loop.surface))
    turns = [_turns(list(part)) for part in zip(*frames, strict=True)]
    for begins in range(len(frames)):
        second = range(begins, begins + round(1 / _EVERY))
        flashing = sum(sum(turn in second for turn in part) > 2 * _MOST_A_SECOND for part in turns)
        assert flashing < _LARGE * len(turns)
