"""Things on the lid of the Company's chest: a dagger, coins, and the iron at its corners."""

from __future__ import annotations

from geometry import number
from places_kit import Thing, around, polygon


def things() -> dict[str, Thing]:
    """Every drawing of the camp by its name."""
    silver = ("#f2efe6", "#a9a69e", "#55544f")
    copper = ("#f0b98a", "#a9653a", "#4e2812")
    return {
        "dagger": dagger(),
        "silver-coin": coin(*silver, raven=True),
        "copper-coin": coin(*copper, raven=False),
        "dice": dice(),
    }


def dagger() -> Thing:
    """A plain soldier's dagger, pointing right: steel with a fuller, a brass guard, a grip of wound leather."""
    t = Thing(300, 80)
    m = 40.0
    upper, lower = [(104, m - 11), (250, m - 8), (294, m)], [(294, m), (250, m + 8), (104, m + 11)]
    t.fill(polygon([*upper, (104, m)]), t.linear(0, m - 11, 0, m, (0, "#8b929a"), (0.5, "#e9eef2"), (1, "#aab2ba")))
    t.fill(polygon([(104, m), *lower]), t.linear(0, m, 0, m + 11, (0, "#5b636d"), (0.6, "#3c434c"), (1, "#6d7680")))
    t.fill(f"M108 {m - 2.6}L214 {m - 1.6}L220 {m}L214 {m + 1.6}L108 {m + 2.6}Z", "#2f353d", 0.8)
    t.line(f"M110 {m + 2.2}L212 {m + 1.4}", "#dfe6ec", 0.7, 0.6)
    t.line(f"M104 {m - 11}L250 {m - 8}L294 {m}", "#ffffff", 0.9, 0.75)
    t.line(f"M104 {m + 11}L250 {m + 8}L294 {m}", "#12161b", 0.9, 0.7)
    for x in (142, 171, 236):
        t.line(f"M{x} {m - 9}l3.4 3.2", "#4a525c", 0.9, 0.6)
    brass = t.linear(0, 6, 0, 74, (0, "#6b4a18"), (0.3, "#e4c06a"), (0.55, "#b0843a"), (1, "#4b3210"))
    t.fill("M92 8Q100 4 106 9L108 32L108 48L106 71Q100 76 92 72Q96 40 92 8Z", brass)
    t.line("M93 9Q97 40 93 71", "#f8e0a0", 1.0, 0.5)
    t.line("M107 10L109 33L109 47L107 70", "#2a1a06", 1.0, 0.7)
    leather = t.linear(0, m - 10, 0, m + 10, (0, "#2a1710"), (0.35, "#7c4c30"), (1, "#1c0f0a"))
    t.fill(f"M30 {m - 8}Q62 {m - 13} 95 {m - 8}L95 {m + 8}Q62 {m + 13} 30 {m + 8}Z", leather)
    for step in range(11):
        x = 33 + step * 5.7
        t.line(f"M{number(x)} {m - 10}L{number(x + 5)} {m + 10}", "#140a06", 1.5, 0.75)
        t.line(f"M{number(x + 1.7)} {m - 9.5}L{number(x + 3.6)} {m - 3}", "#c08a60", 0.8, 0.5)
    t.circle(20, m, 14, t.radial(16, m - 5, 19, (0, "#f7dc96"), (0.45, "#b98d42"), (1, "#4b3210")))
    t.ring(20, m, 9, "#4b3210", 1.2, 0.8)
    t.circle(20, m, 5.2, t.radial(18, m - 2, 7, (0, "#ff9a7a"), (0.4, "#a01c20"), (1, "#3c0608")))
    t.circle(18, m - 2, 1.3, "#ffe8e0", 0.9)
    return t


def coin(light: str, middle: str, dark: str, *, raven: bool) -> Thing:
    """A worn coin: a bird on one kind, a wheel on the other."""
    t = Thing(80, 80)
    c = 40
    t.circle(c, c, 38, t.linear(12, 12, 68, 68, (0, light), (0.5, middle), (1, dark)))
    t.circle(c, c, 33.5, t.linear(12, 12, 68, 68, (0, dark), (0.45, middle), (1, light)))
    t.circle(c, c, 32, t.radial(32, 30, 44, (0, light), (0.55, middle), (1, dark)))
    for step in range(36):
        t.circle(*around(c, c, 29.2, 10 * step), 0.9, dark, 0.7)
    if raven:
        bird = "M25 47Q30 35 41 33Q43 25 50 25Q55 25 57 29L63 32L56 33Q55 40 51 44Q45 51 36 51L24 57L28 50Z"
        t.begin("translate(.9 1.1)")
        t.fill(bird, light, 0.8)
        t.end()
        t.fill(bird, dark, 0.85)
        t.line("M33 48Q40 47 46 39M37 51L35 57M42 50L42 56", light, 0.9, 0.55)
        t.circle(51.5, 29.4, 1.0, light)
    else:
        t.ring(c, c, 16, dark, 2.4, 0.7)
        t.ring(c + 0.7, c + 0.9, 16, light, 0.9, 0.7)
        for step in range(8):
            x, y = around(c, c, 15, 45 * step)
            t.line(f"M{c} {c}L{number(x)} {number(y)}", dark, 1.8, 0.7)
        t.circle(c, c, 4, dark, 0.8)
    t.arc(c, c, 36, 190, 268, "#ffffff", 1.8, 0.6)
    return t


def dice() -> Thing:
    """Two dice of bone, worn at their edges."""
    t = Thing(120, 80)
    for x, y, turn, pips in (
        (34, 42, -14, ((-9, -9), (9, 9), (0, 0))),
        (86, 38, 22, ((-9, -9), (9, -9), (-9, 0), (9, 0), (-9, 9), (9, 9))),
    ):
        t.begin(f"translate({x} {y}) rotate({turn})")
        bone = t.linear(-20, -20, 20, 20, (0, "#fdf3dc"), (0.6, "#e2cfa4"), (1, "#a88a5c"))
        t.rect(-20, -20, 40, 40, bone, corner=8)
        t.line("M-16 -13Q-16 -17 -12 -17H12", "#ffffff", 2, 0.7)
        for dx, dy in pips:
            t.circle(dx, dy, 3.6, "#2a160c")
        t.end()
    return t
