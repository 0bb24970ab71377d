"""Spreads and hits with Wilds, in every interpretation.

They depend only on the cards of one rank or one suit and on the Wilds. There are few such cases, so each is worked out
once and cached, and what a hand can lay is put together from them.
"""

from functools import lru_cache
from itertools import combinations

from tonk.rules.actions import Hit, Lay
from tonk.rules.cards import ALL_CARDS, EMPTY, TWOS, Card, CardSet, cards_in, mask_of
from tonk.rules.melds import BOOK, SUITS_OF_CARDS, Shape, Spread, is_itself, wild_books, wild_runs
from tonk.rules.ruleset import RuleSet


def wild_lays(rules: RuleSet, hand: CardSet) -> list[Lay]:
    """Return every new spread with at least one Wild that a hand can make by these rules."""
    return lays_with(hand, hand & rules.wild_cards, rules.least_naturals, rules.natural_cards)


def lays_with(hand: CardSet, wilds: CardSet, least_naturals: int, names: CardSet) -> list[Lay]:
    """Return every new spread with at least one Wild that a hand can make, in every interpretation.

    Books come first, then runs. Runs are listed with their Wilds in every place that makes a run; in books, Wilds take
    only the first missing suits. Wilds are interchangeable and come in ascending order. A wild deuce is tried as
    itself, too.

    Args:
        hand: The cards held.
        wilds: Those of them that may stand for others.
        least_naturals: The number of natural cards that a new spread needs.
        names: The cards that a Wild may stand for.
    """
    found: list[Lay] = []
    if not wilds:
        return found
    naturals = rest = hand & ALL_CARDS
    while rest:
        rank = (rest & -rest).bit_length() - 1 >> 2
        held = rest & 15 << 4 * rank
        rest ^= held
        found += _books(held, wilds, least_naturals, names)
    suits = [
        runs
        for suit in SUITS_OF_CARDS
        if (held := naturals & suit) and (runs := _runs(held, wilds, least_naturals, names))
    ]
    for starts in zip(*suits, strict=True):
        for lays in starts:
            found += lays
    return found


@lru_cache(maxsize=4096)
def _books(held: CardSet, wilds: CardSet, least_naturals: int, names: CardSet) -> tuple[Lay, ...]:
    """The books with Wilds that cards of one rank can make."""
    return _lays(wild_books(held, wilds.bit_count()), wilds, least_naturals, names)


@lru_cache(maxsize=8192)
def _runs(held: CardSet, wilds: CardSet, least_naturals: int, names: CardSet) -> tuple[tuple[Lay, ...], ...]:
    """The runs with Wilds that cards of one suit can make, by the rank that they start with; empty if there is none."""
    by_first = [_lays(shapes, wilds, least_naturals, names) for shapes in wild_runs(held, wilds.bit_count())]
    return tuple(by_first) if any(by_first) else ()


def _lays(shapes: tuple[Shape, ...], wilds: CardSet, least_naturals: int, names: CardSet) -> tuple[Lay, ...]:
    """Return these spreads with each choice of Wilds that are not in them as themselves."""
    found: list[Lay] = []
    for some, missing in shapes:
        if some.bit_count() >= least_naturals and not mask_of(missing) & ~names:
            for used in combinations(cards_in(wilds & ~some), len(missing)):
                pairs = tuple(zip(used, missing, strict=True))
                if not any(is_itself(wild, name, some) for wild, name in pairs):
                    found.append(Lay(some | mask_of(used), pairs))
    return tuple(found)


def wild_hits(rules: RuleSet, wilds: CardSet, number: int, spread: Spread) -> tuple[Hit, ...]:
    """Return every hit on a spread with one of these Wilds: at each end of a run, or in a book.

    Args:
        rules: The rule set.
        wilds: The Wilds of the hand.
        number: The number of the spread on the table.
        spread: The spread.
    """
    names = spread.fits_wild & rules.natural_cards
    if spread.kind == BOOK:
        names &= -names
    return _hits(wilds, number, names, mask_of(spread.names) if wilds & TWOS else EMPTY)


@lru_cache(maxsize=4096)
def _hits(wilds: CardSet, number: int, names: CardSet, others: CardSet) -> tuple[Hit, ...]:
    pairs: list[tuple[Card, Card]] = [(wild, name) for wild in cards_in(wilds) for name in cards_in(names)]
    return tuple([Hit((wild,), number, ((wild, name),)) for wild, name in pairs if not is_itself(wild, name, others)])
