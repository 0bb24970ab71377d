"""The tips at the table: each is in free room, and the game waits until it has been read."""

from collections.abc import Callable, Sequence

import pygame

from tonk.rules.events import Event
from tonk.session.learning.table_tips import TableTips, due
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.table.free_space import panel_box
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.widgets import Button, ScrollArea, Widget, WidgetGroup
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.learning.table_tips import LessonText, lesson

_PAD, _GAP, _LAMP = 14.0, 8.0, 20.0
_HEAD, _BUTTON = 26.0, 38.0
_LEAST = 2 * _PAD + _HEAD + 2 * _GAP + _BUTTON + 44.0
"""The least height of a tip, with two readable lines of words, and the rest by scrolling."""
_READ_SHARE = 0.3
"""The first button's least share of the room for buttons."""
_WIDTHS = (440.0, 360.0, 300.0, 264.0, 248.0, 228.0)
_GO_ON = (pygame.K_g, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_PASSED_ON = (
    pygame.K_ESCAPE,
    pygame.K_MENU,
    pygame.K_TAB,
    pygame.K_F1,
    pygame.K_F11,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
)
"""Keys with their usual meaning: the menu, the buttons, the page of the keys, and the log."""


class LessonPanel:
    """Shows the tips of a table one after the other.

    Args:
        place: The table.
        sitting: The sitting.
        controls: The buttons to avoid.
        keep: Called with changed settings: the tips already read, or no tips at all.
        silent: Whether nothing is taught at this table, because the coach was requested.

    Attributes:
        box: Its box.
        area: Its words.
        group: Its words and its buttons.
    """

    def __init__(
        self,
        place: PanelPlace,
        sitting: Sitting,
        controls: Controls,
        keep: Callable[[Settings], None],
        *,
        silent: bool = False,
    ) -> None:
        self._ui, self._board, self._screen = place.ui, place.board, place.screen
        self._sitting, self._controls, self._keep = sitting, controls, keep
        self._silent = silent
        self._kept = place.ui.settings.lessons_seen
        self._teaching = TableTips(self._kept)
        self._shown: LessonText | None = None
        self._heard: LessonText | None = None
        """The last tip that was spoken."""
        self._read = Button(_("Got it"), self.read, kind="primary", key_hint=pygame.K_RETURN)
        self._skip = Button(
            _("No more tips"),
            self.skip_all,
            kind="bare",
            tooltip=_("Stop these tips. You can turn them on again in Settings."),
        )
        self.box = NOWHERE
        self.area = ScrollArea(self._paint)
        self.group = WidgetGroup(self.area, self._read, self._skip, arrows=False)
        self._stale = True
        self._arranged: tuple[object, ...] = ()

    @property
    def shown(self) -> LessonText | None:
        """Return the lesson that is visible now."""
        return self._shown

    @property
    def speaks(self) -> bool:
        """Return whether there is a visible lesson."""
        return self._shown is not None

    @property
    def holds(self) -> bool:
        """Return whether the game waits until a tip has been read."""
        return self._shown is not None

    @property
    def stops(self) -> Sequence[Widget]:
        """Return nothing: a tip takes all keys until it has been read."""
        return ()

    @property
    def bars_hints(self) -> str:
        """Return "": without a lesson, hints may be requested."""
        return ""

    def notice(self, events: Sequence[Event]) -> None:
        """Look for new lessons after events, or for another player."""
        settings = self._ui.settings
        if settings.lessons_seen != self._kept:  # the player wants them all again
            self._kept = settings.lessons_seen
            self._teaching = TableTips(self._kept)
        if self._silent or not self._sitting.persons or not settings.lessons:
            self._teaching.forget()
        else:
            asked, board = self._sitting.cross_question is not None, self._board
            lessons = due(board.view, events, asked=asked, open_hand=board.hand.is_open)
            self._teaching.notice(lessons, open_hand=board.hand.is_open)
            self._remember()
        self._show()

    def read(self) -> None:
        """Mark the lesson as read, and show the next one, if any."""
        self._teaching.read()
        self._remember()
        self._show()

    def at_end(self) -> str:
        """Return the lesson about the hand's end for its page, marking it as read; empty for none."""
        ended, view = self._teaching.read_end(), self._board.view
        self._remember()
        if not ended:
            return ""
        title, text, _move = lesson(ended, view.rules)
        return _("{title}. {text}").format(title=title, text=text)

    def skip_all(self) -> None:
        """Turn all lessons off."""
        self._teaching.forget()
        self._keep(self._ui.settings.changed(lessons=False))
        self._show()

    def _remember(self) -> None:
        """Keep the read lessons, if they have changed."""
        settings = self._ui.settings
        seen = tuple(sorted(self._teaching.seen))
        if seen != settings.lessons_seen:
            self._keep(settings.changed(lessons_seen=seen))
            self._kept = self._ui.settings.lessons_seen

    def _show(self) -> None:
        """Show the lesson's present step."""
        name, view = self._teaching.current, self._board.view
        shown = None
        if name is not None:
            game = self._sitting.game
            always = game.plan.always is not None
            shown = lesson(name, view.rules, view.specials.kinds, always=always, compared=game.compared)
        if shown != self._shown:
            self._shown, self._stale = shown, True
            self.area.version = shown
            self.area.scroll_to(0, at_once=True)
            self.group.focus(None)

    @property
    def _visible(self) -> bool:
        """Return whether a tip may be visible now; none is while cards are dealt."""
        return self._shown is not None and not self._board.reveals.dealing(self._board.now)

    def handle(self, event: Input) -> bool:
        """Go on from a visible tip on any press; return True if the press was for the tip."""
        if not self._visible:
            return False
        if isinstance(event, KeyPress):
            return self._key(event)
        if isinstance(event, PointerDown) and not self.box.contains(event.pos):
            self.read()
            return True
        return self.group.handle(event) or (isinstance(event, PointerDown) and self.box.contains(event.pos))

    def _key(self, event: KeyPress) -> bool:
        """Take a key: until the tip is read, no key makes a move."""
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self.area.overflow > 0:
            return self.area.handle(event)
        if event.ctrl or event.alt or event.key in _PASSED_ON:
            return self.group.handle(event) if event.key == pygame.K_TAB else False
        if self.group.keyboard and self.group.focused is not None and self.group.handle(event):
            return True
        if event.key not in _GO_ON:
            # A key for a move does nothing yet: the ring shows what is waited for.
            self.group.focus(self._read, show=True)
        elif not event.repeat:
            self.read()
        return True

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        stale, self._stale = self._stale, False
        if self._shown is None:
            return stale
        if self._visible and self._heard is not self._shown:
            self._heard = self._shown
            self._ui.cues.note(Cue.LESSON_SPOKE)
        self.group.follow_screen(self._ui, self._screen)
        return self._arrange(self._shown) or self.group.update(now) or stale

    def _arrange(self, shown: LessonText) -> bool:
        """Take free room after it or the words may have changed; return True if its place has changed."""
        board, controls, text = self._board, self._controls, self._ui.text
        asked = [button.box for button in (controls.cross, controls.let_go) if button.visible]
        arranged = (board.layout, board.view.table, text.scale, shown, tuple(asked))
        if arranged == self._arranged:
            return False
        self._arranged = arranged

        def high(wide: float) -> float:
            words = text.measure(shown.text, "small", wide - 2 * _PAD)[1]
            return 2 * _PAD + _HEAD + _GAP + words + _GAP + _BUTTON

        before, felt = self.box, board.layout.felt
        self.box = panel_box(board, high, _WIDTHS, felt.center, asked, least=_LEAST)
        row, rest = self.box.inset(_PAD).cut_bottom(_BUTTON, _GAP)
        words = rest.cut_top(_HEAD, _GAP)[1]
        too_long = high(self.box.w) > self.box.h + 1
        self.area.box = Box(words.x, words.y, words.w + (0 if too_long else BAR_WIDTH + 4), words.h)
        inner = text.measure(shown.text, "small", self.area.inner_width)[1]
        self.area.content_height = inner if too_long else 0.0
        reads, skips = (text.measure(button.label, "small")[0] for button in (self._read, self._skip))
        self._read.box, self._skip.box = row.cut_left((row.w - _GAP) * max(_READ_SHARE, reads / (reads + skips)), _GAP)
        return before != self.box

    def draw(self, canvas: Canvas) -> None:
        """Draw the tip, if there is one."""
        shown = self._shown
        if shown is None or not self._visible:
            return
        theme = canvas.theme
        canvas.shadow(self.box, blur=14, drop=4)
        canvas.rounded(self.box, theme.panel_raised, 14.0, border=theme.gold, border_width=1.5)
        head = self.box.inset(_PAD).cut_top(_HEAD)[0]
        canvas.icon(icon("lamp"), (head.x + _LAMP / 2, head.center[1]), _LAMP, theme.gold_light)
        title = Box(head.x + _LAMP + _GAP, head.y, head.w - _LAMP - _GAP, head.h)
        canvas.line_of_text(title, shown.title, "strong", theme.gold_light)
        self.group.draw(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        """Draw the words."""
        if self._shown is not None:
            wide = self.area.inner_width
            canvas.text((content.x, content.y), self._shown.text, "small", canvas.theme.ink, max_width=wide)
