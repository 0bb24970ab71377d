"""The work behind the statistics: hands are read and summed, and pages drawn ahead, a part in each frame."""

from collections.abc import Callable

from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.survey import Survey
from tonk.session.statistics.totals import StatsFilter
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.statistics.frame_tasks import FrameTasks, Task
from tonk.ui.screens.statistics.page_set import COMPARE, OVERVIEW, PageSet
from tonk.ui.shell.services import HandHistory
from tonk.ui.widgets.base import NOWHERE


class StatisticsWork:
    """Does long work in parts of frames. Until all of it is done, the pages of the earlier request stay.

    Args:
        history: The played hands.
        make_pages: Makes the pages of summed hands.
        on_read: Called when all hands have been read, if a person played any.
        on_ready: Called when the open page has been drawn and can be shown.

    Attributes:
        total: The number of hands to read; None until the history answers.
        coming: The progress of the requested pages, from 0 to 1; None when they are done.
        pages: The finished pages; None before the first ones.
    """

    def __init__(
        self,
        history: HandHistory,
        make_pages: Callable[[Survey], PageSet],
        on_read: Callable[[StatsLoader], None],
        on_ready: Callable[[], None],
    ) -> None:
        self._history, self._make_pages = history, make_pages
        self._on_read, self._on_ready = on_read, on_ready
        self.pages: PageSet | None = None
        self._tasks = FrameTasks()
        self._now = 0.0
        self._page = OVERVIEW
        self._room = NOWHERE
        self._drawn_for: tuple[Box, Viewport] | None = None
        self.read(history.count())

    @property
    def loaded(self) -> int:
        """Return the number of hands read."""
        return len(self._loader.hands) + self._loader.unreadable

    @property
    def nothing_to_count(self) -> bool:
        """Return whether no person has played a hand."""
        return self.total == 0 or (self._loader.done and not self._loader.filter_choices.people)

    def update(self, now: float) -> None:
        """Work for a part of the frame."""
        self._now = now
        self._tasks.work(speeds.COUNTING)

    @property
    def busy(self) -> bool:
        """Return whether anything is still to be read, counted or drawn."""
        return bool(self._tasks)

    def draw_ahead(self) -> None:
        """Draw a part of possible next pages, if nothing else is waiting."""
        if not self._tasks:
            next(self._tasks.ahead, None)

    # Reading

    def read(self, total: int | None) -> None:
        """Begin to read ``total`` hands; the shown figures stay until that is done."""
        self.total, self._loader, self._reading = total, StatsLoader(self._history, self._history.keep_digests), True
        self.coming: float | None = 0.0
        self._tasks.only(self._read())

    def _read(self) -> Task:
        for answered in self._loader.steps():
            if answered:
                yield False
            else:
                yield from self._rest(speeds.ASK_AGAIN)
            if self.total is None and answered:
                self.total = self._history.count()
        self._reading = False
        if self._loader.filter_choices.people:
            self._on_read(self._loader)
        else:
            self.coming = None

    def _rest(self, seconds: float) -> Task:
        """Ask nothing for this many seconds: asking a history that another program holds costs part of a frame."""
        end = self._now + seconds
        while self._now < end:
            yield True

    # Summing

    def count(self, wanted: StatsFilter, by: str) -> None:
        """Begin to sum some hands, grouped by a property, once all have been read."""
        self.coming = 0.0
        if not self._reading:
            self._tasks.only(self._count(wanted, by))

    def _count(self, wanted: StatsFilter, by: str) -> Task:
        """Sum the requested hands, draw the open page out of sight, and show it."""
        survey = Survey(wanted, self._loader)
        for number, _hand in enumerate(survey.work()):
            self.coming = number / max(1, len(self._loader.hands)) / 2
            yield False
        yield from self._group(survey, by)
        found = self._make_pages(survey)
        yield from self._drawn(found, self._page)
        self.pages, self.coming = found, None
        self._on_ready()
        yield True
        self._tasks.ahead = self._drawn_ahead(found)

    def _group(self, survey: Survey, by: str) -> Task:
        for number, _hand in enumerate(survey.group(by)):
            self.coming = 0.5 + number / max(1, len(survey.figures.hands)) / 2
            yield False

    def group(self, pages: PageSet, by: str) -> None:
        """Begin to group the hands of the present pages by another property."""
        self._tasks.first(self._grouped(pages, by))

    def _grouped(self, pages: PageSet, by: str) -> Task:
        self.coming = 0.0
        yield from self._group(pages.survey, by)
        pages.renew(COMPARE)
        yield from self._drawn(pages, COMPARE)
        self.coming = None
        self._on_ready()
        yield True

    # Drawing

    def turn_to(self, page: str) -> None:
        """Turn to a page once it is drawn."""
        self._page = page
        if self.pages is not None:
            self._tasks.first(self._turned(self.pages, page))

    def _turned(self, pages: PageSet, page: str) -> Task:
        if page in pages.missing:
            yield from self._drawn(pages, page)
        self._on_ready()
        yield True

    def fit(self, room: Box, viewport: Viewport) -> None:
        """Draw for this room from now on; pages drawn ahead for another one are drawn again."""
        self._room = room
        if self.pages is not None and (room, viewport) != self._drawn_for:
            self.pages.forget_drawn()
            self._tasks.ahead = self._drawn_ahead(self.pages)
        self._drawn_for = (room, viewport)

    def _drawn(self, pages: PageSet, page: str) -> Task:
        """Draw a page out of sight; showing it takes another frame."""
        if pages.survey.figures.hands:
            for _part in pages.prepare(page, self._room):
                yield False
        yield True

    def _drawn_ahead(self, pages: PageSet) -> Task:
        """Draw possible next pages."""
        for page in pages.missing:
            yield from self._drawn(pages, page)
