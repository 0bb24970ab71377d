"""The walk-through at the table: a lesson stands where the log is, until it has been read; nothing waits for it."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from tonk.rules.events import Event
from tonk.session.learning.table_tips import TableTips, due
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.left_panel import LeftPanel, PanelPlace
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.learning.table_tips import LessonText, lesson

_PAD, _GAP = 14.0, 8.0
_HEAD, _BUTTON = 30.0, 38.0
_READ_SHARE = 0.44
"""The room of the first of the two buttons: the other's words are longer."""
_KEY = pygame.K_g


class LessonPanel(LeftPanel):
    """Shows the lessons of a table one after the other.

    Args:
        place: The table that it stands at.
        sitting: The match that is played there.
        keep: Called with settings that have changed: which lessons have been read, or that none is wanted.
        silent: Whether nothing is taught at this table, because the coach was asked for.
    """

    def __init__(
        self, place: PanelPlace, sitting: Sitting, keep: Callable[[Settings], None], *, silent: bool = False
    ) -> None:
        self._sitting = sitting
        self._keep = keep
        self._silent = silent
        self._kept = place.ui.settings.lessons_seen
        self._teaching = TableTips(self._kept)
        self._shown: LessonText | None = None
        self._read = Button(_("Got it"), self.read, kind="primary", key_hint="G")
        self._skip = Button(
            _("No more"),
            self.skip_all,
            kind="bare",
            tooltip=_("Stop these tips. You can turn them on again in Settings."),
        )
        super().__init__(place, (self._read, self._skip), _PAD)

    @property
    def shown(self) -> LessonText | None:
        """The lesson that can be read now."""
        return self._shown

    @property
    def speaks(self) -> bool:
        """Return whether there is a lesson to be read now."""
        return self._shown is not None

    def notice(self, events: Sequence[Event]) -> None:
        """Something has happened, or another player looks: see what there is to learn."""
        settings = self._ui.settings
        if settings.lessons_seen != self._kept:  # the player wants them all again
            self._kept = settings.lessons_seen
            self._teaching = TableTips(self._kept)
        if self._silent or not self._sitting.persons or not settings.lessons:
            self._teaching.forget()
        else:
            asked, board = self._sitting.asked is not None, self._board
            lessons = due(board.view, events, asked=asked, open_hand=board.hand.is_open)
            self._teaching.notice(lessons, open_hand=board.hand.is_open)
            self._remember()
        self._show()

    def read(self) -> None:
        """The lesson has been read: show the next one, if there is one."""
        self._teaching.read()
        self._remember()
        self._show()

    def at_end(self) -> str:
        """Return the lesson of the hand's end for its page, which counts as reading it; empty for none."""
        ended, view = self._teaching.read_end(), self._board.view
        self._remember()
        if not ended:
            return ""
        title, text = lesson(ended, view.rules)
        return _("{title}. {text}").format(title=title, text=text)

    def skip_all(self) -> None:
        """No lesson is wanted."""
        self._teaching.forget()
        self._keep(self._ui.settings.changed(lessons=False))
        self._show()

    def _remember(self) -> None:
        """Keep which lessons have been read, if those are others than before."""
        settings = self._ui.settings
        seen = tuple(sorted(self._teaching.seen))
        if seen != settings.lessons_seen:
            self._keep(settings.changed(lessons_seen=seen))
            self._kept = self._ui.settings.lessons_seen

    def _show(self) -> None:
        """Show the lesson's present step."""
        name, view = self._teaching.current, self._board.view
        always = self._sitting.match.plan.always is not None
        shown = None if name is None else lesson(name, view.rules, view.specials.kinds, always=always)
        if shown != self._shown:
            self._shown = shown
            self.say_from_top(shown)
            self.group.focus(None)

    def handle(self, event: Input) -> bool:
        """Take what is meant for it; True when it was."""
        if self._shown is None:
            return False
        if isinstance(event, KeyPress):
            if event.key == _KEY and not event.repeat and not event.ctrl and not event.alt:
                self.read()
                return True
            return False
        return self.group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""
        if self._shown is not None:
            return self.step(now)
        stale, self._stale = self._stale, False
        return stale

    @property
    def _shape(self) -> Hashable:
        return self._shown

    @property
    def _fixed(self) -> float:
        return _HEAD + _GAP + _BUTTON

    def _height(self, wide: float) -> float:
        said = "" if self._shown is None else self._shown.text
        return self._ui.text.measure(said, "small", wide)[1]

    def _place(self, inner: Box) -> Box:
        row, rest = inner.cut_bottom(_BUTTON, _GAP)
        self._read.box, self._skip.box = row.cut_left((row.w - _GAP) * _READ_SHARE, _GAP)
        return rest.cut_top(_HEAD)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the lesson, if there is one."""
        if self._shown is None or self._board.reveals.dealing(self._board.now):
            return
        theme = canvas.theme
        canvas.panel(self.box, "raised", 14)
        head = self.box.inset(_PAD, _PAD).cut_top(_HEAD)[0]
        canvas.line_of_text(head, self._shown.title, "strong", theme.gold_light)
        self.group.draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        if self._shown is not None:
            wide = self.area.inner_width
            canvas.text((content.x, content.y), self._shown.text, "small", canvas.theme.ink, max_width=wide)
