"""The buttons of a replay: a bar at the bottom that goes through the hand, and what else can be done at the right."""

from collections.abc import Callable
from typing import Protocol

import pygame

from tonk.records.marking import TURNING
from tonk.records.replaying import Replay
from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.replay.scrubber import Scrubber, draw_turning
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.layout import SIDE
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.tooltip import Tooltip
from tonk.words import _
from tonk.words.phrases import person
from tonk.words.replaying import step_text, turning_legend

BAR = 92.0
"""The height of the bar."""
_EDGE, _GAP, _BUTTON, _LINE = 16.0, 6.0, 46.0, 28.0
_HIGH, _APART, _SIGN = 44.0, 10.0, 16.0


class HasReplay(Protocol):
    """The replay that is gone through."""

    ui: UiContext
    replay: Replay
    seat: Seat
    step: int
    open_hands: bool
    playing: bool

    def seek(self, step: int) -> None:
        """Show a step at once."""

    def forward(self) -> None:
        """One step on, in motion."""

    def backward(self) -> None:
        """One step back."""

    def to_mark(self, way: int) -> None:
        """To the next mark, or the one before."""

    def play_or_stop(self) -> None:
        """Let it go on by itself, or stop it."""

    def stop(self) -> None:
        """Stop it."""

    def look_from(self, seat: Seat) -> None:
        """See it from another seat."""

    def open_or_hide(self) -> None:
        """Open all hands, or hide them."""

    def text_of(self, step: int) -> str:
        """Describe a step."""

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat's player."""

    def play_on(self) -> None:
        """Play the hand on from here."""

    def copy(self) -> None:
        """Copy the record."""

    def leave(self) -> None:
        """Go back."""


class ReplayBar:
    """The buttons, the scrubber and the keys.

    Args:
        page: The replay.
        line: A description of the hand.

    Attributes:
        scrubber: Where the hand stands.
    """

    def __init__(self, page: HasReplay, line: str) -> None:
        self._page = page
        self._line = line
        self._bubble = Tooltip()
        actors = [page.replay.move(step)[0] for step in range(1, page.replay.steps + 1)]
        self.scrubber = Scrubber(page.replay.steps, actors, self._scrub)
        self._back = _small("back", _("Back (Esc)"), page.leave)
        self._first = _small("first", _("To the beginning (Home)"), lambda: self._go(page.seek, 0))
        self._before = _small("left", _("One step back (left arrow)"), lambda: self._go(page.backward))
        self._play = Button("", page.play_or_stop, kind="primary", icon=icon("play"), tooltip=_("Play (Space)"))
        self._after = _small("right", _("One step on (right arrow)"), lambda: self._go(page.forward))
        self._last = _small("last", _("To the end (End)"), lambda: self._go(page.seek, page.replay.steps))
        self._open = Button("", page.open_or_hide, icon=icon("eye"), key_hint="O")
        self._seat = Button("", lambda: page.look_from(page.seat + 1), icon=icon("person"), key_hint="↓")
        self._play_on = Button(_("Play from here"), page.play_on, icon=icon("branch"), key_hint="P")
        self._copy = Button(_("Copy record"), page.copy, icon=icon("copy"), tooltip=_("Copy the hand as text (Ctrl+C)"))
        self._transport = (self._back, self._first, self._before, self._play, self._after, self._last)
        self._aside = (self._play_on, self._open, self._seat, self._copy)
        self._group = WidgetGroup(*self._transport, self.scrubber, *self._aside, arrows=False)
        self._keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: self._before.press,
            pygame.K_RIGHT: self._after.press,
            pygame.K_HOME: self._first.press,
            pygame.K_END: self._last.press,
            pygame.K_PAGEUP: lambda: page.to_mark(-1),
            pygame.K_PAGEDOWN: lambda: page.to_mark(1),
            pygame.K_SPACE: page.play_or_stop,
            pygame.K_UP: lambda: page.look_from(page.seat - 1),
            pygame.K_DOWN: lambda: page.look_from(page.seat + 1),
            pygame.K_o: page.open_or_hide,
            pygame.K_p: self._play_on.press,
            pygame.K_ESCAPE: page.leave,
        }
        self._box = Box(0, 0, 0, 0)

    def refresh(self) -> None:
        """Say what the buttons would do now."""
        page = self._page
        self.scrubber.step = page.step
        self._play.icon = icon("pause" if page.playing else "play")
        self._play.tooltip = _("Stop (Space)") if page.playing else _("Play (Space)")
        self._play.disabled = None if page.replay.steps else ""
        self._first.disabled = self._before.disabled = "" if page.step == 0 else None
        self._last.disabled = self._after.disabled = "" if page.step == page.replay.steps else None
        over = page.replay.outcome is not None and page.step == page.replay.steps
        self._play_on.disabled = _("The hand is over here: go back a step") if over else None
        self._play_on.tooltip = _("Play a practice hand from here, in the seat that is shown (P)")
        self._open.label = _("Hide hands") if page.open_hands else _("Open hands")
        self._open.tooltip = _("Show all hands, or only what this seat could see")
        self._seat.label = _("Seat: {name}").format(name=person(page.name_of(page.seat)))
        self._seat.tooltip = _("Look from the next seat; a press on a player looks from there")

    def arrange(self, viewport: Viewport) -> None:
        """Lie along the bottom of the window, and above it at the right."""
        self._box = viewport.box.cut_bottom(BAR)[0]
        row = self._box.inset(_EDGE, 0).cut_bottom(_BUTTON + 8.0)[0].cut_top(_BUTTON)[0]
        for button in self._transport:
            button.box, row = row.cut_left(_BUTTON + 14.0 * (button is self._play), _GAP)
        self.scrubber.box = row.cut_left(_GAP)[1]
        wide = SIDE - 56.0
        y = self._box.y - _EDGE
        for button in reversed(self._aside):
            button.box = Box(viewport.w - wide - _EDGE, y - _HIGH, wide, _HIGH)
            y -= _HIGH + _APART

    def key(self, event: KeyPress) -> None:
        """Take a key: a button that has the keyboard comes first, but arrows always go through the hand."""
        if event.ctrl and event.key == pygame.K_c:
            if not event.repeat:
                self._copy.press()
            return
        act = self._keys.get(event.key)
        focused = self._group.keyboard and self._group.focused is not None
        if act is None or event.ctrl or event.alt or (focused and event.key == pygame.K_SPACE):
            self._group.handle(event)
        elif not event.repeat or event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            act()

    def handle(self, event: Input) -> bool:
        """Give the pointer to the buttons; True when it was meant for them."""
        used = self._group.handle(event)
        if not self._group.keyboard:
            self._group.focus(None)  # a button that was pressed by mouse does not take Space
        return used

    def update(self, now: float) -> bool:
        """Go on to ``now``; what the step under the pointer was comes up beside it."""
        page, pointed = self._page, self.scrubber.pointed
        self._group.follow_screen(page.ui, page)
        words = ""
        if pointed is not None and not self.scrubber.pressed:
            text = page.text_of(pointed)
            words = _("{step}: {text}").format(step=pointed, text=text) if text else ""
            self._bubble.show_now()
        at = Box(self.scrubber.x_of(pointed or 0) - 4.0, self._box.y, 8.0, self._box.h)
        changed = self._bubble.update(now, at, words)
        return self._group.update(now) or changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, its line of words, the buttons, and what is pointed at."""
        theme, page = canvas.theme, self._page
        canvas.fill(self._box, theme.panel_raised)
        canvas.line((0.0, self._box.y), (self._box.w, self._box.y), theme.panel_border, theme.border)
        line = self._box.inset(_EDGE, 0).cut_top(_LINE + 6.0)[0]
        written = canvas.line_of_text(line, step_text(page.step, page.replay.steps), "small", theme.ink_soft, "right")
        end = written.x - 16.0
        turning = sum([mark.kind == TURNING for mark in self.scrubber.marks])
        if turning:
            words = turning_legend(turning)
            left = canvas.text((end, line.center[1]), words, "small", theme.ink_soft, anchor="midright").x - _SIGN
            draw_turning(canvas, (left, line.center[1]))
            end = left - _SIGN - 16.0
        canvas.line_of_text(Box(line.x, line.y, end - line.x, line.h), self._line, "strong", theme.gold_light)
        self._group.draw(canvas)
        self._bubble.draw(canvas, [button.box for button in self._aside])

    def _scrub(self, step: int) -> None:
        self._page.stop()
        self._page.seek(step)

    def _go(self, go: Callable[..., None], *step: int) -> None:
        self._page.stop()
        go(*step)


def _small(drawing: str, words: str, act: Callable[[], None]) -> Button:
    return Button("", act, icon=icon(drawing), tooltip=words)
