"""The look of cards: their shape, the player's choices, and the inks of the suits."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tonk.ui.drawing.theme import Color

CARD_RATIO = 1.4
"""A card's height to its width."""

Strips = tuple[float, ...]
"""The widths of a card that a covering neighbour may leave visible, as shares of its width: first all signs, last only
the index, and before that one column of signs. Widths in between would cut signs in two."""

STRIPS: Mapping[str, Strips] = MappingProxyType(
    {"standard": (0.815, 0.604, 0.4, 0.195), "large": (0.815, 0.335, 0.205), "both": (0.68, 0.31, 0.205)}
)
"""These parts for each of the faces; where there are two indices, the neighbour lies on the other one."""


class CardLook(NamedTuple):
    """The choice of the deck's drawings and inks.

    Attributes:
        palette: The suit colours: a key of `PALETTES`, or those that a player chose (`own_palette`).
        face: "standard", or "large" for large letters and little else, or "both" for these in both upper corners.
        back: The design of the other side, by the name of its drawing.
        courts: The letters of jack, queen and king.
        dark: Whether the paper is dark.
        edged: Whether the cards have thick edges, for high contrast.
    """

    palette: str = "two"
    face: str = "standard"
    back: str = "medal"
    courts: str = "JQK"
    dark: bool = False
    edged: bool = False

    @property
    def strips(self) -> Strips:
        """Return the parts of a card that its neighbour may leave visible."""
        return STRIPS[self.face]

    @property
    def inks(self) -> tuple[Color, ...]:
        """Return the ink of each suit's signs and ranks on light paper."""
        return tuple(ink.sign for ink in palette_of(self.palette))


class SuitInk(NamedTuple):
    """The colours of a suit: of its signs and letters, of what its court wears, and of its signs on dark paper."""

    sign: Color
    cloth: Color
    shine: Color


Palette = tuple[SuitInk, SuitInk, SuitInk, SuitInk]
"""The inks of clubs, diamonds, hearts and spades."""
_BLACK, _RED = (20, 20, 20), (194, 20, 43)
_PALE, _ROSE = (238, 234, 224), (255, 72, 72)

PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        "two": (
            SuitInk(_BLACK, (27, 107, 74), _PALE),
            SuitInk(_RED, (208, 101, 31), _ROSE),
            SuitInk(_RED, (185, 24, 47), _ROSE),
            SuitInk(_BLACK, (48, 86, 158), _PALE),
        ),
        "four": (
            SuitInk((10, 107, 53), (15, 117, 64), (96, 214, 128)),
            SuitInk((18, 82, 196), (31, 87, 189), (112, 168, 255)),
            SuitInk(_RED, (185, 24, 47), _ROSE),
            SuitInk(_BLACK, (80, 92, 122), _PALE),
        ),
        "safe": (
            SuitInk((0, 122, 135), (10, 127, 140), (64, 206, 214)),
            SuitInk((91, 43, 191), (100, 56, 191), (160, 120, 255)),
            SuitInk((196, 60, 0), (201, 74, 16), (255, 140, 60)),
            SuitInk(_BLACK, (80, 92, 122), _PALE),
        ),
    },
)
"""The inks of clubs, diamonds, hearts and spades, by the palette's name in the settings.

The signs keep a contrast of 4.5:1 on the paper; those of "safe" stay apart for every kind of colour vision.
"""

OWN = "own:"
OWN_INKS: Mapping[str, SuitInk] = MappingProxyType(
    {
        "black": PALETTES["four"][3],
        "red": PALETTES["four"][2],
        "green": PALETTES["four"][0],
        "blue": PALETTES["four"][1],
        "teal": PALETTES["safe"][0],
        "violet": PALETTES["safe"][1],
        "orange": PALETTES["safe"][2],
        "brown": SuitInk((110, 64, 20), (122, 78, 30), (214, 170, 120)),
    },
)
"""The inks that a player may choose for a suit."""


def palette_of(name: str) -> Palette:
    """Return the inks of a palette.

    Raises:
        KeyError: There is no such palette.
    """
    return own_palette(name) if name.startswith(OWN) else PALETTES[name]


def own_palette(name: str) -> Palette:
    """Return the inks that a player chose, by a name like "own:green,blue,red,black".

    Raises:
        KeyError: There is no such ink.
    """
    clubs, diamonds, hearts, spades = (OWN_INKS[ink] for ink in name.removeprefix(OWN).split(","))
    return clubs, diamonds, hearts, spades
