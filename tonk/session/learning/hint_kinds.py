"""Kinds of hints."""

from typing import Final, Literal

HintKind = Literal["wait", "drop", "take-spread", "take-hit", "draw", "lay", "hit", "throw"]
"""The things that a hint points out."""
WAIT: Final = "wait"
DROP_NOW: Final = "drop"
TAKE_SPREAD: Final = "take-spread"
TAKE_HIT: Final = "take-hit"
DRAW_ONE: Final = "draw"
LAY_IT: Final = "lay"
HIT_IT: Final = "hit"
THROW: Final = "throw"
