"""Between frames, the page at the end of a hand is drawn ahead, and garbage is collected."""

import gc
from typing import cast

import pytest

from tests.ui.screens.results.ended_hands import dropped
from tests.ui.table.seated import Seated
from tonk.app.spare_time import SpareTime
from tonk.session.workers import Workers, WorkHere
from tonk.ui.drawing.speeds import FULL_FRAME, LIGHT_FRAME

pytestmark = pytest.mark.usefixtures("eager")


class Idle:
    """Workers with nothing to do."""

    def go_on(self, _seconds: float, _seats: int) -> WorkHere:
        """Do nothing."""
        return WorkHere.NONE


class Counted:
    """Counts how often it is asked to draw ahead; something is always left."""

    steps = 0

    def step(self, _hand: object) -> bool:
        """Count a step."""
        self.steps += 1
        return True


def spare_time(seated: Seated) -> SpareTime:
    """Return the spare time at a table where all that the table itself needs is drawn."""
    spare = SpareTime(seated.pilot.ui, cast("Workers", Idle()))
    while spare._prerenderer.step() and not seated.screen._page_ahead._drawn:
        pass
    return spare


def test_the_page_is_drawn_after_frames_that_leave_no_time_otherwise() -> None:
    """Parts of a page that is due are drawn after all but late frames, until it is whole."""
    seated = dropped()
    spare, ahead = spare_time(seated), seated.screen._page_ahead
    begun = len(ahead._drawn)
    assert begun
    spare.use(FULL_FRAME, (), 4)
    assert len(ahead._drawn) == begun
    for _frame in range(100):
        drawn = len(ahead._drawn)
        spare.use(2 * LIGHT_FRAME, (), 4)
        assert len(ahead._drawn) > drawn or not seated.screen.expects_page
    assert not seated.screen.expects_page


def test_nothing_is_hurried_while_a_hand_is_played() -> None:
    """A table with no page to come draws ahead after light frames only."""
    seated = Seated()
    assert not seated.screen.expects_page
    spare = SpareTime(seated.pilot.ui, cast("Workers", Idle()))
    spare.__dict__["_prerenderer"] = counted = Counted()
    spare.use(2 * LIGHT_FRAME, (), 4)
    assert counted.steps == 0
    spare.use(LIGHT_FRAME / 2, (), 4)
    assert counted.steps == 1


def test_old_garbage_is_collected_after_a_light_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """New objects are looked at after any frame, old ones only after a light frame, since that takes longer."""
    spare, looked = spare_time(dropped()), list[int]()
    monkeypatch.setattr(gc, "get_count", lambda: (1000, 0, 1000))
    monkeypatch.setattr(gc, "collect", looked.append)
    for work in (FULL_FRAME, LIGHT_FRAME / 2):
        spare.use(work, (), 4)
    assert looked == [1, 2]
