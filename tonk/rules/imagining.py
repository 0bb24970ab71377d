"""Imagined hands: positions made up from what one seat sees, for players who think ahead.

They are ordinary positions whose hidden cards are a guess. This is the only way from a view back to a position, and
because it starts from a view it cannot carry along anything that the seat could not know.
"""

from collections.abc import Sequence

from tonk.rules.cards import Card, CardSet, by_seat, cards_in, mask_of
from tonk.rules.events import UpcardTurned
from tonk.rules.parts import Window
from tonk.rules.position import Position
from tonk.rules.seats import PerSeat
from tonk.rules.view import View
from tonk.rules.windows import callers_after

World = Position
"""An imagined position."""


def unseen_by(view: View) -> CardSet:
    """Return the cards that a seat can't place: the stock, and cards in other hands that weren't seen taken."""
    seen = view.hand | mask_of(view.discards)
    for spread in view.table:
        seen |= mask_of(spread.cards)
    for known in view.known:
        seen |= known
    return view.rules.in_play(view.specials.kinds) & ~(seen | view.specials.lying)


def imagine(view: View, hands: PerSeat[CardSet], stock: Sequence[Card]) -> World:
    """Return the position if the others held these hands and the stock were in this order.

    Args:
        view: The seat's view of a hand that is still being played.
        hands: A hand for each seat; the seat's own must be its own.
        stock: The cards to draw, the next one last.
    """
    world = Position(view.rules, hands, stock, view.dealer, view.to_act)
    world.discard = list(view.discards)
    world.table = list(view.table)
    world.phase = view.phase
    world.wait = list(view.wait)
    world.known = list(view.known)
    world.took = view.took
    world.laid = view.laid
    world.hits = view.hits
    world.dry_takes = view.dry_takes
    world.idle_takes = view.idle_takes
    world.turns = view.turns
    world.history = list(view.history)
    if view.upcard is not None:
        world.opening = (UpcardTurned(view.upcard),)
    world.score = view.score
    world.specials = view.specials
    world.discarder = view.discarder
    world.must_show = view.must_show
    world.out_of_turn = view.out_of_turn
    world.knocker = view.knocker
    # Nobody knows how the discards were shuffled; only the number of reshuffles matters.
    world.stocks_made = ((),) * view.reshuffled
    if view.drawer is not None:
        # In an open window, the imagined hands decide which seats are asked next.
        world.window = Window(view.drawer, tuple(callers_after(world, world.to_act, view.drawer)))
    return world


def imagine_any(view: View) -> World:
    """Return a position with the unseen cards in ascending order, for callers that ask only about visible things.

    A hand set up in mid-play may leave cards out; some of them are then taken to be in the stock.
    """
    unseen = list(cards_in(unseen_by(view)))
    hands: list[CardSet] = []
    for seat, known in by_seat(view.known):
        hand = view.hand if seat == view.seat else known
        for _ in range(view.counts[seat] - hand.bit_count()):
            hand |= 1 << unseen.pop()
        hands.append(hand)
    return imagine(view, hands, unseen[len(unseen) - view.stock_count :] if view.stock_count else [])
