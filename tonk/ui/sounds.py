"""The game's noises: short, from files, and silent without complaint where there is no loudspeaker."""

import contextlib
import io
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tonk.ui.quiet import quiet_stderr

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAMES = ("flick", "slide", "place", "knock", "chips", "shuffle", "win", "caught", "tonk")
"""A card is dealt, is drawn, comes to lie; a drop; money changes hands; the deck is shuffled; endings."""

_CHANNELS = 16
_BUFFER = 512  # samples: 12 ms from the call to the ear
_MOST_VARIANTS = 9


class Sounds:
    """Plays noises by name, each time the next of a noise's variants.

    Nothing here raises: a table without sound is a table still.

    Args:
        assets: The folder that holds `sounds/`.
        effects: Loudness of the noises, 0 to 1.
        master: Loudness of everything, 0 to 1.
    """

    def __init__(self, assets: "Path | Traversable", effects: float = 1.0, master: float = 1.0) -> None:
        self._files = assets.joinpath("sounds")
        self._level = effects * master
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._turn: dict[str, int] = {}
        self._open = False

    @property
    def heard(self) -> bool:
        """Whether there is a device to play on."""
        return self._open

    def open(self) -> None:
        """Find a device and load the noises; best after the first frame, for it takes some milliseconds."""
        try:
            with quiet_stderr():
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=_BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except (pygame.error, NotImplementedError, ImportError):
            # No device, or a build of the library without a mixer.
            return
        self._open = True
        for name in NAMES:
            self._sounds[name] = self._variants(name)
        self._set_level()

    def set_volumes(self, master: float, effects: float) -> None:
        """Set how loud everything and the noises are, 0 to 1 each; it is heard at once."""
        self._level = master * effects
        self._set_level()

    def play(self, name: str) -> None:
        """Let a noise of `NAMES` be heard; nothing happens when it cannot be."""
        variants = self._sounds.get(name)
        if not variants or self._level <= 0:
            return
        turn = self._turn.get(name, 0)
        self._turn[name] = (turn + 1) % len(variants)
        with contextlib.suppress(pygame.error):
            variants[turn].play()

    def _variants(self, name: str) -> "list[pygame.mixer.Sound]":
        """Load `name-1.wav` and so on as far as they go; a damaged file is left out."""
        found = []
        for number in range(1, _MOST_VARIANTS + 1):
            try:
                data = self._files.joinpath(f"{name}-{number}.wav").read_bytes()
            except OSError:
                break
            with contextlib.suppress(pygame.error):
                found.append(pygame.mixer.Sound(file=io.BytesIO(data)))
        return found

    def _set_level(self) -> None:
        for sound in (sound for variants in self._sounds.values() for sound in variants):
            with contextlib.suppress(pygame.error):
                sound.set_volume(self._level)
