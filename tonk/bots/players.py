"""Players that answer at once: a random one, and one that plays by the heuristic policy."""

import random
from typing import Final

from tonk.bots.play_style import PlayStyle
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.slips import NO_SLIPS, slips_of
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import Level, PolicyWeights
from tonk.rules import Action, RuleSet, View
from tonk.rules.cards import Card
from tonk.rules.imagining import imagine_any

_NO_TURN: Final[tuple[int, Card | None]] = (-1, None)


class RandomPlayer:
    """A player that picks any legal action at random: for tests, and as the weakest yardstick."""

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
            seed: The seed that makes this player differ from others of its level.
            style: Its style of play.
            tuned: The weights that self-play found for this table, if that is known.
        """
        self._level = level
        self._seed = seed
        self._style = style
        self._tuned = tuned
        self._slips = NO_SLIPS
        self._policies: dict[tuple[RuleSet, int], HeuristicPolicy] = {}
        self._turn = _NO_TURN

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        # Kept between decisions: creating it takes longer than deciding by it.
        policy = self._policies.get((view.rules, view.seats)) or self._sit_down(view)
        turn = view.turns, view.upcard
        if turn != self._turn:
            self._turn = turn
            policy.slip(self._slips.misjudgement(view, self._seed, careful=self._style.is_careful))
        return policy.act(imagine_any(view))

    def _sit_down(self, view: View) -> HeuristicPolicy:
        """Return its policy for a table, which is kept until it sits down at another."""
        weights, style = weights_of(self._level, view.rules, view.seats, self._tuned), self._style
        self._slips, self._turn = slips_of(self._level, view.rules), _NO_TURN
        extra = style.extra_drop_points
        if weights.drop_variation_points:
            extra += (random.Random(self._seed).random() - 0.5) * weights.drop_variation_points
        fondness = self._slips.court_fondness_points
        policy = HeuristicPolicy(weights, view.rules, extra, style.least_points_to_lay, fondness)
        self._policies = {(view.rules, view.seats): policy}
        return policy
