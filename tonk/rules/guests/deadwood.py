"""Deadwood: the cards of a hand outside its spreads, chosen so that they count as little as possible.

Every set of disjoint spreads is tried. That is exact, and quick enough: a hand of eleven cards seldom holds more than a
few spreads.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tonk.rules.cards import ALL_CARDS, EMPTY, Card, CardSet, cards_in, mask_of, rank_of
from tonk.rules.melds import BOOK, kind_of, spreads_within

CARD_POINTS: Final = tuple([min(rank_of(card) + 1, 10) for card in cards_in(ALL_CARDS)])
"""The points of each card, indexed by card: the ace counts 1, court cards count 10."""
_ONES: Final = mask_of([card for card in cards_in(ALL_CARDS) if CARD_POINTS[card] & 1])
_TWOS: Final = mask_of([card for card in cards_in(ALL_CARDS) if CARD_POINTS[card] & 2])
_FOURS: Final = mask_of([card for card in cards_in(ALL_CARDS) if CARD_POINTS[card] & 4])
_EIGHTS: Final = mask_of([card for card in cards_in(ALL_CARDS) if CARD_POINTS[card] & 8])
"""The cards whose points have this bit set in binary; these masks count points without a loop."""


class SortedHand(NamedTuple):
    """A hand sorted into spreads and deadwood.

    Attributes:
        spreads: The spreads, in card order.
        deadwood: The cards in none of them.
        points: The points of the deadwood.
    """

    spreads: tuple[CardSet, ...]
    deadwood: CardSet
    points: int


def card_points(cards: CardSet) -> int:
    """Return the points of some cards as deadwood."""
    return (
        (cards & _ONES).bit_count()
        + 2 * (cards & _TWOS).bit_count()
        + 4 * (cards & _FOURS).bit_count()
        + 8 * (cards & _EIGHTS).bit_count()
    )


def choices_of_spreads(hand: CardSet) -> list[tuple[CardSet, ...]]:
    """Return every set of disjoint spreads in a hand, the empty set first."""
    found: list[tuple[CardSet, ...]] = [()]
    covers: list[CardSet] = [EMPTY]
    for spread in spreads_within(hand):
        for number in range(len(found)):
            if not covers[number] & spread:
                found.append((*found[number], spread))
                covers.append(covers[number] | spread)
    return found


# A larger cache fills up over thousands of hands: memory that grows for hours. This one serves almost as well,
# because the hands asked for again are mostly those of the hand in play.
@lru_cache(maxsize=1 << 11)
def best_sorted(hand: CardSet) -> SortedHand:
    """Return a hand sorted so that it has the least deadwood.

    Ties go to more cards in spreads, then to the first in card order, comparing spread by spread (RULES.md §5).
    """
    best = SortedHand((), hand, card_points(hand))
    # The list has book choices before run choices, so ties are compared explicitly in ``_comes_first``.
    for spreads in choices_of_spreads(hand):
        if not spreads:
            continue
        left = hand
        for spread in spreads:
            left ^= spread
        points = card_points(left)
        if points < best.points or (points == best.points and _comes_first(spreads, left, best)):
            best = SortedHand(_in_card_order(spreads), left, points)
    return best


def _comes_first(spreads: Sequence[CardSet], left: CardSet, best: SortedHand) -> bool:
    """Return whether spreads that leave as many points as the best so far are preferred to it."""
    more = best.deadwood.bit_count() - left.bit_count()
    if more:
        return more > 0
    ours = [cards_in(spread) for spread in _in_card_order(spreads)]
    return ours < [cards_in(spread) for spread in best.spreads]


def _in_card_order(spreads: Sequence[CardSet]) -> tuple[CardSet, ...]:
    return tuple(sorted(spreads, key=cards_in))


# Small as well: see above.
@lru_cache(maxsize=1 << 11)
def left_over(hand: CardSet) -> CardSet:
    """Return the cards of a hand outside its spreads, where these leave the least deadwood.

    Ties go to more cards in spreads.
    """
    spreads = spreads_within(hand)
    if not spreads:
        return hand
    covers: list[CardSet] = [EMPTY]
    for spread in spreads:
        covers += [cover | spread for cover in covers if not cover & spread]
    least, left = card_points(hand), hand
    for cover in covers:
        points = card_points(hand ^ cover)
        if points < least or (points == least and (hand ^ cover).bit_count() < left.bit_count()):
            least, left = points, hand ^ cover
    return left


def deadwood_of(hand: CardSet) -> int:
    """Return the points of a hand's deadwood."""
    return card_points(left_over(hand))


class LaidOff(NamedTuple):
    """A hand after a knock: its own spreads, the cards laid off on the knocker's, and the rest.

    Attributes:
        sorted_hand: The hand's own spreads and its final deadwood.
        cards: The cards laid off, in an order in which each fits, with the index of the knocker's spread that each goes
            to.
    """

    sorted_hand: SortedHand
    cards: tuple[tuple[Card, int], ...]


def laid_off(hand: CardSet, on: Sequence[CardSet]) -> LaidOff:
    """Return the way to leave the least deadwood by a hand's own spreads and by laying off.

    Ties go to more cards in own spreads, then to the first in card order.

    Args:
        hand: The hand.
        on: The knocker's spreads.
    """
    nothing = _fitting(hand, on)
    best = LaidOff(_left_over((), hand, nothing), nothing)
    for spreads in choices_of_spreads(hand)[1:]:
        left = hand
        for spread in spreads:
            left ^= spread
        cards = _fitting(left, on)
        own = _left_over(spreads, left, cards)
        if _is_better(own, best.sorted_hand):
            best = LaidOff(own, cards)
    return best


def _left_over(spreads: Sequence[CardSet], left: CardSet, cards: Sequence[tuple[Card, int]]) -> SortedHand:
    """Return a hand with these spreads, with some of its other cards laid off."""
    for card, _ in cards:
        left ^= 1 << card
    return SortedHand(_in_card_order(spreads), left, card_points(left))


def _is_better(own: SortedHand, best: SortedHand) -> bool:
    if own.points != best.points:
        return own.points < best.points
    ours, theirs = _covered(own), _covered(best)
    if ours != theirs:
        return ours > theirs
    return [cards_in(spread) for spread in own.spreads] < [cards_in(spread) for spread in best.spreads]


def _covered(hand: SortedHand) -> int:
    return sum([spread.bit_count() for spread in hand.spreads])


def _fitting(cards: CardSet, on: Sequence[CardSet]) -> tuple[tuple[Card, int], ...]:
    """Return all cards that can be laid off on spreads, in order, each with the index of its spread.

    Runs come first: a card laid off on a run may open a place for another card, and on a book it never does.
    """
    found: list[tuple[Card, int]] = []
    for number, spread in enumerate(on):
        if kind_of(spread) == BOOK:
            continue
        held = cards_in(spread)
        for card, step in ((held[0], -4), (held[-1], 4)):
            card += step
            while 0 <= card < 52 and cards >> card & 1:
                found.append((card, number))
                cards ^= 1 << card
                card += step
    for number, spread in enumerate(on):
        if kind_of(spread) == BOOK:
            fitting = cards & 15 << (spread.bit_length() - 1 & ~3)
            found += [(card, number) for card in cards_in(fitting)]
            cards ^= fitting
    return tuple(found)
