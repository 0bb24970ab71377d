"""The club as one sees it from a chair: a stage with its band, a bar, and a balcony with guests above them."""

from collections.abc import Iterator

from tonk.ui.drawing.places.bystanders import Bystander, guest
from tonk.ui.drawing.places.figures import bust, sleeve
from tonk.ui.drawing.places.landmark_club import bass_player, trumpeter
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_GUEST = "#1c0a0d", "#6a3820", "#ffb868"
_JACKET, _LIGHT = "#ead9bd", "#ffe2ac"
_GOLD, _BRASS = "#d9a94e", "#ffd98c"
_BOTTLES = "#b8702a", "#3c7a4c", "#c89a3c", "#8c3230", "#4a6a86", "#e0c080", "#5c8a3c"
_RAIL = 168.0
"""The top of the balcony's parapet."""
_BAYS = 192.0
_GROUPS = (
    ((22.0, 112.0, 13.5), (46.0, 124.0, 17.5), (148.0, 118.0, 16.0), (172.0, 108.0, 13.0)),
    ((30.0, 128.0, 18.5), (164.0, 126.0, 18.0)),
    ((14.0, 116.0, 14.5), (40.0, 109.0, 13.0), (62.0, 127.0, 18.0)),
    ((140.0, 110.0, 13.5), (158.0, 128.0, 18.0), (186.0, 117.0, 15.0)),
)
"""From lamp to lamp; and those between two lamps: their places from the left, how high, and how large."""


def paint_club_room(view: RoomView) -> Iterator[None]:
    """Paint the club behind those who sit at the table."""
    stage = min(0.4 * view.wide, view.middle - 330)
    view.wall((0, "#2a0b12"), (0.5, "#54181c"), (1, "#2c0c10"))
    yield
    view.lay(_back_wall(view, stage), 2.4)
    yield
    view.lay(_stage(stage), 2.2)
    yield
    view.lay(_band(stage), 1.3)
    yield
    view.lay(_bar(view, stage), 2.2)
    yield
    view.lay(_balcony(view, stage), 1.2)


def _back_wall(view: RoomView, start: float) -> str:
    """Behind the balcony: arches with a warm light in each."""
    body = ""
    for number in range(int((view.wide - start) / 128) + 2):
        x = start + 20 + number * 128
        lit = linear(f"a{number}", (0, 10), (0, _RAIL), (0, "#6e3018"), (1, "#e08a3c"))
        arch = f"M{x:.1f} {_RAIL}V70A44 52 0 0 1 {x + 88:.1f} 70V{_RAIL}Z"
        body += f"<defs>{lit}</defs>" + fill(arch, paint(f"a{number}"), 0.75) + line(arch, "#2a0c0c", 5)
        body += glow((x + 108, 66), 60, "#ffb45a", f"w{number}", 0.55) + disc((x + 108, 66), 5, "#ffe6b0")
    return body


def _stage(end: float) -> str:
    """A curtain drawn to both sides of a stage, in the light from above."""
    floor, body = 470.0, ""
    back = linear("sb", (0, 90), (0, floor), (0, "#571a22"), (0.7, "#a4442c"), (1, "#c4703a"))
    body += f"<defs>{back}</defs>" + f'<rect x="-4" y="60" width="{end + 4:.0f}" height="{floor - 60:.0f}" '
    body += f'fill="{paint("sb")}"/>'
    beam = linear("be", (0, 40), (0, floor), (0, "#ffe2a6", 0.75), (1, "#ffc870", 0.14))
    body += f"<defs>{beam}</defs>" + fill(
        f"M{end * 0.58:.0f} 40L{end * 0.3:.0f} {floor}H{end * 0.98:.0f}Z", paint("be")
    )
    body += glow((end * 0.55, 330), 300, "#ffc478", "bk", 0.6)
    for side, first in ((1, -10.0), (-1, end + 14)):
        for fold in range(5):
            x = first + side * fold * 19
            low = x - side * (26 + 9 * fold)
            ink = ("#4a0f18", "#7c1d28", "#a3303a")[fold % 3]
            body += fill(f"M{x - 12:.0f} 30H{x + 12:.0f}Q{x + 4:.0f} 260 {low + 11:.0f} {floor + 8}"
                         f"H{low - 11:.0f}Q{x - 12:.0f} 260 {x - 12:.0f} 30Z", ink)  # fmt: skip
    count = max(2, round((end + 24) / max(90.0, end / 5)))
    span = (end + 24) / count
    bows = "M-10 -10V52"
    for x in (span * number for number in range(count)):
        bows += f"L{x:.0f} 52Q{x + span / 2:.0f} 118 {x + span:.0f} 52"
    body += fill(f"{bows}V-10Z", "#64131e") + line(bows, _GOLD, 5, 0.85)
    lip = linear("li", (0, floor), (0, floor + 70), (0, "#7a3c1e"), (1, "#1c0a0c"))
    body += (
        f"<defs>{lip}</defs>" + f'<rect x="-4" y="{floor}" width="{end + 40:.0f}" height="80" fill="{paint("li")}"/>'
    )
    body += line(f"M-4 {floor}H{end + 36:.0f}", _BRASS, 3, 0.8)
    for lamp in range(int(end / 46)):
        body += glow((24 + lamp * 46, floor + 4), 24, "#ffcf7a", f"f{lamp}", 0.8)
    return body


def _band(end: float) -> str:
    """A piano, a bass and a trumpet."""
    floor, x = 470.0, end * 0.2
    seated = f'<g transform="translate({x + 70:.1f} 316) scale(1.9)">'
    pianist = bust(0, 0, (_JACKET, "#6a3c24", _LIGHT), Bystander("parted", 0.95), look=-1, hem=61)
    body = f"{seated}{pianist}</g>" + block(x + 30, 426, 66, 14, "#0e0507") + block(x + 34, 440, 8, 30, "#0e0507")
    body += block(x + 84, 440, 8, 30, "#0e0507")
    body += fill(f"M{x - 96:.0f} 372H{x + 60:.0f}L{x + 52:.0f} 404H{x - 92:.0f}Z", "#14080a")
    lid = f"M{x - 90:.0f} 366C{x - 70:.0f} 306 {x - 10:.0f} 298 {x + 36:.0f} 268L{x + 40:.0f} 274L{x - 60:.0f} 372Z"
    body += fill(lid, "#1c0c0e")
    body += line(f"M{x - 88:.0f} 364C{x - 68:.0f} 306 {x - 10:.0f} 296 {x + 37:.0f} 269", _BRASS, 2.0, 0.6)
    body += line(f"M{x - 92:.0f} 372H{x + 58:.0f}", "#ffb868", 2.6, 0.8) + block(x - 80, 404, 9, 66, "#14080a")
    body += block(x + 28, 404, 9, 66, "#14080a") + block(x + 20, 376, 38, 5, _LIGHT, 0.9)
    body += f"{seated}{sleeve((-13, 26), (-4, 46), (-27, 29), _JACKET, '#6a3c24', 9)}</g>"
    for middle, player, scale in (
        (end * 0.52, _trousers(90.0, 84.0) + bass_player((84.0, 0.0), 56.0), 2.0),
        (end * 0.73, _trousers(90.0, 82.0) + trumpeter((90.0, 28.0), 56.0), 2.0),
    ):
        at = middle - 78.0 * scale, floor - 120.0 * scale
        body += f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) scale({scale})">{player}</g>'
    # The room darkens towards its sides: the light of the stage makes up for that.
    return body + glow((end * 0.5, 320), 330, "#ffc070", "bf", 0.42)


def _trousers(x: float, hem: float) -> str:
    """Return the legs of somebody in a dinner jacket.

    Args:
        x: The middle.
        hem: The lower edge of the jacket; the soles are at 121.
    """
    legs = f"M{x - 18} {hem}H{x + 18}L{x + 16} 118H{x + 3}L{x} {hem + 14}L{x - 3} 118H{x - 16}Z"
    shoes = f"M{x - 19} 121Q{x - 16} 116 {x - 3} 117V121ZM{x + 19} 121Q{x + 16} 116 {x + 3} 117V121Z"
    return fill(legs, "#160a10") + line(f"M{x + 17} {hem}L{x + 15} 118", "#a8683c", 1.0, 0.7) + fill(shoes, "#0a0406")


def _bar(view: RoomView, start: float) -> str:
    """Below the balcony: a lit mirror behind two shelves of bottles."""
    left, top, low = start + 36, 236.0, 470.0
    mirror = linear("m", (0, top), (0, low), (0, "#3a1410"), (0.5, "#a85a28"), (1, "#6a3018"))
    wide = view.wide - left + 8
    body = f'<defs>{mirror}</defs><rect x="{left:.0f}" y="{top}" width="{wide:.0f}" height="{low - top}" '
    body += f'fill="{paint("m")}"/>'
    for shelf in (330.0, 420.0):
        for number in range(int(wide / 19)):
            x = left + 12 + number * 19 + (number * 7) % 5
            if number % 13 in (5, 6):
                continue
            high, half = 40 + (number * 17) % 26, 5 + (number * 5) % 3
            ink = _BOTTLES[(number * 3 + int(shelf)) % len(_BOTTLES)]
            glass = f"M{x - half} {shelf}V{shelf - high * 0.6:.1f}L{x - 2} {shelf - high * 0.76:.1f}V{shelf - high}h4"
            glass += f"V{shelf - high * 0.76:.1f}L{x + half} {shelf - high * 0.6:.1f}V{shelf}Z"
            body += fill(glass, ink, 0.95)
            body += line(f"M{x - half * 0.4:.1f} {shelf - 4}V{shelf - high * 0.55:.1f}", "#fff0c8", 1.6, 0.6)
        body += block(left, shelf, wide, 5, _GOLD, 0.8)
    return body


def _balcony(view: RoomView, start: float) -> str:
    """A parapet with fans of brass, small shaded lamps on it, and groups of guests behind its balusters."""
    left, body = start + 18, ""
    for number in range(int((view.wide - left) / _BAYS) + 1):
        for guests, (away, low, size) in enumerate(_GROUPS[number % len(_GROUPS)]):
            body += somebody(left + number * _BAYS + away, low - 8, size, _GUEST, guest(3 * number + guests))
    front = linear("p", (0, _RAIL), (0, _RAIL + 70), (0, "#8a3a20"), (0.4, "#5c2014"), (1, "#240c0c"))
    wide = view.wide - left + 8
    body += f'<defs>{front}</defs><rect x="{left:.0f}" y="{_RAIL}" width="{wide:.0f}" height="72" fill="{paint("p")}"/>'
    for number in range(int(wide / 96) + 1):
        x, y = left + 48 + number * 96, _RAIL + 60
        for leaf in range(-3, 4):
            tip = (x + 11.0 * leaf, y - 42 + 3.2 * leaf * leaf)
            body += line(f"M{x:.0f} {y}L{tip[0]:.1f} {tip[1]:.1f}", _GOLD, 2.2, 0.6)
        body += block(x + 45, _RAIL + 8, 6, 62, "#2a0d0c") + disc((x, y), 5, _GOLD, 0.8)
        if number % 2:
            continue
        shade = f"M{x + 38:.0f} {_RAIL - 10}L{x + 43:.0f} {_RAIL - 32}H{x + 53:.0f}L{x + 58:.0f} {_RAIL - 10}Z"
        body += glow((x + 48, _RAIL - 14), 70, "#ffb45a", f"t{number}", 0.7) + fill(shade, "#ffcf86")
        body += line(f"M{x + 48:.0f} {_RAIL}v-12", "#2a0d0c", 3)
    posts = "".join(f"M{left + 8 + 13 * number:.0f} {_RAIL}v-34" for number in range(int(wide / 13)))
    body += line(posts, "#2a0d0c", 3.4) + line(posts, _GOLD, 1.2, 0.7)
    body += line(f"M{left:.0f} {_RAIL - 34}H{view.wide + 4:.0f}", "#2a0d0c", 6.4)
    body += line(f"M{left:.0f} {_RAIL - 35}H{view.wide + 4:.0f}", _BRASS, 2.6)
    body += line(f"M{left:.0f} {_RAIL}H{view.wide + 4:.0f}", _BRASS, 6) + block(left, _RAIL + 70, wide, 5, _GOLD, 0.7)
    column = linear("co", (left - 22, 0), (left + 10, 0), (0, "#2a0c0e"), (0.45, "#9a4a2a"), (1, "#2a0c0e"))
    body += f'<defs>{column}</defs><rect x="{left - 22:.0f}" y="-4" width="32" height="{HIGH}" fill="{paint("co")}"/>'
    return body + block(left - 30, 44, 48, 12, _GOLD, 0.8)
