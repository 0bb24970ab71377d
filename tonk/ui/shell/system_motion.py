"""The system's own setting for less motion, asked once, in a thread, since the answer may take a moment."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from threading import Thread

Runner = Callable[[Sequence[str]], str]
"""Runs a program, and returns what it writes.

Raises:
    OSError: There is no such program, or it fails.
"""
_PATIENCE = 5.0
"""The longest wait for the answer, in seconds."""
_GET_CLIENT_AREA_ANIMATION = 0x1042
_MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


class SystemMotion:
    """The answer of the system: none until it is there, which counts as no.

    Attributes:
        calm: Whether the system asks for less motion.

    Args:
        on_answer: Called, from another thread, when the system asks for less motion.
        find: Returns the answer.
    """

    def __init__(self, on_answer: Callable[[], None], find: Callable[[], bool] | None = None) -> None:
        self._on_answer, self._find = on_answer, find or _asks_for_less
        self.calm = False

    def ask(self) -> Thread:
        """Ask, in a thread that is returned and need not be waited for."""
        thread = Thread(target=self._ask, name="system's motion", daemon=True)
        thread.start()
        return thread

    def _ask(self) -> None:
        if self._find():
            self.calm = True
            self._on_answer()


def _asks_for_less() -> bool:
    return asks_for_less(sys.platform, _run, _windows_animates)


def asks_for_less(platform: str, run: Runner, windows_animates: Callable[[], bool]) -> bool:
    """Return whether a system asks for less motion; an unknown answer counts as no.

    Args:
        platform: The system, as Python calls it.
        run: Runs a program of it.
        windows_animates: Whether Windows shows animations.
    """
    try:
        if platform == "win32":
            return not windows_animates()
        if platform == "darwin":
            return run(_MAC).strip() == "1"
        return run(_GNOME).strip() == "false"
    except OSError:
        return False


def _run(command: Sequence[str]) -> str:
    import subprocess  # here we are in a thread

    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=_PATIENCE)  # noqa: S603
    except subprocess.SubprocessError as failed:
        raise OSError(str(failed)) from failed
    return done.stdout


def _windows_animates() -> bool:
    """Return whether Windows shows animations."""
    import ctypes  # only here: no other system needs it

    shown = ctypes.c_int(1)
    user: object = getattr(ctypes, "windll", None)
    ask = getattr(getattr(user, "user32", None), "SystemParametersInfoW", None)
    if ask is None or not ask(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0):
        raise OSError
    return bool(shown.value)
