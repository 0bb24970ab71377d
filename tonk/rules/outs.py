"""Outs: cards that would make a spread with a hand, and spreads that a card makes or breaks."""

from itertools import combinations

from tonk.rules.cards import ALL_CARDS, EMPTY, Card, CardSet, cards_in, mask_of, rank_of, suit_of
from tonk.rules.imagining import unseen_by
from tonk.rules.melds import spreads_within
from tonk.rules.near_melds import completes
from tonk.rules.ruleset import RuleSet
from tonk.rules.view import View
from tonk.rules.wild_meld_plans import new_spreads


def outs(view: View, hand: CardSet) -> CardSet:
    """Return the unseen cards that would be part of a spread with a hand."""
    rules, splits = view.rules, _natural_splits(view.rules, hand)
    unseen, found = unseen_by(view), EMPTY
    for card in cards_in(unseen & ALL_CARDS):
        if any(_makes_spread(rules, naturals, wilds, card) for naturals, wilds in splits):
            found |= 1 << card
    if unseen & rules.wild_cards and any(_wild_spreads(rules, naturals, wilds + 1) for naturals, wilds in splits):
        found |= unseen & rules.wild_cards
    return found


def _natural_splits(rules: RuleSet, hand: CardSet) -> list[tuple[CardSet, int]]:
    """Return the natural cards of a hand and its number of Wilds, with wild deuces counted as either."""
    wild, naturals = hand & rules.wild_cards, hand & ALL_CARDS
    twos, count = cards_in(wild & ALL_CARDS), wild.bit_count()
    kept = [some for left in range(len(twos) + 1) for some in combinations(twos, left)]
    return [(naturals & ~wild | mask_of(some), count - len(some)) for some in kept]


def _wild_spreads(rules: RuleSet, naturals: CardSet, wilds: int) -> list[CardSet]:
    """Return the natural cards of every spread with a Wild in it."""
    return [new.naturals for new in new_spreads(rules, naturals, wilds) if new.names]


def _makes_spread(rules: RuleSet, naturals: CardSet, wilds: int, card: Card) -> bool:
    """Return whether a natural card makes a spread with these cards and this number of Wilds."""
    if completes(naturals, card):
        return True
    if not wilds or rules.least_naturals > 2 or rules.natural_cards != ALL_CARDS:
        return wilds > 0 and largest_with(rules, naturals, wilds, card) != 0
    if wilds > 1 and rules.least_naturals == 1:
        return True
    # Wilds fill the gap between two cards of a suit, or are the third of a rank.
    return any(_gap(other, card) <= wilds for other in cards_in(naturals))


def _gap(one: Card, other: Card) -> int:
    """Return the number of cards between two of a suit; 0 for two of a rank, and too many for any other two."""
    if rank_of(one) == rank_of(other):
        return 0
    return abs(rank_of(one) - rank_of(other)) - 1 if suit_of(one) == suit_of(other) else 99


def spread_with(view: View, hand: CardSet, card: Card) -> CardSet:
    """Return the natural cards of the largest spread that a card makes with a hand; empty if none.

    Args:
        view: The view of the seat that is asked for.
        hand: The cards of the hand.
        card: The card.
    """
    rules, splits = view.rules, _natural_splits(view.rules, hand)
    found = [largest_with(rules, naturals, wilds, card) for naturals, wilds in splits]
    if rules.wild_cards >> card & 1:
        found += [cards for naturals, wilds in splits for cards in _wild_spreads(rules, naturals, wilds + 1)]
    return max(found, key=int.bit_count, default=EMPTY)


def spread_held(view: View) -> CardSet:
    """Return the natural cards of the largest spread in the hand; empty if none."""
    natural = spreads_within(view.hand & ALL_CARDS & ~view.rules.wild_cards)
    splits = _natural_splits(view.rules, view.hand)
    wild = [cards for naturals, wilds in splits for cards in _wild_spreads(view.rules, naturals, wilds)]
    return max([*natural, *wild], key=int.bit_count, default=EMPTY)


def broken_by(view: View, cards: CardSet) -> CardSet:
    """Return the largest spread of natural cards in the hand that losing these cards would break; empty if none."""
    held = [spread for spread in spreads_within(view.hand & ALL_CARDS) if spread & cards]
    broken = max(held, key=int.bit_count, default=EMPTY)
    return EMPTY if spreads_within(broken & ~cards) else broken


def largest_with(rules: RuleSet, naturals: CardSet, wilds: int, card: Card) -> CardSet:
    """Return the natural cards of the largest spread that these make with a card and some Wilds.

    Args:
        rules: The rule set.
        naturals: The natural cards.
        wilds: The number of Wilds.
        card: The card.
    """
    found = [new.naturals for new in new_spreads(rules, naturals | 1 << card, wilds) if new.naturals >> card & 1]
    return max(found, key=int.bit_count, default=EMPTY)
