"""Motion as a function of time: where a card is at a given moment, without memory of frames.

Lengths are units (a pixel of a 1280 x 720 window), angles degrees counter-clockwise, times seconds.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

Easing = Callable[[float], float]
"""Maps the share of the time, 0 to 1, to the share of the distance, which may briefly exceed 1."""


def ease_out(t: float) -> float:
    """Fast, then settling: the curve of things that a hand lets go."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3.0 - 2.0 * t)


_BEYOND = 0.9
"""The push of an arrival beyond its end: it goes 3 % too far."""


def arrive(t: float) -> float:
    """Go fast, go a little too far, and come back: the curve of a card that lands among others."""
    left = t - 1.0
    return 1.0 + (_BEYOND + 1.0) * left**3 + _BEYOND * left * left


def ease_in(t: float) -> float:
    """Start slowly and end fast, like something slapped down."""
    return t * t * t


def drop_in(t: float) -> float:
    """Leave at once and arrive at full speed, like something that falls into its place."""
    return t * (0.4 + 0.6 * t * t)


_OMEGA, _ZETA = 7.0, 0.75
"""The spring: its pull over the time it is given, and its damping. Over 0.25 s that is an omega of 28 a second."""
_LIVELY = 0.6
"""The damping of a spring that visibly goes too far."""


def spring(t: float) -> float:
    """Return the progress of a damped spring from rest: a soft start, a fast approach, 3 % too far, and back.

    Springs add up: if one starts while another still moves, speed is continuous at any frame rate.
    """
    return _sprung(t, _ZETA)


def bounce(t: float) -> float:
    """Return the progress of a livelier spring, which goes 9 % too far: for cards that make room or close up."""
    return _sprung(t, _LIVELY)


def _sprung(t: float, damping: float) -> float:
    swing = _OMEGA * math.sqrt(1.0 - damping * damping)
    left = math.exp(-damping * _OMEGA * t) * (math.cos(swing * t) + damping * _OMEGA / swing * math.sin(swing * t))
    return 1.0 - left * (1.0 - t**8)


_DRAWN_BACK, _GIVES, _SPRINGS = 0.8, 0.2, 2.3
"""Something slammed down: its height before the backswing to 1, the depth of its rebound, and its half swings."""


def slammed(passed: float, raised: float, falls: float, settles: float) -> float:
    """Return the height of something that is slammed down: back to 1, then to 0; below 0 it rebounds, less and less.

    Args:
        passed: The time since it has begun to rise.
        raised: The duration of its rise.
        falls: The duration of its fall.
        settles: The duration of its rebound.
    """
    if passed < raised:
        return _DRAWN_BACK + (1.0 - _DRAWN_BACK) * ease_out(max(0.0, passed / raised))
    if passed < raised + falls:
        return 1.0 - ease_in((passed - raised) / falls)
    share = (passed - raised - falls) / settles if settles > 0.0 else 1.0
    return -_GIVES * math.cos(math.pi * _SPRINGS * share) * (1.0 - share) ** 2 if share < 1.0 else 0.0


_JOLT_SWINGS = 3.0
"""The half swings of something jolted."""


def jolted(t: float) -> tuple[float, float]:
    """Return the displacement of something jolted by a blow from above, for a first one of 1 downwards."""
    left, swing = max(0.0, 1.0 - t) ** 1.5, math.pi * _JOLT_SWINGS * t
    return 0.5 * left * math.sin(swing), left * math.cos(swing)


def closing(left: float, rate: float, seconds: float) -> float:
    """Return the rest of a distance that is closed by ``rate`` a second, in one step or in many alike.

    Args:
        left: The distance at first.
        rate: The share that is closed in a second.
        seconds: The time that has passed, in seconds.
    """
    return left * math.exp(-rate * seconds)


def swung(left: float, speed: float, pull: float, damping: float, seconds: float) -> tuple[float, float]:
    """Return the rest of a distance on a spring, and its speed, after a time in one step or in many alike.

    Args:
        left: The distance at first.
        speed: Its speed at first, per second.
        pull: The pull of the spring, in radians a second.
        damping: Its damping, from 0 up to, but not including, 1.
        seconds: The time that has passed, in seconds.
    """
    swing, slowed = pull * math.sqrt(1.0 - damping * damping), damping * pull
    decay, cos, sin = math.exp(-slowed * seconds), math.cos(swing * seconds), math.sin(swing * seconds)
    place = decay * (left * cos + (speed + slowed * left) / swing * sin)
    return place, decay * (speed * cos - (pull * pull * left + slowed * speed) / swing * sin)


class Pose(NamedTuple):
    """The pose of a card: its centre, angle, how far it is turned face up (0 to 1), and its size to normal."""

    x: float
    y: float
    angle: float = 0.0
    face: float = 1.0
    scale: float = 1.0

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Pose":
        """Return the same pose elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def towards(self, end: "Pose", t: float) -> "Pose":
        """Return the pose a share ``t`` of the way to another; above 1 it overshoots."""
        return Pose(
            self.x + (end.x - self.x) * t,
            self.y + (end.y - self.y) * t,
            self.angle + (end.angle - self.angle) * t,
            min(1.0, max(0.0, self.face + (end.face - self.face) * t)),
            self.scale + (end.scale - self.scale) * t,
        )

    def shifted(self, by: "Pose", share: float = 1.0) -> "Pose":
        """Return the pose plus a share of a difference between poses."""
        return Pose(
            self.x + by.x * share,
            self.y + by.y * share,
            self.angle + by.angle * share,
            self.face + by.face * share,
            self.scale + by.scale * share,
        )

    def less(self, other: "Pose") -> "Pose":
        """Return the difference that leads from the other pose to this one."""
        return Pose(
            self.x - other.x,
            self.y - other.y,
            self.angle - other.angle,
            self.face - other.face,
            self.scale - other.scale,
        )


class Flight(NamedTuple):
    """A flight from one pose to another.

    Attributes:
        start: The first pose.
        end: The last pose.
        begins: The start, in seconds.
        seconds: The duration.
        curve: The easing.
        arc: The height of the arc, in units, so that a drawn card and a taken one fly differently.
        twist: The degrees by which the card rotates on its way and back, mostly early.
        swell: The share by which the card grows in flight, as if closer to the eye: most late, so that it drops.
        turns: The share of the time in which it turns over.
    """

    start: Pose
    end: Pose
    begins: float
    seconds: float
    curve: Easing = ease_out
    arc: float = 0.0
    twist: float = 0.0
    swell: float = 0.0
    turns: tuple[float, float] = (0.0, 1.0)

    @property
    def lands(self) -> float:
        """Return when the journey is over."""
        return self.begins + self.seconds

    def at(self, now: float) -> Pose:
        """The pose at a time: exactly the end once it has landed, however short the journey."""
        if now >= self.lands:
            return self.end
        if now <= self.begins:
            return self.start
        t = (now - self.begins) / self.seconds
        pose, bow = self.start.towards(self.end, self.curve(t)), 4.0 * t * (1.0 - t)
        opens, closes = self.turns
        turned = ease_in_out(min(1.0, max(0.0, (t - opens) / (closes - opens))))
        return Pose(
            pose.x,
            pose.y - self.arc * bow,
            pose.angle + self.twist * 6.75 * t * (1.0 - t) ** 2,
            self.start.face + (self.end.face - self.start.face) * turned,
            pose.scale * (1.0 + self.rise(now)),
        )

    def rise(self, now: float) -> float:
        """Return the card's height above its way at a time, as the share by which it has grown."""
        t = (now - self.begins) / self.seconds if self.seconds > 0.0 else 1.0
        return self.swell * 6.75 * t * t * (1.0 - t) if 0.0 < t < 1.0 else 0.0


def resting(pose: Pose) -> Flight:
    """Return a journey that is already over."""
    return Flight(pose, pose, 0.0, 0.0)


class Redirection(NamedTuple):
    """A change of a journey's end: by how much, and when."""

    by: Pose
    begins: float
    seconds: float
    curve: Easing = spring

    @property
    def lands(self) -> float:
        """Return when it is complete."""
        return self.begins + self.seconds

    def share(self, now: float) -> float:
        """Return its progress at a time."""
        if now >= self.lands:
            return 1.0
        return self.curve((now - self.begins) / self.seconds) if now > self.begins else 0.0


_PUSH_SWINGS, _PUSH_PEAK = 2.2, 0.637
"""The half swings of something pushed that springs back, and the height of the first one before it is scaled to 1."""


def pushed(t: float) -> float:
    """Return the displacement of something pushed that springs back: soon 1, a little beyond its place, and there."""
    return math.sin(math.pi * _PUSH_SWINGS * t) * (1.0 - t) ** 2 / _PUSH_PEAK


_TIGHTENS = 0.42
"""The share of its time in which something that gives comes so close to the table that its shadow is tight."""


class Pulse(NamedTuple):
    """A fading shake that leaves a card in place.

    Attributes:
        begins: The start, in seconds.
        seconds: The duration.
        grow: The share by which the card grows.
        twist: The degrees by which it rotates to and fro.
        sway: The distance that it moves to either side, in units.
        push: How far it is pushed before it springs back, in units (`pushed`).
    """

    begins: float
    seconds: float
    grow: float = 0.0
    twist: float = 0.0
    sway: float = 0.0
    push: tuple[float, float] = (0.0, 0.0)

    @property
    def ends(self) -> float:
        """Return its end."""
        return self.begins + self.seconds

    def contact(self, now: float) -> float:
        """Return how far the shadow of something that gives under its own weight still has to tighten, 1 to 0."""
        share = (now - self.begins) / (self.seconds * _TIGHTENS) if self.seconds > 0.0 else 1.0
        return (1.0 - share) ** 2 if self.grow < 0.0 <= share < 1.0 else 0.0

    def on(self, pose: Pose, now: float) -> Pose:
        """The pose as it quivers."""
        t = (now - self.begins) / self.seconds if self.seconds > 0 else 1.0
        if not 0.0 < t < 1.0:
            return pose
        left, far = 1.0 - t, pushed(t)
        return pose._replace(
            x=pose.x + self.sway * math.sin(4.0 * math.pi * t) * left + self.push[0] * far,
            y=pose.y + self.push[1] * far,
            angle=pose.angle + self.twist * math.sin(16.3 * t) * left**2,
            scale=pose.scale * (1.0 + self.grow * math.sin(20.3 * t) * left**3),
        )


@dataclass(frozen=True, slots=True)
class MotionPath:
    """The motion of a card: flights, later redirections, and shakes.

    A redirected card keeps its flights, and the difference is added gradually, so its place and speed are continuous.
    """

    flights: tuple[Flight, ...]
    end: Pose
    bends: tuple[Redirection, ...] = ()
    pulses: tuple[Pulse, ...] = ()
    begins: float = field(init=False)
    lands: float = field(init=False)
    still: float = field(init=False)
    """The time at which all motion has ended."""

    def __post_init__(self) -> None:
        lands = max([self.flights[-1].lands, *(bend.lands for bend in self.bends)])
        object.__setattr__(self, "begins", self.flights[0].begins)
        object.__setattr__(self, "lands", lands)
        object.__setattr__(self, "still", max([lands, *(pulse.ends for pulse in self.pulses)]))

    @classmethod
    def rest(cls, pose: Pose) -> "MotionPath":
        """Return a path at rest."""
        return cls((resting(pose),), pose)

    @property
    def sets_out(self) -> float:
        """Return when it first moves."""
        stays = len(self.flights) == 1 and self.flights[0].seconds == 0.0
        return min((bend.begins for bend in self.bends), default=self.begins) if stays else self.begins

    def goes_far(self, now: float, far: float) -> bool:
        """Return whether it is now on a flight of more than ``far`` units, rather than waiting between two."""
        begins = lands = self.flights[0].begins
        farthest = 0.0
        for flight in self.flights:
            if flight.begins - lands > flight.seconds:  # a shorter wait is just a pause between two flights
                begins, farthest = flight.begins, 0.0
            lands, farthest = flight.lands, max(farthest, _length(flight.end.less(flight.start)))
            if begins <= now < lands and farthest > far:
                return True
        # Cards that make room stay where they are in the order of what lies above what.
        return any(bend.begins <= now < bend.lands and _length(bend.by) > 3.0 * far for bend in self.bends)

    def at(self, now: float) -> Pose:
        """The pose at a time: exactly the end once all of it is over."""
        if now >= self.lands:
            pose = self.end
        else:
            pose = self._flight(now).at(now)
            for bend in self.bends:
                pose = pose.shifted(bend.by, bend.share(now))
            if self.bends:
                pose = pose._replace(face=min(1.0, max(0.0, pose.face)))
        for pulse in self.pulses:
            if pulse.begins < now < pulse.begins + pulse.seconds:
                pose = pulse.on(pose, now)
        return pose

    def rise(self, now: float) -> float:
        """Return the card's height above its way at a time, as the share by which it has grown."""
        return self._flight(now).rise(now)

    def _flight(self, now: float) -> Flight:
        return next((flight for flight in reversed(self.flights) if flight.begins <= now), self.flights[0])

    def aimed(self, end: Pose, now: float, seconds: float, curve: Easing = spring) -> "MotionPath":
        """Return the path redirected to another end within ``seconds``; if it hasn't started, this happens in flight.

        Args:
            end: The new last pose.
            now: The time of the change, in seconds.
            seconds: Its duration.
            curve: Its easing.
        """
        pulses = tuple(pulse for pulse in self.pulses if pulse.ends > now)
        if now >= self.lands:
            return MotionPath(
                (resting(self.end),), end, (Redirection(end.less(self.end), now, seconds, curve),), pulses
            )
        bend = Redirection(end.less(self.end), max(now, self.begins), seconds, curve)
        return MotionPath(self.flights, end, (*self.bends, bend), pulses)

    def stays(self, now: float) -> bool:
        """Return whether no flight is under way; it may make room or tremble."""
        return not any(flight.begins < now < flight.lands for flight in self.flights)

    def quivering(self, pulse: Pulse, now: float) -> "MotionPath":
        """Return the same path with a quiver, without those that are over."""
        pulses = tuple(one for one in self.pulses if one.ends > now)
        return MotionPath(self.flights, self.end, self.bends, (*pulses, pulse))


def _length(way: Pose) -> float:
    return abs(way.x) + abs(way.y)


def shake(now: float, begins: float, seconds: float, width: float = 6.0) -> float:
    """Return the sideways offset of a head-shake: two fading swings.

    Args:
        now: The time, in seconds.
        begins: Its start, in seconds.
        seconds: Its duration.
        width: Its greatest offset, in units.
    """
    if not begins <= now < begins + seconds:
        return 0.0
    t = (now - begins) / seconds
    swing = 1.0 if int(t * 4) % 2 == 0 else -1.0
    return swing * width * (1.0 - t) * ease_in_out(t * 4 % 1.0 if t * 4 % 1.0 < 0.5 else 1.0 - t * 4 % 1.0)
