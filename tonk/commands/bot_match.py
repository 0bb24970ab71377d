"""Duplicate matches: one seat A against the rest B, each deck played once from every seat.

So both have the same luck of the deal. A's total on a deck from all seats is one figure, and the interval comes from
how those figures vary. Where points are scored, A's gain is counted above the mean of the table. The cards, the dealer
and each seat's randomness are those of hand ``d`` of ``simulate`` with the same seed, wherever A and B sit: A against A
is exactly 0. Sums are whole numbers, so the order of the deals makes no difference.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from tonk.bots.winnings import ahead
from tonk.commands.playing import FinishedHand, play
from tonk.rules import RuleSet
from tonk.rules.cards import Seat, each_seat
from tonk.rules.cut import cut_for_deal

STANDARD_ERRORS = 1.96
"""Half the width of an interval that holds 95 % of a normal distribution."""


class BotMatch(NamedTuple):
    """The players and the table of a match."""

    rules: RuleSet
    players: int
    seed: int
    a: str
    b: str


@dataclass
class MatchScore:
    """The results of some deals.

    Attributes:
        players: The number of seats, which is also the number of hands for each deal.
        deals: Deals played.
        parts: The parts into which a stake, or a point, is divided for counting.
        won: A's total gain, in those parts.
        squares: The sum of the squares of A's gain on each deal.
        a_wins: Hands that A won, alone or with others.
        turns: Turns begun, by all seats.
        endings: The number of hands ended in each way.
    """

    players: int
    parts: int = 1
    deals: int = 0
    won: int = 0
    squares: int = 0
    a_wins: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def hands(self) -> int:
        """Hands played."""
        return self.deals * self.players

    @property
    def per_hand(self) -> float:
        """A's mean gain for each hand, in stakes or points."""
        return self.won / (self.hands * self.parts)

    @property
    def ci95(self) -> float | None:
        """Half the width of the 95 % interval of ``per_hand``, over deals; unknown after one deal."""
        n = self.deals
        if n < 2:
            return None
        # The variance of the deals' means, in whole numbers up to one division: exact where all deals are equal.
        spread = n * self.squares - self.won**2
        return STANDARD_ERRORS * sqrt(spread / (n * n * (n - 1))) / (self.players * self.parts)

    def __add__(self, other: "MatchScore") -> "MatchScore":
        """Return the score of these deals and the other's, which must be different deals."""
        return MatchScore(
            self.players,
            self.parts,
            self.deals + other.deals,
            self.won + other.won,
            self.squares + other.squares,
            self.a_wins + other.a_wins,
            self.turns + other.turns,
            self.endings + other.endings,
        )


def empty_score(match: BotMatch) -> MatchScore:
    """Return the score of a match before its first deal; points count in parts, since a mean is a fraction."""
    return MatchScore(match.players, match.players if match.rules.scores_points else 1)


PlayHand = Callable[[RuleSet, Sequence[str], Seat, int, int], FinishedHand]
"""Plays a hand: rules, the names of the players, the dealer, the seed and the number of the hand."""


def play_deals(match: BotMatch, deals: Iterable[int], play_hand: PlayHand = play) -> MatchScore:
    """Play deals of a match, each from every seat.

    Args:
        match: The pairing.
        deals: The numbers of the deals.
        play_hand: Plays a hand.
    """
    score = empty_score(match)
    first_dealer = cut_for_deal(match.seed, match.players)[0]
    for deal in deals:
        won = 0
        for chair in each_seat(match.players):
            bots = [match.a if seat == chair else match.b for seat in each_seat(match.players)]
            played = play_hand(match.rules, bots, (first_dealer + deal) % match.players, match.seed, deal)
            won += ahead(played.outcome, chair)
            score.a_wins += chair in played.outcome.winners
            score.turns += played.turns
            score.endings[played.outcome.ending] += 1
        score.deals += 1
        score.won += won
        score.squares += won * won
    return score


@dataclass(frozen=True)
class DealsOf:
    """The shareable work of playing deals of a match."""

    match: BotMatch
    play_hand: PlayHand = play

    def __call__(self, deals: range) -> MatchScore:
        """Play deals of these numbers."""
        return play_deals(self.match, deals, self.play_hand)
