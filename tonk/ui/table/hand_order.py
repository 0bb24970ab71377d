"""The order of a person's hand: by hand, or sorted by rank, suit or spread."""

from collections.abc import Sequence

from tonk.rules import Lay, RuleSet
from tonk.rules.cards import ALL_CARDS, Card, CardSet, by_suit, cards_in, mask_of
from tonk.rules.guests.knocking import groups_of
from tonk.rules.melds import by_name
from tonk.rules.near_melds import PARTNERS
from tonk.rules.placements import lays_in

SORTS = ("rank", "suit", "spread")


def kept(order: Sequence[Card], hand: CardSet) -> tuple[Card, ...]:
    """Return the order after the hand has changed: missing cards leave, new ones are added at the right."""
    still = [card for card in order if hand >> card & 1]
    return (*still, *(card for card in cards_in(hand) if card not in still))


def entered(
    rules: RuleSet, order: Sequence[Card], hand: CardSet, by: str = "", place: int | None = None
) -> tuple[Card, ...]:
    """Return the order after the hand has changed.

    Args:
        rules: The rule set, for its spreads.
        order: The earlier order.
        hand: The present hand.
        by: Its sorting; empty if it is ordered by hand.
        place: The place for new cards put there by hand, if any.
    """
    still, new = kept(order, hand & mask_of(order)), [card for card in cards_in(hand) if card not in order]
    if not new:
        return still
    if place is not None:
        return (*still[:place], *new, *still[place:])
    return sort_hand(rules, hand, by) if by else (*still, *new)


def moved(order: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """Return the order with a card put in another place.

    Args:
        order: The cards of the hand, in order.
        card: The card.
        place: Its new place.
    """
    rest = [other for other in order if other != card]
    return (*rest[:place], card, *rest[place:])


def sort_hand(rules: RuleSet, hand: CardSet, by: str) -> tuple[Card, ...]:
    """Return the hand sorted by ``rank``, by ``suit``, or by ``spread``: spreads first, the rest by rank.

    Spreads are those by these rules. Twists are at the right, kind by kind, except for a Wild that makes a spread with
    the cards beside it.

    Args:
        rules: The rule set.
        hand: The cards of the hand.
        by: ``rank``, ``suit`` or ``spread``.
    """
    if by == "suit":
        return by_suit(hand)
    if by == "rank":
        return cards_in(hand)
    together: list[Card] = []
    rest = hand
    for group in groups_of(rules, hand):
        together += cards_in(group)
        rest ^= group
    if together:
        return (*together, *_near_first(rest))
    while lays := lays_in(rules, rest):
        best = max(lays, key=_natural_first)
        together += by_name(best.cards, best.wilds)
        rest ^= best.cards
    return (*together, *_near_first(rest))


def _near_first(rest: CardSet) -> tuple[Card, ...]:
    """Return the cards in no spread, those first that nearly make one."""
    near = [card for card in cards_in(rest & ALL_CARDS) if rest & PARTNERS[card]]
    return (*near, *(card for card in cards_in(rest) if card not in near))


def _natural_first(lay: Lay) -> tuple[bool, int]:
    """Return the rank of a spread: one without Wilds is better, and one of more natural cards."""
    return not lay.wilds, lay.cards.bit_count() - len(lay.wilds)
