"""Portraits from their files: a bust in layers, whose eyes can blink and look about.

Only the small rectangle around the eyes is redrawn; the layers under and over the irises are cached.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tonk.ui.drawing.portrait_light import BY_ARMS, BY_HAIR, BY_HEAD, Fall, Outline
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import raster, ready

_LAYER = re.compile(r'^<g id="([a-z]+)"[^>]*>(.*)</g>$', re.MULTILINE)
_DEFS = re.compile(r"^<defs>.*</defs>$", re.MULTILINE)
_GAZE = 3.4, 2.4
"""The farthest that the irises move sideways, and up or down, in units of the drawing."""
_ROUND = '<g stroke-linejoin="round" stroke-linecap="round">'
"""The group that each layer is: all lines have round ends and corners."""
_EYES = (50.0, 58.0, 100.0, 76.0)
"""The part of a drawing in which eyes can be: x, y, width and height."""


_GLOW, _GLOW_RIGHT, _GLOW_UP, _GLOW_ALPHA = 0.055, 0.05, 0.025, 200
"""The softness of the glow of the lamp behind a person, and how far it lies to the right and up, as shares of the
picture, and its opacity: it is seen on the side of the lamp alone.
"""


class Look(NamedTuple):
    """The eyes of somebody at a moment.

    Attributes:
        aside: The sideways direction: -1 to the left, 1 to the right.
        down: -1 upwards, 1 downwards.
        shut: Whether the eyes are shut.
    """

    aside: int = 0
    down: int = 0
    shut: bool = False


STRAIGHT = Look()
"""Eyes as the mood has them."""


class Crop(NamedTuple):
    """The part of a drawing to show.

    Attributes:
        x: Its left edge.
        y: Its upper edge.
        side: Its width and height.
        ground: Whether to include the background behind the person.
        low: Whether to include hands that are held low.
    """

    x: float
    y: float
    side: float
    ground: bool
    low: bool

    def raster(self, body: str, size: int, part: pygame.Rect | None = None) -> pygame.Surface:
        """Draw markup for a picture of this height, or only a part of that picture.

        Args:
            body: The drawing.
            size: Its height, in pixels.
            part: The part; everything if None.
        """
        at, unit = part or pygame.Rect(0, 0, size, size), self.side / size
        box = f"{self.x + at.x * unit:.4f} {self.y + at.y * unit:.4f} {at.w * unit:.4f} {at.h * unit:.4f}"
        return raster(f"{_ROUND}{body}</g>", box, at.w, at.h)

    def eyes_in(self, size: int) -> pygame.Rect:
        """Return the pixels of such a picture in which eyes can be."""
        x, y, w, h = _EYES
        scale = size / self.side
        left, top = int((x - self.x) * scale), int((y - self.y) * scale)
        return pygame.Rect(left, top, max(1, round(w * scale)), max(1, round(h * scale)))


PLATE = Crop(16, 0, 168, ground=True, low=False)
"""The part that is cut round for a plate."""
BUST = Crop(-36, -14, 272, ground=False, low=True)
"""The whole person, down to the table's edge."""


@dataclass(frozen=True)
class Eyes:
    """The parts that move the eyes of one picture.

    Attributes:
        at: The rectangle of the picture that changes.
        under: The layer under the irises.
        whites: Where the irises can be seen.
        over: The layer over open eyes.
        shut: The layer over shut eyes.
        irises: The markup of the irises, with the definitions it needs.
        frame: The part of the drawing that the picture shows.
        size: The height of the picture, in pixels.
    """

    at: pygame.Rect
    under: pygame.Surface
    whites: pygame.Surface
    over: pygame.Surface
    shut: pygame.Surface
    irises: str
    frame: Crop
    size: int

    def looking(self, picture: pygame.Surface, look: Look) -> pygame.Surface:
        """Return the picture, whose eyes they are, with its eyes as said."""
        drawn = picture.copy()
        drawn.fill((0, 0, 0, 0), self.at)
        drawn.blit(self.patch(look), self.at)
        return drawn

    def patch(self, look: Look) -> pygame.Surface:
        """Return the contents of the rectangle."""
        patch = self.under.copy()
        if look.shut:
            patch.blit(self.shut, (0, 0))
            return patch
        moved = f'<g transform="translate({look.aside * _GAZE[0]:g} {look.down * _GAZE[1]:g})">{self.irises}</g>'
        irises = self.frame.raster(moved, self.size, self.at)
        irises.blit(self.whites, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        patch.blit(irises, (0, 0))
        patch.blit(self.over, (0, 0))
        return patch


class Drawn(NamedTuple):
    """A picture, and its eyes if they can move."""

    picture: pygame.Surface
    eyes: Eyes | None


class Light(NamedTuple):
    """The light behind somebody, which lets the face stand out from the ground.

    Attributes:
        ground: The colour that the ground is multiplied by.
        glow: The colour of the lamp behind the person, whose glow is seen on one side.
    """

    ground: Color
    glow: Color


def draw(text: str, frame: Crop, size: int, light: Light) -> Drawn | None:
    """Draw a portrait; return None if the text is no portrait.

    Args:
        text: The text of the drawing.
        frame: The part to show.
        size: The height of the picture, in pixels.
        light: The light behind the person, if the ground is part of the picture.
    """
    layers = dict(_LAYER.findall(text))
    found = _DEFS.search(text)
    if "arms" not in layers or "body" not in layers or found is None:
        return None

    def layer(*names: str, part: pygame.Rect | None = None) -> pygame.Surface:
        drawn = "".join(layers.get(name, "") for name in names)
        if not drawn:
            return ready(pygame.Surface(part.size if part else (size, size), pygame.SRCALPHA))
        return frame.raster(found[0] + drawn, size, part)

    arms = layer("arms", *(["low"] if frame.low else []))
    person = _BustParts(layer("body"), layer("head", "whites"), layer("features"), layer("front"), arms)
    at = frame.eyes_in(size).clip(person.body.get_rect())
    lids, shut = layer("lids", part=at), layer("shut", part=at)
    person.light(frame, size, (lids, shut), at)
    picture = person.body
    if frame.ground:
        picture = _lit_ground(layer("ground"), person.parts, light)
        picture.blit(person.body, (0, 0))
    picture.blit(person.head, (0, 0))
    if not layers["whites"]:
        picture.blit(lids, at)
        person.before(picture)
        return Drawn(picture, None)
    under = picture.subsurface(at).copy()
    for lid in (lids, shut):
        person.before(lid, at)
    person.before(picture)
    eyes = Eyes(at, under, _mask(layer("whites", part=at)), lids, shut, found[0] + layers["irises"], frame, size)
    return Drawn(eyes.looking(picture, STRAIGHT), eyes)


class _BustParts(NamedTuple):
    """The parts of a person, each of which lies before the one named before it.

    Attributes:
        body: The body, and hair that hangs behind it.
        head: The head.
        features: Brows, beard, mouth and glasses.
        front: Hair before the face, and a hat.
        arms: The arms.
    """

    body: pygame.Surface
    head: pygame.Surface
    features: pygame.Surface
    front: pygame.Surface
    arms: pygame.Surface

    @property
    def parts(self) -> Sequence[pygame.Surface]:
        """All parts, from the hindmost."""
        return self.body, self.head, self.features, self.front, self.arms

    def before(self, picture: pygame.Surface, part: pygame.Rect | None = None) -> None:
        """Draw what lies before the eyes."""
        picture.blit(self.features, (0, 0), part)
        picture.blit(self.front, (0, 0), part)
        picture.blit(self.arms, (0, 0), part)

    def light(self, frame: Crop, size: int, lids: Sequence[pygame.Surface], at: pygame.Rect) -> None:
        """Let light fall on all parts, and on the lids, which lie at a part of the picture."""
        unit = size / frame.side
        body, head, features, hair, arms = (Outline.of(part, unit) for part in self.parts)
        face = head.with_others(features)
        whole_head = face.with_others(hair)
        by_head, rim = whole_head.shadow(BY_HEAD), whole_head.with_others(body, arms).rim()
        by_hair, by_arms = hair.shadow(BY_HAIR), [arms.shadow(BY_ARMS)] if arms.seen else []
        faded = body.faded(frame.y)

        def on(outline: Outline, *dark: pygame.Surface) -> Fall:
            return Fall(outline, (outline.dark_side(), *dark), (outline.bright_side(), rim))

        on(body, by_head, faded, *by_arms).on(self.body)
        on_face = on(face, by_hair, faded, *by_arms)
        on_face.on(self.head)
        on_face.on(self.features)
        on(hair, faded, *by_arms).on(self.front)
        if by_arms:
            on(arms).on(self.arms)
        for lid in lids:
            on_face.within(lid, at, size)


def _lit_ground(ground: pygame.Surface, person: Sequence[pygame.Surface], light: Light) -> pygame.Surface:
    """Return the ground, darkened, with the glow of a lamp behind the person who is drawn on it.

    Args:
        ground: The ground.
        person: The layers of the person.
        light: The light.
    """
    ground.fill((*light.ground[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    size = ground.get_width()
    glow = pygame.Surface(ground.get_size(), pygame.SRCALPHA)
    for part in person:
        glow.blit(part, (round(size * _GLOW_RIGHT), -round(size * _GLOW_UP)))
    glow.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    reach = max(1, round(size * _GLOW))
    glow = pygame.transform.box_blur(pygame.transform.box_blur(glow, reach), reach)
    glow.fill((*light.glow[:3], _GLOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(glow, (0, 0))
    return ground


def _mask(whites: pygame.Surface) -> pygame.Surface:
    """Return a surface that is white wherever something is drawn, as opaque as that is."""
    mask = pygame.Surface(whites.get_size(), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.blit(whites, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask
