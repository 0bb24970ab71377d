"""Duplicate: choose or continue a set of deals, to compare your results with others' on the same cards."""

import secrets

from tonk.bots import LEVELS
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS
from tonk.rules.cards import Seat
from tonk.session.deals.deal import MOST_DEALS, SEED_BITS, DealSet
from tonk.session.deals.deal_codes import CodeRefused, code_of, deal_of_code
from tonk.session.deals.duplicate import SetRun, opponents
from tonk.session.house_rules import guest_rules
from tonk.session.match.choices import first_set, rule_sets
from tonk.session.match.player_names import clean_name
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.opponents_row import FACES, draw_opponents
from tonk.ui.screens.parts.copying import copy_button, copy_code
from tonk.ui.screens.parts.titled_screen import TitledScreen, two_parts
from tonk.ui.screens.settings.setting_fields import TABLE_CARDS, draw_table
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, Dialog, DialogAnswer, Field, Stepper, TextField, Toggle
from tonk.words import _, pgettext
from tonk.words.characters import level_name, same_name
from tonk.words.deals import run_text
from tonk.words.phrases import kept_name, paragraph, person
from tonk.words.rules.rule_sets import rules_name

_PAD, _GAP, _ROW, _BUTTON, _BOTTOM = 26.0, 16.0, 52.0, 58.0, 20.0
_HEAD = 40.0
_DEALS = 4
"""The number of deals proposed at first."""
_LEAST_PICTURE = 90.0
_WAITING, _GO_ON = 132.0, 46.0


class DuplicateScreen(TitledScreen):
    """The make-up of a set at the left; its use, its code, and the unfinished set at the right.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        deals: The set shown at first; None for a new one.
    """

    column = (640.0, 1000.0)

    def __init__(self, ui: UiContext, services: Services, deals: DealSet | None = None) -> None:
        super().__init__(ui, services, _("Duplicate"))
        self._came_from = ui.home
        self._sets = [*rule_sets(services.choices)]
        self._sets += [rules for rules in guest_rules(services.rulebook.all()) if rules not in self._sets]
        self._seed = secrets.randbits(SEED_BITS)
        self._dealer: Seat | None = None
        self._rules = ChoiceField(_("Rules"), [(0, "")], 0, lambda _number: self._chosen())
        self._seats = Stepper(_("Players"), 4, lambda _n: self._chosen(), least=MIN_PLAYERS, most=MAX_PLAYERS)
        self._size = Stepper(_("Deals"), _DEALS, lambda _n: self._chosen(), least=1, most=MOST_DEALS)
        levels = [(level, level_name(level)) for level in LEVELS]
        self._level = ChoiceField(_("Opponents"), levels, "casual", lambda _level: self._chosen())
        self._name = TextField(_("You"), person(services.choices.person), lambda _text: self._chosen())
        self._two = Toggle(_("A second player here"), value=False, on_change=lambda _on: self._chosen())
        self._second = TextField(
            _("Second player"), "", lambda _text: self._chosen(), placeholder=pgettext("of a person", "Name")
        )
        self._begin_it = Button(_("Start the set"), self._begin, icon=icon("play"), kind="primary")
        self._copy = Button(
            pgettext("button", "Copy"), self._copy_code, icon=icon("copy"), tooltip=_("Copy the code of this set")
        )
        self._paste = Button(_("Paste a code"), self._paste_code, icon=icon("paste"))
        self._on = Button(_("Resume"), self._go_on, icon=icon("play"))
        self._copy_waiting = copy_button(ui, lambda: self._waiting_code)
        self._copy_waiting.tooltip = _("Copy the code of this set")
        nowhere = Box(0, 0, 0, 0)
        self._left = self._right = self._code_at = self._invitation_box = self._against = self._picture = nowhere
        self._waiting = self._waiting_text = self._waiting_code_at = nowhere
        self.group.add(self._rules, self._seats, self._size, self._level, self._name, self._two, self._second)
        self.group.add(self._begin_it, self._copy, self._paste, self._copy_waiting, self._on)
        self._use(deals)

    @property
    def deals(self) -> DealSet:
        """Return the chosen set."""
        seats = self._seats.value
        dealer = self._dealer if self._dealer is not None and self._dealer < seats else Seat(self._seed % seats)
        return DealSet(self._sets[self._rules.value], seats, dealer, self._seed, self._size.value, self._level.value)

    @property
    def problem(self) -> str:
        """Return why it can't be played, in a sentence, or ""."""
        return self._problem

    def leave(self) -> None:
        """Go back, also to the player's previous place."""
        self.ui.go_to(self._came_from)
        super().leave()

    def update(self, now: float) -> bool:
        """Show the unfinished set, which may be another one after the table was left."""
        run = self.services.duplicate_set.now
        if self.ui.screens.top is self and run is not self._run:
            self._chosen()
        return super().update(now)

    def _use(self, deals: DealSet | None) -> None:
        """Choose the make-up of a set."""
        if deals is not None:
            if deals.rules not in self._sets:
                self._sets.append(deals.rules)
            self._seed, self._dealer = deals.seed, deals.dealer
            self._seats.value, self._size.value, self._level.value = deals.seats, deals.size, deals.level
        self._rules.options = tuple((number, one.name) for number, one in enumerate(self._sets))
        last = self.services.choices
        self._rules.value = first_set(last, self._sets) if deals is None else self._sets.index(deals.rules)
        self._chosen()

    def _chosen(self) -> None:
        """Check whether the choice can be played, and show its code."""
        self._run = self.services.duplicate_set.now
        rules = self._sets[self._rules.value]
        self._seats.least, self._seats.most = rules.least_players, rules.most_players
        self._seats.value = min(max(self._seats.value, rules.least_players), rules.most_players)
        self._second.visible = self._two.value
        self._opponents = opponents(self.deals)
        try:
            self._code, refused = code_of(self.deals), ""
        except CodeRefused as why:
            self._code, refused = "", str(why)
        self._problem = self._trouble_with_names() or refused
        self._begin_it.disabled = self._problem or None
        self._on.visible = self._copy_waiting.visible = self._run is not None
        self._on.label = _("See the result") if self._run is not None and self._run.turn is None else _("Resume")
        waits = self._run is not None and self._run.turn is not None
        self.group.default = self._on if waits else self._begin_it
        self._on.kind, self._begin_it.kind = ("primary", "quiet") if waits else ("quiet", "primary")
        self._waiting_code = "" if self._run is None else code_of(self._run.deals)
        self._copy.visible = bool(self._code)
        self.ui.sit_at(self.deals.rules.id)
        self.resized(self.ui.viewport)
        self.changed()

    @property
    def _people(self) -> tuple[str, ...]:
        fields = (self._name, self._second) if self._two.value else (self._name,)
        return tuple(kept_name(clean_name(field.text)) for field in fields)

    def _trouble_with_names(self) -> str:
        if not all(self._people):
            return _("Enter a name for each player.")
        return same_name([*self._people, *(player.name for player in self._opponents)])

    def _copy_code(self) -> None:
        copy_code(self.ui, self._code)

    def _paste_code(self) -> None:
        """Take the set from the code on the clipboard."""
        try:
            deals = deal_of_code(clipboard.paste()[:1000])
        except CodeRefused as refused:
            self.ui.toast(str(refused))
            return
        if isinstance(deals, DealSet):
            self._use(deals)
        else:
            self.ui.toast(_("This code is for one deal, not for a set."))

    def _begin(self) -> None:
        """Begin; give up an unfinished set after asking."""
        run = self.services.duplicate_set.now
        if run is None or run.turn is None or not run.begun:
            self._begin_new_set()
            return
        stays = _("The hands you have played stay in the history.")
        words = paragraph(_("You have an unfinished set."), _run_text(run), stays)
        answers = [
            DialogAnswer(_("Keep it"), kind="primary"),
            DialogAnswer(_("Give it up"), self._begin_new_set, "danger"),
        ]
        self.ui.screens.push(Dialog(self.ui, _("Give up your unfinished set?"), words, answers))

    def _begin_new_set(self) -> None:
        run = SetRun(secrets.token_hex(8), self.deals, self._people)
        self.services.duplicate_set.keep(run)
        self._seed, self._dealer = secrets.randbits(SEED_BITS), None  # the next set is another one
        self.services.routes.play_set(run)

    def _go_on(self) -> None:
        if self._run is not None:
            self.services.routes.play_set(self._run)

    def arrange(self, body: Box) -> None:
        """Place two panels side by side."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._left, self._right = two_parts(room, 0.54, _GAP)
        inner = self._left.inset(_PAD, min(_PAD, room.h * 0.035))
        foot, rest = inner.cut_bottom(_BUTTON, 10)
        self._begin_it.box = foot.centered(min(300, foot.w), _BUTTON)
        rest = rest.cut_top(_HEAD)[1]
        fields: tuple[Field, ...] = (
            self._rules,
            self._seats,
            self._size,
            self._level,
            self._name,
            self._two,
            self._second,
        )
        pitch = min(_ROW + 12, rest.h / len(fields))
        for number, field in enumerate(fields):
            field.box = Box(rest.x, rest.y + number * pitch, rest.w, min(_ROW, pitch))
            if field is not self._two:
                field.control_width = rest.w * 0.7
        self._arrange_right(self._right.inset(_PAD, min(_PAD, room.h * 0.035)))

    def _arrange_right(self, inner: Box) -> None:
        if self._on.visible:
            self._waiting, inner = inner.cut_bottom(_WAITING, _GAP)
            button, words = self._waiting.inset(14, 12).cut_bottom(_GO_ON, 8)
            self._copy_waiting.box, self._on.box = button.cut_left(_GO_ON, 10)
            self._waiting_text, self._waiting_code_at = words.split_rows(2)
        buttons, inner = inner.cut_bottom(50, 10)
        self._copy.box, self._paste.box = buttons.split_columns(2, 12)
        self._code_at, inner = inner.cut_bottom(34, 8)
        self._against, inner = inner.cut_bottom(FACES, 10)
        high = self.ui.text.measure(invitation(), "body", inner.w)[1]
        self._invitation_box, inner = inner.cut_bottom(high, 14)
        self._picture = inner

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels, the words and the code."""
        theme = canvas.theme
        for panel in (self._left, self._right):
            canvas.panel(panel, "panel", 16)
        head = self._left.inset(_PAD, min(_PAD, self._left.h * 0.035)).cut_top(_HEAD)[0]
        canvas.text((head.x, head.y - 6), _("A set of deals"), "heading", theme.gold)
        words, ink = (self._problem, theme.bad) if self._problem else (invitation(), theme.ink)
        canvas.text(
            (self._invitation_box.x, self._invitation_box.y), words, "body", ink, max_width=self._invitation_box.w
        )
        if self._picture.h >= _LEAST_PICTURE:
            card = TABLE_CARDS[self._seats.value % len(TABLE_CARDS)]
            draw_table(canvas, self.ui, self._picture, place_of(self.deals.rules.id), card)
        draw_opponents(canvas, self.ui, self._against, self._opponents)
        style = "strong" if canvas.text_renderer.measure(self._code, "strong")[0] <= self._code_at.w else "small"
        canvas.line_of_text(self._code_at, self._code, style, theme.gold_light, "center")
        if self._on.visible and self._run is not None:
            canvas.panel(self._waiting, "inset")
            canvas.line_of_text(self._waiting_text, _run_text(self._run), "small", theme.ink)
            canvas.line_of_text(self._waiting_code_at, self._waiting_code, "small", theme.gold_light)


def invitation() -> str:
    """Return the sentences on the purpose of a set."""
    return _(
        "Everyone who plays a set gets the same cards in the same seat, so nobody is dealt better luck. At the end "
        "you see how bots of every level did with them. Pass the code on, and others can play it too."
    )


def _run_text(run: SetRun) -> str:
    return run_text(rules_name(run.deals.rules.name), run.people, [len(won) for won in run.won], run.deals.size)
