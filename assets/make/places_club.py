"""Things on the table of the jazz club: a glass, its light and its wet ring, a page of music, a book of matches."""

from __future__ import annotations

import random

from geometry import number
from places_kit import Thing, blob


def things() -> dict[str, Thing]:
    """Every drawing of the club by its name."""
    drawn = {"tumbler": tumbler(), "caustic": caustic(), "wet-ring": wet_ring(), "music": music()}
    return drawn | {"matchbook": matchbook()}


def tumbler() -> Thing:
    """A heavy glass with two fingers of whisky on ice, under a lamp."""
    t = Thing(120, 120)
    c = 60
    t.circle(c, c, 56, t.radial(c, c, 56, (0.84, "#6a4a2c"), (0.9, "#b8b4a0", 0.9), (1, "#eef2ea", 0.95)))
    # The inner wall, above a drink that stands low.
    t.circle(c, c, 47.5, t.linear(26, 20, 92, 100, (0, "#3a2210"), (0.5, "#8a6238"), (1, "#e8d0a0")))
    t.circle(62, 63, 39.5, t.radial(52, 49, 54, (0, "#ffc056"), (0.4, "#d07e22"), (0.78, "#8a420e"), (1, "#4e2006")))
    t.arc(62, 63, 39.2, 190, 300, "#ffe0a0", 1.2, 0.7)
    t.ellipse(72, 77, 25, 16, t.radial(72, 77, 25, (0, "#ffe09a", 0.9), (1, "#ffb042", 0)))
    for x, y, turn, size in ((73, 70, -28, 15.5), (49, 54, 14, 17)):
        _ice(t, x, y, turn, size)
    # The thick wall: light on the side of the lamp, its own shade opposite, and the drink that shines through.
    t.ring(c, c, 47.6, "#5c2c0a", 1.6, 0.7)
    t.ring(c, c, 55.2, "#ffffff", 1.5, 0.8)
    t.arc(c, c, 51.4, 10, 100, "#5c4a38", 6.0, 0.4)
    t.arc(c, c, 50.2, 22, 84, "#ffc46a", 2.6, 0.8)
    t.arc(c, c, 51.6, 188, 268, "#ffffff", 4.6, 0.85)
    t.arc(c, c, 43.6, 200, 244, "#ffffff", 2.0, 0.5)
    return t


def _ice(t: Thing, x: float, y: float, turn: float, size: float) -> None:
    """A block of ice seen from above one corner: a face on top, two at the sides, and cracks."""
    t.begin(f"translate({x} {y}) rotate({turn}) scale({size})")
    t.fill("M-1-.7L.1-1L1-.6L1 .5L-.1 1L-1 .55Z", "#ffe6b8", 0.5)
    t.fill("M-1-.7L.1-1L1-.6L-.1-.1Z", t.linear(-1, -1, 1, 0, (0, "#ffffff", 0.95), (1, "#fff0cc", 0.6)))
    t.fill("M-.1-.1L1-.6L1 .5L-.1 1Z", "#a85c18", 0.42)
    t.line("M-1-.7L.1-1L1-.6L1 .5L-.1 1L-1 .55ZM-1-.7L-.1-.1L1-.6M-.1-.1V1", "#fffaf0", 0.07, 0.8)
    t.line("M-.75-.2L-.45 .25L-.62 .5M.3 .3L.62-.05", "#ffffff", 0.06, 0.6)
    t.end()


def caustic() -> Thing:
    """The light that a glass of whisky throws on the cloth beside it: a soft crescent, brightest in its middle."""
    t = Thing(120, 120)
    for reach, seen in ((1.0, 0.14), (0.84, 0.16), (0.68, 0.18), (0.5, 0.2)):
        t.begin(f"translate(60 60) rotate(42) scale(1 {reach})")
        light = t.radial(50, 0, 40, (0, "#ffcf70", seen), (0.5, "#ffb04a", 0.5 * seen), (1, "#ff9a2c", 0))
        t.fill("M6 -56C84 -46 84 46 6 56C40 30 40 -30 6 -56Z", light)
        t.end()
    return t


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
