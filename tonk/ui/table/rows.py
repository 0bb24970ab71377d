"""Things that lie side by side, in rows where one row is not wide enough."""

from collections.abc import Sequence

from tonk.ui.viewport import Box

_GAP, _PITCH = 14.0, 8.0
"""Between things in a row, and between rows where there is room."""


def in_rows(area: Box, high: float, widths: Sequence[float]) -> list[Box]:
    """Where things of these widths lie: in rows that are filled from the left and centred.

    Args:
        area: Where there is room. Rows that have none come to lie on each other.
        high: How high a row is.
        widths: How wide each thing is.
    """
    rows: list[list[int]] = []
    for number, width in enumerate(widths):
        if rows and sum(widths[n] + _GAP for n in rows[-1]) + width <= area.w:
            rows[-1].append(number)
        else:
            rows.append([number])
    pitch = min(high + _PITCH, (area.h - high) / max(1, len(rows) - 1)) if len(rows) > 1 else 0.0
    found = [area] * len(widths)
    for line, row in enumerate(rows):
        x = area.center[0] - (sum(widths[n] for n in row) + _GAP * (len(row) - 1)) / 2
        for number in row:
            found[number] = Box(x, area.y + line * pitch, widths[number], high)
            x += widths[number] + _GAP
    return found
