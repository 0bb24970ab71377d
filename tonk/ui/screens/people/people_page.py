"""The page of the people at this screen: the choice of a person, their names and faces."""

from collections.abc import Callable, Sequence

import pygame

from tonk.session.match.characters import CALM, PLEASED
from tonk.session.match.played_hand import HandFilter
from tonk.session.match.player_names import NAME_LENGTH, clean_name
from tonk.session.people import MOST_PEOPLE, Person
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.screens.people.face_field import FaceField
from tonk.ui.screens.people.people_listed import PeopleListed
from tonk.ui.screens.people.person_picture import Pictured, draw_in_medal, draw_in_room
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, TextField, Toggle
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import kept_name, money, person, usual_name
from tonk.words.table.names import about

_WIDEST, _HIGHEST = 1040.0, 620.0
_PAD, _HEADING, _GAP = 28.0, 54.0, 18.0
_LIST, _ROW, _ROW_FACE, _BUTTON = 284.0, 58.0, 42.0, 48.0
_TOP, _BUST, _FIELD = 190.0, 142.0, 48.0
"""The heights of name and picture, of the medal below the protruding head, and of a field."""
_LINE, _SWITCH, _UPRIGHT = 26.0, 52.0, 842.0
_BELOW_HEADING, _MOST_AIR, _AIRS = 12.0, 20.0, 5.0
"""The gap below the heading of the faces, and the greatest additional gap, and their number, where there is room."""
_LEAST_SITTER = 180.0
"""The least height of the large picture below the list; with so many people that it would be less, there is a medal
beside the name instead."""


class PeoplePage(SmallPage):
    """Everybody who is known, and the name and face of the chosen one.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        name: The name of the person chosen first.
        elsewhere: The names of the players in the other chairs.
        on_choose: Called with the name of the person for the chair when the page closes; None without a chair.
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
        self._services, self._on_choose = services, on_choose
        self._people = PeopleListed(services, name, elsewhere, for_chair=on_choose is not None)
        self._refusal = ""
        self._hands: int | None = None
        self._list = Picker(0, _ROW, self._draw_row, self._pick)
        self._list.called = _("People")
        self._new = Button(_("New person"), self._welcome, icon=icon("plus"))
        self._faces = FaceField(ui, self._wear)
        self._name = TextField(
            "", "", lambda _text: self._look_at_name(), most=NAME_LENGTH, placeholder=pgettext("of a person", "Name")
        )
        self._name.on_submit = lambda _text: self._group.focus(self._faces)
        self._own = Toggle(_("Own settings"), value=False, on_change=self._give_own)
        self._own.note = _("Cards, sounds, speech and keys of their own")
        self._figures = Button(_("Statistics"), self._show_statistics, icon=icon("chart"))
        self._remove = Button(_("Remove"), self._forget, kind="bare", icon=icon("bin"))
        self._undo = Button(pgettext("button", "Undo"), self.put_back, icon=icon("undo"))
        self._sitter = self._bust = self._about = self._face_box = Box(0, 0, 0, 0)
        self._add(self._list, self._undo, self._new, self._name, self._own, self._figures, self._remove, self._faces)
        self._list.count, self._list.marked = len(self._people.all), self._people.row
        self._show()

    def gone(self) -> None:
        """Keep the name typed last, and seat the person."""
        self._keep_name()
        if self._on_choose is not None:
            self._on_choose(self._people.sits)

    def handle(self, event: Input) -> None:
        """Remove the shown person on Delete, and put the last one back on Ctrl+Z, except while a name is typed."""
        match event:
            case KeyPress(key=pygame.K_DELETE, repeat=False) if (
                not self._name.focused and self._remove.disabled is None
            ):
                self._forget()
            case KeyPress(key=pygame.K_z, ctrl=True, repeat=False) if not self._name.focused:
                self.put_back()
            case _:
                super().handle(event)

    # The people

    def _pick(self, row: int) -> None:
        self._keep_name()
        self._people.show(row)
        self._show()

    def _show(self) -> None:
        who = self._people.shown
        self._name.text, self._faces.value, self._faces.name = person(who.name), who.portrait, person(who.name)
        self._own.value = who.has_own
        self._faces.enamel = self._color(self._people.row)
        self._refusal = ""
        self._hands = self._services.history.count(HandFilter(player=who.name))
        self._new.disabled = None if len(self._people.all) < MOST_PEOPLE else _("There is no room for more people.")
        self._remove.disabled = self._people.bar_to_removing()
        self._undo.visible = bool(self._people.removed)
        self._undo.tooltip = _("Put back: {name} (Ctrl+Z)").format(name=person(self._people.removed))
        self._figures.visible = self._ui.settings.statistics and bool(self._hands)
        self._list.version = object()

    def _welcome(self) -> None:
        """Add somebody new, whose name is typed next."""
        self._keep_name()
        self._people.welcome()
        self._relist()
        self._group.focus(self._name)
        self._name.select_all()

    def _relist(self) -> None:
        """List everybody again, with a mark on the shown person."""
        self._list.count, self._list.marked = len(self._people.all), self._people.row
        self._list.mark(self._people.row)
        self._show()
        self.resized(self._ui.viewport)

    # The name and the face

    def _look_at_name(self) -> None:
        """Say at once why a name is refused."""
        self._refusal = self._people.refusal(self._name.text)
        self._list.version = object()

    def _keep_name(self) -> None:
        """Give the person the typed name, if nothing speaks against it."""
        self._look_at_name()
        name = kept_name(clean_name(self._name.text))
        if not self._refusal and name != self._people.shown.name:
            self._change(name=name)

    def _wear(self, face: str) -> None:
        self._keep_name()
        self._change(portrait=face)

    def _change(self, *, name: str | None = None, portrait: str | None = None) -> None:
        self._people.change(name=name, portrait=portrait)
        self._faces.name = self._people.shown.name
        self._remove.disabled = self._people.bar_to_removing()
        self._list.version = object()

    def _give_own(self, wanted: bool) -> None:
        self._keep_name()
        self._people.give_own(wanted=wanted)

    # Closing

    def _show_statistics(self) -> None:
        self._keep_name()
        self._services.routes.show_statistics(self._people.shown.name)

    def _forget(self) -> None:
        """Remove the shown person; one press more puts them back."""
        self._keep_name()
        who = self._people.shown
        self._people.remove(who)
        self._relist()
        sentences = (
            _("Your name and face are removed. Your hands stay in the history."),
            _("This name and face are removed. The hands of {name} stay in the history."),
        )
        self._ui.toast(about(who.name, *sentences))
        self._group.focus(self._undo)

    def put_back(self) -> None:
        """Put back the person who was removed last, with their name, face and settings."""
        self._keep_name()
        self._people.put_back()
        self._relist()
        self._group.focus(self._list)

    # Layout and drawing

    def resized(self, viewport: Viewport) -> None:
        """Place the list at the left, name and faces at the right; below each other in a high, narrow window."""
        upright = viewport.h > viewport.w
        listed = min(_LIST, len(self._people.all) * _ROW + (1 + self._undo.visible) * (_BUTTON + _GAP))
        wide = min(_WIDEST, viewport.w - 32)
        high = min(_UPRIGHT - _LIST + listed if upright else _HIGHEST, viewport.h - 32)
        inner = self._lie(viewport, wide, high).inset(_PAD).cut_top(_HEADING)[1]
        left, right = inner.cut_top(listed, _GAP) if upright else inner.cut_left(_LIST, 2 * _GAP)
        below = right.cut_top(_TOP + _GAP + _LINE + _BELOW_HEADING)[1]
        air = min(_MOST_AIR, max(0.0, below.h - self._faces.height_for(below)) / _AIRS)
        top, below = right.cut_top(_TOP + 3 * air, _GAP + air)
        words = self._place_pictures(left, top)
        self._name.box, rest = words.cut_top(_FIELD, 8 + air / 2)
        self._about, rest = rest.cut_top(_LINE, 2 + air)
        self._own.box, buttons = rest.cut_top(_SWITCH, 6 + air)
        half = (buttons.w - _GAP) / 2
        self._figures.box = Box(buttons.x, buttons.bottom - _BUTTON, half, _BUTTON)
        self._remove.box = Box(buttons.x + half + _GAP, buttons.bottom - _BUTTON, half, _BUTTON)
        self._face_box, faces = below.cut_top(_LINE, _BELOW_HEADING)
        self._faces.place(faces.cut_top(min(faces.h, self._faces.height_for(faces) + air))[0])

    def _place_pictures(self, left: Box, top: Box) -> Box:
        """Place the list, its buttons, and the person's picture below them or beside the words; return the words' box.

        Args:
            left: The column of the list.
            top: The box of the words, and of the picture unless there is room for a large one.
        """
        buttons = (1 + self._undo.visible) * (_BUTTON + _GAP)
        rows = left.h - buttons
        sitter = left.h - len(self._people.all) * _ROW - buttons - _GAP
        if sitter >= _LEAST_SITTER:
            rows -= sitter + _GAP
        listed, rest = left.cut_top(rows, _GAP)
        bar = BAR_WIDTH / 2 if len(self._people.all) * _ROW > listed.h + 1 else BAR_WIDTH + 4
        self._list.box = Box(listed.x, listed.y, listed.w + bar, listed.h)
        if self._undo.visible:
            self._undo.box, rest = rest.cut_top(_BUTTON, _GAP)
        self._new.box, rest = rest.cut_top(_BUTTON, _GAP)
        if sitter >= _LEAST_SITTER:
            self._sitter, self._bust = rest, Box(0, 0, 0, 0)
            return top
        place, words = top.cut_left(_BUST + _LINE, _GAP)
        self._sitter, self._bust = Box(0, 0, 0, 0), place.cut_bottom(_BUST)[0].centered(_BUST, _BUST)
        return words

    def update(self, now: float) -> bool:
        """Go on to ``now``; keep a name when its field is left."""
        if (
            not self._name.focused
            and kept_name(clean_name(self._name.text)) != self._people.shown.name
            and not self._refusal
        ):
            self._keep_name()
        return super().update(now)

    def paint(self, canvas: Canvas) -> None:
        """Draw the chosen person's picture, and the words beside it."""
        super().paint(canvas)
        theme, who = canvas.theme, self._people.shown
        mood, row = PLEASED if self._faces.hovered else CALM, self._people.row
        pictured = Pictured(who.portrait, self._name.text or person(who.name), row, self._color(row), mood)
        if self._sitter.h:
            draw_in_room(canvas, self._ui, self._sitter, pictured)
        else:
            draw_in_medal(canvas, self._ui, self._bust, pictured)
        ink = theme.bad if self._refusal else theme.ink_soft
        canvas.line_of_text(self._about, self._refusal or _said(who, self._hands), "small", ink)
        with saying(canvas, self._face_box, str):  # the choice says its name
            canvas.line_of_text(self._face_box, pgettext("of a person", "Face"), "strong", theme.gold_light)

    def _draw_row(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, who = canvas.theme, self._people.all[row]
        color = self._color(row)
        center = (box.x + 10 + _ROW_FACE / 2, box.center[1])
        canvas.disc(center, _ROW_FACE / 2, color)
        size = canvas.viewport.px(_ROW_FACE - 4)
        picture = self._ui.portraits.worn(who.portrait, who.name, CALM, size, seat=row, enamel=color)
        canvas.picture(picture, center, "center")
        words = Box(box.x + _ROW_FACE + 22, box.y, box.w - _ROW_FACE - 32, box.h)
        note = _("at the table") if self._people.is_elsewhere(who.name) else ""
        if note:
            said = canvas.line_of_text(words, note, "small", theme.ink_soft, "right")
            words = Box(words.x, words.y, said.x - words.x - 8, words.h)
        marked = row == self._people.row
        style, ink = ("strong", theme.gold_light) if marked else ("body", theme.ink)
        canvas.line_of_text(words, person(self._name.text if marked else who.name), style, ink)

    def _color(self, row: int) -> Color:
        seats = self._ui.theme.seats
        return seats[row % len(seats)]


def _said(who: Person, hands: int | None) -> str:
    """Return the person's number of hands, and an earlier name that they had chosen."""
    if not hands:
        return _("No hands yet")
    former = [name for name in who.former if person(name) != usual_name()]
    if not former:
        return ngettext("{n} hand played", "{n} hands played", hands).format(n=money(hands))
    sentence = ngettext("{n} hand played. Formerly {name}.", "{n} hands played. Formerly {name}.", hands)
    return sentence.format(n=money(hands), name=person(former[-1]))
