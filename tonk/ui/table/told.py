"""What the name plates may tell while cards and chips are still on their way."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.session.match import MatchPlan
from tonk.ui.table.board import Board
from tonk.ui.table.hud import Standing


def as_seen(board: Board, standings: Sequence[Standing], plan: MatchPlan) -> list[Standing]:
    """The standings as far as they can be seen: nobody thinks before the cards are dealt, and chips have to come."""
    unpaid, dealing = board.effects.unpaid(board.now), board.telling.dealing(board.now)
    return [
        replace(
            standing,
            bankroll=standing.bankroll - round(unpaid.get(seat, 0.0) * plan.stake),
            thinks=standing.thinks and not dealing,
            deed="" if dealing else standing.deed,
        )
        for seat, standing in enumerate(standings)
    ]
