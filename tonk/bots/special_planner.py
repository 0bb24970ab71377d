"""The planner for rules with special cards, Wilds, scored points, new stocks or held turns.

``tonk.rules`` finds all that can be put down, Wilds in every place; this module weighs it. Laid cards score for their
player, cards that are held may be lost, a Wild is kept for something better, and a hit may hold somebody.
"""

from collections.abc import Iterable, Sequence

from tonk.bots.beliefs import drop_is_lost, fewest_other_cards
from tonk.bots.discards import Discards
from tonk.bots.weights import PolicyWeights
from tonk.rules import DROP, Action, Block, Cross, Discard, Hit, Lay, RuleSet, Skip, View
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF
from tonk.rules.cards import ALL_CARDS, EMPTY, SKIPS, Card, CardSet, Seat, cards_in, same_kind
from tonk.rules.imagining import World
from tonk.rules.lost_turns import can_be_held, hit_holds, loses_turn
from tonk.rules.meld_plans import hits_left
from tonk.rules.melds import BOOK, RUN, Spread, spreads_within
from tonk.rules.near_melds import completes
from tonk.rules.wild_meld_plans import Ends, New, Show, ends_of, first_to_show, fits_at_once, new_spreads, shows

_MOST_KEPT = 20_000
"""Of so many hands at most it is remembered what they can lay."""
_LAID_WORTH = 0.5
"""The worth of each point that is laid beside the points that are no longer held."""
_HOLD_POINTS = 4.0
"""The worth of holding somebody, in points."""
_FEW = 2
"""With so few cards in some other hand nothing is saved for later."""
_WAYS = 4
"""The number of ways to put cards down that are tried: those that seem worth most."""
_DISCARDS = 4
"""The number of cards thought of for the discard."""
_NEVER = -1000.0


class SpecialOptions:
    """The cards that could be put down of a hand this turn (``planner.Options``)."""

    __slots__ = ("_ends", "_must", "_planner", "_plays_skips", "_world", "ways")

    def __init__(
        self, planner: "SpecialPlanner", world: World, ways: list[Show], ends: Ends, *, must: bool, plays_skips: bool
    ) -> None:
        """Take the ways to put cards down.

        Args:
            planner: Weighs them.
            world: The view of the seat to act.
            ways: Every way.
            ends: Where the seat may hit.
            must: Whether something has to be put down, for a card must be shown.
            plays_skips: Whether Skips in the hand can be played in this turn.
        """
        self._planner = planner
        self._world = world
        self.ways = ways
        self._ends = ends
        self._must = must
        self._plays_skips = plays_skips

    def goes_out(self, *, may_discard: bool) -> bool:
        """Return whether the hand can go out."""
        return self._way_out(may_discard) is not None

    def way_out(self, *, may_discard: bool) -> Action | None:
        """Return the next action of the best way to go out."""
        show = self._way_out(may_discard)
        return None if show is None else self._planner.step_out(self._world, show)

    def _way_out(self, may_discard: bool) -> Show | None:
        return self._planner.way_out(self.ways, may_discard=may_discard, sheds=may_discard and self._plays_skips)

    def best(self, took: Card | None, *, every_hit: bool = False) -> Show | None:
        """Return what is best put down now.

        Args:
            took: The card taken from the discards this turn.
            every_hit: Whether hits are seen that the player overlooks as a rule.
        """
        ways = self.ways if self._must or every_hit else self._planner.in_mind(self.ways)
        return self._planner.best(self._world, ways, took, must=self._must)

    def put_down(self, took: Card | None, *, every_hit: bool = False) -> Action | None:
        """Return the next action of what is best put down now."""
        show = self.best(took, every_hit=every_hit)
        return None if show is None else self._planner.step_out(self._world, show)

    def left_after(self, took: Card) -> CardSet:
        """Return the cards that are left when all has been put down that is best put down now."""
        show = self._planner.best(self._world, self._planner.in_mind(self.ways), took)
        return self._world.hands[self._world.to_act] | 1 << took if show is None else show.left

    def hits_in(self, among: CardSet) -> CardSet:
        """Return the cards, among some, that the player sees it could hit with."""
        return among & fits_at_once(self._ends) if self._planner.sees_hits and self._ends.most > 0 else EMPTY


class SpecialPlanner:
    """The planner for rules that are not plain (``planner.Planner``).

    Attributes:
        sees_hits: Whether the player looks for hits.
    """

    def __init__(self, weights: PolicyWeights, rules: RuleSet, least_points_to_lay: float, discards: Discards) -> None:
        """Know the rules and the player.

        Args:
            weights: How the player decides.
            rules: The rule set.
            least_points_to_lay: The least points of a spread to be laid without need (``PlayStyle``).
            discards: How the player chooses a discard.
        """
        self.sees_hits = weights.sees_hits
        self._rules = rules
        self._wild_points = weights.special.wild_points
        self._saves_skips = weights.special.saves_skips
        self._least_points = least_points_to_lay
        self._discards = discards
        self._wild = rules.wild_cards
        self._plays = self._wild | SKIPS
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}
        self._spreads: dict[tuple[CardSet, int], list[New]] = {}

    # What could be put down

    def before_drawing(self, world: World, top: Card | None) -> tuple[SpecialOptions | None, SpecialOptions | None]:
        """Return what could be put down at once, and once the discard is taken."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        fits, naturals = fits_at_once(ends), hand & ALL_CARDS
        lays = bool(naturals & fits or hand & self._plays or spreads_within(naturals))
        now = taking = None
        if lays and self._rules.lay_before_draw:
            now = SpecialOptions(self, world, self.ways(hand, ends), ends, must=False, plays_skips=False)
        if top is not None:
            bit = 1 << top
            if lays or bit & (self._wild | ~ALL_CARDS) or bit & fits or completes(naturals, top):
                ways = self.ways(hand | bit, ends, top if self._rules.taken_must_be_laid else None)
                taking = SpecialOptions(self, world, ways, ends, must=False, plays_skips=True) if ways else None
        return now, taking

    def after_drawing(self, world: World) -> SpecialOptions | None:
        """Return what could be put down of a hand after the draw."""
        hand, ends, shown = world.hands[world.to_act], ends_of(world), world.must_show
        naturals = hand & ALL_CARDS
        if hand & self._plays or naturals & fits_at_once(ends) or spreads_within(naturals) or not hand & hand - 1:
            ways = self.ways(hand, ends, shown)
            in_turn = not world.out_of_turn
            return SpecialOptions(self, world, ways, ends, must=shown is not None, plays_skips=in_turn)
        return None

    def ways(self, hand: CardSet, ends: Ends, shown: Card | None = None) -> list[Show]:
        """Return every way to put cards of a hand down.

        Args:
            hand: The cards held.
            ends: Where it may hit.
            shown: The card that must be shown first, if there is one.
        """
        wilds = hand & self._wild
        deuces = wilds & ALL_CARDS
        found = self._ways(hand, wilds, ends, shown)
        # A deuce that is wild may be what it is as well: each set of them is tried as such.
        some = deuces
        while some:
            found += self._ways(hand, wilds & ~some, ends, shown)
            some = (some - 1) & deuces
        return found

    def _ways(self, hand: CardSet, wilds: CardSet, ends: Ends, shown: Card | None) -> list[Show]:
        """Those in which just these cards stand for others."""
        naturals, count = hand & ALL_CARDS & ~wilds, wilds.bit_count()
        spreads = self._spreads.get((naturals, count))
        if spreads is None:
            if len(self._spreads) >= _MOST_KEPT:
                self._spreads.clear()
            spreads = self._spreads[naturals, count] = new_spreads(self._rules, naturals, count)
        return shows(self._rules, hand, wilds, spreads, ends, shown)

    # What is worth putting down

    def in_mind(self, ways: Sequence[Show]) -> Sequence[Show]:
        """Return the ways that the player sees: not all look for hits."""
        return ways if self.sees_hits else [show for show in ways if not show.hits and not show.wild_hits]

    def way_out(self, ways: Sequence[Show], *, may_discard: bool, sheds: bool) -> Show | None:
        """Return the best way to go out.

        Args:
            ways: Every way to put cards down.
            may_discard: Whether a discard ends the turn, so that one card may be left.
            sheds: Whether Skips in the hand can be played as well.
        """
        stays = ~SKIPS if sheds else -1
        spare = 1 if may_discard else 0
        outs = [show for show in ways if (show.left & stays).bit_count() <= spare]
        if not outs:
            return None
        if self._rules.scores_points:
            return max(outs, key=lambda show: show.score)
        pays, pays_without = self._rules.out_pays, self._rules.out_without_discard_pays
        return max(outs, key=lambda show: (pays if show.left else pays_without, -show.left.bit_count()))

    def best(self, world: World, ways: Iterable[Show], took: Card | None, *, must: bool = False) -> Show | None:
        """Return the way to put cards down that is worth most, if it is worth anything.

        Args:
            world: The view of the seat to act.
            ways: The ways to choose from.
            took: The card taken from the discards this turn.
            must: Whether one is needed.
        """
        best, most = None, _NEVER if must else 0.0
        for show in ways:
            if show.lays or show.hits or show.wild_hits:
                worth = self.worth(world, show)
                if worth > most and (must or not self._keeps_back(world, show, took)):
                    best, most = show, worth
        return best

    def worth(self, world: World, show: Show) -> float:
        """Return what it is worth to put these cards down, in points."""
        values, hand = self._rules.values, world.hands[world.to_act]
        if world.phase != "play" and world.discard:
            hand |= 1 << world.discard[-1]
        down = hand & ~show.left
        worth: float = sum([values[card] for card in cards_in(down & ~SKIPS)])
        if self._rules.scores_points:
            worth += _LAID_WORTH * show.score
        if down & self._wild and fewest_other_cards(world) > _FEW:
            worth -= self._wild_points * (down & self._wild).bit_count()
        for hit in show.wild_hits:
            if hit_holds(world, world.table[hit.spread].owner):
                worth += _HOLD_POINTS
        return worth

    def _keeps_back(self, world: World, show: Show, took: Card | None) -> bool:
        """Return whether the player would rather keep one of the spreads a little longer."""
        if not self._least_points or not show.lays or len(world.stock) < world.seats:
            return False
        if fewest_other_cards(world) <= _FEW:
            return False
        points, taken = self._rules.points, EMPTY if took is None else 1 << took
        return any(points(lay.cards) < self._least_points and not lay.cards & taken for lay in show.lays)

    # Doing it

    def step_out(self, world: World, show: Show) -> Action:
        """Return the next action of a way to put cards down, or the last of one that goes out."""
        step = self._step(world, show)
        if step is not None:
            return step
        last, rules = show.left, self._rules
        discards = last & SKIPS == last and not last & last - 1 and rules.out_pays >= rules.out_without_discard_pays
        if last & SKIPS and not discards:
            return self._shed(world)
        return DISCARD_OF_BIT[1 << last.bit_length() - 1]

    def _step(self, world: World, show: Show) -> Action | None:
        """The next action of a way to put cards down; None once all of it lies on the table."""
        shown = world.must_show
        if shown is not None:
            first = first_to_show(show, shown, ends_of(world))
            return self.hit_with(world, first) if isinstance(first, int) else first
        if show.lays:
            return show.lays[0]
        return self.hit_with(world, show.hits) or (show.wild_hits[0] if show.wild_hits else None)

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """Return the best legal hit with one of the natural cards, if there is one."""
        seat = world.to_act
        if not cards or hits_left(world) <= 0:
            return None
        hits = [
            (*_preference(world, spread, card, cards), number, card)
            for number, spread in enumerate(world.table)
            if self._may_hit[spread.kind, spread.owner == seat]
            for card in cards_in(cards & spread.fits)
        ]
        if not hits:
            return None
        *_, number, card = min(hits)
        return HIT_OF[number][1 << card]

    def victim(self, world: World) -> Seat | None:
        """Return whom to skip of those who have a turn to lose: the seat with the fewest cards, or just the next."""
        own, seats = world.to_act, world.seats
        others = [(own + step) % seats for step in range(1, seats)]
        free = [seat for seat in others if not loses_turn(world, seat)]
        if not free:
            return None
        return min(free, key=lambda seat: world.hands[seat].bit_count()) if self._saves_skips else free[0]

    def _shed(self, world: World) -> Action:
        """A Skip, on a victim if there is one, or a Block: to be rid of the card."""
        own, lying, victim = world.to_act, world.specials, self.victim(world)
        card = (world.hands[own] & SKIPS).bit_length() - 1
        if victim is not None:
            return Skip(card, victim)
        seats = [(own + step) % world.seats for step in range(world.seats)]
        guarded = next((seat for seat in seats if lying.blocks[seat] is None), None)
        if guarded is not None:
            return Block(card, guarded)
        return Skip(card, next(seat for seat in seats if lying.skips[seat] is None))

    # For players who think ahead

    def worth_trying(self, view: View, seen: World) -> list[Action]:
        """Return the legal actions but for those that nobody with sense would try, one of those that are alike."""
        legal = view.legal
        if view.phase == "window":
            cross = next(action for action in legal if isinstance(action, Cross))
            return [cross, *[action for action in legal if not isinstance(action, Cross)]]
        found = [action for action in legal if not isinstance(action, Lay | Hit | Skip | Block | Discard)]
        found = [action for action in found if action != DROP or not drop_is_lost(seen)]
        ways = [action for action in self._first_steps(seen) if action in legal]
        spare = self._spare_cards(seen)[:_DISCARDS] if view.phase == "play" else []
        discards = [action for action in legal if isinstance(action, Discard) and action.card in spare]
        return [*found, *ways, *_skips_worth_trying(view, seen), *discards]

    def _first_steps(self, world: World) -> list[Action]:
        """The first actions of the ways to put cards down that seem worth most."""
        ways = self.ways(world.hands[world.to_act], ends_of(world), world.must_show)
        ways = [show for show in ways if show.lays or show.hits or show.wild_hits]
        ways.sort(key=lambda show: self.worth(world, show), reverse=True)
        steps = dict.fromkeys([self._step(world, show) for show in ways])
        return [step for step in steps if step is not None][:_WAYS]

    def _spare_cards(self, world: World) -> list[Card]:
        """The cards that a player with sense may discard, the best discard first; one of each kind of special card."""
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        left, found = hand, list[Card]()
        hits = fits_at_once(ends) | (self._wild if ends.runs or ends.books else EMPTY) if ends.most > 0 else EMPTY
        while left:
            card = self._discards.best(world, left, discardable(left, took, ends, sees_hits=self.sees_hits))
            given_back = card == took and not world.laid and hand != 1 << card
            if not given_back and not hits >> card & 1:
                found.append(card)
            left &= ~same_kind(card)
        return found


def discardable(hand: CardSet, took: Card | None, ends: Ends, *, sees_hits: bool) -> CardSet:
    """Return the cards to choose a discard from: not the one taken, and none that fits the table, if possible.

    Args:
        hand: The cards held.
        took: The card taken from the discards this turn.
        ends: Where the seat may hit.
        sees_hits: Whether it looks for hits.
    """
    among = hand if took is None else hand & ~(1 << took) or hand
    return among & ~fits_at_once(ends) or among if sees_hits and ends.most > 0 else among


def _skips_worth_trying(view: View, seen: World) -> list[Action]:
    """A Skip on each other seat that has a turn to lose, and a Block where one can be held."""
    found: list[Action] = []
    cards = [action.card for action in view.legal if isinstance(action, Skip | Block)]
    for action in view.legal:
        if isinstance(action, Skip) and action.card == cards[0]:
            if action.seat != view.seat and not loses_turn(seen, action.seat):
                found.append(action)
        elif isinstance(action, Block) and action.card == cards[0] and action.seat == view.seat:
            found += [action] if can_be_held(seen, seen.to_act) else []
    return found


def _preference(world: World, spread: Spread, card: Card, cards: CardSet) -> tuple[bool, bool, int, bool]:
    """Rank a hit.

    Worse is a hit that opens no way, bars you from dropping, holds nobody or a player with many cards, or fills a book.
    """
    opens_the_way = bool(cards & spread.opened_by(card))
    owner, own = spread.owner, spread.owner == world.to_act
    holds = world.hands[owner].bit_count() if hit_holds(world, owner) else 64 + own
    return not opens_the_way, own and world.rules.hits_bar(own=True), holds, spread.kind == BOOK
