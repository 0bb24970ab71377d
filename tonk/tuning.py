"""Tuning weights by self-play: the numbers with which the heuristic policy wins most at one table.

The method is cross-entropy: players are drawn from a normal distribution over weights, each sits alone against players
of the mean weights on the same deals, the best are kept, and the distribution moves to where they are. So the mean
learns to beat itself. Everything comes from one seed.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.bots.winnings import ahead
from tonk.rules import Position, Reshuffles, RuleSet
from tonk.rules.cards import Seat
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import DEAL, RESHUFFLE, seed_of, shuffled


class TunedNumber(NamedTuple):
    """A number that is tuned: its name, its range, and how far from the start the first players are."""

    name: str
    low: float
    high: float
    reach: float


ROUNDS = 5
"""The number of rounds for which the points of an unseen card differ; the last stands for all later ones."""
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
"""The numbers that are tuned besides where the rules are not plain."""


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
"""Hands in a step: some milliseconds."""


def tuned(
    start: PolicyWeights,
    rules: RuleSet,
    seats: int,
    seed: int,
    effort: TuningBudget,
    report: Callable[[int, PolicyWeights], None] = lambda _generation, _mean: None,
) -> PolicyWeights:
    """The weights that self-play finds for a table.

    Args:
        start: Where the search begins; what no one names stays as it is.
        rules: The rule set.
        seats: How many players.
        seed: The seed of the deals and the draws.
        effort: How much work to do.
        report: Called after each generation with its number and the weights in the middle.
    """
    mean = start
    for generation, mean in refined(start, rules, seats, seed, effort):
        if generation.is_integer():
            report(int(generation), mean)
    return mean


def refined(
    start: PolicyWeights, rules: RuleSet, seats: int, seed: int, effort: TuningBudget
) -> Iterator[tuple[float, PolicyWeights]]:
    """Tune in steps of some milliseconds: yield how many generations are done, and the weights in the middle.

    The number is whole when a generation has ended.

    Args:
        start: Where the search begins.
        rules: The rule set.
        seats: The number of players.
        seed: The seed of the deals and the draws.
        effort: How much work to do.
    """
    chance = random.Random(seed)
    numbers = TUNED_NUMBERS if rules.plain else TUNED_NUMBERS + TUNED_SPECIALS
    mean = _vector(start, numbers)
    spread = [one.reach for one in numbers]
    for generation in range(effort.generations):
        middle = _weights_from(start, mean, numbers)
        table = HeuristicPolicy(middle, rules)
        hands = range(generation * effort.hands, (generation + 1) * effort.hands)
        drawn = [_draw(mean, spread, numbers, chance) for _ in range(effort.players)]
        scored = []
        for number, vector in enumerate(drawn):
            player, won = HeuristicPolicy(_weights_from(start, vector, numbers), rules), 0
            for at in range(0, effort.hands, _STEP):
                won += winnings(player, table, seats, seed, hands[at : at + _STEP])
                yield generation + (number + 0.5) / (effort.players + 1), middle
            scored.append((-won, vector))
        best = [vector for _, vector in sorted(scored)[: effort.kept]]
        centre = [sum(column) / len(best) for column in zip(*best, strict=True)]
        # The mean goes half the way: what is best against one table is not yet best against a table of its own.
        mean = [0.5 * old + 0.5 * new for old, new in zip(mean, centre, strict=True)]
        for number, one in enumerate(numbers):
            width = (sum((v[number] - centre[number]) ** 2 for v in best) / len(best)) ** 0.5
            spread[number] = max(0.5 * spread[number] + 0.5 * width, one.reach / 10)
        yield float(generation + 1), _weights_from(start, mean, numbers)


@dataclass(frozen=True)
class TuningProgress:
    """The progress of a tuning, as a share, and what has been found so far."""

    done: float
    weights: PolicyWeights


@dataclass(frozen=True)
class Tuning:
    """The tuning of a table as work for somebody else: the same work always finds the same weights."""

    rules: RuleSet
    seats: int
    effort: TuningBudget = QUICK
    seed: int = 0

    def steps(self) -> Iterator[TuningProgress]:
        """Tune, beginning with how the best would play these rules untuned."""
        start = weights_of("expert", self.rules, self.seats)
        for generation, weights in refined(start, self.rules, self.seats, self.seed, self.effort):
            yield TuningProgress(generation / self.effort.generations, weights)


def winnings(player: HeuristicPolicy, table: HeuristicPolicy, seats: int, seed: int, hands: Sequence[int]) -> int:
    """Return what a player wins alone among others over some hands; its chair goes round the table.

    In stakes, or where points are scored as many times the points above the table's mean as there are seats.

    Args:
        player: The policy that is tried.
        table: The policy of all others.
        seats: The number of players.
        seed: The seed of the deals.
        hands: The numbers of the hands.
    """
    won = 0
    for hand in hands:
        chair = Seat(hand % seats)
        position = _dealt(player.rules, seats, seed, hand)
        while position.outcome is None:
            position.apply((player if position.to_act == chair else table).act(position))
        won += ahead(position.outcome, chair)
    return won


def _dealt(rules: RuleSet, seats: int, seed: int, hand: int) -> Position:
    deck = shuffled(seed_of(seed, DEAL, hand), rules.deck(chosen_by_chance(rules, seats, seed, hand)))
    reshuffles = Reshuffles(seed_of(seed, RESHUFFLE, hand))
    return Position.deal(rules, seats, Seat(hand // seats % seats), deck, (), reshuffles)


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
