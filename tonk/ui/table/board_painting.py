"""Drawing the board: the cloth, the piles, the cards, what lights up, and the chip beside dragged cards."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from tonk.rules import DRAW
from tonk.rules.cards import Card, each_seat
from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.flying_pictures import FlyingPictures
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.context import UiContext
from tonk.ui.table import interpretations
from tonk.ui.table.board import Board
from tonk.ui.table.card_marks import CardMarks
from tonk.ui.table.card_places import SpriteKey, card_key
from tonk.ui.table.celebration_painting import CelebrationPainter
from tonk.ui.table.drag import Drag
from tonk.ui.table.drop_targets import DropVerdict, Spot
from tonk.ui.table.felt_effects import Shuffle
from tonk.ui.table.landing import landing, slots
from tonk.ui.table.lens import Lens
from tonk.ui.table.pointed import CARD_CORNER, draw_slots
from tonk.ui.table.sparkle import Sparkle
from tonk.ui.table.special_card_signs import draw_in_play
from tonk.ui.table.sprites import Sprite
from tonk.ui.table.tokens import draw_label
from tonk.words.phrases import card_count
from tonk.words.table.guiding import empty_stock

_WIDE_LABEL = 1.2
"""Words so much wider than a pile would lie on what is beside it: the number stands alone there."""
_DEPTH = 0.35
"""The offset of a full stock for each card in it, in units."""
_LABEL = 18.0
"""The distance of the number of cards from the lower edge of the stock that it lies on."""
_CHIP_WIDTH = 520.0
_SOME = 2
"""With so many discards their place is always covered."""
_TURN_STEP, _SIZE_STEP = 2.0, 0.025
"""Cards in the air are drawn at so many degrees and sizes only: nobody sees it, and their pictures serve again."""
_FALLS = 150.0
"""The distance to the shadow below a card that flies, for each part of its size that it has grown."""
_FALL = 20.0
"""The distance to the shadow below a card that the pointer holds, in units."""
_GLOW, _GLOWS, _GLOWS_FAINTLY = 24.0, 255, 130
"""The reach of the glow under a place for carried cards, in units, and its opacity under the cards and elsewhere."""
_GHOST = 0.6
"""The opacity of cards as they would lie."""
_BEYOND = 20.0
"""Units beyond the window up to which a frame is drawn."""
_SAME_SIZE = 0.004
"""Cards that only make room keep their size, to so much of it, and stay sharp."""


class Carrying(Protocol):
    """The cards that the pointer carries over a board (`pointer.PointerController`).

    Attributes:
        lasso: The corners of a frame that is being drawn.
        rests_at: The point that it rests at, if any.
    """

    lasso: tuple[Point, Point] | None
    rests_at: Point | None

    @property
    def drag(self) -> Drag | None:
        """The cards, if it carries any."""

    @property
    def verdict(self) -> DropVerdict | None:
        """The effect of letting them go."""

    def targets(self) -> list[Spot]:
        """The places where the cards may be let go."""


class NothingCarried:
    """The pointer at a table that is only looked at."""

    def __init__(self) -> None:
        self.drag: Drag | None = None
        self.verdict: DropVerdict | None = None
        self.lasso: tuple[Point, Point] | None = None
        self.rests_at: Point | None = None

    def targets(self) -> list[Spot]:
        """There are none."""
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
        self._lens = Lens(ui, board)
        self._marks = CardMarks(board)
        self._lit = interpretations.LitPlaces()
        self._in_motion = FlyingPictures()
        self._stands_for: dict[Card, Card] = {}
        self._look = ui.look
        self._flying: Sequence[tuple[SpriteKey, Sprite]] = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the cloth, the piles and the cards that rest."""
        self._in_motion.begin(self._board.now)
        self._lit = interpretations.lit(self._board.seen) if self._board.hand.is_open else interpretations.LitPlaces()
        self._stands_for, self._look = self._board.stands_for, self._ui.look
        layout = self._board.layout
        plates = [layout.plate(seat) for seat in each_seat(layout.seats)]
        self._ui.draw_living_ground(canvas, plates, max(0.0, canvas.viewport.h - layout.h))
        self._board.light.draw(canvas, self._board.layout, self._board.now)
        self._draw_targets(canvas)
        self._draw_lit(canvas)
        draw_slots(canvas, self._board.pointed, layout.words_top)
        self._draw_stock(canvas)
        draw_in_play(canvas, self._board.layout, self._board.view)
        self._draw_place_of_discards(canvas)
        self._sparkle.draw_under(canvas, self._board.now, reduced=self._board.pace.reduced)
        lying, self._flying = self._board.sprites.layers(self._board.now)
        self._draw_lying(canvas, lying)
        self._draw_ghost(canvas)

    def dim(self, canvas: Canvas) -> None:
        """Dim the room, where something is shown in it, with rays around that; who sits at the table stays bright."""
        now, reduced = self._board.now, self._board.pace.reduced
        self._celebrations.dim(canvas, now, reduced=reduced)
        if not reduced:
            self._celebrations.draw_rays(canvas, now)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw what flies above names: the cards on their way, and chips."""
        elsewhere = self._elsewhere()
        flying = [one for one in self._flying if one[0] not in elsewhere]
        self._draw_sprites(canvas, flying, self._marks.marked(self._lit), flying=True)
        now, reduced = self._board.now, self._board.pace.reduced
        self._sparkle.draw_over(canvas, now, reduced=reduced)
        self._celebrations.draw_chips(canvas, now, reduced=reduced)
        self._sparkle.draw_paid(canvas, now, reduced=reduced)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what is above everything: what the pointer carries, and the words that are shown for a moment."""
        self._draw_carried(canvas)
        now, reduced = self._board.now, self._board.pace.reduced
        self._sparkle.draw_news(canvas, now, reduced=reduced)
        self._celebrations.draw(canvas, now, reduced=reduced)
        if self._pointer.drag is None:
            self._lens.draw(canvas, self._pointer.rests_at)

    def draw_ahead(self) -> bool:
        """Draw something that is about to be celebrated with; False when all of it is there."""
        ui = self._ui
        return self._celebrations.draw_ahead(Canvas(ui.viewport, ui.text, ui.theme), self._board.now)

    def _draw_lying(self, canvas: Canvas, cards: Sequence[tuple[SpriteKey, Sprite]]) -> None:
        """Draw the cards that lie on the table, most often as the last frame had all of them."""
        now, elsewhere, marked = self._board.now, self._elsewhere(), self._marks.marked(self._lit)
        if elsewhere:
            cards = [one for one in cards if one[0] not in elsewhere]
        if marked or not all(sprite.rests(now) for _key, sprite in cards):
            self._draw_sprites(canvas, cards, marked)
            return
        row = tuple(cards), self._board.layout.card_width, self._look, self._stands_for
        canvas.kept("lying", row, partial(self._draw_sprites, canvas, cards))

    def _draw_sprites(
        self,
        canvas: Canvas,
        cards: Sequence[tuple[SpriteKey, Sprite]],
        marked: frozenset[Card] = frozenset(),
        *,
        flying: bool = False,
    ) -> None:
        """Draw cards one by one, with what is to be said of some of them.

        Args:
            canvas: The canvas to draw on.
            cards: The cards, in the order to draw them.
            marked: The cards of the hand of which something is to be said.
            flying: Whether they fly across the table.
        """
        now, wide, look = self._board.now, self._board.layout.card_width, self._look
        for key, sprite in cards:
            pose = sprite.course.at(now)
            if sprite.rests(now):
                lies = sprite, wide, look, self._named(sprite.card)
                canvas.kept(key, lies, partial(self._draw_card, canvas, sprite.card, pose))
            else:
                self._draw_moving_card(canvas, key, sprite, pose, flying=flying)
            if sprite.card is not None and sprite.card in marked:
                self._marks.draw(canvas, self._lit, sprite.card, pose)

    def _draw_moving_card(self, canvas: Canvas, key: SpriteKey, sprite: Sprite, pose: Pose, *, flying: bool) -> None:
        """Draw a card that moves: one in the air with the shadow below it."""
        now, end = self._board.now, sprite.course.end
        opacity = sprite.opacity(now)
        if opacity <= 0.0:
            return
        if flying and opacity >= 1.0 and sprite.lifts == math.inf:  # others are held up for long
            self._draw_fall(canvas, pose, end)
        drawn = _coarse(pose) if flying else pose
        moving = flying or (not sprite.waits(now) and abs(pose.scale - end.scale) > _SAME_SIZE)
        shows = flying, self._look, (sprite.card, self._named(sprite.card)) if drawn.face > 0.5 else None
        turned = round(drawn.angle), round(drawn.face, 1), round(drawn.scale, 3)
        make = partial(self._picture, canvas, sprite.card, drawn, lifted=flying, moving=moving)
        picture = self._in_motion.picture(key, shows, turned, make)
        canvas.picture(picture, (pose.x, pose.y), "center", alpha=round(255 * opacity))

    def _draw_fall(self, canvas: Canvas, pose: Pose, end: Pose) -> None:
        """Draw the shadow on the felt, far below a card that is high above it."""
        height = round((pose.scale / max(pose.scale * 0.5, end.scale) - 1.0) / _SIZE_STEP) * _SIZE_STEP
        if height <= 0.0 or pose.face < 1.0:
            return
        under = self._board.layout.box_of(_coarse(pose)._replace(angle=0.0)).inset(9.0)
        canvas.shadow(under, blur=18, drop=_FALLS * height)

    def _draw_carried(self, canvas: Canvas) -> None:
        """Draw what the pointer carries, above everything, with its chip; or the frame it draws."""
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
            self._draw_card(canvas, card, drag.pose(card), lifted=True, moving=True)
        if not drag.cards:
            self._draw_card(canvas, None, drag.pose(drag.grabbed), lifted=True, moving=True)
        verdict = self._pointer.verdict
        if verdict is not None and verdict.sentence:
            pose = drag.pose(drag.grabbed)
            top = pose.y - self._board.layout.card_height * drag.scale * 0.62
            _draw_chip(canvas, (pose.x, top), verdict)

    def _elsewhere(self) -> set[tuple[str, int, int]]:
        drag = self._pointer.drag
        return {card_key(card) for card in (*self._board.lent, *(drag.cards if drag else ()))}

    def _draw_card(
        self,
        canvas: Canvas,
        card: Card | None,
        pose: Pose,
        *,
        lifted: bool = False,
        moving: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """One card in its pose; a card that is more than half turned away shows its back."""
        if opacity > 0.0:
            picture = self._picture(canvas, card, pose, lifted=lifted, moving=moving)
            canvas.picture(picture, (pose.x, pose.y), "center", alpha=round(255 * opacity))

    def _picture(self, canvas: Canvas, card: Card | None, pose: Pose, *, lifted: bool, moving: bool) -> pygame.Surface:
        width = canvas.viewport.px(self._board.layout.card_width * pose.scale)
        turned = abs(2.0 * pose.face - 1.0)
        shown = card if pose.face > 0.5 else None
        name = self._named(shown)
        return self._ui.art.posed(
            shown, width, self._look, pose.angle, turned, lifted=lifted, moving=moving, stands_for=name
        )

    def _named(self, card: Card | None) -> Card | None:
        """Return the card that a Wild in a spread stands for."""
        return None if card is None else self._stands_for.get(card)

    def _draw_stock(self, canvas: Canvas) -> None:
        board, count = self._board, self._board.seen.stock_count
        pose = board.layout.stock
        if not count:
            self._draw_empty(canvas, board.layout.box_of(pose))
            if DRAW in board.view.legal and board.hand.is_open:
                words, middle = empty_stock(board.view), (pose.x, pose.y)
                wide = board.layout.card_width * pose.scale - 8.0
                canvas.text(middle, words, "small", anchor="center", max_width=wide, align="center")
            return
        shuffle = None if board.pace.reduced else next(board.effects.live(Shuffle, board.now), None)
        if shuffle is not None:
            for card in shuffle.poses(board.now):
                self._draw_card(canvas, None, _coarse(card), moving=True)
            return
        counted = board.reveals.stock_counted(board.now)
        pile = board.layout, count, counted, self._look
        canvas.kept("stock", pile, lambda: self._draw_pile(canvas, count, counted=counted))

    def _draw_pile(self, canvas: Canvas, count: int, *, counted: bool) -> None:
        """Draw the stock, with the number of its cards if they are ``counted``."""
        layout = self._board.layout
        for layer in range(0, count, 8):
            self._draw_card(canvas, None, layout.stock.moved(layer * _DEPTH * -0.5, layer * -_DEPTH * 0.5))
        top = layout.stock.moved(count * _DEPTH * -0.5, count * -_DEPTH * 0.5)
        self._draw_card(canvas, None, top)
        if counted:
            words, pile = card_count(count), layout.box_of(top)
            whole = canvas.text_renderer.measure(words, "small")[0] <= pile.w * _WIDE_LABEL
            draw_label(canvas, (top.x, pile.bottom - _LABEL), words if whole else str(count))

    def _draw_place_of_discards(self, canvas: Canvas) -> None:
        """Draw the place of the discards while there are none, or one that is still on its way."""
        if len(self._board.view.discards) < _SOME:
            self._draw_empty(canvas, self._board.layout.box_of(self._board.layout.discards))

    def _draw_empty(self, canvas: Canvas, box: Box) -> None:
        """Draw the place of a pile."""
        ink = fade(canvas.theme.ink, 0.22)
        canvas.rounded(box, fade(canvas.theme.felt_dark, 0.25), box.w * CARD_CORNER, border=ink, border_width=1.5)

    def _draw_targets(self, canvas: Canvas) -> None:
        """The places where the carried cards may go glow; the one under them most."""
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
        """The carried cards as they would lie where they are held."""
        verdict = self._pointer.verdict
        if self._pointer.drag is None or verdict is None or not (verdict.allowed and verdict.choices):
            return
        for one in landing(self._board, verdict.choices[0]):
            with canvas.clipped(one.seen):
                self._draw_card(canvas, one.card, one.pose, opacity=_GHOST)

    def _draw_lit(self, canvas: Canvas) -> None:
        """Light up a discard that a Cross may take, and the spreads that it fits."""
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


def _coarse(pose: Pose) -> Pose:
    """A pose as it is drawn in the air."""
    angle, scale = round(pose.angle / _TURN_STEP) * _TURN_STEP, round(pose.scale / _SIZE_STEP) * _SIZE_STEP
    return pose._replace(angle=angle, scale=scale)


def _draw_chip(canvas: Canvas, bottom: Point, verdict: DropVerdict) -> None:
    """Draw the effect of letting go: a tick or a cross, and words."""
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
