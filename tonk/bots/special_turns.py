"""The finished turns of a hand with special cards, where turns are lost or jumped over and discards become stocks."""

from typing import Final

from tonk.bots.finished_turn import Turn, put_down
from tonk.rules import Cross, Discard, Draw, Take, View
from tonk.rules.cards import EMPTY, CardSet, Seat

MOST: Final = 8
"""The number of a seat's last turns that are remembered where hands are not plain: older ones say little."""


def special_turns(view: View) -> list[list[Turn]]:
    """Return the last finished turns of each seat, with Crosses and lost turns.

    A card that once lay open counts as seen from then on, because discards become stocks. Where a wait can bar drops,
    no turn counts as free to drop.
    """
    order: list[tuple[Seat, Turn]] = []
    down: list[CardSet] = [EMPTY] * view.seats
    top = view.upcard
    seen: CardSet = EMPTY if top is None else 1 << top
    may_drop = not view.rules.bars_drops
    drew, declined, taken = False, top, top
    for seat, action in view.history:
        if isinstance(action, Draw):
            drew, declined, taken = True, top, None
        elif isinstance(action, Take):
            drew, declined, taken = True, None, top
        elif isinstance(action, Cross):
            # A player who crosses has the turn of the one who chose the stock, and no chance to drop.
            drew, declined, taken = False, None, top
            down[seat] |= 1 << action.card
        elif isinstance(action, Discard):
            laid = down[seat]
            order.append((seat, Turn(0, drew and may_drop, 0, declined, taken, laid, action.card, seen | laid)))
            seen |= laid | 1 << action.card
            top, down[seat] = action.card, EMPTY
        else:
            down[seat] |= put_down(action)
    return _dated(view, order, down)


def _dated(view: View, order: list[tuple[Seat, Turn]], down: list[CardSet]) -> list[list[Turn]]:
    """Return the turns of each seat with their rounds and the smallest other hand, counted back from the end.

    Cards in ``down`` belong to unfinished turns, or were taken away by a Cross.
    """
    turns: list[list[Turn]] = [[] for _ in range(view.seats)]
    counts = [count + cards.bit_count() for count, cards in zip(view.counts, down, strict=True)]
    counts[view.to_act] -= view.phase == "play"
    finished, later = view.turns, view.to_act if view.drawer is None else view.drawer
    for seat, turn in reversed(order):
        # Lost and jumped turns count as well.
        finished -= (later - seat - 1) % view.seats + 1
        later = seat
        counts[seat] += turn.put_down.bit_count()
        if len(turns[seat]) < MOST:
            fewest = min(counts[:seat] + counts[seat + 1 :])
            turns[seat].insert(0, turn._replace(round=max(finished, 0) // view.seats, fewest=fewest))
    return turns
