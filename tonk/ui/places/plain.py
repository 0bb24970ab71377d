"""The plain table: one colour, a thick line around it, and nothing that could be taken for something else."""

from collections.abc import Iterator

from tonk.ui.places.sheet import Sheet
from tonk.ui.places.svg import cover, line, rounded

_GROUND, _LINE = "#14161a", "#8a9099"


def paint_plain(sheet: Sheet) -> Iterator[None]:
    """Paint the plain table."""
    box = sheet.box
    sheet.surface.fill(_GROUND)
    sheet.edges(cover(box, _GROUND) + line(rounded(box.inset(5), 14), _LINE, 3.0), 22)
    yield
