"""The panel of the set-up page: everything in a position besides its cards, and the ways to use it."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from tonk.rules import RuleSet
from tonk.rules.cards import Card
from tonk.rules.phases import PLAY, START, UPCARD, Phase
from tonk.session.practice.arrangement import Arrangement, phases_of
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.position_editor.set_up_buttons import CardDetails
from tonk.ui.widgets import Button, ChoiceField, Stepper, Toggle
from tonk.ui.widgets.base import NOWHERE, Widget
from tonk.words import _, pgettext
from tonk.words.bindings import InHand
from tonk.words.rules.rule_sets import rules_name
from tonk.words.table.names import TableNames

_GAP, _PAD, _ROW, _LOW_ROW = 14.0, 16.0, 48.0, 42.0
_HIGH = 640.0
"""The height of a panel up to which its rows are lower and closer together."""


class PositionUses(Protocol):
    """The set-up page, as its panel's buttons use it."""

    def play(self, *, coached: bool = False) -> None:
        """Play the position, with or without the coach."""

    @property
    def in_hand(self) -> InHand:
        """Return whether keys or a pad are in use, for their names."""

    def copy(self) -> None:
        """Put the position on the clipboard."""

    def paste(self) -> None:
        """Set up the position on the clipboard."""


class SetUpPanel:
    """The fields of a position, and below them whether it can be played.

    Args:
        what: The position at first.
        rule_sets: The rules to choose from.
        names: Returns the present players.
        uses: Plays, copies and pastes the position.
        changed: Called when the position changes.

    Attributes:
        box: Its box.
        rules: The rules of the hand.
        players: The number of players.
        deal: Deals the rest.
        clear: Puts every card back.
        paste: Sets up the clipboard's position.
        play: Plays the position.
        ask: Plays it with the coach.
        about: The buttons for the chosen card.
        widgets: All of them, in the order of the keyboard.
    """

    def __init__(
        self,
        what: Arrangement,
        rule_sets: Sequence[RuleSet],
        names: Callable[[], TableNames],
        uses: PositionUses,
        changed: Callable[[], None],
    ) -> None:
        self._changed, self._uses = changed, uses
        self._what = what
        self._problem: str | None = None
        self.box = self._said = NOWHERE
        rules = [(one, rules_name(one.name)) for one in rule_sets]
        self.rules: ChoiceField[RuleSet] = ChoiceField("", rules, rule_sets[0], self._play_by)
        self.players = Stepper(_("Players"), 3, self._seat, least=2, most=6)
        self._phase: ChoiceField[Phase] = ChoiceField("", _phases(rule_sets[0]), START, self._set_phase)
        self.rules.called, self._phase.called = _("Rules"), pgettext("a choice", "Moment")
        self._phase.tooltip = _("Has the player to move drawn a card yet?")
        self._rest = Toggle(_("Deck under stock"), value=True, on_change=self._set_rest)
        self._rest.tooltip = _("Shuffle the unused cards under the stock. Otherwise they are out of play.")
        self.deal = Button(_("Fill"), self._deal_rest, tooltip=_("Fill the hands with random cards from the deck"))
        self.clear = Button(
            pgettext("button", "Clear"), self._clear_all, tooltip=_("Put every card back into the deck")
        )
        self.paste = Button(
            pgettext("button", "Paste"), uses.paste, tooltip=_("Set up the hand you have copied (Ctrl+V)")
        )
        self._copy = Button(pgettext("button", "Copy"), uses.copy, tooltip=_("Copy this position as text (Ctrl+C)"))
        self.play = Button(_("Play it"), uses.play, kind="primary", icon=icon("play"))
        self.ask = Button(
            _("Analyse"),
            lambda: uses.play(coached=True),
            tooltip=_("Play it while the coach rates each move"),
        )
        self.about = CardDetails(names, changed)
        fields = (self.rules, self.players, self._phase, self._rest)
        buttons = (self.deal, self.clear, self.paste, self._copy, self.about.interpretation, self.about.by)
        self.widgets: tuple[Widget, ...] = (*fields, *buttons, self.play, self.ask)

    # Setting

    def _play_by(self, rules: RuleSet) -> None:
        self._what.play_by(rules)
        self._changed()

    def _seat(self, players: int) -> None:
        self._what.seat_players(players)
        self._changed()

    def _set_phase(self, phase: Phase) -> None:
        self._what.phase = phase
        self._changed()

    def _set_rest(self, rest: bool) -> None:
        self._what.rest = rest
        self._changed()

    def _deal_rest(self) -> None:
        self._what.deal_rest(secrets.randbits(63))
        self._changed()

    def _clear_all(self) -> None:
        self._what.clear()
        self._changed()

    # Showing

    def follow(self, what: Arrangement, problem: str | None) -> None:
        """Show a position, and the reason why it can't be played, or None."""
        self._what, self._problem = what, problem
        if all(what.rules != rules for rules, _name in self.rules.options):
            self.rules.options = (*self.rules.options, (what.rules, rules_name(what.rules.name)))
        self._phase.options = _phases(what.rules)
        self.rules.value, self._phase.value, self._rest.value = what.rules, what.phase, what.rest
        self.players.least, self.players.most = what.rules.least_players, what.rules.most_players
        self.players.value = what.seats
        self.play.disabled = self.ask.disabled = problem

    def follow_card(self, chosen: Sequence[Card]) -> bool:
        """Show the buttons for the chosen cards; return True if they change."""
        if not self.about.follow(self._what, chosen):
            return False
        self.place(self.box)
        return True

    def place(self, box: Box) -> None:
        """Place it in a box, with the fields below each other."""
        self.box, rest = box, box.inset(_PAD, _PAD)
        row, gap = (_ROW, _GAP) if rest.h > _HIGH else (_LOW_ROW, 6.0)
        for field in (self.rules, self.players, self._phase, self._rest):
            field.box, rest = rest.cut_top(row, gap)
        self._rest.control_width = 58.0
        for pair in ((self.deal, self.clear), (self.paste, self._copy)):
            line, rest = rest.cut_top(row, gap)
            for button, part in zip(pair, line.split_columns(2, gap), strict=True):
                button.box = part
        below, rest = rest.cut_bottom(row + 8, gap)
        for button, part in zip((self.play, self.ask), below.split_columns(2, gap), strict=True):
            button.box = part
        for button in (self.about.by, self.about.interpretation):
            if button.visible:
                button.box, rest = rest.cut_bottom(row, gap)
        self._said = rest

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, and the reason against playing it yet, or the help."""
        canvas.panel(self.box)
        theme, said = canvas.theme, self._said
        words, color = (_("Ready to play."), theme.good) if self._problem is None else (self._problem, theme.ink)
        used = canvas.text((said.x, said.y), words, "body", color, max_width=said.w)
        _draw_help(canvas, said.cut_top(used.h, _GAP / 2)[1].cut_bottom(_GAP / 2)[1], self._uses.in_hand)


def _phases(rules: RuleSet) -> tuple[tuple[Phase, str], ...]:
    """Return the moments of a turn that can be set up, with their names."""
    words: Mapping[Phase, str] = {
        UPCARD: _("The upcard"),
        START: _("Before the draw"),
        PLAY: _("After the draw"),
    }
    return tuple((phase, words[phase]) for phase in phases_of(rules))


def _help(hand: InHand) -> tuple[str, str]:
    """Return the help for placing cards: by mouse and by keys, or by a pad if one is in use."""
    keys = {name: hand.cap(f"set-up-{name}") for name in ("stock", "discards", "deck", "place")}
    if hand.pad:
        # Translators: all slots are names of a pad's buttons: A, X, Y …
        sentence = _(
            "Choose cards with {choose}. {place} asks where they go. "
            "Or: {stock} stock, {discards} discards, {deck} deck."
        )
        return "", sentence.format(choose=hand.cap("confirm"), **keys)
    # Translators: {stock}, {discards}, {deck} and {place} are names of keys: S, D, Backspace and G.
    sentence = _(
        "Keys: 1–6 to a hand, Shift+1–6 in front of that seat, {stock} stock, {discards} discards, {deck} deck. "
        "{place} asks where it goes."
    )
    return _("Drag cards, or click one and then its place. Click a name to choose who plays."), sentence.format(**keys)


def _draw_help(canvas: Canvas, room: Box, hand: InHand) -> None:
    """Draw the help; if only one part fits, the keys, which can't be found by trying."""
    how, keys = _help(hand)
    highs = [canvas.text_renderer.measure(words, "small", room.w)[1] + _GAP / 2 for words in (how, keys)]
    y = room.y
    for words, high, needed in ((how, highs[0], sum(highs)), (keys, highs[1], highs[1])):
        if needed <= room.h:
            canvas.text((room.x, y), words, "small", canvas.theme.ink_soft, max_width=room.w)
            y += high
