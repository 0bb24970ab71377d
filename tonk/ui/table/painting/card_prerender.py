"""Drawing cards and faces ahead, a little at a time, while the table has nothing else to do."""

from collections.abc import Iterator, Sequence

from tonk.rules.cards import Card
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import DrawsAhead
from tonk.ui.table.places.layout import card_width

_ALL_DRAWN = object()


class CardPrerenderer:
    """Draws ahead what a hand of the player's cards will need, and then what the top screen will.

    Args:
        ui: The context whose window and settings give the size and look of the cards.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._wanted: tuple[CardLook, int] | None = None
        self._steps: Iterator[object] = iter(())
        self._held: tuple[Card, ...] = ()
        self._undrawn: list[Card] = []

    def step(self, held: Sequence[Card] = ()) -> bool:
        """Draw one more picture, if one is left; call it when there was little to draw.

        Args:
            held: The cards in the open hand, or on their way into it, which are drawn at their exact size.

        Returns:
            Whether something was left to draw.
        """
        ui = self._ui
        width = ui.viewport.px(card_width(ui.settings.card_size, ui.viewport.w))
        if (ui.look, width) != self._wanted:
            self._wanted = ui.look, width
            self._steps, self._held = ui.art.warm(*self._wanted), ()
        if tuple(held) != self._held:
            self._held, self._undrawn = tuple(held), list(held)
        if self._undrawn:
            ui.art.card(self._undrawn.pop(), width, ui.look)
            return True
        top = ui.screens.top
        return next(self._steps, _ALL_DRAWN) is None or (isinstance(top, DrawsAhead) and top.draw_ahead())
