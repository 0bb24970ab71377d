"""Lost turns: who will lose their next turn, who plays next, and whether a hit would cost a turn."""

from tonk.rules.cards import Seat, each_seat
from tonk.rules.hand_state import HandState


def loses_turn(position: HandState, seat: Seat) -> bool:
    """Return whether a seat will lose its next turn as things stand, to a hold, a Skip, or both."""
    return position.is_held(seat) or position.specials.skips[seat] is not None


def next_to_play(position: HandState, seat: Seat) -> Seat:
    """Return who plays next after a seat as things stand, passing over lost turns."""
    lost = {other for other in each_seat(position.seats) if loses_turn(position, other)}
    while True:
        seat = (seat + 1) % position.seats
        if seat not in lost:
            return seat
        lost.remove(seat)  # that turn is lost by then


def hit_holds(position: HandState, owner: Seat) -> bool:
    """Return whether a hit by the seat to act on a spread of this seat would cost it its next turn."""
    if owner == position.to_act or not position.rules.hits_hold:
        return False
    return position.specials.blocks[owner] is None and not loses_turn(position, owner)


def can_be_held(position: HandState, seat: Seat) -> bool:
    """Return whether others with the right cards could hit a spread of this seat and so hold it."""
    rules = position.rules
    if not rules.hits_hold or position.specials.blocks[seat] is not None:
        return False
    return any(s.owner == seat and s.fits and rules.may_hit(s.kind, own=False) for s in position.table)
