"""Safe mode: if the usual start fails, the game starts without anything that is kept and offers to repair it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tonk.session.settings import Settings
from tonk.storage.faults import newest_fault
from tonk.storage.notices import reason, shown
from tonk.storage.paths import Places
from tonk.storage.start_blockers import FileGroup, blocking_files, put_aside
from tonk.ui.screens.fault_page import FaultPage
from tonk.ui.widgets.dialog import DialogAnswer
from tonk.words import faults as words
from tonk.words import pgettext

if TYPE_CHECKING:
    from tonk.app.game import Game
    from tonk.ui.shell.loop import Loop

    RunsGame = Callable[[Places, Callable[[Game, Loop], None], Settings], int]


class SafeStart:
    """A start with default settings in a window, without anything that is kept and without keeping anything.

    Args:
        places: The places of kept files, which stay untouched unless the player decides otherwise.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._blocking: list[FileGroup] = []
        self._again = False

    def run(self, run_game: RunsGame) -> int | None:
        """Play in safe mode; return the exit status, or None to try the usual start again.

        Args:
            run_game: Runs a game in these places, with these steps, and these settings.
        """
        self._blocking = blocking_files(self._places)
        with TemporaryDirectory(prefix="tonk-") as folder:
            status = run_game(Places(Path(folder), Path(folder)), self._offer_mending, Settings())
        if not self._again:
            return status
        try:
            put_aside(self._blocking)
        except OSError as error:
            sys.stderr.write(words.not_set_aside(reason(error)) + "\n")
            return 1
        return None

    def _offer_mending(self, game: Game, loop: Loop) -> None:
        game.routes.show_title()
        screens = loop.ui.screens

        def try_again() -> None:
            self._again = True
            screens.quit(at_once=True)

        mend = pgettext("button", "Set aside") if self._blocking else pgettext("button", "Try again")
        unsaved = DialogAnswer(pgettext("button", "Play without saving"), screens.pop)
        ways = [DialogAnswer(mend, try_again, "primary"), unsaved]
        names = [shown(kept[0]) for kept in self._blocking]
        file, details = newest_fault(self._places.data)
        sentences = words.safe_start_sentences(names, shown(file) if details else "")
        screens.push(FaultPage(loop.ui, words.safe_start_title(), sentences, details, ways, least=unsaved))
        game.finish_start(loop)
        loop.run(game.between_frames)
