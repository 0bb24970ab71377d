"""The program: opens a window, runs a game in it, and always closes it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Protocol

import pygame

from tonk.app.fault_notes import fault_text
from tonk.app.faults import Faults, notify_stopped
from tonk.app.game import Game
from tonk.resources import assets_root
from tonk.session.settings import Settings
from tonk.speech.speaker import Speaker
from tonk.storage.faults import StopTrace, keep_fault
from tonk.storage.notices import shown
from tonk.storage.paths import Places, find_places
from tonk.storage.store import Store
from tonk.ui.shell.loop import Loop, signals_caught
from tonk.ui.shell.settings_in_use import build_ui, use_language
from tonk.ui.shell.sounds import SoundPlayer
from tonk.ui.shell.window import NoDisplay, open_window, show_box
from tonk.words import _, language

TITLE = "Tonk"


class Restarts(Protocol):
    """Starts the program again in place of this one."""

    def __call__(self, *, safe: bool) -> int:
        """Start it, in safe mode or as usual, and return the exit status."""


def play(
    *,
    saves: str | None,
    portable: bool,
    speak: bool = False,
    safe: bool = False,
    lang: str | None = None,
    restart: Restarts | None = None,
) -> int:
    """Open the window, play, and return the exit status.

    Args:
        saves: The folder where things are kept; None for the usual ones.
        portable: Whether they are kept beside the game.
        speak: Whether everything is spoken from now on.
        safe: Whether to start in safe mode, without anything that is kept.
        lang: The language, instead of the one in the settings; None for that.
        restart: Restarts the program after a failed start; None to end instead.
    """
    places = find_places(saves, portable=portable)
    if safe:
        return _play_safely(places, lang, restart)
    opened: list[bool] = []

    def in_window(game: Game, loop: Loop) -> None:
        if speak:
            loop.ui.change_settings(loop.ui.settings.changed(speech=True))
        with signals_caught(loop.note_signal):  # from the first frame on
            game.routes.show_title()
            notify_stopped(loop.ui, places)
            game.finish_start(loop)
            opened.append(True)
            game.settings_in_use.ask_system()
            try:
                loop.run(game.between_frames)
            finally:  # even after Ctrl-C
                game.settings_in_use.keep_window_size()

    def survive(fault: Exception) -> int:
        if opened or restart is None:
            return _report_fault(places, fault)
        keep_fault(places.data, fault_text(fault))
        return restart(safe=True)

    return run_game(places, in_window, lang=lang, on_fault=survive)


def _play_safely(places: Places, lang: str | None, restart: Restarts | None) -> int:
    """Play in safe mode until the player asks for a normal start.

    Args:
        places: The places of kept files.
        lang: The language to use; None for the usual one.
        restart: Starts the program once more; None to end then.
    """
    from tonk.app.safe_start import SafeStart  # rarely needed

    start = SafeStart(places)
    status = start.run(lambda empty, in_window, usual: run_game(empty, in_window, settings=usual, lang=lang))
    if status is not None:
        return status
    return 0 if restart is None else restart(safe=False)


def run_game(
    places: Places,
    in_window: Callable[[Game, Loop], None],
    *,
    size: tuple[int, int] | None = None,
    settings: Settings | None = None,
    lang: str | None = None,
    on_fault: Callable[[Exception], int] | None = None,
) -> int:
    """Open the window, run something in it, close it, and return the exit status.

    Args:
        places: The places of kept files.
        in_window: Plays while the window is open.
        size: The size of the window, in pixels; None for its last size.
        settings: Other settings than the player's.
        lang: The language, instead of the one in the settings; None for that.
        on_fault: Called with a fault of ours after everything is closed; returns the exit status. None to report it
            and end.
    """
    stop_trace = StopTrace(places.data)
    try:
        stop_trace.begin()
        with _opened(places, size, settings, lang) as (game, loop):
            in_window(game, loop)
    except NoDisplay as missing:
        sys.stderr.write(f"{missing}\n")
        show_box(TITLE, str(missing))
        return 69
    except Exception as fault:
        met: Exception | None = fault
    else:
        met = None
    finally:
        pygame.quit()
        stop_trace.end()
    if met is None:
        return 0
    return _report_fault(places, met) if on_fault is None else on_fault(met)


@contextmanager
def _opened(
    places: Places, size: tuple[int, int] | None, settings: Settings | None, lang: str | None
) -> Iterator[tuple[Game, Loop]]:
    """Open what is kept, a window and a game in it; close them afterwards.

    Args:
        places: The places of kept files.
        size: The size of the window, in pixels; None for its last size.
        settings: Other settings than the player's.
        lang: The language, instead of the one in the settings; None for that.
    """
    with ExitStack() as left_open:
        store = Store.open(places)
        left_open.callback(store.close)
        settings = settings or store.settings.load()
        use_language(settings if lang is None else settings.changed(language=lang))
        surface = open_window(size, TITLE, settings.full_screen, settings.window_size)
        sounds = SoundPlayer(
            assets_root(),
            settings.effects_volume,
            settings.master_volume,
            settings.music_volume,
            settings.interface_volume,
            settings.room_volume,
        )
        sounds.mono = settings.mono_sound
        ui = build_ui(surface.get_size(), settings, sounds)
        ui.speech.voice = speaker = Speaker(lambda: language.code)
        loop = Loop(ui, surface, on_fullscreen=lambda: game.toggle_fullscreen())
        game = Game(ui, store)
        ui.on_drop = game.routes.open_dropped
        loop.guard.on_fault = Faults(ui, game, store).meet
        left_open.pop_all()  # from now on the game closes the store
    with closing(game), closing(speaker):
        yield game, loop


def _report_fault(places: Places, fault: Exception) -> int:
    """Write down a fault that ends the game, say where, and return the exit status."""
    path = keep_fault(places.data, fault_text(fault))
    sentence = _("Something went wrong in Tonk, and it had to close. Your match is saved up to the last move.")
    if path is not None:
        sentence = _("Something went wrong in Tonk, and it had to close. Your match is saved. Details are in {file}.")
        sentence = sentence.format(file=shown(path))
    sys.stderr.write(f"{sentence}\n")
    return 1
