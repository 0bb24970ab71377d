"""The people at the end of a match: the winner extends from a wreath, the others look on from the half-dark."""

from collections.abc import Sequence

import pygame

from tonk.session.match.characters import CAUGHT, PLEASED, Mood
from tonk.ui.drawing.busts import half_lit
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.parts.laurels import FACE, draw_laurels
from tonk.ui.screens.parts.medal import draw_medal
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.shell.context import UiContext

_WINNER, _FOOT = 0.98, 0.47
"""The side of the winner's bust, and the depth of its foot below the middle of the wreath, relative to its width."""
_APART = 1.02
"""The distance between winners, relative to the wreath's width, so that their leaves don't tangle."""
_SHARED, _CROWDED, _CROWD = (1.0, 0.92, 0.72), 0.8, 2
"""The size of the wreath of a single winner, of two and of three, as a share of the usual one; the greatest size beside
a crowd, where several have won; and the number of others that is no crowd yet."""
_OTHER, _NEXT, _FIRST = 0.72, 0.52, 0.78
"""The side of other busts, their distance, and the distance of the first ones from the winners, relative to the
wreath."""
_EDGE = 0.3
"""The least distance of the middle of a bust from the edge of the window, relative to the wreath's width."""
_BEGIN, _AFTER, _COMES = 0.7, 0.16, 0.7
"""The seconds before the first of the others comes, between two of them, and of each one's movement."""
_STEP = 60.0
"""The length of their way from outside, in units."""


class Podium:
    """Winners and losers of a match.

    Args:
        ui: The context of the window.
        winners: The faces of the winners, at most a few.
        others: The faces of all others.
        unfolding: The progress of the page.
    """

    def __init__(self, ui: UiContext, winners: Sequence[Face], others: Sequence[Face], unfolding: Unfolding) -> None:
        self._ui = ui
        self._winners, self._others = tuple(winners), tuple(others)
        self._unfolding = unfolding
        self._pictures: dict[tuple[Face, int], pygame.Surface | None] = {}

    def draw(self, canvas: Canvas, middle: Point, wreath: float) -> None:
        """Draw them around a point.

        Args:
            canvas: The canvas to draw on.
            middle: The middle of the winners' wreaths, in units.
            wreath: The width of a wreath, in units.
        """
        foot = middle[1] + wreath * _FOOT
        share = _SHARED[min(len(self._winners), len(_SHARED)) - 1]
        own = wreath * (min(share, _CROWDED) if len(self._winners) > 1 and len(self._others) > _CROWD else share)
        half = (len(self._winners) - 1) / 2 * _APART * own
        for number, face in enumerate(self._others):
            came = ease_out(self._unfolding.share(_BEGIN + number * _AFTER, _COMES))
            if came > 0:
                room = canvas.box.w / 2 - half
                away = half + stands_at(number, len(self._others), room, own) + (1 - came) * _STEP
                x = middle[0] + (away if number % 2 else -away)
                self._draw_other(canvas, face, (x, foot), own * _OTHER, (number % 2, round(255 * came)))
        for number, face in enumerate(self._winners):
            center = (middle[0] - half + number * _APART * own, foot - own * _FOOT)
            draw_laurels(canvas, center, own)
            self._draw_winner(canvas, face, center, own)

    def _draw_winner(self, canvas: Canvas, face: Face, center: Point, wreath: float) -> None:
        """Draw the bust before the wreath, or a medal for a player shown by a letter."""
        px = canvas.viewport.px(wreath * _WINNER)
        picture = self._picture(face, PLEASED, px)
        if picture is None:
            draw_medal(canvas, self._ui, face, center, wreath * FACE, PLEASED)
            return
        canvas.disc(center, wreath * FACE / 2 + 6, fade(canvas.theme.felt_dark, 0.55), border=canvas.theme.gold)
        canvas.picture(picture, (center[0], center[1] + wreath * _FOOT), "midbottom")

    def _draw_other(self, canvas: Canvas, face: Face, foot: Point, size: float, shown: tuple[int, int]) -> None:
        """Draw one of the others in the half-dark, at the left (0) or the right (1), with this opacity."""
        right, alpha = shown
        px = canvas.viewport.px(size)
        key = face, px
        if key not in self._pictures:
            bust = self._picture(face, CAUGHT, px)
            self._pictures[key] = None if bust is None else _behind(bust, 0.0 if right else 1.0)
        picture = self._pictures[key]
        if picture is not None:
            canvas.picture(picture, foot, "midbottom", alpha)

    def _picture(self, face: Face, mood: Mood, px: int) -> pygame.Surface | None:
        """Return somebody's bust; None for a player shown by a letter."""
        portraits = self._ui.portraits
        return portraits.worn_bust(portraits.portrait_of(face.name, is_person=face.is_person), mood, px)


def stands_at(number: int, count: int, room: float, wreath: float) -> float:
    """Return the distance from the winners to the middle of another player; they alternate left and right.

    Args:
        number: The number of the player.
        count: The number of others.
        room: The distance from the winners to the edge of the window.
        wreath: The width of a wreath.
    """
    first, most = _FIRST * wreath, room - _EDGE * wreath
    step = max(0.0, min(_NEXT * wreath, (most - first) / max(1, (count - 1) // 2)))
    return min(most, first + number // 2 * step)


def _behind(bust: pygame.Surface, light: float) -> pygame.Surface:
    """Return a copy of a bust in the half-dark, lit from a side."""
    return half_lit(bust, (0.5 + 0.76 * (light - 0.5), 0.2))
