"""A whole number between a minus and a plus."""

from collections.abc import Callable, Hashable

import pygame

from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.theme import mix
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box, Point
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.field import Field

_BUTTON = 48.0
_HIGH = 48.0
_PAGE = 10


class Stepper(Field):
    """A number from ``least`` to ``most``; holding the mouse on minus or plus goes on and on.

    Args:
        label: What it sets.
        value: The number.
        on_change: Called with the new number.
        box: The whole row.
        least: The smallest number.
        most: The largest number.
        step: How far one press goes.
        show: How the number is written.
        control_width: Units for the control.
        tooltip: What it does, in a few words more.
    """

    def __init__(
        self,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        box: Box = NOWHERE,
        *,
        least: int,
        most: int,
        step: int = 1,
        show: Callable[[int], str] = str,
        control_width: float | None = 200.0,
        tooltip: str = "",
    ) -> None:
        super().__init__(label, box, control_width=control_width, tooltip=tooltip)
        self.value = value
        self.on_change = on_change
        self.least, self.most, self.step = least, most, step
        self.show = show
        self._held: int | None = None
        self._inside = False
        self._pointed: int | None = None
        self._next: float | None = None
        self._went_on = False

    def look(self) -> tuple[Hashable, ...]:
        """The number, its limits, and where the pointer is."""
        pointed = self._pointed if self.hovered else None
        return (*super().look(), self.show(self.value), self.least, self.most, self._held, pointed)

    def handle(self, event: Input) -> bool:
        """Press minus or plus (it acts on release), or use Left, Right, Home, End and the page keys."""
        match event:
            case PointerDown(pos=pos) if self.control.contains(pos):
                self._held = self._part_at(pos) if self.disabled is None else None
                self._inside, self._next = True, None
                return True
            case PointerMove(pos=pos):
                self._pointed = self._part_at(pos)
                self._inside = self._pointed == self._held
                return self._held is not None
            case PointerUp(pos=pos) if self._held is not None:
                part, self._held = self._held, None
                if self._part_at(pos) == part and not self._went_on:
                    self._add(part * self.step)
                return True
            case PointerCancel() if self._held is not None:
                self._held = None
                return True
            case Key(key=key, ctrl=False, alt=False) if self.disabled is None:
                return self._key(key)
        return super().handle(event)

    def update(self, now: float) -> bool:
        """Go on adding while a button is held."""
        if self._held is None:
            self._next, self._went_on = None, False
        elif self._next is None:
            self._next, self._went_on = now + speeds.FIRST_REPEAT, False
        elif now >= self._next and self._inside:
            self._next, self._went_on = now + speeds.NEXT_REPEAT, True
            self._add(self._held * self.step)
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw label, number and buttons."""
        self.draw_label(canvas)
        theme, frame = canvas.theme, self._frame
        canvas.rounded(frame, theme.track, 10, border=theme.hairline)
        for way, name in ((-1, "minus"), (1, "plus")):
            part = self._part(way)
            usable = self.disabled is None and self.least <= self.value + way * self.step <= self.most
            color = mix(theme.gold, theme.ink, 0.2) if usable else theme.ink_off
            if usable and (self._held == way or (self.hovered and self._pointed == way)):
                canvas.rounded(part.inset(4), theme.quiet_hover, 7)
            canvas.icon(icon(name), part.center, 22, color)
        ink = theme.ink if self.disabled is None else theme.ink_off
        canvas.line_of_text(frame.inset(_BUTTON, 0), self.show(self.value), "strong", ink, "center")
        if self.ring:
            canvas.focus_ring(frame, 10)

    @property
    def _frame(self) -> Box:
        control = self.control
        high = min(_HIGH, control.h)
        return Box(control.x, control.center[1] - high / 2, control.w, high)

    def _part(self, way: int) -> Box:
        return self._frame.cut_left(_BUTTON)[0] if way < 0 else self._frame.cut_right(_BUTTON)[0]

    def _part_at(self, pos: Point) -> int | None:
        level = (pos[0], self._frame.center[1])
        if not self.control.contains(pos):
            return None
        return next((way for way in (-1, 1) if self._part(way).contains(level)), None)

    def _key(self, key: int) -> bool:
        span = self.most - self.least
        moves = {
            pygame.K_LEFT: -self.step,
            pygame.K_RIGHT: self.step,
            pygame.K_MINUS: -self.step,
            pygame.K_KP_MINUS: -self.step,
            pygame.K_PLUS: self.step,
            pygame.K_KP_PLUS: self.step,
            pygame.K_PAGEDOWN: -_PAGE * self.step,
            pygame.K_PAGEUP: _PAGE * self.step,
            pygame.K_HOME: -span,
            pygame.K_END: span,
        }
        if key not in moves:
            return False
        self._add(moves[key])
        return True

    def _add(self, amount: int) -> None:
        value = min(self.most, max(self.least, self.value + amount))
        if value != self.value:
            self.value = value
            self.on_change(value)
