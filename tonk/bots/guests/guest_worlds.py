"""Worlds that a seat may be in, sampled in guest games.

The cards that others took are known, and most were taken for a spread, so cards that complete one are dealt with them.
At first, every deal of the rest is equally likely; but a sensible player improves its hand in each turn. So each hand
is improved by as many cards as its player drew, as the expert's policy would.
"""

import random
from typing import Final

from tonk.bots.guests.guest_players import GuestPolicy
from tonk.rules import Draw, Reshuffles, View
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, Card, CardSet, cards_in, each_seat, mask_of
from tonk.rules.imagining import World, imagine, unseen_by
from tonk.rules.melds import LEAST_CARDS, spreads_within

_MOST_STEPS: Final = 9
"""The most cards by which a hand is improved: later ones seldom change it."""

_FOR_A_SPREAD: Final = 0.9
"""The assumed share of takes that make a spread."""
_THREES: Final = [spread for spread in spreads_within(ALL_CARDS) if spread.bit_count() == LEAST_CARDS]
_PAIRS: Final = [[spread ^ 1 << card for spread in _THREES if spread >> card & 1] for card in FULL_DECK]
"""The pairs with which each card makes a spread, by card."""


class GuestWorlds:
    """The worlds that a seat may be in, drawn one after another."""

    def __init__(self, view: View, policy: GuestPolicy, seed: int) -> None:
        """Prepare for a view.

        Args:
            view: The seat's view.
            policy: The policy by which the others choose what to keep.
            seed: The seed from which the worlds are drawn.
        """
        self._view = view
        self._policy = policy
        self._chance = random.Random(seed)
        self._unseen = list(cards_in(unseen_by(view)))
        drawn = [0] * view.seats
        for seat, action in view.history:
            drawn[seat] += isinstance(action, Draw)
        self._drawn = [min(number, _MOST_STEPS) for number in drawn]
        self._seats = each_seat(view.seats)
        self._takes_for_spreads = view.rules.game != "thirty-one"

    def draw(self) -> World:
        """Draw a world, with random new stocks."""
        view, chance = self._view, self._chance
        rest = self._unseen
        chance.shuffle(rest)
        hidden = [0 if seat == view.seat else view.counts[seat] - view.known[seat].bit_count() for seat in self._seats]
        available = mask_of(rest)
        hands: list[CardSet] = []
        for seat in self._seats:
            cards = self._beside_taken(view.known[seat], available, hidden[seat]) if hidden[seat] else EMPTY
            available ^= cards
            hands.append(cards)
        left = [card for card in rest if available >> card & 1]
        for seat in self._seats:
            missing = hidden[seat] - hands[seat].bit_count()
            hands[seat] |= view.hand if seat == view.seat else mask_of(left[:missing])
            left = left[missing:]
        for seat in self._seats:
            if seat != view.seat and hands[seat] and left:
                hands[seat] = self._improved(hands[seat], view.known[seat], left, self._drawn[seat])
            if seat != view.seat:
                hands[seat] |= view.known[seat]
        chance.shuffle(left)
        world = imagine(view, hands, left[: view.stock_count])
        if view.rules.makes_new_stocks:
            world.reshuffles = Reshuffles(chance.getrandbits(60))
        return world

    def _beside_taken(self, known: CardSet, available: CardSet, room: int) -> CardSet:
        """Return hidden cards that make spreads with the cards a player took, since few are taken for less.

        Args:
            known: The cards that the player took and still holds.
            available: The cards that the hand may hold.
            room: The number of hidden cards in the hand.
        """
        cards = EMPTY
        if not self._takes_for_spreads:
            return cards
        for card in cards_in(known):
            held = known | cards
            if self._chance.random() > _FOR_A_SPREAD or any(spread >> card & 1 for spread in spreads_within(held)):
                continue
            ways = [pair & ~held for pair in _PAIRS[card] if not pair & ~(held | available)]
            ways = [way for way in ways if way.bit_count() + cards.bit_count() <= room]
            if ways:
                cards |= ways[int(self._chance.random() * len(ways))]
        return cards

    def _improved(self, hidden: CardSet, known: CardSet, left: list[Card], steps: int) -> CardSet:
        """Return the hidden cards of a hand after drawing ``steps`` cards; the cards discarded go into ``left``."""
        live = mask_of(left)
        for _ in range(steps):
            place = int(self._chance.random() * len(left))
            fuller = hidden | 1 << left[place]
            kept = self._policy.kept_of(fuller | known, fuller, live) & ~known
            left[place] = cards_in((fuller | known) ^ (kept | known))[0]
            hidden = kept
        return hidden
