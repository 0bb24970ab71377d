"""The porch as one sees it from a chair: the front of the house, a railing, and a garden with trees after sunset."""

from collections.abc import Iterator

from tonk.ui.drawing.places.bystanders import Bystander, guest
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_GUEST = "#2a2030", "#8a5a44", "#ffd08a"
_PAINT, _SHADE, _INK = "#e0d2b8", "#8e7c66", "#2a1e18"


def paint_porch_room(view: RoomView) -> Iterator[None]:
    """Paint the porch behind those who sit at the table."""
    house = min(0.4 * view.wide, view.middle - 330)
    view.wall((0, "#262a56"), (0.45, "#8a4e78"), (0.8, "#f09a58"), (1, "#5a3c38"))
    yield
    view.lay(_garden(view, house), 2.4)
    yield
    view.lay(_house(house), 1.8)
    yield
    view.lay(_railing(view, house), 1.3)
    yield
    view.lay(_posts(view, house), 1.1)


def _garden(view: RoomView, start: float) -> str:
    """Hills, trees, a lit window far off, and fireflies."""
    hills = f"M{start:.0f} 400Q{start + 260:.0f} 300 {start + 520:.0f} 380T{view.wide + 40:.0f} 340V600H{start:.0f}Z"
    body = fill(hills, "#4a3a50") + glow((start + 420, 372), 40, "#ffd070", "fa", 0.9)
    for number in range(int((view.wide - start) / 76) + 1):
        x, y, r = start + 30 + number * 76, 330 + (number * 29) % 46, 36 + (number * 17) % 28
        body += (
            block(x - 5, y, 10, 140, "#1c181c")
            + disc((x, y), r, "#232c26")
            + disc((x + 22, y + 24), r * 0.8, "#1e2722")
        )
    for number in range(26):
        x, y = start + (number * 137.5) % max(1.0, view.wide - start), 250 + (number * 71) % 190
        body += glow((x, y), 9, "#f4ff9a", f"ff{number}", 0.9)
    for number in range(20):
        body += disc(
            (start + (number * 97.3) % max(1.0, view.wide - start), 30 + (number * 37) % 130), 1.6, "#ffffff", 0.8
        )
    return body


def _house(end: float) -> str:
    """Boards, a door with light behind it, and a window."""
    body = block(-4, -4, end + 4, HIGH, "#a8947c")
    for number in range(26):
        body += line(f"M-4 {number * 24}H{end:.0f}", "#5c4c3e", 3, 0.7)
        body += line(f"M-4 {number * 24 + 3}H{end:.0f}", "#ffecd0", 1.4, 0.4)
    lit = linear("li", (0, 90), (0, 470), (0, "#ffe6a4"), (1, "#d88c3c"))
    door, window = end * 0.16, end * 0.56
    body += f"<defs>{lit}</defs>" + glow((door + 60, 280), 220, "#ffc460", "dg", 0.5)
    body += (
        block(door - 12, 84, 148, 420, _INK)
        + block(door - 6, 90, 136, 420, _PAINT)
        + block(door + 12, 112, 100, 400, paint("li"))
    )
    body += line(f"M{door + 62:.0f} 112V500M{door + 12:.0f} 320h100", _PAINT, 9)
    body += block(window - 10, 104, 160, 206, _INK) + block(window - 4, 110, 148, 194, _PAINT)
    body += block(window + 10, 124, 120, 166, paint("li")) + somebody(
        window + 76, 212, 12, _GUEST, Bystander("parted", 0.9)
    )
    body += fill(f"M{window + 10:.0f} 124h44q-6 90 -44 130ZM{window + 130:.0f} 124h-44q6 90 44 130Z", "#a83e34")
    body += line(f"M{window + 70:.0f} 124v166", _PAINT, 5) + block(window - 14, 304, 168, 13, _PAINT)
    return body + glow((window + 70, 200), 150, "#ffc460", "wg", 0.35)


def _railing(view: RoomView, start: float) -> str:
    """White balusters, and those who sit on the railing and talk."""
    body = ""
    for number in range(int((view.wide - start) / 300) + 1):
        x = start + 150 + number * 300
        body += somebody(x, 310 + (number * 17) % 20, 25, _GUEST, guest(2 * number))
        body += somebody(x + 84, 318, 24, _GUEST, guest(2 * number + 3))
    for number in range(int((view.wide - start) / 34) + 2):
        x = start + 12 + number * 34
        body += block(x, 400, 11, 100, _PAINT) + block(x + 7, 400, 4, 100, _SHADE)
    return body + block(start, 386, view.wide - start + 8, 15, "#f4e8d0") + block(start, 400, view.wide, 3, _SHADE)


def _posts(view: RoomView, start: float) -> str:
    """Posts, the edge of the roof, and lanterns under it."""
    body = block(-4, -4, view.wide + 8, 38, "#6a5a4a") + block(-4, 34, view.wide + 8, 7, _PAINT)
    count = max(1, int((view.wide - start) / 330))
    for number in range(count + 1):
        x = start + number * (view.wide - start) / count
        body += block(x - 12, 36, 26, 470, _PAINT) + block(x + 4, 36, 10, 470, _SHADE)
        body += block(x - 18, 76, 38, 8, "#f4e8d0")
        light = x + 92
        body += line(f"M{light:.0f} 40v44", _INK, 2.4) + glow((light, 104), 92, "#ffc460", f"ln{number}", 0.8)
        body += fill(f"M{light - 12:.0f} 84h24l6 40h-36Z", "#ffe6a8") + block(light - 16, 80, 32, 7, _INK)
    return body
