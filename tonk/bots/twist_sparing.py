"""Which card of a hand is parted with where there are twists or points: as ``holding.py`` tells it, and twists too."""

from tonk.bots import twist_reading as reading
from tonk.bots.discards import NEAR, Keeping
from tonk.bots.twist_laying import Ends, fits_at_once
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import ALL_CARDS, CROSSES, EMPTY, FULL_DECK, NO_CARD, Card, CardSet, cards_in
from tonk.rules.imagining import World
from tonk.rules.melds import spreads_within

_TOO_GOOD = 50.0
"""What a Wild is worth above what it counts when it comes to discarding."""
_MOST_OUTS = 6
"""No card of a hand without a spread makes one with more cards than this."""
_NEVER = -1000.0


class Sparing:
    """What a player of these weights discards."""

    def __init__(self, weights: PolicyWeights, rules: RuleSet) -> None:
        """Know the rules."""
        self._weights = weights
        self._wild = rules.wild_cards
        self._pack = rules.natural_cards
        self._cross_worth = weights.special.cross_points_per_card
        self._most_hope = weights.points_per_out * _MOST_OUTS
        self._skip_worth = 2 * rules.twist_value
        twists = [float(rules.twist_value)] * 12
        share = weights.special.score_share if rules.scoring == "points" else 0.0
        pack = [(1 - share) * rules.values[card] + share * rules.scores[card] for card in FULL_DECK]
        there = [pack[card] for card in cards_in(rules.natural_cards)]
        self.weights = [*pack, *twists]
        """What each card weighs in the hand: what it counts and what it scores, mixed."""
        gains = {weight: sum([weight - w for w in there if w < weight]) / len(there) for weight in self.weights}
        weighs_stock = 1 if weights.weighs_stock else 0
        self.margins = {weight: weights.take_margin_points + weighs_stock * gain for weight, gain in gains.items()}
        """How many points a low discard must lower the hand by that parts with a card of this weight for it."""

    def most_spare(self, world: World, hand: CardSet, took: Card | None, ends: Ends) -> tuple[Card, float]:
        """The card to discard and how spare it is; -1 of an empty hand.

        Not the one just taken, and none that could be hit with, if possible.
        """
        among = hand if took is None else hand & ~(1 << took) or hand
        if self._weights.sees_hits and ends.most > 0:
            among = among & ~fits_at_once(ends) or among
        naturals, best, most = among & ALL_CARDS & ~self._wild, NO_CARD, _NEVER
        if naturals:
            best, most = self.keeping(world, hand).most_spare(naturals)
        for card in cards_in(among & ~naturals):
            in_turn = not world.out_of_turn
            worth = self.twist_spare(hand, card, seats=world.seats, in_turn=in_turn)
            if worth > most:
                best, most = card, worth
        return best, most

    def may_be_worth(self, hand: CardSet, top: Card) -> bool:
        """Whether a discard that can't be put down might be worth taking: asked first, for it seldom is."""
        weights = self.weights
        highest = max([weights[card] for card in cards_in(hand)])
        hope = self._most_hope if hand & NEAR[top] else 0.0
        return weights[top] < highest and highest - weights[top] + hope >= self.margins[highest]

    def twist_spare(self, hand: CardSet, card: Card, *, seats: int, in_turn: bool) -> float:
        """How gladly the player would be rid of a twist; ``in_turn`` tells whether it might play a Skip instead."""
        bit, weight = 1 << card, self.weights[card]
        if bit & self._wild:
            return weight - _TOO_GOOD
        if bit & CROSSES:
            # With two players there is no use for a Cross, and so it goes before all that counts as much.
            return weight - (self.cross_points_per_card(hand) if seats > 2 else -1.0)
        return weight - (self._skip_worth if in_turn else 1.0)

    def cross_points_per_card(self, hand: CardSet) -> float:
        """What a Cross is worth: so much for each card of the hand that goes with another, for what they may want."""
        naturals = hand & ALL_CARDS & ~self._wild
        return self._cross_worth * sum([naturals & NEAR[card] != 0 for card in cards_in(naturals)])

    def keeping(self, world: World, hand: CardSet) -> Keeping:
        """What the natural cards of a hand are worth keeping for."""
        naturals, sees_discards = hand & ALL_CARDS & ~self._wild, self._weights.sees_discards
        kept: CardSet = EMPTY
        for spread in spreads_within(naturals):
            kept |= spread

        def live() -> CardSet:
            return self._pack & ~reading.in_sight(world, sees_discards=sees_discards)

        gifts = _gifts(world) if self._weights.feeding_cost_points else EMPTY
        return Keeping(self.weights, self._weights, naturals, live, gifts=gifts, kept=kept)


def _gifts(world: World) -> CardSet:
    """The cards that go with one that the next seat was seen to take."""
    gifts: CardSet = EMPTY
    for card in cards_in(world.known[(world.to_act + 1) % world.seats] & ALL_CARDS):
        gifts |= NEAR[card]
    return gifts
