"""Cross questions: asking who crosses for the discard, without revealing who holds a Cross.

The rules ask only seats that can cross. A single person among bots can be asked directly, as no one else is looking.
With several persons at one screen the question itself would reveal it, so all of them are asked at once, before every
draw at which one of them could be asked as far as everybody knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules import Action, Position
from tonk.rules.actions import PASS, Cross, Draw, Pass
from tonk.rules.cards import ALL_CARDS, CROSS, CROSSES, WILDS, Card, Seat, cards_in, mask_of
from tonk.rules.phases import WINDOW
from tonk.rules.windows import callers_after, may_call


@dataclass(frozen=True)
class CrossQuestion:
    """A question whether somebody takes the top discard with a Cross.

    Attributes:
        card: The discard.
        drawer: The seat that has chosen the stock and waits to draw.
        seats: The persons who may cross, clockwise from the drawer.
        everyone: True if the whole table is asked, whatever anybody holds; if not, the only person in ``seats`` can
            cross.
    """

    card: Card
    drawer: Seat
    seats: tuple[Seat, ...]
    everyone: bool


def drawer_of(position: Position) -> Seat:
    """Return the seat that has chosen the stock, or is about to."""
    waits = position.window.drawer
    return position.to_act if waits is None else waits


def could_be_asked(position: Position) -> tuple[Seat, ...]:
    """Return the seats that could cross for the top discard as far as everybody knows, clockwise.

    It uses only public facts: the sizes of the hands, and cards that were seen taken.
    """
    if CROSS not in position.specials.kinds or not position.discard:
        return ()
    if not 1 << position.discard[-1] & (ALL_CARDS | WILDS):
        return ()
    drawer = drawer_of(position)
    return tuple(seat for seat in may_call(position, drawer, drawer) if _may_hold_a_cross(position, seat))


class CrossAnswers:
    """The persons' answers to whether they cross, for one window.

    Args:
        persons: The seats of persons.
    """

    def __init__(self, persons: Sequence[Seat]) -> None:
        self._persons = persons
        self._given = False
        self._caller: Seat | None = None

    def forget(self) -> None:
        """Forget the answers, because the window is closed or the hand has changed."""
        self._given, self._caller = False, None

    def give(self, caller: Seat | None) -> None:
        """Note that this person crosses, or that nobody does."""
        self._given, self._caller = True, caller

    def question(self, position: Position, *, pending: bool) -> CrossQuestion | None:
        """Return the question for persons to answer now, if any.

        Args:
            position: The hand as it stands.
            pending: True while an action waits for the answer of the whole table.
        """
        asks = position.phase == WINDOW and position.to_act in self._persons
        if not (pending or asks):
            return None
        everyone = len(self._persons) > 1
        if everyone and self._given:
            return None
        seats = self._could_be_asked(position) if everyone else (position.to_act,)
        return CrossQuestion(position.discard[-1], drawer_of(position), seats, everyone)

    def come_first(self, position: Position, action: Action) -> bool:
        """Return whether persons have to answer before this action, which would draw the card or reach one of them."""
        if self._given or len(self._persons) < 2 or not isinstance(action, Draw | Pass):
            return False
        asked, drawer = self._could_be_asked(position), drawer_of(position)
        if not asked:
            return False
        waiting = callers_after(position, position.to_act, drawer)
        return all((seat - drawer) % position.seats >= (asked[0] - drawer) % position.seats for seat in waiting)

    def action(self, position: Position) -> Action:
        """Return the answer of the person whose turn it is to answer, as an action."""
        if position.to_act != self._caller:
            return PASS
        return Cross(cards_in(position.hands[position.to_act] & CROSSES)[0])

    def _could_be_asked(self, position: Position) -> tuple[Seat, ...]:
        """The persons who could be asked, as far as everybody knows."""
        return tuple(seat for seat in could_be_asked(position) if seat in self._persons)


def may_cross(position: Position, question: CrossQuestion | None, seat: Seat) -> bool:
    """Return whether a person can cross while the question is open; nobody else may see this.

    Args:
        position: The hand as it stands.
        question: The question that is asked, if any.
        seat: The seat of the person.
    """
    if question is None or seat not in question.seats:
        return False
    return seat in callers_after(position, question.drawer, question.drawer)


def _may_hold_a_cross(position: Position, seat: Seat) -> bool:
    seen = mask_of(position.discard)
    for known in position.known:
        seen |= known
    hidden = position.hands[seat].bit_count() - position.known[seat].bit_count()
    return bool(position.known[seat] & CROSSES) or (hidden > 0 and bool(CROSSES & ~seen))
