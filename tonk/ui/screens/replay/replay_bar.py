"""The buttons of a replay: a bar at the bottom for going through the hand, and other actions at the right."""

from collections.abc import Callable
from typing import Protocol

import pygame

from tonk.records.marking import TAKE, TURNING
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.replay.playback import Playback
from tonk.ui.screens.replay.scrubber import Scrubber, draw_turning
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.places.edges import COLUMN, RAIL
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.button import ButtonKind
from tonk.ui.widgets.tooltip import Tooltip
from tonk.words import _, pgettext
from tonk.words.phrases import person
from tonk.words.replaying import step_text, turning_legend

BAR = 98.0
"""The height of the bar."""
_NARROW, _SECOND_ROW = 840.0, 52.0
"""The width of a window below which the other actions are in the bar, and the height of their row."""
_EDGE, _GAP, _BUTTON, _LINE = 16.0, 6.0, 52.0, 28.0
_HIGH, _APART, _PAD, _SIGN = 44.0, 10.0, 12.0, 20.0


def bar_height(viewport: Viewport) -> float:
    """Return the height of the bar in a window."""
    return BAR + (_SECOND_ROW if viewport.w < _NARROW else 0.0)


class ReplayPage(Protocol):
    """The page of a replay, as its buttons use it."""

    ui: UiContext

    def look_from(self, seat: int) -> None:
        """View the hand from another seat, this many places around the table."""

    def open_or_hide(self) -> None:
        """Open all hands, or hide them."""

    def text_of(self, step: int) -> str:
        """Describe a step."""

    def play_on(self) -> None:
        """Play the hand on from here."""

    def copy(self) -> None:
        """Copy the record."""

    def leave(self) -> None:
        """Go back."""


class ReplayBar:
    """The buttons, the scrubber and the keys.

    Args:
        page: The page of the replay.
        playback: The playback of the hand.
        line: A description of the hand.

    Attributes:
        scrubber: The present step of the hand.
    """

    def __init__(self, page: ReplayPage, playback: Playback, line: str) -> None:
        self._page, self._playback = page, playback
        self._line = line
        self._bubble = Tooltip()
        replay = playback.replay
        actors = [replay.move(step)[0] for step in range(1, replay.steps + 1)]
        self.scrubber = Scrubber(replay.steps, actors, self._scrub)
        self._back = _small("back", _("Back"), pygame.K_ESCAPE, page.leave)
        self._first = _small("first", _("To the start"), pygame.K_HOME, lambda: self._scrub(0))
        self._before = _small("left", _("One step back"), pygame.K_LEFT, lambda: self._go(playback.backward))
        self._play = _small("play", pgettext("tooltip", "Play"), pygame.K_SPACE, playback.play_or_stop, kind="primary")
        self._after = _small("right", _("One step forward"), pygame.K_RIGHT, lambda: self._go(playback.forward))
        self._last = _small("last", _("To the end"), pygame.K_END, lambda: self._scrub(replay.steps))
        self._open = Button("", page.open_or_hide, icon=icon("eye"), key_hint=pygame.K_o)
        self._seat = Button("", lambda: page.look_from(playback.seat + 1), icon=icon("person"), key_hint=pygame.K_DOWN)
        self._play_on = Button(_("Play from here"), page.play_on, icon=icon("branch"), key_hint=pygame.K_p)
        self._copy = Button(_("Copy record"), page.copy, icon=icon("copy"), tooltip=_("Copy the hand as text (Ctrl+C)"))
        self._transport = (self._back, self._first, self._before, self._play, self._after, self._last)
        self._aside = (self._play_on, self._open, self._seat, self._copy)
        self._hints = [(button.key_hint, button.icon) for button in self._aside]
        for button in self._aside:
            button.pad = _PAD
        self._group = WidgetGroup(*self._transport, self.scrubber, *self._aside, arrows=False)
        self._keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: self._before.press,
            pygame.K_RIGHT: self._after.press,
            pygame.K_HOME: self._first.press,
            pygame.K_END: self._last.press,
            pygame.K_PAGEUP: lambda: self._to_mark(-1),
            pygame.K_PAGEDOWN: lambda: self._to_mark(1),
            pygame.K_SPACE: playback.play_or_stop,
            pygame.K_UP: lambda: page.look_from(playback.seat - 1),
            pygame.K_DOWN: lambda: page.look_from(playback.seat + 1),
            pygame.K_o: page.open_or_hide,
            pygame.K_p: self._play_on.press,
            pygame.K_ESCAPE: page.leave,
        }
        self._box = Box(0, 0, 0, 0)

    def refresh(self) -> None:
        """Update the buttons' labels."""
        playback = self._playback
        steps, names = playback.replay.steps, playback.replay.record.seats
        self.scrubber.step = playback.step
        self._play.icon = icon("pause" if playback.playing else "play")
        self._play.tooltip = _("Pause") if playback.playing else pgettext("tooltip", "Play")
        self._play.disabled = None if steps else ""
        self._first.disabled = self._before.disabled = "" if playback.step == 0 else None
        self._last.disabled = self._after.disabled = "" if playback.at_end else None
        over = playback.replay.outcome is not None and playback.at_end
        self._play_on.disabled = _("The hand is over. Go back a step to play from there.") if over else None
        self._play_on.tooltip = _("Play a practice hand from here, in this seat (P)")
        self._open.label = _("Hide hands") if playback.open_hands else _("Show hands")
        self._open.tooltip = _("See every hand, or only what this seat could see")
        self._seat.label = _("Seat: {name}").format(name=person(names[playback.seat]))
        self._seat.tooltip = _("Switch to the next seat, or click a player to see from there")

    def arrange(self, viewport: Viewport) -> None:
        """Place the bar along the bottom, and other actions above it at the side; in a narrow window all in it."""
        self._box = viewport.box.cut_bottom(bar_height(viewport))[0]
        row = self._box.inset(_EDGE, 0).cut_bottom(_BUTTON + 8.0)[0].cut_top(_BUTTON)[0]
        for button in self._transport:
            button.box, row = row.cut_left(_BUTTON + 14.0 * (button is self._play), _GAP)
        self.scrubber.box = row.cut_left(_GAP)[1]
        narrow = viewport.w < _NARROW
        for button, (hint, drawing) in zip(self._aside, self._hints, strict=True):
            button.key_hint, button.icon = "" if narrow else hint, drawing
        if narrow:
            self._arrange_below()
            return
        y = self._box.y - RAIL
        for button in reversed(self._aside):
            left = RAIL if self._page.ui.settings.left_handed else viewport.w - COLUMN - RAIL
            button.box = Box(left, y - _HIGH, COLUMN, _HIGH)
            y -= _HIGH + _APART

    def _arrange_below(self) -> None:
        """Place the other actions in a row of the bar; if there is little room, without icons."""
        row = self._box.inset(_EDGE, 0).cut_top(_LINE + 8.0)[1].cut_top(_HIGH)[0]
        text = self._page.ui.text
        if sum(button.natural_width(text) + _GAP for button in self._aside) > row.w:
            for button in self._aside:
                button.icon = None
        widths = [button.natural_width(text) for button in self._aside]
        spare = (row.w - _GAP * (len(widths) - 1)) / sum(widths)
        for button, wide in zip(self._aside, widths, strict=True):
            button.box, row = row.cut_left(wide * spare, _GAP)

    def key(self, event: KeyPress) -> None:
        """Take a key: a button with the keyboard comes first, but arrows always go through the hand."""
        if event.ctrl and event.key == pygame.K_c:
            if not event.repeat:
                self._copy.press()
            return
        act = self._keys.get(event.key)
        focused = self._group.keyboard and self._group.focused is not None
        if act is None or event.ctrl or event.alt or (focused and event.key == pygame.K_SPACE):
            self._group.handle(event)
        elif not event.repeat or event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            act()

    def handle(self, event: Input) -> bool:
        """Give the pointer to the buttons; return True if they used it."""
        used = self._group.handle(event)
        if not self._group.keyboard:
            self._group.focus(None)  # a button pressed by mouse does not take Space
        return used

    def update(self, now: float) -> bool:
        """Go on to ``now``; fade in the words about the step under the pointer."""
        page, pointed = self._page, self.scrubber.pointed
        self._group.follow_screen(page.ui, page)
        words = ""
        if pointed is not None and not self.scrubber.pressed:
            text = page.text_of(pointed)
            words = _("{step}: {text}").format(step=pointed, text=text) if text else ""
            self._bubble.show_now()
        at = Box(self.scrubber.x_of(pointed or 0) - 4.0, self._box.y, 8.0, self._box.h)
        changed = self._bubble.update(now, at, words)
        return self._group.update(now) or changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, its line of words, the buttons, and the words at the pointer."""
        theme, playback = canvas.theme, self._playback
        canvas.fill(self._box, theme.panel_raised)
        canvas.line((0.0, self._box.y), (self._box.w, self._box.y), theme.panel_border, theme.border)
        line = self._box.inset(_EDGE, 0).cut_top(_LINE + 6.0)[0]
        words = step_text(playback.step, playback.replay.steps)
        written = canvas.line_of_text(line, words, "small", theme.ink_soft, "right")
        end = written.x - 16.0
        turning = sum([mark.kind == TURNING for mark in self.scrubber.marks])
        if turning:
            words = turning_legend(turning)
            left = canvas.text((end, line.center[1]), words, "small", theme.ink_soft, anchor="midright").x - _SIGN
            draw_turning(canvas, (left, line.center[1]))
            end = left - _SIGN - 16.0
        canvas.line_of_text(Box(line.x, line.y, end - line.x, line.h), self._line, "strong", theme.gold_light)
        self._group.draw(canvas)
        self._bubble.draw(canvas, [button.box for button in self._aside])

    def _scrub(self, step: int) -> None:
        self._playback.stop()
        self._playback.seek(step)

    def _go(self, go: Callable[[], None]) -> None:
        self._playback.stop()
        go()

    def _to_mark(self, way: int) -> None:
        """Go to the next or the previous mark, or to an end without one."""
        here, steps = self._playback.step, self._playback.replay.steps
        marked = {mark.step for mark in self.scrubber.marks if mark.kind != TAKE}
        ahead = [step for step in marked if (step - here) * way > 0]
        self._scrub(min(ahead, key=lambda step: abs(step - here)) if ahead else steps * (way > 0))


def _small(drawing: str, words: str, key: int, act: Callable[[], None], kind: ButtonKind = "quiet") -> Button:
    return Button("", act, kind=kind, icon=icon(drawing), tooltip=words, key_hint=key, large=True)
