"""Corners of the plain table: the four suits, flat and dim, so that it is a card table still."""

from __future__ import annotations

from places_kit import Thing
from suits import OUTLINE


def things() -> dict[str, Thing]:
    """Every drawing of the plain table by its name."""
    return {f"plain-{suit}": plain_suit(suit) for suit in "CDHS"}


def plain_suit(suit: str) -> Thing:
    """A suit in one grey."""
    t = Thing(120, 120)
    t.begin("translate(60 60)")
    t.fill(OUTLINE[suit], "#4c525b")
    t.end()
    return t
