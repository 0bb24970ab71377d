"""Kinds of drills."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

DrillKind = Literal["drop", "discard", "spread", "count", "own", "knock", "take"]
"""The kinds of questions: whether to drop, what to discard, the spread in a hand, its points, the best move after an
earlier mistake, and in other games whether to knock, and whether to take the top discard."""
DROP_OR_DRAW: Final = "drop"
WHICH_DISCARD: Final = "discard"
FIND_SPREAD: Final = "spread"
COUNT: Final = "count"
OWN: Final = "own"
KNOCK_OR_NOT: Final = "knock"
TAKE_OR_NOT: Final = "take"
DRILL_KINDS: Sequence[DrillKind] = get_args(DrillKind)
"""Every kind of question."""
ONE_OF_TWO = (DROP_OR_DRAW, KNOCK_OR_NOT, TAKE_OR_NOT)
"""Kinds that ask whether to do something or not."""
JUDGED_BY_COACH = (*ONE_OF_TWO, WHICH_DISCARD, OWN)
"""Kinds whose answer needs the coach, not only the rules."""
