"""A panel at the left of the table, over the log: words, which scroll if they are too long, and buttons.

It grows upwards from there as far as the room is empty, so that it never covers the hand, the piles, the seats or the
things before them.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.table.board import Board
from tonk.ui.table.free_space import lesson_room
from tonk.ui.table.places.log_place import log_box
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.scroll import BAR_WIDTH


@dataclass(frozen=True)
class PanelPlace:
    """The table of a panel.

    Attributes:
        ui: The context of the window.
        board: The cards beside the panel.
        screen: The screen of the panel.
    """

    ui: UiContext
    board: Board
    screen: Screen


class LeftPanel(ABC):
    """The ground of lessons, drills and the walk-through.

    Args:
        place: The table.
        buttons: Its buttons.
        pad: The margin of the words.

    Attributes:
        box: Its box.
        area: Its words.
        group: The words and the buttons.
    """

    def __init__(self, place: PanelPlace, buttons: Sequence[Button], pad: float) -> None:
        self.box = NOWHERE
        self.area = ScrollArea(self._paint)
        self.group = WidgetGroup(self.area, *buttons, arrows=False)
        self._ui, self._board, self._screen, self._pad = place.ui, place.board, place.screen, pad
        self._stale = True
        self._arranged: tuple[object, ...] = ()

    def say_from_top(self, words: Hashable) -> None:
        """Show other words from their beginning."""
        self._stale = True
        self.area.version = words
        self.area.scroll_to(0, at_once=True)

    def step(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        self.group.follow_screen(self._ui, self._screen)
        stale, self._stale = self._stale, False
        return self._arrange() or self.group.update(now) or stale

    def _arrange(self) -> bool:
        """Take the available room after it or the words may have changed; return True if its place has changed."""
        board = self._board
        arranged = (board.layout, board.view.table, self._ui.text.scale, self._shape)
        if arranged == self._arranged:
            return False
        self._arranged = arranged
        before, room = self.box, self._room()
        words = self._height(room.w - 2 * self._pad)
        # All of the log is covered, since half a line of it would only disturb.
        high = min(room.h, max(log_box(board.layout).h, 2 * self._pad + self._fixed + words))
        self.box = Box(room.x, room.bottom - high, room.w, high)
        rest = self._place(self.box.inset(self._pad))
        too_long = words > rest.h + 1
        self.area.box = Box(rest.x, rest.y, rest.w + (0 if too_long else BAR_WIDTH + 4), rest.h)
        self.area.content_height = self._height(self.area.inner_width) if too_long else 0.0
        return before != self.box

    def _room(self) -> Box:
        """Return its available room: of its preferred width, or the log's if that would cover cards."""
        narrow = lesson_room(self._board)
        wide = lesson_room(self._board, self._wide(narrow))
        fits = 2 * self._pad + self._fixed + self._height(wide.w - 2 * self._pad) <= wide.h
        return wide if fits and wide.h >= log_box(self._board.layout).h else narrow

    def _wide(self, room: Box) -> float:
        """Return its width in this room."""
        return room.w

    @property
    @abstractmethod
    def _shape(self) -> Hashable:
        """Return what its shape depends on apart from the room; a change rearranges it."""

    @property
    @abstractmethod
    def _fixed(self) -> float:
        """Return the height of everything except the words."""

    @abstractmethod
    def _height(self, wide: float) -> float:
        """Return the height of the words."""

    @abstractmethod
    def _place(self, inner: Box) -> Box:
        """Place the buttons inside the panel, and return the room left for the words."""

    @abstractmethod
    def _paint(self, canvas: Canvas, content: Box) -> None:
        """Draw the words."""
