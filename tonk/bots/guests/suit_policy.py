"""The policy for thirty-one: which suit to collect, and when to knock."""

from typing import Final

from tonk.bots.guests.guest_weights import MANY, SuitWeights
from tonk.bots.guests.rounds import in_round
from tonk.rules import DRAW, TAKE, Action, View
from tonk.rules.actions import KNOCK, Discard
from tonk.rules.between_hands import seats_in
from tonk.rules.cards import ALL_CARDS, COURTS, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.guests.guest_knobs import ThirtyOneKnobs
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, HALVES, SUIT_POINTS, count_of, suit_with
from tonk.rules.imagining import World
from tonk.rules.ruleset import RuleSet


class SuitPolicy:
    """Decides for the seat to act, from what that seat may know of a world."""

    def __init__(
        self, weights: SuitWeights, rules: RuleSet, extra_points: float = 0.0, court_fondness: float = 0.0
    ) -> None:
        """Prepare for a rule set.

        Args:
            weights: The weights of the level.
            rules: The rules of thirty-one.
            extra_points: The points subtracted from the knock limit.
            court_fondness: The points by which a court card seems to count more.

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

    def act(self, world: World) -> Action:
        """Return the action of the seat to act."""
        if world.phase == "play":
            return Discard(self._ranked(world)[0])
        if self._knocks(world):
            return KNOCK
        return TAKE if not _may_draw(world) or (world.discard and self._takes_discard(world)) else DRAW

    def candidates(self, world: World, most: int) -> list[Action]:
        """Return the actions worth trying, the most promising first, with at most ``most`` discards."""
        if world.phase == "play":
            return [Discard(card) for card in self._ranked(world)[:most]]
        ways: list[Action] = [DRAW] if _may_draw(world) else []
        if world.discard:
            ways.append(TAKE)
        return [*ways, KNOCK] if self._may_knock(world) else ways

    def kept_of(self, hand: CardSet, free: CardSet, live: CardSet) -> CardSet:  # noqa: ARG002 - any may come
        """Return what the policy would keep of a hand with one card too many.

        Args:
            hand: The hand, with one card too many.
            free: The cards that may be discarded.
            live: The cards that may still be drawn.
        """
        return max([(self._worth(hand ^ 1 << card, 0, self._weights), hand ^ 1 << card) for card in cards_in(free)])[1]

    def _weights_in(self, world: World) -> SuitWeights:
        """Return the weights for the number of players still in."""
        among_many = self._weights.among_many
        return self._weights if among_many is None or players_in(world) < MANY else among_many

    def _may_knock(self, world: World) -> bool:
        first_round = world.turns < players_in(world)
        return world.knocker is None and (self._early or not first_round)

    def _knocks(self, world: World) -> bool:
        if not self._may_knock(world):
            return False
        rows, players = self._weights_in(world).knock_points, players_in(world)
        by_round = rows[min(players - 2, len(rows) - 1)]
        now = world.turns // players
        points = by_round[min(now, len(by_round) - 1)] - self._extra - max(now - _PATIENCE, 0)
        return self._count(world.hands[world.to_act]) >= points

    def _takes_discard(self, world: World) -> bool:
        """Return whether to take the top discard."""
        hand, top, weights = world.hands[world.to_act], world.discard[-1], self._weights_in(world)
        last = weights.weighs_last_turn and world.knocker is not None
        fuller = hand | 1 << top
        if max([count_of(fuller ^ 1 << card, threes=self._threes) for card in cards_in(hand)]) == ALL_IN_ONE_SUIT:
            return True
        if last:
            with_top = max([self._count(fuller ^ 1 << card) for card in cards_in(hand)])
            return with_top >= self._drawn(world, hand)
        now = _round(world)
        with_top = max([self._worth(fuller ^ 1 << card, now, weights) for card in cards_in(hand)])
        return with_top - self._worth(hand, now, weights) >= in_round(weights.take_margin, now, weights.late_round)

    def _drawn(self, world: World, hand: CardSet) -> float:
        """Return the expected count after drawing from the stock."""
        seen = hand | mask_of(world.discard)
        for known in world.known:
            seen |= known
        count = self._count(hand)
        counts = [max(count, self._with_drawn(hand, card)) for card in cards_in(ALL_CARDS & ~seen)]
        return sum(counts) / max(len(counts), 1)

    def _with_drawn(self, hand: CardSet, card: Card) -> float:
        """Return the count of a drawn card's suit, with the best cards held in it."""
        of_suit = hand & suit_with(card) | 1 << card
        if of_suit.bit_count() <= _HELD:
            return self._count(of_suit)
        return max([self._count(of_suit ^ 1 << held) for held in cards_in(of_suit)])

    def _ranked(self, world: World) -> list[Card]:
        """Return the possible discards, the best first."""
        weights, knocker, following = self._weights_in(world), world.knocker, _next_in(world)
        hand, now = world.hands[world.to_act], _round(world)
        last = weights.weighs_last_turn and knocker is not None
        theirs = world.known[following]
        costs: list[tuple[float, int]] = []
        for card in cards_in(hand):
            if card == world.took:
                continue
            kept = hand ^ 1 << card
            worth = _ALL if count_of(kept, threes=self._threes) == ALL_IN_ONE_SUIT else 0.0
            worth += self._count(kept) if last else self._worth(kept, now, weights)
            if following != knocker:
                share = weights.discard_share + (weights.feeding_share if theirs & suit_with(card) else 0.0)
                worth -= share * SUIT_POINTS[card]
            costs.append((-worth, card))
        return [Card(card) for _, card in sorted(costs)]

    def _count(self, hand: CardSet) -> float:
        return count_of(hand, threes=self._threes) / HALVES

    def _worth(self, hand: CardSet, now: int, weights: SuitWeights) -> float:
        """Return the value of a hand: its count, and a share of its points in other suits."""
        count = self._count(hand)
        rest = sum([SUIT_POINTS[card] for card in cards_in(hand)]) - count
        hope = in_round(weights.second_suit, now, weights.late_round) * rest
        return count + hope + self._fondness * (hand & COURTS).bit_count()


_HELD: Final = 3
"""The number of cards in a hand between turns."""
_ALL: Final = 100.0
"""More than any hand is worth, because 31 ends the hand."""
_PATIENCE: Final = 20
"""The round after which it knocks with a point less in each: few hands last so long, and some would never end."""


def players_in(seen: World | View) -> int:
    """Return the number of players still in the match."""
    return len(seats_in(seen.rules, seen.score, Seat(0)))


def _round(world: World) -> int:
    return world.turns // players_in(world)


def _may_draw(world: World) -> bool:
    return bool(world.stock) or len(world.discard) > 1


def _next_in(world: World) -> Seat:
    """Return the next seat that is still in the match."""
    return seats_in(world.rules, world.score, Seat((world.to_act + 1) % world.seats))[0]
