"""Bots made for tests: the same as in the game, but that those who think ahead do so for a moment only."""

import pickle
from collections.abc import Callable

from tonk.bots import PLAIN, PONDERERS, Bot, make_bot
from tonk.bots.play_style import PlayStyle
from tonk.bots.search import MonteCarloPlayer, SearchBudget
from tonk.rules import View

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
