"""The stuff of sounds. A wave is an array of floats at `RATE`; times are seconds, pitches hertz."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44100
_STRETCH = 512
_LONG = 1 << 18
"""Samples from which on a spectrum takes a while."""

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


def lifted(sound: Wave, pitch: float, decibels: float) -> Wave:
    """Raise what lies well above a pitch by so many decibels, and less what lies near it."""
    size = quick(len(sound) + RATE)
    over = (np.fft.rfftfreq(size, 1 / RATE) / pitch) ** 2
    gain = np.sqrt((1 + 10 ** (decibels / 10) * over) / (1 + over))
    return np.fft.irfft((np.fft.rfft(sound, size, axis=0).T * gain).T, size, axis=0)[: len(sound)]


def at_rate(sound: Wave, rate: int, wanted: int) -> Wave:
    """Return a sound of one rate at another; what lies too high for the lower of them is left out."""
    size = quick(-(-len(sound) // rate) + 1)  # whole seconds, so that both lengths are whole
    spectrum = np.fft.rfft(sound, size * rate, axis=0)
    pitch = np.arange(size * wanted // 2 + 1) / size
    top = min(rate, wanted) / 2
    keep = np.clip((top - pitch) / (0.03 * top), 0.0, 1.0)
    both = np.zeros((len(pitch), *sound.shape[1:]), complex)
    both[: min(len(pitch), len(spectrum))] = spectrum[: len(pitch)]
    made = np.fft.irfft((both.T * keep).T, size * wanted, axis=0) * (wanted / rate)
    return np.asarray(made[: round(len(sound) * wanted / rate)])


def quick(count: int) -> int:
    """Return the next length whose only factors are 2, 3 and 5, if it is long: its spectrum is had far sooner."""
    if count < _LONG:
        return count
    best = 1 << (count - 1).bit_length()
    for odd in (3**three * 5**five for three in range(12) for five in range(9)):
        if odd < best:
            best = min(best, odd << max(0, -(-count // odd) - 1).bit_length())
    return best


def noise(rng: np.random.Generator, seconds: float) -> Wave:
    """Return white noise."""
    return rng.standard_normal(int(seconds * RATE))


def coloured(sound: Wave, low: float, high: float, slope: float = 12.0) -> Wave:
    """Keep what lies between two pitches; outside, strength falls by `slope` decibels an octave.

    The phases stay as they are, so the filter also looks ahead: shape a noise after it, not before.
    """
    count = len(sound)
    size = quick(2 * count)
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    order = slope / 6.02
    with np.errstate(divide="ignore"):
        below = 1 / np.sqrt(1 + (low / np.maximum(pitch, 1e-9)) ** (2 * order)) if low else 1.0
    gain = below / np.sqrt(1 + (pitch / high) ** (2 * order))
    spectrum = np.fft.rfft(sound, size, axis=0)
    return np.fft.irfft((spectrum.T * gain).T, size, axis=0)[:count]


def hiss(rng: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Return noise between two pitches, as strong as white noise is."""
    sound = coloured(noise(rng, seconds + 0.02), low, high)[: int(seconds * RATE)]
    return sound / np.sqrt(np.mean(sound**2))


def tone(count: int, pitch: float, begins: float = 0.0) -> Wave:
    """Return so many samples of a sine that begins at a phase; each stretch is turned from the first: quick."""
    turn = 2 * np.pi * pitch / RATE
    steps, starts = turn * np.arange(_STRETCH), begins + turn * _STRETCH * np.arange(-(-count // _STRETCH))
    made = np.outer(np.sin(starts), np.cos(steps)) + np.outer(np.cos(starts), np.sin(steps))
    return made.ravel()[:count]


def fading(count: int, half_life: float) -> Wave:
    """Return so many samples of what begins at 1 and halves again and again."""
    steps, starts = np.arange(_STRETCH), _STRETCH * np.arange(-(-count // _STRETCH))
    return np.outer(0.5 ** (starts / (half_life * RATE)), 0.5 ** (steps / (half_life * RATE))).ravel()[:count]


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
        size = quick(count)
        return np.fft.irfft(np.fft.rfft(blow, size) * np.fft.rfft(body, size), size)[:count]
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
