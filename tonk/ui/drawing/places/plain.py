"""The plain table: one colour, a thick line around it, and the four suits, flat and dim."""

from collections.abc import Iterator

from tonk.ui.drawing.places.sheet import Prop, Sheet
from tonk.ui.drawing.places.svg import line, rounded

_GROUND, _EDGE, _LINE = "#14161a", "#08090b", "#aab0b9"
_INSET = 7.0
_FIRST, _SECOND = 40.0, 78.0
"""The distances of the suits from the sides."""


def paint_plain(sheet: Sheet) -> Iterator[None]:
    """Paint the plain table, step by step."""
    box = sheet.box
    sheet.surface.fill(_GROUND)
    body = line(rounded(box.inset(0), 12), _EDGE, 2 * _INSET) + line(rounded(box.inset(_INSET), 16), _LINE, 2.5)
    sheet.edges(body, _INSET + 2, 30)
    yield
    # In the two far corners, where neither plates nor cards come near.
    for suit, away in zip("SHDC", (_FIRST, _SECOND, -_SECOND, -_FIRST), strict=True):
        sheet.lay(Prop(f"plain-{suit}", (away if away > 0 else box.w + away, _FIRST), 26.0))
