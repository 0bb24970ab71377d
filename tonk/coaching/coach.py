"""The coach: tries every legal move in worlds that the seat may be in, and plays each out by the best policy.

All moves are tried in the same worlds. After a first pass, in which each has its share, moves that are clearly worse
than the best are left, so that the work goes to where there is something to decide; should another turn out to be the
best, they are compared again with that one. The same view, seed and amount of work give the same advice.

Where an end game can be solved instead of tried, all is said at once, and it is certain. How moves are tried in each
game, and how they are explained, is named in one place (``coached_games.py``).
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
    """The work done before the coach has said all it has to say, counted in turns played out."""

    turns: int = 80_000
    """For a decision, at most."""
    first: int = 3_000
    """Before something is said for the first time."""
    least: int = 10_000
    """Before it may end because all is clear: figures are wanted, not only an order."""
    hopeless: float = 3.0
    """By how many standard errors a move is worse that is not tried any longer."""


COACH_BUDGET: Final = CoachBudget()
_FEWEST_WORLDS: Final = 4
"""In so many worlds each move is tried before something is said."""
_FEWEST_TO_LEAVE: Final = 16
"""In so many worlds each move is tried before it may be left: how often it wins is said of it, too."""
_NEXT: Final = 0.15
"""The share of the work done so far after which it is said again."""
_SLICE: Final = 150
"""Turns in a slice of work: a few milliseconds."""
_SURE: Final = 1.96
"""So many standard errors to either side make an interval that holds in 95 of 100 cases."""
_DOUBT: Final = 2.0
"""By how many standard errors a move must be ahead of the usual one to be called better."""


class Coach:
    """Says what each legal move is worth.

    Args:
        seed: The seed from which the worlds are drawn.
        budget: How much work is done.
        tuned: The weights that self-play found for the table, if that is known; the rule set's own otherwise.
    """

    def __init__(self, seed: int = 0, budget: CoachBudget = COACH_BUDGET, tuned: PolicyWeights | None = None) -> None:
        self._seed = seed
        self._budget = budget
        self._tuned = tuned

    def ponder(self, view: View, also: Iterable[Action] = ()) -> Iterator[Advice | None]:
        """Return what the moves are worth, said again and again as it becomes clearer; the last one is marked as done.

        It is thought over in slices of a few milliseconds: None where there is nothing new to say.

        Args:
            view: The view of the seat to act; where it is another's turn there is nothing to say.
            also: Legal actions that the view does not list, such as hits with several cards at once.
        """
        if not view.legal:
            return
        actions = dict.fromkeys([*view.legal, *also])
        certain = COACHED_GAMES[view.rules.game].certain(view, actions, self._tuned)
        if certain is not None:
            yield certain
            return
        inquiry = _Inquiry(view, actions, self._seed, self._budget, self._tuned)
        advice = None
        while advice is None or not advice.done:
            yield from inquiry.try_on()
            advice = inquiry.advice()
            yield advice


class _Inquiry:
    """The trial of all moves of one decision."""

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
        self._swing = magnitudes.swing * self._unit
        self._drawn = 0
        self._done = 0
        self._next = budget.first

    def try_on(self) -> Iterator[None]:
        """Try the moves in more worlds, until there is something new to say."""
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
        """Return what can be said by now; moves that are hopeless are not tried any longer."""
        found = standings(self._trials, self._swing, self._usual, _DOUBT if self._usual is not None else 0.0)
        best, budget = found[0], self._budget
        tried = [one for one in found if one.behind <= budget.hopeless * one.error]
        self._tried = [one.trial for one in found if one in tried or self._is_kept(one.trial)]
        clear = all(one.behind + _SURE * one.error < self._alike for one in tried[1:])
        done = self._done >= budget.turns or (clear and self._done >= budget.least) or len(self._trials) == 1
        return Advice(
            worths=self._worths(found),
            worlds=self._drawn,
            done=done,
            error=_SURE * own_error(best.trial, self._trials, self._swing) / self._unit,
            forced=self._forced,
        )

    def _is_kept(self, trial: Trial) -> bool:
        """Return whether a move is tried on though it is hopeless."""
        return trial.worlds < _FEWEST_TO_LEAVE or trial.actions[0] in self._tries.always_tried

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
