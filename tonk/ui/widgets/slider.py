"""A slider for an amount from 0 to 1."""

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets.field import ValueField
from tonk.words.narration import Description, Role
from tonk.words.phrases import percent

_KNOB = 12.0
_TRACK = 8.0
_VALUE_WIDTH = 64.0
_STEPS, _PAGE = 20, 5


class Slider(ValueField[float]):
    """An amount from 0 to 1 in steps of 0.05, by dragging, arrow keys, Home, End and the page keys."""

    _before = 0.0
    """The amount when the knob was grabbed."""

    @property
    def changed_cue(self) -> Cue:
        """Return the sound of a step."""
        return Cue.NUDGED

    @property
    def description(self) -> Description:
        """Return its label and amount."""
        return Description(self.spoken_name, Role.SLIDER, percent(self.value), hint=self.note, barred=self.disabled)

    def handle(self, event: Input) -> bool:
        """Grab the knob anywhere on the track; cancelling restores the amount."""
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
                self.change(self._before)
                return True
            case KeyPress(key=key, ctrl=False, alt=False) if self.disabled is None:
                return self._key(key)
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw label, track, knob and amount."""
        self.draw_label(canvas)
        theme, track, knob = canvas.theme, self._track, self._knob
        usable = self.disabled is None
        canvas.rounded(track, theme.track, _TRACK / 2, border=theme.hairline)
        if knob.center[0] > track.x:
            filled = Box(track.x, track.y, knob.center[0] - track.x, track.h)
            canvas.rounded(filled, theme.gold if usable else theme.off, _TRACK / 2)
        canvas.shadow(knob, knob.w / 2, blur=7, drop=2)
        color = mix(theme.knob, theme.gold_light, self.glow) if usable else theme.ink_off
        border = theme.gold_dark if usable else theme.off
        canvas.disc(knob.center, knob.w / 2, color, border=border, border_width=1.5)
        right = Box(self.control.right - _VALUE_WIDTH, self.box.y, _VALUE_WIDTH, self.box.h)
        canvas.line_of_text(right, percent(self.value), "strong", self.ink(theme), "right")
        self.draw_ring(canvas)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the knob."""
        if self.ring:
            canvas.focus_ring(self._knob, self._knob.w / 2)

    @property
    def _track(self) -> Box:
        control = self.control
        middle = control.center[1]
        return Box(control.x + _KNOB, middle - _TRACK / 2, control.w - 2 * _KNOB - _VALUE_WIDTH - 4, _TRACK)

    @property
    def _knob(self) -> Box:
        """The knob, which grows a little under the pointer."""
        track, radius = self._track, _KNOB + (1.5 if self.pressed else self.glow)
        return Box.around((track.x + self.value * track.w, track.center[1]), 2 * radius, 2 * radius)

    def _drag_to(self, x: float) -> None:
        track = self._track
        self._step_to((x - track.x) / max(1.0, track.w) * _STEPS)

    def _key(self, key: int) -> bool:
        moves = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_PAGEDOWN: -_PAGE,
            pygame.K_PAGEUP: _PAGE,
            pygame.K_HOME: -_STEPS,
            pygame.K_END: _STEPS,
        }
        if key not in moves:
            return False
        self._step_to(round(self.value * _STEPS) + moves[key])
        return True

    def _step_to(self, step: float) -> None:
        """Set the nearest step."""
        self.change(min(_STEPS, max(0, round(step))) / _STEPS)
