"""The things before a seat, side by side, and in rows where one row is not wide enough."""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box

SPREAD_SCALE = 0.62
"""The size of a card in a spread."""
_OVERLAP = 0.4
"""The part of a card in a spread that its neighbour leaves visible, as a share of its width."""
_MARK_SCALE, _MARK_PITCH = 0.44, 28.0
"""The size of a Skip or a Block before a seat, and the distance from one to the next."""
_MARK_ROOM = 76.0
"""The width of its tag when there is a word on it."""

_GAP, _PITCH = 14.0, 8.0
"""Between things in a row, and between rows where there is room."""


def in_rows(area: Box, high: float, widths: Sequence[float]) -> list[Box]:
    """Return where things of these widths lie: in rows that are filled from the left and centred.

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


@dataclass(frozen=True)
class SeatSpreads:
    """The spreads that lie before a seat, and beside them a Skip and a Block.

    Attributes:
        area: Where there is room for them.
        card_width: The width of a card in the hand.
        lying: How much smaller than usual all that lies on the table is.
        counts: How many cards each of the spreads has.
        marks: How many Skips and Blocks there are.
        says_words: Whether their tags have words.
    """

    area: Box
    card_width: float
    lying: float
    counts: tuple[int, ...]
    marks: int
    says_words: bool

    def spreads(self) -> list[list[Pose]]:
        """The poses of the cards of each spread."""
        scale = self.lying * SPREAD_SCALE
        wide, poses = self.card_width * scale, []
        for count, place in zip(self.counts, self._places(), strict=False):
            squeeze = min(1.0, (self.area.w - wide) / max(1.0, place.w - wide))
            x, y, step = place.x + wide / 2, place.y + wide * CARD_RATIO / 2, wide * _OVERLAP * squeeze
            poses.append([Pose(x + i * step, y, scale=scale) for i in range(count)])
        return poses

    def marked(self) -> list[Pose]:
        """Return where the Skip and the Block lie, the one below the other."""
        if not self.marks:
            return []
        scale, place = self.lying * _MARK_SCALE, self._places()[-1]
        x, y = place.center[0], place.y + self.card_width * CARD_RATIO * scale / 2
        return [Pose(x, y + number * _MARK_PITCH * self.lying, scale=scale) for number in range(self.marks)]

    def _places(self) -> list[Box]:
        """The place of each spread, and as the last one that of the marks, if there are any."""
        wide = self.card_width * self.lying * SPREAD_SCALE
        widths = [wide * (1.0 + _OVERLAP * (count - 1)) for count in self.counts]
        if self.marks:
            mark = self.card_width * self.lying * _MARK_SCALE
            widths.append(max(mark, _MARK_ROOM) if self.says_words else mark)
        return in_rows(self.area, wide * CARD_RATIO, widths)
