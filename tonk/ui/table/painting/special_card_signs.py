"""The signs of special cards: a tag on each Skip and Block before a seat, and the kinds in play beside the stock."""

import pygame

from tonk.rules import View
from tonk.rules.cards import CROSS, SKIP, WILD, SpecialKind, by_seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.painting.tokens import LEAP, SHIELD, draw_label, draw_sign, sign_width
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.layout import TableLayout, marks_of
from tonk.words import _, pgettext

_NEAR = 4.0
"""The distance from its place up to which a card counts as lying there."""
_FOOT, _HEAD = 0.36, 15.0
"""The distance of the tag below the middle of a card, as a share of its height, and below the upper edge of a card that
is half covered by another."""


def draw_marks(canvas: Canvas, board: Board) -> None:
    """Draw the tags of all Skips and Blocks before seats, except for moving ones."""
    layout, view = board.layout, board.seen
    if not any(layout.marks):
        return
    for seat, lying in by_seat(marks_of(view)):
        poses = layout.marked(seat, view.table)
        for number, ((card, skips), pose) in enumerate(zip(lying, poses, strict=False)):
            if not _lies(board.pose_now(card_key(card)), pose):
                continue
            high = layout.card_height * pose.scale
            y = pose.y + high * _FOOT if number == len(poses) - 1 else pose.y - high / 2 + _HEAD
            draw_mark(canvas, (pose.x, y), skips=skips, words=layout.says_words(seat))


def draw_mark(canvas: Canvas, middle: Point, *, skips: bool, words: bool) -> None:
    """Draw the tag of a Skip or of a Block.

    Args:
        canvas: The canvas.
        middle: Its middle.
        skips: Whether it is a Skip's.
        words: Whether it has the word beside the sign.
    """
    said = (pgettext("a card", "Skip") if skips else pgettext("a card", "Block")) if words else ""
    wide = sign_width(canvas, said) if said else 26.0
    color = canvas.theme.bad if skips else canvas.theme.good
    draw_sign(canvas, (middle[0] + wide / 2, middle[1]), LEAP if skips else SHIELD, said, color)


def _lies(now: Pose | None, place: Pose) -> bool:
    """Return whether a card is at its place."""
    return now is not None and abs(now.x - place.x) + abs(now.y - place.y) < _NEAR


_SIZE, _GAP = 30.0, 5.0
"""The size of a medallion, and the gap between two."""
_SMALL, _SMALL_GAP = 18.0, 2.0
"""The same on a compact table, where they are left of the stock."""
_LABEL = 18.0
"""The distance of the words on the stock from its upper edge."""
_ARROW = "M-35 26L14 -23L4 -33L36 -36L33 -4L23 -14L-26 35Z"
_SIGNS = {
    WILD: '<path d="M0 -36L8 -8L36 0L8 8L0 36L-8 8L-36 0L-8 -8Z" fill="{ink}"/>'
    '<path d="M17 -17L10 0L17 17L0 10L-17 17L-10 0L-17 -17L0 -10Z" fill="{ink}"/>',
    CROSS: f'<g transform="scale(.84)"><path d="{_ARROW}" transform="scale(-1 1)" fill="{{ink}}"/>'
    f'<path d="M-16 15L9 -10" stroke="{{ground}}" stroke-width="24"/><path d="{_ARROW}" fill="{{ink}}"/></g>',
    SKIP: '<g transform="scale(.92)"><path d="M-40 8C-38 -24 -16 -40 4 -38C16 -37 24 -30 29 -20L38 -24L35 6L11 -12L20 '
    '-16C16 -24 10 -28 2 -28C-12 -28 -27 -16 -30 8Z" fill="{ink}"/><path d="M-19 -2C-11 -2 -5 -5 0 -9C5 -5 11 -2 19 -2C'
    '20 18 13 31 0 39C-13 31 -20 18 -19 -2Z" fill="{ink}"/></g>',
}


def medallions(layout: TableLayout, view: View) -> dict[SpecialKind, Box]:
    """Return the place of the medallion of each kind in play, beside the stock; empty without twists in play."""
    kinds, piles = view.specials.kinds, layout.rows.pile
    (x, y), middle, size, gap = piles.center, (len(kinds) - 1) / 2, _SIZE, _GAP
    if layout.edges.compact:
        x, size, gap = piles.x - _SMALL / 2 - _SMALL_GAP, _SMALL, _SMALL_GAP
    return {kind: Box.around((x, y + (place - middle) * (size + gap)), size, size) for place, kind in enumerate(kinds)}


def draw_in_play(canvas: Canvas, layout: TableLayout, view: View) -> None:
    """Draw them; if there could be twists but are none, say so.

    Args:
        canvas: The canvas to draw on.
        layout: The layout of the table.
        view: The view of the seat at the bottom.
    """
    theme = canvas.theme
    for kind, box in medallions(layout, view).items():
        px = canvas.viewport.px(box.w)
        picture = _medallion(kind, px, theme.twists[kind][:3], theme.gold[:3], theme.card_cream[:3])
        canvas.picture(picture, box.center, "center")
    if view.rules.has_specials and not view.specials.kinds:
        stock = layout.box_of(layout.stock)
        draw_label(canvas, (stock.center[0], stock.y + _LABEL), _("No twists"))


@kept
def _medallion(kind: SpecialKind, size: int, ground: Color, rim: Color, ink: Color) -> pygame.Surface:
    disc = f'<circle r="48" fill="{hex_color(ground)}" stroke="{hex_color(rim)}" stroke-width="7"/>'
    sign = _SIGNS[kind].format(ink=hex_color(ink), ground=hex_color(ground))
    return raster(disc + sign, "-54 -54 108 108", size, size)
