"""Bots for tests: the same as in the game, except that searching ones think only for a moment."""

import pickle
from collections.abc import Callable

from tonk.bots import PLAIN, PONDERERS, Bot, make_bot
from tonk.bots.play_style import PlayStyle
from tonk.bots.search import MonteCarloPlayer, SearchBudget
from tonk.rules import Action, Position, View
from tonk.rules.cards import Seat

Maker = Callable[[str, int, PlayStyle], Bot]


def with_care(turns: int) -> Maker:
    """Return a maker of bots whose search plays out this many turns per decision."""

    def make(name: str, seed: int, style: PlayStyle) -> Bot:
        if name in PONDERERS:
            return MonteCarloPlayer(seed, style, SearchBudget(turns=turns))
        return make_bot(name, seed, style)

    return make


def quick_bot(name: str, seed: int, style: PlayStyle = PLAIN) -> Bot:
    """A bot of this level; a searching one looks at its results once."""
    return with_care(1)(name, seed, style)


def sent(view: View) -> View:
    """Return the copy of a view that comes out of a pipe in a worker process, without any identical object."""
    copied: View = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    return copied


def choice(level: str, position: Position, seed: int = 1) -> Action:
    """Return the move of a player of this level."""
    return quick_bot(level, seed).choose(position.view(Seat(0)))


def turn(level: str, position: Position) -> list[Action]:
    """Return what a player of this level does until its turn or the hand is over."""
    actions: list[Action] = []
    while position.outcome is None and position.to_act == 0:
        actions.append(choice(level, position))
        position.apply(actions[-1])
    return actions


class ScriptedBot:
    """A bot that follows a list of actions."""

    def __init__(self, *actions: Action) -> None:
        self._actions = iter(actions)

    def choose(self, view: View) -> Action:  # noqa: ARG002 - a fool looks at nothing
        """Return the next action."""
        return next(self._actions)
