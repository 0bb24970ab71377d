"""The base of widgets with a value: a label at the left and the control at the right of one row."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets.base import NOWHERE, Widget
from tonk.words.narration import switch_in

Value = TypeVar("Value", bound=Hashable)

_GAP = 16.0
_HIGH = 48.0
_ICON = 22.0


class Field(Widget):
    """A row with a label and a control.

    Args:
        label: The name of the setting; "" when the control takes the whole box.
        box: The whole row, at least 44 units high.

    Attributes:
        note: A second, smaller line under the label.
        control_width: The width of the control in units; None for 55 % of the row.
    """

    radius: float = 10

    def __init__(self, label: str, box: Box = NOWHERE) -> None:
        super().__init__(box)
        self.label = label
        self.note = ""
        self.control_width: float | None = None

    @property
    def spoken_name(self) -> str:
        """Return its name for speech."""
        return switch_in(self.called, self.label) if self.label else self.called

    @property
    def control(self) -> Box:
        """Return the box where the control can be pressed: as high as the row."""
        if not self.label:
            return self.box
        wide = self.box.w * 0.55 if self.control_width is None else self.control_width
        return self.box.cut_right(min(wide, self.box.w))[0]

    @property
    def frame(self) -> Box:
        """Return the box where the control is drawn."""
        control = self.control
        high = min(_HIGH, control.h)
        return Box(control.x, control.center[1] - high / 2, control.w, high)

    def look(self) -> tuple[Hashable, ...]:
        """The label besides what every widget shows."""
        return (*super().look(), self.label, self.note, self.control_width)

    def ink(self, theme: Theme) -> Color:
        """The colour of its words."""
        return theme.ink if self.disabled is None else theme.ink_off

    def draw_label(self, canvas: Canvas) -> None:
        """Draw the label, and the note under it."""
        if not self.label:
            return
        ink = self.ink(canvas.theme)
        room = Box(self.box.x, self.box.y, self.control.x - self.box.x - _GAP, self.box.h)
        if self.note:
            upper = Box(room.x, room.center[1] - 25, room.w, 26)
            lower = Box(room.x, room.center[1] + 1, room.w, 22)
            canvas.line_of_text(upper, self.label, "body", ink)
            canvas.line_of_text(lower, self.note, "small", canvas.theme.ink_soft)
        else:
            canvas.line_of_text(room, self.label, "body", ink)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the control; around the row it would look like a panel."""
        if self.ring:
            canvas.focus_ring(self.frame, self.radius)


class ValueField(Field, Generic[Value]):
    """A field that holds a value. After a press on it, Enter presses the default button with that value.

    Args:
        label: The name of the setting; "" when the control takes the whole box.
        value: The present value.
        on_change: Called with the new value when the player has changed it.
        box: The whole row.
    """

    yields_enter = True

    def __init__(self, label: str, value: Value, on_change: Callable[[Value], None], box: Box = NOWHERE) -> None:
        super().__init__(label, box)
        self.value = value
        self.on_change = on_change

    def look(self) -> tuple[Hashable, ...]:
        """The value besides what every field shows."""
        return (*super().look(), self.value)

    def change(self, value: Value) -> None:
        """Set a value as if the player had; the same value changes nothing."""
        if value != self.value:
            self.value = value
            self.on_cue(self.changed_cue)
            self.on_change(value)

    @property
    def changed_cue(self) -> Cue:
        """Return the sound of the value just set."""
        return Cue.CHOSEN


class PartsField(ValueField[Value], ABC):
    """A field whose control has parts to press; each acts on release, unless the pointer has moved off it.

    Args:
        label: The words beside it.
        value: The value that is shown.
        on_change: Called with a new value.
        box: Its place, in units.
    """

    def __init__(self, label: str, value: Value, on_change: Callable[[Value], None], box: Box = NOWHERE) -> None:
        super().__init__(label, value, on_change, box)
        self._held: int | None = None
        self._pointed: int | None = None

    @property
    @abstractmethod
    def parts(self) -> Mapping[int, Box]:
        """Return the box of each part, by number."""

    @abstractmethod
    def press_part(self, part: int) -> None:
        """Press a part."""

    @abstractmethod
    def press_key(self, key: int) -> bool:
        """Take a key; return True if it was used."""

    @abstractmethod
    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the parts, and what is between them, on the background."""

    def look(self) -> tuple[Hashable, ...]:
        """Return the held part and the one under the pointer."""
        return (*super().look(), self._held, self._pointed if self.hovered else None)

    def lit(self, part: int) -> bool:
        """Return whether the pointer is on a part that could be pressed."""
        return self.disabled is None and self._pointed == part and (self.hovered or self._held == part)

    def handle(self, event: Input) -> bool:
        """Press the parts, or use the keyboard."""
        match event:
            case PointerDown(pos=pos) if self.control.contains(pos):
                self._pointed = self._part_at(pos)
                self._held = self._pointed if self.disabled is None else None
                return True
            case PointerMove(pos=pos):
                self._pointed = self._part_at(pos)
                return self._held is not None
            case PointerUp(pos=pos) if self._held is not None:
                part, self._held = self._held, None
                if self._part_at(pos) == part:
                    self.press_part(part)
                return True
            case PointerCancel() if self._held is not None:
                self._held = None
                return True
            case KeyPress(key=key, ctrl=False, alt=False) if self.disabled is None:
                return self.press_key(key)
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the label, the ground and the parts."""
        self.draw_label(canvas)
        canvas.rounded(self.frame, canvas.theme.track, self.radius, border=canvas.theme.hairline)
        self.draw_parts(canvas)
        self.draw_ring(canvas)

    def draw_end(self, canvas: Canvas, part: int, drawing: str, *, usable: bool = True) -> None:
        """Draw a part as an icon at the end of the control, off when it would do nothing.

        Args:
            canvas: The canvas to draw on.
            part: Its number.
            drawing: The sign on it.
            usable: Whether it can be pressed.
        """
        theme, box = canvas.theme, self.parts[part]
        usable = usable and self.disabled is None
        if usable and self.lit(part):
            canvas.rounded(box.inset(4), theme.quiet_hover, 7)
        color = mix(theme.gold, theme.ink, 0.2) if usable else theme.ink_off
        canvas.icon(icon(drawing), box.center, _ICON, color)

    def _part_at(self, pos: Point) -> int | None:
        # The whole height of the row counts, without gaps.
        level = (pos[0], self.frame.center[1])
        if not self.control.contains(pos):
            return None
        return next((part for part, box in self.parts.items() if box.contains(level)), None)
