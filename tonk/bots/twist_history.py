"""What everybody was seen to do where there are twists: as ``history.py`` tells it, with Crosses and lost turns too."""

from tonk.bots.history import Turn
from tonk.rules import Action, Block, Cross, Discard, Draw, Hit, Lay, Skip, Take, View
from tonk.rules.cards import EMPTY, CardSet, Seat, mask_of

MOST = 8
"""So many of a seat's last turns are remembered: older ones tell little of what it holds."""


def twist_turns_of(view: View) -> list[list[Turn]]:
    """For each seat its last finished turns, the first first; a card that lay open once counts as seen ever after."""
    order: list[tuple[Seat, Turn]] = []
    put_down: list[CardSet] = [EMPTY] * view.seats
    top = view.upcard
    seen: CardSet = EMPTY if top is None else 1 << top
    may_drop = not (view.rules.waits and view.rules.wait_effect == "no_drop")
    drew, declined, taken = False, top, top
    for seat, action in view.history:
        if isinstance(action, Draw):
            drew, declined, taken = True, top, None
        elif isinstance(action, Take):
            drew, declined, taken = True, None, top
        elif isinstance(action, Cross):
            # Whoever crosses has the turn of the one who chose the deck, and no choice to drop.
            drew, declined, taken = False, None, top
            put_down[seat] |= 1 << action.card
        elif isinstance(action, Discard):
            down = put_down[seat]
            order.append((seat, Turn(0, drew and may_drop, 0, declined, taken, down, action.card, seen | down)))
            seen |= down | 1 << action.card
            top, put_down[seat] = action.card, EMPTY
        else:
            put_down[seat] |= _put_down(action)
    return _dated(view, order, put_down)


def _put_down(action: Action) -> CardSet:
    if isinstance(action, Lay):
        return action.cards
    if isinstance(action, Hit):
        return mask_of(action.cards)
    return 1 << action.card if isinstance(action, Skip | Block) else EMPTY


def _dated(view: View, order: list[tuple[Seat, Turn]], put_down: list[CardSet]) -> list[list[Turn]]:
    """The turns of each seat with their rounds, and the fewest cards that another held: both told from the end.

    Cards in ``put_down`` are those of turns that are not finished, or were taken away by a Cross.
    """
    turns: list[list[Turn]] = [[] for _ in range(view.seats)]
    counts = [count + down.bit_count() for count, down in zip(view.counts, put_down, strict=True)]
    counts[view.to_act] -= view.phase == "play"
    drawer = view.drawer
    finished, later = view.turns, view.to_act if drawer is None else drawer
    for seat, turn in reversed(order):
        # Lost turns, and those that were jumped over, count as well.
        finished -= (later - seat - 1) % view.seats + 1
        later = seat
        counts[seat] += turn.put_down.bit_count()
        if len(turns[seat]) < MOST:
            fewest = min(counts[:seat] + counts[seat + 1 :])
            turns[seat].insert(0, turn._replace(round=max(finished, 0) // view.seats, fewest=fewest))
    return turns
