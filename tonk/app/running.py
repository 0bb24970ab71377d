"""The program: a window is opened, a game goes on in it, and it is closed whatever happens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pygame

from tonk.app.faults import Faults, fault_text, tell_stopped
from tonk.app.game import Game
from tonk.resources import assets_root
from tonk.session.settings import Settings
from tonk.speech.speaker import Speaker
from tonk.storage.faults import StopTrace, keep_fault
from tonk.storage.notices import shown
from tonk.storage.paths import Places, find_places
from tonk.storage.store import Store
from tonk.ui.shell.furnishing import build_ui, use_language
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.sounds import SoundPlayer
from tonk.ui.shell.window import NoDisplay, open_window, show_box
from tonk.words import _, language

TITLE = "Tonk"


def play(*, saves: str | None, portable: bool, speak: bool = False, lang: str | None = None) -> int:
    """Open the window and play; the exit status comes back.

    Args:
        saves: The folder where things are kept; None for the usual ones.
        portable: Whether they are kept beside the game.
        speak: Whether everything is spoken from now on.
        lang: The language to use whatever the settings say; None for theirs.
    """
    places = find_places(saves, portable=portable)

    def evening(game: Game, loop: Loop) -> None:
        if speak:
            loop.ui.change_settings(loop.ui.settings.changed(speech=True))
        game.routes.show_title()
        tell_stopped(loop.ui, places)
        game.open_doors(loop)
        game.settings_in_use.ask_system()
        loop.run(game.between_frames)
        game.settings_in_use.keep_window_size()

    return run_game(places, evening, lang=lang)


def run_game(
    places: Places,
    evening: Callable[[Game, Loop], None],
    *,
    size: tuple[int, int] | None = None,
    settings: Settings | None = None,
    lang: str | None = None,
) -> int:
    """Open the window, let something happen in it, and close it; the exit status comes back.

    Args:
        places: Where things are kept.
        evening: The steps to run.
        size: The size of the window, in pixels; None for the one it had last.
        settings: Other settings than the player's.
        lang: The language to speak whatever the settings say; None for theirs.
    """
    stop_trace = StopTrace(places.data)
    try:
        with ExitStack() as left_open:
            stop_trace.begin()
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
            left_open.pop_all()  # from now on the game closes what is kept
        with closing(game), closing(speaker):
            evening(game, loop)
    except NoDisplay as missing:
        sys.stderr.write(f"{missing}\n")
        show_box(TITLE, str(missing))
        return 69
    except Exception as fault:
        pygame.quit()
        sys.stderr.write(_report_fault(places.data, fault) + "\n")
        return 1
    finally:
        pygame.quit()
        stop_trace.end()
    return 0


def _report_fault(folder: Path, fault: Exception) -> str:
    """Write down a fault of ours where it can be found, and return the sentence for the player."""
    path = keep_fault(folder, fault_text(fault))
    if path is None:
        return _("Something went wrong in Tonk, and it had to close. Your match is saved up to the last move.")
    sentence = _("Something went wrong in Tonk, and it had to close. Your match is saved. Details are in {file}.")
    return sentence.format(file=shown(path))
