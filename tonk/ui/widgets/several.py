"""A choice of several of a few values: switches side by side."""

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets.base import NOWHERE, PRESS_KEYS
from tonk.ui.widgets.field import PartsField
from tonk.words.narration import Description, Role, on_or_off, switch_in

_GAP, _MARK = 8.0, 18.0


class MultiChoiceField(PartsField[tuple[str, ...]]):
    """Values each of which is on or off, in the order of the options.

    Args:
        label: The name of the setting; "" when the control takes the whole box.
        options: The values and their names.
        value: The values that are on.
        on_change: Called with the values that are on.
        box: The whole row.
    """

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[str, str]],
        value: tuple[str, ...],
        on_change: Callable[[tuple[str, ...]], None],
        box: Box = NOWHERE,
    ) -> None:
        super().__init__(label, value, on_change, box)
        self.options = tuple(options)
        self._here = 0

    @property
    def parts(self) -> Mapping[int, Box]:
        """The switches."""
        return dict(enumerate(self.frame.split_columns(len(self.options), _GAP)))

    @property
    def description(self) -> Description:
        """Return its label, and the focused switch with its state."""
        value, name = self.options[self._here]
        called = switch_in(self.spoken_name, name)
        place = self._here + 1, len(self.options)
        return Description(called, Role.SWITCH, on_or_off(value in self.value), place, self.note, self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return the focused switch, besides what every field shows."""
        return (*super().look(), self._here)

    def press_part(self, part: int) -> None:
        """Switch one on or off."""
        self._here = part
        mine = self.options[part][0]
        self.change(tuple(one for one, _name in self.options if (one in self.value) != (one == mine)))

    def press_key(self, key: int) -> bool:
        """Move by Left and Right; switch by Enter and Space."""
        if key in PRESS_KEYS:
            self.press_part(self._here)
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._here = min(len(self.options) - 1, max(0, self._here + (1 if key == pygame.K_RIGHT else -1)))
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the label and the switches, without a background."""
        self.draw_label(canvas)
        self.draw_parts(canvas)
        self.draw_ring(canvas)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw each switch, with a mark if it is on."""
        theme = canvas.theme
        for number, part in self.parts.items():
            on = self.options[number][0] in self.value
            ground = theme.quiet_hover if self.lit(number) else theme.track
            border = theme.gold if on else theme.hairline
            canvas.rounded(part, ground, self.radius, border=border, border_width=2 if on else 1.25)
            mark, words = part.inset(6, 0).cut_left(_MARK, 2)
            if on:
                canvas.icon(icon("check"), mark.center, 19, theme.gold_light)
            ink = theme.gold_light if on else self.ink(theme)
            canvas.line_of_text(words, self.options[number][1], "small", ink)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the focused switch."""
        if self.ring and self.options:
            canvas.focus_ring(self.parts[self._here], self.radius)
