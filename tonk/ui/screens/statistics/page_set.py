"""The pages of the statistics of some hands, drawn ahead in parts, so that none of them delays a frame."""

from collections.abc import Callable, Iterator

from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.survey import Survey
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.statistics.comparison import Comparison
from tonk.ui.screens.statistics.fair_page import FairPage
from tonk.ui.screens.statistics.luck_page import LuckPage
from tonk.ui.screens.statistics.statistics_pages import Overview, SaidPage, StatisticsPage
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ChoiceField, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext

OVERVIEW, COMPARE, LUCK, FAIR = "overview", "compare", "luck", "fair"


class PageSet:
    """The pages of one survey.

    Args:
        ui: The context of the window.
        survey: The summed hands.
        by: The property to group by.
        on_open: Called with a hand pressed in a chart.
    """

    def __init__(
        self, ui: UiContext, survey: Survey, by: ChoiceField[str], on_open: Callable[[BankrollPoint], None]
    ) -> None:
        self.survey = survey
        self._ui = ui
        others = pgettext("players", "Others") if survey.persons else pgettext("players", "Bots")
        self._makers: dict[str, Callable[[], StatisticsPage]] = {
            OVERVIEW: lambda: Overview(ui, survey, others, on_open),
            COMPARE: lambda: Comparison(survey, others, by),
            LUCK: lambda: _luck_page(ui, survey),
            FAIR: lambda: FairPage(ui, survey),
        }
        self._pages: dict[str, StatisticsPage] = {}
        self._ready: set[str] = set()

    @property
    def missing(self) -> list[str]:
        """Return the pages that have not been drawn ahead."""
        return [name for name in self._makers if name not in self._ready]

    def page(self, name: str) -> StatisticsPage:
        """Return a page by its name."""
        if name not in self._pages:
            self._pages[name] = self._makers[name]()
        return self._pages[name]

    def renew(self, name: str) -> None:
        """Make a page again when it is next requested."""
        self._pages.pop(name, None)
        self._ready.discard(name)

    def forget_drawn(self) -> None:
        """Forget the pages drawn ahead, and the one being drawn."""
        self._ready = set()

    def prepare(self, name: str, room: Box) -> Iterator[None]:
        """Draw a page out of sight, so that its words and pictures are cached."""
        page, area, ready = self.page(name), ScrollArea(), self._ready
        yield
        content = lay_out(page, area, room)
        yield
        canvas = Canvas(self._ui.viewport, self._ui.text, self._ui.theme)
        yield from page.draw(canvas, content)
        yield
        for child in area.children:
            child.draw(canvas)
        ready.add(name)


def _luck_page(ui: UiContext, survey: Survey) -> StatisticsPage:
    """Return the page of luck, which is measured by the counts of Tonk."""
    if survey.figures.wanted.counted in ("deadwood", "lives"):
        return SaidPage(_("The luck of the deal is measured only for Tonk."))
    return LuckPage(ui, survey)


def lay_out(page: StatisticsPage, area: ScrollArea, room: Box) -> Box:
    """Place a page in an area that fills a room, with a scroll bar if it is higher, and return the box of its content.

    Args:
        page: The page.
        area: The area that scrolls.
        room: The room that there is, in units.
    """
    area.empty()
    area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
    area.content_height = room.h
    high = page.arrange(area, room.w, room.h)
    if high > room.h + 0.5:
        area.empty()
        area.box = room
        high = page.arrange(area, area.inner_width, room.h)
    area.content_height = high
    return Box(area.box.x, area.box.y - area.top, area.inner_width, high)
