"""The stuff of sounds. A wave is an array of floats at `RATE`; times are seconds, pitches hertz."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44100

Wave = NDArray[np.float64]


def silence(seconds: float, sides: int = 1) -> Wave:
    """Return so much of nothing, to add to; with two sides it has a left and a right column."""
    count = int(seconds * RATE)
    return np.zeros(count) if sides == 1 else np.zeros((count, sides))


def moments(seconds: float) -> Wave:
    """Return the time of each sample."""
    return np.arange(int(seconds * RATE)) / RATE


def add(sound: Wave, part: Wave, at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a part into a sound from `at` seconds on; what reaches past the end is lost."""
    start = round(at * RATE)
    part = part[: max(0, len(sound) - start)]
    sound[start : start + len(part)] += gain * part


def wrap(sound: Wave, part: Wave, at: float, gain: float = 1.0) -> None:
    """Mix a part into a loop; what reaches past the end, or lies before the beginning, comes round again."""
    places = (round(at * RATE) + np.arange(len(part))) % len(sound)
    np.add.at(sound, places, gain * part)


def panned(sound: Wave, side: float) -> Wave:
    """Return two columns of a sound that stands at `side`, from -1 (left) to 1, equally strong everywhere."""
    angle = (side + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1)


def noise(rng: np.random.Generator, seconds: float) -> Wave:
    """Return white noise."""
    return rng.standard_normal(int(seconds * RATE))


def coloured(sound: Wave, low: float, high: float, slope: float = 12.0) -> Wave:
    """Keep what lies between two pitches; outside, strength falls by `slope` decibels an octave.

    The phases stay as they are, so the filter also looks ahead: shape a noise after it, not before.
    """
    count = len(sound)
    pitch = np.fft.rfftfreq(2 * count, 1 / RATE)
    order = slope / 6.02
    with np.errstate(divide="ignore"):
        below = 1 / np.sqrt(1 + (low / np.maximum(pitch, 1e-9)) ** (2 * order)) if low else 1.0
    gain = below / np.sqrt(1 + (pitch / high) ** (2 * order))
    spectrum = np.fft.rfft(sound, 2 * count, axis=0)
    return np.fft.irfft((spectrum.T * gain).T, 2 * count, axis=0)[:count]


def hiss(rng: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Return noise between two pitches, as strong as white noise is."""
    sound = coloured(noise(rng, seconds + 0.02), low, high)[: int(seconds * RATE)]
    return sound / np.sqrt(np.mean(sound**2))


def puff(seconds: float, attack: float, half_life: float) -> Wave:
    """Return the shape of a struck thing: up within `attack`, then half as strong every `half_life`."""
    t = moments(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(1.0, t / attack)) ** 2
    return rise * 0.5 ** (np.maximum(0.0, t - attack) / half_life)


def swell(seconds: float, crest: float = 0.5) -> Wave:
    """Return the shape of a stroke: from nothing to 1 at the share `crest` of its time, and back."""
    share = np.linspace(0.0, 1.0, int(seconds * RATE))
    bent = np.where(share < crest, share / crest / 2, 0.5 + (share - crest) / (1 - crest) / 2)
    return np.sin(np.pi * bent) ** 2


def rings(seconds: float, modes: Iterable[tuple[float, float, float]], attack: float = 0.0008) -> Wave:
    """Return what a struck body sings: modes of pitch, half-life and share, all begun by one blow."""
    t = moments(seconds)
    sound = np.zeros(len(t))
    for pitch, half_life, share in modes:
        if pitch < RATE * 0.45:
            sound += share * np.sin(2 * np.pi * pitch * t) * 0.5 ** (t / half_life)
    return sound * np.sin(np.pi / 2 * np.minimum(1.0, t / attack)) ** 2


def answered(blow: Wave, body: Wave) -> Wave:
    """Return a body's answer to a blow that is not a single instant: the one convolved with the other."""
    count = len(blow) + len(body) - 1
    if body.ndim == 1:
        return np.fft.irfft(np.fft.rfft(blow, count) * np.fft.rfft(body, count), count)
    return np.stack([answered(blow, body[:, side]) for side in range(body.shape[1])], axis=1)


def curve(points: Sequence[tuple[float, float]], seconds: float) -> Wave:
    """Return straight lines through points of time and value."""
    times, values = zip(*points, strict=True)
    return np.interp(moments(seconds), times, values)


def swept(rng: np.random.Generator, seconds: float, pitches: Wave, width: float) -> Wave:
    """Return noise whose middle follows pitches over time, `width` octaves wide; short slices fade into each other."""
    size, hop = 1024, 256
    raw = noise(rng, seconds + 3 * size / RATE)
    window, pitch = np.hanning(size), np.fft.rfftfreq(size, 1 / RATE)
    sound = np.zeros(len(raw))
    count = int(seconds * RATE)
    for start in range(0, len(raw) - size, hop):
        middle = pitches[min(max(0, start - size // 2), count - 1, len(pitches) - 1)]
        away = np.log2(np.maximum(pitch, 20.0) / middle) / (width / 2)
        slice_ = np.fft.irfft(np.fft.rfft(raw[start : start + size] * window) * np.exp(-(away**2)), size)
        sound[start : start + size] += slice_ * window
    sound = sound[size : size + count]
    return sound / np.sqrt(np.mean(sound**2))
