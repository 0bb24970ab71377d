"""Moving the window over a larger page: by wheel, bars and keys, and following focus or a drag."""

import math
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp, Wheel
from tonk.ui.shell.screen_stack import Screen

_BAR, _DRAWN, _LEAST_THUMB = 16.0, 8.0, 44.0
_NOTCH, _STEP = 72.0, 160.0
_MARGIN = 28.0
_EDGE, _PUSH = 48.0, 700.0
"""The distance from the window's edge at which a dragged thing moves the page, and the speed, in units a second."""
_KEYS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


@runtime_checkable
class OpensAt(Protocol):
    """A screen that isn't shown from its upper left corner at first.

    Attributes:
        opens_at: The initial scroll position, across and down, as shares of what is hidden.
    """

    opens_at: tuple[float, float]


@runtime_checkable
class LooksAt(Protocol):
    """A screen on which the keyboard also comes to things that aren't widgets."""

    @property
    def looked_at(self) -> Box | None:
        """Return the thing with the keyboard, which must be visible; None if a widget has it."""


@runtime_checkable
class ReadsWheel(Protocol):
    """A screen on which the wheel has a use of its own at some places."""

    def reads_wheel(self, pos: Point) -> bool:
        """Return whether the wheel has a use there."""


@dataclass(frozen=True)
class _Grip:
    """A held bar: 0 across or 1 down, and its grip point, in units of the window."""

    axis: int
    at: float
    began: float


class Panning:
    """Shows the part of the page that the player wants to see, if the window can't show all of it.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._top: Screen | None = None
        self._size = (0.0, 0.0)
        self._goal = [0.0, 0.0]
        self._focus: Box | None = None
        self._grip: _Grip | None = None
        self._push = (0, 0)
        self._at: float | None = None

    @property
    def _hidden(self) -> tuple[float, float]:
        """Return the hidden units of the page, across and down."""
        view = self._ui.viewport
        return view.hidden[0] / view.scale, view.hidden[1] / view.scale

    @property
    def _now(self) -> tuple[float, float]:
        seen = self._ui.viewport.seen
        return seen.x, seen.y

    def takes(self, event: Input) -> bool:
        """Take an input; return True if it is for the page and not for its contents."""
        if not any(self._hidden):
            return False
        match event:
            case Wheel(pos=pos, dy=dy):
                return self._wheel(pos, dy)
            case KeyPress(key=key, ctrl=True, alt=False) if key in _KEYS:
                self._go_by(*(_STEP * way for way in _KEYS[key]))
                return True
            case PointerDown(pos=pos):
                return self._grab(pos)
            case PointerMove(pos=pos, held=held):
                return self._moved(pos, held=held)
            case PointerUp() | PointerCancel():
                was_held = self._grip is not None
                self._grip, self._push = None, (0, 0)
                return was_held
        return False

    def _wheel(self, pos: Point, dy: float) -> bool:
        top = self._ui.screens.top
        if isinstance(top, ReadsWheel) and top.reads_wheel(pos):
            return False
        if any(group.scrolls(pos, dy) for group in self._ui.groups):
            return False
        if self._hidden[1]:
            self._go_by(0.0, -dy * _NOTCH)
        else:
            self._go_by(-dy * _NOTCH, 0.0)
        return True

    def _go_by(self, dx: float, dy: float) -> None:
        self._go_to(self._goal[0] + dx, self._goal[1] + dy)

    def _go_to(self, x: float, y: float) -> None:
        across, down = self._hidden
        self._goal = [max(0.0, min(across, x)), max(0.0, min(down, y))]

    def _grab(self, pos: Point) -> bool:
        for axis in (0, 1):
            if (rail := self._rail(axis)) is not None and rail.contains(pos):
                thumb, seen = self._thumb(axis, rail), self._ui.viewport.seen
                if not thumb.contains(pos):
                    way = 0.9 if pos[axis] > thumb.center[axis] else -0.9
                    self._go_by(*((0.0, way * seen.h) if axis else (way * seen.w, 0.0)))
                self._grip = _Grip(axis, pos[axis] - self._now[axis], self._goal[axis])
                return True
        return False

    def _moved(self, pos: Point, *, held: bool) -> bool:
        grip, seen = self._grip, self._ui.viewport.seen
        if grip is None:
            near = seen.inset(_EDGE)
            across = (pos[0] >= near.right) - (pos[0] < near.x)
            down = (pos[1] >= near.bottom) - (pos[1] < near.y)
            self._push = (across, down) if held else (0, 0)
            return False
        rail = self._rail(grip.axis)
        if rail is not None:
            thumb = self._thumb(grip.axis, rail)
            travel = max(1.0, (rail.h - thumb.h) if grip.axis else (rail.w - thumb.w))
            moved = pos[grip.axis] - self._now[grip.axis] - grip.at
            goal = list(self._goal)
            goal[grip.axis] = grip.began + moved * self._hidden[grip.axis] / travel
            self._go_to(goal[0], goal[1])
            self._jump()
        return True

    def update(self, now: float) -> bool:
        """Follow the screen, the keyboard and the player's request; return True if another part is shown."""
        passed = 0.0 if self._at is None else min(0.1, now - self._at)
        self._at = now
        view, top = self._ui.viewport, self._ui.screens.top
        size = (view.w, view.h)
        if not any(view.hidden):
            self._top, self._size, self._goal = top, size, [0.0, 0.0]
            return self._show(0.0, 0.0)
        if top is not self._top or size != self._size:
            self._top, self._size, self._focus = top, size, None
            self._open(top)
            return True
        self._follow()
        if self._push != (0, 0):
            self._go_by(*(way * _PUSH * passed for way in self._push))
        if self._ui.settings.less_motion:
            return self._jump()
        left = 1 - math.exp(-passed / speeds.SCROLL_LAG)
        x, y = (at + (goal - at) * left for at, goal in zip(self._now, self._goal, strict=True))
        near = max(abs(goal - at) for at, goal in zip((x, y), self._goal, strict=True)) < 1.0
        return self._jump() if near else self._show(x, y)

    def _open(self, top: Screen | None) -> None:
        """Show the initial part of a page."""
        centre = 0.5 if top is not None and top.overlay else 0.0
        across, down = top.opens_at if isinstance(top, OpensAt) else (centre, centre)
        self._go_to(across * self._hidden[0], down * self._hidden[1])
        self._jump()

    def _follow(self) -> None:
        """Show the thing that the keyboard has come to."""
        focus = next((group.focused.box for group in self._ui.groups if group.keyboard and group.focused), None)
        if isinstance(self._top, LooksAt):
            focus = self._top.looked_at or focus
        if focus is None or focus == self._focus:
            self._focus = focus
            return
        self._focus = focus
        seen = self._ui.viewport.seen
        x, y = self._goal
        box = focus.inset(-_MARGIN)
        # A box larger than the window is shown from its upper left corner.
        x = min(max(x, box.right - seen.w), box.x)
        y = min(max(y, box.bottom - seen.h), box.y)
        self._go_to(x, y)

    def _jump(self) -> bool:
        return self._show(self._goal[0], self._goal[1])

    def _show(self, x: float, y: float) -> bool:
        view = self._ui.viewport
        if not any(view.hidden) and (view.left, view.top) == (0, 0):
            return False  # all of it is visible, as usual
        there = view.showing(x * view.scale, y * view.scale)
        if (there.left, there.top) == (view.left, view.top):
            return False
        self._ui.viewport = there
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the bars at the edges of the window."""
        for axis in (0, 1):
            if (rail := self._rail(axis)) is not None:
                inset = (_BAR - _DRAWN) / 2
                held = self._grip is not None and self._grip.axis == axis
                canvas.rounded(rail.inset(inset), canvas.theme.track, _DRAWN / 2)
                color = canvas.theme.gold_light if held else canvas.theme.gold_dark
                canvas.rounded(self._thumb(axis, rail).inset(inset), color, _DRAWN / 2)

    def _rail(self, axis: int) -> Box | None:
        """Return the bar across (0) or down (1), as it lies on the page; None if nothing is hidden that way."""
        if not self._hidden[axis]:
            return None
        seen, other = self._ui.viewport.seen, _BAR if self._hidden[1 - axis] else 0.0
        if axis:
            return Box(seen.right - _BAR, seen.y, _BAR, seen.h - other)
        return Box(seen.x, seen.bottom - _BAR, seen.w - other, _BAR)

    def _thumb(self, axis: int, rail: Box) -> Box:
        view, along = self._ui.viewport, self._now[axis] / self._hidden[axis]
        if axis:
            high = max(_LEAST_THUMB, rail.h * view.seen.h / view.h)
            return Box(rail.x, rail.y + along * (rail.h - high), rail.w, high)
        wide = max(_LEAST_THUMB, rail.w * view.seen.w / view.w)
        return Box(rail.x + along * (rail.w - wide), rail.y, wide, rail.h)
