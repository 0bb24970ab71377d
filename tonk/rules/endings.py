"""Endings of a hand: each is settled in stakes or scored in points, as the rules say."""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.cards import Seat
from tonk.rules.hand_state import HandState
from tonk.rules.payouts import Outcome, settle_drop, settle_out, settle_stock, settle_tonk
from tonk.rules.phases import OVER
from tonk.rules.scoring import score_bonus, score_drop, score_out, score_stuck


def show_tonks(position: HandState, holders: Sequence[Seat]) -> list[ev.Event]:
    """End a hand in which these seats were dealt a Tonk."""
    shown: list[ev.Event] = [ev.TonkShown(seat, position.totals[seat]) for seat in holders]
    if position.answers.scores_points:
        return _end(position, shown, score_bonus(position, holders))
    return _end(position, shown, settle_tonk(position.rules, position.totals, holders, _first(position)))


def drop(position: HandState, seat: Seat) -> list[ev.Event]:
    """End a hand by a drop."""
    shown: list[ev.Event] = [ev.Dropped(seat, position.totals[seat])]
    if position.answers.scores_points:
        return _end(position, shown, score_drop(position, seat))
    return _end(position, shown, settle_drop(position.rules, position.totals, seat, _first(position)))


def go_out(position: HandState, seat: Seat, happened: list[ev.Event], *, by_discard: bool) -> list[ev.Event]:
    """End a hand because a seat has no cards left.

    Args:
        position: The hand as it stands.
        seat: The seat to act.
        happened: The events so far; new ones are appended.
        by_discard: Whether the last card was discarded.
    """
    happened.append(ev.WentOut(seat, by_discard))
    if position.answers.scores_points:
        return _end(position, happened, score_out(position, seat))
    return _end(position, happened, settle_out(position.rules, position.totals, seat, by_discard))


def run_out(position: HandState, seat: Seat, happened: list[ev.Event]) -> list[ev.Event]:
    """End a hand because the stock is gone and nobody will or may go on.

    Args:
        position: The hand as it stands.
        seat: The seat to act.
        happened: The events so far; new ones are appended.
    """
    happened.append(ev.StockRanOut(seat))
    if position.answers.scores_points:
        return _end(position, happened, score_stuck(position))
    return _end(position, happened, settle_stock(position.rules, position.totals, _first(position)))


def _first(position: HandState) -> Seat:
    """The seat on the dealer's left."""
    return (position.dealer + 1) % position.seats


def _end(position: HandState, happened: list[ev.Event], outcome: Outcome) -> list[ev.Event]:
    position.phase = OVER
    position.outcome = outcome
    happened.append(ev.HandEnded(outcome))
    return happened
