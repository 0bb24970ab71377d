"""The strip with the pad's buttons, at the foot of the window while a pad is in use."""

from collections.abc import Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.bindings import Bindings
from tonk.ui.shell.commands import PadButton, Where
from tonk.words import bindings as words

_HIGH, _CAP, _PAD, _GAP, _APART, _FOOT = 30.0, 24.0, 16.0, 7.0, 18.0, 2.0


def entries(bindings: Bindings, where: Where, maker: str) -> list[tuple[str, str]]:
    """Return the contents of the strip: the label of each button, and its action.

    Args:
        bindings: The player's keys and buttons.
        where: The place of the screen on top.
        maker: The maker of the pad.
    """
    found = []
    for button in PadButton:
        command = bindings.command_of(button, where)
        if command is not None and (does := words.strip_name(command.name)):
            found.append((words.button_name(button.value, maker), does))
    return found


def draw_strip(canvas: Canvas, shown: Sequence[tuple[str, str]]) -> None:
    """Draw the strip.

    Args:
        canvas: The canvas to draw on.
        shown: Its contents, from `entries`.
    """
    measure, theme = canvas.text_renderer.measure, canvas.theme
    caps = [max(_CAP, measure(cap, "small-strong")[0] + 12.0) for cap, _does in shown]
    names = [measure(does, "small")[0] for _cap, does in shown]
    whole = sum(caps) + sum(names) + _GAP * len(shown) + _APART * (len(shown) - 1) + 2 * _PAD
    room = canvas.viewport.seen
    box = Box(room.center[0] - whole / 2, room.bottom + _FOOT, whole, _HIGH)
    canvas.rounded(box, fade(theme.felt_dark, 0.94), _HIGH / 2, border=theme.panel_border)
    x, y = box.x + _PAD, box.center[1]
    for (cap, does), wide, name in zip(shown, caps, names, strict=True):
        key = Box(x, y - _CAP / 2, wide, _CAP)
        canvas.rounded(key, theme.quiet_hover, _CAP / 2, border=theme.gold_dark)
        canvas.text(key.center, cap, "small-strong", theme.gold_light, anchor="center")
        canvas.text((key.right + _GAP, y), does, "small", theme.ink, anchor="midleft")
        x = key.right + _GAP + name + _APART
