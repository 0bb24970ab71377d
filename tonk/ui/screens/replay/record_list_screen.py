"""Several hands from one file, to choose from."""

from collections.abc import Sequence
from functools import lru_cache

from tonk.records import Record
from tonk.records.reading import Unreadable, read_record
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import ListView
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import dotted, money, person
from tonk.words.replaying import hand_text, row_text
from tonk.words.rules.rule_sets import rules_name

_ROW, _BOTTOM, _WIDEST, _HEAD = 64.0, 24.0, 900.0, 34.0
_READ = 256
"""The number of rows to keep after reading."""


class RecordListScreen(TitledScreen):
    """The hands of a file, read as they become visible, since there may be thousands.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        texts: The records.
        name: Their file; may be empty.
    """

    pastes = True

    def __init__(self, ui: UiContext, services: Services, texts: Sequence[str], name: str) -> None:
        super().__init__(ui, services, _("Choose a hand"))
        self._texts = tuple(texts)
        self._name = person(name) if name else ""
        self._read = lru_cache(maxsize=_READ)(_record_or_why)
        self.list = ListView(len(self._texts), _ROW, self._draw_row, self._open)
        self.list.marked = 0
        self.list.called = _("Hands")
        self.group.add(self.list)
        self.group.focus(self.list)
        self._panel = Box(0, 0, 0, 0)

    def arrange(self, body: Box) -> None:
        """Place the list in the middle."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._panel = room.centered(min(_WIDEST, room.w), room.h)
        self.list.box = self._panel.inset(12, 10).cut_top(_HEAD, 4)[1]

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel and the number of hands."""
        canvas.panel(self._panel)
        head, count = self._panel.inset(24, 10).cut_top(_HEAD)[0], len(self._texts)
        count_text = ngettext("{n} hand", "{n} hands", count).format(n=money(count))
        canvas.line_of_text(head, dotted((self._name, count_text)), "strong", canvas.theme.gold)

    def _draw_row(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, read = canvas.theme, self._read(self._texts[row])
        upper, lower = box.inset(14, 8).split_rows(2)
        if isinstance(read, Record):
            first, second, ink = row_text(row + 1, read.seats), _result_of(read), theme.ink
        else:
            first, second, ink = _("{number}. Not a hand").format(number=row + 1), read, theme.bad
        canvas.line_of_text(upper, first, "strong", ink)
        canvas.line_of_text(lower, second, "small", theme.ink_soft)

    def _open(self, row: int) -> None:
        self.services.routes.show_record(self._texts[row])


def _record_or_why(text: str) -> Record | str:
    try:
        return read_record(text)
    except Unreadable as why:
        return str(why)


def _result_of(record: Record) -> str:
    """Return its rules, players and stake; its ending is checked and shown only when it is opened."""
    stake = None if record.rules.scores_points else record.stake
    ending = pgettext("a hand", "finished") if record.result is not None else ""
    return hand_text(rules_name(record.rules.name), len(record.seats), stake, "", ending)
