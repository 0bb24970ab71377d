"""Noses of the people at the table, drawn about the middle of the face; the light comes from the left."""

from __future__ import annotations

from collections.abc import Callable

from drawing import path
from portraits_looks import Skin

_SHINE = 'stroke-opacity=".36"'


def _drawn(line: str, *, shadow: str = "", light: str = "", width: float = 2.5) -> Callable[[Skin], str]:
    """Return a nose as its line, the side of it that lies in shadow, and the light on it."""

    def drawn(skin: Skin) -> str:
        found = path(shadow, skin.shadow) if shadow else ""
        found += path(line, "none", skin.line, width)
        return found + (path(light, "none", "#fff4dc", 2.8, _SHINE) if light else "")

    return drawn


def _ball(skin: Skin) -> str:
    """Return a nose that ends in a ball, red as the cheeks are."""
    wings = path("M-9 10C-14 10 -14 18 -8 18M9 10C14 10 14 18 8 18", "none", skin.line, 2.4)
    ball = path("M-10 11C-11 2 11 2 10 11C10 22 -10 22 -10 11Z", skin.cheek, more='fill-opacity=".75"')
    round_it = path("M-9.5 14C-7 21.5 7 21.5 9.5 14", "none", skin.line, 2.5)
    return wings + ball + round_it + path("M-4 9Q-3 6.5 0 6.5", "none", "#fff4dc", 2.8, _SHINE)


NOSES: dict[str, Callable[[Skin], str]] = {
    "straight": _drawn("M3 -9C5 0 9 9 8 14C5 18 -2 18 -6 15", light="M-1 -7Q-1 2 0 9"),
    "button": _drawn("M-5 13C-4 17.5 5 17.5 6 12.5", light="M0 7h1", width=2.4),
    "snub": _drawn("M-7 9C-9 14 -4 15.5 0 14C4 15.5 9 14 7 9M-2.6 11.6h.1M2.8 11.6h.1", light="M-.5 3h1"),
    "narrow": _drawn(
        "M2 -13C3 -4 4 6 6 13C6 17 0 19 -4 16",
        shadow="M2 -13C3 -4 4 6 6 13C4 17 1 17 0 15C1 6 0 -4 -1 -11Z",
        light="M-2 -8L-1 8",
        width=2.2,
    ),
    "long": _drawn(
        "M3 -13C5 -4 8 12 7 19C4 25 -3 25 -6 20M-6 20C-9 19 -9 14 -6 13M7 19C10 18 10 13 8 12",
        shadow="M3 -13C5 -4 8 12 7 19C5 23 2 24 0 23C3 12 1 -2 -1 -11Z",
        light="M-2 -9L-1 12",
        width=2.4,
    ),
    "hook": _drawn(
        "M2 -12C8 -7 13 2 14 9C14 15 9 15 6 17C3 21 -3 20 -6 16M-6 16C-9 15 -8 10 -5 10",
        shadow="M2 -12C8 -7 13 2 14 9C14 15 9 15 6 17C2 19 0 17 1 13C4 8 3 -2 1 -9Z",
        light="M1 -6Q4 0 4 8",
    ),
    "eagle": _drawn(
        "M-2 -12C4 -11 11 -5 13 3C14 10 12 18 7 22C5 17 1 17 -3 16C-7 17 -9 12 -6 10",
        shadow="M2 -11C8 -8 12 -3 13 3C14 10 12 18 7 22C4 17 5 8 4 1Z",
        light="M0 -7Q4 -2 3 8",
    ),
    "ball": _ball,
    "broad": _drawn(
        "M-13 9C-18 14 -13 20 -7 17Q0 21 7 17C13 20 18 14 13 9",
        shadow="M-5 1C-9 8 -14 12 -12 16C-8 19 8 19 12 16C14 12 9 8 5 1Z",
        light="M-2 3Q-2 8 1 10",
    ),
    "wide": _drawn(
        "M-11 11C-14 15 -10 18 -6 16.5M11 11C14 15 10 18 6 16.5M-3 18Q0 19.5 3 18",
        light="M-1 -4Q-1 6 0 11",
        width=2.3,
    ),
    "strong": _drawn(
        "M-6 -9C-5 0 -8 7 -11 12C-13 17 -7 19 -4 16Q0 20 5 16C9 19 14 16 11 11C8 6 6 0 6 -9",
        shadow="M6 -9C6 0 8 6 11 11C12 15 8 17 5 16L1 17C3 8 2 0 2 -9Z",
        light="M-2 -8L-1 11",
        width=2.2,
    ),
    "crooked": _drawn(
        "M3 -4C4 -2 4 -1 3 1C6 5 10 10 8.5 15C6 18.5 -2 18.5 -7 15M-7 15C-11 14 -9 9 -6 9",
        shadow="M0 -11C4 -8 5 -4 3 0C7 5 11 10 9 15C6 18 2 18 0 17C3 10 -1 4 -1 0Z",
        light="M-2 3Q0 6 0 11",
    ),
    "pointed": _drawn("M2 -8C4 0 10 8 12 12C9 16 2 16 -2 17C-5 17 -6 15 -5 13", light="M3 2L6 9", width=2.3),
    "fine": _drawn(
        "M-4 15Q0 18 4 15M-7 12.5Q-8.5 14.5 -6.5 16M7 12.5Q8.5 14.5 6.5 16", light="M-1 -6Q-1 4 0 11", width=2.1
    ),
}
"""Every nose by its name."""
