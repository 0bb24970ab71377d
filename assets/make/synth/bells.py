"""Bells that glitter over the band: small bars of steel, one by one or in a haze that beats slowly."""

from __future__ import annotations

import numpy as np

from synth.instruments import pitch_of
from synth.waves import RATE, Wave, add, hiss, moments, panned, puff, rings, silence

Chance = np.random.Generator

_STEEL = ((1.0, 1.0, 1.0), (2.756, 0.35, 0.42), (5.404, 0.12, 0.20), (8.93, 0.05, 0.08))
"""The modes of a free bar of steel over the lowest: pitch, half-life and share."""


def bell(rng: Chance, note: float, strength: float, half_life: float = 0.35) -> Wave:
    """A bar of steel under a hard mallet."""
    low = pitch_of(note)
    modes = [(low * ratio * rng.uniform(0.998, 1.002), half_life * half, share) for ratio, half, share in _STEEL]
    sound = rings(half_life * 5, modes, 0.0006)
    add(sound, hiss(rng, 0.012, 3000, 9000) * puff(0.012, 0.0004, 0.0015), 0, 0.12)
    return sound * strength


def shimmer(rng: Chance, notes: tuple[int, ...], seconds: float, half_life: float) -> Wave:
    """A haze of bells, left and right: three to a note, a few cents apart, so that they beat; each comes in late."""
    sound = silence(seconds, 2)
    for place, note in enumerate(notes):
        for _ in range(3):
            begins = 0.035 * place + rng.uniform(0, 0.05)
            t = moments(seconds - begins)
            tuned = pitch_of(note) * 2 ** (rng.uniform(-7, 7) / 1200)
            beats = 1 + 0.45 * np.sin(2 * np.pi * rng.uniform(3.5, 7.5) * t + rng.uniform(0, 6))
            rises = 1 - np.exp(-t / 0.03)
            body = np.sin(2 * np.pi * tuned * t + rng.uniform(0, 6))
            body += 0.3 * np.sin(2 * np.pi * 2.756 * tuned * t) * 0.5 ** (t / (0.4 * half_life))
            add(sound, panned(body * beats * rises * 0.5 ** (t / half_life), rng.uniform(-0.8, 0.8)), begins, 0.1)
    t = np.arange(len(sound)) / RATE
    return sound * np.cos(np.pi / 2 * np.clip((t - seconds + 0.2) / 0.2, 0, 1))[:, None] ** 2


def glitter(rng: Chance, seconds: float, half_life: float) -> Wave:
    """Struck glass and the bright half of a cymbal, from 4 to 9 kHz: pitches that are no chord, and a splash first."""
    modes = [
        (4200 * 2 ** rng.uniform(0, 1.0), half_life * rng.uniform(0.5, 1.3), rng.uniform(0.3, 1.0)) for _ in range(40)
    ]
    sound = rings(seconds, modes, 0.0008)
    sound /= np.abs(sound).max()
    return sound + 0.6 * hiss(rng, seconds, 4200, 9500) * puff(seconds, 0.0006, 0.4 * half_life)


def bell_tree(rng: Chance, low: int, high: int, seconds: float) -> Wave:
    """A stick runs up a row of bars, from one note to another, ever a little faster."""
    count = (high - low) * 2
    sound = silence(seconds + 1.2)
    for place in range(count):
        share = place / (count - 1)
        note = low + (high - low) * share + rng.uniform(-0.12, 0.12)
        strength = (0.35 + 0.65 * share) * rng.uniform(0.75, 1.0)
        add(sound, bell(rng, note, strength, 0.16), seconds * share**0.85 + rng.uniform(0, 0.004), 0.35)
    return sound
