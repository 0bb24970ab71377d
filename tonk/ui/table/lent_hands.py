"""The sights of a finished hand, lent to the page of its result, which continues them."""

from collections.abc import Mapping
from itertools import chain

from tonk.rules.cards import Card, Seat, cards_in
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.board import Board
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE, Stamp
from tonk.ui.table.places.card_places import card_key


class LentHands:
    """Lends the open cards on a board, each from its present place, and totals and faces.

    Args:
        board: The board, whose effects are ended.

    Attributes:
        dimmed: The darkness of the room at that moment, 0 to 1.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._seen: dict[Card, Pose] = {}
        self._totals = board.effects.totals(board.now)
        self._stamps = {one.seat: Box.around(one.center, *one.size) for one in board.effects.live(Stamp, board.now)}
        self.dimmed = board.effects.dimmed(board.now)
        self._dark = frozenset(card for spread in board.view.table for card in spread.cards)
        self._look_around()
        board.give_way()

    @property
    def card_width(self) -> float:
        """Return the width of a card whose scale is 1, in units."""
        return self._board.layout.card_width

    def face(self, seat: Seat) -> Box:
        """Return the box of a player's face at the table."""
        return self._board.layout.portrait(seat)

    def lend_face(self, seat: Seat) -> Box:
        """Lend a player's face, which the table no longer shows, and return its box."""
        self._board.lent_faces |= {seat}
        self._board.dirty = True
        return self.face(seat)

    def in_the_dark(self, card: Card) -> bool:
        """Return whether a card lies in the dark of the room, not above it."""
        return self.dimmed > 0.0 and card in self._dark

    def total(self, seat: Seat) -> Box | None:
        """Return the box of a hand's total, or None."""
        center = self._totals.get(seat)
        return None if center is None else Box.around(center, *TOTAL_SIZE)

    def stamp(self, seat: Seat) -> Box | None:
        """Return the box of the stamp on a hand, or None."""
        return self._stamps.get(seat)

    def lend(self, card: Card) -> Pose | None:
        """Lend a card, which the table no longer shows, and return where it was, None if it is not visible there."""
        pose = self._seen.get(card)
        if pose is not None:
            self._board.lent |= {card}
            self._board.dirty = True
        return pose

    def lie(self, poses: Mapping[Card, Pose]) -> None:
        """Remember the present places of the cards, from which they start when they return or are swept together."""
        for card, pose in poses.items():
            self._board.sprites.put(card_key(card), pose)

    def take_back(self) -> None:
        """Return all of them to their places."""
        self._board.lent, self._board.lent_faces = frozenset(), frozenset()
        self._board.settle()
        self._seen, self._totals, self._stamps, self.dimmed = {}, {}, {}, 0.0

    def look_again(self) -> None:
        """Lend them again, from their present places."""
        self._look_around()

    def _look_around(self) -> None:
        """Note the places of all cards; hands are no longer visible on the table, because every page shows them."""
        board = self._board
        hands = [*chain.from_iterable(cards_in(hand) for hand in board.view.shown or ())]
        for card in chain(hands, *(spread.cards for spread in board.view.table)):
            pose = board.pose_now(card_key(card))
            if pose is not None:
                self._seen[card] = pose
        board.lent |= {*hands} & {*self._seen}
