"""``arena``: a duplicate match between two bots, reported as one JSON object (RECORD.md §3).

If interrupted, it reports the deals played so far, like a match of that many deals.
"""

import json
import sys
from typing import Any

from tonk.commands.bot_match import BotMatch, DealsOf, MatchScore, empty_score
from tonk.commands.progress import HandsProgress
from tonk.exit_status import ALL_WELL
from tonk.sharing import Team


def run(match: BotMatch, deals: int, team: Team) -> int:
    """Play the match, print the result, and return the exit status.

    Args:
        match: The pairing.
        deals: The number of decks, each played once from every seat.
        team: The team that plays them.

    Raises:
        OSError: Standard output can't be written to.
    """
    score, status = empty_score(match), ALL_WELL
    progress = HandsProgress(deals * match.players)
    try:
        for part in team.results(DealsOf(match), deals):
            score += part
            progress.add(part.hands)
    except KeyboardInterrupt:
        status = progress.interrupted()
    progress.clear()
    if score.deals:
        sys.stdout.write(json.dumps(result_of(match.a, match.b, score)) + "\n")
    return status


def result_of(a: str, b: str, score: MatchScore) -> dict[str, Any]:
    """Return the printed result of a match; a hand's turns are those begun by all seats together.

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
