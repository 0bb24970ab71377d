"""Placements: what chosen cards may be put down as, and where a card could go.

The one answer for everyone above the rules: the table's lights and buttons, hints, lessons, drills and the coach. All
questions are asked of a view, whose legal actions decide what is legal.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tonk.rules.actions import LAY_OF, Action, Block, Hit, Lay, Skip
from tonk.rules.cards import ALL_CARDS, EMPTY, SKIPS, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.imagining import World, imagine_any
from tonk.rules.legality import refusal_of
from tonk.rules.melds import BOOK, Spread, Wilds, is_itself, spreads_within
from tonk.rules.phases import PLAY, WINDOW
from tonk.rules.ruleset import RuleSet
from tonk.rules.view import View
from tonk.rules.wild_lays import wild_lays


def lays_in(rules: RuleSet, hand: CardSet) -> list[Lay]:
    """Return every new spread that a hand could make, in every interpretation, whether or not it may be laid now."""
    return [*[LAY_OF[cards] for cards in spreads_within(hand & ALL_CARDS)], *wild_lays(rules, hand)]


# Exactly these cards


def placements(view: View, cards: CardSet) -> tuple[Action, ...]:
    """Return every legal lay, hit, Skip and Block of exactly these cards of the seat to act, whose view this is."""
    if not view.legal:
        return ()
    found = [action for action in view.legal if isinstance(action, Lay) and action.cards == cards]
    plays = [action for action in view.legal if isinstance(action, Skip | Block) and 1 << action.card == cards]
    hits = [hit for number in range(len(view.table)) for hit in hit_interpretations(view, number, cards)]
    world = imagine_any(view)
    return (*found, *[hit for hit in hits if refusal_of(world, hit) is None], *plays)


def lay_interpretations(rules: RuleSet, cards: CardSet) -> list[Lay]:
    """Return every interpretation of exactly these cards as a new spread, whether or not it may be laid now."""
    return [lay for lay in lays_in(rules, cards) if lay.cards == cards]


def hit_interpretations(view: View, number: int, cards: CardSet) -> list[Hit]:
    """Return every way in which all these cards fit a spread one after another, whether or not it may be hit now.

    A card that must be shown goes first if it can. Wilds are interchangeable.

    Args:
        view: The view of the seat that is asked for.
        number: The number of the spread on the table.
        cards: The cards.
    """
    found: dict[tuple[Card, ...], Hit] = {}
    for order, wilds, whole in _additions(view, view.table[number], cards, (), ()):
        found.setdefault(whole.names, Hit(order, number, tuple(sorted(wilds))))
    return list(found.values())


def _additions(
    view: View, spread: Spread, rest: CardSet, order: tuple[Card, ...], wilds: Wilds
) -> Iterator[tuple[tuple[Card, ...], Wilds, Spread]]:
    """Yield every way to add all the rest one by one: order, what the Wilds stand for, and the spread afterwards."""
    if not rest:
        yield order, wilds, spread
        return
    wild_cards = view.rules.wild_cards
    fitting = cards_in(rest & spread.fits)
    if not rest & wild_cards:
        # Without Wilds every order that fits is equal, except that a card that must be shown goes first.
        fitting = tuple(sorted(fitting, key=lambda card: card != view.must_show))[:1]
    for card in sorted(fitting, key=lambda card: card != view.must_show):
        yield from _additions(view, spread.with_card(card, spread.owner), rest ^ 1 << card, (*order, card), wilds)
    if rest & wild_cards:
        wild, others = cards_in(rest & wild_cards)[0], mask_of(spread.names)
        names = [
            name for name in cards_in(spread.fits_wild & view.rules.natural_cards) if not is_itself(wild, name, others)
        ]
        for name in names[:1] if spread.kind == BOOK else names:
            added = spread.with_wild(wild, name, spread.owner)
            yield from _additions(view, added, rest ^ 1 << wild, (*order, wild), (*wilds, (wild, name)))


def played_on(cards: CardSet, seat: Seat) -> tuple[Action, ...]:
    """Return what a single card played on a seat can mean: a Skip or a Block; nothing for any other card."""
    if cards.bit_count() != 1 or not cards & SKIPS:
        return ()
    card = cards_in(cards)[0]
    return (Skip(card, seat), Block(card, seat))


# Every place a card could go


class CardPlaces(NamedTuple):
    """The new spreads that a card could be part of, and the hits that could start with it."""

    lays: tuple[Lay, ...]
    hits: tuple[Hit, ...]

    @property
    def spreads(self) -> tuple[int, ...]:
        """The spreads on the table that it could go to, by number."""
        return tuple(sorted({hit.spread for hit in self.hits}))


def places_for(view: View, card: Card) -> CardPlaces:
    """Return every place that a card could go if the seat of a view held it and had drawn.

    The card may be one of the hand, the discard that the seat could take or cross for, or one that it might draw.
    """
    bit = 1 << card
    legal = _after_drawing(view, bit).legal()
    return CardPlaces(
        tuple([action for action in legal if isinstance(action, Lay) and action.cards & bit]),
        tuple([action for action in legal if isinstance(action, Hit) and action.cards[0] == card]),
    )


def _after_drawing(view: View, gained: CardSet = EMPTY) -> World:
    """Return the seat's turn, or its next one, after drawing, with the cards that it has gained."""
    world = imagine_any(view)
    if view.to_act != view.seat or view.phase == WINDOW:
        world.to_act, world.hits = view.seat, 0
    world.hands[view.seat] |= gained
    world.phase, world.must_show = PLAY, None
    return world
