"""Rules for taking back: anything in practice; in a match, only what taught nobody anything.

In a match somebody may take back the last thing done, if it was their own, and nothing has been learnt since. That is:

* A draw can't be taken back, nor a drop, nor an answer to whether somebody crosses: a card of the stock has been seen,
  or hands, or who holds a Cross and who does not.
* Taking the discard, laying, hitting, a Skip, a Block and a discard can be taken back until anybody else has done
  anything: the cards that they move were in the person's own hand, or lay open before.
* Unless something came of it that can't be unlearnt: the hand ended, so that hands were shown, or discards were
  shuffled into a new stock. `_LEARNS_NOTHING` names what may come of it; whatever it does not name bars the way.

So what is taken back teaches nothing: the hand is the one that it would have been if the person had thought first. Bots
are asked again and see their view, in which nothing of it is left. That is why such a hand is an ordinary one, and
not marked as played with assistance; its record holds what was done in the end.
"""

from collections.abc import Sequence
from enum import Enum

from tonk.records.notation import parse_action
from tonk.rules import events as ev
from tonk.rules.actions import Cross, Draw, Drop, Pass
from tonk.rules.cards import Seat
from tonk.session.match.table_game import TableGame

_LEARNS_NOTHING = (
    *(ev.Took, ev.LaidDown, ev.HitSpread, ev.MustWait, ev.Held),
    *(ev.SkipPlayed, ev.BlockPlayed, ev.BlockEnded, ev.TurnLost, ev.Discarded),
)


class TakeBackRefusal(Enum):
    """A reason why nothing can be taken back."""

    NOTHING = "nothing done"
    OTHERS = "somebody else has played since"
    SEEN = "something has been seen since"
    ASKED = "a question comes first"


def decision_to_take_back(hand: TableGame, seat: Seat, persons: Sequence[Seat]) -> int | TakeBackRefusal:
    """The number of actions left when a person takes back a decision, or the reason why none can be taken back.

    In practice it is the last decision of any person, with all that bots have done since; in a match only the last
    action of this one.

    Args:
        hand: The hand being played.
        seat: The seat that wants it.
        persons: The seats of persons.
    """
    return _any_decision(hand, persons) if hand.practice else _own_action(hand, seat)


def _own_action(hand: TableGame, seat: Seat) -> int | TakeBackRefusal:
    if not any(_seat_of(text) == seat for text in hand.actions):
        return TakeBackRefusal.NOTHING
    if hand.hand_over:
        return TakeBackRefusal.SEEN
    last, action = parse_action(hand.actions[-1])
    if last != seat:
        return TakeBackRefusal.OTHERS
    if isinstance(action, Draw | Drop | Cross | Pass):
        return TakeBackRefusal.SEEN
    if not all(isinstance(event, _LEARNS_NOTHING) for event in hand.last_events):
        return TakeBackRefusal.SEEN
    return len(hand.actions) - 1


def _any_decision(hand: TableGame, persons: Sequence[Seat]) -> int | TakeBackRefusal:
    """Before the last decision of a person.

    Where several persons share the screen, never into a question whether somebody crosses: going back to it would give
    away who was asked. It is put to all of them again, when the deck is chosen again.
    """
    for count in range(len(hand.actions) - 1, hand.first - 1, -1):
        if _seat_of(hand.actions[count]) in persons:
            return count if len(persons) < 2 else _before_the_question(hand, count)
    return TakeBackRefusal.NOTHING


def _before_the_question(hand: TableGame, count: int) -> int:
    while count > hand.first and isinstance(parse_action(hand.actions[count])[1], Cross | Pass):
        count -= 1
    return count


def _seat_of(text: str) -> Seat:
    return parse_action(text)[0]
