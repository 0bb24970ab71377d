"""The interface of trials, which each game implements, and the sizes of differences that matter."""

from typing import NamedTuple, Protocol

from tonk.bots.playouts import Playout
from tonk.rules import Action


class WorldTries(Protocol):
    """The sampled worlds in which the moves of one decision are tried."""

    forced: bool
    """True if there is nothing to decide, because the seat can win at once."""
    usual: Action | None
    """The policy's own move, kept as the best unless another is clearly ahead; None for no preference."""
    always_tried: frozenset[Action]
    """Moves that are tried in every world, however bad they are, because reasons for other moves say how often they
    fail.
    """
    unit: int
    """The parts of the shown unit in which winnings are counted."""
    heaviness: int
    """The measured work of a turn, as a multiple of a turn of plain Tonk."""

    def draw(self) -> int:
        """Draw the next world; return the work done, in turns of plain Tonk."""

    def play_out(self, action: Action) -> Playout:
        """Play the world to its end, starting with a legal action of the seat to act."""


class Magnitudes(NamedTuple):
    """The sizes of differences that matter, in the unit in which a game is won."""

    alike: float
    """The difference below which moves count as equal and need no more trials."""
    least_deviation: float
    """The least standard deviation assumed for the result of a hand."""
    halving_loss: float
    """The loss that halves a decision's score."""
    stake: float
    """The usual stake of a hand, for comparison with Tonk's."""
