"""Opening the window, and the sentence for a machine without a screen."""

import io
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress

import pygame

from tonk.resources import assets_root
from tonk.ui.shell.quiet import quiet_stderr
from tonk.words import _

LEAST_WINDOW = (640, 400)
_INVISIBLE = frozenset({"offscreen", "dummy"})

_ENVIRONMENT = {
    # Through OpenGL, a machine without a graphics card needs 4 ms to show a frame; without it, 0.3 ms.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    # Real pixels on Windows; the interface scales itself.
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    # A card game is no reason to switch the desktop's effects off.
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    # The loop takes signals itself: taken by SDL while the game starts, the system's request would be the cross's.
    "SDL_NO_SIGNAL_HANDLERS": "1",
}


class NoDisplay(Exception):
    """There is no screen to open a window on. The text of the exception is a sentence for the player."""


def open_window(size: tuple[int, int] | None, title: str, fullscreen: bool, last: Sequence[int] = ()) -> pygame.Surface:
    """Open the game's window and return its surface.

    Args:
        size: Width and height in pixels if it is not full screen; None for its last ones.
        title: The title bar's text.
        fullscreen: Whether to cover the whole screen.
        last: Its last width and height in pixels (`fitting_size`).

    Raises:
        NoDisplay: No window can be seen on this machine.
    """
    for name, value in _ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        with quiet_stderr():
            pygame.display.init()
        if _hidden():
            raise pygame.error("no video driver that shows anything")
        pygame.font.init()
        pygame.display.set_caption(title)
        icon = assets_root() / "icons" / "tonk-48.png"
        with suppress(OSError, pygame.error):  # a window without its icon is still a window
            pygame.display.set_icon(pygame.image.load(io.BytesIO(icon.read_bytes()), icon.name))
        return set_fullscreen(fullscreen, size or fitting_size(last))
    except pygame.error as problem:
        pygame.display.quit()
        if has_display():
            raise NoDisplay(_("Tonk can't open a window here: {why}").format(why=problem)) from problem
        raise NoDisplay(_("Tonk needs a display, and there is none here.")) from problem


def has_display() -> bool:
    """Return whether this machine seems to have a visible screen."""
    if os.environ.get("SDL_VIDEODRIVER") in _INVISIBLE:
        return False
    return sys.platform in {"win32", "darwin"} or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def show_box(title: str, sentence: str) -> None:
    """Show a sentence in a system dialog and wait until it is closed; do nothing if a terminal shows it.

    It is for a program that was started from a menu: a terminal has shown the sentence already.
    """
    if has_display() and not sys.stderr.isatty():
        with suppress(pygame.error):
            pygame.display.message_box(title, sentence, "error")


def set_fullscreen(on: bool, size: tuple[int, int]) -> pygame.Surface:
    """Cover the whole screen, or go back to a window of this size, and return the surface to draw on."""
    if on:
        # The size of the screen itself: other sizes fail or blur on some systems.
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    size = at_least(size)
    with warnings.catch_warnings():
        # A screen may be slow to give the full size back, or too small for the size: no news for the player.
        warnings.simplefilter("ignore", RuntimeWarning)
        # Deprecated for drawing, but pygame has no other way to these two settings of its one window.
        warnings.simplefilter("ignore", DeprecationWarning)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        frame = pygame.Window.from_display_module()
        frame.minimum_size = LEAST_WINDOW
        if surface.get_size() != size:
            frame.size = size
    return surface


def at_least(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size, but at least the smallest one that the game supports."""
    return max(size[0], LEAST_WINDOW[0]), max(size[1], LEAST_WINDOW[1])


def fitting_size(last: Sequence[int]) -> tuple[int, int]:
    """Return the last width and height of the window, as far as the screen allows; the usual ones if empty.

    Call it when the display has been started.
    """
    if len(last) != 2:
        return usual_size()
    desktop = pygame.display.get_desktop_sizes() if pygame.display.get_init() else []
    wide, high = max(desktop, default=(last[0], last[1]))
    return at_least((min(last[0], wide), min(last[1], high)))


def usual_size() -> tuple[int, int]:
    """Return a 16:9 size for a first window: as large as the screen allows with a margin, up to 1920x1080.

    Call it when the display has been started; 1280x720 when the screen's size cannot be known.
    """
    desktop = pygame.display.get_desktop_sizes() if pygame.display.get_init() else []
    wide, high = desktop[0] if desktop else (1600, 900)
    for width, height in ((1920, 1080), (1600, 900), (1280, 720), (960, 600)):
        if width <= wide * 0.9 and height <= high * 0.86:
            return width, height
    return at_least((int(wide * 0.95), int(high * 0.9)))


def _hidden() -> bool:
    """Return whether SDL fell back to a driver that shows nothing, unless the environment asked for just that.

    With no display to be found, SDL quietly "opens" a window in memory, and the game would run unseen.
    """
    return pygame.display.get_driver() in _INVISIBLE and not os.environ.get("SDL_VIDEODRIVER")
