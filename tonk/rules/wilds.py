"""Wilds: what each stands for, and every way to lay or hit with one.

A Wild is fixed as a card when it is laid. It may stand for any card that is not in its spread, wherever the real one
lies, and a spread needs some natural cards beside its Wilds. In a book its suit is only a name: the real card may still
be added to it. Cards stay the cards they are; what the Wilds among them stand for is told beside them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from tonk.rules.cards import ALL_CARDS, WILDS, Card, CardSet, card_range, cards_in, mask_of

Wilds = tuple[tuple[Card, Card], ...]
"""What each Wild stands for: pairs of a Wild and a card of the pack, in the order of the Wilds."""

NO_WILDS: Wilds = ()


def names_of(cards: Iterable[Card], wilds: Wilds) -> tuple[Card, ...]:
    """The cards that these stand for, one by one: a Wild for what it is said to be, any other for itself."""
    if not wilds:
        return tuple(cards)
    stands_for = dict(wilds)
    return tuple(stands_for.get(card, card) for card in cards)


def named_set(cards: CardSet, wilds: Wilds) -> CardSet:
    """The set of the cards that a set stands for."""
    return mask_of(names_of(cards_in(cards), wilds)) if wilds else cards


def by_name(cards: CardSet, wilds: Wilds) -> tuple[Card, ...]:
    """The cards of a set, Wilds in the places of what they stand for: the order in which spreads lie."""
    if not wilds:
        return cards_in(cards)
    held = cards_in(cards)
    return tuple(card for _, card in sorted(zip(names_of(held, wilds), held, strict=True)))


@lru_cache(maxsize=4096)
def wild_spreads(
    hand: CardSet, least_naturals: int, wild_cards: CardSet = WILDS, names: CardSet = ALL_CARDS
) -> tuple[tuple[CardSet, Wilds], ...]:
    """Every new spread with at least one Wild that a hand can make, each in every sense that it can have.

    Runs are listed with their Wilds in every place that makes a run; of the names that a Wild can have in a book only
    the first suits missing are. Wilds stand in ascending order, for one is as good as another. A deuce that is wild is
    tried as itself, too.

    Args:
        hand: The cards held.
        least_naturals: How many natural cards a new spread needs.
        wild_cards: The cards that may stand for others.
        names: The cards that they may stand for.
    """
    naturals, wilds = hand & ALL_CARDS, cards_in(hand & wild_cards)
    if not wilds or not naturals:
        return ()
    found: list[tuple[CardSet, Wilds]] = []
    for some, missing in (*_books(naturals, len(wilds)), *_runs(naturals, len(wilds))):
        if some.bit_count() >= least_naturals and not mask_of(missing) & ~names:
            free = [wild for wild in wilds if not some >> wild & 1]
            for used in combinations(free, len(missing)):
                pairs = tuple(zip(used, missing, strict=True))
                if not any(is_itself(wild, name, some) for wild, name in pairs):
                    found.append((some | mask_of(used), pairs))
    return tuple(found)


def is_itself(wild: Card, name: Card, others: CardSet) -> bool:
    """Whether a Wild that is said to be a card is only what it is: a deuce as itself, or among deuces."""
    return wild == name or (wild < 52 and wild >> 2 == name >> 2 and not others & ~(15 << (wild & ~3)))


def _books(naturals: CardSet, wilds: int) -> Iterator[tuple[CardSet, tuple[Card, ...]]]:
    """The naturals of each book with Wilds, and the cards that the Wilds stand for."""
    for rank in range(13):
        held = [card for card in card_range(4 * rank, 4 * rank + 4) if naturals >> card & 1]
        for count in range(1, len(held) + 1):
            for some in combinations(held, count):
                missing = tuple(card for card in card_range(4 * rank, 4 * rank + 4) if card not in some)
                for used in range(max(1, 3 - count), min(wilds, 4 - count) + 1):
                    yield mask_of(some), missing[:used]


def _runs(naturals: CardSet, wilds: int) -> Iterator[tuple[CardSet, tuple[Card, ...]]]:
    """The naturals of each run with Wilds, and the cards that the Wilds stand for."""
    for first in range(44):
        longest = (51 - first) // 4 + 1
        for length in range(3, longest + 1):
            run = card_range(first, first + 4 * length, 4)
            held = [card for card in run if naturals >> card & 1]
            for used in range(max(1, length - len(held)), min(wilds, length - 1) + 1):
                for some in combinations(held, length - used):
                    yield mask_of(some), tuple(card for card in run if card not in some)
