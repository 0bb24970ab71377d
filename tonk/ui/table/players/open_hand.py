"""The open hand: the looking, the covering and the passing-on when several people share a screen.

The hand of a person who has acted is covered at once. When the turn comes to another person a curtain asks for them
first; when it comes back to the same one, or when there is only one, nothing asks. Bots in between ask for nobody.
Where only bots play, the person watching looks over the shoulder of the first.
"""

from tonk.rules.cards import FIRST_SEAT, Seat


class OpenHand:
    """The person at the bottom, and whether their hand lies open.

    Attributes:
        bottom: The seat at the bottom.
        open_hand: Whether its hand lies open.
        looked_last: The person who saw their hand last with nobody in between; None when that can't be known.
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
        """The reader of the log: the person who plays alone, who may know what was drawn; else nobody in particular."""
        return self.bottom if self.alone else None

    def cover(self) -> None:
        """Cover the hand at the bottom, unless nobody else could see it."""
        self.open_hand = self.alone

    def interrupt(self) -> None:
        """Note that the players have turned away from the screen: the next to come back must be asked for."""
        self.cover()
        self.looked_last = None

    def after(self, to_act: Seat | None) -> None:
        """Something was done: the hand of a person whose turn is over is covered."""
        if to_act != self.bottom:
            self.cover()

    def wanted(self, to_act: Seat | None) -> Seat | None:
        """The person for whom the curtain must ask, or None."""
        if to_act in self.persons and not (self.open_hand and self.bottom == to_act):
            return to_act
        return None

    def lift(self, seat: Seat) -> None:
        """This person looks from now on."""
        self.bottom = self.looked_last = seat
        self.open_hand = True
