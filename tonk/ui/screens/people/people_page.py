"""The page of the people at this screen: who sits down, what they are called, and which face is theirs."""

from collections.abc import Callable, Sequence

from tonk.session.match.characters import CALM, PLEASED
from tonk.session.match.choices import NAME_LENGTH, clean_name
from tonk.session.match.played_hand import HandFilter
from tonk.session.people import MOST_PEOPLE, Person
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.medal import draw_worn_medal
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.screens.people.face_field import FaceField
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, TextField, Toggle
from tonk.ui.widgets.dialog import Dialog, DialogAnswer
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import kept_name, money, person, usual_name
from tonk.words.table.names import about

_WIDEST, _HIGHEST = 1040.0, 620.0
_PAD, _HEADING, _GAP = 28.0, 54.0, 18.0
_LIST, _ROW, _ROW_FACE, _BUTTON = 284.0, 58.0, 42.0, 48.0
_TOP, _BUST, _RING, _FIELD = 190.0, 142.0, 5.0, 48.0
"""The heights of name and picture, of the medal below the head that stands out of it, of its ring, and of a field."""
_LINE, _SWITCH, _UPRIGHT = 26.0, 52.0, 842.0


class PeoplePage(SmallPage):
    """Everybody who is remembered, and the name and the face of the one who is chosen.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        name: The name of the person who is chosen first.
        elsewhere: The names of all who sit in the other chairs.
        on_choose: Called with the name of who is to sit in the chair, when the page closes; None where there is none.
    """

    least_page = (920.0, 480.0)
    column = (640.0, 860.0)
    lightly = True

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        name: str,
        elsewhere: Sequence[str] = (),
        on_choose: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(ui, _("Who sits here?") if elsewhere else _("Who plays here?"))
        self._services, self._elsewhere, self._on_choose = services, tuple(elsewhere), on_choose
        self._refusal = ""
        self._hands: int | None = None
        self._newcomers: set[str] = set()
        """The names of those who came while the page is open, and have not said their own yet."""
        self._list = Picker(0, _ROW, self._draw_row, self._pick)
        self._list.called = _("People")
        self._new = Button(_("New person"), self._welcome, icon=icon("plus"))
        self._faces = FaceField(ui, self._wear)
        self._name = TextField(
            "", "", lambda _text: self._look_at_name(), most=NAME_LENGTH, placeholder=pgettext("of a person", "Name")
        )
        self._name.on_submit = lambda _text: self._group.focus(self._faces)
        self._own = Toggle(_("Own settings"), value=False, on_change=self._give_own)
        self._own.note = _("Cards, sounds, speech and keys as this person likes them")
        self._figures = Button(_("Statistics"), self._show_statistics, icon=icon("chart"))
        self._remove = Button(_("Remove"), self._ask_to_remove, kind="bare", icon=icon("bin"))
        self._people = self._listed(name)
        self._bust = self._about = self._face_box = Box(0, 0, 0, 0)
        self._add(self._list, self._new, self._name, self._own, self._figures, self._remove, self._faces)
        self._list.count = len(self._people)
        self._list.marked = next((row for row, one in enumerate(self._people) if one.goes_by(name)), 0)
        self.chosen = self._people[self._list.marked]
        self._sits = self.chosen.name
        self._show()

    def gone(self) -> None:
        """Keep the name that was typed last, and let the person sit down."""
        self._keep_name()
        if self._on_choose is not None:
            self._on_choose(self._sits)

    # Who

    def _listed(self, name: str) -> list[Person]:
        """Everybody who is remembered, and the person of this name."""
        people = self._services.people
        return [*people.all, *([] if people.named(name) else [Person(name)])]

    def _is_elsewhere(self, name: str) -> bool:
        """Return whether somebody of this name sits in another chair."""
        return name.casefold() in (one.casefold() for one in self._elsewhere)

    def _pick(self, row: int) -> None:
        """Show somebody else, for whom the chair is unless they have one."""
        self._keep_name()
        self.chosen = self._people[row]
        if not self._is_elsewhere(self.chosen.name):
            self._sits = self.chosen.name
        self._show()

    def _show(self) -> None:
        who = self.chosen
        self._name.text, self._faces.value, self._faces.name = person(who.name), who.portrait, person(who.name)
        self._own.value = who.has_own
        self._faces.enamel = self._color(self._list.marked or 0)
        self._refusal = ""
        self._hands = self._services.history.count(HandFilter(player=who.name))
        self._new.disabled = None if len(self._people) < MOST_PEOPLE else _("There is no room for more people.")
        self._remove.disabled = self._bar_to_removing(who)
        self._figures.visible = self._ui.settings.statistics and bool(self._hands)
        self._list.version = object()

    def _bar_to_removing(self, who: Person) -> str | None:
        """Return why somebody can't be removed, in a sentence; None when they can."""
        if len(self._people) < 2:
            return _("Someone has to play.")
        chair = self._on_choose is not None and who.goes_by(self._sits)
        if chair or self._is_elsewhere(who.name) or who.goes_by(self._services.choices.person):
            return about(who.name, _("You sit at the table."), _("{name} sits at the table."))
        return None

    def _welcome(self) -> None:
        """Take in somebody new, whose name is typed next."""
        self._keep_name()
        people = self._services.people
        new = people.newcomer([*self._elsewhere, *(one.name for one in self._people)])
        self._services.keep_people(people.welcome([*(one.name for one in self._people), new.name]))
        self._relist(new.name)
        self._sits = new.name
        self._newcomers.add(new.name)
        self._group.focus(self._name)
        self._name.select_all()

    def _relist(self, name: str) -> None:
        """List everybody again, with somebody of this name chosen."""
        self._people = self._listed(name)
        self._list.count = len(self._people)
        row = next((row for row, one in enumerate(self._people) if one.goes_by(name)), 0)
        self._list.marked, self.chosen = row, self._people[row]
        self._list.mark(row)
        self._show()

    # The name and the face

    def _look_at_name(self) -> None:
        """Say at once why a name can't be had."""
        taken = self._services.people.refusal(self._name.text, self.chosen)
        name = kept_name(clean_name(self._name.text))
        if not taken and name != self.chosen.name and self._is_elsewhere(name):
            taken = _("Someone at the table has that name.")
        self._refusal = taken
        self._list.version = object()

    def _keep_name(self) -> None:
        """Call the person as it was typed, where nothing is said against it."""
        self._look_at_name()
        before, now = self.chosen, kept_name(clean_name(self._name.text))
        if not self._refusal and now != before.name:
            self._change(name=now)

    def _wear(self, face: str) -> None:
        self._keep_name()
        self._change(portrait=face)

    def _change(self, *, name: str | None = None, portrait: str | None = None) -> None:
        """Keep another name or face of the person who is shown."""
        who, services = self.chosen, self._services
        new = name is not None and who.name in self._newcomers
        services.keep_people(services.people.changed(who, name=name, portrait=portrait, forget=new))
        now = name or who.name
        self._people = [services.people.known(now if one == who else one.name) for one in self._people]
        self.chosen = services.people.known(now)
        if who.goes_by(self._sits):
            self._sits = now
        self._faces.name = now
        self._list.version = object()

    def _give_own(self, wanted: bool) -> None:
        """Let the person who is shown have settings of their own, or everyone's."""
        self._keep_name()
        self._services.at_screen.give_own(self.chosen.name, wanted=wanted)
        self._people = [self._services.people.known(one.name) for one in self._people]
        self.chosen = self._services.people.known(self.chosen.name)

    # Where it leads

    def _show_statistics(self) -> None:
        self._keep_name()
        self._services.routes.show_statistics(self.chosen.name)

    def _ask_to_remove(self) -> None:
        self._keep_name()
        who = self.chosen
        answers = (
            DialogAnswer(pgettext("button", "Keep")),
            DialogAnswer(_("Remove"), lambda: self._forget(who), kind="danger"),
        )
        words = about(
            who.name,
            _("The name and the face are forgotten. Your hands stay in the history."),
            _("The name and the face are forgotten. The hands of {name} stay in the history."),
        )
        self._ui.screens.push(Dialog(self._ui, _("Remove {name}?").format(name=person(who.name)), words, answers))

    def _forget(self, who: Person) -> None:
        self._services.keep_people(self._services.people.without(who))
        left = [one for one in self._people if one != who]
        self._relist(left[0].name)

    # How it looks

    def resized(self, viewport: Viewport) -> None:
        """Put the list at the left, name and faces at the right; below each other in a high, narrow window."""
        upright = viewport.h > viewport.w
        wide, high = min(_WIDEST, viewport.w - 32), min(_UPRIGHT if upright else _HIGHEST, viewport.h - 32)
        inner = self._lie(viewport, wide, high).inset(_PAD).cut_top(_HEADING)[1]
        left, right = inner.cut_top(_LIST, _GAP) if upright else inner.cut_left(_LIST, 2 * _GAP)
        self._new.box, rows = left.cut_bottom(_BUTTON, _GAP)
        self._list.box = Box(rows.x, rows.y, rows.w + BAR_WIDTH / 2, rows.h)
        top, below = right.cut_top(_TOP, _GAP)
        place, words = top.cut_left(_BUST + _LINE, _GAP)
        self._bust = place.cut_bottom(_BUST)[0].centered(_BUST, _BUST)
        self._name.box, rest = words.cut_top(_FIELD, 8)
        self._about, rest = rest.cut_top(_LINE, 2)
        self._own.box, buttons = rest.cut_top(_SWITCH, 6)
        half = (buttons.w - _GAP) / 2
        self._figures.box = Box(buttons.x, buttons.bottom - _BUTTON, half, _BUTTON)
        self._remove.box = Box(buttons.x + half + _GAP, buttons.bottom - _BUTTON, half, _BUTTON)
        self._face_box, faces = below.cut_top(_LINE + 6, 6)
        self._faces.place(faces)

    def update(self, now: float) -> bool:
        """Go on to ``now``; a name is kept when its field is left."""
        if not self._name.focused and kept_name(clean_name(self._name.text)) != self.chosen.name and not self._refusal:
            self._keep_name()
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page with the chosen person's picture."""
        super().draw(canvas)
        theme, who, row = canvas.theme, self.chosen, self._list.marked or 0
        color = self._color(row)
        canvas.shadow(self._bust, _BUST / 2, blur=14, drop=4)
        mood = PLEASED if self._faces.hovered else CALM
        size = canvas.viewport.px(_BUST - 2 * _RING)
        if not draw_worn_medal(canvas, self._ui, who.portrait, self._bust.center, _BUST, mood, color):
            canvas.disc(self._bust.center, _BUST / 2, color)
            shown = self._name.text or person(who.name)
            picture = self._ui.portraits.worn(who.portrait, shown, mood, size, seat=row, enamel=color)
            canvas.picture(picture, self._bust.center, "center")
        ink = theme.bad if self._refusal else theme.ink_soft
        canvas.line_of_text(self._about, self._refusal or _said(who, self._hands), "small", ink)
        with saying(canvas, self._face_box, str):  # the choice says its name
            canvas.line_of_text(self._face_box, pgettext("of a person", "Face"), "strong", theme.gold_light)

    def _draw_row(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, who = canvas.theme, self._people[row]
        color = self._color(row)
        center = (box.x + 10 + _ROW_FACE / 2, box.center[1])
        canvas.disc(center, _ROW_FACE / 2, color)
        size = canvas.viewport.px(_ROW_FACE - 4)
        picture = self._ui.portraits.worn(who.portrait, who.name, CALM, size, seat=row, enamel=color)
        canvas.picture(picture, center, "center")
        words = Box(box.x + _ROW_FACE + 22, box.y, box.w - _ROW_FACE - 32, box.h)
        note = _("at the table") if self._is_elsewhere(who.name) else ""
        if note:
            said = canvas.line_of_text(words, note, "small", theme.ink_soft, "right")
            words = Box(words.x, words.y, said.x - words.x - 8, words.h)
        marked = row == self._list.marked
        style, ink = ("strong", theme.gold_light) if marked else ("body", theme.ink)
        canvas.line_of_text(words, person(self._name.text if marked else who.name), style, ink)

    def _color(self, row: int) -> Color:
        seats = self._ui.theme.seats
        return seats[row % len(seats)]


def _said(who: Person, hands: int | None) -> str:
    """Return how much somebody has played, and by what name before, where they had chosen one."""
    if not hands:
        return _("No hands yet")
    former = [name for name in who.former if person(name) != usual_name()]
    if not former:
        return ngettext("{n} hand played", "{n} hands played", hands).format(n=money(hands))
    sentence = ngettext("{n} hand played. Formerly {name}.", "{n} hands played. Formerly {name}.", hands)
    return sentence.format(n=money(hands), name=person(former[-1]))
