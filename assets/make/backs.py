"""The medallion back of the cards and the emblem of the title."""

from __future__ import annotations

from drawing import HEIGHT, WIDTH, Drawing, circle, group, path
from geometry import clip, moved, path_of, rosette
from suits import OUTLINE

_RED, _DEEP, _CREAM, _GOLD = "#8e1b2f", "#5b0f1f", "#fbf3df", "#e6bb5a"


def _lattice(box: tuple[float, float, float, float], step: float) -> str:
    """Return two sets of slanting lines, cut to a box, about the middle of the card."""
    x1, y1, x2, y2 = box
    frame = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    lines = []
    half = 0.45
    for slope in (1.4, -1.4):
        for k in range(-16, 17):
            middle = WIDTH / 2 + k * step
            x_top = middle - (HEIGHT / 2) / slope
            x_low = middle + (HEIGHT / 2) / slope
            band = [
                (x_top - half, 0.0),
                (x_top + half, 0.0),
                (x_low + half, float(HEIGHT)),
                (x_low - half, float(HEIGHT)),
            ]
            piece = clip(band, frame)
            if piece:
                lines.append(piece)
    return path_of(lines)


def medal() -> Drawing:
    """Draw the back: the same seen from either end, so that it tells nothing."""
    back = Drawing()
    back.rect(0.8, 15, fill=_CREAM, stroke="#b7aa8f", width=1.4)
    back.rect(12, 8, fill=_RED)
    back.path(_lattice((22, 22, WIDTH - 22, HEIGHT - 22), 16), _GOLD, more='fill-opacity=".55"')
    _knots(back)
    for x, y, turn in ((22, 22, 0), (WIDTH - 22, 22, 90), (WIDTH - 22, HEIGHT - 22, 180), (22, HEIGHT - 22, 270)):
        back.add(group(_corner(), x, y, turn))
    _border(back)
    _medallion(back)
    return back


def _corner() -> str:
    """Return a quarter of a smaller medallion, its middle in the corner of the lattice."""
    quarter = path("M0 0L46 0A46 46 0 0 1 0 46Z", _DEEP, _GOLD, 1.8)
    bows = path("M39 0A39 39 0 0 1 0 39M17 0A17 17 0 0 1 0 17", stroke=_GOLD, width=1)
    petals = [moved([(0, -19), (3.4, -28), (0, -37), (-3.4, -28)], 0, 0, turn) for turn in (99, 117, 135, 153, 171)]
    return quarter + bows + path(path_of(petals), _GOLD) + path("M0 0L12 0A12 12 0 0 1 0 12Z", _GOLD)


def _knots(back: Drawing) -> None:
    """Set a small four-pointed star in every mesh of the lattice."""
    flower = [(0.0, -4.9), (1.5, -1.5), (4.3, 0.0), (1.5, 1.5), (0.0, 4.9), (-1.5, 1.5), (-4.3, 0.0), (-1.5, -1.5)]
    kept = []
    step_x, step_y = 16.0, 16.0 * 1.4
    for row in range(-13, 14):
        for column in range(-7, 8):
            x = WIDTH / 2 + column * step_x + (step_x / 2 if row % 2 == 0 else 0.0)
            y = HEIGHT / 2 + row * step_y / 2
            if 28 < x < WIDTH - 28 and 28 < y < HEIGHT - 28:
                kept.append(moved(flower, x, y))
    back.path(path_of(kept), _CREAM, more='fill-opacity=".8"')


def _border(back: Drawing) -> None:
    back.rect(17, 4.5, stroke=_DEEP, width=10)
    back.rect(12, 8, stroke=_GOLD, width=1.6)
    back.rect(22, 2, stroke=_GOLD, width=1.2)
    beads = [(x, y) for y in (17.0, HEIGHT - 17.0) for x in _spread(26, WIDTH - 26, 22)]
    beads += [(x, y) for x in (17.0, WIDTH - 17.0) for y in _spread(26, HEIGHT - 26, 33)]
    back.path(path_of([[(x, y - 2.2), (x + 2.2, y), (x, y + 2.2), (x - 2.2, y)] for x, y in beads]), _GOLD)
    for x, y in ((17, 17), (WIDTH - 17, 17), (17, HEIGHT - 17), (WIDTH - 17, HEIGHT - 17)):
        back.circle(x, y, 2.6, _CREAM)


def _spread(first: float, last: float, count: int) -> list[float]:
    return [first + (last - first) * i / (count - 1) for i in range(count)]


def _medallion(back: Drawing) -> None:
    cx, cy = WIDTH / 2, HEIGHT / 2
    spots = [moved([(0.0, -66.0)], 0, 0, i * 15)[0] for i in range(24)]
    outer = "".join(circle(x, y, 10.4, _DEEP, _GOLD, 2) for x, y in spots) + circle(0, 0, 68.5, _DEEP)
    outer += "".join(circle(x * 1.045, y * 1.045, 2.5, _CREAM) for x, y in spots) + circle(0, 0, 62, "none", _GOLD, 1.6)
    rose = path(rosette(48, 9, 20, 6), stroke=_GOLD, width=0.7)
    rose += circle(0, 0, 36, _RED, _GOLD, 1.8) + circle(0, 0, 32.5, "none", _GOLD, 0.7)
    back.add(group(outer + rose + _compass(), cx, cy))


def _compass() -> str:
    """Return the four suits about a star; turned half round it is the same but for the signs' place."""
    rays = []
    for i in range(8):
        reach, half = (15.0, 3.2) if i % 2 else (27.0, 4.2)
        rays.append(moved([(0, -reach), (half, -6), (0, 0), (-half, -6)], 0, 0, i * 45))
    dark = [
        moved([(0, -reach), (0, 0), (-half, -6)], 0, 0, i * 45)
        for i, (reach, half) in enumerate([(27.0, 4.2), (15.0, 3.2)] * 4)
    ]
    return path(path_of(rays), _GOLD) + path(path_of(dark), "#b67d1c") + circle(0, 0, 4.2, _CREAM, _GOLD, 1.2)


def emblem() -> Drawing:
    """Draw the emblem of the title: the four suits in a gold ring, 128 by 128."""
    badge = Drawing(128, 128)
    gold = badge.gradient((20, 10), (108, 118), (0, "#fbe6a4"), (0.45, "#d9a53a"), (0.6, "#f0cf78"), (1, "#9a6a1a"))
    badge.circle(64, 64, 61, gold, "#6d4710", 1.5)
    badge.circle(64, 64, 54, _RED, "#6d4710", 1.2)
    rose = path(rosette(46, 6, 16, 6), stroke=_GOLD, width=0.6)
    badge.add(group(rose, 64, 64))
    badge.circle(64, 64, 38.5, _DEEP, gold, 1.8)
    spots = {"S": (64, 44.5), "D": (83.5, 64), "C": (64, 83.5), "H": (44.5, 64)}
    for suit, (x, y) in spots.items():
        badge.add(group(path(OUTLINE[suit], _CREAM if suit in "SC" else "#f0b9a8"), x, y, 0, 0.245))
    badge.add(group(path("M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z", gold), 64, 64))
    return badge
