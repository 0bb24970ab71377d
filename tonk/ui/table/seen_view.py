"""The view as it is seen while cards are still on their way, not yet as it is.

The table acts on what is true. What is written around the cards, though, must not say what they have yet to show.
"""

from collections.abc import Sequence
from dataclasses import replace

from tonk.rules import View
from tonk.rules.cards import Seat, each_seat, mask_of
from tonk.ui.table.sprites import Pace
from tonk.ui.table.staging import DealtCard, Staging

NOBODY = Seat(-1)
"""The seat that is to act while cards are still being dealt, for everything that is shown."""


class RevealSchedule:
    """The times from which each fact may be shown.

    Attributes:
        dealt: When the last dealt card has come.
        shown: When the last hand has been turned up.
        turned: When the turn has been seen to come to who plays now.
    """

    def __init__(self) -> None:
        self.dealt = 0.0
        self.shown = 0.0
        self.turned = 0.0
        self._deal: Sequence[DealtCard] = ()

    def follow(self, staging: Staging, now: float, pace: Pace) -> None:
        """Something has happened, and is seen from now on.

        Args:
            staging: The staging shown from now on.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        if staging.deal:
            self._deal = [
                one._replace(leaves=now + pace.seconds(one.leaves), lands=now + pace.seconds(one.lands))
                for one in staging.deal
            ]
            self.dealt = now + pace.seconds(staging.dealt)
        self.shown = now + pace.seconds(staging.ending_shown)
        self.turned = now + pace.seconds(staging.turned)

    def hurry(self, now: float) -> None:
        """All of it is seen at once."""
        self.dealt = min(self.dealt, now)
        self.shown = min(self.shown, now)
        self.turned = min(self.turned, now)

    @property
    def all_shown(self) -> float:
        """Return when there is nothing left to be kept back."""
        return max(self.dealt, self.shown, self.turned)

    def dealing(self, now: float) -> bool:
        """Return whether cards are being dealt."""
        return now < self.dealt

    def as_seen(self, view: View, now: float) -> View:
        """The view as far as it can be seen: cards not yet dealt are in the stock, and hands are not yet shown."""
        if now < self.shown:
            view = replace(view, shown=None, outcome=None, to_act=NOBODY)
        if now < self.turned:
            view = replace(view, to_act=NOBODY)
        if not self.dealing(now) or not self._deal:
            return view
        come = [one for one in self._deal if one.lands <= now]
        counts = tuple(sum(one.seat == seat for one in come) for seat in each_seat(view.seats))
        hand = mask_of(one.card for one in come if one.seat == view.seat and one.card is not None)
        left = sum(one.leaves > now for one in self._deal)
        return replace(
            view,
            to_act=NOBODY,
            counts=counts,
            hand=hand,
            total=view.rules.points(hand),
            stock_count=view.stock_count + left,
        )
