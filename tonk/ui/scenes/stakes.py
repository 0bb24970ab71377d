"""What a new game is played for and when it ends: the column of the new-game screen that sets it."""

from bisect import bisect_left
from collections.abc import Callable

from tonk.session.match import MatchEnd
from tonk.ui.canvas import Canvas
from tonk.ui.text import Text
from tonk.ui.viewport import Box
from tonk.ui.widgets import Choice, Stepper, Widget
from tonk.words import _, ngettext

_STEPS = (1, 2, 5)
_MOST_STAKE, _MOST_MONEY, _MOST_HANDS = 1000, 50_000, 200
"""As far as the steppers go; what was chosen elsewhere may be more."""
_ROW, _LABEL = 50.0, 28.0
_ENOUGH = 340.0
_WORD = 76.0
_BUTTONS = 96.0
"""What the two buttons of a stepper take of its width."""
_USUAL_HANDS = 10


def money(amount: int) -> str:
    """An amount with its thousands set apart."""
    return f"{amount:,}".replace(",", "\u2009")


def short(amount: int) -> str:
    """A large amount in thousands or millions: ``20k``, ``1.5M``."""
    for size, letter in ((1_000_000, _("M")), (1000, _("k"))):
        if amount >= size:
            return f"{amount / size:.4g}{letter}"
    return str(amount)


def ladder(most: int, now: int) -> tuple[int, ...]:
    """Round amounts up to ``most``, and the one that is set now."""
    rungs = {step * 10**power for power in range(10) for step in _STEPS if step * 10**power <= most}
    return tuple(sorted(rungs | {now}))


class Amount(Stepper):
    """A stepper that goes from one round amount to the next.

    Args:
        label: What it sets.
        amount: What is set now.
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
            show=lambda rung: (short if self._short else money)(rungs[rung]),
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw it, with the amount in short where there is no room for all of it."""
        self._short = False
        self._short = canvas.text_renderer.measure(self.show(self.value), "strong")[0] > self.control.w - _BUTTONS
        super().draw(canvas)


class StakesColumn:
    """Stake, starting money and the end of the match.

    Args:
        stake: What a stake is worth.
        bankroll: What each player starts with.
        end: When the match is over.
        on_change: Called when any of them has changed.
    """

    def __init__(self, stake: int, bankroll: int, end: MatchEnd, on_change: Callable[[], None]) -> None:
        self.stake, self.bankroll, self._kind = stake, bankroll, end.kind
        self._hands = end.amount if end.kind == "hands" else _USUAL_HANDS
        self._target = end.amount if end.kind == "target" else bankroll
        self._on_change = on_change
        self._label_box = self._note_box = Box(0, 0, 0, 0)
        self._stake = Amount(_("Stake"), stake, _MOST_STAKE, self._set_stake)
        self._money = Amount(_("Money"), bankroll, _MOST_MONEY, self._set_bankroll)
        self._money.tooltip = _("What each player starts with")
        self._stake.tooltip = _("What one stake is worth")
        kinds = [
            ("open", _("Open-ended")),
            ("hands", _("After n hands")),
            ("target", _("At a target")),
            ("broke", _("One is broke")),
        ]
        self._end = Choice("", kinds, end.kind, self._set_kind)
        self._hands_stepper = Stepper(_("Hands"), self._hands, self._set_hands, least=1, most=_MOST_HANDS)
        self._target_stepper = Amount(_("Target"), self._target, _MOST_MONEY, self._set_target)
        self._show_amounts()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in the order of Tab."""
        return self._stake, self._money, self._end, self._hands_stepper, self._target_stepper

    @property
    def end(self) -> MatchEnd:
        """When the match is over, as chosen."""
        return MatchEnd(self._kind, {"hands": self._hands, "target": self._target}.get(self._kind, 0))

    @property
    def note(self) -> str:
        """What the choice of the end means, in a sentence."""
        match self._kind:
            case "hands":
                sentence = ngettext(
                    "The match is over after {n} hand.", "The match is over after {n} hands.", self._hands
                )
                return sentence.format(n=self._hands)
            case "target":
                return _("The match is over when somebody has won {n}.").format(n=money(self._target))
            case "broke":
                return _("The match is over when somebody is broke: at 0 or below.")
        return _("Play for as long as you like.")

    def arrange(self, box: Box, text: Text) -> None:
        """Put everything below each other."""
        y, low = box.y, box.h < _ENOUGH
        row = _ROW - 4 if low else _ROW
        control = min(190.0, box.w - _WORD)
        for stepper in (self._stake, self._money):
            stepper.control_width = control
            stepper.box = Box(box.x, y, box.w, row)
            y += row + (5 if low else 8)
        self._label_box = Box(box.x, y + (0 if low else 4), box.w, _LABEL)
        y += _LABEL + (2 if low else 8)
        self._end.box = Box(box.x, y, box.w, row)
        y += row + (5 if low else 8)
        for counter in (self._hands_stepper, self._target_stepper):
            counter.control_width = control
            counter.box = Box(box.x, y, box.w, row)
        if self._kind in ("hands", "target"):
            y += row + (5 if low else 8)
        self._note_box = Box(box.x, y, box.w, text.measure(self.note, "small", box.w)[1])

    def draw(self, canvas: Canvas) -> None:
        """Draw what stands between the widgets."""
        theme = canvas.theme
        canvas.line_of_text(self._label_box, _("The match ends"), "body", theme.ink)
        note = self._note_box
        canvas.text((note.x, note.y), self.note, "small", theme.ink_soft, max_width=note.w)

    def _set_stake(self, stake: int) -> None:
        self.stake = stake
        self._on_change()

    def _set_bankroll(self, bankroll: int) -> None:
        self.bankroll = bankroll
        self._on_change()

    def _set_kind(self, kind: str) -> None:
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
        self._hands_stepper.visible = self._kind == "hands"
        self._target_stepper.visible = self._kind == "target"
