"""The coach: tries every legal move in sampled worlds, and plays each hand out by the best policy.

All moves are tried in the same worlds. After a first pass over all of them, clearly worse moves are dropped from the
trials, so the work goes to moves that are still in question. If another move becomes the best, they are compared with
that one again. The same view, seed and amount of work give the same advice.

If an end game can be solved (``tonk.bots.endgame``), there is one advice, and it is certain. ``coached_games.py``
names, for each game, how moves are tried and explained.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tonk.bots.weights import PolicyWeights
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.coached_games import COACHED_GAMES
from tonk.coaching.equivalents import grouped
from tonk.coaching.trials import MoveStanding, Trial, own_error, standings
from tonk.rules import Action, Discard, View


class CoachBudget(NamedTuple):
    """The work that the coach does for a decision, in played turns."""

    turns: int = 80_000
    """The most for a decision."""
    first: int = 3_000
    """The work before the first advice."""
    least: int = 10_000
    """The least before it may stop early because the best move is clear: players want accurate figures, not only an
    order.
    """
    hopeless: float = 3.0
    """The standard errors by which a move must be worse to be dropped from the trials."""


COACH_BUDGET: Final = CoachBudget()
_FEWEST_WORLDS: Final = 4
"""The fewest worlds in which each move is tried before the first advice."""
_FEWEST_BEFORE_DROPPING: Final = 16
"""The fewest worlds in which a move is tried before it is dropped: the coach also reports how often it wins."""
_NEXT: Final = 0.15
"""The share by which the work must grow before the next advice."""
_SLICE: Final = 150
"""The turns in a slice of work, which takes a few milliseconds."""
_SURE: Final = 1.96
"""The standard errors to either side that make a 95 % interval."""
_DOUBT: Final = 2.0
"""The standard errors by which a move must beat the usual one to be called better."""


class Coach:
    """Rates every legal move of a decision.

    Args:
        seed: The seed from which the worlds are drawn.
        budget: The work done for a decision.
        tuned: The weights that self-play found for the table, if that is known; the rule set's own otherwise.
    """

    def __init__(self, seed: int = 0, budget: CoachBudget = COACH_BUDGET, tuned: PolicyWeights | None = None) -> None:
        self._seed = seed
        self._budget = budget
        self._tuned = tuned

    def ponder(self, view: View, also: Iterable[Action] = ()) -> Iterator[Advice | None]:
        """Yield advice on a decision that becomes more accurate each time; the last one is marked as done.

        The work is cut into slices of a few milliseconds: yields None after a slice without new advice.

        Args:
            view: The view of the seat to act; on another seat's turn there is no advice.
            also: Legal actions that the view does not list, such as hits with several cards at once.
        """
        if not view.legal:
            return
        actions = dict.fromkeys([*view.legal, *also])
        certain = COACHED_GAMES[view.rules.game].certain(view, actions, self._tuned)
        if certain is not None:
            yield certain
            return
        trials = _DecisionTrials(view, actions, self._seed, self._budget, self._tuned)
        advice = None
        while advice is None or not advice.done:
            yield from trials.run()
            advice = trials.advice()
            yield advice


class _DecisionTrials:
    """The trials of all moves of one decision."""

    def __init__(
        self, view: View, actions: Iterable[Action], seed: int, budget: CoachBudget, tuned: PolicyWeights | None
    ) -> None:
        game = COACHED_GAMES[view.rules.game]
        self._budget = budget
        self._tries = game.tries(view, seed, tuned)
        self._trials = [Trial(alike) for alike in grouped(view, actions)]
        self._forced = len(view.legal) == 1 or self._tries.forced
        self._usual = next((n for n, one in enumerate(self._trials) if self._tries.usual in one.actions), None)
        self._tried = self._trials
        magnitudes, self._unit = game.magnitudes(view.rules), self._tries.unit
        self._alike = magnitudes.alike * self._unit
        self._least_deviation = magnitudes.least_deviation * self._unit
        self._drawn = 0
        self._done = 0
        self._next = budget.first

    def run(self) -> Iterator[None]:
        """Try the moves in more worlds until new advice is due."""
        reported = self._done
        while self._done < self._next or self._drawn < _FEWEST_WORLDS:
            self._done += self._tries.draw()
            self._drawn += 1
            for trial in self._trials:
                if trial not in self._tried:
                    trial.leave_out()
                    continue
                played = self._tries.play_out(trial.actions[0])
                trial.add(played.won, wins=played.wins, taken=played.taken)
                self._done += self._tries.heaviness * played.turns
                if self._done > reported + _SLICE:
                    reported = self._done
                    yield
        self._next = int(max(self._done * (1 + _NEXT), self._done + self._budget.first))

    def advice(self) -> Advice:
        """Return the advice so far, and drop hopeless moves from the trials."""
        found = standings(self._trials, self._least_deviation, self._usual, _DOUBT if self._usual is not None else 0.0)
        best, budget = found[0], self._budget
        tried = [one for one in found if one.behind <= budget.hopeless * one.error]
        self._tried = [one.trial for one in found if one in tried or self._stays(one.trial)]
        clear = all(one.behind + _SURE * one.error < self._alike for one in tried[1:])
        done = self._done >= budget.turns or (clear and self._done >= budget.least) or len(self._trials) == 1
        return Advice(
            worths=self._worths(found),
            worlds=self._drawn,
            done=done,
            error=_SURE * own_error(best.trial, self._trials, self._least_deviation) / self._unit,
            forced=self._forced,
        )

    def _stays(self, trial: Trial) -> bool:
        """Return whether a move stays in the trials although it is hopeless."""
        return trial.worlds < _FEWEST_BEFORE_DROPPING or trial.actions[0] in self._tries.always_tried

    def _worths(self, found: Sequence[MoveStanding]) -> tuple[Worth, ...]:
        worths = []
        for place, (trial, value, _behind, error) in enumerate(found):
            if place == 0 and len(found) > 1:
                error = found[1].error
            for action in trial.actions:
                worth = Worth(
                    action=action,
                    value=value / self._unit,
                    error=_SURE * error / self._unit if len(found) > 1 else 0.0,
                    wins=trial.wins / trial.worlds,
                    taken=trial.taken / trial.worlds if isinstance(action, Discard) else None,
                    worlds=trial.worlds,
                )
                worths.append(worth)
        return tuple(worths)
