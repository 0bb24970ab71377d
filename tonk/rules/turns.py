"""The order of turns, which can be lost or jumped over, and the Skips and Blocks lying before seats.

A seat's turn comes round when it begins, is lost, or is jumped over. The Blocks that the seat placed end then. A turn
is lost to a hold, a Skip, or both at once. Lost and jumped turns count as turns, so the number of turns always tells
the seat.
"""

from tonk.rules import events as ev
from tonk.rules.actions import Block, Skip
from tonk.rules.cards import Seat, by_seat
from tonk.rules.endings import go_out
from tonk.rules.hand_state import HandState
from tonk.rules.lost_turns import loses_turn


def pass_turn(position: HandState, seat: Seat, happened: list[ev.Event]) -> None:
    """End the turn of a seat that has discarded and pass to the next one that will play.

    Args:
        position: The hand as it stands.
        seat: The seat that has discarded.
        happened: The events so far; new ones are appended.
    """
    while True:
        seat = (seat + 1) % position.seats
        if not _comes_round(position, seat, happened):
            break
        position.turns += 1
    position.to_act = seat


def jump_to(position: HandState, drawer: Seat, caller: Seat, happened: list[ev.Event]) -> None:
    """Move the turn from the seat that chose the stock to the one that crossed; the turns between count as passed.

    The caller's place in the round is reached, so the caller's Blocks end; a Skip waits for the next turn.

    Args:
        position: The hand as it stands.
        drawer: The seat that chose the stock.
        caller: The seat that crosses.
        happened: The events so far; new ones are appended.
    """
    if not position.laid:  # otherwise laying before the draw has used it up
        _use_up_wait(position, drawer)
    seat = (drawer + 1) % position.seats
    while seat != caller:
        if not _comes_round(position, seat, happened):
            _use_up_wait(position, seat)
        seat = (seat + 1) % position.seats
    _end_blocks_of(position, caller, happened)
    position.turns += (caller - drawer) % position.seats
    position.to_act = caller


def _comes_round(position: HandState, seat: Seat, happened: list[ev.Event]) -> bool:
    """Begin a seat's turn; return whether it is lost, which uses up a hold and a Skip together."""
    if any(position.specials.blocks):
        _end_blocks_of(position, seat, happened)
    if not loses_turn(position, seat):
        return False
    held, skip = position.is_held(seat), position.specials.skips[seat]
    _use_up_wait(position, seat)
    if skip is not None:
        position.specials = position.specials.with_skip(seat, None)
        position.discard.insert(0, skip)
    happened.append(ev.TurnLost(seat, held, skip))
    return True


def _use_up_wait(position: HandState, seat: Seat) -> None:
    """Count a lost or jumped turn as one that a seat has waited, or as the one that a hold costs."""
    if position.wait[seat]:
        position.wait[seat] -= 1


def _end_blocks_of(position: HandState, placer: Seat, happened: list[ev.Event]) -> None:
    for guarded, block in by_seat(position.specials.blocks):
        if block is not None and block[1] == placer:
            position.specials = position.specials.with_block(guarded, None)
            position.discard.insert(0, block[0])
            happened.append(ev.BlockEnded(guarded, block[0]))


def play_skip(position: HandState, action: Skip) -> list[ev.Event]:
    """Play a Skip of the seat to act on a seat."""
    seat = position.to_act
    _leave_hand(position, action.card)
    position.specials = position.specials.with_skip(action.seat, action.card)
    return _out_if_empty(position, seat, [ev.SkipPlayed(seat, action.card, action.seat)])


def play_block(position: HandState, action: Block) -> list[ev.Event]:
    """Play a Block of the seat to act on a seat."""
    seat = position.to_act
    _leave_hand(position, action.card)
    position.specials = position.specials.with_block(action.seat, (action.card, seat))
    return _out_if_empty(position, seat, [ev.BlockPlayed(seat, action.card, action.seat)])


def _leave_hand(position: HandState, card: int) -> None:
    seat = position.to_act
    position.hands[seat] ^= 1 << card
    position.known[seat] &= ~(1 << card)
    position.totals[seat] -= position.values[card]


def _out_if_empty(position: HandState, seat: Seat, happened: list[ev.Event]) -> list[ev.Event]:
    return happened if position.hands[seat] else go_out(position, seat, happened, by_discard=False)
