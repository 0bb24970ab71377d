"""Daily deals: each date has a rule set and six deals, the same for everyone who plays them.

Everything follows from the date by this recipe, which never changes for a date once it has been played:

- The rules, the number of players and the level of the opponents follow the weekday (`WEEK`): easy at the table where
  the week begins, sharp at the weekend.
- The seed is the first 63 bits of the SHA-256 of ``tonk daily 1 2026-11-23`` (the date as ISO 8601 writes it).
- Seat 0 is yours. The first dealer is the seed modulo the number of players; the deal passes clockwise.

The rest is an ordinary set of deals (`duplicate`). A day counts for the streak if it was finished on that day; played
late, it still has a result. Nothing here reads a clock: the caller says which day it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from types import MappingProxyType
from typing import Any, Final, Literal

from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.rules.hashing import sha256
from tonk.session.deals.deal import SEED_BITS, DealSet
from tonk.session.deals.duplicate import MOST_WON, RunDamaged, SetRun, opponents
from tonk.words import _

DailyLevel = Literal["casual", "solid", "sharp"]
"""The level of a day's opponents."""
DayState = Literal["on_time", "late", "begun", "open", "off"]
"""The state of a day in the calendar: finished on its date or later, begun, open, or not available."""
DayMark = Literal["above", "level", "below"]
"""A deal's result compared with a bot's with the same cards."""
DAILY: Final = "daily"
"""The kind under which the history and the statistics show these hands, which records call duplicate."""
DEALS = 6
"""The number of deals of a day."""
FIRST_DAY = date(2026, 11, 1)
"""The first date with daily deals."""
WEEK: tuple[tuple[str, int, DailyLevel], ...] = (
    ("jazz-club", 4, "casual"),
    ("descente", 4, "casual"),
    ("black-company", 4, "solid"),
    ("speno-1992", 3, "solid"),
    ("pagat", 4, "solid"),
    ("twists", 3, "sharp"),
    ("terminus-frore", 4, "sharp"),
)
"""The rule set, the number of players and the opponents' level of each weekday, from Monday."""
_RECIPE = "tonk daily 1"
_OF_DAILY = "daily-"
"""The beginning of the ids of a day's play, and of its matches, in the history."""
_MOST_DAYS = 20_000


def daily_set(day: date) -> DealSet:
    """Return the deals of a date."""
    preset, seats, level = WEEK[day.weekday()]
    seed = int.from_bytes(sha256(f"{_RECIPE} {day.isoformat()}")[:8], "big") >> (64 - SEED_BITS)
    return DealSet(load_preset(preset), seats, Seat(seed % seats), seed, DEALS, level)


def shown_kind(match_id: str, kind: str) -> str:
    """Return the kind under which a hand of the history is shown: a daily deal has its own.

    Args:
        match_id: The id of its match.
        kind: The kind in its record.
    """
    return DAILY if match_id.startswith(_OF_DAILY) else kind


def marks(mine: Sequence[float], theirs: Sequence[float]) -> tuple[DayMark, ...]:
    """Return for each deal whether it brought more than somebody else's."""
    return tuple(
        "above" if one > other else "below" if one < other else "level"
        for one, other in zip(mine, theirs, strict=False)
    )


@dataclass(frozen=True)
class DailyResult:
    """The result of a day that was played to its end.

    Attributes:
        won: The result of each deal, as counted by `bots.winnings.ahead`.
        finished: The date on which it was finished.
    """

    won: tuple[int, ...]
    finished: date


@dataclass(frozen=True)
class Dailies:
    """All the days that have been played, or begun.

    Attributes:
        results: The days played to their end.
        runs: The days in progress.
    """

    results: Mapping[date, DailyResult] = field(default_factory=lambda: MappingProxyType({}))
    runs: Mapping[date, SetRun] = field(default_factory=lambda: MappingProxyType({}))

    def run(self, day: date, person: str) -> SetRun:
        """Return the play of a day: in progress, finished, or new.

        Args:
            day: The date of the deals.
            person: The name of the person, for a day that is not being played.
        """
        if day in self.runs:
            return self.runs[day]
        deals = daily_set(day)
        won = (self.results[day].won,) if day in self.results else ()
        return SetRun(_id(day), deals, (_name_beside(person, deals),), won)

    def with_run(self, day: date, run: SetRun, today: date) -> "Dailies":
        """Return these days with the progress of one; the first result of a day stays.

        Args:
            day: The date of the deals.
            run: The play of that day.
            today: The date now.
        """
        if day in self.results:
            return self
        runs = {one: kept for one, kept in self.runs.items() if one != day}
        if run.turn is not None:
            return replace(self, runs=MappingProxyType({**runs, day: run}))
        results = {**self.results, day: DailyResult(run.won[0], today)}
        return Dailies(MappingProxyType(results), MappingProxyType(runs))

    def state(self, day: date, today: date) -> DayState:
        """Return the state of a day as of today; a day that was played stays played, even if the clock is set back."""
        if day in self.results:
            return "on_time" if self.on_time(day) else "late"
        if day in self.runs and self.runs[day].begun:
            return "begun"
        return "open" if min(FIRST_DAY, today) <= day <= today else "off"

    def span(self, today: date) -> tuple[date, date]:
        """Return the first and the last day that can be chosen."""
        days = (*self.results, *self.runs, today)
        return min(FIRST_DAY, *days), max(days)

    def on_time(self, day: date) -> bool:
        """Return whether a day was finished on its date (or before it, by a clock that was set back)."""
        return day in self.results and self.results[day].finished <= day

    def streak(self, today: date) -> int:
        """Return how many days in a row were finished on time, up to today, or to yesterday while today is open."""
        day = today if self.on_time(today) else today - timedelta(days=1)
        count = 0
        while self.on_time(day):
            count, day = count + 1, day - timedelta(days=1)
        return count

    @property
    def best_streak(self) -> int:
        """Return the longest run of days finished on time."""
        best = row = 0
        before: date | None = None
        for day in sorted(day for day in self.results if self.on_time(day)):
            row = row + 1 if before == day - timedelta(days=1) else 1
            best, before = max(best, row), day
        return best

    def to_json(self) -> dict[str, Any]:
        """Return the days as a plain JSON object, one key a day, so that two running copies can keep a day each."""
        ended = {
            day.isoformat(): {"won": list(one.won), "finished": one.finished.isoformat()}
            for day, one in self.results.items()
        }
        return ended | {day.isoformat(): {"run": run.to_json()} for day, run in self.runs.items()}

    @classmethod
    def from_json(cls, obj: object) -> tuple["Dailies", list[str]]:
        """Return the days that a JSON object holds, and a sentence for each that can't be used."""
        results: dict[date, DailyResult] = {}
        runs: dict[date, SetRun] = {}
        problems = []
        for key, body in list(obj.items())[:_MOST_DAYS] if isinstance(obj, dict) else ():
            try:
                day = _date_from(key)
                if "run" in body:
                    runs[day] = _run_from(day, body["run"])
                else:
                    results[day] = _result_from(body)
            except (AttributeError, KeyError, TypeError, ValueError):
                problems.append(
                    _("The daily deals of {day} can't be used: they are damaged.").format(day=str(key)[:20])
                )
        return cls(MappingProxyType(results), MappingProxyType(runs)), problems


def is_result(body: object) -> bool:
    """Return whether this is a kept result of a day (`Dailies.to_json`), which later play never replaces."""
    try:
        return isinstance(body, Mapping) and bool(_result_from(body).won)
    except (KeyError, TypeError, ValueError):
        return False


def _name_beside(person: str, deals: DealSet) -> str:
    """Return the person's name, or another where an opponent has it: the opponents are the same for everyone."""
    taken = {player.name.casefold() for player in opponents(deals)}
    return person if person.casefold() not in taken else _("You")


def _id(day: date) -> str:
    """Return the id of a day's play in the history."""
    return _OF_DAILY + day.isoformat()


def _run_from(day: date, body: object) -> SetRun:
    run = SetRun.from_json(body)
    if run.deals != daily_set(day) or len(run.people) != 1 or run.turn is None:
        raise RunDamaged
    return replace(run, id=_id(day))


def _result_from(body: Mapping[str, Any]) -> DailyResult:
    won = tuple(body["won"])
    if len(won) != DEALS or any(type(one) is not int or abs(one) > MOST_WON for one in won):
        raise RunDamaged
    return DailyResult(won, _date_from(body["finished"]))


def _date_from(text: str) -> date:
    day = date.fromisoformat(text)
    if not date.min.year < day.year < date.max.year:
        raise RunDamaged  # a calendar needs a month to both sides of it
    return day
