"""Playouts: hands played to their end by policies, and what a seat won."""

from collections.abc import Mapping
from typing import NamedTuple

from tonk.bots.policy import HeuristicPolicy
from tonk.bots.weights import PolicyWeights
from tonk.bots.winnings import ahead
from tonk.bots.worlds import SampledWorld
from tonk.rules import Action, Cross, Discard, Take


class Playout(NamedTuple):
    """A hand played on to its end after an action."""

    won: int
    """The winnings of the seat that acted (``ahead``)."""
    wins: bool
    """True if it is among the winners."""
    taken: bool
    """True if the action was a discard that the next player took."""
    turns: int
    """The number of turns played, including the first."""


def play_out(sampled: SampledWorld, action: Action, policies: Mapping[PolicyWeights, HeuristicPolicy]) -> Playout:
    """Play a world on to its end after an action of the seat to act.

    Args:
        sampled: The world, which is not changed.
        action: A legal action.
        policies: The policy for each of the world's weights.
    """
    world = sampled.world.copy()
    players = [policies[weights] for weights in sampled.weight_sets]
    seat, before, taken = world.to_act, world.turns, False
    world.apply(action)
    if isinstance(action, Discard) and world.outcome is None:
        answer = players[world.to_act].act(world)
        taken = isinstance(answer, Take | Cross)
        world.apply(answer)
    while world.outcome is None:
        world.apply(players[world.to_act].act(world))
    outcome = world.outcome
    return Playout(ahead(outcome, seat), seat in outcome.winners, taken, world.turns + 1 - before)
