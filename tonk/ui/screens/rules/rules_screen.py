"""The rules screen: a rule book with a page for each rule set, and its contents beside it."""

from collections.abc import Callable

from tonk.rules import RuleSet
from tonk.session.house_rules import all_rules, rules_listed_with
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chooser import Chooser, Picker
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row
from tonk.ui.screens.rules.rules_leaflet import Leaflet
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, Wheel
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.rules.rule_sets import rules_name

_PAD, _GAP, _BOTTOM = 20.0, 14.0, 20.0
_MEASURE, _LINE = 580.0, 26.0
"""The width of a line of text, which is fewer than eighty letters, and its height."""
_SIDE = 272.0
_SET, _LEAST_SET, _ENTRY, _HEADING = 44.0, 36.0, 36.0, 40.0
_PAGES = 4
"""The number of pages under the open one."""
_NEAR = 60.0
"""The distance from the top within which a section's beginning counts as being read."""


class RulesScreen(TitledScreen):
    """A list of rule sets, one's contents, and its text.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        rules: The rule set to open; None for the common one, with a button for the house rules. A player who comes from
            a game or from the house rules goes back there instead.
    """

    least_page = (640.0, 480.0)

    def __init__(self, ui: UiContext, services: Services, rules: RuleSet | None) -> None:
        super().__init__(ui, services, _("Rules"))
        own = services.rulebook.all()
        self._sets = all_rules(own) if rules is None else rules_listed_with(rules, own)
        if rules is not None and rules not in self._sets:
            self._sets.append(rules)
        chosen = self._sets.index(rules) if rules is not None else 0
        self._list = Chooser([rules_name(one.name) for one in self._sets], chosen, self._choose)
        self._list.called = _("Rule sets")
        self._leaflet = Leaflet(ui)
        self._contents = Contents(self._draw_entry, self._go_to)
        self._contents.called = _("Contents")
        self._text = ScrollArea(self._paint_text)
        self._text.called = _("Rules")
        self._text.on_paper = True
        self._left = self._right = self._heading = Box(0, 0, 0, 0)
        self._column = _MEASURE
        self._own = Button(_("House rules"), self._make_own, kind="quiet", icon=icon("sliders"))
        self._own.visible = rules is None
        self.group.add(self._list, self._contents, self._text, self._own)
        self.group.focus(self._text)

    @property
    def rules(self) -> RuleSet:
        """Return the rule set whose text is shown."""
        return self._sets[self._list.marked or 0]

    def handle(self, event: Input) -> None:
        """Scroll the text by the wheel wherever the pointer is, except on lists."""
        lists = (self._list, self._contents)
        if isinstance(event, Wheel) and not any(one.box.contains(event.pos) and one.overflow for one in lists):
            self._text.handle(event)
            return
        super().handle(event)

    def update(self, now: float) -> bool:
        """Mark the section being read."""
        changed = super().update(now)
        tops, end, asked = self._leaflet.tops, self._text.overflow, self._contents.asked
        reading = max((n for n, start in enumerate(tops) if start <= self._text.top + _NEAR), default=0)
        if asked is not None and self._text.top >= end - 1 and tops[asked] > end:
            # The last sections share the end of the page: the requested one is meant.
            reading = asked
        if reading != self._contents.marked:
            self._contents.follow(reading)
            return True
        return changed

    def arrange(self, body: Box) -> None:
        """Place the lists at the left, the text at the right; in a high, narrow window the lists above."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._own.box = header_row(body).cut_right(self._own.natural_width(self.ui.text))[0]
        upright = room.h > room.w
        row = _SET if room.h > 560 else _LEAST_SET
        self._list.row_height = row
        self._list.count = len(self._sets)
        listed = len(self._sets) * row
        if upright:
            self._left, self._right = room.cut_top(listed + 2 * _PAD, _GAP)
            upper, lower = self._left.inset(_PAD, _PAD).split_columns(2, 2 * _PAD)
            self._heading = Box(0, 0, 0, 0)
        else:
            self._left, self._right = room.cut_left(_SIDE, _GAP)
            upper, lower = self._left.inset(_PAD, 14).cut_top(listed, 8)
            self._heading, lower = lower.cut_top(_HEADING)
        self._list.box = Box(upper.x - 6, upper.y, upper.w + 12 + BAR_WIDTH + 4, upper.h)
        self._arrange_text()
        self._contents.row_height = _ENTRY
        self._contents.count = len(self._leaflet.sections)
        bar = 0.0 if self._contents.content_height > lower.h else BAR_WIDTH + 4
        self._contents.box = Box(lower.x - 6, lower.y, lower.w + 16 + bar, lower.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel of the lists and the paper."""
        theme = canvas.theme
        canvas.panel(self._left)
        if self._heading.h:
            canvas.line_of_text(self._heading, _("Contents"), "heading", theme.gold)
        # Plain rectangles: a page has square corners, and a picture of this size would take much memory.
        for step in range(1, _PAGES + 1):
            under = self._right.move(1.5 * step, 1.5 * step)
            canvas.fill(under.cut_bottom(2)[0], mix(theme.card_cream, theme.card_edge, 0.4 + 0.5 * (step % 2)))
            canvas.fill(under.cut_right(2)[0], mix(theme.card_cream, theme.card_edge, 0.4 + 0.5 * (step % 2)))
        canvas.fill(self._right, theme.card_cream)

    def _arrange_text(self) -> None:
        self._text.box = Box(self._right.x + _PAD, self._right.y + 6, self._right.w - _PAD - 8, self._right.h - 12)
        # In a small window letters are larger than their units say, and so the line is longer.
        grown = self.ui.text.line_height("body") / _LINE
        self._column = min(_MEASURE * grown, self._text.inner_width - 24)
        self._text.content_height = self._leaflet.arrange(self.rules, self._column)

    def _choose(self, _row: int) -> None:
        self._text.scroll_to(0, at_once=True)
        self._text.version = self.rules.name
        self._contents.asked = None
        self.resized(self.ui.viewport)

    def _make_own(self) -> None:
        self.services.routes.show_house_rules()
        # That page replaces this one, whose list would miss rules made or deleted there.
        self.ui.screens.remove(self)

    def _go_to(self, section: int) -> None:
        self._contents.asked = section
        self._text.scroll_to(self._leaflet.tops[section] - 14)

    def _draw_entry(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, reading = canvas.theme, row == self._contents.marked
        ink = theme.gold_light if reading else theme.ink_soft
        canvas.line_of_text(box.inset(9, 0), self._leaflet.sections[row], "small", ink)

    def _paint_text(self, canvas: Canvas, content: Box) -> None:
        left = content.x + max(0.0, (content.w - self._column) / 2)
        self._leaflet.draw(canvas, left, content.y, self._text.box)


class Contents(Picker):
    """The sections of the page, with a mark on the current one; pressing a section turns to it.

    Attributes:
        asked: The section that the player last chose.
    """

    def __init__(self, draw_row: Callable[[Canvas, Box, int], None], on_pick: Callable[[int], None]) -> None:
        super().__init__(0, _ENTRY, draw_row, on_pick)
        self.asked: int | None = None

    def mark(self, row: int | None) -> None:
        """Turn to a section, even the marked one, whose beginning may be out of sight."""
        if row is not None and row == self.marked:
            self.on_pick(row)
        super().mark(row)

    def follow(self, row: int) -> None:
        """Mark the section being read, without turning to it."""
        self.marked = row
        self.show_part(row * self.row_height, self.row_height, margin=0)
