"""The phases of a hand."""

from typing import Final, Literal, TypeGuard, get_args

Phase = Literal["upcard", "must-draw", "start", "play", "window", "over"]
TurnPhase = Literal["start", "play"]
"""The phases of a turn: those in which a hand can be set up."""

UPCARD: Final = "upcard"
"""Gin: the player to act may take the upcard or pass."""
MUST_DRAW: Final = "must-draw"
"""Gin: both have passed the upcard, and the first player draws."""
START: Final = "start"
"""Before the draw."""
PLAY: Final = "play"
"""After the draw."""
WINDOW: Final = "window"
"""The next player has chosen the stock, and a seat that could use a Cross is being asked."""
OVER: Final = "over"
"""The hand has ended."""


GuestPhase = Literal["upcard", "must-draw", "start", "play"]
"""The phases in which a hand of a guest can be set up."""


def is_turn_phase(text: str) -> TypeGuard[TurnPhase]:
    """Return whether a text names a phase of a turn."""
    return text in (START, PLAY)


def is_guest_phase(text: str) -> TypeGuard[GuestPhase]:
    """Return whether a text names a phase in which a hand of a guest can be set up."""
    return text in get_args(GuestPhase)
