"""The players as sentences name them: "you" for the one person at this screen, and everyone else by name."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tonk.rules.cards import Seat, by_seat
from tonk.words.phrases import joined, listed_after, person, usual_name


def about(name: str, yours: str, named: str, **values: object) -> str:
    """Return the sentence about somebody known only by name, who is you if the name is the default.

    Args:
        name: The name.
        yours: The sentence about you.
        named: The sentence about anybody else, with a place for ``{name}``.
        values: The values for its other places.
    """
    return (yours if person(name) == usual_name() else named).format(name=person(name), **values)


@dataclass(frozen=True, slots=True)
class TableNames:
    """The names at a table.

    Attributes:
        names: The players' names, by seat.
        you: The seat of the one person at this screen; None if several share it, or nobody plays.
    """

    names: tuple[str, ...]
    you: Seat | None = None

    @classmethod
    def of(cls, names: Sequence[str], people: Collection[Seat] = ()) -> "TableNames":
        """Return the names of players, with the only person as "you".

        A single player with the default name is "you" as well, because replays know people only by name.
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
        """Return the names of these players in a row, without you."""
        return joined([self[seat] for seat in seats if seat != self.you])

    def one(self, seat: Seat, yours: str, named: str, **values: object) -> str:
        """Return the sentence about a player: ``yours`` if that is you, otherwise ``named`` with its ``{name}``.

        Args:
            seat: The player.
            yours: The sentence if the player is you.
            named: The sentence about anybody else.
            values: The values for its other places.
        """
        return (yours if seat == self.you else named).format(name=self[seat], **values)

    def some(self, seats: Collection[Seat], yours: str, among: str, named: str, **values: object) -> str:
        """Return the sentence about one or more players, which has a place for ``{names}``.

        Args:
            seats: The players.
            yours: The sentence about you alone.
            among: The sentence about you and others; ``{names}`` are the others.
            named: The sentence about others, in the singular or plural that their number needs.
            values: The values for its other places.
        """
        if self.you not in seats:
            sentence = named
        else:
            sentence = listed_after(among, "names", len(seats) - 1) if len(seats) > 1 else yours
        return sentence.format(names=self.listed(seats), **values)

    def both(self, seat: Seat, other: Seat, sentences: tuple[str, str, str], **values: object) -> str:
        """Return the sentence about one player acting on another, which has places for ``{name}`` and ``{other}``.

        Args:
            seat: The player who acts.
            other: The player who is affected.
            sentences: The sentence if you act, if you are affected, and if neither is you.
            values: The values for its other places.
        """
        sentence = sentences[0] if seat == self.you else sentences[1] if other == self.you else sentences[2]
        return sentence.format(name=self[seat], other=self[other], **values)
