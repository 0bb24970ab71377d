"""The quiet sound of a place, looped below everything else: talk, a fire, rain, a hall, a clock.

It is read by a thread of its own, since decoding it takes longer than a frame; an event announces it. At volume zero
nothing is read, and nothing is mixed.
"""

import contextlib
import io
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import pygame

from tonk.ui.drawing import speeds

LOADED = pygame.event.custom_type()
BEDS: Mapping[str, str] = MappingProxyType({"cardroom": "plain", "porch": "camp", "bar": "club"})
"""The places that have the sound of another: a clock ticks in the card room as it does at the plain table,
the night of the camp is heard on the porch, and the talk of the club at the bar."""
_CHANNEL = 1
"""The first channel after the one for the music's tail."""
LAYER_CHANNEL = 2
"""The channel for what is played over the music."""
_RESERVED = 3
"""The channels that noises leave alone."""


def as_it_is(sound: pygame.mixer.Sound) -> pygame.mixer.Sound:
    """Return the same sound."""
    return sound


class RoomTone:
    """Plays the sound of a place while it is audible.

    Args:
        folder: The folder of the files, each named after its place.
        level: The loudness, 0 to 1.
        channel: The channel to play on.
        prepared: Makes a sound that has been read ready to be played.
    """

    def __init__(
        self,
        folder: Path,
        level: float,
        channel: int = _CHANNEL,
        prepared: Callable[[pygame.mixer.Sound], pygame.mixer.Sound] = as_it_is,
    ) -> None:
        self._folder, self._level, self._share = folder, level, 1.0
        self._channel, self._prepared = channel, prepared
        self._place = ""
        self._playing = ""
        self._asked = ""
        self._sound: pygame.mixer.Sound | None = None
        """The loop that is heard, or was heard last."""
        self._loaded: tuple[str, pygame.mixer.Sound | None] | None = None
        self._open = False

    @property
    def playing(self) -> str:
        """Return the place being heard; empty for none."""
        return self._playing

    def open(self) -> None:
        """Begin to play on a new device."""
        self._open = True
        pygame.mixer.set_reserved(_RESERVED)
        self._follow()

    def close(self) -> None:
        """Stop, since there is no device any more."""
        self._open, self._playing, self._asked, self._loaded = False, "", "", None
        self._sound = None

    def want(self, place: str) -> None:
        """Play this place's sound from now on."""
        self._place = BEDS.get(place, place)
        self._follow()

    def set_level(self, level: float, share: float = 1.0) -> None:
        """Play as loudly as this, 0 to 1.

        Args:
            level: The player's loudness.
            share: The share of it during speech.
        """
        self._level, self._share = level, share
        if self._sound is not None:
            self._sound.set_volume(level * share)
        if self._open:
            self._follow()

    def give_way(self, share: float) -> None:
        """Reduce the loudness to this share."""
        self.set_level(self._level, share)

    def follow(self, event: pygame.Event) -> None:
        """Take the loaded sound; other events are ignored."""
        if event.type != LOADED or self._loaded is None:
            return
        (place, sound), self._loaded = self._loaded, None
        self._asked = ""
        if place == self._wanted:
            self._playing, self._sound = place, sound
            with contextlib.suppress(pygame.error):
                if sound is not None:
                    # A channel that fades in goes on to the loudness that it had before.
                    sound.set_volume(self._level * self._share)
                    channel = pygame.mixer.Channel(self._channel)
                    channel.play(sound, loops=-1, fade_ms=round(speeds.ROOM_BEGINS * 1000))
        self._follow()

    @property
    def _wanted(self) -> str:
        return self._place if self._open and self._level > 0 else ""

    def _follow(self) -> None:
        """Change to the wanted place, unless it is heard or being read already."""
        if self._open and self._playing and self._playing != self._wanted:
            self._playing = ""
            with contextlib.suppress(pygame.error):
                pygame.mixer.Channel(self._channel).fadeout(round(speeds.ROOM_ENDS * 1000))
        if self._wanted and not self._asked and self._playing != self._wanted:
            self._asked = self._wanted
            threading.Thread(target=self._read, args=(self._wanted,), daemon=True).start()

    def _read(self, place: str) -> None:
        """Read a file; a missing or damaged one is silence."""
        sound = None
        with contextlib.suppress(OSError, pygame.error):
            sound = self._prepared(pygame.mixer.Sound(io.BytesIO((self._folder / f"{place}.ogg").read_bytes())))
        self._loaded = place, sound
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.Event(LOADED))
