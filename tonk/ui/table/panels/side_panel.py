"""A panel at the left of the table, over the log: a title, words, smaller words below them, and buttons."""

from collections.abc import Hashable, Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.table.free_space import around_hand, covering_spot, reading_spot
from tonk.ui.table.panels.left_panel import LeftPanel, PanelPlace
from tonk.ui.widgets import Button, Widget
from tonk.ui.widgets.base import PRESS_KEYS

_PAD, _APART, _HEAD, _BUTTON, _BAR = 16.0, 10.0, 38.0, 42.0, 5.0
_ELSEWHERE = (316.0, 280.0, 256.0, 240.0, 228.0, 212.0, 400.0, 520.0, 640.0)
"""The widths of the panel on free felt, the preferred one first."""
_COVERING = (316.0, 280.0, 256.0, 400.0, 450.0, 520.0, 600.0, 184.0, 164.0)
"""The widths of the panel when it covers other things."""
_WIDEST, _BESIDE_HAND, _CARDS = 316.0, 14.0, 5.7
"""The greatest width of the panel, its distance from the hand, and the least width of a hand, in cards: that of six."""
_LEAST_LINES = 4
"""The least number of visible lines of long words."""


class SidePanel(LeftPanel):
    """The panel of lessons and drills.

    Args:
        place: The table.
        buttons: Its buttons, from top to bottom; invisible ones take no room.
        abreast: The number of them per line.

    Attributes:
        said: The title, the words, and the smaller words.
        done: The progress, 0 to 1; None for no bar.
        title_color: The colour of the title; the usual one if None.
    """

    def __init__(self, place: PanelPlace, buttons: Sequence[Button], abreast: int = 1) -> None:
        self.said = ("", "", "")
        self.done: float | None = None
        self.title_color: Color | None = None
        self._buttons, self._abreast = tuple(buttons), abreast
        self._letters = "body"
        super().__init__(place, buttons, _PAD)

    def say(self, title: str, words: str, small: str = "") -> bool:
        """Show these words; return True if they have changed.

        Args:
            title: The title.
            words: The words.
            small: The smaller words below.
        """
        if (title, words, small) == self.said:
            return False
        self.said = (title, words, small)
        self.say_from_top(self.said)
        return True

    def turn_page(self, event: KeyPress) -> bool:
        """Scroll long words by a page key; return True if the key was used."""
        long = self.area.overflow > 0
        return long and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self.area.handle(event)

    @property
    def speaks(self) -> bool:
        """Return True: a lesson or a drill has no other teacher."""
        return True

    @property
    def holds(self) -> bool:
        """Return False: a lesson or a drill leads through its hand in its own way."""
        return False

    def at_end(self) -> str:
        """Return "": the page at the end of a hand has nothing to add."""
        return ""

    @property
    def busy(self) -> bool:
        """Return whether cards are still being dealt, so that nothing about them has been seen yet."""
        board = self._board
        return board.reveals.dealing(board.now)

    def _room(self) -> Box:
        """Return the room at the left, or free room elsewhere on the felt if the words are too long for that.

        Without any, they have smaller letters. Without room for those, they cover things that they are not about, and
        scroll if even that is too little.
        """
        self._letters = "body"
        room = self._clear_of_rings(super()._room())
        if self._whole(room.w) <= room.h:
            return room
        for letters in ("body", "small"):
            self._letters = letters
            if (spot := reading_spot(self._board, self._whole, _ELSEWHERE, self._ringed())) is not None:
                return spot
        self._letters = "body"
        least = 2 * _PAD + self._fixed + _LEAST_LINES * self._ui.text.line_height("body")
        whole = covering_spot(self._board, self._whole, _COVERING, self._kept())
        return whole or covering_spot(self._board, self._whole, _COVERING, self._least_kept(), least) or room

    def _clear_of_rings(self, room: Box) -> Box:
        """Return the part of a room that lies above or below the rings around subjects."""
        for ring in self._ringed():
            if ring.overlap(room) > 0:
                above = ring.center[1] < room.center[1]
                room = room.cut_top(ring.bottom - room.y)[1] if above else room.down_to(ring.y)
        return room

    def _ringed(self) -> Sequence[Box]:
        """Return the boxes of the rings around its subjects, which stand clear of its words where there is room."""
        return ()

    def _kept(self) -> Sequence[Box]:
        """Return the boxes that its words never cover, however little room there is."""
        layout = self._board.layout
        return (*map(layout.box_of, (layout.stock, layout.discards)), *around_hand(layout))

    def _least_kept(self) -> Sequence[Box]:
        """Return the boxes that its words don't cover even if they must scroll."""
        return self._kept()

    def _whole(self, wide: float) -> float:
        """Return its height with all its words."""
        return 2 * _PAD + self._fixed + self._height(wide - 2 * _PAD) + 1

    def _wide(self, room: Box) -> float:
        layout = self._board.layout
        cards = layout.hand(self._board.hand.order, frozenset(), None).values()
        middles = (layout.w / 2 - pose.x for pose in cards)
        half = max(layout.card_width * _CARDS / 2, max(middles, default=0.0) + layout.card_width / 2)
        beside = layout.w / 2 - half - _BESIDE_HAND - layout.for_hand(room).x
        return max(room.w, min(_WIDEST, beside))

    @property
    def _visible(self) -> list[Button]:
        return [button for button in self._buttons if button.visible]

    @property
    def _lines(self) -> list[list[Button]]:
        shown = self._visible
        return [shown[first : first + self._abreast] for first in range(0, len(shown), self._abreast)]

    @property
    def stops(self) -> Sequence[Widget]:
        """Return its buttons, once they are visible."""
        return () if self.busy else self._visible

    def has_enter(self, event: KeyPress) -> bool:
        """Return whether a key presses its button with the keyboard."""
        return event.key in PRESS_KEYS and any(button.ring for button in self._visible)

    @property
    def _shape(self) -> Hashable:
        hand = len(self._board.hand.order)
        return self.said, self.done is None, tuple(button.visible for button in self._buttons), hand

    @property
    def _fixed(self) -> float:
        return self._above + _HEAD + len(self._lines) * (_BUTTON + _APART)

    def _place(self, inner: Box) -> Box:
        for line in reversed(self._lines):
            strip, inner = inner.cut_bottom(_BUTTON, _APART)
            for button, box in zip(line, strip.split_columns(len(line), _APART), strict=True):
                button.box = box
        return inner.cut_top(self._above + _HEAD)[1]

    @property
    def _above(self) -> float:
        """Return the height of the bar above the title."""
        return 0.0 if self.done is None else _BAR + _APART

    def _height(self, wide: float) -> float:
        text, (_title, words, small) = self._ui.text, self.said
        high = text.measure(words, self._letters, wide)[1] if words else 0.0
        return high + (text.measure(small, "small", wide)[1] + (_APART if words else 0.0) if small else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, except while cards are dealt."""
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
        canvas.shrinking_line(title, self.said[0], ("heading", "strong"), self.title_color or theme.gold_light)
        self.group.draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        wide, theme, y = self.area.inner_width, canvas.theme, content.y
        _title, words, small = self.said
        if words:
            y = canvas.text((content.x, y), words, self._letters, theme.ink, max_width=wide).bottom + _APART
        if small:
            canvas.text((content.x, y), small, "small", theme.ink_soft, max_width=wide)
