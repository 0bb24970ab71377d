"""The history: every hand played, what the one that is chosen came to, and a chart of the bankroll."""

from tonk.session.played import PlayedHand
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.backdrop import draw_emblem
from tonk.ui.scenes.chart import Series, draw_chart
from tonk.ui.scenes.chooser import Picker
from tonk.ui.scenes.hand_page import HandPage
from tonk.ui.scenes.ledger import Account, Ledger, when
from tonk.ui.scenes.screen import HEADER, Screen
from tonk.ui.scenes.stakes import money
from tonk.ui.scenes.standings import change_color, signed
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, Choice, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, ngettext
from tonk.words.phrases import person

_PAD, _GAP, _BOTTOM = 20.0, 14.0, 20.0
_ROW = 66.0
_ALL = ""
_MOST_LINES = 6
_CHART_SHARE, _LEAST_CHART = 0.47, 224.0


class HistoryScene(Screen):
    """A list of hands with two filters, a chart, and the hand that is chosen."""

    def __init__(self, stage: Stage, house: House) -> None:
        super().__init__(stage, house, _("History"))
        self._book = house.history
        self._ledger = Ledger(self._book)
        self._people = self._book.people()
        self._accounts: list[Account] = []
        self._list = Picker(0, _ROW, self._draw_hand, self._pick)
        self._page = HandPage(stage)
        self._area = ScrollArea(self._paint_hand)
        sets = [(_ALL, _("All rules")), *self._book.rules_played()]
        everyone = [(_ALL, _("Everyone")), *((name, person(name)) for name in self._people)]
        self._rules = Choice("", sets, _ALL, lambda _id: self._filter())
        self._person = Choice("", everyone, _ALL, lambda _name: self._filter())
        self._new_game = Button(_("New game"), house.show_new_game, kind="primary")
        self._left = self._chart = self._right = Box(0, 0, 0, 0)
        if self._ledger.count:
            self.group.add(self._rules, self._person, self._list, self._area)
            self.group.focus(self._list)
        else:
            self.group.add(self._new_game)
            self.group.default = self._new_game
        self._filter()

    @property
    def chosen(self) -> PlayedHand | None:
        """The hand that is chosen."""
        row = self._list.marked
        return None if row is None else self._ledger.hand(row)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """What the hands listed came to for each person."""
        return tuple(self._accounts)

    @property
    def count(self) -> int:
        """How many hands are listed."""
        return self._ledger.count

    def arrange(self, body: Box) -> None:
        """The list at the left, chart and hand at the right; a high, narrow window has all below each other."""
        wide = min(300.0, (body.w - 230) / 2)
        bar = Box(body.x, (HEADER - 48) / 2, body.w, 48)
        self._person.box, rest = bar.cut_right(wide, _GAP)
        self._rules.box = rest.cut_right(wide)[0]
        room = body.cut_bottom(_BOTTOM)[1]
        if room.h > room.w:
            self._chart, rest = room.cut_top(room.h * 0.28, _GAP)
            self._right, self._left = rest.cut_bottom(rest.h * 0.34, _GAP)
        else:
            self._left, column = room.cut_left(room.w * 0.5, _GAP)
            chart = max(_LEAST_CHART, column.h * _CHART_SHARE)
            self._chart, self._right = column.cut_top(chart, _GAP)
        inner = self._left.inset(8)
        bar_room = 0.0 if self._list.content_height > inner.h else BAR_WIDTH + 4
        self._list.box = Box(inner.x, inner.y, inner.w + bar_room, inner.h)
        self._area.box = Box(self._right.x + _PAD, self._right.y + 8, self._right.w - _PAD - 6, self._right.h - 16)
        self._area.content_height = self._page.height(self._area.inner_width - 8)
        self._new_game.box = Box.around((room.center[0], room.center[1] + 130), 240, 60)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels and the chart."""
        if not self._ledger.count and self._rules.value == _ALL and self._person.value == _ALL:
            self._draw_empty(canvas)
            return
        for panel in (self._left, self._chart, self._right):
            canvas.panel(panel)
        if not self._ledger.count:
            center = self._left.center
            canvas.text(center, _("No such hand was played."), "body", canvas.theme.ink_soft, anchor="center")
        self._draw_chart(canvas, self._chart.inset(_PAD, 14))

    def _filter(self) -> None:
        """List the hands that the two filters let through."""
        self._ledger = Ledger(self._book, self._rules.value or None, self._person.value or None)
        names = [self._person.value] if self._person.value else self._people[:_MOST_LINES]
        found = self._ledger.accounts(names)
        self._accounts = [account for account in found if account.balances]
        self._list.marked = None
        self._list.count = self._ledger.count
        self._list.version = (self._rules.value, self._person.value)
        self._list.scroll_to(0, at_once=True)
        self._list.marked = 0 if self._ledger.count else None
        self._pick(0)

    def _pick(self, _row: int) -> None:
        hand = self.chosen
        self._page.show(hand, self._ledger.story(hand) if hand is not None else None)
        self._area.version = (hand.id if hand is not None else 0, self._list.version)
        self._area.scroll_to(0, at_once=True)
        self.resized(self.stage.viewport)
        self.changed()

    def _paint_hand(self, canvas: Canvas, content: Box) -> None:
        self._page.draw(canvas, Box(content.x, content.y, self._area.inner_width - 8, content.h))

    def _draw_hand(self, canvas: Canvas, box: Box, row: int) -> None:
        """A row of the list: how it ended and what the persons won; when it was played, and by which rules."""
        hand = self._ledger.hand(row)
        if hand is None:
            return
        theme = canvas.theme
        inner = box.inset(14, 8)
        upper, lower = inner.split_rows(2)
        x = upper.right
        persons = [seat for seat in hand.people if seat < len(hand.seats)]
        for seat in reversed(persons[:3]):
            amount = hand.net[seat]
            x = canvas.text(
                (x, upper.center[1]), signed(amount), "strong", change_color(theme, amount), anchor="midright"
            ).x
            if len(persons) > 1:
                name = canvas.text_renderer.fit(person(hand.seats[seat]), "small", 84)
                x = canvas.text((x - 6, upper.center[1] + 1), name, "small", theme.ink_soft, anchor="midright").x - 14
        title = Box(upper.x, upper.y, x - upper.x - 14, upper.h)
        canvas.line_of_text(title, self._ledger.story(hand).title, "strong", theme.ink)
        rules = hand.rules_name
        canvas.line_of_text(
            lower, "  ·  ".join(part for part in (when(hand.played_at), rules) if part), "small", theme.ink_soft
        )

    def _draw_chart(self, canvas: Canvas, box: Box) -> None:
        theme = canvas.theme
        if not self._accounts:
            canvas.text(box.center, _("No person has played such a hand."), "body", theme.ink_soft, anchor="center")
            return
        alone = len(self._accounts) == 1
        title = _("Bankrolls") if not alone else _("Bankroll of {name}").format(name=person(self._accounts[0].name))
        head, rest = box.cut_top(34, 8)
        drawn = canvas.text(
            (head.x, head.y - 2), canvas.text_renderer.fit(title, "heading", head.w * 0.55), "heading", theme.gold
        )
        line = Box(drawn.right + 16, head.y, head.right - drawn.right - 16, head.h)
        if alone:
            self._draw_totals(canvas, line, self._accounts[0])
        else:
            self._draw_legend(canvas, line)
        colors = (theme.gold_light,) if alone else theme.seats
        draw_chart(
            canvas,
            rest,
            [Series(a.name, color, a.balances) for a, color in zip(self._accounts, colors, strict=False)],
        )

    def _draw_totals(self, canvas: Canvas, box: Box, account: Account) -> None:
        theme, y = canvas.theme, box.center[1]
        hands = len(account.balances)
        x = canvas.text(
            (box.right, y), signed(account.net), "number", change_color(theme, account.net), anchor="midright"
        ).x
        words = ngettext("{n} hand, {won} won", "{n} hands, {won} won", hands).format(
            n=money(hands), won=money(account.won)
        )
        canvas.line_of_text(Box(box.x, box.y, x - box.x - 16, box.h), words, "body", theme.ink_soft, "right")

    def _draw_legend(self, canvas: Canvas, box: Box) -> None:
        theme, x, y = canvas.theme, box.right, box.center[1]
        for account, color in reversed(list(zip(self._accounts, theme.seats, strict=False))):
            words = canvas.text(
                (x, y), signed(account.net), "strong", change_color(theme, account.net), anchor="midright"
            )
            name = canvas.text_renderer.fit(person(account.name), "small", 90)
            words = canvas.text((words.x - 6, y + 1), name, "small", theme.ink, anchor="midright")
            canvas.disc((words.x - 10, y), 5, color)
            x = words.x - 32
            if x < box.x + 60:
                return

    def _draw_empty(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.body.center[0], self.body.cut_bottom(_BOTTOM)[1].center[1]
        draw_emblem(canvas, (x, y - 120), 128)
        canvas.text((x, y - 14), _("No hands yet"), "heading", theme.gold_light, anchor="center")
        sentence = _("Every hand you play will be kept here, with what it won and what it cost.")
        canvas.text((x, y + 32), sentence, "body", theme.ink, anchor="center", max_width=640, align="center")
