"""The landmarks of the station: the great clock of the hall, and an engine under steam at the head of its train."""

import math

from tonk.ui.drawing.places.landmark import NARROW, STRIP, Landmark, plank, span
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint, radial
from tonk.ui.drawing.viewport import Box, Point

_IRON, _BRASS, _STEEL = "#0e1826", "#d8b46c", "#8fa6c4"
CLOCK, ENGINE = 176.0, 330.0
"""The width of the part with the clock, at the left, and of that with the engine, at the right."""
_HUNG = 0.9, 48.0
"""The size of the clock, and how low its middle is, so that it is seen whole above the table."""


def station_landmarks(box: Box) -> tuple[Landmark, ...]:
    """Return the clock and the engine.

    Args:
        box: The window, in units.
    """
    engine = Landmark(
        span(box.w - ENGINE, ENGINE), _train(box.w - 96.0) + _smaller(_engine((box.w - 76.0, 64.0)), box.w - 76.0)
    )
    return (Landmark(span(0.0, CLOCK), _clock((80.0, 43.0))), engine) if box.w >= NARROW else (engine,)


def _smaller(engine: str, x: float) -> str:
    """Return the engine so much smaller that its chimney is seen whole."""
    return f'<g transform="translate({x:.1f} 100) scale(.93) translate({-x:.1f} -100)">{engine}</g>'


def _clock(at: Point) -> str:
    """A clock between two scrolls of iron, shortly before midnight."""
    x, y = at
    body = glow(at, 112, "#ffe6b0", "sg", 0.75)
    body += line(f"M{x - 4} -6V{y - 34}M{x + 4} -6V{y - 34}", _IRON, 3.4) + line(f"M{x} {y + 36}V{STRIP}", _IRON, 9)
    body += line(f"M{x - 1.6} {y + 38}V{STRIP}", _STEEL, 1.4, 0.7)
    for side in (-1, 1):
        scroll = f"M{x + side * 36} {y - 8}C{x + side * 52} {y - 26} {x + side * 72} {y - 12} {x + side * 65} {y + 6}"
        scroll += f"C{x + side * 60} {y + 16} {x + side * 48} {y + 10} {x + side * 51} {y}"
        scroll += (
            f"M{x + side * 32} {y + 22}C{x + side * 42} {y + 40} {x + side * 55} {y + 38} {x + side * 55} {y + 28}"
        )
        body += line(scroll, _IRON, 5.0) + line(scroll, _BRASS, 1.4, 0.75)
        lamp = (x + side * 58, y + 1.0)
        body += glow(lamp, 26, "#fff0c8", f"sl{side}", 0.9) + disc(lamp, 5.2, "#fffaf0")
    face = radial("sf", (x - 6, y - 8), 40, (0, "#fffdf2"), (0.7, "#fff0cc"), (1, "#f0cc88"))
    body += f"<defs>{face}</defs>" + disc(at, 38.5, _IRON) + disc(at, 36.4, _BRASS) + disc(at, 34.2, _IRON)
    body += disc(at, 32, paint("sf")) + line(_ring(at, 36.4), "#fff2c4", 0.8, 0.8)
    marks = thin = ""
    for minute in range(60):
        dx, dy = math.sin(math.radians(6 * minute)), -math.cos(math.radians(6 * minute))
        inner = 24.0 if minute % 5 == 0 else 28.4
        mark = f"M{x + inner * dx:.2f} {y + inner * dy:.2f}L{x + 30 * dx:.2f} {y + 30 * dy:.2f}"
        marks, thin = (marks + mark, thin) if minute % 5 == 0 else (marks, thin + mark)
    body += line(marks, "#141c2a", 2.8) + line(thin, "#141c2a", 0.9)
    for turn, reach, width in ((-7.0, 17.0, 3.8), (-42.0, 26.0, 2.6)):
        dx, dy = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        body += line(f"M{x - 6 * dx:.2f} {y - 6 * dy:.2f}L{x + reach * dx:.2f} {y + reach * dy:.2f}", "#141c2a", width)
    body += disc(at, 3.2, "#a8343a") + line(
        f"M{x - 17} {y - 24}Q{x - 27} {y - 12} {x - 27} {y + 2}", "#ffffff", 2.4, 0.7
    )
    finial = f"M{x - 12} {y - 38}Q{x - 9} {y - 46} {x} {y - 48}Q{x + 9} {y - 46} {x + 12} {y - 38}Z"
    body += fill(finial, _IRON) + line(f"M{x - 9} {y - 40}Q{x - 6} {y - 45} {x} {y - 46}", _BRASS, 1.4)
    size, low = _HUNG
    return f'<g transform="translate({x} {low}) scale({size}) translate({-x} {-y})">{body}</g>'


def _ring(at: Point, r: float) -> str:
    x, y = at
    return f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z"


def _train(near: float) -> str:
    """Return the carriages behind the engine, which come from the distance, with people at lit windows."""
    far, ends = near - 216, ((18.0, 86.0), (52.0, 84.0))
    paintwork = linear("sp", (far, 0), (near, 0), (0, "#40587c"), (0.6, "#29456c"), (1, "#16263e"))
    shape = f"M{near} {ends[0][0]}L{far} {ends[1][0]}V{STRIP}H{near}Z"
    body = f"<defs>{paintwork}</defs>" + fill(shape, paint("sp"))

    def at(share: float, down: float) -> str:
        # What is farther away looks narrower.
        part = 1.0 - (1.0 - share) ** 1.5
        top, low = (ends[0][side] + (ends[1][side] - ends[0][side]) * part for side in (0, 1))
        return f"{near + (far - near) * part:.1f} {top + (low - top) * down:.1f}"

    def band(one: float, other: float, up: float, down: float) -> str:
        return f"M{at(one, up)}L{at(other, up)}L{at(other, down)}L{at(one, down)}Z"

    body += line(f"M{at(0, 0)}L{at(1, 0)}", "#e4eefc", 2.4, 0.9) + fill(band(0, 1, 0.78, 0.88), "#a8343a")
    body += fill(band(0, 1, 0.7, 0.74), _BRASS)
    for number in range(11):
        begins = 0.1 + number * 0.084
        pane = begins, begins + 0.056
        body += fill(band(pane[0] - 0.006, pane[1] + 0.006, 0.18, 0.6), _BRASS)
        body += fill(band(*pane, 0.21, 0.57), "#ffdc8c") + fill(band(*pane, 0.21, 0.29), "#fff4d0")
        if number % 3 != 1:
            body += fill(band(begins + 0.014, begins + 0.04, 0.36, 0.57), "#6a4636")
        if number % 4 == 3:
            body += line(f"M{at(begins + 0.07, 0)}L{at(begins + 0.07, 1)}", "#0c1626", 2.2)
    return body


def _engine(at: Point) -> str:
    """The engine from in front: its boiler, its plates at both sides, its chimney and its lamps."""
    x, y = at
    body = _puffs(x - 74, 6, 1) + _puffs(x + 58, 5, 3)
    for side in (-1, 1):
        plate = linear(
            f"sd{side}", (x + side * 38, 0), (x + side * 60, 0), (0, "#1e3350"), (0.5, "#4a6c98"), (1, "#10203a")
        )
        wing = f"M{x + side * 40} {y - 38}L{x + side * 58} {y - 44}V{y + 34}H{x + side * 40}Z"
        body += f"<defs>{plate}</defs>" + fill(wing, paint(f"sd{side}")) + line(wing, "#d4e6fc", 1.2, 0.8)
        body += line(f"M{x + side * 42} {y - 22}L{x + side * 57} {y - 26}", "#c83a40", 3.0)
    boiler = radial("sb", (x - 12, y - 14), 56, (0, "#5a6c88"), (0.45, "#1e2a3e"), (1, "#070c16"))
    chimney = linear("sc", (x - 14, 0), (x + 14, 0), (0, "#101826"), (0.35, "#6f86a4"), (1, "#0c1420"))
    body += f"<defs>{boiler}{chimney}</defs>"
    body += fill(
        f"M{x - 12} {y - 34}L{x - 14} {y - 54}H{x - 18}V{y - 60}H{x + 18}V{y - 54}H{x + 14}L{x + 12} {y - 34}Z",
        paint("sc"),
    )
    body += line(f"M{x - 18} {y - 60}H{x + 18}", _BRASS, 2.4) + disc(at, 40, _IRON) + disc(at, 38, paint("sb"))
    body += (
        line(_ring(at, 38), _STEEL, 1.6, 0.8)
        + line(_ring(at, 29), "#0a1018", 2.0)
        + line(_ring(at, 28), "#90a8c8", 0.9, 0.6)
    )
    for number in range(16):
        dx, dy = math.cos(number * math.pi / 8), math.sin(number * math.pi / 8)
        body += disc((x + 33.6 * dx, y + 33.6 * dy), 1.3, "#9ab0cc")
    body += line(f"M{x - 24} {y - 9}H{x + 6}M{x - 24} {y + 11}H{x + 6}", "#0a1018", 4.4)
    body += line(f"M{x - 24} {y - 10}H{x + 6}M{x - 24} {y + 10}H{x + 6}", "#a4bad6", 1.0, 0.7)
    body += disc((x + 9, y + 1), 5.4, _BRASS) + line(f"M{x + 9} {y + 1}l11 -6M{x + 9} {y + 1}l-3 -11", _BRASS, 2.2)
    body += plank(Box(x - 62, y + 30, 124, 12), "#b82c34") + plank(Box(x - 62, y + 30, 124, 2), "#e8807a")
    for dx, dy, r in ((0.0, -29.0, 8.2), (-46.0, 21.0, 6.2), (46.0, 21.0, 6.2)):
        lamp = (x + dx, y + dy)
        body += disc(lamp, r + 2, _IRON) + disc(lamp, r, _BRASS) + glow(lamp, 4.2 * r, "#fff2c4", f"sh{dx:.0f}", 0.7)
        body += disc(lamp, r * 0.72, "#fffdf0")
    return body + _puffs(x - 84, 3, 9, 88.0)


def _puffs(x: float, count: int, seed: int, low: float = 60.0) -> str:
    """Steam that rolls away."""
    body = ""
    for number in range(count):
        at = x + (number * 17 + seed * 5) % 44 - 22, low - (number * 23 + seed * 7) % 50
        body += glow(at, 24.0 + (number * 11 + seed) % 16, "#eef5ff", f"sm{seed}{number}", 0.42)
    return body
