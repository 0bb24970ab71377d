"""Actions of a player: one frozen type for each decision.

Draws, takes and drops are single objects, and every discard, spread and one-card hit stands ready-made, so that
listing legal actions makes nothing new.
"""

from dataclasses import dataclass, field
from typing import Final

from tonk.rules.cards import ALL_CARDS, TWIST_KINDS, Card, CardSet, Seat, cards_in, deck_with
from tonk.rules.melds import NO_WILDS, Wilds, spreads_within
from tonk.rules.value import Value


@dataclass(frozen=True, slots=True)
class Draw(Value):
    """Draw from the stock. With the stock empty: "I will not take the discard" (R-stock)."""


@dataclass(frozen=True, slots=True)
class Take(Value):
    """Take the top discard."""


@dataclass(frozen=True, slots=True)
class Lay(Value):
    """Lay a new spread from the hand; each Wild in it is said to stand for a card."""

    cards: CardSet
    wilds: Wilds = field(default=NO_WILDS, repr=False)


@dataclass(frozen=True, slots=True)
class Hit(Value):
    """Add cards, in this order, to a spread on the table (numbered from 0 in the order laid)."""

    cards: tuple[Card, ...]
    spread: int
    wilds: Wilds = field(default=NO_WILDS, repr=False)


@dataclass(frozen=True, slots=True)
class Discard(Value):
    """Put a card on the discards, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drop(Value):
    """Drop: show the hand, claiming to hold the fewest points."""


@dataclass(frozen=True, slots=True)
class Skip(Value):
    """Play a Skip on a seat: its next turn is lost."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Block(Value):
    """Play a Block on a seat: until one's own next turn, hits on that seat hold nobody."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Cross(Value):
    """Answer an open window with a Cross: take the discard out of turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass(Value):
    """Let the discard go: the answer to an open window that keeps the Cross, or to an upcard that is not wanted."""


@dataclass(frozen=True, slots=True)
class Knock(Value):
    """Knock: discard this card face down and end the hand; without a card, say that the hand is as it should be."""

    card: Card | None = None


Action = Draw | Take | Lay | Hit | Discard | Drop | Skip | Block | Cross | Pass | Knock

DRAW: Final = Draw()
TAKE: Final = Take()
DROP: Final = Drop()
PASS: Final = Pass()
KNOCK: Final = Knock()
DISCARD_OF_BIT: Final[dict[CardSet, Discard]] = {1 << card: Discard(card) for card in deck_with(TWIST_KINDS)}
"""The discard of each card, found by the set that holds that card alone."""
LAY_OF: Final[dict[CardSet, Lay]] = {cards: Lay(cards) for cards in spreads_within(ALL_CARDS)}
"""The laying of each of the 329 spreads there are."""


class _HitsOn(dict[CardSet, Hit]):
    """The hits with single cards of the pack on one spread, each made when it is first asked for."""

    def __init__(self, spread: int) -> None:
        super().__init__()
        self._spread = spread

    def __missing__(self, bit: CardSet) -> Hit:
        hit = self[bit] = Hit(cards_in(bit), self._spread)
        return hit


HIT_OF: Final = tuple([_HitsOn(spread) for spread in range(56 // 3)])
"""The hit with each single card of the pack on each spread: with Wilds no more than 18 spreads fit on a table."""
_KNOCKS: Final = tuple([Knock(card) for card in cards_in(ALL_CARDS)])
_DISCARDS: Final = tuple(DISCARD_OF_BIT.values())


def discards_of(cards: CardSet) -> list[Discard]:
    """The discards of these cards, in card order."""
    return [_DISCARDS[card] for card in cards_in(cards)]


def knocks_with(cards: CardSet) -> list[Knock]:
    """The knocks with these cards, in card order."""
    return [_KNOCKS[card] for card in cards_in(cards)]
