"""The cards on the screen, each moving to its place in the layout.

The view has the facts at once; the picture follows. So nothing waits for motion, and a press during it counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Easing, Flight, MotionPath, Pose, Pulse, resting, spring
from tonk.ui.table.motion.departures import Departure, LeavingCard, Pace, later
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.places.card_places import SpriteKey, SpritePlace

_FAR = 60.0
"""The distance (in units) from which a moving card flies above all resting ones."""
_STILL = 0.6
"""The distance (in units) from its place up to which a card need not move."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """One card on the screen.

    Attributes:
        card: Its face, if visible.
        course: Its way.
        z: The stacking order.
        fading: 1 for a card that fades in instead of travelling, -1 for one that fades out.
        unseen: Whether it is invisible before it sets out.
        since: The time before which it is invisible too.
        lifts: The time from which it is above all resting cards until it lands.
        sinks: The time from which it no longer flies above resting cards.
        shines: The time from which it lies above the dark of a dimmed room, until something else happens.
    """

    card: Card | None
    course: MotionPath
    z: float
    fading: int = 0
    unseen: bool = False
    since: float = float("-inf")
    lifts: float = float("inf")
    sinks: float = float("inf")
    shines: float = float("inf")

    def flies(self, now: float) -> bool:
        """Return whether the card is on its way across the table."""
        if now >= self.course.lands:
            return False
        if now >= self.lifts:
            return now < min(self.course.lands, self.sinks)
        return now < min(self.course.lands, self.sinks) and self.course.goes_far(now, _FAR)

    def rests(self, now: float) -> bool:
        """Return whether the card lies at its place, fully visible and motionless."""
        return now >= self.course.still and now >= self.since and self.fading >= 0

    def waits(self, now: float) -> bool:
        """Return whether the card lies at its old place before setting out, without changing its size."""
        return now < self.course.sets_out and not any(pulse.grow for pulse in self.course.pulses)

    def opacity(self, now: float) -> float:
        """Return the card's opacity, 0 to 1."""
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
    """All cards that are drawn separately, by key."""

    def __init__(self) -> None:
        self._sprites: dict[SpriteKey, Sprite] = {}
        self._leaving: list[Sprite] = []

    def pose(self, key: SpriteKey, now: float) -> Pose | None:
        """Return the present pose of a card, or None."""
        sprite = self._sprites.get(key)
        return sprite.course.at(now) if sprite else None

    def ends(self) -> list[Pose]:
        """Return the present or future places of all cards that stay."""
        return [sprite.course.end for sprite in self._sprites.values()]

    def poses(self, now: float) -> list[Pose]:
        """Return the present places of all cards that stay."""
        return [sprite.course.at(now) for sprite in self._sprites.values()]

    def flying(self, now: float) -> Pose | None:
        """Return the place of a card flying across the table now, or None."""
        found = (sprite for sprite in (*self._sprites.values(), *self._leaving) if sprite.flies(now))
        return next((sprite.course.at(now) for sprite in found if sprite.opacity(now)), None)

    def all_at_rest(self) -> float:
        """Return when the last of them has reached its place; it may still tremble."""
        return max((sprite.course.lands for sprite in (*self._sprites.values(), *self._leaving)), default=0.0)

    def settle(
        self,
        places: Mapping[SpriteKey, SpritePlace],
        now: float,
        pace: Pace,
        departures: Mapping[SpriteKey, Departure] | None = None,
        usual: float = speeds.MOVE,
        heirs: Mapping[SpriteKey, SpriteKey] | None = None,
        curve: Easing = spring,
    ) -> None:
        """Send every card to its place; remove those without one.

        Args:
            places: The place of each card.
            now: The time.
            pace: The pace of motion.
            departures: The ways of cards affected by the latest events.
            usual: The duration for the others, in seconds at speed 1.
            heirs: The earlier key of the same card, by key: hidden cards are identified by their places.
            curve: The easing for the others.
        """
        self._leaving = [sprite for sprite in self._leaving if sprite.course.lands > now]
        settled: dict[SpriteKey, Sprite] = {}
        for key, place in places.items():
            departure = (departures or {}).get(key)
            before = self._sprites.get((heirs or {}).get(key, key))
            if before is not None and departures is not None and before.shines < float("inf"):
                before = replace(before, shines=float("inf"))
            if departure is not None:
                settled[key] = self._departing(departure, place, now, pace)
            elif before is None:
                settled[key] = Sprite(place.card, MotionPath.rest(place.pose), place.z)
            else:
                settled[key] = self._following(before, place, now, pace, usual, curve)
        self._sprites = settled

    def put(self, key: SpriteKey, pose: Pose) -> None:
        """Move a card held by the pointer at once."""
        if key in self._sprites:
            self._sprites[key] = replace(self._sprites[key], course=MotionPath.rest(pose), fading=0)

    def send_off(self, card: Card | None, start: Pose, end: Pose, now: float, seconds: float) -> None:
        """Send a card without a place somewhere, where it disappears.

        Args:
            card: The card.
            start: Its start.
            end: Its end.
            now: The time, in seconds.
            seconds: The duration, in seconds.
        """
        course = MotionPath((resting(start),), start).aimed(end, now, seconds)
        self._leaving.append(Sprite(card, course, 40.0))

    def let_go(self, gone: Sequence[LeavingCard], now: float, pace: Pace) -> None:
        """Send cards on their ways to where they disappear.

        Args:
            gone: The cards.
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
        """Hide these cards at their old places: they are face down from now on."""
        self._leaving = [sprite for sprite in self._leaving if sprite.card not in cards]

    def sweep(self, pile: Pose, now: float, pace: Pace) -> float:
        """Sweep all cards into a pile, and return the duration, in seconds at speed 1.

        Args:
            pile: The pile's pose.
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

    def quiver(self, keys: Mapping[SpriteKey, Pulse], now: float) -> None:
        """Make cards tremble."""
        for key, pulse in keys.items():
            if key in self._sprites:
                sprite = self._sprites[key]
                self._sprites[key] = replace(sprite, course=sprite.course.quivering(pulse, now))

    def shine(self, keys: Mapping[SpriteKey, float]) -> None:
        """Let cards lie above the dark of a dimmed room from given times on."""
        for key, when in keys.items():
            if key in self._sprites:
                self._sprites[key] = replace(self._sprites[key], shines=when)

    def strike(self, impact: Impact, now: float, pace: Pace) -> None:
        """Push the cards that will lie around a blow on the table.

        Args:
            impact: The blow, in seconds at speed 1 from now.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        strikes = now + pace.seconds(impact.when)
        for key, sprite in self._sprites.items():
            if key not in impact.landed and sprite.course.stays(strikes) and sprite.opacity(strikes) > 0.0:
                pose = sprite.course.at(strikes)
                pulse = impact.push((pose.x, pose.y))
                if pulse is not None:
                    course = sprite.course.quivering(later(pulse, now, pace), now)
                    self._sprites[key] = replace(sprite, course=course)

    def hurry(self, now: float) -> None:
        """Land all moving cards."""
        self._leaving = []
        for key, sprite in self._sprites.items():
            if sprite.course.still > now or sprite.shines < float("inf"):
                rest = MotionPath.rest(sprite.course.end)
                self._sprites[key] = replace(sprite, course=rest, fading=0, shines=float("inf"))

    def to_be_lifted(self, now: float) -> list[Sprite]:
        """Return the cards that will be lifted above all others, to where they are held up."""
        return [sprite for sprite in self._sprites.values() if now < sprite.lifts < float("inf")]

    def moving(self, now: float) -> bool:
        """Return whether any card is moving, or waits to set out."""
        return any(sprite.course.still > now for sprite in (*self._sprites.values(), *self._leaving))

    def layers(self, now: float) -> tuple[list[tuple[SpriteKey, Sprite]], list[tuple[SpriteKey, Sprite]]]:
        """Return the cards at rest or near it, and those that fly across the table, in the order to draw them."""
        low: list[tuple[SpriteKey, Sprite]] = []
        high: list[tuple[SpriteKey, Sprite]] = []
        for one in self._sprites.items():  # most have landed, which is quick to check
            above = now >= one[1].shines or (now < one[1].course.lands and one[1].flies(now))
            (high if above else low).append(one)
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
        if departure.held_up:
            shows = now + pace.seconds(departure.held_up[0].begins)
        elif departure.unseen and stop is not None:
            lies = departure.seconds - departure.legs[-1].seconds
            shows = now + pace.seconds(lies if departure.lifts is None else departure.lifts)
        else:
            shows = begins
        if not departure.unseen:
            self._fade_out(card, departure.start, shows, seconds)
        elif stop is not None:
            # It is dealt face down, and stays so until it is turned up.
            for bend in departure.bends:
                stop = stop.shifted(bend.by)
            self._fade_out(None, stop._replace(face=0.0), shows, seconds, since=begins)
        if not departure.held_up:
            return Sprite(place.card, _fade(place.pose, shows, seconds), place.z, fading=1)
        held = departure.held_up
        way = [Flight(one.pose, one.pose, now + pace.seconds(one.begins), 0.0) for one in held]
        way.append(Flight(held[-1].pose, place.pose, now + pace.seconds(held[-1].until), 0.0))
        return Sprite(place.card, MotionPath(tuple(way), place.pose), place.z, since=shows, lifts=shows)

    def _following(
        self, before: Sprite, place: SpritePlace, now: float, pace: Pace, usual: float, curve: Easing
    ) -> Sprite:
        """Return an existing card's sprite: it continues, or sets out for a changed place."""
        course = before.course
        going = course.lands > now
        card = place.card
        if card is None and going and course.end.face == 0.0:
            card = before.card  # it was visible when setting out, and is turned face down on the way
        elif card is None and course.end.face > 0.0:
            course = _covered(course, now)
        if course.end == place.pose:
            return replace(before, z=place.z, card=card, course=course)
        if pace.reduced:
            return self._moved_by_fading(before, course, place, now, pace)
        if not going and _near(course.end, place.pose):
            return Sprite(card, MotionPath.rest(place.pose), place.z)
        return replace(before, card=card, course=course.aimed(place.pose, now, pace.seconds(usual), curve), z=place.z)

    def _moved_by_fading(
        self, before: Sprite, course: MotionPath, place: SpritePlace, now: float, pace: Pace
    ) -> Sprite:
        """Return a card's sprite without travel: it is at its new place at once; from far away, it fades in there."""
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
    """Return the course of a card that is face down from now on."""
    return MotionPath.rest(course.at(now)._replace(face=0.0))
