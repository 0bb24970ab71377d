"""The score sheet of a game for points: its rounds as a table, and everybody's points as a chart up to the target."""

from collections.abc import Sequence

from tonk.rules.cards import each_seat
from tonk.session.match.score_sheet import ScoreSheet
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_in_out
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chart import ChartScale, Series, draw_chart
from tonk.ui.screens.parts.faces import draw_face, seat_color
from tonk.ui.screens.parts.gold_letters import draw_emblem
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.score_rounds import HEAD, ScoreTable
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.shell.services import Services
from tonk.ui.widgets import ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.table.names import TableNames
from tonk.words.table.scores import leader_text

_PAD, _GAP, _BOTTOM = 16.0, 14.0, 20.0
_TABLE, _LEAST_SEAT, _ABOUT = 0.58, 64.0, 230.0
_FACE, _ENDS = 30.0, 48.0
"""The size of the faces at the ends of the lines, and the room for them."""
_WORDS = 34.0


class ScoreSheetScreen(TitledScreen):
    """A table that scrolls, with the last round visible, and a chart beside it, or above it in a narrow window.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        sheet: The score sheet to show.
    """

    column = (640.0, 920.0)

    def __init__(self, ui: UiContext, services: Services, sheet: ScoreSheet) -> None:
        super().__init__(ui, services, _("Score sheet"))
        self.sheet = sheet
        self._table = ScoreTable(ui, sheet)
        self._area = ScrollArea(self._paint_rows)
        self._running = Unfolding(ui, speeds.CHART_DRAWN)
        self._left = self._right = self._head = Box(0, 0, 0, 0)
        self._opened = False
        if sheet.rounds:
            self.group.add(self._area)
            self.group.focus(self._area)

    def handle(self, event: Input) -> None:
        """Show the whole chart on any press, in addition to its effect."""
        if (isinstance(event, KeyPress) and not event.repeat) or isinstance(event, PointerDown):
            self._running.skip()
            self.changed()
        super().handle(event)

    def update(self, now: float) -> bool:
        """Animate the lines from the first round to the last."""
        ran = self._running.update(now)
        return super().update(now) or ran

    def arrange(self, body: Box) -> None:
        """Place the table at the left, the chart at the right; in a high, narrow window the chart above."""
        room = body.cut_bottom(_BOTTOM)[1]
        if room.h > room.w:
            self._right, self._left = room.cut_top(room.h * 0.36, _GAP)
        else:
            least = _ABOUT + _LEAST_SEAT * len(self.sheet.names) + 2 * _PAD
            self._left, self._right = room.cut_left(max(least, room.w * _TABLE), _GAP)
        inner = self._left.inset(_PAD, 10)
        self._head, rows = inner.cut_top(HEAD, 2)
        bar = BAR_WIDTH + 4 if self._table.height <= rows.h else 0.0
        self._head = Box(inner.x, inner.y, inner.w - (BAR_WIDTH + 4 - bar), HEAD)
        self._area.box = Box(rows.x, rows.y, rows.w + bar, rows.h)
        self._area.content_height = self._table.height
        if not self._opened:
            self._opened = True
            self._area.scroll_to(self._area.overflow, at_once=True)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels, the names above the columns, and the chart."""
        if not self.sheet.rounds:
            self._draw_empty(canvas)
            return
        canvas.panel(self._left)
        canvas.panel(self._right)
        self._table.draw_head(canvas, self._head)
        words, chart = self._right.inset(_PAD, 12).cut_top(_WORDS, 6)
        canvas.line_of_text(
            words,
            leader_text(
                TableNames.of(self.sheet.names, self.sheet.people),
                self.sheet.score,
                self.sheet.champion,
                lives=self.sheet.lives is not None,
            ),
            "strong",
            canvas.theme.gold_light,
        )
        self._draw_chart(canvas, chart)

    def _paint_rows(self, canvas: Canvas, content: Box) -> None:
        self._table.draw_rows(canvas, Box(content.x, content.y, self._head.w, content.h), self._area.box)

    def _draw_chart(self, canvas: Canvas, box: Box) -> None:
        """Draw a line for each player, with the player's face at its end; the leader's comes last, over the others."""
        ends, plot = box.cut_right(_ENDS)
        score = self.sheet.score
        order = sorted(each_seat(len(score)), key=lambda seat: (score[seat], self.sheet.went_out[seat]))
        series = [Series(seat_color(self.ui, seat), self.sheet.lines[seat]) for seat in order]
        plan = ChartScale.of(canvas.text_renderer, plot, series, target=self.sheet.target, rounds=True)
        shown = ease_in_out(self._running.share(0, speeds.CHART_DRAWN))
        draw_chart(canvas, plan, series, shown)
        if shown < 1:
            return
        wanted = [plan.at(0, score[seat])[1] for seat in order]
        for seat, y in zip(order, apart(wanted, plan.plot, _FACE + 2), strict=True):
            draw_face(canvas, self.ui, self._table.faces[seat], (ends.center[0], y), _FACE)

    def _draw_empty(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.body.center[0], self.body.cut_bottom(_BOTTOM)[1].center[1]
        draw_emblem(canvas, self.ui, (x, y - 120), 128)
        canvas.text((x, y - 14), _("No rounds yet"), "heading", theme.gold_light, anchor="center")
        sentence = _("Each round is written down here when it ends.")
        canvas.text((x, y + 32), sentence, "body", theme.ink, anchor="center", max_width=640, align="center")


def apart(wanted: Sequence[float], room: Box, least: float) -> list[float]:
    """Return places (descending heights, ascending points) at least this far apart, close to the wanted ones.

    Args:
        wanted: The wanted places, the lowest on the screen first.
        room: The box that limits them.
        least: The least distance between two.
    """
    found: list[float] = []
    for number, y in enumerate(wanted):
        # Those still to come need room above.
        highest = room.y + (len(wanted) - 1 - number) * least
        below = found[-1] - least if found else room.bottom
        found.append(min(below, max(y, highest)))
    return found
