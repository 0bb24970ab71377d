"""Bots: players that see a seat's view and nothing else, and answer with an action.

A policy (``policy.py``) decides by weights (``weights.py``, ``tuned_weights.py``) and by beliefs about the other hands
(``beliefs.py``); a planner says what it puts down (``planner.py``). The expert tries moves in sampled worlds
(``search.py``, ``worlds.py``, ``hypotheses.py``). Nothing here may import anything that holds a whole position; a test
checks the imports.
"""

from typing import Literal, Protocol

from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.bots.weights import Level, PolicyWeights
from tonk.rules import Action, View

LEVELS: tuple[Level, ...] = (*INSTANT_LEVELS, "expert")
"""The levels of play, the weakest first."""
BotName = Literal["random"] | Level
BOTS: tuple[BotName, ...] = ("random", *LEVELS)
"""The names of all bots."""
PONDERERS: tuple[BotName, ...] = ("expert",)
"""The slow bots, which can also ponder a view in slices."""

__all__ = ["BOTS", "LEVELS", "PLAIN", "PONDERERS", "Bot", "BotName", "Level", "PlayStyle", "bot_named", "make_bot"]


def bot_named(word: str) -> BotName | None:
    """Return the name of the bot meant by a word; None if there is no such bot."""
    return next((bot for bot in BOTS if bot == word), None)


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> Action:
        """Return a legal action for the seat to act, given that seat's view."""


def make_bot(name: str, seed: int, style: PlayStyle = PLAIN, tuned: PolicyWeights | None = None) -> Bot:
    """Make a bot; the same name, seed, style, weights and views give the same actions.

    Args:
        name: One of ``BOTS``.
        seed: The seed that makes it differ from others of its level.
        style: Its style of play.
        tuned: The weights that self-play found for its table, if that is known; the rule set's own otherwise.

    Raises:
        ValueError: There is no such bot; the message lists the names.
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot called {name[:40]!r}; there are {', '.join(BOTS)}")
    from tonk.bots.players import HeuristicPlayer, RandomPlayer

    if name == "random":
        return RandomPlayer(seed)
    # Imported when needed: the expert's search takes a while to load.
    if name == "expert":
        from tonk.bots.any_game import AnyGameThinker
        from tonk.bots.guests.guest_search import GuestSearch
        from tonk.bots.search import MonteCarloPlayer

        return AnyGameThinker(MonteCarloPlayer(seed, style, tuned=tuned), GuestSearch(seed, style))
    from tonk.bots.any_game import AnyGamePlayer
    from tonk.bots.guests.guest_players import GuestPlayer

    return AnyGamePlayer(HeuristicPlayer(name, seed, style, tuned), GuestPlayer(name, seed, style))
