"""The steps that carry out a way to put cards down, one action after the other."""

from tonk.bots.skips import shed
from tonk.rules import Action, Hit, RuleSet
from tonk.rules.actions import DISCARD_OF_BIT, HIT_OF
from tonk.rules.cards import SKIPS, Card, CardSet, cards_in
from tonk.rules.imagining import World
from tonk.rules.lost_turns import hit_holds
from tonk.rules.meld_plans import hits_left
from tonk.rules.melds import BOOK, RUN, Spread
from tonk.rules.wild_meld_plans import WildMeldPlan, ends_of, first_to_show


class MeldSteps:
    """Carries out ways to put cards down, and hits.

    Args:
        rules: The rule set.
        saves_skips: Whether a player getting rid of a Skip chooses carefully whom to skip.
    """

    def __init__(self, rules: RuleSet, *, saves_skips: bool) -> None:
        self._rules = rules
        self._saves_skips = saves_skips
        self._may_hit = {(kind, own): rules.may_hit(kind, own=own) for kind in (RUN, BOOK) for own in (True, False)}

    def step_out(self, world: World, show: WildMeldPlan) -> Action:
        """Return the next action of a way to put cards down, or the last of one that goes out."""
        step = self.step(world, show)
        if step is not None:
            return step
        last, rules = show.left, self._rules
        discards = last & SKIPS == last and not last & last - 1 and rules.out_pays >= rules.out_without_discard_pays
        if last & SKIPS and not discards:
            return shed(world, saves_skips=self._saves_skips)
        return DISCARD_OF_BIT[1 << last.bit_length() - 1]

    def step(self, world: World, show: WildMeldPlan) -> Action | None:
        """Return the next action of a way to put cards down; None once everything lies on the table."""
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


def _preference(world: World, spread: Spread, card: Card, cards: CardSet) -> tuple[bool, bool, int, bool]:
    """Rank a hit.

    Worse hits open no place, bar the player from dropping, hold nobody or a player with many cards, or fill a book.
    """
    opens_the_way = bool(cards & spread.opened_by(card))
    owner, own = spread.owner, spread.owner == world.to_act
    holds = world.hands[owner].bit_count() if hit_holds(world, owner) else 64 + own
    return not opens_the_way, own and world.rules.hits_bar(own=True), holds, spread.kind == BOOK
