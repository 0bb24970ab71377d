"""Where the pictures of the screens are kept, and how they are taken anew."""

import io
from collections.abc import Iterator
from pathlib import Path

import pygame

from tests.pictures.stills import SIZES, STILLS, Size

HERE = Path(__file__).resolve().parent
GOLDENS, CHANGED = HERE / "goldens", HERE / "changed"


def golden_path(name: str, size: Size) -> Path:
    """The file of a screen in a window of this size."""
    return GOLDENS / f"{name}-{size[0]}x{size[1]}.jpg"


def load(path: Path) -> pygame.Surface:
    """A kept picture.

    Raises:
        FileNotFoundError: It was never taken.
    """
    return pygame.image.load(path)


def as_kept(picture: pygame.Surface) -> pygame.Surface:
    """A picture as it comes back from a file: what storing takes away, it takes from both that are compared."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "kept.jpg")
    return pygame.image.load(io.BytesIO(file.getvalue()), "kept.jpg")


def take_pictures() -> Iterator[Path]:
    """Take every picture anew; those of screens that are no more go."""
    GOLDENS.mkdir(exist_ok=True)
    meant = {golden_path(name, size) for name in STILLS for size in SIZES}
    for path in set(GOLDENS.glob("*.jpg")) - meant:
        path.unlink()
    for name, make in STILLS.items():
        for size in SIZES:
            pygame.image.save(make(size).loop.surface, golden_path(name, size))
            yield golden_path(name, size)
