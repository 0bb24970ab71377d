"""Portraits from their files: a bust in layers, whose eyes can blink and look about.

Only the small rectangle about the eyes is ever drawn again: what lies under and over the irises is kept.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tonk.ui.drawing.vectors import raster

_LAYER = re.compile(r'^<g id="([a-z]+)"[^>]*>(.*)</g>$', re.MULTILINE)
_DEFS = re.compile(r"^<defs>.*</defs>$", re.MULTILINE)
_GAZE = 3.4, 2.4
"""How far the irises go to the side, and up or down, in units of the drawing."""
_AROUND = 5.0
"""How far lids and lashes reach beyond the whites of the eyes."""


class Look(NamedTuple):
    """The eyes of somebody at a moment.

    Attributes:
        aside: Where they look: -1 to the left, 1 to the right.
        down: -1 upwards, 1 downwards.
        shut: Whether they blink.
    """

    aside: int = 0
    down: int = 0
    shut: bool = False


STRAIGHT = Look()
"""Eyes as the mood has them."""


class Frame(NamedTuple):
    """The part of a drawing that is shown.

    Attributes:
        x: Its left side.
        y: Its upper side.
        w: Its width.
        h: Its height.
        ground: Whether the ground behind the person is part of the picture.
        low: Whether hands that are held low are.
    """

    x: float
    y: float
    w: float
    h: float
    ground: bool
    low: bool

    def raster(self, body: str, height: int) -> pygame.Surface:
        """Draw markup so many pixels high."""
        box = f"{self.x:g} {self.y:g} {self.w:g} {self.h:g}"
        return raster(body, box, max(1, round(height * self.w / self.h)), height)


PLATE = Frame(-7, 1, 214, 214, ground=True, low=False)
"""What is cut round for a plate."""
BUST = Frame(-36, -14, 272, 288, ground=False, low=True)
"""The whole person, down to the table's edge."""


@dataclass(frozen=True)
class Eyes:
    """What is needed to move the eyes of one picture.

    Attributes:
        at: The rectangle of the picture that changes.
        under: What lies under the irises.
        whites: Where the irises can be seen.
        over: What lies over open eyes.
        shut: What lies over eyes that blink.
        irises: The markup of the irises, with the definitions it needs.
        frame: The part of the drawing that the picture shows.
        height: The height of the picture, in pixels.
    """

    at: pygame.Rect
    under: pygame.Surface
    whites: pygame.Surface
    over: pygame.Surface
    shut: pygame.Surface
    irises: str
    frame: Frame
    height: int

    def looking(self, picture: pygame.Surface, look: Look) -> pygame.Surface:
        """Return the picture, whose eyes they are, with its eyes as said."""
        drawn = picture.copy()
        drawn.blit(self.patch(look), self.at, special_flags=0)
        return drawn

    def patch(self, look: Look) -> pygame.Surface:
        """Return what is seen in the rectangle."""
        patch = self.under.copy()
        if look.shut:
            patch.blit(self.shut, (0, 0))
            return patch
        moved = f'<g transform="translate({look.aside * _GAZE[0]:g} {look.down * _GAZE[1]:g})">{self.irises}</g>'
        irises = self.frame.raster(moved, self.height).subsurface(self.at).copy()
        irises.blit(self.whites, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        patch.blit(irises, (0, 0))
        patch.blit(self.over, (0, 0))
        return patch


class Drawn(NamedTuple):
    """A picture, and its eyes if they can move."""

    picture: pygame.Surface
    eyes: Eyes | None


def draw(text: str, frame: Frame, height: int) -> Drawn | None:
    """Draw a portrait's file; None for a text that is no such file.

    Args:
        text: The file.
        frame: The part of it that is wanted.
        height: The height of the picture, in pixels.
    """
    layers = {name: body for name, body in _LAYER.findall(text)}
    found = _DEFS.search(text)
    if "front" not in layers or "body" not in layers or found is None or not text.rstrip().endswith("</svg>"):
        return None  # the reader would draw as much of a cut-off file as there is

    def layer(*names: str) -> pygame.Surface:
        return frame.raster(found[0] + "".join(layers.get(name, "") for name in names), height)

    picture = layer(*(["ground"] if frame.ground else []), "body", "whites")
    lids, front = layer("lids"), layer("front", *(["low"] if frame.low else []))
    eyes = None
    if layers.get("whites"):
        whites = layer("whites")
        around = 2 * round(_AROUND * height / frame.h)
        at = whites.get_bounding_rect().inflate(around, around).clip(picture.get_rect())
        shut = layer("shut").subsurface(at).copy()
        over = lids.subsurface(at).copy()
        for lid in (shut, over):
            lid.blit(front, (0, 0), at)
        eyes = Eyes(
            at,
            picture.subsurface(at).copy(),
            _mask(whites.subsurface(at)),
            over,
            shut,
            found[0] + layers["irises"],
            frame,
            height,
        )
    picture.blit(lids, (0, 0))
    picture.blit(front, (0, 0))
    if eyes is not None:
        picture.blit(eyes.patch(STRAIGHT), eyes.at)
    return Drawn(picture, eyes)


def _mask(whites: pygame.Surface) -> pygame.Surface:
    """Return a surface that is white wherever something is drawn, as opaque as that is."""
    mask = pygame.Surface(whites.get_size(), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.blit(whites, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask
