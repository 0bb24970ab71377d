"""The page at the end of a hand, drawn before it comes while the table shows how the hand ended.

What the page is made of takes longer to draw than a frame has: words, grounds, faces and cards at their very size. All
of that is kept, so drawing the page where nobody sees it is enough; the page itself is thrown away.
"""

from collections.abc import Callable, Iterator

from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.opening import Part
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import NextSteps
from tonk.ui.shell.services import Services


def draw_page_ahead(ui: UiContext, services: Services, game: TableGame, onward: NextSteps | None) -> Iterator[None]:
    """Draw the page part by part, and then card by card, one at each step.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        game: The game whose hand is over.
        onward: The ways on from there; None for those after a hand of a match.
    """
    page = HandEndScreen(ui, services, game, onward)
    cards: list[Callable[[], object]] = []
    page.cards.put_off = cards
    yield
    page.resized(ui.viewport)
    yield
    kept = KeptStrokes()
    for _part in Part:
        page.update(ui.now)
        cards.clear()
        page.draw(Canvas(ui.viewport, ui.text, ui.theme, kept))
        yield
    for draw in cards:
        draw()
        yield
