"""Measured matches: a file of one line for each match, to which several processes may add at once.

Each line has a fingerprint of the code and the weights by which the two bots play at that table. A figure of other code
is shown as older until its match is played again.
"""

import ast
import hashlib
import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from tests.architecture.sources import ROOT, imports_of
from tests.ladder.meetings import PEEKER, TWISTS, Meeting, of_ways
from tonk.bots import PONDERERS
from tonk.commands.arena import result_of
from tonk.commands.bot_match import STANDARD_ERRORS, MatchScore
from tonk.session.match import characters

FILE = ROOT / "tests" / "strength.jsonl"
_BOTS = ROOT / "tonk" / "bots"
_HOMES = {"expert": "search", PEEKER: "search"}
_TUNED = ("sharp", *PONDERERS, PEEKER)
"""The bots that play by tuned weights."""


class Figure(NamedTuple):
    """The result of a match."""

    meeting: Meeting
    seed: int
    deals: int
    per_hand: float
    ci95: float
    fingerprint: str
    data: Mapping[str, Any]
    """The line of the file: all that ``arena`` prints about the match, and perhaps a sample."""


def line_of(meeting: Meeting, seed: int, score: MatchScore) -> str:
    """Return the line of the file for a match."""
    data = {"rules": meeting.rules, "seed": seed, "fingerprint": fingerprint(meeting)}
    return json.dumps(data | result_of(meeting.a, meeting.b, score)) + "\n"


def keep(line: str, file: Path = FILE) -> None:
    """Append a line with one write, so that other processes cannot split it."""
    with file.open("ab", buffering=0) as opened:
        opened.write(line.encode())


def kept(file: Path = FILE) -> list[Figure]:
    """Return everything measured, the earliest first."""
    if not file.exists():
        return []
    whole, _, _being_written = file.read_text(encoding="utf-8").rpartition("\n")
    return [_figure(json.loads(line)) for line in whole.splitlines()]


def _figure(data: dict[str, Any]) -> Figure:
    meeting = Meeting(data["rules"], data["players"], data["a"], data["b"])
    return Figure(meeting, data["seed"], data["deals"], data["per_hand"], data["ci95"], data["fingerprint"], data)


def best(figures: Iterable[Figure]) -> dict[Meeting, Figure]:
    """Return the figure to show for each meeting, of the deals of all seeds together."""
    return {meeting: pooled(parts) for meeting, parts in parts_of_best(figures).items()}


def parts_of_best(figures: Iterable[Figure]) -> dict[Meeting, list[Figure]]:
    """Return the figures that are shown as one for each meeting: of the same bots, one for each seed."""
    known = list(figures)
    shown = shown_of(known, lambda figure: figure.meeting, is_older)
    of_seeds = shown_of(known, lambda figure: (figure.meeting, figure.fingerprint, figure.seed), lambda _figure: False)
    return {
        meeting: [part for (of, of_bots, _), part in of_seeds.items() if (of, of_bots) == (meeting, best.fingerprint)]
        for meeting, best in shown.items()
    }


def pooled(parts: Sequence[Figure]) -> Figure:
    """Return the figure of the deals of all parts, which must be of the same match with different seeds.

    Its ``data`` are those of the first part.
    """
    if len(parts) == 1:
        return parts[0]
    deals = sum(part.deals for part in parts)
    mean = sum(part.deals * part.per_hand for part in parts) / deals
    squares = sum(
        (part.deals - 1) * part.deals * (part.ci95 / STANDARD_ERRORS) ** 2 + part.deals * (part.per_hand - mean) ** 2
        for part in parts
    )
    ci95 = STANDARD_ERRORS * sqrt(squares / (deals - 1) / deals)
    return parts[0]._replace(deals=deals, per_hand=mean, ci95=ci95)


class _Measured(Protocol):
    @property
    def deals(self) -> int: ...

    @property
    def fingerprint(self) -> str: ...


_F = TypeVar("_F", bound=_Measured)
_K = TypeVar("_K", bound=Hashable)


def shown_of(figures: Iterable[_F], match_of: Callable[[_F], _K], is_old: Callable[[_F], bool]) -> dict[_K, _F]:
    """Return the figure to show for each match: of the present bots, or else of the bots that were measured last.

    Of several figures the one with most deals is shown, and of equals the latest.

    Args:
        figures: The figures, the earliest first.
        match_of: Tells which match a figure is of.
        is_old: Tells whether the bots or the rules of a figure have changed since.
    """
    by_match: dict[_K, list[_F]] = {}
    for figure in figures:
        by_match.setdefault(match_of(figure), []).append(figure)
    found = {}
    for match, found_here in by_match.items():
        known = [figure for figure in found_here if not is_old(figure)]
        known = known or [figure for figure in found_here if figure.fingerprint == found_here[-1].fingerprint]
        found[match] = max(reversed(known), key=lambda figure: figure.deals)
    return found


def measured(figures: Iterable[Figure], meeting: Meeting, seed: int, deals: int) -> bool:
    """Return True if a meeting was played by the present bots with this number of deals or more."""
    return any(
        figure.meeting == meeting and figure.seed == seed and figure.deals >= deals and not is_older(figure)
        for figure in figures
    )


def is_older(figure: Figure) -> bool:
    """Return True if the bots or the rules have changed since."""
    return figure.fingerprint != fingerprint(figure.meeting)


@cache
def fingerprint(meeting: Meeting) -> str:
    """Return the digest of the bots and the rules of a meeting, as they were at the first call."""
    return fingerprint_now(meeting)


def fingerprint_now(meeting: Meeting) -> str:
    """Return the digest of the files as they are now."""
    digest = hashlib.sha256()
    for path in sorted(files_of(meeting)):
        text = path.read_text(encoding="utf-8")
        content = code_of(text) if path.suffix == ".py" else text
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{content}\0".encode())
    return digest.hexdigest()[:12]


def files_of(meeting: Meeting) -> set[Path]:
    """Return the files that decide a meeting, so that other weights or another search makes no other figure older."""
    found = {_BOTS / "__init__.py", *(ROOT / "tonk" / "rules").glob("*.py")}
    found.add(ROOT / "assets" / "rules" / f"{meeting.rules}.json")
    for name in (meeting.a, meeting.b):
        found |= set(_with_imports(_BOTS / f"{_HOMES.get(name, 'players')}.py", set()))
    if meeting.rules != TWISTS:
        found = {path for path in found if not path.name.startswith(("special_", "twist_")) or path.parent != _BOTS}
    weight_sets = ROOT / "assets" / "weights" / f"{meeting.rules}.json"
    if weight_sets.exists() and any(name in _TUNED for name in (meeting.a, meeting.b)):
        found.add(weight_sets)
    if PEEKER in (meeting.a, meeting.b):
        found.add(ROOT / "tests" / "ladder" / "peeking.py")
    if meeting in of_ways():
        found.add(Path(characters.__file__))
    return found


def _with_imports(path: Path, seen: set[Path]) -> Iterator[Path]:
    """Yield a file of the bots and the files of bots that it imports, directly or not."""
    seen.add(path)
    yield path
    for taken in imports_of(path):
        other = ROOT.joinpath(*taken.module.split(".")).with_suffix(".py")
        if other.parent == _BOTS and other not in seen and other.is_file():
            yield from _with_imports(other, seen)


@cache
def code_of(text: str) -> str:
    """Return a Python file without its comments and docstrings, which change no move."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#"))
