"""The station as one sees it from a chair: a hall of iron and glass, snow beyond it, and a night train under steam."""

import math
from collections.abc import Iterator

from tonk.ui.drawing.places.bystanders import guest
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_TRAVELLER = "#0e1522", "#66707e", "#e4f0ff"
_IRON = "#101a28"
_FAR, _FLOOR = 300.0, 452.0
"""The height of the point to which the tracks run, and of the platforms' far edge."""


def paint_station_room(view: RoomView) -> Iterator[None]:
    """Paint the hall behind those who sit at the table."""
    end = view.middle - 70
    view.wall((0, "#16243a"), (0.6, "#304a68"), (1, "#203248"))
    yield
    view.lay(_open_end(end), 2.0)
    yield
    view.lay(_roof(view, end), 1.6)
    yield
    view.lay(_snow(view), 0.8)
    yield
    view.lay(_train(view, end), 1.5)
    yield
    view.lay(_platform(end), 1.4)
    yield
    view.lay(_steam(end) + _clock(end), 2.6)


def _arch(end: float, reach: float, squeeze: float = 0.82) -> str:
    """Return a rib of the roof at a distance from the vanishing point."""
    rx, ry = reach, reach * squeeze
    return f"M{end - rx:.1f} {HIGH}V{_FAR + 60:.1f}A{rx:.1f} {ry:.1f} 0 0 1 {end + rx:.1f} {_FAR + 60:.1f}V{HIGH}"


def _open_end(end: float) -> str:
    """The great window at the far end: a white night beyond it."""
    sky = linear("e", (0, 100), (0, _FLOOR), (0, "#7e9cc0"), (0.6, "#c4d8ec"), (1, "#eaf2fa"))
    body = glow((end, 300), 420, "#d8e8ff", "o", 0.6) + f"<defs>{sky}</defs>" + fill(f"{_arch(end, 150)}Z", paint("e"))
    bars = "".join(f"M{end + x:.0f} 560V{236 - 70 * math.cos(x / 110):.0f}" for x in range(-120, 121, 40))
    body += line(bars, _IRON, 4)
    return body + line(f"M{end - 150:.0f} 330H{end + 150:.0f}M{end - 146:.0f} 290H{end + 146:.0f}", _IRON, 4)


def _roof(view: RoomView, end: float) -> str:
    """Ribs of iron, nearer ones larger, with rows of panes between them and purlins that run to the far end."""
    body, reaches = "", [150.0]
    while reaches[-1] < view.wide * 1.3:
        reaches.append(reaches[-1] * 1.34)
    for number, (near, far) in enumerate(zip(reaches[1:], reaches, strict=False)):
        glass = ("#5c7ea6", "#4a6a92", "#3c587c", "#30486a", "#263a58", "#1e2e48", "#182438", "#121c2c", "#0e1622")[
            min(number, 8)
        ]
        body = fill(f"{_arch(end, near)}Z{_arch(end, far)}Z", glass) + body
        body += line(_arch(end, near), _IRON, 4 + near * 0.022) + line(_arch(end, near - 3), "#8aa8cc", 1.6, 0.5)
    ribs = ""
    for turn in range(12, 169, 13):
        dx, dy = math.cos(math.radians(turn)), 0.82 * math.sin(math.radians(turn))
        far, near = 150.0, reaches[-1]
        ribs += f"M{end + dx * far:.1f} {_FAR + 60 - dy * far:.1f}L{end + dx * near:.1f} {_FAR + 60 - dy * near:.1f}"
    return body + line(ribs, _IRON, 4, 0.85)


def _snow(view: RoomView) -> str:
    """Flakes that fall beyond the panes and through the open end."""
    return "".join(
        disc(((n * 137.5) % view.wide, (n * 71.3) % 430), 1.3 + n % 4 * 0.8, "#ffffff", 0.75) for n in range(150)
    )


def _train(view: RoomView, end: float) -> str:
    """Carriages along the right platform, whose windows grow as they come nearer."""
    far_x, near_x = end + 66, view.wide + 60
    far, near = (338.0, 420.0), (96.0, 640.0)
    body_ink = linear("tr", (far_x, 0), (near_x, 0), (0, "#2c3c58"), (1, "#141c2e"))
    body = f"<defs>{body_ink}</defs>"
    body += fill(f"M{far_x:.0f} {far[0]}L{near_x:.0f} {near[0]}V{near[1]}L{far_x:.0f} {far[1]}Z", paint("tr"))
    body += line(f"M{far_x:.0f} {far[0]}L{near_x:.0f} {near[0]}", "#a8c4e4", 4, 0.6)

    def at(share: float, down: float) -> str:
        # Squared, since equal steps look smaller far away.
        part = share * share
        x = far_x + (near_x - far_x) * part
        top, low = far[0] + (near[0] - far[0]) * part, far[1] + (near[1] - far[1]) * part
        return f"{x:.1f} {top + (low - top) * down:.1f}"

    for window in range(13):
        a, b = 0.1 + window * 0.07, 0.148 + window * 0.07
        body += fill(
            f"M{at(a, 0.22)}L{at(b, 0.22)}L{at(b, 0.5)}L{at(a, 0.5)}Z", "#ffd27a" if window % 5 != 2 else "#3a3428"
        )
        if window % 3 == 1:
            body += fill(
                f"M{at(a + 0.015, 0.5)}L{at(a + 0.018, 0.34)}L{at(a + 0.032, 0.34)}L{at(a + 0.035, 0.5)}Z", "#4a3020"
            )
    for down, ink, width in ((0.12, "#c8a054", 3.0), (0.6, "#a8343a", 9.0), (0.68, "#c8a054", 3.0)):
        body += line(f"M{at(0, down)}L{at(1, down)}", ink, width, 0.85)
    return body


def _platform(end: float) -> str:
    """Stones with light on them, lamps that recede, and travellers who wait."""
    stone = linear("st", (0, _FLOOR - 40), (0, HIGH), (0, "#9ab4d0"), (0.4, "#4a6080"), (1, "#1c2a3e"))
    body = f"<defs>{stone}</defs>" + fill(
        f"M{end + 60:.0f} 412L{end + 330:.0f} {HIGH}H-400L{end - 60:.0f} 412Z", paint("st")
    )
    for number, (away, high) in enumerate(((-96.0, 110.0), (-176.0, 170.0), (-318.0, 268.0), (-560.0, 400.0))):
        x, top = end + away, 428 - high * 0.86
        body += line(f"M{x:.0f} {428 + high * 0.3:.0f}V{top:.0f}", _IRON, high / 34)
        body += glow((x, top), high * 0.5, "#ffe2a8", f"p{number}", 0.95) + disc((x, top), high / 20, "#fff8e4")
    for number, (away, head, size) in enumerate(((-30.0, 404.0, 8.0), (22.0, 400.0, 9.0), (-140.0, 396.0, 14.0),
                                                 (-236.0, 380.0, 19.0), (-262.0, 388.0, 17.0), (-440.0, 366.0, 25.0),
                                                 (96.0, 396.0, 15.0), (190.0, 384.0, 19.0))):  # fmt: skip
        body += somebody(end + away, head, size, _TRAVELLER, guest(2 * number))
    return body


def _steam(end: float) -> str:
    """Steam that rolls over the platform."""
    body = ""
    for number in range(22):
        x = end - 250 + (number * 61) % 560
        y = 436 - (number * 23) % 90
        body += glow((x, y), 54 + (number * 13) % 40, "#e6f0fc", f"s{number}", 0.22)
    return body


def _clock(end: float) -> str:
    """The clock that hangs from a rib."""
    x, y = end - 118, 118.0
    body = line(f"M{x:.0f} -4V{y - 44}", _IRON, 6) + glow((x, y), 120, "#ffeec4", "ck", 0.6)
    body += disc((x, y), 46, _IRON) + disc((x, y), 40, "#fff6e0")
    for hour in range(12):
        turn = math.radians(30 * hour)
        dx, dy = math.sin(turn), -math.cos(turn)
        body += line(f"M{x + 32 * dx:.1f} {y + 32 * dy:.1f}L{x + 37 * dx:.1f} {y + 37 * dy:.1f}", _IRON, 3)
    return (
        body
        + line(f"M{x:.0f} {y}L{x - 14:.0f} {y - 14}M{x:.0f} {y}L{x + 4:.0f} {y - 30}", _IRON, 4)
        + block(x - 3, y - 3, 6, 6, _IRON)
    )
