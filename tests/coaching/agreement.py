"""Measure how often the coach agrees with a search of fifty times its work, and write ``COACH.md``.

    python -m tests.coaching.agreement [--decisions 10] [--first 0] [--rules ID,…] [--players 2,4] [--coach | --table]

Each search is saved in ``tests/coaching/agreement.jsonl`` as soon as it is done, so a run can be interrupted and
continued. ``--coach`` asks only the coach, about decisions that the long search has already rated; ``--table`` only
writes the page. The coach is asked again whenever its code has changed. Exit status 1: it agrees too seldom.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.coaching.agreement_page import BAR, page_of, share_of
from tests.coaching.searches import KEPT, Case, cases, coached, code, is_about, keep, kept, searched
from tonk.rules import guest_ids, load_preset, preset_ids

PAGE = Path(__file__).parents[2] / "COACH.md"
SAME = [("descente", 2)]
"""Tables that play and pay the same as another one: with two players, La Descente is the same as Black Company."""


def main(line: Sequence[str] | None = None, file: Path = KEPT, page: Path = PAGE) -> int:
    """Run the command line and return the exit status."""
    given = _parser().parse_args(line)
    great, small = kept(file)
    wanted: list[Case] = []
    if given.coach:
        wanted = list(great)
    elif not given.table:
        tables = [(rules, players) for rules in given.rules for players in given.players]
        tables = [table for table in tables if table not in SAME and seats_allow(*table)]
        wanted = list(cases(tables, given.first, given.first + given.decisions))
    for number, case in enumerate(wanted, 1):
        if case not in great or not is_about(great[case], case):
            great[case] = searched(case)
            keep(case, "search", great[case], file)
        if case not in small or small[case].is_older:
            small[case] = coached(case)
            keep(case, code(case.rules), small[case], file)
        theirs, ours = great[case], small[case]
        verdict = "agrees" if set(ours.best) & set(theirs.best) else f"{ours.best[0]} for {theirs.best[0]}"
        apart = f"{theirs.apart:.3f} ± {theirs.error:.3f}"
        print(f"{number:4}/{len(wanted)} {' '.join(map(str, case)):24} {apart}  {verdict}", flush=True)
    page.write_text(page_of(great, small), encoding="utf-8")
    return 0 if share_of(great, small) >= BAR else 1


def seats_allow(rules: str, players: int) -> bool:
    """Return whether so many can play by these rules."""
    found = load_preset(rules)
    return found.least_players <= players <= found.most_players


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.coaching.agreement", description="Compare the coach with a long search."
    )
    parser.add_argument("--decisions", type=int, default=10, help="number of decisions at each table")
    parser.add_argument("--first", type=int, default=0, help="number of the first decision, from 0")
    parser.add_argument(
        "--rules", type=lambda text: text.split(","), default=[*preset_ids(), *guest_ids()], metavar="ID,…"
    )
    parser.add_argument("--players", type=lambda text: [*map(int, text.split(","))], default=[2, 4], metavar="2,4")
    parser.add_argument("--coach", action="store_true", help="ask only the coach, where the search is already done")
    parser.add_argument("--table", action="store_true", help="only write the page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
