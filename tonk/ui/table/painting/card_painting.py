"""Drawing the cards of a board: at rest, in the air, and held."""

import math
from collections.abc import Sequence
from functools import partial
from itertools import groupby

import pygame

from tonk.rules.cards import Card
from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.flying_pictures import FlyingPictures
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling.interpretations import LitPlaces
from tonk.ui.table.motion.sprites import Sprite
from tonk.ui.table.painting.card_marks import CardMarks
from tonk.ui.table.places.card_places import SpriteKey

_TURN_STEP, _SIZE_STEP = 2.0, 0.025
"""The steps of angle and size in which cards in the air are drawn, so that pictures can be reused unnoticed."""
_FALLS = 150.0
"""The distance to the shadow below a flying card, per unit of its growth."""
_CONTACT_STEPS, _CONTACT_SOFT, _CONTACT_DROP, _CONTACT_SEEN = 4, 14.0, 5.0, 190
"""The steps in which the shadow around a landed card tightens, its reach and its distance below the card at first, in
units, and its opacity."""
_NARROWER = 3
"""The steps in which the shadow of a card that turns over grows narrower."""
_SAME_SIZE = 0.004
"""The change of size up to which cards making room keep their size and stay sharp."""


class CardPainter:
    """Draws the cards of a board, with the pictures of the context.

    Args:
        ui: The context of the window.
        board: The board.

    Attributes:
        look: The player's style of cards in this frame.
    """

    def __init__(self, ui: UiContext, board: Board) -> None:
        self._ui = ui
        self._board = board
        self._marks = CardMarks(board)
        self._in_motion = FlyingPictures()
        self._stands_for: dict[Card, Card] = {}
        self._ahead: set[tuple[Card | None, Pose]] = set()
        self._lit = LitPlaces()
        self.look = ui.look

    def begin(self, lit: LitPlaces) -> None:
        """Begin a frame with these places highlighted."""
        self._in_motion.begin(self._board.now)
        self._lit = lit
        self._stands_for, self.look = self._board.stands_for, self._ui.look

    def draw_lying(self, canvas: Canvas, cards: Sequence[tuple[SpriteKey, Sprite]]) -> None:
        """Draw the cards that lie on the table, usually nearly all as in the last frame."""
        now, marked, lean = self._board.now, self._marks.marked(self._lit), self._board.lean
        common = self._board.layout.card_width, self.look, self._stands_for
        for still, run in groupby(
            cards, key=lambda one: one[1].rests(now) and not (one[1].card in marked or lean.leans(one[1].card))
        ):
            row = tuple(run)
            if still:
                draw = partial(self._draw_sprites, canvas, row)
                canvas.kept(("lying", row[0][0]), (row, common), draw)
            else:
                self._draw_sprites(canvas, row, marked)

    def draw_ahead(self, canvas: Canvas) -> bool:
        """Draw a card ahead that will be held up larger than in a hand; return False if all are there."""
        for sprite in self._board.sprites.to_be_lifted(self._board.now):
            for flight in sprite.course.flights:
                pose = coarse(flight.end)
                if pose.scale > 1.0 and (sprite.card, pose) not in self._ahead:
                    self._ahead.add((sprite.card, pose))
                    self._picture(canvas, sprite.card, pose, lifted=True, moving=True)
                    return True
        return False

    def draw_flying(self, canvas: Canvas, cards: Sequence[tuple[SpriteKey, Sprite]]) -> None:
        """Draw the cards in the air."""
        self._draw_sprites(canvas, cards, self._marks.marked(self._lit), flying=True)

    def _draw_sprites(
        self,
        canvas: Canvas,
        cards: Sequence[tuple[SpriteKey, Sprite]],
        marked: frozenset[Card] = frozenset(),
        *,
        flying: bool = False,
    ) -> None:
        """Draw cards one by one, with their marks.

        Args:
            canvas: The canvas to draw on.
            cards: The cards, in the order to draw them.
            marked: The marked cards of the hand.
            flying: Whether they fly across the table.
        """
        now, wide, look, lean = self._board.now, self._board.layout.card_width, self.look, self._board.lean
        for key, sprite in cards:
            pose = lean.on(sprite.card, sprite.course.at(now))
            if sprite.rests(now) and not lean.leans(sprite.card):
                lies = sprite, wide, look, self._named(sprite.card)
                canvas.kept(key, lies, partial(self.draw, canvas, sprite.card, pose))
            else:
                self._draw_moving_card(canvas, key, sprite, pose, flying=flying)
            if sprite.card is not None and sprite.card in marked:
                self._marks.draw(canvas, self._lit, sprite.card, pose)

    def _draw_moving_card(self, canvas: Canvas, key: SpriteKey, sprite: Sprite, pose: Pose, *, flying: bool) -> None:
        """Draw a moving card, with its shadow below if it is in the air."""
        now, end = self._board.now, sprite.course.end
        opacity = sprite.opacity(now)
        if opacity <= 0.0:
            return
        if flying and opacity >= 1.0 and sprite.lifts == math.inf:  # others are held up for a long time
            self._draw_fall(canvas, pose, end, sprite.course.rise(now))
        elif not flying:
            self._draw_contact(canvas, sprite, pose)
        drawn = coarse(pose) if flying else pose
        moving = flying or (not sprite.waits(now) and abs(pose.scale - end.scale) > _SAME_SIZE)
        shows = flying, self.look, (sprite.card, self._named(sprite.card)) if drawn.face > 0.5 else None
        turned = round(drawn.angle), round(drawn.face, 1), round(drawn.scale, 3)
        make = partial(self._picture, canvas, sprite.card, drawn, lifted=flying, moving=moving)
        picture = self._in_motion.picture(key, shows, turned, make)
        canvas.picture(picture, (pose.x, pose.y), "center", alpha=round(255 * opacity))

    def _draw_fall(self, canvas: Canvas, pose: Pose, end: Pose, rise: float) -> None:
        """Draw the shadow on the felt, far below a high card, and narrow below one that turns over."""
        high = max(rise, pose.scale / max(pose.scale * 0.5, end.scale) - 1.0)
        height = round(high / _SIZE_STEP) * _SIZE_STEP
        wide = math.ceil(abs(2.0 * pose.face - 1.0) * _NARROWER) / _NARROWER
        if height <= 0.0 or wide <= 0.0:
            return
        under = self._board.layout.box_of(coarse(pose)._replace(angle=0.0)).inset(9.0)
        under = Box.around(under.center, wide * under.w, under.h)
        canvas.shadow(under, blur=18, drop=_FALLS * height)

    def _draw_contact(self, canvas: Canvas, sprite: Sprite, pose: Pose) -> None:
        """Draw the shadow around a card that has just landed, which tightens as the card gives."""
        tight = max((one.contact(self._board.now) for one in sprite.course.pulses), default=0.0)
        left = math.ceil(tight * _CONTACT_STEPS) / _CONTACT_STEPS
        if left > 0.0:
            viewport, box = (
                canvas.viewport,
                self._board.layout.box_of(coarse(pose)._replace(angle=0.0, scale=sprite.course.end.scale)),
            )
            soft = viewport.px(_CONTACT_SOFT * left)
            picture = shapes.shadow(viewport.rect(box).size, soft, soft, (0, 0, 0, _CONTACT_SEEN))
            canvas.picture(picture, (box.center[0], box.center[1] + _CONTACT_DROP * left), "center")

    def draw(
        self,
        canvas: Canvas,
        card: Card | None,
        pose: Pose,
        *,
        lifted: bool = False,
        moving: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """Draw a card in its pose.

        Args:
            canvas: The canvas to draw on.
            card: The card; None, or a card more than half turned over, shows its back.
            pose: The pose.
            lifted: Whether it is held above the table.
            moving: Whether its size changes from frame to frame.
            opacity: Its opacity, 0 to 1.
        """
        if opacity > 0.0:
            picture = self._picture(canvas, card, pose, lifted=lifted, moving=moving)
            canvas.picture(picture, (pose.x, pose.y), "center", alpha=round(255 * opacity))

    def _picture(self, canvas: Canvas, card: Card | None, pose: Pose, *, lifted: bool, moving: bool) -> pygame.Surface:
        width = canvas.viewport.px(self._board.layout.card_width * pose.scale)
        turned = abs(2.0 * pose.face - 1.0)
        shown = card if pose.face > 0.5 else None
        name = self._named(shown)
        return self._ui.art.posed(
            shown, width, self.look, pose.angle, turned, lifted=lifted, moving=moving, stands_for=name
        )

    def _named(self, card: Card | None) -> Card | None:
        """Return the card that a Wild in a spread stands for."""
        return None if card is None else self._stands_for.get(card)


def coarse(pose: Pose) -> Pose:
    """Return a pose rounded for cards in the air."""
    angle, scale = round(pose.angle / _TURN_STEP) * _TURN_STEP, round(pose.scale / _SIZE_STEP) * _SIZE_STEP
    return pose._replace(angle=angle, scale=scale)
