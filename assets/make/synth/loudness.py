"""Loudness of a sound to an ear, and how a sound is made ready to be kept."""

from __future__ import annotations

import numpy as np

from synth.waves import RATE, Wave, quick

MOMENT = 0.1
"""Seconds over which the ear adds up a short noise."""
_BLOCKS = 4
"""Stretches of a programme that begin in the time of one."""
CEILING = 0.89
"""No sample of music goes beyond this share of full scale: compression must not clip it."""
NOISE_CEILING = 0.80
"""The same for noises, whose hard edges compression rounds least: so the wave between samples stays below -1 dBTP."""
_FINER, _ASIDE = 4, 256
"""The share of a sample in which the wave is worked out to find its true peak, as ITU-R BS.1770 has it, upside down;
and the samples beside a piece of it."""

_RISE, _BEFORE, _AFTER = 0.0004, 0.0026, 0.012


def as_heard(sound: Wave) -> Wave:
    """Return a sound with the K-weighting of ITU-R BS.1770: a shelf of four decibels for the head, and no rumble."""
    size = quick(len(sound))
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    answer = np.ones(len(turn), complex)
    for over, under in (_shelf(), _no_rumble()):
        answer *= np.polyval(over[::-1], turn) / np.polyval(under[::-1], turn)
    return np.fft.irfft((np.fft.rfft(sound, size, axis=0).T * answer).T, size, axis=0)[: len(sound)]


_Filter = tuple[tuple[float, float, float], tuple[float, float, float]]


def _shelf() -> _Filter:
    """The first filter of the standard, for this rate: its numerator and its denominator."""
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    under = 1 + k / q + k * k
    over = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    return (over[0] / under, over[1] / under, over[2] / under), _poles(k, q)


def _no_rumble() -> _Filter:
    """The second filter of the standard."""
    return (1.0, -2.0, 1.0), _poles(np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773)


def _poles(k: float, q: float) -> tuple[float, float, float]:
    under = 1 + k / q + k * k
    return 1.0, 2 * (k * k - 1) / under, (1 - k / q + k * k) / under


def loudest_moment(sound: Wave) -> float:
    """Return the level of the loudest tenth of a second, in decibels of full scale, as the ear weighs it."""
    return float(np.max(_levels(sound, MOMENT)))


def programme(sound: Wave) -> float:
    """Return the loudness of a longer piece in LUFS, as BS.1770 has it: pauses and what is far softer don't count."""
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    levels = _levels(sound, 0.4, _BLOCKS, padded=False) + 10 * np.log10(sides) - 0.691
    power = 10 ** (levels[levels > -70] / 10)
    gate = 10 * np.log10(power.mean()) - 10
    return float(10 * np.log10(power[10 * np.log10(power) > gate].mean()))


def _levels(sound: Wave, span: float, overlap: int = 8, *, padded: bool = True) -> Wave:
    """Return the level of each stretch of a sound, the mean of its sides; so many begin in the time of one."""
    size = round(span * RATE)
    after = np.zeros((size, *sound.shape[1:]))
    power = as_heard(np.concatenate([sound, after])) ** 2
    if power.ndim == 2:
        power = power.mean(axis=1)
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(sound) if padded else len(sound) - size + 1, size // overlap)
    ends = np.minimum(starts + size, len(total) - 1)
    return np.asarray(10 * np.log10((total[ends] - total[starts]) / size + 1e-12))


def levelled(sound: Wave, level: float) -> Wave:
    """Return a noise brought to a level; too high peaks are bent, not cut, and what that takes is given back."""
    for _ in range(3):
        sound = bent(sound * 10 ** ((level - loudest_moment(sound)) / 20), NOISE_CEILING)
    return sound


def bent(sound: Wave, ceiling: float = CEILING) -> Wave:
    """Return a sound whose peaks beyond two thirds of a ceiling are rounded so that none goes past it."""
    knee = ceiling * 2 / 3
    over = np.maximum(0.0, np.abs(sound) - knee) / (ceiling - knee)
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + (ceiling - knee) * np.tanh(over))


def true_peak(sound: Wave) -> float:
    """Return the greatest value of the wave, also between its samples, in decibels of full scale."""
    greatest, piece = 1e-9, 1 << 15
    for start in range(0, len(sound), piece):
        # What lies beside a piece is there for its ends, and goes round.
        there = sound[max(0, start - _ASIDE) : start + piece + _ASIDE]
        finer = np.fft.irfft(np.fft.rfft(there, axis=0), _FINER * len(there), axis=0) * _FINER
        greatest = max(greatest, float(np.abs(finer).max()))
    return 20 * float(np.log10(greatest))


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
