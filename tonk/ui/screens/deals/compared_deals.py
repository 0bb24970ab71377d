"""The results of deals beside those of bots with the same cards, as a table and as a chart."""

from collections.abc import Sequence
from itertools import islice

from tonk.bots import PONDERERS
from tonk.rules.cards import Seat
from tonk.session.deals.duplicate import QUICK, BotResults, SetRun, in_units
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.set_chart import draw_set_chart
from tonk.ui.screens.deals.set_result_rows import HEAD, TOTAL, Contender, SetRows
from tonk.ui.screens.parts.titled_screen import TitledScreen, two_parts
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.frame_time import turns
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, current
from tonk.words.deals import ahead_unit_text, compared, still_playing

_PAD, _GAP, _BOTTOM, _BUTTON, _SAID = 20.0, 14.0, 20.0, 52.0, 64.0
_STEPS = 6
"""The greatest number of bots' moves between two frames, if there is time."""
_SEATS = (Seat(0), Seat(2))
"""The seats whose colours persons have; bots have shades between them."""


class ComparedDeals(TitledScreen):
    """The result of deals, which the bots play while you look, the quick ones first.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        title: The heading.
        run: The play of the deals.
        buttons: The buttons at the left of the foot.
    """

    column = (640.0, 900.0)

    def __init__(self, ui: UiContext, services: Services, title: str, run: SetRun, buttons: Sequence[Button]) -> None:
        super().__init__(ui, services, title)
        self._run = run
        self._buttons = tuple(buttons)
        self._quick = BotResults(run.deals)
        self._slow = BotResults(run.deals, PONDERERS, services.sitting)
        self._rows = SetRows(ui, run.deals.size)
        self._area = ScrollArea(self._paint_rows)
        self._done = Button(_("Back"), self.leave, icon=icon("back"), kind="primary")
        self.group.add(self._area, *self._buttons, self._done)
        self.group.default = self._done
        self._table = self._chart = self._head = self._totals = self._said = self._foot = Box(0, 0, 0, 0)
        self._shown = -1
        self._take_down()

    @property
    def contenders(self) -> tuple[Contender, ...]:
        """Return everybody who has played the set or is playing it: the persons, then the bots, the weakest first."""
        theme, deals = self.ui.theme, self._run.deals
        found = [
            Contender(name, seat, tuple(in_units(deals, one) for one in won), theme.seats[seat])
            for seat, name, won in zip(_SEATS, self._run.people, self._run.won, strict=False)
        ]
        for number, (level, won) in enumerate(self._bots.items()):
            color = _shade(theme, number, len(self._bots))
            found.append(Contender(level, None, tuple(in_units(deals, one) for one in won), color))
        return tuple(found)

    @property
    def _bots(self) -> dict[str, list[int]]:
        return {**self._quick.won, **self._slow.won}

    @property
    def _played(self) -> int:
        return sum(map(len, self._bots.values()))

    @property
    def _left(self) -> int:
        """Return the number of hands that the bots have yet to play."""
        return self._run.deals.size * (len(QUICK) + len(PONDERERS)) - self._played

    @property
    def _words(self) -> str:
        """Return each result next to a good bot's with the same cards, once it has played."""
        whole = [one for one in self._rows.contenders if len(one.won) == self._run.deals.size]
        persons = [one for one in whole if one.seat is not None]
        bots = [one for one in whole if one.seat is None and one.name in ("casual", "sharp", "expert")]
        return compared([(one.called, one.total) for one in persons], [(bot.name, bot.total) for bot in bots])

    def announced(self) -> Sequence[str]:
        """Return the title, the results, and whether bots are still playing; they are spoken again at the end."""
        return [current(self.title), self._words, *([still_playing(self._left)] if self._left else [])]

    def update(self, now: float) -> bool:
        """Let the bots play on; their results are shown after each deal."""
        if self.ui.screens.top is self:
            for _turn in islice(turns(speeds.SLICE), _STEPS):
                if not self._quick.step():
                    self._slow.step()
                    break
            if self._played != self._shown:
                self._take_down()
                self.changed()
                if not self._left:
                    self.ui.speech.say(self._words)
        return super().update(now)

    def wakes_at(self, now: float) -> float:
        """Return ``now`` until the bots have played all deals (`Screen`)."""
        return super().wakes_at(now) if self._played == len(self._bots) * self._run.deals.size else now

    def gone(self) -> None:
        """Stop the bots' thinking when the page is left."""
        self._slow.rest()

    def _take_down(self) -> None:
        self._shown = self._played
        self._rows.contenders = self.contenders
        self._area.version = self._shown

    def arrange(self, body: Box) -> None:
        """Place the sentence at the top, the table at the left, the chart at the right, and the buttons below."""
        room = body.cut_bottom(_BOTTOM)[1]
        foot, rest = room.cut_bottom(_BUTTON, _GAP)
        self._said, rest = rest.cut_top(_SAID, _GAP)
        self._table, self._chart = two_parts(rest, max(420.0 / rest.w, 0.52), _GAP, 0.5)
        inner = self._table.inset(_PAD, 10)
        self._head, rows = inner.cut_top(HEAD, 2)
        self._totals, rows = rows.cut_bottom(TOTAL, 2)
        self._area.content_height = high = self._rows.fit(rows.h)
        bar = 0.0 if high > rows.h else BAR_WIDTH + 4
        self._area.box = Box(rows.x, rows.y, rows.w + bar, rows.h)
        self._done.box, foot = foot.cut_right(180, _GAP)
        for button in self._buttons:
            button.box, foot = foot.cut_left(min(button.natural_width(self.ui.text), foot.w), _GAP)
        self._foot = foot

    def paint(self, canvas: Canvas) -> None:
        """Draw the results, the table around its rows, and the chart."""
        for panel in (self._said, self._table, self._chart):
            canvas.panel(panel)
        self._draw_said(canvas, self._said.inset(_PAD, 6))
        self.paint_foot(canvas, self._foot)
        inner = self._area.inner_width
        self._rows.draw_head(canvas, Box(self._head.x, self._head.y, inner, self._head.h))
        self._rows.draw_totals(canvas, Box(self._totals.x, self._totals.y, inner, self._totals.h))
        with saying(canvas, self._chart, str):  # the table says as much
            draw_set_chart(canvas, self._chart.inset(_PAD, 12), self._rows.contenders, self._run.deals.size)

    def paint_foot(self, canvas: Canvas, box: Box) -> None:
        """Draw beside the buttons."""

    def _draw_said(self, canvas: Canvas, box: Box) -> None:
        """Draw the results and, while the bots play, their progress."""
        theme, text = canvas.theme, canvas.text_renderer
        words, left = self._words, self._left
        aside = still_playing(left) if left else ahead_unit_text(points=self._run.deals.rules.scores_points)
        note, box = box.cut_right(text.measure(aside, "small")[0] + 4, 16)
        canvas.line_of_text(note, aside, "small", theme.ink_soft, "right")
        style = next((one for one in ("heading", "strong") if text.measure(words, one)[0] <= box.w), "body")
        if text.measure(words, style)[0] <= box.w:
            canvas.line_of_text(box, words, style, theme.gold_light)
        else:
            canvas.text((box.x, box.center[1]), words, "small", theme.gold_light, anchor="midleft", max_width=box.w)

    def _paint_rows(self, canvas: Canvas, content: Box) -> None:
        self._rows.draw_rows(canvas, Box(content.x, content.y, self._area.inner_width, content.h), self._area.box)


def _shade(theme: Theme, number: int, count: int) -> Color:
    """Return the colour of a bot's line: the better the bot, the brighter."""
    return mix(theme.panel_raised, theme.seats[1], 0.4 + 0.6 * number / max(1, count - 1))
