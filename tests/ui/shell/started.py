"""A whole game, started on a folder of saves."""

from collections.abc import Callable
from pathlib import Path

import pygame

from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.session.match.match import Match
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.table_screen import TableScreen

QUICK = Settings(animation_speed="instant", thinking_time="none")


class Started:
    """A game that was started on a folder of saves."""

    def __init__(self, saves: Path) -> None:
        self.store = Store.open(Places(saves, saves))
        self.pilot = Pilot(dummy_ui(settings=QUICK))
        self.game = Game(self.pilot.ui, self.store)
        self.game.routes.show_title()
        self.pilot.post()

    def settle(self) -> None:
        """Wait until everything is written to the disk."""
        assert self.store.writer.close()
        self.game.between_frames(None)

    @property
    def table(self) -> TableScreen:
        """The table on the screen."""
        (found,) = (screen for screen in self.pilot.ui.screens.all if isinstance(screen, TableScreen))
        return found

    @property
    def match(self) -> Match:
        """The match at the table."""
        game = self.table.sitting.game
        assert isinstance(game, Match)
        return game

    def resume(self) -> Match:
        """Resume the last match by Enter on the title, and return it."""
        self.pilot.press(pygame.K_RETURN)
        self.pilot.advance(0.1)
        return self.match

    def play_hand(self) -> None:
        """Draw and discard until the hand is over and its page is open."""
        for _ in range(200):
            if isinstance(self.pilot.ui.screens.top, HandEndScreen):
                return
            if self.table.may_act:
                self.pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
            self.pilot.advance(0.2)
        raise AssertionError("the hand does not end")


Start = Callable[[], Started]
