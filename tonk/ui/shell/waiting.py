"""Sleeping until an event comes, in the system's own wait.

``pygame.event.wait`` looks for events every millisecond, which takes 2.5 % of a core. SDL itself can do better if a
window's system reports events, and is asked directly. Otherwise, the loop looks a few times a second.
"""

from collections.abc import Callable
from contextlib import suppress

import pygame

_WAKES_BY_EVENTS = frozenset({"x11", "wayland", "windows", "cocoa"})
"""Systems on which SDL sleeps while it waits."""


def system_wait() -> Callable[[float], object] | None:
    """Return a function that sleeps until an event comes, at most for some seconds; None if there isn't one."""
    if pygame.display.get_driver() not in _WAKES_BY_EVENTS:
        return None
    import ctypes  # not imported before the first frame

    for library in (pygame.event.__file__, "SDL2.dll"):
        with suppress(OSError, AttributeError):
            wait = ctypes.CDLL(library).SDL_WaitEventTimeout
            wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
            return lambda seconds: wait(None, max(1, round(seconds * 1000)))
    return None
