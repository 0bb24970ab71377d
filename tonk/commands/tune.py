"""``tune``: find weights for a rule set by self-play, for each number of players.

The output is a file of weights as in ``assets/weights``; the same arguments give the same file. If interrupted, it
writes the weights for the numbers of players that are finished, if any.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tonk.bots.tuned_weights import FORMAT, untuned_for, weights_to_json
from tonk.commands.progress import HandsProgress
from tonk.exit_status import ALL_WELL, refuse
from tonk.rules import RuleSet
from tonk.sharing import Team
from tonk.tuning import QUICK, THOROUGH, WeightSearch, tuned


def run(rules: RuleSet, players: int | None, seed: int, quick: bool, out: str | None, team: Team) -> int:
    """Tune, write the weights, and return the exit status.

    Args:
        rules: The rule set.
        players: The number of players; None for every number.
        seed: The seed of the deals and of the players drawn.
        quick: True if a rough result will do.
        out: The file for the weights; None for standard output.
        team: The team that plays the hands.
    """
    effort, status = QUICK if quick else THOROUGH, ALL_WELL
    tables = [players] if players else rules.tables
    progress = HandsProgress(len(tables) * effort.generations * effort.players * effort.hands)
    best, found = untuned_for(rules), dict[str, Any]()
    try:
        if out is not None:
            Path(out).open("ab").close()  # before an hour of work
        try:
            for seats in tables:
                # One more player changes little, so each table starts from the last one's weights.
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
        return refuse(f"{out}: {error.strerror}")
    return status
