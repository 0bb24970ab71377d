"""A choice of one of a few values: side by side if they fit, otherwise one at a time between two arrows."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import accumulate

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets.base import NOWHERE, PRESS_KEYS
from tonk.ui.widgets.field import PartsField, Value
from tonk.words.narration import Description, Role

_FITS = (("strong", 11.0), ("small-strong", 7.0))
"""The text styles and the padding beside the words, largest first."""
_INSET = 4.0
_STEPS = 6
_ARROW = 44.0


class ChoiceField(PartsField[Value]):
    """One of a few values, chosen by pressing it or by the arrow keys.

    Args:
        label: The name of the setting; "" when the control takes the whole box.
        options: The values and their names, in order.
        value: The one that is set; one of the options.
        on_change: Called with the new value.
        box: The whole row.
    """

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        box: Box = NOWHERE,
    ) -> None:
        super().__init__(label, value, on_change, box)
        self.options = tuple(options)
        self._widths: tuple[float, ...] = ()
        self._style = "strong"
        self._left = self._shown = self.index
        self._way = 1.0
        self._moved: float | None = None

    @property
    def index(self) -> int:
        """Return the index of the chosen option."""
        return next((i for i, (value, _name) in enumerate(self.options) if value == self.value), 0)

    @property
    def parts(self) -> Mapping[int, Box]:
        """The options, or the two arrows."""
        frame = self.frame
        if not self._widths:
            return {0: frame.cut_left(_ARROW)[0], 1: frame.cut_right(_ARROW)[0]}
        inner = frame.inset(_INSET)
        starts = accumulate(self._widths, initial=inner.x)
        boxes = (Box(x, inner.y, w, inner.h) for x, w in zip(starts, self._widths, strict=False))
        return dict(enumerate(boxes))

    @property
    def description(self) -> Description:
        """Return its label and the chosen option."""
        value = self.options[self.index][1] if self.options else ""
        place = self.index + 1, len(self.options)
        return Description(self.spoken_name, Role.CHOICE, value, place, self.note or self.tooltip, self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """The options, and how far the mark has come, besides what every field shows."""
        return (*super().look(), self.options, self._left, self._slide)

    def update(self, now: float) -> bool:
        """Let the mark slide to the chosen option."""
        if self.index != self._shown:
            self._left, self._shown, self._way = self._shown, self.index, 0.0
        passed = 0.0 if self._moved is None else now - self._moved
        self._moved = now
        self._way = 1.0 if self.calm else min(1.0, self._way + passed / speeds.SWITCH)
        return super().update(now)

    @property
    def _slide(self) -> float:
        """Return the progress of the mark, 0 to 1, in a few steps."""
        return round(ease_out(self._way) * _STEPS) / _STEPS

    def press_part(self, part: int) -> None:
        """Choose an option; an arrow goes to the next one, wrapping round."""
        if self._widths:
            self._choose(part)
        else:
            self._choose((self.index + (1 if part else -1)) % len(self.options))

    def press_key(self, key: int) -> bool:
        """Left and Right stop at the ends; Enter and Space go round."""
        last = len(self.options) - 1
        if key == pygame.K_LEFT:
            self._choose(max(0, self.index - 1))
        elif key == pygame.K_RIGHT:
            self._choose(min(last, self.index + 1))
        elif key in PRESS_KEYS:
            self._choose((self.index + 1) % (last + 1))
        else:
            return False
        return True

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the options side by side if there is room, otherwise the chosen one."""
        self._widths = self._segment_widths(canvas.text_renderer)
        if self._widths:
            self._draw_segments(canvas)
        else:
            self._draw_arrows(canvas)

    def _choose(self, index: int) -> None:
        self.change(self.options[index][0])

    def _segment_widths(self, text: Text) -> tuple[float, ...]:
        """Return the width of each option; empty if they don't all fit side by side."""
        room = self.frame.w - 2 * _INSET
        for self._style, pad in _FITS:
            least = [text.measure(name, self._style)[0] + 2 * pad for _value, name in self.options]
            if not least or sum(least) > room:
                continue
            if max(least) * len(least) <= room:
                return (room / len(least),) * len(least)
            spare = (room - sum(least)) / len(least)
            return tuple(width + spare for width in least)
        return ()

    def _draw_segments(self, canvas: Canvas) -> None:
        theme, chosen, usable = canvas.theme, self.index, self.disabled is None
        parts = self.parts
        for number, part in parts.items():
            if number != chosen and self.lit(number):
                canvas.rounded(part, theme.quiet_hover, 7)
            elif number not in (0, chosen, chosen + 1):
                canvas.line((part.x, part.y + 9), (part.x, part.bottom - 9), theme.hairline, 1)
        start, end = parts.get(self._left, parts[chosen]), parts[chosen]
        x, w = start.x + (end.x - start.x) * self._slide, start.w + (end.w - start.w) * self._slide
        top, bottom = (theme.gold, theme.gold_dark) if usable else (theme.off, theme.off)
        mark = Box(x, end.y, w, end.h)
        if usable:
            canvas.shadow(mark, 7, blur=5, drop=1.5)
        canvas.rounded(mark, top, 7, to=bottom, border=theme.sheen)
        for number, part in parts.items():
            ink = self.ink(theme)
            if number == chosen:
                ink = theme.ink_dark if usable else theme.ink_off
            canvas.text(part.center, self.options[number][1], self._style, ink, anchor="center")

    def _draw_arrows(self, canvas: Canvas) -> None:
        self.draw_end(canvas, 0, "left")
        self.draw_end(canvas, 1, "right")
        if self.options:
            middle = self.frame.inset(_ARROW + 4, 0)
            canvas.line_of_text(middle, self.options[self.index][1], "strong", self.ink(canvas.theme), "center")
