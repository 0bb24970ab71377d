"""The targets of carried cards, and the effect of releasing them there.

The board knows the places and the rules the allowed actions; this module knows how generously a drop is interpreted.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from tonk.rules import DRAW, TAKE, Action, Cross, Discard
from tonk.rules.cards import CROSSES, FIRST_SEAT, Card, CardSet, Seat, mask_of
from tonk.rules.phases import WINDOW
from tonk.rules.refusals import WildUnnamed
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.board import Board
from tonk.ui.table.handling.card_commands import Request
from tonk.ui.table.handling.drag import Drag
from tonk.ui.table.handling.interpretations import hits, lays, played_on
from tonk.ui.table.places.under_point import DISCARDS, FELT, HAND, SEAT, SPREAD, STOCK, SpotKind
from tonk.words import _
from tonk.words.table.questions import cannot_mean_anything, to_be_chosen
from tonk.words.table.verdicts import group_sentence, verdict_sentence

_GENEROUS = 24.0
"""The margin around a place within which a card may still be dropped on it."""
_ENOUGH = 0.15
"""The least share of a dropped card on a place."""
_NEAR = 8.0
"""The distance beside a place within which the pointer counts for it, if the pointer must be there."""


@dataclass(frozen=True)
class Spot:
    """The spot under a point: the kind of place, and the card of the hand or the spread there."""

    kind: SpotKind
    number: int = 0


@dataclass(frozen=True)
class DropVerdict:
    """The effect of releasing here: the sentence of the chip, and whether it is allowed.

    Attributes:
        spot: The place.
        choices: Its meanings: several actions if a question is needed; allowed ones if there are any.
        allowed: Whether it is allowed.
        sentence: The words on the chip.
    """

    spot: Spot | None
    choices: tuple[Action, ...]
    allowed: bool
    sentence: str

    @property
    def action(self) -> Action | None:
        """Return its only action, if there is exactly one."""
        return self.choices[0] if len(self.choices) == 1 else None


def cards_in(board: Board, frame: Box) -> frozenset[Card]:
    """Return the cards of the open bottom hand that are partly visible in a frame."""
    if not board.hand.is_open or board.view.shown is not None:
        return frozenset()
    poses = board.layout.hand(board.hand.order, frozenset(), None)
    boxes = {card: board.layout.box_of(poses[card]) for card in board.hand.order}
    strips = dict(boxes)
    for upper, card in pairwise(board.layout.uppermost_first(board.hand.order)):
        strips[card] = boxes[card].beside(boxes[upper])
    return frozenset(card for card, strip in strips.items() if strip.overlap(frame) > 0.0)


class Aim:
    """Judges the release of carried cards."""

    def __init__(self, board: Board, request: Request) -> None:
        self._board = board
        self._request = request

    def verdict(self, drag: Drag) -> DropVerdict:
        """Return the effect of releasing here."""
        view, cards = self._board.view, mask_of(drag.cards)
        spot = self._target(drag)
        choices = self._meant(drag.source, cards, spot)
        if drag.source in (STOCK, DISCARDS) or spot is None or spot.kind == HAND:
            sentence = group_sentence(view, cards) if len(drag.cards) > 1 else ""
            return DropVerdict(spot, choices, self._allowed(choices), sentence)
        if not self._request.may_act:
            return DropVerdict(spot, choices, allowed=False, sentence=_("It isn't your turn"))
        legal = tuple(action for action in choices if self._request.refusal(action) is None)
        if len(legal) > 1:
            return DropVerdict(spot, legal, allowed=True, sentence=to_be_chosen(legal, view, self._request.names))
        action = (legal or choices)[0]
        sentence = self._sentence(action)
        if spot.kind == FELT and len(drag.cards) == 1:
            sentence = ""  # one card on its way over the felt is obviously not a spread
        return DropVerdict(spot, (action,), bool(legal), sentence)

    def _sentence(self, action: Action) -> str:
        refusal = self._request.refusal(action)
        if isinstance(refusal, WildUnnamed):
            return cannot_mean_anything(action)
        return verdict_sentence(self._board.view, action, refusal, self._request.names)

    def targets(self, drag: Drag) -> list[Spot]:
        """Return the places where the carried cards may be released, which are highlighted."""
        board = self._board
        cards = mask_of(drag.cards)
        if drag.source != HAND:
            return [Spot(HAND)] if self._allowed(self._meant(drag.source, cards, Spot(HAND))) else []
        found = []
        for kind, number in board.boxes():
            if kind != STOCK and self._allowed(self._meant(HAND, cards, Spot(kind, number))):
                found.append(Spot(kind, number))
        if self._allowed(lays(board.view, cards)):
            found.append(Spot(FELT))
        return found

    def _target(self, drag: Drag) -> Spot | None:
        """Return the place under the carried cards: the one they cover most, or the one with the pointer."""
        board = self._board
        pose = drag.pose(drag.grabbed)
        card_box = Box.around(
            (pose.x, pose.y), board.layout.card_width * drag.scale, board.layout.card_height * drag.scale
        )
        if drag.source != HAND:
            near = card_box.overlap(board.layout.hand_box) > _ENOUGH * card_box.w * card_box.h
            return Spot(HAND) if near or board.layout.hand_box.contains(drag.at) else None
        best, most = None, 0.0
        for (kind, number), box in board.boxes().items():
            share = self._share(drag, card_box, kind, box)
            if share > most:
                best, most = Spot(kind, number), share
        line = board.layout.hand_line
        if drag.at[1] > line and pose.y > line and (best is None or best.kind != SEAT):
            return Spot(HAND)  # except for the plate beside it, on which a Skip or a Block is played
        return best or (Spot(FELT) if pose.y < line else Spot(HAND))

    def _share(self, drag: Drag, card_box: Box, kind: SpotKind, box: Box) -> float:
        """Return how strongly the carried cards are aimed at a place: 0 for not at all.

        A spread accepts one card generously, since only fitting cards do anything there. A discarded card is gone, so
        for discards and for several cards, the pointer or the middle of the card must be on the place itself.
        """
        if kind == STOCK or (kind == DISCARDS and len(drag.cards) > 1):
            return 0.0
        if kind == SEAT and not played_on(mask_of(drag.cards), FIRST_SEAT):
            return 0.0
        near = box.inset(-_NEAR)
        on_it = near.contains(drag.at) or near.contains(card_box.center)
        covered = card_box.overlap(box.inset(-_GENEROUS)) / (card_box.w * card_box.h)
        generous = kind == SPREAD and len(drag.cards) == 1 and covered > _ENOUGH
        return covered + 1.0 if on_it else covered if generous else 0.0

    def _meant(self, source: SpotKind, cards: CardSet, spot: Spot | None) -> tuple[Action, ...]:
        """Return the possible actions of releasing cards on a place."""
        if spot is None:
            return ()
        view = self._board.view
        asked = view.phase == WINDOW
        if source != HAND:
            return (DRAW,) if source == STOCK else _crosses(view.hand) if asked else (TAKE,)
        match spot.kind:
            case "discards" if asked and cards & CROSSES:
                return _crosses(cards)
            case "discards":
                return (Discard(cards.bit_length() - 1),) if cards.bit_count() == 1 else ()
            case "spread":
                return hits(view, spot.number, cards)
            case "seat":
                return played_on(cards, Seat(spot.number))
            case "felt":
                return lays(view, cards)
            case "hand" | "stock" | "edge":
                return ()
            case _:
                assert_never(spot.kind)

    def _allowed(self, choices: tuple[Action, ...]) -> bool:
        return self._request.may_act and any(self._request.refusal(action) is None for action in choices)


def _crosses(cards: CardSet) -> tuple[Action, ...]:
    """Return the answer to an open window with one of these Crosses, which are equal."""
    crosses = cards & CROSSES
    return (Cross((crosses & -crosses).bit_length() - 1),) if crosses else ()
