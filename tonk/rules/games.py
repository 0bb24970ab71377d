"""Games: how Tonk and each guest answer the same questions about a hand in play."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tonk.rules import legality, opening, transitions
from tonk.rules.actions import Action
from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.rules.guests import gin, knock_rummy, thirty_one
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.hand_state import HandState
from tonk.rules.refusals import Refusal


class GameRules(NamedTuple):
    """The rules of a game, as functions of a hand.

    Attributes:
        begin: Does what follows the deal: a hand that wins at once, or the upcard.
        legal: Lists every legal action of the seat to act.
        refusal: Says why the seat to act may not do something.
        transitions: Does each kind of action.
        total: Counts a seat's hand.
    """

    begin: Callable[[HandState], list[Event]]
    legal: Callable[[HandState], list[Action]]
    refusal: Callable[[HandState, Action], Refusal | None]
    transitions: Mapping[type, Callable[[HandState, Any], list[Event]]]
    total: Callable[[HandState, Seat], int]


def _points_held(position: HandState, seat: Seat) -> int:
    return position.totals[seat]


GAMES: Final[dict[GameName, GameRules]] = {
    "tonk": GameRules(
        opening.begin, legality.legal_actions, legality.refusal_of, transitions.TRANSITIONS, _points_held
    ),
    "gin": GameRules(gin.begin, gin.legal, gin.refusal, gin.TRANSITIONS, gin.total),
    "knock-rummy": GameRules(
        knock_rummy.begin, knock_rummy.legal, knock_rummy.refusal, knock_rummy.TRANSITIONS, knock_rummy.total
    ),
    "thirty-one": GameRules(
        thirty_one.begin, thirty_one.legal, thirty_one.refusal, thirty_one.TRANSITIONS, thirty_one.total
    ),
}
"""Every game, by its name."""
