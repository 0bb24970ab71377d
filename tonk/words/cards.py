"""Cards and spreads by name: as the screen shows them (4♦), or as records write them (4D)."""

from collections.abc import Iterable
from dataclasses import dataclass

from tonk.rules.cards import (
    JACK,
    KING,
    RANKS,
    SUITS,
    Card,
    CardSet,
    card_text,
    cards_in,
    is_twist,
    mask_of,
    rank_of,
    suit_of,
)
from tonk.rules.melds import Spread, is_book, is_run
from tonk.words import _, language, retold

MOST_CARDS = 10
"""No sentence names more cards than this."""


@dataclass(frozen=True, slots=True)
class CardNames:
    """A way to write cards: the text of each rank, ace first, and of each suit, clubs first."""

    ranks: tuple[str, ...]
    suits: tuple[str, ...]

    def rank(self, rank: int) -> str:
        """Return how a rank is written; on the screen the courts have the letters that the player has chosen."""
        return language.courts[rank - JACK] if self is SCREEN and rank >= JACK else self.ranks[rank]


SCREEN = CardNames((*"A23456789", "10", *"JQK"), tuple("♣♦♥♠"))
NOTATION = CardNames(tuple(RANKS), tuple(SUITS))


@retold
def card_name(card: Card, style: CardNames = SCREEN) -> str:
    """One card: ``4♦``, ``10♠``, ``Wild``."""
    if is_twist(card):
        return (
            card_text(card) if style is NOTATION else (_("Wild"), _("Cross"), _("Skip/Block"))[rank_of(card) - KING - 1]
        )
    return style.rank(rank_of(card)) + style.suits[suit_of(card)]


def card_phrase(card: Card) -> str:
    """A card as part of a sentence: ``4♦``, ``a Wild``."""
    return (
        (_("a Wild"), _("a Cross"), _("a Skip/Block"))[rank_of(card) - KING - 1] if is_twist(card) else card_name(card)
    )


@retold
def cards_text(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """Several cards: ``4♦ 5♦ 7♦``. A set is written in ascending order, a sequence as it stands; at most ten are."""
    listed = cards_in(cards) if isinstance(cards, int) else tuple(cards)
    names = [card_name(card, style) for card in listed[:MOST_CARDS]]
    return " ".join([*names, "…"] if len(listed) > MOST_CARDS else names)


@retold
def run_name(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """A run, short: ``5-6-7♠``."""
    listed = cards_in(cards if isinstance(cards, int) else mask_of(cards))
    return "-".join(style.rank(rank_of(card)) for card in listed) + style.suits[suit_of(listed[0])]


def ranks_name(rank: int, style: CardNames = SCREEN) -> str:
    """The cards of a rank: ``8s``, ``kings``."""
    if rank == 0:
        return _("aces")
    if rank >= JACK:
        return (_("jacks"), _("queens"), _("kings"))[rank - JACK]
    return _("{rank}s").format(rank=style.rank(rank))


def book_name(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """A book by its cards: ``three 8s``, ``four kings``."""
    listed = cards_in(cards if isinstance(cards, int) else mask_of(cards))
    sentence = _("four {ranks}") if len(listed) == 4 else _("three {ranks}")
    return sentence.format(ranks=ranks_name(rank_of(listed[0]), style))


def spread_name(spread: Spread | CardSet, style: CardNames = SCREEN) -> str:
    """A spread as a title: ``Run 5-6-7♠``, ``Book of 8s``. Cards that are no spread are listed."""
    cards = mask_of(spread.cards) if isinstance(spread, Spread) else spread
    if is_run(cards):
        return _("Run {run}").format(run=run_name(cards, style))
    if is_book(cards):
        return _("Book of {ranks}").format(ranks=ranks_name(rank_of(cards_in(cards)[0]), style))
    return cards_text(cards, style)
