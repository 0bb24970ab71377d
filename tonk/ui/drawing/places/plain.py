"""The plain table: one colour, a thick line around it, and a star that is hardly darker."""

from collections.abc import Iterator

from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import fill, line, rounded
from tonk.ui.drawing.places.table_edge import heart_of, on_felt
from tonk.ui.drawing.viewport import Box

_GROUND, _EDGE, _LINE = "#14161a", "#08090b", "#aab0b9"
_INSET, _APART = 7.0, 5.5
_FAINT, _MARK = "#0e0f12", "#111317"
"""The lines of the ornament and its points: darker than the ground, so that all on it is as easy to see."""


def paint_plain(sheet: Sheet) -> Iterator[None]:
    """Paint the plain table, step by step."""
    box = sheet.box
    sheet.surface.fill(_GROUND)
    body = line(rounded(box.inset(0), 12), _EDGE, 2 * _INSET) + line(rounded(box.inset(_INSET), 16), _LINE, 2.5)
    body += line(rounded(box.inset(_INSET + _APART), 11), _LINE, 0.9)
    sheet.edges(body, _INSET + _APART + 2, 30)
    yield
    on_felt(sheet, _ornament)


def _ornament(box: Box) -> str:
    """Two fine rings with a star of eight points between them, in the middle of the table."""
    x, y = heart_of(box)
    body = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="none" stroke="{_FAINT}" stroke-width="{wide}"/>'
        for r, wide in ((118.0, 1.8), (111.0, 0.8), (22.0, 0.8))
    )
    for turn in range(8):
        reach = 104.0 if turn % 2 == 0 else 74.0
        ray = f"M{x:.1f} {y - reach:.1f}L{x + 9:.1f} {y - 22:.1f}H{x - 9:.1f}Z"
        body += f'<g transform="rotate({45 * turn} {x:.1f} {y:.1f})">' + fill(ray, _MARK) + "</g>"
    return body
