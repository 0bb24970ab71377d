"""Skips and Blocks: on whom it makes sense to play them."""

from tonk.rules import Action, Block, Skip, View
from tonk.rules.cards import SKIPS, Seat
from tonk.rules.imagining import World
from tonk.rules.lost_turns import can_be_held, loses_turn


def seat_to_skip(world: World, *, saves_skips: bool) -> Seat | None:
    """Return whom to skip, of those with a turn to lose: the seat with the fewest cards, or just the next."""
    own, seats = world.to_act, world.seats
    others = [(own + step) % seats for step in range(1, seats)]
    free = [seat for seat in others if not loses_turn(world, seat)]
    if not free:
        return None
    return min(free, key=lambda seat: world.hands[seat].bit_count()) if saves_skips else free[0]


def shed(world: World, *, saves_skips: bool) -> Action:
    """Return a play that gets rid of a Skip card: a Skip, if possible on a seat with a turn to lose, or a Block."""
    own, lying, skipped = world.to_act, world.specials, seat_to_skip(world, saves_skips=saves_skips)
    card = (world.hands[own] & SKIPS).bit_length() - 1
    if skipped is not None:
        return Skip(card, skipped)
    seats = [(own + step) % world.seats for step in range(world.seats)]
    guarded = next((seat for seat in seats if lying.blocks[seat] is None), None)
    if guarded is not None:
        return Block(card, guarded)
    return Skip(card, next(seat for seat in seats if lying.skips[seat] is None))


def skips_worth_trying(view: View, seen: World) -> list[Action]:
    """Return a Skip on each other seat that has a turn to lose, and a Block where one can be held."""
    found: list[Action] = []
    cards = [action.card for action in view.legal if isinstance(action, Skip | Block)]
    for action in view.legal:
        if isinstance(action, Skip) and action.card == cards[0]:
            if action.seat != view.seat and not loses_turn(seen, action.seat):
                found.append(action)
        elif isinstance(action, Block) and action.card == cards[0] and action.seat == view.seat:
            found += [action] if can_be_held(seen, seen.to_act) else []
    return found
