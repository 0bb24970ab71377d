"""The plain numbers that cards, sets of them and seats are when the game runs, so that their types cost nothing."""

from builtins import enumerate as by_seat
from builtins import range as card_range
from builtins import range as each_seat

__all__ = ["Card", "CardSet", "Seat", "by_seat", "card_range", "each_seat"]

Card = int
CardSet = int
Seat = int
