"""The target of a game for points, and the choice of its twists: a bar of the new-game screen."""

from collections.abc import Callable, Sequence

from tonk.rules import RuleSet
from tonk.rules.cards import TWIST_KINDS, SpecialKind, SpecialKinds
from tonk.session.match.choices import usable
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.new_game.stakes_bar import BAR_HEIGHT, ROW_GAP
from tonk.ui.screens.new_game.twist_switches import TwistChip
from tonk.ui.widgets import ChoiceField, Stepper, Widget
from tonk.words import _
from tonk.words.phrases import money

_ROW, _LABEL, _GAP = 48.0, 26.0, 12.0
_TARGET_SHARE, _WHO_SHARE = 0.2, 0.34
_TARGETS = (50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000)
_USUAL = 250


class PointsBar:
    """The target, dealer's choice, and the twists that are always in play.

    Args:
        rules: The rule set at first.
        dealer_chooses: Whether the dealer chooses the twists of each hand.
        twists: The twists in play otherwise.
        on_change: Called when any of them has changed.
    """

    def __init__(
        self, rules: RuleSet, dealer_chooses: bool, twists: Sequence[SpecialKind], on_change: Callable[[], None]
    ) -> None:
        self._rules, self._seats = rules, 0
        self._on_change = on_change
        target = rules.target or _USUAL
        self._rungs = tuple(sorted({*_TARGETS, target}))
        self._stepper = Stepper(
            "",
            self._rungs.index(target),
            lambda _rung: self._on_change(),
            least=0,
            most=len(self._rungs) - 1,
            show=lambda rung: money(self._rungs[rung]),
        )
        self._stepper.tooltip = _("The points that win the match")
        who = [(True, _("Dealer chooses")), (False, _("Always these"))]
        self._who = ChoiceField("", who, dealer_chooses, self._set_who)
        self._stepper.called, self._who.called = _("Play to"), _("Twists")
        self._chips = [TwistChip(kind, kind in twists, lambda _on: self._on_change()) for kind in TWIST_KINDS]
        self._note_box = Box(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """Return all widgets, in the order of Tab."""
        return self._stepper, self._who, *self._chips

    @property
    def target(self) -> int:
        """Return the points that win the game."""
        return self._rungs[self._stepper.value]

    def play_to(self, target: int) -> None:
        """Offer a usual target of the rules."""
        self._rungs = tuple(sorted({*_TARGETS, target}))
        self._stepper.most, self._stepper.value = len(self._rungs) - 1, self._rungs.index(target)

    @property
    def dealer_chooses(self) -> bool:
        """Return whether the dealer chooses the twists of each hand."""
        return self._who.value

    @property
    def twists(self) -> SpecialKinds:
        """Return the marked kinds, even during dealer's choice."""
        return tuple(chip.kind for chip in self._chips if chip.marked)

    @property
    def offered(self) -> SpecialKinds:
        """Return the kinds to offer first for every hand: all kinds before any was marked."""
        return self.twists if self.twists or not self.dealer_chooses else self._rules.twists

    @property
    def always(self) -> SpecialKinds | None:
        """Return the twists of every hand; None if the dealer chooses or the rules have none."""
        known = self._rules.twists
        return None if self.dealer_chooses or not known else usable(self.twists, known, self._seats)

    def choose(self, always: Sequence[SpecialKind] | None) -> None:
        """Use these twists in every hand or, if None, the dealer's choice."""
        self._who.value = always is None
        if always is not None:
            self._mark(always)
        self._chosen()

    def show(self, rules: RuleSet, seats: int) -> None:
        """Show it for rules with points or twists, and for this many players."""
        self._rules, self._seats = rules, seats
        self._stepper.visible = rules.scores_points and rules.target is not None
        self._who.visible = rules.scores_points and bool(rules.twists)
        for chip in self._chips:
            chip.visible = self._who.visible and not self.dealer_chooses and chip.kind in rules.twists
            chip.seat(seats)

    def arrange(self, text: Text, box: Box) -> None:
        """Place everything side by side, or in two rows; each control has its label above it."""
        row = self._row = Box(box.x, box.bottom - _ROW, box.w, _ROW)
        self._stepper.box, rest = row.cut_left(row.w * _TARGET_SHARE, _GAP)
        self._who.box, self._note_box = rest.cut_left(row.w * _WHO_SHARE, _GAP)
        if box.h >= 2 * BAR_HEIGHT:
            above = row.move(0, -BAR_HEIGHT - ROW_GAP)
            self._stepper.box, self._who.box = above.split_columns(2, _GAP)
            self._note_box = row
        widths = [chip.natural_width(text) for chip in self._chips]
        spare = (self._note_box.w - _GAP / 2 * (len(widths) - 1)) / sum(widths)
        place = self._note_box
        for chip, wide in zip(self._chips, widths, strict=True):
            chip.box, place = place.cut_left(wide * spare, _GAP / 2)

    def draw(self, canvas: Canvas) -> None:
        """Draw the labels and, if no twists can be marked, the meaning of the dealer's choice."""
        if not self._rules.scores_points:
            return
        theme = canvas.theme
        if self._rules.has_lives:
            canvas.line_of_text(self._row, _("The last player left wins the match."), "small", theme.ink_soft)
            return
        if not self._stepper.visible:
            canvas.line_of_text(self._stepper.box, _("Play for as long as you like."), "small", theme.ink_soft)
        labels = [(self._stepper.box, _("Play to")), (self._who.box, _("Twists"))]
        for box, words in labels[: 1 + self._who.visible]:
            label = Box(box.x + 2, box.y - _LABEL, box.w, _LABEL - 2)
            canvas.line_of_text(label, words, "small", theme.ink_soft)
        if self._who.visible and self.dealer_chooses:
            box = self._note_box
            words = _("The dealer chooses the twists each round. Bots choose at random.")
            canvas.text((box.x, box.center[1]), words, "small", theme.ink_soft, anchor="midleft", max_width=box.w)

    def _set_who(self, dealer_chooses: bool) -> None:
        if not dealer_chooses and not self.twists:
            self._mark(self._rules.twists)
        self._chosen()

    def _mark(self, twists: Sequence[SpecialKind]) -> None:
        for chip in self._chips:
            if chip.kind in self._rules.twists:
                chip.mark(chip.kind in twists)

    def _chosen(self) -> None:
        self.show(self._rules, self._seats)
        self._on_change()
