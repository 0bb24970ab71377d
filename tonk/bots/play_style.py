"""Styles of play: when players of the same level drop and lay, and how long they take.

A style is a matter of taste, not of skill: it bends the level's own judgement a little and never replaces it.
"""

from dataclasses import dataclass

MOST_EXTRA_POINTS = 2.0
"""The most points by which a style may move the total to drop with, up or down."""
MOST_POINTS_TO_LAY = 12.0
"""The highest limit below which a style may keep a spread back, in points."""
PACES = (0.6, 1.6)
"""The quickest and the slowest pace."""

BOLD, CAREFUL, HOARDS, EARLY, QUICK, SLOW = TRAITS = ("bold", "careful", "hoards", "early", "quick", "slow")
"""The traits of a style."""

_HOARD = 8.0
_QUICK, _SLOW = 0.8, 1.25


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """A player's style within a level.

    Raises:
        ValueError: A number is outside its limits.
    """

    extra_drop_points: float
    """Points added to the most the player drops with: above 0 is bold, below 0 careful.

    It moves only judgements. Drops that are sure to win are still made, and drops that are sure to lose are not; the
    ceiling of the rules holds, too.
    """
    least_points_to_lay: float
    """The points that a spread must count to be laid without need; 0 lays every spread at once.

    A new spread that counts less stays in the hand, where nobody can hit it. It is laid after all when the player can
    go out this turn, when it uses the card just taken from the discards, when another hand is down to a few cards, or
    when the stock may not last until the player's next turn. Hits are not held back.
    """
    pace: float
    """The factor on the time that the player takes for a move: 1 is usual, less is quick, more is slow.

    It is only for show: the move does not depend on it.
    """

    def __post_init__(self) -> None:
        if not -MOST_EXTRA_POINTS <= self.extra_drop_points <= MOST_EXTRA_POINTS:
            raise ValueError(
                f"a style moves the drop by at most {MOST_EXTRA_POINTS} points, not by {self.extra_drop_points}"
            )
        if not 0 <= self.least_points_to_lay <= MOST_POINTS_TO_LAY:
            raise ValueError(
                f"a style holds spreads of 0 to {MOST_POINTS_TO_LAY} points, not {self.least_points_to_lay}"
            )
        if not PACES[0] <= self.pace <= PACES[1]:
            raise ValueError(f"a style's pace is {PACES[0]} to {PACES[1]}, not {self.pace}")

    @property
    def is_careful(self) -> bool:
        """True if the player drops later than others of its level."""
        return self.extra_drop_points < 0

    @property
    def traits(self) -> tuple[str, ...]:
        """Return its traits, out of ``TRAITS``; PLAIN has none."""
        plain = (self.extra_drop_points, self.least_points_to_lay, self.pace) == (0, 0, 1)
        shown = {
            BOLD: self.extra_drop_points > 0,
            CAREFUL: self.is_careful,
            HOARDS: self.least_points_to_lay >= _HOARD,
            EARLY: self.least_points_to_lay == 0 and not plain,
            QUICK: self.pace <= _QUICK,
            SLOW: self.pace >= _SLOW,
        }
        return tuple(trait for trait in TRAITS if shown[trait])


PLAIN = PlayStyle(extra_drop_points=0, least_points_to_lay=0, pace=1)
"""No style: the level as it is."""
