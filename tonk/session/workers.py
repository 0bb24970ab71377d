"""Those who think and work aside: for the bots, for the coach, for a page, and how bots are to play one's own rules."""

from typing import Protocol

from tonk.bots.temper import Temper
from tonk.rules import RuleSet
from tonk.session.house_rules import OwnRules
from tonk.thinking import Thinker
from tonk.thinking.adviser import Adviser
from tonk.thinking.labour import Labour
from tonk.thinking.ticket import Ticket
from tonk.tuning import Tuned, Tuning


class Tempers(Protocol):
    """Where tempers are kept."""

    @property
    def changes(self) -> int:
        """Another number after every change; 0 while nobody has looked at them."""

    def temper(self, rules: RuleSet, seats: int) -> Temper | None:
        """How bots were tuned for rules at a table of so many, if they were."""

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """A rule set, and a number of players for which bots have not been tuned: ``seats`` before all others."""

    def keep_temper(self, key: str, rules: RuleSet, seats: int, temper: Temper) -> None:
        """Keep how bots were tuned for so many players, unless the rules have changed since."""


class Tuner:
    """Sees to it that bots are tuned for every rule set there is.

    Args:
        tempers: Where they are kept.
        labour: Who does the work.
    """

    def __init__(self, tempers: Tempers, labour: Labour) -> None:
        self._tempers = tempers
        self._labour = labour
        self._table: tuple[OwnRules, int] | None = None
        self._ticket = Ticket[Tuned]()
        self._seen = 0

    def step(self, seats: int) -> None:
        """Keep what has been found, and go on with the next table. Costs nothing while there is nothing to do.

        Args:
            seats: For how many players it should be done first.
        """
        found = self._ticket.answer
        if self._table is not None and found is not None and self._ticket.done:
            own, players = self._table
            self._tempers.keep_temper(own.key, own.rules, players, found.temper)
            self._table = None
        if self._seen == self._tempers.changes:
            return
        self._seen = self._tempers.changes
        wanted = self._tempers.untuned(seats)
        if not _alike(wanted, self._table):
            self._table = wanted
            self._ticket.rest()
            if wanted is not None:
                self._ticket = self._labour.do(Tuning(wanted[0].rules, wanted[1]))


class Workers:
    """Those who think and work aside while the game goes on.

    Args:
        tempers: Where tempers are kept.

    Attributes:
        thinker: Who answers for the bots at every table.
        adviser: Who asks the coach.
        labour: Who does what a page asks for.
    """

    def __init__(self, tempers: Tempers) -> None:
        self.thinker, self.adviser = Thinker(), Adviser(tempers.temper)
        self.labour, self._at_tuning = Labour(), Labour()
        self._tuner = Tuner(tempers, self._at_tuning)

    def go_on(self, seconds: float, seats: int) -> bool:
        """Hear what has been found, and where no process can live think or work here for about so long. Between frames.

        Args:
            seconds: How long.
            seats: For how many players bots should be tuned first.

        Returns:
            Whether somebody had to think here, of whom an answer is wanted soon.
        """
        self._tuner.step(seats)
        if self.thinker.go_on(seconds) or self.adviser.go_on(seconds):
            return True
        if not self.labour.go_on(seconds):
            self._at_tuning.go_on(seconds)
        return False

    def close(self) -> None:
        """Let all of them go."""
        for one in (self.thinker, self.adviser, self.labour, self._at_tuning):
            one.close()


def _alike(one: tuple[OwnRules, int] | None, other: tuple[OwnRules, int] | None) -> bool:
    """Whether two tables are the same; what is known of the others makes no difference."""
    if one is None or other is None:
        return one is other
    return (one[0].key, one[0].rules, one[1]) == (other[0].key, other[0].rules, other[1])
