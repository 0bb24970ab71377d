"""Why an action may not be done: one frozen type a reason, with what it takes to say it in words.

They hold cards and numbers, never sentences; ``tonk.words.refusals`` puts them into words.
"""

from dataclasses import dataclass

from tonk.rules.cards import Card, Cards, Seat


@dataclass(frozen=True, slots=True)
class HandIsOver:
    """Nothing can be done: the hand has ended."""


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """This comes after drawing or taking a card."""


@dataclass(frozen=True, slots=True)
class HasDrawn:
    """One card a turn: the seat has drawn or taken already."""


@dataclass(frozen=True, slots=True)
class NoDiscard:
    """There is no discard to take."""


@dataclass(frozen=True, slots=True)
class DropAfterLaying:
    """A drop comes at the start of the turn, and the seat has laid or hit already (R-lay-first)."""


@dataclass(frozen=True, slots=True)
class DropAfterDrawing:
    """A drop comes at the start of the turn, instead of drawing."""


@dataclass(frozen=True, slots=True)
class DropBarred:
    """The seat must let this many of its turns go by, the present one included (R-wait).

    ``cause`` is what barred it last: ``spread``, ``hit``, ``own_hit``, or empty where nobody saw it happen.
    """

    turns: int
    cause: str


@dataclass(frozen=True, slots=True)
class DropTooHigh:
    """The rules let nobody drop with more than a ceiling."""

    total: int
    ceiling: int


@dataclass(frozen=True, slots=True)
class NotHeld:
    """These cards are not in the hand of the seat to act."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class NoCards:
    """A hit needs a card."""


@dataclass(frozen=True, slots=True)
class TooFew:
    """A spread needs three cards or more."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class RunHasGaps:
    """The cards are of one suit, but cards between them are missing."""

    cards: Cards
    missing: Cards


@dataclass(frozen=True, slots=True)
class NotASpread:
    """The cards are neither of one rank nor in sequence in one suit."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class NoSuchSpread:
    """There is no spread with this number on the table."""

    spread: int


@dataclass(frozen=True, slots=True)
class DoesNotFit:
    """The card does not extend the spread, which holds ``spread_cards``."""

    card: Card
    spread_cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BooksMayNotBeHit:
    """These rules let nobody add to a book (R-book)."""


@dataclass(frozen=True, slots=True)
class RunMayNotBeHit:
    """These rules don't let the seat add to this run: ``allowed`` is ``own``, ``others`` or ``none``."""

    allowed: str
    owner: Seat


@dataclass(frozen=True, slots=True)
class NoMoreHits:
    """The seat has made as many hits as a turn allows."""

    allowed: int


@dataclass(frozen=True, slots=True)
class TakenCardMustStay:
    """With the stock gone, the card just taken may not be the one discarded (R-stock)."""

    card: Card


Refusal = (
    HandIsOver
    | DrawFirst
    | HasDrawn
    | NoDiscard
    | DropAfterLaying
    | DropAfterDrawing
    | DropBarred
    | DropTooHigh
    | NotHeld
    | NoCards
    | TooFew
    | RunHasGaps
    | NotASpread
    | NoSuchSpread
    | DoesNotFit
    | BooksMayNotBeHit
    | RunMayNotBeHit
    | NoMoreHits
    | TakenCardMustStay
)
