"""The result of a set: everybody who played it, the bots with the same cards, and the code to share it."""

from tonk.session.deals.deal_codes import code_of
from tonk.session.deals.duplicate import SetRun
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.compared_deals import ComparedDeals
from tonk.ui.screens.parts.copying import code_button
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _


class SetResultScreen(ComparedDeals):
    """The result of a set, with its code.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        run: The finished play of the set.
    """

    def __init__(self, ui: UiContext, services: Services, run: SetRun) -> None:
        self._code = code_of(run.deals)
        super().__init__(ui, services, _("Duplicate"), run, (code_button(ui, self._code),))

    def paint_foot(self, canvas: Canvas, box: Box) -> None:
        """Draw the code."""
        canvas.shrinking_line(box, self._code, ("strong", "small"), canvas.theme.gold_light)
