"""Drawing the sums that players win and lose at the end of a hand: figures of gold, and small red ones."""

from functools import partial

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.vectors import ready
from tonk.ui.table.motion.celebrations import Form
from tonk.ui.table.motion.felt_effects import FeltEffects
from tonk.ui.table.motion.payoff_sums import PayoffSum
from tonk.ui.table.painting.slammed_letters import struck_letter

_SIZES, _LARGEST, _SEEN = 20, 29, 8
"""The steps of size for each unit of it, the greatest of them, and the steps of opacity."""


class PayoffPainter:
    """Draws sums from cached pictures.

    Args:
        effects: All effects at the table.
    """

    def __init__(self, effects: FeltEffects) -> None:
        self._effects = effects
        self._pictures = PictureCache()

    def draw(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw the sums, above everything that flies.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel: they stand still.
        """
        if not self._effects.coming(now):
            self._pictures.release()
        for one in self._effects.live(PayoffSum, now):
            state = one.state(now)
            at, step = (one.center, _SIZES) if reduced else (state.at, round(state.size * _SIZES))
            opacity = round(255 * -(-min(1.0, max(0.0, state.seen)) * _SEEN // 1) / _SEEN)
            canvas.picture(self._sized(canvas, one, max(1, min(_LARGEST, step))), at, "center", opacity)

    def draw_ahead(self, canvas: Canvas, now: float) -> bool:
        """Draw one picture of a coming sum ahead; return False if all are there.

        Args:
            canvas: A canvas like the one for the final drawing.
            now: The time, in seconds.
        """
        for one in self._effects.to_come(PayoffSum, now):
            key = *self._key(canvas, one), _SIZES
            if not self._pictures.holds(key):
                self._pictures.hold(key, self._sized(canvas, one, _SIZES))
                return True
        return False

    def _sized(self, canvas: Canvas, one: PayoffSum, step: int) -> pygame.Surface:
        """Return the picture of a sum at a step of size."""
        key, form = self._key(canvas, one), Form.GOLD if one.won else Form.RED
        whole = self._pictures.get((*key, _SIZES), partial(struck_letter, canvas, one.words, one.letters, form, 0.0))
        return self._pictures.get((*key, step), partial(_scaled, whole, step / _SIZES))

    @staticmethod
    def _key(canvas: Canvas, one: PayoffSum) -> tuple[object, ...]:
        """Return the key of the pictures of a sum."""
        return "sum", one.words, one.letters, one.won, canvas.viewport.scale, canvas.theme.gold


def _scaled(picture: pygame.Surface, size: float) -> pygame.Surface:
    """Return a picture of another size."""
    wide, high = picture.get_size()
    return ready(pygame.transform.smoothscale(picture, (max(1, round(wide * size)), max(1, round(high * size)))))
