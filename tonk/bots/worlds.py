"""What the hidden cards may be: worlds drawn from what a seat has seen, the likelier the oftener.

Cards that others took from the discards are known. Of the rest any deal is as likely as any other until somebody does
something; but a player of sense drops with few points, lays its spreads, and discards what it has no use for. So each
other seat has a *story*: the cards it holds, and which card it drew in each of its turns. Stories change by small
steps, a card for another one, and each step is kept or not by how likely the seat would then have done what it was
seen to do (the Metropolis rule). After a few steps they are worth a world.
"""

import random
from collections.abc import Sequence
from math import exp

from tonk.bots.history import Turn, turns_of
from tonk.bots.holding import Keeping, completes
from tonk.bots.temper import Temper
from tonk.rules import RuleSet, View
from tonk.rules.cards import ALL_CARDS, Card, Cards, cards_in, mask_of
from tonk.rules.imagining import World, imagine, unseen_by
from tonk.rules.spreads import spreads_within

_STEPS = 6
"""Steps of each story between two worlds."""
_FIRST_STEPS = 60
"""Steps of each story before the first world."""
_DROP_SOFTNESS = 1.0
"""By about how many points players differ in when they drop."""
_DISCARD_SOFTNESS = 0.8
"""By about how many points players differ in what they think a card is good for."""
_NEVER = 8.0
"""With so many times the softness more, nobody drops."""
_BOLDEST = 0.9
"""How sure it is that a player who could have dropped with few points would have: there are milder tempers."""
_ODD = 0.1
"""How often, compared with what is usual, a player keeps a spread back or leaves a card that would make one."""


class Worlds:
    """The worlds that a seat may be in."""

    def __init__(self, view: View, temper: Temper, seed: int) -> None:
        """Look at what has been seen.

        Args:
            view: What the seat sees.
            temper: How the others are thought to play.
            seed: What the worlds are drawn from.
        """
        self._view = view
        self._chance = random.Random(seed)
        rest = list(cards_in(unseen_by(view)))
        self._chance.shuffle(rest)
        # The cards in nobody's hand: the stock's, and those out of play.
        self._rest = rest
        self._stories: list[Story] = []
        turns = turns_of(view)
        for seat in range(view.seats):
            if seat != view.seat:
                hidden = [rest.pop() for _ in range(view.counts[seat] - view.known[seat].bit_count())]
                self._stories.append(Story(view, temper, turns[seat], view.known[seat], hidden, self._chance))
        self._steps = _FIRST_STEPS
        self.work = 2 + 2 * sum(len(story.turns) for story in self._stories)
        """How much work a world is, in turns played out: measured, each turn that is traced back is two."""

    def draw(self) -> World:
        """A world."""
        view = self._view
        for story in self._stories:
            if not story.turns:
                story.redeal(self._rest)
                continue
            for _ in range(self._steps):
                story.step(self._rest)
        self._steps = _STEPS
        hands = [story.hand for story in self._stories]
        hands.insert(view.seat, view.hand)
        self._chance.shuffle(self._rest)
        return imagine(view, hands, self._rest[: view.stock_count])


class Story:
    """What may have happened to a seat that nobody else saw.

    Attributes:
        turns: Its finished turns.
        hand: The cards it holds.
    """

    def __init__(
        self, view: View, temper: Temper, turns: list[Turn], known: Cards, hidden: list[Card], chance: random.Random
    ) -> None:
        """Begin with any story.

        Args:
            view: What is seen.
            temper: How the seat is thought to play.
            turns: Its finished turns, the first first.
            known: The cards of its hand that everybody knows.
            hidden: The others, by a guess.
            chance: Where chance comes from.
        """
        self.turns = turns
        self.hand = known | mask_of(hidden)
        self._hidden = hidden
        self._number = chance.random
        self._points = view.rules.points
        self._values = view.rules.values
        self._temper = temper
        self._put_down = [self._points(turn.put_down) for turn in turns]
        self._limits = [_limit(turn, temper, view.rules) for turn in turns]
        self._drawn = self._any_draws()
        self._likelihood = self._likelihood_of(self.hand, self._drawn)

    def _any_draws(self) -> list[Card]:
        """Cards that may have been drawn in each turn; -1 where one was taken."""
        drawn: list[Card] = []
        hand = self.hand
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            hand |= turn.put_down | 1 << turn.discard
            if turn.taken is not None:
                drawn.append(-1)
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
        """Hold any cards: nothing has been seen of the seat yet."""
        for place in range(len(self._hidden)):
            other = int(self._number() * (len(rest) + 1))
            if other < len(rest):
                self.hand ^= 1 << self._hidden[place] | 1 << rest[other]
                self._hidden[place], rest[other] = rest[other], self._hidden[place]

    def step(self, rest: list[Card]) -> None:
        """Try something else: another card of ``rest``, which are in nobody's hand, or another drawn card."""
        if self._number() < 0.7 and self._hidden and rest:
            self._try_other_card(rest)
        elif self.turns:
            self._try_other_draw()

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
        earlier = before[int(self._number() * len(before))]
        if earlier in drawn[:number]:
            drawn[drawn.index(earlier)] = card
        elif any(turn.taken == earlier for turn in self.turns[:number]):
            return
        drawn[number] = earlier
        self._accepts(self.hand, drawn)

    def _before(self, number: int) -> Cards:
        """The hand before a turn."""
        hand = self.hand
        for turn, card in zip(reversed(self.turns[number:]), reversed(self._drawn[number:]), strict=True):
            hand |= turn.put_down | 1 << turn.discard
            hand &= ~(1 << (card if turn.taken is None else turn.taken))
        return hand

    def _accepts(self, hand: Cards, drawn: list[Card]) -> bool:
        likelihood = self._likelihood_of(hand, drawn)
        if likelihood < self._likelihood * self._number():
            return False
        self.hand, self._drawn, self._likelihood = hand, drawn, likelihood
        return True

    def _likelihood_of(self, hand: Cards, drawn: Sequence[Card]) -> float:
        """How likely the seat would have done what it did, compared with what would be likeliest."""
        likelihood, values = 1.0, self._values
        total = self._points(hand)
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            hand |= 1 << turn.discard
            if spreads_within(hand):
                likelihood *= _ODD
            likelihood *= self._discard_likelihood(hand, turn)
            came = drawn[number] if turn.taken is None else turn.taken
            hand = (hand | turn.put_down) & ~(1 << came)
            total += values[turn.discard] + self._put_down[number] - values[came]
            if turn.declined is not None and completes(hand, turn.declined):
                likelihood *= _ODD
            if turn.free:
                over = (total - self._limits[number]) / _DROP_SOFTNESS
                if over < _NEVER:
                    likelihood *= 1 - _BOLDEST / (1 + exp(over))
        return likelihood

    def _discard_likelihood(self, hand: Cards, turn: Turn) -> float:
        """How likely this card was discarded of a hand, compared with the likeliest card."""
        keeping = Keeping(self._values, self._temper, hand, lambda: ALL_CARDS & ~(hand | turn.seen))
        card, most = keeping.most_spare(hand if turn.taken is None else hand & ~(1 << turn.taken))
        return 1.0 if card == turn.discard else exp((keeping.spare(turn.discard) - most) / _DISCARD_SOFTNESS)


def _limit(turn: Turn, temper: Temper, rules: RuleSet) -> float:
    """The most points with which a seat would have dropped before a turn, as the others can reckon it."""
    nerve = temper.nerve[min(turn.round, len(temper.nerve) - 1)]
    limit = nerve * turn.fewest * (temper.awe if turn.fewest < rules.hand_size else 1)
    return limit if rules.drop_ceiling is None else min(limit, rules.drop_ceiling)
