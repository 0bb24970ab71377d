"""The standings and moods of the players on their name plates, no sooner than they can be seen."""

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
    """Return the mood of a player's face, one of ``session.match.characters.MOODS``.

    Args:
        view: The shown view; for faces, the hand is over when the hands are shown.
        seat: The seat of the face.
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
        name: The money, as far as its movement has been seen; for points, the score; None in practice and in replays,
            without money.
            Everybody's starting money, the measure of the stack of chips; 0 without money.
        start: The money that everybody began with, by which the stack of chips is measured; 0 where there is none.
        is_person: Whether a person plays.
        thinks: The points of the hand, if they may be shown.
        points: The points of the hand, where they may be shown.
        move_text: The seat's last action, in words.
        lost: Whether it lost or missed its last turn, and has not played since.
        gain: The gain or loss by the hand, once the hands are shown; points as soon as they are laid.
        goal: The money that the player must reach at a table of the Circuit; 0 elsewhere, and for all others.
        look: The direction of the portrait's eyes.
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
    """Everything that a table's name plates depend on.

    Attributes:
        plan: The plan of the match.
        events: The events already seen.
        view: The shown view.
        dealing: Whether the cards are still being dealt.
        to_act: The seat to act at the table, or None.
        counted: The seat whose hand is open, or None.
        riches: Each seat's money and gain, from `_riches`.
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
    """The name plates of a table, which are made again only after a change.

    Only the open hand is counted, nobody thinks before the cards are dealt, and chips must arrive first.

    Args:
        sitting: The sitting.
        looking: Tells whose hand is open.
    """

    def __init__(self, sitting: Sitting, looking: OpenHand) -> None:
        self._sitting, self._open_hand = sitting, looking
        self._facts: _Facts | None = None
        self._plates: tuple[PlayerStanding, ...] = ()

    def on(self, board: Board) -> tuple[PlayerStanding, ...]:
        """Return the name plates, seat by seat: the same objects as long as nothing changes."""
        game, looking = self._sitting.game, self._open_hand
        facts = _Facts(
            game.plan,
            tuple(game.events[: len(game.events) - board.reveals.unrevealed(board.now)]),
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
    """Return the seats that lost or missed their last turn and have not played since."""
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
    """Return each seat's money and its gain by the hand, or its points before the hand and those of the hand."""
    game, view = sitting.game, board.seen
    over = view.outcome is not None and view.shown is not None
    net = view.outcome.net if view.outcome is not None and over else (0,) * view.seats
    if view.rules.scores_points:
        unscored = board.effects.unscored(board.now) if not board.reveals.behind(board.now) else {}
        gained = [won - unscored.get(seat, 0) for seat, won in by_seat(net if over else view.laid_points)]
        return [(score + won * over, won) for score, won in zip(view.score, gained, strict=True)]
    if not game.purses:
        return [(None, won * game.plan.stake) for won in net]
    unpaid, stake = board.effects.unpaid(board.now), game.plan.stake
    return [
        (money - round(unpaid.get(seat, 0.0) * stake), net[seat] * stake) for seat, money in by_seat(game.bankrolls)
    ]
