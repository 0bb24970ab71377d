"""Play a deal from a code, typed or pasted, with bots and a chair to choose."""

from tonk.bots import LEVELS
from tonk.rules.cards import FIRST_SEAT, Seat, each_seat
from tonk.session.deals.coded_records import record_of
from tonk.session.deals.deal import Deal, DealSet
from tonk.session.deals.deal_codes import CodeRefused, deal_of_code
from tonk.session.match.characters import others
from tonk.session.match.other_players import in_chair
from tonk.session.match.plan import Player
from tonk.session.practice.practice_options import PracticeOptions
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.gold_letters import draw_emblem
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.settings.setting_fields import TABLE_CARDS, draw_table
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, TextField
from tonk.words import _, pgettext
from tonk.words.characters import level_name
from tonk.words.deals import deal_text, seat_text, set_text
from tonk.words.rules.rule_sets import rules_name

_WIDE, _HIGH, _PAD, _GAP = 860.0, 520.0, 28.0, 16.0
_FIELD, _ROW, _BUTTON, _PASTE = 48.0, 52.0, 60.0, 150.0
_PICTURE = 220.0
_MOST_TYPED = 80


class DealCodeScreen(TitledScreen):
    """A field for a code, its meaning, and the players.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        code: The code in the field at first.
    """

    def __init__(self, ui: UiContext, services: Services, code: str = "") -> None:
        super().__init__(ui, services, _("Play a deal"))
        self._came_from = ui.home
        self._deal: Deal | DealSet | None = None
        self._problem = ""
        self._field = TextField("", code, lambda _text: self._read(), most=_MOST_TYPED, placeholder="TK1-…")
        self._field.called = _("Deal code")
        self._field.on_submit = lambda _text: self._play()
        self._paste_it = Button(pgettext("button", "Paste"), self._paste, icon=icon("paste"))
        levels = [(level, level_name(level)) for level in LEVELS]
        self._level = ChoiceField(_("Opponents"), levels, "casual", lambda _level: None)
        self._chair = ChoiceField(_("Your seat"), [(FIRST_SEAT, "1")], FIRST_SEAT, lambda _seat: None)
        self._go = Button(pgettext("button", "Deal"), self._play, kind="primary", icon=icon("play"))
        self._panel = self._waiting = self._picture = self._text_box = Box(0, 0, 0, 0)
        self.group.add(self._field, self._paste_it, self._chair, self._level, self._go)
        self.group.default = self._go
        self.group.focus(self._field)
        if not code:
            self._take_from_clipboard()
        self._read()

    def leave(self) -> None:
        """Go back, also to the player's previous place."""
        self.ui.go_to(self._came_from)
        super().leave()

    def _take_from_clipboard(self) -> None:
        """Take the text on the clipboard, if it is a code."""
        text = clipboard.paste()
        try:
            deal_of_code(text)
        except CodeRefused:
            return
        self._field.text = text.strip()

    def _paste(self) -> None:
        self._field.text = clipboard.paste()[:_MOST_TYPED].strip()
        self._read()

    def _read(self) -> None:
        """Interpret the code."""
        self._deal, self._problem = None, ""
        try:
            self._deal = deal_of_code(self._field.text)
        except CodeRefused as refused:
            self._problem = str(refused)
        one, deal = isinstance(self._deal, Deal), self._deal
        self._level.visible = self._chair.visible = one
        if isinstance(deal, Deal):
            chairs = [(seat, seat_text(seat, deal.dealer, deal.seats)) for seat in each_seat(deal.seats)]
            chosen = Seat(min(self._chair.value, deal.seats - 1))
            self._chair.options, self._chair.value = tuple(chairs), chosen
        if deal is not None:
            self.ui.sit_at(deal.rules.id)
        self._go.label = _("Open the set") if isinstance(deal, DealSet) else pgettext("button", "Deal")
        self._go.disabled = self._problem or None
        self.resized(self.ui.viewport)
        self.changed()

    def _play(self) -> None:
        deal = self._deal
        if isinstance(deal, DealSet):
            self.services.routes.show_duplicate(deal)
        elif deal is not None:
            person = self.services.choices.person
            bots = others(self._level.value, deal.seats - 1, person)
            players = in_chair(self._chair.value, Player(person), bots)
            record = record_of(deal, [player.name for player in players])
            self.services.practise(record, players, PracticeOptions(_("The same deal")))

    def arrange(self, body: Box) -> None:
        """Place one panel in the middle: the code above, its meaning, and the players."""
        high = min(_HIGH, body.h - 16)
        self._panel = body.centered(min(_WIDE, body.w), high)
        inner = self._panel.inset(_PAD, min(_PAD, high * 0.045))
        top, rest = inner.cut_top(_FIELD, _GAP)
        self._paste_it.box, self._field.box = top.cut_right(_PASTE, 12)
        foot, rest = rest.cut_bottom(_BUTTON, _GAP)
        self._go.box = foot.centered(min(280, foot.w), _BUTTON)
        self._waiting = rest
        rows, rest = rest.cut_bottom(2 * _ROW + 8, _GAP)
        self._chair.box, self._level.box = rows.split_rows(2, 8)
        for field in (self._chair, self._level):
            field.control_width = inner.w * 0.72
        self._picture, self._text_box = rest.cut_left(min(_PICTURE, rest.w * 0.3), 24)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, the table of the rules, and the meaning of the code."""
        canvas.panel(self._panel, "panel", 16)
        deal, theme = self._deal, canvas.theme
        if deal is None:
            # Without a deal the invitation also has the room of the choices.
            picture, room = self._waiting.cut_left(self._picture.w, 24)
            draw_emblem(canvas, self.ui, picture.center, min(168.0, picture.h, picture.w))
            typed = bool(self._field.text.strip())
            words = self._problem if typed else invitation()
            self._write(canvas, room, "", words, theme.bad if typed else theme.ink)
            return
        card = TABLE_CARDS[0]
        draw_table(canvas, self.ui, self._picture, place_of(deal.rules.id), card)
        if isinstance(deal, DealSet):
            words = set_text(deal.seats, deal.size, deal.level)
        else:
            words = deal_text(deal.rules, deal.seats, deal.dealer, deal.kinds, deal.lifted)
        self._write(canvas, self._text_box, rules_name(deal.rules.name), words, theme.ink)

    def _write(self, canvas: Canvas, box: Box, title: str, words: str, ink: tuple[int, ...]) -> None:
        """Draw a title and words below it, in the middle of the room beside the picture.

        Args:
            canvas: The canvas to draw on.
            box: The room, in units.
            title: The title; "" for none.
            words: The words.
            ink: Their colour.
        """
        text, theme = canvas.text_renderer, canvas.theme
        head = text.measure(title, "heading", box.w)[1] + 4 if title else 0.0
        y = box.center[1] - (head + text.measure(words, "body", box.w)[1]) / 2
        if title:
            canvas.text((box.x, y), title, "heading", theme.gold_light, max_width=box.w)
        canvas.text((box.x, y + head), words, "body", ink, max_width=box.w)  # type: ignore[arg-type]


def invitation() -> str:
    """Return the sentence shown while there is no code."""
    return _(
        "Every hand has a code that deals the same cards again, on any computer. Copy it at the end of a hand or from "
        "the history, then type or paste it here."
    )
