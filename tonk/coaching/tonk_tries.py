"""Trials of moves at Tonk: sampled worlds, played out by the tuned policy, and end games solved exactly."""

from collections.abc import Iterable
from math import inf
from typing import Final

from tonk.bots.endgame import CertainWorth, solved
from tonk.bots.playouts import Playout, play_out
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import PolicyWeights
from tonk.bots.worlds import SampledWorld, WorldSampler
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.facts import left_after
from tonk.coaching.world_tries import Magnitudes
from tonk.rules import Action, Discard, Outcome, RuleSet, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import imagine_any
from tonk.rules.seats import PerSeat

_HEAVIER: Final = 3
"""The measured factor by which a turn is more work where the rules are not plain."""
_STAKES: Final = Magnitudes(alike=0.01, least_deviation=1.0, halving_loss=0.25, stake=1.0)
_POINTS: Final = Magnitudes(alike=0.3, least_deviation=20.0, halving_loss=7.5, stake=20.0)


class TonkTries:
    """The sampled worlds in which the moves of a decision at Tonk are tried (``WorldTries``).

    Args:
        view: The view of the seat to act.
        seed: The seed from which the worlds are drawn.
        tuned: The weights that self-play found for the table, if that is known.
    """

    def __init__(self, view: View, seed: int, tuned: PolicyWeights | None) -> None:
        rules = view.rules
        weights = weights_of("expert", rules, view.seats, tuned)
        self._worlds = WorldSampler(view, weights, seed, tuned)
        self._policies = {one: HeuristicPolicy(one, rules) for one in self._worlds.weight_sets}
        self._sampled: SampledWorld | None = None
        self.forced = HeuristicPolicy(weights, rules).goes_out(imagine_any(view))
        self.usual: Action | None = None
        self.always_tried = frozenset[Action]()
        # Where points are scored, ``ahead`` returns a multiple of the points: times the number of seats.
        self.unit = view.seats if rules.scores_points else 1
        self.heaviness = 1 if rules.plain else _HEAVIER

    def draw(self) -> int:
        """Draw the next world; return the work done, in turns of plain Tonk."""
        self._sampled = self._worlds.draw()
        return self._worlds.work

    def play_out(self, action: Action) -> Playout:
        """Play the world to its end, starting with a legal action of the seat to act.

        Raises:
            ValueError: No world has been drawn.
        """
        if self._sampled is None:
            raise ValueError("no world has been drawn")
        return play_out(self._sampled, action, self._policies)


def magnitudes(rules: RuleSet) -> Magnitudes:
    """Return the sizes of differences that matter, in stakes or points."""
    return _POINTS if rules.scores_points else _STAKES


def net_of(rules: RuleSet, outcome: Outcome, seat: Seat, score: PerSeat[int]) -> float:  # noqa: ARG001 - nobody is out
    """Return a seat's winnings: in stakes; where points are scored, in points above the mean of the table.

    Args:
        rules: The rule set.
        outcome: The outcome of the hand.
        seat: The seat.
        score: The points before the hand.
    """
    mean = sum(outcome.net) / len(outcome.net) if rules.scores_points else 0.0
    return outcome.net[seat] - mean


def certain_advice(view: View, actions: Iterable[Action], tuned: PolicyWeights | None) -> Advice | None:
    """Return certain advice for an end game that can be solved, None for any other decision.

    Among equals, the policy's own move comes first, then high discards.

    Args:
        view: The view of the seat to act.
        actions: The moves.
        tuned: The weights that self-play found for the table, if that is known.
    """
    found = solved(view, actions)
    if found is None:
        return None
    policy = HeuristicPolicy(weights_of("expert", view.rules, view.seats, tuned), view.rules)
    seen = imagine_any(view)
    usual = policy.act(seen)

    def standing(action: Action) -> tuple[CertainWorth, bool, float]:
        counts = view.rules.values[action.card] if isinstance(action, Discard) else inf
        return found[action].worth, action == usual, counts

    worths = [
        Worth(
            action=action,
            value=found[action].worth.won,
            error=0.0,
            wins=float(found[action].worth.wins),
            taken=float(found[action].taken) if isinstance(action, Discard) else None,
            worlds=1,
        )
        for action in sorted(found, key=standing, reverse=True)
    ]
    return Advice(tuple(worths), worlds=1, done=True, forced=len(worths) == 1 or policy.goes_out(seen))


def shown_first(view: View, advice: Advice) -> Worth:
    """Return the move to show first: among discards as good as the best, the one that leaves the fewest points.

    Otherwise the move shown first could seem worse than the second by the reasons given for both.

    Args:
        view: The view of the seat to act.
        advice: The coach's advice on the view.
    """
    best = advice.best
    tied = [
        (left_after(view, 1 << worth.action.card), place)
        for place, worth in enumerate(advice.worths)
        if isinstance(worth.action, Discard) and (worth == best or best.value - worth.value <= worth.error)
    ]
    return advice.worths[min(tied)[1]] if isinstance(best.action, Discard) else best
