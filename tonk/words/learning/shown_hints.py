"""The words above a move shown by a hint: how it compares with the best."""

from typing import Final, Literal, assert_never

from tonk.words import _

MoveRank = Literal["only", "best", "near", "worse", "bad"]
"""The ranks of a move compared with the best one."""
ONLY: Final = "only"
BEST: Final = "best"
NEAR: Final = "near"
WORSE: Final = "worse"
BAD: Final = "bad"


def rank_text(rank: MoveRank) -> str:
    """Say how a move compares with the best one, whose name stands below."""
    match rank:
        case "only":
            return _("Your only move")
        case "best":
            return _("Best move")
        case "near":
            return _("Nearly as good")
        case "worse":
            return _("A little worse")
        case "bad":
            return _("Clearly worse")
        case _:
            assert_never(rank)


def place_text(place: int, count: int) -> str:
    """Say which move of how many is shown."""
    # Translators: which of the moves of a hint is shown, as in "2 of 4".
    return _("{n} of {all}").format(n=place, all=count)
