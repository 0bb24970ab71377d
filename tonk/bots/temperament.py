"""What makes one player of a level unlike another of the same level: how they drop, when they lay, how long they take.

A temperament is a matter of taste, not of skill: it bends the level's own judgement a little and never replaces it.
"""

from dataclasses import dataclass

MOST_DROP = 1.5
"""The most points by which a temperament may move the total to drop with, up or down."""
MOST_HELD = 12.0
"""The most points that a spread may have to put down before it is laid."""
PACES = (0.6, 1.6)
"""The quickest and the slowest pace."""

BOLD, CAREFUL, HOARDS, EARLY, QUICK, SLOW = TRAITS = ("bold", "careful", "hoards", "early", "quick", "slow")
"""What can be said of a temperament."""

_HOARD = 8.0
_QUICK, _SLOW = 0.8, 1.25


@dataclass(frozen=True, slots=True)
class Temperament:
    """A player's ways within a level.

    Raises:
        ValueError: A number lies beyond what a temperament may change.
    """

    drop: float
    """Points added to the most the player drops with: above 0 is bold, below 0 careful.

    It moves only what is a judgement. A low drop that is sure to win is made, and one that is sure to lose is left,
    as the level alone would; and no total above the rules' own ceiling is dropped with.
    """
    holds: float
    """How many points a spread must put down to be laid when it could as well be kept; 0 lays every spread at once.

    A new spread whose cards count fewer points than this stays in the hand, where nobody can hit on it. It is laid all
    the same as soon as there is something to gain or to fear: when the player can go out this turn, when the card just
    taken from the discards belongs to it, when some other hand is down to a few cards, or when the stock may not last
    until the player's next turn. Hits are not held back.
    """
    pace: float
    """What the time is multiplied by that the player takes for a move: 1 is the usual, less is quick, more is slow.

    It is only for the eye: which move is made does not depend on it.
    """

    def __post_init__(self) -> None:
        if not -MOST_DROP <= self.drop <= MOST_DROP:
            raise ValueError(f"a temperament moves the drop by at most {MOST_DROP} points, not by {self.drop}")
        if not 0 <= self.holds <= MOST_HELD:
            raise ValueError(f"a temperament holds spreads of 0 to {MOST_HELD} points, not {self.holds}")
        if not PACES[0] <= self.pace <= PACES[1]:
            raise ValueError(f"a temperament's pace is {PACES[0]} to {PACES[1]}, not {self.pace}")

    @property
    def traits(self) -> tuple[str, ...]:
        """What can be said of it in a few words, of ``TRAITS``: what is ordinary is left out, and of PLAIN all is."""
        plain = (self.drop, self.holds, self.pace) == (0, 0, 1)
        shown = {
            BOLD: self.drop > 0,
            CAREFUL: self.drop < 0,
            HOARDS: self.holds >= _HOARD,
            EARLY: self.holds == 0 and not plain,
            QUICK: self.pace <= _QUICK,
            SLOW: self.pace >= _SLOW,
        }
        return tuple(trait for trait in TRAITS if shown[trait])


PLAIN = Temperament(drop=0, holds=0, pace=1)
"""Nobody's temperament: the level as it is."""
