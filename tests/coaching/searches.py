"""Decisions of hands, with the results of the coach and of a search with fifty times its work."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple

import tonk.bots
import tonk.coaching
from tests.coaching.asking import advised
from tests.ladder.figures import code_of
from tests.support.hands import hand_of
from tonk.coaching import COACH_BUDGET, Advice, Coach, CoachBudget
from tonk.coaching.equivalents import grouped
from tonk.records import action_text
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, View, guest_ids, load_preset, preset_ids
from tonk.rules.cards import each_seat

KEPT = Path(__file__).with_name("agreement.jsonl")
"""The file of all finished searches, one JSON object per line."""
TIMES = 50
"""The work of the search that the coach is compared with, as a multiple of the coach's."""
STAKES_APART, POINTS_APART = 0.05, 1.5
"""The lead of the best move over the second best from which a decision matters, in stakes or lives, and in points."""
_NAMES = ("sharp", "solid", "casual", "sharp", "solid", "sharp")
_SURE_TO_STOP = 1.5
"""The number of intervals by which a search must be sure whether a decision matters, to end before its work is done:
about three standard errors."""
_COACHS_SEED, _SEARCHS_SEED = 1, 2
_FIRST = 10
"""The number of the first decision of each table; lower ones dealt the same decks at every table."""
_FIRST_OF_GUESTS = 10_000
"""The same for the other games, far from the numbers of Tonk."""


class Case(NamedTuple):
    """A decision to be searched: its table, and its number there."""

    rules: str
    players: int
    number: int


class Found(NamedTuple):
    """The result of a search: the best moves, which are equivalent, and their lead.

    Attributes:
        best: The best moves, as records write them.
        apart: Their lead over the second best.
        error: Half the 95 % interval of the lead.
        worlds: The number of worlds searched.
        values: The worth of each move.
        is_older: Whether the code of the coach has changed since.
    """

    best: tuple[str, ...]
    apart: float
    error: float
    worlds: int
    values: dict[str, float]
    is_older: bool = False


@cache
def view_of(case: Case) -> View:
    """Return the decision as the seat to act sees it: with a choice, early or late, in a hand of mixed players."""
    rules = load_preset(case.rules)
    for seed in count(50_000 + 100 * case.number):
        names = [_NAMES[(seed + seat) % len(_NAMES)] for seat in each_seat(case.players)]
        views = [position.view(position.to_act) for position, _ in hand_of(rules, names, seed)]
        some = [view for view in views if len(grouped(view, view.legal)) > 1]
        if some:
            view = some[case.number * 7 % len(some)]
            first = next(advised(Coach(0, CoachBudget(turns=1, first=1, least=1)), view))
            if not first.forced:
                return view
    raise AssertionError


def apart(case: Case) -> float:
    """Return the difference between moves that matters at a table."""
    rules = load_preset(case.rules)
    return STAKES_APART if rules.scoring == "stakes" or rules.has_lives else POINTS_APART


def is_about(found: Found, case: Case) -> bool:
    """Return whether a search was about the decision that the case has now: other bots lead to other hands."""
    view = view_of(case)
    return {action_text(view.seat, action) for action in view.legal} >= {*found.values}


def coached(case: Case, budget: CoachBudget = COACH_BUDGET) -> Found:
    """Return the coach's result."""
    view = view_of(case)
    *_, advice = advised(Coach(_COACHS_SEED, budget), view)
    return found_of(view, advice)


def searched(case: Case, budget: CoachBudget = COACH_BUDGET) -> Found:
    """Return the result of fifty times the work, or of as much of it as shows whether the decision matters."""
    view, matters = view_of(case), apart(case)
    thorough = CoachBudget(turns=TIMES * budget.turns, first=budget.turns, least=TIMES * budget.turns, hopeless=4.5)
    for advice in advised(Coach(_SEARCHS_SEED, thorough), view):
        found = found_of(view, advice)
        if abs(found.apart - matters) > _SURE_TO_STOP * found.error:
            break
    return found


def found_of(view: View, advice: Advice) -> Found:
    """Return the best move of an advice, and the second best that isn't equivalent."""
    groups = grouped(view, view.legal)
    best = next(group for group in groups if advice.best.action in group)
    second = next(worth for worth in advice.worths if worth.action not in best)
    return Found(
        best=tuple(action_text(view.seat, action) for action in best),
        apart=advice.best.value - second.value,
        error=second.error,
        worlds=advice.worlds,
        values={action_text(view.seat, worth.action): round(worth.value, 4) for worth in advice.worths},
    )


@cache
def code(rules: str) -> str:
    """Return a digest of the code by which the coach rates moves by these rules, without docstrings and comments."""
    coaching, bots = Path(tonk.coaching.__file__).parent, Path(tonk.bots.__file__).parent
    wanted = [coaching / f"{stem}.py" for stem in ("coach", "equivalents", "trials")]
    if rules in guest_ids():
        wanted += [coaching / "guests" / "guest_tries.py", *sorted((bots / "guests").glob("*.py"))]
    else:
        wanted += [coaching / "tonk_tries.py", *sorted(bots.glob("*.py"))]
    texts = [code_of(file.read_text(encoding="utf-8")) for file in wanted]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


def kept(file: Path = KEPT) -> tuple[dict[Case, Found], dict[Case, Found]]:
    """Return all finished searches: the large ones, and the latest of the coach."""
    great: dict[Case, Found] = {}
    small: dict[Case, Found] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        entry = json.loads(line)
        found = Found(tuple(entry["best"]), entry["apart"], entry["error"], entry["worlds"], entry["values"])
        case = Case(*entry["case"])
        if entry["by"] == "search":
            great[case] = found
        else:
            small[case] = found._replace(is_older=entry["by"] != code(case.rules))
    return great, small


def keep(case: Case, by: str, found: Found, file: Path = KEPT) -> None:
    """Save a result; ``by`` is ``search`` or the coach's code."""
    entry: dict[str, Any] = {"case": list(case), "by": by, **found._asdict()}
    del entry["is_older"]  # the code's digest says so
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(entry) + "\n")


def cases(tables: list[tuple[str, int]], first: int, end: int) -> Iterator[Case]:
    """Yield this many decisions at each table, in rotation; no two tables have the same deck."""
    for number in range(first, end):
        for rules, players in tables:
            ids, begins = (guest_ids(), _FIRST_OF_GUESTS) if rules in guest_ids() else (preset_ids(), _FIRST)
            every = list(product(ids, range(MIN_PLAYERS, MAX_PLAYERS + 1)))
            yield Case(rules, players, begins + number * len(every) + every.index((rules, players)))
