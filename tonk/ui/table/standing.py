"""How the players stand, as their name plates tell it, and no sooner than it can be seen."""

from dataclasses import dataclass

from tonk.session.sitting import Sitting
from tonk.ui.table.board import Board
from tonk.ui.table.turns import Looking
from tonk.words.deeds import last_deeds


@dataclass(frozen=True)
class Standing:
    """What a name plate tells of a player.

    Attributes:
        name: The name.
        bankroll: The money, as far as it has been seen to come and go.
        start: The money that everybody began with, by which the stack of chips is measured.
        is_person: Whether a person plays.
        thinks: Whether a bot is at its turn.
        points: What the hand counts, for a seat that may be told.
        deed: What it did last.
        gain: What it has won or lost by the hand, once the hands are shown.
    """

    name: str
    bankroll: int
    start: int
    is_person: bool
    thinks: bool
    points: int | None
    deed: str
    gain: int


def standings(board: Board, sitting: Sitting, looking: Looking) -> list[Standing]:
    """What the name plates tell, seat by seat.

    Only the hand that lies open is counted, nobody thinks before the cards are dealt, and chips have to come first.
    """
    match, view = sitting.match, board.seen
    plan, deeds = match.plan, last_deeds(match.events, view.seats)
    unpaid, dealing = board.effects.unpaid(board.now), board.telling.dealing(board.now)
    net = view.outcome.net if view.outcome is not None and view.shown is not None else (0,) * view.seats
    return [
        Standing(
            name=player.name,
            bankroll=match.bankrolls[seat] - round(unpaid.get(seat, 0.0) * plan.stake),
            start=plan.bankroll,
            is_person=player.is_person,
            thinks=not player.is_person and sitting.to_act == seat and not dealing,
            points=view.total if seat == looking.bottom and looking.open_hand else None,
            deed="" if dealing else deeds[seat],
            gain=net[seat] * plan.stake,
        )
        for seat, player in enumerate(plan.players)
    ]
