"""Round frames for a person's picture, which the Circuit pays: brass, iron, ice and gold laurels."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.vectors import raster


def framed(picture: pygame.Surface, frame: str) -> pygame.Surface:
    """A copy of a round picture with a frame around it, of the same size.

    Args:
        picture: The picture.
        frame: The name of the frame.

    Raises:
        KeyError: There is no such frame.
    """
    size = picture.get_width()
    copy = picture.copy()
    copy.blit(raster(FRAMES[frame](), "-50 -50 100 100", size, size), (0, 0))
    return copy


def _ring(radius: float, width: float, stroke: str, more: str = "") -> str:
    return f'<circle r="{radius}" fill="none" stroke="{stroke}" stroke-width="{width}"{more}/>'


def _shine(light: str, middle: str, dark: str) -> str:
    """A gradient from the upper left to the lower right, by the name "f"."""
    return (
        '<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="-36" y1="-36" x2="36" y2="36">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
    )


def _around(count: int, one: Callable[[int], str]) -> str:
    """Return something drawn at the top, repeated all the way around."""
    return "".join(f'<g transform="rotate({360 * turn / count:.2f})">{one(turn)}</g>' for turn in range(count))


def _brass() -> str:
    """A broad ring with a beaded edge and a screw at each side."""
    beads = _around(32, lambda _: '<circle cy="-41" r="1.7" fill="#fbe6a4"/>')
    screws = _around(
        4,
        lambda _: (
            '<circle cy="-45.4" r="3.6" fill="#fbe6a4" stroke="#6d4710" stroke-width="0.9"/>'
            '<path d="M-2 -46.6L2 -44.2" stroke="#6d4710" stroke-width="1"/>'
        ),
    )
    return (
        _shine("#fbe6a4", "#c99536", "#7d5318")
        + _ring(44.8, 9.4, "url(#f)")
        + _ring(49.3, 1.2, "#5a3a10")
        + _ring(40, 1.2, "#5a3a10")
        + beads
        + screws
    )


def _iron() -> str:
    """Riveted plates of iron, with four spikes inwards."""
    rivets = _around(16, lambda _: '<circle cy="-44.8" r="2" fill="#b9c0ca" stroke="#15161a" stroke-width="0.8"/>')
    spikes = _around(4, lambda _: '<path d="M-7 -41L0 -31L7 -41Z" fill="#3c414a" stroke="#15161a" stroke-width="1.1"/>')
    seams = _around(8, lambda _: '<path d="M8.7 -48.5L7.4 -41" stroke="#15161a" stroke-width="1.1"/>')
    return (
        _shine("#8a929e", "#4a505a", "#202329")
        + spikes
        + _ring(44.8, 9.4, "url(#f)")
        + _ring(49.3, 1.3, "#0c0d10")
        + _ring(40, 1.3, "#0c0d10")
        + seams
        + rivets
    )


def _ice() -> str:
    """A rim of ice from which crystals grow inwards, long and short."""

    def crystal(turn: int) -> str:
        reach, half = ((13.0, 4.2), (7.0, 3.2), (10.0, 3.4), (6.0, 2.8))[turn % 4]
        return (
            f'<path d="M{-half} -42L0 {-42 + reach}L{half} -42Z" fill="#dff3fc" fill-opacity="0.92" stroke="#4d93bd"'
            f' stroke-width="0.8"/><path d="M0 -42V{-43 + reach}" stroke="#8fc8e6" stroke-width="0.7"/>'
        )

    return (
        _shine("#f6fdff", "#9fd4ee", "#3b7ea8")
        + _around(28, crystal)
        + _ring(45.2, 8.6, "url(#f)")
        + _ring(49.3, 1.2, "#2b5f84")
        + _ring(41, 1.0, "#f2fbff")
        + _around(
            14, lambda _: '<path d="M-5 -45.6L5 -44.6" stroke="#ffffff" stroke-width="1.2" stroke-opacity="0.7"/>'
        )
    )


def _laurel() -> str:
    """Gold leaves up both sides of a dark ring, which meet in a jewel at the top."""
    leaf = '<path d="M0 0C-4 -3 -4 -8 0 -12C4 -8 4 -3 0 0Z" fill="url(#f)" stroke="#6d4710" stroke-width="0.7"/>'
    leaves = ""
    for side in (-1, 1):
        for number in range(12):
            angle = 20 + number * 12.6
            x, y = side * 44.6 * math.sin(math.radians(angle)), 44.6 * math.cos(math.radians(angle))
            for lean, size in ((34, 1.0), (-30, 0.86)):
                turn = 180 + side * (90 - angle + lean)
                leaves += f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.1f}) scale({size})">{leaf}</g>'
    jewel = (
        '<path d="M0 -50L7 -43L0 -36L-7 -43Z" fill="#c21a33" stroke="#fbe6a4" stroke-width="1.6"/>'
        '<path d="M0 -47L3.4 -43.4L0 -42Z" fill="#ff9aa4"/>'
    )
    knot = '<circle cy="44.6" r="4.4" fill="#fbe6a4" stroke="#6d4710" stroke-width="1"/>'
    rings = _ring(45, 9.6, "#1a120c") + _ring(40.2, 1.2, "#e2b34a")
    return _shine("#fff0b8", "#e2b34a", "#9a6a1a") + rings + leaves + jewel + knot


FRAMES: Mapping[str, Callable[[], str]] = MappingProxyType(
    {"brass": _brass, "iron": _iron, "ice": _ice, "laurel": _laurel}
)
"""The drawing of each frame, about (0, 0), to a radius of 50."""
