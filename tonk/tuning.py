"""Tuning by self-play: finds the weights with which the heuristic policy wins most at a table.

The method is cross-entropy: players are drawn from a normal distribution over weights, each plays alone against players
with the mean weights on the same deals, the best are kept, and the distribution moves towards them. So the mean learns
to beat itself. Everything depends on one seed.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.bots.winnings import ahead
from tonk.rules import RuleSet
from tonk.rules.cards import Seat
from tonk.rules.seeded_deal import seeded_deal


class TunedNumber(NamedTuple):
    """A tuned number: its name, its range, and its initial spread."""

    name: str
    low: float
    high: float
    reach: float


ROUNDS = 5
"""The rounds with points of their own for an unseen card; the last value holds for all later rounds."""
TUNED_NUMBERS: tuple[TunedNumber, ...] = (
    *(TunedNumber(f"points_per_unseen_card {number}", 0.5, 8.0, 0.7) for number in range(1, ROUNDS + 1)),
    TunedNumber("meld_discount", 0.2, 1.2, 0.15),
    TunedNumber("points_per_out", 0.0, 5.0, 0.8),
    TunedNumber("take_margin_points", 0.0, 8.0, 1.0),
    TunedNumber("feeding_cost_points", 0.0, 6.0, 1.0),
)
"""The numbers that are tuned."""
TUNED_SPECIALS: tuple[TunedNumber, ...] = (
    TunedNumber("cross_points_per_card", 0.0, 15.0, 2.0),
    TunedNumber("caution_per_laid_point", 0.0, 0.6, 0.08),
    TunedNumber("score_share", 0.0, 1.0, 0.15),
)
"""The numbers that are also tuned where the rules are not plain."""


class TuningBudget(NamedTuple):
    """The work of a tuning."""

    generations: int
    players: int
    """Players in a generation."""
    kept: int
    """The number of them that are kept."""
    hands: int
    """Hands for each player."""


QUICK = TuningBudget(generations=8, players=24, kept=6, hands=250)
"""Some seconds a table: far better than a guess."""
THOROUGH = TuningBudget(generations=14, players=28, kept=7, hands=450)
"""Half a minute a table, or a whole one."""
_STEP = 10
"""The hands in a step, which takes some milliseconds."""


@dataclass(frozen=True)
class Trials:
    """A generation of players, each tried alone among players with the mean weights: shareable work.

    Attributes:
        rules: The rule set.
        seats: The number of players.
        seed: The seed of the deals.
        table: The weights of all others.
        players: The weights of each player on trial.
        hands: The numbers of the hands that each plays.
    """

    rules: RuleSet
    seats: int
    seed: int
    table: PolicyWeights
    players: Sequence[PolicyWeights]
    hands: range

    def __call__(self, numbers: range) -> list[int]:
        """Return the winnings of the players with these numbers."""
        return [sum(self.steps(number)) for number in numbers]

    def steps(self, number: int) -> Iterator[int]:
        """Yield a player's winnings in each step of some milliseconds."""
        player, table = (HeuristicPolicy(weights, self.rules) for weights in (self.players[number], self.table))
        for at in range(0, len(self.hands), _STEP):
            yield winnings(player, table, self.seats, self.seed, self.hands[at : at + _STEP])


class WeightSearch:
    """The search for the best weights of a table, generation by generation.

    Args:
        start: The initial weights; numbers that are not tuned stay.
        rules: The rule set.
        seats: The number of players.
        seed: The seed of the deals and the draws.
        effort: The amount of work.
    """

    def __init__(self, start: PolicyWeights, rules: RuleSet, seats: int, seed: int, effort: TuningBudget) -> None:
        self.effort = effort
        self._start, self._rules, self._seats, self._seed = start, rules, seats, seed
        self._chance = random.Random(seed)
        self._numbers = TUNED_NUMBERS if rules.plain else TUNED_NUMBERS + TUNED_SPECIALS
        self._mean = _vector(start, self._numbers)
        self._spread = [one.reach for one in self._numbers]
        self._generations = 0
        self._drawn: list[list[float]] = []

    @property
    def weights(self) -> PolicyWeights:
        """The mean weights: the best known."""
        return _weights_from(self._start, self._mean, self._numbers)

    def draw(self) -> Trials:
        """Draw the players of the next generation."""
        effort, at = self.effort, self._generations * self.effort.hands
        self._drawn = [_draw(self._mean, self._spread, self._numbers, self._chance) for _ in range(effort.players)]
        players = [_weights_from(self._start, vector, self._numbers) for vector in self._drawn]
        return Trials(self._rules, self._seats, self._seed, self.weights, players, range(at, at + effort.hands))

    def learn(self, won: Sequence[int]) -> None:
        """Move towards the best of the drawn players, by their winnings."""
        self._generations += 1
        scored = [(-gain, vector) for gain, vector in zip(won, self._drawn, strict=True)]
        best = [vector for _, vector in sorted(scored)[: self.effort.kept]]
        centre = [sum(column) / len(best) for column in zip(*best, strict=True)]
        # The mean goes half the way: the best against one table is not yet the best against a table of its own kind.
        self._mean = [0.5 * old + 0.5 * new for old, new in zip(self._mean, centre, strict=True)]
        for number, one in enumerate(self._numbers):
            width = (sum((v[number] - centre[number]) ** 2 for v in best) / len(best)) ** 0.5
            self._spread[number] = max(0.5 * self._spread[number] + 0.5 * width, one.reach / 10)


Share = Callable[[Trials, int], Iterable[list[int]]]
"""Has trials made for a number of players and yields their winnings in order, some at a time."""


def tuned(
    search: WeightSearch,
    share: Share = lambda trials, count: [trials(range(count))],
    report: Callable[[int], None] = lambda _hands: None,
) -> PolicyWeights:
    """Return the weights that self-play finds for a table.

    Args:
        search: A new search.
        share: Has the trials made.
        report: Called with the number of hands whenever some more have been played.
    """
    for _ in range(search.effort.generations):
        won: list[int] = []
        for some in share(search.draw(), search.effort.players):
            won += some
            report(len(some) * search.effort.hands)
        search.learn(won)
    return search.weights


def refined(search: WeightSearch) -> Iterator[tuple[float, PolicyWeights]]:
    """Tune in steps of some milliseconds, yielding the number of finished generations and the mean weights.

    The number is whole at the end of a generation.
    """
    effort = search.effort
    for generation in range(effort.generations):
        middle, trials = search.weights, search.draw()
        won = [0] * effort.players
        for number in range(effort.players):
            for gain in trials.steps(number):
                won[number] += gain
                yield generation + (number + 0.5) / (effort.players + 1), middle
        search.learn(won)
        yield float(generation + 1), search.weights


@dataclass(frozen=True)
class TuningProgress:
    """The progress of a tuning, as a share, and what has been found so far."""

    done: float
    weights: PolicyWeights


@dataclass(frozen=True)
class Tuning:
    """The tuning of a table as a background job; the same job always finds the same weights."""

    rules: RuleSet
    seats: int
    effort: TuningBudget = QUICK
    seed: int = 0

    def steps(self) -> Iterator[TuningProgress]:
        """Tune, starting from the best untuned weights."""
        start = weights_of("expert", self.rules, self.seats)
        search = WeightSearch(start, self.rules, self.seats, self.seed, self.effort)
        for generation, weights in refined(search):
            yield TuningProgress(generation / self.effort.generations, weights)


def winnings(player: HeuristicPolicy, table: HeuristicPolicy, seats: int, seed: int, hands: Sequence[int]) -> int:
    """Return the winnings of a player alone among others over some hands, in every seat in turn.

    They are in stakes; where points are scored, they are points above the table's mean times the number of seats.

    Args:
        player: The policy on trial.
        table: The policy of all others.
        seats: The number of players.
        seed: The seed of the deals.
        hands: The numbers of the hands.
    """
    won = 0
    for hand in hands:
        chair = Seat(hand % seats)
        position = seeded_deal(player.rules, seats, Seat(hand // seats % seats), seed, hand).position
        while position.outcome is None:
            position.apply((player if position.to_act == chair else table).act(position))
        won += ahead(position.outcome, chair)
    return won


def _vector(weights: PolicyWeights, numbers: Sequence[TunedNumber]) -> list[float]:
    by_round = [
        weights.points_per_unseen_card[min(number, len(weights.points_per_unseen_card) - 1)] for number in range(ROUNDS)
    ]
    rest = [getattr(weights.special if one in TUNED_SPECIALS else weights, one.name) for one in numbers[ROUNDS:]]
    return [*by_round, *rest]


def _weights_from(start: PolicyWeights, vector: Sequence[float], numbers: Sequence[TunedNumber]) -> PolicyWeights:
    rest: dict[str, Any] = {}
    special: dict[str, Any] = {}
    for one, value in zip(numbers[ROUNDS:], vector[ROUNDS:], strict=True):
        (special if one in TUNED_SPECIALS else rest)[one.name] = round(value, 3)
    by_round = tuple(round(value, 3) for value in vector[:ROUNDS])
    return replace(start, points_per_unseen_card=by_round, special=replace(start.special, **special), **rest)


def _draw(
    mean: Sequence[float], spread: Sequence[float], numbers: Sequence[TunedNumber], chance: random.Random
) -> list[float]:
    return [
        min(max(chance.gauss(middle, width), one.low), one.high)
        for middle, width, one in zip(mean, spread, numbers, strict=True)
    ]
