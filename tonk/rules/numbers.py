"""The ways to go through cards and seats when the game runs: there they are plain numbers, and cost nothing in play."""

from builtins import enumerate as by_seat
from builtins import range as card_range
from builtins import range as each_seat

__all__ = ["by_seat", "card_range", "each_seat"]
