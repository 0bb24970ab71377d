"""Measure the strength of the bots in duplicate matches, and write ``STRENGTH.md``.

    python -m tests.strength [--rules ID,…] [--players 2,4] [--factor 1] [--again] [A:B …]
    python -m tests.strength --confirm
    python -m tests.strength --table
    python -m tests.strength … [--workers N | --cluster ADDRESS]

Each match is saved in ``tests/strength.jsonl`` as soon as it has been played. Matches already measured with the
current bots are skipped, so a run can be interrupted and continued, and several runs can share the work. Deals of
different seeds (``--seed``) are shown as one match, so a long one can be played in pieces. ``--table`` only writes the
page. ``--confirm`` plays the first deals of each match again: if changed code plays them as before,
the old figure still counts. ``peeker:sharp`` is a player that cheats, for comparison. By default there is one process
for each core; a different number, or a Dask cluster, gives the same figures. Exit status: 1 if a bot wins more than a
fair player can, 2 if the bots were changed during the run or the cluster can't be reached.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.ladder import figures, guest_figures, samples, table
from tests.ladder.guests import HandWithGuests
from tests.ladder.meetings import PEEKER, Meeting, asked_for, measured_rules
from tonk.bots import BOTS
from tonk.commands.bot_match import BotMatch, DealsOf, MatchScore, empty_score
from tonk.commands.progress import HandsProgress
from tonk.rules import load_preset
from tonk.session.match.characters import CHARACTERS
from tonk.sharing import NoTeam, Team, cores, team_of

SEED = 1
"""The seed of the deals, different from the one with which the weights were tuned."""
ALL_WELL, LEAK, CHANGED, REFUSED = 0, 1, 2, 2


def main(line: Sequence[str] | None = None, file: Path = figures.FILE, page: Path = table.PAGE) -> int:
    """Run the command line and return the exit status."""
    given = _parser().parse_intermixed_args(line)
    try:
        with team_of(given.workers, given.cluster) as team:
            return _run(given, file, page, team)
    except NoTeam as refused:
        print(refused)
        return REFUSED


def _run(given: argparse.Namespace, file: Path, page: Path, team: Team) -> int:
    """Run the command with a team."""
    if given.confirm:
        return _confirm(file, page, team)
    meetings = [] if given.table else asked_for(given.rules, given.players, given.pairs)
    deals = {meeting: given.deals or meeting.deals(given.factor) for meeting in meetings}
    known = figures.kept(file)
    if not given.again:
        deals = {meeting: n for meeting, n in deals.items() if not figures.measured(known, meeting, given.seed, n)}
    for meeting in deals:
        figures.fingerprint(meeting)  # of this process's code, even if files change in the meantime
    status = _measure(deals, given.seed, file, page, team)
    return status or _report(file, page)


def _measure(deals: dict[Meeting, int], seed: int, file: Path, page: Path, team: Team) -> int:
    """Play the meetings and save their results; the page is written after each."""
    for number, (meeting, n) in enumerate(deals.items(), 1):
        progress = HandsProgress(n * meeting.players)
        try:
            score = play(meeting, n, seed, team, progress)
        except KeyboardInterrupt:
            print(f"{meeting.pair}, match {number} of {len(deals)}, is not kept; those before it are.")
            return progress.interrupted()
        progress.clear()
        if figures.fingerprint_now(meeting) != figures.fingerprint(meeting):
            print(f"{meeting.pair}: the bots were changed meanwhile; this match is not kept. Start again.")
            return CHANGED
        figures.keep(figures.line_of(meeting, seed, score), file)
        result = f"{score.per_hand:+.3f} ± {score.ci95 or 0:.3f} ({n})"
        print(
            f"{number:3}/{len(deals)} {meeting.rules:15} {meeting.players} players  {meeting.pair:15} {result}",
            flush=True,
        )
        _write(file, page)
    return ALL_WELL


def _confirm(file: Path, page: Path, team: Team) -> int:
    """Confirm figures for the present bots if they would play the first deals the same way."""

    def sample(meeting: Meeting, deals: int, seed: int) -> MatchScore:
        return play(meeting, deals, seed, team, HandsProgress(deals * meeting.players))

    for line in samples.confirmed(figures.kept(file), sample):
        figures.keep(line, file)
    return _report(file, page)


def play(meeting: Meeting, deals: int, seed: int, team: Team, progress: HandsProgress) -> MatchScore:
    """Play a meeting.

    Args:
        meeting: The meeting.
        deals: The number of its deals.
        seed: The seed of the deals.
        team: The team that plays them.
        progress: Counts the hands.
    """
    match = BotMatch(load_preset(meeting.rules), meeting.players, seed, meeting.a, meeting.b)
    work = DealsOf(match) if {meeting.a, meeting.b} <= set(BOTS) else DealsOf(match, HandWithGuests())
    score = empty_score(match)
    for part in team.results(work, deals):
        score += part
        progress.add(part.hands)
    return score


def _report(file: Path, page: Path) -> int:
    """Write the page, name suspected leaks, and return the exit status."""
    _write(file, page)
    leaking = [figure for figure in figures.best(figures.kept(file)).values() if table.leaks(figure)]
    for figure in leaking:
        meeting, won = figure.meeting, table.figure_text(figure)
        print(f"presumed to see hidden cards: {meeting.pair} at {meeting.players}: {won}")
    return LEAK if leaking else ALL_WELL


def _write(file: Path, page: Path) -> None:
    of_guests = guest_figures.kept(file.with_name(guest_figures.FILE.name))
    page.write_text(table.page_of(figures.kept(file), of_guests), encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description="Measure the bots.")
    parser.add_argument("pairs", nargs="*", type=_pair, metavar="A:B", help="only these matches, or additional ones")
    parser.add_argument("--rules", type=_rules, default=[], metavar="ID,…", help="only these rule sets")
    parser.add_argument("--players", type=_players, default=[], metavar="2,4", help="only these numbers of players")
    parser.add_argument("--factor", type=float, default=1.0, help="multiple of the usual number of deals")
    parser.add_argument("--deals", type=_deals, help="this many deals for every match, at least 2")
    parser.add_argument("--seed", type=int, default=SEED, help="seed for the deals")
    parser.add_argument("--workers", type=_workers, default=cores(), help="number of processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="address of a Dask cluster to play instead")
    parser.add_argument("--again", action="store_true", help="also play what has already been measured")
    parser.add_argument(
        "--confirm", action="store_true", help="play the first deals again, to see which figures still hold"
    )
    parser.add_argument("--table", action="store_true", help="only write the page")
    return parser


def _deals(text: str) -> int:
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 2 up")
    return int(text)


def _workers(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _pair(text: str) -> str:
    a, _, b = text.partition(":")
    guests = (*BOTS, PEEKER, *(who.name for who in CHARACTERS))
    if a not in guests or b not in guests:
        raise argparse.ArgumentTypeError(f"{text!r} are no two of {', '.join(guests)}")
    return text


def _rules(text: str) -> list[str]:
    if not set(text.split(",")) <= set(measured_rules()):
        raise argparse.ArgumentTypeError(f"choose from {', '.join(measured_rules())}")
    return text.split(",")


def _players(text: str) -> list[int]:
    if not set(text.split(",")) <= set("23456"):
        raise argparse.ArgumentTypeError("choose from 2 to 6")
    return [int(number) for number in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
