"""Cards that the pointer carries, from grip to release."""

from tonk.rules import Hit
from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.handling.card_commands import Request
from tonk.ui.table.handling.drag import UNSEEN, Drag, magnet
from tonk.ui.table.handling.drop_targets import Aim, DropVerdict, Spot
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.under_point import FELT, HAND, STOCK


class CarriedCards:
    """Carries cards on a board, and requests the action of their release.

    Args:
        board: The cards.
        request: The receiver of requests.

    Attributes:
        drag: The carried cards, if any.
        verdict: The effect of releasing them, while something is carried.
    """

    def __init__(self, board: Board, request: Request) -> None:
        self._board = board
        self._request = request
        self._aim = Aim(board, request)
        self.drag: Drag | None = None
        self.verdict: DropVerdict | None = None
        self._order = board.hand.order
        self._magnets: list[Box] = []

    def take_up(self, spot: Spot, start: Point, pos: Point) -> None:
        """Take up the card under a press in the hand or on a pile, if it is still there.

        Args:
            spot: The pressed spot.
            start: The point of the press.
            pos: The pointer.
        """
        board = self._board
        group: tuple[Card, ...]
        if spot.kind == HAND:
            card = Card(spot.number)
            if card not in board.hand.order:
                return  # it has gone since the press
            chosen = board.hand.chosen
            group = tuple(c for c in board.hand.order if c in chosen) if card in chosen else (card,)
        elif spot.kind == STOCK:
            card, group = UNSEEN, ()
        else:
            card = board.view.discards[-1]
            group = (card,)
        starts = {one: board.pose_now(card_key(one)) or board.layout.discards for one in group}
        starts.setdefault(card, board.layout.stock)
        board.hand.hover(None)
        # The card stays where it was gripped; the threshold's distance is given back.
        grip = (starts[card].x - start[0], starts[card].y - start[1])
        self._order = board.hand.order
        now, pace = board.now, board.pace
        rise = 0.0 if pace.reduced else pace.seconds(speeds.LIFT)
        self.drag = Drag(spot.kind, group, card, grip, starts, pos, now, now, rise, pace.reduced)
        self._carry()

    def move(self, pos: Point) -> None:
        """Follow the pointer."""
        if self.drag is not None:
            self.drag.at = pos
            self._carry()

    def _carry(self) -> None:
        """Move the carried cards, make room in the hand, and show the effect on the chip."""
        drag, board = self.drag, self._board
        if drag is None:
            return
        self.verdict = self._aim.verdict(drag)
        boxes = board.boxes()
        self._magnets = [boxes[spot.kind, spot.number] for spot in self.targets() if spot.kind not in (FELT, HAND)]
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
        """Put the carried cards at the pointer."""
        if self.drag is not None:
            for card in self.drag.cards:
                self._board.sprites.put(card_key(card), self.drag.pose(card))
            self._board.dirty = True

    def update(self, now: float) -> None:
        """Raise the carried cards, lean them, and pull them to a place that accepts them."""
        drag = self.drag
        if drag is not None:
            middle = drag.at[0] + drag.grip[0], drag.at[1] + drag.grip[1]
            if drag.follow(now, magnet(middle, self._magnets)):
                self._put()

    def still_there(self) -> bool:
        """Return whether the carried cards are still there: in an open hand that is being played, or on the pile."""
        board, cards = self._board, self.drag.cards if self.drag is not None else ()
        there = all(board.view.hand >> card & 1 or card in board.view.discards[-1:] for card in cards)
        return there and board.hand.is_open and board.view.shown is None

    def call_off(self) -> None:
        """Return the cards to their places."""
        if self.drag is not None:
            drag, self.drag, self.verdict = self.drag, None, None
            self._let_go_of_stock(drag, drawn=False)
            self._spring_home()

    def release(self, pos: Point) -> None:
        """Release the cards, and request the resulting action; without one they return."""
        if self.drag is None:
            return
        self.drag.at = pos
        self._carry()
        drag, verdict, self.drag, self.verdict = self.drag, self._aim.verdict(self.drag), None, None
        self._let_go_of_stock(drag, drawn=verdict.allowed)
        done = bool(verdict.choices) and self._request.do_one(verdict.choices)
        if not done and verdict.allowed:
            self._let_go_of_stock(drag, drawn=False)
        if done and len(verdict.choices) > 1:
            self._spring_home()  # the meaning of the cards is asked
        elif not done and verdict.spot is not None and verdict.spot.kind != HAND:
            if not verdict.choices and verdict.sentence:
                self._request.hint(verdict.sentence)
            self._spring_home()
            self._board.refuse(drag.cards)
        elif not done:
            self._come_home()

    def _let_go_of_stock(self, drag: Drag, *, drawn: bool) -> None:
        if drag.source == STOCK:
            self._board.let_go_of_stock(drag.pose(UNSEEN), drawn=drawn)

    def _spring_home(self) -> None:
        """Return the cards to their old places, even if the hand has opened a gap elsewhere."""
        self._board.hand.restore(self._order)
        self._come_home()

    def _come_home(self) -> None:
        self._board.gap = self._board.offered = None
        self._board.settle(usual=speeds.SPRING_HOME)

    def targets(self) -> list[Spot]:
        """Return the places where the carried cards may be released, which are highlighted."""
        return self._aim.targets(self.drag) if self.drag is not None else []
