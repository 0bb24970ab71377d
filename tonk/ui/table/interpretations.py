"""What cards that are put somewhere can mean: a Wild may stand for several cards, and a Skip card is a Block as well.

Asked of what a seat sees and of nothing else. What is listed here may still be refused, for the rules know more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Lay, Pass, Skip, Spread, Take, View
from tonk.rules.cards import ALL_CARDS, CROSSES, EMPTY, SKIPS, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.melds import BOOK, Wilds, is_itself, kind_of, names_of, spreads_within
from tonk.rules.wild_lays import wild_lays
from tonk.ui.table.hand_order import best_spread_with


def lays(view: View, cards: CardSet) -> tuple[Lay, ...]:
    """Every sense in which these cards may be meant as a new spread; without a Wild there is one."""
    wild = view.rules.wild_cards
    if not cards & wild or cards & (CROSSES | SKIPS):
        return (Lay(cards),)
    senses = [lay for lay in wild_lays(view.rules, cards) if lay.cards == cards]
    as_they_are = [Lay(cards)] if cards <= ALL_CARDS and kind_of(cards) else []
    return (*as_they_are, *senses) or (Lay(cards),)


def best_lays(view: View, card: Card | None = None) -> tuple[Lay, ...]:
    """The best spread in the hand, or the best with this card, in every sense that it has; none where there is none.

    Wilds are spared: the most natural cards and the fewest Wilds come first, then what counts most.
    """
    values = view.rules.values
    having = [card] if card is not None else list(cards_in(view.hand & ALL_CARDS))
    found = max((best_spread_with(view.hand, one, values) for one in having), key=view.rules.points, default=EMPTY)
    if found:
        return (Lay(found),)
    held = [lay for lay in wild_lays(view.rules, view.hand) if card is None or lay.cards >> card & 1]
    best = max(held, key=lambda lay: (-len(lay.wilds), view.rules.points(lay.cards)), default=None)
    return () if best is None else lays(view, best.cards)


def holds_spread(view: View) -> bool:
    """Return whether the hand holds anything that could be laid."""
    naturals = view.hand & ALL_CARDS
    return bool(spreads_within(naturals) or wild_lays(view.rules, view.hand))


def hits(view: View, number: int, cards: CardSet) -> tuple[Hit, ...]:
    """Every sense in which these cards may be added to a spread; without a Wild there is one."""
    spread, wild = view.table[number], view.rules.wild_cards
    if not cards & wild:
        return (Hit(spread.in_fitting_order(cards), number),)
    first = view.must_show
    found: dict[tuple[Card, ...], Hit] = {}
    for order, wilds, whole in _additions(spread, cards, wild, (), (), first):
        found.setdefault(whole.names, Hit(order, number, tuple(sorted(wilds))))
    return tuple(found.values()) or (Hit(cards_in(cards), number),)


def _additions(
    spread: Spread, rest: CardSet, wild_cards: CardSet, order: tuple[Card, ...], wilds: Wilds, first: Card | None
) -> Iterator[tuple[tuple[Card, ...], Wilds, Spread]]:
    """Every way to add all of the rest one by one: in which order, the Wilds as what, and the spread after it.

    A card that has to come first is tried first; one Wild is as good as another.
    """
    if not rest:
        yield order, wilds, spread
        return
    fitting = sorted(cards_in(rest & spread.fits), key=lambda card: card != first)
    for card in fitting:
        yield from _additions(
            spread.with_card(card, spread.owner), rest ^ 1 << card, wild_cards, (*order, card), wilds, first
        )
    if rest & wild_cards:
        wild, others = cards_in(rest & wild_cards)[0], mask_of(spread.names)
        names = [name for name in cards_in(spread.fits_wild) if not is_itself(wild, name, others)]
        for name in names[:1] if spread.kind == BOOK else names:
            added = spread.with_wild(wild, name, spread.owner)
            yield from _additions(added, rest ^ 1 << wild, wild_cards, (*order, wild), (*wilds, (wild, name)), first)


def played_on(cards: CardSet, seat: Seat) -> tuple[Action, ...]:
    """Return what a single card put before a seat can mean: a Skip or a Block; nothing for any other card."""
    if cards.bit_count() != 1 or not cards & SKIPS:
        return ()
    card = cards_in(cards)[0]
    return (Skip(card, seat), Block(card, seat))


@dataclass(frozen=True)
class Lit:
    """What lights up: places and cards that a discard taken with a Cross can be used at and with.

    Attributes:
        discard: Whether the top discard does, which can still be taken.
        spreads: The spreads that the card fits, by number.
        cards: The cards of the hand that make a new spread with it, and the card itself.
    """

    discard: bool = False
    spreads: frozenset[int] = frozenset()
    cards: frozenset[Card] = frozenset()


def lit(view: View) -> Lit:
    """Return everything that lights up for a seat that may cross, or that must show the card that it took."""
    if not view.legal:
        return Lit()
    if view.drawer is not None:
        return _of_card(view, view.discards[-1], discard=True)
    return Lit() if view.must_show is None else _of_card(view, view.must_show, discard=False)


def _of_card(view: View, card: Card, *, discard: bool) -> Lit:
    bit, rules = 1 << card, view.rules
    spreads = [
        number
        for number, spread in enumerate(view.table)
        if (spread.fits & bit or (bit & rules.wild_cards and spread.fits_wild))
        and rules.may_hit(spread.kind, own=spread.owner == view.seat)
    ]
    hand = view.hand | bit
    groups = [held for held in spreads_within(hand & ALL_CARDS) if held & bit]
    groups = groups or [lay.cards for lay in wild_lays(rules, hand) if lay.cards & bit]
    together = mask_of(card for held in groups for card in cards_in(held)) & view.hand
    return Lit(discard, frozenset(spreads), frozenset(cards_in(together | bit & view.hand)))


def pictured(view: View, action: Action) -> tuple[tuple[Card, Card | None], ...]:
    """The cards that show what an action means: each with the card that it stands for, if it is a Wild."""
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
        case Draw() | Take() | Discard() | Drop() | Cross() | Pass():
            return ()  # these have one meaning each
        case _:
            assert_never(action)
