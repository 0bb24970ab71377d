"""What a player can do: one frozen type a decision.

Draws, takes and drops are single objects, and every discard, spread and one-card hit stands ready-made, so that
listing legal actions makes nothing new.
"""

from dataclasses import dataclass

from tonk.rules.cards import ALL_CARDS, FULL_DECK, Card, Cards
from tonk.rules.spreads import spreads_within


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock. With the stock empty: "I will not take the discard" (R-stock)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top discard."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a new spread from the hand."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Hit:
    """Add cards, in this order, to a spread on the table (numbered from 0 in the order laid)."""

    cards: tuple[Card, ...]
    spread: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card on the discards, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drop:
    """Drop: show the hand, claiming to hold the fewest points."""


Action = Draw | Take | Lay | Hit | Discard | Drop

DRAW, TAKE, DROP = Draw(), Take(), Drop()
DISCARD_OF_BIT: dict[Cards, Discard] = {1 << card: Discard(card) for card in FULL_DECK}
"""The discard of each card, found by the set that holds that card alone."""
LAY_OF: dict[Cards, Lay] = {cards: Lay(cards) for cards in spreads_within(ALL_CARDS)}
"""The laying of each of the 329 spreads there are."""
HIT_OF: tuple[dict[Cards, Hit], ...] = tuple(
    {1 << card: Hit((card,), spread) for card in FULL_DECK} for spread in range(52 // 3)
)
"""The hit with each single card on each spread: no more than 17 spreads fit on a table."""
