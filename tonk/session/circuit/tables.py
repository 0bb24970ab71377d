"""The seven tables of the Circuit: their regulars, the money and the goal.

The figures were tuned with ``python -m tests.circuit``, which plays whole careers and writes ``CIRCUIT.md``: winning a
table takes about ten to thirty minutes, and each table is harder than the one before. The first is shortest for a good
player, since a newcomer needs three times as long there and must not be kept from the second.
"""

from dataclasses import dataclass, replace

from tonk.rules import RuleSet, changed, load_preset
from tonk.session.match.characters import CHARACTERS, Character, free_character
from tonk.session.match.plan import MatchEnd, MatchPlan, Player

EVENT = "circuit"
"""The event that matches of the Circuit belong to."""


@dataclass(frozen=True, slots=True)
class CircuitTable:
    """A table of the Circuit.

    Attributes:
        id: The id of the rule set that is played there, which names the table as well.
        regulars: The ids of the characters who always sit there.
        stake: The worth of a stake, in money; nothing where points are scored.
        buy_in: The money that you bring to the table.
        goal: The money to win there; where points are scored, the points that win the match.
    """

    id: str
    regulars: tuple[str, ...]
    stake: int
    buy_in: int
    goal: int

    @property
    def rules(self) -> RuleSet:
        """The rule set, with the table's own target where points are scored."""
        rules = load_preset(self.id)
        return changed(rules, {"target": self.goal}) if rules.scores_points else rules

    @property
    def for_points(self) -> bool:
        """Return whether a match to a target is played for everyone's buy-in, and not hands for stakes."""
        return self.stake == 0

    @property
    def pot(self) -> int:
        """The money of all buy-ins together, which the winner takes where points are scored."""
        return self.buy_in * (1 + len(self.regulars))

    def opponents(self, person: str) -> tuple[Character, ...]:
        """Return the regulars, replacing one with the person's name by another of the same level."""
        here = [one for one in CHARACTERS if one.id in self.regulars]
        names = [person, *(one.name for one in here)]
        return tuple(
            free_character(one.level, names) if one.name.casefold() == person.casefold() else one for one in here
        )

    def plan(self, match_id: str, seed: int, person: str) -> MatchPlan:
        """Return the plan of a match at this table.

        Args:
            match_id: The id of the match.
            seed: The seed of its deals.
            person: The name of the person, who sits in the first seat.
        """
        players = (Player(person), *(Player(one.name, one.level) for one in self.opponents(person)))
        plan = MatchPlan(match_id, seed, self.rules, players, event=EVENT)
        if self.for_points:
            return plan
        return replace(plan, stake=self.stake, bankroll=self.buy_in, ends=MatchEnd("goal", self.goal))


TABLES = (
    CircuitTable("jazz-club", ("otis", "celeste"), stake=1, buy_in=15, goal=7),
    CircuitTable("pagat", ("otis", "ruby"), stake=2, buy_in=24, goal=12),
    CircuitTable("speno-1992", ("earl", "mae", "leroy"), stake=5, buy_in=60, goal=35),
    CircuitTable("black-company", ("leroy", "ines", "arjun"), stake=10, buy_in=120, goal=70),
    CircuitTable("descente", ("ines", "arjun", "solomon"), stake=20, buy_in=240, goal=140),
    CircuitTable("terminus-frore", ("pearl", "solomon", "arjun"), stake=50, buy_in=600, goal=300),
    CircuitTable("twists", ("frost", "lin"), stake=0, buy_in=750, goal=600),
)
"""The tables in the order in which they open."""


def number_of(table_id: str) -> int | None:
    """Return the number of a table, from 0; None for an unknown id."""
    return next((number for number, table in enumerate(TABLES) if table.id == table_id), None)
