"""What the hidden cards may be where there are twists, points, reshuffles or lost turns.

Cards that others took from the discards are known. Of the rest a hand is drawn for each seat, and drawn again where a
player of its sort would hardly have ended its last turn with it: without laying a spread, without a hit, without
playing a Skip, or hardly have begun it without dropping.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from tonk.bots.holding import NEAR, Keeping
from tonk.bots.story import drop_chance, most_dropped_with
from tonk.bots.temper import Temper
from tonk.bots.tempers import temper_of
from tonk.bots.worlds import OFTEN, Imagined
from tonk.rules import Discard, Draw, Reshuffles, Take, View
from tonk.rules.cards import ALL_CARDS, SKIPS, Card, Cards, Seat, cards_in, mask_of
from tonk.rules.imagining import imagine, unseen_by
from tonk.rules.spreads import spreads_within

_TRIES = 16
"""So many hands are drawn for a seat, of which the likelier is the oftener taken."""
_REMEMBERED = 6
"""So many of a seat's last discards are asked what they tell of the cards that were kept."""
_DISCARD_SOFTNESS = 2.0
"""By about how many points players differ in what they think a card is good for."""
_CAME = 6.5
"""What a card from the stock counts on average."""
_DROP_SOFTNESS = 1.5
"""By about how many points players of a sort differ in when they drop."""
_ODD = 0.1
"""How often, compared with what is usual, a player keeps a spread back that it could lay."""
_KEEPS = 0.4
"""How often it keeps what it might have hit with or played, or Wilds with cards that they would make a spread with."""


class Done(NamedTuple):
    """A finished turn of a seat: what it discarded and took, and whether it could have dropped, as far as is sure."""

    discard: Card
    taken: Card | None
    free: bool


def turns_done(view: View) -> list[list[Done]]:
    """For each seat its finished turns, the first first."""
    found: list[list[Done]] = [[] for _ in range(view.seats)]
    drew: dict[Seat, bool] = {}
    taken: dict[Seat, Card | None] = {}
    for place, (seat, action) in enumerate(view.deeds):
        if isinstance(action, Draw):
            drew[seat], taken[seat] = True, None
        elif isinstance(action, Take):
            drew[seat], taken[seat] = True, _taken_at(view, place)
        elif isinstance(action, Discard):
            found[seat].append(Done(action.card, taken.get(seat), drew.pop(seat, False)))
            taken[seat] = None
    return found


def _taken_at(view: View, place: int) -> Card | None:
    """The card that was taken at this deed: what was discarded before it, as far as it is told."""
    for _, action in reversed(view.deeds[:place]):
        if isinstance(action, Discard):
            return action.card
    return None


class TwistWorlds:
    """The worlds that a seat may be in."""

    def __init__(self, view: View, temper: Temper, seed: int, tuned: Temper | None = None) -> None:
        """Look at what has been seen (see :class:`Worlds`)."""
        self._view = view
        self._temper = temper
        self._chance = random.Random(seed)
        self._sorts = [(temper_of(level, view.rules, view.seats, tuned), often) for level, often in OFTEN.items()]
        self.tempers = {temper, *(sort for sort, _ in self._sorts)}
        """Every temper that a seat may have in these worlds."""
        self._rest = list(cards_in(unseen_by(view)))
        self._turns = turns_done(view)
        self._fits: Cards = 0
        for spread in view.table:
            self._fits |= spread.fits
        self.work = 2 * view.seats
        """How much work a world is, in turns played out."""

    def draw(self) -> Imagined:
        """A world."""
        view, rest = self._view, self._rest
        self._chance.shuffle(rest)
        left = len(rest)
        hands, tempers = list(view.known), [self._temper] * view.seats
        hands[view.seat] = view.hand
        for seat in range(view.seats):
            if seat != view.seat:
                left -= view.counts[seat] - view.known[seat].bit_count()
                tempers[seat], hidden = self._dealt(seat, left)
                hands[seat] |= hidden
        world = imagine(view, hands, rest[: min(view.stock_count, left)])
        if world.twist is not None:
            world.twist.source = Reshuffles(self._chance.getrandbits(60))
        return Imagined(world, tempers)

    def _dealt(self, seat: Seat, left: int) -> tuple[Temper, Cards]:
        """A sort for a seat and its hidden cards, which come to lie in ``rest`` from place ``left`` on."""
        rest, history = self._rest, self._turns[seat]
        count = self._view.counts[seat] - self._view.known[seat].bit_count()
        if not history:
            return self._any_sort(), mask_of(rest[left : left + count])
        tried: list[tuple[Temper, list[int]]] = []
        likely: list[float] = []
        for _ in range(_TRIES):
            places = self._chance.sample(range(left + count), count)
            temper = self._any_sort()
            hand = self._view.known[seat] | mask_of([rest[place] for place in places])
            tried.append((temper, places))
            likely.append(self._likelihood(temper, seat, hand, history))
        temper, places = self._chance.choices(tried, likely)[0]
        cards = [rest[place] for place in places]
        others = [card for card in rest[: left + count] if card not in cards]
        rest[: left + count] = [*others, *cards]
        return temper, mask_of(cards)

    def _any_sort(self) -> Temper:
        """A sort of player, by how often it is met."""
        left = self._chance.random() * sum([often for _, often in self._sorts])
        for temper, often in self._sorts:
            left -= often
            if left < 0:
                return temper
        return self._temper

    def _likelihood(self, temper: Temper, seat: Seat, hand: Cards, history: Sequence[Done]) -> float:
        """How likely a player of this temper did what it did and holds these cards, as far as it is asked."""
        view, wild, last = self._view, self._view.rules.wild_cards, history[-1]
        naturals = hand & ALL_CARDS & ~wild
        likely = 1.0
        if spreads_within(naturals):
            likely *= _ODD
        elif hand & wild and any(naturals & NEAR[card] for card in cards_in(naturals)):
            likely *= _KEEPS
        if naturals & self._fits and temper.sees_hits:
            likely *= _KEEPS
        if hand & SKIPS:
            likely *= _KEEPS
        for turn in history[-_REMEMBERED:]:
            if turn.discard < 52 and not wild >> turn.discard & 1:
                likely *= self._discard_likelihood(temper, naturals | 1 << turn.discard, turn)
        if last.free and not (view.rules.waits and view.rules.wait_effect == "no_drop"):
            values = view.rules.values
            came = _CAME if last.taken is None else values[last.taken]
            total = view.rules.points(hand) + values[last.discard] - came
            rounds = max(view.round - 1, 0)
            most = most_dropped_with(temper, view.rules, rounds, self._fewest(seat), view.rules.dealt(view.seats))
            likely *= 1 - drop_chance(total - most, _DROP_SOFTNESS)
        return likely

    def _discard_likelihood(self, temper: Temper, naturals: Cards, turn: Done) -> float:
        """How likely this card was parted with of a hand."""
        keeping = Keeping(self._view.rules.values, temper, naturals, lambda: ALL_CARDS & ~naturals)
        among = naturals if turn.taken is None else naturals & ~(1 << turn.taken) | 1 << turn.discard
        return keeping.likelihood(turn.discard, among, _DISCARD_SOFTNESS)

    def _fewest(self, seat: Seat) -> int:
        return min([count for other, count in enumerate(self._view.counts) if other != seat])
