"""Cards and spreads by name: as the screen shows them (4♦), or as records write them (4D)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tonk.rules.cards import (
    ACE,
    JACK,
    KING,
    QUEEN,
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
from tonk.words import _, language, pgettext, retold

MOST_CARDS = 10
"""The greatest number of cards that a sentence names."""
_ALL_OF_A_RANK = len(SUITS)


class CardNames(NamedTuple):
    """A way to write cards: the text of each rank, ace first, and of each suit, clubs first."""

    ranks: tuple[str, ...]
    suits: tuple[str, ...]

    def rank(self, rank: int) -> str:
        """Return the text of a rank; on screen, jack, queen and king have the player's letters."""
        return language.courts[rank - JACK] if self is SCREEN and rank >= JACK else self.ranks[rank]


SCREEN = CardNames((*"A23456789", "10", *"JQK"), tuple("♣♦♥♠"))
NOTATION = CardNames(tuple(RANKS), tuple(SUITS))


@retold
def card_name(card: Card, style: CardNames = SCREEN) -> str:
    """Return one card: ``4♦``, ``10♠``, ``Wild``."""
    if is_twist(card):
        return (
            card_text(card) if style is NOTATION else (_("Wild"), _("Cross"), _("Skip/Block"))[rank_of(card) - KING - 1]
        )
    return style.rank(rank_of(card)) + style.suits[suit_of(card)]


def card_phrase(card: Card) -> str:
    """Return a card that is drawn, taken, discarded or wanted, in a sentence with a subject: ``4♦``, ``a Wild``."""
    if not is_twist(card):
        return card_name(card)
    # Translators: these stand in places like {card} in “You draw {card}” or “{name} would take {card}”.
    twists = (
        pgettext("a card that is drawn or taken", "a Wild"),
        pgettext("a card that is drawn or taken", "a Cross"),
        pgettext("a card that is drawn or taken", "a Skip/Block"),
    )
    return twists[rank_of(card) - KING - 1]


def with_card(card: Card) -> str:
    """Return a card with which somebody hits or does something else: ``4♦``, ``a Wild``."""
    if not is_twist(card):
        return card_name(card)
    # Translators: these stand in places like {card} in “Hit with {card} instead”.
    twists = (
        pgettext("behind “with”", "a Wild"),
        pgettext("behind “with”", "a Cross"),
        pgettext("behind “with”", "a Skip/Block"),
    )
    return twists[rank_of(card) - KING - 1]


@retold
def cards_text(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """Return several cards, ten at most: ``4♦ 5♦ 7♦``. A set is in ascending order, a sequence keeps its order."""
    listed = cards_in(cards) if isinstance(cards, int) else tuple(cards)
    names = [card_name(card, style) for card in listed[:MOST_CARDS]]
    return " ".join([*names, "…"] if len(listed) > MOST_CARDS else names)


@retold
def run_name(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """Return a short run: ``5-6-7♠``."""
    listed = cards_in(cards if isinstance(cards, int) else mask_of(cards))
    return "-".join(style.rank(rank_of(card)) for card in listed) + style.suits[suit_of(listed[0])]


def book_name(cards: CardSet | Iterable[Card], style: CardNames = SCREEN) -> str:
    """Return a book by its cards: ``three 8s``, ``four kings``."""
    listed = cards_in(cards if isinstance(cards, int) else mask_of(cards))
    rank = rank_of(listed[0])
    # Translators: a book, as in “Lay three 8s” or “Ruby lays three 8s”; {rank} is a number from 2 to 10.
    three = {
        ACE: pgettext("a book that is laid", "three aces"),
        JACK: pgettext("a book that is laid", "three jacks"),
        QUEEN: pgettext("a book that is laid", "three queens"),
        KING: pgettext("a book that is laid", "three kings"),
    }
    # Translators: a book, as in “Lay four 8s” or “Ruby lays four 8s”; {rank} is a number from 2 to 10.
    four = {
        ACE: pgettext("a book that is laid", "four aces"),
        JACK: pgettext("a book that is laid", "four jacks"),
        QUEEN: pgettext("a book that is laid", "four queens"),
        KING: pgettext("a book that is laid", "four kings"),
    }
    # Translators: a book, as in “Lay three 8s”; {rank} is a number from 2 to 10.
    numbers = pgettext("a book that is laid", "three {rank}s"), pgettext("a book that is laid", "four {rank}s")
    if len(listed) == _ALL_OF_A_RANK:
        return four.get(rank, numbers[1]).format(rank=style.ranks[rank])
    return three.get(rank, numbers[0]).format(rank=style.ranks[rank])


def spread_name(spread: Spread | CardSet, style: CardNames = SCREEN) -> str:
    """Return a spread as a title: ``Run 5-6-7♠``, ``Book of 8s``. Cards that are not a spread are listed."""
    cards = mask_of(spread.cards) if isinstance(spread, Spread) else spread
    if is_run(cards):
        # Translators: the title of a spread; {run} is a sequence of cards, as in “5-6-7♠”.
        return _("Run {run}").format(run=run_name(cards, style))
    if is_book(cards):
        return _book_title(cards_in(cards), style)
    return cards_text(cards, style)


def _book_title(cards: Sequence[Card], style: CardNames) -> str:
    rank = rank_of(cards[0])
    three = {
        ACE: pgettext("title of three cards", "Book of aces"),
        JACK: pgettext("title of three cards", "Book of jacks"),
        QUEEN: pgettext("title of three cards", "Book of queens"),
        KING: pgettext("title of three cards", "Book of kings"),
    }
    four = {
        ACE: pgettext("title of four cards", "Book of aces"),
        JACK: pgettext("title of four cards", "Book of jacks"),
        QUEEN: pgettext("title of four cards", "Book of queens"),
        KING: pgettext("title of four cards", "Book of kings"),
    }
    # Translators: the title of a book of cards; {rank} is a number from 2 to 10.
    numbers = pgettext("title of three cards", "Book of {rank}s"), pgettext("title of four cards", "Book of {rank}s")
    title = four.get(rank, numbers[1]) if len(cards) == _ALL_OF_A_RANK else three.get(rank, numbers[0])
    return title.format(rank=style.ranks[rank])
