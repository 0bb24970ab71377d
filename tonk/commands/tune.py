"""``tune``: finds by self-play how a sharp player plays a rule set, for each number of players.

What it prints is a file of weights as in ``assets/weights``: the same arguments give the same file. Interrupted, it
writes what was found for the numbers of players that it has done with, if there are any.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tonk.bots.tuned_weights import FORMAT, untuned_for, weights_to_json
from tonk.commands.exit_status import ALL_WELL, UNUSABLE
from tonk.commands.progress import HandsProgress
from tonk.rules import RuleSet
from tonk.sharing import Team
from tonk.tuning import QUICK, THOROUGH, WeightSearch, tuned


def run(rules: RuleSet, players: int | None, seed: int, quick: bool, out: str | None, team: Team) -> int:
    """Tune, write what came of it, and give the exit status.

    Args:
        rules: The rule set.
        players: For how many players; for each number of them when None.
        seed: The seed of the deals and of the players drawn.
        quick: True if a rough result will do.
        out: Where the weights go; None for standard output.
        team: Who plays the hands.
    """
    effort, status = QUICK if quick else THOROUGH, ALL_WELL
    tables = [players] if players else rules.tables
    progress = HandsProgress(len(tables) * effort.generations * effort.players * effort.hands)
    best, found = untuned_for(rules), dict[str, Any]()
    try:
        if out is not None:
            Path(out).open("ab").close()  # nobody wants to learn of it after an hour
        try:
            for seats in tables:
                # One more player changes little: each table begins where the last one ended.
                best = tuned(WeightSearch(best, rules, seats, seed, effort), team.results, progress.add)
                found[str(seats)] = weights_to_json(best)
        except KeyboardInterrupt:
            status = progress.interrupted()
        progress.clear()
        body = {"format": FORMAT, "rules": rules.id, "seed": seed, "effort": effort._asdict(), "weights": found}
        text = json.dumps(body, indent=1) + "\n" if found else ""
        if out is None:
            sys.stdout.write(text)
        elif found:
            Path(out).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        if out is None:
            raise
        sys.stderr.write(f"tonk: {out}: {error.strerror}\n")
        return UNUSABLE
    return status
