"""Play hand after hand through the real screens, and check that memory doesn't grow.

Usage: python -m tests.soak [--hands N] [--seed S]

A game with a dummy screen and its own folder plays matches at instant speed: one person who moves at random against
bots, each rule set in turn, with every result page, and a new match after a number of hands. Memory may grow by less
than `MOST_GROWTH` after the first `SETTLED` hands, and the numbers of open files and threads must stay the same. The
last line counts.
"""

import argparse
import gc
import os
import random
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from tonk.app import Game
from tonk.records import rules_to_json
from tonk.resources import assets_root
from tonk.rules import guest_ids, load_preset, preset_ids
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.settings_in_use import build_ui
from tonk.ui.shell.sounds import SoundPlayer

SETTLED = 200
MOST_GROWTH = 5.0
"""Megabytes."""
_HANDS_OF_MATCH, _LOOKED_AT, _TOLD, _READ = 12, 16, 500, 10
"""Hands after which another match begins; results of which one is drawn; hands after which a line is printed, and hands
after which the memory is read, as the least of a hundred hands."""
_WINDOW, _BUSY = (1280, 720), 1.0
"""The window, and the seconds per frame as the game measures them, so long that it puts off all idle work."""
_MOST_STEPS, _PATIENCE = 60_000, 0.001
"""Steps after which a hand counts as stuck, and the seconds of each while a bot thinks."""


class Held(NamedTuple):
    """The resources of a process: memory in megabytes, open files, threads."""

    megabytes: float
    files: tuple[str, ...]
    threads: int

    def __str__(self) -> str:
        return f"{self.megabytes:.1f} MB, {len(self.files)} files, {self.threads} threads"


def held() -> Held:
    """Return the resources of this process, after freeing what nobody needs."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Held(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, tuple(_open_files()), threading.active_count())


def _open_files() -> Iterator[str]:
    for handle in sorted(Path("/proc/self/fd").iterdir(), key=lambda path: int(path.name)):
        with suppress(OSError):  # without the handle that lists them
            yield str(handle.readlink())


class UndrawnLoop(Loop):
    """A loop that draws only on request.

    Attributes:
        drawing: True if it draws now.
    """

    drawing = False

    def _draw(self) -> None:
        if self.drawing:
            super()._draw()


class Soak:
    """A game that is played on and on, with a player's pictures and caches.

    Args:
        folder: The folder for the saves.
        seed: The seed of all chance.

    Attributes:
        matches: The number of matches begun; rule sets rotate.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self._chance = random.Random(seed)
        settings = Settings(animation_speed="instant", thinking_time="none", lessons=False)
        surface = pygame.display.set_mode(_WINDOW)
        self._ui = build_ui(_WINDOW, settings, SoundPlayer(assets_root(), 0.0, 0.0, 0.0, 0.0, 0.0))
        self._loop, self._now = UndrawnLoop(self._ui, surface), 0.0
        self._store = Store.open(Places(folder, folder))
        self._game = Game(self._ui, self._store)
        self._game.routes.show_title()
        self.matches = 0
        self._read = deque[float](maxlen=SETTLED // 2 // _READ)

    def play_hand(self, number: int) -> None:
        """Play a hand up to the page of its result, and leave that.

        Args:
            number: The number of the hand, from 0.
        """
        match = self._game.matches.playing
        ended = 0
        if match is None or match.over or number % _HANDS_OF_MATCH == 0:
            self._begin()
        else:
            ended = match.hand_number
        for _ in range(_MOST_STEPS):
            top, match = self._ui.screens.top, self._game.matches.playing
            if isinstance(top, HandEndScreen) and match is not None and match.hand_number != ended:
                self._look() if number % _LOOKED_AT == 0 else self._step()
                self._game.between_frames(None)
                return
            if isinstance(top, TableScreen) and top.may_act:
                top.do(self._chance.choice(top.sitting.game.position.legal()))
            elif not isinstance(top, TableScreen):
                for kind in (pygame.KEYDOWN, pygame.KEYUP):
                    self._step(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
            else:
                time.sleep(_PATIENCE)  # a bot may think in its own process
            self._step()
            self._game.between_frames(_BUSY)
        raise RuntimeError(f"hand {number} does not end; {type(self._ui.screens.top).__name__} is on top")

    def _step(self, *events: pygame.Event) -> None:
        self._now += 0.1
        pygame.event.clear()
        self._loop.step(events, self._now)

    def _look(self) -> None:
        """Draw the page as it appears, and as it stays."""
        self._loop.drawing = True
        for _ in range(3):
            self._step()
        self._loop.drawing = False

    @property
    def match(self) -> Match | None:
        """Return the match being played."""
        return self._game.matches.playing

    def _begin(self) -> None:
        names = (*preset_ids(), *guest_ids())
        rules = load_preset(names[self.matches % len(names)])
        players = min(2 + self.matches % 3, rules.most_players)
        bots = [Player(name, "casual") for name in BOT_NAMES[: players - 1]]
        self.matches += 1
        self._game.begin(LastChoices(rules_to_json(rules), (Player("Ana"), *bots), bankroll=100_000), self.matches)

    def read(self) -> Held:
        """Return the resources when all writing is done, since a file being written doesn't count."""
        while not self._store.settle():
            pass
        found = held()
        self._read.append(found.megabytes)
        return found

    def least_held(self) -> Held:
        """Return the resources, with the least memory of the last hands, as pictures come and go with the rules."""
        return self.read()._replace(megabytes=min(self._read))

    def close(self) -> int:
        """Close the game and return the number of hands in its history, which is opened once more to count them."""
        self._game.close()
        try:
            return self._game.history.count() or 0
        finally:
            self._game.history.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play this many hands, and return 1 if anything piles up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=1000, help="number of hands (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="seed for chance (default: 1)")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        soak, settled = Soak(Path(name), wanted.seed), held()
        for number in range(1, wanted.hands + 1):
            soak.play_hand(number - 1)
            if number % _READ == 0:
                soak.read()
            if number == min(SETTLED, wanted.hands):
                settled = soak.least_held()
                sys.stdout.write(f"{number} hands: {settled}\n")
            elif number % _TOLD == 0:
                sys.stdout.write(f"{number} hands: {soak.least_held()}\n")
            sys.stdout.flush()
        now, kept = soak.least_held(), soak.close()
    grown, threads = now.megabytes - settled.megabytes, now.threads - settled.threads
    files = len(now.files) - len(settled.files)
    if files > 0:
        sys.stdout.write(f"open: {', '.join(now.files)}; before: {', '.join(settled.files)}\n")
    bad = grown >= MOST_GROWTH or files > 0 or threads > 0
    change = f"{grown:+.1f} MB, {files:+d} files, {threads:+d} threads after the first {min(SETTLED, wanted.hands)}"
    sys.stdout.write(f"{wanted.hands} hands, {kept} kept: {change}: {'too much' if bad else 'flat'}\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
