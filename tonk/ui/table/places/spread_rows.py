"""The things before a seat, side by side, and in rows where one row is not wide enough."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tonk.ui.drawing.card_look import CARD_RATIO, STRIPS
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point

SPREAD_SCALE = 0.74
"""The size of a card in a spread."""
_CLOSE = 0.19, 0.16, 0.13
"""The part of a card in a spread that its neighbour leaves visible where not even the index has room (`STRIPS`)."""
_READABLE = 3
"""So many of these leave every index whole."""
_BROAD = 1.5
"""The width of a spread whose cards lie close together, in cards."""
_MARK_SCALE, _MARK_PITCH = 0.44, 28.0
"""The size of a Skip or a Block before a seat, and the distance from one to the next."""
_MARK_ROOM = 76.0
"""The width of its tag when there is a word on it."""

_GAP, _LEAST_GAP, _PITCH = 14.0, 6.0, 8.0
"""Between things in a row, usually and where there is little room, and between rows."""
_ASIDE, _CLOSEST = 16.0, 1.25
"""Between the spreads that lie and the place for one more, which has dashes, and its least width in cards."""


def _wrapped(wide: float, widths: Sequence[float], gap: float) -> list[list[int]]:
    """Return which things of these widths, so far apart, share a row that is so wide: each is filled from the left."""
    rows: list[list[int]] = []
    for number, width in enumerate(widths):
        if rows and sum(widths[n] + gap for n in rows[-1]) + width <= wide:
            rows[-1].append(number)
        else:
            rows.append([number])
    return rows


def _in_rows(area: Box, near: Point, high: float, widths: Sequence[float], gap: float) -> list[Box]:
    """Return where things of these widths lie: in rows as near as can be to a point.

    Args:
        area: Where there is room. Rows that have none come to lie on each other.
        near: The point that the middle of all should be near to.
        high: How high a row is.
        widths: How wide each thing is.
        gap: How far apart they are.
    """
    rows = _wrapped(area.w, widths, gap)
    pitch = min(high + _PITCH, (area.h - high) / max(1, len(rows) - 1)) if len(rows) > 1 else 0.0
    block = high + pitch * (len(rows) - 1)
    top = max(area.y, min(near[1] - block / 2, area.bottom - block))
    found = [area] * len(widths)
    for line, row in enumerate(rows):
        wide = sum(widths[n] for n in row) + gap * (len(row) - 1)
        x = max(area.x, min(near[0] - wide / 2, area.right - wide))
        for number in row:
            found[number] = Box(x, top + line * pitch, widths[number], high)
            x += widths[number] + gap
    return found


@dataclass(frozen=True)
class SeatSpreads:
    """The spreads that lie before a seat, and beside them a Skip and a Block.

    Attributes:
        area: Where there is room for them.
        near: The point that they lie as near to as they can.
        card_width: The width of a card in the hand.
        lying: How much smaller than usual all that lies on the table is.
        counts: How many cards each of the spreads has.
        marks: How many Skips and Blocks there are.
        says_words: Whether their tags have words.
        face: The faces of the cards, as the settings name them.
    """

    area: Box
    near: Point
    card_width: float
    lying: float
    counts: tuple[int, ...]
    marks: int
    says_words: bool
    face: str = "standard"

    def spreads(self) -> list[list[Pose]]:
        """The poses of the cards of each spread."""
        wide, poses = self._wide, []
        for count, place in zip(self.counts, self._places, strict=False):
            x, y, step = place.x + wide / 2, place.y + wide * CARD_RATIO / 2, (place.w - wide) / max(1, count - 1)
            poses.append([Pose(x + i * step, y, scale=self.lying * SPREAD_SCALE) for i in range(count)])
        return poses

    def after(self, count: int) -> list[Pose]:
        """Return where one more spread is shown before it is laid: beside the others, which have not moved aside yet.

        Where there is no such room, it is where it comes to lie.

        Args:
            count: The number of its cards.
        """
        then = replace(self, counts=(*self.counts, count)).spreads()[-1]
        if not self._places:
            return then
        row = [place for place in self._places if place.y == self._places[-1].y]
        left, right = row[0].x - _ASIDE, row[-1].right + _ASIDE
        room = max(left - self.area.x, self.area.right - right)
        wide = min(then[-1].x - then[0].x + self._wide, room)
        if wide < _CLOSEST * self._wide:
            return then
        x = (right if self.area.right - right >= wide else left - wide) + self._wide / 2
        y, step = row[0].y + self._wide * CARD_RATIO / 2, (wide - self._wide) / max(1, count - 1)
        return [pose._replace(x=x + number * step, y=y) for number, pose in enumerate(then)]

    def marked(self) -> list[Pose]:
        """Return where the Skip and the Block lie, the one below the other."""
        if not self.marks:
            return []
        scale, place = self.lying * _MARK_SCALE, self._places[-1]
        x, y = place.center[0], place.y + self.card_width * CARD_RATIO * scale / 2
        return [Pose(x, y + number * _MARK_PITCH * self.lying, scale=scale) for number in range(self.marks)]

    @property
    def _wide(self) -> float:
        """The width of a card in a spread."""
        return self.card_width * self.lying * SPREAD_SCALE

    @cached_property
    def fits(self) -> bool:
        """Return whether there is room for everything, with the indices of all cards in sight."""
        return any(self._has_room(overlap) for overlap in self._overlaps[:_READABLE])

    @property
    def _overlaps(self) -> tuple[float, ...]:
        """The part of each card that its neighbour leaves visible, as a share of its width; the first that has room."""
        return *STRIPS[self.face][1:], *_CLOSE

    def _gap(self, overlap: float) -> float:
        """Return how far apart things are where so much of each card is seen: less where there is little room."""
        return max(_LEAST_GAP, _GAP * overlap / self._overlaps[0])

    @property
    def leaves_sides(self) -> bool:
        """Return whether there is room for a spread at each end of a row of these."""
        return all(place.x - self.area.x >= _BROAD * self._wide for place in self._places)

    @cached_property
    def _places(self) -> list[Box]:
        """The place of each spread, and as the last one that of the marks, if there are any."""
        overlaps = self._overlaps
        overlap = next((one for one in overlaps if self._has_room(one)), overlaps[-1])
        widths = [min(width, self.area.w) for width in self._widths(overlap)]
        return _in_rows(self.area, self.near, self._wide * CARD_RATIO, widths, self._gap(overlap))

    def _has_room(self, overlap: float) -> bool:
        """Return whether everything has room if so much of each card is seen beside its neighbour."""
        widths, high = self._widths(overlap), self._wide * CARD_RATIO
        rows = max(1, int((self.area.h + _PITCH + 0.5) / (high + _PITCH)))
        fits = max(widths, default=0.0) <= self.area.w
        return fits and len(_wrapped(self.area.w, widths, self._gap(overlap))) <= rows

    def _widths(self, overlap: float) -> list[float]:
        """Return how wide each spread is, and the marks, where so much of each card is seen beside its neighbour."""
        widths = [self._wide * (1.0 + overlap * (count - 1)) for count in self.counts]
        if self.marks:
            mark = self.card_width * self.lying * _MARK_SCALE
            widths.append(max(mark, _MARK_ROOM) if self.says_words else mark)
        return widths
