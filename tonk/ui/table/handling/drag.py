"""A drag: cards under the pointer, leaning with its motion."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from tonk.rules.cards import NO_CARD, Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, closing, ease_out, swung
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.places.under_point import SpotKind

THRESHOLDS: Mapping[str, float] = MappingProxyType({"short": 3.0, "normal": 6.0, "long": 24.0})
"""The distance, in units, beyond which a press is a drag, by the setting. Only distance decides, never time."""
LIFTED = 1.10
"""The size of a dragged card relative to the others."""
GATHERED = 30.0
"""The distance between the cards of a dragged group."""
TILT_PER_SPEED, MOST_TILT = 0.008, 12.0
"""The lean in degrees per unit a second of sideways motion, and its maximum."""
MAGNET_REACH, MAGNET_PULL = 60.0, 10.0
"""The reach of a place's pull on cards that it accepts, and its strength."""
_LEAST_TILT, _LEAST_SWING = 0.05, 1.0
UNSEEN = NO_CARD
"""The card to carry for the unseen top of the stock."""


@dataclass
class Drag:
    """Cards carried by the pointer.

    Attributes:
        source: Their origin: the hand, the stock or the discards.
        cards: The carried cards, including the grabbed one; none for the unseen top of the stock.
        grabbed: The card under the pointer.
        grip: The offset from the pointer to the middle of the grabbed card.
        starts: The place of each when it was taken up.
        at: The pointer.
        now: The time.
        since: The time when they were taken up.
        rise: The duration of their rise, in seconds.
        still: Whether they neither lean nor are pulled, for reduced motion.
        tilt: The lean of the cards, in degrees.
        pull: The offset by a pull.
    """

    source: SpotKind
    cards: tuple[Card, ...]
    grabbed: Card
    grip: Point
    starts: Mapping[Card, Pose]
    at: Point
    now: float
    since: float
    rise: float = speeds.LIFT
    still: bool = False
    tilt: float = 0.0
    pull: Point = (0.0, 0.0)
    _was: float = field(init=False)
    _swings: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self._was = self.at[0]

    @property
    def scale(self) -> float:
        """Return the size of the grabbed card before it was lifted."""
        return self.starts[self.grabbed].scale

    @property
    def height(self) -> float:
        """Return the height of the cards, 0 to 1."""
        return ease_out(min(1.0, (self.now - self.since) / self.rise)) if self.rise > 0.0 else 1.0

    def follow(self, now: float, pull: Point = (0.0, 0.0)) -> bool:
        """Go on to ``now``, leaning with the motion since, or swinging back; return True while the cards still change.

        Args:
            now: The time.
            pull: The offset by a place that accepts the cards.
        """
        passed, self.now = now - self.now, now
        if passed <= 0.0:
            return True
        speed, self._was = (self.at[0] - self._was) / passed, self.at[0]
        if self.still:
            return False
        wanted = max(-MOST_TILT, min(MOST_TILT, -TILT_PER_SPEED * speed))
        left, self._swings = swung(self.tilt - wanted, self._swings, speeds.LEAN_PULL, speeds.LEAN_DAMPING, passed)
        self.tilt = max(-MOST_TILT, min(MOST_TILT, wanted + left))
        if not wanted and abs(self.tilt) < _LEAST_TILT and abs(self._swings) < _LEAST_SWING:
            self.tilt = self._swings = 0.0
        before = self.pull
        x, y = (want + closing(is_ - want, speeds.MAGNET_RATE, passed) for want, is_ in zip(pull, before, strict=True))
        self.pull = (x, y)
        pulled = abs(x - before[0]) + abs(y - before[1]) > _LEAST_TILT
        return bool(self.tilt) or pulled or now < self.since + max(self.rise, speeds.GATHER) + passed

    def pose(self, card: Card) -> Pose:
        """Return the pose of a carried card: the grabbed one at its grip, the others fanned beside it."""
        away = self.cards.index(card) - self.cards.index(self.grabbed) if self.cards else 0
        x, y = self.at[0] + self.grip[0] + self.pull[0], self.at[1] + self.grip[1] + self.pull[1]
        start = self.starts[card]
        up = self.height
        held = Pose(
            x + away * GATHERED,
            y + abs(away) * 3.0,
            self.tilt - away * 2.0 + start.angle * (1.0 - up),
            start.face,
            start.scale * (1.0 + (LIFTED - 1.0) * up),
        )
        gathered = ease_out(min(1.0, (self.now - self.since) / speeds.GATHER)) if self.rise > 0.0 else 1.0
        if card == self.grabbed or gathered >= 1.0:
            return held
        return Pose(start.x, start.y, held.angle, held.face, held.scale).towards(held, gathered)


def far(one: Point, other: Point, distance: str) -> bool:
    """Return whether the pointer has moved far enough for a press to be a drag, by the setting of that distance.

    Args:
        one: The point of the press.
        other: The pointer.
        distance: The setting.
    """
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > THRESHOLDS[distance] ** 2


def magnet(middle: Point, zones: Sequence[Box]) -> Point:
    """Return the pull of the nearest place on cards with this middle: stronger when nearer, none from afar."""
    best, most = (0.0, 0.0), 0.0
    for zone in zones:
        dx = max(zone.x - middle[0], 0.0, middle[0] - zone.right)
        dy = max(zone.y - middle[1], 0.0, middle[1] - zone.bottom)
        near = 1.0 - (dx * dx + dy * dy) ** 0.5 / MAGNET_REACH
        if near > most:
            to = zone.center[0] - middle[0], zone.center[1] - middle[1]
            length = max(1.0, (to[0] ** 2 + to[1] ** 2) ** 0.5)
            share = min(1.0, MAGNET_PULL * near / length)
            best, most = (to[0] * share, to[1] * share), near
    return best
