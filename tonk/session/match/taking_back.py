"""Rules for taking back: anything in practice; in a match, only actions that revealed nothing.

In a match, players may take back the last action if it was their own and revealed nothing. That means:

* A draw, a drop and an answer about crossing can't be taken back: they revealed a card of the stock, the hands, or who
  holds a Cross.
* Taking the discard, laying, hitting, a Skip, a Block and a discard can be taken back until anybody else has acted,
  and so can passing an upcard and a knock that does not end the hand:
  the cards were in the player's own hand, or already face up.
* This doesn't apply if the action had a revealing event: the hand ended, so that hands were shown, or discards were
  shuffled into a new stock. `_LEARNS_NOTHING` lists the harmless events; any other bars taking back.

So the hand is the same as if the player had thought first. Bots are asked again, and their views hold no trace. That is
why such a hand is an ordinary one, not marked as helped; its record holds only the final actions.
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
    *(ev.Passed, ev.Knocked),
)


class TakeBackRefusal(Enum):
    """A reason why nothing can be taken back."""

    NOTHING = "nothing done"
    OTHERS = "somebody else has played since"
    SEEN = "something has been seen since"
    ASKED = "a question comes first"


def decision_to_take_back(hand: TableGame, seat: Seat, persons: Sequence[Seat]) -> int | TakeBackRefusal:
    """Return the number of actions left after a person takes back a decision, or why none can be taken back.

    In practice this is the last decision of any person, with the bots' actions since; in a match, only this person's
    last action.

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
    if isinstance(action, Draw | Drop | Cross) or (isinstance(action, Pass) and hand.plan.rules.is_tonk):
        return TakeBackRefusal.SEEN
    if not all(isinstance(event, _LEARNS_NOTHING) for event in hand.last_events):
        return TakeBackRefusal.SEEN
    return len(hand.actions) - 1


def _any_decision(hand: TableGame, persons: Sequence[Seat]) -> int | TakeBackRefusal:
    """Return the number of actions before the last decision of a person.

    If several persons share the screen, it is never inside a Cross question, since going back there would reveal who
    was asked. All of them are asked again when the stock is chosen again.
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
