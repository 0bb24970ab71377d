"""A month of daily deals: the days played on time, late or not yet, and the chosen one."""

from calendar import monthrange
from collections.abc import Callable, Hashable, Mapping
from datetime import date, timedelta
from typing import assert_never

import pygame

from tonk.session.deals.daily import Dailies, DayState
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets import Widget
from tonk.ui.widgets.base import PRESS_KEYS
from tonk.words import _, pgettext
from tonk.words.dates import day_text, weekday_heads
from tonk.words.narration import Description, Role
from tonk.words.phrases import dotted

_WEEK, _WEEKS, _HEAD, _GAP = 7, 6, 28.0, 3.0
_DISC, _RING, _TICK, _DOT, _LATE = 0.41, 2.5, 13.0, 3.0, 2.0
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -_WEEK, pygame.K_DOWN: _WEEK}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
"""The keys that turn the page, and their directions."""


class MonthCalendar(Widget):
    """One page of the calendar; the arrow keys choose a day, Page Up and Page Down turn the page.

    Args:
        on_choose: Called when another day is chosen or another page is shown.
        on_open: Called when Enter or Space is pressed on the chosen day.

    Attributes:
        chosen: The chosen day.
        page: The first day of the shown month.
    """

    def __init__(self, on_choose: Callable[[], None], on_open: Callable[[], None], today: date) -> None:
        super().__init__()
        self._on_choose = on_choose
        self._on_open = on_open
        self._dailies = Dailies()
        self._today = self.chosen = today
        self.page = today.replace(day=1)
        self._states: Mapping[date, DayState] = {}
        self._held: date | None = None
        self._pointed: date | None = None

    def show(self, dailies: Dailies, today: date) -> None:
        """Show these days from now on; if the chosen one is no longer available, choose today."""
        self._dailies, self._today = dailies, today
        if dailies.state(self.chosen, today) == "off":
            self.chosen = today
            self.page = today.replace(day=1)
        self._look_up()

    def choose(self, day: date) -> bool:
        """Choose a day and turn to its page; return False if it can't be chosen."""
        if self._dailies.state(day, self._today) == "off":
            return False
        self.chosen = day
        self.page = day.replace(day=1)
        self._look_up()
        self._on_choose()
        return True

    def can_turn(self, way: int) -> bool:
        """Return whether the page before (-1) or after (1) has days to choose."""
        first, last = self._dailies.span(self._today)
        return _beside(self.page, way) >= first.replace(day=1) if way < 0 else _beside(self.page, way) <= last

    def turn(self, way: int) -> None:
        """Turn to the page before (-1) or after (1)."""
        if self.can_turn(way):
            self.page = _beside(self.page, way)
            self._look_up()
            self._on_choose()

    @property
    def cells(self) -> Mapping[date, Box]:
        """Return the boxes of the days of the month, week by week."""
        rows = self.box.cut_top(_HEAD)[1].split_rows(_WEEKS, _GAP)
        boxes = [box for row in rows for box in row.split_columns(_WEEK, _GAP)]
        return dict(zip(self._states, boxes[self.page.weekday() :], strict=False))

    @property
    def description(self) -> Description:
        """Return the chosen day."""
        return Description(
            _("Day"),
            Role.CHOICE,
            dotted((day_text(self.chosen), _spoken(self._dailies.state(self.chosen, self._today)))),
        )

    def look(self) -> tuple[Hashable, ...]:
        """Return the days, besides what every widget shows."""
        pointed = self._pointed if self.hovered else None
        return (*super().look(), tuple(self._states.items()), self.chosen, self._today, pointed)

    def handle(self, event: Input) -> bool:
        """Choose a day with the pointer or the keyboard."""
        match event:
            case PointerDown(pos=pos) if self.box.contains(pos):
                self._held = self._day_at(pos)
                return True
            case PointerMove(pos=pos):
                self._pointed = self._day_at(pos)
                return self._held is not None
            case PointerUp(pos=pos) if self._held is not None:
                day, self._held = self._held, None
                if self._day_at(pos) == day:
                    self.choose(day)
                return True
            case PointerCancel():
                self._held = None
            case KeyPress(key=key, ctrl=False, alt=False):
                return self._key(key, repeat=event.repeat)
        return False

    def _key(self, key: int, *, repeat: bool) -> bool:
        if key in PRESS_KEYS:
            if not repeat:
                self._on_open()
            return True
        if key in PAGES:
            self.turn(PAGES[key])
            return True
        # Beyond the first and the last day, up and down lead on to the next widget; left and right stop there.
        return key in _STEPS and (
            self.choose(self.chosen + timedelta(days=_STEPS[key])) or key in (pygame.K_LEFT, pygame.K_RIGHT)
        )

    def _look_up(self) -> None:
        days = (self.page + timedelta(days=number) for number in range(monthrange(self.page.year, self.page.month)[1]))
        self._states = {day: self._dailies.state(day, self._today) for day in days}

    def _day_at(self, pos: Point) -> date | None:
        return next((day for day, box in self.cells.items() if box.contains(pos)), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the days of the week, the days, and the keyboard's ring."""
        heads = self.box.cut_top(_HEAD)[0].split_columns(_WEEK, _GAP)
        for head, words in zip(heads, weekday_heads(), strict=True):
            canvas.line_of_text(head, words, "small", canvas.theme.ink_soft, "center")
        for day, cell in self.cells.items():
            self._draw_day(canvas, cell, day)
        if self.ring:
            canvas.focus_ring(self.cells.get(self.chosen, self.box), self.radius)

    def _draw_day(self, canvas: Canvas, cell: Box, day: date) -> None:
        theme, state = canvas.theme, self._states[day]
        lit = self.hovered and self._pointed == day and state != "off"
        if day == self.chosen or lit:
            ground = theme.quiet_hover if day == self.chosen else theme.quiet
            canvas.rounded(cell, ground, self.radius, border=theme.panel_border if day == self.chosen else None)
        radius = min(cell.w, cell.h) * _DISC
        if day == self._today:
            canvas.disc(cell.center, radius + _RING, (0, 0, 0, 0), border=theme.gold_light, border_width=_RING)
            radius -= _RING
        draw_day(canvas, cell.center, radius, state)
        canvas.text(cell.center, str(day.day), "strong", _ink(canvas, state), anchor="center")


def draw_day(canvas: Canvas, center: Point, radius: float, state: DayState) -> None:
    """Draw the sign of a day: a gold disc if it was played on time, an empty ring if late.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        radius: Its radius, in units.
        state: Its state.
    """
    theme = canvas.theme
    match state:
        case "on_time":
            canvas.disc(center, radius, theme.gold, border=theme.gold_dark, border_width=1.5)
        case "late":
            canvas.disc(center, radius, (0, 0, 0, 0), border=theme.ink_soft, border_width=_LATE)
            if radius > _TICK:
                canvas.icon(icon("check"), (center[0], center[1] + radius * 0.62), _TICK, theme.ink_soft)
        case "begun":
            canvas.disc((center[0], center[1] + radius * 0.7), _DOT, theme.gold)
        case "open" | "off":
            pass
        case _:
            assert_never(state)


def _ink(canvas: Canvas, state: DayState) -> tuple[int, int, int] | tuple[int, int, int, int]:
    theme = canvas.theme
    return {"on_time": theme.ink_dark, "off": theme.ink_off}.get(state, theme.ink)


def _beside(page: date, way: int) -> date:
    """Return the first day of the month before or after one."""
    return (page - timedelta(days=1)).replace(day=1) if way < 0 else (page + timedelta(days=31)).replace(day=1)


def _spoken(state: DayState) -> str:
    """Return the state of a day in words, which others see by its disc."""
    match state:
        case "on_time":
            return pgettext("a day was played", "On time")
        case "late":
            return pgettext("a day was played", "Late")
        case "begun":
            return pgettext("a day was played", "Begun")
        case "open":
            return pgettext("a day was played", "Not played yet")
        case "off":
            return ""
        case _:
            assert_never(state)
