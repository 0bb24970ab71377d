"""The player's inputs, free of pygame: raw events become a few plain ones with positions in units.

Everything is read from events, never from ``pygame.mouse`` or ``pygame.key``, so that a test that posts events is the
same as a hand on the mouse. SDL turns the first finger into a mouse, double taps included; a second finger cancels the
first one's action.
"""

import sys
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Point, Viewport
from tonk.ui.shell.commands import PadButton

AWAY: Point = (-100_000.0, -100_000.0)
"""The position of a pointer outside the window."""


def repeat_keys(how: str) -> None:
    """Make held keys repeat as the player wants (`Settings.key_repeat`)."""
    times = speeds.KEY_REPEAT_TIMES[how]
    if times is None:
        pygame.key.set_repeat()
    else:
        first, following = times
        pygame.key.set_repeat(round(first * 1000), round(following * 1000))


class PointerDown(NamedTuple):
    """The main button went down; ``clicks`` is 2 for the second press of a double click."""

    pos: Point
    clicks: int = 1


class PointerMove(NamedTuple):
    """The pointer moved; ``held`` while the main button is down. ``AWAY`` when it left the window."""

    pos: Point
    held: bool = False


class PointerUp(NamedTuple):
    """The main button was released."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerCancel:
    """The end of any press or drag without effect: right button, second finger or lost focus."""


class Wheel(NamedTuple):
    """The wheel turned: ``dy`` notches, positive away from the player (content moves down)."""

    pos: Point
    dy: float


class KeyPress(NamedTuple):
    """A key went down (a ``pygame.K_*`` number); ``repeat`` if it is only being held."""

    key: int
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False


class PadPress(NamedTuple):
    """A pad button went down; only a screen that waits for a button gets it, others get its key."""

    button: PadButton
    repeat: bool = False


class TextTyped(NamedTuple):
    """Text from the keyboard or an input method."""

    text: str


class WindowChanged(NamedTuple):
    """The window has another size, in pixels."""

    width: int
    height: int


class FocusChanged(NamedTuple):
    """The window came to the front, or left it."""

    gained: bool


class FileDropped(NamedTuple):
    """A file with this path was dropped onto the window."""

    path: str


class TextDropped(NamedTuple):
    """A piece of text was dropped onto the window."""

    text: str


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window's cross, the end of the session or a signal: the game is about to end."""


Input = (
    PointerDown
    | PointerMove
    | PointerUp
    | PointerCancel
    | Wheel
    | KeyPress
    | PadPress
    | TextTyped
    | WindowChanged
    | FocusChanged
    | FileDropped
    | TextDropped
    | QuitAsked
)

_ENDINGS = frozenset({pygame.QUIT, pygame.WINDOWCLOSE, pygame.APP_TERMINATING})
_MAIN_BUTTON, _RIGHT_BUTTON = 1, 3


class Translator:
    """Turns pygame events into inputs, remembering the pointer's position and the pressed keys."""

    def __init__(self) -> None:
        self.pointer: Point = AWAY
        self._held = False
        self._keys: set[int] = set()
        self._fingers: set[int] = set()

    def translate(self, event: pygame.event.Event, viewport: Viewport) -> tuple[Input, ...]:
        """Return the inputs, in order, that an event means; none if it means nothing to the game."""
        kind = event.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event, viewport)
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            return self._finger(event)
        if kind == pygame.TEXTINPUT:
            return (TextTyped(event.text),) if event.text else ()
        if kind == pygame.DROPFILE:
            return (FileDropped(event.file),) if event.file else ()
        if kind == pygame.DROPTEXT:
            return (TextDropped(event.text),) if event.text else ()
        if kind in _ENDINGS:
            return (QuitAsked(),)
        return self._window(event)

    def _mouse(self, event: pygame.event.Event, viewport: Viewport) -> tuple[Input, ...]:
        if event.type == pygame.MOUSEWHEEL:
            # ``pos`` came with pygame-ce 2.5.8, and a test may post none: the last known place will do.
            where = getattr(event, "pos", None)
            pos = viewport.to_units(where) if where is not None else self.pointer
            dy = float(getattr(event, "precise_y", event.y))
            return (Wheel(pos, dy),) if dy else ()
        pos = self.pointer = viewport.to_units(event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._held = bool(event.buttons[0])
            return (PointerMove(pos, self._held),)
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == _MAIN_BUTTON:
            self._held = down
            return (PointerDown(pos, getattr(event, "clicks", 1)) if down else PointerUp(pos),)
        # The wheel also arrives as buttons 4 and 5; those and the middle button mean nothing.
        return (PointerCancel(),) if down and event.button == _RIGHT_BUTTON else ()

    def _key(self, event: pygame.event.Event) -> tuple[Input, ...]:
        if event.type == pygame.KEYUP:
            self._keys.discard(event.key)
            return ()
        repeat = event.key in self._keys
        self._keys.add(event.key)
        mod = getattr(event, "mod", 0)
        control = pygame.KMOD_META if sys.platform == "darwin" else pygame.KMOD_CTRL
        return (
            KeyPress(
                event.key,
                shift=bool(mod & pygame.KMOD_SHIFT),
                ctrl=bool(mod & control),
                alt=bool(mod & pygame.KMOD_ALT),
                repeat=repeat,
            ),
        )

    def _finger(self, event: pygame.event.Event) -> tuple[Input, ...]:
        if event.type == pygame.FINGERUP:
            self._fingers.discard(event.finger_id)
            return ()
        self._fingers.add(event.finger_id)
        return (PointerCancel(),) if len(self._fingers) > 1 else ()

    def _window(self, event: pygame.event.Event) -> tuple[Input, ...]:
        kind = event.type
        if kind == pygame.VIDEORESIZE:
            return (WindowChanged(event.w, event.h),)
        if kind == pygame.WINDOWSIZECHANGED:
            return (WindowChanged(event.x, event.y),)
        if kind == pygame.WINDOWFOCUSLOST:
            # A window in the background gets no releases.
            self._held = False
            self._keys.clear()
            self._fingers.clear()
            return PointerCancel(), FocusChanged(gained=False)
        if kind == pygame.WINDOWFOCUSGAINED:
            return (FocusChanged(gained=True),)
        if kind == pygame.WINDOWLEAVE and not self._held:
            self.pointer = AWAY
            return (PointerMove(AWAY),)
        return ()
