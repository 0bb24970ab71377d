"""Two pictures of a screen side by side: are they the same to the eye?

A picture is looked at in cells of 8 x 8 pixels. Letters that another machine smooths a little differently leave a
cell's colour as it is; a word, a card or a line that moved does not.
"""

from collections.abc import Sequence

import pygame

CELL = 8
_APART = 10
"""How far (of 255) a cell's red, green or blue may be off."""
_SPARED = 4
"""So many cells may be off further: a smooth edge can fall on the other side of a pixel."""

Cell = tuple[int, int]


def changed_cells(one: pygame.Surface, other: pygame.Surface) -> list[Cell]:
    """The cells (column, row) in which two pictures of the same size differ; none when that is too few to matter.

    Raises:
        ValueError: The pictures are not of the same size.
    """
    if one.get_size() != other.get_size():
        raise ValueError(f"{one.get_size()} and {other.get_size()} can't be compared")
    columns = one.get_width() // CELL
    pairs = zip(_cells(one), _cells(other), strict=True)
    off = [index // 3 for index, (a, b) in enumerate(pairs) if abs(a - b) > _APART]
    cells = [(index % columns, index // columns) for index in dict.fromkeys(off)]
    return cells if len(cells) > _SPARED else []


def _cells(picture: pygame.Surface) -> bytes:
    size = picture.get_width() // CELL, picture.get_height() // CELL
    return pygame.image.tobytes(pygame.transform.smoothscale(picture.convert(24), size), "RGB")


def difference(golden: pygame.Surface, now: pygame.Surface, cells: Sequence[Cell]) -> pygame.Surface:
    """A picture for a person: how it was, how it is, and how it is with all that has changed framed."""
    wide, high = golden.get_size()
    sheet = pygame.Surface((wide, 3 * high + 2 * CELL))
    sheet.fill((255, 0, 255))
    marked = now.copy()
    for column, row in cells:
        pygame.draw.rect(marked, (255, 0, 255), (column * CELL, row * CELL, CELL, CELL), 1)
    for place, picture in enumerate((golden, now, marked)):
        sheet.blit(picture, (0, place * (high + CELL)))
    return sheet
