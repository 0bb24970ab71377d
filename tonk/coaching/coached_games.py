"""Coached games: the functions by which the coach tries, measures and explains moves, for Tonk and each guest."""

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
    """The functions by which the coach handles a game.

    Attributes:
        certain: Solves a decision if possible, from the view, the moves and the tuned weights of a Tonk table.
        tries: Makes the sampled worlds in which the moves of a decision are tried.
        magnitudes: Returns the sizes of differences that matter.
        net: Returns a seat's winnings in a hand, in the unit of the advice, given the score before the hand.
        reasons: Yields every reason about a move, the most important first; at least one.
        missed: Returns what a better move would have done, for a move that is worse.
        instead: Returns a reason that says more than the one found for a good move, if there is one.
        played_out: Returns how a worse move does when it is played out, if no fact speaks against it.
        shown_first: Chooses which of the moves as good as the best is shown first.
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
"""Every game by its name; the coach knows the games listed here."""


def magnitudes_of(rules: RuleSet) -> Magnitudes:
    """Return the sizes of differences that matter in these rules."""
    return COACHED_GAMES[rules.game].magnitudes(rules)
