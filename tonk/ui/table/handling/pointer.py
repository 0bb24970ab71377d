"""The pointer on the cards: presses, drags and double clicks become requests.

Dragging, successive clicks, and keys end in the same few requests. Whether these are allowed is not known here: the
board asks the rules, and shows their answer before the release.
"""

from tonk.rules import DRAW
from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.inputs import Input, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.table.board import Board
from tonk.ui.table.handling.card_commands import CardCommands, Request
from tonk.ui.table.handling.carried_cards import CarriedCards
from tonk.ui.table.handling.drag import Drag, far
from tonk.ui.table.handling.drop_targets import DropVerdict, Spot, cards_in
from tonk.ui.table.places.under_point import DISCARDS, EDGE, FELT, HAND, SEAT, SPREAD, STOCK
from tonk.words.table.guiding import stock_gone


class PointerController:
    """Turns pointer inputs into requests.

    Attributes:
        commands: The commands for the chosen cards.
        drag_distance: The distance beyond which a press is a drag.
        double_clicks: Whether a double click lays a spread; otherwise it counts as one click.
        calm: Whether the card under the pointer doesn't lean towards it.
        lasso: The corners of a frame drawn around cards to choose them.
        rests_at: The resting point of the pointer; None while it moves, is pressed or is away.
    """

    def __init__(self, board: Board, request: Request) -> None:
        self.board = board
        self.lasso: tuple[Point, Point] | None = None
        self.commands = CardCommands(board, request)
        self._request = request
        self._carried = CarriedCards(board, request)
        self.drag_distance = "normal"
        self.double_clicks = True
        self.calm = False
        self._pressed: tuple[Spot, Point, int] | None = None
        self.rests_at: Point | None = None
        self._moved: tuple[Point, float] | None = None

    @property
    def drag(self) -> Drag | None:
        """Return the cards that the pointer carries, if any."""
        return self._carried.drag

    @property
    def verdict(self) -> DropVerdict | None:
        """Return the effect of releasing, while something is carried."""
        return self._carried.verdict

    def handle(self, event: Input) -> None:
        """Take a pointer input."""
        self._moved = (event.pos, self.board.now) if isinstance(event, PointerMove) and not event.held else None
        if self.rests_at is not None:
            self.rests_at, self.board.dirty = None, True
        match event:
            case PointerDown(pos, clicks):
                self._pressed = (self.spot_at(pos), pos, clicks)
            case PointerMove(pos):
                self._move(pos)
            case PointerUp(pos) if self.drag is not None:
                self._carried.release(pos)
            case PointerUp(pos):
                self._let_up(pos)
            case PointerCancel():
                self.let_go()

    def spot_at(self, point: Point) -> Spot:
        """Return the spot under a point."""
        card = self.board.card_at(point)
        if card is not None:
            return Spot(HAND, card)
        for (kind, number), box in self.board.boxes().items():
            if box.contains(point):
                return Spot(kind, number)
        return Spot(FELT if self.board.layout.felt.contains(point) else EDGE)

    # Dragging

    def _move(self, pos: Point) -> None:
        if self.drag is not None:
            self._carried.move(pos)
        elif self.lasso is not None:
            self._rope(self.lasso[0], pos)
        elif self._pressed and far(self._pressed[1], pos, self.drag_distance):
            self._lift(self._pressed[0], self._pressed[1], pos)
        elif self._pressed is None:
            card = self.board.card_at(pos)
            if card is not None or self.board.hand.cursor is None:
                self.board.hand.hover(card)
            self._lean(card, pos)

    def _lean(self, card: Card | None, pos: Point) -> None:
        """Let the card under the pointer lean towards it."""
        board, hand = self.board, self.board.hand
        if card is None:
            board.lean.point_at(None)
        else:
            pose = board.layout.hand(hand.order, hand.chosen, hand.hovered)[card]
            to = 2.0 * (pos[0] - pose.x) / board.layout.card_width, 2.0 * (pos[1] - pose.y) / board.layout.card_height
            board.lean.point_at(card, to)

    def _lift(self, spot: Spot, start: Point, pos: Point) -> None:
        """Take up the card under a press that has become a drag. Without one it stays a press."""
        if self._fixed(spot):
            return
        self._pressed = None
        if spot.kind in (HAND, STOCK, DISCARDS):
            self._carried.take_up(spot, start, pos)
        else:
            self._rope(start, pos)

    def _fixed(self, spot: Spot) -> bool:
        """Return whether nothing can be carried from a spot: a spread stays, and a pile may be gone."""
        view = self.board.view
        return {STOCK: view.stock_count, DISCARDS: len(view.discards), SPREAD: 0}.get(spot.kind) == 0

    def _rope(self, start: Point, pos: Point) -> None:
        """Draw a frame from the felt, which chooses the cards of the hand in it."""
        self.lasso = (start, pos)
        frame = Box(min(start[0], pos[0]), min(start[1], pos[1]), abs(start[0] - pos[0]), abs(start[1] - pos[1]))
        caught = cards_in(self.board, frame)
        if caught != self.board.hand.chosen:
            self.board.hand.choose(caught)
        self.board.dirty = True

    def update(self, now: float) -> None:
        """Raise the carried cards, lean them, and pull them to a place that accepts them."""
        self._carried.update(now)
        if self.drag is not None or self.lasso is not None or self.board.lean.card != self.board.hand.hovered:
            self.board.lean.point_at(None)
        if self.board.lean.follow(now, still=self.calm):
            self.board.dirty = True
        if self._moved is not None and now >= self._moved[1] + speeds.TOOLTIP_WAIT:
            self.rests_at, self._moved, self.board.dirty = self._moved[0], None, True

    def keep_hold(self) -> None:
        """Keep holding after events only what is still there, in an open hand that is being played."""
        if not self._carried.still_there():
            self.let_go()

    def let_go(self) -> None:
        """Cancel a press or a drag: the cards return."""
        self._pressed = self.lasso = None
        self._carried.call_off()

    def _let_up(self, pos: Point) -> None:
        """Take a release without carried cards: a click on the pressed thing, if the pointer is still there.

        A movement too short for a drag is ignored, even if it crosses the edge of the pressed thing.
        """
        pressed, self._pressed = self._pressed, None
        if self.lasso is not None:
            self.lasso = None
            self.board.dirty = True
        elif pressed is not None:
            spot, start, clicks = pressed
            if self.spot_at(pos if far(start, pos, self.drag_distance) else start) == spot:
                self._click(spot, clicks)
            elif spot.kind == STOCK and not self.board.view.stock_count:
                self._pull_at_empty_stock()

    def _pull_at_empty_stock(self) -> None:
        """Explain a drag from the empty stock: say what to do instead, or why nothing is allowed."""
        if self._request.may_act and self._request.refusal(DRAW) is None:
            self._request.hint(stock_gone(self.board.view))
        else:
            self._request.do(DRAW)

    def targets(self) -> list[Spot]:
        """Return the places where the carried cards may be released, which are highlighted."""
        return self._carried.targets()

    # Clicking

    def press(self, spot: Spot) -> None:
        """Do what a click on a spot does."""
        self._click(spot, 1)

    def _click(self, spot: Spot, clicks: int) -> None:
        board = self.board
        if spot.kind == HAND:
            board.hand.put_cursor(None)
            if clicks < 2:
                board.hand.toggle(Card(spot.number))
            elif self.double_clicks:
                board.hand.toggle(Card(spot.number))  # the first click of the two has chosen or unchosen it
                self.commands.lay_best(Card(spot.number))
        elif spot.kind == STOCK:
            self._request.do(DRAW)
        elif spot.kind == DISCARDS:
            self.commands.discard_or_take()
        elif spot.kind == SPREAD:
            self.commands.hit(spot.number)
        elif spot.kind == SEAT:
            self.commands.play_on(Seat(spot.number))
        elif spot.kind == FELT and board.hand.chosen:
            self.commands.lay()
