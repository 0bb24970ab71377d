"""The view as it is seen while cards are still on their way, not yet as it is.

The table acts on what is true. Whatever is written around the cards (log, points, plates, prompts, buttons) asks here
what the eye knows: each thing that happens is news, which is held back until the motion that shows it has landed.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tonk.rules import View
from tonk.rules.cards import each_seat, mask_of
from tonk.ui.table.motion.sprites import Pace
from tonk.ui.table.motion.staging import NOBODY, DealtCard, Staging


class EarlierView(NamedTuple):
    """A view that is seen until a time, though something has happened since."""

    until: float
    view: View


class RevealSchedule:
    """The times from which each fact may be shown.

    Attributes:
        dealt: When the last dealt card has come.
        shown: When the end of the hand may be shown.
        turned: When the turn has been seen to come to who plays now.
        held: Until when hands are held up at the end of a hand; None when they are not.
    """

    def __init__(self) -> None:
        self.dealt = 0.0
        self.shown = 0.0
        self.turned = 0.0
        self.held: float | None = None
        self._deal: Sequence[DealtCard] = ()
        self._earlier: list[EarlierView] = []
        self._event_times: list[float] = []
        self._seen: tuple[View, float, View] | None = None

    def follow(self, staging: Staging, before: View, after: View, now: float, pace: Pace) -> None:
        """Something has happened, and is seen from now on.

        Args:
            staging: The staging shown from now on.
            before: The view before it.
            after: The view after it.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        self._seen = None
        self._event_times = [at for at in self._event_times if at > now]
        self._earlier = [earlier for earlier in self._earlier if earlier.until > now]
        if staging.deal:
            self._deal = [
                one._replace(leaves=now + pace.seconds(one.leaves), lands=now + pace.seconds(one.lands))
                for one in staging.deal
            ]
            self.dealt = now + pace.seconds(staging.dealt)
        if staging.deal or before.seat != after.seat:
            self._earlier, self._event_times = [], []
        elif staging.event_times:
            if staging.stock_changes is not None:
                self._hold(before, now + pace.seconds(staging.stock_changes))
                before = replace(before, stock_count=after.stock_count)
            self._hold(before, now + pace.seconds(staging.landed))
        for at in staging.event_times:
            self._event_times.append(max(now + pace.seconds(at), self._event_times[-1] if self._event_times else now))
        self.shown = max(self.shown, now + pace.seconds(staging.ending_shown))
        self.turned = max(self.turned, now + pace.seconds(staging.turned))
        self.held = None if staging.held is None else now + pace.seconds(staging.held)

    def _hold(self, view: View, until: float) -> None:
        """Let a view be seen until a time, after those that are seen until earlier ones."""
        last = self._earlier[-1].until if self._earlier else until
        self._earlier.append(EarlierView(max(last, until), view))

    def hurry(self, now: float) -> None:
        """All of it is seen at once."""
        self.dealt = min(self.dealt, now)
        self.shown = min(self.shown, now)
        self.turned = min(self.turned, now)
        self.held = None
        self._earlier, self._event_times, self._seen = [], [], None

    @property
    def all_shown(self) -> float:
        """Return when there is nothing left to be kept back."""
        last = self._earlier[-1].until if self._earlier else 0.0
        return max(self.dealt, self.shown, self.turned, last, *self._event_times[-1:])

    def dealing(self, now: float) -> bool:
        """Return whether cards are being dealt."""
        return now < self.dealt

    def unrevealed(self, now: float) -> int:
        """Return how many of the newest events nothing may be said about yet."""
        return sum(at > now for at in self._event_times)

    def behind(self, now: float) -> bool:
        """Return whether what can be done now has not been seen to be so yet."""
        return now < max(self.dealt, self.turned, self._earlier[-1].until if self._earlier else 0.0)

    def as_seen(self, view: View, now: float) -> View:
        """The view as far as it can be seen.

        Cards not yet dealt are in the stock, what is on its way has not landed, and hands are not yet shown. It is the
        same object as long as nothing in it changes, which is quickly told.
        """
        if self._seen is None or self._seen[0] is not view or self._seen[1] != now:
            seen, before = self._as_seen(view, now), None if self._seen is None else self._seen[2]
            self._seen = view, now, before if before is not None and before == seen else seen
        return self._seen[2]

    def _as_seen(self, view: View, now: float) -> View:
        earlier = next((earlier.view for earlier in self._earlier if now < earlier.until), None)
        if earlier is not None:
            return earlier
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

    def stock_counted(self, now: float) -> bool:
        """Return whether the stock lies to be counted: not while it is swept together and shuffled."""
        return not self.dealing(now) or any(one.leaves <= now for one in self._deal)
