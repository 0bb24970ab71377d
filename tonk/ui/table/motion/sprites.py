"""The cards on the screen, each chasing the place that the layout gives it.

What is true is in the view, at once; what is seen follows. So nothing waits for motion, and a press during it counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Easing, Flight, MotionPath, Pose, Pulse, Redirection, ease_out, resting
from tonk.ui.table.places.card_places import SpriteKey, SpritePlace

_FAR = 60.0
"""A card that goes this far (in units) flies above all that rests."""
_STILL = 0.6
"""A card this near (in units) to its place need not move."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of motion: the player's animation speed, and whether travel is to be spared."""

    speed: float = 1.0
    reduced: bool = False

    def seconds(self, usual: float) -> float:
        """Return how long something lasts that takes ``usual`` seconds at speed 1."""
        return usual / self.speed


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a card's way (seconds at speed 1); the rest as in ``Flight``.

    Attributes:
        seconds: How long it takes.
        to: Where it ends; at the card's place when None.
        wait: How long the card lies still before it.
        grown: At its place, how large the card still is to what it will be: it has yet to settle.
    """

    seconds: float
    to: Pose | None = None
    wait: float = 0.0
    curve: Easing = ease_out
    arc: float = 0.0
    twist: float = 0.0
    swell: float = 0.0
    turns: tuple[float, float] = (0.0, 1.0)
    grown: float = 1.0


class HeldUp(NamedTuple):
    """A card that is shown somewhere else for a while: where, from when on, and until when."""

    pose: Pose
    begins: float
    until: float


@dataclass(frozen=True, slots=True)
class Departure:
    """The way in which a card sets out for its new place (seconds at speed 1).

    Attributes:
        start: Where it is.
        legs: Its way.
        delay: How long before the first leg.
        face: The face that may be seen on the way, for a card that comes to lie face down.
        bends: How its place is moved on the way, as a fan opens; the legs lead to where it is before that.
        pulses: How it quivers.
        unseen: Whether it is not there to be seen before it sets out: it lies in a pile.
        above: Whether it is above all that rests all the way, also while it waits.
        lifts: From when it is above everything, if not from the first; never by itself when None.
        sinks: When it is above no longer: it slides under something then; never when None.
        held_up: Where it is shown meanwhile, for somebody who is spared its way; None for nowhere.
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
    held_up: HeldUp | None = None

    @property
    def seconds(self) -> float:
        """Return when the card has arrived, but for bends and quivers."""
        return self.delay + sum(leg.wait + leg.seconds for leg in self.legs)

    def before_bends(self, pose: Pose | None) -> Pose | None:
        """Return where a leg has to end for the card to be in a pose after all bends; at its place when None."""
        for bend in self.bends if pose is not None else ():
            pose = pose and pose.less(bend.by)
        return pose

    def sinks_at(self, now: float, pace: Pace) -> float:
        """Return when it is above no longer."""
        return float("inf") if self.sinks is None else now + pace.seconds(self.sinks)

    def lifts_at(self, now: float, pace: Pace) -> float:
        """Return from when it is above everything."""
        if self.above:
            return now + pace.seconds(self.delay)
        return float("inf") if self.lifts is None else now + pace.seconds(self.lifts)

    def course(self, place: Pose, now: float, pace: Pace) -> MotionPath:
        """The way to a place.

        Args:
            place: Where it ends.
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
            end = leg.to or first._replace(scale=first.scale * leg.grown)
            seconds, clock = pace.seconds(leg.seconds), clock + pace.seconds(leg.wait)
            flights.append(Flight(at, end, clock, seconds, leg.curve, leg.arc, leg.twist, leg.swell, leg.turns))
            at, clock = end, clock + seconds
        pulses = tuple(later(pulse, now, pace) for pulse in self.pulses)
        return MotionPath(tuple(flights), place, bends, pulses)


class LeavingCard(NamedTuple):
    """A card that goes where it is no longer seen: its face if that shows, its way, where it ends, and above what."""

    card: Card | None
    departure: Departure
    end: Pose
    z: float


def later(pulse: Pulse, now: float, pace: Pace) -> Pulse:
    """A quiver in seconds at speed 1 from now.

    Args:
        pulse: The quiver.
        now: The time, in seconds.
        pace: The pace of motion.
    """
    return pulse._replace(begins=now + pace.seconds(pulse.begins), seconds=pace.seconds(pulse.seconds))


@dataclass(frozen=True, slots=True)
class Sprite:
    """One card on the screen.

    Attributes:
        card: Its face, if that may be seen.
        course: Its way.
        z: The stacking order.
        fading: 1 for a card that comes out of nothing instead of travelling, -1 for one that goes.
        unseen: Whether it is not drawn before it sets out.
        since: Before this time it is not drawn either.
        lifts: From this time on it is above all that rests until it lands.
        sinks: From this time on it does not fly above what rests.
    """

    card: Card | None
    course: MotionPath
    z: float
    fading: int = 0
    unseen: bool = False
    since: float = float("-inf")
    lifts: float = float("inf")
    sinks: float = float("inf")

    def flies(self, now: float) -> bool:
        """Return whether the card is on its way across the table."""
        if now >= self.course.lands:
            return False
        if now >= self.lifts:
            return now < min(self.course.lands, self.sinks)
        return now < min(self.course.lands, self.sinks) and self.course.goes_far(now, _FAR)

    def rests(self, now: float) -> bool:
        """Return whether the card lies where it belongs, all of it to be seen, and nothing of it moves any more."""
        return now >= self.course.still and now >= self.since and self.fading >= 0

    def waits(self, now: float) -> bool:
        """Return whether the card lies where it was, to set out later, and does not even tremble."""
        return now < self.course.sets_out and not self.course.pulses

    def opacity(self, now: float) -> float:
        """Return how far the card is there, 0 to 1."""
        course = self.course
        if now < self.since:
            return 0.0
        if now < course.begins and (self.unseen or self.fading):
            return 0.0 if self.unseen or self.fading > 0 else 1.0
        seconds = course.lands - course.begins
        if not self.fading or seconds <= 0:
            return 1.0
        there = min(1.0, max(0.0, (now - course.begins) / seconds))
        return there if self.fading > 0 else 1.0 - there


class Sprites:
    """All cards that are drawn one by one, by key."""

    def __init__(self) -> None:
        self._sprites: dict[SpriteKey, Sprite] = {}
        self._leaving: list[Sprite] = []

    def pose(self, key: SpriteKey, now: float) -> Pose | None:
        """Return where a card is now, or None when it is not there."""
        sprite = self._sprites.get(key)
        return sprite.course.at(now) if sprite else None

    def ends(self) -> list[Pose]:
        """Return where all cards that stay are, or will come to lie."""
        return [sprite.course.end for sprite in self._sprites.values()]

    def poses(self, now: float) -> list[Pose]:
        """Return where all cards that stay are now."""
        return [sprite.course.at(now) for sprite in self._sprites.values()]

    def flying(self, now: float) -> Pose | None:
        """Return where a card is that is on its way across the table now; None when there is none."""
        found = (sprite for sprite in (*self._sprites.values(), *self._leaving) if sprite.flies(now))
        return next((sprite.course.at(now) for sprite in found if sprite.opacity(now)), None)

    def all_at_rest(self) -> float:
        """Return when the last of them has come to its place; it may still tremble."""
        return max((sprite.course.lands for sprite in (*self._sprites.values(), *self._leaving)), default=0.0)

    def settle(
        self,
        places: Mapping[SpriteKey, SpritePlace],
        now: float,
        pace: Pace,
        departures: Mapping[SpriteKey, Departure] | None = None,
        usual: float = speeds.MOVE,
        heirs: Mapping[SpriteKey, SpriteKey] | None = None,
    ) -> None:
        """Send every card to its place; cards that have none are gone.

        Args:
            places: Where each card belongs.
            now: The time.
            pace: How fast things move.
            departures: How cards set out that something has just happened to.
            usual: How long the others take, in seconds at speed 1.
            heirs: For a key, the one that the same card had before: hidden cards are known by their places.
        """
        self._leaving = [sprite for sprite in self._leaving if sprite.course.lands > now]
        settled: dict[SpriteKey, Sprite] = {}
        for key, place in places.items():
            departure = (departures or {}).get(key)
            before = self._sprites.get((heirs or {}).get(key, key))
            if departure is not None:
                settled[key] = self._departing(departure, place, now, pace)
            elif before is None:
                settled[key] = Sprite(place.card, MotionPath.rest(place.pose), place.z)
            else:
                settled[key] = self._following(before, place, now, pace, usual)
        self._sprites = settled

    def put(self, key: SpriteKey, pose: Pose) -> None:
        """Move a card at once: it is held by the pointer."""
        if key in self._sprites:
            self._sprites[key] = replace(self._sprites[key], course=MotionPath.rest(pose), fading=0)

    def send_off(self, card: Card | None, start: Pose, end: Pose, now: float, seconds: float) -> None:
        """Let a card that no place is meant for go somewhere, where it is gone.

        Args:
            card: The card.
            start: Where it sets out.
            end: Where it ends.
            now: The time, in seconds.
            seconds: How long it takes, in seconds.
        """
        course = MotionPath((resting(start),), start).aimed(end, now, seconds)
        self._leaving.append(Sprite(card, course, 40.0))

    def let_go(self, gone: Sequence[LeavingCard], now: float, pace: Pace) -> None:
        """Let cards go their ways to where they are no longer seen.

        Args:
            gone: The card.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        for card, departure, end, z in gone:
            if pace.reduced:
                leaves = now + pace.seconds(departure.delay)
                self._fade_out(card, departure.start, leaves, pace.seconds(speeds.FADE))
            else:
                course, sinks = departure.course(end, now, pace), departure.sinks_at(now, pace)
                unseen, lifts = departure.unseen, departure.lifts_at(now, pace)
                self._leaving.append(Sprite(card, course, z, unseen=unseen, lifts=lifts, sinks=sinks))

    def forget(self, cards: Sequence[Card]) -> None:
        """Let nothing more be seen of these cards where they were: they lie face down from now on."""
        self._leaving = [sprite for sprite in self._leaving if sprite.card not in cards]

    def sweep(self, pile: Pose, now: float, pace: Pace) -> float:
        """Let all cards go into a pile; how long that takes, in seconds at speed 1, is given back.

        Args:
            pile: Where they go.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        gone, self._sprites = list(self._sprites.values()), {}
        for place, sprite in enumerate(sprite for sprite in gone if sprite.opacity(now) > 0.0):
            if pace.reduced:
                self._fade_out(sprite.card, sprite.course.at(now), now, pace.seconds(speeds.FADE))
            else:
                leaves = now + pace.seconds(place * speeds.SWEEP_STAGGER)
                self.send_off(sprite.card, sprite.course.at(now), pile, leaves, pace.seconds(speeds.SWEEP))
        return speeds.SWEEP + len(gone) * speeds.SWEEP_STAGGER if gone else 0.0

    def quiver(self, keys: Mapping[SpriteKey, Pulse]) -> None:
        """Let cards tremble."""
        for key, pulse in keys.items():
            if key in self._sprites:
                sprite = self._sprites[key]
                self._sprites[key] = replace(sprite, course=sprite.course.quivering(pulse))

    def hurry(self, now: float) -> None:
        """Land everything that is on its way."""
        self._leaving = []
        for key, sprite in self._sprites.items():
            if sprite.course.still > now:
                self._sprites[key] = replace(sprite, course=MotionPath.rest(sprite.course.end), fading=0)

    def moving(self, now: float) -> bool:
        """Return whether any card is on its way, or waits to set out."""
        return any(sprite.course.still > now for sprite in (*self._sprites.values(), *self._leaving))

    def layers(self, now: float) -> tuple[list[tuple[SpriteKey, Sprite]], list[tuple[SpriteKey, Sprite]]]:
        """Return the cards at rest or near it, and those that fly across the table, in the order to draw them."""
        low: list[tuple[SpriteKey, Sprite]] = []
        high: list[tuple[SpriteKey, Sprite]] = []
        for one in self._sprites.items():  # most have landed, which is quick to see
            (high if now < one[1].course.lands and one[1].flies(now) else low).append(one)
        for place, sprite in enumerate(sprite for sprite in self._leaving if sprite.course.lands > now):
            (high if sprite.flies(now) else low).append((("gone", place, 0), sprite))
        low.sort(key=_height)
        high.sort(key=_height)
        return low, high

    def _departing(self, departure: Departure, place: SpritePlace, now: float, pace: Pace) -> Sprite:
        card = place.card if place.card is not None else departure.face
        if not pace.reduced:
            course = departure.course(place.pose, now, pace)
            unseen, sinks = departure.unseen, departure.sinks_at(now, pace)
            lifts = departure.lifts_at(now, pace)
            return Sprite(card, course, place.z, unseen=unseen, lifts=lifts, sinks=sinks)
        begins, seconds = now + pace.seconds(departure.delay), pace.seconds(speeds.FADE)
        stop = departure.legs[0].to
        if departure.held_up is not None:
            shows = now + pace.seconds(departure.held_up.begins)
        elif departure.unseen and stop is not None:
            lies = departure.seconds - departure.legs[-1].seconds
            shows = now + pace.seconds(lies if departure.lifts is None else departure.lifts)
        else:
            shows = begins
        if not departure.unseen:
            self._fade_out(card, departure.start, shows, seconds)
        elif stop is not None:
            # It is dealt face down, and lies so until it is turned up.
            for bend in departure.bends:
                stop = stop.shifted(bend.by)
            self._fade_out(None, stop._replace(face=0.0), shows, seconds, since=begins)
        if departure.held_up is None:
            return Sprite(place.card, _fade(place.pose, shows, seconds), place.z, fading=1)
        shown, until = departure.held_up.pose, now + pace.seconds(departure.held_up.until)
        way = Flight(shown, shown, shows, 0.0), Flight(shown, place.pose, until, 0.0)
        return Sprite(place.card, MotionPath(way, place.pose), place.z, since=shows, lifts=shows)

    def _following(self, before: Sprite, place: SpritePlace, now: float, pace: Pace, usual: float) -> Sprite:
        """A card that was there already: it goes on, or sets out for a place that has changed."""
        course = before.course
        going = course.lands > now
        card = place.card
        if card is None and going and course.end.face == 0.0:
            card = before.card  # it was seen setting out, and is turned face down on the way
        elif card is None and course.end.face > 0.0:
            course = _covered(course, now)
        if course.end == place.pose:
            return replace(before, z=place.z, card=card, course=course)
        if pace.reduced:
            return self._moved_by_fading(before, course, place, now, pace)
        if not going and _near(course.end, place.pose):
            return Sprite(card, MotionPath.rest(place.pose), place.z)
        return replace(before, card=card, course=course.aimed(place.pose, now, pace.seconds(usual)), z=place.z)

    def _moved_by_fading(
        self, before: Sprite, course: MotionPath, place: SpritePlace, now: float, pace: Pace
    ) -> Sprite:
        """Nothing travels: a card is simply where it now belongs; when that is far, it comes out of nothing there."""
        at, end, there = course.at(now), place.pose, before.opacity(now)
        seconds = pace.seconds(speeds.FADE)
        if there == 1.0 and abs(at.x - end.x) + abs(at.y - end.y) > _FAR:
            self._fade_out(before.card, at, now, seconds)
            return Sprite(place.card, _fade(end, now, seconds), place.z, fading=1)
        course = MotionPath.rest(end) if there == 1.0 else _fade(end, course.begins, seconds)
        return replace(before, card=place.card, course=course, z=place.z)

    def _fade_out(
        self, card: Card | None, pose: Pose, begins: float, seconds: float, since: float = float("-inf")
    ) -> None:
        self._leaving.append(Sprite(card, _fade(pose, begins, seconds), 1.0, fading=-1, since=since))


def _height(one: tuple[SpriteKey, Sprite]) -> float:
    return one[1].z


def _near(one: Pose, other: Pose) -> bool:
    close = abs(one.x - other.x) + abs(one.y - other.y) < _STILL
    return close and (one.angle, one.face, one.scale) == (other.angle, other.face, other.scale)


def _fade(pose: Pose, begins: float, seconds: float) -> MotionPath:
    return MotionPath((Flight(pose, pose, begins, seconds),), pose)


def _covered(course: MotionPath, now: float) -> MotionPath:
    """A course of a card that lies face down from now on."""
    return MotionPath.rest(course.at(now)._replace(face=0.0))
