"""Other things on the table: knuckles on its wood, and chips of clay."""

from __future__ import annotations

import numpy as np

from synth.room import echo, in_room
from synth.waves import Wave, add, answered, hiss, moments, puff, rings, silence

_WOOD = (
    (124, 0.016, 0.25),
    (193, 0.016, 0.45),
    (297, 0.016, 1.0),
    (441, 0.0135, 1.0),
    (562, 0.011, 0.8),
    (688, 0.0095, 0.8),
    (1030, 0.0070, 0.75),
    (1370, 0.0055, 0.6),
    (1960, 0.0040, 0.5),
    (2720, 0.0030, 0.35),
)
"""Tones of the top of a heavy table under its cloth: pitch, half-life, share."""

_DISC = (1.0, 1.733, 2.328, 3.91, 4.11, 6.30)
"""The modes of a round plate with a free edge, over the lowest."""
_CLAY = 3000.0
"""The lowest mode of a chip of moulded clay, in hertz: 5.253 / (2 pi a^2) sqrt(E h^2 / 12 rho (1 - nu^2)), the radius a
19.5 mm, 3.3 mm thick, of 10 g, and about as stiff as a filled resin, E 4.7 GPa; chips of plain ABS have 2050."""
_LOSS = 0.02
"""The share of its energy that a filled resin loses in a radian of a swing: such chips click and hardly ring."""


def knock(rng: np.random.Generator, pitch: float) -> Wave:
    """Knuckles on the table, twice; the first is the firmer, as what is seen comes down with it."""
    sound = silence(0.6)
    for at, strength in ((0.0, 1.0), (rng.uniform(0.128, 0.150), 0.74)):
        tune = pitch * rng.uniform(0.985, 1.015)
        width = rng.uniform(0.0013, 0.0017)
        blow = np.sin(np.pi * moments(width) / width) ** 2
        modes = [(p * tune * rng.uniform(0.99, 1.01), half, share) for p, half, share in _WOOD]
        wood = answered(blow, rings(0.4, modes, attack=0.0004))
        add(sound, wood / np.abs(wood).max(), at, strength)
        add(sound, hiss(rng, 0.03, 700 * tune, 2400 * tune) * puff(0.03, 0.0006, 0.0032), at, strength * 0.16)
        add(sound, hiss(rng, 0.02, 2000 * tune, 6500 * tune) * puff(0.02, 0.0002, 0.0016), at, strength * 0.30)
    return in_room(sound, echo(0.32, 3200, 11), 0.16).mean(axis=1)


_BOARD = (
    (57, 0.060, 0.45),
    (83, 0.045, 0.4),
    (139, 0.030, 0.5),
    (226, 0.034, 0.8),
    (343, 0.028, 0.75),
    (514, 0.020, 0.5),
)
"""Tones of the whole top of the table, which gives under a heavy blow, and of the room below it, which is what a small
loudspeaker has of it."""


def slam(rng: np.random.Generator, pitch: float) -> Wave:
    """A block of wood slams down on the table: a thump below, the crack of the grain, felt over the rest."""
    sound = silence(0.6)
    low = 2 ** (-0.30 * (1 - np.exp(-moments(0.6) / 0.03)))
    for tone, half, share in _BOARD:
        body = np.sin(2 * np.pi * tone * pitch * np.cumsum(low) / 44100) * 0.5 ** (moments(0.6) / half)
        add(sound, body * np.minimum(1.0, moments(0.6) / 0.0016), 0, 0.42 * share)
    width = 0.0011
    blow = np.sin(np.pi * moments(width) / width) ** 2
    modes = [(p * 0.66 * pitch * rng.uniform(0.98, 1.02), half * 1.5, share) for p, half, share in _WOOD]
    wood = answered(blow, rings(0.4, modes, attack=0.0003))
    add(sound, wood / np.abs(wood).max(), 0, 1.0)
    add(sound, hiss(rng, 0.12, 170, 950 * pitch) * puff(0.12, 0.0010, 0.014), 0, 0.30)
    add(sound, hiss(rng, 0.02, 1800, 5200) * puff(0.02, 0.0003, 0.0018), 0, 0.22)
    return sound


_BLOW = (
    (61, 0.055, 0.5),
    (118, 0.042, 0.6),
    (205, 0.036, 0.8),
    (318, 0.028, 0.75),
    (497, 0.018, 0.5),
)
"""Tones of the low drum in a blow, down to the room below the table: pitch, half-life, share."""


def blow(rng: np.random.Generator, pitch: float, low: float = 1.0, bright: float = 1.0) -> Wave:
    """A blow that a moment begins with, at once: the crack of a rim and of a hand, and a thump below.

    Args:
        rng: Chance.
        pitch: Its pitch, 1 being the usual one.
        low: The share of the thump.
        bright: The share of what hisses above the crack.
    """
    sound, t = silence(0.5), moments(0.5)
    falls = np.cumsum(1 + 0.8 * 0.5 ** (t / 0.012)) / 44100
    for tone, half, share in _BLOW:
        body = np.sin(2 * np.pi * tone * pitch * falls) * 0.5 ** (t / half)
        add(sound, body * np.minimum(1.0, t / 0.0010), 0, 0.34 * low * share)
    modes = [(p * 1.1 * pitch * rng.uniform(0.98, 1.02), half * 0.9, share) for p, half, share in _WOOD[3:]]
    crack = answered(np.sin(np.pi * moments(0.0007) / 0.0007) ** 2, rings(0.2, modes, attack=0.0002))
    add(sound, crack / np.abs(crack).max(), 0, 0.8)
    add(sound, hiss(rng, 0.02, 1600, 9000) * puff(0.02, 0.0002, 0.0016), 0, 0.42 * bright)
    add(sound, hiss(rng, 0.14, 900 * pitch, 7500) * puff(0.14, 0.0006, 0.016), 0, 0.14 * bright)
    return sound


def clink(rng: np.random.Generator, pitch: float, hard: float) -> Wave:
    """Two clay chips meet: a dry ceramic click, two discs that hardly ring."""
    sound = silence(0.16)
    for low in (_CLAY * pitch, _CLAY * pitch * rng.uniform(1.06, 1.17)):
        modes = []
        for n, (ratio, share) in enumerate(zip(_DISC, (1.0, 0.9, 0.6, 0.42, 0.34, 0.2), strict=True)):
            tone = low * ratio * rng.uniform(0.985, 1.015)
            half_life = np.log(2) / (np.pi * tone * _LOSS) * rng.uniform(0.85, 1.15)
            modes.append((tone, half_life, share * hard**n))
        add(sound, rings(0.16, modes, attack=0.0003), 0, 0.4)
    add(sound, rings(0.1, ((640 * pitch, 0.007, 1.0), (1130 * pitch, 0.006, 0.7)), 0.0006), 0, 0.24)
    add(sound, hiss(rng, 0.03, 3000, 9500) * puff(0.03, 0.0003, 0.0016), 0, 0.22 * hard)
    return sound


def chips(rng: np.random.Generator, pitch: float) -> Wave:
    """A few chips are tossed on others: each lands, hops and settles, ever quicker and softer.

    A hop takes as much less time than the one before as its landing is slower: by how much, each chip has of its own.
    """
    sound, start = silence(0.62), 0.0
    for number in range(int(rng.integers(3, 6))):
        own, bounces = pitch * rng.uniform(0.93, 1.08), rng.uniform(0.42, 0.62)
        at, gap, strength = start, rng.uniform(0.045, 0.075), rng.uniform(0.45, 0.62) if number else 1.0
        while strength > 0.06 and gap > 0.003:
            add(sound, clink(rng, own * rng.uniform(0.995, 1.005), min(1.0, 0.72 + 0.28 * strength)), at, strength)
            at, gap, strength = at + gap, gap * bounces, strength * bounces
        add(sound, rings(0.1, ((128 * pitch, 0.014, 1.0), (240 * pitch, 0.009, 0.5)), 0.001), start, 0.16)
        start += rng.uniform(0.04, 0.095)
    return sound


_BAR = ((1.0, 1.0), (3.93, 0.4), (9.2, 0.12))
"""The modes of a bar of wood that is struck in its middle, over the lowest, as they are tuned for music; and their
shares."""


def counted(_rng: np.random.Generator, pitch: float) -> Wave:
    """A small bar of wood is struck: something counts. The pitch is in hertz."""
    modes = [(pitch * ratio, 0.055 / (1 + 1.6 * number), share) for number, (ratio, share) in enumerate(_BAR)]
    return rings(0.4, modes, attack=0.0008)
