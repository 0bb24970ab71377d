"""Every screen looks as it did; a change shows as a picture.

What the screens look like is kept in `tests/pictures/goldens`. When one has changed, the test writes a sheet to
`tests/pictures/changed`: how it was, how it is, and what differs. If it was meant:
``python -m tests.check --update-goldens``.
"""

import pygame
import pytest

from tests.pictures.compare import CELL, changed_cells, difference
from tests.pictures.golden import CHANGED, as_kept, golden_path, load
from tests.pictures.stills import SIZES, STILLS, Size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", STILLS)
def test_the_screen_looks_as_it_did(name: str, size: Size) -> None:
    """But for what another machine's rounding may do, every screen and moment is drawn as it was last looked at."""
    now = as_kept(STILLS[name](size).loop.surface)
    golden = load(golden_path(name, size))
    cells = changed_cells(golden, now)
    if not cells:
        return
    CHANGED.mkdir(exist_ok=True)
    sheet = CHANGED / f"{name}-{size[0]}x{size[1]}.png"
    pygame.image.save(difference(golden, now, cells), sheet)
    pytest.fail(f"{name} has changed in {len(cells)} places: look at {sheet}")


def ground(size: Size = (320, 240)) -> pygame.Surface:
    """A plain picture."""
    picture = pygame.Surface(size, 0, 24)
    picture.fill((20, 80, 50))
    return picture


def test_the_same_picture_has_not_changed() -> None:
    """Nothing differs from itself, nor from itself a shade lighter."""
    lighter = ground()
    lighter.fill((24, 84, 54))
    assert changed_cells(ground(), ground()) == []
    assert changed_cells(ground(), lighter) == []


def test_a_word_that_changes_is_seen() -> None:
    """A few letters' worth of another colour are a change, and where they are is told."""
    written = ground()
    written.fill((250, 240, 220), (40, 80, 5 * CELL, 2 * CELL))
    cells = changed_cells(ground(), written)
    assert cells == [(column, row) for row in (10, 11) for column in range(5, 10)]


def test_what_has_changed_is_shown() -> None:
    """The sheet holds both pictures and marks what differs."""
    written = ground()
    written.fill((250, 240, 220), (40, 80, 80, 16))
    sheet = difference(ground(), written, changed_cells(ground(), written))
    assert sheet.get_size() == (320, 3 * 240 + 2 * CELL)
    assert sheet.get_at((40, 2 * (240 + CELL) + 80))[:3] == (255, 0, 255)


def test_pictures_of_two_sizes_are_not_compared() -> None:
    """There is no answer then but that they differ in size."""
    with pytest.raises(ValueError, match="320, 240"):
        changed_cells(ground(), ground((100, 100)))
