"""A plate with a person's face and name, which opens the page of people."""

from collections.abc import Callable, Hashable

from tonk.rules.cards import FIRST_SEAT
from tonk.session.match.characters import CALM, PLEASED
from tonk.session.people import Person
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Pressable
from tonk.words import _
from tonk.words.narration import Description, Role, labelled
from tonk.words.phrases import person

PLATE_HEIGHT = 52.0
_FACE, _PAD, _MOST = 44.0, 4.0, 250.0


class PersonPlate(Pressable):
    """The face and the name of somebody at this screen.

    Args:
        ui: The context of the window.
        who: The person.
        on_press: Called when it is pressed.
    """

    radius = PLATE_HEIGHT / 2

    def __init__(self, ui: UiContext, who: Person, on_press: Callable[[], object]) -> None:
        super().__init__(on_press=on_press, tooltip=_("Choose your name and face"))
        self._ui = ui
        self.who = who

    @property
    def wide(self) -> float:
        """Return the width that shows all of the name, in units."""
        return min(_MOST, self._ui.text.measure(person(self.who.name), "strong")[0] + _FACE + 2 * _PAD + 34)

    @property
    def description(self) -> Description:
        """Return the owner of the plate."""
        name = labelled(_("At this screen"), person(self.who.name))
        return Description(name, Role.BUTTON, hint=self.tooltip, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return the person, besides what every widget shows."""
        return (*super().look(), self.who)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face at the left and the name beside it; it lights up under the pointer."""
        theme, box = canvas.theme, self.box.move(0, self.sink)
        canvas.shadow(box, self.radius, blur=8, drop=3)
        ground = mix(theme.panel_raised, theme.quiet_hover, self.glow)
        border = mix(theme.panel_border, theme.gold, self.glow)
        canvas.rounded(box, fade(ground, 0.92), self.radius, border=border, border_width=1.5)
        left, words = box.inset(_PAD, 0).cut_left(_FACE, 12)
        face = Face(FIRST_SEAT, self.who.name, is_person=True)
        draw_face(canvas, self._ui, face, left.center, _FACE, PLEASED if self.glow > 0.5 else CALM)
        canvas.line_of_text(words.cut_right(14)[1], person(self.who.name), "strong", theme.ink)
        self.draw_ring(canvas)
