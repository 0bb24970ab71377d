"""The sums that players win and lose at the end of a hand: one rises at its player's plate while it is paid.

It jumps at each chip, or each player's points, that arrives; at last it is read, and drops into the player's total.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import Outcome
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import arrive, ease_in, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    CountedTotal,
    GoldWord,
    LightRing,
    Lingering,
    SlamLight,
    Stamp,
)
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.felt_effects import ChipPaid
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.points_motion import figures
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, shown_at_end
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.word_places import free_word
from tonk.words.phrases import purse, signed

_SMALLEST, _GROWS, _HALF_STAKES, _HALF_POINTS = 0.95, 0.95, 3, 40
"""The height of the figures of a sum next to nothing, relative to a title's; what is added for ever greater ones; and
the stakes and the points for which half of that is."""
_LOST = 0.72
"""The height of those of a loss."""
_WIDE, _HIGH, _WIDEST = 31.0, 52.0, 300.0
"""The width of a figure of a title's height, the height of its box, and the greatest width of a sum, in units."""
_ROOM = 1.28
"""The width of the room for a sum won relative to its own: it jumps beside the chips of the plate, not on them."""
_ON_WORDS = 20.0
"""The weight of each square unit of a word or of another sum that one would cover."""
_RING = 230.0
"""The reach of the ring of light from under the plate of a player who has been paid, in units."""


class SumState(NamedTuple):
    """The state of a sum at a moment: its middle, its size relative to its usual one, and its opacity, 0 to 1."""

    at: Point
    size: float = 1.0
    seen: float = 1.0


@dataclass(frozen=True, slots=True)
class PayoffSum(Lingering):
    """A sum won, in gold, which drops into its player's total at last; or one lost, small and red, which sinks.

    Attributes:
        center: Its middle.
        to: The player's total.
        words: The sum in figures, with its sign.
        letters: The ratio of its figures' height to a title's.
        lands: The times at which a part of it arrives, from its beginning on.
        won: Whether it is won.
        rises: The duration of its rise.
        bumps: The duration of a jump.
        drops: The duration of its drop into the total; of sinking, for a loss.
    """

    center: Point
    to: Point
    words: str
    letters: float
    lands: tuple[float, ...]
    won: bool = True
    rises: float = speeds.SUM_RISES
    bumps: float = speeds.SUM_BUMPS
    drops: float = speeds.SUM_DROPS

    BUMP, LAST_BUMP = 0.25, 0.45
    """Its growth as a part of it arrives, and as the last one does."""
    _FIRST, _RISES, _SMALL, _SINKS, _ARC = 0.78, 26.0, 0.3, 30.0, 26.0
    """Its size before anything has arrived, the height of its rise, in units, its size as it reaches the total, the
    depth to which a loss sinks, and the height of its way to the total, in units."""

    @property
    def size(self) -> tuple[float, float]:
        """Return its usual width and height, in units."""
        return sum_size(self.words, self.letters)

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        return replace(
            super(PayoffSum, self).paced(now, pace),
            lands=tuple(map(pace.seconds, self.lands)),
            rises=pace.seconds(self.rises),
            bumps=pace.seconds(self.bumps),
            drops=pace.seconds(self.drops),
        )

    def state(self, now: float) -> SumState:
        """Return its present state."""
        passed, left, (x, y) = now - self.begins, self.ends - now, self.center
        if passed < self.rises:
            share = passed / self.rises
            low = self._RISES * (1.0 - ease_out(share)) if self.won else 0.0
            return SumState((x, y + low), self._grown(passed) * arrive(share), min(1.0, 2.0 * share))
        if left >= self.drops:
            return SumState(self.center, self._grown(passed) + self._bump(passed))
        gone = 1.0 - left / self.drops
        if not self.won:
            return SumState((x, y + self._SINKS * gone * gone), 1.0, 1.0 - gone * gone)
        far, up = ease_in(gone) * 0.5 + gone * gone * 0.5, self._ARC * 4.0 * gone * (1.0 - gone)
        x, y = x + (self.to[0] - x) * far, y + (self.to[1] - y) * far
        return SumState((x, y - up), 1.0 - (1.0 - self._SMALL) * far)

    def _grown(self, passed: float) -> float:
        """Return its size without jumps: it grows to the usual one as it arrives."""
        if not self.won or not self.lands:
            return 1.0
        return self._FIRST + (1.0 - self._FIRST) * sum(one <= passed for one in self.lands) / len(self.lands)

    def _bump(self, passed: float) -> float:
        """Return its present growth by a part that has just arrived."""
        last = max((one for one in self.lands if one <= passed), default=None)
        if last is None or self.bumps <= 0.0:
            return 0.0
        final = last == self.lands[-1]
        fresh = max(0.0, 1.0 - (passed - last) / (self.bumps * (1.6 if final else 1.0)))
        return (self.LAST_BUMP if final else self.BUMP) * fresh * fresh


def sum_size(words: str, letters: float) -> tuple[float, float]:
    """Return the width and the height of a sum, in units.

    Args:
        words: The sum in figures.
        letters: The ratio of its figures' height to a title's.
    """
    return _WIDE * len(words) * letters, _HIGH * letters


def settled(staging: Staging, paid: float, begins: float) -> float:
    """Return the time when all sums have been read and have dropped into totals.

    Args:
        staging: The staging, with the payments.
        paid: The time when the last chip or the last points arrive.
        begins: The time when the first payment may begin.
    """
    return paid + speeds.SUM_HOLDS + speeds.SUM_DROPS if any(_arrivals(staging, begins)) else paid


def stage(staging: Staging, moment: StagingFacts, outcome: Outcome, begins: float, places: ShowdownPlaces) -> None:
    """Stage the sums of all players who win or lose something: the greatest first, which gets the best place.

    Args:
        staging: The staging, with the payments, and with all words of the end.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        begins: The time when the first payment may begin.
        places: The places of the shown hands.
    """
    arrivals = list(_arrivals(staging, begins))
    if not arrivals:
        return
    scored = moment.view.rules.scores_points
    sums = {
        seat: sum(points for to, _when, points in arrivals if to == seat) if scored else net
        for seat, net in by_seat(outcome.net)
    }
    starts = min(when for _seat, when, _points in arrivals) - (speeds.POINTS_FLY if scored else speeds.CHIP_FLIGHT)
    ends = max(when for _seat, when, _points in arrivals) + speeds.SUM_HOLDS + speeds.SUM_DROPS
    weighted = shown_at_end(moment, places, places.hands)
    # Words that have gone by then leave their place to sums.
    seen = [one for one in staging.effects if one.begins < ends and one.ends > starts]
    words = [Box.around(one.center, *one.size) for one in seen if isinstance(one, Stamp | GoldWord)]
    words += [Box.around(one.center, *TOTAL_SIZE) for one in staging.effects if isinstance(one, CountedTotal)]
    weighted += [(one, _ON_WORDS) for one in words]
    for seat, won in sorted(sums.items(), key=lambda one: -one[1]):
        if won:
            lands = tuple(when - starts for to, when, _points in arrivals if to == seat)
            made = _sum(moment, seat, won, lands, (starts, ends), weighted)
            weighted.append((Box.around(made.center, *made.size), _ON_WORDS))
            staging.effects.append(made)
            if won > 0 and lands:
                _flash(staging, moment.layout, seat, starts + lands[-1])


def _arrivals(staging: Staging, begins: float) -> Iterable[tuple[Seat, float, int]]:
    """Yield the payments from a time on, in their order: the seat, the time when it arrives, and its points, if any."""
    for one in staging.effects:
        if isinstance(one, ChipPaid) and one.begins >= begins:
            yield one.payee, one.lands, 0
        elif isinstance(one, FlyingPoints) and one.begins + one.waits >= begins:
            yield one.seat, one.lands, one.points


def _sum(
    moment: StagingFacts,
    seat: Seat,
    won: int,
    lands: tuple[float, ...],
    seen: tuple[float, float],
    weighted: list[tuple[Box, float]],
) -> PayoffSum:
    """Return the sum of a player, in the free place nearest to the plate.

    Args:
        moment: The facts about the table, after the events.
        seat: The player.
        won: The stakes or points won; negative for a loss.
        lands: The times at which its parts arrive, after its beginning.
        seen: Its beginning and its end.
        weighted: The boxes to avoid, with their weights.
    """
    layout, scored = moment.layout, moment.view.rules.scores_points
    amount = won if scored else won * moment.stake
    words = signed(amount) if scored or amount < 0 else "+" + purse(amount)
    share = 1.0 - 0.5 ** (abs(won) / (_HALF_POINTS if scored else _HALF_STAKES))
    letters = _SMALLEST + _GROWS * share if won > 0 else _LOST
    letters = min(letters, _WIDEST / (_WIDE * len(words)))
    wide, high = sum_size(words, letters)
    half = (_ROOM * wide / 2, high / 2) if won > 0 else (wide / 2, high / 2)
    # At its largest jump it is still whole within the window.
    jump = (PayoffSum.LAST_BUMP * wide / 2, PayoffSum.LAST_BUMP * high / 2) if won > 0 else (0.0, 0.0)
    room = Box(0.0, 0.0, layout.w, layout.h).inset(*jump)
    at = free_word(layout, layout.plate(seat).center, half, weighted, [layout.plate(seat)], room)
    begins, ends = seen
    if won < 0:
        return PayoffSum(begins, speeds.SUM_LOST, at, at, words, letters, (), won=False, drops=speeds.SUM_SINKS)
    return PayoffSum(begins, ends - begins, at, figures(layout, seat), words, letters, lands)


def _flash(staging: Staging, layout: TableLayout, seat: Seat, paid: float) -> None:
    """Stage the light around the plate of a player who has been paid, and again as the sum drops into it."""
    plate = layout.plate(seat)
    staging.effects += [
        SlamLight(paid, speeds.HIT_LIGHT, plate),
        LightRing(paid, speeds.LIGHT_RING, plate.center, _RING),
        SlamLight(paid + speeds.SUM_HOLDS + speeds.SUM_DROPS, speeds.HIT_LIGHT, plate),
    ]
