"""``arena``: a duplicate match between two bots, reported as one JSON object (RECORD.md §3)."""

import json
import sys
from typing import Any

from tonk.commands.bot_match import BotMatch, MatchScore
from tonk.commands.crew import play_match
from tonk.rules import RuleSet
from tonk.words import ngettext

ALL_WELL, INTERRUPTED = 0, 130
_BAR = 40
"""The length of the bar in letters."""


def run(rules: RuleSet, players: int, deals: int, seed: int, a: str, b: str) -> int:
    """Play the match, print what came of it, and give the exit status.

    Args:
        rules: The rule set.
        players: How many seats.
        deals: How many decks, each played once from every seat.
        seed: The seed of the deals and of the bots' chance.
        a: The name of the bot that sits alone.
        b: The name of the bot in every other seat.

    Raises:
        OSError: Standard output can't be written to.
    """
    bar = _Bar(deals)
    try:
        score = play_match(BotMatch(rules, players, seed, a, b), deals, bar.show)
    except KeyboardInterrupt:
        bar.clear()
        sentence = ngettext("interrupted after {done} of {n} deal", "interrupted after {done} of {n} deals", deals)
        sys.stderr.write(f"tonk: {sentence.format(done=bar.done, n=deals)}\n")
        return INTERRUPTED
    bar.clear()
    sys.stdout.write(json.dumps(result_of(a, b, score)) + "\n")
    return ALL_WELL


def result_of(a: str, b: str, score: MatchScore) -> dict[str, Any]:
    """The printed result of a match; a hand's turns are those begun, by all seats together.

    Args:
        a: The name of one bot.
        b: The name of the other.
        score: The score of the match.
    """
    return {
        "a": a,
        "b": b,
        "players": score.players,
        "deals": score.deals,
        "hands": score.hands,
        "per_hand": score.per_hand,
        "ci95": score.ci95,
        "a_win_rate": score.a_wins / score.hands,
        "mean_turns": score.turns / score.hands,
        "endings": dict(sorted(score.endings.items())),
    }


class _Bar:
    """A progress bar on standard error, where that is a terminal."""

    def __init__(self, deals: int) -> None:
        self.done = 0
        self._deals = deals
        self._shown = ""
        self._seen = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Say how many deals have been played."""
        self.done = done
        full = _BAR * done // self._deals
        line = f"[{'#' * full}{'.' * (_BAR - full)}] {100 * done // self._deals:3} %"
        if self._seen and line != self._shown:
            self._write(line)

    def clear(self) -> None:
        """Leave an empty line."""
        if self._shown:
            self._write(" " * len(self._shown))
            self._write("")

    def _write(self, line: str) -> None:
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()
        self._shown = line
