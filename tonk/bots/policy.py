"""The rule-of-thumb player: plays a whole hand from what its seat sees, by its weights.

It goes out whenever it can; it drops when it seems to hold the fewest points; it takes a discard that it can put down
or that is low; it lays and hits what it can; and it discards the highest card that it has no use for. Where waiting
rules make laying cost something, it weighs that. It remembers nothing from one decision to the next.

Players who think ahead play whole hands by it thousands of times, so what is seldom the case is asked late.
"""

from typing import NamedTuple

from tonk.bots import beliefs as reading
from tonk.bots.discards import NEAR, completes, drawn_gains, keeping_of
from tonk.bots.laying import NO_REACH, Plan, Reach, best_plan, hits_from, reach_of, way_out
from tonk.bots.weights import PolicyWeights
from tonk.rules import DRAW, DROP, TAKE, Action, Hit, RuleSet
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF, LAY_OF
from tonk.rules.cards import EMPTY, JACK, Card, CardSet, Seat, by_seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.melds import BOOK, RUN, Spread, spreads_within

_LATE_GUESS = 4.0
"""What a hidden card counts on average once the stock is gone and high cards have been discarded."""
_MOST_OUTS = 6
"""No card of a hand without a spread makes one with more cards than this."""
_FEW = 2
"""With so few cards in some other hand, a hoarder holds nothing back."""
_NONE: list[Card] = []
_SURE = 12
"""With more points than this nobody asks whether a drop is certain to hold."""


class _Taken(NamedTuple):
    """A turn that takes the top discard: whether it is put down, and what it leaves."""

    lays_it: bool
    discard: Card
    gain: float
    """How many points better it is to hold the card taken than the one parted with."""
    total: int


class Thumb:
    """The rules of thumb themselves, for whichever seat is to act; of the other hands they read only what is public."""

    def __init__(self, weights: PolicyWeights, rules: RuleSet, lean: float = 0, holds: float = 0) -> None:
        """Know the rules.

        Args:
            weights: How the player plays.
            rules: The rule set of every world that will be asked about.
            lean: How many points more than its weights say it drops with.
            holds: What a spread must count to be laid without need (``PlayStyle.holds``).
        """
        self._weights = weights
        self.rules = rules
        self._lean = lean
        self._holds = holds
        self._bars = rules.bars_takes
        self._drawn = drawn_gains(rules)
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}

    def act(self, world: World) -> Action:
        """The action of the seat to act."""
        return self._before_drawing(world) if world.phase == "start" else self._after_drawing(world)

    def goes_out(self, world: World) -> bool:
        """Whether the seat to act can go out this turn without a card from the stock."""
        hand, reach = world.hands[world.to_act], reach_of(world)
        if world.phase == "play":
            return way_out(self.rules, hand, reach, may_discard=True) is not None
        if self.rules.lay_before_draw and way_out(self.rules, hand, reach, may_discard=False):
            return True
        if not world.may_take():
            return False
        return way_out(self.rules, hand | 1 << world.discard[-1], reach, may_discard=True) is not None

    # Before the draw

    def _before_drawing(self, world: World) -> Action:
        hand, discards = world.hands[world.to_act], world.discard if not self._bars or world.may_take() else _NONE
        fits = self._fits(world) if world.table else 0
        lays: CardSet | list[CardSet] | bool = hand & fits or spreads_within(hand)
        if lays and self.rules.lay_before_draw:
            out = way_out(self.rules, hand, reach_of(world), may_discard=False)
            if out:
                return self._step(world, out)
        if discards:
            top = discards[-1]
            if fits >> top & 1 or completes(hand, top):
                lays = True
            if lays and way_out(self.rules, hand | 1 << top, reach_of(world), may_discard=True):
                return TAKE
        if not world.stock:
            return self._without_stock(world)
        if self._would_drop(world):
            return DROP
        return TAKE if discards and self._would_take(world, lays=bool(lays)) else DRAW

    def _fits(self, world: World) -> CardSet:
        """The single cards that could be hit with at once."""
        fits: CardSet = EMPTY
        for spread in world.table:
            if self._may_hit[spread.kind, spread.owner == world.to_act]:
                fits |= spread.fits
        return fits

    def _without_stock(self, world: World) -> Action:
        """The stock is gone (R-stock): to draw is to end the hand, and the lowest total collects."""
        rules, total = self.rules, world.totals[world.to_act]
        scored = rules.stock_out == "lowest_wins"
        if not scored and self._would_drop(world):
            return DROP
        if rules.lay_before_draw:
            plan = best_plan(rules, world.hands[world.to_act], reach_of(world))
            if plan.cards:
                return self._step(world, plan)
        guess = min(reading.guesses(world, _LATE_GUESS, sees_taken=self._weights.sees_taken))
        # Where the end is not scored it costs nothing, so only a hand that means to win goes on.
        go_on = (total < guess) != scored
        return TAKE if go_on and world.may_take() and self._after_taking(world, lays=True).total < total else DRAW

    def _would_drop(self, world: World) -> bool:
        total = world.totals[world.to_act]
        if self._would_drop_with(world, total, world.turns // world.seats):
            return world.drop_refusal() is None and not reading.drop_is_lost(world)
        return total <= _SURE and world.drop_refusal() is None and reading.drop_is_won(world)

    def _would_drop_with(self, world: World, total: int, rounds: int) -> bool:
        """Whether the seat would drop with so many points after so many full rounds, if the rules let it."""
        weights, ceiling = self._weights, self.rules.drop_ceiling
        if ceiling is not None and total > ceiling:
            return False
        per_card = weights.points_per_unseen_card[rounds if rounds < len(weights.points_per_unseen_card) else -1]
        to_beat = total - self._lean
        for guess in reading.guesses(
            world, per_card, meld_discount=weights.meld_discount, sees_taken=weights.sees_taken
        ):
            if guess < to_beat:
                return False
        return True

    def _would_take(self, world: World, *, lays: bool) -> bool:
        """Whether the top discard is of use: it goes onto the table at once, or lowers the hand.

        Each such take leaves the hand with fewer cards or fewer points, so that no two players can take for ever.
        ``lays`` tells whether anything could be put down with it.
        """
        values, top, weights = world.values, world.discard[-1], self._weights
        hand = world.hands[world.to_act]
        if not lays:
            highest = self._highest(hand)
            hope = weights.points_per_out * _MOST_OUTS if hand & NEAR[top] else 0
            if values[top] >= highest or highest - values[top] + hope < self._weighed(highest):
                return False
        taken = self._after_taking(world, lays=lays)
        if taken.lays_it:
            return True
        return values[top] < values[taken.discard] and taken.gain >= self._weighed(values[taken.discard])

    def _highest(self, hand: CardSet) -> int:
        """The most that a card of a hand may count: house rules may let courts count less than numbers."""
        numbers = hand & (1 << 4 * JACK) - 1
        highest = self.rules.values[numbers.bit_length() - 1] if numbers else 0
        return max(highest, *self.rules.court_values) if hand >> 4 * JACK else highest

    def _weighed(self, value: int) -> float:
        """How many points a low discard must lower the hand by that parts with a card of this value for it."""
        return self._weights.take_margin_points + (self._drawn[value] if self._weights.weighs_stock else 0)

    def _after_taking(self, world: World, *, lays: bool) -> _Taken:
        """What the turn comes to if the top discard is taken and the hand does not go out."""
        card = world.discard[-1]
        hand = world.hands[world.to_act] | 1 << card
        plan = self._plan(world, hand, card) if lays else Plan((), EMPTY, hand)
        keeping = keeping_of(world, self._weights, plan.left, whole=lays)
        among = self._to_part_with(world, plan.left, card) if lays else hand ^ 1 << card
        discard, spare = keeping.most_spare(among)
        return _Taken(
            lays_it=plan.uses(card),
            discard=discard,
            gain=spare - (keeping.spare(card) if plan.left >> card & 1 else 0),
            total=self.rules.points(plan.left) - world.values[discard],
        )

    # After the draw

    def _after_drawing(self, world: World) -> Action:
        hand, took = world.hands[world.to_act], world.took
        fits = self._fits(world) if world.table else 0
        if not (hand & fits or spreads_within(hand)):
            card, _ = keeping_of(world, self._weights, hand, whole=False).most_spare(_not_taken(hand, took))
            return DISCARD_OF_BIT[1 << card]
        out = way_out(self.rules, hand, reach_of(world), may_discard=True)
        if out:
            return self._step(world, out)
        plan = self._plan(world, hand, took)
        if plan.cards:
            return self._step(world, plan)
        card, _ = keeping_of(world, self._weights, hand).most_spare(self._to_part_with(world, hand, took))
        # Whoever does not look for hits sees one at least with the card about to be discarded.
        return self._hit_with(world, 1 << card) or DISCARD_OF_BIT[1 << card]

    def _plan(self, world: World, hand: CardSet, took: Card | None) -> Plan:
        """What to put down of a hand that does not go out this turn, with the card taken in it."""
        plan = best_plan(self.rules, hand, self._hits_in_mind(reach_of(world)))
        if plan.lays and self._holds:
            plan = self._hoarded(world, plan, took)
        if plan.cards and self._weights.waits_to_drop and self.rules.waits:
            return self._freest(world, hand, plan, took)
        return plan

    def _hoarded(self, world: World, plan: Plan, took: Card | None) -> Plan:
        """The plan without the spreads that a hoarder keeps a little longer."""
        others = [cards.bit_count() for seat, cards in by_seat(world.hands) if seat != world.to_act]
        if min(others) <= _FEW or len(world.stock) < world.seats:
            return plan
        points = self.rules.points
        kept = [lay for lay in plan.lays if points(lay) < self._holds and not (took is not None and lay >> took & 1)]
        return Plan(tuple([lay for lay in plan.lays if lay not in kept]), plan.hits, plan.left | sum(kept))

    def _freest(self, world: World, hand: CardSet, plan: Plan, took: Card | None) -> Plan:
        """The plan, or one that puts down less and does not bar the player from a drop it means to make (R-wait)."""
        if _barred_next_turn(world) or len(world.stock) < world.seats:
            return plan
        free = _free_plan(self.rules, hand, self._hits_in_mind(reach_of(world, free=True)))
        keeping = keeping_of(world, self._weights, free.left)
        discard, _ = keeping.most_spare(self._to_part_with(world, free.left, took))
        total = self.rules.points(free.left) - self.rules.values[discard]
        return free if self._would_drop_with(world, total, world.turns // world.seats + 1) else plan

    def _hits_in_mind(self, reach: Reach) -> Reach:
        return reach if self._weights.sees_hits else NO_REACH

    def _to_part_with(self, world: World, hand: CardSet, took: Card | None) -> CardSet:
        """The cards to choose a discard from: not the one just taken, and none that could be hit with, if possible."""
        among = _not_taken(hand, took)
        hits = hits_from(among, reach_of(world)) if world.table and self._weights.sees_hits else 0
        return among & ~hits or among

    def _step(self, world: World, plan: Plan) -> Action:
        """The next action of a plan that puts something down, or the last discard of one that goes out."""
        if plan.lays:
            return LAY_OF[plan.lays[0]]
        return self._hit_with(world, plan.hits) or DISCARD_OF_BIT[1 << plan.left.bit_length() - 1]

    def _hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """A legal hit with one of the cards, if there is one."""
        most, seat = self.rules.hits_a_turn, world.to_act
        if not cards or (most is not None and world.hits >= most):
            return None
        hits = [
            (_preference(spread, card, cards, seat, self.rules), number, card)
            for number, spread in enumerate(world.table)
            if self._may_hit[spread.kind, spread.owner == seat]
            for card in cards_in(cards & spread.fits)
        ]
        if not hits:
            return None
        _, number, card = min(hits)
        return HIT_OF[number][1 << card]


def _preference(
    spread: Spread, card: Card, cards: CardSet, seat: Seat, rules: RuleSet
) -> tuple[bool, bool, bool, bool]:
    """What makes a hit worse than another: it opens no way, it bars from dropping, fills a book, is on one's own."""
    beyond = card - 4 if card < spread.cards[0] else card + 4
    opens_the_way = spread.kind == RUN and 0 <= beyond < 52 and cards >> beyond & 1 == 1
    own = spread.owner == seat
    return not opens_the_way, own and rules.wait_own_hit > 0, spread.kind == BOOK, own


def _not_taken(hand: CardSet, took: Card | None) -> CardSet:
    """The cards of the hand but for the one just taken, unless it is the only one."""
    return hand if took is None else hand & ~(1 << took) or hand


def _barred_next_turn(world: World) -> bool:
    """Whether the seat will be barred from dropping at its next turn, as things stand (R-wait)."""
    this_turn = 1 if world.phase == "start" and not world.laid else 0
    return world.wait[world.to_act] > this_turn


def _free_plan(rules: RuleSet, hand: CardSet, reach: Reach) -> Plan:
    """The best plan that does not bar the seat from dropping; ``reach`` is what it may hit for nothing."""
    if not rules.wait_new_spread:
        return best_plan(rules, hand, reach)
    hits = hits_from(hand, reach)
    return Plan((), hits, hand ^ hits)
