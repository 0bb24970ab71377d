"""The order in which a person keeps the hand: by hand, or sorted by rank, suit or spread."""

from collections.abc import Sequence

from tonk.rules.cards import ALL_CARDS, WILDS, Card, CardSet, by_suit, cards_in, mask_of
from tonk.rules.melds import by_name, spreads_within
from tonk.rules.near_melds import PARTNERS
from tonk.rules.wild_lays import lays_with

SORTS = ("rank", "suit", "spread")


def kept(order: Sequence[Card], hand: CardSet) -> tuple[Card, ...]:
    """The order kept while the hand changes: cards that are gone leave, new ones come at the right."""
    still = [card for card in order if hand >> card & 1]
    return (*still, *(card for card in cards_in(hand) if card not in still))


def entered(order: Sequence[Card], hand: CardSet, by: str = "", place: int | None = None) -> tuple[Card, ...]:
    """The order after the hand has changed.

    Args:
        order: The order before.
        hand: The hand now.
        by: How it is kept sorted; empty when it is kept by hand.
        place: Where new cards were put by hand, if they were.
    """
    still, new = kept(order, hand & mask_of(order)), [card for card in cards_in(hand) if card not in order]
    if not new:
        return still
    if place is not None:
        return (*still[:place], *new, *still[place:])
    return sort_hand(hand, by) if by else (*still, *new)


def moved(order: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """The order with a card put in another place."""
    rest = [other for other in order if other != card]
    return (*rest[:place], card, *rest[place:])


def sort_hand(hand: CardSet, by: str) -> tuple[Card, ...]:
    """The hand sorted by ``rank``, by ``suit``, or by ``spread``: what belongs together first, the rest by rank.

    Twists stand at the right, kind by kind, but for a Wild that makes a spread with the cards it is put beside.
    """
    if by == "suit":
        return by_suit(hand)
    if by == "rank":
        return cards_in(hand)
    together: list[Card] = []
    rest = hand
    while spreads := spreads_within(rest & ALL_CARDS):
        best = max(spreads, key=int.bit_count)
        together += cards_in(best)
        rest ^= best
    if with_wilds := lays_with(rest, rest & WILDS, 2, ALL_CARDS):
        lay = max(with_wilds, key=lambda lay: (lay.cards & ALL_CARDS).bit_count())
        together += by_name(lay.cards, lay.wilds)
        rest ^= lay.cards
    near = [card for card in cards_in(rest & ALL_CARDS) if rest & PARTNERS[card]]
    return (*together, *near, *(card for card in cards_in(rest) if card not in near))
