"""The buttons before the seats of the set-up page: whose turn it is, and what each player waits for."""

from collections.abc import Callable, Sequence
from functools import partial

from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.session.practice.arrangement import MOST_WAIT, Arrangement
from tonk.ui.screens.setting_up.set_up_layout import SetUpLayout
from tonk.ui.widgets import Button
from tonk.words import _, ngettext

_MOST_SEATS = 6


class SeatButtons:
    """A name for each seat, which gives it the turn, and beside it what that player waits for.

    Args:
        names: What the seats are called.
        changed: Told when something else was said.
    """

    def __init__(self, names: Sequence[str], changed: Callable[[], None]) -> None:
        self._names = names
        self._changed = changed
        self._what: Arrangement | None = None
        more = _("What this player still waits for: press for more")
        self.turns = [Button("", partial(self._set_turn, seat), align="left") for seat in each_seat(_MOST_SEATS)]
        self.waits = [Button("", partial(self._add_wait, seat), tooltip=more) for seat in each_seat(_MOST_SEATS)]

    def follow(self, what: Arrangement, you: int) -> None:
        """Show how it stands; ``you`` is the seat of the player."""
        self._what = what
        for seat, (turn, wait) in by_seat(zip(self.turns, self.waits, strict=True)):
            turn.visible = seat < what.seats
            wait.visible = turn.visible and what.rules.waits
            if not turn.visible:
                continue
            name = self._names[seat]
            turn.label = _("{name} (you)").format(name=name) if seat == you else name
            turn.kind = "primary" if seat == what.to_act else "bare"
            turn.tooltip = _("Let it be {name}'s turn").format(name=name)
            wait.label = _wait_told(what.wait[seat], holds=what.lost_turns)

    def place(self, layout: SetUpLayout) -> None:
        """Put them where there is room for them."""
        for buttons, boxes in ((self.turns, layout.turns), (self.waits, layout.waits)):
            for button, box in zip(buttons, boxes, strict=False):
                button.box = box

    def _set_turn(self, seat: Seat) -> None:
        if self._what is not None:
            self._what.to_act = seat
            self._changed()

    def _add_wait(self, seat: Seat) -> None:
        if self._what is not None:
            most = 1 if self._what.lost_turns else MOST_WAIT
            self._what.wait[seat] = (self._what.wait[seat] + 1) % (most + 1)
            self._changed()


def _wait_told(turns: int, *, holds: bool) -> str:
    if holds:
        return _("Held") if turns else _("Not held")
    return ngettext("Waits {n} turn", "Waits {n} turns", turns).format(n=turns) if turns else _("No wait")
