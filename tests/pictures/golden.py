"""Keep the looks of the screens, and take them again.

Only the cells of each picture are kept (see `compare`), one pixel each. Their shades are rounded to multiples of four,
which is invisible and halves the files.
"""

from collections.abc import Iterator
from pathlib import Path

import pygame

from tests.pictures.compare import cells_of, changed_cells
from tests.pictures.stills import SIZES, STILLS, Size

HERE = Path(__file__).resolve().parent
GOLDENS, CHANGED = HERE / "goldens", HERE / "changed"
_STEP = 4


def golden_path(name: str, size: Size) -> Path:
    """Return the file of a screen in a window of this size."""
    return GOLDENS / f"{name}-{size[0]}x{size[1]}.png"


def load(path: Path) -> pygame.Surface:
    """Return the kept cells of a picture.

    Raises:
        FileNotFoundError: The picture was never taken.
    """
    return pygame.image.load(path)


def as_kept(cells: pygame.Surface) -> pygame.Surface:
    """Round each shade of a picture's cells to the steps in which they are kept."""
    shades = bytes(min(255, (shade + _STEP // 2) // _STEP * _STEP) for shade in pygame.image.tobytes(cells, "RGB"))
    return pygame.image.frombytes(shades, cells.get_size(), "RGB")


def keep(picture: pygame.Surface, path: Path) -> bool:
    """Write the cells of a picture, unless the file there shows the same to the eye.

    Returns:
        True if the file was written; the files of unchanged pictures stay as they are.
    """
    cells = cells_of(picture)
    if path.exists():
        kept = load(path)
        if kept.get_size() == cells.get_size() and not changed_cells(kept, cells):
            return False
    pygame.image.save(as_kept(cells), path)
    return True


def take_pictures() -> Iterator[Path]:
    """Take every picture again, delete those of removed screens, and return the changed files."""
    GOLDENS.mkdir(exist_ok=True)
    wanted = {golden_path(name, size) for name in STILLS for size in SIZES}
    for path in set(GOLDENS.iterdir()) - wanted:
        path.unlink()
    for name, make in STILLS.items():
        for size in SIZES:
            if keep(make(size).loop.surface, golden_path(name, size)):
                yield golden_path(name, size)
