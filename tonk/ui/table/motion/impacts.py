"""Impacts: a blow on the table pushes all that lies around it, which hops, springs back and settles.

This is the one place that says how far: the greater the blow and the nearer the thing, the farther.
"""

import math
from typing import NamedTuple

from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pulse
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.places.card_places import SpriteKey

DISCARDED, FANNED, HIT, MELD, SLAM = 2.0, 2.4, 4.4, 5.2, 6.0
"""The strength of a discard, of a first card of a laid spread, of a card slapped down, of the last card of a spread,
and of a hand that is slammed down, in units; celebrations have theirs in `celebrations`."""
JOINED, JOINED_REACH, JOINED_HOPS = 6.0, 0.3, 0.1
"""The strength of a card that lands in an open hand, its reach as a share of that of other blows, and the share of its
push that goes upwards: the next two cards are nudged aside by 3 units and by 1."""
_REACH, _FARTHER = 110.0, 24.0
"""The distance at which a blow is half as strong: at least, and in addition for each unit of its strength."""
_HOPS, SHOVES = 0.55, 0.2
"""The share of a push that goes upwards instead of away, and the same for cards that shove others aside."""
_TRAVELS, _LEAST = 6000.0, 0.8
"""The speed at which a blow travels over the table, in units a
second; and the push below which nothing moves."""


class Impact(NamedTuple):
    """A blow on the table.

    Attributes:
        at: Its place.
        strength: The push right beside it, in units.
        when: Its time.
        landed: The cards that strike the blow, which it does not push.
        reach: How far it reaches, as a share of the usual distance.
        hops: The share of a push that goes upwards instead of away.
    """

    at: Point
    strength: float
    when: float
    landed: frozenset[SpriteKey] = frozenset()
    reach: float = 1.0
    hops: float = _HOPS

    def push(self, place: Point) -> Pulse | None:
        """Return the push of something that lies at a place, with its times in seconds at speed 1; None if too far."""
        dx, dy = place[0] - self.at[0], place[1] - self.at[1]
        far = math.hypot(dx, dy)
        strong = self.strength / (1.0 + (far / (self.reach * (_REACH + _FARTHER * self.strength))) ** 2)
        if strong < _LEAST:
            return None
        near = max(far, 1.0)
        aside, up = (1.0 - self.hops) * strong / near, self.hops * strong
        by = aside * dx, aside * dy - up
        return Pulse(self.when + far / _TRAVELS, speeds.PUSHED, push=by)
