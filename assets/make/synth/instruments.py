"""The instruments of the house band, one note at a time. Strength is 0 (a whisper) to 1 (as hard as they play)."""

from __future__ import annotations

import numpy as np

from synth.waves import RATE, Wave, add, coloured, fading, hiss, moments, puff, rings, silence, swell, swept, tone

Chance = np.random.Generator

_HALVES = 16
"""Half-lives after which a partial need not be worked out further."""


def pitch_of(note: float) -> float:
    """Return the hertz of a note counted in semitones, 69 being the A of 440."""
    return 440.0 * 2 ** ((note - 69) / 12)


def let_go(sound: Wave, held: float, fade: float) -> Wave:
    """Return a sound that is damped when it has been held so long."""
    t = np.arange(len(sound)) / RATE
    return sound * np.cos(np.pi / 2 * np.clip((t - held) / fade, 0.0, 1.0)) ** 2


def bass(rng: Chance, note: int, held: float, strength: float) -> Wave:
    """A plucked double bass: a heavy string that blooms, a body that favours some pitches, the flesh of a finger."""
    seconds = held + 0.12
    t = moments(seconds)
    low = pitch_of(note)
    bend = 2 ** (0.14 * strength * 0.5 ** (t / 0.022) / 12)
    phase = 2 * np.pi * low * np.cumsum(bend) / RATE
    sound = np.zeros(len(t))
    pluck = rng.uniform(0.20, 0.25)
    for k in range(1, int(4200 / low)):
        pitch = low * k * np.sqrt(1 + 0.00009 * k * k)
        body = 1 + sum(g * np.exp(-((np.log2(pitch / p) / 0.28) ** 2)) for p, g in ((98, 0.9), (190, 0.7), (410, 0.5)))
        share = abs(np.sin(np.pi * k * pluck)) / k**1.05 * np.exp(-pitch / (800 + 1100 * strength)) * body
        half = 0.62 / (1 + 0.34 * (k - 1)) * (55 / low) ** 0.3
        # The upper partials come a little late: the note opens like a vowel.
        bloom = 1 - np.exp(-t / (0.004 + 0.012 * min(1.0, (k - 1) / 4)))
        sound += share * np.sin(phase * (pitch / low) + rng.uniform(0, 0.6)) * fading(len(t), half) * bloom
    sound *= (0.35 + 0.65 * strength) / 1.6
    add(sound, hiss(rng, 0.05, 220, 3600) * puff(0.05, 0.002, 0.007), 0, 0.06 * strength)
    add(sound, rings(0.15, ((86, 0.022, 1.0), (205, 0.012, 0.4)), 0.002), 0, 0.10 * strength)
    return let_go(sound, held, 0.10)


def piano(rng: Chance, note: int, held: float, strength: float, apart: float = 1.0) -> Wave:
    """An upright piano: two strings a hair apart, felt on wood, partials a little too wide.

    Args:
        rng: Chance: no two touches are alike.
        note: In semitones.
        held: Seconds until it is damped.
        strength: From 0 to 1.
        apart: How far the two strings are from each other, 1 where the tuner came this year.
    """
    seconds = held + 0.35
    t = moments(seconds)
    low = pitch_of(note)
    stiff = 0.00028 * (low / 262) ** 1.1
    sound = np.zeros(len(t))
    for k in range(1, int(min(34, 9500 / low)) + 1):
        pitch = low * k * np.sqrt(1 + stiff * k * k)
        share = (0.25 + abs(np.sin(np.pi * k / 8.3))) / k**0.85 * np.exp(-pitch / (1900 + 4200 * strength))
        half = 0.85 * (262 / low) ** 0.45 / (1 + 0.20 * (k - 1))
        heard = min(len(t), int(half * _HALVES * RATE))
        fade = 0.72 * fading(heard, half * 0.45) + 0.28 * fading(heard, half * 1.8)
        for cents in (-0.55, 0.6):
            strikes = tone(heard, pitch * 2 ** (apart * cents / 1200), rng.uniform(0, 2 * np.pi))
            sound[:heard] += 0.5 * share * fade * strikes
    sound *= (0.3 + 0.7 * strength) * np.sin(np.pi / 2 * np.minimum(1.0, t / (0.006 - 0.003 * strength))) ** 2
    add(sound, hiss(rng, 0.09, 90, 520) * puff(0.09, 0.002, 0.011), 0, 0.045 * strength)
    add(sound, hiss(rng, 0.03, 1800, 8000) * puff(0.03, 0.001, 0.003), 0, 0.035 * strength)
    return let_go(sound, held, 0.16)


def vibraphone(rng: Chance, note: int, held: float, strength: float) -> Wave:
    """A bar of metal under a soft mallet, over a tube whose lid turns slowly."""
    t = moments(held + 0.5)
    low = pitch_of(note)
    half = 0.95 * (440 / low) ** 0.4
    bar = np.sin(2 * np.pi * low * t + rng.uniform(0, 6)) * 0.5 ** (t / half)
    bar += 0.42 * strength * np.sin(2 * np.pi * low * 3.984 * t) * 0.5 ** (t / (0.20 * half))
    bar += 0.16 * strength * np.sin(2 * np.pi * low * 9.8 * t) * 0.5 ** (t / 0.030)
    lid = 1 + 0.20 * np.sin(2 * np.pi * 4.3 * t + rng.uniform(0, 6))
    sound = bar * lid * (0.3 + 0.7 * strength) * np.sin(np.pi / 2 * np.minimum(1.0, t / 0.003)) ** 2
    add(sound, hiss(rng, 0.04, 400, 5000) * puff(0.04, 0.0015, 0.006), 0, 0.05 * strength)
    return let_go(sound, held, 0.45)


def guitar(rng: Chance, notes: tuple[int, ...], strength: float) -> Wave:
    """An archtop guitar plays time: a chord struck down over the strings and let die at once."""
    sound = silence(0.34)
    for order, note in enumerate(sorted(notes)):
        t = moments(0.3)
        low = pitch_of(note)
        string = np.zeros(len(t))
        for k in range(1, int(9000 / low)):
            share = abs(np.sin(np.pi * k * 0.13)) / k**0.8 * np.exp(-low * k / 4600)
            wide = np.sqrt(1 + 0.00006 * k * k)
            string += share * tone(len(t), low * k * wide) * fading(len(t), 0.060 / (1 + 0.12 * k))
        add(sound, string * np.minimum(1.0, t / 0.0012), order * rng.uniform(0.003, 0.006), strength)
    add(sound, hiss(rng, 0.05, 900, 7000) * puff(0.05, 0.003, 0.009), 0, 0.07 * strength)
    return let_go(sound, 0.20, 0.12)


def brass(
    rng: Chance, note: float, held: float, strength: float, *, fall: float = 0.0, scoop: float = 0.5, mute: bool = False
) -> Wave:
    """A horn: the harder it is blown, the brighter it is, and it speaks a little late and from below.

    Args:
        rng: Chance: no two players breathe alike.
        note: In semitones.
        held: Seconds until the player stops.
        strength: How hard it is blown.
        fall: Semitones that the pitch falls at the end.
        scoop: Semitones below the note where it begins.
        mute: A plunger opens and shuts over the bell.
    """
    t = moments(held + 0.12)
    drift = 0.10 * np.sin(2 * np.pi * rng.uniform(4.9, 5.6) * t + rng.uniform(0, 6)) * np.clip((t - 0.18) / 0.3, 0, 1)
    bend = -scoop * np.exp(-t / 0.022) + drift - fall * np.clip((t - held * 0.45) / (held * 0.6), 0, 1.2) ** 1.6
    phase = np.cumsum(2 * np.pi * pitch_of(note) * 2 ** ((bend + rng.uniform(-0.05, 0.05)) / 12) / RATE)
    blown = (1 - np.exp(-t / (0.006 if mute else 0.010))) * (0.72 + 0.28 * np.exp(-t / 0.09))
    blown *= np.cos(np.pi / 2 * np.clip((t - held + 0.05) / 0.13, 0, 1)) ** 2
    bright = (500 + 2300 * strength * blown) * (1.0 if not mute else 0.6)
    shut = swell(len(t) / RATE, 0.42)[: len(t)] if mute else None
    sound = np.zeros(len(t))
    low = pitch_of(note)
    for k in range(1, int(7500 / low)):
        pitch = low * k
        share = np.exp(-pitch / bright) * (1 + 0.8 * np.exp(-((np.log2(pitch / 1150) / 0.7) ** 2)))
        if shut is not None:  # the plunger's vowel: a peak that opens upward and closes again
            middle = 420 + 1150 * shut
            share = share * (0.10 + 2.4 * np.exp(-((np.log2(pitch / middle) / 0.55) ** 2)))
        sound += share / k**0.35 * np.sin(k * phase + rng.uniform(0, 6))
    breath = hiss(rng, len(t) / RATE, 900, 4200)[: len(t)]
    return (sound + 0.02 * breath) * blown * (0.3 + 0.7 * strength) / 4


def cymbal(rng: Chance, seconds: float, half_life: float, low: float = 330.0) -> Wave:
    """A cymbal: very many pitches that are no chord, a splash of noise over them that goes first."""
    t = moments(seconds)
    sound = np.zeros(len(t))
    for _ in range(90):
        pitch = low * 2 ** (rng.uniform(0, 1) ** 0.7 * 4.9)
        share = rng.uniform(0.3, 1.0) * min(1.0, (pitch / 1800) ** 0.6)
        strikes = tone(len(t), pitch, rng.uniform(0, 6))
        sound += share * strikes * fading(len(t), half_life * rng.uniform(0.5, 1.3) * (2200 / pitch) ** 0.25)
    sound /= 7
    sound += 0.9 * hiss(rng, seconds, 2600, 11000) * 0.5 ** (t / (half_life * 0.35))
    return sound * np.minimum(1.0, t / 0.0012)


def tap(rng: Chance, strength: float, tune: float = 1.0) -> Wave:
    """A brush touches the snare drum: wires on skin."""
    sound = silence(0.22)
    add(sound, hiss(rng, 0.2, 900 * tune, 6200 * tune) * puff(0.2, 0.004, 0.017 + 0.012 * strength), 0, 0.5)
    add(sound, hiss(rng, 0.2, 250, 900) * puff(0.2, 0.003, 0.012), 0, 0.35)
    add(sound, rings(0.15, ((188 * tune, 0.020, 1.0), (331 * tune, 0.012, 0.5)), 0.003), 0, 0.25 * strength)
    return sound * strength


def stir(rng: Chance, seconds: float, strength: float, tune: float = 1.0) -> Wave:
    """A brush draws half a circle on the skin, more or less tight: a hush that rises and falls."""
    shape = swell(seconds, 0.38) ** 1.3
    pitches = tune * (1500 + 2100 * swell(seconds, 0.45))
    return swept(rng, seconds, pitches, 2.2)[: len(shape)] * shape * strength


def hat(rng: Chance, strength: float) -> Wave:
    """The foot closes two small cymbals."""
    sound = coloured(cymbal(rng, 0.12, 0.020, 900.0), 3200, 12000)
    return sound * puff(0.12, 0.002, 0.014)[: len(sound)] * strength


def ride(rng: Chance) -> Wave:
    """A stick's tip touches a large cymbal: a ping over a wash that is slow to die."""
    sound = 0.55 * cymbal(rng, 0.9, 0.16, 420.0)
    add(sound, rings(0.4, ((3150, 0.050, 1.0), (4420, 0.035, 0.7), (6230, 0.022, 0.5)), 0.0006), 0, 0.8)
    return coloured(sound, 900, 12000)


def shaker(rng: Chance, strength: float) -> Wave:
    """Seeds in a gourd: they slide a little before they strike."""
    return hiss(rng, 0.10, 3200, 10500) * puff(0.10, 0.022, 0.012) * strength
