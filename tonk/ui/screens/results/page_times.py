"""The times of the page at the end of a hand: it rises, hands land one by one with their sums, the headline strikes it.

Only then is the headline's place free: hands come from all sides, some across it.
"""

from dataclasses import dataclass

from tonk.ui.drawing import speeds

_LIES = 0.9
"""The share of a hand's way after which it lies, but for its last bounce, and its sums come."""
_MEDAL_SEEN = 0.7
"""The share of the way of the winner's face after which the news comes."""


@dataclass(frozen=True)
class PageTimes:
    """The times of a page, in seconds at speed 1.

    Attributes:
        players: The number of players.
        last: The number of the player whose hand leaves last; None for the last one on the page.
    """

    players: int
    last: int | None = None

    @property
    def headline(self) -> float:
        """Return when the headline is held over the page."""
        return self.struck - speeds.HEADLINE_FALLS - speeds.HEADLINE_RAISED

    @property
    def struck(self) -> float:
        """Return when the headline strikes the page, and its buttons come: once all hands lie on it."""
        return max(map(self.lands, range(self.players))) + speeds.HEADLINE_WAITS

    def face(self, number: int) -> float:
        """Return when a player's face leaves the table: with the rising page."""
        return number * speeds.SHOW_FACE_STAGGER

    def hand(self, number: int) -> float:
        """Return when a player's cards leave the table: one hand after the other."""
        apart = min(speeds.SHOW_HAND_STAGGER, speeds.SHOW_HANDS / max(1, self.players - 1))
        crosses = speeds.SHOW_LAST_WAITS if number == self.last else 0.0
        return speeds.SHOW_WAIT + self._turn(number) * apart + crosses

    def card(self, number: int, place: int) -> float:
        """Return when the card in a place of a player's hand leaves the table."""
        return self.hand(number) + place * speeds.SHOW_CARD_STAGGER

    def lands(self, number: int) -> float:
        """Return when a player's first card has landed."""
        return self.hand(number) + speeds.SHOW_HAND * _LIES

    def sums(self, number: int) -> float:
        """Return when a player's sums come: once the cards lie."""
        return self.lands(number)

    @property
    def medal(self) -> float:
        """Return when the winner's face sets out: at the headline's blow."""
        return self.struck

    @property
    def says(self) -> float:
        """Return when the reason and the other news come: as the winner's face arrives."""
        return self.medal + speeds.MEDAL_GROWS * _MEDAL_SEEN

    @property
    def whole(self) -> float:
        """Return when everything is there."""
        return max(self.medal + speeds.MEDAL_GROWS, self.says + speeds.RESULT_SAYS)

    def _turn(self, number: int) -> int:
        """Return the number of hands that leave before a player's."""
        if self.last is None or number < self.last:
            return number
        return self.players - 1 if number == self.last else number - 1
