"""Things on the table of the northern station: a railway watch, tickets."""

from __future__ import annotations

from geometry import number
from lettering import sign
from places_kit import Thing, around, polygon


def things() -> dict[str, Thing]:
    """Every drawing of the station by its name."""
    return {
        "watch": watch(),
        "ticket": ticket("#d9c79a", "#b23b32"),
        "luggage-tag": luggage_tag(),
        "ticket-return": ticket("#b9cfc4", "#2f5f8a"),
    }


def watch() -> Thing:
    """A railwayman's watch: steel case, white dial with every minute, blue hands, a red star where twelve would be."""
    t = Thing(200, 230)
    c, m = 100, 126
    for grown, ink in ((17, "#4a5058"), (12, "#e9eef2"), (8, "#7d868f")):
        t.ring(c, 22, grown, ink, 3.2)
    t.rect(c - 11, 30, 22, 22, t.linear(c - 11, 0, c + 11, 0, (0, "#4a5058"), (0.35, "#f4f7fa"), (0.7, "#9aa3ac"),
                                        (1, "#3a4048")), corner=4)  # fmt: skip
    for step in range(5):
        x = c - 8 + step * 4
        t.line(f"M{x} 33V48", "#343a42", 1.0, 0.6)
    t.circle(c, m, 94, t.linear(30, 50, 170, 200, (0, "#ffffff"), (0.35, "#aeb7c0"), (0.7, "#6a737c"), (1, "#c3cbd3")))
    t.circle(c, m, 85, t.linear(30, 50, 170, 200, (0, "#59626b"), (0.5, "#c9d0d7"), (1, "#ffffff")))
    t.circle(c, m, 80, t.radial(c - 20, m - 24, 120, (0, "#fbfdff"), (0.7, "#eaf0f4"), (1, "#c2ccd4")))
    ink = "#1c2a3c"
    for step in range(60):
        five = step % 5 == 0
        (ax, ay), (bx, by) = around(c, m, 75, 6 * step), around(c, m, 67 if five else 71, 6 * step)
        t.line(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", ink, 2.4 if five else 1.0)
    for hour, rank in ((2, "2"), (4, "4"), (6, "6"), (8, "8"), (10, "T")):
        x, y = around(c, m, 55, 30 * hour - 90)
        t.fill(sign(rank, x, y - 8.5, 17, 22), ink, holes=False)
    t.ring(c, m + 30, 12, ink, 0.9, 0.7)
    t.fill(f"M{c} {m - 66}L{c + 4} {m - 56}L{c + 13} {m - 53}L{c + 4} {m - 50}L{c} {m - 40}L{c - 4} {m - 50}"
           f"L{c - 13} {m - 53}L{c - 4} {m - 56}Z", "#a8322c")  # fmt: skip
    for angle, reach, wide in ((-138, 40, 4.4), (-24, 62, 3.2)):
        tip = around(c, m, reach, angle)
        hand = [around(c, m, 14, angle + 180 - 12), around(c, m, reach * 0.62, angle - 100 * wide / reach), tip]
        hand += [around(c, m, reach * 0.62, angle + 100 * wide / reach), around(c, m, 14, angle + 180 + 12)]
        t.begin("translate(1.5 2.5)")
        t.fill(polygon(hand), "#1c2a3c", 0.25)
        t.end()
        t.fill(polygon(hand), "#1f4a86")
    t.circle(c, m, 5.4, "#1f4a86")
    t.circle(c - 1, m - 1.4, 1.8, "#a8c8ee")
    t.arc(c, m, 89.5, 196, 258, "#ffffff", 4, 0.9)
    t.fill(f"M{c - 62} {m - 20}A66 66 0 0 1 {c + 8} {m - 66}A92 92 0 0 0 {c - 62} {m - 20}Z", "#ffffff", 0.7)
    return t


def ticket(card: str, ink: str) -> Thing:
    """A railway ticket of thick card: a coloured band, a number, a wheel, and the notch of the inspector's punch."""
    t = Thing(190, 100)
    outline = "M5 4H185V96H118A9 9 0 0 0 100 96H5Z"
    t.fill(outline, t.linear(0, 0, 190, 100, (0, card), (0.6, card), (1, "#a89a7c")))
    t.fill("M5 38H185V62H5Z", ink, 0.82)
    t.line("M14 11H176V89H126M92 89H14V11", ink, 1.1, 0.55)
    x = 62.0
    for rank in "742":
        t.fill(sign(rank, x, 43, 14, 16), "#fff8e8", holes=False)
        x += 17
    t.fill(sign("7", 168, 17, 15, 16), "#3a2f24", 0.85, holes=False)
    t.fill(sign("7", 22, 70, 15, 16), "#3a2f24", 0.85, holes=False)
    for mid in (134, 38):
        t.ring(mid, 50, 8.5, "#fff8e8", 1.6)
        for step in range(8):
            (ax, ay) = around(mid, 50, 8, 45 * step)
            t.line(f"M{mid} 50L{number(ax)} {number(ay)}", "#fff8e8", 1.0)
    for y, start, end in ((20, 24, 112), (28, 24, 88), (73, 62, 92), (80, 62, 84)):
        t.line(f"M{start} {y}H{end}", "#3a2f24", 2.0, 0.42)
    t.line("M5 4H185", "#ffffff", 1.2, 0.7)
    t.line("M185 5V96H118", "#5b4d38", 1.0, 0.6)
    return t


def luggage_tag() -> Thing:
    """A tag of brown leather with a window for a name, and its strap."""
    t = Thing(160, 84)
    t.line("M40 42Q14 42 12 22Q12 6 30 10Q46 16 44 38", "#3c2214", 7)
    t.line("M40 40Q16 40 14 22Q14 9 29 12", "#a8703c", 2, 0.7)
    hide = t.linear(0, 8, 0, 78, (0, "#a8683a"), (0.6, "#7c4624"), (1, "#4a2812"))
    t.fill("M52 10H146Q154 10 154 18V66Q154 74 146 74H52L32 54V30Z", hide)
    t.line("M54 15H144Q149 15 149 20V64Q149 69 144 69H54L37 52V32Z", "#e8c08a", 1.4, 0.7)
    t.rect(66, 24, 74, 36, "#f4ead0", corner=3)
    for y, end in ((34, 128), (42, 118), (50, 100)):
        t.line(f"M74 {y}H{end}", "#2c3a58", 2.4, 0.7)
    t.circle(45, 42, 5, "#d8b46c")
    t.circle(45, 42, 2.4, "#1c120a")
    return t
