"""A drag: cards under the pointer, leaning with the hand that moves them."""

from dataclasses import dataclass

from tonk.rules.cards import Card
from tonk.ui.motion import Pose
from tonk.ui.viewport import Point

THRESHOLD = 6.0
"""How far the pointer goes, in units, before a press is a drag. Distance alone decides, never time."""
LIFTED = 1.10
"""How much larger a dragged card is."""
GATHERED = 30.0
"""How far apart the cards of a dragged group lie."""
TILT_PER_SPEED, MOST_TILT, TILT_SMOOTHING = 0.006, 12.0, 20.0
_LONGEST_FRAME = 0.05


@dataclass
class Drag:
    """Cards carried by the pointer.

    Attributes:
        source: Where they came from: the hand, the stock or the discards.
        cards: Those carried, the grabbed one included; none when it is the unseen top of the stock.
        grabbed: The card under the pointer.
        grip: From the pointer to the middle of the grabbed card.
        scale: The size of the cards before they were lifted.
        at: Where the pointer is.
        tilt: How far the cards lean, in degrees.
    """

    source: str
    cards: tuple[Card, ...]
    grabbed: Card
    grip: Point
    scale: float
    at: Point
    tilt: float = 0.0
    _was: tuple[float, float] | None = None

    def lean(self, now: float) -> None:
        """Lean with the movement since the last time this was asked."""
        x, then = self._was or (self.at[0], now)
        passed = min(_LONGEST_FRAME, now - then)
        self._was = (self.at[0], now)
        if passed > 0.0:
            wanted = max(-MOST_TILT, min(MOST_TILT, -TILT_PER_SPEED * (self.at[0] - x) / passed))
            self.tilt += (wanted - self.tilt) * min(1.0, TILT_SMOOTHING * passed)
            self.tilt = 0.0 if abs(self.tilt) < 0.2 and not wanted else self.tilt

    def pose(self, card: Card) -> Pose:
        """Where a carried card is: the grabbed one where it was gripped, the others fanned beside it."""
        away = self.cards.index(card) - self.cards.index(self.grabbed) if self.cards else 0
        x, y = self.at[0] + self.grip[0] + away * GATHERED, self.at[1] + self.grip[1]
        return Pose(x, y, self.tilt, 1.0 if self.cards else 0.0, self.scale * LIFTED)


def far(one: Point, other: Point) -> bool:
    """Whether the pointer has gone far enough for a press to be a drag."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > THRESHOLD**2
