"""The rooms beyond the far edge of the table: a bar, a wood at night, a terrace, a platform in the snow.

Everything is a little out of focus, and half in the dark, since the light is on the table.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.places.crowds import Air, Busy, party, patron, watch
from tonk.ui.drawing.places.fixtures import evenly, shades
from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark
from tonk.ui.drawing.places.landmark_bar import CORNER, SHELF, WALL, post, tiles, tube_pair
from tonk.ui.drawing.places.landmark_cafe import (
    COLUMN,
    COURSES,
    FRONT,
    HOUSE,
    STREET,
    STRIPE,
    awning,
    shopfront,
    side_street,
)
from tonk.ui.drawing.places.landmark_camp import FIRE, tents
from tonk.ui.drawing.places.landmark_card_room import CASE, CHIMNEY, SHELVES_OF_BOOKS, books, column, moulding
from tonk.ui.drawing.places.landmark_club import BAR, SHELVES, STAND, bottles, cornice, pillar
from tonk.ui.drawing.places.landmark_porch import END_POST, HOUSE_POST, SKY, eaves, porch_post, railing
from tonk.ui.drawing.places.landmarks import landmarks
from tonk.ui.drawing.places.sheet import Sheet, raster
from tonk.ui.drawing.places.svg import cover, fill, line, linear, paint, radial
from tonk.ui.drawing.places.table_edge import FAR, RAIL, SQUARE, outline, window
from tonk.ui.drawing.viewport import Box

_SINKS, _DARK = 150.0, "#070508"
"""The distance below the window's top at which the sides of the room are completely dark, and that dark colour."""
_GUEST: Air = ("#2a1210", 0.3, "#ffc070", -1)
_DINER: Air = ("#8a4c34", 0.08, "#ffe8b0", -1)
_LEANING: Air = ("#2a2024", 0.3, "#ffc890", 0)
_TRAVELLER: Air = ("#22344c", 0.42, "#e4f0ff", 0)
_HALL = (
    (0.262, 27.0, 9.6, -1),
    (0.197, 40.0, 14.6, 1),
    (0.238, 30.0, 13.2, -1),
    (0.712, 26.0, 9.4, -1),
    (0.684, 38.0, 14.4, 1),
)
"""Each traveller's place from the left as a share of the width, the height and the radius of the head, and the side
faced. They stand where the outer ones of three plates hide them whole, and not in the gaps between those."""
_TALKING = {1, 2}
_FIRELIGHT = "#ffa04c"
"""The air and the light on those who are there, at each place."""
_BLUR, _FINE = 0.95, 2
"""The blur of the room, in units, and how much smaller it is painted."""
_CONTACT = 7.0
"""The reach of the shade where the room meets the edge of the table."""
_PLATE, _CLEAR, _APART = 215.0, 42.0, 180.0
"""Half the width of the plate and the cards of who sits in the middle of the far side, half that of a bystander, and
the distance from lamp to lamp."""
_TABLES = 232.0
"""The distance from table to table on the terrace."""
_ROOM = 76.0
"""Half the width of some guests at a table, with the shade of a pillar."""


def paint_beyond(sheet: Sheet, place: str) -> Iterator[None]:
    """Paint the visible part of the room around the table, step by step.

    Args:
        sheet: The sheet, with the table painted on it.
        place: One of the places.

    Raises:
        KeyError: This place has no room.
    """
    strip = Box(0.0, 0.0, sheet.box.w, min(STRIP, sheet.box.h))
    rect = sheet.rect(strip)
    if rect.w < 1 or rect.h < 1:
        return
    part = Box(0.0, 0.0, rect.w / sheet.scale, rect.h / sheet.scale)
    size = max(2, rect.w // _FINE), max(2, rect.h // _FINE)
    room = pygame.Surface(size, pygame.SRCALPHA, 32)
    room.fill((8, 6, 9, 255))
    room.blit(raster(_ROOMS[place](part), part, size), (0, 0))
    if reach := round(_BLUR * sheet.scale / _FINE):
        # A box would make squares of the stars and of the snow.
        room = pygame.transform.gaussian_blur(room, reach)
    room = pygame.transform.smoothscale(room, rect.size)
    yield
    if place in _CROWDS:
        _stand(sheet, room, Landmark(part, _CROWDS[place](part)))
        yield
    for landmark in landmarks(place, part):
        _stand(sheet, room, landmark)
        yield
    square = place in SQUARE
    shade = raster(line(outline(sheet.box, square=square), "#000000", 2 * _CONTACT, 0.62), part, rect.size)
    room.blit(pygame.transform.box_blur(shade, max(1, round(0.5 * _CONTACT * sheet.scale))), (0, 0))
    _darken_sides(sheet, room, square=square)
    cut = raster(fill(window(sheet.box) + outline(sheet.box, square=square), "#ffffff"), part, rect.size)
    room.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(room, rect)


def _stand(sheet: Sheet, room: pygame.Surface, landmark: Landmark) -> None:
    """Add a landmark to its room."""
    rect = sheet.rect(landmark.area).clip(room.get_rect())
    if rect.w < 1 or rect.h < 1:
        return
    part = Box(rect.x / sheet.scale, rect.y / sheet.scale, rect.w / sheet.scale, rect.h / sheet.scale)
    picture = raster(landmark.body, part, rect.size)
    if reach := round(landmark.soft * sheet.scale):
        picture = pygame.transform.box_blur(picture, reach)
    room.blit(picture, rect)


def _darken_sides(sheet: Sheet, room: pygame.Surface, *, square: bool) -> None:
    """Let the foot of the room sink into the dark at the sides, where the table leaves a sliver of it to be seen."""
    foot = room.get_height()
    for x in (0.0, sheet.box.w - RAIL):
        rect = sheet.rect(Box(x, foot / sheet.scale, RAIL, sheet.box.h - foot / sheet.scale))
        if rect.w < 1 or rect.h < 1:
            continue
        part = Box(rect.x / sheet.scale, rect.y / sheet.scale, rect.w / sheet.scale, rect.h / sheet.scale)
        side = pygame.transform.scale(room.subsurface((rect.x, foot - 1, rect.w, 1)), rect.size)
        dark = linear("d", (0, part.y), (0, part.y + _SINKS), (0, _DARK, 0.0), (1, _DARK))
        side.blit(raster(f"<defs>{dark}</defs>" + cover(part, paint("d")), part, rect.size), (0, 0))
        cut = raster(fill(window(sheet.box) + outline(sheet.box, square=square), "#ffffff"), part, rect.size)
        side.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.surface.blit(side, rect)


def _glow(x: float, y: float, r: float, ink: str, name: str, strength: float = 0.9) -> str:
    """A light, and the haze around it."""
    haze = radial(name, (x, y), r, (0, ink, strength), (0.18, ink, strength * 0.5), (1, ink, 0))
    return f'<defs>{haze}</defs><circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{paint(name)}"/>'


def _spread(box: Box, apart: float, seed: int) -> list[tuple[float, random.Random]]:
    """Places along the far side, not quite evenly apart, each with a chance of its own."""
    rng, count = random.Random(seed), max(2, round(box.w / apart))
    return [(box.w * (n + 0.5) / count + rng.uniform(-0.2, 0.2) * apart, rng) for n in range(count)]


def _start(box: Box, wide: float) -> float:
    """Return where the room begins that a landmark at the left leaves free; there is none in a narrow window."""
    return wide if box.w >= NARROW else 0.0


def _lamps(box: Box, left: float, right: float) -> list[float]:
    """Return the places of lamps.

    The outer ones are in the middle of what is seen beside the plate of somebody who sits at the far side.

    Args:
        box: The window.
        left: The pillar at the left.
        right: The pillar at the right.
    """
    near, far = (left + box.center[0] - _PLATE) / 2, (right + box.center[0] + _PLATE) / 2
    if near - left < _CLEAR:
        near, far = left + _CLEAR, right - _CLEAR
    return [near, *evenly(near, far, _APART), far]


def _club(box: Box) -> str:
    """The bar along the wall: shelves of bottles in front of a lit mirror, pillars, lamps, and guests who watch."""
    wall = linear("w", (0, 0), (0, 92), (0, "#24100f"), (0.6, "#6a3018"), (1, "#a85c26"))
    body = f'<defs>{wall}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#12070a"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 14:.0f}" fill="{paint("w")}"/>'
    left, right = _start(box, STAND), box.w - BAR
    for shelf, first in zip(SHELVES, (5, 2), strict=True):
        body += bottles(left, shelf, first, max(1, round((right - left) / 17.0)))
    body += cornice(left, right)
    for x in evenly(left, right, 122.0):
        body += pillar(x)
    for number, x in enumerate(_lamps(box, left, right)):
        body += _glow(x, 14, 58, "#ffc36a", f"l{number}")
        body += f'<circle cx="{x:.1f}" cy="14" r="5" fill="#fff0c4"/>'
    return body + shades(left + 12, right - 12)


def _in_the_club(box: Box) -> str:
    """Guests at small tables."""
    return _under_lamps(box, _start(box, STAND), box.w - BAR, 26.0)


def _under_lamps(box: Box, left: float, right: float, head: float) -> str:
    """Return guests near each lamp, at a small table, clear of the pillars at both ends."""
    body = ""
    for number, x in enumerate(_lamps(box, left, right)):
        clear = min(max(x + number * 37 % 41 - 20, left + _ROOM), right - _ROOM)
        body += party(clear, head + number * 5 % 4, 11.2, number, _GUEST)
    return body


def _card_room(box: Box) -> str:
    """A library: shelves of books in the light of small lamps, and players at other tables."""
    wall = linear("w", (0, 0), (0, 96), (0, "#26120b"), (1, "#5a3018"))
    body = f'<defs>{wall}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#120a07"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 14:.0f}" fill="{paint("w")}"/>'
    left, right = _start(box, CHIMNEY), box.w - CASE
    for shelf, first in SHELVES_OF_BOOKS[:2]:  # the table covers the lowest
        body += books(left, right, shelf, first)
        body += f'<rect x="{left:.0f}" y="{shelf:.0f}" width="{right - left:.0f}" height="4" fill="#8a5a34"/>'
        body += line(f"M{left:.0f} {shelf}H{right:.0f}", "#e0b080", 0.9, 0.7)
    body += moulding(left, right)
    for x in evenly(left, right, 145.0):
        body += column(x)
    for number, x in enumerate(_lamps(box, left, right)):
        body += _glow(x, 40, 64, "#c8f0a8", f"l{number}", 0.55)
        body += fill(f"M{x - 20:.1f} 44Q{x - 18:.1f} 26 {x:.1f} 26Q{x + 18:.1f} 26 {x + 20:.1f} 44Z", "#2f9058")
        body += line(f"M{x - 20:.1f} 44h40", "#efffd4", 3) + line(f"M{x:.1f} 45V{FAR + 8:.0f}", "#e0b868", 3)
    return body + shades(left + 12, right - 12)


def _in_the_card_room(box: Box) -> str:
    """Members at small tables."""
    return _under_lamps(box, _start(box, CHIMNEY), box.w - CASE, 27.0)


def _bar(box: Box) -> str:
    """A bar at night: booths of red leather under lamps of glass, tubes along the wall, and guests."""
    wall = linear("w", (0, 0), (0, 100), *WALL)
    body = f'<defs>{wall}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#0c0714"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 14:.0f}" fill="{paint("w")}"/>'
    left, right = _start(box, CORNER), box.w - SHELF
    body += tiles(left, right) + tube_pair(left, right)
    for x in evenly(left, right, 180.0):
        body += post(x, 4.0)
    for number, (x, _rng) in enumerate(_spread(box, 130.0, 6)):
        seat = f"M{x - 60:.1f} {FAR + 14:.0f}V58Q{x - 60:.1f} 44 {x - 44:.1f} 44H{x + 44:.1f}"
        seat += f"Q{x + 60:.1f} 44 {x + 60:.1f} 58V{FAR + 14:.0f}Z"
        body += fill(seat, ("#741830", "#8a1c34")[number % 2])
        body += line(
            f"M{x - 30:.1f} 48V{FAR + 8:.0f}M{x:.1f} 48V{FAR + 8:.0f}M{x + 30:.1f} 48V{FAR + 8:.0f}", "#4a0c1c", 2
        )
    for number, x in enumerate(_lamps(box, left, right)):
        body += _glow(x, 26, 62, "#ffc062", f"l{number}", 0.7)
        body += fill(f"M{x - 5:.1f} 10h10l13 17h-36Z", ("#2a9aa8", "#d83a78")[number % 2])
        body += line(f"M{x - 18:.1f} 27h36", "#fff0d0", 3)
    return body + shades(left + 7, right - 7, 0.5)


def _in_the_bar(box: Box) -> str:
    """Guests in the booths."""
    return _under_lamps(box, _start(box, CORNER), box.w - SHELF, 30.0)


def _porch(box: Box) -> str:
    """A railing, people who lean on it, and a garden at dusk with fireflies."""
    sky = linear("k", (0, 0), (0, 100), *SKY)
    body = f'<defs>{sky}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#140e12"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 16:.0f}" fill="{paint("k")}"/>'
    for x, rng in _spread(box, 44.0, 5):
        r = rng.uniform(16, 28)
        body += f'<circle cx="{x:.1f}" cy="{FAR - r * 0.8:.1f}" r="{r:.1f}" fill="#232c26"/>'
    for number, (x, rng) in enumerate(_spread(box, 60.0, 7)):
        body += _glow(x, rng.uniform(14, 60), 7, "#f4ff9a", f"y{number}", 0.95)
    left, right = _start(box, HOUSE_POST), box.w - END_POST
    body += railing(left, right) + eaves(left, right)
    for x in evenly(left, right, 220.0):
        body += porch_post(x, 6.0)
    return body + shades(left + 9, right - 9, 0.4)


def _on_the_porch(box: Box) -> str:
    """Neighbours, two and two."""
    body, left = "", _start(box, HOUSE_POST) + _ROOM
    for number, (x, rng) in enumerate(_spread(box, 230.0, 8)):
        body += "" if x < left else party(x, rng.uniform(26, 31), 11.2, number, _LEANING)
    return body


def _camp(box: Box) -> str:
    """Night over a wood, tents lit from inside, men at a fire, and the moon."""
    sky = linear("k", (0, 0), (0, FAR + 12), (0, "#0c1430"), (0.6, "#262a4a"), (1, "#5a3a34"))
    body = f'<defs>{sky}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#0a0b0c"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 16:.0f}" fill="{paint("k")}"/>'
    stars = random.Random(5)
    for _ in range(max(20, round(box.w / 18))):
        x, y, r = stars.uniform(0, box.w), stars.uniform(1, 44), stars.choice((0.7, 0.7, 0.9, 1.5))
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.2f}" fill="#ffffff" fill-opacity="0.9"/>'
    body += _glow(box.w * 0.86, 14, 74, "#bcd2ff", "moon", 0.75)
    body += f'<circle cx="{box.w * 0.86:.1f}" cy="14" r="9" fill="#eef3ff"/>'
    for x, rng in _spread(box, 34.0, 5):
        high = rng.uniform(24, 46)
        wide, low = high * 0.3, FAR + 14
        body += fill(f"M{x - wide:.1f} {low:.1f}L{x:.1f} {FAR - high:.1f}L{x + wide:.1f} {low:.1f}Z", "#0b1416")
    body += tents(box, far=True)
    fire = box.w * FIRE
    body += _glow(fire, FAR - 4, 150, "#ff8a2c", "f", 0.95)
    flame = f"M{fire - 20:.1f} {FAR + 8:.1f}Q{fire - 16:.1f} {FAR - 14:.1f} {fire - 3:.1f} {FAR - 34:.1f}"
    flame += f"Q{fire + 2:.1f} {FAR - 16:.1f} {fire + 12:.1f} {FAR - 22:.1f}"
    body += fill(f"{flame}Q{fire + 22:.1f} {FAR - 6:.1f} {fire + 18:.1f} {FAR + 8:.1f}Z", "#ffc04a")
    return body


def _at_the_fire(box: Box) -> str:
    """The nearer tents, and soldiers at the fire."""
    return tents(box, far=False) + watch((box.w * FIRE, 27.0), 1.0, _FIRELIGHT)


def _cafe(box: Box) -> str:
    """The café's own house at the end of an afternoon: an awning, lit windows in walls of stone, trees, and guests."""
    front = linear("k", (0, 8), (0, 100), *FRONT)
    body = f'<defs>{front}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#2a1a1c"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 16:.0f}" fill="{paint("k")}"/>'
    body += "".join(line(f"M-4 {y}H{box.w + 4:.0f}", "#7a5244", 1.1, 0.6) for y in COURSES)
    body += "".join(shopfront(_glass(number, x), number) for number, x in enumerate(_bays(box)))
    shadow = linear("aw", (0, 6), (0, 50), (0, "#2a100c", 0.62), (0.5, "#3a1a14", 0.34), (1, "#3a1a14", 0.0))
    body += f'<defs>{shadow}</defs><rect x="-4" y="6" width="{box.w + 8:.0f}" height="44" fill="{paint("aw")}"/>'
    return body + side_street(box.w)


def _on_the_terrace(box: Box) -> str:
    """Guests at small tables, the waiter who comes to the last one, and the awning over all."""
    x, left = box.w - COLUMN - 66.0, _start(box, HOUSE)
    body = patron((x - 116, 24), 11.0, 6, _DINER, faces=1, busy="serves") if x - 146 > left else ""
    for number in range(max(0, math.ceil((x - 46 - left) / _TABLES))):
        body += party(x - number * _TABLES + number * 37 % 41, 26.0 + number * 5 % 4, 11.2, number, _DINER)
    first = math.ceil(_start(box, HOUSE) / STRIPE)
    return body + "".join(awning(number) for number in range(first, math.ceil((box.w - STREET) / STRIPE)))


def _bays(box: Box) -> list[float]:
    """Return the left edges of the parts of the café's front, each of which has a window."""
    step, first = 92.0, _start(box, HOUSE + 46)
    return [first + number * step for number in range(max(0, math.floor((box.w - STREET - first) / step)))]


def _glass(number: int, bay: float) -> Box:
    """Return the glass in a part of the café's front: of a wide window and of a door, by turns; in units."""
    return Box(bay + 30, 20.0, 26.0, FAR) if number % 3 == 2 else Box(bay + 16, 20.0, 58.0, 54.0)


def cafe_glass(box: Box) -> list[Box]:
    """Return the glass of all windows of the café's front, in units.

    Args:
        box: The window of the game, in units.
    """
    return [_glass(number, bay) for number, bay in enumerate(_bays(box))]


def _windows(box: Box) -> str:
    """Tall windows of the station, and snow in them."""
    wall = linear("w", (0, 0), (0, FAR + 12), (0, "#16243a"), (1, "#2a3c54"))
    body = f'<defs>{wall}</defs><rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{box.h + 8:.0f}" fill="#0a121e"/>'
    body += f'<rect x="-4" y="-4" width="{box.w + 8:.0f}" height="{FAR + 16:.0f}" fill="{paint("w")}"/>'
    for number, (arch, bars, track) in enumerate(panes(box)):
        glass = linear(f"g{number}", (0, 0), (0, FAR), (0, "#5c7ea4"), (1, "#b4cce0"))
        body += f"<defs>{glass}</defs>" + fill(arch, paint(f"g{number}")) + line(track, "#3c5068", 2.4)
        body += line(bars, "#0e1826", 2.6) + line(arch, "#0e1826", 5)
    for n in range(round(box.w / 6)):
        x, y = (n * 137.5) % box.w, (n * 29.7) % (FAR + 8)
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{1.0 + n % 3 * 0.5:.1f}" fill="#ffffff" fill-opacity="0.85"/>'
    return body


def panes(box: Box) -> Iterator[tuple[str, str, str]]:
    """Yield the outline and the bars of each window of the station, and the track beyond it.

    Args:
        box: The window of the game, in units.
    """
    step = 118.0
    for number in range(math.ceil(box.w / step) + 1):
        x, low = number * step + 9, FAR + 14
        arch = f"M{x:.1f} {low:.0f}V22A50 34 0 0 1 {x + 100:.1f} 22V{low:.0f}Z"
        bars = f"M{x + 50:.1f} -14V{low:.0f}M{x + 25:.1f} -6V{low:.0f}M{x + 75:.1f} -6V{low:.0f}"
        yield arch, bars, f"M{x:.1f} 64h100"


def in_the_hall(box: Box) -> str:
    """Return the travellers who stand before the windows of the station.

    Args:
        box: The window of the game, in units.
    """
    body = ""
    for number, (share, y, r, faces) in enumerate(_HALL):
        if box.w >= NARROW:
            busy: Busy = "talks" if number in _TALKING else "rests"
            body += patron((share * box.w, y), r, number + 2, _TRAVELLER, faces=faces, busy=busy)
    return body


_ROOMS: Mapping[str, Callable[[Box], str]] = MappingProxyType(
    {
        "club": _club,
        "camp": _camp,
        "cafe": _cafe,
        "station": _windows,
        "cardroom": _card_room,
        "porch": _porch,
        "bar": _bar,
    }
)
_CROWDS: Mapping[str, Callable[[Box], str]] = MappingProxyType(
    {
        "club": _in_the_club,
        "camp": _at_the_fire,
        "cafe": _on_the_terrace,
        "station": in_the_hall,
        "cardroom": _in_the_card_room,
        "porch": _on_the_porch,
        "bar": _in_the_bar,
    }
)
"""Those who are near, and as sharp as the table."""
