"""``tune``: finds by self-play how a sharp player plays a rule set, for each number of players.

What it prints is a file of weights as in ``assets/weights``: the same arguments give the same file.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tonk.bots.tuned_weights import FORMAT, untuned_for, weights_to_json
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.tuning import QUICK, THOROUGH, TuningBudget, tuned
from tonk.words import ngettext


def run(rules: RuleSet, players: int | None, seed: int, quick: bool, out: str | None) -> int:
    """Tune, write what came of it, and give the exit status.

    Args:
        rules: The rule set.
        players: For how many players; for each number of them when None.
        seed: The seed of the deals and of the players drawn.
        quick: True if a rough result will do.
        out: Where the weights go; None for standard output.
    """
    effort = QUICK if quick else THOROUGH
    try:
        if out is not None:
            Path(out).open("ab").close()  # nobody wants to learn of it after an hour
        text = _weight_sets(rules, players, seed, effort)
        if out is not None:
            Path(out).write_text(text, encoding="utf-8", newline="\n")
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except OSError as error:
        sys.stderr.write(f"tonk: {out}: {error.strerror}\n")
        return 2
    if out is None:
        sys.stdout.write(text)
    return 0


def _weight_sets(rules: RuleSet, players: int | None, seed: int, effort: TuningBudget) -> str:
    """The file of weights."""
    weight_sets: dict[str, Any] = {}
    best = untuned_for(rules)
    for seats in [players] if players else rules.tables:
        # One more player changes little: each table begins where the last one ended.
        best = tuned(best, rules, seats, seed, effort, _ProgressLine(seats, effort).show)
        weight_sets[str(seats)] = weights_to_json(best)
    body = {"format": FORMAT, "rules": rules.id, "seed": seed, "effort": effort._asdict(), "weights": weight_sets}
    return json.dumps(body, indent=1) + "\n"


class _ProgressLine:
    """The progress of the tuning of a table, on standard error where that is a terminal."""

    def __init__(self, seats: int, effort: TuningBudget) -> None:
        self._seats = seats
        self._generations = effort.generations
        self._seen = sys.stderr.isatty()

    def show(self, generation: int, _mean: PolicyWeights) -> None:
        """Say which generation is done."""
        if self._seen:
            sentence = ngettext("{n} player: {done} of {all}", "{n} players: {done} of {all}", self._seats)
            line = sentence.format(n=self._seats, done=generation, all=self._generations)
            sys.stderr.write(f"\r{line}" + ("\n" if generation == self._generations else ""))
            sys.stderr.flush()
