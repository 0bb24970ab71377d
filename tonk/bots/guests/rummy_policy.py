"""The policy for gin and knock rummy: which card to get, which to part with, and when to knock."""

from tonk.bots.guests.guest_weights import RummyWeights
from tonk.rules import DRAW, TAKE, Action
from tonk.rules.actions import KNOCK, PASS, Discard, Knock
from tonk.rules.cards import ALL_CARDS, COURTS, EMPTY, Card, CardSet, Seat, cards_in, mask_of
from tonk.rules.guests.deadwood import CARD_POINTS, best_sorted, deadwood_of
from tonk.rules.guests.guest_knobs import GinKnobs
from tonk.rules.guests.guest_outs import outs_of, ways_to_use
from tonk.rules.imagining import World
from tonk.rules.ruleset import RuleSet


class RummyPolicy:
    """Decides for the seat to act, by what that seat may know of a world."""

    def __init__(
        self, weights: RummyWeights, rules: RuleSet, extra_points: float = 0.0, court_fondness: float = 0.0
    ) -> None:
        """Choose the weights.

        Args:
            weights: Those of the level.
            rules: The rules of gin or knock rummy.
            extra_points: Points added to the most that it knocks with.
            court_fondness: By how many points less a court seems to count.
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
                return TAKE if self._wants(world) else PASS
            case "start":
                return TAKE if not world.stock or (world.discard and self._wants(world)) else DRAW
            case _:
                return self._end_of_turn(world)

    def candidates(self, world: World, most: int) -> list[Action]:
        """Return the actions worth trying, the likeliest first, and not more discards than so many."""
        if world.phase == "upcard":
            return [TAKE, PASS]
        if world.phase != "play":
            return [DRAW, TAKE] if world.stock and world.discard else [self.act(world)]
        hand = world.hands[world.to_act]
        tries: list[Action] = [Discard(card) for card in self._ranked(world)[:most]]
        if self._big_gin and not deadwood_of(hand):
            return [KNOCK, *tries]
        card, deadwood = self.knocking_card(world)
        if self._ceiling is None or deadwood <= self._ceiling:
            tries.append(Knock(card))
        return tries

    def kept_of(self, hand: CardSet, free: CardSet, live: CardSet) -> CardSet:
        """Return what is left of a hand that has a card too many.

        Args:
            hand: The hand.
            free: The cards of which one is parted with.
            live: The cards that may still come.
        """
        return min([(self._cost(hand ^ 1 << card, live), hand ^ 1 << card) for card in cards_in(free)])[1]

    def knocking_card(self, world: World) -> tuple[Card, int]:
        """Return the card to knock with, and the deadwood that it leaves."""
        hand = world.hands[world.to_act]
        card = min(_free(world), key=lambda card: (deadwood_of(hand ^ 1 << card), -CARD_POINTS[card]))
        return card, deadwood_of(hand ^ 1 << card)

    def _end_of_turn(self, world: World) -> Action:
        """Knock or discard."""
        if self._big_gin and not deadwood_of(world.hands[world.to_act]):
            return KNOCK
        card, deadwood = self.knocking_card(world)
        if self._knocks(world, deadwood):
            return Knock(card)
        return Discard(self._ranked(world)[0])

    def _knocks(self, world: World, deadwood: int) -> bool:
        """Return whether to knock with so much deadwood."""
        if not deadwood:
            return True
        weights = self._weights
        points = weights.knock_points[min(world.turns // world.seats, len(weights.knock_points) - 1)]
        if self._ceiling is None:
            points *= world.rules.dealt(world.seats)
            points *= 1 - weights.less_per_player * (world.seats - 2)
        points += self._extra
        return deadwood <= points and (self._ceiling is None or deadwood <= self._ceiling)

    def _ranked(self, world: World) -> list[Card]:
        """Return the cards that may be discarded, the one to discard first at the start."""
        hand = world.hands[world.to_act]
        live, theirs = self._unplaced(world), self._next_known(world)
        costs = [
            (self._cost(hand ^ 1 << card, live) + self._feeding(card, live, theirs), -card) for card in _free(world)
        ]
        return [Card(-minus) for _, minus in sorted(costs)]

    def _wants(self, world: World) -> bool:
        """Return whether the top discard is worth more than a card that nobody knows."""
        weights = self._weights
        hand, top = world.hands[world.to_act], world.discard[-1]
        fuller, live = hand | 1 << top, self._unplaced(world)
        least = min([(self._cost(fuller ^ 1 << card, live), card) for card in cards_in(hand)])
        kept = fuller ^ 1 << least[1]
        spread = not best_sorted(kept).deadwood >> top & 1
        if not spread and not weights.takes_low_cards:
            return False
        margin = weights.take_margin if spread else weights.take_margin + _LOW_CARD
        return self._cost(hand, live) - least[0] >= margin or self._knocks(world, deadwood_of(kept))

    def _cost(self, hand: CardSet, live: CardSet) -> float:
        """Return what a hand counts, less what may become of it."""
        outs = (outs_of(hand) & live).bit_count() * self._weights.points_per_out
        return deadwood_of(hand) - outs - self._fondness * (hand & COURTS).bit_count()

    def _feeding(self, card: Card, live: CardSet, theirs: CardSet) -> float:
        """Return what a discard may be worth to the next player."""
        weights = self._weights
        if not weights.feeding_points:
            return 0.0
        known = ways_to_use(card, live | theirs) - ways_to_use(card, live) if theirs else 0
        return weights.feeding_points * (ways_to_use(card, live) + weights.known_factor * known)

    def _unplaced(self, world: World) -> CardSet:
        """Return the cards that may still come, as far as the level looks."""
        seen = world.hands[world.to_act]
        if self._weights.sees_discards:
            seen |= mask_of(world.discard)
            for known in world.known:
                seen |= known
        return ALL_CARDS & ~seen

    def _next_known(self, world: World) -> CardSet:
        """Return what the next player was seen to take and still holds."""
        if not self._weights.feeding_points:
            return EMPTY
        return world.known[Seat((world.to_act + 1) % world.seats)]


_LOW_CARD = 4.0
"""By how many points more a card must better a hand that makes no spread."""


def _free(world: World) -> list[Card]:
    """Return the cards that the seat to act may part with."""
    return [card for card in cards_in(world.hands[world.to_act]) if card != world.took]
