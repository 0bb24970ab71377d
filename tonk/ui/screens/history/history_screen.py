"""The history: every hand played, details of the chosen one, and a chart of the bankroll."""

from collections.abc import Sequence

from tonk.session.match.played_hand import BankrollPoint, HandFilter, PlayedHand, rules_key
from tonk.session.match.score_sheet import sheet_of_history
from tonk.session.statistics.totals import counted_in
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.bankroll_chart import BankrollChart, draw_head, head_height
from tonk.ui.screens.history.chosen_hand import ChosenHand
from tonk.ui.screens.history.ledger import Account, EndingCount, Ledger, notes, tallies
from tonk.ui.screens.history.listings import Shown, charted, draw_marks, draw_results, is_mixed, listings, marks
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.gold_letters import draw_emblem
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row, is_narrow
from tonk.ui.screens.statistics.endings_chart import draw_endings, endings_title
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField
from tonk.ui.widgets.field import Value
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.figures import Counted
from tonk.words.phrases import person
from tonk.words.statistics import counted_text
from tonk.words.table.names import about

_PAD, _GAP, _BOTTOM = 20.0, 14.0, 20.0
_ROW = 66.0
_ALL = ""
_MOST_LINES = 6
_COLUMN, _EMPTY = (640.0, 1000.0), (640.0, 480.0)
"""The room for the parts below each other, and for the words instead of them."""
_LIST_SHARE, _CHART_SHARE, _LEAST_CHART = 0.37, 0.41, 224.0
_ENDINGS, _ENDINGS_SHARE = 286.0, 0.36
_LEAST_WORDS = 72.0
_MARK, _NOTE = 4.0, 20.0
_TITLED = 180.0
"""The least height of the chart of the endings that has a title."""


class HistoryScreen(TitledScreen):
    """A list of hands with two filters, the money, the endings, and the chosen hand."""

    pastes = True
    least_page = (1066.0, 600.0)
    tabbed = True

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("History"))
        self._book = services.history
        self._ledger = Ledger(self._book)
        self._known = 0
        self._people: list[str] = []
        self._accounts: list[Account] = []
        self._list = Picker(0, _ROW, self._draw_hand, self._pick)
        self._tallies: list[EndingCount] = []
        self._points = self._mixed = False
        self._counted = 0
        self._lines = BankrollChart(ui, self._open)
        self._hand = ChosenHand(ui, services, lambda: self._person.value, self._show_sheet)
        all_rules: Shown = ("", None)
        self._rules = ChoiceField("", [(all_rules, "")], all_rules, lambda _shown: self._filter())
        self._person = ChoiceField("", [(_ALL, "")], _ALL, lambda _name: self._filter())
        self._list.called, self._rules.called = _("Hands"), _("Rules")
        self._person.called = pgettext("a choice", "Whose hands")
        self._statistics = Button("", services.routes.show_statistics, icon=icon("chart"), tooltip=_("Statistics"))
        self._new_game = Button(_("New game"), services.routes.show_new_game, kind="primary")
        self._left = self._charts = self._chart = self._endings = self._right = Box(0, 0, 0, 0)
        self.group.add(
            self._rules, self._person, self._list, self._hand.area, self._lines, self._statistics, self._new_game
        )
        self._look_up(self._ledger.count)

    @property
    def chosen(self) -> PlayedHand | None:
        """Return the chosen hand."""
        row = self._list.marked
        return None if row is None else self._ledger.hand(row)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """Return the account of each person over the listed hands."""
        return tuple(self._accounts)

    @property
    def count(self) -> int:
        """Return the number of listed hands."""
        return self._ledger.count

    def arrange(self, body: Box) -> None:
        """Place the list at the left, chart and hand at the right; in a high, narrow window all below each other."""
        bar = header_row(body)
        if self.ui.settings.statistics:
            self._statistics.box, bar = bar.cut_right(bar.h, _GAP)
        wide = min(300.0, (bar.w - (_GAP if is_narrow(body) else 230)) / 2)
        self._person.box, rest = bar.cut_right(wide, _GAP)
        self._rules.box = rest.cut_right(wide)[0] if self._person.visible else self._person.box
        room = body.cut_bottom(_BOTTOM)[1]
        if room.h > room.w:
            self._charts, rest = room.cut_top(room.h * 0.28, _GAP)
            self._right, self._left = rest.cut_bottom(rest.h * 0.34, _GAP)
        else:
            self._left, column = room.cut_left(room.w * _LIST_SHARE, _GAP)
            self._charts, self._right = column.cut_top(max(_LEAST_CHART, column.h * _CHART_SHARE), _GAP)
        self._endings, self._chart = self._charts.cut_right(min(_ENDINGS, self._charts.w * _ENDINGS_SHARE), _GAP)
        lines = self._chart.inset(_PAD, 14).cut_top(head_height(self._accounts), 4)[1]
        self._lines.box = lines.cut_bottom(_NOTE, 4)[1] if self._left_out else lines
        inner = self._left.inset(8)
        bar_room = 0.0 if self._list.content_height > inner.h else BAR_WIDTH + 4
        self._list.box = Box(inner.x, inner.y, inner.w + bar_room, inner.h)
        self._hand.place(self._right.inset(8))
        self._new_game.box = Box.around((room.center[0], room.center[1] + 130), 240, 60)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels and the chart."""
        if not self._ledger.count and not self._rules.value[0] and self._person.value == _ALL:
            draw_empty(canvas, self.ui, self.body.cut_bottom(_BOTTOM)[1])
            return
        panels = (self._left, self._chart, self._endings, self._right)
        for panel in panels if self._accounts else (self._left, self._charts, self._right):
            canvas.panel(panel)
        if not self._ledger.count:
            center = self._left.center
            canvas.text(center, _("No hands like these yet."), "body", canvas.theme.ink_soft, anchor="center")
        if self._accounts:
            head = self._chart.inset(_PAD, 14).cut_top(head_height(self._accounts))[0]
            draw_head(canvas, head, self._accounts, self._lines, self._counted_in)
            if self._left_out:
                self._draw_note(canvas)
            self._draw_endings(canvas, self._endings.inset(_PAD, 14))
        else:
            canvas.text(
                self._charts.center,
                none_counted(self.chosen, self._person.value, every_game=not self._one_game),
                "body",
                canvas.theme.ink_soft,
                anchor="center",
            )

    @property
    def _one_game(self) -> str:
        """Return the rules of all listed hands, which may be all that was ever played; "" if they differ."""
        played = {rules for (rules, _points), _name in self._rules.options if rules}
        return self._rules.value[0] or (played.pop() if len(played) == 1 else "")

    @property
    def _counted_in(self) -> Counted:
        """Return the unit in which the chart's hands are counted."""
        return counted_in(self._one_game or None, points=self._points)

    @property
    def _left_out(self) -> bool:
        """Return whether the chart and the ring leave out listed hands."""
        return self._counted < self._ledger.count

    def _draw_endings(self, canvas: Canvas, box: Box) -> None:
        """Draw the chart of the endings, with its title where there is room."""
        if box.h >= _TITLED:
            head, box = box.cut_top(head_height(self._accounts[:1]), 6)
            title = endings_title(self._counted_in)
            canvas.shrinking_line(head, title, ("heading", "strong"), canvas.theme.gold)
        draw_endings(canvas, box, self._tallies, self._counted_in)

    def _draw_note(self, canvas: Canvas) -> None:
        """Say below the chart which of the listed hands it and the ring count."""
        counts = counted_text(self._counted, self._ledger.count, scored=self._counted_in == "points", mixed=self._mixed)
        line = self._chart.inset(_PAD, 10).cut_bottom(_NOTE)[0]
        canvas.line_of_text(line, counts, "small", canvas.theme.ink_soft)

    def came_back(self) -> None:
        """List newly played hands as well, keeping the choice."""
        count = self._book.count()
        if count is None or count == self._known:
            return
        hand, below = self.chosen, self._ledger.count - (self._list.marked or 0)
        self._look_up(count)
        self.resized(self.ui.viewport)
        row = self._ledger.count - below
        now = self._ledger.hand(row) if row >= 0 else None
        if hand is not None and now is not None and now.key == hand.key:
            self._list.mark(row)

    def _look_up(self, count: int) -> None:
        """Determine the kinds of this many hands, and offer to list them."""
        self._known = count
        self._people = self._book.people()
        _offer(self._rules, listings(self._book))
        _offer(self._person, [(_ALL, _("Everyone")), *((name, person(name)) for name in self._people)])
        there = self._known > 0
        for widget in (self._rules, self._person, self._list, self._hand.area, self._lines):
            widget.visible = there
        # With only one player, there is no choice.
        self._person.visible = there and len(self._people) > 1
        self._statistics.visible = there and self.ui.settings.statistics
        self.column = _COLUMN if there else _EMPTY
        self._new_game.visible = not there
        self.group.default = None if there else self._new_game
        if there and self.group.focused in (None, self._new_game):
            self.group.focus(self._list)
        self._filter()

    def _filter(self) -> None:
        """List the hands that both filters accept."""
        listed = HandFilter(self._one_game or None, self._person.value or None, self._rules.value[1])
        self._ledger = Ledger(self._book, listed)
        names = [self._person.value] if self._person.value else self._people[:_MOST_LINES]
        self._mixed = is_mixed(self._book, listed)
        counted = charted(self._book, listed, mixed=self._mixed)
        found = self._ledger.accounts(names, points=counted.points)
        self._accounts = [account for account in found if account.balances]
        self._tallies = tallies(self._accounts)
        self._points, self._counted = bool(counted.points), self._book.count(counted) or 0
        self._lines.show(self._accounts, rounds=self._counted_in == "points")
        self._list.marked = None
        self._list.count = self._ledger.count
        self._list.version = (self._rules.value, self._person.value, self._known)
        self._list.scroll_to(0, at_once=True)
        self._list.marked = 0 if self._ledger.count else None
        self._pick(0)

    def _pick(self, _row: int) -> None:
        hand = self.chosen
        self._hand.show(hand, self._ledger.story(hand) if hand is not None else None, self._list.version)
        self.resized(self.ui.viewport)
        self.changed()

    def _show_sheet(self) -> None:
        """Open the score sheet of the hand's match."""
        row, hand = self._list.marked, self.chosen
        if row is None or hand is None:
            return
        rules = self._ledger.story(hand).rules
        sheet = sheet_of_history(self._ledger.match_of(row), rules)
        if sheet is not None:
            self.services.routes.show_score_sheet(sheet)

    def _open(self, point: BankrollPoint) -> None:
        """Choose the hand of a point in the chart."""
        row = self._ledger.row_of(point)
        if row is not None:
            self._list.mark(row)

    def _draw_hand(self, canvas: Canvas, box: Box, row: int) -> None:
        """Draw a row of the list: the ending, the persons' gains, the date, and the rules."""
        hand = self._ledger.hand(row)
        if hand is None:
            return
        theme = canvas.theme
        inner = box.inset(16, 8)
        upper, lower = inner.split_rows(2)
        persons = hand.people
        mark = change_color(theme, sum(hand.net[seat] for seat in persons))
        canvas.rounded(Box(box.x + 4, box.y + 12, _MARK, box.h - 24), mark, _MARK / 2)
        title = self._ledger.story(hand).title
        # Several persons' money is longer than one person's, and gets the line with fewer words.
        money_line = lower if len(persons) > 1 else upper
        left = draw_results(canvas, money_line, hand, self._color_of, mixed=self._mixed)
        for line, said, style, ink in (
            (upper, [title], "strong", theme.ink),
            (lower, notes(hand), "small", theme.ink_soft),
        ):
            room = Box(line.x, line.y, left - 14 - line.x if line is money_line else line.w, line.h)
            if line is lower:
                room = draw_marks(canvas, room, marks(hand, mixed=self._mixed))
            if room.w > _LEAST_WORDS:
                words = next((one for one in said if canvas.text_renderer.measure(one, style)[0] <= room.w), said[-1])
                canvas.line_of_text(room, words, style, ink)

    def _color_of(self, name: str) -> Color:
        """Return the colour of a person in the chart."""
        found = [number for number, one in enumerate(self._accounts) if person(one.name) == name]
        return self._lines.color(found[0]) if found else self.ui.theme.ink_soft


def _offer(choice: ChoiceField[Value], options: Sequence[tuple[Value, str]]) -> None:
    """Give a choice these options; it keeps its value if that is one of them."""
    choice.options = tuple(options)
    if choice.value not in dict(options):
        choice.value = options[0][0]


def none_counted(hand: PlayedHand | None, name: str, *, every_game: bool) -> str:
    """Return why there is nothing to draw.

    Args:
        hand: The newest of the listed hands.
        name: The player whose hands are listed; empty for all players.
        every_game: Whether hands of all games are listed.
    """
    if hand is not None and every_game and counted_in(rules_key(hand.rules, hand.rules_name), points=True) != "points":
        return _("Hands of other games are counted apart. Choose a game above.")
    if not name or (hand is not None and hand.kind):
        return _("Only match hands without help are counted here.")
    return about(name, _("You were a bot in these hands."), _("{name} was a bot in these hands."))


def draw_empty(canvas: Canvas, ui: UiContext, room: Box) -> None:
    """Draw the sentence in the room of a history without hands.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        room: The room that there is, in units.
    """
    theme, (x, y) = canvas.theme, room.center
    draw_emblem(canvas, ui, (x, y - 120), 128)
    canvas.text((x, y - 14), _("No hands yet"), "heading", theme.gold_light, anchor="center")
    sentence = _("Every hand you play is kept here, with what you won or lost.")
    canvas.text((x, y + 32), sentence, "body", theme.ink, anchor="center", max_width=640, align="center")
