"""The headline of the page of a result, which is slammed on it: it falls, rebounds, and jolts the page."""

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import zoomed
from tonk.ui.drawing.motion import jolted, slammed
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.screens.results.result_head import ResultHead

_FALLS, _JOLT = 0.75, 7.0
"""The enlargement from which it falls, and the distance by which the page is jolted, in units."""


class Headline:
    """The headline in motion.

    Args:
        head: The head of the page, which draws it.
        cards: The things that come to the page, and its clock.
        times: The times of the page.
    """

    def __init__(self, head: ResultHead, cards: Arrivals, times: PageTimes) -> None:
        self._head, self._cards, self._times = head, cards, times

    def jolt(self, scale: float) -> Point:
        """Return the displacement of the page by its blow, in units that are whole pixels.

        Args:
            scale: The number of pixels of a unit.
        """
        share = self._cards.share(self._times.struck, speeds.PAGE_JOLT)
        x, y = jolted(share) if 0.0 < share < 1.0 else (0.0, 0.0)
        return round(_JOLT * x * scale) / scale, round(_JOLT * y * scale) / scale

    def draw(self, canvas: Canvas, box: Box, *, tight: bool) -> None:
        """Draw it where it is now, above the last cards on their way.

        Args:
            canvas: The canvas to draw on.
            box: The box of the head, in units.
            tight: Whether to take as little room as possible.
        """
        raised, falls, settles = speeds.HEADLINE_RAISED, speeds.HEADLINE_FALLS, speeds.HEADLINE_SETTLES
        seconds = raised + falls + settles
        passed = self._cards.share(self._times.headline, seconds) * seconds
        if passed <= 0.0:
            return
        place, jolt = self._head.ribbon(box, tight=tight).center, self.jolt(canvas.viewport.scale)
        larger = 1.0 + _FALLS * slammed(passed, raised, falls, settles)
        with zoomed(canvas, place, (place[0] + jolt[0], place[1] + jolt[1]), larger):
            self._head.draw_title(canvas, box, tight=tight)
