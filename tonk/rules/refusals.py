"""Refusals of an action: one frozen type for each reason, with all it takes to put it into words.

They hold cards and numbers, never sentences; ``tonk.words.refusals`` puts them into words.
"""

from dataclasses import dataclass
from typing import Literal

from tonk.rules.cards import Card, CardSet, Seat
from tonk.rules.knobs import HitRuns

WaitCause = Literal["spread", "hit", "own_hit"]
"""A thing that bars a seat from dropping: laying a spread, being hit, or a hit on its own spread."""

WaitCauses = tuple[tuple[WaitCause, int], ...]
"""All that a seat waits for since it last had no wait, the oldest first, each with the turns that it brought."""
NO_WAIT: WaitCauses = ()


class _BareReason:
    """A reason that needs no particulars: all of one class are equal. A dozen more dataclasses would slow the start."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class HandIsOver(_BareReason):
    """Nothing can be done: the hand has ended."""


class DrawFirst(_BareReason):
    """This comes after drawing or taking a card."""


class HasDrawn(_BareReason):
    """One card a turn: the seat has drawn or taken already."""


class NoDiscard(_BareReason):
    """There is no discard to take."""


class UpcardStays(_BareReason):
    """In these rules nobody may take the upcard: it only starts the discards."""


@dataclass(frozen=True, slots=True)
class CannotBeLaid:
    """In these rules a discard is taken only to be laid or hit with at once, and this one can't be."""

    card: Card


class DropAfterLaying(_BareReason):
    """A drop comes at the start of the turn, and the seat has laid or hit already (R-lay-first)."""


class DropAfterDrawing(_BareReason):
    """A drop comes at the start of the turn, instead of drawing."""


@dataclass(frozen=True, slots=True)
class DropBarred:
    """The seat must let this many of its turns go by, the present one included (R-wait).

    ``causes`` are all that it has waited for since it last had no wait; they are missing where nobody saw them.
    ``scored`` says whether points are scored, where a drop is called a run.
    """

    turns: int
    causes: WaitCauses
    scored: bool = False

    @property
    def left(self) -> dict[WaitCause, int]:
        """The turns that are left of each cause: those of the oldest are over first."""
        left: dict[WaitCause, int] = {}
        turns = self.turns
        for cause, brought in reversed(self.causes):
            if turns > 0:
                left[cause] = left.get(cause, 0) + min(turns, brought)
                turns -= brought
        return left


@dataclass(frozen=True, slots=True)
class DropTooEarly:
    """Nobody may drop before this round of the hand; ``scored`` as above."""

    first_round: int
    scored: bool = False


@dataclass(frozen=True, slots=True)
class DropTooHigh:
    """The rules let nobody drop with more than a ceiling; ``scored`` as above."""

    total: int
    ceiling: int
    scored: bool = False


@dataclass(frozen=True, slots=True)
class NotHeld:
    """These cards are not in the hand of the seat to act."""

    cards: CardSet


class NoCards(_BareReason):
    """A hit needs a card."""


@dataclass(frozen=True, slots=True)
class TooFew:
    """A spread needs three cards or more."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class RunHasGaps:
    """The cards are of one suit, but cards between them are missing."""

    cards: CardSet
    missing: CardSet


@dataclass(frozen=True, slots=True)
class NotASpread:
    """The cards are neither of one rank nor in sequence in one suit."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class NoSuchSpread:
    """There is no spread with this number on the table."""

    spread: int


@dataclass(frozen=True, slots=True)
class DoesNotFit:
    """The card does not extend the spread, which holds ``spread_cards``."""

    card: Card
    spread_cards: tuple[Card, ...]
    fits: CardSet | None = None
    """The natural cards that would, where there are Wilds in the spread; None where its cards show it."""


class BooksMayNotBeHit(_BareReason):
    """These rules let nobody add to a book (R-book)."""


@dataclass(frozen=True, slots=True)
class RunMayNotBeHit:
    """These rules don't let the seat add to this run: ``allowed`` is ``own``, ``others`` or ``none``."""

    allowed: HitRuns
    owner: Seat


@dataclass(frozen=True, slots=True)
class NoMoreHits:
    """The seat has made as many hits as a turn allows."""

    allowed: int


@dataclass(frozen=True, slots=True)
class TakenCardMustStay:
    """With the stock gone, the card just taken may not be the one discarded (R-stock)."""

    card: Card


class AnswerFirst(_BareReason):
    """A window is open: the seat must cross or pass before anything else happens."""


class NothingToAnswer(_BareReason):
    """No window is open: there is nothing to cross for or to let pass."""


@dataclass(frozen=True, slots=True)
class NotACross:
    """This card is no Cross."""

    card: Card


@dataclass(frozen=True, slots=True)
class NotASkip:
    """This card is no Skip, nor a Block."""

    card: Card


@dataclass(frozen=True, slots=True)
class NoSuchSeat:
    """There is no seat with this number."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SkippedAlready:
    """A Skip lies before this seat already."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlockedAlready:
    """A Block lies before this seat already."""

    seat: Seat


class NotOutOfTurn(_BareReason):
    """Skips and Blocks are played in the player's own turn, not in one taken with a Cross."""


@dataclass(frozen=True, slots=True)
class ShowItFirst:
    """The card just taken, with a Cross or where it must be laid, comes first: in a new spread or a hit."""

    card: Card


@dataclass(frozen=True, slots=True)
class WildUnnamed:
    """It must be said which card this Wild stands for."""

    wild: Card


@dataclass(frozen=True, slots=True)
class WildMisnamed:
    """This Wild can't stand for this card in this spread, which has it already, or it is no Wild."""

    wild: Card
    stands_for: Card


@dataclass(frozen=True, slots=True)
class TooManyWilds:
    """A new spread needs more natural cards."""

    least: int


@dataclass(frozen=True, slots=True)
class TwistInSpread:
    """This twist is no Wild, and only Wilds can lie in a spread."""

    card: Card


TurnRefusal = HandIsOver | DrawFirst | HasDrawn | NoDiscard | UpcardStays | CannotBeLaid
"""The reasons that lie in the turn."""
DropRefusal = DropAfterLaying | DropAfterDrawing | DropBarred | DropTooEarly | DropTooHigh
"""The reasons why the seat may not drop."""
CardsRefusal = (
    NotHeld
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
"""The faults of the cards, or of the spread."""
SpecialRefusal = (
    AnswerFirst
    | NothingToAnswer
    | NotACross
    | NotASkip
    | NoSuchSeat
    | SkippedAlready
    | BlockedAlready
    | NotOutOfTurn
    | ShowItFirst
)
"""The reasons why a special card may not be played, or why it must be."""
WildRefusal = WildUnnamed | WildMisnamed | TooManyWilds | TwistInSpread
"""The faults of a Wild, or of another special card, in a spread."""

Refusal = TurnRefusal | DropRefusal | CardsRefusal | SpecialRefusal | WildRefusal
