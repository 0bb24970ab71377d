"""The page about saved files: their folder, the messages and the backups."""

from collections.abc import Hashable
from functools import partial

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.dialog import Dialog, DialogAnswer
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.dates import time_text
from tonk.words.saves import KeptBackup, backup_contents, backup_name, restore_question, where_unsaved

_PAD, _GAP, _BUTTON, _HEADING, _BOTTOM, _MOST = 24.0, 12.0, 48.0, 44.0, 18.0, 900.0
_BESIDE = 560.0
"""The width of a column below which a button is below its words."""
_TIME = 84.0


class SavesScreen(TitledScreen):
    """The folder, unsaved changes, the backups with a button each, and the messages of this session.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Saves and messages"))
        self._saves = services.saves
        self._area = ScrollArea(self._paint_page)
        self._copy = Button(
            _("Copy path"),
            lambda: copied(ui, self._saves.folder),
            icon=icon("copy"),
            tooltip=_("Copy the folder's path"),
        )
        self._again = Button(pgettext("button", "Try again"), self._saves.try_again, kind="primary")
        self._backups: list[tuple[KeptBackup, Button]] = []
        self._words: list[tuple[str, str, Box, str]] = []
        """The words, their styles, their places, and the words spoken instead."""
        self._seen: Hashable = None
        self.group.add(self._area)
        self._look()

    def update(self, now: float) -> bool:
        """Follow saves, restores and messages."""
        if self._seen != self._state:
            self._look()
            self.resized(self.ui.viewport)
            self.changed()
        return super().update(now)

    @property
    def _state(self) -> Hashable:
        return self._saves.messages_so_far, self._saves.failing

    def _look(self) -> None:
        """List the present backups; the keyboard stays on its button."""
        self._seen = self._state
        known = {backup.name: button for backup, button in self._backups}
        self._backups = [
            (backup, known.get(backup.name) or self._restore_button(backup)) for backup in self._saves.list_backups()
        ]

    def _restore_button(self, backup: KeptBackup) -> Button:
        button = Button(pgettext("button", "Restore"), partial(self._ask, backup), icon=icon("undo"))
        button.called = f"{button.label}, {backup_name(backup)}"
        if self.services.matches.playing is not None:
            button.disabled = _("Leave the table first")
        return button

    def _ask(self, backup: KeptBackup) -> None:
        answers = (
            DialogAnswer(_("Cancel")),
            DialogAnswer(pgettext("button", "Restore"), partial(self._saves.restore_backup, backup.name), "primary"),
        )
        self.ui.screens.push(Dialog(self.ui, _("Restore this backup?"), restore_question(backup), answers))

    def arrange(self, body: Box) -> None:
        """Place the parts below each other, each under its heading."""
        room = body.cut_bottom(_BOTTOM)[1].centered(min(body.w, _MOST), body.h - _BOTTOM)
        self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
        self._area.empty()
        self._words = []
        inner = Box(_PAD, 0, room.w - 2 * _PAD, 0)
        y = _PAD - 4
        if self._saves.failing:
            y = self._heading(_("Not everything is saved"), inner, y, "alarm")
            unsaved = self._saves.unsaved
            y = self._beside(
                self._again, "\n".join([*unsaved.troubles, where_unsaved(unsaved, closing=False)]), inner, y
            )
        y = self._heading(_("Where everything is kept"), inner, y)
        y = self._beside(self._copy, self._saves.folder_shown, inner, y)
        y = self._heading(_("Backups"), inner, y)
        y = self._line(
            _("Your history and matches are backed up every day you play. The last 5 days are kept."),
            inner,
            y,
        )
        for backup, button in self._backups:
            y = self._beside(button, f"{backup_name(backup)}\n{backup_contents(backup)}", inner, y)
        y = self._heading(_("Messages"), inner, y + _GAP)
        messages = self._saves.messages
        if not messages:
            y = self._line(_("There have been no messages about files or disks since Tonk started."), inner, y)
        for shown_at, sentence in messages:
            y = self._message(time_text(shown_at), sentence, inner, y)
        self._area.content_height = y + _PAD - _GAP
        self._area.version = (self._seen, len(self._backups), self.ui.viewport.scale)

    def _heading(self, title: str, inner: Box, y: float, style: str = "heading") -> float:
        self._words.append((title, style, Box(inner.x, y, inner.w, _HEADING), ""))
        return y + _HEADING

    def _line(self, words: str, inner: Box, y: float) -> float:
        high = self.ui.text.measure(words, "small", inner.w)[1]
        self._words.append((words, "small", Box(inner.x, y, inner.w, high), ""))
        return y + high + _GAP

    def _beside(self, button: Button, words: str, inner: Box, y: float) -> float:
        """Place words with a button at their right, or below them in little room, and return their lower end."""
        width = button.natural_width(self.ui.text)
        below = inner.w < _BESIDE
        wide = inner.w if below else inner.w - width - _PAD
        high = self.ui.text.measure(words, "body", wide)[1]
        row = high if below else max(high, _BUTTON)
        self._words.append((words, "body", Box(inner.x, y + (row - high) / 2, wide, high), ""))
        at = (inner.x, y + high + 6) if below else (inner.right - width, y + (row - _BUTTON) / 2)
        self._area.place(button, Box(*at, width, _BUTTON))
        return y + row + (_BUTTON + 6 if below else 0.0) + _GAP

    def _message(self, time: str, sentence: str, inner: Box, y: float) -> float:
        """Place a message behind its time, and return its lower end."""
        wide = inner.w - _TIME
        high = self.ui.text.measure(sentence, "small", wide)[1]
        self._words.append((time, "time", Box(inner.x, y, _TIME, high), f"{time}. {sentence}"))
        self._words.append((sentence, "small", Box(inner.x + _TIME, y, wide, high), " "))
        return y + high + _GAP

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        canvas.panel(Box(content.x, content.y, content.w, content.h))
        theme = canvas.theme
        looks = {
            "heading": ("heading", theme.gold),
            "alarm": ("heading", theme.ink),
            "body": ("body", theme.ink),
            "small": ("small", theme.ink_soft),
            "time": ("small-strong", theme.gold_light),
        }
        for words, look, box, heard in self._words:
            style, ink = looks[look]
            at = box.move(content.x, content.y)
            with saying(canvas, at, partial(str.strip, heard or words)):
                canvas.text((at.x, at.y), words, style, ink, max_width=box.w)
