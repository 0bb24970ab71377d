"""Tooltips: a few words beside a widget after the pointer or the focus has rested on it."""

from collections.abc import Sequence
from itertools import product

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point

_WIDTH = 340.0
_PAD_X, _PAD_Y = 12.0, 7.0
_GAP, _EDGE, _AIR = 9.0, 8.0, 5.0
_FAR = 8.0
"""The cost of a unit of distance, in square units of hidden boxes."""


class Tooltip:
    """Decides when a tooltip is shown, and draws it."""

    def __init__(self) -> None:
        self.words = ""
        self._anchor: Box | None = None
        self._since: float | None = None
        self._at_once = False
        self._placed: tuple[object, ...] = ()
        self._box = Box(0, 0, 0, 0)

    @property
    def shown(self) -> bool:
        """Return whether the words are on the screen."""
        return bool(self.words)

    def hide(self) -> None:
        """Hide it until the pointer rests on something again."""
        self.words, self._anchor, self._since, self._at_once = "", None, None, False

    def show_now(self) -> None:
        """Show it without waiting, because the player tried to use something disabled."""
        self._at_once = True

    def update(self, now: float, anchor: Box | None, words: str) -> bool:
        """Update to the time ``now``; return True if the display has changed.

        Args:
            now: The time.
            anchor: The box of the widget that the player rests on, if any.
            words: Its words; "" for none.
        """
        before = (self.words, self._anchor if self.words else None)
        if anchor is None or not words:
            self.hide()
            return before[0] != ""
        if anchor != self._anchor or self._since is None:
            self._anchor, self._since, self.words = anchor, now, ""
        if self._at_once or now - self._since >= speeds.TOOLTIP_WAIT:
            self.words = words
        return before != (self.words, self._anchor if self.words else None)

    def draw(self, canvas: Canvas, others: Sequence[Box] = ()) -> None:
        """Draw the words beside the widget, hiding none of the other boxes if possible."""
        if self._anchor is None or not self.words:
            return
        theme = canvas.theme
        w, h = canvas.text_renderer.measure(self.words, "small", _WIDTH)
        key = (self._anchor, w, h, canvas.viewport.seen, *others)
        if key != self._placed:
            self._placed = key
            self._box = _place(self._anchor, w + 2 * _PAD_X, h + 2 * _PAD_Y, canvas.viewport.seen, others)
        box = self._box
        canvas.shadow(box, theme.radius_small, blur=6, drop=2)
        canvas.rounded(box, theme.panel_raised, theme.radius_small, border=theme.panel_border)
        canvas.text((box.x + _PAD_X, box.y + _PAD_Y), self.words, "small", theme.ink, max_width=_WIDTH)


def _place(anchor: Box, w: float, h: float, window: Box, others: Sequence[Box]) -> Box:
    """Return a place below, above or next to a box that hides as little as possible."""
    near = anchor.inset(-w - _GAP, -2 * h - 4 * _GAP)
    blocks = [box.inset(-_AIR) for box in others if box.overlap(near) > 0 and not box.contains(anchor.center)]
    room = window.inset(_EDGE)
    beside = [anchor.center[0] - w / 2, anchor.x, anchor.right - w, anchor.right + _GAP, anchor.x - _GAP - w]
    level = [anchor.bottom + _GAP, anchor.y - _GAP - h, anchor.center[1] - h / 2]
    over = [y for box in blocks for y in (box.bottom + _AIR, box.y - _AIR - h)]
    aside = [x for box in blocks for x in (box.right + _AIR, box.x - _AIR - w)]
    corners = [*product(beside, level + over), *product(aside, level)]

    def cost(corner: Point) -> float:
        box = _pushed(corner, w, h, room)
        hidden = sum(box.overlap(block) for block in blocks) + 8 * box.overlap(anchor)
        return hidden + _FAR * (_between(box, anchor) + 0.1 * abs(box.center[0] - anchor.center[0]))

    return _pushed(min(corners, key=cost), w, h, room)


def _pushed(corner: Point, w: float, h: float, room: Box) -> Box:
    """Return a box at a corner, moved to lie inside the room."""
    return Box(max(room.x, min(corner[0], room.right - w)), max(room.y, min(corner[1], room.bottom - h)), w, h)


def _between(one: Box, other: Box) -> float:
    """Return the distance between two boxes."""
    dx = max(0.0, one.x - other.right, other.x - one.right)
    dy = max(0.0, one.y - other.bottom, other.y - one.bottom)
    return dx + dy
