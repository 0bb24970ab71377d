"""A word whose letters are slammed on the table, and fly off to a player; and chips that rise as a fountain.

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
from tonk.ui.table.motion.celebration_effects import ChipBurst, GoldWord

_NEAR, _NEARER_LAST, _FROM = 1.1, 1.9, 70.0
"""The enlargement of a letter as it begins to come down, that of the last one, and the height from which it falls, in
units."""
_SQUASH, _SQUASH_LAST, _FADES, _SWINGS = 0.26, 0.4, 9.0, 25.0
"""The squash of a letter as it lands, and of the last one, as a share of its height; the rates at which that fades and
swings, a second."""
_HOP, _HOP_LAST = 7.0, 16.0
"""The hop of a letter as the next one lands, and as the last one does, in units."""
_CROUCHES, _STRETCHES, _SMALL, _ARC = 0.2, 0.24, 0.16, 90.0
"""The squash of a letter before it flies off, and its stretch as it does; its size when it arrives; and the height of
its path, in units."""
_SEEN_FROM = 0.3
"""The share of its fall, or of its word's rise, in which a letter comes to be seen."""
_WORD_NEAR, _WORD_DRAWN_BACK = 0.6, 0.75
"""The enlargement of a word that is raised as a whole before its letters fall, and its height before the backswing."""
_USUAL = 3.5
"""The size of letters, relative to a title's, at which they hop and fly as high as given here."""


class LetterState(NamedTuple):
    """The state of a letter at a moment.

    Attributes:
        size: Its size relative to its usual one.
        wide: Its width relative to its height, 1 if it is not squashed; its height is 1 / wide of the usual one.
        up: Its height above its place, in units.
        gone: The share of its way to the player, 0 to 1.
        seen: Its opacity, 0 to 1.
        apart: Its distance from the middle of the word relative to the usual one.
    """

    size: float = 1.0
    wide: float = 1.0
    up: float = 0.0
    gone: float = 0.0
    seen: float = 1.0
    apart: float = 1.0


STANDS = LetterState()
"""The state of a letter that stands still."""


class Rhythm(NamedTuple):
    """The times in which a word is slammed down, in seconds at speed 1.

    Attributes:
        raised: The time for which the whole word is raised near the eye; 0 if each letter comes by itself.
        falls: The fall of a letter.
        apart: The time in which all letters but the last one begin to fall.
        last: The pause before the last letter.
        seen: The time for reading the whole word.
        leaves: The flight of a letter to its player.
        leaves_apart: The time until the next letter follows.
    """

    raised: float = 0.0
    falls: float = speeds.LETTER_FALLS
    apart: float = speeds.LETTERS_FALL
    last: float = speeds.LETTER_LAST
    seen: float = speeds.WORD_SEEN
    leaves: float = speeds.LETTER_LEAVES
    leaves_apart: float = speeds.LETTER_LEAVES_APART

    def touches(self, count: int, number: int) -> float:
        """Return when a letter of a word lands, after the word begins.

        Args:
            count: The number of its letters.
            number: The letter, from 0.
        """
        if count < 2:
            return self.raised + self.falls
        apart = self.apart / max(1, count - 2)
        begins = min(number, count - 2) * apart + (self.last if number == count - 1 else 0.0)
        return self.raised + begins + self.falls

    def off(self, count: int) -> float:
        """Return when the first letter of a word of so many flies off, after the word begins."""
        return self.touches(count, count - 1) + self.seen

    def arrives(self, count: int, number: int) -> float:
        """Return when a letter arrives at its player, after the word begins.

        Args:
            count: The number of letters of the word.
            number: The letter, from 0.
        """
        return self.off(count) + number * self.leaves_apart + self.leaves

    def whole(self, count: int) -> float:
        """Return the duration of a word of so many letters."""
        return self.arrives(count, count - 1)


THROWN = Rhythm()
"""The rhythm of the greatest words: each letter comes by itself."""


def struck_rhythm(count: int, seconds: float) -> Rhythm:
    """Return the rhythm of a word that is raised as a whole, and whose letters fall nearly at once.

    Args:
        count: The number of its letters.
        seconds: The time from its last letter's blow until it has gone.
    """
    leaving = speeds.WORD_LEAVES + (count - 1) * speeds.WORD_LEAVES_APART
    return Rhythm(
        speeds.WORD_RAISED,
        speeds.WORD_FALLS,
        speeds.WORD_FALL_APART,
        speeds.WORD_LAST,
        max(0.0, seconds - leaving),
        speeds.WORD_LEAVES,
        speeds.WORD_LEAVES_APART,
    )


@dataclass(frozen=True, slots=True)
class SlammedWord(GoldWord):
    """A word whose letters are slammed down, and fly to a player's plate.

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

    def letter(self, number: int, now: float) -> LetterState | None:
        """Return the state of a letter; None before it comes, and after it has gone."""
        clock, rhythm = self.share(now) * self.rhythm.whole(self.count), self.rhythm
        touch, last = rhythm.touches(self.count, number), number == self.count - 1
        if clock < touch:
            return self._coming((clock - touch) / rhythm.falls + 1.0, clock, last=last)
        leaves = rhythm.off(self.count) + number * rhythm.leaves_apart
        if clock >= leaves:
            return _leaving((clock - leaves) / rhythm.leaves, self.letters / _USUAL)
        since, crouch = clock - touch, max(0.0, 1.0 - (leaves - clock) / speeds.LETTER_CROUCH)
        squash = (_SQUASH_LAST if last else _SQUASH) * math.exp(-_FADES * since) * math.cos(_SWINGS * since)
        if since >= speeds.LETTER_SETTLES:
            squash = 0.0
        squash += _CROUCHES * ease_out(crouch)
        return LetterState(1.0, 1.0 + squash, self._hop(number, clock))

    def _coming(self, fallen: float, clock: float, *, last: bool) -> LetterState | None:
        """Return the state of a letter before it lands; None before it is seen.

        Args:
            fallen: The share of the way down, below 0 before it falls.
            clock: The time since the word began, in seconds at speed 1.
            last: Whether it is the last letter.
        """
        raised = self.rhythm.raised
        if not raised:
            if fallen < 0.0:
                return None
            above, near = 1.0 - ease_in(fallen), _NEARER_LAST if last else _NEAR
            return LetterState(1.0 + near * above, 1.0, _FROM * above, 0.0, min(1.0, fallen / _SEEN_FROM))
        rises = min(1.0, clock / raised)
        above = _WORD_DRAWN_BACK + (1.0 - _WORD_DRAWN_BACK) * ease_out(rises) - ease_in(max(0.0, fallen))
        larger = 1.0 + _WORD_NEAR * above
        return LetterState(larger, seen=min(1.0, rises / (2.0 * _SEEN_FROM)), apart=larger)

    def _hop(self, number: int, clock: float) -> float:
        """Return the height of a letter that hops as later ones land."""
        up, large = 0.0, self.letters / _USUAL
        for other in range(number + 1, self.count):
            share = (clock - self.rhythm.touches(self.count, other)) / speeds.PUSHED
            if 0.0 < share < 1.0:
                strong = _HOP_LAST if other == self.count - 1 else _HOP / (other - number)
                up += large * strong * pushed(share)
        return up


def _leaving(share: float, large: float) -> LetterState | None:
    """Return the state of a letter on its way to a player; None once it has arrived.

    Args:
        share: The elapsed share of its flight.
        large: Its size relative to the usual one.
    """
    if share >= 1.0:
        return None
    gone = ease_in(share) * 0.6 + share * 0.4
    stretched = _STRETCHES * math.sin(math.pi * min(1.0, 1.6 * share))
    return LetterState(
        1.0 - (1.0 - _SMALL) * gone,
        1.0 + _CROUCHES * (1.0 - share) ** 6 - stretched,
        large * _ARC * 4.0 * share * (1.0 - share),
        gone,
    )


@dataclass(frozen=True, slots=True)
class ChipFountain(ChipBurst):
    """Chips that shoot up from a place, each a little after another, and fall out of the window.

    Attributes:
        high: The height of the highest above the place, in units.
        falls: The distance that they fall below the place.
    """

    high: float = 260.0
    falls: float = 420.0

    _LATEST, _WIDE, _SOONER = 0.22, 1.5, 0.3
    """The share of the time in which all of them start, their greatest way aside relative to the height, and how much
    faster than the slowest the fastest is."""

    def at(self, now: float) -> Iterator[Point]:
        """Yield the place of each that has started."""
        share = self.share(now)
        for number in range(self.count):
            begins = self._LATEST * number / max(1, self.count)
            passed = (share - begins) / (1.0 - begins)
            if passed <= 0.0:
                continue
            passed *= 1.0 + self._SOONER * ((number * 5) % 7) / 6.0
            aside = math.sin(self._TURN * number)
            high = self.high * (0.55 + 0.45 * ((number * 7) % 11) / 10.0)
            # A throw that rises to that height and has fallen out of sight at the end.
            rise = 2.0 * (high + math.sqrt(high * (high + self.falls)))
            down = -rise * passed + (rise + self.falls) * passed**2
            yield self.center[0] + self._WIDE * self.high * aside * passed, self.center[1] + down
