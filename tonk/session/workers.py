"""Background workers: bots, the coach, page work, and tuning of bots for house rules."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.session.house_rules import OwnRules
from tonk.thinking import Thinker
from tonk.thinking.background_jobs import BackgroundJobs
from tonk.thinking.process import Worker
from tonk.thinking.ticket import Ticket
from tonk.thinking.worker_client import NO_LISTENERS, TroubleListeners

if TYPE_CHECKING:
    from tonk.thinking.adviser import Adviser
    from tonk.tuning import TuningProgress


class HasWeightSets(Protocol):
    """A store of tuned weights."""

    @property
    def changes(self) -> int:
        """A number that changes with every change; 0 before the first reading."""

    def weights(self, rules: RuleSet, seats: int) -> PolicyWeights | None:
        """Return the weights tuned for these rules and this number of players, or None."""

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """Return a rule set and a number of players not tuned for yet, preferring ``seats``; None if all are."""

    def keep_weights(self, key: str, rules: RuleSet, seats: int, weights: PolicyWeights) -> None:
        """Keep the weights tuned for a number of players, unless the rules have changed since.

        Args:
            key: The key of the rule set.
            rules: The rule set.
            seats: The number of players.
            weights: The weights.
        """


class Tuner:
    """Tunes bots for every rule set that has no weights yet.

    Args:
        weight_sets: The store of tuned weights.
        background_jobs: The processes that do the work.
    """

    def __init__(self, weight_sets: HasWeightSets, background_jobs: BackgroundJobs) -> None:
        self._weight_sets = weight_sets
        self._background_jobs = background_jobs
        self._table: tuple[OwnRules, int] | None = None
        self._ticket: Ticket[TuningProgress] = Ticket()
        self._seen = 0

    def step(self, seats: int) -> None:
        """Keep a finished result and start on the next table. Costs nothing while there is nothing to do.

        Args:
            seats: The number of players to tune for first.
        """
        found = self._ticket.answer
        if self._table is not None and found is not None and self._ticket.done:
            own, players = self._table
            self._weight_sets.keep_weights(own.key, own.rules, players, found.weights)
            self._table = None
        if self._seen == self._weight_sets.changes:
            return
        self._seen = self._weight_sets.changes
        wanted = self._weight_sets.untuned(seats)
        if not _alike(wanted, self._table):
            self._table = wanted
            self._ticket.rest()
            if wanted is not None:
                from tonk.tuning import Tuning  # rarely needed, so not imported before the first frame

                self._ticket = self._background_jobs.do(Tuning(wanted[0].rules, wanted[1]))


class WhoThinks(Enum):
    """The groups of workers, as named in messages: bots at a table, the coach, and page work with tuning."""

    BOTS, COACH, ASIDE = range(3)


class WorkHere(Enum):
    """The kinds of work done in this process if no worker process can run: none, urgent, or work that can wait."""

    NONE, FOR_NOW, IN_SPARE_TIME = range(3)


class Workers:
    """All workers of a running game.

    Args:
        weight_sets: The store of tuned weights.
        wake: Called, from any thread, when a worker has sent something.
        troubles: Returns the listeners for a group's failures.

    Attributes:
        thinker: Answers for the bots at every table.
        background_jobs: The processes for the work of a page.
    """

    def __init__(
        self,
        weight_sets: HasWeightSets,
        wake: Callable[[], None] = lambda: None,
        troubles: Callable[[WhoThinks], TroubleListeners] = lambda _who: NO_LISTENERS,
    ) -> None:
        self._start, self._troubles = partial(Worker, on_message=wake), troubles
        self.thinker, self._weight_sets = Thinker(start=self._start, troubles=troubles(WhoThinks.BOTS)), weight_sets
        aside = troubles(WhoThinks.ASIDE)
        self.background_jobs, self._at_tuning = (BackgroundJobs(self._start, aside) for _ in range(2))
        self._tuner = Tuner(weight_sets, self._at_tuning)

    @cached_property
    def adviser(self) -> Adviser:
        """The client of the coach, created when first needed."""
        from tonk.thinking.adviser import Adviser  # not imported before the first frame

        return Adviser(self._weight_sets.weights, start=self._start, troubles=self._troubles(WhoThinks.COACH))

    @property
    def _advisers(self) -> tuple[Adviser, ...]:
        """The client of the coach, if it has been created."""
        return (self.adviser,) if "adviser" in self.__dict__ else ()

    def go_on(self, seconds: float, seats: int) -> WorkHere:
        """Take in what workers have sent; without worker processes, work here for a while. Called between frames.

        Args:
            seconds: The time for work here.
            seats: The number of players to tune for first.

        Returns:
            The kind of work done here.
        """
        self._tuner.step(seats)
        if self.thinker.go_on(seconds) or any(one.go_on(seconds) for one in self._advisers):
            return WorkHere.FOR_NOW
        if self.background_jobs.go_on(seconds) or self._at_tuning.go_on(seconds):
            return WorkHere.IN_SPARE_TIME
        return WorkHere.NONE

    def close(self) -> None:
        """Close all workers."""
        for adviser in self._advisers:
            adviser.close()
        for one in (self.thinker, self.background_jobs, self._at_tuning):
            one.close()


def _alike(one: tuple[OwnRules, int] | None, other: tuple[OwnRules, int] | None) -> bool:
    """Return whether two tables are the same, whatever weights their rule sets have for other numbers of players."""
    if one is None or other is None:
        return one is other
    return (one[0].key, one[0].rules, one[1]) == (other[0].key, other[0].rules, other[1])
