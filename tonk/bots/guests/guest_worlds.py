"""Worlds that a seat at the table of a guest may be in.

What the others took is known. Of the rest any deal is as likely as any other at first; but a player of sense betters
its hand in each turn. So each other hand is dealt from the unseen cards and then bettered by as many cards as it has
drawn, each by the judgement of a sharp player.
"""

import random
from typing import Final

from tonk.bots.guests.guest_players import GuestPolicy
from tonk.rules import Draw, Reshuffles, View
from tonk.rules.cards import Card, CardSet, cards_in, each_seat, mask_of
from tonk.rules.imagining import World, imagine, unseen_by

_MOST_STEPS: Final = 9
"""The most cards by which a hand is bettered: later ones seldom change it."""


class GuestWorlds:
    """The worlds that a seat may be in, drawn one after the other."""

    def __init__(self, view: View, policy: GuestPolicy, seed: int) -> None:
        """Look at what has been seen.

        Args:
            view: The seat's view.
            policy: How the others judge their hands.
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

    def draw(self) -> World:
        """Draw a world, with shuffles of its own."""
        view, chance = self._view, self._chance
        rest = self._unseen
        chance.shuffle(rest)
        hands: list[CardSet] = []
        place = 0
        for seat in each_seat(view.seats):
            if seat == view.seat:
                hands.append(view.hand)
                continue
            hidden = view.counts[seat] - view.known[seat].bit_count()
            hands.append(mask_of(rest[place : place + hidden]))
            place += hidden
        left = rest[place:]
        for seat in each_seat(view.seats):
            if seat != view.seat and hands[seat] and left:
                hands[seat] = self._bettered(hands[seat], view.known[seat], left, self._drawn[seat])
            if seat != view.seat:
                hands[seat] |= view.known[seat]
        chance.shuffle(left)
        world = imagine(view, hands, left[: view.stock_count])
        if view.rules.makes_new_stocks:
            world.reshuffles = Reshuffles(chance.getrandbits(60))
        return world

    def _bettered(self, hidden: CardSet, known: CardSet, left: list[Card], steps: int) -> CardSet:
        """Return hidden cards of a hand after so many draws; what is parted with goes among those left."""
        live = mask_of(left)
        for _ in range(steps):
            place = int(self._chance.random() * len(left))
            fuller = hidden | 1 << left[place]
            kept = self._policy.kept_of(fuller | known, fuller, live) & ~known
            left[place] = cards_in((fuller | known) ^ (kept | known))[0]
            hidden = kept
        return hidden
