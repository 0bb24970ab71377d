"""Estimates of a hand at gin or knock rummy from what its player openly discarded, passed up and took.

Nobody throws a card beside others of its rank or its suit if he can help it, and nobody lets one go that he needs. So
the cards near those are the less likely in his hand, and cards near those that he took the more.
"""

from typing import Final

from tonk.bots.guests.guest_weights import Likelihoods
from tonk.rules import Draw, Take
from tonk.rules.actions import Discard, Pass
from tonk.rules.cards import EMPTY, NO_CARD, Card, CardSet, Seat, cards_in
from tonk.rules.imagining import World

_DECK: Final = 52


_MATES: Final = [[card // 4 * 4 + suit for suit in range(4) if suit != card % 4] for card in range(_DECK)]
_NEXT: Final = [[other for other in (card - 4, card + 4) if 0 <= other < _DECK] for card in range(_DECK)]
_SECOND: Final = [[other for other in (card - 8, card + 8) if 0 <= other < _DECK] for card in range(_DECK)]
"""For each card those of its rank, those next to it in its suit, and those one further on."""


def chances_of(world: World, seat: Seat, live: CardSet, likelihoods: Likelihoods) -> list[float]:
    """Return for each card of the pack how likely it is in the hand of a seat.

    Args:
        world: The hand in play, of which nothing is asked that is hidden.
        seat: Another seat than that to act.
        live: The cards that may be in its hand.
        likelihoods: How what was seen is read.
    """
    thrown, passed = _seen_of(world, seat)
    weights = [1.0] * _DECK
    _weigh(weights, thrown, _MATES, likelihoods.mate_thrown)
    _weigh(weights, thrown, _NEXT, likelihoods.neighbour_thrown)
    _weigh(weights, thrown, _SECOND, likelihoods.second_thrown)
    _weigh(weights, passed, _MATES, likelihoods.mate_passed)
    _weigh(weights, passed, _NEXT, likelihoods.neighbour_passed)
    known = world.known[seat]
    _weigh(weights, known, _MATES, likelihoods.mate_taken)
    _weigh(weights, known, _NEXT, likelihoods.neighbour_taken)
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
    """Return in how many ways a card may be expected to make a spread with two of a hand.

    Args:
        card: The card.
        chances: How likely each card is in that hand.
    """
    one, two, three = [chances[mate] for mate in _MATES[card]]
    below, far_below = _chance(chances, card - 4), _chance(chances, card - 8)
    above, far_above = _chance(chances, card + 4), _chance(chances, card + 8)
    book = one * two + one * three + two * three
    return book + below * far_below + below * above + above * far_above


def _chance(chances: list[float], card: int) -> float:
    return chances[card] if 0 <= card < _DECK else 0.0


def _weigh(weights: list[float], seen: CardSet, near: list[list[int]], factor: float) -> None:
    """Multiply the weights of the cards near those seen by a factor."""
    for card in cards_in(seen):
        for other in near[card]:
            weights[other] *= factor


def _seen_of(world: World, seat: Seat) -> tuple[CardSet, CardSet]:
    """Return the cards that a seat threw, and those that it let go when it might have taken them."""
    thrown, passed, passed_upcard = EMPTY, EMPTY, False
    pile: list[Card] = [NO_CARD]  # the upcard, for which no action stands
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
