"""The phases of a hand."""

from typing import Final, Literal, TypeGuard

Phase = Literal["start", "play", "window", "over"]
TurnPhase = Literal["start", "play"]
"""The phases of a turn: those in which a hand can be set up."""

START: Final = "start"
"""Before the draw."""
PLAY: Final = "play"
"""After the draw."""
WINDOW: Final = "window"
"""The next player has chosen the deck, and a seat that could use a Cross is asked whether it does."""
OVER: Final = "over"
"""The hand has ended."""


def is_turn_phase(text: str) -> TypeGuard[TurnPhase]:
    """Return whether a text names a phase of a turn."""
    return text in (START, PLAY)
