"""Things on the table of the jazz club: a glass and its wet ring, a page of music, a deco fan."""

from __future__ import annotations

import random

from geometry import number
from places_kit import Thing, around, blob


def things() -> dict[str, Thing]:
    """Every drawing of the club by its name."""
    return {"tumbler": tumbler(), "wet-ring": wet_ring(), "music": music(), "matchbook": matchbook()}


def tumbler() -> Thing:
    """A heavy glass with two fingers of whisky on ice, under a lamp."""
    t = Thing(120, 120)
    c = 60
    t.circle(c, c, 56, t.radial(c, c, 56, (0, "#2a1606"), (0.8, "#1c120a", 0.9), (1, "#0c0d0c", 0.75)))
    t.circle(c, c, 47, t.radial(52, 48, 62, (0, "#f0a53c"), (0.45, "#c2701c"), (0.8, "#7c3a0c"), (1, "#4a1e06")))
    t.ellipse(70, 74, 26, 18, t.radial(70, 74, 26, (0, "#ffd27a", 0.75), (1, "#ffb042", 0)))
    for x, y, turn, size in ((48, 50, 18, 17), (74, 66, -24, 15)):
        _ice(t, x, y, turn, size)
    for radius, width, ink, strength in (
        (55.4, 1.4, "#e8e2d2", 0.55),
        (51, 7, "#dfe9e2", 0.14),
        (47.4, 1.2, "#fff3d6", 0.5),
    ):
        t.ring(c, c, radius, ink, width, strength)
    # Cut facets around the foot.
    for step in range(18):
        (ax, ay), (bx, by) = around(c, c, 48.5, step * 20), around(c, c, 54, step * 20)
        t.line(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", "#f6efdc", 1.2, 0.22)
    t.arc(c, c, 51.5, 30, 66, "#ffd9a0", 3.0, 0.5)
    t.arc(c, c, 43, 205, 240, "#ffffff", 2.2, 0.35)
    return t


def _ice(t: Thing, x: float, y: float, turn: float, size: float) -> None:
    t.begin(f"translate({x} {y}) rotate({turn})")
    block = f"M{-size} {-size + 4}Q{-size} {-size} {-size + 4} {-size}L{size - 4} {-size}Q{size} {-size} {size} "
    block += f"{-size + 4}L{size} {size - 4}Q{size} {size} {size - 4} {size}L{-size + 4} {size}Q{-size} {size} "
    block += f"{-size} {size - 4}Z"
    t.fill(block, t.linear(-size, -size, size, size, (0, "#fff8e4", 0.72), (0.5, "#ffd797", 0.28), (1, "#fff1cf", 0.5)))
    t.line(block, "#fffaf0", 1.1, 0.7)
    inner = size - 5
    t.line(f"M{-inner} {-inner}L{inner} {-inner}L{inner} {inner}", "#ffffff", 1.6, 0.4)
    t.line(f"M{-inner} {inner}L{-inner} {-inner}", "#7c4212", 1.2, 0.3)
    t.end()


def wet_ring() -> Thing:
    """A ring where a glass stood: water on cloth, dark, with a gleam along one side."""
    t = Thing(120, 120)
    rng = random.Random(5)
    outer, inner = blob(60, 60, 51, 51, 0.012, rng, 22), blob(60.6, 60.4, 46, 46, 0.018, rng, 22)
    t.fill(outer + inner, "#02100a", 0.30)
    t.arc(60, 60, 48.6, 120, 318, "#02100a", 3.2, 0.22)
    t.arc(60, 60, 50.4, 196, 262, "#d8f0dc", 1.0, 0.20)
    t.arc(60, 60, 46.6, 20, 70, "#d8f0dc", 0.9, 0.14)
    for x, y, r in ((112, 84, 2.6), (16, 104, 1.8), (104, 96, 1.4)):
        t.circle(x, y, r, "#02100a", 0.26)
        t.arc(x, y, r * 0.75, 190, 260, "#e6f6e8", 0.6, 0.4)
    return t


def music() -> Thing:
    """A page of handwritten music: staves, and a tune nobody has played yet."""
    t = Thing(220, 290)
    rng = random.Random(11)
    t.fill("M4 5L214 2L217 286L7 288Z", t.linear(0, 0, 220, 290, (0, "#efe2bd"), (0.6, "#e2d0a2"), (1, "#c7b080")))
    t.line("M4 5L214 2L217 286L7 288Z", "#8d7645", 1.0, 0.7)
    t.line("M196 4L214 22", "#8d7645", 0.8, 0.5)
    for stave in range(6):
        top = 26 + stave * 43
        for row in range(5):
            y = top + row * 5.2
            t.line(f"M16 {number(y)}L204 {number(y - 0.6)}", "#5b4a30", 0.7, 0.75)
        _tune(t, top, rng)
    return t


def _tune(t: Thing, top: float, rng: random.Random) -> None:
    ink = "#2b2117"
    t.line(f"M22 {top + 22}Q30 {top + 12} 23 {top + 4}Q20 {top - 3} 25 {top - 4}Q28 {top + 4} 21 {top + 12}"
           f"Q18 {top + 20} 25 {top + 18}", ink, 1.3)  # fmt: skip
    x = 40.0
    while x < 190:
        notes = 2 if rng.random() < 0.5 and x < 176 else 1
        up = rng.random() < 0.6
        ends = []
        for _ in range(notes):
            y = top + 2.6 * rng.randrange(3, 9) if up else top + 2.6 * rng.randrange(0, 5)
            t.begin(f"rotate(-20 {number(x)} {number(y)})")
            t.ellipse(x, y, 3.4, 2.5, ink)
            t.end()
            ends.append((x + 3 if up else x - 3, y - 15 if up else y + 15, y))
            x += rng.choice((11.0, 12.0, 15.0))
        for side, end, y in ends:
            t.line(f"M{number(side)} {number(y)}L{number(side)} {number(end)}", ink, 1.0)
        if notes == 2:
            t.line(f"M{number(ends[0][0])} {number(ends[0][1])}L{number(ends[1][0])} {number(ends[1][1])}", ink, 2.2)
        if rng.random() < 0.25:
            t.line(f"M{number(x - 4)} {top}L{number(x - 4)} {top + 20.8}", ink, 0.9)
            x += 6


def matchbook() -> Thing:
    """A book of matches from the club, open, with two of them gone."""
    t = Thing(120, 100)
    t.fill("M14 8H106V92H14Z", t.linear(14, 0, 106, 0, (0, "#1c4a38"), (0.5, "#2a6a50"), (1, "#123626")))
    t.fill("M14 64H106V92H14Z", t.linear(0, 64, 0, 92, (0, "#7a2430"), (1, "#4a121c")))
    t.line("M14 72H106", "#2a0c10", 4, 0.8)
    for match in range(7):
        if match in (2, 3):
            continue
        x = 22 + match * 12.6
        t.line(f"M{number(x)} 64V26", "#ecd6a4", 5.4)
        t.line(f"M{number(x)} 26V20", "#c8342c", 7)
        t.line(f"M{number(x - 1.4)} 60V30", "#fff4d4", 1.2, 0.7)
    t.line("M14 8H106V92H14Z", "#e0b45c", 1.6, 0.8)
    t.fill("M60 74L63 81L60 88L57 81Z", "#e0b45c")
    return t
