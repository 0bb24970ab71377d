"""A slider for an amount from 0 to 1."""

from collections.abc import Callable, Hashable

import pygame

from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.theme import mix
from tonk.ui.viewport import Box
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.field import Field
from tonk.words import _

_KNOB = 12.0
_TRACK = 8.0
_VALUE_WIDTH = 64.0
_PAGE = 5


def percent(value: float) -> str:
    """An amount from 0 to 1 in percent."""
    return _("{number}%").format(number=round(value * 100))


class Slider(Field):
    """An amount from 0 to 1 in equal steps, by dragging, arrow keys, Home, End and the page keys.

    Args:
        label: What it sets.
        value: The amount.
        on_change: Called with the new amount at every step, while dragging too.
        box: The whole row.
        steps: How many steps from 0 to 1.
        show: How the amount is written beside the track.
        control_width: Units for track and amount.
        tooltip: What it does, in a few words more.
    """

    def __init__(
        self,
        label: str,
        value: float,
        on_change: Callable[[float], None],
        box: Box = NOWHERE,
        *,
        steps: int = 20,
        show: Callable[[float], str] = percent,
        control_width: float | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(label, box, control_width=control_width, tooltip=tooltip)
        self.value = value
        self.on_change = on_change
        self.steps = steps
        self.show = show
        self._before: float | None = None

    def look(self) -> tuple[Hashable, ...]:
        """The amount besides what every field shows."""
        return (*super().look(), self.value, self.show(self.value))

    def handle(self, event: Input) -> bool:
        """Take hold of the knob anywhere on the track; calling it off puts the amount back."""
        match event:
            case PointerDown(pos=pos) if self.control.contains(pos):
                if self.disabled is None:
                    self.pressed, self._before = True, self.value
                    self._drag_to(pos[0])
                return True
            case PointerMove(pos=pos) if self.pressed:
                self._drag_to(pos[0])
                return True
            case PointerUp() if self.pressed:
                self.pressed = False
                return True
            case PointerCancel() if self.pressed:
                self.pressed = False
                self._set(self.value if self._before is None else self._before)
                return True
            case Key(key=key, ctrl=False, alt=False) if self.disabled is None:
                return self._key(key)
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw label, track, knob and amount."""
        self.draw_label(canvas)
        theme, track = canvas.theme, self._track
        usable = self.disabled is None
        canvas.rounded(track, theme.track, _TRACK / 2, border=theme.hairline)
        knob = (track.x + self.value * track.w, track.center[1])
        if knob[0] > track.x:
            filled = Box(track.x, track.y, knob[0] - track.x, track.h)
            canvas.rounded(filled, theme.gold if usable else theme.off, _TRACK / 2)
        radius = _KNOB + (1.5 if self.pressed else self.glow)
        canvas.shadow(Box.around(knob, 2 * radius, 2 * radius), radius, blur=7, drop=2)
        color = mix(theme.knob, theme.gold_light, self.glow) if usable else theme.ink_off
        canvas.disc(knob, radius, color, border=theme.gold_dark if usable else theme.off, border_width=1.5)
        ink = theme.ink if usable else theme.ink_off
        right = Box(self.control.right - _VALUE_WIDTH, self.box.y, _VALUE_WIDTH, self.box.h)
        canvas.line_of_text(right, self.show(self.value), "strong", ink, "right")
        if self.ring:
            canvas.focus_ring(Box.around(knob, 2 * radius, 2 * radius), radius)

    @property
    def _track(self) -> Box:
        control = self.control
        middle = control.center[1]
        return Box(control.x + _KNOB, middle - _TRACK / 2, control.w - 2 * _KNOB - _VALUE_WIDTH - 4, _TRACK)

    def _drag_to(self, x: float) -> None:
        track = self._track
        self._set((x - track.x) / max(1.0, track.w))

    def _key(self, key: int) -> bool:
        moves = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_PAGEDOWN: -_PAGE,
            pygame.K_PAGEUP: _PAGE,
            pygame.K_HOME: -self.steps,
            pygame.K_END: self.steps,
        }
        if key not in moves:
            return False
        self._set((round(self.value * self.steps) + moves[key]) / self.steps)
        return True

    def _set(self, value: float) -> None:
        step = round(min(1.0, max(0.0, value)) * self.steps) / self.steps
        if step != self.value:
            self.value = step
            self.on_change(step)
