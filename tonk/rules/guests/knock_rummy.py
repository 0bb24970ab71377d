"""Knock rummy: anyone may knock with any hand, nobody lays off, and the lowest hand scores (RULES.md §5)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.actions import Action, Discard, Draw, Knock, Take, discards_of, knocks_with
from tonk.rules.cards import Card, Seat, by_seat, cards_in, each_seat
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.guest_knobs import KnockRummyKnobs
from tonk.rules.guests.guest_turns import (
    discard,
    discard_refusal,
    draw,
    draws_and_takes,
    end,
    end_void,
    knobs_of,
    may_part_with,
    next_turn,
    part_with,
    take,
    turn_refusal,
)
from tonk.rules.guests.showing import show_best
from tonk.rules.hand_state import HandState
from tonk.rules.payouts import KNOCKED, RUM, UNDERCUT, Score
from tonk.rules.phases import START


def begin(position: HandState) -> list[ev.Event]:
    """Turn the upcard."""
    position.discard.append(position.stock.pop())
    return [ev.UpcardTurned(position.discard[-1])]


def legal(position: HandState) -> list[Action]:
    """Return every legal action of the seat to act."""
    match position.phase:
        case "start":
            return draws_and_takes(position)
        case "play":
            cards = may_part_with(position)
            return [*discards_of(cards), *knocks_with(cards)]
        case _:
            return []


def refusal(position: HandState, action: Action) -> no.Refusal | None:
    """Return why the seat to act may not do this, or None if it may."""
    return turn_refusal(position, action, _knock_refusal)


def total(position: HandState, seat: Seat) -> int:
    """Return a seat's deadwood."""
    return position.totals[seat] if position.outcome is not None else deadwood_of(position.hands[seat])


def _knock_refusal(position: HandState, card: Card | None) -> no.Refusal | None:
    if card is None:
        return no.DrawFirst() if position.phase == START else no.KnockNamesCard()
    return discard_refusal(position, card)


def _discard(position: HandState, action: Discard) -> list[ev.Event]:
    happened = discard(position, action)
    if not position.stock:
        return end_void(position, happened)
    next_turn(position, (position.to_act + 1) % position.seats)
    return happened


def _knock(position: HandState, action: Knock) -> list[ev.Event]:
    """End the hand: lay out all spreads, and let the lowest hand score the differences."""
    knocker, knobs = position.to_act, knobs_of(position, KnockRummyKnobs)
    position.knocker = knocker
    position.turns += 1
    if action.card is not None:
        part_with(position, action.card)
    happened: list[ev.Event] = [ev.Knocked(knocker, action.card)]
    for step in range(position.seats):
        show_best(position, (knocker + step) % position.seats, happened)
    least = min(position.totals)
    lowest = [seat for seat, points in by_seat(position.totals) if points == least]
    if lowest == [knocker]:
        lines = _differences(position, lowest)
        if least:
            return end(position, happened, KNOCKED, lowest, lines, lowest)
        others = [seat for seat in each_seat(position.seats) if seat != knocker]
        lines += [Score(knocker, seat, (), knobs.rum_bonus, "rum") for seat in others]
        return end(position, happened, RUM, lowest, lines, lowest)
    # Players who tie with the knocker win, and the knocker doesn't.
    winners = [seat for seat in lowest if seat != knocker]
    penalty = 0 if knocker in lowest else knobs.knock_penalty
    lines = _differences(position, winners, knocker, penalty)
    return end(position, happened, UNDERCUT, winners, lines, (knocker,))


def _differences(
    position: HandState, winners: Sequence[Seat], knocker: Seat = Seat(0), penalty: int = 0
) -> list[Score]:
    """Return each winner's score: an even share, rounded down, of all differences and the knocker's penalty."""
    least, count = position.totals[winners[0]], len(winners)
    owed = [(seat, points - least) for seat, points in by_seat(position.totals) if points > least]
    share = (sum([points for _, points in owed]) + penalty) // count
    lines: list[Score] = []
    for winner in winners:
        if count > 1:
            lines += [Score(winner, knocker, (), share, "deadwood")] if share else []
            continue
        lines += [Score(winner, seat, cards_in(position.hands[seat]), points, "deadwood") for seat, points in owed]
        lines += [Score(winner, knocker, (), penalty, "penalty")] if penalty else []
    return lines


TRANSITIONS: Final[dict[type, Callable[[HandState, Any], list[ev.Event]]]] = {
    Draw: draw,
    Take: take,
    Discard: _discard,
    Knock: _knock,
}
"""The transition for each kind of action."""
