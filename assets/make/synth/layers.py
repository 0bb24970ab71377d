"""Layers over a tune while a hand hangs in the balance: strings that hold their breath.

It has no beat, so it fits every tempo, and only a note and its fifth, so it fits every chord of a key. It comes from
nothing and goes back to it, so that it can be moved to another key and still goes on without a seam.
"""

from __future__ import annotations

import levels
import numpy as np

from synth.instruments import pitch_of
from synth.loudness import bent, programme
from synth.room import echo, in_room
from synth.waves import RATE, Wave, coloured, hiss, moments, panned, silence, tone

_SECONDS, _PLAYERS = 8.0, 3
_NOTES = ((48, 0.5), (60, 1.0), (67, 0.8), (72, 0.55))
"""The notes, C and its fifth, and how strong each is."""
_BOW = 11.5
"""Strokes of a bow in a second, as it trembles."""
_LOST = 1.0
"""The decibels by which the encoder makes it quieter."""


def held_breath() -> Wave:
    """Return strings that tremble, from nothing to a little and back, in C."""
    rng = np.random.default_rng(211)
    sound, t = silence(_SECONDS, 2), moments(_SECONDS)
    for note, strength in _NOTES:
        for player in range(_PLAYERS):
            low = pitch_of(note) * 2 ** (rng.uniform(-5, 5) / 1200)
            speed = _BOW * rng.uniform(0.92, 1.08) * (1 + 0.04 * np.sin(2 * np.pi * 0.3 * t + rng.uniform(0, 6)))
            bowed = 0.4 + 0.6 * np.abs(np.sin(np.pi * np.cumsum(speed) / RATE + rng.uniform(0, 3))) ** 0.7
            voice = np.zeros(len(t))
            for overtone in range(1, int(6500 / low)):
                share = np.exp(-low * overtone / 1500) / overtone**0.5
                voice += share * tone(len(t), low * overtone, rng.uniform(0, 6))
            voice += 0.05 * hiss(rng, _SECONDS, 2400, 9000)
            sound += strength * panned(voice * bowed, -0.7 + 1.4 * player / (_PLAYERS - 1))
    swells = np.sin(np.pi * t / _SECONDS) ** 2
    heard = coloured(in_room(sound * swells[:, None], echo(0.9, 6000, 12), 0.3)[: len(t)], 110, 11000, 9)
    heard *= np.minimum(1.0, np.minimum(t, t[::-1]) / 0.4)[:, None]
    return bent(heard * 10 ** ((levels.LAYER + _LOST - programme(heard)) / 20))
