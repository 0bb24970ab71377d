"""Scanning: the keyboard moves from one thing to the next by itself, and one switch presses the current one.

A switch is Space, Enter, a click of a resting pointer, or the pad's Enter button. Everything else works as usual.
"""

import math

import pygame

from tonk.session.settings import SCAN_OFF
from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.focus import Described, FollowedGroup, TakesText
from tonk.ui.shell.inputs import FocusChanged, Input, KeyPress, PointerDown, PointerMove, PointerUp, TextTyped
from tonk.words.narration import Description, Role

_SWITCHES = frozenset((pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER))
_INSIDE = {Role.LIST: pygame.K_DOWN, Role.CARDS: pygame.K_RIGHT, Role.SWITCH: pygame.K_RIGHT}
"""Things with several parts, and the key from one part to the next."""
_BACK = {pygame.K_DOWN: pygame.K_HOME, pygame.K_RIGHT: pygame.K_LEFT}
_MOST_PARTS = 60


class Scanning:
    """Goes from stop to stop at the player's pace, and gives keys to the screen on top.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._focused_window = True
        self._due = math.inf
        self._rests_since = 0.0
        self._inside: Described | None = None
        self._released = True
        self._typed_into: Described | None = None
        """The field into which a helper types, where Space and Enter are only themselves."""

    @property
    def _pace(self) -> float | None:
        """Return the seconds for which each thing has the keyboard; None without scanning."""
        return None if self._ui.settings.scanning == SCAN_OFF else float(self._ui.settings.scanning)

    @property
    def _group(self) -> FollowedGroup | None:
        return next((group for group in reversed(self._ui.groups) if group.stops), None)

    @property
    def _focused(self) -> Described | None:
        return next((group.focused for group in self._ui.groups if group.focused is not None), None)

    def _give(self, key: KeyPress) -> None:
        """Give a key to the screen on top, as if it had been pressed."""
        if (top := self._ui.screens.top) is not None:
            top.handle(key)
            self._ui.on_change()

    def wakes_at(self) -> float:
        """Return when the next thing gets the keyboard; ``math.inf`` if none will."""
        return math.inf if self._pace is None else self._due

    def takes(self, event: Input) -> bool:
        """Take an input; return True if it was the switch."""
        pace = self._pace
        if pace is None:
            return False
        focused = self._focused
        if focused is not self._typed_into:
            self._typed_into = None
        typing = focused is not None and focused is self._typed_into
        match event:
            case KeyPress(key=key, ctrl=False, alt=False, repeat=repeat) if key in _SWITCHES and not typing:
                if not repeat:
                    self._switch(pace)
                return True
            case PointerDown() if self._ui.now - self._rests_since >= speeds.POINTER_RESTS:
                self._released = False
                self._switch(pace)
                return True
            case PointerUp() if not self._released:
                self._released = True
                return True
            case FocusChanged(gained):
                self._focused_window = gained
            case PointerMove():
                self._rests_since = self._ui.now
            case KeyPress() | PointerDown() | TextTyped():
                if isinstance(event, TextTyped) and isinstance(focused, TakesText):
                    self._typed_into = focused
                # Somebody helps with the keyboard or the pointer.
                self._due = self._ui.now + pace * speeds.SCAN_WAITS_FOR_HELP
        return False

    def update(self) -> None:
        """Go on to the next thing if it is time."""
        pace, now = self._pace, self._ui.now
        if pace is None:
            self._due = math.inf
        elif math.isinf(self._due) or not self._focused_window:
            self._due = now + pace
        elif now >= self._due:
            self._due = now + pace
            self._go_on()

    def _go_on(self) -> None:
        """Give the keyboard to the next part of its current thing, or to the next thing."""
        if self._group is None:
            return
        here = came = self._focused
        if here is not None and here is self._inside:
            control = here.description
            if control.place is not None and control.place[0] < control.place[1]:
                self._give(KeyPress(_INSIDE[control.role]))
                return
        self._inside = None
        for _stop in self._group.stops:
            self._give(KeyPress(pygame.K_TAB))
            came = self._focused
            if came is None or came.description.barred is None:
                break
        if came is not None and _parts(came.description) and came.description.role is Role.SWITCH:
            self._enter(came, came.description)

    def _switch(self, pace: float) -> None:
        """Press the thing with the keyboard, or enter it; without any, do what Enter does."""
        self._ui.speech.hush()
        self._due = self._ui.now + pace * speeds.SCAN_WAITS_AFTER_PRESS
        here = self._focused
        control = Description("") if here is None else here.description
        if here is not None and here is not self._inside and control.role in (Role.LIST, Role.CARDS):
            self._enter(here, control)
        elif isinstance(here, TakesText) and control.barred is None:
            self._ui.on_letters(here)
        elif control.role in (Role.SLIDER, Role.NUMBER) and here is not None:
            self._change(here, pygame.K_RIGHT, pygame.K_HOME)
        elif control.role is Role.PAGE and here is not None:
            group = self._group
            more = group is not None and group.scrolls(here.box.center, -1.0)
            self._give(KeyPress(pygame.K_PAGEDOWN if more else pygame.K_HOME))
        else:
            self._give(KeyPress(pygame.K_RETURN))

    def _enter(self, here: Described, control: Description) -> None:
        """Go to the first part of a thing with several."""
        self._inside = here
        ahead = _INSIDE[control.role]
        for _part in range(_MOST_PARTS):
            place = here.description.place
            if place is None:
                self._give(KeyPress(ahead))
            elif place[0] > 1:
                self._give(KeyPress(_BACK[ahead]))
            else:
                return
            if here.description.place == place:
                return

    def _change(self, here: Described, key: int, first: int) -> None:
        """Step a value on; beyond the last one comes the first."""
        before = here.description.value
        self._give(KeyPress(key))
        if here.description.value == before:
            self._give(KeyPress(first))


def _parts(control: Description) -> bool:
    """Return whether a thing has several parts."""
    return control.place is not None and control.place[1] > 1
