"""Cards: stiff paper that snaps, slides over cloth, and settles. Each maker gets chance and a pitch (1: usual)."""

from __future__ import annotations

import numpy as np

from synth.waves import Wave, add, answered, coloured, curve, hiss, moments, noise, puff, rings, silence, swell, swept

Chance = np.random.Generator


def snap(rng: Chance, pitch: float, bright: float = 1.0) -> Wave:
    """A card's edge springs free: a blow of a millisecond on a stiff sheet, whose modes are many and die at once."""
    blow = noise(rng, 0.012) * puff(0.012, 0.0004, 0.0011)
    modes = []
    for place in range(18):
        octaves = (place + rng.uniform(-0.5, 0.5)) * 0.21
        share = np.exp(-(((octaves - 1.7) / 1.35) ** 2)) * (bright if octaves > 2.2 else 1.0)
        modes.append((720 * pitch * 2**octaves, 0.0028 * 2 ** (-octaves / 2.6), share * rng.uniform(0.6, 1.2)))
    sound = answered(blow, rings(0.04, modes, attack=0.0002))
    return sound / np.abs(sound).max()


def brush(rng: Chance, seconds: float, start: float, end: float, crest: float) -> Wave:
    """Paper rubs on paper or on cloth, the pitch gliding; the grain of the weave makes it rough."""
    glide = np.geomspace(start, end, int(seconds * 44100))
    rub = swept(rng, seconds, glide, 1.9)
    grain = coloured(noise(rng, seconds), 40, 220)
    rough = 1 + 0.42 * np.clip(grain / np.sqrt(np.mean(grain**2)), -1.8, 1.8)
    return rub * rough * swell(seconds, crest)


_FELT = ((96, 0.018, 0.6), (171, 0.014, 0.7), (268, 0.012, 0.7), (402, 0.008, 0.45))
"""Tones of a table under its cloth where a card comes down: pitch, half-life, share."""


def pat(rng: Chance, pitch: float, soft: float = 1.0) -> Wave:
    """A flat card meets felt: the cloth gives, the table under it answers, a little air goes out."""
    sound = silence(0.2)
    add(
        sound,
        rings(0.2, tuple((low * pitch, half, share) for low, half, share in _FELT), 0.0018),
        0,
        0.9,
    )
    add(sound, hiss(rng, 0.1, 280 * pitch, 1150 * pitch) * puff(0.1, 0.0012, 0.0085 * soft), 0, 0.56)
    add(sound, hiss(rng, 0.16, 160, 620 * pitch) * puff(0.16, 0.012, 0.026), 0.002, 0.16)
    return sound


def flick(rng: Chance, pitch: float) -> Wave:
    """A card leaves the stock: the thumb springs its edge, it whisks over the one below, and is free."""
    sound = silence(0.17)
    add(sound, snap(rng, 0.92 * pitch), 0, 0.9)
    add(sound, brush(rng, 0.085, 2300 * pitch, 6200 * pitch, 0.45), 0.002, 0.15)
    add(sound, snap(rng, 1.22 * pitch), rng.uniform(0.046, 0.056), 0.55)
    add(sound, rings(0.05, ((205 * pitch, 0.008, 1.0),), 0.001), 0, 0.16)
    return sound


def deal(rng: Chance, pitch: float) -> Wave:
    """A card is dealt: one quick whisk that ends on the cloth, so short that twenty in a row stay light."""
    sound = silence(0.085)
    add(sound, snap(rng, 1.12 * pitch, 0.8), 0, 0.5)
    add(sound, brush(rng, 0.045, 4400 * pitch, 2100 * pitch, 0.2), 0.001, 0.20)
    add(sound, hiss(rng, 0.04, 350, 1300 * pitch) * puff(0.04, 0.001, 0.006), 0.030, 0.16)
    return sound


def slide(rng: Chance, pitch: float) -> Wave:
    """A card is drawn off the discards and over the cloth: a long soft stroke without a snap."""
    sound = silence(0.30)
    add(sound, hiss(rng, 0.03, 600 * pitch, 2600 * pitch) * puff(0.03, 0.001, 0.006), 0, 0.16)
    add(sound, brush(rng, 0.27, 850 * pitch, 2300 * pitch, 0.30), 0.0, 0.30)
    add(sound, brush(rng, 0.25, 300 * pitch, 460 * pitch, 0.35), 0.004, 0.16)
    add(sound, snap(rng, 0.72 * pitch, 0.3), rng.uniform(0.205, 0.225), 0.10)
    return sound


def place(rng: Chance, pitch: float) -> Wave:
    """A card is laid on the cloth: a soft pat, and the corner that comes down last."""
    sound = silence(0.2)
    add(sound, pat(rng, pitch), 0, 1.0)
    add(sound, snap(rng, 0.8 * pitch, 0.5), 0.0, 0.34)
    add(sound, snap(rng, 1.05 * pitch, 0.6), rng.uniform(0.013, 0.019), 0.16)
    return sound


def hit(rng: Chance, pitch: float) -> Wave:
    """A card is slapped onto a spread: a flat hand behind it, paper on paper, and wood below."""
    sound = silence(0.3)
    add(
        sound,
        rings(0.3, ((132 * pitch, 0.020, 0.6), (236 * pitch, 0.019, 0.9), (395 * pitch, 0.014, 0.75)), 0.001),
        0,
        0.8,
    )
    add(sound, pat(rng, 1.12 * pitch, 1.3), 0, 0.6)
    add(sound, snap(rng, 0.9 * pitch, 1.2), 0.0, 1.0)
    add(sound, hiss(rng, 0.08, 900 * pitch, 3600 * pitch) * puff(0.08, 0.0008, 0.0075), 0, 0.42)
    add(sound, snap(rng, 1.3 * pitch), rng.uniform(0.020, 0.028), 0.28)
    return sound


def turn(rng: Chance, pitch: float) -> Wave:
    """A card is turned over: it bends with a flutter of air, springs back and pats down."""
    sound = silence(0.22)
    add(sound, snap(rng, 1.02 * pitch, 0.7), 0, 0.42)
    flutter = 1 + 0.7 * np.sin(2 * np.pi * (46 * moments(0.11) + rng.uniform()))
    add(sound, brush(rng, 0.11, 1500 * pitch, 3300 * pitch, 0.5) * flutter, 0.003, 0.13)
    add(sound, snap(rng, 1.26 * pitch, 0.9), rng.uniform(0.092, 0.104), 0.6)
    add(sound, pat(rng, 1.3 * pitch, 0.7)[:4400], 0.118, 0.24)
    return sound


def shuffle(rng: Chance, pitch: float) -> Wave:
    """A riffle: two halves run into each other off the thumbs, bridge together with a purr, and are knocked square."""
    sound = silence(1.35)
    for thumb in (0.0, 0.006):
        at, count = thumb, 26
        for number in range(count):
            share = number / (count - 1)
            strength = (0.45 + 0.4 * np.sin(np.pi * min(1.0, 0.18 + share)) + 0.15 * share) * rng.uniform(0.75, 1.1)
            add(sound, snap(rng, pitch * (0.95 + 0.3 * share) * rng.uniform(0.86, 1.16), 0.8), at, 0.55 * strength)
            at += (0.034 - 0.019 * np.sin(np.pi * share * 0.8)) * rng.uniform(0.7, 1.3)
    bridge = 0.34
    purr = np.zeros(int(bridge * 44100))
    at, gap = 0.0, 0.0135
    while at < bridge - 0.04:
        add(
            purr,
            snap(rng, pitch * (1.25 - 0.5 * at / bridge) * rng.uniform(0.95, 1.05), 0.5),
            at,
            rng.uniform(0.25, 0.4),
        )
        at += gap
        gap = max(0.0062, gap * 0.965)
    add(purr, brush(rng, bridge, 3000 * pitch, 1100 * pitch, 0.55), 0, 0.12)
    add(sound, purr * curve(((0, 0.5), (0.12, 1.0), (bridge, 0.35)), bridge), 0.59)
    for at, strength in ((0.98, 0.8), (1.11, 0.55)):
        add(sound, pat(rng, 1.25 * pitch), at, strength * 0.6)
        add(sound, snap(rng, 0.7 * pitch, 0.5), at, strength * 0.6)
    return sound
