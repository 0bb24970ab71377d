"""A play style: what it may change, and how it is described."""

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
def test_unusual_habits_are_described(drop: float, holds: float, pace: float, traits: tuple[str, ...]) -> None:
    """Only unusual habits have a word, and opposite words never appear together."""
    assert PlayStyle(drop, holds, pace).traits == traits


def test_the_plain_style_has_no_description() -> None:
    """PLAIN, which plays just like the level, has no description."""
    assert PlayStyle(0, 0, 1) == PLAIN
    assert PLAIN.traits == ()


@pytest.mark.parametrize(("drop", "holds", "pace"), [(2.1, 0, 1), (-2.1, 0, 1), (0, -1, 1), (0, 13, 1), (0, 0, 0.5)])
def test_a_style_is_bounded(drop: float, holds: float, pace: float) -> None:
    """A style may cost a little, but never a game."""
    with pytest.raises(ValueError, match="style"):
        PlayStyle(drop, holds, pace)
