"""The statistics: figures, comparisons, luck and fairness of the hands that the filters let through."""

from collections.abc import Iterator
from time import perf_counter

from tonk.session.counting import Counting
from tonk.session.statistics import BY
from tonk.session.survey import Survey
from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.backdrop import draw_emblem
from tonk.ui.scenes.comparison import Comparison
from tonk.ui.scenes.exporting import ask_for_export
from tonk.ui.scenes.fair_page import FairPage
from tonk.ui.scenes.luck_page import LuckPage
from tonk.ui.scenes.screen import Screen, header_row
from tonk.ui.scenes.statistics_filters import Filters
from tonk.ui.scenes.statistics_pages import Overview, Page
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, Choice, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.phrases import money
from tonk.words.statistics import Told, empty_told, group_name, none_told

_BOTTOM, _TABS, _GAP, _TITLE = 20.0, 560.0, 10.0, 240.0
OVERVIEW, COMPARE, LUCK, FAIR = "overview", "compare", "luck", "fair"


class StatisticsScene(Screen):
    """Four pages about the hands that were played."""

    def __init__(self, stage: Stage, house: House) -> None:
        super().__init__(stage, house, _("Statistics"))
        self._total = house.history.count()
        self._counting = Counting(house.history, house.history.keep_digests)
        pages = [(OVERVIEW, _("Overview")), (COMPARE, _("Compare")), (LUCK, _("Luck")), (FAIR, _("Fair deals?"))]
        self._tabs = Choice("", pages, OVERVIEW, self._turn_to)
        self._by = Choice("", [(by, group_name(by)) for by in BY], BY[1], lambda _by: self._regroup())
        self._pages: dict[str, Page] = {
            OVERVIEW: Overview(stage),
            COMPARE: Comparison(self._by),
            LUCK: LuckPage(stage),
            FAIR: FairPage(stage),
        }
        self._area = ScrollArea(self._paint_page)
        self._export = Button(_("Export"), self._open_export, icon=icon("export"), tooltip=_("Write hands to a file"))
        self._new_game = Button(_("New game"), house.show_new_game, kind="primary")
        self._filters: Filters | None = None
        self._survey: Survey | None = None
        self._work: Iterator[int] = iter(())
        self._ready = False
        if self._total:
            self.group.add(self._tabs)
        else:
            self.group.add(self._new_game)
            self.group.default = self._new_game

    @property
    def survey(self) -> Survey | None:
        """What is told now; None before everything has been counted."""
        return self._survey if self._ready else None

    def update(self, now: float) -> bool:
        """Count on for a part of the frame."""
        end = perf_counter() + speeds.COUNTING
        if not self._counting.done:
            self._counting.go_on(speeds.COUNTING)
            self.changed()
            if self._counting.done and self._counting.found.people:
                self._begin()
        while self._survey is not None and not self._ready and perf_counter() < end:
            if next(self._work, None) is None:
                self._show()
        return super().update(now)

    def _begin(self) -> None:
        """Everything is read: offer what there is to choose from."""
        newest = self._counting.hands[-1]
        self._filters = Filters(self._counting.found, newest.points, self._filter)
        self.group.add(*self._filters.choices, self._export, self._area)
        self._filter()

    def _filter(self) -> None:
        """Look at the hands that the filters let through."""
        if self._filters is not None:
            self._survey = Survey(self._filters.wanted, self._counting)
            self._work = self._survey_work(self._survey)
            self._ready = False
            self.changed()

    def _survey_work(self, survey: Survey) -> Iterator[int]:
        yield from survey.work()
        yield from survey.group(self._by.value)

    def _regroup(self) -> None:
        """Group the hands by something else."""
        if self._survey is not None and self._ready:
            self._work = self._survey.group(self._by.value)
            self._ready = False
            self.changed()

    def _show(self) -> None:
        """All is worked out: show it."""
        self._ready = True
        survey = self._survey
        if survey is not None and survey.figures.hands:
            scored = survey.figures.wanted.points
            for page in self._pages.values():
                page.show(survey, self._others(survey), scored=scored)
        self.resized(self.stage.viewport)
        self._area.version = object()
        self.changed()

    def _others(self, survey: Survey) -> str:
        """What the others at the tables are called: bots, if that is all they are."""
        persons = survey.figures.wanted.person
        bots = all(
            not told.person or told.name == persons
            for hand, _seat in survey.figures.hands
            for told in hand.digest.seats
        )
        return _("Bots") if bots else _("Others")

    def _turn_to(self, page: str) -> None:
        self._area.scroll_to(0, at_once=True)
        self._area.version = page
        self.resized(self.stage.viewport)

    def _open_export(self) -> None:
        """Offer to write the hands into files."""
        if self._filters is not None:
            ask_for_export(self.stage, self.house, self._filters.wanted.person)

    @property
    def _words(self) -> Told | None:
        """What is told in place of a page."""
        if not self._total or (self._counting.done and not self._counting.found.people):
            return empty_told()
        return none_told() if self._ready and self._survey is not None and not self._survey.figures.hands else None

    def arrange(self, body: Box) -> None:
        """Tabs in the header, the filters below it, then the page."""
        self._tabs.box, rest = header_row(body).cut_right(min(_TABS, body.w * 0.62), _GAP)
        self._export.label = _("Export")
        wide = self._export.natural_width(self.stage.text)
        if wide > rest.w - _TITLE:
            self._export.label, wide = "", rest.h
        self._export.box = rest.cut_right(wide)[0]
        room = body.cut_bottom(_BOTTOM)[1]
        self._new_game.box = Box.around((room.center[0], room.center[1] + 130), 240, 60)
        if self._filters is None:
            return
        high = self._filters.arrange(room)
        self._lay_out(room.cut_top(high)[1])

    def _lay_out(self, room: Box) -> None:
        """The page in the room below the filters; it scrolls where it is higher."""
        self._area.empty()
        self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
        self._area.content_height = room.h
        if self.survey is None or self._words is not None:
            return
        page = self._pages[self._tabs.value]
        high = page.arrange(self._area, room.w, room.h)
        if high > room.h + 0.5:
            self._area.empty()
            self._area.box = room
            high = page.arrange(self._area, self._area.inner_width, room.h)
        self._area.content_height = high

    def paint(self, canvas: Canvas) -> None:
        """Draw what stands in place of a page."""
        told = self._words
        if told is not None:
            self._draw_words(canvas, told)
        elif self._survey is None:
            self._draw_progress(canvas)

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        if self._survey is not None and self._words is None and self._pages_know:
            self._pages[self._tabs.value].draw(canvas, content)

    @property
    def _pages_know(self) -> bool:
        return self._area.version != 0

    def _draw_words(self, canvas: Canvas, told: Told) -> None:
        theme, (x, y) = canvas.theme, self.body.cut_bottom(_BOTTOM)[1].center
        draw_emblem(canvas, self.stage, (x, y - 120), 128)
        canvas.text((x, y - 14), told.head, "heading", theme.gold_light, anchor="center")
        canvas.text((x, y + 32), told.words, "body", theme.ink, anchor="midtop", max_width=640, align="center")

    def _draw_progress(self, canvas: Canvas) -> None:
        """How far the counting has come."""
        theme, (x, y) = canvas.theme, self.body.center
        counted = len(self._counting.hands) + self._counting.unreadable
        words = _("Counting hands: {n} of {total}").format(n=money(counted), total=money(self._total))
        canvas.text((x, y - 24), words, "body", theme.ink, anchor="center")
        bar = Box.around((x, y + 8), 360, 8)
        canvas.rounded(bar, theme.panel_inset, 4)
        done = bar.cut_left(max(8.0, bar.w * min(1.0, counted / max(1, self._total))))[0]
        canvas.rounded(done, theme.gold, 4)
