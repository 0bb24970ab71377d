"""The policy for thirty-one: which suit to gather, and when to knock."""

from tonk.bots.guests.guest_weights import SuitWeights
from tonk.rules import DRAW, TAKE, Action
from tonk.rules.actions import KNOCK, Discard
from tonk.rules.cards import ALL_CARDS, COURTS, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.guests.guest_knobs import ThirtyOneKnobs
from tonk.rules.guests.guest_turns import seats_in
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, HALVES, SUIT_POINTS, count_of, suit_with
from tonk.rules.imagining import World
from tonk.rules.ruleset import RuleSet


class SuitPolicy:
    """Decides for the seat to act, by what that seat may know of a position."""

    def __init__(
        self, weights: SuitWeights, rules: RuleSet, extra_points: float = 0.0, court_fondness: float = 0.0
    ) -> None:
        """Choose the weights.

        Args:
            weights: Those of the level.
            rules: The rules of thirty-one.
            extra_points: Points taken off the least that it knocks with.
            court_fondness: The points that a court seems to count more.

        Raises:
            TypeError: These are the rules of another game.
        """
        if not isinstance(rules.guest, ThirtyOneKnobs):
            raise TypeError("these are not the rules of thirty-one")
        self._weights = weights
        self._extra = extra_points
        self._fondness = court_fondness
        self._threes = rules.guest.three_of_a_kind
        self._early = rules.guest.knock_in_first_round

    def act(self, position: World) -> Action:
        """Return the action of the seat to act."""
        if position.phase == "play":
            return Discard(self._ranked(position)[0])
        if self._knocks(position):
            return KNOCK
        return TAKE if not _may_draw(position) or (position.discard and self._wants(position)) else DRAW

    def candidates(self, position: World, most: int) -> list[Action]:
        """Return the actions worth trying, the likeliest first, and not more discards than so many."""
        if position.phase == "play":
            return [Discard(card) for card in self._ranked(position)[:most]]
        ways: list[Action] = [DRAW] if _may_draw(position) else []
        if position.discard:
            ways.append(TAKE)
        return [*ways, KNOCK] if self._may_knock(position) else ways

    def kept_of(self, hand: CardSet, free: CardSet, live: CardSet) -> CardSet:  # noqa: ARG002 - any may come
        """Return what is left of a hand that has a card too many.

        Args:
            hand: The hand.
            free: The cards of which one is parted with.
            live: The cards that may still come.
        """
        return max([(self._worth(hand ^ 1 << card), hand ^ 1 << card) for card in cards_in(free)])[1]

    def _may_knock(self, position: World) -> bool:
        first_round = position.turns < len(seats_in(position.rules, position.score, Seat(0)))
        return position.knocker is None and (self._early or not first_round)

    def _knocks(self, position: World) -> bool:
        if not self._may_knock(position):
            return False
        weights, players = self._weights, len(seats_in(position.rules, position.score, Seat(0)))
        points = weights.knock_points[min(position.turns // players, len(weights.knock_points) - 1)]
        points -= weights.less_per_player * (players - 2) + self._extra
        return self._count(position.hands[position.to_act]) >= points

    def _wants(self, position: World) -> bool:
        """Return whether the top discard is worth more than a card that nobody knows."""
        hand, top = position.hands[position.to_act], position.discard[-1]
        last = self._weights.weighs_last_turn and position.knocker is not None
        fuller = hand | 1 << top
        if max([count_of(fuller ^ 1 << card, threes=self._threes) for card in cards_in(hand)]) == ALL_IN_ONE_SUIT:
            return True
        if last:
            with_top = max([self._count(fuller ^ 1 << card) for card in cards_in(hand)])
            return with_top >= self._drawn(position, hand)
        best = max([self._worth(fuller ^ 1 << card) for card in cards_in(hand)])
        return best - self._worth(hand) >= self._weights.take_margin

    def _drawn(self, position: World, hand: CardSet) -> float:
        """Return the count that a card from the stock may be expected to bring."""
        seen = hand | mask_of(position.discard)
        for known in position.known:
            seen |= known
        counts = [
            max([self._count(fuller ^ 1 << held) for held in cards_in(fuller)])
            for fuller in [hand | 1 << card for card in cards_in(ALL_CARDS & ~seen)]
        ]
        return sum(counts) / max(len(counts), 1)

    def _ranked(self, position: World) -> list[Card]:
        """Return the cards that may be discarded, the one to discard first at the start."""
        hand, knocker = position.hands[position.to_act], position.knocker
        last = self._weights.weighs_last_turn and knocker is not None
        costs: list[tuple[float, int]] = []
        theirs = position.known[_next_in(position)]
        for card in cards_in(hand):
            if card == position.took:
                continue
            kept = hand ^ 1 << card
            worth = self._count(kept) + _ALL if count_of(kept, threes=self._threes) == ALL_IN_ONE_SUIT else 0.0
            worth += self._count(kept) if last else self._worth(kept)
            if theirs & suit_with(card):
                worth -= self._weights.feeding_points * SUIT_POINTS[card]
            costs.append((-worth, card))
        return [Card(card) for _, card in sorted(costs)]

    def _count(self, hand: CardSet) -> float:
        return count_of(hand, threes=self._threes) / HALVES

    def _worth(self, hand: CardSet) -> float:
        """Return what a hand counts, and some of what it holds in other suits."""
        count = self._count(hand)
        rest = sum([SUIT_POINTS[card] for card in cards_in(hand)]) - count
        return count + self._weights.second_suit * rest + self._fondness * (hand & COURTS).bit_count()


_ALL = 100.0
"""More than any hand is worth: 31 ends the hand."""


def _may_draw(position: World) -> bool:
    return bool(position.stock) or len(position.discard) > 1


def _next_in(position: World) -> Seat:
    """Return the next seat that is still in."""
    return seats_in(position.rules, position.score, Seat((position.to_act + 1) % position.seats))[0]
