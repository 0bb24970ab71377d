"""Meetings of the table of strength: their bots, tables, numbers of deals, and aims."""

from collections.abc import Sequence
from itertools import pairwise, product
from typing import NamedTuple

from tonk.bots import LEVELS, PONDERERS
from tonk.rules import preset_ids
from tonk.session.match.characters import CHARACTERS, character_of

JAZZ = "jazz-club"
"""The rule set that is measured most thoroughly and that has aims."""
PEEKER = "peeker"
"""A searcher that sees all hands (``tests/ladder/peeking.py``) and shows the worth of a leak; not in the game."""
STEPS = [(above, below) for below, above in pairwise(LEVELS)]
"""Each level and the one below it, the weakest first."""

LEAST = 0.08
"""The stakes a hand by which a level should beat the one below it, at the tables in ``FIRM``."""
FIRM = (2, 4)
"""The numbers of players at which ``LEAST`` is required; at others a level must only be better."""
TWISTS = "twists"
"""The rule set that is measured in points: the points of a player above the table's mean, per round."""
LEAST_POINTS = 3.0
"""The points a round by which a level should beat the one below it in Twists."""
FIRM_FOR_POINTS = (3,)
"""The numbers of players at which ``LEAST_POINTS`` is required."""
AIMS: dict[tuple[str, str], dict[int, float]] = {
    ("expert", "solid"): {2: 0.20, 3: 0.32, 4: 0.40},
    ("expert", "sharp"): {2: 0.10, 3: 0.14, 4: 0.17},
}
"""The expert's aims in the jazz club, in stakes a hand, by number of players."""
FAIR = {2: 0.30, 3: 0.32, 4: 0.34, 5: 0.36, 6: 0.36}
"""The most that a fair player is thought to win from ``sharp`` in the jazz club, by number of players.

In the first trials of this game a searcher of few worlds that saw the other hands won +0.37, +0.42 and +0.43 stakes a
hand from the tuned policy at two, three and four players; without seeing them it won a quarter of that at best. The
search of ``expert``, given the true hands, won +0.50 ± 0.15, +0.47 ± 0.18 and +0.46 ± 0.18 on its first 60 deals. A bot
that wins about two thirds of that is presumed to see some cards. The limit is a little higher where each deal is many
hands, as fewer deals are played there and chance has more effect.
"""

PEEKING_SHARE = 0.35
"""The share of the worth of seeing all hands that the expert should win without seeing them."""

MOST_COST = 0.03
"""The most that a play style may cost, in stakes a hand."""

_QUICK_DEALS = 2000
_SLOW_DEALS = {2: 400, 3: 250, 4: 150, 5: 100, 6: 80}
"""Deals of a match with a slow bot, by number of players: every deal is played once from each seat."""


class Meeting(NamedTuple):
    """Two bots at a table: one seat A, the rest B."""

    rules: str
    players: int
    a: str
    b: str

    @property
    def pair(self) -> str:
        """Return both names as they are written on the command line."""
        return f"{self.a}:{self.b}"

    @property
    def slow(self) -> bool:
        """Return True if one of the bots is slow."""
        return any(name in (*PONDERERS, PEEKER) for name in (self.a, self.b))

    def deals(self, factor: float = 1.0) -> int:
        """Return the number of deals, multiplied by a factor; at least two, as one deal gives no interval."""
        return max(2, round(factor * (_SLOW_DEALS[self.players] if self.slow else _QUICK_DEALS)))


def played_as(name: str) -> str:
    """Return the level at which a person's ways are measured: their own, or ``sharp`` if that one is slow.

    Raises:
        ValueError: No person of the game has this name.
    """
    character = character_of(name)
    if character is None:
        raise ValueError(f"nobody is called {name}")
    return "sharp" if character.level in PONDERERS else character.level


def of_ways() -> list[Meeting]:
    """Return a meeting in the jazz club for each person of the game, with players of the same level without ways."""
    return [Meeting(JAZZ, seats, who.name, played_as(who.name)) for who in CHARACTERS for seats in FIRM]


def planned() -> list[Meeting]:
    """Return the meetings of the table, the quick ones first."""
    found = [Meeting(JAZZ, 2, "solid", "random")]
    for rules in measured_rules():
        players = {JAZZ: range(2, 7), TWISTS: (2, 3, 4)}.get(rules, FIRM)
        found += [Meeting(rules, seats, a, b) for seats, (a, b) in product(players, STEPS)]
    found += [Meeting(JAZZ, seats, a, b) for (a, b), aims in AIMS.items() for seats in aims]
    found += [Meeting(JAZZ, seats, PEEKER, "sharp") for seats in FAIR]
    found += of_ways()
    return sorted(dict.fromkeys(found), key=lambda meeting: meeting.slow)


def measured_rules() -> list[str]:
    """Return the rule sets of the table."""
    return list(dict.fromkeys((*preset_ids(), TWISTS)))


def asked_for(rules: Sequence[str], players: Sequence[int], pairs: Sequence[str]) -> list[Meeting]:
    """Return the meetings that a command line names; an empty argument allows all.

    A pair that is not in the table is played at all the tables that are named: in the jazz club at two and four
    players unless others are given.
    """
    plan = planned()
    others = [pair for pair in pairs if pair not in {meeting.pair for meeting in plan}]
    tables = product(rules or (JAZZ,), players or FIRM, others)
    return [
        meeting
        for meeting in plan
        if (not rules or meeting.rules in rules)
        and (not players or meeting.players in players)
        and (not pairs or meeting.pair in pairs)
    ] + [Meeting(name, seats, *pair.split(":")) for name, seats, pair in tables]


def bar_of(meeting: Meeting) -> float:
    """Return the least that A should win from the level below it, in stakes a hand or points a round."""
    if meeting.rules == TWISTS:
        return LEAST_POINTS if meeting.players in FIRM_FOR_POINTS else 0.0
    return LEAST if meeting.players in FIRM else 0.0
