"""The plain table: one colour, a thick line around it, and the four suits, flat and dim."""

from collections.abc import Iterator

from tonk.ui.drawing.places.sheet import Prop, Sheet
from tonk.ui.drawing.places.svg import line, rounded

_GROUND, _EDGE, _LINE = "#14161a", "#08090b", "#aab0b9"
_INSET = 7.0


def paint_plain(sheet: Sheet) -> Iterator[None]:
    """Paint the plain table, step by step."""
    box = sheet.box
    sheet.surface.fill(_GROUND)
    body = line(rounded(box.inset(0), 12), _EDGE, 2 * _INSET) + line(rounded(box.inset(_INSET), 16), _LINE, 2.5)
    sheet.edges(body, _INSET + 2, 30)
    yield
    # At the same distance from each corner, beside the hand, because plates and buttons are in the corners.
    across, down = 292.0, 36.0
    left, right, low = across, box.w - across, box.h - down
    corners = ((left, down), (right, down), (right, low), (left, low))
    for suit, middle in zip("SHCD", corners, strict=True):
        sheet.lay(Prop(f"plain-{suit}", middle, 34.0))
