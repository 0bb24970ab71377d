"""The phases of a hand."""

START, PLAY, OVER = "start", "play", "over"
"""Before the draw, after it, and when the hand has ended."""
WINDOW = "window"
"""The next player has chosen the deck, and a seat that could use a Cross is asked whether it does."""
