"""The policy for gin and knock rummy: which card to take, which to discard, and when to knock.

The cost of a hand is its deadwood minus the value of its outs. A discard also costs the use that the next player is
expected to make of it.
"""

from typing import Final, NamedTuple

from tonk.bots.guests.guest_weights import RummyWeights
from tonk.bots.guests.rounds import in_round
from tonk.rules import DRAW, TAKE, Action, Draw
from tonk.rules.actions import KNOCK, PASS, Discard, Knock, Take
from tonk.rules.cards import ALL_CARDS, COURTS, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.guests.deadwood import CARD_POINTS, card_points, deadwood_of, left_over
from tonk.rules.guests.guest_knobs import GinKnobs
from tonk.rules.guests.guest_outs import outs_of, ways_to_use
from tonk.rules.imagining import World
from tonk.rules.ruleset import RuleSet


class RummyPolicy:
    """Decides for the seat to act, from what that seat may know of a world."""

    def __init__(
        self, weights: RummyWeights, rules: RuleSet, extra_points: float = 0.0, court_fondness: float = 0.0
    ) -> None:
        """Prepare for a rule set.

        Args:
            weights: The weights of the level.
            rules: The rules of gin or knock rummy.
            extra_points: The points added to the knock limit.
            court_fondness: The points by which a court card seems to count less.
        """
        self._weights = weights
        self._extra = extra_points
        self._fondness = court_fondness
        guest = rules.guest
        self._ceiling = guest.knock_ceiling if isinstance(guest, GinKnobs) else None
        self._big_gin = isinstance(guest, GinKnobs) and guest.big_gin

    def act(self, world: World) -> Action:
        """Return the action of the seat to act."""
        match world.phase:
            case "must-draw":
                return DRAW
            case "upcard":
                return TAKE if self._takes_discard(world) else PASS
            case "start":
                return TAKE if not world.stock or (world.discard and self._takes_discard(world)) else DRAW
            case _:
                return self._end_of_turn(world)

    def candidates(self, world: World, most: int) -> list[Action]:
        """Return the actions worth trying, the most promising first, with at most ``most`` discards."""
        if world.phase == "must-draw" or (world.phase == "start" and not (world.stock and world.discard)):
            return [self.act(world)]
        if world.phase != "play":
            other = PASS if world.phase == "upcard" else DRAW
            gain = self._gain(world)
            ways: list[Action] = [TAKE, other] if gain >= 0.0 else [other, TAKE]
            return ways if -_DOUBTFUL < gain < _SURE else ways[:1]
        if self._big_gin and not deadwood_of(world.hands[world.to_act]):
            return [KNOCK]
        card, deadwood = self.knocking_card(world)
        if not deadwood:
            return [Knock(card)]
        ranked = self._ranked(world)
        tries: list[Action] = [Discard(card) for cost, card in ranked[:most] if cost < ranked[0][0] + _DOUBTFUL]
        if self._ceiling is None or deadwood <= self._ceiling:
            tries.append(Knock(card))
        return tries

    def kept_of(self, hand: CardSet, free: CardSet, live: CardSet) -> CardSet:
        """Return what the policy would keep of a hand with one card too many.

        Args:
            hand: The hand, with one card too many.
            free: The cards that may be discarded.
            live: The cards that may still be drawn.
        """
        left, outlook = left_over(hand), self._outlook(live, 0)
        cards = cards_in(left & free or free)
        kept = [(_left_without(hand, left, card), card) for card in cards]
        return hand ^ 1 << min([(self._cost(hand ^ 1 << card, rest, outlook), card) for rest, card in kept])[1]

    def knocking_card(self, world: World) -> tuple[Card, int]:
        """Return the best card to knock with, and the deadwood it leaves."""
        hand = world.hands[world.to_act]
        return _lightest_discard(_discard_choices(hand, left_over(hand), world.took))

    def _end_of_turn(self, world: World) -> Action:
        """Return the knock or discard that ends the turn."""
        if self._big_gin and not deadwood_of(world.hands[world.to_act]):
            return KNOCK
        card, deadwood = self.knocking_card(world)
        if self._knocks(world, deadwood):
            return Knock(card)
        return Discard(self._ranked(world)[0][1])

    def _knocks(self, world: World, deadwood: int) -> bool:
        """Return whether to knock with this much deadwood."""
        if not deadwood:
            return True
        weights = self._weights
        by_round = weights.knock_points[min(world.seats - 2, len(weights.knock_points) - 1)]
        points = by_round[min(world.turns // world.seats, len(by_round) - 1)] + self._extra
        if deadwood > points or (self._ceiling is not None and deadwood > self._ceiling):
            return False
        if weights.points_per_take:
            taken = sum([isinstance(action, Take) for seat, action in world.history if seat != world.to_act])
            points -= weights.points_per_take * taken / (world.seats - 1)
        return deadwood <= points

    def _ranked(self, world: World) -> list[tuple[float, Card]]:
        """Return the possible discards with the cost of each, the best first."""
        hand, live, now = world.hands[world.to_act], self._unplaced(world), world.turns // world.seats
        outlook, points = (
            self._outlook(live, now),
            in_round(self._weights.feeding_points, now, self._weights.late_round),
        )
        costs: list[tuple[float, int]] = []
        for card, left in _discard_choices(hand, left_over(hand), world.took):
            fed = points * self._fed(world, card, live) if points else 0.0
            costs.append((self._cost(hand ^ 1 << card, left, outlook) + fed, -card))
        return [(cost, Card(-minus)) for cost, minus in sorted(costs)]

    def _takes_discard(self, world: World) -> bool:
        """Return whether to take the top discard."""
        return self._gain(world) >= 0.0

    def _gain(self, world: World) -> float:
        """Return by how many points more than the required margin taking the top discard improves the hand."""
        weights, now = self._weights, world.turns // world.seats
        hand, top = world.hands[world.to_act], world.discard[-1]
        fuller, left_of_hand = hand | 1 << top, left_over(hand)
        left = left_over(fuller)
        margins = weights.low_card_margin if left >> top & 1 else weights.spread_margin
        if margins is None:
            return -_SURE
        choices = _discard_choices(fuller, left, top)
        lightest = _lightest_discard(choices)[1]
        if not lightest or (self._knocks(world, lightest) and not self._knocks(world, card_points(left_of_hand))):
            return _SURE
        if _nobody_draws(world):
            return -_SURE
        outlook = self._outlook(self._unplaced(world), now)
        after = min([self._cost(fuller ^ 1 << card, rest, outlook) for card, rest in choices])
        return self._cost(hand, left_of_hand, outlook) - after - in_round(margins, now, weights.late_round)

    def _outlook(self, live: CardSet, now: int) -> "_Outlook":
        weights = self._weights
        last = weights.late_round
        makes, adds = in_round(weights.points_per_out, now, last), in_round(weights.points_per_addition, now, last)
        return _Outlook(live, makes, adds)

    def _cost(self, hand: CardSet, left: CardSet, outlook: "_Outlook") -> float:
        """Return the cost of a hand that leaves these cards over: their points, less the value of its outs."""
        makes = outs_of(left) & outlook.live
        adds = outs_of(hand) & outlook.live & ~makes
        hope = makes.bit_count() * outlook.points_per_out + adds.bit_count() * outlook.points_per_addition
        return card_points(left) - hope - self._fondness * (hand & COURTS).bit_count()

    def _fed(self, world: World, card: Card, live: CardSet) -> float:
        """Return the expected number of uses that the next player has for a card; all unseen cards are equally likely.

        Weighting the unseen cards by what that player discarded, left and took was tried, and won nothing.
        """
        following = Seat((world.to_act + 1) % world.seats)
        known = world.known[following]
        hidden = world.hands[following].bit_count() - known.bit_count()
        share = min(hidden / max(live.bit_count(), 1), 1.0)
        unseen = ways_to_use(card, live)
        with_known = ways_to_use(card, live | known) - unseen if known else 0
        return share * (share * unseen + with_known)

    def _unplaced(self, world: World) -> CardSet:
        """Return the cards that may still come, as far as the level notices."""
        seen = world.hands[world.to_act]
        if self._weights.sees_discards:
            seen |= mask_of(world.discard)
            for known in world.known:
                seen |= known
        return ALL_CARDS & ~seen


_DOUBTFUL: Final = 5.0
"""The points by which an action may be worse than the best and still be worth trying."""
_SURE: Final = 1000.0
"""More points than any action is better or worse."""


class _Outlook(NamedTuple):
    """The cards that may still come, and the value of one that makes a spread of cards left over, or extends one."""

    live: CardSet
    points_per_out: float
    points_per_addition: float


def _discard_choices(hand: CardSet, left: CardSet, took: Card | None) -> list[tuple[Card, CardSet]]:
    """Return the cards worth discarding, each with the cards that are then left over.

    Only cards left over are considered, because breaking a spread is seldom wise; if there are none, any card may go.

    Args:
        hand: A hand with one card too many.
        left: The cards outside its spreads.
        took: The card taken this turn, which must stay.
    """
    free = left if took is None else left & ~(1 << took)
    if free:
        return [(card, left ^ 1 << card) for card in cards_in(free)]
    return [(card, left_over(hand ^ 1 << card)) for card in cards_in(hand) if card != took]


def _left_without(hand: CardSet, left: CardSet, card: Card) -> CardSet:
    return left ^ 1 << card if left >> card & 1 else left_over(hand ^ 1 << card)


def _lightest_discard(choices: list[tuple[Card, CardSet]]) -> tuple[Card, int]:
    """Return the discard that leaves the least deadwood, the highest of several, and that deadwood."""
    points, _, card = min([(card_points(left), -CARD_POINTS[card], card) for card, left in choices])
    return card, points


def _nobody_draws(world: World) -> bool:
    """Return whether nobody has drawn for two rounds: two players could take each other's discards for ever."""
    lately = world.history[-4 * world.seats :]
    return len(lately) == 4 * world.seats and not any(isinstance(action, Draw) for _, action in lately)
