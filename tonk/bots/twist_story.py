"""What may have happened at another seat where there are twists: as ``story.py`` tells it, with what twists tell.

Players of sense are soon rid of twists: who still holds three cards after some turns will hardly hold a Skip.
"""

import random
from collections.abc import Sequence
from math import exp

from tonk.bots.discards import NEAR, Keeping, completes
from tonk.bots.history import Turn
from tonk.bots.hypotheses import DISCARD_SOFTNESS, DROP_SOFTNESS, ODD, Sort, Story, drop_chance
from tonk.bots.twist_sparing import Sparing
from tonk.rules import View
from tonk.rules.cards import ALL_CARDS, EMPTY, SKIPS, Card, CardSet, cards_in
from tonk.rules.melds import spreads_within

_HIT_KEPT = 0.4
"""How often, compared with what is usual, a player keeps what fits a spread now: it may not have fitted then."""
_FEW = 2
"""When another hand is down to so many cards, nobody keeps a Wild that could be hit with."""


class TwistStory(Story):
    """What may have happened to a seat that nobody else saw."""

    def __init__(
        self,
        view: View,
        sorts: Sequence[Sort],
        sparings: Sequence[Sparing],
        turns: list[Turn],
        known: CardSet,
        hidden: list[Card],
        chance: random.Random,
    ) -> None:
        """Begin with any story (see :class:`Story`).

        Args:
            view: What is seen by whoever imagines it.
            sorts: What sorts of players may sit there.
            sparings: What each sort discards.
            turns: The finished turns of the seat, the first first.
            known: The cards of its hand that everybody knows.
            hidden: The others, by a guess.
            chance: Where chance comes from.
        """
        rules = view.rules
        self._sparings = sparings
        self._wild = rules.wild_cards
        self._seats = view.seats
        self._fits: CardSet = EMPTY
        for spread in view.table:
            self._fits |= spread.fits
        super().__init__(rules, sorts, turns, known, hidden, rules.dealt(view.seats), chance)

    def _likelihood_of(self, hand: CardSet, drawn: Sequence[Card], least: float = 0) -> float:
        likelihood, limits, values = self._sorts[self._sort].often, self._limits[self._sort], self._values
        pack = ALL_CARDS & ~self._wild
        total = self._points(hand)
        if self.turns and self._fits:
            likelihood *= self._hits_kept(hand, self.turns[-1])
        for number in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[number]
            likelihood *= self._twists_kept(hand, turn)
            hand |= 1 << turn.discard
            if spreads_within(hand & pack):
                likelihood *= ODD
            likelihood *= self._discard_likelihood(hand, turn)
            if likelihood < least:
                break
            came = drawn[number] if turn.taken is None else turn.taken
            hand = (hand | turn.put_down) & ~(1 << came)
            total += values[turn.discard] + self._put_down[number] - values[came]
            declined = turn.declined
            if declined is not None and pack >> declined & 1 and completes(hand & pack, declined):
                likelihood *= ODD
            if turn.free:
                likelihood *= 1 - drop_chance(total - limits[number], DROP_SOFTNESS)
        return likelihood

    def _hits_kept(self, hand: CardSet, last: Turn) -> float:
        """How likely the seat did not hit with what it holds."""
        likely = _HIT_KEPT if hand & ALL_CARDS & ~self._wild & self._fits and self.weights.sees_hits else 1.0
        return likely * ODD if hand & self._wild and last.fewest <= _FEW else likely

    def _twists_kept(self, hand: CardSet, turn: Turn) -> float:
        """How likely it kept the twists that it held after a turn."""
        likely, wilds, special = 1.0, hand & self._wild, self.weights.special
        naturals = hand & ALL_CARDS & ~wilds
        if wilds and any(naturals & NEAR[card] for card in cards_in(naturals)):
            likely *= ODD
        # Only who has a turn of its own can play a Skip, and does, unless it saves it.
        if hand & SKIPS and turn.free and (turn.fewest <= special.near_cards or not special.saves_skips):
            likely *= ODD
        return likely

    def _discard_likelihood(self, hand: CardSet, turn: Turn) -> float:
        """How likely this card was discarded of a hand."""
        sparing, discard = self._sparings[self._sort], turn.discard
        naturals = hand & ALL_CARDS & ~self._wild
        keeping = Keeping(sparing.weights, self.weights, naturals, lambda: ALL_CARDS & ~(naturals | turn.seen))
        among = hand if turn.taken is None else hand & ~(1 << turn.taken) | 1 << discard

        def spare(card: Card) -> float:
            if naturals >> card & 1:
                return keeping.spare(card)
            return sparing.twist_spare(hand, card, seats=self._seats, in_turn=turn.free)

        than = spare(discard)
        return 1 / sum([exp((spare(card) - than) / DISCARD_SOFTNESS) for card in cards_in(among)])
