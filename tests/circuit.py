"""Measure how long the Circuit takes: bots play whole careers in your chair, and ``CIRCUIT.md`` has the results.

    python -m tests.circuit [--careers 200] [--level novice …] [--cap 600] [--search 0] [--workers N]
    python -m tests.circuit --page [--workers N]

Each career is played as in the game, from the first table until the last one is won, or until it stalls at the
cap of hands. The same numbers give the same careers. Regulars who search are too slow for many careers, so
``sharp`` players take their seats, unless ``--search`` says how many turns they may play out for a decision.
``--page`` plays everything and writes the page: 200 careers for each level, and a few against regulars who
search.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from tests.architecture.sources import ROOT
from tests.circuit_clock import READ, THOUGHT, TableClock
from tests.support.players import with_care
from tonk.bots import PONDERERS, Bot, make_bot
from tonk.bots.weights import Level
from tonk.rules.cards import FIRST_SEAT
from tonk.rules.shuffle import BOT, DEAL, seed_of
from tonk.session.circuit.career import Career, TableEnd, Tries, end_of_match
from tonk.session.circuit.tables import TABLES, CircuitTable
from tonk.session.match.characters import style_of
from tonk.session.match.match import Match
from tonk.sharing import Team, cores, team_of

PAGE = ROOT / "CIRCUIT.md"
SEED = 20
CAP = 600
_MANY, _FEW, _SEARCH = 200, 10, 2000
LEVELS: tuple[Level, ...] = ("novice", "casual", "solid", "sharp")
_LEAST_WON = 10
_STAND_IN: Level = "sharp"
_PERSON = "You"


@dataclass(frozen=True)
class Careers:
    """The careers that bots of a level play in your chair, as work for many processes.

    Attributes:
        level: The level of the bot in your chair.
        cap: The number of hands after which a career has stalled.
        search: The turns that searching regulars play out for a decision; 0 for sharp players in their chairs.
    """

    level: Level
    cap: int = CAP
    search: int = 0

    def __call__(self, numbers: range) -> "Played":
        """Play the careers of these numbers."""
        found = Played()
        for number in numbers:
            found.add(self.career(number))
        return found

    def career(self, number: int) -> "Played":
        """Play one career to its end or its cap."""
        career, found, tried = Career(), Played(careers=1), 0
        while not career.complete and found.total_hands < self.cap:
            table, before = career.at, career.tries(career.at)
            tried += 1
            match_id = f"{number}-{tried}"
            career = career.sit_down(table, match_id)
            end, minutes = self.table(TABLES[table], seed_of(SEED, DEAL, number, tried))
            career = career.settle(match_id, end)
            found.note(table, end, before, minutes)
        for table in range(len(TABLES)):
            found.reached[table] += table < career.opened
            found.won[table] += career.has_won(table)
        found.complete += career.complete
        return found

    def table(self, table: CircuitTable, seed: int) -> tuple[TableEnd, float]:
        """Return the end and the minutes of a match at a table; if two play for points, twists are chosen at random."""
        match, clock = Match(table.plan("", seed, _PERSON)), TableClock()
        while True:
            bots = [self._bot(match, seat) for seat in range(len(match.plan.players))]
            clock.dealt += len(bots)
            while not match.hand_over:
                position = match.position
                clock.note(own=position.to_act == FIRST_SEAT)
                match.act(bots[position.to_act].choose(position.view(position.to_act)))
            if match.over:
                return end_of_match(table, match), clock.minutes
            match.deal_next()

    def _bot(self, match: Match, seat: int) -> Bot:
        player = match.plan.players[seat]
        chance = seed_of(match.plan.seed, BOT, match.hand_number, seat)
        if player.is_person:
            return make_bot(self.level, chance)
        if player.level not in PONDERERS:
            return make_bot(player.level, chance, style_of(player.name))
        if self.search:
            return with_care(self.search)(player.level, chance, style_of(player.name))
        return make_bot(_STAND_IN, chance, style_of(player.name))


def _zeros() -> list[int]:
    return [0] * len(TABLES)


@dataclass
class Played:
    """The sums over careers; every list has one number per table.

    Attributes:
        careers: The number of careers.
        complete: The number in which every table was won.
        reached: The number in which the table was opened.
        won: The number in which it was won.
        tries: The number of matches there.
        tries_won: The number of those that were won.
        soon: The number of careers in which it was won within two tries.
        hands: The hands of all tries.
        minutes: The minutes of each of them that was won.
    """

    careers: int = 0
    complete: int = 0
    reached: list[int] = field(default_factory=_zeros)
    won: list[int] = field(default_factory=_zeros)
    tries: list[int] = field(default_factory=_zeros)
    tries_won: list[int] = field(default_factory=_zeros)
    soon: list[int] = field(default_factory=_zeros)
    hands: list[int] = field(default_factory=_zeros)
    minutes: list[list[float]] = field(default_factory=lambda: [[] for _ in TABLES])

    @property
    def total_hands(self) -> int:
        """Return the number of all hands."""
        return sum(self.hands)

    def note(self, table: int, end: TableEnd, before: Tries, minutes: float) -> None:
        """Count a try at a table after this many earlier ones."""
        self.tries[table] += 1
        self.hands[table] += end.hands
        self.tries_won[table] += end.ending == "won"
        if end.ending == "won":
            self.minutes[table].append(minutes)
        self.soon[table] += end.ending == "won" and not before.won and before.tries < 2

    def add(self, other: "Played") -> None:
        """Add the other's careers."""
        self.careers += other.careers
        self.complete += other.complete
        for name in ("reached", "won", "tries", "tries_won", "soon", "hands", "minutes"):
            mine, theirs = getattr(self, name), getattr(other, name)
            mine[:] = [one + two for one, two in zip(mine, theirs, strict=True)]

    def median_minutes(self, table: int) -> float | None:
        """Return the median of the minutes of a try that is won; None for too few of them."""
        return median(self.minutes[table]) if len(self.minutes[table]) >= _LEAST_WON else None

    @property
    def hands_a_table(self) -> float:
        """Return the hands of a career per table won, including steps back."""
        return self.total_hands / max(1, sum(self.won))


def play(work: Careers, careers: int, team: Team) -> Played:
    """Play this many careers."""
    found = Played()
    for part in team.results(work, careers):
        found.add(part)
    return found


def report(level: str, played: Played) -> str:
    """Print the results of a level's careers, one line per table."""
    lines = [
        f"{level}: {played.careers} careers, {played.complete} complete, {played.careers - played.complete} stalled, "
        f"{played.hands_a_table:.1f} hands a table won"
    ]
    for number, table in enumerate(TABLES):
        tries, reached = played.tries[number], max(1, played.reached[number])
        lines.append(
            f"  {table.id:15} reached {played.reached[number] / played.careers:6.1%}  in two tries "
            f"{played.soon[number] / reached:6.1%}  tries won {played.tries_won[number] / max(1, tries):6.1%}  "
            f"tries {tries / reached:5.2f}  hands a try {played.hands[number] / max(1, tries):5.1f}  "
            f"hands {played.hands[number] / reached:6.1f}  minutes to win {played.median_minutes(number) or 0:5.1f}"
        )
    return "\n".join(lines)


_INTRO = """# How long the Circuit takes

`python -m tests.circuit --page` plays these careers and writes this page. Nothing here is typed by hand.

At each level, a bot sits in your chair and plays {many} careers. A career ends when the last table is won. After {cap}
hands it counts as stalled, although it could continue. For each level, the table below shows the share of careers that
reach a table, the tries it takes × the hands in a try, and the median of the minutes of a try that is won (where at
least {won} are won).

The minutes are those of a person with the usual settings who thinks for {thought:.0f} seconds about each action (a
draw, a spread, a hit, a discard or a drop; this is an assumption) and reads each result for {read:.0f}. Bots and cards
take the time that they take in the game. Each further second of thought adds about an eighth.

| table | regulars | stake | buy-in | goal | {levels} |
| --- | --- | --- | --- | --- | {rule} |
"""


def page(team: Team) -> str:
    """Play everything for the page, and return the page."""
    played = {level: play(Careers(level), _MANY, team) for level in LEVELS}
    for level, found in played.items():
        print(report(level, found), flush=True)
    experts = play(Careers("sharp", search=_SEARCH), _FEW, team)
    print(report("sharp against those who think", experts), flush=True)
    counts = {"many": _MANY, "cap": CAP, "won": _LEAST_WON, "thought": THOUGHT, "read": READ}
    intro = _INTRO.format(**counts, levels=" | ".join(LEVELS), rule=" | ".join("---" for _ in LEVELS))
    rows = [_row(number, table, played) for number, table in enumerate(TABLES)]
    return intro + "\n".join(rows) + "\n\n" + "\n".join(_told(played, experts)) + "\n"


def _row(number: int, table: CircuitTable, played: Mapping[Level, Played]) -> str:
    regulars = ", ".join(f"{one.name} ({one.level})" for one in table.opponents(_PERSON))
    goal = f"{table.goal} points" if table.for_points else f"{table.goal}"
    cells = [table.rules.name, regulars, "–" if table.for_points else f"{table.stake}", f"{table.buy_in}", goal]
    for found in played.values():
        reached, tries = found.reached[number], found.tries[number]
        share = f"{100 * reached / found.careers:.0f} %"
        if tries:
            share += f", {tries / reached:.1f} × {found.hands[number] / tries:.0f}"
        minutes = found.median_minutes(number)
        cells.append(share if minutes is None else f"{share}, {minutes:.0f} min")
    return f"| {' | '.join(cells)} |"


def _told(played: Mapping[Level, Played], experts: Played) -> Iterator[str]:
    novice, sharp = played["novice"], played["sharp"]
    for level, found in played.items():
        yield (
            f"- {level}: {found.complete} of {found.careers} careers complete, "
            f"{found.careers - found.complete} stalled, {found.hands_a_table:.0f} hands for each table won."
        )
    yield (
        f"- A novice wins the first table within two tries in {_share(novice.soon[0], novice)} of careers, and\n"
        f"  reaches the third in {_share(novice.reached[2], novice)} (wanted: 90 %)."
    )
    medians = [one for found in played.values() for table in range(len(TABLES)) if (one := found.median_minutes(table))]
    yield (
        f"- A try that is won takes {min(medians):.0f} to {max(medians):.0f} minutes, as the median of a level at a "
        "table (wanted: 10 to 30)."
    )
    yield f"- A sharp player takes {sharp.hands_a_table:.1f} hands for each table won (wanted: less than 40)."
    yield (
        "- Experts think too long for so many careers, so sharp players took their seats at the last table. Against\n"
        f"  experts with an eighth of their usual thinking time, {experts.careers} sharp careers took "
        f"{experts.hands_a_table:.1f} hands for each table won,\n"
        f"  and won {experts.tries_won[-1]} of {experts.tries[-1]} tries at the last one."
    )


def _share(count: int, played: Played) -> str:
    return f"{100 * count / played.careers:.0f} %"


def main(words: Sequence[str] | None = None) -> int:
    """Play what the command line asks for, print it, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.circuit", description="Play careers on the Circuit.")
    parser.add_argument("--careers", type=int, default=_MANY)
    parser.add_argument(
        "--level", choices=(*LEVELS, "expert"), action="append", help="only this level; can be repeated"
    )
    parser.add_argument("--cap", type=int, default=CAP, help="hands after which a career counts as stalled")
    parser.add_argument("--search", type=int, default=0, help="turns that regulars who think ahead play out")
    parser.add_argument("--workers", type=int, default=cores(), help="number of processes")
    parser.add_argument("--page", action="store_true", help=f"write {PAGE.name}")
    given = parser.parse_args(words)
    with team_of(given.workers) as team:
        if given.page:
            PAGE.write_text(page(team), encoding="utf-8", newline="\n")
            return 0
        for level in given.level or LEVELS:
            print(report(level, play(Careers(level, given.cap, given.search), given.careers, team)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
