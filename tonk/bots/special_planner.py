"""The planner for rules with special cards, Wilds, scored points, new stocks or held turns.

``tonk.rules`` finds all that can be put down, Wilds in every place; this module weighs it. Laid cards score for their
player, cards that are held may be lost, a Wild is kept for something better, and a hit may hold somebody.
"""

from functools import partial
from typing import Final

from tonk.bots.beliefs import drop_is_lost
from tonk.bots.discards import Discards
from tonk.bots.meld_judgement import MeldJudgement
from tonk.bots.meld_steps import MeldSteps
from tonk.bots.skips import skips_worth_trying
from tonk.bots.special_options import SpecialOptions
from tonk.bots.weights import PolicyWeights
from tonk.rules import DROP, Action, Block, Cross, Discard, Hit, Lay, RuleSet, Skip, View
from tonk.rules.cards import ALL_CARDS, EMPTY, SKIPS, Card, CardSet, same_kind
from tonk.rules.imagining import World
from tonk.rules.melds import spreads_within
from tonk.rules.near_melds import completes
from tonk.rules.wild_meld_plans import (
    HitPlaces,
    PossibleSpread,
    WildMeldPlan,
    ends_of,
    fits_at_once,
    new_spreads,
    shows,
)

_MOST_KEPT: Final = 20_000
"""The most hands whose possible lays are cached."""
_WAYS: Final = 4
"""The number of ways to put cards down that are tried: the ones that look most valuable."""
_DISCARDS: Final = 4
"""The number of discards considered."""


class SpecialPlanner:
    """The planner for rules that are not plain (``planner.Planner``).

    Attributes:
        judgement: Weighs what could be put down.
        steps: Carries it out.
    """

    def __init__(self, weights: PolicyWeights, rules: RuleSet, least_points_to_lay: float, discards: Discards) -> None:
        """Prepare for a player and a rule set.

        Args:
            weights: The weights of the player.
            rules: The rule set.
            least_points_to_lay: The least points of a spread that is laid without need (``PlayStyle``).
            discards: The choice of a discard.
        """
        self.judgement = MeldJudgement(weights, rules, least_points_to_lay)
        self.steps = MeldSteps(rules, saves_skips=weights.special.saves_skips)
        self._options = partial(SpecialOptions, self.judgement, self.steps)
        self._rules = rules
        self._discards = discards
        self._wild = rules.wild_cards
        self._plays = self._wild | SKIPS
        self._spreads: dict[tuple[CardSet, int], list[PossibleSpread]] = {}

    # What could be put down

    def before_drawing(self, world: World, top: Card | None) -> tuple[SpecialOptions | None, SpecialOptions | None]:
        """Return what could be put down at once, and once the discard is taken."""
        hand, ends = world.hands[world.to_act], ends_of(world)
        fits, naturals = fits_at_once(ends), hand & ALL_CARDS
        lays = bool(naturals & fits or hand & self._plays or spreads_within(naturals))
        now = taking = None
        if lays and self._rules.lay_before_draw:
            now = self._options(world, self.ways(hand, ends), ends, must=False, plays_skips=False)
        if top is not None:
            bit = 1 << top
            if lays or bit & (self._wild | ~ALL_CARDS) or bit & fits or completes(naturals, top):
                ways = self.ways(hand | bit, ends, top if self._rules.taken_must_be_laid else None)
                taking = self._options(world, ways, ends, must=False, plays_skips=True) if ways else None
        return now, taking

    def after_drawing(self, world: World) -> SpecialOptions | None:
        """Return what could be put down of a hand after the draw."""
        hand, ends, shown = world.hands[world.to_act], ends_of(world), world.must_show
        naturals = hand & ALL_CARDS
        if hand & self._plays or naturals & fits_at_once(ends) or spreads_within(naturals) or not hand & hand - 1:
            ways = self.ways(hand, ends, shown)
            in_turn = not world.out_of_turn
            return self._options(world, ways, ends, must=shown is not None, plays_skips=in_turn)
        return None

    def after_cross(self, world: World, cross: CardSet) -> SpecialOptions:
        """Return what could be put down once the seat asked has crossed for the discard with one of its cards."""
        hand, ends, top = world.hands[world.to_act], ends_of(world), world.discard[-1]
        ways = self.ways(hand & ~cross | 1 << top, ends, top)
        return self._options(world, ways, ends, must=True, plays_skips=False)

    def ways(self, hand: CardSet, ends: HitPlaces, shown: Card | None = None) -> list[WildMeldPlan]:
        """Return every way to put cards of a hand down.

        Args:
            hand: The cards held.
            ends: The places where the seat may hit.
            shown: The card that must be shown first, or None.
        """
        wilds = hand & self._wild
        deuces = wilds & ALL_CARDS
        found = self._ways(hand, wilds, ends, shown)
        # A wild deuce may also be itself, so each set of deuces is tried as natural cards.
        some = deuces
        while some:
            found += self._ways(hand, wilds & ~some, ends, shown)
            some = (some - 1) & deuces
        return found

    def _ways(self, hand: CardSet, wilds: CardSet, ends: HitPlaces, shown: Card | None) -> list[WildMeldPlan]:
        """Return the ways in which just these cards are used as Wilds."""
        naturals, count = hand & ALL_CARDS & ~wilds, wilds.bit_count()
        spreads = self._spreads.get((naturals, count))
        if spreads is None:
            if len(self._spreads) >= _MOST_KEPT:
                self._spreads.clear()
            spreads = self._spreads[naturals, count] = new_spreads(self._rules, naturals, count)
        return shows(self._rules, hand, wilds, spreads, ends, shown)

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """Return the best legal hit with one of the natural cards, if there is one."""
        return self.steps.hit_with(world, cards)

    # For search

    def worth_trying(self, view: View, seen: World) -> list[Action]:
        """Return the legal actions that a sensible player would consider, one of each equivalent group."""
        legal = view.legal
        if view.phase == "window":
            cross = next(action for action in legal if isinstance(action, Cross))
            return [cross, *[action for action in legal if not isinstance(action, Cross)]]
        found = [action for action in legal if not isinstance(action, Lay | Hit | Skip | Block | Discard)]
        found = [action for action in found if action != DROP or not drop_is_lost(seen)]
        ways = [action for action in self._first_steps(seen) if action in legal]
        spare = self._spare_cards(seen)[:_DISCARDS] if view.phase == "play" else []
        discards = [action for action in legal if isinstance(action, Discard) and action.card in spare]
        return [*found, *ways, *skips_worth_trying(view, seen), *discards]

    def _first_steps(self, world: World) -> list[Action]:
        """Return the first actions of the ways to put cards down that look most valuable."""
        ways = self.ways(world.hands[world.to_act], ends_of(world), world.must_show)
        ways = [show for show in ways if show.lays or show.hits or show.wild_hits]
        ways.sort(key=lambda show: self.judgement.worth(world, show), reverse=True)
        steps = dict.fromkeys([self.steps.step(world, show) for show in ways])
        return [step for step in steps if step is not None][:_WAYS]

    def _spare_cards(self, world: World) -> list[Card]:
        """Return the cards that a sensible player may discard, best first, with one of each kind of special card."""
        hand, took, ends = world.hands[world.to_act], world.took, ends_of(world)
        left, found = hand, list[Card]()
        hits = fits_at_once(ends) | (self._wild if ends.runs or ends.books else EMPTY) if ends.most > 0 else EMPTY
        while left:
            card = self._discards.best(world, left, discardable(left, took, ends, sees_hits=self.judgement.sees_hits))
            given_back = card == took and not world.laid and hand != 1 << card
            if not given_back and not hits >> card & 1:
                found.append(card)
            left &= ~same_kind(card)
        return found


def discardable(hand: CardSet, took: Card | None, ends: HitPlaces, *, sees_hits: bool) -> CardSet:
    """Return the cards to choose a discard from: not the one taken, and none that fits the table, if possible.

    Args:
        hand: The cards held.
        took: The card taken from the discards this turn.
        ends: The places where the seat may hit.
        sees_hits: Whether it looks for hits.
    """
    among = hand if took is None else hand & ~(1 << took) or hand
    return among & ~fits_at_once(ends) or among if sees_hits and ends.most > 0 else among
