"""Lost turns: who will lose the next turn, who plays next, and whose turn a hit would cost."""

from tonk.rules.cards import Seat, each_seat
from tonk.rules.hand_state import HandState


def loses_turn(position: HandState, seat: Seat) -> bool:
    """Return whether a seat will lose its next turn as things stand, to a hold, to a Skip, or to both at once."""
    return position.is_held(seat) or position.specials.skips[seat] is not None


def next_to_play(position: HandState, seat: Seat) -> Seat:
    """Return who plays next after a seat, as things stand: lost turns are passed over."""
    lost = {other for other in each_seat(position.seats) if loses_turn(position, other)}
    while True:
        seat = (seat + 1) % position.seats
        if seat not in lost:
            return seat
        lost.remove(seat)  # it has been lost then


def hit_holds(position: HandState, owner: Seat) -> bool:
    """Return whether a hit on a spread of this seat, by the seat to act, would cost it a turn that it still has."""
    if owner == position.to_act or not position.rules.hits_hold:
        return False
    return position.specials.blocks[owner] is None and not loses_turn(position, owner)


def can_be_held(position: HandState, seat: Seat) -> bool:
    """Return whether others could hit a spread before a seat, so that it would be held, if they had the cards."""
    rules = position.rules
    if not rules.hits_hold or position.specials.blocks[seat] is not None:
        return False
    return any(s.owner == seat and s.fits and rules.may_hit(s.kind, own=False) for s in position.table)
