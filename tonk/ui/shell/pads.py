"""Game pads: raw events become buttons, for any pad, whenever it is plugged in or out.

SDL knows the places of the buttons of almost every pad. The left stick equals the cross, and a held direction repeats
like a held key.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.shell.commands import PadButton
from tonk.ui.shell.inputs import PadPress
from tonk.words.bindings import NINTENDO, PLAYSTATION, XBOX

if TYPE_CHECKING:
    from pygame._sdl2 import controller

_PUSHED, _LET_GO = 0.55, 0.35
"""The deflection of a stick or a trigger from which it counts as pressed, and the one below which it counts as
released."""
_FULL = 32767.0

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.BACK,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_AXES: dict[int, tuple[PadButton | None, PadButton]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (PadButton.LEFT, PadButton.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (PadButton.UP, PadButton.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (PadButton.STICK_UP, PadButton.STICK_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadButton.LEFT_TRIGGER),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadButton.RIGHT_TRIGGER),
}
"""The buttons at the two ends of each axis."""
REPEATING = frozenset(
    (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT, PadButton.STICK_UP, PadButton.STICK_DOWN)
)
_JOYSTICK = frozenset(
    (
        pygame.JOYAXISMOTION,
        pygame.JOYBALLMOTION,
        pygame.JOYHATMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
    )
)
"""The raw joystick events, ignored here. They can't be blocked, because SDL derives the others from them."""
_SONY, _NINTENDO = "4c05", "7e05"
"""The makers' numbers in the identity of a pad."""


class Pads:
    """All connected pads; any of them can be used.

    Attributes:
        maker: The maker of the pad used last, for the labels of its buttons.
        arrived: The name of a pad that was plugged in since the last check.
        departed: Whether the last used pad was unplugged since the last check.
        repeats: The repetition of a held direction (`Settings.key_repeat`).
    """

    def __init__(self) -> None:
        self.maker = XBOX
        self.arrived = ""
        self.departed = False
        self.repeats = "usual"
        self._open: dict[int, controller.Controller] = {}
        self._makers: dict[int, str] = {}
        self._last: int | None = None
        self._held: dict[tuple[int, PadButton], float] = {}
        """The time of the next repetition of each held direction."""
        self._pushed: set[tuple[int, int, PadButton]] = set()
        self._away: set[tuple[int, int]] = set()
        """The axes away from rest."""

    @property
    def plugged_in(self) -> bool:
        """Return whether there is any pad."""
        return bool(self._open)

    def start(self) -> None:
        """Start to watch for pads, which arrive as events; if they can't be read there are none."""
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            controller.init()

    def events(self) -> list[pygame.Event]:
        """Return the new events, without the noise of resting sticks."""
        return [event for event in pygame.event.get() if event.type not in _JOYSTICK and self._moves(event)]

    def _moves(self, event: pygame.Event) -> bool:
        if event.type != pygame.CONTROLLERAXISMOTION:
            return True
        axis, away = (event.instance_id, event.axis), abs(event.value) > _LET_GO * _FULL
        was_away = axis in self._away
        (self._away.add if away else self._away.discard)(axis)
        return away or was_away

    def translate(self, event: pygame.Event, now: float) -> list[PadPress]:
        """Return the buttons pressed by an event.

        Args:
            event: Any event.
            now: The time, in seconds.
        """
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(event.instance_id)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            button = _BUTTONS.get(event.button)
            if button is not None:
                return self._turn(event.instance_id, button, down=event.type == pygame.CONTROLLERBUTTONDOWN, now=now)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            found = []
            for button, down in self._turned(event):
                (self._pushed.add if down else self._pushed.discard)((event.instance_id, event.axis, button))
                found += self._turn(event.instance_id, button, down=down, now=now)
            return found
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return []

    def _turned(self, event: pygame.Event) -> list[tuple[PadButton, bool]]:
        """Return the buttons that an axis has pressed or released."""
        found = []
        for end, button in zip((-1, 1), _AXES.get(event.axis, ()), strict=False):
            if button is not None:
                far = end * event.value / _FULL
                down = (event.instance_id, event.axis, button) in self._pushed
                if far >= _PUSHED and not down:
                    found.append((button, True))
                elif far <= _LET_GO and down:
                    found.append((button, False))
        return sorted(found, key=lambda turned: turned[1])

    def _turn(self, pad: int, button: PadButton, *, down: bool, now: float) -> list[PadPress]:
        if not down:
            self._held.pop((pad, button), None)
            return []
        self._last, self.maker = pad, self._makers.get(pad, XBOX)
        times = speeds.KEY_REPEAT_TIMES[self.repeats]
        self._held = {(pad, button): now + times[0]} if times is not None and button in REPEATING else {}
        return [PadPress(button)]

    def repeated(self, now: float) -> list[PadPress]:
        """Return the held direction each time it repeats."""
        due, times = [held for held, at in self._held.items() if at <= now], speeds.KEY_REPEAT_TIMES[self.repeats]
        for held in due:
            self._held[held] = now + max(speeds.PAD_NEXT_REPEAT, times[1] if times is not None else 0.0)
        return [PadPress(button, repeat=True) for _pad, button in due]

    @property
    def wakes_at(self) -> float:
        """Return the time of the next repetition of a held direction; ``math.inf`` without one."""
        return min(self._held.values(), default=math.inf)

    def rumble(self, low: float, high: float, seconds: float) -> None:
        """Make the pad used last rumble, if it can.

        Args:
            low: The strength of its slow motor, 0 to 1.
            high: The strength of its fast motor, 0 to 1.
            seconds: The duration.
        """
        pad = None if self._last is None else self._open.get(self._last)
        if pad is not None and pad.attached():
            pad.rumble(low, high, round(seconds * 1000))

    def _plug_in(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except pygame.error:
            return  # it is gone again
        joystick = pad.as_joystick()
        if joystick.get_instance_id() in self._open:
            return
        self._open[joystick.get_instance_id()] = pad
        self._makers[joystick.get_instance_id()] = maker_of(pad.name, joystick.get_guid())
        self.arrived = pad.name

    def _unplug(self, number: int) -> None:
        if self._open.pop(number, None) is None:
            return
        self._held = {held: at for held, at in self._held.items() if held[0] != number}
        self._pushed = {pushed for pushed in self._pushed if pushed[0] != number}
        self.departed = self.departed or number == self._last
        self._last = None if number == self._last else self._last


def maker_of(name: str, identity: str) -> str:
    """Return the maker of a pad, as far as it affects the labels.

    Args:
        name: Its name.
        identity: Its identity, as SDL writes it: the maker's number is in the third pair of bytes.
    """
    vendor, known = identity[8:12].lower(), name.casefold()
    if vendor == _SONY or any(word in known for word in ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5")):
        return PLAYSTATION
    if vendor == _NINTENDO or any(word in known for word in ("nintendo", "switch", "joy-con")):
        return NINTENDO
    return XBOX
