"""A finished turn as everybody saw it: the unit of what a player at the table remembers."""

from typing import NamedTuple

from tonk.rules import Action, Block, Hit, Lay, Skip
from tonk.rules.cards import EMPTY, Card, CardSet, mask_of


class Turn(NamedTuple):
    """A finished turn of a seat, as the others saw it."""

    round: int
    """Full rounds before it."""
    free: bool
    """True if the seat could certainly have dropped: nothing had barred it (R-wait)."""
    fewest: int
    """The size of the smallest other hand."""
    declined: Card | None
    """The top discard that the seat left when it drew."""
    taken: Card | None
    """The card taken from the discards; None if one was drawn."""
    put_down: CardSet
    """The cards laid, hit with and played."""
    discard: Card
    seen: CardSet
    """The cards that lay open before the discard: on the pile and on the table."""


def put_down(action: Action) -> CardSet:
    """Return the cards that an action takes from a hand, except discards."""
    if isinstance(action, Lay):
        return action.cards
    if isinstance(action, Hit):
        return mask_of(action.cards)
    return 1 << action.card if isinstance(action, Skip | Block) else EMPTY
