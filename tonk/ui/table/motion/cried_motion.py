"""A word that is cried at a moment: it falls on the table as one, stands, and goes to the player whom it is about.

All of it is a function of time; `celebration_painting` draws it.
"""

import math
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_in, ease_out
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.celebration_effects import GoldWord
from tonk.ui.table.motion.departures import Pace


class WordState(NamedTuple):
    """The state of a word at a moment.

    Attributes:
        at: Its middle.
        size: Its size relative to its usual one.
        wide: Its width relative to its height, 1 if it is not squashed.
        seen: Its opacity, 0 to 1.
    """

    at: Point
    size: float = 1.0
    wide: float = 1.0
    seen: float = 1.0


@dataclass(frozen=True, slots=True)
class CriedWord(GoldWord):
    """A word that comes and goes as one.

    Attributes:
        to: The place to which it flies at last; None if it sinks into the table where it stands.
        comes: The duration of its fall.
        goes: The duration of its flight at the end.
    """

    to: Point | None = None
    comes: float = speeds.WORD_FALLS
    goes: float = speeds.WORD_GOES

    NEAR, SQUASH = 0.5, 0.2
    """Its enlargement as it begins to come down, and its squash as it lands."""
    _FADES, _SWINGS, _SETTLES = 11.0, 27.0, 0.4
    """The rates at which its squash fades and swings, a second, and the seconds after which it stands still."""
    _CROUCHES, _CROUCHED, _SMALL, _SINKS, _ARC = 0.1, 0.3, 0.16, 34.0, 50.0
    """Its squash before it goes, and the share of that time; its size at the end; the depth to which one without a
    place to go sinks, and the height of the way of one with such a place, both in units."""

    def paced(self, now: float, pace: Pace) -> Self:
        """Return it under way (`FeltEffect.paced`)."""
        paced = super(CriedWord, self).paced(now, pace)
        return replace(paced, comes=pace.seconds(self.comes), goes=pace.seconds(self.goes))

    def state(self, now: float) -> WordState:
        """Return its present state."""
        passed, left = now - self.begins, self.ends - now
        if left < self.goes:
            return self._going(1.0 - left / self.goes)
        if passed < self.comes:
            return self._coming(passed / self.comes)
        since = passed - self.comes
        if since >= self._SETTLES:
            return WordState(self.center)
        return WordState(self.center, wide=1.0 + self._squash(since))

    def _coming(self, share: float) -> WordState:
        """Return its state after a share of the time for its coming."""
        above, (x, y) = 1.0 - ease_in(share), self.center
        return WordState((x + self.aside[0] * above, y + self.aside[1] * above), 1.0 + self.NEAR * above)

    def _squash(self, since: float) -> float:
        """Return how much wider than usual it is some time after it has landed."""
        return self.SQUASH * math.exp(-self._FADES * since) * math.cos(self._SWINGS * since)

    def _going(self, share: float) -> WordState:
        """Return its state after a share of the time for its going: it crouches, and is off."""
        if share < self._CROUCHED:
            return WordState(self.center, wide=1.0 + self._CROUCHES * ease_out(share / self._CROUCHED))
        off = (share - self._CROUCHED) / (1.0 - self._CROUCHED)
        gone, x, y = ease_in(off) * 0.5 + off * off * 0.5, *self.center
        wide = 1.0 + self._CROUCHES * (1.0 - off) ** 4
        if self.to is None:
            return WordState((x, y + self._SINKS * gone), 1.0 - gone / 2, wide, 1.0 - gone)
        x, y = x + (self.to[0] - x) * gone, y + (self.to[1] - y) * gone
        return WordState((x, y - self._ARC * 4.0 * off * (1.0 - off)), 1.0 - (1.0 - self._SMALL) * gone, wide)


@dataclass(frozen=True, slots=True)
class CalledWord(CriedWord):
    """A word that names a move as it is made; nothing waits for it."""

    @property
    def over(self) -> float:
        """Return when the next thing may begin: at any time."""
        return 0.0
