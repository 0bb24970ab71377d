"""The things before a seat, side by side, in several rows if one is not wide enough."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tonk.ui.drawing.card_look import CARD_RATIO, STRIPS
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point

SPREAD_SCALE = 0.74
"""The size of a card in a spread."""
_CLOSE = 0.18, 0.16, 0.13
"""The part of a card that its neighbour leaves visible if none of `STRIPS` fits; the first leaves the index whole."""
_UNREADABLE = 2
"""The number of these that cut an index."""
_BROAD = 1.5
"""The width of a spread of overlapping cards, in cards."""
_MARK_SCALE, _MARK_PITCH = 0.44, 28.0
"""The size of a Skip or a Block before a seat, and the distance between them."""
_MARK_ROOM = 76.0
"""The width of its tag with a word on it."""

_GAP, _LEAST_GAP, _PITCH = 14.0, 6.0, 8.0
"""The gaps between things in a row, usual and least, and between rows."""
_ASIDE, _CLOSEST = 16.0, 1.25
"""The gap between the present spreads and the dashed place for another one, and its least width in cards."""


def _wrapped(wide: float, widths: Sequence[float], gap: float) -> list[list[int]]:
    """Return which things of these widths share a row of this width: each row is filled from the left."""
    rows: list[list[int]] = []
    for number, width in enumerate(widths):
        if rows and sum(widths[n] + gap for n in rows[-1]) + width <= wide:
            rows[-1].append(number)
        else:
            rows.append([number])
    return rows


def _in_rows(area: Box, near: Point, high: float, widths: Sequence[float], gap: float) -> list[Box]:
    """Return the places of things of these widths, in rows as near as possible to a point.

    Args:
        area: The available area. Rows without room overlap.
        near: The preferred point for the middle of all.
        high: The height of a row.
        widths: The width of each thing.
        gap: The gap between them.
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
    """The spreads before a seat, and beside them a Skip and a Block.

    Attributes:
        area: The available area.
        near: The preferred point, as near as possible.
        card_width: The width of a card in the hand.
        lying: The size of things on the table relative to the usual one.
        counts: The number of cards in each spread.
        marks: The number of Skips and Blocks.
        says_words: Whether their tags have words.
        face: The faces of the cards, as named in the settings.
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
        """Return the poses of the cards of each spread."""
        wide, poses = self._wide, []
        for count, place in zip(self.counts, self._places, strict=False):
            x, y, step = place.x + wide / 2, place.y + wide * CARD_RATIO / 2, (place.w - wide) / max(1, count - 1)
            poses.append([Pose(x + i * step, y, scale=self.lying * SPREAD_SCALE) for i in range(count)])
        return poses

    def after(self, count: int) -> list[Pose]:
        """Return the place of another spread before it is laid: beside the others, which have not moved yet.

        Without room there, it is the final place.

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
        """Return the places of the Skip and the Block, one below the other."""
        if not self.marks:
            return []
        scale, place = self.lying * _MARK_SCALE, self._places[-1]
        x, y = place.center[0], place.y + self.card_width * CARD_RATIO * scale / 2
        return [Pose(x, y + number * _MARK_PITCH * self.lying, scale=scale) for number in range(self.marks)]

    @property
    def _wide(self) -> float:
        """Return the width of a card in a spread."""
        return self.card_width * self.lying * SPREAD_SCALE

    @cached_property
    def fits(self) -> bool:
        """Return whether everything fits with the indices of all cards visible."""
        return any(self._has_room(overlap) for overlap in self._overlaps[:-_UNREADABLE])

    @property
    def _overlaps(self) -> tuple[float, ...]:
        """Return the part of each card left visible by its neighbour, as a share of its width: the first that fits."""
        return *STRIPS[self.face][1:], *_CLOSE

    def _gap(self, overlap: float) -> float:
        """Return the gap between things at this overlap: smaller in little room."""
        return max(_LEAST_GAP, _GAP * min(1.0, overlap / STRIPS[self.face][-2]))

    @property
    def leaves_sides(self) -> bool:
        """Return whether there is room for a spread at each end of a row of these."""
        return all(place.x - self.area.x >= _BROAD * self._wide for place in self._places)

    @cached_property
    def _places(self) -> list[Box]:
        """Return the place of each spread, and last that of the marks, if there are any."""
        overlaps = self._overlaps
        overlap = next((one for one in overlaps if self._has_room(one)), overlaps[-1])
        widths = [min(width, self.area.w) for width in self._widths(overlap)]
        return _in_rows(self.area, self.near, self._wide * CARD_RATIO, widths, self._gap(overlap))

    def _has_room(self, overlap: float) -> bool:
        """Return whether everything fits at this overlap of the cards."""
        widths, high = self._widths(overlap), self._wide * CARD_RATIO
        rows = max(1, int((self.area.h + _PITCH + 0.5) / (high + _PITCH)))
        fits = max(widths, default=0.0) <= self.area.w
        return fits and len(_wrapped(self.area.w, widths, self._gap(overlap))) <= rows

    def _widths(self, overlap: float) -> list[float]:
        """Return the width of each spread, and of the marks, at this overlap."""
        widths = [self._wide * (1.0 + overlap * (count - 1)) for count in self.counts]
        if self.marks:
            mark = self.card_width * self.lying * _MARK_SCALE
            widths.append(max(mark, _MARK_ROOM) if self.says_words else mark)
        return widths
