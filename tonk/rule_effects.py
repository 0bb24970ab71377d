"""The effects of rules: bots play the same cards by two rule sets, and the results are compared."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from tonk.bots.any_game import policy_for
from tonk.bots.winnings import ahead
from tonk.rules import RuleSet
from tonk.rules.cards import Seat
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.payouts import (
    BONUS,
    CAUGHT,
    FELL,
    GIN,
    KNOCKED,
    OUT,
    PUSH,
    RUM,
    STOCK,
    STUCK,
    THIRTY_ONE,
    TONK,
    UNDERCUT,
    VOID,
    Ending,
)
from tonk.rules.seeded_deal import seeded_deal

TURNS, FIRST = "turns", "first"
DROPS, CAUGHTS, OUTS, TONKS, STOCKS = "drop", "caught", "out", "tonk", "stock"
HANDS = 2000
"""The hands played by each rule set."""
_COUNTS: Mapping[GameName, Mapping[Ending, str]] = {
    "tonk": {
        FELL: DROPS,
        CAUGHT: CAUGHTS,
        OUT: OUTS,
        TONK: TONKS,
        PUSH: TONKS,
        BONUS: TONKS,
        STOCK: STOCKS,
        STUCK: STOCKS,
    },
    "gin": {ending: ending for ending in (KNOCKED, UNDERCUT, GIN, VOID)},
    "knock-rummy": {ending: ending for ending in (KNOCKED, UNDERCUT, RUM, VOID)},
    "thirty-one": {ending: ending for ending in (KNOCKED, THIRTY_ONE)},
}
_LEVEL: Final = "sharp"
_SURE = 1.96


def shares_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the names of the figures that say what share of hands ends in each way."""
    return tuple(dict.fromkeys(_COUNTS[rules.game].values()))


def figures_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the names of all figures.

    These are the turns of each player in a hand, the share of hands that end in each way, and how much more than the
    mean the seat that begins wins a hand, in stakes, points or lives.
    """
    return (TURNS, *shares_of(rules), FIRST)


class Figure(NamedTuple):
    """A mean over hands, and the half-width of its 95 % interval."""

    mean: float
    error: float


@dataclass(frozen=True)
class RuleEffectFigures:
    """The figures so far for both rule sets by name, and the number of hands behind them."""

    hands: int
    ours: dict[str, Figure]
    base: dict[str, Figure]


@dataclass(frozen=True)
class RuleEffects:
    """The comparison of two rule sets as a background job; the same job always finds the same figures."""

    rules: RuleSet
    base: RuleSet
    seats: int
    hands: int = HANDS
    seed: int = 0

    def steps(self) -> Iterator[RuleEffectFigures]:
        """Play, and yield the figures so far after each hand."""
        ours, base = _Tally(self.rules, self.seats), _Tally(self.base, self.seats)
        for hand in range(self.hands):
            ours.play(self.seed, hand)
            base.play(self.seed, hand)
            yield RuleEffectFigures(hand + 1, ours.figures(hand + 1), base.figures(hand + 1))


class _Tally:
    """Sums over the hands of a rule set."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self._rules, self._seats = rules, seats
        self._policy = policy_for(_LEVEL, rules, seats)
        self._shares, self._counts = shares_of(rules), _COUNTS[rules.game]
        self._sums = dict.fromkeys(figures_of(rules), 0.0)
        self._squares = dict.fromkeys(figures_of(rules), 0.0)

    def play(self, seed: int, hand: int) -> None:
        """Play a hand between bots and count what happened."""
        seats = self._seats
        dealer = Seat(hand % seats)
        position = seeded_deal(self._rules, seats, dealer, seed, hand).position
        begun = 0
        while position.outcome is None:
            begun = position.turns + 1
            position.apply(self._policy.act(position))
        self._add(TURNS, begun / seats)
        self._add(self._counts[position.outcome.ending], 1.0)
        first = ahead(position.outcome, (dealer + 1) % seats)
        self._add(FIRST, first / seats if position.outcome.score is not None else float(first))

    def _add(self, figure: str, value: float) -> None:
        self._sums[figure] += value
        self._squares[figure] += value * value

    def figures(self, hands: int) -> dict[str, Figure]:
        """Return the means over this number of hands."""
        found = {}
        for name in self._sums:
            mean = self._sums[name] / hands
            if name in self._shares:
                # Two extra hands of each sort, so that an ending that has not happened yet is not taken for impossible.
                likely = (self._sums[name] + 2) / (hands + 4)
                found[name] = Figure(mean, _SURE * sqrt(likely * (1 - likely) / (hands + 4)))
                continue
            spread = max(0.0, self._squares[name] / hands - mean * mean)
            found[name] = Figure(mean, _SURE * sqrt(spread / max(1, hands - 1)))
        return found
