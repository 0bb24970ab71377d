"""The statistics: figures, comparisons, luck and fairness of the hands that the filters accept."""

from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.survey import Survey
from tonk.session.statistics.totals import BY
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.played_hands import replay_played
from tonk.ui.screens.parts.gold_letters import draw_emblem
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row, is_narrow
from tonk.ui.screens.statistics.exporting import ask_for_export
from tonk.ui.screens.statistics.page_set import COMPARE, FAIR, LUCK, OVERVIEW, PageSet, lay_out
from tonk.ui.screens.statistics.statistics_filters import Filters
from tonk.ui.screens.statistics.statistics_pages import StatisticsPage
from tonk.ui.screens.statistics.statistics_work import StatisticsWork
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, ScrollArea
from tonk.words import _, pgettext
from tonk.words.phrases import money
from tonk.words.statistics import HeadedText, empty_text, group_name, none_text

_BOTTOM, _TABS, _GAP, _TITLE = 20.0, 560.0, 10.0, 240.0
_LINE, _STEPS = 3.0, 40


class StatisticsScreen(TitledScreen):
    """Four pages about the played hands.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        name: The name of the person whose figures are shown first; empty for the most frequent player.

    Attributes:
        work: The reading and summing of hands, and the drawing of their pages.
    """

    least_page = (853.0, 480.0)
    column = (640.0, 720.0)
    tabbed = True

    def __init__(self, ui: UiContext, services: Services, name: str = "") -> None:
        super().__init__(ui, services, _("Statistics"))
        self._first_shown = name
        pages = [(OVERVIEW, _("Overview")), (COMPARE, _("Compare")), (LUCK, _("Luck")), (FAIR, _("Fair deals?"))]
        self._tabs = ChoiceField("", pages, OVERVIEW, lambda page: self.work.turn_to(page))
        self._by = ChoiceField("", [(by, group_name(by)) for by in BY], BY[1], lambda _by: self._regroup())
        self._tabs.called, self._by.called = pgettext("part of a screen", "Page"), pgettext("statistics", "Grouped")
        self._area = ScrollArea(self._paint_page)
        self._export = Button(_("Export"), self._open_export, icon=icon("export"), tooltip=_("Export hands to a file"))
        self._new_game = Button(_("New game"), services.routes.show_new_game, kind="primary")
        self._filters: Filters | None = None
        self._page: StatisticsPage | None = None
        self._turned_to = OVERVIEW
        self._room = Box(0, 0, 0, 0)
        self._progress_shown: tuple[int | None, int] | None = None
        self.work = StatisticsWork(services.history, self._pages_of, self._offer_filters, self._show)
        self._await_hands()
        if self.work.total == 0:
            self.group.default = self._new_game

    @property
    def survey(self) -> Survey | None:
        """Return the shown figures; None before everything has been counted."""
        work = self.work
        return work.pages.survey if work.pages is not None and work.coming is None else None

    def update(self, now: float) -> bool:
        """Work for a part of the frame; draw possible next pages ahead if there is nothing else to do."""
        self.work.update(now)
        self._allow_export()
        coming = self.work.coming
        progress = (None if coming is None else int(coming * _STEPS), self.work.loaded)
        if progress != self._progress_shown:
            self._progress_shown = progress
            self.changed()
        changed = super().update(now)
        if not changed:
            self.work.draw_ahead()
        return changed

    def wakes_at(self, now: float) -> float:
        """Return ``now`` while hands are counted (`Screen`)."""
        return now if self.work.busy else super().wakes_at(now)

    def came_back(self) -> None:
        """Count newly played hands as well, keeping the choices."""
        total = self.services.history.count()
        if total not in (None, self.work.total):
            self.work.read(total)
            self._await_hands()

    def _await_hands(self) -> None:
        """Show the way to a first game, or the tabs of the pages to come."""
        if self.work.pages is None:
            self.group.remove(self._tabs, self._new_game)
            self.group.add(self._new_game if self.work.total == 0 else self._tabs)

    def _offer_filters(self, loader: StatsLoader) -> None:
        """Offer the choices in the loaded hands."""
        before = self._filters
        self._filters = Filters(loader.filter_choices, loader.hands[len(loader.hands) - 1].points, self._filter)
        if before is None:
            self._filters.show_person(self._first_shown)
        else:
            self._filters.take_over(before)
            self.group.remove(*before.choices, self._export, self._area)
        self.group.add(*self._filters.choices, self._export, self._area)
        self.resized(self.ui.viewport)
        self._filter()

    def _filter(self) -> None:
        """Use the hands that the filters accept, once all have been read."""
        if self._filters is not None:
            self.work.count(self._filters.wanted, self._by.value)
            self._allow_export()

    def _regroup(self) -> None:
        """Group the hands by another property."""
        if self.work.pages is not None and self.work.coming is None:
            self.work.group(self.work.pages, self._by.value)
        else:
            self._filter()

    def _pages_of(self, survey: Survey) -> PageSet:
        return PageSet(self.ui, survey, self._by, self._open)

    def _allow_export(self) -> None:
        """Enable the export once the hands are counted, if there are any."""
        if self.work.coming is not None:
            self._export.disabled = _("Still counting your hands. Try again in a moment.")
        else:
            self._export.disabled = None if self._page is not None else _("There are no hands to export.")

    def _show(self) -> None:
        """Show the chosen page."""
        shown = self.work.pages
        if self._turned_to != self._tabs.value:
            self._turned_to = self._tabs.value
            self._area.scroll_to(0, at_once=True)
        self._page = shown.page(self._tabs.value) if shown is not None and shown.survey.figures.hands else None
        self._allow_export()
        self._area.version = object()
        self.resized(self.ui.viewport)
        self.changed()

    def _open(self, point: BankrollPoint) -> None:
        """Replay the hand of a chart's point."""
        replay_played(self.services, self.services.history.hand((point.match_id, point.hand_no)))

    def _open_export(self) -> None:
        """Offer to write the hands to files."""
        if self._filters is not None and (pages := self.work.pages) is not None:
            ask_for_export(self.ui, self.services, self._filters.wanted, len(pages.survey.figures.hands))

    @property
    def _words(self) -> HeadedText | None:
        """Return the words shown instead of a page."""
        if self.work.nothing_to_count:
            return empty_text()
        pages = self.work.pages
        return none_text() if pages is not None and not pages.survey.figures.hands else None

    def arrange(self, body: Box) -> None:
        """Place the tabs in the header, the filters below it, then the page."""
        row = header_row(body)
        self._tabs.box, rest = row.cut_right(min(_TABS, row.w * (0.86 if is_narrow(body) else 0.62)), _GAP)
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
        self.work.fit(self._room, self.ui.viewport)
        self._area.empty()
        if self._page is not None:
            lay_out(self._page, self._area, self._room)

    def paint(self, canvas: Canvas) -> None:
        """Draw the words instead of a page, or the progress of the next one."""
        work, words = self.work, self._words
        if words is not None:
            self._draw_words(canvas, words)
        elif work.pages is None:
            _draw_progress(canvas, self.body, work.loaded, work.total)
        if work.pages is not None and work.coming:
            line = Box(self._room.x, self._room.y - _GAP / 2 - _LINE / 2, self._room.w * work.coming, _LINE)
            canvas.fill(line, canvas.theme.gold)

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        for _part in self._page.draw(canvas, content) if self._page is not None else ():
            pass

    def _draw_words(self, canvas: Canvas, words: HeadedText) -> None:
        theme, (x, y) = canvas.theme, self.body.cut_bottom(_BOTTOM)[1].center
        draw_emblem(canvas, self.ui, (x, y - 120), 128)
        canvas.text((x, y - 14), words.head, "heading", theme.gold_light, anchor="center")
        canvas.text((x, y + 32), words.words, "body", theme.ink, anchor="midtop", max_width=640, align="center")


def _draw_progress(canvas: Canvas, room: Box, loaded: int, total: int | None) -> None:
    """Draw the progress of the counting."""
    theme, (x, y) = canvas.theme, room.center
    if total is None:
        canvas.text((x, y), _("Still reading the history…"), "body", theme.ink, anchor="center")
        return
    words = _("Counting hands: {n} of {total}").format(n=money(loaded), total=money(total))
    canvas.text((x, y - 24), words, "body", theme.ink, anchor="center")
    bar = Box.around((x, y + 8), 360, 8)
    canvas.rounded(bar, theme.panel_inset, 4)
    done = bar.cut_left(max(8.0, bar.w * min(1.0, loaded / max(1, total))))[0]
    canvas.rounded(done, theme.gold, 4)
