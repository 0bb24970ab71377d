"""A field for a number, stepped or typed, or for no number."""

from collections.abc import Callable

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.stepper import Stepper

_DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(10)}


class NumberField(Stepper):
    """A stepper into which digits can be typed while it has the keyboard.

    Args:
        label: The name of the setting.
        value: The number; None where there is none.
        on_change: Called with the new number, or None.
        box: The whole row.
        least: The smallest number.
        most: The largest number.
        none: The words for no number, one step below the smallest; "" if there always is a number.
        stride: The step of minus and plus; they go to its multiples.
    """

    def __init__(
        self,
        label: str,
        value: int | None,
        on_change: Callable[[int | None], None],
        box: Box = NOWHERE,
        *,
        least: int,
        most: int,
        none: str = "",
        stride: int = 1,
    ) -> None:
        self._nothing = least - 1
        self._stride = stride
        self._typed = ""
        self._typed_at = self._now = 0.0
        super().__init__(
            label,
            self._nothing if value is None else value,
            lambda number: on_change(None if number == self._nothing else number),
            box,
            least=self._nothing if none else least,
            most=most,
            show=lambda number: none if number == self._nothing else str(number),
        )

    def set(self, value: int | None) -> None:
        """Show another number, without calling ``on_change``."""
        self.value = self._nothing if value is None else value

    def press_key(self, key: int) -> bool:
        """Take a digit; digits add up to a number until a pause or another key."""
        if key not in _DIGITS:
            self._typed = ""
            return super().press_key(key)
        if self._now > self._typed_at + speeds.TYPED_TOGETHER:
            self._typed = ""
        self._typed_at = self._now
        self._typed = (self._typed + str(_DIGITS[key]))[-len(str(self.most)) :]
        number = int(self._typed)
        if max(self.least, self._nothing + 1) <= number <= self.most:
            self.change(number)
        return True

    def update(self, now: float) -> bool:
        """Remember the time, for what is typed together."""
        self._now = now
        return super().update(now)

    def step(self, amount: int) -> None:
        """Add an amount; single steps go to multiples of the stride."""
        if abs(amount) != 1 or self._stride == 1:
            super().step(amount)
            return
        low = self.value // self._stride * self._stride
        goal = low + self._stride if amount > 0 else low if low < self.value else low - self._stride
        super().step(goal - self.value)
