"""A drag in the making: pressed, then, once the pointer has gone far enough, carrying cards."""

from dataclasses import dataclass, field

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

STOCK, DISCARDS, HAND, SPREAD, FELT = "stock", "discards", "hand", "spread", "felt"


@dataclass(frozen=True, slots=True)
class Spot:
    """What lies under a point: a card of the hand, the stock, the discards, a spread, or the open felt."""

    kind: str
    card: Card = -1
    spread: int = -1


@dataclass
class Press:
    """The pointer went down on something and has not come up."""

    spot: Spot
    at: Point
    clicks: int


@dataclass
class Drag:
    """Cards under the pointer.

    Attributes:
        source: Where they came from: the hand, the stock or the discards.
        cards: Those carried, the grabbed one included; none for the unseen top of the stock.
        grabbed: The card under the pointer.
        grip: From the pointer to the middle of the grabbed card.
        at: Where the pointer is.
    """

    source: str
    cards: tuple[Card, ...]
    grabbed: Card
    grip: Point
    at: Point
    tilt: float = 0.0
    _last: tuple[float, float] = field(default=(0.0, 0.0), repr=False)

    def lean(self, now: float) -> bool:
        """Let the cards lean with the hand that moves them; True while the lean changes."""
        x, then = self._last
        passed = min(0.05, now - then) if then else 0.0
        self._last = (self.at[0], now)
        if passed <= 0.0:
            return False
        wanted = max(-MOST_TILT, min(MOST_TILT, -TILT_PER_SPEED * (self.at[0] - x) / passed))
        before = self.tilt
        self.tilt += (wanted - self.tilt) * min(1.0, TILT_SMOOTHING * passed)
        if abs(self.tilt) < 0.2 and wanted == 0.0:
            self.tilt = 0.0
        return self.tilt != before

    def pose(self, card: Card, scale: float) -> Pose:
        """Where a carried card is: the grabbed one where it was gripped, the others fanned beside it."""
        away = self.cards.index(card) - self.cards.index(self.grabbed) if self.cards else 0
        return Pose(
            self.at[0] + self.grip[0] + away * GATHERED,
            self.at[1] + self.grip[1],
            angle=self.tilt,
            scale=scale * LIFTED,
        )


def far(one: Point, other: Point) -> bool:
    """Whether the pointer has gone far enough for a press to be a drag."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > THRESHOLD**2
