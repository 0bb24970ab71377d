"""The phases of a hand."""

from typing import Final, Literal

Phase = Literal["start", "play", "window", "over"]

START: Final = "start"
"""Before the draw."""
PLAY: Final = "play"
"""After the draw."""
WINDOW: Final = "window"
"""The next player has chosen the deck, and a seat that could use a Cross is asked whether it does."""
OVER: Final = "over"
"""The hand has ended."""
