"""What a player puts down where there are twists or points, and by which action: spreads, hits, and Wilds in them.

What can be put down is found exactly (``twist_laying.py``); here it is weighed. Cards that are laid score for whoever
laid them, cards that are held may be lost, a Wild is kept for something better, and a hit may hold somebody.
"""

from collections.abc import Sequence

from tonk.bots import twist_reading as reading
from tonk.bots.twist_laying import Ends, New, Show, ends_of, first_to_show, new_spreads, shows
from tonk.bots.weights import PolicyWeights
from tonk.rules import Action, Hit, RuleSet
from tonk.rules.actions import HIT_OF
from tonk.rules.cards import ALL_CARDS, SKIPS, Card, CardSet, by_seat, cards_in
from tonk.rules.imagining import World
from tonk.rules.melds import BOOK, RUN, Spread

_MOST_KEPT = 20_000
"""Of so many hands at most it is remembered what they can lay."""
_LAID_WORTH = 0.5
"""What each point that is laid is worth beside the points that are no longer held."""
_HOLD_WORTH = 4.0
"""What it is worth to hold somebody, in points."""
_FEW = 2
"""With so few cards in some other hand nothing is saved for later."""
_NEVER = -1000.0


class Plans:
    """What a player of these weights puts down."""

    def __init__(self, weights: PolicyWeights, rules: RuleSet, holds: float) -> None:
        """Know the rules; ``holds`` is what a spread must count to be laid without need (``PlayStyle.holds``)."""
        self._rules = rules
        self._wild_worth = weights.special.wild_points
        self._sees_hits = weights.sees_hits
        self._holds = holds
        self._points = rules.scoring == "points"
        self._wild = rules.wild_cards
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}
        self._spreads: dict[tuple[CardSet, int], list[New]] = {}

    def ways(self, hand: CardSet, ends: Ends, crossed: Card | None = None) -> list[Show]:
        """Every way to put cards of a hand down; ``crossed`` must be shown first."""
        wilds = hand & self._wild
        deuces = wilds & ALL_CARDS
        found = self._ways(hand, wilds, ends, crossed)
        # A deuce that is wild may be what it is as well: each set of them is tried as such.
        some = deuces
        while some:
            found += self._ways(hand, wilds & ~some, ends, crossed)
            some = (some - 1) & deuces
        return found

    def _ways(self, hand: CardSet, wilds: CardSet, ends: Ends, crossed: Card | None) -> list[Show]:
        """Those in which just these cards stand for others."""
        naturals, count = hand & ALL_CARDS & ~wilds, wilds.bit_count()
        spreads = self._spreads.get((naturals, count))
        if spreads is None:
            if len(self._spreads) >= _MOST_KEPT:
                self._spreads.clear()
            spreads = self._spreads[naturals, count] = new_spreads(self._rules, naturals, count)
        return shows(self._rules, hand, wilds, spreads, ends, crossed)

    def in_mind(self, ways: Sequence[Show]) -> Sequence[Show]:
        """The ways that the player sees: not all look for hits."""
        return ways if self._sees_hits else [show for show in ways if not show.hits and not show.wild_hits]

    def way_out(self, ways: Sequence[Show], *, may_discard: bool, sheds: bool) -> Show | None:
        """The best way to go out, or None; ``sheds`` says that Skips in hand can be played."""
        stays = ~SKIPS if sheds else -1
        spare = 1 if may_discard else 0
        outs = [show for show in ways if (show.left & stays).bit_count() <= spare]
        if not outs:
            return None
        if self._points:
            return max(outs, key=lambda show: show.score)
        pays, pays_without = self._rules.out_pays, self._rules.out_without_discard_pays
        return max(outs, key=lambda show: (pays if show.left else pays_without, -show.left.bit_count()))

    def best(self, world: World, ways: Sequence[Show], took: Card | None, *, must: bool = False) -> Show | None:
        """The way to put cards down that is worth most, if it is worth anything; ``must`` says that one is needed."""
        best, most = None, _NEVER if must else 0.0
        for show in ways:
            if show.lays or show.hits or show.wild_hits:
                worth = self.worth(world, show)
                if worth > most and (must or not self._hoards(world, show, took)):
                    best, most = show, worth
        return best

    def worth(self, world: World, show: Show) -> float:
        """What it is worth to put these cards down, in points."""
        values, hand = self._rules.values, world.hands[world.to_act]
        if world.phase != "play" and world.discard:
            hand |= 1 << world.discard[-1]
        down = hand & ~show.left
        worth: float = sum([values[card] for card in cards_in(down & ~SKIPS)])
        if self._points:
            worth += _LAID_WORTH * show.score
        if down & self._wild and not self._somebody_is_near(world):
            worth -= self._wild_worth * (down & self._wild).bit_count()
        for hit in show.wild_hits:
            if reading.may_hold(world, world.table[hit.spread].owner):
                worth += _HOLD_WORTH
        return worth

    def _hoards(self, world: World, show: Show, took: Card | None) -> bool:
        """Whether a hoarder would rather keep one of the spreads a little longer."""
        if not self._holds or not show.lays or len(world.stock) < world.seats or self._somebody_is_near(world):
            return False
        points, taken = self._rules.points, 0 if took is None else 1 << took
        return any(points(lay.cards) < self._holds and not lay.cards & taken for lay in show.lays)

    @staticmethod
    def _somebody_is_near(world: World) -> bool:
        """Whether another hand is down to a few cards."""
        own = world.to_act
        return any(hand.bit_count() <= _FEW for seat, hand in by_seat(world.hands) if seat != own)

    # Doing it

    def step(self, world: World, show: Show) -> Action | None:
        """The next action of a way to put cards down; None once all of it lies on the table."""
        crossed = world.must_show
        if crossed is not None:
            first = first_to_show(show, crossed, ends_of(world))
            return self.hit_with(world, first) if isinstance(first, int) else first
        if show.lays:
            return show.lays[0]
        return self.hit_with(world, show.hits) or (show.wild_hits[0] if show.wild_hits else None)

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """A legal hit with one of the natural cards, if there is one."""
        most, seat = self._rules.hits_a_turn, world.to_act
        if not cards or (most is not None and world.hits >= most):
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


def _preference(world: World, spread: Spread, card: Card, cards: CardSet) -> tuple[bool, bool, int, bool]:
    """What makes a hit worse than another.

    It opens no way, it bars oneself from dropping, it holds nobody or somebody who holds many cards, it fills a book.
    """
    beyond = card - 4 if card < spread.names[0] else card + 4
    opens_the_way = spread.kind == RUN and 0 <= beyond < 52 and cards >> beyond & 1 == 1
    owner, own = spread.owner, spread.owner == world.to_act
    holds = world.hands[owner].bit_count() if reading.may_hold(world, owner) else 64 + own
    return not opens_the_way, own and world.rules.wait_own_hit > 0, holds, spread.kind == BOOK
