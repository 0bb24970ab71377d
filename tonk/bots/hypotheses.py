"""Hypotheses about another seat: the cards it holds, the cards it drew, and the type of player that sits there.

A hypothesis changes by small steps, one card for another, and each step is kept or rejected by how likely the seat's
seen actions then are (the Metropolis rule). A player who does not drop has many points or is a more cautious type: the
discards, and how long the player goes on, show which. Sensible players soon get rid of special cards: one who still
holds three cards after some turns will hardly hold a Skip.
"""

import random
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tonk.bots.discards import Discards
from tonk.bots.finished_turn import Turn
from tonk.bots.weights import PolicyWeights
from tonk.rules import View
from tonk.rules.cards import ALL_CARDS, EMPTY, NO_CARD, SKIPS, Card, CardSet, cards_in, mask_of
from tonk.rules.melds import spreads_within
from tonk.rules.near_melds import PARTNERS, completes

_DROP_SOFTNESS: Final = 1.0
"""The spread, in points, of when players of a type drop."""
_NEVER: Final = 8.0
"""The multiple of that spread above the limit at which nobody drops."""
_BOLDEST: Final = 0.95
"""The probability that a player with few points who could drop does."""
_ODD: Final = 0.1
"""The relative frequency of keeping a spread back or leaving a card that makes one."""
_HIT_KEPT: Final = 0.4
"""The relative frequency of keeping a card that fits a spread: it may not have fitted then."""
_FEW: Final = 2
"""With another hand this small, nobody keeps a Wild that could be hit with."""
_OTHER_CARD: Final = 0.65
_OTHER_DRAW: Final = 0.25
"""The shares of steps that try another card, and another draw; the rest try another type of player."""


class PlayerType(NamedTuple):
    """A type of player."""

    weights: PolicyWeights
    often: float
    """Its frequency, relative to the most common type."""
    discards: Discards
    """Its choice of discards."""


class HandHypothesis:
    """A hypothesis about a seat, formed from another seat's view.

    Attributes:
        turns: The finished turns of the seat.
        hand: The cards that it holds.
    """

    def __init__(
        self,
        view: View,
        types: Sequence[PlayerType],
        turns: list[Turn],
        known: CardSet,
        hidden: list[Card],
        chance: random.Random,
    ) -> None:
        """Start with a random hypothesis.

        Args:
            view: The view of the seat that makes it.
            types: The types of players that may sit there.
            turns: The finished turns of the seat, in order.
            known: The cards of its hand that everybody knows.
            hidden: A guess at its other cards.
            chance: The source of randomness.
        """
        rules = view.rules
        self.turns = turns
        self.hand = known | mask_of(hidden)
        self._hidden = hidden
        self._number = chance.random
        self._points = rules.points
        self._values = rules.values
        self._seats = view.seats
        self._special = not rules.plain
        self._wild = rules.wild_cards
        self._naturals = ALL_CARDS & ~rules.wild_cards
        self._fits = EMPTY
        if self._special:
            for spread in view.table:
                self._fits |= spread.fits
        self._put_down = [self._points(turn.put_down) for turn in turns]
        self._types = types
        full = rules.dealt(view.seats)
        self._dares = [[most_dared(one.weights, turn.round, turn.fewest, full) for turn in turns] for one in types]
        self._ceilings = [rules.drop_limit(turn.round) for turn in turns]
        self._compared = None if rules.drop_values == rules.values else rules.drop_values
        self._type = self._any_type()
        self._drawn = self._any_draws()
        self._likelihood = self._likelihood_of(self.hand, self._drawn)

    @property
    def weights(self) -> PolicyWeights:
        """Return how the seat decides."""
        return self._types[self._type].weights

    def _any_type(self) -> int:
        """Return a random type of player, weighted by frequency."""
        left = self._number() * sum([one.often for one in self._types], 0.0)
        for number, one in enumerate(self._types):
            left -= one.often
            if left < 0:
                return number
        return 0

    def _any_draws(self) -> list[Card]:
        """Return a possible card drawn in each turn; ``NO_CARD`` where one was taken."""
        drawn: list[Card] = []
        hand = self.hand
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            hand |= turn.put_down | 1 << turn.discard
            if turn.taken is not None:
                drawn.append(NO_CARD)
                hand &= ~(1 << turn.taken)
            else:
                # A card that was taken in an earlier turn can't have been drawn in this one.
                cards = cards_in(
                    hand & ~mask_of(t.taken for t in self.turns[:number] if t.taken is not None)
                ) or cards_in(hand)
                drawn.append(cards[int(self._number() * len(cards))])
                hand ^= 1 << drawn[-1]
        return drawn[::-1]

    def redeal(self, rest: list[Card]) -> None:
        """Assume any type with any cards, including ones of ``rest``: nothing has been seen of the seat yet."""
        self._type = self._any_type()
        for place in range(len(self._hidden)):
            other = int(self._number() * (len(rest) + 1))
            if other < len(rest):
                self.hand ^= 1 << self._hidden[place] | 1 << rest[other]
                self._hidden[place], rest[other] = rest[other], self._hidden[place]

    def step(self, rest: list[Card]) -> None:
        """Try another card of ``rest`` (cards in nobody's hand), another draw, or another type of player."""
        number = self._number()
        if number < _OTHER_CARD:
            if self._hidden and rest:
                self._try_other_card(rest)
        elif number < _OTHER_CARD + _OTHER_DRAW:
            self._try_other_draw()
        else:
            self._try_other_type()

    def _try_other_card(self, rest: list[Card]) -> None:
        place, other = int(self._number() * len(self._hidden)), int(self._number() * len(rest))
        out, new = self._hidden[place], rest[other]
        hand = self.hand ^ (1 << out | 1 << new)
        drawn = [new if card == out else card for card in self._drawn] if out in self._drawn else self._drawn
        if self._accepts(hand, drawn):
            self._hidden[place], rest[other] = new, out

    def _try_other_draw(self) -> None:
        """Assume that a card drawn in a turn was there before, and that another was drawn."""
        number = int(self._number() * len(self.turns))
        drawn = self._drawn.copy()
        card = drawn[number]
        if card < 0:
            return
        before = cards_in(self._before(number))
        if not before:
            return  # a card that came back with a new stock was discarded twice
        earlier = before[int(self._number() * len(before))]
        if earlier in drawn[:number]:
            drawn[drawn.index(earlier)] = card
        elif any(turn.taken == earlier for turn in self.turns[:number]):
            return
        drawn[number] = earlier
        self._accepts(self.hand, drawn)

    def _try_other_type(self) -> None:
        before, self._type = self._type, int(self._number() * len(self._types))
        if self._type != before and not self._accepts(self.hand, self._drawn):
            self._type = before

    def _before(self, number: int) -> CardSet:
        """Return the hand before a turn."""
        hand = self.hand
        for turn, card in zip(reversed(self.turns[number:]), reversed(self._drawn[number:]), strict=True):
            hand |= turn.put_down | 1 << turn.discard
            hand &= ~(1 << (card if turn.taken is None else turn.taken))
        return hand

    def _accepts(self, hand: CardSet, drawn: list[Card]) -> bool:
        least = self._likelihood * self._number()
        likelihood = self._likelihood_of(hand, drawn, least)
        if likelihood < least:
            return False
        self.hand, self._drawn, self._likelihood = hand, drawn, likelihood
        return True

    def _likelihood_of(self, hand: CardSet, drawn: Sequence[Card], least: float = 0) -> float:
        """Return the likelihood of the seat's type and actions; once below ``least``, any lower value."""
        player, values = self._types[self._type], self._values
        likelihood, naturals, discards = player.often, self._naturals, player.discards
        total = self._points(hand)
        if self._fits and self.turns:
            likelihood *= self._hits_kept(hand, self.turns[-1])
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            if self._special:
                likelihood *= self._specials_kept(hand, turn)
            hand |= 1 << turn.discard
            if spreads_within(hand & naturals):
                likelihood *= _ODD
            likelihood *= discards.likelihood(hand, turn, self._seats)
            if likelihood < least:
                break
            came = drawn[number] if turn.taken is None else turn.taken
            hand = (hand | turn.put_down) & ~(1 << came)
            total += values[turn.discard] + self._put_down[number] - values[came]
            declined = turn.declined
            if declined is not None and naturals >> declined & 1 and completes(hand & naturals, declined):
                likelihood *= _ODD
            if turn.free:
                likelihood *= 1 - drop_chance(self._over(number, hand, total))
        return likelihood

    def _over(self, number: int, hand: CardSet, total: int) -> float:
        """Return how far a hand was above its player's drop limit in a turn.

        The rules' ceiling applies to what the hand counts, the player's own limit to the total compared in a drop.

        Args:
            number: The number of the turn.
            hand: The cards at its beginning.
            total: The points that they count.
        """
        compared = total if self._compared is None else sum([self._compared[card] for card in cards_in(hand)])
        return max(compared - self._dares[self._type][number], total - self._ceilings[number])

    def _hits_kept(self, hand: CardSet, last: Turn) -> float:
        """Return the likelihood that the seat did not hit with what it holds."""
        likely = _HIT_KEPT if hand & self._naturals & self._fits and self.weights.sees_hits else 1.0
        return likely * _ODD if hand & self._wild and last.fewest <= _FEW else likely

    def _specials_kept(self, hand: CardSet, turn: Turn) -> float:
        """Return the likelihood that it kept the Wilds and Skips that it held after a turn."""
        likely, naturals, special = 1.0, hand & self._naturals, self.weights.special
        if hand & self._wild and any(naturals & PARTNERS[card] for card in cards_in(naturals)):
            likely *= _ODD
        # A player can play a Skip only in a turn of its own, and then does so unless it saves it.
        if hand & SKIPS and turn.free and (turn.fewest <= special.near_cards or not special.saves_skips):
            likely *= _ODD
        return likely


def most_dared(weights: PolicyWeights, rounds: int, fewest: int, full: int) -> float:
    """Return a player's drop limit as the others estimate it, in points as compared in a drop.

    Args:
        weights: The weights of the player.
        rounds: Full rounds before its turn.
        fewest: The fewest cards that another seat holds.
        full: The number of cards that each seat was dealt.
    """
    per_card = weights.points_per_unseen_card[min(rounds, len(weights.points_per_unseen_card) - 1)]
    return per_card * fewest * (weights.meld_discount if fewest < full else 1)


def drop_chance(over: float) -> float:
    """Return the probability that a player drops with ``over`` points above its limit."""
    return _BOLDEST / (1 + exp(over / _DROP_SOFTNESS)) if over < _NEVER * _DROP_SOFTNESS else 0.0
