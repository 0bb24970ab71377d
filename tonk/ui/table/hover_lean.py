"""The card under the pointer, which turns and shifts a little towards it, as something that lies loosely."""

from dataclasses import dataclass

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, swung
from tonk.ui.drawing.viewport import Point

MOST_LEAN, MOST_SHIFT = 5.0, 2.5
"""The greatest turn of a card towards the pointer, in degrees, and its greatest shift, in units."""
_LEAST, _LEAST_SPEED = 0.02, 0.1
"""The share of the greatest turn, and its speed, below which a card is at rest."""


@dataclass
class _Swing:
    """A swing of a card: how far it is off, as shares of the most there can be to the right and down, and its speed."""

    off: Point = (0.0, 0.0)
    speed: Point = (0.0, 0.0)

    @property
    def rests(self) -> bool:
        """Return whether it is over."""
        return max(map(abs, self.off)) < _LEAST and max(map(abs, self.speed)) < _LEAST_SPEED


class HoverLean:
    """Turns the card under the pointer towards it, and lets others swing back.

    Attributes:
        card: The card under the pointer, if any.
        now: The time.
    """

    def __init__(self) -> None:
        self._swings: dict[Card, _Swing] = {}
        self.card: Card | None = None
        self._to: Point = (0.0, 0.0)
        self.now = 0.0

    def point_at(self, card: Card | None, to: Point = (0.0, 0.0)) -> None:
        """Note the card under the pointer.

        Args:
            card: The card; None for none.
            to: Where the pointer is on it: -1 at its left or upper edge, 1 at the opposite one.
        """
        self.card, self._to = card, (_kept_in(to[0]), _kept_in(to[1]))

    def follow(self, now: float, *, still: bool) -> bool:
        """Go on to ``now``, and return True while a card still changes.

        Args:
            now: The time, in seconds.
            still: Whether no card moves, for reduced motion.
        """
        passed, self.now = max(0.0, now - self.now), now
        if still:
            moved = bool(self._swings)
            self._swings = {}
            return moved
        if self.card is not None:
            self._swings.setdefault(self.card, _Swing())
        changes = False
        for card, swing in list(self._swings.items()):
            to = self._to if card == self.card else (0.0, 0.0)
            changes = self._swing(swing, to, passed) or changes
            if card != self.card and swing.rests:
                del self._swings[card]
                changes = True
        return changes

    def _swing(self, swing: _Swing, to: Point, passed: float) -> bool:
        """Go on with one swing, and return whether anything changes."""
        before = swing.off
        (x, fast), (y, down) = (
            swung(off - want, speed, speeds.HOVER_PULL, speeds.HOVER_DAMPING, passed)
            for off, want, speed in zip(swing.off, to, swing.speed, strict=True)
        )
        if max(abs(x), abs(y)) < _LEAST and max(abs(fast), abs(down)) < _LEAST_SPEED:
            swing.off, swing.speed = to, (0.0, 0.0)
        else:
            swing.off, swing.speed = (to[0] + x, to[1] + y), (fast, down)
        return swing.off != before

    def leans(self, card: Card | None) -> bool:
        """Return whether a card is turned or shifted now."""
        return card in self._swings

    def on(self, card: Card | None, pose: Pose) -> Pose:
        """Return a card's pose as it leans.

        Args:
            card: The card.
            pose: Its pose without that.
        """
        swing = self._swings.get(card) if card is not None else None
        if swing is None:
            return pose
        x, y = swing.off
        return pose.moved(MOST_SHIFT * x, MOST_SHIFT * y)._replace(angle=pose.angle - MOST_LEAN * x)


def _kept_in(share: float) -> float:
    return max(-1.0, min(1.0, share))
