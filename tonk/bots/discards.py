"""The value of keeping each card of a hand, which decides what to discard and what to take."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from tonk.bots.beliefs import in_sight
from tonk.bots.finished_turn import Turn
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import (
    ALL_CARDS,
    COURTS,
    CROSSES,
    EMPTY,
    FULL_DECK,
    NO_CARD,
    NUMBER_CARDS,
    TWIST_KINDS,
    Card,
    CardSet,
    cards_in,
)
from tonk.rules.imagining import World
from tonk.rules.melds import spreads_within
from tonk.rules.near_melds import MOST_OUTS, OUTS_OF, PARTNERS

_SPREAD_POINTS: Final = 20.0
"""The value of keeping a card of a held spread: more than any card counts."""
_WILD_POINTS: Final = 50.0
"""The value of keeping a Wild, on top of what it counts."""
_SOFTNESS: Final = 1.0
"""The spread, in points, of players' opinions about what a discard gains."""
_NEVER: Final = -1000.0


class KeepValues:
    """The value of keeping each natural card of a hand, in points.

    The gain of a discard is what the card would cost if caught, less the hope of a spread with it, less its value to
    the next seat.
    """

    __slots__ = ("_coming", "_feeding_cost", "_gifts", "_hand", "_kept", "_live", "_points_per_out", "_values")

    def __init__(
        self,
        values: Sequence[float],
        weights: PolicyWeights,
        hand: CardSet,
        live: Callable[[], CardSet],
        *,
        gifts: CardSet = EMPTY,
        kept: CardSet = EMPTY,
    ) -> None:
        """Look at a hand.

        Args:
            values: The weight of each card in the hand, in points.
            weights: The weights of the player.
            hand: The natural cards held.
            live: Returns the cards that may still be drawn; called at most once, and only if two cards go together.
            gifts: The cards that would help the next seat.
            kept: The cards of the hand that are in spreads.
        """
        self._values = values
        self._points_per_out = weights.points_per_out
        self._feeding_cost = weights.feeding_cost_points
        self._hand = hand
        self._live = live
        self._coming: CardSet | None = None
        self._gifts = gifts
        self._kept = kept

    def gain(self, card: Card) -> float:
        """Return the points gained by discarding a card of the hand."""
        return self.best(1 << card)[1]

    def best(self, among: CardSet) -> tuple[Card, float]:
        """Return the card to discard out of ``among`` and its gain in points; of equals, the highest card."""
        hand, values, kept, gifts = self._hand, self._values, self._kept, self._gifts
        best, most = NO_CARD, _NEVER
        while among:
            card = among.bit_length() - 1
            bit = 1 << card
            among ^= bit
            gain: float = values[card]
            # No discard gains more than its card counts.
            if gain <= most:
                continue
            partners = hand & PARTNERS[card]
            if partners:
                gain -= self._hope(bit, partners)
            if gifts & bit:
                gain -= self._feeding_cost
            if kept & bit:
                gain -= _SPREAD_POINTS
            if gain > most:
                best, most = card, gain
        return best, most

    def likelihood(self, discard: Card, among: CardSet) -> float:
        """Return how likely this discard out of ``among`` is, for a hand without spreads that feeds nobody."""
        hand, values = self._hand, self._values
        than = values[discard] - self._hope(1 << discard, hand & PARTNERS[discard])
        total = 0.0
        while among:
            bit = among & -among
            among ^= bit
            card = bit.bit_length() - 1
            gain: float = values[card]
            partners = hand & PARTNERS[card]
            if partners:
                gain -= self._hope(bit, partners)
            total += exp((gain - than) / _SOFTNESS)
        return 1 / total

    def _hope(self, bit: CardSet, partners: CardSet) -> float:
        """Return the value, in points, of hoping for a spread with a card and its partners."""
        if self._coming is None:
            self._coming = self._live()
        outs = EMPTY
        while partners:
            other = partners & -partners
            partners ^= other
            outs |= OUTS_OF[bit | other]
        return self._points_per_out * (outs & self._coming).bit_count()


class Discards:
    """The choice of a discard, for whichever seat is to act.

    Attributes:
        weights: The weight of each card in a hand: a mix of what it counts and what it scores.
        margins: For each weight of a card given up, the points by which taking a low discard must lower the hand.
    """

    __slots__ = (
        "_cross_points",
        "_felt",
        "_highest_court",
        "_most_hope",
        "_naturals",
        "_pack",
        "_plain",
        "_player",
        "_skip_points",
        "_wild",
        "margins",
        "weights",
    )

    def __init__(self, player: PolicyWeights, rules: RuleSet, court_fondness_points: float = 0.0) -> None:
        """Prepare for a player and a rule set.

        Args:
            player: Its weights.
            rules: The rule set.
            court_fondness_points: The points by which a court card seems to count less when discarding.
        """
        self._player = player
        self._wild = rules.wild_cards
        self._naturals = ALL_CARDS & ~rules.wild_cards
        self._pack = rules.natural_cards
        self._cross_points = player.special.cross_points_per_card
        self._skip_points = 2 * rules.twist_value
        self._most_hope = player.points_per_out * MOST_OUTS
        self._plain = rules.plain
        self._highest_court = float(max(rules.court_values))
        self.weights, gains = _weighed(rules, player.special.score_share if rules.scores_points else 0.0)
        self._felt = self.weights if not court_fondness_points else _fondly(self.weights, court_fondness_points)
        asks = 1 if player.weighs_stock else 0
        self.margins = {weight: player.take_margin_points + asks * gain for weight, gain in gains.items()}

    def keep_values(self, world: World, hand: CardSet, *, spreads: bool = True) -> KeepValues:
        """Return the values of keeping the natural cards of a hand.

        Args:
            world: The view of the seat to act.
            hand: Cards that it holds, or might.
            spreads: Whether there may be a spread among them.
        """
        player, naturals = self._player, hand & self._naturals
        kept = EMPTY
        if spreads:
            for spread in spreads_within(naturals):
                kept |= spread

        def live() -> CardSet:
            # Cards that will hardly be drawn in time give no hope, unless there will be a new stock.
            if not self._plain or len(world.stock) > world.seats:
                return self._pack & ~in_sight(world, sees_discards=player.sees_discards)
            return EMPTY

        gifts = _gifts(world) if player.feeding_cost_points else EMPTY
        return KeepValues(self._felt, player, naturals, live, gifts=gifts, kept=kept)

    def best(self, world: World, hand: CardSet, among: CardSet, *, spreads: bool = True) -> Card:
        """Return the card to discard.

        Args:
            world: The view of the seat to act.
            hand: The cards that it holds.
            among: Those to choose from.
            spreads: Whether there may be a spread among them.
        """
        kept = self.keep_values(world, hand, spreads=spreads)
        return (kept.best(among) if self._plain else self.best_of(kept, world, hand, among))[0]

    def best_of(self, kept: KeepValues, world: World, hand: CardSet, among: CardSet) -> tuple[Card, float]:
        """Return the card to discard and its gain in points; ``NO_CARD`` if there are no cards.

        Args:
            kept: The values of keeping the natural cards of the hand.
            world: The view of the seat to act.
            hand: The cards that it holds.
            among: Those to choose from.
        """
        naturals = among & self._naturals
        best, most = kept.best(naturals)
        if naturals != among:
            for card in cards_in(among & ~naturals):
                gain = self.special_gain(hand, card, seats=world.seats, in_turn=not world.out_of_turn)
                if gain > most:
                    best, most = card, gain
        return best, most

    def may_be_worth(self, hand: CardSet, top: Card) -> bool:
        """Return whether a discard that can't be put down might be worth taking: a cheap first test."""
        weights = self.weights
        if self._plain:
            numbers = hand & NUMBER_CARDS
            highest = weights[numbers.bit_length() - 1] if numbers else 0.0
            if hand & COURTS and self._highest_court > highest:
                highest = self._highest_court
        else:
            highest = max([weights[card] for card in cards_in(hand)])
        if weights[top] >= highest:
            return False
        hope = self._most_hope if hand & PARTNERS[top] else 0.0
        return highest - weights[top] + hope >= self.margins[highest]

    def special_gain(self, hand: CardSet, card: Card, *, seats: int, in_turn: bool) -> float:
        """Return the points gained by discarding a special card.

        Args:
            hand: The cards held.
            card: One of them, a special card.
            seats: The number of players.
            in_turn: Whether the player might play a Skip instead.
        """
        bit, weight = 1 << card, self.weights[card]
        if bit & self._wild:
            return weight - _WILD_POINTS
        if bit & CROSSES:
            # Two players have no use for a Cross, so it goes before everything that counts as much.
            return weight - (self.cross_points(hand) if seats > 2 else -1.0)
        return weight - (self._skip_points if in_turn else 1.0)

    def cross_points(self, hand: CardSet) -> float:
        """Return what a Cross is worth: a value for each card of the hand that goes with another."""
        naturals = hand & self._naturals
        return self._cross_points * sum([naturals & PARTNERS[card] != 0 for card in cards_in(naturals)])

    def likelihood(self, hand: CardSet, turn: Turn, seats: int) -> float:
        """Return how likely a turn's discard is, given the hand.

        Args:
            hand: The hand before the discard.
            turn: The turn.
            seats: The number of players.
        """
        discard, naturals = turn.discard, hand & self._naturals
        kept = KeepValues(self.weights, self._player, naturals, lambda: ALL_CARDS & ~(naturals | turn.seen))
        among = hand if turn.taken is None else hand & ~(1 << turn.taken)
        if self._plain:
            return kept.likelihood(discard, among)

        def gain(card: Card) -> float:
            if naturals >> card & 1:
                return kept.gain(card)
            return self.special_gain(hand, card, seats=seats, in_turn=turn.free)

        than = gain(discard)
        return 1 / sum([exp((gain(card) - than) / _SOFTNESS) for card in cards_in(among | 1 << discard)], 0.0)


@lru_cache(maxsize=64)
def _weighed(rules: RuleSet, share: float) -> tuple[tuple[float, ...], dict[float, float]]:
    """Return the weight of each card, and for each weight the points by which an average stock card is lower.

    Args:
        rules: The rule set.
        share: The share of what a card scores; the rest is what it counts.
    """
    pack = [(1 - share) * rules.values[card] + share * rules.scores[card] for card in FULL_DECK]
    weights = (*pack, *[float(rules.twist_value)] * (4 * len(TWIST_KINDS)))
    there = [pack[card] for card in cards_in(rules.natural_cards)]
    gains = {weight: sum([weight - other for other in there if other < weight], 0.0) / len(there) for weight in weights}
    return weights, gains


@lru_cache(maxsize=64)
def _fondly(weights: tuple[float, ...], points: float) -> tuple[float, ...]:
    """Return the weights as seen by a player fond of court cards, each of which seems to count ``points`` less."""
    return tuple([each - points if COURTS >> card & 1 else each for card, each in enumerate(weights)])


def _gifts(world: World) -> CardSet:
    """Return the cards that go with one that the next seat was seen to take."""
    taken = world.known[(world.to_act + 1) % world.seats] & ALL_CARDS
    gifts = EMPTY
    while taken:
        bit = taken & -taken
        taken ^= bit
        gifts |= PARTNERS[bit.bit_length() - 1]
    return gifts
