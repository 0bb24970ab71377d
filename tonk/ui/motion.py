"""Motion as a function of time: where a card is at a given moment, and nothing that remembers a frame.

Lengths are units (a pixel of a 1280 x 720 window), angles degrees counter-clockwise, times seconds.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

Curve = Callable[[float], float]
"""From 0..1 of the time to 0..1 of the way; may pass 1 a little before coming back."""


def ease_out(t: float) -> float:
    """Fast, then settling: the curve of things that a hand lets go."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3.0 - 2.0 * t)


def arrive(t: float) -> float:
    """Ease out with a breath of overshoot, as a card that slides home."""
    back = 1.15
    return 1.0 + (back + 1.0) * (t - 1.0) ** 3 + back * (t - 1.0) ** 2


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card is: its centre, angle, how far it is turned face up (0 to 1), and its size to normal."""

    x: float
    y: float
    angle: float = 0.0
    face: float = 1.0
    scale: float = 1.0

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Pose":
        """The same pose elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def towards(self, end: "Pose", t: float) -> "Pose":
        """The pose a part ``t`` of the way to another; beyond 1 it goes past."""
        return Pose(
            self.x + (end.x - self.x) * t,
            self.y + (end.y - self.y) * t,
            self.angle + (end.angle - self.angle) * t,
            min(1.0, max(0.0, self.face + (end.face - self.face) * t)),
            self.scale + (end.scale - self.scale) * t,
        )


@dataclass(frozen=True, slots=True)
class Flight:
    """A journey from one pose to another.

    ``arc`` lifts the middle of the way by so many units, so that a drawn card and a taken one fly differently.
    """

    start: Pose
    end: Pose
    begins: float
    seconds: float
    curve: Curve = ease_out
    arc: float = 0.0

    @property
    def lands(self) -> float:
        """When the journey is over."""
        return self.begins + self.seconds

    def at(self, now: float) -> Pose:
        """The pose at a time: exactly the end once it has landed, however short the journey."""
        if now >= self.lands:
            return self.end
        if now <= self.begins:
            return self.start
        t = (now - self.begins) / self.seconds
        pose = self.start.towards(self.end, self.curve(t))
        return replace(pose, y=pose.y - self.arc * 4.0 * t * (1.0 - t)) if self.arc else pose


def resting(pose: Pose) -> Flight:
    """A journey that was over before it began."""
    return Flight(pose, pose, 0.0, 0.0)


def shake(now: float, begins: float, seconds: float, width: float = 6.0) -> float:
    """How far to the side something stands that shakes its head: two swings that die away."""
    if not begins <= now < begins + seconds:
        return 0.0
    t = (now - begins) / seconds
    swing = 1.0 if int(t * 4) % 2 == 0 else -1.0
    return swing * width * (1.0 - t) * ease_in_out(t * 4 % 1.0 if t * 4 % 1.0 < 0.5 else 1.0 - t * 4 % 1.0)
