"""The effects on the felt besides cards: rings, rays, glows, chips, the shuffle, and all their noises.

All of it is a function of time, and gone when its time is over. Here is what there is; ``sparkle`` draws it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self, TypeVar

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Flight, Pose, ease_in_out, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    CountedTotal,
    Dim,
    FeltEffect,
    GoldWord,
    Lingering,
    Stamp,
)
from tonk.ui.table.motion.sprites import Pace


@dataclass(frozen=True, slots=True)
class Ring(FeltEffect):
    """A ring that goes out over the felt from a knock, or from the edge of something as large that is put down."""

    center: Point
    radius: float = 34.0


@dataclass(frozen=True, slots=True)
class RisingPoints(Lingering):
    """Points that rise from what has brought them."""

    center: Point
    words: str


@dataclass(frozen=True, slots=True)
class PlateRibbon(Lingering):
    """A ribbon on a plate that says what happened to a player.

    Attributes:
        box: The plate.
        words: Its words.
        tone: "good", "bad" or "gold".
    """

    box: Box
    words: str
    tone: str


@dataclass(frozen=True, slots=True)
class TurnHop(FeltEffect):
    """The turn on its way from one player to another."""

    start: Point
    end: Point

    def at(self, share: float) -> Point:
        """Return where it is when so much of its time is over."""
        far = abs(self.start[0] - self.end[0]) + abs(self.start[1] - self.end[1])
        flight = Flight(Pose(*self.start), Pose(*self.end), 0.0, 1.0, ease_in_out, arc=30.0 + 0.08 * far)
        pose = flight.at(share)
        return pose.x, pose.y


@dataclass(frozen=True, slots=True)
class Glow(Lingering):
    """A light around a hand: of gold around one that has won, dim and red around one that is caught."""

    box: Box
    caught: bool


@dataclass(frozen=True, slots=True)
class ChipPaid(FeltEffect):
    """A chip on its way from a purse to another, where it lies on those that have come before it.

    Attributes:
        start: The purse it comes from.
        end: The purse it goes to.
        payer: The owner of the first.
        payee: The owner of the second.
        stakes: The stakes it stands for.
        flight: The time that it is on its way; afterwards it lies on the stack.
        sinks: The time at its end in which the stack goes into the purse.
        level: How many chips lie below it.
    """

    start: Point
    end: Point
    payer: Seat
    payee: Seat
    stakes: float
    flight: float
    sinks: float
    level: int = 0

    _ARC, _ARC_SHARE, _HIGHEST = 46.0, 0.1, 40.0
    """The height of its way and what is added of the distance, and where it would leave the window: it bows down."""
    _GIVES, _BOUNCE = 3.0, 0.16
    """The height of its bounce, in units, and the time of it, as a share of the way."""
    TURNS = 3
    """The half turns on its way."""

    @property
    def lands(self) -> float:
        """Return when it has come."""
        return self.begins + self.flight

    @property
    def over(self) -> float:
        """Return when what comes after it may begin: when it has come."""
        return self.lands

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        paced = super(ChipPaid, self).paced(now, pace)
        return replace(paced, flight=pace.seconds(self.flight), sinks=pace.seconds(self.sinks))

    def way(self, now: float) -> float:
        """Return how much of its way is behind it, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.flight)) if self.flight > 0.0 else 1.0

    def sunk(self, now: float) -> float:
        """Return how far the stack that it lies on has gone into the purse, 0 to 1."""
        return ease_in_out(min(1.0, max(0.0, 1.0 - (self.ends - now) / self.sinks))) if self.sinks > 0.0 else 0.0

    def at(self, now: float, thick: float) -> Point:
        """Return where it is.

        Args:
            now: The time, in seconds.
            thick: The height of a chip that lies, in units.
        """
        foot = self.end[0] + (self.level * 7 % 5 - 2) * 0.7, self.end[1] - self.level * thick * (1 - self.sunk(now))
        way = self.way(now)
        if way < 1.0:
            arc = self._ARC + self._ARC_SHARE * (abs(self.start[0] - foot[0]) + abs(self.start[1] - foot[1]))
            arc = min(arc, min(self.start[1], foot[1]) - self._HIGHEST)
            pose = Flight(Pose(*self.start), Pose(*foot), 0.0, 1.0, ease_in_out, arc=arc).at(way)
            return pose.x, pose.y
        share = min(1.0, (now - self.lands) / (self._BOUNCE * self.flight))
        return foot[0], foot[1] - self._GIVES * abs(math.sin(math.pi * 2.0 * share)) * (1.0 - share)


@dataclass(frozen=True, slots=True)
class Shuffle(FeltEffect):
    """The deck is parted, and its halves fall into each other."""

    stock: Pose

    _EACH = 5
    _APART = 50.0
    _FALLS = 2 * _EACH * speeds.SHUFFLE_STAGGER + speeds.SHUFFLE_FALL
    _WHOLE = speeds.SHUFFLE_SPLIT + _FALLS + speeds.SHUFFLE_SQUARE

    @classmethod
    def of(cls, stock: Pose, begins: float = 0.0) -> "Shuffle":
        """A shuffle of the deck in this place."""
        return cls(begins, cls._WHOLE, stock)

    def poses(self, now: float) -> Iterator[Pose]:
        """The cards that are seen one by one, the lowest first."""
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


class Noise(NamedTuple):
    """A noise, when it is due, and from where it is heard: -1 at the left edge of the table, 1 at the right."""

    name: str
    due: float
    side: float = 0.0


Kind = TypeVar("Kind", bound=FeltEffect)


class FeltEffects:
    """All effects that are under way at a table, or are still to come."""

    def __init__(self) -> None:
        self._effects: list[FeltEffect] = []
        self._noises: list[Noise] = []
        self._heard: dict[str, Noise] = {}

    def start(self, effects: Sequence[FeltEffect], noises: Sequence[Noise], now: float, pace: Pace) -> None:
        """Let these begin; their times are seconds at speed 1 from now.

        Args:
            effects: The effects, in time from now.
            noises: The noises, likewise.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        self._effects = [effect for effect in self._effects if effect.ends > now]
        self._effects += [effect.paced(now, pace) for effect in effects]
        self._noises += [noise._replace(due=now + pace.seconds(noise.due)) for noise in noises]

    def live(self, kind: type[Kind], now: float) -> Iterator[Kind]:
        """Those of a kind that can be seen now."""
        return (one for one in self._effects if isinstance(one, kind) and one.begins <= now < one.ends)

    def to_come(self, kind: type[Kind], now: float) -> Iterator[Kind]:
        """Those of a kind that cannot be seen yet."""
        return (one for one in self._effects if isinstance(one, kind) and now < one.begins)

    def ribboned(self, now: float) -> list[Box]:
        """Return the plates on which a ribbon lies: there is no room for tags on them."""
        return [ribbon.box for ribbon in self.live(PlateRibbon, now)]

    def written(self, now: float) -> list[Box]:
        """Return the boxes of the words that celebrate, and of the totals, that are to be read now."""
        found = [Box.around(one.center, *TOTAL_SIZE) for one in self.live(CountedTotal, now)]
        found += [Box.around(one.center, *one.size) for one in self.live(Stamp, now)]
        return found + [Box.around(one.center, *one.size) for one in self.live(GoldWord, now)]

    def totals(self, now: float) -> dict[Seat, Point]:
        """Return where the total of each hand is read that is counted on the felt."""
        return {one.seat: one.center for one in self.live(CountedTotal, now) if one.at(now) is not None}

    def dimmed(self, now: float) -> float:
        """Return how far the room is dim, 0 to 1."""
        return max((one.at(now) for one in self.live(Dim, now)), default=0.0)

    def give_way(self) -> None:
        """Let a page take over: its are the totals, the light and the dark from now on; words end as they would."""
        self._effects = [one for one in self._effects if not isinstance(one, CountedTotal | Dim | Glow | ChipPaid)]

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

    def moving(self, now: float) -> bool:
        """Return whether anything is to be seen, or still to come."""
        return any(effect.ends > now for effect in self._effects)

    def all_over(self) -> float:
        """Return when the last of what has to be waited for is over: light and words may linger."""
        return max((effect.over for effect in self._effects), default=0.0)

    def due(self, now: float) -> list[Noise]:
        """The noises whose time has come; each is heard once, and none again so soon that it would be a rattle."""
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
        """Let everything be over; of all the noises to come the last is heard."""
        self._effects = []
        self._noises = [max(self._noises, key=lambda noise: noise.due)._replace(due=now)] if self._noises else []
