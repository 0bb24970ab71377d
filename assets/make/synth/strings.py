"""Instruments of the places without a band, one note at a time: guitars, reeds and pads."""

from __future__ import annotations

import numpy as np

from synth.instruments import let_go, pitch_of
from synth.waves import RATE, Wave, add, fading, hiss, moments, puff, rings, tone

Chance = np.random.Generator

_HALVES = 15
"""Half-lives after which a partial need not be worked out further."""


def pluck(rng: Chance, note: float, held: float, strength: float, *, steel: float = 0.5, slide: float = 0.0) -> Wave:
    """A guitar's string, plucked by a finger over the hole; the body answers.

    Args:
        rng: Chance: no two plucks are alike.
        note: In semitones.
        held: Seconds until it is damped.
        strength: From 0 to 1.
        steel: How bright: 0 for gut, 1 for steel.
        slide: Semitones below the note from which a bottleneck slides into it.
    """
    t = moments(held + 0.25)
    low = pitch_of(note)
    bend = 2 ** (-slide * np.exp(-t / 0.055) / 12)
    if slide:
        bend *= 2 ** (0.12 * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.25) / 0.3, 0, 1) / 12)
    phase = 2 * np.pi * low * np.cumsum(bend) / RATE
    sound, place = np.zeros(len(t)), rng.uniform(0.17, 0.23)
    for k in range(1, int(min(40, 9500 / low)) + 1):
        pitch = low * k
        body = 1 + sum(g * np.exp(-((np.log2(pitch / p) / 0.25) ** 2)) for p, g in ((108, 1.0), (205, 0.9), (390, 0.4)))
        share = (
            abs(np.sin(np.pi * k * place)) / k**0.8 * np.exp(-pitch / (1500 + 4600 * steel + 2400 * strength)) * body
        )
        half = (0.55 + 0.35 * steel) * (196 / low) ** 0.35 / (1 + 0.22 * (k - 1))
        wide = np.sqrt(1 + 0.00005 * k * k)
        heard = min(len(t), int(half * _HALVES * RATE))
        swings = (
            np.sin(k * wide * phase[:heard] + rng.uniform(0, 0.4))
            if slide
            else tone(heard, k * wide * low, rng.uniform(0, 0.4))
        )
        sound[:heard] += share * swings * fading(heard, half)
    sound *= (0.35 + 0.65 * strength) * np.minimum(1.0, t / 0.0015)
    add(sound, hiss(rng, 0.03, 700, 7500) * puff(0.03, 0.0008, 0.004), 0, 0.08 * strength)
    # The nail on a wound string.
    add(sound, hiss(rng, 0.04, 3200, 10500) * puff(0.04, 0.0006, 0.007), 0, 0.16 * steel * strength)
    add(sound, rings(0.12, ((104, 0.020, 1.0), (214, 0.012, 0.5)), 0.002), 0, 0.06 * strength)
    return let_go(sound, held, 0.2)


def _blown(held: float, rise: float, fall: float) -> Wave:
    t = moments(held + fall)
    begins, ends = np.minimum(1.0, t / rise), np.clip((t - held) / fall, 0, 1)
    return np.sin(np.pi / 2 * begins) ** 2 * np.cos(np.pi / 2 * ends) ** 2


def harmonica(rng: Chance, note: int, held: float, strength: float) -> Wave:
    """A small reed between two hands, which open and close over it as the note is held."""
    shape = _blown(held, 0.05, 0.10)
    t = np.arange(len(shape)) / RATE
    trembles = np.sin(2 * np.pi * rng.uniform(4.6, 5.4) * t + rng.uniform(0, 6))
    hands = 1 + 0.16 * trembles * np.clip((t - 0.2) / 0.4, 0, 1)
    bend = 2 ** ((-0.35 * np.exp(-t / 0.04) + 0.05 * np.sin(2 * np.pi * 5 * t)) / 12)
    phase = 2 * np.pi * pitch_of(note) * np.cumsum(bend) / RATE
    sound, low = np.zeros(len(t)), pitch_of(note)
    for k in range(1, int(min(26, 9500 / low)) + 1):
        pitch = low * k
        share = np.exp(-pitch / (2500 + 3400 * strength)) * (1 + 1.1 * np.exp(-((np.log2(pitch / 1500) / 0.6) ** 2)))
        sound += share / k**0.5 * np.sin(k * phase + rng.uniform(0, 6))
    breath = hiss(rng, len(t) / RATE + 0.01, 2200, 9500)[: len(t)]
    return (sound + 0.10 * breath) * shape * hands * (0.4 + 0.6 * strength) / 2.5


def clarinet(rng: Chance, note: int, held: float, strength: float) -> Wave:
    """A clarinet, low and close: the odd overtones of a stopped pipe, the reed's edge with more breath, warm air."""
    shape = _blown(held, 0.045, 0.09)
    t = np.arange(len(shape)) / RATE
    late = np.clip((t - 0.25) / 0.4, 0, 1)
    bend = 2 ** ((-0.18 * np.exp(-t / 0.03) + 0.06 * late * np.sin(2 * np.pi * rng.uniform(4.4, 5.0) * t)) / 12)
    low = pitch_of(note)
    phase = 2 * np.pi * low * np.cumsum(bend) / RATE
    blown = shape * (0.82 + 0.18 * np.sin(np.pi * np.minimum(1.0, t / max(held, 0.1))))
    sound = np.zeros(len(t))
    for k in range(1, int(min(24, 9000 / low)) + 1):
        odd = 1.0 if k % 2 else 0.10 + 0.25 * min(1.0, low * k / 2400)
        share = (
            odd
            * np.exp(-low * k / (1500 + 2600 * strength))
            * (1 + 0.9 * np.exp(-((np.log2(low * k / 1300) / 0.6) ** 2)))
        )
        sound += share / k**0.35 * np.sin(k * phase + rng.uniform(0, 6)) * blown ** (1 + 0.12 * k)
    breath = hiss(rng, len(t) / RATE + 0.01, 1800, 8500)[: len(t)]
    add(sound, hiss(rng, 0.02, 900, 6000) * puff(0.02, 0.0015, 0.004), 0, 0.10)
    return (sound + 0.05 * breath * shape) * (0.4 + 0.6 * strength) / 2.2


def accordion(rng: Chance, note: int, held: float, strength: float) -> Wave:
    """Two reeds a few cents apart, which beat: a musette; the bellows swell a little."""
    shape = _blown(held, 0.028, 0.06)
    t = np.arange(len(shape)) / RATE
    sound, low = np.zeros(len(t)), pitch_of(note)
    for cents in (-5.0, 6.5):
        tuned = low * 2 ** (cents / 1200)
        for k in range(1, int(min(28, 9500 / low)) + 1):
            pitch = tuned * k
            share = np.exp(-pitch / (3600 + 2600 * strength)) * (1 + 0.5 * np.exp(-((np.log2(pitch / 900) / 0.8) ** 2)))
            sound += share / k**0.75 * tone(len(t), pitch, rng.uniform(0, 6))
    bellows = 1 + 0.10 * np.sin(np.pi * np.minimum(1.0, t / max(held, 0.1)))
    add(sound, hiss(rng, 0.02, 1400, 9000) * puff(0.02, 0.0008, 0.003), 0, 0.24)
    add(sound, hiss(rng, len(t) / RATE + 0.01, 2400, 8500)[: len(t)], 0, 0.035)
    return sound * shape * bellows * (0.4 + 0.6 * strength) / 3


def pad(rng: Chance, notes: tuple[int, ...], held: float) -> Wave:
    """A haze of strings far away, in stereo: every note by four players, none quite in time or in tune."""
    fall = 2.4
    shape = _blown(held, 1.6, fall)
    t = np.arange(len(shape)) / RATE
    sides = np.zeros((len(t), 2))
    for note in notes:
        low = pitch_of(note)
        for player in range(4):
            tuned = low * 2 ** (rng.uniform(-6, 6) / 1200)
            slow = 1 + 0.22 * np.sin(2 * np.pi * rng.uniform(0.08, 0.25) * t + rng.uniform(0, 6))
            voice = np.zeros(len(t))
            for k in range(1, int(min(14, 5600 / low)) + 1):
                share = np.exp(-low * k / 1900) / k**0.6
                voice += share * tone(len(t), tuned * k, rng.uniform(0, 6))
            voice += 0.09 * hiss(rng, len(t) / RATE + 0.01, 2200, 7000)[: len(t)]  # hair on the string
            sides[:, player % 2] += voice * slow
            sides[:, 1 - player % 2] += 0.35 * voice * slow
    return sides * shape[:, None] / (4 * len(notes))
