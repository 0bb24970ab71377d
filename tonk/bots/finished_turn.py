"""A finished turn as everybody saw it: the unit of what a player at the table remembers."""

from typing import NamedTuple

from tonk.rules import Action, Block, Hit, Lay, Skip
from tonk.rules.cards import EMPTY, Card, CardSet, mask_of


class Turn(NamedTuple):
    """A finished turn of a seat, as the others saw it."""

    round: int
    """Full rounds before it."""
    free: bool
    """True if the seat might have dropped, as far as is sure: nothing had barred it yet (R-wait)."""
    fewest: int
    """The fewest cards that another seat held."""
    declined: Card | None
    """The top discard that was left lying when a card was drawn."""
    taken: Card | None
    """The card taken from the discards; None where one was drawn."""
    put_down: CardSet
    """The cards laid, hit with and played."""
    discard: Card
    seen: CardSet
    """The cards that lay open before the discard: on the pile and on the table."""


def put_down(action: Action) -> CardSet:
    """The cards that an action takes from a hand, discards aside."""
    if isinstance(action, Lay):
        return action.cards
    if isinstance(action, Hit):
        return mask_of(action.cards)
    return 1 << action.card if isinstance(action, Skip | Block) else EMPTY
