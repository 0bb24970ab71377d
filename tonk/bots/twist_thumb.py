"""The rules of thumb where there are twists, points, reshuffles or lost turns.

The player is the same as in ``thumb.py``, with more to think of: what a Wild is kept for, who is skipped or guarded
from a hold, whether a Cross pays, and that cards which are laid score while cards which are held may be lost. It is a
player of its own, so that whoever plays for stakes without twists asks nothing of this.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tonk.bots import twist_reading as reading
from tonk.bots.discards import completes
from tonk.bots.policy import Thumb
from tonk.bots.special_planner import Plans
from tonk.bots.twist_laying import Ends, Show, ends_of, fits_at_once
from tonk.bots.twist_sparing import Sparing
from tonk.bots.weights import PolicyWeights
from tonk.rules import DRAW, DROP, PASS, TAKE, Action, Block, Cross, RuleSet, Skip
from tonk.rules.actions import DISCARD_OF_BIT
from tonk.rules.cards import ALL_CARDS, CROSSES, SKIPS, Card, CardSet, Seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.melds import spreads_within

_SURE = 12
"""With more points than this nobody asks whether a drop is certain to hold."""
_LATE_GUESS = 4.0
"""What a hidden card counts on average once the stock is gone and high cards have been discarded."""
_FEARED = 3
"""Whoever holds no more cards than this is to be stopped rather than oneself guarded."""


class _Taken(NamedTuple):
    """What a turn comes to that takes the top discard and does not go out."""

    shows_it: bool
    discard: Card
    gain: float
    """How many points better it is to hold the card taken than the one parted with."""
    total: int


class TwistThumb:
    """The rules of thumb for whichever seat is to act; of the other hands they read only what is public."""

    def __init__(self, weights: PolicyWeights, rules: RuleSet, lean: float = 0, holds: float = 0) -> None:
        """Know the rules (see :class:`Thumb`)."""
        self._weights = weights
        self._special = weights.special
        self.rules = rules
        self._lean = lean
        self._plans = Plans(weights, rules, holds)
        self._sparing = Sparing(weights, rules)
        self._must_lay = rules.taken_must_be_laid
        self._wild = rules.wild_cards
        self._plays = self._wild | SKIPS

    def act(self, world: World) -> Action:
        """The action of the seat to act."""
        if world.phase == "start":
            return self._before_drawing(world)
        return self._after_drawing(world) if world.phase == "play" else self._answer(world)

    def goes_out(self, world: World) -> bool:
        """Whether the seat to act can go out this turn without a card from the stock."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        if world.phase == "play":
            return self._way_out(world, self._plans.ways(hand, ends, world.must_show)) is not None
        if world.phase == "window":
            return self._plans.way_out(self._crossing(world, ends), may_discard=True, sheds=False) is not None
        if self.rules.lay_before_draw and self._out_at_once(hand, ends):
            return True
        return world.may_take() and self._way_out(world, self._taking(world, ends)) is not None

    def _way_out(self, world: World, ways: Sequence[Show]) -> Show | None:
        """The best way to go out of a turn that has drawn, or will have; Skips can be played unless out of turn."""
        return self._plans.way_out(ways, may_discard=True, sheds=not world.out_of_turn)

    def _out_at_once(self, hand: CardSet, ends: Ends) -> Show | None:
        """The best way to go out before the draw."""
        return self._plans.way_out(self._plans.ways(hand, ends), may_discard=False, sheds=False)

    def _taking(self, world: World, ends: Ends) -> list[Show]:
        """Every way to put cards down with the top discard in hand."""
        top = world.discard[-1]
        return self._plans.ways(world.hands[world.to_act] | 1 << top, ends, top if self._must_lay else None)

    def _crossing(self, world: World, ends: Ends) -> list[Show]:
        """Every way to put cards down after a Cross, which show the discard first."""
        hand, top = world.hands[world.to_act], world.discard[-1]
        return self._plans.ways(hand & ~_cross_of(hand) | 1 << top, ends, top)

    def _before_drawing(self, world: World) -> Action:
        hand, ends = world.hands[world.to_act], ends_of(world)
        discards = world.discard if world.may_take() else []
        fits, naturals = fits_at_once(ends), hand & ALL_CARDS
        lays = bool(naturals & fits or hand & self._plays or spreads_within(naturals))
        if lays and self.rules.lay_before_draw:
            out = self._out_at_once(hand, ends)
            if out:
                return self._step(world, out)
        taken: list[Show] = []
        if discards:
            top = discards[-1]
            if lays or 1 << top & self._wild or top >= 52 or fits >> top & 1 or completes(naturals, top):
                taken = self._taking(world, ends)
                if self._way_out(world, taken):
                    return TAKE
        if not world.stock and not self._reshuffles(world):
            return self._without_stock(world, taken, ends)
        if self._would_drop(world):
            return DROP
        return TAKE if discards and self._would_take(world, taken, ends) else DRAW

    def _reshuffles(self, world: World) -> bool:
        """Whether the discards will make a new stock for whoever draws from the empty one."""
        return self.rules.makes_stock(len(world.discard), len(world.stocks_made))

    def _without_stock(self, world: World, taken: Sequence[Show], ends: Ends) -> Action:
        """To draw is to end the hand, scored for the lowest total, or for nobody."""
        rules, total = self.rules, world.totals[world.to_act]
        scored = rules.stock_out == "lowest_wins"
        if not scored and self._would_drop(world):
            return DROP
        if rules.lay_before_draw:
            best = self._plans.best(world, self._plans.ways(world.hands[world.to_act], ends), None)
            if best:
                return self._step(world, best)
        if not world.may_take():
            return DRAW
        after = self._after_taking(world, taken, ends)
        if rules.scoring == "points" or (self._must_lay and not after.shows_it):
            return TAKE if after.shows_it else DRAW
        guess = min(reading.guesses(world, _LATE_GUESS, meld_discount=1, sees_taken=self._weights.sees_taken))
        # Where the end is not scored it costs nothing, so only a hand that means to win goes on.
        go_on = (total < guess) != scored
        return TAKE if go_on and after.total < total else DRAW

    def _would_drop(self, world: World) -> bool:
        total = reading.own_total(world)
        if self._would_drop_with(world, total, world.turns // world.seats):
            return world.drop_refusal() is None and not reading.drop_is_lost(world)
        return total <= _SURE and world.drop_refusal() is None and reading.drop_is_won(world)

    def _would_drop_with(self, world: World, total: int, rounds: int) -> bool:
        """Whether the seat would drop with so many points after so many full rounds, if the rules let it."""
        weights, ceiling = self._weights, self.rules.drop_ceiling
        if ceiling is not None and total > ceiling:
            return False
        per_card = weights.points_per_unseen_card[rounds if rounds < len(weights.points_per_unseen_card) else -1]
        to_beat = total - self._lean + self._special.caution_per_laid_point * reading.laid_by(world, world.to_act)
        for guess in reading.guesses(
            world, per_card, meld_discount=weights.meld_discount, sees_taken=weights.sees_taken
        ):
            if guess < to_beat:
                return False
        return True

    def _would_take(self, world: World, taken: Sequence[Show], ends: Ends) -> bool:
        """Whether the top discard is of use: it goes onto the table at once, is played, or lowers the hand."""
        top, weights = world.discard[-1], self._sparing.weights
        if (top >= 52 or 1 << top & self._wild) and not self._must_lay:
            return bool(1 << top & self._plays)
        if not taken and (self._must_lay or not self._sparing.may_be_worth(world.hands[world.to_act], top)):
            return False
        after = self._after_taking(world, taken, ends)
        if after.shows_it or self._must_lay:
            return after.shows_it
        least = weights[after.discard]
        return weights[top] < least and after.gain >= self._sparing.margins[least]

    def _after_taking(self, world: World, taken: Sequence[Show], ends: Ends) -> _Taken:
        """What the turn comes to if the top discard is taken and the hand does not go out."""
        card = world.discard[-1]
        hand = world.hands[world.to_act] | 1 << card
        best = self._plans.best(world, self._plans.in_mind(taken), card) if taken else None
        left = best.left if best else hand
        discard, spare = self._sparing.most_spare(world, left, card, ends)
        shows_it = not left >> card & 1
        kept = 0.0 if shows_it or card >= 52 else self._sparing.keeping(world, left).spare(card)
        return _Taken(shows_it, discard, spare - kept, self.rules.points(left) - world.values[discard])

    def _answer(self, world: World) -> Action:
        """Whether to cross: whenever that goes out, or what it puts down is worth it."""
        ends, top, hand = ends_of(world), world.discard[-1], world.hands[world.to_act]
        ways = self._crossing(world, ends)
        crosses = Cross(_cross_of(hand).bit_length() - 1)
        if self._plans.way_out(ways, may_discard=True, sheds=False):
            return crosses
        if not self._special.crosses_to_hit:
            ways = [show for show in ways if any(lay.cards >> top & 1 for lay in show.lays)]
        best = self._plans.best(world, ways, top, must=True)
        if best is None:
            return PASS
        gain = (
            self._plans.worth(world, best) + world.values[crosses.card] - self._sparing.cross_points_per_card(best.left)
        )
        return crosses if gain > 0 else PASS

    def _after_drawing(self, world: World) -> Action:
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        naturals, crossed = hand & ALL_CARDS, world.must_show
        if hand & self._plays or naturals & fits_at_once(ends) or spreads_within(naturals) or not hand & hand - 1:
            ways = self._plans.ways(hand, ends, crossed)
            out = self._way_out(world, ways)
            if out:
                return self._step(world, out)
            must = crossed is not None
            best = self._plans.best(world, ways if must else self._plans.in_mind(ways), took, must=must)
            if best:
                return self._step(world, best)
            played = self._skip_or_block(world, ends) if hand & SKIPS else None
            if played is not None:
                return played
        card, _ = self._sparing.most_spare(world, hand, took, ends)
        # Whoever does not look for hits sees one at least with the card about to be discarded.
        return self._plans.hit_with(world, 1 << card) or DISCARD_OF_BIT[1 << card]

    def _step(self, world: World, show: Show) -> Action:
        """The next action of a way to put cards down, or the last of one that goes out."""
        step = self._plans.step(world, show)
        if step is not None:
            return step
        last, rules = show.left, self.rules
        discards = last & SKIPS == last and not last & last - 1 and rules.out_pays >= rules.out_without_discard_pays
        if last & SKIPS and not discards:
            return _shed(world, self._victim(world))
        return DISCARD_OF_BIT[1 << last.bit_length() - 1]

    # Skips and Blocks

    def _skip_or_block(self, world: World, ends: Ends) -> Action | None:
        """A Skip or a Block to be played now, or None to keep it."""
        hand = world.hands[world.to_act]
        if world.out_of_turn:
            return None
        card, victim = (hand & SKIPS).bit_length() - 1, self._victim(world)
        if not self._special.saves_skips:
            return None if victim is None else Skip(card, victim)
        drops_next = self._means_to_drop(world, hand & ~SKIPS, ends)
        fewest = 64 if victim is None else world.hands[victim].bit_count()
        if self._special.blocks and drops_next and fewest > _FEARED and reading.can_be_held(world):
            return Block(card, world.to_act)
        if victim is not None and (fewest <= self._special.near_cards or drops_next or len(world.stock) < world.seats):
            return Skip(card, victim)
        return None

    def _means_to_drop(self, world: World, left: CardSet, ends: Ends) -> bool:
        """Whether it would drop next turn with these cards but for one that it discards."""
        discard, _ = self._sparing.most_spare(world, left, world.took, ends)
        values = reading.compared_at(world)
        total = sum([values[card] for card in cards_in(left) if card != discard])
        return self._would_drop_with(world, total, world.turns // world.seats + 1)

    def _victim(self, world: World) -> Seat | None:
        """Whom to skip of those who have a turn to lose: who has the fewest cards, or with less thought the next."""
        own, seats = world.to_act, world.seats
        others = [(own + step) % seats for step in range(1, seats)]
        free = [seat for seat in others if not reading.is_held(world, seat)]
        if not free:
            return None
        return min(free, key=lambda seat: world.hands[seat].bit_count()) if self._special.saves_skips else free[0]

    # For whoever thinks ahead

    def first_steps(self, world: World, most: int) -> list[Action]:
        """How the ways begin to put cards down that seem worth most: so many actions at most."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        ways = self._plans.ways(hand, ends, world.must_show)
        ways = [show for show in ways if show.lays or show.hits or show.wild_hits]
        ways.sort(key=lambda show: self._plans.worth(world, show), reverse=True)
        steps = dict.fromkeys([self._plans.step(world, show) for show in ways])
        return [step for step in steps if step is not None][:most]

    def spare_cards(self, world: World) -> list[Card]:
        """The cards that may be discarded without anybody laughing, the sparest first; of each kind of twist one."""
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        left, found = hand, list[Card]()
        hits = fits_at_once(ends) | (self._wild if ends.runs or ends.books else 0) if ends.most > 0 else 0
        while left:
            card, _ = self._sparing.most_spare(world, left, took, ends)
            given_back = card == took and not world.laid and hand != 1 << card
            if not given_back and not hits >> card & 1:
                found.append(card)
            left &= ~(1 << card if card < 52 else 15 << (card & ~3))
        return found


AnyThumb = Thumb | TwistThumb
"""Rules of thumb for some rules."""


def thumb_of(weights: PolicyWeights, rules: RuleSet, lean: float = 0, holds: float = 0) -> AnyThumb:
    """The rules of thumb that these rules call for, played by these weights (see :class:`Thumb`)."""
    return (Thumb if rules.plain else TwistThumb)(weights, rules, lean, holds)


def _shed(world: World, victim: Seat | None) -> Action:
    """A Skip, on a victim if there is one, or a Block: to be rid of the card."""
    own, lying = world.to_act, world.specials
    card = (world.hands[own] & SKIPS).bit_length() - 1
    if victim is not None:
        return Skip(card, victim)
    seats = [(own + step) % world.seats for step in range(world.seats)]
    guarded = next((seat for seat in seats if lying.blocks[seat] is None), None)
    if guarded is not None:
        return Block(card, guarded)
    return Skip(card, next(seat for seat in seats if lying.skips[seat] is None))


def _cross_of(hand: CardSet) -> CardSet:
    """The last Cross of a hand."""
    return 1 << (hand & CROSSES).bit_length() - 1
