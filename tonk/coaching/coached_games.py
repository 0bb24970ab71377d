"""Coached games: how moves are tried, measured and explained at Tonk and at each guest."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tonk.bots.weights import PolicyWeights
from tonk.coaching import missed_chances, tonk_reasons, tonk_tries
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.guests import guest_tries, rummy_reasons, suit_reasons
from tonk.coaching.reason_kinds import Reason
from tonk.coaching.world_tries import Magnitudes, WorldTries
from tonk.rules import Action, Outcome, RuleSet, View
from tonk.rules.cards import Seat
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.seats import PerSeat


class CoachedGame(NamedTuple):
    """A game as the coach knows it, as functions.

    Attributes:
        certain: Solves a decision, where it can be; the moves, and the weights for a table of Tonk, are named.
        tries: Makes the worlds in which the moves of a decision are tried.
        magnitudes: Says how large differences are.
        net: Says what a seat has won in a hand, from the score before it, in the unit of the advice.
        reasons: Yields every reason about a move, the most important first; at least one.
        missed: Finds what a better move would have done, in place of one that is worse.
        instead: Finds something that says more than the reason given for a good move.
        played_out: Says how a worse move does where nothing can be pointed at.
        shown_first: Chooses the move to show first among those as good as the best.
    """

    certain: Callable[[View, Iterable[Action], PolicyWeights | None], Advice | None]
    tries: Callable[[View, int, PolicyWeights | None], WorldTries]
    magnitudes: Callable[[RuleSet], Magnitudes]
    net: Callable[[RuleSet, Outcome, Seat, PerSeat[int]], float]
    reasons: Callable[[View, Worth], Iterator[Reason]]
    missed: Callable[[View, Worth, Advice], Reason | None]
    instead: Callable[[View, Worth, Advice, Reason], Reason | None]
    played_out: Callable[[Worth, Advice], Reason]
    shown_first: Callable[[View, Advice], Worth]


_RUMMY: Final = CoachedGame(
    guest_tries.nothing_certain,
    guest_tries.rummy_tries,
    guest_tries.points_magnitudes,
    guest_tries.net_of,
    rummy_reasons.reasons,
    rummy_reasons.missed,
    rummy_reasons.instead,
    missed_chances.played_out,
    guest_tries.best_first,
)
COACHED_GAMES: Final[Mapping[GameName, CoachedGame]] = {
    "tonk": CoachedGame(
        tonk_tries.certain_advice,
        tonk_tries.TonkTries,
        tonk_tries.magnitudes,
        tonk_tries.net_of,
        tonk_reasons.reasons,
        missed_chances.missed,
        tonk_reasons.instead,
        missed_chances.played_out,
        tonk_tries.shown_first,
    ),
    "gin": _RUMMY,
    "knock-rummy": _RUMMY,
    "thirty-one": CoachedGame(
        guest_tries.nothing_certain,
        guest_tries.suit_tries,
        guest_tries.lives_magnitudes,
        guest_tries.net_of,
        suit_reasons.reasons,
        suit_reasons.missed,
        suit_reasons.instead,
        suit_reasons.played_out,
        guest_tries.best_first,
    ),
}
"""Every game, by its name: another one is coached once it stands here."""


def magnitudes_of(rules: RuleSet) -> Magnitudes:
    """Return how large differences are at a table."""
    return COACHED_GAMES[rules.game].magnitudes(rules)
