"""The hand that reaches for the cards: presses, drags and double clicks become requests.

Dragging, clicking one thing after the other, and keys end in the same few requests. Whether they may be done is not
known here: the board asks, and what the rules answer is shown before the hand lets go.
"""

from tonk.rules import DRAW, Hit
from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.inputs import Input, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.table.board import Board
from tonk.ui.table.card_commands import CardCommands, Request
from tonk.ui.table.card_places import card_key
from tonk.ui.table.drag import UNSEEN, Drag, far, magnet
from tonk.ui.table.drop_targets import Aim, DropVerdict, Spot, cards_in
from tonk.ui.table.under_point import DISCARDS, EDGE, FELT, HAND, SEAT, SPREAD, STOCK
from tonk.words.table.guiding import stock_gone


class PointerController:
    """Turns what the pointer does into requests.

    Attributes:
        drag: The cards the pointer carries, if anything.
        verdict: The effect of letting go, while something is carried.
        commands: The commands for the chosen cards.
        lasso: The corners of a frame that is being drawn around cards to choose them.
    """

    def __init__(self, board: Board, request: Request) -> None:
        self.board = board
        self.drag: Drag | None = None
        self.verdict: DropVerdict | None = None
        self.lasso: tuple[Point, Point] | None = None
        self.commands = CardCommands(board, request)
        self._request = request
        self._aim = Aim(board, request)
        self._pressed: tuple[Spot, Point, int] | None = None
        self._order = board.hand.order
        self._magnets: list[Box] = []

    def handle(self, event: Input) -> None:
        """Take something the pointer did."""
        match event:
            case PointerDown(pos, clicks):
                self._pressed = (self.spot_at(pos), pos, clicks)
            case PointerMove(pos):
                self._move(pos)
            case PointerUp(pos):
                self._release(pos)
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
            self.drag.at = pos
            self._carry()
        elif self.lasso is not None:
            self._rope(self.lasso[0], pos)
        elif self._pressed and far(self._pressed[1], pos):
            self._lift(self._pressed[0], self._pressed[1], pos)
        elif self._pressed is None:
            card = self.board.card_at(pos)
            if card is not None or self.board.hand.cursor is None:
                self.board.hand.hover(card)

    def _lift(self, spot: Spot, start: Point, pos: Point) -> None:
        """A press has become a drag: take up what it was on. Where nothing can be carried it goes on being a press."""
        board = self.board
        if self._fixed(spot):
            return
        self._pressed = None
        group: tuple[Card, ...]
        if spot.kind == HAND:
            card = Card(spot.number)
            if card not in board.hand.order:
                return  # it has gone since it was pressed
            chosen = board.hand.chosen
            group = tuple(c for c in board.hand.order if c in chosen) if card in chosen else (card,)
        elif spot.kind == STOCK:
            card, group = UNSEEN, ()
        elif spot.kind == DISCARDS:
            card = board.view.discards[-1]
            group = (card,)
        else:
            self._rope(start, pos)
            return
        starts = {one: board.pose_now(card_key(one)) or board.layout.discards for one in group}
        starts.setdefault(card, board.layout.stock)
        board.hand.hover(None)
        # The card stays where it was gripped; what the threshold swallowed is given back.
        grip = (starts[card].x - start[0], starts[card].y - start[1])
        self._order = board.hand.order
        now, pace = board.now, board.pace
        rise = 0.0 if pace.reduced else pace.seconds(speeds.LIFT)
        self.drag = Drag(spot.kind, group, card, grip, starts, pos, now, now, rise, pace.reduced)
        self._carry()

    def _fixed(self, spot: Spot) -> bool:
        """Return whether nothing can be carried from a spot: a spread stays where it lies, and a pile may be gone."""
        view = self.board.view
        return {STOCK: view.stock_count, DISCARDS: len(view.discards), SPREAD: 0}.get(spot.kind) == 0

    def _rope(self, start: Point, pos: Point) -> None:
        """A frame drawn from the felt chooses the cards of the hand in it."""
        self.lasso = (start, pos)
        frame = Box(min(start[0], pos[0]), min(start[1], pos[1]), abs(start[0] - pos[0]), abs(start[1] - pos[1]))
        caught = cards_in(self.board, frame)
        if caught != self.board.hand.chosen:
            self.board.hand.choose(caught)
        self.board.dirty = True

    def _carry(self) -> None:
        """The carried cards follow, the hand makes room, and the chip says what would happen."""
        drag, board = self.drag, self.board
        if drag is None:
            return
        self.verdict = self._aim.verdict(drag)
        broad = (board.layout.felt, board.layout.hand_box)
        self._magnets = [box for box in self._aim.targets(drag) if box not in broad]
        x, in_hand = drag.at[0] + drag.grip[0], drag.at[1] > board.layout.hand_line
        if drag.source == HAND and len(drag.cards) == 1 and in_hand:
            board.hand.arrange(drag.grabbed, board.layout.place_in_hand(x, len(board.hand.order)))
        elif drag.source != HAND:
            enters = self.verdict.allowed and self.verdict.spot is not None
            board.make_room(board.layout.place_in_hand(x, len(board.hand.order) + 1) if enters else None)
        if drag.source == HAND:
            action = self.verdict.action if self.verdict.allowed else None
            board.make_room(hit=action if isinstance(action, Hit) else None)
        self._put()

    def _put(self) -> None:
        """The carried cards are where the pointer holds them."""
        if self.drag is not None:
            for card in self.drag.cards:
                self.board.sprites.put(card_key(card), self.drag.pose(card))
            self.board.dirty = True

    def update(self, now: float) -> None:
        """Let the carried cards come up, lean, and be pulled at by a place that takes them."""
        drag = self.drag
        if drag is not None:
            middle = drag.at[0] + drag.grip[0], drag.at[1] + drag.grip[1]
            if drag.follow(now, magnet(middle, self._magnets)):
                self._put()

    def keep_hold(self) -> None:
        """Something has happened: go on holding only what is still there, in an open hand that is being played."""
        board, cards = self.board, self.drag.cards if self.drag is not None else ()
        there = all(board.view.hand >> card & 1 or card in board.view.discards[-1:] for card in cards)
        if not (there and board.hand.is_open and board.view.shown is None):
            self.let_go()

    def let_go(self) -> None:
        """Call off a press or a drag: the cards spring home."""
        self._pressed = self.lasso = None
        if self.drag is not None:
            drag, self.drag, self.verdict = self.drag, None, None
            self._let_go_of_stock(drag, drawn=False)
            self._spring_home()

    def _release(self, pos: Point) -> None:
        if self.drag is None:
            self._let_up(pos)
            return
        self.drag.at = pos
        self._carry()
        drag, verdict, self.drag, self.verdict = self.drag, self._aim.verdict(self.drag), None, None
        self._let_go_of_stock(drag, drawn=verdict.allowed)
        done = bool(verdict.choices) and self._request.do_one(verdict.choices)
        if not done and verdict.allowed:
            self._let_go_of_stock(drag, drawn=False)
        if done and len(verdict.choices) > 1:
            self._spring_home()  # it is asked what they are meant as
        elif not done and verdict.spot is not None and verdict.spot.kind != HAND:
            if not verdict.choices and verdict.sentence:
                self._request.hint(verdict.sentence)
            self._spring_home()
            self.board.refuse(drag.cards)
        elif not done:
            self._come_home()

    def _let_up(self, pos: Point) -> None:
        """The button is let up and nothing was carried: a click on what was pressed, if that is where the pointer is.

        A way too short for a drag counts for none, though it may lead over the edge of what was pressed.
        """
        pressed, self._pressed = self._pressed, None
        if self.lasso is not None:
            self.lasso = None
            self.board.dirty = True
        elif pressed is not None:
            spot, start, clicks = pressed
            if self.spot_at(pos if far(start, pos) else start) == spot:
                self._click(spot, clicks)
            elif spot.kind == STOCK and not self.board.view.stock_count:
                self._pull_at_empty_stock()

    def _pull_at_empty_stock(self) -> None:
        """A drag from the empty stock brings no card: what to do instead is said, or why nothing may be done."""
        if self._request.may_act and self._request.refusal(DRAW) is None:
            self._request.hint(stock_gone(self.board.view))
        else:
            self._request.do(DRAW)

    def _let_go_of_stock(self, drag: Drag, *, drawn: bool) -> None:
        if drag.source == STOCK:
            self.board.let_go_of_stock(drag.pose(UNSEEN), drawn=drawn)

    def _spring_home(self) -> None:
        """The cards go back to where they were taken from, whatever way the hand made for them since."""
        self.board.hand.restore(self._order)
        self._come_home()

    def _come_home(self) -> None:
        self.board.gap = self.board.offered = None
        self.board.settle(usual=speeds.SPRING_HOME)

    def targets(self) -> list[Box]:
        """The places where the carried cards may be let go: they light up."""
        return self._aim.targets(self.drag) if self.drag is not None else []

    # Clicking

    def _click(self, spot: Spot, clicks: int) -> None:
        board = self.board
        if spot.kind == HAND:
            board.hand.put_cursor(None)
            if clicks >= 2:
                board.hand.toggle(Card(spot.number))  # the first click of the two has chosen it, or let it go
                self.commands.lay_best(Card(spot.number))
            else:
                board.hand.toggle(Card(spot.number))
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
