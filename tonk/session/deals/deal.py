"""A deal: everything that determines who gets which cards; and sets of deals for several people.

The deck of a hand has come from a seed of 63 bits since the first version (``rules/shuffle.py``), which in a match is
``seed_of(seed of the match, DEAL, number of the hand)``. So that seed, with the rules, the seats, the dealer, the
twists in play and the cut, is the deal. It says nothing about the match's other deals, since it can't be traced back.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tonk.bots.weights import Level
from tonk.rules import RuleSet
from tonk.rules.cards import Card, Seat, SpecialKinds
from tonk.rules.deck_seal import deck_cut
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import DEAL, RESHUFFLE, seed_of, shuffled

SEED_BITS = 63
"""The length of a deal's seed, in bits."""
MOST_DEALS = 32
"""The most deals in a set."""


@dataclass(frozen=True)
class Deal:
    """One deal.

    Attributes:
        rules: The rule set.
        seats: The number of players.
        dealer: The dealer; the player to the left gets the first card.
        seed: The seed of the deck and its reshuffles, below 2 ** SEED_BITS.
        kinds: The twists in play.
        lifted: The number of cards lifted off the deck when it was cut; 0 when it was not.
    """

    rules: RuleSet
    seats: int
    dealer: Seat
    seed: int
    kinds: SpecialKinds = ()
    lifted: int = 0

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards as they are dealt, the first one first."""
        return deck_cut(shuffled(self.seed, self.rules.deck(self.kinds)), self.lifted)

    @property
    def reshuffle_seed(self) -> int:
        """The seed of the hand's new stocks."""
        return seed_of(self.seed, RESHUFFLE)


@dataclass(frozen=True)
class DealSet:
    """Deals that are played one after the other, each as if it were the first, against bots of one level.

    Attributes:
        rules: The rule set.
        seats: The number of players; the person who plays the set sits in seat 0.
        dealer: The dealer of the first hand; the deal passes clockwise.
        seed: The seed of all deals, below 2 ** SEED_BITS.
        size: The number of deals, from 1 to MOST_DEALS.
        level: The level of the bots in the other seats.
    """

    rules: RuleSet
    seats: int
    dealer: Seat
    seed: int
    size: int
    level: Level

    def deal(self, number: int) -> Deal:
        """The deal of this number, from 0."""
        kinds = chosen_by_chance(self.rules, self.seats, self.seed, number)
        dealer = (self.dealer + number) % self.seats
        return Deal(self.rules, self.seats, dealer, seed_of(self.seed, DEAL, number), kinds)

    @property
    def deals(self) -> Iterator[Deal]:
        """Return all deals, in order."""
        return (self.deal(number) for number in range(self.size))
