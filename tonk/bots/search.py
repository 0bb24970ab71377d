"""The player that thinks ahead: it tries each move in many possible worlds and plays them out.

Each move is tried in the same worlds, and every seat plays on by the tuned heuristic policy. That policy's own move is
kept unless another is better beyond reasonable doubt, because the best of several noisy figures often isn't the best
move. A clearly worse move is dropped from the trials. Where the end game can be solved (``endgame.py``), only certainly
best moves are tried, to find the one that is hardest to answer.
"""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final, NamedTuple

from tonk.bots.endgame import best_of, solved
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.bots.playouts import play_out
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.bots.worlds import SampledWorld, WorldSampler
from tonk.rules import Action, View
from tonk.rules.imagining import imagine_any


class SearchBudget(NamedTuple):
    """The work for each decision, and the evidence needed to leave the usual move."""

    turns: int = 16_000
    """The most turns played out for a decision."""
    doubt: float = 0.75
    """The standard errors by which a move must beat the usual one to replace it.

    In 650 decisions at two and four players, judged by an equally long search in other worlds, 0.75 wins 0.009 ± 0.006
    stakes a hand more than 1.5; with little work, as where points are scored, it wins no less than any other value.
    """
    hopeless: float = 2.0
    """The standard errors by which a move must be worse to be dropped from the trials."""


SEARCH_BUDGET: Final = SearchBudget()
_SLICE: Final = 3
"""The worlds in a slice of work, which takes some milliseconds."""
_SLICES: Final = 10
"""The slices between two looks at the results."""
_CLEAR: Final = 3.0
"""The standard errors by which the only move left must be better for the trials to end early."""
_ALIKE: Final = 0.01
"""The standard error, in stakes, at which a move needs no more trials."""
_HEAVIER: Final = 3
"""The measured factor by which a turn is more work where the rules are not plain."""
_POINTS_ALIKE: Final = 0.3
"""The same where points are scored, in points."""


class Candidate:
    """A move on trial, and its results against the usual move in the same worlds, in stakes."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worlds = 0
        self._sum = 0
        self._squares = 0

    def add(self, better: int) -> None:
        """Add the result of a world in which it won ``better`` stakes more than the usual move."""
        self.worlds += 1
        self._sum += better
        self._squares += better * better

    @property
    def gain(self) -> float:
        """Its mean advantage over the usual move, in stakes."""
        return self._sum / self.worlds

    @property
    def error(self) -> float:
        """The standard error of ``gain``."""
        n = self.worlds
        return sqrt(max(self._squares - self._sum**2 / n, 1e-9) / (n * (n - 1)))


class MonteCarloPlayer:
    """A player that thinks ahead. The same view and seed always give the same action."""

    def __init__(
        self,
        seed: int,
        style: PlayStyle = PLAIN,
        budget: SearchBudget = SEARCH_BUDGET,
        tuned: PolicyWeights | None = None,
    ) -> None:
        """Sit down.

        Args:
            seed: The seed from which the worlds are drawn.
            style: Its style of play.
            budget: The work for each decision.
            tuned: The weights that self-play found for the table, if that is known; the rule set's own otherwise.
        """
        self._seed = seed
        self._style = style
        self._budget = budget
        self._tuned = tuned

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        *_, action = self.ponder(view)
        return action

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield the best action found so far, again and again until the work is done."""
        rules, style = view.rules, self._style
        weights = weights_of("expert", rules, view.seats, self._tuned)
        policy = HeuristicPolicy(weights, rules)
        seen = imagine_any(view)
        usual = HeuristicPolicy(weights, rules, style.extra_drop_points, style.least_points_to_lay).act(seen)
        yield usual
        if policy.goes_out(seen):
            return
        certain = solved(view, view.legal)
        sensible = policy.planner.worth_trying(view, seen)
        if certain is not None:
            sensible = best_of(certain)
            usual = usual if usual in sensible else sensible[0]
        candidates = [Candidate(action) for action in sensible if action != usual]
        worlds = WorldSampler(view, weights, self._seed, self._tuned)
        policies = {one: HeuristicPolicy(one, rules) for one in worlds.weight_sets}
        alike = _POINTS_ALIKE * view.seats if rules.scores_points else _ALIKE
        best, left = usual, self._budget.turns if rules.plain else self._budget.turns // _HEAVIER
        while candidates and left > 0:
            for _ in range(_SLICES):
                for _ in range(_SLICE):
                    left -= worlds.work + _try(worlds.draw(), usual, candidates, policies)
                yield best
            candidates = [one for one in candidates if one.gain > -self._budget.hopeless * one.error]
            better = [one for one in candidates if one.gain > self._budget.doubt * one.error]
            best = max(better, key=lambda one: one.gain).action if better else usual
            if _is_settled(candidates, alike):
                break
        yield best


def _is_settled(candidates: list[Candidate], alike: float) -> bool:
    """Return whether more trials are useless: all moves are known well, or the only one left is clearly better."""
    if all(one.error < alike for one in candidates):
        return True
    return len(candidates) == 1 and candidates[0].gain > _CLEAR * candidates[0].error


def _try(
    sampled: SampledWorld,
    usual: Action,
    candidates: list[Candidate],
    policies: Mapping[PolicyWeights, HeuristicPolicy],
) -> int:
    """Try every move in a world; return the number of turns played."""
    before = play_out(sampled, usual, policies)
    turns = before.turns
    for one in candidates:
        after = play_out(sampled, one.action, policies)
        one.add(after.won - before.won)
        turns += after.turns
    return turns
