"""A hand of Tonk in play: everything on the table, seen and unseen, and what each action does to it.

A position changes only by :meth:`Position.apply`, which gives the events that happened. Which actions are legal is
``legality``'s to say; how a hand is paid is ``settling``'s. The object is changed in place, and copied where a search
wants to try something: measured, that is several times the speed of making a new object for each action.
"""

from collections.abc import Callable, Sequence
from typing import Any

from tonk.rules import events as ev
from tonk.rules.actions import Action, Discard, Draw, Drop, Hit, Lay, Take
from tonk.rules.cards import Card, Cards, Seat, mask_of
from tonk.rules.legality import drop_refusal, legal_actions, refusal_of
from tonk.rules.ruleset import RuleSet
from tonk.rules.settling import Outcome, settle_drop, settle_out, settle_stock, settle_tonk
from tonk.rules.spreads import Spread, laid_by
from tonk.rules.view import View, view_of

START, PLAY, OVER = "start", "play", "over"
"""The phases: before the draw, after it, and when the hand has ended."""


class Position:
    """The state of one hand. Read its fields freely; change it by :meth:`apply` alone.

    Attributes:
        rules: The rule set.
        seats: How many players there are.
        dealer: The seat that dealt.
        hands: Each seat's cards.
        totals: What each seat's cards count.
        stock: The cards to draw from, the next one last.
        discard: The discards, the top one last.
        table: The spreads, in the order laid.
        to_act: The seat whose turn it is.
        phase: ``start`` (before the draw), ``play`` (after it) or ``over``.
        wait: Own turns for which each seat is barred from dropping, the present one included in its start phase.
        wait_cause: What last barred each seat: ``spread``, ``hit``, ``own_hit``, or an empty text.
        known: For each seat, the cards it took from the discards and still holds.
        took: The card taken from the discards this turn, or None.
        laid: Whether the seat to act has laid or hit this turn.
        hits: How many cards it has hit with this turn.
        dry_takes: Takes made since the stock ran out (R-stock).
        idle_takes: Turns in a row, up to now, that were takes with nothing laid or hit (R-idle).
        turns: Turns finished so far.
        deeds: What has been done since the deal, each action with its seat; which cards were drawn is not told.
        outcome: How the hand ended, or None.
        opening: What happened at the deal: a Tonk, or the upcard.
    """

    __slots__ = (
        "dealer",
        "deeds",
        "discard",
        "dry_takes",
        "hands",
        "hits",
        "idle_takes",
        "known",
        "laid",
        "opening",
        "outcome",
        "phase",
        "rules",
        "seats",
        "stock",
        "table",
        "to_act",
        "took",
        "totals",
        "turns",
        "values",
        "wait",
        "wait_cause",
    )

    def __init__(
        self,
        rules: RuleSet,
        hands: Sequence[Cards],
        stock: Sequence[Card],
        dealer: Seat,
        to_act: Seat,
        totals: list[int] | None = None,
    ) -> None:
        self.rules = rules
        self.values = rules.values
        self.seats = len(hands)
        self.dealer = dealer
        self.hands = list(hands)
        self.totals = totals or [rules.points(hand) for hand in hands]
        self.stock = list(stock)
        self.discard: list[Card] = []
        self.table: list[Spread] = []
        self.to_act = to_act
        self.phase = START
        self.wait = [0] * self.seats
        self.wait_cause = [""] * self.seats
        self.known: list[Cards] = [0] * self.seats
        self.took: Card | None = None
        self.laid = False
        self.hits = 0
        self.dry_takes = 0
        self.idle_takes = 0
        self.turns = 0
        self.deeds: list[tuple[Seat, Action]] = []
        self.outcome: Outcome | None = None
        self.opening: tuple[ev.Event, ...] = ()

    @classmethod
    def deal(cls, rules: RuleSet, seats: int, dealer: Seat, deck: Sequence[Card]) -> "Position":
        """Deal a hand: cards one at a time from the dealer's left, the Tonk check, then the upcard.

        Args:
            rules: The rule set.
            seats: How many players, 2 to 6.
            dealer: The dealing seat.
            deck: The whole shuffled deck, the card dealt first standing first.
        """
        dealt = seats * rules.hand_size
        values = rules.values
        dealt_to = [deck[(seat - dealer - 1) % seats : dealt : seats] for seat in range(seats)]
        # Cards are distinct, so a sum of their bits is their set.
        hands = [sum([_BITS[card] for card in cards]) for cards in dealt_to]
        totals = [sum([values[card] for card in cards]) for cards in dealt_to]
        position = cls(rules, hands, deck[: dealt - 1 : -1], dealer, (dealer + 1) % seats, totals)
        position.opening = tuple(position._open())
        return position

    def _open(self) -> list[ev.Event]:
        rules, tonks = self.rules, self.rules.tonk_totals
        holders = [seat for seat, total in enumerate(self.totals) if total in tonks]
        if holders:
            shown: list[ev.Event] = [ev.TonkShown(seat, self.totals[seat]) for seat in holders]
            return self._end(shown, settle_tonk(rules, self.totals, holders))
        if not rules.upcard:
            return []
        self.discard.append(self.stock.pop())
        return [ev.UpcardTurned(self.discard[-1])]

    def copy(self) -> "Position":
        """A position of its own, equal to this one."""
        twin = Position.__new__(Position)
        for name in Position.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    # Legality, three ways

    legal = legal_actions
    refusal = refusal_of
    drop_refusal = drop_refusal

    def is_legal(self, action: Action) -> bool:
        """Whether the seat to act may do this."""
        return refusal_of(self, action) is None

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return view_of(self, seat)

    # Actions

    def apply(self, action: Action) -> list[ev.Event]:
        """Do a legal action and give what happened; nothing is promised for an action that is not legal."""
        self.deeds.append((self.to_act, action))
        return _DOING[type(action)](self, action)

    def _draw(self, _: Draw) -> list[ev.Event]:
        seat = self.to_act
        if not self.stock:
            return self._run_out(seat, [])
        if self.wait[seat] and not self.laid:
            self.wait[seat] -= 1
        card = self.stock.pop()
        self.hands[seat] |= 1 << card
        self.totals[seat] += self.values[card]
        self.phase = PLAY
        return [ev.Drew(seat, card)]

    def _take(self, _: Take) -> list[ev.Event]:
        seat = self.to_act
        if self.wait[seat] and not self.laid:
            self.wait[seat] -= 1
        card = self.discard.pop()
        self.hands[seat] |= 1 << card
        self.known[seat] |= 1 << card
        self.totals[seat] += self.values[card]
        self.took = card
        self.phase = PLAY
        if not self.stock:
            self.dry_takes += 1
        return [ev.Took(seat, card)]

    def _lay(self, action: Lay) -> list[ev.Event]:
        seat = self.to_act
        self._put_down(seat, action.cards)
        self.table.append(laid_by(seat, action.cards))
        happened: list[ev.Event] = [ev.LaidDown(seat, len(self.table) - 1, action.cards)]
        self._bar(seat, self.rules.wait_new_spread, "spread", happened)
        return happened if self.hands[seat] else self._go_out(seat, happened, by_discard=False)

    def _hit(self, action: Hit) -> list[ev.Event]:
        seat, spread = self.to_act, self.table[action.spread]
        self._put_down(seat, mask_of(action.cards))
        for card in action.cards:
            spread = spread.with_card(card, seat)
        self.table[action.spread] = spread
        self.hits += len(action.cards)
        owner = spread.owner
        happened: list[ev.Event] = [ev.HitSpread(seat, action.spread, action.cards, owner)]
        own = owner == seat
        turns = self.rules.wait_own_hit if own else self.rules.wait_hit
        times = len(action.cards) if self.rules.wait_adds else 1
        self._bar(owner, turns * times, "own_hit" if own else "hit", happened)
        return happened if self.hands[seat] else self._go_out(seat, happened, by_discard=False)

    def _put_down(self, seat: Seat, cards: Cards) -> None:
        """Take cards from the hand of the seat to act, to lay them or hit with them."""
        if self.phase == START and not self.laid and self.wait[seat]:
            self.wait[seat] -= 1
        self.laid = True
        self.hands[seat] ^= cards
        self.known[seat] &= ~cards
        self.totals[seat] -= self.rules.points(cards)

    def _bar(self, seat: Seat, turns: int, cause: str, happened: list[ev.Event]) -> None:
        """Bar a seat from dropping for some of its turns (R-wait)."""
        if turns:
            self.wait[seat] = self.wait[seat] + turns if self.rules.wait_adds else max(self.wait[seat], turns)
            self.wait_cause[seat] = cause
            happened.append(ev.MustWait(seat, self.wait[seat]))

    def _discard(self, action: Discard) -> list[ev.Event]:
        seat, card = self.to_act, action.card
        hand = self.hands[seat] = self.hands[seat] ^ 1 << card
        self.known[seat] &= ~(1 << card)
        self.totals[seat] -= self.values[card]
        self.discard.append(card)
        happened: list[ev.Event] = [ev.Discarded(seat, card)]
        if not hand:
            return self._go_out(seat, happened, by_discard=True)
        self.idle_takes = self.idle_takes + 1 if self.took is not None and not self.laid else 0
        self.turns += 1
        if self.idle_takes == 3 * self.seats or self.dry_takes == self.seats:
            return self._run_out(seat, happened)
        self.to_act = (seat + 1) % self.seats
        self.phase = START
        self.took = None
        self.laid = False
        self.hits = 0
        return happened

    def _drop(self, _: Drop) -> list[ev.Event]:
        seat = self.to_act
        return self._end([ev.Dropped(seat, self.totals[seat])], settle_drop(self.rules, self.totals, seat))

    def _go_out(self, seat: Seat, happened: list[ev.Event], *, by_discard: bool) -> list[ev.Event]:
        happened.append(ev.WentOut(seat, by_discard))
        return self._end(happened, settle_out(self.rules, self.totals, seat, by_discard))

    def _run_out(self, seat: Seat, happened: list[ev.Event]) -> list[ev.Event]:
        happened.append(ev.StockRanOut(seat))
        return self._end(happened, settle_stock(self.rules, self.totals))

    def _end(self, happened: list[ev.Event], outcome: Outcome) -> list[ev.Event]:
        self.phase = OVER
        self.outcome = outcome
        happened.append(ev.HandEnded(outcome))
        return happened


_BITS: tuple[Cards, ...] = tuple(1 << card for card in range(52))
_DOING: dict[type, Callable[[Position, Any], list[ev.Event]]] = {
    Draw: Position._draw,
    Take: Position._take,
    Lay: Position._lay,
    Hit: Position._hit,
    Discard: Position._discard,
    Drop: Position._drop,
}
