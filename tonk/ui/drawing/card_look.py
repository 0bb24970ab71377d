"""The look of cards before any is drawn: their shape, the player's wishes, and the inks of the suits."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tonk.ui.drawing.theme import Color

CARD_RATIO = 1.4
"""A card's height to its width."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """The choice of the deck's drawings and inks.

    Attributes:
        palette: The suit colours: a key of `PALETTES`.
        face: "standard", or "large" for large letters and nothing else.
        back: The design of the other side, by the name of its drawing.
        courts: The letters of jack, queen and king.
    """

    palette: str = "two"
    face: str = "standard"
    back: str = "medal"
    courts: str = "JQK"

    @property
    def inks(self) -> tuple[Color, ...]:
        """For each suit the ink of its signs and ranks."""
        return tuple(ink.sign for ink in PALETTES[self.palette])


@dataclass(frozen=True, slots=True)
class SuitInk:
    """The two colours of a suit: of its signs and letters, and of what its court wears."""

    sign: Color
    cloth: Color


_BLACK, _RED = (20, 20, 20), (194, 20, 43)

PALETTES: Mapping[str, tuple[SuitInk, SuitInk, SuitInk, SuitInk]] = MappingProxyType(
    {
        "two": (
            SuitInk(_BLACK, (27, 107, 74)),
            SuitInk(_RED, (208, 101, 31)),
            SuitInk(_RED, (185, 24, 47)),
            SuitInk(_BLACK, (39, 69, 127)),
        ),
        "four": (
            SuitInk((10, 107, 53), (15, 117, 64)),
            SuitInk((18, 82, 196), (31, 87, 189)),
            SuitInk(_RED, (185, 24, 47)),
            SuitInk(_BLACK, (59, 66, 84)),
        ),
        "safe": (
            SuitInk((0, 122, 135), (10, 127, 140)),
            SuitInk((91, 43, 191), (100, 56, 191)),
            SuitInk((196, 60, 0), (201, 74, 16)),
            SuitInk(_BLACK, (59, 66, 84)),
        ),
    },
)
"""For each name of the settings the inks of clubs, diamonds, hearts and spades.

The signs keep a contrast of 4.5:1 on the paper; those of "safe" stay apart for every kind of colour vision.
"""
