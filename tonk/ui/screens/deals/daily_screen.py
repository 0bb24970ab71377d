"""Daily deals: a calendar with the streak at the left, the chosen day at the right."""

from datetime import date
from functools import partial

from tonk.session.deals.daily import WEEK, DayState, daily_set
from tonk.session.deals.deal import DealSet
from tonk.session.deals.duplicate import in_units, opponents
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.month_calendar import PAGES, MonthCalendar, draw_day
from tonk.ui.screens.deals.opponents_row import FACES, draw_opponents
from tonk.ui.screens.parts.titled_screen import TitledScreen, two_parts
from tonk.ui.screens.settings.setting_fields import TABLE_CARDS, draw_table
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _, pgettext
from tonk.words.dailies import done_note, open_note, table_text
from tonk.words.dates import day_text, month_title
from tonk.words.narration import labelled
from tonk.words.rules.rule_sets import rules_name

_PAD, _GAP, _BOTTOM, _BUTTON, _HEAD = 26.0, 16.0, 20.0, 58.0, 44.0
_FOOT, _ROOM, _LEAST_PICTURE = 62.0, 12.0, 90.0
_LEFT, _SPOT = 0.5, 9.0


class DailyScreen(TitledScreen):
    """The calendar, and the deals of a day."""

    least_page = (853.0, 480.0)
    column = (640.0, 900.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Daily deals"))
        self._came_from = ui.home
        self._today = services.dailies.today
        self._calendar = MonthCalendar(self._chosen, lambda: self._play.press(), self._today)
        self._earlier = Button("", lambda: self._calendar.turn(-1), kind="bare", icon=icon("left"))
        self._later = Button("", lambda: self._calendar.turn(1), kind="bare", icon=icon("right"))
        self._earlier.tooltip, self._later.tooltip = _("Previous month"), _("Next month")
        self._play = Button(pgettext("button", "Play"), self._play_day, icon=icon("play"), kind="primary")
        self.group.add(self._earlier, self._later, self._calendar, self._play)
        self.group.default = self._play
        self.group.focus(self._calendar)
        nowhere = Box(0, 0, 0, 0)
        self._left = self._right = self._month = self._foot = nowhere
        self._date = self._rules = self._about = self._against = self._note_at = self._picture = nowhere
        self._look_again()

    @property
    def day(self) -> date:
        """Return the chosen day."""
        return self._calendar.chosen

    @property
    def state(self) -> DayState:
        """Return its state in the calendar."""
        return self.services.dailies.now.state(self.day, self._today)

    def update(self, now: float) -> bool:
        """Begin another day at midnight; while nothing moves, paint the table to sit down at."""
        if self.services.dailies.today != self._today:
            self._look_again()
        changed = super().update(now)
        if not changed:
            self.ui.paint_table_ahead()
        return changed

    def handle(self, event: Input) -> None:
        """Turn the calendar with Page Up and Page Down, even if a button has the keyboard."""
        if isinstance(event, KeyPress) and event.key in PAGES and self.group.focused is not self._calendar:
            self._calendar.turn(PAGES[event.key])
        else:
            super().handle(event)

    def came_back(self) -> None:
        """Refresh the day, which may have been played."""
        self._look_again()

    def leave(self) -> None:
        """Go back, also to the player's previous place."""
        self.ui.go_to(self._came_from)
        super().leave()

    def _look_again(self) -> None:
        self.services.dailies.look_again()
        self._today = self.services.dailies.today
        self._calendar.show(self.services.dailies.now, self._today)
        self._chosen()

    def _chosen(self) -> None:
        """Show the options of another day or month."""
        self._deals = daily_set(self.day)
        nothing = _("There are no daily deals that month.")
        self._earlier.disabled = None if self._calendar.can_turn(-1) else nothing
        self._later.disabled = None if self._calendar.can_turn(1) else nothing
        labels = {"on_time": _("See the result"), "late": _("See the result"), "begun": _("Resume")}
        self._play.label = labels.get(self.state, pgettext("button", "Play"))
        self.ui.sit_at(self._deals.rules.id)
        self.resized(self.ui.viewport)
        self.changed()

    def _play_day(self) -> None:
        self.services.routes.play_daily(self.day)

    @property
    def _note(self) -> str:
        """Show the day's result, or the reason for playing it."""
        dailies, deals = self.services.dailies.now, self._deals
        if self.day in dailies.results:
            won = sum(in_units(deals, one) for one in dailies.results[self.day].won)
            return done_note(won, points=deals.rules.scores_points, on_time=dailies.on_time(self.day))
        run = dailies.runs.get(self.day)
        deal = run.number + 1 if run is not None and run.begun else 0
        return open_note(deal, deals.size, today=self.day == self._today)

    @property
    def _about_day(self) -> str:
        return table_text(rules_name(self._deals.rules.name), self._deals.seats - 1, WEEK[self.day.weekday()][2])

    def arrange(self, body: Box) -> None:
        """Place two panels side by side."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._left, self._right = two_parts(room, _LEFT, _GAP)
        pad = min(_PAD, room.h * 0.03)
        head, rest = self._left.inset(_PAD, pad).cut_top(_HEAD, 6)
        self._earlier.box, head = head.cut_left(_HEAD, 8)
        self._later.box, self._month = head.cut_right(_HEAD, 8)
        self._foot, self._calendar.box = rest.cut_bottom(_FOOT, 10)
        self._arrange_right(self._right.inset(_PAD, pad))

    def _arrange_right(self, inner: Box) -> None:
        text = self.ui.text
        self._date, inner = inner.cut_top(_HEAD, 6)
        button, inner = inner.cut_bottom(_BUTTON, _ROOM)
        self._play.box = button.centered(min(300, button.w), _BUTTON)
        self._note_at, inner = inner.cut_bottom(text.measure(self._note, "body", inner.w)[1], _ROOM)
        self._against, inner = inner.cut_bottom(FACES, _ROOM)
        self._about, inner = inner.cut_bottom(text.measure(self._about_day, "strong", inner.w)[1], _ROOM)
        self._picture = inner

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels and their contents."""
        for panel in (self._left, self._right):
            canvas.panel(panel, "panel", 16)
        canvas.line_of_text(self._month, month_title(self._calendar.page), "heading", canvas.theme.gold, "center")
        self._draw_foot(canvas)
        self._draw_day(canvas, self._deals)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Draw the streak, now and the best, and the meaning of the discs."""
        theme, dailies = canvas.theme, self.services.dailies.now
        canvas.line((self._foot.x, self._foot.y), (self._foot.right, self._foot.y), theme.hairline, 1)
        kinds: tuple[tuple[DayState, str], ...] = (
            ("on_time", pgettext("a day was played", "On time")),
            ("late", pgettext("a day was played", "Late")),
        )
        wide = max(canvas.text_renderer.measure(words, "small")[0] for _state, words in kinds)
        legend, figures = self._foot.cut_top(6)[1].cut_right(2 * _SPOT + 8 + wide + 2, 16)
        streaks = ((_("Streak"), dailies.streak(self._today)), (pgettext("streak", "Best"), dailies.best_streak))
        for (words, days), cell in zip(streaks, figures.split_columns(2, 12), strict=True):
            number, rest = cell.cut_left(canvas.text_renderer.measure(str(days), "score")[0], 12)
            with saying(canvas, cell, partial(labelled, words, str(days))):
                canvas.line_of_text(number, str(days), "score", theme.gold_light)
                canvas.line_of_text(rest, words, "body", theme.ink_soft)
        with saying(canvas, legend, str):  # each day says it
            for (state, words), row in zip(kinds, legend.split_rows(2), strict=True):
                draw_day(canvas, (row.x + _SPOT, row.center[1]), _SPOT, state)
                canvas.line_of_text(row.cut_left(2 * _SPOT, 8)[1], words, "small", theme.ink_soft)

    def _draw_day(self, canvas: Canvas, deals: DealSet) -> None:
        theme, middle = canvas.theme, self._right.center[0]
        words = day_text(self.day)
        if self.day == self._today:
            words = _("Today, {date}").format(date=words)
        canvas.line_of_text(self._date, words, "heading", theme.gold, "center")
        if self._picture.h >= _LEAST_PICTURE:
            card = TABLE_CARDS[self.day.weekday() % len(TABLE_CARDS)]
            draw_table(canvas, self.ui, self._picture, place_of(deals.rules.id), card)
        for box, said, style, ink in (
            (self._about, self._about_day, "strong", theme.ink),
            (self._note_at, self._note, "body", theme.ink_soft),
        ):
            canvas.text((middle, box.y), said, style, ink, anchor="midtop", max_width=box.w, align="center")
        draw_opponents(canvas, self.ui, self._against, opponents(deals))
