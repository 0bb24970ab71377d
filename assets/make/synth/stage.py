"""A small stage for players without a band: notes are put on it from their sides, and the room is added at the end."""

from __future__ import annotations

import numpy as np

from synth.room import echo, in_room
from synth.waves import RATE, Wave, add, coloured, panned

_RINGS_OUT = 3.0


class Stage:
    """Everything that is played of a tune.

    Args:
        seconds: The length of the tune; it rings out for a little longer.
        wet: The share of the room.
        walls: The seconds that its echo lasts.
    """

    def __init__(self, seconds: float, wet: float = 0.2, walls: float = 1.2) -> None:
        self._direct = np.zeros((round((seconds + _RINGS_OUT) * RATE), 2))
        self._wet, self._walls = wet, walls

    @property
    def seconds(self) -> float:
        """Return how long it is, with what rings out."""
        return len(self._direct) / RATE

    def put(self, sound: Wave, at: float, gain: float = 1.0, side: float = 0.0) -> None:
        """Let a sound be heard from `at` seconds on, from a side."""
        heard = panned(sound, side) if sound.ndim == 1 else sound
        late = max(0.0, at)
        add(self._direct, heard[round((late - at) * RATE) :], late, gain)

    def heard(self, low: float = 40.0, high: float = 13000.0) -> Wave:
        """Return everything in its room, between two pitches, fading away at the end."""
        sound = in_room(self._direct, echo(self._walls, 8000, 9), self._wet)[: len(self._direct)]
        sound = coloured(sound, low, high, 7)
        t = np.arange(len(sound)) / RATE
        edges = np.minimum(1.0, t / 0.02) * np.sin(np.pi / 2 * np.minimum(1.0, (t[-1] - t) / 1.6)) ** 2
        return (sound.T * edges).T
