"""Bots made for tests: the same as in the game, but that those who think ahead do so for a moment only."""

import pickle
from collections.abc import Callable

from tonk.bots import PLAIN, PONDERERS, Bot, make_bot
from tonk.bots.search import Care, Searcher
from tonk.bots.temperament import Temperament
from tonk.rules import View

Maker = Callable[[str, int, Temperament], Bot]


def with_care(turns: int) -> Maker:
    """Makes bots of which those that think ahead play out so many turns for a decision."""

    def make(name: str, seed: int, temperament: Temperament) -> Bot:
        if name in PONDERERS:
            return Searcher(seed, temperament, Care(turns=turns))
        return make_bot(name, seed, temperament)

    return make


def quick_bot(name: str, seed: int, temperament: Temperament = PLAIN) -> Bot:
    """A bot of this name; one that thinks ahead looks once at what it has found."""
    return with_care(1)(name, seed, temperament)


def sent(view: View) -> View:
    """The copy of a view that comes out of a pipe in a worker process: nothing in it is the very same object."""
    copied: View = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    return copied
