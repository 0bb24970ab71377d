"""The loop: events in, the top screen updated, a frame out when something changed; otherwise it sleeps."""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import FrameType

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import ROOM
from tonk.ui.shell.captions import Captions
from tonk.ui.shell.commanding import Commanding
from tonk.ui.shell.context import DroppedInput, UiContext
from tonk.ui.shell.guard import Guard
from tonk.ui.shell.inputs import (
    FileDropped,
    FocusChanged,
    Input,
    KeyPress,
    PointerCancel,
    PointerMove,
    QuitAsked,
    TextDropped,
    TextTyped,
    Translator,
    WindowChanged,
    repeat_keys,
)
from tonk.ui.shell.narrator import Narrator
from tonk.ui.shell.panning import Panning
from tonk.ui.shell.saving_mark import SavingMark
from tonk.ui.shell.screen_stack import Screen, ScreenStack
from tonk.ui.shell.shown_frame import ShownFrame
from tonk.ui.shell.stepping import Stepping, sleep
from tonk.ui.shell.waiting import system_wait
from tonk.ui.shell.waking import WOKEN
from tonk.ui.widgets.toast import ToastRack

LONGEST_STEP = 0.25
"""Seconds: after sleep or a dragged window, the game goes on where it was."""

_LEAST_SEEN = 20
"""The least side of a window, in pixels, in which anything is drawn."""
_REDRAW = frozenset({pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})
_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Loop:
    """Draws the screens on a surface, and feeds them the player's inputs.

    ``step`` reads no clock and no event queue, so that a test can drive it; ``run`` does both.

    Args:
        ui: The context, with the first screen on its stack.
        surface: The window's, or any other for a test.
        clock: Paces ``run``.
        on_fullscreen: Called for F11 and Alt+Enter.

    Attributes:
        commanding: The translation of keys and pads into what screens know.
        guard: The guard around each step of ``run``.
        stepping: The frequency of its steps.
        stopwatch: The clock that measures the work of a frame.
    """

    def __init__(
        self,
        ui: UiContext,
        surface: pygame.Surface,
        clock: pygame.Clock | None = None,
        *,
        on_fullscreen: Callable[[], None] = lambda: None,
    ) -> None:
        self.ui = ui
        self.surface = surface
        self.frames = 0
        self.toasts = ToastRack()
        self.captions = Captions()
        self.saving_mark = SavingMark()
        self._narrator = Narrator(ui)
        self.commanding = Commanding(ui)
        self._panning = Panning(ui)
        self.stepping, self.guard = Stepping(), Guard()
        self.stopwatch: Callable[[], float] = time.perf_counter
        self._on_display = surface is pygame.display.get_surface()
        self._clock = clock or pygame.Clock()
        self._on_fullscreen = on_fullscreen
        self._translator = Translator()
        self._last: float | None = None
        self._shown = ShownFrame()
        self._changes_below = 0
        self._stale = True
        self._exposed = True
        self._focused = True
        self._slept = 0.0
        self._signalled = self._interrupted = False
        ROOM.fit(surface.get_size())
        ui.on_change = self.redraw
        ui.on_toast = self._toast
        ui.on_sound = lambda name: self.captions.note(name, ui.now)

    def redraw(self) -> None:
        """Draw in the next step, whatever the screens report."""
        self._stale = True

    def step(self, events: Sequence[pygame.Event], now: float) -> None:
        """Go on to ``now``.

        Args:
            events: The events since the last step.
            now: Seconds of any clock that never runs backwards.
        """
        self._pass_time(now)
        self._follow_window()
        before = self.ui.screens.top
        if self._signalled:
            self._signalled = False
            _quit(self.ui.screens, at_once=True)
        dropped: list[DroppedInput] = []
        for pressed in self.commanding.presses(events):
            self._give(pressed, before)
        for event in events:
            if event.type in _REDRAW:
                self._stale = self._exposed = True
            self.ui.sounds.follow(event)
            for one in self._translator.translate(event, self.ui.viewport):
                if isinstance(one, FileDropped | TextDropped):
                    dropped.append(one)
                else:
                    self._give(one, before)
        if dropped and not self.ui.screens.closing:
            self._give(PointerCancel(), before)  # a page may open: cancel what is being dragged
            self.ui.on_drop(dropped)
        if self.ui.screens.closing:
            return
        self._narrator.meet()
        self.ui.groups.clear()
        changed = self._update()
        self.ui.cues.sound()
        self._narrator.follow()
        if changed and min(self.surface.get_size()) >= _LEAST_SEEN:
            self._draw()
        elif self._lives() and self.ui.now >= self._shown.changes_at:
            self._present(self._shown.go_on(self.surface, self.ui.now))

    def run(self, after: Callable[[float | None], bool] = lambda _work: False) -> None:
        """Step until the stack closes.

        Args:
            after: Called after each step with the seconds of work of its frame, or None if none was drawn; returns
                whether there is more to do, so that the loop must not sleep.

        Raises:
            KeyboardInterrupt: The loop was ended by Ctrl-C.
        """
        events: list[pygame.Event] = []
        pads, wait = self.commanding.pads, system_wait()
        pads.start()
        repeat_keys(self.ui.settings.key_repeat)
        with signals_caught(self.note_signal):
            while not self.ui.screens.closing:
                began, frames = self.stopwatch(), self.frames
                events += pads.events()
                more = True
                with self.guard:
                    self.step(events, pygame.time.get_ticks() / 1000)
                    more = after(self.stopwatch() - began if self.frames > frames else None)
                inputs, drew = any(event.type != WOKEN for event in events), self.frames > frames
                if drew and not inputs and self.stepping.rests(self.ui.now):
                    self.stepping.look_on(self.ui.now)
                    drew = False
                rate = self.stepping.rate(self.ui.now, busy=inputs or drew, focused=self._focused)
                self._slept = 0.0 if more else self.rest()
                if self._slept:
                    events = sleep(self._slept, pads.events, None if pads.plugged_in else wait)
                else:
                    events = []
                    self._clock.tick(rate)
        if self._interrupted:
            raise KeyboardInterrupt

    def note_signal(self, number: int) -> None:
        """Note a signal of the system to end; the next step does."""
        self._signalled, self._interrupted = True, number == signal.SIGINT

    def rest(self) -> float:
        """Return the seconds for which the loop may sleep now; 0 if it should go on stepping."""
        now = self.ui.now
        screens = (screen.wakes_at(now) for screen in self.ui.screens.visible)
        wakes = min([self.commanding.wakes_at(), self.toasts.wakes_at(), self.captions.wakes_at(), *screens])
        if self._lives():
            wakes = min(wakes, self._shown.next_change(now))
        return self.stepping.sleep_until(wakes, now)

    def _pass_time(self, now: float) -> None:
        if self._last is not None:
            self.ui.now += min(self._slept + LONGEST_STEP, max(0.0, now - self._last))
        self.ui.heard = now if self._last is None else self._last, now
        self._last = now

    def _follow_window(self) -> None:
        """Take the present window: the player may have resized it, or a callback changed its mode."""
        shown = pygame.display.get_surface()
        if self._on_display and shown is not None:
            self.surface = shown
        viewport = self.ui.viewport
        if self.surface.get_size() != (viewport.width, viewport.height):
            ROOM.fit(self.surface.get_size())
            self.ui.resize(*self.surface.get_size())

    def _give(self, pressed: Input, before: Screen | None) -> None:
        """Act on an input, or hand it to the top screen, which was ``before`` when the step began."""
        event = self.commanding.meant(pressed)
        if event is None:
            return
        if isinstance(event, KeyPress) and _is_fullscreen(event):
            if not event.repeat:
                self._on_fullscreen()
                self._stale = True
            return
        if isinstance(event, KeyPress) and self._narrator.key(event):
            self._stale = True
            return
        if self._panning.takes(event) or self.toasts.take(event):
            self._stale = True
            return
        top = self.ui.screens.top
        if isinstance(event, TextTyped) and top is not before:
            return  # The letter of the key that opened this screen is not meant for a field on it.
        if isinstance(event, QuitAsked):
            _quit(self.ui.screens)
            return
        if isinstance(event, WindowChanged):
            self._window_changed(event)
        if isinstance(event, FocusChanged):
            self._focused = event.gained
            self._stale = True
        if top is not None:
            top.handle(event)
            # A press may change anything, and a tap is over before its button has sunk; a move changes highlights.
            self._stale = self._stale or not isinstance(event, PointerMove)

    def _window_changed(self, event: WindowChanged) -> None:
        if not self._on_display:
            self.surface = pygame.Surface((event.width, event.height))
        self._stale = True
        self._follow_window()

    def _update(self) -> bool:
        changed, visible = self._stale, self.ui.screens.visible
        for screen in visible:
            self.guard.page = screen
            if screen.update(self.ui.now):
                changed = True
                self._changes_below += screen is not visible[-1]
        self.guard.page = None
        now = self.ui.now
        parts = self._panning.update(now), self.toasts.update(now), self.captions.update(now), self.commanding.update()
        self._changes_below += self._stale
        return any((*parts, self.saving_mark.update(self.ui.saving, self.ui.screens.top), changed, self._stale))

    def _draw(self) -> None:
        whole, self._exposed, self._stale = self._exposed, False, False
        ui = self.ui
        canvas = Canvas(ui.viewport, ui.text, ui.theme, self._shown.kept, listening=ui.speech.on)
        visible = ui.screens.visible
        for depth, screen in enumerate(visible):
            before = len(canvas.written or ())
            self.guard.page = screen
            if screen is visible[-1]:
                screen.draw(canvas)
            else:  # most often a page moves over a table that is at rest
                below = screen, self._changes_below, ui.settings, ui.place
                canvas.kept(("below", depth), below, partial(screen.draw, canvas))
            if canvas.written is not None:
                self._narrator.drawn(screen, canvas.written[before:])
        self.commanding.draw(canvas)
        self._panning.draw(canvas)
        self.captions.draw(canvas)
        self.saving_mark.draw(canvas)
        self.toasts.draw(canvas)
        self._present(self._shown.show(canvas, self.surface, ui.now, whole=whole))
        self.guard.page = None
        self.frames += 1

    def _lives(self) -> bool:
        """Return whether anything lives on the player's screen; nothing does behind a dialog."""
        return self._shown.lives and self._focused and len(self.ui.screens.visible) == 1

    def _present(self, areas: Sequence[pygame.Rect]) -> None:
        if self._on_display and areas:
            pygame.display.update(areas)

    def _toast(self, sentence: str) -> None:
        self.toasts.show(sentence, self.ui.now, stays=self.ui.settings.sticky_messages)


def _quit(screens: ScreenStack, *, at_once: bool = False) -> None:
    """End the game as the window's cross does; ``at_once`` if the system asks, which waits for no answer."""
    try:
        for screen in screens.all:
            screen.handle(QuitAsked())
    finally:  # even if one of them fails
        screens.quit(at_once=at_once)


@contextmanager
def signals_caught(note: Callable[[int], None]) -> Iterator[None]:
    """End the game as the window's cross does on a request to end the process."""

    def noted(number: int, _frame: FrameType | None) -> None:
        note(number)

    before = [(number, signal.signal(number, noted)) for number in _SIGNALS]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _is_fullscreen(key: KeyPress) -> bool:
    return key.key == pygame.K_F11 or (key.alt and key.key in (pygame.K_RETURN, pygame.K_KP_ENTER))
