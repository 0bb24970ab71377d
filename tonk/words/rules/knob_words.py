"""The words for a knob, and for a group of knobs."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class KnobWords:
    """The words for a knob.

    Attributes:
        label: The name.
        effect: Its effect, in one line.
        values: The names of its values, if they are words.
        none: The name for an absent number.
        parts: The name of each of its numbers, if it always has the same number of them.
    """

    label: str
    effect: str
    values: Mapping[str, str] = field(default_factory=dict)
    none: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class KnobGroup:
    """A group of knobs with its title."""

    title: str
    knobs: Mapping[str, KnobWords]
