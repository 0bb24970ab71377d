"""The visible differences between two pictures of a screen.

Pictures are compared by the mean colours of cells of 8 x 8 pixels. These hardly change if another machine smooths
letters a little differently, but they do if a word, a card or a line moves.
"""

from collections.abc import Sequence

import pygame

CELL = 8
_APART = 10
"""The largest difference (of 255) in a cell's red, green or blue that is ignored."""
_SPARED = 4
"""The number of cells that may differ more, because a smooth edge can fall on the other side of a pixel."""

Cell = tuple[int, int]


def cells_of(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with one pixel for each cell, of its mean colour."""
    size = picture.get_width() // CELL, picture.get_height() // CELL
    return pygame.transform.smoothscale(picture.convert(24), size)


def changed_cells(one: pygame.Surface, other: pygame.Surface) -> list[Cell]:
    """Return the cells (column, row) in which two pictures differ, or none if these are too few to matter.

    Args:
        one: The cells of a picture, as `cells_of` gives them.
        other: The cells of another picture of the same size.

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
        golden: The cells of the picture as it was.
        now: The full picture as it is.
        cells: The cells that have changed.
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
