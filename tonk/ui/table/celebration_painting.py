"""Drawing the great moments: the dimmed room, totals above hands, and the stamp.

The room dims in a few steps, since each of them is a frame that is drawn whole.
"""

from collections.abc import Callable, Hashable

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.shapes import PictureCache
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.felt_effects import CountedTotal, Dim, FeltEffects, Stamp

_CACHE_BYTES = 4 * 1024 * 1024
_DIM_STEPS, _DIM_COMES, _DIM_GOES = 3, 0.16, 0.12
"""The steps in which a room grows dim, and the shares of its time that it takes to do so and to be light again."""
_HIGH, _HEIGHTS, _LEAN = 1.3, 4, 8.0
"""A stamp in the air is so much larger than on the table, in so many sizes, and leans so many degrees."""
_FADES = 0.1
_SMOOTH = 2


class CelebrationPainter:
    """Draws what celebrates, with pictures that it keeps."""

    def __init__(self, effects: FeltEffects) -> None:
        self._effects = effects
        self._pictures = PictureCache(_CACHE_BYTES)

    def dim(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Dim the room as far as it is dimmed now.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether it simply is dim, from one frame to the next.
        """
        depth = max((_depth(dim, now, reduced=reduced) for dim in self._effects.live(Dim, now)), default=0.0)
        if depth:
            canvas.dim(depth)

    def draw(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw totals and stamps, above all cards.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether travel is to be spared.
        """
        for total in self._effects.live(CountedTotal, now):
            _draw_total(canvas, total, now)
        for stamp in self._effects.live(Stamp, now):
            self._draw_stamp(canvas, stamp, now, reduced=reduced)

    def _draw_stamp(self, canvas: Canvas, stamp: Stamp, now: float, *, reduced: bool) -> None:
        """It comes down from near the eye, and lies."""
        key = ("stamp", stamp.word, canvas.viewport.scale, canvas.theme.danger)
        picture = self._keep(key, lambda: _stamped(canvas, stamp.word))
        step = 0 if reduced else round(stamp.height(now) * _HEIGHTS)
        if step:
            grown = 1.0 + _HIGH * step / _HEIGHTS
            lying = picture
            picture = self._keep((*key, step), lambda: pygame.transform.smoothscale_by(lying, grown))
        left = min(1.0, (1.0 - stamp.share(now)) / _FADES)
        canvas.picture(picture, stamp.center, "center", round(255 * (0.75 if step else 1.0) * round(left * 4) / 4))

    def _keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._pictures.get(key, make)


def _depth(dim: Dim, now: float, *, reduced: bool) -> float:
    """Return how far a room is dim: it becomes so and light again in a few steps."""
    share = dim.share(now)
    there = 1.0 if reduced else min(1.0, share / _DIM_COMES, (1.0 - share) / _DIM_GOES)
    return dim.depth * -(-there * _DIM_STEPS // 1) / _DIM_STEPS


def _draw_total(canvas: Canvas, total: CountedTotal, now: float) -> None:
    """A dark pill with what has been counted; gold once it is known that the hand wins."""
    counted, theme = total.at(now), canvas.theme
    if counted is None:
        return
    wins = total.share(now) >= total.wins
    words = str(counted)
    wide = max(52.0, canvas.text_renderer.measure(words, "heading")[0] + 30.0)
    box = Box.around(total.center, wide, 36.0)
    canvas.shadow(box, box.h / 2, blur=8, drop=3)
    ground, edge = (theme.gold, theme.gold_light) if wins else (theme.panel_raised, theme.panel_border)
    canvas.rounded(box, ground, box.h / 2, border=edge, border_width=2.0)
    canvas.text(box.center, words, "heading", theme.ink_dark if wins else theme.ink, anchor="center")


def _stamped(canvas: Canvas, word: str) -> pygame.Surface:
    """A word in a red field with a double frame, as a stamp that leans."""
    theme, px = canvas.theme, canvas.viewport.px
    letters = canvas.text_renderer.render(word, "title", theme.card_cream)
    wide, high = letters.get_width() + px(44.0), round(letters.get_height() * 0.92) + px(6.0)
    margin = px(6.0)
    size = wide + 2 * margin, high + 2 * margin
    field = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    field.fill((*theme.danger[:3], 0))
    outer = pygame.Rect(margin, margin, wide, high)
    frames = [(outer, theme.danger, 12.0)]
    frames.append((outer.inflate(-px(9.0), -px(9.0)), theme.card_cream, 8.0))
    frames.append((outer.inflate(-px(14.0), -px(14.0)), theme.danger, 6.0))
    for rect, color, radius in frames:
        large = pygame.Rect(*(side * _SMOOTH for side in rect))
        pygame.draw.rect(field, color[:3], large, border_radius=px(radius) * _SMOOTH)
    picture = pygame.transform.smoothscale(field, size)
    picture.blit(letters, letters.get_rect(center=(size[0] // 2, size[1] // 2)))
    return ready(pygame.transform.rotozoom(picture, _LEAN, 1.0))
