"""The statistics: figures, comparisons, luck and fairness of the hands that the filters let through."""

from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.survey import Survey
from tonk.session.statistics.totals import BY
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.history.played_hands import replay_played
from tonk.ui.screens.parts.gold_letters import draw_emblem
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row
from tonk.ui.screens.statistics.exporting import ask_for_export
from tonk.ui.screens.statistics.frame_tasks import FrameTasks, Task
from tonk.ui.screens.statistics.page_set import COMPARE, FAIR, LUCK, OVERVIEW, PageSet, lay_out
from tonk.ui.screens.statistics.statistics_filters import Filters
from tonk.ui.screens.statistics.statistics_pages import StatisticsPage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, ScrollArea
from tonk.words import _
from tonk.words.phrases import money
from tonk.words.statistics import Told, empty_text, group_name, none_text

_BOTTOM, _TABS, _GAP, _TITLE = 20.0, 560.0, 10.0, 240.0
_LINE, _STEPS = 3.0, 40


class StatisticsScreen(TitledScreen):
    """Four pages about the hands that were played.

    What takes long is done in parts of frames: reading the hands, summing those that are asked for, and drawing the
    pages of them where they are not seen. Until all that is done, the pages of what was asked before stay.
    """

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Statistics"))
        self._now = 0.0
        pages = [(OVERVIEW, _("Overview")), (COMPARE, _("Compare")), (LUCK, _("Luck")), (FAIR, _("Fair deals?"))]
        self._tabs = ChoiceField("", pages, OVERVIEW, lambda _page: self._turn())
        self._by = ChoiceField("", [(by, group_name(by)) for by in BY], BY[1], lambda _by: self._regroup())
        self._area = ScrollArea(self._paint_page)
        self._export = Button(_("Export"), self._open_export, icon=icon("export"), tooltip=_("Write hands to a file"))
        self._new_game = Button(_("New game"), services.routes.show_new_game, kind="primary")
        self._filters: Filters | None = None
        self._set: PageSet | None = None
        self._page: StatisticsPage | None = None
        self._turned_to = OVERVIEW
        self._room = Box(0, 0, 0, 0)
        self._drawn_for: tuple[Box, Viewport] | None = None
        self._coming: float | None = 0.0
        self._progress_shown: tuple[int | None, int] | None = None
        self._tasks = FrameTasks()
        self._count(services.history.count())
        if self._total == 0:
            self.group.default = self._new_game

    @property
    def survey(self) -> Survey | None:
        """The figures that are shown; None before everything has been counted."""
        return self._set.survey if self._set is not None and self._coming is None else None

    def update(self, now: float) -> bool:
        """Work on for a part of the frame; pages that may be turned to are drawn ahead where nothing else is."""
        self._now = now
        self._tasks.work(speeds.COUNTING)
        progress = (None if self._coming is None else int(self._coming * _STEPS), self._loaded)
        if progress != self._progress_shown:
            self._progress_shown = progress
            self.changed()
        changed = super().update(now)
        if not (changed or self._tasks):
            next(self._tasks.ahead, None)
        return changed

    def came_back(self) -> None:
        """Count what has been played meanwhile as well; what was chosen still is."""
        total = self.services.history.count()
        if total not in (None, self._total):
            self._count(total)

    def _count(self, total: int | None) -> None:
        """Begin to read so many hands; what is shown of them stays until that is done."""
        source = self.services.history
        self._total, self._loader, self._reading = total, StatsLoader(source, source.keep_digests), True
        self._begin_counting()
        self._tasks.only(self._read())
        if self._set is None:
            self.group.remove(self._tabs, self._new_game)
            self.group.add(self._new_game if total == 0 else self._tabs)

    def _read(self) -> Task:
        """Read all hands, and offer what there is to choose from."""
        for answered in self._loader.steps():
            if answered:
                yield False
            else:
                yield from self._rest(speeds.ASK_AGAIN)
            if self._total is None and answered:
                self._total = self.services.history.count()
        self._reading = False
        if not self._loader.found.people:
            self._coming = None
            return
        newest, before = self._loader.hands[len(self._loader.hands) - 1], self._filters
        self._filters = Filters(self._loader.found, newest.points, self._filter)
        if before is not None:
            self._filters.take_over(before)
            self.group.remove(*before.choices, self._export, self._area)
        self.group.add(*self._filters.choices, self._export, self._area)
        self.resized(self.ui.viewport)
        self._filter()

    def _rest(self, seconds: float) -> Task:
        """Ask nothing for so long: each question to a history that another program holds costs some of a frame."""
        end = self._now + seconds
        while self._now < end:
            yield True

    def _filter(self) -> None:
        """Look at the hands that the filters let through, once all have been read."""
        self._begin_counting()
        if not self._reading:
            self._tasks.only(self._look())

    def _begin_counting(self) -> None:
        """Begin to count the wanted hands."""
        self._coming = 0.0
        self._export.disabled = _("The hands are still being counted.")

    def _look(self) -> Task:
        """Work out what is asked for, draw the page that is open where nobody sees it, and show it."""
        if self._filters is None:
            return
        survey = Survey(self._filters.wanted, self._loader)
        for number, _hand in enumerate(survey.work()):
            self._coming = number / max(1, len(self._loader.hands)) / 2
            yield False
        yield from self._group(survey)
        found = PageSet(self.ui, survey, self._by, self._open)
        yield from self._drawn(found, self._tabs.value)
        self._set, self._coming = found, None
        self._show()
        yield True
        self._tasks.ahead = self._drawn_ahead(found)

    def _drawn(self, pages: PageSet, page: str) -> Task:
        """Draw a page where nobody sees it; to show it is then enough for another frame."""
        if pages.survey.figures.hands:
            for _part in pages.prepare(page, self._room):
                yield False
        yield True

    def _drawn_ahead(self, pages: PageSet) -> Task:
        """Draw the pages that may be turned to."""
        for page in pages.missing:
            yield from self._drawn(pages, page)

    def _group(self, survey: Survey) -> Task:
        """Group the hands by what is chosen."""
        for number, _hand in enumerate(survey.group(self._by.value)):
            self._coming = 0.5 + number / max(1, len(survey.figures.hands)) / 2
            yield False

    def _regroup(self) -> None:
        """Group the hands by something else."""
        if self._set is not None and self._coming is None:
            self._tasks.first(self._grouped(self._set))
        else:
            self._filter()

    def _grouped(self, shown: PageSet) -> Task:
        self._begin_counting()
        yield from self._group(shown.survey)
        shown.renew(COMPARE)
        yield from self._drawn(shown, COMPARE)
        self._coming = None
        self._show()
        yield True

    def _turn(self) -> None:
        """Turn to the page that is chosen, once it is drawn."""
        if self._set is not None:
            self._tasks.first(self._turned(self._set, self._tabs.value))

    def _turned(self, shown: PageSet, page: str) -> Task:
        if page in shown.missing:
            yield from self._drawn(shown, page)
        self._show()
        yield True

    def _show(self) -> None:
        """Show the page that is chosen."""
        shown = self._set
        if self._turned_to != self._tabs.value:
            self._turned_to = self._tabs.value
            self._area.scroll_to(0, at_once=True)
        self._page = shown.page(self._tabs.value) if shown is not None and shown.survey.figures.hands else None
        if self._coming is None:
            self._export.disabled = None if self._page is not None else _("There is no hand to write.")
        self._area.version = object()
        self.resized(self.ui.viewport)
        self.changed()

    def _open(self, point: BankrollPoint) -> None:
        """Replay the hand of a point of the chart."""
        replay_played(self.services, self.services.history.hand((point.match_id, point.hand_no)))

    def _open_export(self) -> None:
        """Offer to write the hands into files."""
        if self._filters is not None and self._set is not None:
            ask_for_export(self.ui, self.services, self._filters.wanted, len(self._set.survey.figures.hands))

    @property
    def _loaded(self) -> int:
        """Return the number of hands that have been read."""
        return len(self._loader.hands) + self._loader.unreadable

    @property
    def _words(self) -> Told | None:
        """Return the words in place of a page."""
        if self._total == 0 or (self._loader.done and not self._loader.found.people):
            return empty_text()
        return none_text() if self._set is not None and not self._set.survey.figures.hands else None

    def arrange(self, body: Box) -> None:
        """Tabs in the header, the filters below it, then the page."""
        self._tabs.box, rest = header_row(body).cut_right(min(_TABS, body.w * 0.62), _GAP)
        self._export.label = _("Export")
        wide = self._export.natural_width(self.ui.text)
        if wide > rest.w - _TITLE:
            self._export.label, wide = "", rest.h
        self._export.box = rest.cut_right(wide)[0]
        self._room = body.cut_bottom(_BOTTOM)[1]
        self._new_game.box = Box.around((self._room.center[0], self._room.center[1] + 130), 240, 60)
        if self._filters is not None:
            self._room = self._room.cut_top(self._filters.arrange(self._room))[1]
            self._area.box = self._room
        drawn_for = (self._room, self.ui.viewport)
        if self._set is not None and drawn_for != self._drawn_for:
            # What was drawn ahead has the size of before.
            self._set.forget_drawn()
            self._tasks.ahead = self._drawn_ahead(self._set)
        self._drawn_for = drawn_for
        self._area.empty()
        if self._page is not None:
            lay_out(self._page, self._area, self._room)

    def paint(self, canvas: Canvas) -> None:
        """Draw what stands in place of a page, or how far the next one has come."""
        words = self._words
        if words is not None:
            self._draw_words(canvas, words)
        elif self._set is None:
            _draw_progress(canvas, self.body, self._loaded, self._total)
        if self._set is not None and self._coming:
            line = Box(self._room.x, self._room.y - _GAP / 2 - _LINE / 2, self._room.w * self._coming, _LINE)
            canvas.fill(line, canvas.theme.gold)

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        for _part in self._page.draw(canvas, content) if self._page is not None else ():
            pass

    def _draw_words(self, canvas: Canvas, words: Told) -> None:
        theme, (x, y) = canvas.theme, self.body.cut_bottom(_BOTTOM)[1].center
        draw_emblem(canvas, self.ui, (x, y - 120), 128)
        canvas.text((x, y - 14), words.head, "heading", theme.gold_light, anchor="center")
        canvas.text((x, y + 32), words.words, "body", theme.ink, anchor="midtop", max_width=640, align="center")


def _draw_progress(canvas: Canvas, room: Box, loaded: int, total: int | None) -> None:
    """Draw how far the counting has come."""
    theme, (x, y) = canvas.theme, room.center
    if total is None:
        canvas.text((x, y), _("The history gives no answer yet."), "body", theme.ink, anchor="center")
        return
    words = _("Counting hands: {n} of {total}").format(n=money(loaded), total=money(total))
    canvas.text((x, y - 24), words, "body", theme.ink, anchor="center")
    bar = Box.around((x, y + 8), 360, 8)
    canvas.rounded(bar, theme.panel_inset, 4)
    done = bar.cut_left(max(8.0, bar.w * min(1.0, loaded / max(1, total))))[0]
    canvas.rounded(done, theme.gold, 4)
