"""A word whose letters are slammed on the table, and that flies off to a player; and chips that rise as a fountain.

All of it is a function of time. Letters have their places from the painter, which knows their widths; here is how each
is displaced, squashed and enlarged there.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_in, ease_out, pushed
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebration_effects import GoldWord, Scatter

_NEAR, _NEARER_LAST, _FROM = 0.6, 1.1, 22.0
"""The enlargement of a letter as it begins to come down, that of the last one, and the height from which it falls, in
units."""
_STRUCK_NEAR, WHOLE_NEAR = 0.5, 0.9
"""The enlargement of a letter of a struck word as it begins to come down, so that it hides no other one; and that of
its last letter, and of a word that falls as one."""
_SQUASH, _SQUASH_LAST, _FADES, _SWINGS = 0.2, 0.4, 9.0, 25.0
"""The squash of a letter as it lands, and of the last one, as a share of its height; the rates at which that fades and
swings, a second."""
_HOP, _HOP_LAST = 7.0, 16.0
"""The hop of a letter as the next one lands, and as the last one does, in units."""
_WHOLE_HOP, _WAVE = 13.0, 0.024
"""The hop of the letters of a word that has fallen as one, in units, and the time from letter to letter."""
_CROUCHES, _STRETCHES, _SMALL, _ARC = 0.2, 0.24, 0.16, 90.0
"""The squash of a letter before it flies off, and its stretch as it does; its size when it arrives; and the height of
its path, in units."""
_USUAL = 3.5
"""The size of letters, relative to a title's, at which they hop and fly as high as given here."""


class LetterState(NamedTuple):
    """The state of a letter at a moment; it is never translucent.

    Attributes:
        size: Its size relative to its usual one.
        wide: Its width relative to its height, 1 if it is not squashed; its height is 1 / wide of the usual one.
        up: Its height above its place, in units.
        gone: The share of its word's way to the player, 0 to 1.
        apart: Its distance from the middle of the word relative to the usual one.
    """

    size: float = 1.0
    wide: float = 1.0
    up: float = 0.0
    gone: float = 0.0
    apart: float = 1.0


STANDS = LetterState()
"""The state of a letter that stands still."""


class Rhythm(NamedTuple):
    """The times in which a word is slammed down, in seconds at speed 1.

    Attributes:
        falls: The fall of a letter.
        apart: The time in which all letters but the last one begin to fall.
        last: The pause before the last letter.
        stop: The time for which everything is held still as the last letter lands.
        seen: The time for reading the whole word.
        leaves: The flight of a letter to its player.
        leaves_apart: The time until the next letter follows.
        near: The enlargement of a letter as it begins to fall.
        near_last: The same for the last one.
        whole: Whether the word falls as one.
    """

    falls: float = speeds.LETTER_FALLS
    apart: float = speeds.LETTERS_FALL
    last: float = speeds.LETTER_LAST
    stop: float = 0.0
    seen: float = speeds.WORD_SEEN
    leaves: float = speeds.LETTER_LEAVES
    leaves_apart: float = speeds.LETTER_LEAVES_APART
    near: float = _NEAR
    near_last: float = _NEARER_LAST
    whole: bool = False

    def touches(self, count: int, number: int) -> float:
        """Return when a letter of a word lands, after the word begins.

        Args:
            count: The number of its letters.
            number: The letter, from 0.
        """
        if count < 2 or self.whole:
            return self.falls
        apart = self.apart / max(1, count - 2)
        begins = min(number, count - 2) * apart + (self.last if number == count - 1 else 0.0)
        return begins + self.falls

    def off(self, count: int) -> float:
        """Return when the first letter of a word of so many flies off, after the word begins."""
        return self.touches(count, count - 1) + self.stop + self.seen

    def arrives(self, count: int, number: int) -> float:
        """Return when a letter arrives at its player, after the word begins.

        Args:
            count: The number of letters of the word.
            number: The letter, from 0.
        """
        return self.off(count) + number * self.leaves_apart + self.leaves

    def lasts(self, count: int) -> float:
        """Return the duration of a word of so many letters."""
        return self.arrives(count, count - 1)


THROWN = Rhythm()
"""The rhythm of the greatest words: each letter is a blow of its own."""


def struck_rhythm(count: int, seconds: float, stop: float = 0.0, *, whole: bool = False) -> Rhythm:
    """Return the rhythm of a word whose letters are struck quickly one after the other, or that falls as one.

    Args:
        count: The number of its letters.
        seconds: The time from its last letter's blow until it has gone.
        stop: The time of those for which everything is held still.
        whole: Whether it falls as one.
    """
    leaving = speeds.WORD_LEAVES + (count - 1) * speeds.WORD_LEAVES_APART
    return Rhythm(
        speeds.WORD_FALLS,
        min(speeds.WORD_LONGEST, max(0, count - 2) * speeds.WORD_APART),
        speeds.WORD_LAST,
        stop,
        max(0.0, seconds - stop - leaving),
        speeds.WORD_LEAVES,
        speeds.WORD_LEAVES_APART,
        WHOLE_NEAR if whole else _STRUCK_NEAR,
        WHOLE_NEAR,
        whole,
    )


@dataclass(frozen=True, slots=True)
class SlammedWord(GoldWord):
    """A word whose letters are slammed down, and that flies to a player's plate.

    Attributes:
        rhythm: The times of its letters.
        to: The place where they arrive.
        bow: The angle between its first and its last letter, in degrees: they stand on an arc.
    """

    rhythm: Rhythm = THROWN
    to: Point = (0.0, 0.0)
    bow: float = 10.0

    @property
    def count(self) -> int:
        """Return the number of its letters, including spaces."""
        return len(self.word)

    def middle(self, now: float) -> Point:
        """Return the middle of the whole word before it flies off."""
        fallen = min(1.0, self.share(now) * self.rhythm.lasts(self.count) / self.rhythm.falls)
        above = 1.0 - fallen * fallen  # it is seen to come near in each of its few frames
        return self.center[0] + self.aside[0] * above, self.center[1] + self.aside[1] * above

    def letter(self, number: int, now: float) -> LetterState | None:
        """Return the state of a letter; None before it comes, and after it has gone."""
        rhythm, struck = self.rhythm, self.rhythm.touches(self.count, self.count - 1)
        clock = self.share(now) * rhythm.lasts(self.count)
        if clock > struck:
            clock = max(struck, clock - rhythm.stop)
        touch = rhythm.touches(self.count, number)
        if clock < touch:
            return self._coming((clock - touch) / rhythm.falls + 1.0, last=number == self.count - 1)
        leaves = rhythm.off(self.count) - rhythm.stop + number * rhythm.leaves_apart
        if clock >= leaves:
            return _leaving((clock - leaves) / rhythm.leaves, self.letters / _USUAL)
        since, crouch = clock - touch, max(0.0, 1.0 - (leaves - clock) / speeds.LETTER_CROUCH)
        squash = self.squash(number) * math.exp(-_FADES * since) * math.cos(_SWINGS * since)
        if since >= speeds.LETTER_SETTLES:
            squash = 0.0
        return LetterState(1.0, 1.0 + squash + _CROUCHES * ease_out(crouch), self._hop(number, clock))

    def squash(self, number: int) -> float:
        """Return how much wider than usual a letter is as it lands: the last one, or a whole word, lands hardest."""
        return _SQUASH_LAST if self.rhythm.whole or number == self.count - 1 else _SQUASH

    def _coming(self, fallen: float, *, last: bool) -> LetterState | None:
        """Return the state of a letter before it lands, larger and near the eye; None before it falls.

        Args:
            fallen: The share of the way down, below 0 before it falls.
            last: Whether it is the last letter.
        """
        if fallen < 0.0:
            return None
        above = 1.0 - ease_in(fallen)
        larger = 1.0 + above * (self.rhythm.near_last if last else self.rhythm.near)
        if self.rhythm.whole:
            return LetterState(larger, apart=larger)
        return LetterState(larger, up=_FROM * above * self.letters / _USUAL)

    def _hop(self, number: int, clock: float) -> float:
        """Return the height of a letter that hops as later ones land, or after its word has fallen as one."""
        up, large = 0.0, self.letters / _USUAL
        if self.rhythm.whole:
            share = (clock - self.rhythm.falls - (number + 1) * _WAVE) / speeds.PUSHED
            return large * _WHOLE_HOP * pushed(share) if 0.0 < share < 1.0 else 0.0
        for other in range(number + 1, self.count):
            share = (clock - self.rhythm.touches(self.count, other)) / speeds.PUSHED
            if 0.0 < share < 1.0:
                strong = _HOP_LAST if other == self.count - 1 else _HOP / (other - number)
                up += large * strong * pushed(share)
        return up


def _leaving(share: float, large: float) -> LetterState | None:
    """Return the state of a letter as its word flies to a player and shrinks as a whole; None once it has arrived.

    Args:
        share: The elapsed share of its flight.
        large: Its size relative to the usual one.
    """
    if share >= 1.0:
        return None
    gone = 0.8 * share * share + 0.2 * share
    stretched = _STRETCHES * math.sin(math.pi * min(1.0, 1.6 * share))
    size, wide = 1.0 - (1.0 - _SMALL) * gone, 1.0 + _CROUCHES * (1.0 - share) ** 6 - stretched
    return LetterState(size, wide, large * _ARC * 4.0 * share * (1.0 - share), gone, size * min(1.0, wide))


@dataclass(frozen=True, slots=True)
class Fountain(Scatter):
    """Pieces that shoot up from a place, each a little after another, and fall out of the window.

    Attributes:
        high: The height of the highest above the place, in units.
        falls: The distance that they fall below the place.
    """

    high: float = 260.0
    falls: float = 420.0

    _AT_ONCE, _LATEST, _WIDE, _SOONER = 0.4, 0.22, 1.5, 0.3
    """The share of the pieces that start at once, the share of the time in which the others do, their greatest way
    aside relative to the height, and how much faster than the slowest the fastest is."""

    def at(self, now: float) -> Iterator[Point]:
        """Yield the place of each that has started."""
        share = self.share(now)
        for number in range(self.count):
            begins = self._LATEST * max(0.0, number / max(1, self.count) - self._AT_ONCE) / (1.0 - self._AT_ONCE)
            passed = (share - begins) / (1.0 - begins)
            if passed <= 0.0:
                continue
            passed *= 1.0 + self._SOONER * ((number * 5) % 7) / 6.0
            aside = math.sin(self._TURN * number)
            high = self.high * (0.55 + 0.45 * ((number * 7) % 11) / 10.0)
            # A throw that rises to that height and has fallen out of sight at the end.
            rise = 2.0 * (high + math.sqrt(high * (high + self.falls)))
            down = -rise * passed + (rise + self.falls) * passed**2
            x = self.center[0] + aside * (self.clear[0] + self._WIDE * self.high * passed)
            yield x, self.center[1] + down
