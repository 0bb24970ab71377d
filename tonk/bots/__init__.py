"""Players made of rules: they see a seat's view and nothing else, and answer with an action.

Nothing here may import what holds a whole position; a test reads the imports to make sure.
"""

from typing import Protocol

from tonk.bots.chance import RandomPlayer
from tonk.bots.player import ThumbPlayer
from tonk.bots.search import Searcher
from tonk.bots.temper import Temper
from tonk.bots.temperament import PLAIN, Temperament
from tonk.bots.tempers import THUMB_LEVELS
from tonk.rules import Action, View

LEVELS = (*THUMB_LEVELS, "expert")
"""The levels of play, the weakest first."""
BOTS = ("random", *LEVELS)
"""Every bot there is, by name."""
PONDERERS = ("expert",)
"""The bots that take long: they ponder a view in slices as well."""

__all__ = ["BOTS", "LEVELS", "PLAIN", "PONDERERS", "Bot", "Temperament", "make_bot"]


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, view: View) -> Action:
        """A legal action for the seat to act, given that seat's view."""


def make_bot(name: str, seed: int, temperament: Temperament = PLAIN, tuned: Temper | None = None) -> Bot:
    """A bot of this name; the same name, seed, temperament, temper and views give the same actions.

    Args:
        name: One of ``BOTS``.
        seed: What makes it unlike another of its level.
        temperament: Its ways.
        tuned: What self-play found for its table, if that is known; the rule set's own otherwise.

    Raises:
        ValueError: There is no such bot; the sentence names those there are.
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot called {name[:40]!r}; there are {', '.join(BOTS)}")
    if name == "random":
        return RandomPlayer(seed)
    if name == "expert":
        return Searcher(seed, temperament, tuned=tuned)
    return ThumbPlayer(name, seed, temperament, tuned)
