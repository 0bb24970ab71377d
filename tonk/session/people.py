"""The people who play against you: their names, and which portraits are theirs."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

CALM, THINKS, PLEASED, CAUGHT, WAITS = MOODS = ("calm", "thinks", "pleased", "caught", "waits")
"""What a face can show: it attends, thinks, has won, has to pay, or is barred from dropping."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody whom the game brings to the table.

    Attributes:
        id: What the portrait's files are called by.
        name: How they are called at the table.
    """

    id: str
    name: str


CHARACTERS = (
    Character("ruby", "Ruby"),
    Character("earl", "Earl"),
    Character("mae", "Mae"),
    Character("otis", "Otis"),
    Character("pearl", "Pearl"),
    Character("leroy", "Leroy"),
    Character("celeste", "Celeste"),
    Character("solomon", "Solomon"),
    Character("ines", "Ines"),
    Character("frost", "Mr. Frost"),
    Character("lin", "Dr. Lin"),
    Character("arjun", "Arjun"),
)
"""Everybody there is, in the order in which they are asked to play."""

_BY_NAME: Mapping[str, Character] = MappingProxyType({character.name: character for character in CHARACTERS})


def character_of(name: str) -> Character | None:
    """Who plays under this name; None for somebody whom the game does not know."""
    return _BY_NAME.get(name)
