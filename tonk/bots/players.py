"""The player that sits down with a level and plays by its rules of thumb, answering at once."""

import random

from tonk.bots.play_style import PlayStyle
from tonk.bots.tuned_weights import weights_of
from tonk.bots.twist_thumb import thumb_of
from tonk.bots.weights import PolicyWeights
from tonk.rules import Action, View
from tonk.rules.imagining import imagine_any


class HeuristicPlayer:
    """A player by rules of thumb. The same view and seed always give the same action."""

    def __init__(self, level: str, seed: int, style: PlayStyle, tuned: PolicyWeights | None = None) -> None:
        """Sit down.

        Args:
            level: One of ``tuned_weights.INSTANT_LEVELS``.
            seed: What makes this player unlike another of its level.
            style: Its ways.
            tuned: What self-play found for this table, if that is known.
        """
        self._level = level
        self._lean = random.Random(seed).random() - 0.5
        self._style = style
        self._tuned = tuned

    def choose(self, view: View) -> Action:
        """The action of the seat to act, whose view this is."""
        weights = weights_of(self._level, view.rules, view.seats, self._tuned)
        lean = self._lean * weights.drop_variation_points + self._style.extra_drop_points
        return thumb_of(weights, view.rules, lean, self._style.least_points_to_lay).act(imagine_any(view))
