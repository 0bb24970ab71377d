"""Those who stand and sit between a room's wall and the table: each turned to somebody, with arms, and busy.

They are drawn about the middle of their heads, in radii of the head, and face the right unless they are mirrored.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from tonk.ui.drawing.places.bystanders import mixed, scaled
from tonk.ui.drawing.places.svg import disc, fill, line, linear, paint
from tonk.ui.drawing.viewport import Point

Covered = Literal["hair", "bob", "bun", "fedora", "cap", "cloche", "hood", "kettle", "nasal", "bald"]
Busy = Literal["rests", "drinks", "talks", "serves", "cloaked", "guards"]

_RIM, _FAINT = 0.17, 0.95
"""The width of the light along an outline, and its opacity."""
_STEEL, _WOOD, _CHINA = "#8c8a90", "#3a2416", "#fff6e4"
_FACE = (
    "M-.45 1.5L-.5 .7C-1.02 .5-1.05-.4-.76-.78C-.4-1.2 .36-1.18 .62-.72Q.72-.52 .72-.32Q.64-.24 .68-.14L.97 .2"
    "Q.98 .3 .72 .32L.8 .46L.71 .56L.76 .68Q.68 .74 .72 .88Q.64 1.08 .36 1.02L.14 .92L.22 1.5Z"
)
_FRONT_EDGE = (
    "M.6-.68Q.69-.52 .69-.32Q.61-.24 .65-.14L.93 .2Q.94 .28 .69 .32L.77 .46L.68 .56L.73 .68Q.65 .74 .69 .86"
    "Q.6 1.04 .38 1"
)
_HAIR = "M-.55 .75C-1.16 .45-1.12-.5-.8-.86C-.36-1.36 .5-1.3 .66-.66Q.3-.74 .12-.45Q.02-.1-.14 .08Q-.1 .45-.3 .75Z"
_COVERS: dict[Covered, tuple[str, ...]] = {
    "hair": (_HAIR,),
    "bald": (
        "M-.62 .6Q-1.04 .3-.94-.1Q-.7 .1-.36 .05Q-.3 .4-.62 .6Z",
        "M.74 .62Q.96 1.3 .44 1.36Q0 1.16-.02 .5Q.2 .55 .34 .46Q.5 .62 .74 .62Z",
    ),
    "bob": ("M.66-.66C.5-1.36-.6-1.42-.96-.7C-1.3 0-1.14 .7-.9 1.06Q-.4 1.16-.06 .9Q.18 .2 .02-.1Q.32-.44 .66-.66Z",),
    "bun": (_HAIR, "M-1.36-.3A.42 .42 0 0 1-.52-.3A.42 .42 0 0 1-1.36-.3Z"),
    "fedora": (_HAIR, "M-1.36-.46Q-.2-.3 1.36-.52Q1-.8 .76-.76L.64-1.46Q.1-1.28-.7-1.5L-.86-.74Q-1.2-.7-1.36-.46Z"),
    "cap": (_HAIR, "M-.98-.36Q-1.12-1.3 0-1.32Q.78-1.28 .82-.78L1.3-.46Q.8-.54 .6-.54Q-.2-.7-.98-.36Z"),
    "cloche": (
        "M-.9 .66C-1.4-.2-1.1-1.4 .02-1.4Q.86-1.36 .9-.44Q.2-.6-.2-.16Q-.3 .3-.4 .8Z",
        "M-.42 .8Q-.1 .6-.06 .1L-.3 0Z",
    ),
    "hood": ("M-.7 1.7C-1.4 .9-1.36-.9-.5-1.36C.04-1.62 .66-1.3 .82-.7Q.42-.5 .4 .14Q.4 .9 .2 1.7Z",),
    "kettle": ("M-1.4-.3Q0-.72 1.4-.26Q1.24-.52 .92-.58Q.86-1.52 0-1.56Q-.9-1.5-.98-.6Q-1.26-.52-1.4-.3Z",),
    "nasal": (
        "M-.9-.3L-1.06 1.6L.3 1.6L.24 .9Q.02 .3 .2-.34Z",
        "M-.92-.28Q-.8-1.3 .06-1.86Q.74-1.2 .8-.44L.9 .1L.74 .1L.62-.3Q-.2-.5-.92-.28Z",
    ),
}
"""Hair and what is worn over it, from behind to the front."""
_OF_STEEL = frozenset({"kettle", "nasal"})
_BACK_OF_SIGHT = 6.5
"""The distance below the head at which the table hides all bodies, in radii."""


class Onlooker(NamedTuple):
    """The looks of one of them.

    Attributes:
        covered: The hair or what is worn over it.
        busy: What is being done.
        cloth: The colour of the clothes.
        face: The colour of the face.
        hair: The colour of hair or hat; steel is always steel.
    """

    covered: Covered
    busy: Busy
    cloth: str
    face: str
    hair: str = "#1c0f0c"


def limb(joints: Sequence[tuple[Point, float]], ink: str, grown: float = 0.0) -> str:
    """Return an arm that is round at its joints and narrower from one to the next.

    Args:
        joints: The joints, each with the arm's width there.
        ink: The colour.
        grown: How much wider it is on each side.
    """
    body = ""
    for ((ax, ay), one), ((bx, by), other) in pairwise(joints):
        turn = math.atan2(by - ay, bx - ax)
        nx, ny, a, b = -math.sin(turn), math.cos(turn), one / 2 + grown, other / 2 + grown
        ends = (
            (ax + nx * a, ay + ny * a),
            (bx + nx * b, by + ny * b),
            (bx - nx * b, by - ny * b),
            (ax - nx * a, ay - ny * a),
        )
        body += fill("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ends) + "Z", ink)
    for (x, y), wide in joints:
        body += f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{wide / 2 + grown:.2f}" fill="{ink}"/>'
    return body


def figure(at: Point, r: float, who: Onlooker, light: str, *, faces: int = 1, lit: int = 1) -> str:
    """Return somebody seen from the side, down to where the table begins.

    Args:
        at: The middle of the head.
        r: The radius of the head.
        who: The looks.
        light: The colour of the light on them.
        faces: The side to which the face is turned: 1 for the right, -1 for the left.
        lit: The side from which light comes.
    """
    ahead = lit == faces
    name = f"cr{at[0]:.0f}y{at[1]:.0f}"
    cloth = linear(name, (-1.4, 0), (1.4, 0), *_lit(who.cloth, light, ahead=ahead))
    body = f"<defs>{cloth}</defs>" + _body(who, paint(name), light, ahead=ahead)
    body += _head(who, light, ahead=ahead) + _hand_before(who, light)
    return f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) scale({faces * r:.2f} {r:.2f})">{body}</g>'


def _lit(ink: str, light: str, *, ahead: bool) -> tuple[tuple[float, str], tuple[float, str], tuple[float, str]]:
    """Return the colours of something round across its width."""
    dark, bright = scaled(ink, 0.6), mixed(ink, light, 0.34)
    return ((0, dark), (0.5, ink), (1, bright)) if ahead else ((0, bright), (0.5, ink), (1, dark))


def _head(who: Onlooker, light: str, *, ahead: bool) -> str:
    """The head: a face with brow, eye, nose and mouth, and what covers it."""
    name = f"cf{who.face[1:]}{ahead:d}{light[1:]}"
    tone = linear(name, (-0.7, 0), (0.9, 0), *_lit(who.face, light, ahead=ahead))
    dark = scaled(who.face, 0.36)
    body = f"<defs>{tone}</defs>" + fill(_FACE, paint(name))
    body += fill("M.14 .92L.36 1.02Q.3 1.3 .22 1.5L-.3 1.5Q.1 1.3 .14 .92Z", dark, 0.5)  # the shade below the jaw
    body += fill("M.02 .46Q.2 .16 .46 .34Q.44 .62 .2 .66Z", "#c8402e", 0.3)  # the cheek
    body += fill("M.3-.02Q.44-.22 .66-.08Q.52 .1 .3-.02Z", "#fff4e2", 0.9) + disc((0.53, -0.04), 0.1, "#1a0c0a")
    body += line("M.24-.32Q.46-.48 .7-.34", dark, 0.15, 0.95) + line("M.27-.03Q.42-.24 .68-.09", dark, 0.09, 0.95)
    body += line("M.46 .6Q.62 .66 .74 .56", mixed(dark, "#b02c34", 0.5), 0.13, 0.9)
    body += line("M-.2-.06Q-.36 .1-.2 .3", dark, 0.1, 0.5)
    if ahead:
        body += fill("M-.5 1.5L-.5 .7L-.2-.2Q-.1 .6 .14 .92L.22 1.5Z", dark, 0.35) + line(
            _FRONT_EDGE, light, _RIM, _FAINT
        )
    else:
        body += fill(
            "M.3-.8Q.72-.6 .72-.32Q.64-.24 .68-.14L.97 .2L.72 .32L.8 .46L.76 .68L.7 1L.36 1.02Q.5 .4 .3-.8Z", dark, 0.4
        )
    for number, shape in enumerate(_COVERS[who.covered]):
        ink = who.hair
        if who.covered in _OF_STEEL:
            ink = _STEEL if number == len(_COVERS[who.covered]) - 1 else "#4a4a52"
        elif who.covered == "hood":
            ink = who.cloth
        body += fill(shape, scaled(ink, 0.62)) if who.covered in _OF_STEEL else fill(shape, ink)
    if who.covered in _OF_STEEL:
        gleam = "M.3-1.2Q.62-.96 .7-.62" if ahead else "M-.4-1.26Q-.74-1-.8-.66"
        body += line(gleam, light, 0.16, 0.8)
    elif who.covered == "hood":
        body += line("M.8-.7Q.42-.5 .4 .14Q.4 .9 .22 1.6", mixed(who.cloth, light, 0.6 if ahead else 0.2), 0.14, 0.9)
        body += line("M-.5-.9Q-.9 0-.5 1.3", scaled(who.cloth, 0.55), 0.12, 0.7)
    elif who.covered == "fedora":
        body += fill("M-.82-.76Q0-.6 .75-.78L.72-1Q0-.84-.79-.98Z", scaled(who.hair, 0.5))
    elif not ahead and who.covered != "bald":
        body += line("M-.96 .1Q-1.02-.5-.76-.84", mixed(who.hair, light, 0.7), _RIM, _FAINT)
    return body


def _body(who: Onlooker, cloth: str, light: str, *, ahead: bool) -> str:
    """Trunk and clothes."""
    low = _BACK_OF_SIGHT
    dark, seam = scaled(who.cloth, 0.5), mixed(who.cloth, light, 0.5)
    if who.busy in ("cloaked", "guards"):
        shape = f"M-.35 1.05C-1.3 1.5-1.85 3-2.1 {low}L1.7 {low}C1.5 4 1.3 2.3 .5 1.25Z"
        body = fill(shape, cloth)
        for fold in ("M-.5 1.9Q-1 4-1.1 6.4", "M0 2Q-.2 4-.1 6.4", "M.5 2.2Q.7 4 .8 6.4"):
            body += line(fold, dark, 0.16, 0.8)
        body += fill("M-.6 1.2Q0 1.9 .55 1.35L.6 1.8Q0 2.4-.8 1.7Z", seam, 0.5) + disc((0.42, 1.72), 0.16, "#e2b25c")
        edge = f"M.5 1.3C1.28 2.3 1.46 4 1.66 {low}" if ahead else f"M-.4 1.1C-1.26 1.5-1.8 3-2.05 {low}"
        return body + line(edge, light, _RIM, _FAINT)
    shape = f"M-.5 1.2C-1.2 1.5-1.3 2.4-1.22 {low}L.86 {low}C1.02 4 .98 2.2 .3 1.3Z"
    body = fill(shape, cloth)
    if who.covered in ("bob", "bun", "cloche"):
        body += fill("M-.56 1.26Q-.05 1.8 .32 1.3L.44 1.72Q0 2.5-.7 1.66Z", _CHINA, 0.8)
        body += line("M-.6 1.9Q0 2.7 .44 1.95", seam, 0.14, 0.9)
    else:
        body += fill("M-.5 1.2Q-.02 1.62 .3 1.16Q.56 1.9 .68 3.3L.26 2.2L-.6 1.5Z", _CHINA, 0.9)
        body += line("M-.56 1.5L.24 2.2L.66 3.7", dark, 0.13, 0.9) + line("M-.42 1.68L.14 2.4L.5 3.8", seam, 0.1, 0.8)
    if who.busy == "serves":
        body += fill(f"M-1.22 4.5L.93 4.1L.87 {low}H-1.22Z", _CHINA, 0.85)  # an apron
    shade = (
        f"M-.5 1.2C-1.2 1.5-1.3 2.4-1.22 {low}H-.5C-.66 4-.9 2.6-.3 1.5Z"
        if ahead
        else (f"M.3 1.3C.98 2.2 1.02 4 .86 {low}H.3C.42 4 .36 2.6 0 1.6Z")
    )
    body += fill(shade, dark, 0.6)
    edge = f"M.32 1.32C.95 2.2 .98 4 .83 {low}" if ahead else f"M-.5 1.22C-1.16 1.5-1.26 2.4-1.18 {low}"
    return body + line(edge, light, 0.44, 0.22) + line(edge, light, _RIM, _FAINT)


_ARMS: dict[Busy, tuple[Point, Point, Point]] = {
    "rests": ((-0.3, 2.3), (-0.5, 4.1), (1.0, 4.0)),
    "drinks": ((-0.3, 2.3), (0.35, 4.1), (1.22, 2.2)),
    "talks": ((-0.3, 2.3), (0.1, 4.1), (1.7, 3.2)),
    "serves": ((-0.2, 2.3), (0.7, 3.9), (1.2, 1.9)),
    "cloaked": ((0.2, 2.9), (0.5, 4.2), (1.7, 3.7)),
    "guards": ((0.2, 2.9), (0.4, 4.2), (1.75, 3.1)),
}
"""Shoulder, elbow and hand."""


def _hand_before(who: Onlooker, light: str) -> str:
    """The near arm, its hand and what that holds."""
    arm = list(zip(_ARMS[who.busy], (0.86, 0.7, 0.46), strict=True))
    if who.busy == "cloaked":  # the upper arm is below the cloak
        arm = arm[1:]
    x, y = arm[-1][0]
    skin = mixed(who.face, light, 0.2)
    body = _spear(x, light) if who.busy == "guards" else ""
    body += limb(arm, scaled(who.cloth, 0.5), 0.07) + limb(arm, mixed(who.cloth, light, 0.07))
    body += limb([((x, y), 0.42), ((x + 0.22, y - 0.12), 0.34)], skin)
    if who.busy == "talks":
        body += limb([((x + 0.2, y - 0.1), 0.18), ((x + 0.5, y - 0.42), 0.13)], skin)
    return body + _held(who.busy, x, y)


def _spear(x: float, light: str) -> str:
    """A spear, which stands behind the fingers."""
    low = _BACK_OF_SIGHT
    body = line(f"M{x} {low}V-.8", _WOOD, 0.17) + line(f"M{x + 0.05} {low}V-.8", light, 0.05, 0.6)
    body += fill(f"M{x} -2L{x + 0.28} -1.3L{x} -.7L{x - 0.28} -1.3Z", "#b8bcc4")
    return body + fill(f"M{x} -2L{x} -.7L{x - 0.28} -1.3Z", "#5c6068")


def _held(busy: Busy, x: float, y: float) -> str:
    """The cup, the tray or the mug in a hand at this point."""
    if busy == "drinks":
        cup = f"M{x + 0.02} {y - 0.85}h.6q-.04 .65-.3 .69q-.26-.04-.3-.69Z"
        return fill(cup, _CHINA) + line(f"M{x + 0.02} {y - 0.85}h.6", "#6a3418", 0.1)
    if busy == "serves":
        body = line(f"M{x - 0.7} {y - 0.3}h2", "#20242a", 0.22) + line(f"M{x - 0.7} {y - 0.38}h2", "#e8ecf0", 0.1)
        body += fill(f"M{x - 0.4} {y - 0.42}l-.1-.9h.5l-.1 .9Z", "#f0c050", 0.9)
        return body + fill(f"M{x + 0.4} {y - 0.42}l-.14-.5h.7l-.14 .5Z", _CHINA)
    if busy == "cloaked":
        return fill(f"M{x - 0.05} {y - 0.6}h.55v.76h-.55Z", "#7a5230") + line(
            f"M{x - 0.05} {y - 0.4}h.55", "#c08a50", 0.1
        )
    return ""


_CAST: tuple[Onlooker, ...] = (
    Onlooker("fedora", "drinks", "#5c6a34", "#8a5a40", "#2a2420"),
    Onlooker("bob", "talks", "#9c2a3e", "#c08a68", "#2a100c"),
    Onlooker("bald", "talks", "#34548c", "#6a4028"),
    Onlooker("cloche", "drinks", "#1f6c6c", "#b88060", "#1c4444"),
    Onlooker("cap", "rests", "#a87424", "#a06a4a", "#3c3424"),
    Onlooker("bun", "drinks", "#74305c", "#a87858", "#8a8078"),
    Onlooker("hair", "talks", "#3c4870", "#7a4a30"),
    Onlooker("bob", "rests", "#bc862a", "#6a4028", "#140c0a"),
    Onlooker("bald", "rests", "#7c2c30", "#b07c5c", "#9a9088"),
)
"""Guests; no two neighbours are alike."""
_WATCH: tuple[Onlooker, ...] = (
    Onlooker("nasal", "guards", "#4a2c20", "#8a5a40"),
    Onlooker("hood", "cloaked", "#3a4034", "#9a6848"),
    Onlooker("kettle", "cloaked", "#5a3a22", "#7a4a32"),
    Onlooker("bald", "guards", "#33304a", "#a06e50", "#5a3020"),
)
"""Soldiers at a fire."""
_STAND = (-103.0, 0.0, 12.2), (-58.0, 15.0, 11.6), (60.0, 11.0, 12.0), (104.0, 2.0, 11.4)
"""Each one's distance from the fire, how much lower the head is, and its radius."""
_PARTIES: tuple[tuple[tuple[float, float, float, int], ...], ...] = (
    ((0.3, -0.1, 0.82, -1), (-2.6, 1.6, 1.38, 1), (2.8, 0.2, 1.22, -1)),
    ((-3.7, 0.1, 0.82, 1), (-1.5, 0.5, 0.78, -1), (2.2, 1.5, 1.4, -1)),
    ((4.1, -0.2, 0.8, -1), (-2.8, 0.2, 1.25, 1), (2.2, 1.9, 1.32, -1)),
    ((2.4, 0.0, 0.82, 1), (4.5, 0.5, 0.78, -1), (-1.8, 1.4, 1.4, 1)),
)
"""Those in each group, the farthest first: the way from the table and down, in radii, the size, and the side faced."""
Air = tuple[str, float, str, int]
"""The colour of the air before somebody, its share in all other colours, the light, and the side from which that comes:
1 for the right, -1 for the left, 0 for the one to which each is turned."""


def patron(at: Point, r: float, number: int, air: Air, *, faces: int, busy: Busy | None = None) -> str:
    """Return a guest, in the light of a place.

    Args:
        at: The middle of the head.
        r: The radius of the head.
        number: Each number gives another guest.
        air: The air and the light of the place.
        faces: The side to which the face is turned: 1 for the right, -1 for the left.
        busy: What is being done, if it isn't what this guest usually does.
    """
    who = _CAST[number % len(_CAST)]
    ink, share, light, side = air
    cloth, face, hair = (mixed(color, ink, share) for color in (who.cloth, who.face, who.hair))
    seen = Onlooker(who.covered, busy or who.busy, cloth, face, hair)
    return figure(at, r, seen, light, faces=faces, lit=side or faces)


def party(x: float, y: float, r: float, number: int, air: Air) -> str:
    """Return guests around a small table, near ones large, some seated, and others behind them, in the haze.

    Args:
        x: The middle of the table.
        y: The middle of the tallest one's head.
        r: The radius of the heads of those behind, enlarged by a quarter.
        number: Each number gives others, in another group.
        air: The air and the light of the place.
    """
    ink, share, light, side = air
    body = ""
    for guest, (away, down, size, faces) in enumerate(_PARTIES[number % len(_PARTIES)]):
        hazy = share if size > 1.0 else 0.28 + 0.6 * share
        at = (x + away * r, y + down * r)
        body += patron(at, size * r, 3 * number + guest, (ink, hazy, light, side), faces=faces)
    top = mixed("#e8dcc8", ink, share)
    body += line(f"M{x:.1f} {y + 4.7 * r:.1f}v40", mixed("#1c1618", ink, share), 3.0)
    for lower, tone in ((1.6, scaled(top, 0.55)), (0.0, top)):
        body += f'<ellipse cx="{x:.1f}" cy="{y + 4.7 * r + lower:.1f}" rx="{1.7 * r:.1f}" ry="3.6" fill="{tone}"/>'
    return body


def watch(at: Point, size: float, light: str) -> str:
    """Return the soldiers who warm themselves at a fire.

    Args:
        at: The middle of the fire, at the height of the highest head.
        size: Their size, as a factor.
        light: The colour of its light.
    """
    body = ""
    for who, (away, down, r) in zip(_WATCH, _STAND, strict=True):
        head, side = (at[0] + away * size, at[1] + down * size), 1 if away < 0 else -1
        body += figure(head, r * size, who, light, faces=side, lit=side)
    return body
