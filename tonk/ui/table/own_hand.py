"""The hand at the bottom of a table: its order, the chosen cards, and the pointer and keyboard in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from tonk.rules import RuleSet
from tonk.rules.cards import Card, CardSet, cards_in, mask_of
from tonk.rules.guests.knocking import groups_of
from tonk.ui.drawing import speeds
from tonk.ui.table.hand_order import SORTS, entered, kept, moved, sort_hand


class OwnHand:
    """The order of a hand and the cards chosen in it.

    Attributes:
        cards: The cards in it.
        is_open: Whether it is open.
        order: Its cards in order.
        chosen: The cards chosen in it.
        cursor: The keyboard's card.
        hovered: The card under the pointer.
        groups: The groups of a guest's hand: cards with the number of their spread, from 1.
    """

    def __init__(
        self,
        rules: RuleSet,
        cards: CardSet,
        settle: Callable[[float], None],
        lifted: Callable[[frozenset[Card]], None],
    ) -> None:
        """Begin with a covered hand without an order.

        Args:
            rules: The rule set of the hand.
            cards: The cards in it.
            settle: Sends the cards to their present places, within some seconds.
            lifted: Called with newly chosen cards.
        """
        self.cards = cards
        self.is_open = False
        self.order: tuple[Card, ...] = ()
        self.chosen: frozenset[Card] = frozenset()
        self.cursor: Card | None = None
        self.hovered: Card | None = None
        self.groups: Mapping[Card, int] = {}
        self._rules = rules
        self._settle = settle
        self._lifted = lifted
        self._sort = SORTS[0]
        self._sorted = True

    @property
    def chosen_cards(self) -> CardSet:
        """Return the chosen cards as a set."""
        return mask_of(self.chosen)

    def take_in(self, rules: RuleSet, cards: CardSet, gap: int | None, *, is_open: bool, new_hand: bool) -> None:
        """Put another hand in order, and forget choices of cards that have left.

        Args:
            rules: The rule set of the hand.
            cards: The hand now.
            gap: The place kept open for a card from outside, if any.
            is_open: Whether it is open from now on.
            new_hand: Whether it is unrelated to the previous one.
        """
        self._rules, self.cards, self.is_open = rules, cards, is_open
        groups = groups_of(rules, cards) if is_open else ()
        self.groups = {card: number for number, group in enumerate(groups, 1) for card in cards_in(group)}
        self.chosen = self.chosen if is_open and mask_of(self.order) == cards else frozenset()
        if new_hand:
            self._sorted = True
            self.order = sort_hand(rules, cards, self._sort)
        else:
            self.order = entered(rules, self.order, cards, self._sort if self._sorted else "", gap)
        self.cursor = self.cursor if is_open and self.cursor in self.order else None
        self.hovered = self.hovered if is_open and self.hovered in self.order else None

    def choose(self, cards: Iterable[Card]) -> None:
        """Choose these cards and no others."""
        before, self.chosen = self.chosen, frozenset(cards) & frozenset(self.order)
        self._settle(speeds.LIFT)
        self._lifted(self.chosen - before)

    def toggle(self, card: Card) -> None:
        """Choose or unchoose a card."""
        self.choose(self.chosen ^ {card})

    def hover(self, card: Card | None) -> None:
        """Note the card under the pointer."""
        if card != self.hovered:
            self.hovered = card
            self._settle(speeds.HOVER)

    def put_cursor(self, card: Card | None) -> None:
        """Put the keyboard on this card."""
        self.cursor = card
        self.hover(card)

    def step_cursor(self, way: int) -> None:
        """Move the keyboard's card left or right."""
        if self.order and self.is_open:
            at = self.order.index(self.cursor) + way if self.cursor in self.order else (0 if way > 0 else -1)
            self.put_cursor(self.order[at % len(self.order)])

    def arrange(self, card: Card, place: int) -> None:
        """Put a card into another place of the hand."""
        order = moved(self.order, card, place)
        if order != self.order:
            self.order, self._sorted = order, False
            self._settle(speeds.REORDER)

    def restore(self, order: Sequence[Card]) -> None:
        """Restore an earlier order of the hand, as far as it still has those cards."""
        self.order = kept(order, self.cards)
        self._sorted = self.order == sort_hand(self._rules, self.cards, self._sort)

    def sort(self) -> str:
        """Sort the hand in the next way, and return that way."""
        self._sort = SORTS[(SORTS.index(self._sort) + 1) % len(SORTS)]
        self.order, self._sorted = sort_hand(self._rules, self.cards, self._sort), True
        self._settle(speeds.MOVE)
        return self._sort
