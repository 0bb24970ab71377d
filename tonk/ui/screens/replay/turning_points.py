"""The turning points of a hand for the viewer's seat, found by the coach in the background."""

from tonk.coaching.judging import TurningPoint, turning_points
from tonk.records.marking import TURNING, Mark
from tonk.records.replaying import Replay
from tonk.rules.cards import FIRST_SEAT, Seat
from tonk.ui.shell.routes import HandReviews
from tonk.words.replaying import turning_line


class TurningPoints:
    """The turning points of a hand for one seat.

    Args:
        replay: The hand.
        reviews: The reviews of it.

    Attributes:
        marks: One per turning point, at its step; empty until the coach knows them.
    """

    def __init__(self, replay: Replay, reviews: HandReviews) -> None:
        self.marks: tuple[Mark, ...] = ()
        self._replay = replay
        self._reviews = reviews
        self._found: dict[int, TurningPoint] = {}
        self._known: dict[Seat, dict[int, TurningPoint]] = {}
        self._seat = FIRST_SEAT
        self._waits = False

    def look_from(self, seat: Seat) -> None:
        """Mark this seat's turning points; an unfinished hand has none."""
        self.rest()
        self._seat = seat
        self._show(self._known.get(seat, {}))
        if self._replay.outcome is not None and seat not in self._known:
            self._waits = True
            self._reviews.want(seat)

    def rest(self) -> None:
        """Stop the coach's search."""
        if self._waits:
            self._reviews.rest(self._seat)
        self._waits = False

    def update(self) -> bool:
        """Take in the coach's findings; return True if the marks have changed."""
        come = self._reviews.progress(self._seat) if self._waits else None
        if come is None or come.review is None:
            return False
        self.rest()
        found = turning_points(come.review, self._replay.steps)
        self._known[self._seat] = {one.last + 1: one for one in found}
        self._show(self._known[self._seat])
        return True

    def text_of(self, step: int) -> str:
        """Return why a step is a turning point; empty if it isn't one."""
        turning = self._found.get(step)
        if turning is None:
            return ""
        record = self._replay.record
        return turning_line(record.seats[self._seat], turning.change, record.rules, own=turning.own)

    def _show(self, found: dict[int, TurningPoint]) -> None:
        self._found = found
        self.marks = tuple(Mark(step, TURNING) for step in found)
