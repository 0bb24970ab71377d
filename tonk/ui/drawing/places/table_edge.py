"""The edge of the table in depth: narrower far away than near, with the room beyond it."""

import math
from collections.abc import Callable

from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import fill, line, linear
from tonk.ui.drawing.viewport import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Point

FAR = 90.0
"""The far edge of the table, at its ends, below the upper edge of the window."""
RAIL = 24.0
"""The width of the rail, as an inset of its inner edge from its outer one."""
_BOW = 16.0
"""The bend of the far edge: its middle is half as much farther away than its ends."""
BEYOND = FAR - _BOW / 2
"""The height of the room that is visible above the whole far edge, in units."""
FELT = FAR + 0.75 * RAIL
"""The upper edge of the felt, below the rail, where cards may lie."""
_FAR_IN, _NEAR_OUT, _BELOW = 8.0, 6.0, 5.0
"""The outer edge at the far corners is so far inside the window; at the near ones, and below, so far outside."""
_FAR_CORNER, _NEAR_CORNER, _SQUARE_CORNER = 86.0, 58.0, 30.0
CORNERS = FAR + _FAR_CORNER
"""The far edge of the table has its round corners down to here, below the upper edge of the window."""
_SMALL_WIDE, _SMALL_HIGH = 1000.0, 560.0
"""A window of fewer units than these has little room for a table."""
THINGS = 345.0
"""The height above the window's lower edge of the things on the right, between a player and the buttons."""
_HAND = 246.0
"""The height of the part of the table below the field, where a hand of cards lies."""
_PICTURE = 430.0
"""A sheet of fewer units in height is a picture of a table, at which nobody holds cards."""
_STRAIGHT = 12.0
"""The longest line of the outline, in units. The renderer rounds the slope of steep lines, so one as long as the table
would miss its end by some pixels, and would differ between parts that are drawn separately.
"""


def is_small(w: float, h: float) -> bool:
    """Return whether a window has little room for a table.

    Args:
        w: Its width, in units.
        h: Its height, in units.
    """
    return w < _SMALL_WIDE or h < _SMALL_HIGH


def is_near(w: float, h: float) -> bool:
    """Return whether a window of this size, in units, has no room for people beyond the table (it then ends higher).

    Args:
        w: Its width.
        h: Its height.
    """
    return w >= h and is_small(w, h)


def outline(box: Box, inset: float = 0.0, *, square: bool = False) -> str:
    """The outline of the table, so far inside its outer edge: far edge bowed, sides that lean, all corners round.

    Args:
        box: The window.
        inset: How far inside, in units.
        square: Whether its corners are those of a chest, and hardly round.
    """
    left, right, low_right, low_left = corners_of(box, inset)
    round_far, round_near = _rounding(inset, far=True, square=square), _rounding(inset, far=False, square=square)
    top = left[1]
    data = "M{:.2f} {:.2f}".format(*_toward(left, right, round_far))
    bow = box.center[0], top - _BOW
    data += _bend(bow, _toward(right, left, round_far))
    for corner, before, after, reach in (
        (right, left, low_right, round_far),
        (low_right, right, low_left, round_near),
        (low_left, low_right, left, round_near),
        (left, low_left, right, round_far),
    ):
        begins = _toward(before, corner, round_far if before in (left, right) else round_near)
        data += _straight(begins, _toward(corner, before, reach))
        data += _bend(corner, _toward(corner, after, reach))
    return data + "Z"


def corners_of(box: Box, inset: float = 0.0) -> tuple[Point, Point, Point, Point]:
    """Return where the edges of the table would meet if its corners weren't round, from the far left one clockwise.

    Args:
        box: The window.
        inset: How far inside its outer edge, in units.
    """
    top, bottom = box.y + FAR + 0.9 * inset, box.bottom + _BELOW - inset
    far, near = _FAR_IN + inset, 1.06 * inset - _NEAR_OUT
    return (box.x + far, top), (box.right - far, top), (box.right - near, bottom), (box.x + near, bottom)


def _rounding(inset: float, *, far: bool, square: bool) -> float:
    """Return how round a corner is, so far inside the outer edge."""
    if square:
        return max(8.0, _SQUARE_CORNER - 0.5 * inset)
    return max(24.0, _FAR_CORNER - inset) if far else max(20.0, _NEAR_CORNER - inset)


def around_corner(box: Box, number: int, insets: tuple[float, float], reach: float, *, square: bool = False) -> str:
    """Return the outline of a piece of the rail that goes around one corner.

    Args:
        box: The window.
        number: The corner, from the far left one clockwise.
        insets: How far inside the outer edge the piece begins and ends, in units.
        reach: How far it goes along both edges.
        square: Whether the corners of this table are hardly round.
    """
    sides = []
    for inset in insets:
        corners = corners_of(box, inset)
        corner, before, after = corners[number], corners[number - 1], corners[(number + 1) % 4]
        bend = _rounding(inset, far=number < 2, square=square)
        ends = [_toward(corner, before, max(reach, bend)), _toward(corner, before, bend)]
        ends += [_toward(corner, after, bend), _toward(corner, after, max(reach, bend))]
        sides.append((corner, ends))
    (out, (a, b, c, d)), (into, (e, f, g, h)) = sides
    return (
        f"M{a[0]:.2f} {a[1]:.2f}L{b[0]:.2f} {b[1]:.2f}{_bend(out, c)}L{d[0]:.2f} {d[1]:.2f}L{h[0]:.2f} {h[1]:.2f}"
        f"L{g[0]:.2f} {g[1]:.2f}{_bend(into, f)}L{e[0]:.2f} {e[1]:.2f}Z"
    )


def along_rail(box: Box, apart: float, clear: float) -> list[tuple[Point, bool]]:
    """Return points along the middle of the rail, evenly apart, and whether the rail goes across there.

    Args:
        box: The window.
        apart: How far apart they are, in units.
        clear: How much of each edge is left free at the corners.
    """
    corners = corners_of(box, RAIL / 2)
    points = []
    for number, start in enumerate(corners):
        end = corners[(number + 1) % 4]
        across = number % 2 == 0
        long = abs(end[0] - start[0]) if across else abs(end[1] - start[1])
        count = max(1, round((long - 2 * clear) / apart))
        for step in range(count + 1):
            share = (clear + (long - 2 * clear) * step / count) / long
            bow = _BOW * 2 * share * (1 - share) if number == 0 else 0.0
            points.append(
                ((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - bow), across)
            )
    return points


def _toward(start: Point, end: Point, far: float) -> Point:
    """Return the point at a distance from the start of a line, at most half-way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = min(0.5, far / max(1.0, (dx * dx + dy * dy) ** 0.5))
    return start[0] + dx * share, start[1] + dy * share


def _straight(start: Point, end: Point) -> str:
    """Short lines from one point to another."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    count = max(1, math.ceil(abs(dy) / _STRAIGHT))
    return "".join(f"L{x + dx * step / count:.3f} {y + dy * step / count:.3f}" for step in range(1, count + 1))


def _bend(by: Point, to: Point) -> str:
    return f"Q{by[0]:.2f} {by[1]:.2f} {to[0]:.2f} {to[1]:.2f}"


def window(box: Box) -> str:
    """The outline of all, to cut the table out of it."""
    return f"M{box.x - 60:.1f} {box.y - 60:.1f}H{box.right + 60:.1f}V{box.bottom + 60:.1f}H{box.x - 60:.1f}Z"


SQUARE = frozenset({"camp"})
"""The places whose tables have corners that are hardly round."""


def draw_rim(sheet: Sheet, body: str) -> None:
    """Draw the part of a drawing that lies on the rail and close to it: the middle would take time for nothing.

    Args:
        sheet: The sheet that it is drawn on.
        body: The drawing.
    """
    box, top, side, low = sheet.box, FAR + RAIL + 18, RAIL + 26.0, RAIL + 40.0
    corner = min(box.h - low, top + _FAR_CORNER)
    parts = [Box(0, 0, box.w, top), Box(0, box.h - low, box.w, low)]
    for left, y, wide, bottom in (
        (0.0, top, 2 * side, corner),
        (box.w - 2 * side, top, 2 * side, corner),
        (0.0, corner, side, box.h - low),
        (box.w - side, corner, side, box.h - low),
    ):
        parts.append(Box(left, y, wide, max(0.0, bottom - y)))
    for part in parts:
        rows = [round(edge * sheet.scale) / sheet.scale for edge in (part.y, part.bottom)]
        columns = [round(edge * sheet.scale) / sheet.scale for edge in (part.x, part.right)]
        sheet.draw(body, Box(columns[0], rows[0], columns[1] - columns[0], rows[1] - rows[0]))


def shade_of_rail(sheet: Sheet, ink: str, strength: float, blur: float, *, square: bool = False) -> None:
    """Let the rail cast its shade on the felt.

    Args:
        sheet: The sheet that it is drawn on.
        ink: Its colour.
        strength: How strong it is, 0 to 1.
        blur: How far it fades out.
        square: Whether the corners of the table are hardly round.
    """
    sheet.soften(fill(window(sheet.box) + outline(sheet.box, RAIL, square=square), ink, strength), blur)


def contour(box: Box, lines: tuple[tuple[float, float, str, float], ...], *, square: bool = False) -> str:
    """Return lines along the rail.

    Args:
        box: The window.
        lines: The inset, the width, the colour and the strength of each.
        square: Whether the corners of the table are hardly round.
    """
    return "".join(line(outline(box, inset, square=square), ink, wide, seen) for inset, wide, ink, seen in lines)


def lit_from_far(box: Box, name: str, far: str, near: str) -> str:
    """Define the colour of a rail on which light falls from beyond the far edge.

    Args:
        box: The box of the rail.
        name: The name by which it is used.
        far: The colour at the far side.
        near: The colour at the near side.
    """
    return linear(name, (0, box.y + FAR), (0, box.y + FAR + RAIL * 1.6), (0, far), (1, near))


def racetrack(box: Box, ink: str, strength: float) -> str:
    """Draw printed lines around the middle of the table, where spreads are laid.

    Args:
        box: The box of the table.
        ink: Its colour.
        strength: Their opacity, 0 to 1.
    """
    body = ""
    for away, width in ((0.0, 2.2), (7.0, 0.9)):
        inner = field(box).inset(away)
        body += line(_stadium(inner), ink, width, strength)
    return body


def field(box: Box) -> Box:
    """The part of the felt within the printed lines: between those who sit around it, and above the hand."""
    wide = min(box.w * 0.56, 1060.0)
    top = box.y + FAR + RAIL + 22.0
    low = _HAND if box.h >= _PICTURE else RAIL + 40.0
    return Box(box.center[0] - wide / 2, top, wide, max(80.0, box.bottom - low - top))


def heart_of(box: Box) -> Point:
    """The middle of the field, where an emblem is printed."""
    return field(box).center


def _stadium(box: Box) -> str:
    r = min(box.w, box.h) / 2
    arc = f"A{r:.1f} {r:.1f} 0 0 1"
    if box.w >= box.h:
        return (f"M{box.x + r:.1f} {box.y:.1f}H{box.right - r:.1f}{arc} {box.right - r:.1f} {box.bottom:.1f}"
                f"H{box.x + r:.1f}{arc} {box.x + r:.1f} {box.y:.1f}Z")  # fmt: skip
    return (f"M{box.x:.1f} {box.y + r:.1f}{arc} {box.right:.1f} {box.y + r:.1f}V{box.bottom - r:.1f}"
            f"{arc} {box.x:.1f} {box.bottom - r:.1f}Z")  # fmt: skip


def on_felt(sheet: Sheet, printed: Callable[[Box], str]) -> None:
    """Print something on the felt, within and around the field; on a picture smaller, but of the same shape.

    Args:
        sheet: The sheet.
        printed: Draws it for a table of this box.
    """
    part = field(sheet.box)
    if sheet.box.h >= _PICTURE:
        sheet.draw(printed(sheet.box), part.inset(-6.0))
        return
    whole = Box(0.0, 0.0, DESIGN_WIDTH, DESIGN_HEIGHT)
    usual = field(whole)
    size, (x, y), (from_x, from_y) = min(part.w / usual.w, part.h / usual.h), part.center, usual.center
    steps = f"translate({x:.1f} {y:.1f}) scale({size:.4f}) translate({-from_x:.1f} {-from_y:.1f})"
    sheet.draw(f'<g transform="{steps}">{printed(whole)}</g>', part.inset(-6.0))
