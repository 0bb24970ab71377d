"""Gin rummy: ten cards for two, a knock with little deadwood, laying off, undercut and gin (RULES.md §5)."""

from collections.abc import Callable
from typing import Any, Final

from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.actions import (
    DRAW,
    KNOCK,
    PASS,
    TAKE,
    Action,
    Discard,
    Draw,
    Knock,
    Pass,
    Take,
    discards_of,
    knocks_with,
)
from tonk.rules.cards import Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.guest_knobs import GinKnobs
from tonk.rules.guests.guest_turns import (
    discard,
    discard_refusal,
    draw,
    draws_and_takes,
    end,
    end_void,
    knobs_of,
    may_draw,
    may_part_with,
    next_turn,
    part_with,
    take,
    turn_refusal,
)
from tonk.rules.guests.showing import show_and_lay_off, show_best
from tonk.rules.hand_state import HandState
from tonk.rules.payouts import GIN, KNOCKED, UNDERCUT, Score
from tonk.rules.phases import MUST_DRAW, OVER, PLAY, UPCARD

VOID_AT: Final = 2
"""The number of cards left in the stock at which a discard ends the hand without a score."""
BIG_GIN_BONUS: Final = 31
"""The bonus for big gin: eleven cards in spreads."""


def begin(position: HandState) -> list[ev.Event]:
    """Turn the upcard; the non-dealer is the first to be offered it."""
    position.discard.append(position.stock.pop())
    position.phase = UPCARD
    return [ev.UpcardTurned(position.discard[-1])]


def legal(position: HandState) -> list[Action]:
    """Return every legal action of the seat to act."""
    match position.phase:
        case "upcard":
            return [TAKE, PASS]
        case "must-draw":
            return [DRAW] if may_draw(position) else []
        case "start":
            return draws_and_takes(position)
        case "play":
            big: list[Action] = [KNOCK] if _is_big_gin(position) else []
            return [*discards_of(may_part_with(position)), *knocks_with(_knocking_cards(position)), *big]
        case _:
            return []


def refusal(position: HandState, action: Action) -> no.Refusal | None:
    """Return why the seat to act may not do this, or None if it may."""
    if position.phase == UPCARD:
        if isinstance(action, Draw | Discard | Knock):
            return no.AskedAboutUpcard()
        if isinstance(action, Pass):
            return None
    if position.phase == MUST_DRAW and isinstance(action, Take | Discard | Knock):
        return no.MustDraw()
    if position.phase != OVER and isinstance(action, Pass):
        return no.NothingToPass()
    return turn_refusal(position, action, _knock_refusal)


def total(position: HandState, seat: Seat) -> int:
    """Return a seat's deadwood."""
    return position.totals[seat] if position.outcome is not None else deadwood_of(position.hands[seat])


def _knocking_cards(position: HandState) -> CardSet:
    """Return the cards that leave no more deadwood than the ceiling when discarded."""
    hand, ceiling = position.hands[position.to_act], knobs_of(position, GinKnobs).knock_ceiling
    return mask_of([card for card in cards_in(may_part_with(position)) if deadwood_of(hand ^ 1 << card) <= ceiling])


def _is_big_gin(position: HandState) -> bool:
    return knobs_of(position, GinKnobs).big_gin and not deadwood_of(position.hands[position.to_act])


def _knock_refusal(position: HandState, card: Card | None) -> no.Refusal | None:
    if position.phase != PLAY:
        return no.DrawFirst()
    if card is None:
        return None if _is_big_gin(position) else no.KnockNamesCard()
    ceiling = knobs_of(position, GinKnobs).knock_ceiling
    kept = discard_refusal(position, card)
    deadwood = 0 if kept else deadwood_of(position.hands[position.to_act] ^ 1 << card)
    return kept or (no.TooMuchDeadwood(deadwood, ceiling) if deadwood > ceiling else None)


def _pass(position: HandState, _: Pass) -> list[ev.Event]:
    """Pass the upcard: it is offered to the dealer next, then the first player draws."""
    seat = position.to_act
    position.to_act = _other(seat)
    if seat == position.dealer:
        position.phase = MUST_DRAW
    return [ev.Passed(seat, position.discard[-1])]


def _discard(position: HandState, action: Discard) -> list[ev.Event]:
    happened = discard(position, action)
    if len(position.stock) <= VOID_AT:
        return end_void(position, happened)
    next_turn(position, _other(position.to_act))
    return happened


def _knock(position: HandState, action: Knock) -> list[ev.Event]:
    """End the hand: lay out the spreads, let the opponent lay off, and compare."""
    knocker, knobs = position.to_act, knobs_of(position, GinKnobs)
    other, big = _other(knocker), action.card is None
    position.knocker = knocker
    position.turns += 1
    if action.card is not None:
        part_with(position, action.card)
    happened: list[ev.Event] = [ev.Knocked(knocker, action.card)]
    spreads = show_best(position, knocker, happened)
    own = position.totals[knocker]
    # Nothing is laid off against gin.
    show_and_lay_off(position, other, knocker, spreads if own else (), happened)
    theirs = position.totals[other]
    if not own:
        bonus = Score(knocker, knocker, (), BIG_GIN_BONUS if big else knobs.gin_bonus, "big-gin" if big else "gin")
        lines = [*_difference(position, knocker, other), bonus]
        return end(position, happened, GIN, (knocker,), lines, (knocker,))
    if own < theirs:
        return end(position, happened, KNOCKED, (knocker,), _difference(position, knocker, other), (knocker,))
    bonus = Score(other, knocker, (), knobs.undercut_bonus, "undercut")
    return end(position, happened, UNDERCUT, (other,), [*_difference(position, other, knocker), bonus], (knocker,))


def _other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def _difference(position: HandState, winner: Seat, loser: Seat) -> list[Score]:
    """Return the winner's score for the difference in deadwood."""
    points = position.totals[loser] - position.totals[winner]
    return [Score(winner, loser, cards_in(position.hands[loser]), points, "deadwood")] if points else []


TRANSITIONS: Final[dict[type, Callable[[HandState, Any], list[ev.Event]]]] = {
    Draw: draw,
    Take: take,
    Pass: _pass,
    Discard: _discard,
    Knock: _knock,
}
"""The transition for each kind of action."""
