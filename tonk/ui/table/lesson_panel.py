"""The walk-through at the table: a lesson stands where the log is, until it has been read; nothing waits for it.

It grows upwards from there as far as nothing else lies, so that it never covers the hand, the piles, the seats or what
lies before them.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from tonk.rules.events import Event
from tonk.session.settings import Settings
from tonk.session.sitting import Sitting
from tonk.session.teaching import Teaching, due
from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key
from tonk.ui.scene import Stage
from tonk.ui.table.board import Board
from tonk.ui.table.hud import log_box
from tonk.ui.table.layout import SIDE, TableLayout
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.lessons import Lesson, lesson

_PAD, _GAP, _APART = 14.0, 8.0, 10.0
_HEAD, _BUTTON = 30.0, 38.0
_READ_SHARE = 0.44
"""The room of the first of the two buttons: the other's words are longer."""
_KEY = pygame.K_g


class Table(Protocol):
    """The table that lessons are about."""

    stage: Stage
    sitting: Sitting
    board: Board


class LessonPanel:
    """Shows the lessons of a table one after the other.

    Args:
        table: The table.
        keep: Told of settings that have changed: which lessons have been read, or that none is wanted.
    """

    def __init__(self, table: Table, keep: Callable[[Settings], None]) -> None:
        self._table = table
        self._keep = keep
        self._kept = table.stage.settings.lessons_seen
        self._teaching = Teaching(self._kept)
        self._shown: Lesson | None = None
        self._area = ScrollArea(self._paint)
        self._read = Button(_("Got it"), self.read, kind="primary", key_hint="G")
        self._skip = Button(_("No more"), self.skip_all, kind="bare", tooltip=_("No lessons; the settings have them"))
        self._group = WidgetGroup(self._area, self._read, self._skip, arrows=False)
        self._stale = False
        self.box = Box(0, 0, 0, 0)

    @property
    def shown(self) -> Lesson | None:
        """The lesson that can be read now."""
        return self._shown

    @property
    def speaks(self) -> bool:
        """Whether there is a lesson to be read now."""
        return self._shown is not None

    def notice(self, events: Sequence[Event]) -> None:
        """Something has happened, or another player looks: see what there is to learn."""
        table = self._table
        if table.stage.settings.lessons_seen != self._kept:  # the player wants them all again
            self._kept = table.stage.settings.lessons_seen
            self._teaching = Teaching(self._kept)
        if not table.sitting.persons or not table.stage.settings.lessons:
            self._teaching.forget()
        else:
            asked, board = table.sitting.asked is not None, table.board
            lessons = due(board.view, events, asked=asked, open_hand=board.open_hand)
            self._teaching.notice(lessons, open_hand=board.open_hand)
            self._remember()
        self._show()

    def read(self) -> None:
        """The lesson has been read: show the next one, if there is one."""
        self._teaching.read()
        self._remember()
        self._show()

    def at_end(self) -> str:
        """What the end of the hand teaches, told on its page, which counts as reading it; empty for nothing."""
        ended, view = self._teaching.read_end(), self._table.board.view
        self._remember()
        if not ended:
            return ""
        title, text = lesson(ended, view.rules)
        return _("{title}: {text}").format(title=title, text=text)

    def skip_all(self) -> None:
        """No lesson is wanted."""
        self._teaching.forget()
        self._keep(self._table.stage.settings.changed(lessons=False))
        self._show()

    def _remember(self) -> None:
        """Keep which lessons have been read, if those are others than before."""
        settings = self._table.stage.settings
        seen = tuple(sorted(self._teaching.seen))
        if seen != settings.lessons_seen:
            self._keep(settings.changed(lessons_seen=seen))
            self._kept = self._table.stage.settings.lessons_seen

    def _show(self) -> None:
        """Show what the teaching has come to."""
        name, view = self._teaching.current, self._table.board.view
        kinds = () if view.twist is None else view.twist.kinds
        always = self._table.sitting.match.plan.always is not None
        shown = None if name is None else lesson(name, view.rules, kinds, always=always)
        if shown != self._shown:
            self._shown, self._stale = shown, True
            self._area.version = shown
            self._area.scroll_to(0, at_once=True)
            self._group.focus(None)

    def handle(self, event: Input) -> bool:
        """Take what is meant for it; True when it was."""
        if self._shown is None:
            return False
        if isinstance(event, Key):
            if event.key == _KEY and not event.repeat and not event.ctrl and not event.alt:
                self.read()
                return True
            return False
        return self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""
        stale, self._stale = self._stale, False
        if self._shown is None:
            return stale
        self._group.heed(self._table.stage, self._table)
        return self._arrange() or self._group.update(now) or stale

    def _arrange(self) -> bool:
        """Take the room that there is; True when that has changed."""
        before, board = self.box, self._table.board
        room = lesson_room(board)
        inner = room.inset(_PAD, _PAD)
        text = self._table.stage.text
        said = "" if self._shown is None else self._shown.text
        words = text.measure(said, "small", inner.w)[1]
        fixed = _HEAD + _GAP + _BUTTON + 2 * _PAD
        # All of the log is covered, for half a line of it would only be in the way.
        high = min(room.h, max(log_box(board.layout).h, fixed + words))
        self.box = Box(room.x, room.bottom - high, room.w, high)
        inner = self.box.inset(_PAD, _PAD)
        row, rest = inner.cut_bottom(_BUTTON, _GAP)
        self._read.box, self._skip.box = row.cut_left((row.w - _GAP) * _READ_SHARE, _GAP)
        middle = rest.cut_top(_HEAD)[1]
        too_long = words > middle.h + 1
        self._area.box = Box(middle.x, middle.y, middle.w + (0 if too_long else BAR_WIDTH + 4), middle.h)
        self._area.content_height = text.measure(said, "small", self._area.inner_width)[1] if too_long else middle.h
        return before != self.box

    def draw(self, canvas: Canvas) -> None:
        """Draw the lesson, if there is one."""
        if self._shown is None or self._table.board.telling.dealing(self._table.board.now):
            return
        theme = canvas.theme
        canvas.panel(self.box, "raised", 14)
        head = self.box.inset(_PAD, _PAD).cut_top(_HEAD)[0]
        canvas.line_of_text(head, self._shown.title, "strong", theme.gold_light)
        self._group.draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        if self._shown is not None:
            wide = self._area.inner_width
            canvas.text((content.x, content.y), self._shown.text, "small", canvas.theme.ink, max_width=wide)


def lesson_room(board: Board) -> Box:
    """What is free at the left of the table: the place of the log, and above it as far as nothing lies."""
    log = log_box(board.layout)
    free = free_room(board, Box(log.x, 0, SIDE - 24.0 - log.x, log.bottom))
    top = min(free.y, log.y)
    return Box(free.x, top, free.w, log.bottom - top)


def free_room(board: Board, column: Box, others: Sequence[Box] = ()) -> Box:
    """The lower part of a column beside the table in which nothing lies, nor any of the other boxes."""
    lies = [box.bottom for box in (*_lying(board, board.layout), *others) if box.overlap(column)]
    top = max(lies, default=0.0) + _APART
    return Box(column.x, top, column.w, max(0.0, column.bottom - top))


def _lying(board: Board, layout: TableLayout) -> list[Box]:
    """What lies at the top of the table: seats, spreads, and the cards that are played before seats."""
    boxes = [layout.plate(seat) for seat in layout.others] + [layout.portrait(seat) for seat in layout.others]
    table = board.view.table
    boxes += [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
    for seat in layout.others:
        boxes += [layout.box_of(pose) for pose in layout.marked(seat, table)]
    return boxes
