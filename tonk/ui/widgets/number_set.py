"""A set of a few numbers."""

from collections.abc import Callable, Hashable, Mapping

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets.base import NOWHERE, PRESS_KEYS
from tonk.ui.widgets.field import PartsField
from tonk.words import _
from tonk.words.narration import Description, Role, on_or_off, switch_in

_ROW, _BUTTON, _PUT, _GAP = 44.0, 44.0, 104.0, 8.0
_CHIP, _CHIP_HIGH = 58.0, 34.0
_MINUS, _PLUS, _PUT_IN, _FIRST = 0, 1, 2, 3
_PAGE = 10


class NumberSetField(PartsField[tuple[int, ...]]):
    """Numbers in ascending order; a stepper selects one, and a button adds or removes it.

    Args:
        value: The numbers.
        on_change: Called with the numbers.
        box: The whole field.
        least: The smallest allowed number.
        most: The largest.
        fullest: The most numbers in the set.
        none: The words shown where there are none.
    """

    def __init__(
        self,
        value: tuple[int, ...],
        on_change: Callable[[tuple[int, ...]], None],
        box: Box = NOWHERE,
        *,
        least: int,
        most: int,
        fullest: int,
        none: str,
    ) -> None:
        super().__init__("", value, on_change, box)
        self.least, self.most, self.fullest, self.none = least, most, fullest, none
        self.number = value[-1] if value else min(most, 49)

    @property
    def frame(self) -> Box:
        """The row of the stepper."""
        return self.box.cut_top(_ROW)[0]

    def height(self, wide: float) -> float:
        """Return its height in a column of this width."""
        rows = -(-max(1, len(self.value)) // self._in_a_row(wide))
        return _ROW + rows * (_CHIP_HIGH + _GAP)

    @property
    def parts(self) -> Mapping[int, Box]:
        """Return the boxes of minus, plus, the button, and the numbers in the set."""
        row, put = self.frame, self.frame.cut_right(_PUT, _GAP)[0]
        stepper = row.cut_right(_PUT, _GAP)[1]
        found = {
            _MINUS: stepper.cut_left(_BUTTON)[0],
            _PLUS: stepper.cut_right(_BUTTON)[0],
            _PUT_IN: put,
        }
        count = self._in_a_row(self.box.w)
        for place in range(len(self.value)):
            x = self.box.x + place % count * (_CHIP + _GAP)
            y = self.box.y + _ROW + _GAP + place // count * (_CHIP_HIGH + _GAP)
            found[_FIRST + place] = Box(x, y, _CHIP, _CHIP_HIGH)
        return found

    @property
    def description(self) -> Description:
        """Return the selected number, whether it is in the set, and the whole set."""
        inside = ", ".join(str(number) for number in self.value) or self.none
        name = switch_in(self.spoken_name, str(self.number))
        return Description(name, Role.SWITCH, on_or_off(self.number in self.value), hint=inside, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """The number that is named, besides what every field shows."""
        return (*super().look(), self.number)

    def press_part(self, part: int) -> None:
        """Select another number, add or remove it, or remove the pressed one."""
        if part in (_MINUS, _PLUS):
            self._name(1 if part == _PLUS else -1)
        elif part == _PUT_IN:
            self._turn(self.number)
        elif part - _FIRST < len(self.value):
            self.number = self.value[part - _FIRST]
            self._turn(self.number)

    def press_key(self, key: int) -> bool:
        """Select by Left, Right and the page keys; add or remove by Enter and Space."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -_PAGE, pygame.K_PAGEUP: _PAGE}
        steps |= {pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1}
        if key in PRESS_KEYS:
            self._turn(self.number)
        elif key in steps:
            self._name(steps[key])
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the stepper, the button and the numbers."""
        theme, parts = canvas.theme, self.parts
        stepper = self.frame.cut_right(_PUT, _GAP)[1]
        canvas.rounded(stepper, theme.track, self.radius, border=theme.hairline)
        self.draw_end(canvas, _MINUS, "minus", usable=self.number > self.least)
        self.draw_end(canvas, _PLUS, "plus", usable=self.number < self.most)
        canvas.line_of_text(stepper.inset(_BUTTON, 0), str(self.number), "strong", self.ink(theme), "center")
        self.draw_parts(canvas)
        if not self.value:
            below = Box(self.box.x, parts[_PUT_IN].bottom + _GAP, self.box.w, _CHIP_HIGH)
            canvas.line_of_text(below, self.none, "small", theme.ink_soft)
        self.draw_ring(canvas)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the button, and each number in the set."""
        theme, parts = canvas.theme, self.parts
        inside = self.number in self.value
        usable = inside or len(self.value) < self.fullest
        ground = theme.quiet_hover if self.lit(_PUT_IN) and usable else theme.quiet
        canvas.rounded(parts[_PUT_IN], ground, self.radius, border=theme.panel_border if usable else theme.hairline)
        words = _("Remove") if inside else _("Add")
        canvas.line_of_text(parts[_PUT_IN], words, "small", theme.ink if usable else theme.ink_off, "center")
        for place, number in enumerate(self.value):
            chip = parts[_FIRST + place]
            lit = self.lit(_FIRST + place)
            border = theme.gold if number == self.number or lit else theme.panel_border
            canvas.rounded(chip, theme.quiet_hover if lit else theme.panel_raised, 8, border=border)
            canvas.line_of_text(chip, str(number), "strong", theme.gold_light, "center")

    def _in_a_row(self, wide: float) -> int:
        return max(1, int((wide + _GAP) / (_CHIP + _GAP)))

    def _name(self, step: int) -> None:
        self.number = min(self.most, max(self.least, self.number + step))

    def _turn(self, number: int) -> None:
        """Add a number, or remove it if it is in the set."""
        if number in self.value:
            self.change(tuple(one for one in self.value if one != number))
        elif len(self.value) < self.fullest:
            self.change(tuple(sorted((*self.value, number))))

    def _part_at(self, pos: tuple[float, float]) -> int | None:
        return next((part for part, box in self.parts.items() if box.contains(pos)), None)
