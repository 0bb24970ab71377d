"""The review of a hand: it grows as it is made, says what was lost where, and is kept once."""

from functools import cache

import pytest

from tests.coaching.asking import LITTLE
from tests.coaching.hands import record_of, reviewing
from tests.ui.pilot import Pilot, dummy_stage
from tests.ui.screens.lodge import SIZES, Lodge
from tonk.coaching.review import Reviewing
from tonk.records import Record
from tonk.rules.cards import Seat
from tonk.thinking import Ticket
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.review import ReviewScene

RECORD = record_of(5)


@cache
def steps() -> tuple[Reviewing, ...]:
    """How the review of the hand comes about, with little thought."""
    return tuple(reviewing(RECORD, 0, LITTLE))


class Reader:
    """A coach who reviews a hand step by step, whenever asked how far it is."""

    def __init__(self) -> None:
        self.asked = 0
        self._last = Ticket[Reviewing]()

    def review(self, record: Record, seat: Seat) -> Ticket[Reviewing]:
        """Take a hand: one step further each time."""
        self.asked += 1
        assert (record, seat) == (RECORD, 0)
        left = list(steps())
        self._last.overtaken = True
        ticket = self._last = Ticket(lambda: ticket.take(left.pop(0), last=not left))
        return ticket


def lodge_of(stage: Stage, reader: Reader) -> House:
    """A house with this coach."""
    lodge = Lodge(stage)
    lodge.adviser = reader  # type: ignore[assignment]
    return lodge


def opened(size: tuple[int, int] = (1280, 720)) -> tuple[Pilot, ReviewScene, list[object]]:
    """The page, with what it has given to be kept."""
    stage = dummy_stage(size)
    kept: list[object] = []
    scene = ReviewScene(stage, lodge_of(stage, Reader()), RECORD, 0, kept.append)
    return Pilot(stage, scene), scene, kept


def test_decisions_are_listed_as_they_are_judged() -> None:
    """First some, in the end all; then the review is kept, once."""
    pilot, scene, kept = opened()
    counts = [scene._list.count]
    for _ in range(30):
        pilot.post()
        counts.append(scene._list.count)
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    assert scene._review is not None
    assert counts[-1] == len(scene._review.decisions)
    assert len(kept) == 1


def test_a_review_that_was_made_before_is_not_made_again() -> None:
    """It is shown at once, and nobody is asked."""
    pilot, scene, kept = opened()
    pilot.advance(1.0)
    reader = Reader()
    again = ReviewScene(pilot.stage, lodge_of(pilot.stage, reader), RECORD, 0, kept.append, scene._review)
    assert reader.asked == 0
    assert again._list.count == scene._list.count
    assert len(kept) == 1


def test_the_costliest_decision_is_shown_first() -> None:
    """Once all have been judged; where nothing was surely lost, the first."""
    pilot, scene, _ = opened()
    pilot.advance(1.0)
    assert scene._review is not None
    costliest = scene._review.costliest
    assert scene._list.marked == (0 if costliest is None else costliest)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_lies_over_anything_else(size: tuple[int, int]) -> None:
    """Summary, list and decision stand apart, and the button below the decision."""
    pilot, scene, _ = opened(size)
    pilot.advance(0.6)
    boxes = [scene._summary, scene._left, scene._right]
    assert all(one.overlap(other) == 0 for one in boxes for other in boxes if one is not other)
    assert scene._area.box.overlap(scene._table.box) == 0
    assert scene._area.box.h > 120


def test_a_review_goes_on_after_another_page_has_asked() -> None:
    """As the replay over it does: back here, it is asked for again."""
    stage = dummy_stage()
    reader = Reader()
    scene = ReviewScene(stage, lodge_of(stage, reader), RECORD, 0)
    pilot = Pilot(stage, scene)
    reader.review(RECORD, 0)
    pilot.advance(1.0)
    assert scene._review is not None
