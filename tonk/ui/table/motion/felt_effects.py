"""The effects on the felt apart from cards: rings, rays, glows, chips, the shuffle, and all sounds.

All of it is a function of time, and gone after its time. This module has the effects; ``sparkle`` draws them.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self, TypeVar, cast

from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Flight, Pose, ease_in, ease_in_out, ease_out, pushed
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import NarrowLight, PlateKnock
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    CountedTotal,
    Dim,
    FeltEffect,
    GoldWord,
    HandLight,
    Lingering,
    Stamp,
)
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.impacts import SLAM, Impact
from tonk.ui.table.motion.wild_effects import WildMorph


@dataclass(frozen=True, slots=True)
class Ring(FeltEffect):
    """A ring that goes out over the felt from a knock; ``broad`` for one of light, from a hand that is slammed down."""

    center: Point
    radius: float = 34.0
    broad: bool = False


@dataclass(frozen=True, slots=True)
class StackHop(Lingering):
    """A hop of all players' chips as the table is struck: up, and once more, lower."""

    _HIGH, _LOWER, _FIRST = 11.0, 0.35, 0.62
    """The height of the first hop, in units, that of the second relative to it, and the share of the first's time."""

    def height(self, now: float) -> float:
        """Return the present height, in whole units."""
        share = self.share(now)
        if share < self._FIRST:
            return round(self._HIGH * math.sin(math.pi * share / self._FIRST))
        return round(self._HIGH * self._LOWER * math.sin(math.pi * (share - self._FIRST) / (1.0 - self._FIRST)))


@dataclass(frozen=True, slots=True)
class PlateRibbon(Lingering):
    """A ribbon on a plate with the news about a player.

    Attributes:
        box: The plate.
        words: Its words.
        tone: "good", "bad" or "gold".
        falls: The time in which it strikes the plate from near the eye; 0 for one that just comes.
    """

    box: Box
    words: str
    tone: str
    falls: float = 0.0

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        return replace(super(PlateRibbon, self).paced(now, pace), falls=pace.seconds(self.falls))

    def height(self, now: float) -> float:
        """Return its height above the plate, 1 to 0, as it strikes."""
        return 1.0 - ease_in(min(1.0, (now - self.begins) / self.falls)) if self.falls > 0.0 else 0.0


@dataclass(frozen=True, slots=True)
class TurnHop(FeltEffect):
    """The turn on its way from one player to another."""

    start: Point
    end: Point

    def at(self, share: float) -> Point:
        """Return its place after a share of its time."""
        far = abs(self.start[0] - self.end[0]) + abs(self.start[1] - self.end[1])
        flight = Flight(Pose(*self.start), Pose(*self.end), 0.0, 1.0, ease_in_out, arc=30.0 + 0.08 * far)
        pose = flight.at(share)
        return pose.x, pose.y


@dataclass(frozen=True, slots=True)
class Glow(HandLight):
    """A light around a hand: gold for a winner, dim and red for a caught player."""

    box: Box
    caught: bool


@dataclass(frozen=True, slots=True)
class HitLight(Lingering):
    """A soft light that goes out from under a card that was slapped down, and fades."""

    box: Box


@dataclass(frozen=True, slots=True)
class ChipPaid(FeltEffect):
    """A chip on its way to another purse, where it lies on earlier ones.

    Attributes:
        start: The purse of origin.
        end: The purse of destination.
        payer: The owner of the first.
        payee: The owner of the second.
        stakes: The stakes that it stands for.
        flight: The duration of its flight; afterwards it lies on the stack.
        sinks: The duration, at its end, of the stack's sinking into the purse.
        level: The number of chips below it.
        bow: How far its path bends aside in the middle, in units.
    """

    start: Point
    end: Point
    payer: Seat
    payee: Seat
    stakes: float
    flight: float
    sinks: float
    level: int = 0
    bow: Point = (0.0, 0.0)

    _SETS_OUT, _HIGHEST = 0.78, 26.0
    """Its speed at first, as a share of its mean speed, and the least distance of its path from the upper edge of the
    window, in units."""
    _GIVES, _BOUNCE = 3.0, 0.3
    """The height of its bounce, in units, and its duration, as a share of the path."""
    TURNS = 3
    """The half turns on its way."""

    @property
    def lands(self) -> float:
        """Return the time of its arrival."""
        return self.begins + self.flight

    @property
    def over(self) -> float:
        """Return when the next thing may begin: on its arrival."""
        return self.lands

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        paced = super(ChipPaid, self).paced(now, pace)
        return replace(paced, flight=pace.seconds(self.flight), sinks=pace.seconds(self.sinks))

    def way(self, now: float) -> float:
        """Return the elapsed share of its path, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.flight)) if self.flight > 0.0 else 1.0

    def sunk(self, now: float) -> float:
        """Return the depth to which its stack has sunk into the purse, 0 to 1."""
        return ease_in_out(min(1.0, max(0.0, 1.0 - (self.ends - now) / self.sinks))) if self.sinks > 0.0 else 0.0

    def at(self, now: float, thick: float) -> Point:
        """Return its place.

        Args:
            now: The time, in seconds.
            thick: The thickness of a lying chip, in units.
        """
        foot = self.end[0] + (self.level * 7 % 5 - 2) * 0.7, self.end[1] - self.level * thick * (1 - self.sunk(now))
        way = self.way(now)
        if way < 1.0:
            gone, bent = way * (self._SETS_OUT + (1.0 - self._SETS_OUT) * way), 4.0 * way * (1.0 - way)
            x, y = (
                first + (last - first) * gone + aside * bent
                for first, last, aside in zip(self.start, foot, self.bow, strict=True)
            )
            return x, max(y, min(self._HIGHEST, self.start[1], foot[1]))
        share = min(1.0, (now - self.lands) / (self._BOUNCE * self.flight))
        return foot[0], foot[1] - self._GIVES * abs(math.sin(math.pi * 2.0 * share)) * (1.0 - share)


@dataclass(frozen=True, slots=True)
class Shuffle(FeltEffect):
    """The deck is parted, and its halves interleave."""

    stock: Pose

    _EACH = 5
    _APART = 50.0
    _FALLS = 2 * _EACH * speeds.SHUFFLE_STAGGER + speeds.SHUFFLE_FALL
    _WHOLE = speeds.SHUFFLE_SPLIT + _FALLS + speeds.SHUFFLE_SQUARE

    @classmethod
    def of(cls, stock: Pose, begins: float = 0.0) -> "Shuffle":
        """Return a shuffle of the deck in this place."""
        return cls(begins, cls._WHOLE, stock)

    def poses(self, now: float) -> Iterator[Pose]:
        """Yield the separately visible cards, the lowest first."""
        clock = self.share(now) * self._WHOLE
        for place in range(2 * self._EACH):
            side = -1.0 if place % 2 else 1.0
            high = place // 2
            deck = self.stock.moved(-0.6 * place, -0.9 * place)
            aside = self.stock.moved(side * self._APART - 0.8 * high, 6.0 - 1.4 * high)
            apart = aside._replace(angle=-side * (9.0 - high))
            begins = speeds.SHUFFLE_SPLIT + place * speeds.SHUFFLE_STAGGER
            if clock < begins:
                flight = Flight(deck, apart, 0.0, speeds.SHUFFLE_SPLIT, ease_out, arc=6.0)
            else:
                flight = Flight(apart, deck, begins, speeds.SHUFFLE_FALL, ease_in_out, arc=16.0)
            yield flight.at(clock)


@dataclass(frozen=True, slots=True)
class Tremor(Lingering):
    """A blow as it is felt by all that is no card: the stock, the plates and the portraits.

    Attributes:
        impact: The blow; its time counts for nothing here.
    """

    impact: Impact

    @classmethod
    def of(cls, impact: Impact) -> "Tremor":
        """Return the tremor of a blow."""
        return cls(impact.when, speeds.PUSHED, impact)

    def at(self, place: Point, now: float) -> Point:
        """Return the present displacement of something at a place, in units."""
        pulse, share = self.impact.push(place), self.share(now)
        return (pulse.push[0] * pushed(share), pulse.push[1] * pushed(share)) if pulse is not None else (0.0, 0.0)


class Noise(NamedTuple):
    """A sound.

    Attributes:
        name: Its name.
        due: Its time.
        side: Its direction, -1 at the left edge of the table to 1 at the right.
        force: The share of its loudness: how hard the table is touched.
    """

    name: str
    due: float
    side: float = 0.0
    force: float = 1.0


Kind = TypeVar("Kind", bound=FeltEffect)


class FeltEffects:
    """All present and coming effects at a table."""

    def __init__(self) -> None:
        self._effects: list[FeltEffect] = []
        self._noises: list[Noise] = []
        self._heard: dict[str, Noise] = {}
        self._present: defaultdict[type, list[FeltEffect]] = defaultdict(list)
        self._present_at: float | None = None

    def start(self, effects: Sequence[FeltEffect], noises: Sequence[Noise], now: float, pace: Pace) -> None:
        """Start these; their times are seconds at speed 1 from now.

        Args:
            effects: The effects, in time from now.
            noises: The sounds, likewise.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        self._present_at = None
        self._effects = [effect for effect in self._effects if effect.ends > now]
        self._effects += [effect.paced(now, pace) for effect in effects]
        self._noises += [noise._replace(due=now + pace.seconds(noise.due)) for noise in noises]

    def live(self, kind: type[Kind], now: float) -> Iterator[Kind]:
        """Return the visible effects of a kind."""
        if now != self._present_at:  # it is asked for dozens of kinds in a frame
            self._present.clear()
            for one in self._effects:
                if one.begins <= now < one.ends:
                    for base in type(one).__mro__:
                        self._present[base].append(one)
            self._present_at = now
        return cast("Iterator[Kind]", iter(self._present.get(kind, ())))

    def to_come(self, kind: type[Kind], now: float) -> Iterator[Kind]:
        """Return the coming effects of a kind."""
        return (one for one in self._effects if isinstance(one, kind) and now < one.begins)

    def coming(self, now: float) -> bool:
        """Return whether anything is still to come."""
        return any(now < effect.begins for effect in self._effects)

    def ribboned(self, now: float) -> list[Box]:
        """Return the plates with a ribbon, which have no room for tags."""
        return [ribbon.box for ribbon in self.live(PlateRibbon, now)]

    def written(self, now: float) -> list[Box]:
        """Return the boxes of celebrating words and totals that are readable now."""
        found = [Box.around(one.center, *TOTAL_SIZE) for one in self.live(CountedTotal, now)]
        found += [Box.around(one.center, *one.size) for one in self.live(Stamp, now)]
        return found + [Box.around(one.center, *one.size) for one in self.live(GoldWord, now)]

    def totals(self, now: float) -> dict[Seat, Point]:
        """Return the place of each hand's total that is counted on the felt."""
        return {one.seat: one.center for one in self.live(CountedTotal, now) if one.at(now) is not None}

    def dimmed(self, now: float) -> float:
        """Return the depth of the room's dimming, 0 to 1."""
        return max((one.at(now) for one in self.live(Dim, now)), default=0.0)

    def shaken(self, place: Point, now: float) -> Point:
        """Return the displacement of something that is no card by all present blows, in units."""
        found = [tremor.at(place, now) for tremor in self.live(Tremor, now)]
        return sum(x for x, _y in found), sum(y for _x, y in found)

    def plates_shaken(self, plates: Sequence[Box], now: float) -> list[Point]:
        """Return the displacement of each plate by knocks and great blows; none if there are no such blows now."""
        great = [tremor for tremor in self.live(Tremor, now) if tremor.impact.strength > SLAM]
        knocks = list(self.live(PlateKnock, now))
        found = []
        for plate in plates if great or knocks else ():
            pushes = [tremor.at(plate.center, now) for tremor in great]
            pushes += [knock.at(now) for knock in knocks if knock.box == plate]
            found.append((sum(x for x, _y in pushes), sum(y for _x, y in pushes)))
        return found

    def give_way(self, now: float) -> None:
        """Let a page take over the totals, the stamp and the dark; lights fade, and words end in their time."""
        taken_over = CountedTotal | Stamp | Dim | NarrowLight | ChipPaid | FlyingPoints
        lights = [one.leaving(now) for one in self.live(HandLight, now)]
        self._effects = [one for one in self._effects if not isinstance(one, taken_over | HandLight)]
        self._effects += lights
        self._present_at = None

    def stacks_hop(self, now: float) -> float:
        """Return the height to which all players' chips hop now, in units."""
        return max((hop.height(now) for hop in self.live(StackHop, now)), default=0.0)

    def unpaid(self, now: float) -> dict[Seat, float]:
        """Return the chips of each seat that have not gone or come yet."""
        owed: dict[Seat, float] = {}
        for chip in self._effects:
            if isinstance(chip, ChipPaid):
                if now < chip.begins:
                    owed[chip.payer] = owed.get(chip.payer, 0.0) - chip.stakes
                if now < chip.lands:
                    owed[chip.payee] = owed.get(chip.payee, 0.0) + chip.stakes
        return owed

    def unscored(self, now: float) -> dict[Seat, int]:
        """Return the points of each seat that its plate has not counted yet."""
        owed: dict[Seat, int] = {}
        for points in self.live(FlyingPoints, now):
            owed[points.seat] = owed.get(points.seat, 0) + points.missing(now)
        return owed

    def unnamed(self, now: float) -> set[Card]:
        """Return the Wilds that do not show the card yet that they become."""
        return {one.card for one in self._effects if isinstance(one, WildMorph) and not one.named(now)}

    def moving(self, now: float) -> bool:
        """Return whether anything is visible, or still to come."""
        return any(effect.ends > now for effect in self._effects)

    def all_over(self) -> float:
        """Return when the last necessary wait is over: light and words may linger."""
        return max((effect.over for effect in self._effects), default=0.0)

    def due(self, now: float) -> list[Noise]:
        """Return the sounds that are due; each is heard once, and none so soon again that it would rattle."""
        come = sorted((noise for noise in self._noises if noise.due <= now), key=lambda noise: noise.due)
        self._noises = [noise for noise in self._noises if noise.due > now]
        heard = []
        for noise in come:
            last = self._heard.get(noise.name)
            elsewhere = last is not None and last.side != noise.side
            apart = speeds.NOISES_APART_ELSEWHERE if elsewhere else speeds.NOISES_APART
            if last is None or noise.due - last.due >= apart:
                self._heard[noise.name] = noise
                heard.append(noise)
        return heard

    def hurry(self, now: float) -> None:
        """End everything; of all coming sounds only the last is heard."""
        self._effects, self._present_at = [], None
        self._noises = [max(self._noises, key=lambda noise: noise.due)._replace(due=now)] if self._noises else []
