"""The words for a knob, and for knobs that are set together."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class KnobWords:
    """The words for a knob.

    Attributes:
        label: The name.
        effect: Its effect, in a line.
        values: The names of its values, where they are words.
        none: The name for no number.
        parts: The name of each of its numbers, where there are always so many.
    """

    label: str
    effect: str
    values: Mapping[str, str] = field(default_factory=dict)
    none: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class KnobGroup:
    """Knobs that are set together, by name, and the title over them."""

    title: str
    knobs: Mapping[str, KnobWords]
