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
    away = 36.0
    # The lower ones are beside the hand, because plates and buttons are in the corners.
    low = 292.0
    corners = ((away, away), (box.w - away, away), (box.w - low, box.h - away), (low, box.h - away))
    for suit, middle in zip("SHCD", corners, strict=True):
        sheet.lay(Prop(f"plain-{suit}", middle, 34.0))
