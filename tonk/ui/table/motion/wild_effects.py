"""The light of a Wild that becomes a card: a flash and sparks as it spins, and a band of light once it lies."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import FeltEffect

_RISES = speeds.WILD_RISE
_SPUN = _RISES + speeds.WILD_SPIN
_LIES = _SPUN + speeds.WILD_SLAP
WILD_LIGHT = _LIES + speeds.WILD_SHINE
"""The duration of all of it at speed 1."""
_FLASH = 0.5
"""The duration of the flash relative to the spin."""


@dataclass(frozen=True, slots=True)
class WildMorph(FeltEffect):
    """The light around a Wild while it becomes a card.

    Attributes:
        card: The Wild.
        lies: The box of the Wild in its spread.
        raised: The box in which it spins.
    """

    card: Card
    lies: Box
    raised: Box

    SPARKS = 20
    _REACH = 190.0

    @classmethod
    def of(cls, begins: float, card: Card, lies: Box, raised: Box) -> "WildMorph":
        """Return the light of a Wild that rises at a time.

        Args:
            begins: The time of its rise.
            card: The Wild.
            lies: Its box in its spread.
            raised: The box in which it spins.
        """
        return cls(begins, WILD_LIGHT, card, lies, raised)

    @property
    def over(self) -> float:
        """Return when the next thing may begin: as the Wild lies."""
        return self.begins + self.seconds * _LIES / WILD_LIGHT

    def named(self, now: float) -> bool:
        """Return whether it shows the card that it becomes: from the middle of its spin on, when its back is seen."""
        return self._clock(now) >= (_RISES + _SPUN) / 2

    def flash(self, now: float) -> float:
        """Return the strength of the flash, 0 to 1."""
        away = abs(self._clock(now) - (_RISES + _SPUN) / 2) / (_FLASH * speeds.WILD_SPIN)
        return max(0.0, 1.0 - away * away)

    def sparks(self, now: float) -> Iterator[tuple[Point, float]]:
        """Yield the place and the strength of each spark that flies out from the flash."""
        share = (self._clock(now) - (_RISES + _SPUN) / 2) / (WILD_LIGHT - (_RISES + _SPUN) / 2)
        if not 0.0 < share < 1.0:
            return
        for number in range(self.SPARKS):
            angle = 2.399963 * number
            far = self._REACH * (0.45 + 0.55 * ((number * 7) % 11) / 10.0) * ease_out(share)
            x, y = self.raised.center
            yield (x + far * math.cos(angle), y + far * math.sin(angle) + 46.0 * share * share), 1.0 - share

    def shine(self, now: float) -> float | None:
        """Return the way of the band of light over the lying card, 0 to 1; None when there is none."""
        share = (self._clock(now) - _LIES) / speeds.WILD_SHINE
        return share if 0.0 <= share < 1.0 else None

    def _clock(self, now: float) -> float:
        """Return the elapsed time at speed 1."""
        return self.share(now) * WILD_LIGHT
