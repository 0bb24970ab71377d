"""Loudness of a sound to an ear, and how a sound is made ready to be kept."""

from __future__ import annotations

import numpy as np

from synth.waves import RATE, Wave

MOMENT = 0.05
"""Seconds over which the ear adds up a short noise."""
CEILING = 0.89
"""No sample goes beyond this share of full scale: compression must not clip it."""

_RISE, _BEFORE, _AFTER = 0.0004, 0.0012, 0.012


def as_heard(sound: Wave) -> Wave:
    """Return a sound weighted as the ear does it: little of the lows, more of the upper middle (like K-weighting)."""
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    lows = 1 / np.sqrt(1 + (70 / np.maximum(pitch, 1e-9)) ** 4)
    shelf = 10 ** (4 / 20 / (1 + (1700 / np.maximum(pitch, 1e-9)) ** 4))
    top = 1 / np.sqrt(1 + (pitch / 15000) ** 8)
    return np.fft.irfft((np.fft.rfft(sound, axis=0).T * (lows * shelf * top)).T, len(sound), axis=0)


def loudest_moment(sound: Wave) -> float:
    """Return the level of the loudest fiftieth of a second or so, in decibels of full scale, as the ear weighs it."""
    return float(np.max(_levels(sound, MOMENT)))


def programme(sound: Wave) -> float:
    """Return the level of a longer piece: the power of its moments of 0.4 s, pauses not counted."""
    levels = _levels(sound, 0.4)
    power = 10 ** (levels / 10)
    sounding = power[levels > 10 * np.log10(power.mean()) - 10]
    return float(10 * np.log10(sounding.mean()))


def _levels(sound: Wave, span: float) -> Wave:
    size = int(span * RATE)
    padded = np.concatenate([sound, np.zeros((size, *sound.shape[1:]))])
    power = as_heard(padded) ** 2
    if power.ndim == 2:
        power = power.mean(axis=1)
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(sound), size // 8)
    ends = np.minimum(starts + size, len(total) - 1)
    return np.asarray(10 * np.log10((total[ends] - total[starts]) / size + 1e-12))


def levelled(sound: Wave, level: float, measure: float) -> Wave:
    """Return a sound brought from a measured level to another; peaks that would go too far are bent, not cut."""
    return bent(sound * 10 ** ((level - measure) / 20))


def bent(sound: Wave) -> Wave:
    """Return a sound whose peaks beyond two thirds of the ceiling are rounded so that none goes past it."""
    knee = CEILING * 2 / 3
    over = np.maximum(0.0, np.abs(sound) - knee) / (CEILING - knee)
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + (CEILING - knee) * np.tanh(over))


def trimmed(sound: Wave, floor: float = -62.0) -> Wave:
    """Return a sound up to where it falls below a floor, in decibels of its peak, for good."""
    size = np.abs(sound) if sound.ndim == 1 else np.abs(sound).max(axis=1)
    heard = np.nonzero(size > size.max() * 10 ** (floor / 20))[0]
    return sound[: heard[-1] + 1]


def ended(sound: Wave, fall: float = 0.030) -> Wave:
    """Return a sound without what cannot be heard (below 35 Hz), whose two ends meet silence without a click.

    A hair of silence before and after it is room for the haze of a compressor.
    """
    count = len(sound)
    pitch = np.fft.rfftfreq(2 * count, 1 / RATE)
    keep = 1 / np.sqrt(1 + (35 / np.maximum(pitch, 1e-9)) ** 4)
    sound = np.fft.irfft((np.fft.rfft(sound, 2 * count, axis=0).T * keep).T, 2 * count, axis=0)[:count]
    t = np.arange(count) / RATE
    ends = np.minimum(1.0, t / _RISE) * np.sin(np.pi / 2 * np.minimum(1.0, t[::-1] / fall)) ** 2
    edges = [(int(_BEFORE * RATE), int(_AFTER * RATE))] + [(0, 0)] * (sound.ndim - 1)
    return np.pad((sound.T * ends).T, edges)
