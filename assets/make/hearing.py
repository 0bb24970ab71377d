"""Figures for what an ear makes of a tune, and of a noise while a tune is playing."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from synth.waves import RATE, Wave

_SPAN = RATE // 40
"""Samples of a moment: as short as a click is heard."""
_BANDS = 100.0 * 2 ** (np.arange(0, 20) / 3)
"""Hertz at which thirds of an octave begin and end: up to 8000, above which tunes have next to nothing."""
_AIR = 5000.0
"""Hertz above which there is air."""
_OFTEN = 75
"""Percent of the moments in which a tune is no louder than it is counted, in a band."""


class Tune(NamedTuple):
    """The figures of a tune; `levels.TUNES` says between what they have to lie.

    Attributes:
        seconds: How long it is.
        most: The pitch in hertz under which 85 percent of its power lies.
        nearly_all: The one under which 95 percent does: the lower, the duller.
        air: The power above 5 kHz, in decibels of the whole.
        width: The power of what the two sides differ by, in decibels of that of what they share.
        crest: Its peak over its mean power, in decibels.
    """

    seconds: float
    most: float
    nearly_all: float
    air: float
    width: float
    crest: float


def tune(sound: Wave) -> Tune:
    """Return the figures of a tune in stereo."""
    power = (np.abs(np.fft.rfft(sound, axis=0)) ** 2).sum(axis=1)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    below = np.cumsum(power) / power.sum()
    most, nearly_all = (float(pitch[np.searchsorted(below, share)]) for share in (0.85, 0.95))
    air = 1 - below[np.searchsorted(pitch, _AIR)]
    apart, shared = np.mean((sound[:, 0] - sound[:, 1]) ** 2), np.mean((sound[:, 0] + sound[:, 1]) ** 2)
    crest = 20 * np.log10(np.abs(sound).max() / np.sqrt(np.mean(sound**2)))
    width = 10 * np.log10(apart / shared)
    return Tune(len(sound) / RATE, most, nearly_all, float(10 * np.log10(air)), float(width), float(crest))


def air(sound: Wave) -> float:
    """Return the power above 5 kHz of a sound in stereo, in decibels of the whole."""
    power = (np.abs(np.fft.rfft(sound, axis=0)) ** 2).sum(axis=1)
    high = power[np.fft.rfftfreq(len(sound), 1 / RATE) > _AIR]
    return float(10 * np.log10(high.sum() / power.sum()))


def often_heard(sound: Wave) -> Wave:
    """Return how loud a tune often is in each band, in decibels."""
    return np.asarray(np.percentile(_moments(sound, _SPAN), _OFTEN, axis=0))


def stands_out(noise: Wave, music: Wave) -> float:
    """Return by how many decibels a noise is over the music in the band where it is heard best, at its loudest."""
    return float((_moments(noise, _SPAN // 4).max(axis=0) - music).max())


def _moments(sound: Wave, step: int) -> Wave:
    """Return the level of each band, for each moment; a moment begins every so many samples."""
    sides = sound if sound.ndim == 2 else np.stack([sound, sound], axis=1)
    sides = np.concatenate([sides, np.zeros((_SPAN, 2))])
    edges = np.searchsorted(np.fft.rfftfreq(_SPAN, 1 / RATE), _BANDS)
    window = np.hanning(_SPAN)[:, None]
    found = []
    for start in range(0, len(sides) - _SPAN + 1, step):
        power = (np.abs(np.fft.rfft(sides[start : start + _SPAN] * window, axis=0)) ** 2).mean(axis=1)
        found.append(np.add.reduceat(power, edges)[:-1])
    return np.asarray(10 * np.log10(np.array(found) / _SPAN**2 + 1e-12))
