"""Estimates of a hand at gin or knock rummy from what its player openly discarded, passed up and took.

Players rarely discard a card near others of its rank or suit that they hold, or pass up one that they need. So cards
near those are less likely in their hands, and cards near those that they took are more likely.
"""

from collections.abc import Sequence
from typing import Final

from tonk.bots.guests.guest_weights import Likelihoods
from tonk.rules import Draw, Take
from tonk.rules.actions import Discard, Pass
from tonk.rules.cards import EMPTY, NO_CARD, Card, CardSet, Seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.near_melds import NEXT_IN_SUIT, PAIRS_COMPLETED_BY, SAME_RANK, SECOND_IN_SUIT

_DECK: Final = 52


def chances_of(world: World, seat: Seat, live: CardSet, likelihoods: Likelihoods) -> list[float]:
    """Return the probability of each card of the pack in a seat's hand.

    Args:
        world: The hand in play, of which only public facts are read.
        seat: A seat other than the one to act.
        live: The cards that may be in its hand.
        likelihoods: The weights for what was seen.
    """
    thrown, passed = _seen_of(world, seat)
    weights = [1.0] * _DECK
    _weigh(weights, thrown, SAME_RANK, likelihoods.mate_thrown)
    _weigh(weights, thrown, NEXT_IN_SUIT, likelihoods.neighbour_thrown)
    _weigh(weights, thrown, SECOND_IN_SUIT, likelihoods.second_thrown)
    _weigh(weights, passed, SAME_RANK, likelihoods.mate_passed)
    _weigh(weights, passed, NEXT_IN_SUIT, likelihoods.neighbour_passed)
    known = world.known[seat]
    _weigh(weights, known, SAME_RANK, likelihoods.mate_taken)
    _weigh(weights, known, NEXT_IN_SUIT, likelihoods.neighbour_taken)
    cards = cards_in(live)
    hidden = world.hands[seat].bit_count() - known.bit_count()
    share = hidden / max(sum([weights[card] for card in cards]), 1e-9)
    chances = [0.0] * _DECK
    for card in cards:
        chances[card] = min(weights[card] * share, 1.0)
    for card in cards_in(known):
        chances[card] = 1.0
    return chances


def chance_to_use(card: Card, chances: list[float]) -> float:
    """Return the expected number of ways in which a card makes a spread with two of a hand.

    Args:
        card: The card.
        chances: The probability of each card in that hand.
    """
    return sum([chances[one] * chances[other] for one, other in PAIRS_COMPLETED_BY[card]])


def _weigh(weights: list[float], seen: CardSet, near: Sequence[Sequence[Card]], factor: float) -> None:
    """Multiply the weights of the cards near those seen by a factor."""
    for card in cards_in(seen):
        for other in near[card]:
            weights[other] *= factor


def _seen_of(world: World, seat: Seat) -> tuple[CardSet, CardSet]:
    """Return the cards that a seat discarded, and those that it passed up."""
    thrown, passed, passed_upcard = EMPTY, EMPTY, False
    pile: list[Card] = [NO_CARD]  # the upcard, which has no action
    for actor, action in world.history:
        if isinstance(action, Discard):
            pile.append(action.card)
            if actor == seat:
                thrown |= 1 << action.card
        elif isinstance(action, Take):
            pile = pile[:-1]
        elif isinstance(action, Draw | Pass) and actor == seat and pile:
            if pile[-1] == NO_CARD:
                passed_upcard = True
            else:
                passed |= 1 << pile[-1]
    if passed_upcard and pile and pile[0] == NO_CARD and world.discard:
        passed |= 1 << world.discard[0]
    return thrown, passed
