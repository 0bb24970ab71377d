"""New deals of the cards that a seat can't know, and a check that they are a whole deck."""

import random

from tonk.rules import Position
from tonk.rules.cards import EMPTY, CardSet, Seat, by_seat, cards_in, deck_with, mask_of
from tonk.rules.imagining import World


def redealt(position: Position, seat: Seat, chance: random.Random) -> Position:
    """Return a position that looks the same to a seat, with unseen cards dealt again to other hands and the stock."""
    hidden = [*position.stock]
    for other, hand in by_seat(position.hands):
        if other != seat:
            hidden += cards_in(hand & ~position.known[other])
    chance.shuffle(hidden)
    twin = position.copy()
    for other, hand in by_seat(position.hands):
        if other != seat:
            known = position.known[other]
            dealt = [hidden.pop() for _ in range(hand.bit_count() - known.bit_count())]
            twin.hands[other] = known | mask_of(dealt)
            twin.totals[other] = position.rules.points(twin.hands[other])
    twin.stock = hidden
    return twin


def assert_whole(world: World, out_of_play: CardSet = EMPTY) -> None:
    """Assert that every card in play is in exactly one place, and that the totals are right."""
    places = [*world.hands, out_of_play]
    piles = [world.stock, world.discard, *[spread.cards for spread in world.table]]
    piles.append([card for card in world.specials.skips if card is not None])
    piles.append([block[0] for block in world.specials.blocks if block is not None])
    deck = mask_of(deck_with(world.specials.kinds))
    assert sum(places) + sum(mask_of(pile) for pile in piles) == deck
    assert sum(cards.bit_count() for cards in places) + sum(len(pile) for pile in piles) == deck.bit_count()
    assert world.totals == [world.rules.points(hand) for hand in world.hands]
