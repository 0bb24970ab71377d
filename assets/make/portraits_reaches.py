"""A gesture: a face and the arms before it.

Arms are given for the left half of the picture; ``other`` is the same gesture made with the other arm.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drawing import group
from geometry import Point
from portraits_looks import Mood


@dataclass(frozen=True)
class Reach:
    """A forearm in a gesture, whose elbow rests on the table, out of the picture.

    Attributes:
        pose: The pose of the hand.
        wrist: Where the arm ends.
        turn: Of the hand, degrees clockwise from upwards.
        mirror: Whether the thumb is at the right.
        scale: Of the hand.
        held: Drawn under the hand, which holds it.
        left: Whether it is the arm at the left of the picture.
        rests: Whether the elbow rests on the table; that of a folded arm is higher.
        over: Whether it lies on the other arm, on which it throws its shadow.
    """

    pose: str
    wrist: Point
    turn: float
    mirror: bool = False
    scale: float = 1.08
    held: str = ""
    left: bool = True
    rests: bool = True
    over: bool = False

    @property
    def other(self) -> Reach:
        """The same with the other arm."""
        held = group(self.held, 200, 0, mirror=True) if self.held else ""
        x, y = self.wrist
        turned = replace(self, wrist=(200.0 - x, y), turn=-self.turn, mirror=not self.mirror)
        return replace(turned, held=held, left=not self.left)


@dataclass(frozen=True)
class Act:
    """A mood as somebody has it.

    Attributes:
        mood: The face.
        arms: The arms before it.
        lift: How far the hat is moved, and turned.
        low: Whether the hands are too low for a round picture, which shows a bare chest then.
        sweats: Whether drops of sweat run down a temple.
    """

    mood: Mood
    arms: tuple[Reach, ...] = ()
    lift: tuple[float, float, float] = (0.0, 0.0, 0.0)
    low: bool = False
    sweats: bool = False
