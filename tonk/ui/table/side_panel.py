"""A panel at the left of the table, over the log: a title, words, smaller words below them, and buttons."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Key
from tonk.ui.scene import Stage
from tonk.ui.table.answers import Answers
from tonk.ui.table.board import Board
from tonk.ui.table.controls import Controls
from tonk.ui.table.hud import log_box
from tonk.ui.table.lesson_panel import lesson_room
from tonk.ui.table.reach import Reach
from tonk.ui.theme import Color
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.scroll import BAR_WIDTH

_PAD, _APART, _HEAD, _BUTTON, _BAR = 16.0, 10.0, 38.0, 42.0, 5.0
_WIDEST, _BESIDE_HAND, _CARDS = 316.0, 14.0, 5.7
"""The panel keeps clear of a hand of six cards, which is about so many cards wide."""


class Table(Protocol):
    """The table that the panel stands at."""

    stage: Stage
    board: Board
    answers: Answers
    reach: Reach
    controls: Controls


class SidePanel:
    """What lessons and drills say.

    Args:
        table: The table.
        buttons: Its buttons, from top to bottom; those that are not visible take no room.

    Attributes:
        said: The title, the words, and the smaller words.
        done: How far one has come, 0 to 1; None for no bar.
        title_color: The colour of the title; the usual one when None.
        box: Where it is.
    """

    def __init__(self, table: Table, buttons: Sequence[Button]) -> None:
        self.said = ("", "", "")
        self.done: float | None = None
        self.title_color: Color | None = None
        self.box = Box(0, 0, 0, 0)
        self._at = table
        self._buttons = tuple(buttons)
        self._area = ScrollArea(self._paint)
        self.group = WidgetGroup(self._area, *buttons, arrows=False)
        self._stale = True

    def say(self, title: str, words: str, small: str = "") -> bool:
        """Say this from now on; True when it is something else than before."""
        if (title, words, small) == self.said:
            return False
        self.said, self._stale = (title, words, small), True
        self._area.version = self.said
        self._area.scroll_to(0, at_once=True)
        return True

    def turns(self, event: Key) -> bool:
        """Turn long words up or down by a page key; True when it was one and they are long."""
        long = self._area.overflow > 0
        return long and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self._area.handle(event)

    @property
    def speaks(self) -> bool:
        """It always does: nobody else tells anything in a lesson or a drill."""
        return True

    def at_end(self) -> str:
        """Nothing is left to be told on the page at the end of a hand."""
        return ""

    @property
    def busy(self) -> bool:
        """Whether cards are still being dealt: what is told of them has not been seen yet."""
        board = self._at.board
        return board.telling.dealing(board.now)

    def step(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""
        self.group.heed(self._at.stage, self._at)
        stale, self._stale = self._stale, False
        return self._arrange() or self.group.update(now) or stale

    def _arrange(self) -> bool:
        """Take the room that there is; True when that has changed."""
        before, board = self.box, self._at.board
        layout, room = board.layout, lesson_room(board)
        beside = layout.w / 2 - layout.card_width * _CARDS / 2 - _BESIDE_HAND - room.x
        wide = max(room.w, min(_WIDEST, beside))
        shown = [button for button in self._buttons if button.visible]
        words = self._height(wide - 2 * _PAD)
        fixed = 2 * _PAD + self._above + _HEAD + len(shown) * (_BUTTON + _APART)
        high = min(room.h, max(log_box(layout).h, fixed + words))
        self.box = Box(room.x, room.bottom - high, wide, high)
        rest = self.box.inset(_PAD)
        for button in reversed(shown):
            button.box, rest = rest.cut_bottom(_BUTTON, _APART)
        rest = rest.cut_top(self._above + _HEAD)[1]
        too_long = words > rest.h + 1
        self._area.box = Box(rest.x, rest.y, rest.w + (0 if too_long else BAR_WIDTH + 4), rest.h)
        self._area.content_height = self._height(self._area.inner_width) if too_long else 0.0
        return before != self.box

    @property
    def _above(self) -> float:
        """What the bar takes above the title."""
        return 0.0 if self.done is None else _BAR + _APART

    def _height(self, wide: float) -> float:
        """How high the words are."""
        text, (_title, words, small) = self._at.stage.text, self.said
        high = text.measure(words, "body", wide)[1] if words else 0.0
        return high + (text.measure(small, "small", wide)[1] + (_APART if words else 0.0) if small else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, but not while cards are dealt."""
        if self.busy:
            return
        theme = canvas.theme
        canvas.panel(self.box, "raised", 14)
        rest = self.box.inset(_PAD)
        bar = rest.cut_top(_BAR)[0]
        if self.done is not None:
            canvas.rounded(bar, theme.track, _BAR / 2)
            canvas.rounded(Box(bar.x, bar.y, max(_BAR, bar.w * self.done), _BAR), theme.gold, _BAR / 2)
        title = rest.cut_top(self._above)[1].cut_top(_HEAD)[0]
        fits = canvas.text_renderer.measure(self.said[0], "heading")[0] <= title.w
        style = "heading" if fits else "strong"
        canvas.line_of_text(title, self.said[0], style, self.title_color or theme.gold_light)
        self.group.draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        wide, theme, y = self._area.inner_width, canvas.theme, content.y
        _title, words, small = self.said
        if words:
            y = canvas.text((content.x, y), words, "body", theme.ink, max_width=wide).bottom + _APART
        if small:
            canvas.text((content.x, y), small, "small", theme.ink_soft, max_width=wide)
