"""A switch with two states."""

from collections.abc import Callable, Hashable

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input
from tonk.ui.widgets.base import NOWHERE, Pressable
from tonk.ui.widgets.field import ValueField
from tonk.words.narration import Description, Role, on_or_off

_WIDTH, _HEIGHT = 58.0, 32.0
_STEPS = 8


class Toggle(ValueField[bool]):
    """A switch; the whole row can be pressed. "On" is shown by place, colour and a check mark.

    Args:
        label: The words beside it.
        value: The value that is shown.
        on_change: Called with a new value.
        box: Its place, in units.
    """

    radius = _HEIGHT / 2

    def __init__(self, label: str, value: bool, on_change: Callable[[bool], None], box: Box = NOWHERE) -> None:
        super().__init__(label, value, on_change, box)
        self.control_width = _WIDTH
        self._slide = float(value)
        self._moved: float | None = None
        self._button = Pressable(box, lambda: self.change(not self.value))

    @property
    def changed_cue(self) -> Cue:
        """Return the sound of the switch."""
        return Cue.SWITCHED_ON if self.value else Cue.SWITCHED_OFF

    @property
    def description(self) -> Description:
        """Return its label and state."""
        return Description(self.spoken_name, Role.SWITCH, on_or_off(self.value), hint=self.note, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return the progress of the knob, besides what every field shows."""
        return (*super().look(), round(self._slide * _STEPS))

    def handle(self, event: Input) -> bool:
        """Press anywhere on the row, Enter or Space."""
        self._button.box, self._button.disabled = self.box, self.disabled
        used = self._button.handle(event)
        self.pressed = self._button.pressed
        return used

    def update(self, now: float) -> bool:
        """Let the knob slide to its place."""
        passed = 0.0 if self._moved is None else now - self._moved
        self._moved = now
        way = 1.0 if self.calm else passed / speeds.SWITCH
        goal = float(self.value)
        self._slide = min(goal, self._slide + way) if goal > self._slide else max(goal, self._slide - way)
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the label and the switch."""
        self.draw_label(canvas)
        theme = canvas.theme
        track = self.frame
        slide = round(self._slide * _STEPS) / _STEPS
        ground = mix(mix(theme.felt_dark, theme.quiet_hover, self.glow * 0.6), theme.gold_dark, slide)
        knob_color = theme.knob
        if self.disabled is not None:
            ground, knob_color = theme.off[:3], theme.ink_off
        canvas.rounded(track, ground, self.radius, border=theme.panel_border)
        radius = _HEIGHT / 2 - 4
        knob = (track.x + _HEIGHT / 2 + slide * (_WIDTH - _HEIGHT), track.center[1])
        canvas.shadow(Box.around(knob, 2 * radius, 2 * radius), radius, blur=5, drop=1.5)
        canvas.disc(knob, radius, knob_color)
        if self.value:
            canvas.icon(icon("check"), knob, 17, theme.ink_dark)
        self.draw_ring(canvas)

    @property
    def frame(self) -> Box:
        """The switch."""
        return self.control.centered(_WIDTH, _HEIGHT)
