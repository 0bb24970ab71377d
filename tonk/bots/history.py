"""What everybody was seen to do in a hand, turn by turn: what a player at the table remembers."""

from typing import NamedTuple

from tonk.rules import Discard, Draw, Hit, Lay, Take, View
from tonk.rules.cards import EMPTY, Card, CardSet, Seat, mask_of


class Turn(NamedTuple):
    """A finished turn of a seat, as the others saw it."""

    round: int
    """Full rounds before it."""
    free: bool
    """Whether the seat might have dropped, as far as is sure: nothing had barred it yet (R-wait)."""
    fewest: int
    """The fewest cards that another seat held."""
    declined: Card | None
    """The top discard that was left lying when a card was drawn."""
    taken: Card | None
    """The card taken from the discards; None where one was drawn."""
    put_down: CardSet
    """What was laid and hit with."""
    discard: Card
    seen: CardSet
    """The cards that lay open before the discard: on the pile and on the table."""


def turns_of(view: View) -> list[list[Turn]]:
    """For each seat its finished turns, the first first."""
    rules = view.rules
    turns: list[list[Turn]] = [[] for _ in range(view.seats)]
    free = [True] * view.seats
    owners = [spread.owner for spread in view.table]
    pile, counts = _at_first(view)
    finished = view.turns - sum([isinstance(action, Discard) for _, action in view.history])
    declined: Card | None = None
    taken: Card | None = None
    put_down: CardSet = EMPTY
    laid: CardSet = EMPTY
    was_free = True
    for seat, action in view.history:
        if isinstance(action, Draw):
            # An upcard that nobody may take says nothing.
            declined = pile[-1] if pile and (finished or not rules.bars_takes) else None
        elif isinstance(action, Take):
            taken = pile.pop()
        elif isinstance(action, Lay):
            put_down |= action.cards
            free[seat] = free[seat] and not rules.wait_new_spread
        elif isinstance(action, Hit):
            put_down |= mask_of(action.cards)
            owner = owners[action.spread]
            free[owner] = free[owner] and not (rules.wait_own_hit if owner == seat else rules.wait_hit)
        elif isinstance(action, Discard):
            fewest = min(_others(counts, seat))
            laid |= put_down
            seen = laid | mask_of(card for card in pile if card is not None)
            turn = Turn(finished // view.seats, was_free, fewest, declined, taken, put_down, action.card, seen)
            turns[seat].append(turn)
            counts[seat] -= put_down.bit_count()
            pile.append(action.card)
            declined = taken = None
            put_down = EMPTY
            finished += 1
            was_free = free[(seat + 1) % view.seats]
    return turns


def _at_first(view: View) -> tuple[list[Card | None], list[int]]:
    """The discards and each seat's number of cards before the first deed; a card that nobody remembers is None."""
    pile: list[Card | None] = list(view.discards)
    counts = list(view.counts)
    for seat, action in reversed(view.history):
        if isinstance(action, Discard):
            pile.pop()
            counts[seat] += 1
        elif isinstance(action, Draw | Take):
            counts[seat] -= 1
            if isinstance(action, Take):
                pile.append(None)
        elif isinstance(action, Lay):
            counts[seat] += action.cards.bit_count()
        elif isinstance(action, Hit):
            counts[seat] += len(action.cards)
    if view.upcard is not None:
        pile[0] = view.upcard
    return pile, counts


def _others(counts: list[int], seat: Seat) -> list[int]:
    return counts[:seat] + counts[seat + 1 :]
