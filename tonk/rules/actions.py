"""Actions of a player: one frozen type for each decision.

There is one object each for draw, take and drop, and one for every discard, spread and one-card hit, so listing legal
actions creates no new ones.
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
    """Lay a new spread from the hand, naming the card that each Wild in it stands for."""

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
    """Play a Block on a seat: until the player's next turn, hits on that seat hold nobody."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Cross(Value):
    """Answer an open window with a Cross: take the discard out of turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass(Value):
    """Pass: keep the Cross when a window is open, or leave the upcard."""


@dataclass(frozen=True, slots=True)
class Knock(Value):
    """Knock: discard this card face down and end the hand. Big gin and thirty-one knock without a card."""

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
"""The lay of each of the 329 spreads."""


class _HitsOn(dict[CardSet, Hit]):
    """The one-card hits on one spread, each created when first asked for."""

    def __init__(self, spread: int) -> None:
        super().__init__()
        self._spread = spread

    def __missing__(self, bit: CardSet) -> Hit:
        hit = self[bit] = Hit(cards_in(bit), self._spread)
        return hit


HIT_OF: Final = tuple([_HitsOn(spread) for spread in range(56 // 3)])
"""The one-card hits on each spread. Even with Wilds, a table has room for 18 spreads at most."""
_KNOCKS: Final = tuple([Knock(card) for card in cards_in(ALL_CARDS)])
_DISCARDS: Final = tuple(DISCARD_OF_BIT.values())


def discards_of(cards: CardSet) -> list[Discard]:
    """The discards of these cards, in card order."""
    return [_DISCARDS[card] for card in cards_in(cards)]


def knocks_with(cards: CardSet) -> list[Knock]:
    """The knocks with these cards, in card order."""
    return [_KNOCKS[card] for card in cards_in(cards)]
