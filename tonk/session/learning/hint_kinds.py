"""Kinds of hints."""

from typing import Final, Literal

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
