"""The sights of a celebration: a dimmed room, rays, pieces, words in gold, totals, the stamp and the jolt of its blow.

All of it is a function of time; `celebration_painting` draws it. The base of every effect on the felt is here too.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Self

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_in_out, ease_out, jolted, slammed
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrations import Form, Pieces
from tonk.ui.table.motion.departures import Pace

TOTAL_SIZE = 60.0, 38.0
"""The size of a counting total."""
_FIRST_SIGHT = 0.017
"""The age of an effect at which it is held still, in seconds."""


@dataclass(frozen=True, slots=True)
class FeltEffect:
    """An effect with a duration.

    Attributes:
        begins: Its start, in seconds at speed 1 from its cause, until it is under way.
        seconds: Its duration.
        stop: The time of that for which its first sight is held still, at a blow that stops everything.
    """

    begins: float
    seconds: float
    stop: float = field(default=0.0, kw_only=True)

    @property
    def ends(self) -> float:
        """Return its end."""
        return self.begins + self.seconds

    @property
    def over(self) -> float:
        """Return when the next thing may begin; it may linger."""
        return self.ends

    def share(self, now: float) -> float:
        """Return the elapsed share of its time, 0 to 1."""
        if now >= self.ends:
            return 1.0
        passed = now - self.begins
        if self.stop:
            passed = max(min(passed, _FIRST_SIGHT), passed - self.stop)
        return max(0.0, passed / (self.seconds - self.stop))

    def stopped(self, stop: float) -> Self:
        """Return it with its first sight held still for a time, which it lasts longer."""
        return replace(self, seconds=self.seconds + stop, stop=stop)

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way, its times counted from now.

        Args:
            now: The time, in seconds.
            pace: The pace of motion.
        """
        return replace(
            self,
            begins=now + pace.seconds(self.begins),
            seconds=pace.seconds(self.seconds),
            stop=pace.seconds(self.stop),
        )


@dataclass(frozen=True, slots=True)
class Lingering(FeltEffect):
    """An effect that delays nothing by its end."""

    @property
    def over(self) -> float:
        """Return when the next thing may begin: at any time."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Burst(FeltEffect):
    """Rays and a few sparks around something golden."""

    center: Point
    radius: float


@dataclass(frozen=True, slots=True)
class GoldWord(FeltEffect):
    """A word of celebration, with a form of letters."""

    center: Point
    word: str
    letters: float = 1.0
    """The ratio of its letters' height to a title's."""
    size: tuple[float, float] = (0.0, 0.0)
    """Its greatest size."""
    form: Form = Form.GOLD
    aside: Point = (0.0, 0.0)
    """The displacement of its middle while it is nearest to the eye, so that it is whole within the window."""


@dataclass(frozen=True, slots=True)
class LightRing(FeltEffect):
    """A ring of golden light that goes out over the felt from under a hand, or from a blow.

    Attributes:
        center: Its middle.
        reach: Its final radius, in units.
        first: Its first radius relative to the final one: 0 at a blow, where the two touch.
        broad: Whether it is broad, and red inside, as at a blow on a caught hand.
    """

    center: Point
    reach: float
    first: float = 0.3
    broad: bool = False

    def radius(self, now: float) -> float:
        """Return its present radius relative to the final one."""
        return self.first + (1.0 - self.first) * (1.0 - (1.0 - self.share(now)) ** 4)


@dataclass(frozen=True, slots=True)
class Scatter(FeltEffect):
    """Pieces that burst from a place, rise and fall.

    Attributes:
        upward: Whether all of them rise first, because below the place there is no room.
        clear: Half the size of the thing in that place, from whose edge they burst.
        pieces: Their look.
    """

    center: Point
    count: int
    upward: bool = False
    clear: Point = (0.0, 0.0)
    pieces: Pieces = Pieces.FOIL

    _TURN, _REACH, _FALL = 2.399963, 300.0, 330.0
    """The angle of a sunflower's seeds, so that no two go the same way; the distance they fly, and the distance they
    fall."""
    _THROWN = 0.8
    """The share of their flight by which those thrown upward rise in addition."""

    def at(self, now: float) -> Iterator[Point]:
        """Yield the place of each."""
        share = self.share(now)
        for number in range(self.count):
            angle = self._TURN * number
            far = self._REACH * (0.45 + 0.55 * ((number * 7) % 11) / 10.0) * ease_out(share)
            down = -self._THROWN - abs(math.sin(angle)) if self.upward else math.sin(angle)
            x = self.center[0] + far * math.cos(angle) * 1.25 + self.clear[0] * math.cos(angle)
            y = self.center[1] + far * down * 0.7 + self.clear[1] * math.sin(angle)
            yield x, y - 60.0 * share + self._FALL * share**2


@dataclass(frozen=True, slots=True)
class HandLight(Lingering):
    """A light around a hand; ``leaves`` is the time from which it fades, since a page takes over the hand."""

    leaves: float = field(default=math.inf, kw_only=True)

    def leaving(self, now: float) -> Self:
        """Return it as it begins to fade."""
        return replace(self, seconds=now + speeds.FADE - self.begins, leaves=now)

    def left(self, now: float) -> float:
        """Return its strength relative to the usual one, 0 to 1."""
        return max(0.0, 1.0 - max(0.0, now - self.leaves) / speeds.FADE)


@dataclass(frozen=True, slots=True)
class SoftLight(HandLight):
    """A soft light that comes up around a hand, and then shines more quietly.

    Attributes:
        box: The box of the light.
        rises: The duration of its rise and fall to the quieter light.
    """

    box: Box
    rises: float = speeds.CHEER

    _QUIET = 0.6
    """The strength of the quieter light."""

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        return replace(super(SoftLight, self).paced(now, pace), rises=pace.seconds(self.rises))

    def at(self, now: float) -> float:
        """Return its strength, 0 to 1."""
        passed = min(1.0, (now - self.begins) / self.rises) if self.rises > 0.0 else 1.0
        return (min(1.0, 3.0 * passed) - (1.0 - self._QUIET) * ease_in_out(passed)) * self.left(now)


@dataclass(frozen=True, slots=True)
class Cheer(Lingering):
    """A winner's face that comes nearer for a moment."""

    seat: Seat

    _NEARER = 0.24
    """Its greatest growth."""

    def larger(self, now: float) -> float:
        """Return its present size relative to the usual one."""
        share = self.share(now)
        return 1.0 + self._NEARER * math.sin(math.pi * share) * (1.0 - 0.3 * share)


@dataclass(frozen=True, slots=True)
class Dim(FeltEffect):
    """A dimming of the room around something bright.

    Attributes:
        depth: Its strength, 0 to 1.
        clears: Whether stock and discards' place vanish in the dark, since a word lies there.
    """

    depth: float
    clears: bool = False

    _COMES, _GOES = 0.16, 0.12
    """The shares of its time for dimming, and for brightening again."""

    @classmethod
    def held(cls, begins: float, until: float, depth: float) -> "Dim":
        """Return a room that stays dim until a time, when it would brighten if nothing else took it over.

        Args:
            begins: The start of dimming.
            until: The start of brightening.
            depth: The depth of dimming, 0 to 1.
        """
        return cls(begins, (until - begins) / (1.0 - cls._GOES), depth)

    def at(self, now: float) -> float:
        """Return the present depth."""
        share = self.share(now)
        return self.depth * min(1.0, share / self._COMES, (1.0 - share) / self._GOES)


@dataclass(frozen=True, slots=True)
class CountedTotal(FeltEffect):
    """A total that counts above a hand as its cards turn.

    Attributes:
        seat: The seat of the hand.
        center: The middle.
        counts: The shares of its time at which it changes, and its new values.
        wins: The share of its time from which it is gold, for a winning hand; 1 otherwise.
    """

    seat: Seat
    center: Point
    counts: tuple[tuple[float, str], ...]
    wins: float = 1.0
    swells: float = speeds.COUNT_POP
    """The duration of its swelling at each card."""

    _WHOLE, _DECIDES, _LASTS = 1.4, 2.6, 2.0
    """The swelling at the last card, and when the hand is seen to win, relative to that at others; and how much longer
    the latter lasts."""

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        return replace(super(CountedTotal, self).paced(now, pace), swells=pace.seconds(self.swells))

    def at(self, now: float) -> str | None:
        """Return the present count; None before the first card."""
        share, found = self.share(now), None
        for begins, total in self.counts:
            found = total if share >= begins else found
        return found

    def pop(self, now: float) -> float:
        """Return its swelling: 1 at each counted card, more at the last and when it is seen to win, and then less."""
        share = self.share(now)
        last = max((at for at in (*(at for at, _total in self.counts), self.wins) if at <= share), default=None)
        if last is None or self.swells <= 0.0:
            return 0.0
        strong, lasts = 1.0, self.swells
        if last == self.wins:
            strong, lasts = self._DECIDES, self._LASTS * self.swells
        elif last == self.counts[-1][0]:
            strong = self._WHOLE
        return strong * max(0.0, 1.0 - (share - last) * self.seconds / lasts) ** 2


@dataclass(frozen=True, slots=True)
class Stamp(FeltEffect):
    """A word that is slammed down on a hand.

    Attributes:
        seat: The seat of the hand.
        center: The middle.
        word: The word.
        raised: The duration of its coming up near the eye.
        slam: The duration of its fall.
        settles: The duration of its rebound and settling.
        swings: The duration of its swinging after the touch.
        size: Its greatest size.
        letters: The ratio of its letters' height to a title's.
        holds: The time after the touch for which everything is held still.
    """

    seat: Seat
    center: Point
    word: str
    raised: float
    slam: float
    settles: float
    swings: float
    size: tuple[float, float]
    letters: float
    holds: float = 0.0

    _PRESSED, _TURNS, _SWINGS = 0.2, 3.2, 5.0
    """The height below the table at which it is pressed flattest, the degrees by which it swings at first, and its
    half swings."""

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        return replace(
            super(Stamp, self).paced(now, pace),
            raised=pace.seconds(self.raised),
            slam=pace.seconds(self.slam),
            settles=pace.seconds(self.settles),
            swings=pace.seconds(self.swings),
            holds=pace.seconds(self.holds),
        )

    def _clock(self, now: float) -> float:
        """Return the time since it has begun to rise, without that for which it is held."""
        passed, touch = now - self.begins, self.raised + self.slam
        return max(touch, passed - self.holds) if passed > touch else passed

    def height(self, now: float) -> float:
        """Return its height above the table: back to 1, then down; below 0 it rebounds, less and less."""
        return slammed(self._clock(now), self.raised, self.slam, self.settles)

    def turn(self, now: float) -> float:
        """Return its rotation after the touch, in degrees: to and fro, ever less, until it lies."""
        passed = self._clock(now) - self.raised - self.slam
        if not 0.0 < passed < self.swings:
            return 0.0
        share = passed / self.swings
        return self._TURNS * math.sin(math.pi * self._SWINGS * share) * (1.0 - share) ** 2

    def pressed(self, now: float) -> float:
        """Return how much of its greatest squash it shows, 0 to 1: it is pressed flat at the touch."""
        return max(0.0, -self.height(now)) / self._PRESSED


@dataclass(frozen=True, slots=True)
class Dust(FeltEffect):
    """Dust blown outwards from under something that hits the table.

    Attributes:
        center: The middle of that thing.
        size: Its width and height.
        reach: The distance that the dust is blown, in units.
    """

    center: Point
    size: tuple[float, float]
    reach: float = 74.0

    _PUFFS = 18

    def at(self, now: float) -> Iterator[tuple[Point, float]]:
        """Yield the place and the growth of each puff, 0 to 1."""
        share = self.share(now)
        for number in range(self._PUFFS):
            angle = 2.0 * math.pi * (number + 0.37 * (number % 3)) / self._PUFFS
            far = self.reach * (0.6 + 0.4 * (number * 5 % 7) / 6.0) * ease_out(share)
            x = self.center[0] + (self.size[0] / 2 + far) * math.cos(angle)
            y = self.center[1] + (self.size[1] / 2 + 0.7 * far) * math.sin(angle)
            yield (x, y), ease_out(share)


@dataclass(frozen=True, slots=True)
class SlamLight(Lingering):
    """A light that goes out from under something slammed down in a dimmed room, and fades."""

    box: Box


@dataclass(frozen=True, slots=True)
class Jolt(FeltEffect):
    """A jolt of the whole view by a blow, which swings back; ``far`` is its first distance, in units."""

    far: float

    def at(self, now: float) -> Point:
        """Return the view's offset: down at first, since it was hit from above."""
        x, y = jolted(self.share(now))
        return self.far * x, self.far * y
