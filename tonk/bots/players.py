"""Players that answer at once: one that does anything, and one that plays by the heuristic policy."""

import random

from tonk.bots.play_style import PlayStyle
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.slips import LEVEL_SLIPS, NO_SLIPS
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import Level, PolicyWeights
from tonk.rules import Action, View
from tonk.rules.imagining import imagine_any


class RandomPlayer:
    """A player that chooses evenly among all legal actions: for tests, and as the measure below every other."""

    def __init__(self, seed: int) -> None:
        self._number = random.Random(seed).random

    def choose(self, view: View) -> Action:
        """Return any legal action of the seat to act."""
        return view.legal[int(self._number() * len(view.legal))]


class HeuristicPlayer:
    """A player by the heuristic policy. The same view and seed always give the same action."""

    def __init__(self, level: Level, seed: int, style: PlayStyle, tuned: PolicyWeights | None = None) -> None:
        """Sit down.

        Args:
            level: One of ``tuned_weights.INSTANT_LEVELS``.
            seed: The seed that sets this player apart from others of its level.
            style: Its ways.
            tuned: The weights that self-play found for this table, if that is known.
        """
        self._level = level
        self._seed = seed
        self._slips = LEVEL_SLIPS.get(level, NO_SLIPS)
        self._variation = random.Random(seed).random() - 0.5
        self._style = style
        self._tuned = tuned

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        weights = weights_of(self._level, view.rules, view.seats, self._tuned)
        style, slips = self._style, self._slips
        extra = self._variation * weights.drop_variation_points + style.extra_drop_points
        extra += slips.misjudgement(view, self._seed, careful=style.is_careful)
        fondness = slips.court_fondness_points
        return HeuristicPolicy(weights, view.rules, extra, style.least_points_to_lay, fondness).act(imagine_any(view))
