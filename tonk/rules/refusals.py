"""Refusals of an action: one frozen type for each reason.

They hold cards and numbers, never sentences; ``tonk.words.refusals`` puts them into words.
"""

from dataclasses import dataclass
from typing import Final, Literal

from tonk.rules.cards import Card, CardSet, Seat
from tonk.rules.knobs import HitRuns

WaitCause = Literal["spread", "hit", "own_hit"]
"""A thing that bars a seat from dropping: laying a spread, being hit, or a hit on its own spread."""

WaitCauses = tuple[tuple[WaitCause, int], ...]
"""The reasons for a seat's wait since it last had none, the oldest first, each with the turns that it added."""
NO_WAIT: Final[WaitCauses] = ()


class _RefusalBase:
    """A reason, with its details in fields: two of one class are equal when these are.

    It compares and prints all of them: methods of their own for two dozen classes would slow the start.
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()

    @property
    def _particulars(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._particulars == other._particulars

    def __hash__(self) -> int:
        return hash((type(self), self._particulars))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({told})"


class HandIsOver(_RefusalBase):
    """Nothing can be done: the hand has ended."""


class DrawFirst(_RefusalBase):
    """This comes after drawing or taking a card."""


class HasDrawn(_RefusalBase):
    """The seat has drawn or taken already: one card a turn."""


class NoDiscard(_RefusalBase):
    """There is no discard to take."""


class UpcardStays(_RefusalBase):
    """In these rules nobody may take the upcard; it only starts the discards."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CannotBeLaid(_RefusalBase):
    """In these rules a discard may be taken only to lay it or hit with it at once, and this one can't be."""

    card: Card


class DropAfterLaying(_RefusalBase):
    """A drop comes at the start of the turn, and the seat has laid or hit already (R-lay-first)."""


class DropAfterDrawing(_RefusalBase):
    """A drop comes at the start of the turn, instead of drawing."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DropBarred(_RefusalBase):
    """The seat must let this many of its turns go by, including the present one (R-wait).

    ``causes`` are the reasons for its wait since it last had none; they are missing if nobody saw them. ``scored`` is
    True where points are scored and a drop is called a run.
    """

    turns: int
    causes: WaitCauses
    scored: bool = False

    @property
    def left(self) -> dict[WaitCause, int]:
        """The turns left for each cause; the oldest runs out first."""
        left: dict[WaitCause, int] = {}
        turns = self.turns
        for cause, brought in reversed(self.causes):
            if turns > 0:
                left[cause] = left.get(cause, 0) + min(turns, brought)
                turns -= brought
        return left


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DropTooEarly(_RefusalBase):
    """Nobody may drop before this round of the hand; ``scored`` as above."""

    first_round: int
    scored: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DropTooHigh(_RefusalBase):
    """Nobody may drop with more than a ceiling; ``scored`` as above."""

    total: int
    ceiling: int
    scored: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NotHeld(_RefusalBase):
    """These cards are not in the hand of the seat to act."""

    cards: CardSet


class NoCards(_RefusalBase):
    """A hit needs a card."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TooFew(_RefusalBase):
    """A spread needs three cards or more."""

    cards: CardSet


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RunHasGaps(_RefusalBase):
    """The cards are of one suit, but cards between them are missing."""

    cards: CardSet
    missing: CardSet


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NotASpread(_RefusalBase):
    """The cards are neither of one rank nor in sequence in one suit."""

    cards: CardSet


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NoSuchSpread(_RefusalBase):
    """There is no spread with this number on the table."""

    spread: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DoesNotFit(_RefusalBase):
    """The card does not extend the spread, which holds ``spread_cards``."""

    card: Card
    spread_cards: tuple[Card, ...]
    fits: CardSet | None = None
    """The natural cards that would fit a spread with Wilds; None where its own cards show it."""


class BooksMayNotBeHit(_RefusalBase):
    """In these rules nobody may add to a book (R-book)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RunMayNotBeHit(_RefusalBase):
    """In these rules the seat may not add to this run: ``allowed`` is ``own``, ``others`` or ``none``."""

    allowed: HitRuns
    owner: Seat


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NoMoreHits(_RefusalBase):
    """The seat has made as many hits as a turn allows."""

    allowed: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakenCardMustStay(_RefusalBase):
    """With the stock gone, the card just taken may not be discarded (R-stock)."""

    card: Card


class AnswerFirst(_RefusalBase):
    """A window is open: the seat must cross or pass before anything else happens."""


class NothingToAnswer(_RefusalBase):
    """No window is open: there is nothing to cross for or to let pass."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NotACross(_RefusalBase):
    """This card is no Cross."""

    card: Card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NotASkip(_RefusalBase):
    """This card is no Skip, nor a Block."""

    card: Card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NoSuchSeat(_RefusalBase):
    """There is no seat with this number."""

    seat: Seat


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SkippedAlready(_RefusalBase):
    """A Skip lies before this seat already."""

    seat: Seat


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BlockedAlready(_RefusalBase):
    """A Block lies before this seat already."""

    seat: Seat


class NotOutOfTurn(_RefusalBase):
    """Skips and Blocks are played in the player's own turn, not in one taken with a Cross."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ShowItFirst(_RefusalBase):
    """The card just taken, with a Cross or by rules that want it laid, must first be shown in a new spread or a hit."""

    card: Card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class WildUnnamed(_RefusalBase):
    """The action does not say which card this Wild stands for."""

    wild: Card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class WildMisnamed(_RefusalBase):
    """This Wild can't stand for this card, which the spread has already, or it is no Wild."""

    wild: Card
    stands_for: Card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TooManyWilds(_RefusalBase):
    """A new spread needs more natural cards."""

    least: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TwistInSpread(_RefusalBase):
    """This twist is no Wild, and only Wilds can lie in a spread."""

    card: Card


class NotInThisGame(_RefusalBase):
    """The game has no such action."""


class DiscardNext(_RefusalBase):
    """The seat has drawn or taken already, and nothing but a discard or a knock is left to do."""


class AskedAboutUpcard(_RefusalBase):
    """The upcard is offered: the seat takes it or passes."""


class NothingToPass(_RefusalBase):
    """There is no upcard to pass on."""


class MustDraw(_RefusalBase):
    """Both have passed the upcard: the first player draws."""


class NoStock(_RefusalBase):
    """The stock is empty."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TooMuchDeadwood(_RefusalBase):
    """After this discard the hand has too much deadwood to knock."""

    deadwood: int
    ceiling: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakenCardStays(_RefusalBase):
    """The card just taken may not be discarded in the same turn, nor knocked with."""

    card: Card


class KnockNamesCard(_RefusalBase):
    """A knock names the card that is discarded with it."""


class KnockNamesNoCard(_RefusalBase):
    """In this game a knock comes instead of a draw, and discards nothing."""


class KnockAfterDrawing(_RefusalBase):
    """A knock comes instead of drawing, and the seat has drawn."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KnockedAlready(_RefusalBase):
    """A seat has knocked already: everybody else has one more turn."""

    seat: Seat


class KnockTooEarly(_RefusalBase):
    """Nobody may knock in the first round."""


TurnRefusal = HandIsOver | DrawFirst | HasDrawn | NoDiscard | UpcardStays | CannotBeLaid
"""The reasons to do with the turn."""
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
"""The reasons to do with cards and spreads."""
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
"""The reasons why a special card may not, or must, be played."""
WildRefusal = WildUnnamed | WildMisnamed | TooManyWilds | TwistInSpread
"""The reasons to do with Wilds and other special cards in a spread."""

KnockRefusal = TooMuchDeadwood | KnockNamesCard | KnockNamesNoCard | KnockAfterDrawing | KnockedAlready | KnockTooEarly
"""The reasons why a seat may not knock."""
GuestRefusal = (
    NotInThisGame | DiscardNext | AskedAboutUpcard | NothingToPass | MustDraw | NoStock | TakenCardStays | KnockRefusal
)
"""The reasons in guest games."""

Refusal = TurnRefusal | DropRefusal | CardsRefusal | SpecialRefusal | WildRefusal | GuestRefusal
