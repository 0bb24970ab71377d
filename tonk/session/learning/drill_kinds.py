"""Kinds of drills."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

DrillKind = Literal["drop", "discard", "spread", "count", "own"]
"""The kinds of questions: whether to drop, what to discard, the spread in a hand, its points, and the best move after
an earlier mistake."""
DROP_OR_DRAW: Final = "drop"
WHICH_DISCARD: Final = "discard"
FIND_SPREAD: Final = "spread"
COUNT: Final = "count"
OWN: Final = "own"
DRILL_KINDS: Sequence[DrillKind] = get_args(DrillKind)
"""Every kind of question."""
