"""Cards: stiff paper that ticks, snaps, rustles and settles on cloth. Each maker gets chance and a pitch (1: usual)."""

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


_STIFF = 3000.0, 8200.0
"""The hertz between which stiff, coated paper is heard when it is touched, rubbed or let go."""


def tick(rng: Chance, pitch: float, lasts: float = 0.0009) -> Wave:
    """The edge of a card touches something: a grain of noise, there within a fifth of a millisecond, and gone."""
    low, high = (edge * pitch * rng.uniform(0.92, 1.08) for edge in _STIFF)
    grain = hiss(rng, 0.016, low, high) * puff(0.016, 0.0002, lasts)
    return grain / np.abs(grain).max()


_RARER = 1.45
"""The power by which crackles of paper are rarer, the more energy they have, over two decades: 1.3 to 1.6 was measured
by Houle and Sethna, "Acoustic emission from crumpling paper" (Physical Review E 54, 1996)."""
_MEAN = (10 ** (3 - 2 * _RARER) - 1) / (3 - 2 * _RARER) * (2 - 2 * _RARER) / (10 ** (2 - 2 * _RARER) - 1)
"""The mean strength of a crackle beside the least, which has a tenth of the greatest's."""


def _crackle(rng: Chance) -> float:
    """Return the strength of a crackle, in the mean 0.8: the root of its energy."""
    most = 100 ** (1 - _RARER)
    energy = (1 + rng.uniform() * (most - 1)) ** (1 / (1 - _RARER))
    return float(0.8 * np.sqrt(energy) / _MEAN)


def rustle(rng: Chance, seconds: float, pitch: float, crest: float, grains: float = 1400.0) -> Wave:
    """Paper rubs: its coating sticks and slips, so often a second, each time a grain; between them it hisses."""
    sound = silence(seconds + 0.02)
    shape = swell(seconds, crest)
    for _ in range(int(grains * seconds)):
        at = rng.uniform(0.0, seconds)
        strength = shape[min(int(at * 44100), len(shape) - 1)] * _crackle(rng)
        add(sound, tick(rng, pitch * rng.uniform(0.75, 1.2), rng.uniform(0.0003, 0.0010)), at, 0.3 * strength)
    add(sound, hiss(rng, seconds, 2500 * pitch, 7000 * pitch) * shape, 0, 0.10)
    return sound


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
    add(sound, tick(rng, pitch), 0, 0.5)
    add(sound, snap(rng, 0.92 * pitch), 0, 0.8)
    add(sound, rustle(rng, 0.085, pitch, 0.45), 0.002, 0.5)
    add(sound, snap(rng, 1.22 * pitch), rng.uniform(0.046, 0.056), 0.5)
    add(sound, rings(0.05, ((205 * pitch, 0.008, 1.0),), 0.001), 0, 0.12)
    return sound


def thud(pitch: float) -> Wave:
    """The table gives a little under the cloth, between 150 and 300 Hz."""
    return rings(0.06, ((158 * pitch, 0.010, 1.0), (217 * pitch, 0.009, 0.9), (289 * pitch, 0.007, 0.6)), 0.0012)


def deal(rng: Chance, pitch: float) -> Wave:
    """A card is dealt: one quick whisk that ends on the cloth, so short that twenty in a row stay light."""
    sound = silence(0.085)
    add(sound, tick(rng, 1.05 * pitch, 0.0012), 0, 0.55)
    add(sound, snap(rng, 1.12 * pitch, 0.8), 0, 0.45)
    add(sound, rustle(rng, 0.048, 1.05 * pitch, 0.15), 0.001, 0.55)
    add(sound, hiss(rng, 0.04, 350, 1300 * pitch) * puff(0.04, 0.001, 0.006), 0.030, 0.07)
    add(sound, tick(rng, 0.9 * pitch), rng.uniform(0.029, 0.033), 0.22)
    add(sound, thud(pitch), 0.028, 0.06)
    add(sound, thud(pitch), 0.0004, 0.09)
    return sound


def slide(rng: Chance, pitch: float) -> Wave:
    """A card is drawn off the discards and over the cloth: a finger takes it, a long stroke, and it is free."""
    sound = silence(0.30)
    add(sound, tick(rng, 0.62 * pitch, 0.0016), 0, 0.10)
    add(sound, rustle(rng, 0.27, 0.56 * pitch, 0.28), 0.0, 0.50)
    add(sound, brush(rng, 0.25, 1000 * pitch, 1900 * pitch, 0.35), 0.004, 0.06)
    add(sound, snap(rng, 0.9 * pitch, 0.6), rng.uniform(0.205, 0.225), 0.16)
    return sound


def place(rng: Chance, pitch: float) -> Wave:
    """A card is laid on the cloth: its edge ticks, a soft pat, and the corner that comes down last."""
    sound = silence(0.2)
    add(sound, tick(rng, 0.95 * pitch, 0.0022), 0, 0.95)
    add(sound, snap(rng, 0.95 * pitch), 0.0, 0.60)
    add(sound, pat(rng, pitch), 0.0006, 0.34)
    add(sound, rustle(rng, 0.030, 0.9 * pitch, 0.1), 0.001, 0.8)
    add(sound, snap(rng, 1.15 * pitch, 0.9), rng.uniform(0.013, 0.019), 0.34)
    return sound


def hit(rng: Chance, pitch: float) -> Wave:
    """A card is slapped onto a spread: a flat hand behind it, paper on paper, and wood below."""
    sound = silence(0.3)
    add(
        sound,
        rings(0.3, ((132 * pitch, 0.020, 0.6), (236 * pitch, 0.019, 0.9), (395 * pitch, 0.014, 0.75)), 0.001),
        0,
        0.42,
    )
    add(sound, pat(rng, 1.12 * pitch, 1.3), 0, 0.30)
    add(sound, tick(rng, 0.9 * pitch, 0.0030), 0, 1.0)
    add(sound, snap(rng, 0.9 * pitch, 1.2), 0.0, 1.0)
    add(sound, hiss(rng, 0.08, 1100 * pitch, 5200 * pitch) * puff(0.08, 0.0006, 0.0075), 0, 0.46)
    add(sound, snap(rng, 1.3 * pitch), rng.uniform(0.020, 0.028), 0.36)
    return sound


def slam(rng: Chance, pitch: float) -> Wave:
    """A card is slammed down with the whole arm: brighter than a slap, and the table below it booms."""
    sound = silence(0.27)
    boom = ((74, 0.040, 0.5), (128, 0.034, 0.8), (214, 0.030, 1.0), (342, 0.022, 0.9), (520, 0.013, 0.5))
    add(sound, rings(0.27, tuple((low * pitch, half, share) for low, half, share in boom), 0.0009), 0, 0.46)
    add(sound, pat(rng, 1.1 * pitch, 1.5), 0, 0.36)
    add(sound, tick(rng, pitch, 0.0030), 0, 1.3)
    add(sound, snap(rng, 0.84 * pitch, 1.5), 0.0, 1.15)
    add(sound, hiss(rng, 0.05, 3200 * pitch, 12000) * puff(0.05, 0.0003, 0.0050), 0, 0.50)
    add(sound, hiss(rng, 0.10, 1100 * pitch, 7500 * pitch) * puff(0.10, 0.0006, 0.0110), 0, 0.40)
    add(sound, snap(rng, 1.3 * pitch, 1.2), rng.uniform(0.017, 0.023), 0.36)
    return sound


def settle(rng: Chance, pitch: float) -> Wave:
    """A card comes to others in a hand: its edge runs along theirs, and they close softly."""
    sound = silence(0.12)
    add(sound, tick(rng, 0.8 * pitch, 0.0012), 0, 0.34)
    add(sound, coloured(snap(rng, 0.8 * pitch, 0.5), 0, 3800), 0, 0.44)
    add(sound, rustle(rng, 0.05, 0.72 * pitch, 0.2), 0.001, 0.40)
    add(sound, pat(rng, 1.5 * pitch, 0.7)[:3600], 0.012, 0.16)
    return sound


def turn(rng: Chance, pitch: float) -> Wave:
    """A card is turned over: it bends with a flutter of air, springs back and pats down."""
    sound = silence(0.22)
    begins = 0.001  # room for the haze of a compressor before so hard an edge
    add(sound, tick(rng, pitch), begins, 0.5)
    add(sound, snap(rng, 1.02 * pitch, 0.9), begins, 0.75)
    flutter = 1 + 0.7 * np.sin(2 * np.pi * (46 * moments(0.13) + rng.uniform()))
    add(sound, rustle(rng, 0.11, 0.95 * pitch, 0.5) * flutter[: int(0.11 * 44100) + int(0.02 * 44100)], 0.003, 0.45)
    at = rng.uniform(0.092, 0.104)
    add(sound, tick(rng, 1.1 * pitch, 0.0014), at, 0.28)
    add(sound, snap(rng, 1.26 * pitch), at, 0.36)
    add(sound, pat(rng, 1.3 * pitch, 0.7)[:4400], 0.118, 0.16)
    return sound


def shuffle(rng: Chance, pitch: float) -> Wave:
    """A riffle: two halves run into each other off the thumbs, bridge together with a purr, and are knocked square."""
    sound = silence(1.35)
    for thumb in (0.0, 0.006):
        at, count = thumb, 26
        for number in range(count):
            share = number / (count - 1)
            strength = (0.45 + 0.4 * np.sin(np.pi * min(1.0, 0.18 + share)) + 0.15 * share) * rng.uniform(0.75, 1.1)
            tuned = pitch * (0.95 + 0.3 * share) * rng.uniform(0.86, 1.16)
            add(sound, snap(rng, tuned, 0.9), at, 0.5 * strength)
            add(sound, tick(rng, tuned), at, 0.3 * strength)
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
    add(purr, rustle(rng, bridge - 0.02, 0.9 * pitch, 0.55), 0, 0.22)
    add(sound, purr * curve(((0, 0.5), (0.12, 1.0), (bridge, 0.35)), bridge), 0.59)
    for at, strength in ((0.98, 0.8), (1.11, 0.55)):
        add(sound, pat(rng, 1.25 * pitch), at, strength * 0.4)
        add(sound, snap(rng, 0.8 * pitch, 0.8), at, strength * 0.6)
        add(sound, tick(rng, 0.9 * pitch, 0.0014), at, strength * 0.4)
    return sound
