"""What may have happened at another seat that nobody else saw: its cards, its draws, and what sort of player it is.

A story changes by small steps, a card for another one, and each step is kept or not by how likely the seat would then
have done what it was seen to do (the Metropolis rule). Somebody who does not drop has many points, or is of a milder
sort: that is told from its discards and from how long it goes on.
"""

import random
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from tonk.bots.discards import Keeping, completes
from tonk.bots.history import Turn
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import ALL_CARDS, NO_CARD, Card, CardSet, cards_in, mask_of
from tonk.rules.melds import spreads_within

DROP_SOFTNESS = 1.0
"""By about how many points players of a sort differ in when they drop."""
DISCARD_SOFTNESS = 1.0
"""By about how many points players differ in what they think a card is good for."""
_NEVER = 8.0
"""With so many times the softness more, nobody drops."""
_BOLDEST = 0.95
"""How sure it is that a player who could have dropped with few points would have."""
ODD = 0.1
"""How often, compared with what is usual, a player keeps a spread back or leaves a card that would make one."""
_OTHER_CARD, _OTHER_DRAW = 0.65, 0.25
"""How often a step tries another card, and another draw; else it tries another sort."""


class Sort(NamedTuple):
    """A sort of player: how it plays, and how often it is met compared with the commonest."""

    weights: PolicyWeights
    often: float


class Story:
    """What may have happened to a seat that nobody else saw.

    Attributes:
        turns: Its finished turns.
        hand: The cards it holds.
        weights: How it plays.
    """

    def __init__(
        self,
        rules: RuleSet,
        sorts: Sequence[Sort],
        turns: list[Turn],
        known: CardSet,
        hidden: list[Card],
        full: int,
        chance: random.Random,
    ) -> None:
        """Begin with any story.

        Args:
            rules: The rule set.
            sorts: What sorts of players may sit there, the commonest met once in a while.
            turns: Its finished turns, the first first.
            known: The cards of its hand that everybody knows.
            hidden: The others, by a guess.
            full: How many cards each seat was dealt.
            chance: Where chance comes from.
        """
        self.turns = turns
        self.hand = known | mask_of(hidden)
        self._hidden = hidden
        self._number = chance.random
        self._points = rules.points
        self._values = rules.values
        self._put_down = [self._points(turn.put_down) for turn in turns]
        self._sorts = sorts
        self._limits = [
            [most_dropped_with(sort.weights, rules, turn.round, turn.fewest, full) for turn in turns] for sort in sorts
        ]
        self._sort = self._any_sort()
        self._drawn = self._any_draws()
        self._likelihood = self._likelihood_of(self.hand, self._drawn)

    @property
    def weights(self) -> PolicyWeights:
        """How the seat plays."""
        return self._sorts[self._sort].weights

    def _any_sort(self) -> int:
        """A sort, by how often it is met."""
        left = self._number() * sum([sort.often for sort in self._sorts])
        for number, sort in enumerate(self._sorts):
            left -= sort.often
            if left < 0:
                return number
        return 0

    def _any_draws(self) -> list[Card]:
        """Cards that may have been drawn in each turn; -1 where one was taken."""
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
        """Be anybody and hold any cards: nothing has been seen of the seat yet."""
        self._sort = self._any_sort()
        for place in range(len(self._hidden)):
            other = int(self._number() * (len(rest) + 1))
            if other < len(rest):
                self.hand ^= 1 << self._hidden[place] | 1 << rest[other]
                self._hidden[place], rest[other] = rest[other], self._hidden[place]

    def step(self, rest: list[Card]) -> None:
        """Try something else: a card of ``rest``, which are in nobody's hand, another draw, or another sort."""
        what = self._number()
        if what < _OTHER_CARD:
            if self._hidden and rest:
                self._try_other_card(rest)
        elif what < _OTHER_CARD + _OTHER_DRAW:
            self._try_other_draw()
        else:
            self._try_other_sort()

    def _try_other_card(self, rest: list[Card]) -> None:
        place, other = int(self._number() * len(self._hidden)), int(self._number() * len(rest))
        out, new = self._hidden[place], rest[other]
        hand = self.hand ^ (1 << out | 1 << new)
        drawn = [new if card == out else card for card in self._drawn] if out in self._drawn else self._drawn
        if self._accepts(hand, drawn):
            self._hidden[place], rest[other] = new, out

    def _try_other_draw(self) -> None:
        """Let a card have been drawn in a turn that was thought to be there before, and the other way round."""
        number = int(self._number() * len(self.turns))
        drawn = self._drawn.copy()
        card = drawn[number]
        if card < 0:
            return
        before = cards_in(self._before(number))
        if not before:
            return  # a card that a new stock brought back was discarded twice
        earlier = before[int(self._number() * len(before))]
        if earlier in drawn[:number]:
            drawn[drawn.index(earlier)] = card
        elif any(turn.taken == earlier for turn in self.turns[:number]):
            return
        drawn[number] = earlier
        self._accepts(self.hand, drawn)

    def _try_other_sort(self) -> None:
        sort, self._sort = self._sort, int(self._number() * len(self._sorts))
        if self._sort != sort and not self._accepts(self.hand, self._drawn):
            self._sort = sort

    def _before(self, number: int) -> CardSet:
        """The hand before a turn."""
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
        """How likely the seat would be of its sort and have done what it did; anything lower once below ``least``."""
        likelihood, limits, values = self._sorts[self._sort].often, self._limits[self._sort], self._values
        total = self._points(hand)
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            hand |= 1 << turn.discard
            if spreads_within(hand):
                likelihood *= ODD
            likelihood *= self._discard_likelihood(hand, turn)
            if likelihood < least:
                break
            came = drawn[number] if turn.taken is None else turn.taken
            hand = (hand | turn.put_down) & ~(1 << came)
            total += values[turn.discard] + self._put_down[number] - values[came]
            if turn.declined is not None and completes(hand, turn.declined):
                likelihood *= ODD
            if turn.free:
                likelihood *= 1 - drop_chance(total - limits[number], DROP_SOFTNESS)
        return likelihood

    def _discard_likelihood(self, hand: CardSet, turn: Turn) -> float:
        """How likely this card was discarded of a hand."""
        keeping = Keeping(self._values, self.weights, hand, lambda: ALL_CARDS & ~(hand | turn.seen))
        among = hand if turn.taken is None else hand & ~(1 << turn.taken)
        return keeping.likelihood(turn.discard, among, DISCARD_SOFTNESS)


def most_dropped_with(weights: PolicyWeights, rules: RuleSet, rounds: int, fewest: int, full: int) -> float:
    """The most points with which a player drops, as the others can reckon it.

    Args:
        weights: How it plays.
        rules: The rule set.
        rounds: Full rounds before its turn.
        fewest: The fewest cards that another seat holds.
        full: How many cards each seat was dealt.
    """
    points_per_unseen_card = weights.points_per_unseen_card[min(rounds, len(weights.points_per_unseen_card) - 1)]
    most = points_per_unseen_card * fewest * (weights.meld_discount if fewest < full else 1)
    return most if rules.drop_ceiling is None else min(most, rules.drop_ceiling)


def drop_chance(over: float, softness: float) -> float:
    """How likely a player drops who has so many points more than the most it drops with, give or take ``softness``."""
    return _BOLDEST / (1 + exp(over / softness)) if over < _NEVER * softness else 0.0
