"""Meld plans: every way to put cards of a hand down in one turn, by spreads and hits.

Hands are small enough to try everything: each set of spreads that share no card, and with it the hits that the cards
left over allow. A new spread never needs to be hit by its owner, since the longer spread can be laid at once.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from tonk.rules.cards import EMPTY, Card, CardSet, cards_in, mask_of
from tonk.rules.imagining import World
from tonk.rules.melds import RUN, spreads_within
from tonk.rules.ruleset import RuleSet


class HitOptions(NamedTuple):
    """The cards that a seat may hit with this turn (ends of runs, fourth cards of books), and the most of them."""

    runs: tuple[tuple[Card, Card], ...]
    fourths: CardSet
    most: int


class MeldPlan(NamedTuple):
    """A plan: spreads to lay, cards to hit with, and the cards that stay in hand before the discard."""

    lays: tuple[CardSet, ...]
    hits: CardSet
    left: CardSet

    @property
    def cards(self) -> int:
        """Return how many cards are put down."""
        return sum([lay.bit_count() for lay in self.lays]) + self.hits.bit_count()


NO_REACH: Final = HitOptions((), EMPTY, 0)


def hits_left(world: World) -> int:
    """Return how many more cards the seat to act may hit with this turn."""
    return world.rules.hits_left(world.hits)


def reach_of(world: World, *, free: bool = False) -> HitOptions:
    """Return what the seat to act may hit; with ``free``, only what does not bar it from dropping (R-wait)."""
    if not world.table:
        return NO_REACH
    rules, seat = world.rules, world.to_act
    own_bars = free and rules.hits_bar(own=True)
    spreads = [
        s for s in world.table if rules.may_hit(s.kind, own=s.owner == seat) and not (own_bars and s.owner == seat)
    ]
    fourths: CardSet = EMPTY
    for spread in spreads:
        if spread.kind != RUN:
            fourths |= spread.fits
    runs = tuple([(s.cards[0], s.cards[-1]) for s in spreads if s.kind == RUN])
    return HitOptions(runs, fourths, hits_left(world))


def hits_from(hand: CardSet, reach: HitOptions) -> CardSet:
    """Return every card of the hand that can be hit with, one after the other, ignoring any limit.

    A run can grow by several cards, while a book takes its fourth and is full. So runs come first: a card that fits
    both may open a run for the next card, but never a book.
    """
    hits: CardSet = hand & reach.fourths
    for low, high in reach.runs:
        card = low - 4
        while card >= 0 and hand >> card & 1:
            hits |= 1 << card
            card -= 4
        card = high + 4
        while card < 52 and hand >> card & 1:
            hits |= 1 << card
            card += 4
    return hits


def _hits_to_choose(hand: CardSet, reach: HitOptions) -> Iterator[CardSet]:
    """Yield the sets of hits to try: all at once, or where the rules limit them, each set of the largest size."""
    hits = hits_from(hand, reach)
    if hits.bit_count() <= reach.most:
        yield hits
        return
    for cards in combinations(cards_in(hits), reach.most):
        chosen = mask_of(cards)
        if hits_from(chosen, reach) == chosen:
            yield chosen


def plans(hand: CardSet, reach: HitOptions) -> Iterator[MeldPlan]:
    """Yield every way to put cards of the hand down, starting with hits alone."""
    ways: list[tuple[CardSet, tuple[CardSet, ...]]] = [(EMPTY, ())]
    for spread in spreads_within(hand):
        ways += [(used | spread, (*lays, spread)) for used, lays in ways if not used & spread]
    for used, lays in ways:
        rest = hand ^ used
        for hits in _hits_to_choose(rest, reach):
            yield MeldPlan(lays, hits, rest ^ hits)


def best_plan(rules: RuleSet, hand: CardSet, reach: HitOptions) -> MeldPlan:
    """Return the plan that puts down the most points, and of those the one with the most cards.

    Args:
        rules: The rule set.
        hand: The cards of the hand.
        reach: The cards that may be hit with.
    """
    best, *others = plans(hand, reach)
    if not others:
        return best
    return min([best, *others], key=lambda plan: (rules.points(plan.left), plan.left.bit_count()))


def way_out(rules: RuleSet, hand: CardSet, reach: HitOptions, *, may_discard: bool) -> MeldPlan | None:
    """Return the best plan that goes out, or None.

    Args:
        rules: The rule set.
        hand: The cards held.
        reach: The cards that may be hit with.
        may_discard: Whether a discard ends the turn, so that one card may be left.

    Returns:
        The plan that is paid best; of those the one with the fewest hits, which the rules may limit.
    """
    spare = 1 if may_discard else 0
    covered = hits_from(hand, reach)
    for spread in spreads_within(hand):
        covered |= spread
    if (hand & ~covered).bit_count() > spare:
        return None
    outs = [plan for plan in plans(hand, reach) if plan.left.bit_count() <= spare]
    if not outs:
        return None
    if may_discard and rules.out_pays > rules.out_without_discard_pays:
        outs += [held for plan in outs if not plan.left for held in _one_hit_fewer(plan, reach)]
    return min(
        outs, key=lambda p: (-(rules.out_pays if p.left else rules.out_without_discard_pays), p.hits.bit_count())
    )


def _one_hit_fewer(plan: MeldPlan, reach: HitOptions) -> Iterator[MeldPlan]:
    """Yield the plan with one of its hits kept for the discard."""
    for card in cards_in(plan.hits):
        hits = plan.hits ^ 1 << card
        if hits_from(hits, reach) == hits:
            yield MeldPlan(plan.lays, hits, 1 << card)
