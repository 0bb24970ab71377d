"""Meanings of placed cards: a Wild may stand for several cards, and a Skip card is a Block as well.

The rules list them (``tonk.rules.placements``); this module chooses what a person most likely means.
"""

from dataclasses import dataclass
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import NO_CARD, Card, CardSet, cards_in, mask_of
from tonk.rules.melds import names_of
from tonk.rules.placements import hit_interpretations, lay_interpretations, lays_in, places_for
from tonk.rules.placements import played_on as played_on


def lays(view: View, cards: CardSet) -> tuple[Lay, ...]:
    """Return every meaning of these cards as a new spread; if there is none, one that is refused."""
    return tuple(lay_interpretations(view.rules, cards)) or (Lay(cards),)


def best_lays(view: View, card: Card | None = None) -> tuple[Lay, ...]:
    """Return the best spread in the hand, or the best with this card, in all its meanings; empty without one.

    Wilds are spared: the fewest Wilds come first, then the highest count.
    """
    held = [lay for lay in lays_in(view.rules, view.hand) if card is None or lay.cards >> card & 1]
    best = max(held, key=lambda lay: _preference(view, lay, card), default=None)
    if best is None:
        return ()
    return lays(view, best.cards) if best.wilds else (best,)


def _preference(view: View, lay: Lay, card: Card | None) -> tuple[int, int, int]:
    """Return the sort key of spreads to lay: among equals the lowest card comes first, unless one is requested."""
    low = cards_in(lay.cards)[0] if card is None and not lay.wilds else NO_CARD
    return -len(lay.wilds), view.rules.points(lay.cards), -low


def hits(view: View, number: int, cards: CardSet) -> tuple[Hit, ...]:
    """Return every meaning of these cards as a hit on a spread; if there is none, one that is refused.

    Args:
        view: The view of the seat in question.
        number: The number of the spread on the table.
        cards: The cards.
    """
    wild = cards & view.rules.wild_cards
    refused = cards_in(cards) if wild else view.table[number].in_fitting_order(cards)
    return tuple(hit_interpretations(view, number, cards)) or (Hit(refused, number),)


@dataclass(frozen=True)
class LitPlaces:
    """The highlighted places and cards: those that a discard taken with a Cross can be used at and with.

    Attributes:
        discard: Whether the top discard is highlighted, because it can still be taken.
        spreads: The spreads that accept the card, by number.
        cards: The cards of the hand that make a new spread with it, and the card itself.
    """

    discard: bool = False
    spreads: frozenset[int] = frozenset()
    cards: frozenset[Card] = frozenset()


def lit(view: View) -> LitPlaces:
    """Return all highlights for a seat that may cross, or that must show the card that it took."""
    if not view.legal:
        return LitPlaces()
    if view.drawer is not None:
        return _of_card(view, view.discards[-1], discard=True)
    return LitPlaces() if view.must_show is None else _of_card(view, view.must_show, discard=False)


def _of_card(view: View, card: Card, *, discard: bool) -> LitPlaces:
    places = places_for(view, card)
    natural = [lay.cards for lay in places.lays if not lay.wilds]
    groups = natural or [lay.cards for lay in places.lays]
    together = mask_of(one for held in groups for one in cards_in(held))
    return LitPlaces(discard, frozenset(places.spreads), frozenset(cards_in((together | 1 << card) & view.hand)))


def pictured(view: View, action: Action) -> tuple[tuple[Card, Card | None], ...]:
    """Return the cards that illustrate an action, each with the card that it stands for, if it is a Wild."""
    match action:
        case Lay(cards, wilds):
            held = sorted(zip(names_of(cards_in(cards), wilds), cards_in(cards), strict=True))
            return tuple((card, name if card != name else None) for name, card in held)
        case Hit(cards_hit, number, wilds):
            spread = view.table[number]
            for card in cards_hit:
                name = dict(wilds).get(card)
                owner = spread.owner
                spread = spread.with_card(card, owner) if name is None else spread.with_wild(card, name, owner)
            named = zip(spread.names, spread.cards, strict=True)
            return tuple((card, name if card != name else None) for name, card in named)
        case Skip(card) | Block(card):
            return ((card, None),)
        case Draw() | Take() | Discard() | Drop() | Cross() | Pass() | Knock():
            return ()  # these have one meaning each
        case _:
            assert_never(action)
