"""Robes of the twelve: three cuts (king, queen, jack), each with four trimmings, and a weave for every suit.

Drawn in card units. A figure's head stands at `HEAD`; its cloth is cut off along the sash, see `BODY`.
"""

from __future__ import annotations

import math
from itertools import pairwise

from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LIGHT, LINE, SHADE, circle, path
from geometry import Polygon, clip, flatten, moved, path_of
from suits import OUTLINE

HEAD = (130.0, 88.0)
HEAD_SCALE = 1.1
LEFT, RIGHT, TOP = 17.0, 223.0, 19.0
SASH_LEFT, SASH_RIGHT = 186.0, 150.0  # where the middle of the sash meets the frame
# Robes are drawn about a head at (127, 82), a little smaller and higher than it stands on the card.
SHIFT = (3.0, 5.0)
# The upper half of the picture, as far down as the middle of the sash, in the units of the robes.
BODY: Polygon = moved([(LEFT, TOP), (RIGHT, TOP), (RIGHT, SASH_RIGHT), (LEFT, SASH_LEFT)], -SHIFT[0], -SHIFT[1])

_STEEL, _STEEL_DARK = "#cfd6de", "#8e99a6"
_GOWN = (
    "M10 156C18 140 44 131 72 126C92 122 106 118 115 112L139 112C148 118 162 122 178 125"
    "C204 130 220 136 230 150L230 200L10 200Z"
)


def cut(data: str, fill: str, stroke: str = LINE, width: float = 1.2) -> str:
    """Return the markup of a shape cut off at the frame and the sash."""
    shapes = [clip(shape, BODY) for shape in flatten(data, 12)]
    return path(path_of([shape for shape in shapes if shape]), fill, stroke, width)


def _weave(region: Polygon, motif: Polygon, step: tuple[float, float], fill: str) -> str:
    """Strew a small sign over a region, every other row shifted; signs that would stick out are left away."""
    dx, dy = step
    kept = []
    for row in range(int((200 - 110) / dy) + 1):
        for column in range(int(230 / dx) + 1):
            x = column * dx + (dx / 2 if row % 2 else 0)
            sign = moved(motif, x, 112 + row * dy)
            if all(_inside(point, region) for point in sign):
                piece = clip(sign, BODY)
                if piece:
                    kept.append(piece)
    return path(path_of(kept), fill)


def _inside(point: tuple[float, float], region: Polygon) -> bool:
    """Tell whether a point lies in a polygon, by the even-odd rule."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(region, [*region[1:], region[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _woven_sign(suit: str) -> Polygon:
    """Return a suit sign as woven: small, of few corners, since the game reads some sixty of them on a robe."""
    return moved(flatten(OUTLINE[suit], 1 if suit == "C" else 2)[0], 0, 0, 0, 0.075)


def _gown(suit: str, data: str) -> str:
    """Return a piece of cloth with the suit's sign woven into it in gold."""
    region = flatten(data, 12)[0]
    return cut(data, CLOTH) + _weave(region, _woven_sign(suit), (15, 11), GOLD)


def king(suit: str) -> str:
    """Return a king's robe: a wide gown with a front panel, and the suit's own trimming on the shoulders."""
    panel = "M112 114L142 114L146 200L108 200Z"
    parts = [cut(_GOWN, CLOTH) if suit == "H" else _gown(suit, _GOWN)]
    parts += [cut(panel, SHADE), cut("M112 114L116.5 114L113 200L108 200Z", GOLD, LINE, 0.9)]
    parts += [cut("M142 114L137.5 114L141 200L146 200Z", GOLD, LINE, 0.9)]
    parts += [path(f"M127 {y - 4.5}L131.5 {y}L127 {y + 4.5}L122.5 {y}Z", GOLD, LINE, 0.9) for y in (148, 160)]
    if suit in "HD":
        parts.append(_cloak() if suit == "H" else _lapels())
    return "".join(parts)


def collar(rank: str, suit: str) -> str:
    """Return what lies over the neck and the hair on the shoulders."""
    return {
        "KS": _ermine,
        "KH": _clasp,
        "KD": lambda: "",
        "KC": _gorget,
        "QS": _pearls,
        "QH": _locket,
        "QD": _broad_collar,
        "QC": _frill,
        "JS": _falling_collar,
        "JH": _ruff,
        "JD": _hood,
        "JC": _mail,
    }[rank + suit]()


def _chain(points: str, colour: str = GOLD) -> str:
    beads = flatten(points, 14)[0]
    return "".join(circle(x, y, 2.1, colour, LINE, 0.7) for x, y in beads)


def _ermine() -> str:
    cape = (
        "M70 127C92 122 106 118 114 111L140 111C148 118 162 122 184 126C182 140 166 148 146 150L127 140"
        "L108 150C88 148 72 142 70 127Z"
    )
    tails = ""
    for x, y in ((84, 131), (95, 140), (103, 129), (112, 139), (142, 139), (152, 129), (160, 140), (171, 131)):
        tails += path(
            f"M{x} {y - 3.5}C{x + 2.6} {y + 1} {x + 2} {y + 3.5} {x} {y + 3.5}"
            f"C{x - 2} {y + 3.5} {x - 2.6} {y + 1} {x} {y - 3.5}Z",
            LINE,
        )
    return cut(cape, CREAM) + tails + _chain("M108 120C114 134 140 134 146 120")


def _cloak() -> str:
    left = "M10 156C18 140 44 131 72 126C92 122 106 118 115 112L124 124C112 140 96 156 84 200L10 200Z"
    right = "M230 150C220 136 204 130 178 125C162 122 148 118 139 112L130 124C142 140 158 156 170 200L230 200Z"
    cloak = _gown("H", left) + _gown("H", right)
    edge = cut("M115 112L124 124C112 140 96 156 84 200L76 200C88 154 104 138 117 123L110 115Z", GOLD, LINE, 0.9)
    edge += cut("M139 112L130 124C142 140 158 156 170 200L178 200C166 154 150 138 137 123L144 115Z", GOLD, LINE, 0.9)
    return cloak + edge


def _clasp() -> str:
    heart = moved(flatten(OUTLINE["H"], 6)[0], 127, 129, 0, 0.19)
    fur = cut("M108 114C116 106 138 106 146 114L134 124L120 124Z", CREAM)
    return fur + path(path_of([heart]), CLOTH, GOLD, 1.6)


def _lapels() -> str:
    left = "M113 112L70 127C84 136 92 150 94 200L112 200L122 134Z"
    right = "M141 112L184 126C170 136 162 150 160 200L142 200L132 134Z"
    lapels = cut(left, CREAM) + cut(right, CREAM)
    lapels += cut("M108 116L80 127C92 138 99 152 101 170L108 168C106 150 98 134 108 116Z", LIGHT, GOLD_DARK, 0.9)
    lapels += cut("M146 116L174 127C162 138 155 152 153 158L146 160C148 150 156 134 146 116Z", LIGHT, GOLD_DARK, 0.9)
    frogs = "".join(
        path(f"M119 {y}L135 {y}", stroke=GOLD, width=2.2) + circle(127, y, 2.6, GOLD, LINE, 0.8)
        for y in (140, 149, 158)
    )
    return lapels + frogs


def _gorget() -> str:
    plate = (
        "M84 123C100 121 108 116 113 108L141 108C146 116 154 121 172 123C168 140 148 150 127 154C106 150 88 140 84 123Z"
    )
    bands = path(
        "M87 129C104 134 116 132 127 132C138 132 152 134 169 129M93 137C108 142 118 141 127 141"
        "C136 141 148 142 162 137",
        stroke=_STEEL_DARK,
        width=1.5,
    )
    shoulders = cut("M24 152C26 136 52 130 74 127C84 134 84 150 78 164C60 152 40 150 24 152Z", _STEEL)
    shoulders += cut("M226 144C224 132 200 128 180 126C170 134 168 148 172 166C190 146 210 142 226 144Z", _STEEL)
    shoulders += path("M36 146C50 142 66 142 79 150M214 139C202 137 186 138 174 146", stroke=_STEEL_DARK, width=1.5)
    rim = path("M84 123C88 140 106 150 127 154C148 150 168 140 172 123", stroke=LINE, width=3.6) + path(
        "M84 123C88 140 106 150 127 154C148 150 168 140 172 123", stroke=GOLD, width=2
    )
    rivets = "".join(circle(x, y, 1.5, GOLD, LINE, 0.6) for x, y in ((44, 139), (60, 136), (204, 134), (190, 133)))
    return shoulders + rivets + cut(plate, _STEEL) + bands + rim


_BODICE = "M92 128C104 124 112 122 116 118L138 118C142 122 150 124 164 128L160 200L92 200Z"
_SLEEVE_LEFT = "M96 124C78 120 44 126 26 146C18 158 16 176 22 200L84 200C86 176 90 150 96 124Z"
_SLEEVE_RIGHT = "M158 124C176 120 206 126 220 140C228 152 228 168 226 200L164 200C162 176 160 150 158 124Z"

_BAND_LEFT = "M14 160C40 146 66 146 92 152L91 159C66 153 40 153 14 168Z"
_BAND_RIGHT = "M160 139C180 132 204 134 226 146L226 153C204 141 180 139 161 146Z"


def queen(suit: str) -> str:
    """Return a queen's gown: puffed sleeves, a bodice, a bare neck, and the suit's own collar."""
    parts = [_lace_fan()] if suit == "S" else []
    parts += [_gown(suit, _SLEEVE_LEFT), _gown(suit, _SLEEVE_RIGHT)]
    parts += [cut(_BAND_LEFT, GOLD), cut(_BAND_RIGHT, GOLD)]
    parts += [cut(_BODICE, SHADE)]
    parts.append({"S": _star_bodice, "H": _rose_bodice, "D": lambda: "", "C": _laced_bodice}[suit]())
    return "".join(parts)


def _lace_fan() -> str:
    """Return the tall collar of lace that stands behind the queen of spades' head."""
    x, y = 127, 114
    angles = [math.radians(-176 + i * 21.5) for i in range(9)]
    rays = [(53 * math.cos(a), 60 * math.sin(a)) for a in angles]
    edge = f"M{x + rays[0][0]:.1f} {y + rays[0][1]:.1f}"
    for a, b in pairwise(rays):
        bulge = ((a[0] + b[0]) * 0.57, (a[1] + b[1]) * 0.57)
        edge += f"Q{x + bulge[0]:.1f} {y + bulge[1]:.1f} {x + b[0]:.1f} {y + b[1]:.1f}"
    ribs = "".join(f"M{x} {y}L{x + dx:.1f} {y + dy:.1f}" for dx, dy in rays)
    return path(f"{edge}L127 128Z", CREAM, LINE, 1.1) + path(ribs, stroke="#c3ae84", width=0.9)


def _star_bodice() -> str:
    return cut("M104 124L127 160L150 124L144 121L127 147L110 121Z", GOLD, LINE, 1)


def _pearls() -> str:
    return _chain("M113 119C117 135 137 135 141 119", "#fffdf6") + path(
        "M127 132L131 138L127 146L123 138Z", CLOTH, GOLD, 1.3
    )


def _rose_bodice() -> str:
    return cut(
        "M92 130C104 138 116 141 127 141C138 141 152 138 164 130L164 137C152 145 138 148 127 148"
        "C116 148 104 145 92 137Z",
        CREAM,
    )


def _locket() -> str:
    heart = moved(flatten(OUTLINE["H"], 6)[0], 127, 133, 0, 0.12)
    return _chain("M114 118C117 128 137 128 140 118", "#fffdf6") + path(path_of([heart]), CLOTH, GOLD, 1.4)


def _broad_collar() -> str:
    rings = ""
    for reach, fill in ((40, GOLD), (33, CLOTH), (26, GOLD), (19, LIGHT), (12, GOLD)):
        rx, ry = reach + 4, reach * 0.62 + 2
        rings += cut(
            f"M{127 - rx} 118C{127 - rx} {118 + ry * 1.33} {127 + rx} {118 + ry * 1.33} {127 + rx} 118"
            f"L139 112L115 112Z",
            fill,
            LINE,
            0.9,
        )
    return rings


def _laced_bodice() -> str:
    front = cut("M110 122L144 122L138 200L116 200Z", CREAM)
    laces = path(
        "M113 134L142 142M142 134L113 142M114 145L141 153M141 145L114 153M115 156L140 162M140 155L116 163",
        stroke=GOLD_DARK,
        width=1.5,
    )
    return front + laces


def _frill() -> str:
    frill = cut(
        "M98 124C108 133 118 135 127 135C136 135 146 133 156 124L152 119C144 126 136 128 127 128"
        "C118 128 110 126 102 119Z",
        CREAM,
    )
    return frill + _chain("M114 119C118 128 136 128 140 119", GOLD)


def jack(suit: str) -> str:
    """Return a jack's doublet: two halves of different cloth, and the suit's own collar."""
    left = "M34 160C36 142 52 132 78 126C94 122 108 118 115 112L127 112L127 200L34 200Z"
    right = "M216 152C214 136 200 130 176 125C160 122 146 118 139 112L127 112L127 200L216 200Z"
    parts = [_gown(suit, left), cut(right, CREAM)]
    for i in range(6):
        x = 134 + i * 15
        stripe = clip([(x, 100), (x + 7, 100), (x + 9, 200), (x + 2, 200)], BODY)
        kept = _above_shoulder(stripe)
        parts.append(path(path_of([kept]), CLOTH))
    parts.append(cut(right, "none"))
    parts.append(path("M127 118L127 166", stroke=LINE, width=1.2))
    parts += [circle(127, y, 2.3, GOLD, LINE, 0.8) for y in (142, 151, 160)]
    parts.append(_baldric() if suit == "S" else "")
    parts.insert(0, _quiver() if suit == "D" else "")
    return "".join(parts)


def _above_shoulder(stripe: Polygon) -> Polygon:
    """Cut an upright stripe to the slope of the right shoulder, which falls in two straight lines."""
    for a, b in (((127, 113), (176, 125.5)), ((176, 125.5), (215, 148))):
        dx, dy = (b[0] - a[0]) * 20, (b[1] - a[1]) * 20
        below = [(a[0] - dx, a[1] - dy), (b[0] + dx, b[1] + dy), (b[0] + dx, 2000.0), (a[0] - dx, 2000.0)]
        stripe = clip(stripe, below)
    return stripe


def _baldric() -> str:
    strap = cut("M66 128L78 126L146 200L132 200Z", SHADE)
    return strap + path("M70 130L100 162", stroke=GOLD, width=1.4)


def _quiver() -> str:
    case = path("M70 140L84 104L100 112L92 140Z", "#8a5a2b", LINE, 1.1) + path("M82 109L99 117", stroke=GOLD, width=2.4)
    flights = ""
    for x, y in ((84, 101), (91, 99), (98, 106)):
        flights += path(
            f"M{x} {y + 6}L{x - 7} {y - 12}L{x - 4} {y - 21}L{x + 2} {y - 14}L{x + 4} {y + 6}Z", CREAM, LINE, 1
        )
        flights += path(f"M{x + 1} {y + 6}L{x - 4} {y - 16}", stroke=GOLD_DARK, width=0.9)
    return flights + case


def _falling_collar() -> str:
    return cut("M92 122L115 110L127 122L139 110L162 122L150 138L127 128L104 138Z", CREAM)


def _ruff() -> str:
    frill, folds = [], ""
    for i in range(15):
        a = math.radians(-8 + i * 14)
        x, y = 127 + 31 * math.cos(a), 113 + 15 * math.sin(a)
        frill.append(circle(x, y, 5.2, CREAM, LINE, 1))
        folds += f"M{127 + 14 * math.cos(a):.1f} {112 + 6 * math.sin(a):.1f}L{x:.1f} {y:.1f}"
    plate = path("M98 112C98 130 156 130 156 112C156 104 98 104 98 112Z", CREAM)
    return "".join(frill) + plate + path(folds, stroke="#b9a377", width=0.9)


def _hood() -> str:
    cowl = cut(
        "M82 125C96 122 108 117 113 108L141 108C146 117 158 122 172 125C166 138 154 142 147 138L141 148"
        "L134 140L127 151L120 140L113 148L107 138C100 142 88 138 82 125Z",
        SHADE,
    )
    return (
        cowl + path("M100 124C112 132 142 132 154 124", stroke=GOLD, width=1.6) + circle(127, 130, 3, GOLD, LINE, 0.9)
    )


def _mail() -> str:
    shape = (
        "M88 124C100 121 108 117 112 108L142 108C146 117 154 121 166 124C160 138 144 144 127 146C110 144 94 138 88 124Z"
    )
    rings = ""
    for row in range(5):
        for i in range(12):
            x, y = 92 + i * 6.2 + (3.1 if row % 2 else 0), 116 + row * 6
            if _inside((x - 3, y + 2), flatten(shape)[0]) and _inside((x + 3, y + 2), flatten(shape)[0]):
                rings += f"M{x - 3:.1f} {y}Q{x:.1f} {y + 5} {x + 3:.1f} {y}"
    return cut(shape, _STEEL) + path(rings, stroke=_STEEL_DARK, width=1)
