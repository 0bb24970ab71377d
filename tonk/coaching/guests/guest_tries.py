"""Trials of moves in guest games: sampled worlds, in which every seat plays on by the expert's policy."""

from collections.abc import Iterable
from typing import Final

from tonk.bots.guests.guest_players import policy_of
from tonk.bots.guests.guest_worlds import GuestWorlds
from tonk.bots.playouts import Playout
from tonk.bots.weights import PolicyWeights
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.guests.guest_facts import has_gin, has_thirty_one, seats_playing
from tonk.coaching.world_tries import Magnitudes
from tonk.rules import Action, Discard, Knock, Outcome, RuleSet, Take, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import World, imagine_any
from tonk.rules.seats import PerSeat

_RUMMY_HEAVINESS: Final = 4
"""The measured work of a turn of gin or knock rummy, in turns of plain Tonk."""
_SUIT_HEAVINESS: Final = 4
"""The measured work of a turn of thirty-one, in turns of plain Tonk."""
_LONGEST: Final = 200
"""The turns after which a playout without a knock counts as worth nothing: with few cards left it may never end."""
_POINTS: Final = Magnitudes(alike=0.5, least_deviation=25.0, halving_loss=7.5, stake=20.0)
_LIVES: Final = Magnitudes(alike=0.02, least_deviation=1.0, halving_loss=0.25, stake=1.0)


class GuestTries:
    """The sampled worlds in which the moves of a decision are tried (``WorldTries``).

    Args:
        view: The view of the seat to act.
        seed: The seed from which the worlds are drawn.
        heaviness: The work of a turn, in turns of plain Tonk.
        forced: Whether the seat can win at once.
    """

    def __init__(self, view: View, seed: int, heaviness: int, *, forced: bool) -> None:
        self._policy = policy_of("expert", view.rules)
        self._worlds = GuestWorlds(view, self._policy, seed)
        self._world: World | None = None
        self._players = len(seats_playing(view.rules, view.score))
        self.forced = forced
        self.usual: Action | None = self._policy.act(imagine_any(view))
        self.always_tried: frozenset[Action] = frozenset([action for action in view.legal if isinstance(action, Knock)])
        self.unit = self._players - 1
        self.heaviness = heaviness

    def draw(self) -> int:
        """Draw the next world; return the work done, in turns of plain Tonk."""
        self._world = self._worlds.draw()
        return self.heaviness * self.unit

    def play_out(self, action: Action) -> Playout:
        """Play the world to its end, starting with a legal action of the seat to act.

        Raises:
            ValueError: No world has been drawn.
        """
        if self._world is None:
            raise ValueError("no world has been drawn")
        world, policy = self._world.copy(), self._policy
        seat, before, taken = world.to_act, world.turns, False
        world.apply(action)
        if isinstance(action, Discard) and world.outcome is None:
            answer = policy.act(world)
            taken = isinstance(answer, Take)
            world.apply(answer)
        while world.outcome is None and world.turns - before < _LONGEST:
            world.apply(policy.act(world))
        outcome = world.outcome
        if outcome is None:
            return Playout(0, wins=False, taken=taken, turns=_LONGEST)
        return Playout(_ahead(outcome, seat, self._players), seat in outcome.winners, taken, world.turns + 1 - before)


def rummy_tries(view: View, seed: int, tuned: PolicyWeights | None) -> GuestTries:  # noqa: ARG001 - only for Tonk
    """Return the trials of a decision at gin or knock rummy.

    Args:
        view: The view of the seat to act.
        seed: The seed from which the worlds are drawn.
        tuned: The tuned weights of a Tonk table, unused here.
    """
    return GuestTries(view, seed, _RUMMY_HEAVINESS, forced=has_gin(view))


def suit_tries(view: View, seed: int, tuned: PolicyWeights | None) -> GuestTries:  # noqa: ARG001 - only for Tonk
    """Return the trials of a decision at thirty-one.

    Args:
        view: The view of the seat to act.
        seed: The seed from which the worlds are drawn.
        tuned: The tuned weights of a Tonk table, unused here.
    """
    return GuestTries(view, seed, _SUIT_HEAVINESS, forced=has_thirty_one(view))


def _ahead(outcome: Outcome, seat: Seat, players: int) -> int:
    """Return a seat's winnings above the mean of the others, times the number of others: a whole number."""
    return players * outcome.net[seat] - sum(outcome.net)


def points_magnitudes(rules: RuleSet) -> Magnitudes:  # noqa: ARG001 - the same in all such rules
    """Return the sizes of differences that matter, in points."""
    return _POINTS


def lives_magnitudes(rules: RuleSet) -> Magnitudes:  # noqa: ARG001 - the same in all such rules
    """Return the sizes of differences that matter, in lives."""
    return _LIVES


def net_of(rules: RuleSet, outcome: Outcome, seat: Seat, score: PerSeat[int]) -> float:
    """Return a seat's winnings above the mean of the others, in points or lives.

    Args:
        rules: The rule set.
        outcome: The outcome of the hand.
        seat: The seat.
        score: The points or lives before the hand.
    """
    players = len(seats_playing(rules, score))
    return _ahead(outcome, seat, players) / (players - 1)


def nothing_certain(view: View, actions: Iterable[Action], tuned: PolicyWeights | None) -> Advice | None:  # noqa: ARG001
    """Return None: no guest hand can be solved, because cards stay hidden to the end.

    Args:
        view: The view of the seat to act.
        actions: The moves.
        tuned: The tuned weights of a Tonk table, unused here.
    """
    return None


def best_first(view: View, advice: Advice) -> Worth:  # noqa: ARG001 - the coach has already broken ties
    """Return the best move: among equals, the coach already prefers the one that the expert's policy makes."""
    return advice.best
