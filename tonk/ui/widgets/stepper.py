"""A whole number between a minus and a plus."""

from collections.abc import Callable, Hashable, Mapping

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.field import PartsField
from tonk.words.narration import Description, Role

_BUTTON = 48.0
_PAGE = 10


class Stepper(PartsField[int]):
    """A number from ``least`` to ``most``; holding minus or plus repeats.

    Args:
        label: The name of the setting.
        value: The number.
        on_change: Called with the new number.
        box: The whole row.
        least: The smallest number.
        most: The largest number.
        show: Formats the number.
    """

    def __init__(
        self,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        box: Box = NOWHERE,
        *,
        least: int,
        most: int,
        show: Callable[[int], str] = str,
    ) -> None:
        super().__init__(label, value, on_change, box)
        self.least, self.most = least, most
        self.show = show
        self._next: float | None = None
        self._went_on = False

    @property
    def parts(self) -> Mapping[int, Box]:
        """Return the boxes of minus and plus, by the amount that they add."""
        return {-1: self.frame.cut_left(_BUTTON)[0], 1: self.frame.cut_right(_BUTTON)[0]}

    @property
    def changed_cue(self) -> Cue:
        """Return the sound of a step."""
        return Cue.NUDGED

    @property
    def description(self) -> Description:
        """Return its label and number."""
        hint = self.note or self.tooltip
        return Description(self.spoken_name, Role.NUMBER, self.show(self.value), hint=hint, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return the formatted number and its limits."""
        return (*super().look(), self.show(self.value), self.least, self.most)

    def press_part(self, part: int) -> None:
        """Press minus or plus; do nothing at the end of a press that has repeated."""
        went_on, self._next, self._went_on = self._went_on, None, False
        if not went_on:
            self.step(part)

    def press_key(self, key: int) -> bool:
        """Take Left, Right, minus, plus, Home, End and the page keys."""
        span = self.most - self.least
        moves = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_MINUS: -1,
            pygame.K_KP_MINUS: -1,
            pygame.K_PLUS: 1,
            pygame.K_KP_PLUS: 1,
            pygame.K_PAGEDOWN: -_PAGE,
            pygame.K_PAGEUP: _PAGE,
            pygame.K_HOME: -span,
            pygame.K_END: span,
        }
        if key not in moves:
            return False
        self.step(moves[key])
        return True

    def update(self, now: float) -> bool:
        """Repeat while a button is held."""
        if self._held is None:
            self._next, self._went_on = None, False
        elif self._next is None:
            self._next, self._went_on = now + speeds.FIRST_REPEAT, False
        elif now >= self._next and self._pointed == self._held:
            self._next, self._went_on = now + speeds.NEXT_REPEAT, True
            self.step(self._held)
        return super().update(now)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the number between minus and plus."""
        self.draw_end(canvas, -1, "minus", usable=self.value > self.least)
        self.draw_end(canvas, 1, "plus", usable=self.value < self.most)
        middle = self.frame.inset(_BUTTON, 0)
        canvas.line_of_text(middle, self.show(self.value), "strong", self.ink(canvas.theme), "center")

    def step(self, amount: int) -> None:
        """Add an amount, within the limits."""
        self.change(min(self.most, max(self.least, self.value + amount)))
