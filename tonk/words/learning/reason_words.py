"""The cards and chances in the coach's reasons."""

from typing import Final

from tonk.coaching.reason_kinds import Reason
from tonk.rules.cards import Card, CardSet, cards_in, is_twist
from tonk.rules.melds import is_book, is_run
from tonk.words import _
from tonk.words.cards import book_name, card_name, card_phrase, cards_text, run_name, with_card

HARDLY_EVER: Final = 0.995
"""The chance from which a reason says "hardly ever" instead of a number."""
_MOST_NAMED: Final = 4
"""The number of helpful cards up to which they are named; above it, only their number is given."""


def few_named(reason: Reason) -> str:
    """Return the cards of a reason, if they are few, and none of them is a twist."""
    naturals = [card for card in cards_in(reason.cards) if not is_twist(card)]
    return cards_text(naturals) if reason.count <= _MOST_NAMED and len(naturals) == reason.count else ""


def the_card(card: Card | None) -> str:
    """Return a card that is taken or discarded: ``K♠``, ``a Skip``; "" for none."""
    return "" if card is None else card_phrase(card)


def with_that(card: Card | None) -> str:
    """Return a card for "with": ``K♠``, ``a Wild``; "" for none."""
    return "" if card is None else with_card(card)


def your_card(card: Card | None) -> str:
    """Return a card after a possessive: ``K♠``, ``Skip``; "" for none."""
    return "" if card is None else card_name(card)


def spread_called(cards: CardSet) -> str:
    """Return a spread by name; one that needs Wilds is described by its natural cards and its Wilds."""
    if is_run(cards):
        return run_name(cards)
    if is_book(cards):
        return book_name(cards)
    # Translators: a spread that somebody lays, by its plain cards, as in “7♠ 8♠ with a Wild” or “7♠ with Wilds”.
    made = _("{cards} with a Wild") if cards.bit_count() > 1 else _("{cards} with Wilds")
    return made.format(cards=cards_text(cards))


def hundredths(chance: float) -> int:
    """Return an uncertain chance as a number out of 100."""
    return min(99, max(1, round(100 * chance)))
