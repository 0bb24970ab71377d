"""The cards on the screen, each chasing the place that the layout gives it.

What is true is in the view, at once; what is seen follows. So nothing waits for motion, and a press during it counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tonk.rules.cards import Card
from tonk.ui import speeds
from tonk.ui.motion import Curve, Flight, Pose, arrive, ease_out, resting
from tonk.ui.table.layout import Key, Place

_FAR = 60.0
"""A card that goes this far (in units) flies above all that rests."""
_STILL = 0.6
"""A card this near (in units) to its place need not move."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things move: the player's animation speed, and whether travel is to be spared."""

    speed: float = 1.0
    reduced: bool = False

    def seconds(self, usual: float) -> float:
        """How long something lasts that takes ``usual`` seconds at speed 1."""
        return usual / self.speed


@dataclass(frozen=True, slots=True)
class Departure:
    """How a card sets out for its new place: from where, after how long, and in what manner (seconds at speed 1)."""

    start: Pose
    delay: float
    seconds: float
    curve: Curve = ease_out
    arc: float = 0.0
    face: Card | None = None
    """The face that may be seen on the way, for a card that comes to lie face down."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """One card on the screen."""

    card: Card | None
    flight: Flight
    z: float
    fades: bool = False

    def flies(self, now: float) -> bool:
        """Whether the card is on its way across the table."""
        flight = self.flight
        way = abs(flight.start.x - flight.end.x) + abs(flight.start.y - flight.end.y)
        return flight.begins <= now < flight.lands and way > _FAR

    def opacity(self, now: float) -> float:
        """How far a card that fades in is there, 0 to 1."""
        if not self.fades or self.flight.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.flight.begins) / self.flight.seconds))


class Sprites:
    """All cards that are drawn one by one, by key."""

    def __init__(self) -> None:
        self._sprites: dict[Key, Sprite] = {}

    def pose(self, key: Key, now: float) -> Pose | None:
        """Where a card is now, or None when it is not there."""
        sprite = self._sprites.get(key)
        return sprite.flight.at(now) if sprite else None

    def all_at_rest(self) -> float:
        """When the last of them comes to rest."""
        return max((sprite.flight.lands for sprite in self._sprites.values()), default=0.0)

    def settle(
        self,
        places: Mapping[Key, Place],
        now: float,
        pace: Pace,
        departures: Mapping[Key, Departure] | None = None,
        usual: float = speeds.MOVE,
    ) -> None:
        """Send every card to its place; cards that have none are gone.

        Args:
            places: Where each card belongs.
            now: The time.
            pace: How fast things move.
            departures: How cards set out that something has just happened to.
            usual: How long the others take, in seconds at speed 1.
        """
        settled: dict[Key, Sprite] = {}
        for key, place in places.items():
            departure = (departures or {}).get(key)
            before = self._sprites.get(key)
            if departure is not None:
                settled[key] = _departing(departure, place, now, pace)
            elif before is None:
                settled[key] = Sprite(place.card, resting(place.pose), place.z)
            else:
                settled[key] = _following(before, place, now, pace, usual)
        self._sprites = settled

    def put(self, key: Key, pose: Pose) -> None:
        """Move a card at once: it is held by the pointer."""
        if key in self._sprites:
            self._sprites[key] = replace(self._sprites[key], flight=resting(pose))

    def hurry(self, now: float) -> None:
        """Land everything that is on its way."""
        for key, sprite in self._sprites.items():
            if sprite.flight.lands > now:
                self._sprites[key] = replace(sprite, flight=resting(sprite.flight.end))

    def moving(self, now: float) -> bool:
        """Whether any card is on its way."""
        return any(sprite.flight.lands > now for sprite in self._sprites.values())

    def drawn(self, now: float, *, flying: bool) -> Iterator[tuple[Key, Sprite, Pose]]:
        """The cards in the order to draw them: those at rest or near it, or those that fly across the table."""
        chosen = [(key, sprite) for key, sprite in self._sprites.items() if sprite.flies(now) == flying]
        for key, sprite in sorted(chosen, key=lambda item: item[1].z):
            yield key, sprite, sprite.flight.at(now)


def _departing(departure: Departure, place: Place, now: float, pace: Pace) -> Sprite:
    card = place.card if place.card is not None else departure.face
    begins = now + pace.seconds(departure.delay)
    if pace.reduced:
        seconds = pace.seconds(speeds.FADE)
        return Sprite(place.card, Flight(place.pose, place.pose, begins, seconds), place.z, fades=True)
    seconds = pace.seconds(departure.seconds)
    flight = Flight(departure.start, place.pose, begins, seconds, departure.curve, departure.arc)
    return Sprite(card, flight, place.z)


def _following(before: Sprite, place: Place, now: float, pace: Pace, usual: float) -> Sprite:
    """A card that was there already: it goes on, or sets out for a place that has changed."""
    card = place.card if place.card is not None else (before.card if before.flight.lands > now else None)
    if before.flight.end == place.pose:
        return replace(before, z=place.z, card=card)
    at, end = before.flight.at(now), place.pose
    near = abs(at.x - end.x) + abs(at.y - end.y) < _STILL and at.angle == end.angle and at.face == end.face
    if near or pace.reduced:
        return Sprite(place.card, resting(end), place.z)
    return Sprite(card, Flight(at, end, now, pace.seconds(usual), arrive), place.z)
