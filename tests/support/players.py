"""Bots made for tests: the same as in the game, but that those who think ahead do so for a moment only."""

import pickle
from collections.abc import Callable

from tonk.bots import PLAIN, PONDERERS, Bot, make_bot
from tonk.bots.play_style import PlayStyle
from tonk.bots.search import MonteCarloPlayer, SearchBudget
from tonk.rules import Action, Position, View
from tonk.rules.cards import Seat

Maker = Callable[[str, int, PlayStyle], Bot]


def with_care(turns: int) -> Maker:
    """Makes bots of which those that think ahead play out so many turns for a decision."""

    def make(name: str, seed: int, style: PlayStyle) -> Bot:
        if name in PONDERERS:
            return MonteCarloPlayer(seed, style, SearchBudget(turns=turns))
        return make_bot(name, seed, style)

    return make


def quick_bot(name: str, seed: int, style: PlayStyle = PLAIN) -> Bot:
    """A bot of this name; one that thinks ahead looks once at what it has found."""
    return with_care(1)(name, seed, style)


def sent(view: View) -> View:
    """The copy of a view that comes out of a pipe in a worker process: nothing in it is the very same object."""
    copied: View = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    return copied


def choice(level: str, position: Position, seed: int = 1) -> Action:
    """The move of a player of this level."""
    return quick_bot(level, seed).choose(position.view(Seat(0)))


def turn(level: str, position: Position) -> list[Action]:
    """All that a player of this level does until its turn or the hand is over."""
    actions: list[Action] = []
    while position.outcome is None and position.to_act == 0:
        actions.append(choice(level, position))
        position.apply(actions[-1])
    return actions


class Fool:
    """Follows a list of actions, one after the other."""

    def __init__(self, *actions: Action) -> None:
        self._actions = iter(actions)

    def choose(self, view: View) -> Action:  # noqa: ARG002 - a fool looks at nothing
        """The next thing."""
        return next(self._actions)
