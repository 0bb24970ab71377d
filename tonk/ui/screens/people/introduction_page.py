"""A newcomer's name and face, asked for once on the way to the first match; both can be left unchanged."""

from collections.abc import Callable

from tonk.session.match.characters import CALM, PLEASED
from tonk.session.match.player_names import NAME_LENGTH, clean_name
from tonk.session.people import FIRST_FACE, Person
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.screens.people.face_field import FaceField
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, TextField
from tonk.words import _, pgettext
from tonk.words.phrases import UNNAMED, kept_name, person

_WIDEST, _HIGHEST, _PAD, _HEADING, _GAP = 820.0, 560.0, 30.0, 56.0, 18.0
_BUST, _FIELD, _LINE, _BUTTON, _SKIP = 128.0, 48.0, 26.0, 52.0, 150.0


def is_newcomer(services: Services) -> bool:
    """Return whether the person at this screen has chosen neither a name nor a face."""
    name = services.choices.person
    return name == UNNAMED and services.people.portrait(name) in ("", FIRST_FACE)


class IntroductionPage(SmallPage):
    """One field for the name, and the faces.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        on_done: Called when the name and the face are kept, or left unchanged.
    """

    def __init__(self, ui: UiContext, services: Services, on_done: Callable[[], None]) -> None:
        super().__init__(ui, _("Who's joining us?"))
        self._services, self._on_done = services, on_done
        self._person = services.people.known(services.choices.person)
        self._refusal = ""
        self._bust = self._said = Box(0, 0, 0, 0)
        self._name = TextField("", "", lambda _text: self._look_at_name(), most=NAME_LENGTH, placeholder=_("Your name"))
        self._name.on_submit = lambda _text: self._sit_down()
        self._faces = FaceField(ui, lambda _face: None)
        self._faces.value = self._person.portrait
        self._sit = Button(_("Sit down"), self._sit_down, kind="primary")
        self._skip = Button(pgettext("button", "Skip"), self._go_on, kind="bare")
        self._add(self._name, self._faces, self._sit, self._skip)
        self._group.default = self._sit
        self._group.focus(self._name)
        self._look_at_name()

    def _look_at_name(self) -> None:
        """Show the letter of the name as it is typed, and say at once why a name is refused."""
        name = kept_name(clean_name(self._name.text))
        self._refusal = self._services.people.refusal(name, self._person) if name else ""
        self._sit.disabled = self._refusal or None
        self._faces.name = person(name or self._person.name)

    def _sit_down(self) -> None:
        """Keep the choices; an empty field leaves the name unchanged."""
        self._look_at_name()
        if self._refusal:
            return
        name, face = kept_name(clean_name(self._name.text)) or None, self._faces.value
        if name or face != self._person.portrait:
            people = self._services.people
            self._services.keep_people(people.changed(self._newcomer, name=name, portrait=face))
        self._go_on()

    @property
    def _newcomer(self) -> Person:
        return self._services.people.known(self._person.name)

    def _go_on(self) -> None:
        self._ui.screens.remove(self)
        self._on_done()

    def resized(self, viewport: Viewport) -> None:
        """Place the name beside the picture, the faces below, and the buttons at the foot."""
        wide, high = min(_WIDEST, viewport.w - 32), min(_HIGHEST, viewport.h - 32)
        inner = self._lie(viewport, wide, high).inset(_PAD).cut_top(_HEADING)[1]
        top, below = inner.cut_top(_BUST, _GAP)
        self._bust, words = top.cut_left(_BUST, _GAP)
        self._name.box, rest = words.move(0, 10).cut_top(_FIELD, 8)
        self._said = rest.cut_top(2 * _LINE)[0]
        buttons, faces = below.cut_bottom(_BUTTON, _GAP)
        self._faces.place(faces)
        self._skip.box, self._sit.box = buttons.cut_left(_SKIP, _GAP)

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture chosen so far, and the words beside it."""
        super().paint(canvas)
        theme, mood = canvas.theme, PLEASED if self._faces.value else CALM
        canvas.shadow(self._bust, _BUST / 2, blur=14, drop=4)
        canvas.disc(self._bust.center, _BUST / 2, theme.gold)
        size = canvas.viewport.px(_BUST - 10)
        picture = self._ui.portraits.worn(self._faces.value, self._faces.name, mood, size, enamel=theme.gold)
        canvas.picture(picture, self._bust.center, "center")
        said = self._refusal or _("Your name and face appear at the table. You can change them on the title page.")
        ink = theme.bad if self._refusal else theme.ink_soft
        canvas.text((self._said.x, self._said.y), said, "small", ink, max_width=self._said.w)
