"""What each card in the hand is worth keeping for, and so which one to discard and which to take."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp

from tonk.bots.beliefs import in_sight
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, NO_CARD, Card, CardSet, card_range, rank_of, suit_of
from tonk.rules.imagining import World
from tonk.rules.melds import spreads_within

_KEPT_SPREAD = 20.0
"""What a card in a spread that is still held is worth keeping for: more than any card counts."""


def _pair_outs(a: Card, b: Card) -> CardSet:
    """The cards that would make a spread of two, the first the lower; none where the two are no pair."""
    if rank_of(a) == rank_of(b):
        return (15 << 4 * rank_of(a)) & ~(1 << a | 1 << b)
    if suit_of(a) != suit_of(b) or b - a > 8:
        return EMPTY
    if b - a == 8:
        return 1 << a + 4
    return (1 << a - 4 if a >= 4 else EMPTY) | (1 << b + 4 if b < 48 else EMPTY)


_OUTS: dict[CardSet, CardSet] = {
    1 << a | 1 << b: outs for a in FULL_DECK for b in card_range(a + 1, 52) if (outs := _pair_outs(a, b))
}
"""For each pair of cards that are two thirds of a spread: the cards that would complete it."""

NEAR: tuple[CardSet, ...] = tuple(
    sum((pair ^ 1 << card for pair in _OUTS if pair >> card & 1), EMPTY) for card in FULL_DECK
)
"""For each card: the cards that are two thirds of a spread together with it."""


_COMPLETED_BY: tuple[tuple[CardSet, ...], ...] = tuple(
    tuple(pair for pair, outs in _OUTS.items() if outs >> card & 1) for card in FULL_DECK
)
"""For each card: the pairs of cards that it makes a spread with."""


def completes(hand: CardSet, card: Card) -> bool:
    """Whether a card makes a spread with cards of a hand."""
    near = hand & NEAR[card]
    if near & near - 1:
        for pair in _COMPLETED_BY[card]:
            if near & pair == pair:
                return True
    return False


class Keeping:
    """What the cards of a hand are worth, as a player of these weights sees it.

    A card is the more spare the more it costs to be caught with, less what the player hopes to make of it, less what
    it would give the next seat: in points.
    """

    __slots__ = ("_coming", "_feeding", "_gifts", "_hand", "_kept", "_live", "_out_worth", "_values")

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
            values: What each card counts.
            weights: How the player plays.
            hand: The cards to think of.
            live: Tells the cards that may still come; asked once, and only if two cards go together.
            gifts: The cards that would help the next seat.
            kept: The cards of the hand that are in spreads.
        """
        self._values = values
        self._out_worth = weights.points_per_out
        self._feeding = weights.feeding_cost_points
        self._hand = hand
        self._live = live
        self._coming: CardSet | None = None
        self._gifts = gifts
        self._kept = kept

    def spare(self, card: Card) -> float:
        """How gladly the player would be rid of a card of the hand."""
        return self.most_spare(1 << card)[1]

    def most_spare(self, among: CardSet) -> tuple[Card, float]:
        """The card to discard, among some, and how spare it is; the highest of those equally spare."""
        hand, values, kept, gifts = self._hand, self._values, self._kept, self._gifts
        best, most = NO_CARD, -1000.0
        while among:
            card = among.bit_length() - 1
            bit = 1 << card
            among ^= bit
            worth: float = values[card]
            # No card is more spare than what it counts.
            if worth <= most:
                continue
            near = hand & NEAR[card]
            if near:
                worth -= self._hope(bit, near)
            if gifts & bit:
                worth -= self._feeding
            if kept & bit:
                worth -= _KEPT_SPREAD
            if worth > most:
                best, most = card, worth
        return best, most

    def likelihood(self, discard: Card, among: CardSet, softness: float) -> float:
        """How likely a card is discarded, among some of a hand without a spread that feeds nobody.

        Args:
            discard: The card.
            among: The cards to choose from.
            softness: By about how many points players differ in how spare a card is.
        """
        hand, values = self._hand, self._values
        spare = values[discard] - self._hope(1 << discard, hand & NEAR[discard])
        total = 0.0
        while among:
            bit = among & -among
            among ^= bit
            card = bit.bit_length() - 1
            worth: float = values[card]
            near = hand & NEAR[card]
            if near:
                worth -= self._hope(bit, near)
            total += exp((worth - spare) / softness)
        return 1 / total

    def _hope(self, bit: CardSet, near: CardSet) -> float:
        """What the player hopes to make of a card with those that go with it, in points."""
        if self._coming is None:
            self._coming = self._live()
        outs: CardSet = EMPTY
        while near:
            other = near & -near
            near ^= other
            outs |= _OUTS[bit | other]
        return self._out_worth * (outs & self._coming).bit_count()


def keeping_of(world: World, weights: PolicyWeights, hand: CardSet, *, whole: bool = True) -> Keeping:
    """What the cards of a hand are worth to the seat to act; ``whole`` tells whether it may hold a spread."""
    kept: CardSet = EMPTY
    if whole:
        for spread in spreads_within(hand):
            kept |= spread

    def live() -> CardSet:
        # Cards that will hardly be drawn in time are nothing to hope for.
        hopeful = len(world.stock) > world.seats
        return ALL_CARDS & ~in_sight(world, sees_discards=weights.sees_discards) if hopeful else EMPTY

    gifts = _gifts(world) if weights.feeding_cost_points else EMPTY
    return Keeping(world.values, weights, hand, live, gifts=gifts, kept=kept)


def _gifts(world: World) -> CardSet:
    """The cards that go with one that the next seat was seen to take."""
    taken = world.known[(world.to_act + 1) % world.seats]
    gifts: CardSet = EMPTY
    while taken:
        bit = taken & -taken
        taken ^= bit
        gifts |= NEAR[bit.bit_length() - 1]
    return gifts


@lru_cache(maxsize=64)
def drawn_gains(rules: RuleSet) -> dict[int, float]:
    """By how many points a card from the stock lowers a hand, on average, by what its spare card counts."""
    return {value: sum([value - v for v in rules.values if v < value]) / len(rules.values) for value in rules.values}
