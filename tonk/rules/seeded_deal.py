"""A hand dealt from a seed and its number, the same for everything that plays bots against each other.

Hand ``h`` of seed ``s`` has the deck of ``seed_of(s, DEAL, h)``. The twists that its dealer puts into play, and its new
stocks, come from the same two numbers.
"""

from typing import NamedTuple

from tonk.rules.cards import Card, Seat
from tonk.rules.parts import SEED_ZERO, Reshuffles, chosen_by_chance
from tonk.rules.position import Position
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.rules.shuffle import DEAL, RESHUFFLE, seed_of, shuffled


class SeededDeal(NamedTuple):
    """A deal from a seed.

    Attributes:
        deck: The whole deck, in the order of the deal.
        position: The hand, dealt and not yet played.
    """

    deck: tuple[Card, ...]
    position: Position


def seeded_deal(rules: RuleSet, seats: int, dealer: Seat, seed: int, hand: int, score: PerSeat[int] = ()) -> SeededDeal:
    """Deal a hand from a seed.

    Args:
        rules: The rule set.
        seats: The number of players.
        dealer: The dealer.
        seed: The seed.
        hand: The number of the hand.
        score: The points of each seat before; zeros where left out.
    """
    kinds = chosen_by_chance(rules, seats, seed, hand) if rules.twists else ()
    deck = shuffled(seed_of(seed, DEAL, hand), rules.deck(kinds))
    reshuffles = Reshuffles(seed_of(seed, RESHUFFLE, hand)) if rules.makes_new_stocks else SEED_ZERO
    return SeededDeal(deck, Position.deal(rules, seats, dealer, deck, score, reshuffles))
