"""A style: what it may change, and what can be said of it."""

import pytest

from tonk.bots.play_style import BOLD, CAREFUL, EARLY, HOARDS, PLAIN, QUICK, SLOW, PlayStyle


@pytest.mark.parametrize(
    ("drop", "holds", "pace", "traits"),
    [
        (1, 4, 1, (BOLD,)),
        (-0.5, 4, 1, (CAREFUL,)),
        (0, 10, 1, (HOARDS,)),
        (1.5, 0, 0.6, (BOLD, EARLY, QUICK)),
        (0, 0, 1.6, (EARLY, SLOW)),
        (0, 4, 1, ()),
    ],
)
def test_striking_habits_are_said(drop: float, holds: float, pace: float, traits: tuple[str, ...]) -> None:
    """Only what is out of the ordinary has a word, and opposite words never go together."""
    assert PlayStyle(drop, holds, pace).traits == traits


def test_nothing_is_said_of_the_plain_one() -> None:
    """PLAIN is the level as it is."""
    assert PlayStyle(0, 0, 1) == PLAIN
    assert PLAIN.traits == ()


@pytest.mark.parametrize(("drop", "holds", "pace"), [(2.1, 0, 1), (-2.1, 0, 1), (0, -1, 1), (0, 13, 1), (0, 0, 0.5)])
def test_a_style_is_bounded(drop: float, holds: float, pace: float) -> None:
    """Taste may cost a little, never a game."""
    with pytest.raises(ValueError, match="style"):
        PlayStyle(drop, holds, pace)
