"""Drawing the board: the cloth, the piles, the cards, highlights, and the chip beside dragged cards."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from tonk.rules import DRAW
from tonk.rules.cards import each_seat
from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import faded, moved
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling import interpretations
from tonk.ui.table.handling.drag import Drag
from tonk.ui.table.handling.drop_targets import DropVerdict, Spot
from tonk.ui.table.handling.landing import landing, slots
from tonk.ui.table.motion.felt_effects import Shuffle
from tonk.ui.table.motion.sprites import Sprite
from tonk.ui.table.painting.card_painting import CardPainter, coarse
from tonk.ui.table.painting.celebration_painting import CelebrationPainter
from tonk.ui.table.painting.lens import Lens
from tonk.ui.table.painting.payoff_painting import PayoffPainter
from tonk.ui.table.painting.sparkle import Sparkle
from tonk.ui.table.painting.special_card_signs import draw_in_play
from tonk.ui.table.painting.tokens import draw_label
from tonk.ui.table.places.card_places import SpriteKey, card_key
from tonk.ui.table.places.pointed import CARD_CORNER, draw_slots
from tonk.words.phrases import card_count
from tonk.words.table.guiding import empty_stock

_WIDE_LABEL = 1.2
"""The ratio to a pile's width from which words would cover its neighbours, so that only the number is shown."""
_DEPTH = 0.35
"""The offset of a full stock for each card in it, in units."""
_LABEL = 18.0
"""The distance of the number of cards from the lower edge of its stock."""
_CHIP_WIDTH = 520.0
_SOME = 2
"""The number of discards from which their place is always covered."""
_FALL = 20.0
"""The distance to the shadow below a held card, in units."""
_GLOW, _GLOWS, _GLOWS_FAINTLY = 24.0, 255, 130
"""The reach of the glow under a place for carried cards, in units, and its opacity under the cards and elsewhere."""
_GHOST = 0.6
"""The opacity of the preview of released cards."""
_BEYOND = 20.0
"""The units beyond the window up to which a frame is drawn."""


class Carrying(Protocol):
    """The cards that the pointer carries over a board (`pointer.PointerController`).

    Attributes:
        lasso: The corners of a frame being drawn.
        rests_at: The pointer's resting point, if any.
    """

    lasso: tuple[Point, Point] | None
    rests_at: Point | None

    @property
    def drag(self) -> Drag | None:
        """Return the cards, if it carries any."""

    @property
    def verdict(self) -> DropVerdict | None:
        """Return the effect of releasing them."""

    def targets(self) -> list[Spot]:
        """Return the places where the cards may be released."""


class NothingCarried:
    """The pointer at a table without actions."""

    def __init__(self) -> None:
        self.drag: Drag | None = None
        self.verdict: DropVerdict | None = None
        self.lasso: tuple[Point, Point] | None = None
        self.rests_at: Point | None = None

    def targets(self) -> list[Spot]:
        """Return no places."""
        return []


class BoardPainter:
    """Draws a board on a canvas, with the pictures of the context.

    Args:
        ui: The context of the window.
        board: The board.
        pointer: The cards that are carried.
    """

    def __init__(self, ui: UiContext, board: Board, pointer: Carrying) -> None:
        self._ui = ui
        self._board = board
        self._pointer = pointer
        self._sparkle = Sparkle(board.effects)
        self._celebrations = CelebrationPainter(board.effects)
        self._sums = PayoffPainter(board.effects)
        self._lens = Lens(ui, board)
        self._cards = CardPainter(ui, board)
        self._lit = interpretations.LitPlaces()
        self._flying: Sequence[tuple[SpriteKey, Sprite]] = ()

    def draw(self, canvas: Canvas, panels: Sequence[Box] = ()) -> None:
        """Draw the cloth, the piles and the resting cards.

        Args:
            canvas: The canvas to draw on.
            panels: What will be drawn over the table.
        """
        self._lit = interpretations.lit(self._board.seen) if self._board.hand.is_open else interpretations.LitPlaces()
        self._cards.begin(self._lit)
        layout = self._board.layout
        plates = [layout.plate(seat) for seat in each_seat(layout.seats)]
        self._ui.draw_living_ground(canvas, plates, max(0.0, canvas.viewport.h - layout.h), *panels)
        self._board.light.draw(canvas, self._board.layout, self._board.now)
        self._draw_targets(canvas)
        self._draw_lit(canvas)
        draw_slots(canvas, self._board.pointed, layout.words_top)
        seen = self._celebrations.piles_seen(self._board.now, reduced=self._board.pace.reduced)
        with faded(canvas, seen):
            self._draw_stock(canvas, whole=seen == 1.0)
            if self._shuffle() is None:  # the pack parts over that place
                draw_in_play(canvas, layout, self._board.view)
            self._draw_place_of_discards(canvas)
        self._sparkle.draw_under(canvas, self._board.now, reduced=self._board.pace.reduced)
        lying, self._flying = self._board.sprites.layers(self._board.now)
        elsewhere = self._elsewhere()
        self._cards.draw_lying(canvas, [one for one in lying if one[0] not in elsewhere] if elsewhere else lying)
        self._draw_ghost(canvas)

    def dim(self, canvas: Canvas) -> None:
        """Dim the room around anything shown in it, with rays; the people at the table stay bright."""
        now, reduced = self._board.now, self._board.pace.reduced
        self._celebrations.dim(canvas, now, reduced=reduced)
        if not reduced:
            self._celebrations.draw_bursts(canvas, now)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw everything that flies above names: moving cards and chips."""
        elsewhere = self._elsewhere()
        flying = [one for one in self._flying if one[0] not in elsewhere]
        self._cards.draw_flying(canvas, flying)
        now, reduced = self._board.now, self._board.pace.reduced
        self._sparkle.draw_over(canvas, now, reduced=reduced)
        self._celebrations.draw_chips(canvas, now, reduced=reduced)
        self._sparkle.draw_paid(canvas, now, reduced=reduced)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw everything on top: carried cards, and momentary words."""
        self._draw_carried(canvas)
        now, reduced = self._board.now, self._board.pace.reduced
        self._sparkle.draw_news(canvas, now, reduced=reduced)
        self._sums.draw(canvas, now, reduced=reduced)
        self._celebrations.draw(canvas, now, reduced=reduced)
        if self._pointer.drag is None:
            self._lens.draw(canvas, self._pointer.rests_at)

    def draw_ahead(self) -> bool:
        """Draw something needed for a coming celebration; return False if everything is there."""
        ui = self._ui
        canvas = Canvas(ui.viewport, ui.text, ui.theme)
        now = self._board.now
        kept = self._cards.draw_ahead(canvas) or self._celebrations.draw_ahead(canvas, now)
        return kept or self._sums.draw_ahead(canvas, now)

    def _draw_carried(self, canvas: Canvas) -> None:
        """Draw carried cards on top, with their chip; or the frame being drawn."""
        if self._pointer.lasso is not None:
            (x, y), (z, w) = self._pointer.lasso
            frame = Box(min(x, z), min(y, w), max(1.0, abs(x - z)), max(1.0, abs(y - w)))
            frame = frame.common(canvas.viewport.seen.inset(-_BEYOND))  # the pointer may be miles away
            canvas.rounded(frame, fade(canvas.theme.gold, 0.1), 4.0, border=fade(canvas.theme.gold, 0.8))
        drag = self._pointer.drag
        if drag is None:
            return
        boxes = [self._board.layout.box_of(drag.pose(card)) for card in drag.cards or (drag.grabbed,)]
        first, last = boxes[0], boxes[-1]
        under = Box(first.x, last.y, last.right - first.x, last.h).inset(9.0)
        canvas.shadow(under, blur=16, drop=2.0 + _FALL * drag.height)
        for card in drag.cards:
            self._cards.draw(canvas, card, drag.pose(card), lifted=True, moving=True)
        if not drag.cards:
            self._cards.draw(canvas, None, drag.pose(drag.grabbed), lifted=True, moving=True)
        verdict = self._pointer.verdict
        if verdict is not None and verdict.sentence:
            pose = drag.pose(drag.grabbed)
            top = pose.y - self._board.layout.card_height * drag.scale * 0.62
            _draw_chip(canvas, (pose.x, top), verdict)

    def _elsewhere(self) -> set[tuple[str, int, int]]:
        drag = self._pointer.drag
        return {card_key(card) for card in (*self._board.lent, *(drag.cards if drag else ()))}

    def _shuffle(self) -> Shuffle | None:
        """Return the shuffle that is seen now, if any."""
        board = self._board
        return None if board.pace.reduced else next(board.effects.live(Shuffle, board.now), None)

    def _draw_stock(self, canvas: Canvas, *, whole: bool) -> None:
        """Draw the stock, or its place if it is empty.

        Args:
            canvas: The canvas to draw on.
            whole: Whether it is opaque, so that its picture can be kept.
        """
        board, count = self._board, self._board.seen.stock_count
        pose = board.layout.stock
        if not count:
            self._draw_empty(canvas, board.layout.box_of(pose))
            if DRAW in board.view.legal and board.hand.is_open:
                words, middle = empty_stock(board.view), (pose.x, pose.y)
                wide = board.layout.card_width * pose.scale - 8.0
                canvas.text(middle, words, "small", anchor="center", max_width=wide, align="center")
            return
        shuffle = self._shuffle()
        if shuffle is not None:
            for card in shuffle.poses(board.now):
                self._cards.draw(canvas, None, coarse(card), moving=True)
            return
        counted = board.reveals.stock_counted(board.now)
        pile = board.layout, count, counted, self._cards.look
        with moved(canvas, board.effects.shaken((pose.x, pose.y), board.now)):
            draw = partial(self._draw_pile, canvas, count, counted=counted)
            if whole:
                canvas.kept("stock", pile, draw)
            else:
                draw()

    def _draw_pile(self, canvas: Canvas, count: int, *, counted: bool) -> None:
        """Draw the stock, with the number of its cards if they are ``counted``."""
        layout = self._board.layout
        for layer in range(0, count, 8):
            self._cards.draw(canvas, None, layout.stock.moved(layer * _DEPTH * -0.5, layer * -_DEPTH * 0.5))
        top = layout.stock.moved(count * _DEPTH * -0.5, count * -_DEPTH * 0.5)
        self._cards.draw(canvas, None, top)
        if counted:
            words, pile = card_count(count), layout.box_of(top)
            whole = canvas.text_renderer.measure(words, "small")[0] <= pile.w * _WIDE_LABEL
            draw_label(canvas, (top.x, pile.bottom - _LABEL), words if whole else str(count))

    def _draw_place_of_discards(self, canvas: Canvas) -> None:
        """Draw the place of the discards if there are none, or only one that is still moving."""
        if len(self._board.view.discards) < _SOME:
            self._draw_empty(canvas, self._board.layout.box_of(self._board.layout.discards))

    def _draw_empty(self, canvas: Canvas, box: Box) -> None:
        """Draw the place of a pile."""
        ink = fade(canvas.theme.ink, 0.22)
        canvas.rounded(box, fade(canvas.theme.felt_dark, 0.25), box.w * CARD_CORNER, border=ink, border_width=1.5)

    def _draw_targets(self, canvas: Canvas) -> None:
        """Draw glows at places for the carried cards, strongest under them."""
        drag, verdict, theme = self._pointer.drag, self._pointer.verdict, canvas.theme
        if drag is None:
            return
        spots = self._pointer.targets()
        for spot, box in zip(spots, slots(self._board, spots, max(1, len(drag.cards))), strict=True):
            on = verdict is not None and verdict.allowed and verdict.spot == spot
            rect, soft = canvas.viewport.rect(box), canvas.viewport.px(_GLOW)
            picture = shapes.shadow(rect.size, canvas.viewport.px(10.0), soft, (*theme.gold_light[:3], 190))
            canvas.picture(picture, box.center, "center", _GLOWS if on else _GLOWS_FAINTLY)

    def _draw_ghost(self, canvas: Canvas) -> None:
        """Draw the carried cards as they would lie here."""
        verdict = self._pointer.verdict
        if self._pointer.drag is None or verdict is None or not (verdict.allowed and verdict.choices):
            return
        for one in landing(self._board, verdict.choices[0]):
            with canvas.clipped(one.seen):
                self._cards.draw(canvas, one.card, one.pose, opacity=_GHOST)

    def _draw_lit(self, canvas: Canvas) -> None:
        """Draw highlights on a discard for a Cross, and on the spreads that it fits."""
        board, theme = self._board, canvas.theme
        if self._pointer.drag is not None:
            return
        lit = self._lit
        boxes = [board.spread_box(number) for number in sorted(lit.spreads)]
        if lit.discard:
            boxes.append(board.layout.box_of(board.layout.discards).inset(-4.0))
        for box in boxes:
            canvas.rounded(
                box.inset(-6.0), fade(theme.gold, 0.22), 12.0, border=fade(theme.gold_light, 0.95), border_width=3.0
            )


def _draw_chip(canvas: Canvas, bottom: Point, verdict: DropVerdict) -> None:
    """Draw the effect of releasing: a tick or a cross, and words."""
    theme = canvas.theme
    wide, high = canvas.text_renderer.measure(verdict.sentence, "strong", _CHIP_WIDTH)
    box = Box(0.0, 0.0, wide + 56.0, high + 18.0)
    x = max(8.0, min(canvas.box.w - box.w - 8.0, bottom[0] - box.w / 2))
    y = max(8.0, bottom[1] - box.h - 10.0)
    box = box.move(x, y)
    canvas.panel(box, "raised", 10.0)
    mark = (box.x + 22.0, box.center[1])
    canvas.icon(icon("check" if verdict.allowed else "cross"), mark, 22.0, theme.good if verdict.allowed else theme.bad)
    left = (box.x + 40.0, box.center[1])
    canvas.text(left, verdict.sentence, "strong", theme.ink, anchor="midleft", max_width=_CHIP_WIDTH)
