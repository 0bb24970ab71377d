"""The faces for a person to choose from, side by side."""

from collections.abc import Callable, Mapping

from tonk.session.match.characters import CALM, PLEASED
from tonk.session.people import FACES
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import TileField
from tonk.words import _, pgettext
from tonk.words.narration import Description, Role

_RING, _BADGE = 4.0, 22.0
_COLUMNS = range(4, 8)
LETTER = ""
"""The value for no drawing: the first letter of the name."""


class FaceField(TileField[str]):
    """A face, chosen by pressing it or by the arrow keys; the first one is the letter of the name.

    Args:
        ui: The context of the window.
        on_change: Called with the chosen face.

    Attributes:
        name: The name of the person.
        enamel: The colour behind the letter.
    """

    def __init__(self, ui: UiContext, on_change: Callable[[str], None]) -> None:
        super().__init__("", [(face, "") for face in (LETTER, *FACES)], LETTER, on_change, self._draw_face, columns=7)
        self._ui = ui
        self.called = pgettext("a person's portrait", "Face")
        self.name = ""
        self.enamel: Color = ui.theme.gold
        self.gap = 10.0

    @property
    def description(self) -> Description:
        """Return the number of the chosen face, since faces have no names."""
        number, count = self.index + 1, len(self.options)
        value = _("{n} of {count}").format(n=number, count=count)
        return Description(self.spoken_name, Role.CHOICE, value, hint=self.hint, barred=self.disabled)

    def place(self, box: Box) -> None:
        """Place it in a box, in as many columns as let the faces be largest."""

        def largest(columns: int) -> float:
            rows = -(-len(self.options) // columns)
            return min((box.w + self.gap) / columns, (box.h + self.gap) / rows)

        self.box, self.columns = box, max(_COLUMNS, key=largest)

    def height_for(self, box: Box) -> float:
        """Return the height that it needs in a box of this width and height, without air between its rows."""
        self.place(box)
        size = min(one.w for one in self.parts.values())
        return self.rows * (size + self.gap) - self.gap

    @property
    def hint(self) -> str:
        """Return the hint, for the letter alone: faces need none."""
        return _("The first letter of the name") if self.lit(0) else ""

    @property
    def parts(self) -> Mapping[int, Box]:
        """Return the boxes of the faces, as large as there is room for."""
        cells = super().parts
        size = min((min(box.w, box.h) for box in cells.values()), default=0.0)
        return {number: box.centered(size, size) for number, box in cells.items()}

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw each face, and a mark on the chosen one."""
        theme = canvas.theme
        for number, box in self.parts.items():
            chosen = number == self.index
            canvas.shadow(box, box.w / 2, blur=8, drop=3)
            border = theme.gold if chosen else theme.gold_light if self.lit(number) else theme.panel_border
            canvas.disc(box.center, box.w / 2, border)
            self.draw_picture(canvas, box.inset(_RING), self.options[number][0])
            if chosen:
                badge = (box.right - _BADGE / 2, box.bottom - _BADGE / 2)
                canvas.disc(badge, _BADGE / 2, theme.gold, border=theme.panel_raised, border_width=1.5)
                canvas.icon(icon("check"), badge, 16, theme.ink_dark)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the chosen face, where the arrow keys start."""
        if self.ring:
            box = self.parts[self.index]
            canvas.focus_ring(box, box.w / 2)

    def _draw_face(self, canvas: Canvas, box: Box, face: str) -> None:
        pointed = next((number for number in range(len(self.options)) if self.lit(number)), None)
        mood = PLEASED if pointed is not None and self.options[pointed][0] == face else CALM
        size = canvas.viewport.px(box.w)
        picture = self._ui.portraits.worn(face, self.name or "?", mood, size, enamel=self.enamel)
        canvas.picture(picture, box.center, "center")
