"""Numbered actions: the same numbers for every rule set and every number of players.

======================  =======================================================================================
number                  action
======================  =======================================================================================
0, 1, 2                 draw; take the top discard; drop
3                       pass: let the discard go that one could cross, or see a hand that is over at once
4 + card                discard this card, 0 to 63 (``rules/cards.py`` numbers cards)
68 + spread             lay this spread, one of the 329 of ``SPREADS``
397 + 52 n + card       hit the spread of number n on the table, 0 to 17, with this card
1333 + spread           lay cards that stand for this spread, with Wilds among them
1662 + 2 n, 1663 + 2 n  hit the spread of number n with a Wild: a book, or a run at its low end; a run at its high end
1698                    cross
1699 + seat             play a Skip on the seat so many places to the left, the actor's own being 0
1705 + seat             play a Block on it
======================  =======================================================================================

Of several equivalent cards (Wilds, Skips, Blocks or Crosses), the lowest is played. A spread with Wilds uses as few of
them as the hand allows.
"""

from collections.abc import Mapping
from typing import Final, assert_never

from tonk.rules import Action, View
from tonk.rules.actions import LAY_OF, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take
from tonk.rules.cards import CardSet, Seat
from tonk.rules.melds import RUN, named_set

SPREADS: tuple[CardSet, ...] = tuple(LAY_OF)
"""The spreads there are, as sets of cards, by number."""
MOST_SPREADS: Final = 18
"""The most spreads that fit on a table."""
MOST_SEATS: Final = 6
DRAW, TAKE, DROP, PASS, DISCARD = 0, 1, 2, 3, 4
LAY = DISCARD + 64
HIT = LAY + len(SPREADS)
WILD_LAY = HIT + 52 * MOST_SPREADS
WILD_HIT = WILD_LAY + len(SPREADS)
CROSS = WILD_HIT + 2 * MOST_SPREADS
SKIP = CROSS + 1
BLOCK = SKIP + MOST_SEATS
ACTIONS: Final = BLOCK + MOST_SEATS
"""The number of actions."""

_NUMBER_OF_SPREAD = {cards: number for number, cards in enumerate(SPREADS)}


def number_of(action: Action, view: View) -> int:
    """Return the number of an action of the seat whose view this is."""
    match action:
        case Draw():
            return DRAW
        case Discard(card):
            return DISCARD + card
        case Take():
            return TAKE
        case Drop():
            return DROP
        case Hit(cards, spread, wilds):
            return HIT + 52 * spread + cards[0] if not wilds else _number_of_wild_hit(action, view)
        case Lay(cards, wilds):
            start = WILD_LAY if wilds else LAY
            return start + _NUMBER_OF_SPREAD[named_set(cards, wilds)]
        case Pass():
            return PASS
        case Cross():
            return CROSS
        case Skip(_, seat):
            return SKIP + _places_to_the_left(view, seat)
        case Block(_, seat):
            return BLOCK + _places_to_the_left(view, seat)
        case Knock():
            raise ValueError("only Tonk has numbers for its actions")
        case _:
            assert_never(action)


def choices(view: View) -> Mapping[int, Action]:
    """Return the actions that a seat may do, by number."""
    found: dict[int, Action] = {}
    for action in view.legal:
        number = number_of(action, view)
        if number not in found or _spares_wilds(action, found[number]):
            found[number] = action
    return found


def _spares_wilds(action: Action, other: Action) -> bool:
    """Return whether an action uses fewer Wilds than another that stands for the same cards."""
    return isinstance(action, Lay) and isinstance(other, Lay) and len(action.wilds) < len(other.wilds)


def _number_of_wild_hit(hit: Hit, view: View) -> int:
    spread = view.table[hit.spread]
    high = spread.kind == RUN and hit.wilds[0][1] > spread.names[0]
    return WILD_HIT + 2 * hit.spread + high


def _places_to_the_left(view: View, seat: Seat) -> int:
    return (seat - view.seat) % view.seats
