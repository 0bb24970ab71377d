"""The stakes of a new game and its end: the bar of the new-game screen that sets them."""

from bisect import bisect_left
from collections.abc import Callable
from typing import assert_never

from tonk.session.match.plan import MatchEnd, MatchEndKind
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import ChoiceField, Stepper, Widget
from tonk.words import _, ngettext
from tonk.words.phrases import money, purse

_STEPS = (1, 2, 5)
_MOST_STAKE, _MOST_MONEY, _MOST_HANDS = 1000, 50_000, 200
"""The limits of the steppers; a value chosen elsewhere may be more."""
_ROW, _LABEL, _GAP = 48.0, 26.0, 12.0
BAR_HEIGHT = _ROW + _LABEL
"""The height of the controls and the labels above them."""
ROW_GAP = 8.0
"""The gap between two rows of them."""
_STAKE_SHARE, _MONEY_SHARE, _END_SHARE, _AMOUNT_SHARE = 0.21, 0.23, 0.34, 0.22
_BUTTONS = 96.0
"""The width of a stepper's two buttons."""
_USUAL_HANDS = 10


def ladder(most: int, now: int) -> tuple[int, ...]:
    """Return round amounts up to ``most``, and the current one."""
    rungs = {step * 10**power for power in range(10) for step in _STEPS if step * 10**power <= most}
    return tuple(sorted(rungs | {now}))


class Amount(Stepper):
    """A stepper that goes from one round amount to the next.

    Args:
        label: The name of the setting.
        amount: The present value.
        most: The largest amount.
        on_change: Called with the new amount.
    """

    def __init__(self, label: str, amount: int, most: int, on_change: Callable[[int], None]) -> None:
        rungs = ladder(most, amount)
        self._short = False
        super().__init__(
            label,
            bisect_left(rungs, amount),
            lambda rung: on_change(rungs[rung]),
            least=0,
            most=len(rungs) - 1,
            show=lambda rung: purse(rungs[rung], 1000) if self._short else money(rungs[rung]),
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw it, with the amount abbreviated if it doesn't fit."""
        self._short = False
        self._short = canvas.text_renderer.measure(self.show(self.value), "strong")[0] > self.control.w - _BUTTONS
        super().draw(canvas)


class StakesBar:
    """Stake, starting money and the end of the match, side by side.

    Args:
        stake: The worth of a stake.
        bankroll: Each player's starting money.
        end: The condition for the end of the match.
        on_change: Called when any of them has changed.
    """

    def __init__(self, stake: int, bankroll: int, end: MatchEnd, on_change: Callable[[], None]) -> None:
        self.stake, self.bankroll, self._kind = stake, bankroll, end.kind
        self._hands = end.amount if end.kind == "hands" else _USUAL_HANDS
        self._target = end.amount if end.kind == "target" else bankroll
        self._on_change = on_change
        self._note_box = Box(0, 0, 0, 0)
        self._shown = True
        self._stake = Amount("", stake, _MOST_STAKE, self._set_stake)
        self._money = Amount("", bankroll, _MOST_MONEY, self._set_bankroll)
        self._money.tooltip = _("The money each player starts with")
        self._stake.tooltip = _("How much money one stake is. Most wins bring 1 or 2 stakes from each player.")
        kinds: list[tuple[MatchEndKind, str]] = [
            ("open", _("Open-ended")),
            ("hands", _("After a number of hands")),
            ("target", _("At a target")),
            ("broke", _("When someone is broke")),
        ]
        self._end = ChoiceField("", kinds, end.kind, self._set_kind)
        self._hands_stepper = Stepper("", self._hands, self._set_hands, least=1, most=_MOST_HANDS)
        self._target_stepper = Amount("", self._target, _MOST_MONEY, self._set_target)
        self._name_for_the_ear()
        self._show_amounts()

    def _name_for_the_ear(self) -> None:
        """Give each control the label above it as its spoken name."""
        for widget, words in (*self._labels, (self._hands_stepper, _("Hands")), (self._target_stepper, _("Target"))):
            widget.called = words

    @property
    def _labels(self) -> list[tuple[Widget, str]]:
        """Return the permanent controls, with the labels above them."""
        return [(self._stake, _("Stake")), (self._money, _("Money")), (self._end, _("The match ends"))]

    def show(self, shown: bool) -> None:
        """Show or hide it: a game for points has no stakes."""
        self._shown = shown
        self._show_amounts()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """Return all widgets, in the order of Tab."""
        return self._stake, self._money, self._end, self._hands_stepper, self._target_stepper

    @property
    def end(self) -> MatchEnd:
        """Return the chosen end of the match."""
        amounts: dict[MatchEndKind, int] = {"hands": self._hands, "target": self._target}
        return MatchEnd(self._kind, amounts.get(self._kind, 0))

    @property
    def note(self) -> str:
        """Return the meaning of the chosen end, in a sentence."""
        match self._kind:
            case "hands":
                sentence = ngettext("The match ends after {n} hand.", "The match ends after {n} hands.", self._hands)
                return sentence.format(n=self._hands)
            case "target":
                return _("The match ends when someone has won {n}.").format(n=money(self._target))
            case "broke":
                return _("The match ends when someone is broke, at 0 or less.")
            case "open" | "goal":
                return _("Play for as long as you like.")
            case _:
                assert_never(self._kind)

    def arrange(self, box: Box) -> None:
        """Place everything side by side, or in two rows; each control has its label above it."""
        row = Box(box.x, box.bottom - _ROW, box.w, _ROW)
        shares = (_STAKE_SHARE, _MONEY_SHARE, _END_SHARE, _AMOUNT_SHARE)
        room, x = row.w - (len(shares) - 1) * _GAP, row.x
        places = []
        for share in shares:
            places.append(Box(x, row.y, room * share, _ROW))
            x += room * share + _GAP
        if box.h >= 2 * BAR_HEIGHT:
            above = row.move(0, -BAR_HEIGHT - ROW_GAP)
            places = [*above.split_columns(2, _GAP), *row.split_columns(2, _GAP)]
        self._stake.box, self._money.box, self._end.box, amount = places
        self._hands_stepper.box = self._target_stepper.box = amount
        self._note_box = amount
        self._end.tooltip = self.note

    def draw(self, canvas: Canvas) -> None:
        """Draw the labels and, if no amount can be set, the meaning of the end."""
        if not self._shown:
            return
        theme = canvas.theme
        labels = self._labels
        if self._hands_stepper.visible:
            labels.append((self._hands_stepper, _("Hands")))
        elif self._target_stepper.visible:
            labels.append((self._target_stepper, _("Target")))
        else:
            box, words = self._note_box, self.note
            middle = (box.x, box.center[1])
            canvas.text(middle, words, "small", theme.ink_soft, anchor="midleft", max_width=box.w)
        for widget, words in labels:
            label = Box(widget.box.x + 2, widget.box.y - _LABEL, widget.box.w, _LABEL - 2)
            with saying(canvas, label, str):  # the numbers say their names
                canvas.line_of_text(label, words, "small", theme.ink_soft)

    def _set_stake(self, stake: int) -> None:
        self.stake = stake
        self._on_change()

    def _set_bankroll(self, bankroll: int) -> None:
        self.bankroll = bankroll
        self._on_change()

    def _set_kind(self, kind: MatchEndKind) -> None:
        self._kind = kind
        self._show_amounts()
        self._on_change()

    def _set_hands(self, hands: int) -> None:
        self._hands = hands
        self._on_change()

    def _set_target(self, target: int) -> None:
        self._target = target
        self._on_change()

    def _show_amounts(self) -> None:
        for widget in (self._stake, self._money, self._end):
            widget.visible = self._shown
        self._hands_stepper.visible = self._shown and self._kind == "hands"
        self._target_stepper.visible = self._shown and self._kind == "target"
