"""What widgets with a value share: a label at the left and the control at the right of one row."""

from collections.abc import Hashable

from tonk.ui.canvas import Canvas
from tonk.ui.viewport import Box
from tonk.ui.widgets.base import NOWHERE, Widget

_GAP = 16.0


class Field(Widget):
    """A row with a label and a control.

    Args:
        label: What it sets; "" when the control takes the whole box.
        box: The whole row, at least 44 units high.
        control_width: Units for the control; 55 % of the row when None.
        tooltip: What it does, in a few words more.

    Attributes:
        note: A second, smaller line under the label.
    """

    radius = 10

    def __init__(
        self,
        label: str,
        box: Box = NOWHERE,
        *,
        control_width: float | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(box, tooltip=tooltip)
        self.label = label
        self.note = ""
        self.control_width = control_width

    @property
    def control(self) -> Box:
        """Where the control is."""
        if not self.label:
            return self.box
        wide = self.box.w * 0.55 if self.control_width is None else self.control_width
        return self.box.cut_right(min(wide, self.box.w))[0]

    def look(self) -> tuple[Hashable, ...]:
        """The label besides what every widget shows."""
        return (*super().look(), self.label, self.note, self.control_width)

    def draw_label(self, canvas: Canvas) -> None:
        """Draw the label, and the note under it."""
        if not self.label:
            return
        theme = canvas.theme
        ink = theme.ink if self.disabled is None else theme.ink_off
        room = Box(self.box.x, self.box.y, self.control.x - self.box.x - _GAP, self.box.h)
        if self.note:
            upper = Box(room.x, room.center[1] - 25, room.w, 26)
            lower = Box(room.x, room.center[1] + 1, room.w, 22)
            canvas.line_of_text(upper, self.label, "body", ink)
            canvas.line_of_text(lower, self.note, "small", theme.ink_soft)
        else:
            canvas.line_of_text(room, self.label, "body", ink)
