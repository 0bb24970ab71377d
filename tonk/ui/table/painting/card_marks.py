"""Marks on the cards of the hand: outlines, a tick on a chosen one, the keyboard's ring; never colour alone."""

import pygame

from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.handling.interpretations import LitPlaces
from tonk.ui.table.places.layout import TICK_RADIUS
from tonk.ui.table.places.pointed import card_outline, draw_card_mark

_GROUP = 5.0
"""The radius of the dots on a card that is in a spread of a guest's hand."""
_DOT = 7.0
"""The radius of the dot on the edge of a highlighted card."""


class CardMarks:
    """Marks the cards of the hand at the bottom.

    Args:
        board: The board.
    """

    def __init__(self, board: Board) -> None:
        self._board = board

    def marked(self, lit: LitPlaces) -> frozenset[Card]:
        """Return the cards to mark.

        Args:
            lit: The highlighted cards.
        """
        board, hand = self._board, self._board.hand
        if not hand.is_open or board.view.shown is not None:
            return frozenset()
        said = (
            *hand.groups,
            *lit.cards,
            *board.pointed.cards,
            *hand.chosen,
            *(() if hand.cursor is None else (hand.cursor,)),
        )
        return frozenset(said) & frozenset(hand.order)

    def draw(self, canvas: Canvas, lit: LitPlaces, card: Card, pose: Pose) -> None:
        """Draw the marks of a card over its picture.

        Args:
            canvas: The canvas.
            lit: The highlighted cards.
            card: The card, one of those that are `marked`.
            pose: Its pose.
        """
        board = self._board
        if card in board.hand.groups and card not in {*lit.cards, *board.pointed.cards, *board.hand.chosen}:
            self._draw_group(canvas, pose, board.hand.groups[card])
        if card in lit.cards:
            self._outline(canvas, pose, canvas.theme.gold_dark, grow=2.5)
            self._outline(canvas, pose, canvas.theme.gold_light)
            top = _tick_place(pose, board.layout.card_width)
            canvas.disc(top, _DOT, canvas.theme.gold_light, border=canvas.theme.gold_dark, border_width=2.0)
        if card in board.pointed.cards:
            box, top = board.layout.box_of(pose), _tick_place(pose, board.layout.card_width)
            draw_card_mark(canvas, box, pose.angle, board.pointed.grown)
            canvas.disc(top, TICK_RADIUS, canvas.theme.gold_light, border=canvas.theme.ink_dark)
            canvas.icon(icon("up"), top, 16.0, canvas.theme.ink_dark)
        if card in board.hand.chosen:
            self._outline(canvas, pose, canvas.theme.gold)
            top = _tick_place(pose, board.layout.card_width)
            canvas.disc(top, TICK_RADIUS, canvas.theme.gold, border=canvas.theme.ink_dark)
            canvas.icon(icon("check"), top, 16.0, canvas.theme.ink_dark)
        if card == board.hand.cursor:
            self._outline(canvas, pose, canvas.theme.focus_inner, grow=4.0)
            self._outline(canvas, pose, canvas.theme.focus_outer, grow=7.0)

    def _draw_group(self, canvas: Canvas, pose: Pose, number: int) -> None:
        """Draw dots on the edge of a card for the number of its spread."""
        wide = self._board.layout.card_width
        for place in range(number):
            along = -wide * 0.08 + (place - (number - 1) / 2) * 2.6 * _GROUP
            away = pygame.Vector2(along, -wide * CARD_RATIO * 0.5).rotate(-pose.angle)
            at = pose.x + away.x, pose.y + away.y
            canvas.disc(at, _GROUP, canvas.theme.gold_light, border=canvas.theme.ink_dark, border_width=1.5)

    def _outline(self, canvas: Canvas, pose: Pose, color: Color, grow: float = 1.0) -> None:
        wide = self._board.layout.card_width * pose.scale + 2 * grow
        high = self._board.layout.card_height * pose.scale + 2 * grow
        corners = card_outline(Box.around((pose.x, pose.y), wide, high), pose.angle)
        canvas.polyline([*corners, corners[0]], color, 3.0)


def _tick_place(pose: Pose, width: float) -> Point:
    """Return the place of a chosen card's tick: on its upper edge, between its own index and the next card."""
    away = pygame.Vector2(-width * 0.08, -width * CARD_RATIO * 0.5).rotate(-pose.angle)
    return pose.x + away.x, pose.y + away.y
