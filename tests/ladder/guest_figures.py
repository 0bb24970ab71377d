"""Figures of the guests' bots: a file of one line for each match, and their part of ``STRENGTH.md``.

Each line has a fingerprint of the code by which that game is played; a figure of other code is marked as older.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.architecture.sources import ROOT
from tests.ladder.figures import code_of, shown_of
from tests.ladder.marks import MET, MISSED, OLDER, table_of
from tonk.bots import LEVELS, PONDERERS
from tonk.rules import load_preset

FILE = ROOT / "tests" / "guest_strength.jsonl"
PLAIN = "plain"
"""The name of the plain player of gin beside those of the levels."""
GAMES_OF_GIN = "games of gin"
"""The name that replaces a rule set's id where whole games of gin were played."""
TABLES = {"gin": (2,), "knock-rummy": (2, 3, 4, 5), "thirty-one": (2, 3, 4, 5, 6)}
"""The numbers of players at which the levels meet, by game."""
STEPS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
LEAST_WON = 65.0
"""The share of games of gin, in hundredths, that the expert should win from the plain player."""

_RULES = {
    "gin": ("gin", "deadwood", "showing", "guest_turns", "guest_outs"),
    "knock-rummy": ("knock_rummy", "deadwood", "showing", "guest_turns", "guest_outs"),
    "thirty-one": ("thirty_one", "suit_counts", "guest_turns"),
}
_POLICIES = {"gin": "rummy_policy", "knock-rummy": "rummy_policy", "thirty-one": "suit_policy"}


class GuestFigure(NamedTuple):
    """The result of a match: the stakes that A won a hand, or A's share of games of gin in hundredths."""

    game: str
    players: int
    a: str
    b: str
    seed: int
    deals: int
    won: float
    ci95: float
    fingerprint: str
    sample: str | None = None
    """The digest of the match's first deals, as the bots of the fingerprint play them."""

    @property
    def is_older(self) -> bool:
        """Return True if the bots or the rules have changed since."""
        return self.fingerprint != fingerprint(self.game, self.a, self.b)


def keep(figure: GuestFigure, file: Path = FILE) -> None:
    """Add a figure at the end of a file with one write."""
    with file.open("ab", buffering=0) as opened:
        opened.write((json.dumps(_data_of(figure)) + "\n").encode())


def _data_of(figure: GuestFigure) -> dict[str, Any]:
    return {name: value for name, value in figure._asdict().items() if value is not None}


def kept(file: Path = FILE) -> list[GuestFigure]:
    """Return all figures of a file, the earliest first."""
    if not file.exists():
        return []
    found: list[dict[str, Any]] = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [GuestFigure(**data) for data in found]


@cache
def fingerprint(game: str, a: str, b: str) -> str:
    """Return the digest of the files that decide a match."""
    played = "gin" if game == GAMES_OF_GIN else game
    bots = ["guest_players", "guest_weights", "rounds", _POLICIES[played]]
    if a in PONDERERS or b in PONDERERS:
        bots += ["guest_search", "guest_worlds"]
    files = [ROOT / "tonk" / "bots" / "guests" / f"{name}.py" for name in bots]
    files += [ROOT / "tonk" / "rules" / "guests" / f"{name}.py" for name in _RULES[played]]
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.name}\0{code_of(path.read_text(encoding='utf-8'))}\0".encode())
    return digest.hexdigest()[:12]


def best(figures: Iterable[GuestFigure]) -> dict[tuple[str, int, str, str], GuestFigure]:
    """Return the figure to show for each match."""
    return shown_of(figures, lambda figure: figure[:4], lambda figure: figure.is_older)


def section_of(figures: Iterable[GuestFigure]) -> str:
    """Return the part of the page about guests."""
    found = best(figures)
    rows = []
    for game, tables in TABLES.items():
        for players in tables:
            cells = [_cell(found.get((game, players, a, b))) for a, b in STEPS]
            rows.append([load_preset(game).name, str(players), *cells])
    games = [[a, _games_cell(found.get((GAMES_OF_GIN, 2, a, PLAIN)))] for a in LEVELS[2:]]
    return f"""## The other games

`python -m tests.guest_strength` measures these. Each level meets the one below it as in Tonk. What counts is how many
points A scores a hand above the mean of the table, in thirty-one how many lives it keeps. The aim is an interval clear
of 0.

{table_of(["game", "players", *(f"{a} : {b}" for a, b in STEPS)], rows)}

Whole games of gin to 100, each pair with the same decks from both seats, against a plain player. That one takes a
discard only if it completes a spread, throws the highest deadwood, and knocks as soon as it can: the baseline of the
EAAI 2021 contest. `expert` should win {LEAST_WON:.0f} % of them.

{table_of(["level", "games won"], games)}"""


def text_of(figure: GuestFigure) -> str:
    """Return a figure with its interval and its number of deals or games."""
    if figure.game == GAMES_OF_GIN:
        return f"{figure.won:.1f} ± {figure.ci95:.1f} % ({figure.deals})"
    return f"{figure.won:+.3f} ± {figure.ci95:.3f} ({figure.deals})"


def _cell(figure: GuestFigure | None) -> str:
    if figure is None:
        return "–"
    return f"{text_of(figure)} {MET if figure.won > figure.ci95 else MISSED}{_age(figure)}"


def _games_cell(figure: GuestFigure | None) -> str:
    if figure is None:
        return "–"
    met = "" if figure.a not in PONDERERS else f" {MET if figure.won >= LEAST_WON else MISSED}"
    return f"{text_of(figure)}{met}{_age(figure)}"


def _age(figure: GuestFigure) -> str:
    return f" *{OLDER}*" if figure.is_older else ""
