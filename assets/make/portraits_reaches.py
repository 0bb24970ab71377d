"""A gesture: a face and the arms before it.

Arms are given for the left half of the picture; ``other`` is the same gesture made with the other arm.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drawing import group
from geometry import Point
from portraits_looks import Mood

_AT_HEAD = 152.0
"""The height of a wrist above which a hand is at the head."""


@dataclass(frozen=True)
class Reach:
    """An arm in a gesture.

    Attributes:
        pose: The pose of the hand; empty for a hand that is not seen.
        line: To the wrist, from an elbow out of the picture, or from the shoulder by the elbow.
        turn: Of the hand, degrees clockwise from upwards.
        mirror: Whether the thumb is at the right.
        scale: Of the hand.
        held: Drawn under the hand, which holds it.
    """

    pose: str
    line: tuple[Point, ...]
    turn: float
    mirror: bool = False
    scale: float = 1.08
    held: str = ""

    @property
    def wrist(self) -> Point:
        """The end of the arm."""
        return self.line[-1]

    @property
    def is_raised(self) -> bool:
        """True for a hand at the head, for which the elbow leaves the body."""
        return self.wrist[1] < _AT_HEAD

    @property
    def other(self) -> Reach:
        """The same with the other arm."""
        line = tuple((200.0 - x, y) for x, y in self.line)
        held = group(self.held, 200, 0, mirror=True) if self.held else ""
        return replace(self, line=line, turn=-self.turn, mirror=not self.mirror, held=held)


@dataclass(frozen=True)
class Act:
    """A mood as somebody has it.

    Attributes:
        mood: The face.
        arms: The arms before it.
        lift: How far the hat is moved, and turned.
        low: Whether the hands are too low for a round picture, which shows a bare chest then.
    """

    mood: Mood
    arms: tuple[Reach, ...] = ()
    lift: tuple[float, float, float] = (0.0, 0.0, 0.0)
    low: bool = False
