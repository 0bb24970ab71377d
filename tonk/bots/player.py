"""The player that sits down with a level and plays by its rules of thumb, answering at once."""

import random

from tonk.bots.temper import Temper
from tonk.bots.temperament import Temperament
from tonk.bots.tempers import temper_of
from tonk.bots.twist_thumb import thumb_of
from tonk.rules import Action, View
from tonk.rules.imagining import imagine_any


class ThumbPlayer:
    """A player by rules of thumb. The same view and seed always give the same action."""

    def __init__(self, level: str, seed: int, temperament: Temperament, tuned: Temper | None = None) -> None:
        """Sit down.

        Args:
            level: One of ``tempers.THUMB_LEVELS``.
            seed: What makes this player unlike another of its level.
            temperament: Its ways.
            tuned: What self-play found for this table, if that is known.
        """
        self._level = level
        self._lean = random.Random(seed).random() - 0.5
        self._temperament = temperament
        self._tuned = tuned

    def choose(self, view: View) -> Action:
        """The action of the seat to act, whose view this is."""
        temper = temper_of(self._level, view.rules, view.seats, self._tuned)
        lean = self._lean * temper.leaning + self._temperament.drop
        return thumb_of(temper, view.rules, lean, self._temperament.holds).act(imagine_any(view))
