"""The window: its size, its icon, and the message if it can't be opened."""

import importlib
import os
from io import StringIO
from pathlib import Path

import pygame
import pytest

from tonk.resources import assets_root
from tonk.ui.shell import window


def test_the_window_is_never_too_small() -> None:
    """A window is opened at 640x400 at least."""
    surface = window.open_window((100, 100), "Tonk", fullscreen=False)
    assert surface.get_size() == window.LEAST_WINDOW
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    assert all(side > 0 for side in window.usual_size())


def test_a_window_opens_as_large_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window opens at its last size if that fits the screen, or else at the usual size."""
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 800)])
    assert window.fitting_size((1000, 700)) == (1000, 700)
    assert window.fitting_size((2000, 1500)) == (1280, 800)
    assert window.fitting_size((10, 10)) == window.LEAST_WINDOW
    assert window.fitting_size(()) == window.usual_size()
    assert window.open_window(None, "Tonk", fullscreen=False, last=(1000, 700)).get_size() == (1000, 700)
    assert window.open_window((700, 500), "Tonk", fullscreen=False, last=(1000, 700)).get_size() == (700, 500)


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_without_a_display_there_is_one_sentence(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game ends with a sentence if SDL falls back to a driver that shows nothing."""
    pygame.display.init()
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(window.NoDisplay, match=r"^[^\n]+\.$"):
        window.open_window((1280, 720), "Tonk", fullscreen=False)


def test_a_display_that_fails_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says why no window can be opened, and a box shows it if no terminal does."""
    shown: list[str] = []

    def fail() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setattr(pygame.display, "init", fail)
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, sentence, _kind: shown.append(sentence))
    window.show_box("Tonk", "nobody sees this")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":77")
    with pytest.raises(window.NoDisplay, match="x11 not available") as failed:
        window.open_window((1280, 720), "Tonk", fullscreen=False)
    monkeypatch.setattr("sys.stderr", StringIO())
    window.show_box("Tonk", str(failed.value))
    assert shown == [str(failed.value)]


def test_the_icons_are_drawn_by_their_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each icon equals the picture drawn by ``assets/make/icons.py``, and the window has one of them."""
    monkeypatch.syspath_prepend(str(Path(assets_root(), "make")))
    script = importlib.import_module("icons")
    for size in script.SIZES:
        kept = pygame.image.load(assets_root() / "icons" / f"tonk-{size}.png")
        assert kept.get_size() == (size, size)
        assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(script.icon(size), "RGBA")
    shown: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", shown.append)
    window.open_window((1280, 720), "Tonk", fullscreen=False)
    assert [icon.get_size() for icon in shown] == [(48, 48)]
