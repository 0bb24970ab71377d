"""Areas and lists that are taller than the room for them."""

import math
from collections.abc import Callable, Hashable, Sequence

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp, Wheel
from tonk.ui.widgets.base import NOWHERE, Widget
from tonk.words.narration import Description, Role

BAR_WIDTH = 18.0
_BAR_DRAWN = 8.0
_NOTCH = 72.0
_LINE = 48.0
_LEAST_THUMB = 44.0
_NEAR = 0.5
_SHADE, _OPAQUE = 30.0, 235
"""The height in which the content passes into the ground at an end, and the opacity there."""


def _paint_nothing(_canvas: Canvas, _content: Box) -> None:
    """The content is made of widgets alone."""


class ScrollArea(Widget):
    """Shows part of a tall content: wheel, the bar, dragging, Page Up and Down, Home, End, arrows.

    Args:
        paint: Draws the content, given the canvas and the present box of the whole content, clipped to the area.
        box: Its place, in units.
        content_height: The height of the content, in units.

    Attributes:
        version: A number to change when ``paint`` would draw something else.
        on_paper: Whether the background is light, so that a dark rail would be too much.
    """

    def __init__(
        self,
        paint: Callable[[Canvas, Box], None] = _paint_nothing,
        box: Box = NOWHERE,
        *,
        content_height: float = 0.0,
    ) -> None:
        super().__init__(box)
        self.paint = paint
        self.content_height = content_height
        self.version: Hashable = 0
        self.on_paper = False
        self._homes: dict[int, Box] = {}
        self._children: list[Widget] = []
        self._top = self._goal = 0.0
        self._scrolled_at: float | None = None
        self._grabbed: tuple[float, float, bool] | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """True when there is something to scroll and nothing inside that takes the keyboard."""
        return self.overflow > 0 and not any(child.focusable for child in self._children)

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside."""
        return self._children

    @property
    def overflow(self) -> float:
        """Return the height of the content that doesn't fit."""
        return max(0.0, self.content_height - self.box.h)

    @property
    def top(self) -> float:
        """Return the scroll position."""
        return min(self._top, self.overflow)

    @property
    def inner_width(self) -> float:
        """The width of the content beside the bar."""
        return self.box.w - BAR_WIDTH - 4

    def place(self, widget: Widget, at: Box) -> None:
        """Put a widget into the content, or move it there: (0, 0) is the content's top left corner."""
        if id(widget) not in self._homes:
            self._children.append(widget)
        self._homes[id(widget)] = at
        self._put(widget)

    def empty(self) -> None:
        """Take all widgets out."""
        self._children.clear()
        self._homes.clear()

    def scroll_to(self, top: float, *, at_once: bool = False) -> None:
        """Scroll to a height of the content."""
        self._goal = min(self.overflow, max(0.0, top))
        if at_once:
            self._top = self._goal
            self._arrange()

    def reveal(self, child: Widget) -> None:
        """Scroll as far as needed to show a child."""
        home = self._homes.get(id(child))
        if home is not None:
            self.show_part(home.y, home.h)

    def show_part(self, y: float, height: float, margin: float = _SHADE) -> None:
        """Scroll as far as needed to show a part of the content.

        Args:
            y: The top of the part, in units.
            height: Its height.
            margin: The margin around it.
        """
        if y - margin < self._goal:
            self.scroll_to(y - margin)
        elif y + height + margin > self._goal + self.box.h:
            self.scroll_to(y + height + margin - self.box.h)

    @property
    def description(self) -> Description:
        """Return its role; its words are read with those of the page."""
        return Description(self.called, Role.PAGE)

    def look(self) -> tuple[Hashable, ...]:
        """Return the scroll position, besides what every widget shows."""
        return (*super().look(), round(self.top, 2), self.content_height, self.version, len(self._children))

    def scrolls(self, dy: float) -> bool:
        """Return whether there is more above or below."""
        return self._goal > 0 if dy > 0 else self._goal < self.overflow

    def handle(self, event: Input) -> bool:
        """Scroll."""
        match event:
            case Wheel(dy=dy) if self.overflow > 0:
                self.scroll_to(self._goal - dy * _NOTCH)
                return True
            case PointerDown(pos=pos) if self.box.contains(pos) and self.overflow > 0:
                self._grab(pos)
                return True
            case PointerMove(pos=pos) if self._grabbed is not None:
                self._drag(pos)
                return True
            case PointerUp() | PointerCancel() if self._grabbed is not None:
                self._grabbed, self.pressed = None, False
                return True
            case KeyPress(ctrl=False, alt=False):
                return self._key(event.key)
        return False

    def update(self, now: float) -> bool:
        """Glide towards its target."""
        passed = 0.0 if self._scrolled_at is None else now - self._scrolled_at
        self._scrolled_at = now
        self._goal = min(self._goal, self.overflow)
        self._top += (self._goal - self._top) * (1 - math.exp(-passed / speeds.SCROLL_LAG))
        if abs(self._goal - self._top) < _NEAR:
            self._top = self._goal
        self._arrange()
        changed = super().update(now)
        for child in self._children:
            changed = child.update(now) or changed
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the content that can be seen, and the bar."""
        content = Box(self.box.x, self.box.y - self.top, self.inner_width, self.content_height)
        with canvas.clipped(self._clip):
            self.paint(canvas, content)
            for child in self._children:
                if child.visible and child.box.overlap(self.box) > 0:
                    child.draw(canvas)
            self._draw_ends(canvas)
        if self.overflow > 0:
            self._draw_bar(canvas)
        self.draw_ring(canvas)

    def _draw_ends(self, canvas: Canvas) -> None:
        """Let the ends beyond which there is more pass into the ground."""
        high = min(_SHADE, self.box.h / 4)
        ground = canvas.theme.card_cream if self.on_paper else canvas.theme.panel
        whole, clear = (*ground[:3], _OPAQUE), (*ground[:3], 0)
        if self.top > _NEAR:
            canvas.rounded(Box(self.box.x, self.box.y, self.inner_width, high), whole, 0, to=clear)
        if self.top < self.overflow - _NEAR:
            canvas.rounded(Box(self.box.x, self.box.bottom - high, self.inner_width, high), clear, 0, to=whole)

    @property
    def _clip(self) -> Box:
        # A little room at the sides for the focus rings of what lies inside.
        return self.box.inset(-6, 0)

    @property
    def _rail(self) -> Box:
        return self.box.cut_right(BAR_WIDTH)[0]

    @property
    def _thumb(self) -> Box:
        rail = self._rail
        high = max(min(_LEAST_THUMB, rail.h), rail.h * self.box.h / max(1.0, self.content_height))
        along = self.top / self.overflow if self.overflow else 0.0
        return Box(rail.x, rail.y + along * (rail.h - high), rail.w, high)

    def _draw_bar(self, canvas: Canvas) -> None:
        theme = canvas.theme
        inset = (BAR_WIDTH - _BAR_DRAWN) / 2
        rail = fade(theme.card_edge, 0.35) if self.on_paper else theme.track
        canvas.rounded(self._rail.inset(inset, 2), rail, _BAR_DRAWN / 2)
        held = self._grabbed is not None and self._grabbed[2]
        color = theme.gold_light if held else theme.gold_dark
        canvas.rounded(self._thumb.inset(inset, 2), color, _BAR_DRAWN / 2)

    def _grab(self, pos: Point) -> None:
        on_bar = self._rail.contains(pos)
        if on_bar and not self._thumb.contains(pos):
            way = -1 if pos[1] < self._thumb.y else 1
            self.scroll_to(self._goal + way * self.box.h * 0.9)
            return
        self.pressed = on_bar
        self._grabbed = (pos[1], self.top, on_bar)

    def _drag(self, pos: Point) -> None:
        """The bar follows the pointer; dragged by its content, it moves the other way."""
        if self._grabbed is None:
            return
        start, top, on_bar = self._grabbed
        moved = pos[1] - start
        travel = max(1.0, self._rail.h - self._thumb.h)
        self.scroll_to(top + (moved * self.overflow / travel if on_bar else -moved), at_once=True)

    def _key(self, key: int) -> bool:
        page = self.box.h * 0.9
        moves = {
            pygame.K_UP: -_LINE,
            pygame.K_DOWN: _LINE,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.content_height,
            pygame.K_END: self.content_height,
        }
        if self.overflow <= 0 or key not in moves:
            return False
        goal = min(self.overflow, max(0.0, self._goal + moves[key]))
        # At the end, the arrows move on to the next widget.
        used = goal != self._goal or key not in (pygame.K_UP, pygame.K_DOWN)
        self.scroll_to(goal)
        return used

    def _arrange(self) -> None:
        for child in self._children:
            self._put(child)

    def _put(self, child: Widget) -> None:
        """Put one of the widgets where it lies now."""
        child.box = self._homes[id(child)].move(self.box.x, self.box.y - self.top)
