"""The card room as one sees it from a chair: a fire under a portrait, players at their tables, and a wall of books."""

from collections.abc import Iterator

from tonk.ui.drawing.places.bystanders import Bystander, guest
from tonk.ui.drawing.places.room_view import HIGH, RoomView, block, somebody
from tonk.ui.drawing.places.svg import disc, fill, glow, line, linear, paint

_GUEST = "#1a0e10", "#7a4a30", "#ffc880"
_GOLD, _BRASS = "#cfa050", "#f4d68c"
_SPINES = "#6a2826", "#2a5044", "#7c5028", "#30425e", "#54283e", "#5e5e36", "#8e6c3a"
_FLOOR = 470.0


def paint_card_room_view(view: RoomView) -> Iterator[None]:
    """Paint the card room behind those who sit at the table."""
    hearth = min(0.4 * view.wide, view.middle - 330)
    view.wall((0, "#20120e"), (0.5, "#54301c"), (1, "#26140e"))
    yield
    view.lay(_books(view, hearth + 40), 2.2)
    yield
    view.lay(_panels(hearth + 40) + _hearth(hearth * 0.5), 2.0)
    yield
    view.lay(_players(view, hearth), 1.3)
    yield
    view.lay(_columns(view, hearth + 26), 1.1)


def _books(view: RoomView, start: float) -> str:
    """Shelves from floor to ceiling, with small lamps before them."""
    body, wide = "", view.wide - start + 8
    for shelf in (96.0, 188.0, 280.0, 372.0, 464.0):
        body += block(start, shelf - 86, wide, 86, "#1c0e08")
        x, number = start + 6.0, int(shelf)
        while x < view.wide:
            thick, high = 11.0 + (number * 7) % 8, 52.0 + (number * 13) % 26
            if number % 17 == 4:
                x, number = x + 34, number + 1
                continue
            body += block(x, shelf - high, thick, high, _SPINES[number * 5 % len(_SPINES)])
            body += block(x, shelf - high, 2.4, high, "#ffffff", 0.13)
            for share in (0.2, 0.8):
                body += block(x, shelf - high * share, thick, 2.6, _GOLD, 0.8)
            x, number = x + thick + 1.2, number + 1
        body += block(start, shelf, wide, 7, "#8a5a34") + block(start, shelf, wide, 1.6, "#e8b888", 0.6)
    for number in range(int(wide / 190) + 1):
        x = start + 110 + number * 190
        body += glow((x, 120), 110, "#ffc878", f"b{number}", 0.45) + disc((x, 104), 6, "#ffeabc")
    return body


def _panels(end: float) -> str:
    """Panelling around the hearth."""
    wood = linear("pa", (0, 0), (0, _FLOOR), (0, "#3a1e12"), (0.6, "#7a4628"), (1, "#34190e"))
    body = f'<defs>{wood}</defs><rect x="-4" y="-4" width="{end + 4:.0f}" height="{HIGH}" fill="{paint("pa")}"/>'
    for number in range(int((end - 16) / 104)):
        x = 10 + number * 104
        for top, low in ((24, 210), (232, 440)):
            body += line(f"M{x} {top}h84V{low}h-84Z", "#24100a", 4)
            body += line(f"M{x + 3} {low - 3}V{top + 3}h78", "#c48a58", 1.6, 0.5)
    return body


def _hearth(x: float) -> str:
    """A fire in a chimney-piece of stone, candles on it, and a picture in a gilt frame over it."""
    body = glow((x, 420), 300, "#ff9a44", "he", 0.6)
    stone = linear("st", (0, 268), (0, _FLOOR), (0, "#e6d8c2"), (1, "#7a6652"))
    body += f'<defs>{stone}</defs><rect x="{x - 128:.0f}" y="284" width="256" height="200" fill="{paint("st")}"/>'
    body += block(x - 146, 266, 292, 20, "#efe2cc") + block(x - 146, 284, 292, 5, "#6a5644", 0.7)
    body += fill(f"M{x - 82:.0f} 490V360Q{x:.0f} 296 {x + 82:.0f} 360V490Z", "#120805")
    for away, high, ink in ((-34, 84, "#ff8a2c"), (-4, 116, "#ffb044"), (30, 92, "#ff9a34"), (6, 66, "#ffe08a")):
        foot, tip = x + away, 480 - high
        body += fill(f"M{foot - 20:.0f} 482Q{foot - 22:.0f} {tip + 50} {foot:.0f} {tip}Q{foot + 24:.0f} {tip + 52} "
                     f"{foot + 19:.0f} 482Z", ink, 0.95)  # fmt: skip
    body += glow((x, 450), 120, "#ffd070", "hf", 0.7)
    gilt = linear("gi", (x - 90, 0), (x + 90, 0), (0, "#7a5420"), (0.35, "#ffe6a0"), (1, "#b8883c"))
    body += f'<defs>{gilt}</defs><rect x="{x - 92:.0f}" y="46" width="184" height="196" fill="{paint("gi")}"/>'
    body += block(x - 78, 60, 156, 168, "#1c332c") + glow((x, 134), 96, "#5c8474", "pi", 0.8)
    body += somebody(x, 122, 17, ("#8a1c2c", "#e0b48c", "#ffe0a8"), Bystander("parted", 0.95))
    body += fill(f"M{x - 15:.0f} 110L{x - 19:.0f} 92L{x - 8:.0f} 100L{x:.0f} 87L{x + 8:.0f} 100L{x + 19:.0f} 92"
                 f"L{x + 15:.0f} 110Z", _BRASS)  # fmt: skip
    for side in (-120.0, 120.0):
        body += glow((x + side, 206), 76, "#ffc870", f"ca{side:.0f}", 0.8) + block(x + side - 5, 214, 10, 40, "#fff4dc")
        body += block(x + side - 13, 252, 26, 15, _GOLD) + disc((x + side, 206), 6, "#fff2c0")
    return body


def _players(view: RoomView, start: float) -> str:
    """Others at their tables, each table in the light of a green lamp."""
    body = ""
    for number in range(int((view.wide - start) / 330) + 1):
        x = start + 170 + number * 330
        body += glow((x, 352), 150, "#d8f0b0", f"pl{number}", 0.42)
        body += somebody(x - 84, 368, 25, _GUEST, guest(2 * number)) + somebody(x + 88, 372, 25, _GUEST,
                                                                              guest(2 * number + 3))  # fmt: skip
        body += fill(f"M{x - 128:.0f} 448H{x + 128:.0f}L{x + 150:.0f} 486H{x - 150:.0f}Z", "#1a5058")
        body += line(f"M{x - 150:.0f} 486L{x - 128:.0f} 448H{x + 128:.0f}L{x + 150:.0f} 486", "#8a5a34", 6)
        body += line(f"M{x:.0f} 450V356", _BRASS, 5)
        shade = f"M{x - 42:.0f} 366Q{x - 38:.0f} 326 {x:.0f} 326Q{x + 38:.0f} 326 {x + 42:.0f} 366Z"
        body += fill(shade, "#2f9058") + line(f"M{x - 42:.0f} 366H{x + 42:.0f}", "#efffd4", 5)
    return body


def _columns(view: RoomView, x: float) -> str:
    """A pillar between the hearth and the books, and a cornice above all."""
    wood = linear("co", (x - 18, 0), (x + 20, 0), (0, "#200f08"), (0.45, "#9a6238"), (1, "#26120a"))
    body = f'<defs>{wood}</defs><rect x="{x - 18:.0f}" y="-4" width="38" height="{HIGH}" fill="{paint("co")}"/>'
    body += block(x - 26, 34, 54, 12, _GOLD, 0.85) + block(-4, -4, view.wide + 8, 14, "#2a140c")
    return body + block(-4, 10, view.wide + 8, 4, _GOLD, 0.75)
