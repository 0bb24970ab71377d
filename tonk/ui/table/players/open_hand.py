"""The open hand: looking, covering and taking turns when several people share a screen.

The hand of a person who has acted is covered at once. When the turn comes to another person a curtain asks for them
first; when it comes back to the same one, or if there is only one, nothing asks. Bots in between don't matter. If only
bots play, the person watching sees the hand of the first.
"""

from tonk.rules.cards import FIRST_SEAT, Seat


class OpenHand:
    """The person at the bottom, and whether their hand is open.

    Attributes:
        bottom: The seat at the bottom.
        open_hand: Whether its hand is open.
        looked_last: The last person who saw their hand; None if unknown.
    """

    def __init__(self, persons: tuple[Seat, ...]) -> None:
        self.persons = persons
        self.bottom = persons[0] if persons else FIRST_SEAT
        self.open_hand = self.alone
        self.looked_last: Seat | None = None

    @property
    def alone(self) -> bool:
        """Return whether at most one person plays, so that nothing need ever be covered."""
        return len(self.persons) <= 1

    @property
    def reader(self) -> Seat | None:
        """Return the reader of the log: the only person playing, who may know drawn cards; otherwise None."""
        return self.bottom if self.alone else None

    def cover(self) -> None:
        """Cover the hand at the bottom, unless nobody else could see it."""
        self.open_hand = self.alone

    def interrupt(self) -> None:
        """Note that the players have left the screen, so that the next to return must be asked for."""
        self.cover()
        self.looked_last = None

    def after(self, to_act: Seat | None) -> None:
        """Cover the hand of a person whose turn is over after an action."""
        if to_act != self.bottom:
            self.cover()

    def wanted(self, to_act: Seat | None) -> Seat | None:
        """Return the person for whom the curtain must ask, or None."""
        if to_act in self.persons and not (self.open_hand and self.bottom == to_act):
            return to_act
        return None

    def lift(self, seat: Seat) -> None:
        """Let this person look from now on."""
        self.bottom = self.looked_last = seat
        self.open_hand = True
