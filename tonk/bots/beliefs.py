"""Beliefs about the other hands, certain and guessed, and whether to drop.

Only public facts about the other hands are read here: how many cards they hold, and which of these were taken from the
discards.
"""

from collections.abc import Sequence
from math import inf
from typing import Final

from tonk.bots.weights import PolicyWeights
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from tonk.rules.cards import ALL_CARDS, COURTS, CardSet, Seat, by_seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.payouts import least_that_loses_to

_LATE_POINTS: Final = 4.0
"""The points that an unseen card counts on average once the stock is gone and high cards have been discarded."""
_SURE_POINTS: Final = 12
"""Above this total, nobody asks whether a drop is certain to hold."""


class DropJudgement:
    """The judgement whether to drop, for whichever seat is to act.

    Attributes:
        slip_points: The points added to its usual drop limit at present.
    """

    def __init__(self, weights: PolicyWeights, rules: RuleSet, extra_points: float) -> None:
        """Prepare for a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set of all worlds to be judged.
            extra_points: The points added to the drop limit of its weights.
        """
        self._points = weights.points_per_unseen_card
        self._last_round = len(self._points) - 1
        self._meld_discount = weights.meld_discount
        self._sees_taken = weights.sees_taken
        self._extra_points = extra_points
        self.slip_points = 0.0
        self._caution = weights.special.caution_per_laid_point if rules.scores_points else 0.0
        self._dealt = [rules.dealt(seats) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
        self._count = rules.answers.points
        self._values = rules.drop_values
        self._compares_counts = rules.drop_values == rules.values
        self._limits = rules.drop_limits
        self._last_limit = len(self._limits) - 1

    def drops(self, world: World) -> bool:
        """Return whether the seat drops now."""
        total = world.totals[world.to_act] if self._compares_counts else own_total(world)
        if self._is_low_enough(world, total, world.turns // world.seats):
            return world.drop_refusal() is None and not drop_is_lost(world)
        return total <= _SURE_POINTS and world.drop_refusal() is None and drop_is_won(world)

    def would_drop_with(self, world: World, hand: CardSet, rounds: int) -> bool:
        """Return whether the seat would drop with a hand after ``rounds`` full rounds, if no wait bars it.

        Args:
            world: The view of the seat to act.
            hand: The cards it would hold.
            rounds: The full rounds before that turn.
        """
        count = self._count(hand)
        if count > self._limits[rounds if rounds < self._last_limit else self._last_limit]:
            return False
        total = count if self._compares_counts else sum([self._values[card] for card in cards_in(hand)])
        return self._is_low_enough(world, total, rounds)

    def _is_low_enough(self, world: World, total: int, rounds: int) -> bool:
        """Return whether the seat would dare to drop with ``total`` points, as compared in a drop."""
        per_card = self._points[rounds if rounds < self._last_round else self._last_round]
        to_beat = total - (self._extra_points + self.slip_points)
        if self._caution:
            to_beat += self._caution * laid_points_of(world, world.to_act)
        return self._lowest_estimate(world, per_card, self._meld_discount, to_beat) >= to_beat

    def lowest_late_estimate(self, world: World) -> float:
        """Estimate what the lowest of the other hands counts once the stock is gone."""
        return self._lowest_estimate(world, _LATE_POINTS, 1.0, -inf)

    def _lowest_estimate(self, world: World, per_card: float, meld_discount: float, low: float) -> float:
        """Estimate what the lowest of the other hands is compared at in a drop.

        Args:
            world: The view of the seat to act.
            per_card: The points counted for each unknown card.
            meld_discount: The factor on that for hands that have put cards down.
            low: An estimate below this is low enough to stop looking.
        """
        own, known_cards, full, lowest = world.to_act, world.known, self._dealt[world.seats - MIN_PLAYERS], inf
        for seat, hand in by_seat(world.hands):
            if seat != own:
                count = hand.bit_count()
                each = per_card if count >= full else per_card * meld_discount
                known = known_cards[seat]
                if known and self._sees_taken:
                    values = self._values
                    estimate = each * (count - known.bit_count()) + sum([values[card] for card in cards_in(known)])
                else:
                    estimate = each * count
                if estimate < lowest:
                    lowest = estimate
                    if estimate < low:
                        break
        return lowest


def in_sight(world: World, *, sees_discards: bool = True) -> CardSet:
    """Return the cards that the seat knows are not in the stock: its own, the table's, and discards it looks at."""
    seen = world.hands[world.to_act]
    for spread in world.table:
        for card in spread.cards:
            seen |= 1 << card
    if sees_discards:
        for card in world.discard:
            seen |= 1 << card
    return seen


def own_total(world: World) -> int:
    """Return what the hand of the seat to act is compared at in a drop."""
    rules = world.rules
    if rules.drop_values == rules.values:
        return world.totals[world.to_act]
    return sum([rules.drop_values[card] for card in cards_in(world.hands[world.to_act])])


def drop_is_lost(world: World) -> bool:
    """Return whether some other hand is certain to catch a drop, whatever the unseen cards are."""
    values, unseen = world.rules.drop_values, _unseen(world)
    to_hold = least_that_loses_to(world.rules, own_total(world))
    others = _others(world, values)
    # Usually more court cards are unseen than anybody holds cards; then any hand may be all courts.
    courts, least = (unseen & COURTS).bit_count(), min(world.rules.court_values)
    if all(hidden <= courts and known + least * hidden >= to_hold for known, hidden in others):
        return False
    counts = sorted([values[card] for card in cards_in(unseen)], reverse=True)
    return any(known + sum(counts[:hidden]) < to_hold for known, hidden in others)


def drop_is_won(world: World) -> bool:
    """Return whether no other hand can catch a drop, whatever the unseen cards are."""
    values = world.rules.drop_values
    to_hold = least_that_loses_to(world.rules, own_total(world))
    counts = sorted([values[card] for card in cards_in(_unseen(world))])
    return all(known + sum(counts[:hidden]) >= to_hold for known, hidden in _others(world, values))


def _unseen(world: World) -> CardSet:
    """Return the cards whose place the seat to act doesn't know."""
    seen, rules = in_sight(world), world.rules
    for known in world.known:
        seen |= known
    if rules.plain:
        return ALL_CARDS & ~seen
    return rules.in_play(world.specials.kinds) & ~(seen | world.specials.lying)


def _others(world: World, values: Sequence[int]) -> list[tuple[int, int]]:
    """Return for each other seat the points of its known cards, and the number of its other cards."""
    return [
        (sum([values[card] for card in cards_in(known)]) if known else 0, hand.bit_count() - known.bit_count())
        for seat, (hand, known) in by_seat(zip(world.hands, world.known, strict=True))
        if seat != world.to_act
    ]


def fewest_other_cards(world: World) -> int:
    """Return the size of the smallest other hand."""
    own = world.to_act
    return min([hand.bit_count() for seat, hand in by_seat(world.hands) if seat != own])


def laid_points_of(world: World, seat: Seat) -> int:
    """Return what a seat has laid and hit with so far, in points."""
    scores, laid = world.rules.scores, 0
    for spread in world.table:
        if seat in spread.by:
            laid += sum([scores[name] for name, by in zip(spread.names, spread.by, strict=True) if by == seat])
    return laid
