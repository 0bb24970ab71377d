"""The standings and moods of the players, as their name plates show them, no sooner than they can be seen."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tonk.rules import View
from tonk.rules import events as ev
from tonk.rules.cards import Seat, by_seat
from tonk.rules.guests.knocking import shown_total
from tonk.session.match.characters import CALM, CAUGHT, PLEASED, THINKS, WAITS, Mood
from tonk.session.match.plan import MatchPlan
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.portrait_layers import STRAIGHT, Look
from tonk.ui.table.board import Board
from tonk.ui.table.players.open_hand import OpenHand
from tonk.words import language
from tonk.words.table.last_moves import last_moves


def mood_of(view: View, seat: Seat, *, thinks: bool) -> Mood:
    """The mood of a player's face, one of ``session.match.characters.MOODS``.

    Args:
        view: The view that is shown; the hand is over for the faces when the hands are shown.
        seat: The seat whose face it is.
        thinks: Whether it is the player's turn.
    """
    if view.outcome is not None and view.shown is not None:
        if seat in view.outcome.winners:
            return PLEASED
        return CAUGHT if view.outcome.net[seat] < 0 else CALM
    if thinks:
        return THINKS
    return WAITS if view.wait[seat] else CALM


@dataclass(frozen=True)
class PlayerStanding:
    """The facts on a player's name plate.

    Attributes:
        name: The name.
        bankroll: The money, as far as it has been seen to come and go; where points are scored, the score; None in
            practice and in replays, where no money moves.
        start: The money that everybody began with, by which the stack of chips is measured; 0 where there is none.
        is_person: Whether a person plays.
        thinks: Whether it is the player's turn.
        points: The points of the hand, where they may be shown.
        move_text: The seat's last action, in words.
        lost: Whether it has lost its last turn, or was jumped over, and has not played since.
        gain: The gain or loss by the hand, once the hands are shown; points from when they are laid.
        goal: The money that the player has to reach at a table of the Circuit; 0 elsewhere, and for all others.
        look: Where the eyes of the portrait look.
    """

    name: str
    bankroll: int | None
    start: int
    is_person: bool
    thinks: bool
    points: int | None
    move_text: str
    lost: bool
    gain: int
    goal: int = 0
    look: Look = STRAIGHT


class _Facts(NamedTuple):
    """All that the name plates of a table are made from.

    Attributes:
        plan: The plan of the match.
        events: The events that have been seen.
        view: The view that is shown.
        dealing: Whether the cards are still being dealt.
        to_act: The seat whose turn it is at the table; None where it is nobody's.
        counted: The seat whose hand lies open; None where none does.
        riches: For each seat its money and its gain, as `_riches` has them.
        language: The language of the words.
    """

    plan: MatchPlan
    events: tuple[ev.Event, ...]
    view: View
    dealing: bool
    to_act: Seat | None
    counted: Seat | None
    riches: tuple[tuple[int | None, int], ...]
    language: str


class Standings:
    """The name plates of a table, which are made again only when something on them has changed.

    Only the hand that lies open is counted, nobody thinks before the cards are dealt, and chips have to come first.

    Args:
        sitting: The match that is played.
        looking: The hand that lies open.
    """

    def __init__(self, sitting: Sitting, looking: OpenHand) -> None:
        self._sitting, self._open_hand = sitting, looking
        self._facts: _Facts | None = None
        self._plates: tuple[PlayerStanding, ...] = ()

    def on(self, board: Board) -> tuple[PlayerStanding, ...]:
        """Return the name plates, seat by seat: the same ones as long as they say the same."""
        match, looking = self._sitting.match, self._open_hand
        facts = _Facts(
            match.plan,
            tuple(match.events[: len(match.events) - board.reveals.unrevealed(board.now)]),
            board.seen,
            board.reveals.dealing(board.now),
            self._sitting.to_act,
            looking.bottom if looking.open_hand else None,
            tuple(_riches(board, self._sitting)),
            language.code,
        )
        if facts != self._facts:
            self._facts, self._plates = facts, _plates(facts)
        return self._plates


def _plates(facts: _Facts) -> tuple[PlayerStanding, ...]:
    plan, view = facts.plan, facts.view
    move_texts = last_moves(facts.events, view.seats, scored=plan.rules.scores_points)
    lost = lost_turns(facts.events)
    return tuple(
        PlayerStanding(
            name=player.name,
            bankroll=money,
            start=0 if plan.rules.scores_points else plan.bankroll,
            is_person=player.is_person,
            thinks=facts.to_act == seat == view.to_act and not facts.dealing,
            points=shown_total(view) if seat == facts.counted else None,
            move_text="" if facts.dealing else move_texts[seat],
            lost=seat in lost,
            gain=gain,
            goal=plan.bankroll + plan.ends.amount if plan.ends.kind == "goal" and seat == plan.person else 0,
        )
        for seat, (player, (money, gain)) in by_seat(zip(plan.players, facts.riches, strict=True))
    )


def lost_turns(events: Iterable[ev.Event]) -> set[Seat]:
    """Return the seats whose last turn was lost, or jumped over, and that have not played since."""
    found: set[Seat] = set()
    for event in events:
        match event:
            case ev.TurnLost(seat):
                found.add(seat)
            case ev.Crossed(seat, _cross, _card, jumped):
                found |= {*jumped}
                found.discard(seat)
            case ev.Drew() | ev.Took() | ev.LaidDown() | ev.HitSpread() | ev.Dropped():
                found.discard(event.seat)
    return found


def _riches(board: Board, sitting: Sitting) -> list[tuple[int | None, int]]:
    """For each seat its money and what the hand has brought, or its points before the hand and those of the hand."""
    match, view = sitting.match, board.seen
    over = view.outcome is not None and view.shown is not None
    net = view.outcome.net if view.outcome is not None and over else (0,) * view.seats
    if view.rules.scores_points:
        before, gained = view.score, net if over else view.laid_points
        return [(score + won * over, won) for score, won in zip(before, gained, strict=True)]
    if not match.purses:
        return [(None, won * match.plan.stake) for won in net]
    unpaid, stake = board.effects.unpaid(board.now), match.plan.stake
    return [
        (money - round(unpaid.get(seat, 0.0) * stake), net[seat] * stake) for seat, money in by_seat(match.bankrolls)
    ]
