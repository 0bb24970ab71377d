"""A word whose letters are slammed on the table one by one, and fly off to a player; and chips that rise as a fountain.

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
"""The share of its fall in which a letter comes to be seen."""


class LetterState(NamedTuple):
    """The state of a letter at a moment.

    Attributes:
        size: Its size relative to its usual one.
        wide: Its width relative to its height, 1 if it is not squashed; its height is 1 / wide of the usual one.
        up: Its height above its place, in units.
        gone: The share of its way to the player, 0 to 1.
        seen: Its opacity, 0 to 1.
    """

    size: float = 1.0
    wide: float = 1.0
    up: float = 0.0
    gone: float = 0.0
    seen: float = 1.0


STANDS = LetterState()
"""The state of a letter that stands still."""


@dataclass(frozen=True, slots=True)
class SlammedWord(GoldWord):
    """A word whose letters are slammed down, and fly to a player's plate.

    Attributes:
        to: The place where they arrive.
        bow: The angle between its first and its last letter, in degrees: they stand on an arc.
    """

    to: Point = (0.0, 0.0)
    bow: float = 10.0

    @property
    def count(self) -> int:
        """Return the number of its letters, including spaces."""
        return len(self.word)

    def letter(self, number: int, now: float) -> LetterState | None:
        """Return the state of a letter; None before it comes, and after it has gone."""
        clock = self.share(now) * whole(self.count)
        touch, last = touches(self.count, number), number == self.count - 1
        if clock < touch:
            fallen = (clock - touch) / speeds.LETTER_FALLS + 1.0
            if fallen < 0.0:
                return None
            above = 1.0 - ease_in(fallen)
            near = _NEARER_LAST if last else _NEAR
            return LetterState(1.0 + near * above, 1.0, _FROM * above, 0.0, min(1.0, fallen / _SEEN_FROM))
        leaves = self._leaves(number)
        if clock >= leaves:
            return _leaving((clock - leaves) / speeds.LETTER_LEAVES)
        since, crouch = clock - touch, max(0.0, 1.0 - (leaves - clock) / speeds.LETTER_CROUCH)
        squash = (_SQUASH_LAST if last else _SQUASH) * math.exp(-_FADES * since) * math.cos(_SWINGS * since)
        if since >= speeds.LETTER_SETTLES:
            squash = 0.0
        squash += _CROUCHES * ease_out(crouch)
        return LetterState(1.0, 1.0 + squash, self._hop(number, clock))

    def _hop(self, number: int, clock: float) -> float:
        """Return the height of a letter that hops as later ones land."""
        up = 0.0
        for other in range(number + 1, self.count):
            share = (clock - touches(self.count, other)) / speeds.PUSHED
            if 0.0 < share < 1.0:
                strong = _HOP_LAST if other == self.count - 1 else _HOP / (other - number)
                up += strong * pushed(share)
        return up

    def _leaves(self, number: int) -> float:
        """Return when a letter flies off, in seconds at speed 1 after the word begins."""
        return leaves(self.count) + number * speeds.LETTER_LEAVES_APART


def _leaving(share: float) -> LetterState | None:
    """Return the state of a letter on its way to a player; None once it has arrived."""
    if share >= 1.0:
        return None
    gone = ease_in(share) * 0.6 + share * 0.4
    stretched = _STRETCHES * math.sin(math.pi * min(1.0, 1.6 * share))
    return LetterState(
        1.0 - (1.0 - _SMALL) * gone,
        1.0 + _CROUCHES * (1.0 - share) ** 6 - stretched,
        _ARC * 4.0 * share * (1.0 - share),
        gone,
    )


def touches(count: int, number: int) -> float:
    """Return when a letter of a word lands, in seconds at speed 1 after the word begins.

    Args:
        count: The number of its letters.
        number: The letter, from 0.
    """
    apart = speeds.LETTERS_FALL / max(1, count - 2)
    begins = min(number, count - 2) * apart + (speeds.LETTER_LAST if number == count - 1 else 0.0)
    return begins + speeds.LETTER_FALLS if count > 1 else speeds.LETTER_FALLS


def leaves(count: int) -> float:
    """Return when the first letter of a word of so many flies off, in seconds at speed 1 after the word begins."""
    return touches(count, count - 1) + speeds.WORD_SEEN


def arrives(count: int, number: int) -> float:
    """Return when a letter arrives at its player, in seconds at speed 1 after the word begins.

    Args:
        count: The number of letters of the word.
        number: The letter, from 0.
    """
    return leaves(count) + number * speeds.LETTER_LEAVES_APART + speeds.LETTER_LEAVES


def whole(count: int) -> float:
    """Return the duration of a word of so many letters, in seconds at speed 1."""
    return arrives(count, count - 1)


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
