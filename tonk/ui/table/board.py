"""The board: the cards of one table as they are seen by the person at the bottom."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from tonk.rules import View
from tonk.rules.cards import Card, Cards, mask_of
from tonk.rules.events import Event
from tonk.ui import speeds
from tonk.ui.motion import Pose
from tonk.ui.table import choreography
from tonk.ui.table.hand_order import SORTS, kept, moved, sort_hand
from tonk.ui.table.layout import Key, Place, TableLayout, back_key, card_key, card_width
from tonk.ui.table.sprites import Departure, Pace, Sprites
from tonk.ui.viewport import Box, Point, Viewport

STOCK, DISCARDS, HAND, SPREAD, FELT, EDGE = "stock", "discards", "hand", "spread", "felt", "edge"
"""What can lie under a point; the edge is the rest of the table."""

_SLOP = 12.0
"""How far beside and below the hand a press still means a card of it."""


class Board:
    """The cards of a table, and what is chosen among them.

    Attributes:
        view: What the seat at the bottom sees.
        open_hand: Whether its hand lies open.
        layout: The geometry.
        order: The bottom hand, in the order it is kept.
        chosen: The cards chosen in it.
        cursor: The card that the keyboard is on.
        hovered: The card under the pointer.
        sprites: The cards on the screen.
        now: The time that was last shown.
        dirty: Whether something has changed since it was last drawn.
        card_size: The size of the cards, as the settings name it.
    """

    def __init__(self, view: View, viewport: Viewport, card_size: str, pace: Pace) -> None:
        self.view = view
        self.open_hand = False
        self.pace = pace
        self.order: tuple[Card, ...] = ()
        self.chosen: frozenset[Card] = frozenset()
        self.cursor: Card | None = None
        self.hovered: Card | None = None
        self.sprites = Sprites()
        self.now = 0.0
        self.dirty = True
        self.card_size = card_size
        self._sort = SORTS[0]
        self._viewport = viewport
        self._lay_out()

    # Showing

    def resize(self, viewport: Viewport, card_size: str) -> None:
        """Lay the table out anew for another window or another size of cards."""
        if (viewport, card_size) == (self._viewport, self.card_size):
            return
        self._viewport, self.card_size = viewport, card_size
        self._lay_out()
        self.settle()
        self.sprites.hurry(self.now)

    def _lay_out(self) -> None:
        width = card_width(self.card_size, self._viewport.w)
        view, shown = self.view, self.view.shown is not None
        self.layout = TableLayout(self._viewport.w, self._viewport.h, width, view.seats, view.seat, shown)

    def show(self, view: View, happened: Sequence[Event] = (), *, open_hand: bool, dealt: bool = False) -> None:
        """Show a view, moving the cards that something has happened to.

        Args:
            view: What the seat at the bottom sees now; another seat may sit there than before.
            happened: The events that led to it.
            open_hand: Whether its hand lies open from now on.
            dealt: Whether a new hand has just been dealt.
        """
        new_hand = dealt or view.seat != self.view.seat
        self.view, self.open_hand = view, open_hand
        self.order = sort_hand(view.hand, self._sort) if new_hand else kept(self.order, view.hand)
        self.chosen = self.chosen & frozenset(self.order) if open_hand else frozenset()
        self.cursor = self.cursor if open_hand and self.cursor in self.order else None
        self.hovered = self.hovered if open_hand and self.hovered in self.order else None
        self._lay_out()
        if dealt:
            out = choreography.dealing(self.layout, view, open_hand=open_hand, order=self.order)
        else:
            out = choreography.departures(happened, self.layout, view, self.pose_now, open_hand=open_hand)
        if open_hand:
            out = {**self._turning_up(), **out}
        self.settle(out)

    def _turning_up(self) -> dict[Key, Departure]:
        """How the bottom hand is turned up that has lain covered, when a person may look again."""
        found = {}
        for place, card in enumerate(self.order):
            covered = self.pose_now(back_key(self.view.seat, place))
            if covered is not None and self.pose_now(card_key(card)) is None:
                found[card_key(card)] = Departure(covered, place * speeds.LAY_STAGGER, speeds.MOVE)
        return found

    def pose_now(self, key: Key) -> Pose | None:
        """Where a card is on the screen now."""
        return self.sprites.pose(key, self.now)

    def places(self) -> dict[Key, Place]:
        """Where every card belongs."""
        hovered = self.hovered if self.open_hand else None
        return self.layout.places(self.view, self.order, self.chosen, hovered, open_hand=self.open_hand)

    def settle(self, out: dict[Key, Departure] | None = None, usual: float = speeds.MOVE) -> None:
        """Send every card to where it belongs."""
        self.sprites.settle(self.places(), self.now, self.pace, out, usual)
        self.dirty = True

    # The hand

    def choose(self, cards: Iterable[Card]) -> None:
        """Choose these cards and no others."""
        self.chosen = frozenset(cards) & frozenset(self.order)
        self.settle(usual=speeds.LIFT)

    def toggle(self, card: Card) -> None:
        """Choose a card, or let it go."""
        self.choose(self.chosen ^ {card})

    def hover(self, card: Card | None) -> None:
        """The pointer is on this card."""
        if card != self.hovered:
            self.hovered = card
            self.settle(usual=speeds.HOVER)

    def put_cursor(self, card: Card | None) -> None:
        """The keyboard is on this card."""
        self.cursor = card
        self.hover(card)

    def step_cursor(self, way: int) -> None:
        """Move the keyboard's card left or right."""
        if self.order and self.open_hand:
            at = self.order.index(self.cursor) + way if self.cursor in self.order else (0 if way > 0 else -1)
            self.put_cursor(self.order[at % len(self.order)])

    def arrange(self, card: Card, place: int) -> None:
        """Put a card into another place of the hand."""
        order = moved(self.order, card, place)
        if order != self.order:
            self.order = order
            self.settle(usual=speeds.REORDER)

    def restore(self, order: Sequence[Card]) -> None:
        """Put the hand back into an order it was in, as far as it still holds those cards."""
        self.order = kept(order, self.view.hand)

    def sort(self) -> str:
        """Sort the hand in the next way there is, and say which that is."""
        self._sort = SORTS[(SORTS.index(self._sort) + 1) % len(SORTS)]
        self.order = sort_hand(self.view.hand, self._sort)
        self.settle()
        return self._sort

    @property
    def chosen_cards(self) -> Cards:
        """The chosen cards as a set."""
        return mask_of(self.chosen)

    # What lies where

    def card_at(self, point: Point) -> Card | None:
        """The card of the bottom hand under a point: where it rests, not where hovering has lifted it."""
        if not self.open_hand or self.view.shown is not None:
            return None
        poses = self.layout.hand(self.order, self.chosen, None)
        for card in reversed(self.order):
            box = self.layout.box_of(poses[card])
            if Box(box.x, box.y, box.w, box.h + _SLOP).contains(point):
                return card
        ends = self.order[:1] + self.order[-1:]
        return next((c for c in ends if self.layout.box_of(poses[c]).inset(-_SLOP).contains(point)), None)

    def cards_in(self, frame: Box) -> frozenset[Card]:
        """The cards of the open bottom hand of which something shows in a frame."""
        if not self.open_hand or self.view.shown is not None:
            return frozenset()
        poses = self.layout.hand(self.order, frozenset(), None)
        boxes = {card: self.layout.box_of(poses[card]) for card in self.order}
        strips = dict(boxes)
        for card, right in pairwise(self.order):
            strips[card] = Box(boxes[card].x, boxes[card].y, boxes[right].x - boxes[card].x, boxes[card].h)
        return frozenset(card for card, strip in strips.items() if strip.overlap(frame) > 0.0)

    def spread_box(self, number: int) -> Box:
        """The rectangle that a spread covers."""
        boxes = [self.layout.box_of(pose) for pose in self.layout.spreads(self.view.table)[number]]
        first, last = boxes[0], boxes[-1]
        return Box(first.x, first.y, last.right - first.x, first.h)

    def boxes(self) -> dict[tuple[str, int], Box]:
        """Every place that can be pressed or dropped on but for the hand and the felt: kind and number."""
        found = {(SPREAD, number): self.spread_box(number) for number in range(len(self.view.table))}
        found[(STOCK, 0)] = self.layout.box_of(self.layout.stock)
        found[(DISCARDS, 0)] = self.layout.box_of(self.layout.discards)
        return found
