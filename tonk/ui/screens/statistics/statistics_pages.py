"""The pages of the statistics: each lays itself out in a box of its own height, and draws itself."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.survey import Survey
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.bankroll_chart import BankrollChart
from tonk.ui.screens.history.ledger import Account, tallied
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.statistics.drops_chart import draw_drops
from tonk.ui.screens.statistics.endings_chart import draw_endings, endings_title
from tonk.ui.screens.statistics.figure_rows import draw_table, row_box, table_height
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ScrollArea, Widget
from tonk.words import _
from tonk.words.figures import ahead_title, figure_text, figures_counted
from tonk.words.phrases import person, signed

PAD, GAP = 18.0, 14.0
NARROW = 820.0
"""The width of a page below which everything is below each other."""


class StatisticsPage(Protocol):
    """One page, whose contents are complete when it is made."""

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Place its widgets in the content of an area, and return the height of the content in this room.

        Args:
            area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw it, a part at each step, so that it can be drawn ahead over several frames."""


def stacked(wide: float, room: float, heights: Sequence[float]) -> tuple[Box, ...]:
    """Return boxes below each other, of at least these heights; all but the first share the remaining room.

    Args:
        wide: The available width, in units.
        room: The available room, in units.
        heights: The least height of each, in units.
    """
    more = max(0.0, room - sum(heights) - GAP * (len(heights) - 1)) / (len(heights) - 1)
    boxes, y = [], 0.0
    for number, least in enumerate(heights):
        high = least + (more if number else 0.0)
        boxes.append(Box(0, y, wide, high))
        y += high + GAP
    return tuple(boxes)


_HEAD = 30.0
"""The height of a chart's title."""


class TooltipArea(Widget):
    """A part of a page with a tooltip."""

    focusable = False

    def __init__(self, words: str) -> None:
        super().__init__(tooltip=words)


class Overview:
    """All figures, the money over the hands, the endings, and the drops.

    Args:
        ui: The context of the window.
        survey: The hands.
        others: The name for the others at the tables.
        on_open: Called with a hand pressed in the chart.
    """

    def __init__(self, ui: UiContext, survey: Survey, others: str, on_open: Callable[[BankrollPoint], None]) -> None:
        figures = survey.figures
        self._figures, self._others, self._counted = figures, others, figures.wanted.counted
        self._keys = figures_counted(self._counted)
        self._owner = None if survey.alone else figures.wanted.person
        self._own = _("You") if self._owner is None else person(self._owner)
        self._hints = [TooltipArea(figure_text(key, self._counted)) for key in self._keys]
        self._tallies = tallied(figures.endings)
        self._lines = BankrollChart(ui, on_open, _("Click to replay"))
        self._lines.show([Account(figures.wanted.person, figures.curve)], rounds=self._counted == "points")
        self._boxes: tuple[Box, ...] = ()

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Place the table at the left, the charts at the right.

        Args:
            area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """
        if wide < NARROW or room > wide:
            self._boxes = stacked(wide, room, (table_height(0, len(self._keys)) + 2 * PAD, 290.0, 290.0, 280.0))
            high = self._boxes[-1].bottom
        else:
            high = max(room, 500.0)
            left, right = Box(0, 0, wide, high).cut_left(max(430.0, wide * 0.38), GAP)
            chart, below = right.cut_top(right.h * 0.46, GAP)
            self._boxes = (left, chart, *below.split_columns(2, GAP))
        inner = self._boxes[0].inset(PAD, 10)
        for number, hint in enumerate(self._hints):
            area.place(
                hint,
                row_box(
                    inner.cut_top(min(inner.h, table_height(inner.h, len(self._keys))))[0], number, len(self._keys)
                ),
            )
        area.place(self._lines, self._boxes[1].inset(PAD, 12).cut_top(34.0)[1])
        return high

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw the panels and their contents."""
        table, chart, endings, drops = (box.move(content.x, content.y) for box in self._boxes)
        for box in (table, chart, endings, drops):
            canvas.panel(box)
        yield
        inner = table.inset(PAD, 10)
        high = min(inner.h, table_height(inner.h, len(self._keys)))
        draw_table(canvas, inner.cut_top(high)[0], self._figures.whole, (self._own, self._others), self._counted)
        yield
        head = chart.inset(PAD, 12).cut_top(34.0)[0]
        title = ahead_title(self._counted)
        balances = self._figures.curve.balances
        net = balances[-1] if balances else 0
        canvas.line_of_text(head, title, "strong", canvas.theme.gold_light)
        canvas.line_of_text(head, signed(net), "number", change_color(canvas.theme, net), "right")
        head, rest = endings.inset(PAD, 12).cut_top(_HEAD, 4)
        canvas.line_of_text(head, endings_title(self._counted), "strong", canvas.theme.gold_light)
        draw_endings(canvas, rest, self._tallies, self._counted)
        yield
        place, counted = drops.inset(PAD, 12), self._figures.drops
        draw_drops(canvas, place, counted, self._others, self._counted, owner=self._owner)


class SaidPage:
    """A page with only a sentence that says why there is nothing to draw.

    Args:
        words: The sentence.
    """

    def __init__(self, words: str) -> None:
        self._words = words
        self._size = 0.0, 0.0

    def arrange(self, _area: ScrollArea, wide: float, room: float) -> float:
        """Take all the room.

        Args:
            _area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """
        self._size = wide, room
        return room

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw the sentence in the middle of a panel."""
        box = Box(content.x, content.y, *self._size)
        canvas.panel(box)
        wide = box.w - 2 * PAD
        canvas.text(box.center, self._words, "body", canvas.theme.ink_soft, anchor="center", max_width=wide)
        yield
