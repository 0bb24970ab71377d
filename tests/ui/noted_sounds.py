"""Sounds that are noted instead of heard."""

from collections.abc import Sequence

import pygame

from tonk.ui.shell.cues import SOUNDS


class NotedSounds:
    """A silent sound player that remembers what it was asked to play."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.cues: list[str] = []
        self.sides: list[float] = []
        self.forces: list[float] = []
        self.tunes: tuple[str, ...] = ()
        self.room = ""
        self.tense = False
        self.gave_way = 0

    def play(self, name: str, side: float = 0.0, force: float = 1.0) -> None:
        """Note the name, the side and the force; cues of the interface are noted separately."""
        if name in SOUNDS.values():
            self.cues.append(name)
        else:
            self.played.append(name)
            self.sides.append(side)
            self.forces.append(force)

    def music(self, tunes: Sequence[str]) -> None:
        """Note the tunes."""
        self.tunes = tuple(tunes)

    def be_in(self, place: str) -> None:
        """Note the place."""
        self.room = place

    def hold_breath(self, *, tense: bool) -> None:
        """Note whether a hand hangs in the balance."""
        self.tense = tense

    def give_way(self, seconds: float = 0.0) -> None:  # noqa: ARG002 - noted, not measured
        """Note that something is spoken."""
        self.gave_way += 1

    def follow(self, event: pygame.Event) -> None:
        """Do nothing, because no tune ends."""
