"""The times of the page at the end of a hand: cards gather, rows open under them, sums come, and then the news."""

from dataclasses import dataclass

from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.viewport import Box

_NEARLY_THERE, _THERE = 0.34, 0.8
"""The shares of a hand's way after which its row opens, and its sums come: it goes fast, and then settles."""
_MEDAL_SEEN = 0.7
"""The share of the way of the winner's face after which the news comes."""


@dataclass(frozen=True)
class PageTimes:
    """The times of a page for a number of players, in seconds at speed 1."""

    players: int

    def hand(self, number: int) -> float:
        """Return when a player's cards, total and face leave the table; the page is rising meanwhile."""
        return speeds.SHOW_WAIT + number * speeds.SHOW_HAND_STAGGER

    def row(self, number: int) -> float:
        """Return when a player's row or column opens: as the cards arrive."""
        return self.hand(number) + speeds.SHOW_HAND * _NEARLY_THERE

    def sums(self, number: int) -> float:
        """Return when a player's sums come: once the cards lie."""
        return self.hand(number) + speeds.SHOW_HAND * _THERE

    @property
    def medal(self) -> float:
        """Return when the winner's face sets out: with the last sums."""
        return self.sums(self.players - 1)

    @property
    def says(self) -> float:
        """Return when the news comes: as the winner's face arrives."""
        return self.medal + speeds.MEDAL_GROWS * _MEDAL_SEEN

    @property
    def whole(self) -> float:
        """Return when everything is there."""
        return max(self.medal + speeds.MEDAL_GROWS, self.says + speeds.RESULT_SAYS)


def opening(box: Box, share: float, about: float) -> Box:
    """Return the visible part of a row or column that opens upwards and downwards from a height.

    Args:
        box: The whole of it.
        share: The share of its opening that is over, 0 to 1.
        about: The height from which it opens.
    """
    open_to = ease_out(share)
    top, bottom = about - (about - box.y) * open_to, about + (box.bottom - about) * open_to
    return Box(box.x, top, box.w, bottom - top)
