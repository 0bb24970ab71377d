"""Two pictures of a screen side by side: are they the same to the eye?

A picture is looked at in cells of 8 x 8 pixels, each by its mean colour. Letters that another machine smooths a little
differently leave a cell's colour as it is; a word, a card or a line that moved does not.
"""

from collections.abc import Sequence

import pygame

CELL = 8
_APART = 10
"""The most (of 255) by which a cell's red, green or blue may be off."""
_SPARED = 4
"""So many cells may be off further: a smooth edge can fall on the other side of a pixel."""

Cell = tuple[int, int]


def cells_of(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with one pixel for each cell, of its mean colour."""
    size = picture.get_width() // CELL, picture.get_height() // CELL
    return pygame.transform.smoothscale(picture.convert(24), size)


def changed_cells(one: pygame.Surface, other: pygame.Surface) -> list[Cell]:
    """The cells (column, row) in which two pictures differ; none when that is too few to matter.

    Args:
        one: The cells of a picture, as `cells_of` gives them.
        other: Those of a picture of the same size.

    Raises:
        ValueError: The pictures are not of the same size.
    """
    if one.get_size() != other.get_size():
        raise ValueError(f"{one.get_size()} and {other.get_size()} cells can't be compared")
    before, now = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    if before == now:
        return []
    columns = one.get_width()
    off = [index // 3 for index, (a, b) in enumerate(zip(before, now, strict=True)) if abs(a - b) > _APART]
    cells = [(index % columns, index // columns) for index in dict.fromkeys(off)]
    return cells if len(cells) > _SPARED else []


def difference(golden: pygame.Surface, now: pygame.Surface, cells: Sequence[Cell]) -> pygame.Surface:
    """Return a picture for people: before, now, and now with every change framed.

    Args:
        golden: The cells of how it was.
        now: How it is, in full.
        cells: Those that have changed.
    """
    wide, high = now.get_size()
    sheet = pygame.Surface((wide, 3 * high + 2 * CELL))
    sheet.fill((255, 0, 255))
    marked = now.copy()
    for column, row in cells:
        pygame.draw.rect(marked, (255, 0, 255), (column * CELL, row * CELL, CELL, CELL), 1)
    was = pygame.transform.scale(golden, (golden.get_width() * CELL, golden.get_height() * CELL))
    for place, picture in enumerate((was, now, marked)):
        sheet.blit(picture, (0, place * (high + CELL)))
    return sheet
