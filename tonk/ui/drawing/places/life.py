"""Small things that live at the places: embers, steam, a sway of light, falling snow and the hand of a watch.

All of it is a function of the time, and the same from one tick to the next, so that little is drawn and seldom. It
keeps to the edges of the table, where neither cards nor names lie.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

import pygame

from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.painting import Blit
from tonk.ui.drawing.places.passing import DRAWINGS, blurred, passing
from tonk.ui.drawing.places.room_life import ROOM_SPOTS
from tonk.ui.drawing.places.sheet import raster
from tonk.ui.drawing.places.sight import Depth, depth_of, free_parts, sight
from tonk.ui.drawing.places.svg import line, paint, radial
from tonk.ui.drawing.places.table_edge import FAR, THINGS
from tonk.ui.drawing.places.wisps import LivingPart, Wisp, ages, chance, wave
from tonk.ui.drawing.viewport import Box, usual_scale

RATE = 8
"""Ticks a second: what lives moves from tick to tick."""
_LEVELS = 16
"""The number of opacity levels."""
_SQUARE = Box(0.0, 0.0, 100.0, 100.0)
"""The square that the drawing of each kind of thing fills."""
_STRIP = 38.0
"""The width of the strip at the left of the window that holds nothing else."""
_WIDE_ENOUGH = 164.0, 30.0
"""The size of a gap between plates, in units, from which something that passes is seen as more than a slice."""


class Life:
    """Makes the strokes of what lives at the places, and keeps its pictures."""

    def __init__(self) -> None:
        self._pictures = PictureCache()
        self._moment, self._moves = 0.0, True
        self._seen: tuple[object, list[Blit]] = (None, [])
        self._cuts: dict[int, tuple[object, pygame.Surface]] = {}

    def moment(self, now: float, *, moves: bool) -> float:
        """Return the time to show: now, or the time at which motion stopped.

        Args:
            now: The time, in seconds.
            moves: Whether anything moves; nothing does behind a dialog.
        """
        if moves or self._moves:
            self._moment = now
        self._moves = moves
        return self._moment

    def strokes(self, place: str, size: tuple[int, int], now: float, covered: Sequence[pygame.Rect] = ()) -> list[Blit]:
        """Return the strokes of a place at a time, the same all through a tick; none if nothing moves there.

        Args:
            place: The name of the place.
            size: The size of the ground, in pixels.
            now: The time, in seconds.
            covered: The covered parts of the ground, in pixels; spots that touch them are left out.
        """
        asked = place, size, tick(now), [*map(tuple, covered)]
        if self._seen[0] != asked:
            self._seen = asked, self._strokes(place, size, tick(now) / RATE, covered)
        return self._seen[1]

    def _strokes(self, place: str, size: tuple[int, int], time: float, covered: Sequence[pygame.Rect]) -> list[Blit]:
        scale = _scale(size)
        box = Box(0.0, 0.0, size[0] / scale, size[1] / scale)
        found = []
        for spot in SPOTS.get(place) or ROOM_SPOTS.get(place, ()):
            area = spot.area(box)
            rect = _pixels(area, scale).clip((0, 0, *size))
            if rect.w and rect.h and rect.collidelist(covered) < 0:
                seen = (wisp for wisp in spot.wisps(area, time) if wisp.strength > 0.5 / _LEVELS)
                found += [self._stroke(wisp, scale, rect) for wisp in seen]
        strip = pygame.Rect(0, 0, size[0], max(2, min(size[1], round(FAR * scale))))
        wide, high = (side * scale for side in _WIDE_ENOUGH)
        parts = free_parts(strip, covered) if place in SPOTS else []
        free = [part for part in parts if part.w >= wide and part.h >= high]
        for number, wisp in enumerate(passing(place, box, time) if free else ()):
            found += self._passing(number, wisp, self._sight(place, size, depth_of(wisp.kind)), scale, free)
        return found

    def _sight(self, place: str, size: tuple[int, int], depth: Depth) -> pygame.Surface:
        """Return the visible area at the distance of something that passes."""
        return self._pictures.get(("sight", place, size, depth), lambda: sight(place, size, _scale(size), depth))

    def _passing(
        self, number: int, wisp: Wisp, seen: pygame.Surface, scale: float, free: Sequence[pygame.Rect]
    ) -> list[Blit]:
        """Return the strokes of something large that passes, cut to its visible part."""
        picture, at = self._picture(wisp, scale)
        part = picture.get_rect(topleft=at).clip(seen.get_rect())
        if not (part.w and part.h and any(one.colliderect(part) for one in free)):
            return []
        key = picture, seen, at
        if number not in self._cuts or self._cuts[number][0] != key:
            cut = picture.subsurface(part.move(-at[0], -at[1])).copy()
            cut.blit(seen, (0, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
            self._cuts[number] = key, cut
        cut = self._cuts[number][1]
        areas = [common for one in free if (common := one.clip(part)).w and common.h]
        return [Blit((area.x, area.y, area.w, area.h), cut, part.topleft) for area in areas]

    def _stroke(self, wisp: Wisp, scale: float, area: pygame.Rect) -> Blit:
        """Return the stroke of a thing; all of a spot cover the same area, so that a tick makes few areas stale."""
        picture, at = self._picture(wisp, scale)
        return Blit((area.x, area.y, area.w, area.h), picture, at)

    def _picture(self, wisp: Wisp, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the picture of a thing, as strong as it is, and the pixel of its upper left corner."""
        size = max(2, round(wisp.size[0] * scale)), max(2, round(wisp.size[1] * scale))
        key = (wisp.kind, size, wisp.turned)
        whole = self._pictures.get(key, lambda: _drawn(wisp.kind, size, wisp.turned))
        level = round(_LEVELS * min(1.0, wisp.strength))
        # The strength is in the picture: a part of one that is drawn with an opacity is a little unlike the whole one.
        picture = self._pictures.get((*key, level), lambda: _dimmed(whole, level))
        return picture, (round(wisp.center[0] * scale - size[0] / 2), round(wisp.center[1] * scale - size[1] / 2))


def lives(place: str) -> bool:
    """Return whether anything moves at the table of a place; nothing does at the plain one."""
    return place in SPOTS


def tick(now: float) -> int:
    """Return the number of the tick that a time belongs to."""
    return math.floor(now * RATE + 1e-6)


def next_tick(now: float) -> float:
    """Return when the next tick comes."""
    return (tick(now) + 1) / RATE


def _scale(size: tuple[int, int]) -> float:
    """Return the pixels to a unit on a ground of this size."""
    return max(0.05, usual_scale(size))


def _pixels(area: Box, scale: float) -> pygame.Rect:
    left, top = math.floor(area.x * scale), math.floor(area.y * scale)
    return pygame.Rect(left, top, math.ceil(area.right * scale) - left, math.ceil(area.bottom * scale) - top)


def _drawn(kind: str, size: tuple[int, int], turned: int) -> pygame.Surface:
    wide, high = size[0] / _SQUARE.w, size[1] / _SQUARE.h
    turn = f"scale({wide:.4f} {high:.4f}) rotate({turned} 50 50)"
    body = _DRAWINGS.get(kind) or DRAWINGS[kind]
    return blurred(kind, raster(f'<g transform="{turn}">{body}</g>', Box(0.0, 0.0, *map(float, size)), size))


def _dimmed(picture: pygame.Surface, level: int) -> pygame.Surface:
    dimmed = picture.copy()
    dimmed.fill((255, 255, 255, 255 * level // _LEVELS), special_flags=pygame.BLEND_RGBA_MULT)
    return dimmed


# The camp: fire at the left


def _fire(area: Box, time: float) -> Iterator[Wisp]:
    """The flicker of the fire on the iron, and embers that rise with its heat."""
    flicker = 0.5 + 0.2 * wave(time, 2.3) + 0.18 * wave(time, 0.9, 0.3) + 0.12 * wave(time, 0.53, 0.6)
    low = Box(area.x, area.y + area.h * 0.3, area.w, area.h * 0.7)
    yield Wisp("firelight", low.center, (low.w, low.h), 0.25 + 0.6 * flicker)
    for age, own in ages(11, 7.0, time):
        x = area.x + area.w * (0.2 + 0.5 * chance(own))
        x += area.w * 0.14 * wave(age * 7.0, 1.7 + chance(own + 0.3), chance(own + 0.6))
        y = area.bottom - 12 - (area.h - 24) * age * (0.55 + 0.45 * chance(own + 0.9))
        size = (5.0, 7.5, 10.0)[int(own) % 3]
        glow = min(1.0, 6 * age, 1.6 * (1 - age)) * (0.8 + 0.2 * wave(time, 0.6, chance(own)))
        yield Wisp("ember", (x, y), (size, size), glow)


# The café: a cup of coffee at the right


def _steam(area: Box, time: float) -> Iterator[Wisp]:
    """Two threads of steam that rise from the cup, sway and spread."""
    for thread in (0, 1):
        for age, _own in ages(12, 6.0, time + 2.6 * thread):
            grown = 4 * round((12 + 24 * age) / 4)
            sway = (1.5 + 4 * age) * wave(age * 6.0 - time * 0.25, 3.4, 0.45 * thread)
            x = area.center[0] - 5 + 10 * thread + sway
            y = area.bottom - 18 - 80 * age
            strength = 0.75 * min(1.0, 5 * age) * (1 - age) ** 0.9
            yield Wisp("steam", (x, y), (grown, grown), strength)


# The club: a lamp that sways over the table


_SWAY = 5.6


def _sheen(area: Box, time: float) -> Iterator[Wisp]:
    """Yield the reflection of the lamp on the mahogany, which moves to and fro."""
    wide = area.w * 0.6
    x = area.center[0] + area.w * 0.18 * wave(time, _SWAY)
    yield Wisp("sheen", (x, area.center[1]), (wide, area.h), 0.55 + 0.2 * wave(time, _SWAY / 2))


def _glass(area: Box, time: float) -> Iterator[Wisp]:
    """Yield the same light on the rim of the glass and in the rest of the drink."""
    side = area.h
    middle = (area.x + side / 2, area.center[1])
    swing = wave(time, _SWAY, 0.05)
    yield Wisp("amber", middle, (side, side), 0.35 + 0.3 * swing)
    yield Wisp("rim", middle, (side, side), 0.75 + 0.2 * swing, round(14 * swing))


def _sign(area: Box, time: float) -> Iterator[Wisp]:
    """The sign of glass tubes hums: its light swells, and trembles now and then."""
    tremble = 0.2 * wave(time, 0.25) if time % 9.0 < 0.6 else 0.0
    yield Wisp("tube-light", area.center, (area.w, area.h), 0.45 + 0.2 * wave(time, 3.7) + tremble)


# The station: a watch, frost and snow


def _watch(area: Box, time: float) -> Iterator[Wisp]:
    """The hand of the seconds: it leaps, and trembles a little."""
    second, part = divmod(time, 1.0)
    leap = 2 if part < 1.5 / RATE else 0
    side = area.h
    yield Wisp("hand", (area.x + side / 2, area.center[1]), (side, side), 0.9, int(6 * second + leap + 62) % 360)


def _frost(area: Box, time: float) -> Iterator[Wisp]:
    """Crystals on the frosted rail that catch the light for a moment."""
    for number in range(6):
        seconds = 5.0 + 4.0 * chance(number + 0.5)
        whole, share = divmod(time / seconds + chance(number + area.x), 1.0)
        own = whole * 7 + number + area.x
        x = area.x + 9 + (area.w - 18) * chance(own)
        yield Wisp("glint", (x, area.center[1]), (16.0, 16.0), max(0.0, math.sin(math.pi * min(1.0, share * 5))) * 0.9)


def _snow(area: Box, time: float) -> Iterator[Wisp]:
    """Yield snowflakes that fall through holes in the roof."""
    for age, own in ages(8, 13.0, time + area.x):
        size = (3.5, 4.5, 6.0)[int(own) % 3]
        x = area.x + area.w * (0.2 + 0.6 * chance(own)) + area.w * 0.13 * wave(age * 13.0, 4.5, chance(own + 0.7))
        yield Wisp("flake", (x, area.y + 4 + (area.h - 8) * age), (size, size), 0.75 * min(1.0, 8 * age, 4 * (1 - age)))


def _blast(area: Box, time: float) -> Iterator[Wisp]:
    """Steam that leaves the engine's chimney in slow puffs."""
    for age, own in ages(4, 5.0, time):
        grown = 4 * round((22 + 30 * age) / 4)
        x = area.center[0] + 8 * (chance(own) - 0.5) - 16 * age
        strength = 0.5 * min(1.0, 6 * age) * (1 - age)
        yield Wisp("steam", (x, area.y + 14 - 16 * age), (grown, grown), strength)


def _left(top: float, bottom: float) -> Callable[[Box], Box]:
    return lambda box: Box(0.0, box.h * top, _STRIP, box.h * (bottom - top))


def _sky(start: float, wide: float) -> Callable[[Box], Box]:
    return lambda box: Box(box.w * start, 0.0, box.w * wide, FAR - 12.0)


def _rime(*, left: bool) -> Callable[[Box], Box]:
    return lambda box: Box(72.0 if left else box.w - 222.0, FAR, 150.0, 18.0)


def _rail(start: float) -> Callable[[Box], Box]:
    return lambda box: Box(box.w * start, FAR - 12.0, box.w * 0.15, 16.0)


_CUP = LivingPart(lambda box: Box(box.right - 166 - 34, box.bottom - THINGS + 16 - 118, 68.0, 118.0), _steam)

SPOTS: Mapping[str, tuple[LivingPart, ...]] = MappingProxyType(
    {
        "club": (
            LivingPart(_rail(0.225), _sheen),
            LivingPart(_rail(0.625), _sheen),
            LivingPart(lambda box: Box(box.right - 104 - 48, box.bottom - THINGS + 4 - 48, 96.0, 96.0), _glass),
            LivingPart(lambda box: Box(box.right - 126, 0.0, 96.0, 82.0), _sign),
        ),
        "cardroom": (
            LivingPart(_rail(0.225), _sheen),
            LivingPart(_rail(0.625), _sheen),
            LivingPart(lambda box: Box(box.right - 107 - 39, box.bottom - THINGS + 2.7 - 39, 78.0, 78.0), _watch),
        ),
        "porch": (LivingPart(_rail(0.225), _sheen), LivingPart(_rail(0.625), _sheen)),
        "bar": (
            LivingPart(_rail(0.225), _sheen),
            LivingPart(_rail(0.625), _sheen),
            LivingPart(lambda box: Box(box.right - 84, 0.0, 88.0, 84.0), _sign),
        ),
        "camp": (LivingPart(_left(0.22, 0.99), _fire),),
        "cafe": (_CUP,),
        "cafe-evening": (_CUP,),
        "station": (
            LivingPart(lambda box: Box(box.right - 107 - 39, box.bottom - THINGS + 2.7 - 39, 78.0, 78.0), _watch),
            LivingPart(_rime(left=True), _frost),
            LivingPart(_rime(left=False), _frost),
            LivingPart(_left(0.2, 0.97), _snow),
            LivingPart(_sky(0.06, 0.2), _snow),
            LivingPart(_sky(0.72, 0.16), _snow),
            LivingPart(lambda box: Box(box.right - 118, 0.0, 84.0, 62.0), _blast),
        ),
    }
)
"""The spots of each place; none on the plain table."""


def _glow(ink: str, *strengths: float) -> str:
    """A disc that fills the square and fades to its edge."""
    last = len(strengths)
    stops = [(share / last, ink, strength) for share, strength in enumerate(strengths)]
    light = radial("g", (50.0, 50.0), 50.0, *stops, (1, ink, 0.0))
    return f'<defs>{light}</defs><circle cx="50" cy="50" r="50" fill="{paint("g")}"/>'


def _ember() -> str:
    stops = ((0, "#fff0c0"), (0.2, "#ffc060", 0.95), (0.34, "#ff8a2c", 0.45), (1, "#ff6a14", 0))
    light = radial("g", (50, 50), 50, *stops)
    return f'<defs>{light}</defs><circle cx="50" cy="50" r="50" fill="{paint("g")}"/>'


def _firelight() -> str:
    """Return light that enters from the left edge and ends before the right one."""
    light = radial("g", (-8, 50), 104, (0, "#ff8a30", 0.55), (0.35, "#ff7a20", 0.24), (1, "#ff6a14", 0), squeeze=0.48)
    return f'<defs>{light}</defs><rect x="0" y="0" width="100" height="100" fill="{paint("g")}"/>'


def _rim() -> str:
    """Lights on the rim of the glass, between its outer edge and the drink: of the lamp, and of the pink sign."""
    lamp, sign = "M12.2 60.1A39.2 39.2 0 0 1 16.1 30.4", "M75.2 19.9A39.2 39.2 0 0 1 88.6 43.2"
    widths = (5.0, 0.14), (3.2, 0.25), (1.6, 0.95)
    return "".join(line(sign, "#ff6ca0", width, 0.7 * strength) for width, strength in widths) + "".join(
        line(lamp, "#fff2d0", width, strength) for width, strength in widths
    )


def _hand() -> str:
    thin = "M49.2 62L49.5 4.5L50.5 4.5L50.8 62Z"
    return (
        f'<path d="{thin}" fill="#06101c" fill-opacity="0.35" transform="translate(1.4 2)"/>'
        f'<path d="{thin}" fill="#b03028"/><circle cx="50" cy="50" r="2.4" fill="#b03028"/>'
    )


def _star() -> str:
    return (
        _glow("#e8f6ff", 0.35, 0.1)
        + '<path d="M50 4Q52 48 96 50Q52 52 50 96Q48 52 4 50Q48 48 50 4Z" fill="#ffffff" fill-opacity="0.95"/>'
    )


_DRAWINGS: Mapping[str, str] = MappingProxyType(
    {
        "ember": _ember(),
        "firelight": _firelight(),
        "flare": _glow("#ff8a2c", 0.8, 0.34, 0.1),
        "steam": _glow("#fff6ea", 1.0, 0.72, 0.36, 0.1),
        "sheen": _glow("#ffdcae", 0.75, 0.4, 0.14),
        "amber": _glow("#ffb648", 0.8, 0.5, 0.12, 0.0),
        "rim": _rim(),
        "far-light": _glow("#ffd08a", 0.9, 0.7, 0.6),
        "tube-light": _glow("#ff5c8a", 0.5, 0.34, 0.14),
        "hand": _hand(),
        "glint": _star(),
        "flake": _glow("#f2f8ff", 1.0, 0.8, 0.25),
    }
)
