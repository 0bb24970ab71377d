"""Hands of the court: each with its wrist at the origin and the arm running on to the right."""

from __future__ import annotations

from drawing import LINE, group, path
from features import Skin
from geometry import Point


def _finger(data: str, fill: str, width: float = 4.3) -> str:
    return path(data, stroke=LINE, width=width + 1.9) + path(data, stroke=fill, width=width)


ACROSS = -168.0
"""The direction of a hand that comes from the right and holds an upright shaft, nine units before its wrist."""


def at_wrist(hand: str, wrist: Point, turn: float) -> str:
    """Return a hand at the end of an arm in this direction, with its thumb up."""
    return group(hand, *wrist, turn - 180 if turn > 90 else turn + 180 if turn < -90 else turn, mirror=abs(turn) > 90)


def grip(skin: Skin) -> str:
    """Return a hand closed about a shaft that runs across at (9, 0); the thumb points up along it."""
    back = path("M-3 -5.4C2 -8.4 7 -9 9.4 -7.6L10 8.4C6 9.8 1 8.6 -3 5.6Z", skin.light, LINE, 1.1)
    shade = path("M-2.6 3.4C2 6 6 6.6 9 6L9.4 8C5 9 1 8 -2.6 5.4Z", skin.shadow)
    fingers = "".join(_finger(f"M6.4 {y}L{reach} {y}", skin.light, 3.6) for y, reach in _FINGERS)
    knuckles = path("M6.6 -4.6L6.6 7.4", stroke=skin.light, width=3.8)
    return back + shade + fingers + knuckles + _finger("M2.6 -6.6L9.4 -10.4L12 -10.4", skin.light, 3.8)


_FINGERS = ((7.2, 13.2), (3.4, 14.6), (-0.6, 15), (-4.6, 14.4))


def flat(skin: Skin) -> str:
    """Return a hand laid flat with its fingers together."""
    fingers = ""
    for y, reach, low in ((4.6, 16, 6.6), (1.8, 19.6, 3), (-1.2, 20.4, -0.8), (-4.2, 18.6, -4.2)):
        fingers += _finger(f"M5 {y}L13 {(y + low) / 2}L{reach} {low}", skin.light, 3.2)
    back = path("M-3 -5C2 -7.4 6 -7.4 9 -6.4L9 6.6C5 7.6 1 6.8 -3 5Z", skin.light)
    rim = path("M9 6.6C5 7.6 1 6.8 -3 5M-3 -5C0 -6.4 2 -7 4 -7.2", stroke=LINE, width=1.1)
    thumb = _finger("M2.6 -5.4L8 -9.6L13 -10.6", skin.light, 3.6)
    return thumb + fingers + back + rim + path("M1 3.6Q5 5.4 8 5", stroke=skin.line, width=0.9)


def cup(skin: Skin) -> str:
    """Return a hand that holds a ball up at (24, 0)."""
    palm = path("M-3 -5C3 -9 10 -9 13 -5L13 6C9 10 2 9 -3 5Z", skin.light, LINE, 1.1)
    fingers = "".join(
        _finger(data, skin.light, 3.8)
        for data in ("M6 5L13 9L19 9.4", "M7 2L15 4.4L21.6 4.2", "M7 -1.6L15 -1L22 -1.6", "M6 -5L13 -6.6L20 -7.6")
    )
    return (
        palm
        + fingers
        + _finger("M2 -6L7 -12L13 -14.6", skin.light, 4)
        + path("M3 -5C6 -6.6 9 -6 10 -4L10 5C8 7.6 5 7 3 5.6Z", skin.light)
    )


def pinch(skin: Skin) -> str:
    """Return a hand that holds a stem between finger and thumb at (14, 0), the others spread."""
    back = path("M-3 -4.8C2 -7.6 7 -8 9 -6L9 5C6 8 1 7 -3 4.8Z", skin.light, LINE, 1.1)
    fingers = _finger("M5 6L12 10.4L16.6 8.4", skin.light, 3.4) + _finger("M6 3.4L14 6.6L18 3", skin.light, 3.4)
    fingers += _finger("M6.4 -1L13.4 .6L16.6 -1.6", skin.light, 3.4)
    fore = _finger("M4.4 -5L11 -6.6L15 -2.4", skin.light, 3.6)
    return fingers + back + fore + path("M3.4 -4.6L6 -4.8L6.4 4.6L3 4.6Z", skin.light)


def pluck(skin: Skin) -> str:
    """Return a hand whose fingers curl down over strings about (13, 5)."""
    back = path("M-3 -5C1 -8 7 -8.6 10.4 -6.4L9 5.4C5 7 1 7 -3 5Z", skin.light, LINE, 1.1)
    fingers = "".join(
        _finger(data, skin.light, 3.6)
        for data in ("M4 3.6L8 6.6L8.2 12", "M6 2L12 4.6L12.6 11", "M8 -.6L15.6 1.4L17 8", "M9 -4L18 -2.6L20.4 3.6")
    )
    knuckles = path("M3 -4L9 -4.4L8.4 .6L4 3.4Z", skin.light)
    return fingers + back + knuckles + _finger("M4 -6.4L11 -10L16 -9.4", skin.light, 3.6)


MAIL = Skin("#cfd6de", "#8e99a6", "#8e99a6", "#cfd6de", "#8e99a6")
"""The colours of a hand in steel."""


def gauntlet() -> str:
    """Return a fist in steel."""
    back = path("M-4 -7C2 -9.4 7 -9.6 10 -8L10.4 8.6C6 10 1 9.4 -4 7Z", "#cfd6de", LINE, 1.1)
    fingers = "".join(_finger(f"M6.4 {y}L{reach} {y}", "#cfd6de", 3.6) for y, reach in _FINGERS)
    plates = path("M1 -7.6Q3.4 0 1 7.8M5 -8Q7 0 5 8.4", stroke="#8e99a6", width=1.2)
    return back + fingers + path("M6.4 -4.6L6.4 7.4", stroke="#cfd6de", width=3.8) + plates
