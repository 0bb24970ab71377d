"""Kinds of drills and of hints."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

DrillKind = Literal["drop", "discard", "spread", "count", "own"]
"""The kinds of questions: whether to drop, what to discard, the spread in a hand, its points, and what to play where
one has once played badly."""
DROP_OR_DRAW: Final = "drop"
WHICH_DISCARD: Final = "discard"
FIND_SPREAD: Final = "spread"
COUNT: Final = "count"
OWN: Final = "own"
DRILL_KINDS: Sequence[DrillKind] = get_args(DrillKind)
"""Every kind of question."""

HintKind = Literal[
    "wait", "drop", "take-spread", "take-hit", "draw", "lay", "hit", "throw", "throw-high", "throw-loose"
]
"""The things that a hint points out."""
WAIT: Final = "wait"
DROP_NOW: Final = "drop"
TAKE_SPREAD: Final = "take-spread"
TAKE_HIT: Final = "take-hit"
DRAW_ONE: Final = "draw"
LAY_IT: Final = "lay"
HIT_IT: Final = "hit"
THROW: Final = "throw"
THROW_HIGH: Final = "throw-high"
THROW_LOOSE: Final = "throw-loose"
