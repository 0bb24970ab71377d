"""The looks of all screens, compared with the kept ones.

These are in `tests/pictures/goldens`, one pixel for each cell that is compared. For a screen that has changed, the test
writes a sheet to `tests/pictures/changed` with the old look, the new look and the differences. If the change is
intended, run ``python -m tests.check --update-goldens``.
"""

from pathlib import Path

import pygame
import pytest

from tests.pictures.compare import CELL, cells_of, changed_cells, difference
from tests.pictures.golden import CHANGED, as_kept, golden_path, keep, load
from tests.pictures.stills import SIZES, STILLS, Size
from tonk.ui.drawing.text import Text


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the full text of words that were drawn shortened."""
    fit, found = Text.fit, list[str]()

    def noting(text: Text, words: str, style: str, width: float) -> str:
        fitting = fit(text, words, style, width)
        if fitting.endswith("…") and not words.endswith("…"):
            found.append(words)
        return fitting

    monkeypatch.setattr(Text, "fit", noting)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", STILLS)
def test_the_screen_looks_as_it_did_with_all_its_words(name: str, size: Size, cut: list[str]) -> None:
    """Every screen looks like its golden, except for rounding on other machines, and none of its words is cut."""
    now = STILLS[name](size).loop.surface
    assert cut == []
    golden = load(golden_path(name, size))
    cells = changed_cells(golden, cells_of(now))
    if not cells:
        return
    CHANGED.mkdir(exist_ok=True)
    sheet = CHANGED / f"{name}-{size[0]}x{size[1]}.jpg"  # because a PNG takes a hundred times as long
    pygame.image.save(difference(golden, now, cells), sheet)
    pytest.fail(f"{name} has changed in {len(cells)} places: look at {sheet}")


def ground(size: Size = (320, 240)) -> pygame.Surface:
    """A plain picture."""
    picture = pygame.Surface(size, 0, 24)
    picture.fill((20, 80, 50))
    return picture


def written() -> pygame.Surface:
    """A plain picture with a few letters' worth of another colour."""
    picture = ground()
    picture.fill((250, 240, 220), (40, 80, 5 * CELL, 2 * CELL))
    return picture


def test_the_same_picture_has_not_changed() -> None:
    """A picture equals itself, a slightly lighter one, and its kept cells."""
    lighter = ground()
    lighter.fill((24, 84, 54))
    assert changed_cells(cells_of(ground()), cells_of(ground())) == []
    assert changed_cells(cells_of(ground()), cells_of(lighter)) == []
    assert changed_cells(as_kept(cells_of(lighter)), cells_of(lighter)) == []


def test_a_word_that_changes_is_seen() -> None:
    """A few letters' worth of another colour are found as changed cells."""
    cells = changed_cells(as_kept(cells_of(ground())), cells_of(written()))
    assert cells == [(column, row) for row in (10, 11) for column in range(5, 10)]


def test_changes_are_shown() -> None:
    """The sheet shows both pictures and marks the differences."""
    golden = cells_of(ground())
    sheet = difference(golden, written(), changed_cells(golden, cells_of(written())))
    assert sheet.get_size() == (320, 3 * 240 + 2 * CELL)
    assert sheet.get_at((40, 2 * (240 + CELL) + 80))[:3] == (255, 0, 255)


def test_pictures_of_two_sizes_are_not_compared() -> None:
    """Comparing pictures of two sizes raises an error."""
    with pytest.raises(ValueError, match="40, 30"):
        changed_cells(cells_of(ground()), cells_of(ground((100, 100))))


def test_a_golden_is_written_only_when_its_picture_changed(tmp_path: Path) -> None:
    """Taking a picture again does not rewrite its file if it looks the same."""
    path = tmp_path / "screen-320x240.png"
    assert keep(ground(), path)
    kept = path.read_bytes()
    lighter = ground()
    lighter.fill((22, 82, 52))
    assert not keep(lighter, path)
    assert path.read_bytes() == kept
    assert keep(written(), path)
    assert keep(ground((640, 240)), path)
    assert load(path).get_size() == (640 // CELL, 240 // CELL)
