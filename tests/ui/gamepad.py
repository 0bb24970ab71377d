"""A game pad without hardware: SDL's virtual joystick, whose buttons arrive like those of a real one."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from tests.ui.pilot import Pilot
from tonk.ui.shell.commands import PadButton
from tonk.ui.shell.pads import _AXES, _BUTTONS

_GAME_CONTROLLER, _AXIS_COUNT, _BUTTON_COUNT, _FULL = 1, 6, 15, 32767
_NUMBERS = {button: number for number, button in _BUTTONS.items()}
_PUSHES = {button: (axis, end) for axis, ends in _AXES.items() for button, end in zip(ends, (-1, 1), strict=True)}


def _sdl() -> ctypes.CDLL:
    """Return the SDL that pygame itself has loaded."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    sdl = ctypes.CDLL(str(next(folder.glob("libSDL2-2*"))))
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = ctypes.c_void_p, ctypes.c_int, ctypes.c_ubyte
    sdl.SDL_JoystickSetVirtualAxis.argtypes = ctypes.c_void_p, ctypes.c_int, ctypes.c_short
    return sdl


class VirtualPad:
    """A pad that a test controls.

    Args:
        pilot: Lets frames pass.
    """

    def __init__(self, pilot: Pilot) -> None:
        self.pilot, self._sdl = pilot, _sdl()
        self._index = self._sdl.SDL_JoystickAttachVirtual(_GAME_CONTROLLER, _AXIS_COUNT, _BUTTON_COUNT, 0)
        self._handle = self._sdl.SDL_JoystickOpen(self._index)
        pilot.post()

    def press(self, *buttons: PadButton) -> None:
        """Press buttons one after the other."""
        for button in buttons:
            self.hold(button)
            self.let_go(button)

    def hold(self, button: PadButton) -> None:
        """Press a button and keep it down."""
        self._turn(button, 1)

    def let_go(self, button: PadButton) -> None:
        """Let a button go."""
        self._turn(button, 0)

    def push(self, axis: int, value: float) -> None:
        """Push a stick along one of its axes, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, round(value * _FULL))
        self.pilot.post()

    def _turn(self, button: PadButton, down: int) -> None:
        if button in _NUMBERS:
            self._sdl.SDL_JoystickSetVirtualButton(self._handle, _NUMBERS[button], down)
            self.pilot.post()
        else:
            axis, end = _PUSHES[button]
            rest = -1.0 if axis >= pygame.CONTROLLER_AXIS_TRIGGERLEFT else 0.0
            self.push(axis, float(end) if down else rest)

    def unplug(self) -> None:
        """Unplug the pad."""
        if self._handle is not None:
            self._handle = None
            self._sdl.SDL_JoystickDetachVirtual(self._index)
            self.pilot.post()


@contextmanager
def plugged_in(pilot: Pilot) -> Iterator[VirtualPad]:
    """Plug a pad in, and unplug it at the end."""
    controller.quit()
    pilot.loop.commanding.pads.start()
    pad = VirtualPad(pilot)
    try:
        yield pad
    finally:
        pad.unplug()
        controller.quit()
