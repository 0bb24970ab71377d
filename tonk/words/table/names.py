"""The players as sentences name them: you, where one person plays at this screen, and everyone else by name."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tonk.rules.cards import Seat, by_seat
from tonk.words.phrases import joined, person, usual_name


def about(name: str, yours: str, named: str, **values: object) -> str:
    """The sentence about somebody of whom only the name is known, who is you where they chose none.

    Args:
        name: The name.
        yours: The sentence about you.
        named: The sentence about anybody else, which has a place for ``{name}``.
        values: The values for the other places in them.
    """
    return (yours if person(name) == usual_name() else named).format(name=person(name), **values)


@dataclass(frozen=True, slots=True)
class TableNames:
    """The names at a table.

    Attributes:
        names: The players' names, by seat.
        you: The seat of the one person at this screen; None where several share it, or nobody plays.
    """

    names: tuple[str, ...]
    you: Seat | None = None

    @classmethod
    def of(cls, names: Sequence[str], people: Collection[Seat] = ()) -> "TableNames":
        """The names of players, of whom the only person is "you".

        So is a player with the name that a person has who chose none, which is what replays know of people.
        """
        if len(people) == 1:
            return cls(tuple(names), next(iter(people)))
        unnamed = [seat for seat, name in by_seat(names) if person(name) == usual_name()]
        return cls(tuple(names), unnamed[0] if len(unnamed) == 1 else None)

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, seat: Seat) -> str:
        return person(self.names[seat])

    def listed(self, seats: Iterable[Seat]) -> str:
        """These players by name in a row, leaving you out."""
        return joined([self[seat] for seat in seats if seat != self.you])

    def one(self, seat: Seat, yours: str, named: str, **values: object) -> str:
        """The sentence about a player: ``yours`` where that is you, else ``named``, which has a place for ``{name}``.

        Args:
            seat: The player.
            yours: The sentence where the player is you.
            named: The sentence about anybody else.
            values: The values for the other places in them.
        """
        return (yours if seat == self.you else named).format(name=self[seat], **values)

    def some(self, seats: Collection[Seat], yours: str, among: str, named: str, **values: object) -> str:
        """The sentence about one or more players, which has a place for ``{names}``.

        Args:
            seats: The players.
            yours: The sentence about you alone.
            among: The sentence about you and others; ``{names}`` are the others.
            named: The sentence about others, in the number that their count asks for.
            values: The values for the other places in them.
        """
        sentence = named if self.you not in seats else among if len(seats) > 1 else yours
        return sentence.format(names=self.listed(seats), **values)

    def both(self, seat: Seat, other: Seat, sentences: tuple[str, str, str], **values: object) -> str:
        """The sentence about what a player does to another, which has places for ``{name}`` and ``{other}``.

        Args:
            seat: The player who does it.
            other: The one it is done to.
            sentences: The sentence where you do it, where it is done to you, and where neither is you.
            values: The values for the other places in them.
        """
        sentence = sentences[0] if seat == self.you else sentences[1] if other == self.you else sentences[2]
        return sentence.format(name=self[seat], other=self[other], **values)
