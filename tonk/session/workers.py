"""Those who think and work aside: for the bots, for the coach, for a page, and how bots are to play one's own rules."""

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
    """A place where weights are kept."""

    @property
    def changes(self) -> int:
        """Another number after every change; 0 while nobody has looked at them."""

    def weights(self, rules: RuleSet, seats: int) -> PolicyWeights | None:
        """The weights that bots were tuned to for rules with so many players, if they were."""

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """A rule set, and a number of players for which bots have not been tuned: ``seats`` before all others."""

    def keep_weights(self, key: str, rules: RuleSet, seats: int, weights: PolicyWeights) -> None:
        """Keep how bots were tuned for so many players, unless the rules have changed since.

        Args:
            key: The key of the rule set.
            rules: The rule set.
            seats: The number of players.
            weights: The weights.
        """


class Tuner:
    """Sees to it that bots are tuned for every rule set there is.

    Args:
        weight_sets: Where they are kept.
        background_jobs: The processes that do the work.
    """

    def __init__(self, weight_sets: HasWeightSets, background_jobs: BackgroundJobs) -> None:
        self._weight_sets = weight_sets
        self._background_jobs = background_jobs
        self._table: tuple[OwnRules, int] | None = None
        self._ticket: Ticket[TuningProgress] = Ticket()
        self._seen = 0

    def step(self, seats: int) -> None:
        """Keep what has been found, and go on with the next table. Costs nothing while there is nothing to do.

        Args:
            seats: For how many players it should be done first.
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
                from tonk.tuning import Tuning  # seldom wanted, and the first frame waits for what is imported

                self._ticket = self._background_jobs.do(Tuning(wanted[0].rules, wanted[1]))


class WhoThinks(Enum):
    """Those who think: the bots at a table, the coach, and what works for pages and learns aside."""

    BOTS, COACH, ASIDE = range(3)


class WorkHere(Enum):
    """Work that no process does: none, such as an answer waits for that is wanted soon, or such as can wait."""

    NONE, FOR_NOW, IN_SPARE_TIME = range(3)


class Workers:
    """Those who think and work aside while the game goes on.

    Args:
        weight_sets: Where weight_sets are kept.
        wake: Called, from any thread, when a worker has said something.
        troubles: Gives the ears for what goes wrong while these think.

    Attributes:
        thinker: The one who answers for the bots at every table.
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
        """The client of the coach."""
        from tonk.thinking.adviser import Adviser  # the first frame need not wait for the coach

        return Adviser(self._weight_sets.weights, start=self._start, troubles=self._troubles(WhoThinks.COACH))

    @property
    def _advisers(self) -> tuple[Adviser, ...]:
        """The client of the coach, where it has been asked for."""
        return (self.adviser,) if "adviser" in self.__dict__ else ()

    def go_on(self, seconds: float, seats: int) -> WorkHere:
        """Hear what has been found, and where no process can live think or work here for about so long. Between frames.

        Args:
            seconds: How long.
            seats: For how many players bots should be tuned first.

        Returns:
            Who had to work here.
        """
        self._tuner.step(seats)
        if self.thinker.go_on(seconds) or any(one.go_on(seconds) for one in self._advisers):
            return WorkHere.FOR_NOW
        if self.background_jobs.go_on(seconds) or self._at_tuning.go_on(seconds):
            return WorkHere.IN_SPARE_TIME
        return WorkHere.NONE

    def close(self) -> None:
        """Let all of them go."""
        for adviser in self._advisers:
            adviser.close()
        for one in (self.thinker, self.background_jobs, self._at_tuning):
            one.close()


def _alike(one: tuple[OwnRules, int] | None, other: tuple[OwnRules, int] | None) -> bool:
    """Return whether two tables are the same, apart from what is known of others."""
    if one is None or other is None:
        return one is other
    return (one[0].key, one[0].rules, one[1]) == (other[0].key, other[0].rules, other[1])
