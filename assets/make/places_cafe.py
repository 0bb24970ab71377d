"""Things on the table of the café: a coffee, sugar, an enamel coaster, and a leaf."""

from __future__ import annotations

from geometry import number
from places_kit import Thing, around
from suits import OUTLINE


def things() -> dict[str, Thing]:
    """Every drawing of the café by its name."""
    return {"coffee": coffee(), "sugar": sugar(), "coaster": coaster(), "leaf": leaf(), "postcard": postcard()}


def coffee() -> Thing:
    """A small black coffee in a thick white cup on its saucer, with a spoon, and a gold line around both."""
    t = Thing(260, 220)
    c, m = 130, 110
    t.circle(c, m, 104, t.radial(c - 22, m - 26, 140, (0, "#fffdf7"), (0.7, "#ece5d8"), (1, "#bfb6a8")))
    t.ring(c, m, 100, "#b88c3c", 2.0, 0.85)
    t.ring(c, m, 78, "#cfc5b4", 3.0, 0.8)
    t.ring(c + 0.8, m + 1.2, 76, "#ffffff", 2.0, 0.8)
    t.ring(c, m, 64, "#d8cfbf", 1.4, 0.6)
    t.ellipse(c + 9, m + 12, 66, 62, t.radial(c + 9, m + 12, 68, (0.6, "#4a3a2c", 0.55), (1, "#4a3a2c", 0)))
    _spoon(t)
    # The handle, then the cup.
    t.fill("M174 78Q206 46 216 62Q222 76 186 98L178 92Q204 74 204 66Q198 62 180 86Z",
           t.linear(180, 60, 210, 92, (0, "#ffffff"), (1, "#b9b0a2")))  # fmt: skip
    t.circle(c, m, 56, t.radial(c - 16, m - 20, 80, (0, "#ffffff"), (0.65, "#f2ece1"), (1, "#b0a698")))
    t.ring(c, m, 54.4, "#b88c3c", 1.6, 0.9)
    t.circle(c, m, 50, t.linear(c - 34, m - 34, c + 34, m + 34, (0, "#a89d8e"), (0.5, "#d9d0c2"), (1, "#fbf8f1")))
    t.circle(
        c, m, 45, t.radial(c - 8, m - 10, 56, (0, "#2c150a"), (0.62, "#3a1c0d"), (0.86, "#7a4420"), (1, "#c08648"))
    )
    for radius, start, end, width in ((35, 10, 130, 2.2), (29, 180, 300, 1.6), (22, 60, 190, 1.2), (38, 220, 300, 1.4)):
        t.arc(c, m, radius, start, end, "#b98046", width, 0.45)
    for x, y, r in ((150, 92, 2.6), (156, 99, 1.8), (145, 86, 1.6), (112, 140, 2.0), (106, 136, 1.3)):
        t.circle(x, y, r, "#d9a868", 0.5)
        t.arc(x, y, r * 0.7, 190, 280, "#fff0d0", 0.6, 0.7)
    t.arc(c, m, 40, 205, 250, "#ffffff", 4, 0.20)
    t.arc(c, m, 52.6, 200, 262, "#ffffff", 2.4, 0.9)
    t.arc(c, m, 96, 196, 250, "#ffffff", 4, 0.7)
    return t


def _spoon(t: Thing) -> None:
    t.begin("rotate(38 130 110) translate(18 78)")
    t.line("M-14 103L150 96", "#3c3128", 7, 0.25)
    steel = t.linear(0, 88, 0, 104, (0, "#ffffff"), (0.45, "#b9bcc0"), (0.7, "#7d8187"), (1, "#d8dadd"))
    t.fill("M40 92L172 88Q186 86 186 92Q186 98 172 97L40 99Z", steel)
    t.ellipse(18, 95.5, 27, 13.5, steel)
    t.ellipse(18, 95.5, 22, 9.8, t.linear(0, 86, 20, 106, (0, "#70747a"), (0.5, "#c3c6ca"), (1, "#ffffff")))
    t.end()


def sugar() -> Thing:
    """Two lumps of sugar, one half on the other."""
    t = Thing(110, 90)
    for x, y, turn in ((40, 50, -12), (70, 38, 24)):
        t.begin(f"translate({x} {y}) rotate({turn})")
        t.rect(-19, -14, 44, 34, "#1a0c08", corner=4, opacity=0.25)
        t.rect(-22, -18, 44, 34, t.linear(-22, -18, 22, 16, (0, "#ffffff"), (0.7, "#f1ece4"), (1, "#cfc8be")), corner=4)
        t.line("M-20 12Q0 16 20 12", "#b9b0a4", 1.2, 0.7)
        for dx, dy in ((-14, -10), (-4, -12), (7, -8), (15, -2), (-10, 0), (2, 4), (12, 8), (-16, 7), (-2, -4)):
            t.circle(dx, dy, 1.0, "#c9c2b7", 0.7)
            t.circle(dx + 1.6, dy + 1.0, 0.8, "#ffffff", 0.9)
        t.end()
    return t


def coaster() -> Thing:
    """A round tray of blue enamel with the four suits in white, a little chipped."""
    t = Thing(160, 160)
    c = 80
    t.circle(c, c, 77, t.linear(20, 20, 140, 140, (0, "#f9f6ee"), (0.5, "#d8d4c8"), (1, "#9a968c")))
    t.circle(c, c, 71, t.radial(c - 22, c - 26, 110, (0, "#2f6cc0"), (0.55, "#1b4a96"), (1, "#0e2a60")))
    t.ring(c, c, 64, "#f4f1e8", 2.4)
    t.ring(c, c, 36, "#f4f1e8", 1.6)
    for number_, suit in enumerate("SHCD"):
        x, y = around(c, c, 50, 90 * number_ - 90)
        t.begin(f"translate({number(x)} {number(y)}) rotate({90 * number_}) scale(.17)")
        t.fill(OUTLINE[suit], "#f4f1e8")
        t.end()
        t.circle(*around(c, c, 50, 90 * number_ - 45), 2.2, "#f4f1e8")
    for step in range(16):
        a = 22.5 * step
        (ax, ay), (bx, by) = around(c, c, 12, a), around(c, c, 30 if step % 2 else 24, a)
        t.line(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", "#f4f1e8", 1.6, 0.8)
    t.circle(c, c, 7, "#f4f1e8", 0.9)
    t.fill("M136 108l8 2l1 8l-7 5l-6 -7z", "#20232a", 0.9)
    t.fill("M33 130l5 -2l4 5l-5 5l-5 -3z", "#20232a", 0.85)
    t.arc(c, c, 74, 190, 265, "#ffffff", 2.6, 0.9)
    t.arc(c, c, 67.5, 200, 258, "#bcd6ff", 3, 0.35)
    return t


def leaf() -> Thing:
    """A leaf of the plane tree over the terrace, fallen early, with its veins."""
    t = Thing(140, 150)
    outline = (
        "M70 118L66 96Q50 108 30 104Q34 98 40 94Q22 90 8 76Q20 74 28 70Q16 58 14 40Q28 48 38 50Q38 40 34 28"
        "Q48 34 54 42Q58 24 70 8Q82 24 86 42Q92 34 106 28Q102 40 102 50Q112 48 126 40Q124 58 112 70Q120 74 132 76"
        "Q118 90 100 94Q106 98 110 104Q90 108 74 96L72 118Z"
    )
    t.fill(outline, t.linear(20, 20, 120, 110, (0, "#e2b04a"), (0.45, "#c07a28"), (0.8, "#8a4a18"), (1, "#6c3a1a")))
    t.line(outline, "#5a2c0c", 1.2, 0.6)
    t.line("M70 146Q68 124 70 96L70 22M70 96L26 78M70 96L114 78M70 84L34 48M70 84L106 48M70 62L52 44M70 62L88 44",
           "#5a2c0c", 1.8, 0.55)  # fmt: skip
    t.line("M71.5 96L71.5 24M71 95L112 78.5", "#ffe2a0", 0.8, 0.45)
    return t


def postcard() -> Thing:
    """A postcard of the tower at sunset, not written yet."""
    t = Thing(150, 104)
    t.rect(3, 3, 144, 98, "#fbf3e0", corner=3)
    t.rect(10, 10, 130, 84, t.linear(0, 10, 0, 94, (0, "#5c6aa4"), (0.5, "#e8946c"), (1, "#ffd890")))
    t.circle(104, 66, 10, "#fff4c8")
    t.fill("M60 18L63 46L68 66L82 94H70Q68 80 60 80Q52 80 50 94H38L52 66L57 46Z", "#5a3040")
    t.line("M53 62H67M47 76H73", "#ffd9a0", 2.2, 0.8)
    t.fill("M10 84Q50 76 90 86Q120 80 140 84V94H10Z", "#3c4a34")
    t.rect(3, 3, 144, 98, t.linear(0, 0, 150, 104, (0, "#ffffff", 0.18), (0.5, "#ffffff", 0), (1, "#3a1c10", 0.2)))
    return t
