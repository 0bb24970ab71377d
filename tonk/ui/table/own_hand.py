"""The hand at the bottom of a table as it is handled: its order, what is chosen in it, and where the person points."""

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
        is_open: Whether it lies open.
        order: Its cards, in the order they are kept.
        chosen: The cards chosen in it.
        cursor: The card that the keyboard is on.
        hovered: The card under the pointer.
        groups: The cards that belong together as a guest's hand stands, each with the number of its spread, from 1.
    """

    def __init__(
        self,
        rules: RuleSet,
        cards: CardSet,
        settle: Callable[[float], None],
        lifted: Callable[[frozenset[Card]], None],
    ) -> None:
        """Begin with a covered hand that is in no order yet.

        Args:
            rules: The rule set it is played by.
            cards: The cards in it.
            settle: Sends the cards to where they belong now, in so many seconds.
            lifted: Called with the cards that have just been chosen.
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
        """The chosen cards as a set."""
        return mask_of(self.chosen)

    def take_in(self, rules: RuleSet, cards: CardSet, gap: int | None, *, is_open: bool, new_hand: bool) -> None:
        """Put another hand in order, and forget what was chosen of it before it changed.

        Args:
            rules: The rule set it is played by.
            cards: The hand now.
            gap: The place that was kept open for a card from outside, if any.
            is_open: Whether it lies open from now on.
            new_hand: Whether it has nothing to do with the one before.
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
        """Choose a card, or let it go."""
        self.choose(self.chosen ^ {card})

    def hover(self, card: Card | None) -> None:
        """The pointer is on this card."""
        if card != self.hovered:
            self.hovered = card
            self._settle(speeds.HOVER)

    def put_cursor(self, card: Card | None) -> None:
        """The keyboard is on this card."""
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
        """Put the hand back into an order it was in, as far as it still holds those cards."""
        self.order = kept(order, self.cards)
        self._sorted = self.order == sort_hand(self._rules, self.cards, self._sort)

    def sort(self) -> str:
        """Sort the hand in the next way there is, and say which that is."""
        self._sort = SORTS[(SORTS.index(self._sort) + 1) % len(SORTS)]
        self.order, self._sorted = sort_hand(self._rules, self.cards, self._sort), True
        self._settle(speeds.MOVE)
        return self._sort
