"""Cards are drawn before they are dealt, a little at a time, while the table has nothing else to do."""

from collections.abc import Iterator

from tonk.ui.card_look import CardLook
from tonk.ui.scene import Stage
from tonk.ui.table.layout import card_width


class Foresight:
    """Draws ahead what a hand of the player's cards will need.

    Args:
        stage: Whose window and settings say how large the cards are and how they look.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._wanted: tuple[CardLook, int] | None = None
        self._steps: Iterator[None] = iter(())

    def step(self) -> None:
        """Draw one picture more; call it when there was no frame to draw."""
        stage = self._stage
        width = stage.viewport.px(card_width(stage.settings.card_size, stage.viewport.w))
        if (stage.look, width) != self._wanted:
            self._wanted = stage.look, width
            self._steps = stage.art.warm(*self._wanted)
        next(self._steps, None)
