"""The rules of thumb where there are twists, points, reshuffles or lost turns.

The player is the same as in ``thumb.py``, with more to think of: what a Wild is kept for, who is skipped or guarded
from a hold, whether a Cross pays, and that cards which are laid score while cards which are held may be lost. It is a
player of its own, so that whoever plays for stakes without twists asks nothing of this.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tonk.bots import twist_reading as reading
from tonk.bots.holding import NEAR, Keeping, completes
from tonk.bots.temper import Temper
from tonk.bots.thumb import Thumb
from tonk.bots.twist_laying import NO_ENDS, Ends, New, Show, ends_of, first_to_show, fits_at_once, new_spreads, shows
from tonk.rules import DRAW, DROP, PASS, TAKE, Action, Block, Cross, Hit, RuleSet, Skip
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF
from tonk.rules.cards import ALL_CARDS, CROSSES, FULL_DECK, SKIPS, WILDS, Card, Cards, Seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.spreads import BOOK, RUN, Spread, spreads_within

_MOST_KEPT = 20_000
"""Of so many hands at most it is remembered what they can lay."""
_LAID_WORTH = 0.5
"""What each point that is laid is worth beside the points that are no longer held."""
_HOLD_WORTH = 4.0
"""What it is worth to hold somebody, in points."""
_SURE = 12
"""With more points than this nobody asks whether a drop is certain to hold."""
_FEW = 2
"""With so few cards in some other hand nothing is saved for later."""
_LATE_GUESS = 4.0
"""What a hidden card counts on average once the stock is gone and high cards have been discarded."""
_NEVER = -100.0


class _Taken(NamedTuple):
    """What a turn comes to that takes the top discard and does not go out."""

    shows_it: bool
    discard: Card
    gain: float
    """How many points better it is to hold the card taken than the one parted with."""
    total: int


class TwistThumb(Thumb):
    """The rules of thumb for whichever seat is to act; of the other hands they read only what is public."""

    def __init__(self, temper: Temper, rules: RuleSet, lean: float = 0, holds: float = 0) -> None:
        """Know the rules (see :class:`Thumb`)."""
        super().__init__(temper, rules, lean, holds)
        self._knack = temper.knack
        self._points = rules.scoring == "points"
        values = [*rules.values, *[rules.twist_value] * 12][:64]
        scores = [*rules.scores, *[rules.twist_value] * 12][:64] if self._points else values
        share = self._knack.score_weight if self._points else 0.0
        self._weights = [(1 - share) * value + share * score for value, score in zip(values, scores, strict=True)]
        pack = self._weights[: len(FULL_DECK)]
        self._gains = {weight: sum([weight - w for w in pack if w < weight]) / len(pack) for weight in self._weights}
        self._spreads: dict[tuple[Cards, int], list[New]] = {}

    def act(self, world: World) -> Action:
        """The action of the seat to act."""
        if world.phase == "start":
            return self._before_drawing(world)
        return self._after_drawing(world) if world.phase == "play" else self._answer(world)

    def goes_out(self, world: World) -> bool:
        """Whether the seat to act can go out this turn without a card from the stock."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        if world.phase == "play":
            crossed = world.twist_state.crossed
            return self._way_out(world, self._shows(hand, ends, crossed), may_discard=True) is not None
        if world.phase == "window":
            return self._crossing_out(world, ends)
        if self.rules.lay_before_draw and self._way_out(world, self._shows(hand, ends), may_discard=False):
            return True
        if not world.discard:
            return False
        taken = self._shows(hand | 1 << world.discard[-1], ends)
        return self._way_out(world, taken, may_discard=True) is not None

    # What can be put down

    def _shows(self, hand: Cards, ends: Ends, crossed: Card | None = None) -> list[Show]:
        """Every way to put cards of a hand down."""
        naturals, wilds = hand & ALL_CARDS, (hand & WILDS).bit_count()
        key = naturals, wilds
        spreads = self._spreads.get(key)
        if spreads is None:
            if len(self._spreads) >= _MOST_KEPT:
                self._spreads.clear()
            spreads = self._spreads[key] = new_spreads(self.rules, naturals, wilds)
        return shows(self.rules, hand, spreads, ends, crossed)

    def _way_out(self, world: World, ways: Sequence[Show], *, may_discard: bool) -> Show | None:
        """The best way to go out, or None; Skips in hand can be played, if it is one's own turn and after the draw."""
        spare = 1 if may_discard else 0
        sheds = SKIPS if may_discard and self._may_skip(world) else 0
        outs = [show for show in ways if (show.left & ~sheds).bit_count() <= spare]
        if not outs:
            return None
        if self._points:
            return max(outs, key=lambda show: show.score)
        pays, pays_without = self.rules.out_pays, self.rules.out_without_discard_pays
        return max(outs, key=lambda show: (pays if show.left else pays_without, -show.left.bit_count()))

    def _may_skip(self, world: World) -> bool:
        """Whether Skips in hand can be played this turn: there are always more seats than Skips."""
        twist = world.twist_state
        return not twist.out_of_turn and world.phase in ("start", "play")

    def _best(self, world: World, ways: Sequence[Show], took: Card | None, *, must: bool = False) -> Show | None:
        """The way to put cards down that is worth most, if it is worth anything; ``must`` says that one is needed."""
        best, most = None, _NEVER if must else 0.0
        desperate = self._somebody_has(world, _FEW)
        wild_worth = 0.0 if desperate else self._knack.wild_worth
        for show in ways:
            if not show.lays and not show.hits and not show.wild_hits:
                continue
            worth = self._worth(world, show, wild_worth)
            if worth > most and (must or desperate or not self._hoards(world, show, took)):
                best, most = show, worth
        return best

    def _worth(self, world: World, show: Show, wild_worth: float) -> float:
        """What it is worth to put these cards down, in points."""
        values = self.rules.values
        down = world.hands[world.to_act] & ~show.left
        worth: float = sum([values[card] for card in cards_in(down)])
        if world.phase == "start" and world.discard:
            worth += values[world.discard[-1]] if not show.left >> world.discard[-1] & 1 else 0
        if self._points:
            worth += _LAID_WORTH * show.score
        worth -= wild_worth * (down & WILDS).bit_count()
        for hit in show.wild_hits:
            if reading.may_hold(world, world.table[hit.spread].owner):
                worth += _HOLD_WORTH
        return worth

    def _hoards(self, world: World, show: Show, took: Card | None) -> bool:
        """Whether a hoarder would rather keep one of the spreads a little longer."""
        if not self._holds or len(world.stock) < world.seats:
            return False
        points = self.rules.points
        return any(points(lay.cards) < self._holds and not (took is not None and lay.cards >> took & 1) for lay in show.lays)

    def _somebody_has(self, world: World, cards: int) -> bool:
        """Whether another hand is down to so many cards."""
        own = world.to_act
        return any(hand.bit_count() <= cards for seat, hand in enumerate(world.hands) if seat != own)

    # Before the draw

    def _before_drawing(self, world: World) -> Action:
        hand, discards, ends = world.hands[world.to_act], world.discard, ends_of(world)
        fits, naturals = fits_at_once(ends), hand & ALL_CARDS
        lays = bool(naturals & fits or hand & WILDS or spreads_within(naturals))
        if lays and self.rules.lay_before_draw:
            out = self._way_out(world, self._shows(hand, ends), may_discard=False)
            if out:
                return self._step(world, out, ends)
        taken: list[Show] = []
        if discards:
            top = discards[-1]
            lays = lays or top >= 52 or bool(fits >> top & 1) or completes(naturals, top)
            if lays or hand & SKIPS:
                taken = self._shows(hand | 1 << top, ends)
                if self._way_out(world, taken, may_discard=True):
                    return TAKE
        if not world.stock and not self._reshuffles(world):
            return self._without_stock(world, taken, ends)
        if self._would_drop(world):
            return DROP
        return TAKE if discards and self._would_take(world, taken, ends) else DRAW

    def _reshuffles(self, world: World) -> bool:
        """Whether the discards will make a new stock for whoever draws from the empty one."""
        rules = self.rules
        made = len(world.twist_state.made)
        return rules.stock_out == "reshuffle" and len(world.discard) > 1 and made < rules.reshuffles

    def _without_stock(self, world: World, taken: Sequence[Show], ends: Ends) -> Action:
        """To draw is to end the hand, scored for the lowest total, or for nobody."""
        rules, total = self.rules, world.totals[world.to_act]
        scored = rules.stock_out == "lowest_wins"
        if not scored and self._would_drop(world):
            return DROP
        if rules.lay_before_draw:
            best = self._best(world, self._shows(world.hands[world.to_act], ends), None)
            if best:
                return self._step(world, best, ends)
        if not world.discard:
            return DRAW
        after = self._after_taking(world, taken, ends)
        if self._points:
            return TAKE if after.shows_it else DRAW
        guess = min(reading.guesses(world, _LATE_GUESS, awe=1, sees_taken=self._temper.sees_taken))
        go_on = (total < guess) != scored
        return TAKE if go_on and after.total < total else DRAW

    def _would_drop(self, world: World) -> bool:
        total = reading.own_total(world)
        if self._would_drop_with(world, total, world.turns // world.seats):
            return world.drop_refusal() is None and not reading.drop_is_lost(world)
        return total <= _SURE and world.drop_refusal() is None and reading.drop_is_won(world)

    def _would_drop_with(self, world: World, total: int, rounds: int) -> bool:
        """Whether the seat would drop with so many points after so many full rounds, if the rules let it."""
        temper, ceiling = self._temper, self.rules.drop_ceiling
        if ceiling is not None and world.totals[world.to_act] > ceiling:
            return False
        per_card = temper.nerve[rounds if rounds < len(temper.nerve) else -1]
        to_beat = total - self._lean + self._knack.risk * reading.laid_by(world, world.to_act)
        for guess in reading.guesses(world, per_card, awe=temper.awe, sees_taken=temper.sees_taken):
            if guess < to_beat:
                return False
        return True

    def _would_take(self, world: World, taken: Sequence[Show], ends: Ends) -> bool:
        """Whether the top discard is of use: it goes onto the table at once, or lowers the hand."""
        top, weights = world.discard[-1], self._weights
        if top >= 52:
            return bool(1 << top & (WILDS | SKIPS)) and (top < 56 or self._may_skip(world))
        after = self._after_taking(world, taken, ends)
        if after.shows_it:
            return True
        return weights[top] < weights[after.discard] and after.gain >= self._margin(weights[after.discard])

    def _margin(self, weight: float) -> float:
        """How many points a low discard must lower the hand by that parts with a card of this weight for it."""
        return self._temper.take_margin + (self._gains[weight] if self._temper.weighs_stock else 0)

    def _after_taking(self, world: World, taken: Sequence[Show], ends: Ends) -> _Taken:
        """What the turn comes to if the top discard is taken and the hand does not go out."""
        card = world.discard[-1]
        hand = world.hands[world.to_act] | 1 << card
        best = self._best(world, self._in_mind(taken), card) if taken else None
        left = best.left if best else hand
        discard, spare = self._most_spare(world, left, card, ends)
        kept = self._keeping(world, left).spare(card) if left >> card & 1 and card < 52 else 0.0
        total = self.rules.points(left) - (world.values[discard] if discard >= 0 else 0)
        return _Taken(not left >> card & 1, discard, spare - kept, total)

    def _in_mind(self, ways: Sequence[Show]) -> Sequence[Show]:
        """The ways that the player sees: not all look for hits."""
        return ways if self._temper.sees_hits else [show for show in ways if not show.hits and not show.wild_hits]

    # Windows

    def _answer(self, world: World) -> Action:
        """Whether to cross: whenever that goes out, or what it puts down is worth it."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        cross = (hand & CROSSES).bit_length() - 1
        top = world.discard[-1]
        ways = self._shows(hand ^ 1 << cross | 1 << top, ends, top)
        if any(show.left.bit_count() <= 1 for show in ways):
            return Cross(cross)
        if not self._knack.crosses_to_hit:
            ways = [show for show in ways if any(lay.cards >> top & 1 for lay in show.lays)]
        best = self._best(world, ways, top, must=True)
        if best is None:
            return PASS
        wild_worth = 0.0 if self._somebody_has(world, _FEW) else self._knack.wild_worth
        gain = self._worth(world, best, wild_worth) + world.values[cross] - self._knack.cross_worth
        return Cross(cross) if gain > 0 else PASS

    def _crossing_out(self, world: World, ends: Ends) -> bool:
        hand, top = world.hands[world.to_act], world.discard[-1]
        cross = (hand & CROSSES).bit_length() - 1
        return any(show.left.bit_count() <= 1 for show in self._shows(hand ^ 1 << cross | 1 << top, ends, top))

    # After the draw

    def _after_drawing(self, world: World) -> Action:
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        crossed = world.twist_state.crossed
        naturals = hand & ALL_CARDS
        if hand & (WILDS | SKIPS) or naturals & fits_at_once(ends) or spreads_within(naturals) or naturals & naturals - 1 == 0:
            ways = self._shows(hand, ends, crossed)
            out = self._way_out(world, ways, may_discard=True)
            if out:
                return self._step(world, out, ends)
            must = crossed is not None
            best = self._best(world, ways if must else self._in_mind(ways), took, must=must)
            if best:
                return self._step(world, best, ends)
            if hand & SKIPS and self._may_skip(world):
                played = self._skip_or_block(world, ends)
                if played is not None:
                    return played
        card, _ = self._most_spare(world, hand, took, ends)
        bit = 1 << card
        # Whoever does not look for hits sees one at least with the card about to be discarded.
        return self._hit_with(world, bit) or DISCARD_OF_BIT[bit]

    def _most_spare(self, world: World, hand: Cards, took: Card | None, ends: Ends) -> tuple[Card, float]:
        """The card to discard and how spare it is; -1 of an empty hand."""
        among = hand
        if took is not None:
            among = hand & ~(1 << took) or hand
        if self._temper.sees_hits and ends.most > 0:
            among = among & ~fits_at_once(ends) or among
        naturals, best, most = among & ALL_CARDS, -1, _NEVER - 1
        if naturals:
            best, most = self._keeping(world, hand).most_spare(naturals)
        for card in cards_in(among & ~ALL_CARDS):
            worth = self._twist_spare(world, card)
            if worth > most:
                best, most = card, worth
        return best, most

    def _twist_spare(self, world: World, card: Card) -> float:
        """How gladly the player would be rid of a twist by discarding it."""
        bit, weight = 1 << card, self._weights[card]
        if bit & WILDS:
            return weight - 2 * self._knack.wild_worth
        if bit & CROSSES:
            return weight - (self._knack.cross_worth if world.seats > 2 else -1.0)
        return weight - 2 * self.rules.twist_value if self._may_skip(world) else weight - 1.0

    def _keeping(self, world: World, hand: Cards) -> Keeping:
        naturals, temper = hand & ALL_CARDS, self._temper
        kept: Cards = 0
        for spread in spreads_within(naturals):
            kept |= spread

        def live() -> Cards:
            return ALL_CARDS & ~reading.in_sight(world, sees_discards=temper.sees_discards)

        gifts = self._gifts(world) if temper.feeding else 0
        return Keeping(self._weights, temper, naturals, live, gifts=gifts, kept=kept)

    def _gifts(self, world: World) -> Cards:
        """The cards that go with one that the next seat was seen to take."""
        gifts: Cards = 0
        for card in cards_in(world.known[(world.to_act + 1) % world.seats] & ALL_CARDS):
            gifts |= NEAR[card]
        return gifts

    # For whoever thinks ahead

    def first_steps(self, world: World, most: int) -> list[Action]:
        """How the ways begin to put cards down that seem worth most, so many of them."""
        if world.phase == "start" and not self.rules.lay_before_draw:
            return []
        hand, ends, crossed = world.hands[world.to_act], ends_of(world), world.twist_state.crossed
        ways = [show for show in self._shows(hand, ends, crossed) if show.lays or show.hits or show.wild_hits]
        ways.sort(key=lambda show: -self._worth(world, show, self._knack.wild_worth))
        found: list[Action] = []
        for show in ways:
            step = self._step(world, show, ends)
            if step not in found and len(found) < most:
                found.append(step)
        return found

    def spare_cards(self, world: World) -> list[Card]:
        """The cards that may be discarded without anybody laughing, what is sparest first; twists of a kind once."""
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        left, found = hand, list[Card]()
        while left:
            card, _ = self._most_spare(world, left, took, ends)
            given_back = card == took and not world.laid and hand != 1 << card
            hits = ends.most > 0 and (fits_at_once(ends) >> card & 1 or (1 << card & WILDS and (ends.runs or ends.books)))
            if not given_back and not hits:
                found.append(card)
            left ^= 1 << card
            if card >= 52:
                left &= ~(15 << (card & ~3))
        return found

    # Skips and Blocks

    def _skip_or_block(self, world: World, ends: Ends) -> Action | None:
        """A Skip or a Block to be played now, or None to keep it."""
        hand = world.hands[world.to_act]
        card = (hand & SKIPS).bit_length() - 1
        left = hand & ~SKIPS
        discard, _ = self._most_spare(world, left, world.took, ends)
        values = reading.compared_at(world)
        total = sum([values[held] for held in cards_in(left)]) - (values[discard] if discard >= 0 else 0)
        drops_next = self._would_drop_with(world, total, world.turns // world.seats + 1)
        victim = self._victim(world)
        if not self._knack.saves_skips:
            return None if victim is None else Skip(card, victim)
        near = victim is not None and world.hands[victim].bit_count() <= self._knack.near
        if self._knack.blocks and drops_next and not near and reading.can_be_held(world):
            return Block(card, world.to_act)
        if victim is not None and (near or drops_next or len(world.stock) < world.seats):
            return Skip(card, victim)
        return None

    def _victim(self, world: World) -> Seat | None:
        """Whom to skip: of those who have a turn to lose the one with the fewest cards, or else the next."""
        own, seats = world.to_act, world.seats
        others = [(own + step) % seats for step in range(1, seats)]
        free = [seat for seat in others if not reading.is_held(world, seat)]
        if not self._knack.saves_skips:
            return free[0] if free else None
        return min(free, key=lambda seat: world.hands[seat].bit_count()) if free else None

    def _shed(self, world: World) -> Action:
        """A Skip or a Block to be rid of the card."""
        own, twist = world.to_act, world.twist_state
        card = (world.hands[own] & SKIPS).bit_length() - 1
        victim = self._victim(world)
        if victim is not None:
            return Skip(card, victim)
        seats = [(own + step) % world.seats for step in range(world.seats)]
        blocked = next((seat for seat in seats if twist.blocks[seat] is None), None)
        if blocked is not None:
            return Block(card, blocked)
        return Skip(card, next(seat for seat in seats if twist.skips[seat] is None))

    # Doing it

    def _step(self, world: World, show: Show, ends: Ends) -> Action:
        """The next action of a way to put cards down, or the last of one that goes out."""
        crossed = world.twist_state.crossed
        if crossed is not None:
            first = first_to_show(show, crossed, ends)
            if first is not None:
                return self._hit_with(world, first) or PASS if isinstance(first, int) else first
        if show.lays:
            return show.lays[0]
        hit = self._hit_with(world, show.hits) or (show.wild_hits[0] if show.wild_hits else None)
        if hit is not None:
            return hit
        last = show.left
        if last & SKIPS and (last & ~SKIPS or last & last - 1 or self.rules.out_pays < self.rules.out_without_discard_pays):
            return self._shed(world)
        return DISCARD_OF_BIT[1 << last.bit_length() - 1]

    def _hit_with(self, world: World, cards: Cards) -> Hit | None:
        """A legal hit with one of the natural cards, if there is one."""
        most, seat = self.rules.hits_a_turn, world.to_act
        if not cards or (most is not None and world.hits >= most):
            return None
        hits = [
            (*self._preference(world, spread, card, cards), number, card)
            for number, spread in enumerate(world.table)
            if self._may_hit[spread.kind, spread.owner == seat]
            for card in cards_in(cards & spread.fits)
        ]
        if not hits:
            return None
        *_, number, card = min(hits)
        return HIT_OF[number][1 << card]

    def _preference(self, world: World, spread: Spread, card: Card, cards: Cards) -> tuple[bool, int, bool]:
        """What makes a hit worse than another: it opens no way, holds nobody who is near the end, fills a book."""
        beyond = card - 4 if card < spread.names[0] else card + 4
        opens_the_way = spread.kind == RUN and 0 <= beyond < 52 and cards >> beyond & 1 == 1
        owner = spread.owner
        holds = world.hands[owner].bit_count() if reading.may_hold(world, owner) else 64 + (owner == world.to_act)
        return not opens_the_way, holds, spread.kind == BOOK


def thumb_of(temper: Temper, rules: RuleSet, lean: float = 0, holds: float = 0) -> Thumb:
    """The rules of thumb that these rules call for, held by somebody of this temper (see :class:`Thumb`)."""
    return (TwistThumb if rules.twisted else Thumb)(temper, rules, lean, holds)
