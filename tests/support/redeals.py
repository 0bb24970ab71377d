"""What a seat can't know, dealt anew."""

import random

from tonk.rules import Position
from tonk.rules.cards import Seat, cards_in, mask_of


def redealt(position: Position, seat: Seat, chance: random.Random) -> Position:
    """The same position to a seat's eyes: cards it has not seen are dealt anew to the other hands and the stock."""
    hidden = [*position.stock]
    for other, hand in enumerate(position.hands):
        if other != seat:
            hidden += cards_in(hand & ~position.known[other])
    chance.shuffle(hidden)
    twin = position.copy()
    for other, hand in enumerate(position.hands):
        if other != seat:
            known = position.known[other]
            dealt = [hidden.pop() for _ in range(hand.bit_count() - known.bit_count())]
            twin.hands[other] = known | mask_of(dealt)
            twin.totals[other] = position.rules.points(twin.hands[other])
    twin.stock = hidden
    return twin
