"""The room that the table and the band stand in."""

from __future__ import annotations

import numpy as np

from synth.waves import RATE, Wave, answered, coloured, moments, noise


def echo(seconds: float, dampness: float, seed: int) -> Wave:
    """Return what a room makes of one clap, left and right: a few walls, then a haze that grows dull as it dies.

    Args:
        seconds: How long until a thousandth is left.
        dampness: The pitch in hertz above which cloth and people swallow the sound.
        seed: Another seed, another room.
    """
    rng = np.random.default_rng(seed)
    t = moments(seconds * 1.1)
    sides = []
    for _ in range(2):
        haze = coloured(noise(rng, seconds * 1.1), 160, dampness, 6) * 0.001 ** (t / seconds)
        dull = coloured(noise(rng, seconds * 1.1), 160, dampness / 4, 12) * 0.001 ** (t / (seconds * 1.3))
        side = (haze + 1.6 * dull) * np.minimum(1.0, t / 0.018)
        for _ in range(7):
            wall = int(rng.uniform(0.004, 0.034) * RATE)
            side[wall] += rng.choice([-1.0, 1.0]) * 4.0 * np.exp(-wall / RATE / 0.02)
        side = coloured(side, 120, dampness * 1.5, 6)
        sides.append(side / np.sqrt(np.sum(side**2)))
    return np.stack(sides, axis=1)


def in_room(sound: Wave, room: Wave, wet: float) -> Wave:
    """Return a sound and what the room adds, in stereo and longer by the echo."""
    dry = sound if sound.ndim == 2 else np.stack([sound, sound], axis=1)
    heard = answered(dry.mean(axis=1), room) * wet
    heard[: len(dry)] += dry
    return heard


_SLICE, _HOP = 2048, 512
"""Samples of the slices in which a tail dies, and those from one to the next."""


def rung_out(sound: Wave, since: float) -> Wave:
    """Return a sound in stereo that dies as in a room full of cloth from a moment on: the higher a tone, the sooner."""
    pitch = np.maximum(np.fft.rfftfreq(_SLICE, 1 / RATE), 60.0)
    half_lives = 0.42 * np.clip((600.0 / pitch) ** 0.5, 0.4, 1.25)
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(_SLICE) / _SLICE)
    padded = np.pad(sound, ((_SLICE, _SLICE), (0, 0)))
    heard = np.zeros_like(padded)
    for start in range(0, len(padded) - _SLICE + 1, _HOP):
        late = (start - _SLICE / 2) / RATE - since
        left = 0.5 ** (max(0.0, late) / half_lives)
        spectrum = np.fft.rfft(padded[start : start + _SLICE] * window[:, None], axis=0)
        heard[start : start + _SLICE] += np.fft.irfft(spectrum * left[:, None], _SLICE, axis=0) * (_HOP * 2 / _SLICE)
    return heard[_SLICE : _SLICE + len(sound)]


def round_in_room(loop: Wave, room: Wave, wet: float) -> Wave:
    """Return a stereo loop and what the room adds; the echo of its end lies under its beginning."""
    heard = loop.copy()
    for start in range(0, len(room), len(loop)):
        piece = room[start : start + len(loop)]
        for side in (0, 1):
            spectrum = np.fft.rfft(loop.mean(axis=1)) * np.fft.rfft(piece[:, side], len(loop))
            heard[:, side] += wet * np.fft.irfft(spectrum, len(loop))
    return heard
