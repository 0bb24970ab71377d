"""The start of a card's way over the table, and the pace of all motion there."""

from dataclasses import dataclass
from typing import NamedTuple

from tonk.rules.cards import Card
from tonk.ui.drawing.motion import Easing, Flight, MotionPath, Pose, Pulse, Redirection, ease_out


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of motion: the player's animation speed, and whether to reduce travel."""

    speed: float = 1.0
    reduced: bool = False

    def seconds(self, usual: float) -> float:
        """Return the duration of something that takes ``usual`` seconds at speed 1."""
        return usual / self.speed


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a card's way (seconds at speed 1); the rest as in ``Flight``.

    Attributes:
        seconds: Its duration.
        to: Its end; the card's place if None.
        wait: The pause before it.
    """

    seconds: float
    to: Pose | None = None
    wait: float = 0.0
    curve: Easing = ease_out
    arc: float = 0.0
    twist: float = 0.0
    swell: float = 0.0
    turns: tuple[float, float] = (0.0, 1.0)


class HeldUp(NamedTuple):
    """A temporary place of a card: its pose, its start, and its end."""

    pose: Pose
    begins: float
    until: float


@dataclass(frozen=True, slots=True)
class Departure:
    """The start of a card's way to its new place (seconds at speed 1).

    Attributes:
        start: Its start.
        legs: Its way.
        delay: The time before the first leg.
        face: The visible face on the way, for a card that ends face down.
        bends: The movements of its place on the way, as a fan opens; the legs lead to the place before them.
        pulses: Its trembling.
        unseen: Whether it is invisible before it sets out, since it lies in a pile.
        above: Whether it is above all resting cards all the way, even while it waits.
        lifts: The time from which it is on top, if not from the start; None for never.
        sinks: The time from which it is no longer on top, since it slides under something; None for never.
        held_up: The places where it is shown in between with reduced motion, the first until the second begins.
    """

    start: Pose
    legs: tuple[Leg, ...]
    delay: float = 0.0
    face: Card | None = None
    bends: tuple[Redirection, ...] = ()
    pulses: tuple[Pulse, ...] = ()
    unseen: bool = False
    above: bool = False
    lifts: float | None = None
    sinks: float | None = None
    held_up: tuple[HeldUp, ...] = ()

    @property
    def seconds(self) -> float:
        """Return when the card has arrived, apart from bends and trembling."""
        return self.delay + sum(leg.wait + leg.seconds for leg in self.legs)

    def before_bends(self, pose: Pose | None) -> Pose | None:
        """Return the end of a leg for the card to be in a pose after all bends; None for its place."""
        for bend in self.bends if pose is not None else ():
            pose = pose and pose.less(bend.by)
        return pose

    def sinks_at(self, now: float, pace: Pace) -> float:
        """Return when it is no longer on top."""
        return float("inf") if self.sinks is None else now + pace.seconds(self.sinks)

    def lifts_at(self, now: float, pace: Pace) -> float:
        """Return when it comes on top."""
        if self.above:
            return now + pace.seconds(self.delay)
        return float("inf") if self.lifts is None else now + pace.seconds(self.lifts)

    def course(self, place: Pose, now: float, pace: Pace) -> MotionPath:
        """Return the way to a place.

        Args:
            place: Its end.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        bends = tuple(
            bend._replace(begins=now + pace.seconds(bend.begins), seconds=pace.seconds(bend.seconds))
            for bend in self.bends
        )
        first = place
        for bend in bends:
            first = first.less(bend.by)
        at, clock, flights = self.start, now + pace.seconds(self.delay), []
        for leg in self.legs:
            end = leg.to or first
            seconds, clock = pace.seconds(leg.seconds), clock + pace.seconds(leg.wait)
            flights.append(Flight(at, end, clock, seconds, leg.curve, leg.arc, leg.twist, leg.swell, leg.turns))
            at, clock = end, clock + seconds
        pulses = tuple(later(pulse, now, pace) for pulse in self.pulses)
        return MotionPath(tuple(flights), place, bends, pulses)


class LeavingCard(NamedTuple):
    """A card that disappears: its face if visible, its way, its end, and its level."""

    card: Card | None
    departure: Departure
    end: Pose
    z: float


def later(pulse: Pulse, now: float, pace: Pace) -> Pulse:
    """Return a pulse whose times are seconds at speed 1 from now, in absolute time.

    Args:
        pulse: The pulse.
        now: The time, in seconds.
        pace: The pace of motion.
    """
    return pulse._replace(begins=now + pace.seconds(pulse.begins), seconds=pace.seconds(pulse.seconds))
