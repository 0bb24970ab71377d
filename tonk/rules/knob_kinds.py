"""The kinds of knobs, each of which checks the values that a file or a page gives it."""

from typing import Any, NamedTuple

from tonk.rules.fault import Fault

_LONGEST_LIST = 10
"""The most numbers in a list of no fixed length."""


class RulesRefused(Fault):
    """A rule set that can't be played."""


class NumberKind(NamedTuple):
    """A knob that holds a whole number from ``low`` to ``high``, or nothing where ``optional``."""

    low: int
    high: int
    optional: bool = False

    def checked(self, knob: str, value: Any) -> int | None:
        """Return the number.

        Raises:
            RulesRefused: It is not a whole number in the range.
        """
        if _is_whole(value, self.low, self.high):
            return int(value)
        if not self.optional:
            raise RulesRefused("{knob} must be a whole number from {low} to {high}", knob=knob, **self._range)
        if value is not None:
            raise RulesRefused("{knob} must be a whole number from {low} to {high}, or null", knob=knob, **self._range)
        return None

    @property
    def _range(self) -> dict[str, int]:
        return {"low": self.low, "high": self.high}


class ChoiceKind(NamedTuple):
    """A knob that holds one of a few words. Their order is fixed, since deal codes store a word as its position."""

    choices: tuple[str, ...]

    def checked(self, knob: str, value: Any) -> str:
        """Return the word.

        Raises:
            RulesRefused: It is none of the choices.
        """
        if not isinstance(value, str) or value not in self.choices:
            raise RulesRefused("{knob} must be one of: {choices}", knob=knob, choices=", ".join(self.choices))
        return value


class NumberListKind(NamedTuple):
    """A knob that holds a list of whole numbers; ``length`` says how many, None for up to ten.

    Where it is ``optional``, the list may be empty as well.
    """

    low: int
    high: int
    length: int | None = None
    optional: bool = False

    def checked(self, knob: str, value: Any) -> tuple[int, ...]:
        """Return the numbers.

        Raises:
            RulesRefused: One is not a whole number in the range, or there are too many or too few.
        """
        low, high = self.low, self.high
        is_list = isinstance(value, list | tuple) and len(value) <= _LONGEST_LIST
        if not is_list or not all(_is_whole(number, low, high) for number in value):
            raise RulesRefused(
                "{knob} must be a list of whole numbers from {low} to {high}", knob=knob, low=low, high=high
            )
        if self.length not in (None, len(value)) and not (self.optional and not value):
            raise RulesRefused("{knob} must hold {length} numbers", knob=knob, length=self.length)
        return tuple(value)


class SubsetKind(NamedTuple):
    """A knob that holds some of a few words, each at most once, or none; their order is kept as for `ChoiceKind`."""

    choices: tuple[str, ...]

    def checked(self, knob: str, value: Any) -> tuple[str, ...]:
        """Return the words in the order of the choices.

        Raises:
            RulesRefused: One is none of the choices, or is named twice.
        """
        is_list = isinstance(value, list | tuple)
        if not is_list or not all(value.count(word) == 1 and word in self.choices for word in value):
            choices = ", ".join(self.choices)
            raise RulesRefused("{knob} must be a list of some of: {choices}", knob=knob, choices=choices)
        return tuple(choice for choice in self.choices if choice in value)


class SwitchKind(NamedTuple):
    """A knob that is on or off."""

    def checked(self, knob: str, value: Any) -> bool:
        """Return whether it is on.

        Raises:
            RulesRefused: It is neither true nor false.
        """
        if type(value) is not bool:
            raise RulesRefused("{knob} must be true or false", knob=knob)
        return value


class TextKind(NamedTuple):
    """A knob that holds a line of text."""

    longest: int

    def checked(self, knob: str, value: Any) -> str:
        """Return the text.

        Raises:
            RulesRefused: It is empty, too long, or not one line of visible characters.
        """
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest or not value.isprintable():
            longest = self.longest
            raise RulesRefused("{knob} must be a line of 1 to {longest} visible characters", knob=knob, longest=longest)
        return value


KnobKind = NumberKind | ChoiceKind | NumberListKind | SubsetKind | SwitchKind | TextKind


def _is_whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high
