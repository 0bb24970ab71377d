"""Trying moves: each game plays the moves of a decision out in worlds that the seat may be in."""

from typing import NamedTuple, Protocol

from tonk.bots.playouts import Playout
from tonk.rules import Action


class WorldTries(Protocol):
    """The worlds in which the moves of one decision are tried."""

    forced: bool
    """True if there is nothing to think over, for the seat can win at once."""
    usual: Action | None
    """The move that a sharp player would make, which is the best unless another is clearly ahead; None for no such."""
    always_tried: frozenset[Action]
    """Moves that are tried in every world, however bad: how often they fail is said of other moves, too."""
    unit: int
    """The number of parts of the shown unit in which winnings are counted."""
    heaviness: int
    """By how many times as much work a turn is as in plain Tonk: measured."""

    def draw(self) -> int:
        """Draw the next world; gives the work that this was, in turns of plain Tonk."""

    def play_out(self, action: Action) -> Playout:
        """Play the world on to its end after a legal action of the seat to act."""


class Magnitudes(NamedTuple):
    """The size of differences, in the unit in which a game is won."""

    alike: float
    """Moves whose difference is known to be less than that need no more trials."""
    swing: float
    """By how much a hand differs from another at the least, as a rule."""
    halves: float
    """A move that loses so much is half as good as it could be."""
    stake: float
    """About so much is what a stake is in Tonk: what a hand is won with, as a rule."""
