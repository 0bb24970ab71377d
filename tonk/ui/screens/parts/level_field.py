"""The level of a player: pips that show it, and a field of them to choose it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from tonk.bots import LEVELS
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import icon, suit_shape
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.widgets.base import PRESS_KEYS
from tonk.ui.widgets.field import PartsField
from tonk.words import pgettext
from tonk.words.characters import level_name, level_text
from tonk.words.narration import Description, Role, switch_in

_DIAMOND = partial(suit_shape, 1)
_FIRST, PAD, _GAP = 38.0, 4.0, 8.0
_LEAST, _MOST = 16.0, 26.0
_PIP = 0.8
"""The height of a pip, as a share of the distance from one to the next."""
_SPARE = 2.0
"""The spare width for words, which are cut at whole pixels."""


def draw_pips(canvas: Canvas, left: Point, pitch: float, level: str, full: Color) -> float:
    """Draw bright pips up to the level, and dark ones for the higher levels.

    Args:
        canvas: The canvas.
        left: The left end, in the middle of their height.
        pitch: The distance between pips.
        level: One of ``bots.LEVELS``; for any other word all are dark.
        full: The colour of the bright ones.

    Returns:
        Their width.
    """
    high = LEVELS.index(level) + 1 if level in LEVELS else 0
    dark = mix(canvas.theme.track, canvas.theme.ink_soft, 0.4)
    for number in range(len(LEVELS)):
        center = (left[0] + (number + 0.5) * pitch, left[1])
        canvas.icon(_DIAMOND, center, pitch * _PIP, full if number < high else dark)
    return pitch * len(LEVELS)


@dataclass(frozen=True, slots=True)
class ExtraChoice:
    """A choice besides the levels.

    Attributes:
        value: The field's value for it.
        icon: Its icon.
        name: Its name.
        meaning: Its meaning, in a sentence.
    """

    value: str
    icon: str
    name: str
    meaning: str


class LevelField(PartsField[str]):
    """A level, chosen by pressing its pip or by the arrow keys; or an alternative.

    Args:
        instead: The choice at its left end.
        value: The value: a level, or the extra choice's; any other is neither.
        on_change: Called with the new value.
        label: The name of the setting; "" when the control takes the whole box.
        neither: The name of any other value.

    Attributes:
        grounded: Whether it has a ground of its own; without one it lies on that of its neighbours.
    """

    def __init__(
        self, instead: ExtraChoice, value: str, on_change: Callable[[str], None], label: str = "", *, neither: str = ""
    ) -> None:
        super().__init__(label, value, on_change)
        self.instead = instead
        self.neither = neither
        self.grounded = True
        self.values = (instead.value, *LEVELS)
        self._pitch = _LEAST
        self._wordless = False

    @property
    def parts(self) -> Mapping[int, Box]:
        """Return the boxes of the choice at the left end and of the pips."""
        first, rest = self.frame.cut_left(_FIRST)
        pips = {
            number: Box(rest.x + PAD + (number - 1) * self._pitch, rest.y, self._pitch, rest.h)
            for number in range(1, len(self.values))
        }
        return {0: first, **pips}

    @property
    def hint(self) -> str:
        """Return the meaning of the value under the pointer, or of the current one."""
        value = self._looked_at
        return self.instead.meaning if value == self.instead.value else level_text(value)

    @property
    def description(self) -> Description:
        """Return the current level and its meaning."""
        place = (self.values.index(self.value) + 1, len(self.values)) if self.value in self.values else None
        name = switch_in(self.called, self.label or pgettext("a choice", "Level"))
        return Description(name, Role.CHOICE, self._name(self.value), place, self.hint, self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return the pips, besides what every field shows."""
        return (*super().look(), self._pitch)

    def least_width(self, text: Text) -> float:
        """Return the least width of the control, in units, that has room for its words."""
        return _FIRST + 3 * PAD + len(LEVELS) * _LEAST + _GAP + _SPARE + self._widest(text)

    def press_part(self, part: int) -> None:
        """Choose a level, or the alternative."""
        self.change(self.values[part])

    def press_key(self, key: int) -> bool:
        """Take Left and Right, which stop at the ends, and Enter and Space, which cycle."""
        here, last = self.values.index(self.value) if self.value in self.values else 0, len(self.values) - 1
        if key == pygame.K_LEFT:
            self.press_part(max(0, here - 1))
        elif key == pygame.K_RIGHT:
            self.press_part(min(last, here + 1))
        elif key in PRESS_KEYS:
            self.press_part((here + 1) % (last + 1))
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw it with or without a ground."""
        if self.grounded:
            super().draw(canvas)
            return
        self.draw_label(canvas)
        self.draw_parts(canvas)
        self.draw_ring(canvas)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the icon at the left end, the pips, and a word for the current or pointed value."""
        theme, value = canvas.theme, self._looked_at
        self._measure(canvas.text_renderer)
        self._draw_first(canvas)
        parts = self.parts
        full = theme.gold if value == self.value else mix(theme.gold_light, theme.ink, 0.4)
        left = (parts[1].x, parts[1].center[1])
        end = left[0] + draw_pips(canvas, left, self._pitch, value, full)
        if not self._wordless:
            room = Box(end + _GAP, self.frame.y, self.frame.right - end - _GAP - 2 * PAD, self.frame.h)
            canvas.line_of_text(room, self._name(value), "small", self.ink(theme))

    @property
    def _looked_at(self) -> str:
        """Return the value under the pointer, or the current one."""
        pointed = next((part for part in range(len(self.values)) if self.lit(part)), None)
        return self.value if pointed is None else self.values[pointed]

    def _name(self, value: str) -> str:
        return self.instead.name if value == self.instead.value else level_name(value) or self.neither

    def _measure(self, text: Text) -> None:
        """Find room for the pips, and for the longest of the words if any is left."""
        room = self.frame.w - _FIRST - 3 * PAD
        pitch = (room - self._widest(text) - _GAP - _SPARE) / len(LEVELS)
        self._wordless = pitch < _LEAST
        self._pitch = min(_MOST, room / len(LEVELS) if self._wordless else pitch)

    def _widest(self, text: Text) -> float:
        """Return the width of the longest of its words, in units."""
        return max(text.measure(self._name(value), "small")[0] for value in {*self.values, self.value})

    def _draw_first(self, canvas: Canvas) -> None:
        theme, box = canvas.theme, self.parts[0].inset(4)
        chosen = self.value == self.instead.value
        if chosen:
            canvas.shadow(box, 7, blur=5, drop=1.5)
            canvas.rounded(box, theme.gold, 7, to=theme.gold_dark, border=theme.sheen)
        elif self.lit(0):
            canvas.rounded(box, theme.quiet_hover, 7)
        canvas.icon(icon(self.instead.icon), box.center, 21, theme.ink_dark if chosen else theme.ink_soft)
