"""The view as seen while cards are still moving, instead of the actual one.

The table acts on the actual view. Everything written around the cards (log, points, plates, prompts, buttons) asks here
for the visible one: each event is news, held back until the motion that shows it has landed.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tonk.rules import View
from tonk.rules.cards import each_seat, mask_of
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.staging import NOBODY, DealtCard, Staging


class EarlierView(NamedTuple):
    """A view that is shown until a time, though something has happened since."""

    until: float
    view: View


class RevealSchedule:
    """The times from which facts may be shown.

    Attributes:
        dealt: The arrival of the last dealt card.
        shown: The time when the end of the hand may be shown.
        told: The time from which the end of the hand may be put into words: its points have been counted.
        turned: The time when the turn has visibly reached the present player.
        held: The time until which hands are held up at the end of a hand; None if they are not.
    """

    def __init__(self) -> None:
        self.dealt = 0.0
        self.shown = 0.0
        self.told = 0.0
        self.turned = 0.0
        self.held: float | None = None
        self._deal: Sequence[DealtCard] = ()
        self._earlier: list[EarlierView] = []
        self._event_times: list[float] = []
        self._seen: tuple[View, float, View] | None = None

    def follow(self, staging: Staging, before: View, after: View, now: float, pace: Pace) -> None:
        """Schedule an event whose motion starts now.

        Args:
            staging: The staging that starts now.
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
        self.told = max(self.told, now + pace.seconds(staging.told))
        self.turned = max(self.turned, now + pace.seconds(staging.turned))
        self.held = None if staging.held is None else now + pace.seconds(staging.held)

    def _hold(self, view: View, until: float) -> None:
        """Show a view until a time, after those shown until earlier times."""
        last = self._earlier[-1].until if self._earlier else until
        self._earlier.append(EarlierView(max(last, until), view))

    def hurry(self, now: float) -> None:
        """Show everything at once."""
        self.dealt = min(self.dealt, now)
        self.shown = min(self.shown, now)
        self.told = min(self.told, now)
        self.turned = min(self.turned, now)
        self.held = None
        self._earlier, self._event_times, self._seen = [], [], None

    @property
    def all_shown(self) -> float:
        """Return when nothing is held back any longer."""
        last = self._earlier[-1].until if self._earlier else 0.0
        return max(self.dealt, self.shown, self.turned, last, *self._event_times[-1:])

    def dealing(self, now: float) -> bool:
        """Return whether cards are being dealt."""
        return now < self.dealt

    def unrevealed(self, now: float) -> int:
        """Return the number of newest events that must not be visible yet."""
        return sum(at > now for at in self._event_times)

    def untold(self, now: float) -> int:
        """Return the number of newest events that must not be put into words yet: the sum of points comes last."""
        return max(self.unrevealed(now), int(now < self.told))

    def behind(self, now: float) -> bool:
        """Return whether the present options are not visible yet."""
        return now < max(self.dealt, self.turned, self._earlier[-1].until if self._earlier else 0.0)

    def as_seen(self, view: View, now: float) -> View:
        """Return the view limited to what has been shown on the screen.

        Cards not yet dealt are in the stock, moving things have not landed, and hands are not yet shown. The object
        stays the same until something in it changes, so that comparisons are fast.
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
        """Return whether the stock may be counted: not while it is swept together and shuffled."""
        return not self.dealing(now) or any(one.leaves <= now for one in self._deal)
