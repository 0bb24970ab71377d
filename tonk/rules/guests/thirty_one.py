"""Thirty-one: the best suit of three cards counts; a knock leaves one more turn, and the lowest hand loses a life.

See RULES.md §5. Lives are the score: 0 is a free ride, and a player with less is out of the match.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.actions import KNOCK, Action, Discard, Draw, Knock, Take, discards_of
from tonk.rules.cards import Card, Seat, by_seat
from tonk.rules.guests.guest_knobs import ThirtyOneKnobs
from tonk.rules.guests.guest_turns import (
    OUT_OF_MATCH,
    discard,
    draw,
    draws_and_takes,
    end_with,
    is_out,
    knobs_of,
    may_part_with,
    next_turn,
    seats_in,
    take,
    turn_refusal,
)
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, count_of
from tonk.rules.hand_state import HandState
from tonk.rules.payouts import KNOCKED, THIRTY_ONE, Ending, Outcome, Score
from tonk.rules.seats import PerSeat

NO_COUNT: Final = -1
"""The count of a seat that is out and holds no cards."""


def begin(position: HandState) -> list[ev.Event]:
    """End the hand at once if anyone was dealt 31; otherwise turn the upcard."""
    if _holders(position):
        return _end_with_thirty_one(position, [])
    position.discard.append(position.stock.pop())
    return [ev.UpcardTurned(position.discard[-1])]


def legal(position: HandState) -> list[Action]:
    """Return every legal action of the seat to act."""
    match position.phase:
        case "start":
            ways = draws_and_takes(position)
            return ways if _knock_refusal(position, None) else [*ways, KNOCK]
        case "play":
            return list(discards_of(may_part_with(position)))
        case _:
            return []


def refusal(position: HandState, action: Action) -> no.Refusal | None:
    """Return why the seat to act may not do this, or None if it may."""
    return turn_refusal(position, action, _knock_refusal)


def total(position: HandState, seat: Seat) -> int:
    """Return the count of a seat's hand, in half points; `NO_COUNT` if the seat is out."""
    if is_out(position.rules, position.score[seat]):
        return NO_COUNT
    return count_of(position.hands[seat], threes=knobs_of(position, ThirtyOneKnobs).three_of_a_kind)


def _in(position: HandState) -> list[Seat]:
    """Return the seats still in the match, from the dealer's left."""
    return seats_in(position.rules, position.score, Seat((position.dealer + 1) % position.seats))


def _after(position: HandState, seat: Seat) -> Seat:
    """Return the next seat that is still in the match."""
    return seats_in(position.rules, position.score, Seat((seat + 1) % position.seats))[0]


def _knock_refusal(position: HandState, card: Card | None) -> no.Refusal | None:
    if card is not None:
        return no.KnockNamesNoCard()
    if position.phase == "play":
        return no.KnockAfterDrawing()
    if position.knocker is not None:
        return no.KnockedAlready(position.knocker)
    first_round = position.turns < len(_in(position))
    return no.KnockTooEarly() if first_round and not knobs_of(position, ThirtyOneKnobs).knock_in_first_round else None


def _knock(position: HandState, _: Knock) -> list[ev.Event]:
    """Knock, which gives each other player one more turn."""
    seat = position.to_act
    position.knocker = seat
    position.turns += 1
    next_turn(position, _after(position, seat))
    return [ev.Knocked(seat, None)]


def _discard(position: HandState, action: Discard) -> list[ev.Event]:
    seat = position.to_act
    happened = discard(position, action)
    if total(position, seat) == ALL_IN_ONE_SUIT:
        return _end_with_thirty_one(position, happened)
    following = _after(position, seat)
    if following == position.knocker:
        return _compare(position, happened, following)
    next_turn(position, following)
    return happened


def _holders(position: HandState) -> list[Seat]:
    """Return the seats that hold 31, from the dealer's left."""
    return [seat for seat in _in(position) if total(position, seat) == ALL_IN_ONE_SUIT]


def _end_with_thirty_one(position: HandState, happened: list[ev.Event]) -> list[ev.Event]:
    """End the hand with 31: everyone who doesn't hold it loses a life, the knocker included."""
    holders = _holders(position)
    happened += [ev.ThirtyOneShown(seat) for seat in holders]
    lost = {seat: 1 for seat in _in(position) if seat not in holders}
    return _end(position, happened, THIRTY_ONE, lost, holders)


def _compare(position: HandState, happened: list[ev.Event], knocker: Seat) -> list[ev.Event]:
    """Show all hands after a knock: the lowest loses a life."""
    counts = {seat: total(position, seat) for seat in _in(position)}
    least = min(counts.values())
    lowest = [seat for seat, count in counts.items() if count == least]
    if lowest == [knocker]:
        return _end(position, happened, KNOCKED, {knocker: 2}, (knocker,))
    return _end(position, happened, KNOCKED, {seat: 1 for seat in lowest if seat != knocker}, (knocker,))


def _end(
    position: HandState, happened: list[ev.Event], ending: Ending, lost: dict[Seat, int], by: Sequence[Seat]
) -> list[ev.Event]:
    """End the hand with the number of lives that each seat lost."""
    still_in = _in(position)
    net = tuple([-lost.get(seat, 0) for seat, _ in by_seat(position.score)])
    score = _lives_after(position, still_in, net)
    left = [seat for seat in still_in if score[seat] > OUT_OF_MATCH]
    for seat, _ in by_seat(position.score):
        position.totals[seat] = total(position, seat)
    outcome = Outcome(
        ending,
        tuple(sorted([seat for seat in still_in if seat not in lost])),
        tuple(position.totals),
        net,
        (),
        tuple(by),
        tuple([Score(seat, seat, (), -lives, "life") for seat, lives in lost.items()]),
        score,
        left[0] if len(left) == 1 else None,
    )
    return end_with(position, happened, outcome)


def _lives_after(position: HandState, still_in: Sequence[Seat], net: PerSeat[int]) -> tuple[int, ...]:
    """Return each seat's lives after the hand; if all who are left would go out together, they all stay in at 0."""
    least = 0 if knobs_of(position, ThirtyOneKnobs).free_ride else 1
    score = [lives + gained for lives, gained in zip(position.score, net, strict=True)]
    lives = [points if seat in still_in and points >= least else OUT_OF_MATCH for seat, points in by_seat(score)]
    # A seat that lost nothing stays in, even at 0: without free rides, that happens after the last ones went out
    # together.
    for seat in still_in:
        if not net[seat]:
            lives[seat] = position.score[seat]
    if all(lives[seat] == OUT_OF_MATCH for seat in still_in):
        for seat in still_in:
            lives[seat] = 0
    return tuple(lives)


TRANSITIONS: Final[dict[type, Callable[[HandState, Any], list[ev.Event]]]] = {
    Draw: draw,
    Take: take,
    Discard: _discard,
    Knock: _knock,
}
"""The transition for each kind of action."""
