"""Where carried cards are aimed at, and what letting them go there would do.

The board tells where things are and the rules what may be done; this knows how generously a hand is understood.
"""

from dataclasses import dataclass
from itertools import pairwise

from tonk.rules import DRAW, TAKE, Action, Discard, Hit, Lay
from tonk.rules.cards import Card, Cards, mask_of
from tonk.ui.table.board import Board
from tonk.ui.table.deeds import Request
from tonk.ui.table.drag import Drag
from tonk.ui.table.what_lies import DISCARDS, FELT, HAND, SPREAD, STOCK
from tonk.ui.viewport import Box
from tonk.words import _
from tonk.words.verdicts import group_sentence, verdict_sentence

_GENEROUS = 24.0
"""How much larger than it looks a place is for dropping on."""
_ENOUGH = 0.15
"""How much of a dropped card must lie on a place."""
_NEAR = 8.0
"""How far beside a place the pointer still means it, where it must be meant."""


@dataclass(frozen=True)
class Spot:
    """What lies under a point: the kind of place, and which card of the hand or which spread."""

    kind: str
    number: int = 0


@dataclass(frozen=True)
class Verdict:
    """What letting go here would do: the sentence of the chip, and whether it may be done."""

    spot: Spot | None
    action: Action | None
    allowed: bool
    sentence: str


def cards_in(board: Board, frame: Box) -> frozenset[Card]:
    """The cards of the open bottom hand of which something shows in a frame."""
    if not board.open_hand or board.view.shown is not None:
        return frozenset()
    poses = board.layout.hand(board.order, frozenset(), None)
    boxes = {card: board.layout.box_of(poses[card]) for card in board.order}
    strips = dict(boxes)
    for card, right in pairwise(board.order):
        strips[card] = Box(boxes[card].x, boxes[card].y, boxes[right].x - boxes[card].x, boxes[card].h)
    return frozenset(card for card, strip in strips.items() if strip.overlap(frame) > 0.0)


class Aim:
    """Judges what the pointer carries."""

    def __init__(self, board: Board, request: Request) -> None:
        self._board = board
        self._request = request

    def verdict(self, drag: Drag) -> Verdict:
        """What letting go here would do."""
        view, cards = self._board.view, mask_of(drag.cards)
        spot = self._target(drag)
        action = self._meant(drag.source, cards, spot)
        if drag.source in (STOCK, DISCARDS) or spot is None or spot.kind == HAND:
            sentence = group_sentence(view, cards) if len(drag.cards) > 1 else ""
            return Verdict(spot, action, action is not None and self._allowed(action), sentence)
        if action is None:
            return Verdict(spot, None, allowed=False, sentence=_("Discard one card at a time"))
        if not self._request.may_act:
            return Verdict(spot, action, allowed=False, sentence=_("It is not your turn"))
        refusal = self._request.refusal(action)
        sentence = verdict_sentence(view, action, refusal, self._request.names)
        if spot.kind == FELT and len(drag.cards) == 1:
            sentence = ""  # on its way over the felt one card need not be told that it is no spread
        return Verdict(spot, action, refusal is None, sentence)

    def targets(self, drag: Drag) -> list[Box]:
        """The places where the carried cards may be let go: they light up."""
        board = self._board
        cards = mask_of(drag.cards)
        if drag.source != HAND:
            action = self._meant(drag.source, cards, Spot(HAND))
            return [board.layout.hand_box] if action and self._allowed(action) else []
        found = []
        for (kind, number), box in board.boxes().items():
            action = self._meant(HAND, cards, Spot(kind, number)) if kind != STOCK else None
            if action and self._allowed(action):
                found.append(box)
        if self._allowed(Lay(cards)):
            found.append(board.layout.felt)
        return found

    def _target(self, drag: Drag) -> Spot | None:
        """The place that the carried cards lie on: the one they cover most, or that the pointer is in."""
        board = self._board
        pose = drag.pose(drag.grabbed)
        card_box = Box.around(
            (pose.x, pose.y), board.layout.card_width * drag.scale, board.layout.card_height * drag.scale
        )
        if drag.source != HAND:
            near = card_box.overlap(board.layout.hand_box) > _ENOUGH * card_box.w * card_box.h
            return Spot(HAND) if near or board.layout.hand_box.contains(drag.at) else None
        if drag.at[1] > board.layout.hand_line and pose.y > board.layout.hand_line:
            return Spot(HAND)
        best, most = None, 0.0
        for (kind, number), box in board.boxes().items():
            share = self._share(drag, card_box, kind, box)
            if share > most:
                best, most = Spot(kind, number), share
        return best or (Spot(FELT) if pose.y < board.layout.hand_line else Spot(HAND))

    def _share(self, drag: Drag, card_box: Box, kind: str, box: Box) -> float:
        """How much the carried cards are meant for a place: 0 for not at all.

        A spread takes one card generously, for nothing happens there that does not fit. A card put on the discards is
        gone, so there, and for several cards, the pointer or the middle of the card must be on the place itself.
        """
        if kind == STOCK or (kind == DISCARDS and len(drag.cards) > 1):
            return 0.0
        near = box.inset(-_NEAR)
        on_it = near.contains(drag.at) or near.contains(card_box.center)
        covered = card_box.overlap(box.inset(-_GENEROUS)) / (card_box.w * card_box.h)
        generous = kind == SPREAD and len(drag.cards) == 1 and covered > _ENOUGH
        return covered + 1.0 if on_it else covered if generous else 0.0

    def _meant(self, source: str, cards: Cards, spot: Spot | None) -> Action | None:
        """The action that letting cards go on a place means."""
        if spot is None:
            return None
        if source != HAND:
            return DRAW if source == STOCK else TAKE
        match spot.kind:
            case "discards":
                return Discard(cards.bit_length() - 1) if cards.bit_count() == 1 else None
            case "spread":
                return Hit(self._board.view.table[spot.number].in_fitting_order(cards), spot.number)
            case "felt":
                return Lay(cards)
        return None

    def _allowed(self, action: Action) -> bool:
        return self._request.may_act and self._request.refusal(action) is None
