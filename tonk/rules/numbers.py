"""Ways to iterate over cards and seats at run time, when they are plain numbers that cost nothing in play."""

from builtins import enumerate as by_seat
from builtins import range as card_range
from builtins import range as each_seat

__all__ = ["by_seat", "card_range", "each_seat"]
