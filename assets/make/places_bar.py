"""Things on the counter of the bar: a mug of beer from above."""

from __future__ import annotations

import random

from geometry import number
from places_kit import Thing, around


def things() -> dict[str, Thing]:
    """Every drawing of the bar by its name."""
    return {"beer": beer()}


def beer() -> Thing:
    """A mug of beer with a crown of foam, seen from above: its handle at the right, its glass cut in facets."""
    t = Thing(176, 130)
    c, m = 66, 65
    for ink, width, strength in (("#2a1a10", 17, 0.9), ("#d9cdb8", 12, 0.55), ("#ffffff", 3, 0.5)):
        t.line("M116 44Q164 38 164 65Q164 92 116 86", ink, width, strength)
    t.circle(c, m, 60, t.radial(c, m, 60, (0, "#3a1c06"), (0.84, "#5c3010"), (1, "#20120a")))
    for step in range(14):
        (ax, ay), (bx, by) = around(c, m, 52, step * 360 / 14), around(c, m, 59, step * 360 / 14)
        t.line(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", "#ffe6b0", 3.0, 0.35)
    t.circle(
        c, m, 51, t.radial(c - 14, m - 16, 74, (0, "#fffaf0"), (0.55, "#f6e6c4"), (0.85, "#e2bf80"), (1, "#b8802c"))
    )
    rng = random.Random(8)
    for _ in range(24):
        x, y = around(c, m, 45 * rng.random() ** 0.6, rng.uniform(0, 360))
        r = rng.uniform(2.0, 8.0)
        t.ring(x, y, r, "#b98a48", 0.9, 0.38)
        t.arc(x, y, r * 0.7, 200, 280, "#ffffff", 1.0, 0.8)
    t.ring(c, m, 51, "#fff4d8", 1.6, 0.7)
    t.arc(c, m, 56, 200, 262, "#ffffff", 3.4, 0.8)
    t.arc(c, m, 56, 20, 60, "#ffd9f0", 2.6, 0.5)
    return t
