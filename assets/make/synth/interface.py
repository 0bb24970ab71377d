"""The interface: fingertips on wood, the edges of cards, sheets of paper, felt. Nothing of it beeps.

Each maker gets chance and a pitch (1: usual).
"""

from __future__ import annotations

import numpy as np

from synth.paper import brush, pat, snap
from synth.waves import Wave, add, coloured, hiss, puff, rings, silence

Chance = np.random.Generator

_TIP = (
    (236, 0.010, 0.5),
    (388, 0.009, 1.0),
    (611, 0.0068, 0.9),
    (983, 0.0052, 0.75),
    (1540, 0.004, 0.6),
    (2380, 0.003, 0.4),
)
"""Tones of a small wooden box that a fingertip touches: pitch, half-life, share."""
_BAR = ((1.0, 0.16, 1.0), (3.93, 0.055, 0.42), (9.24, 0.016, 0.20))
"""The modes of a bar of rosewood over its tube, by the lowest: half-life, share."""
_TINE = ((1.0, 0.28, 1.0), (2.0, 0.16, 0.40), (3.01, 0.10, 0.22), (5.42, 0.060, 0.30), (8.9, 0.022, 0.16))
"""Those of a tine of steel on a wooden board, plucked by a thumb."""
_DAMPED = 0.6
"""The share of its time in which what sings is damped."""


def _tip(rng: Chance, pitch: float, soft: float = 1.0) -> Wave:
    """A fingertip on wood."""
    sound = silence(0.12)
    modes = [(low * pitch * rng.uniform(0.99, 1.01), half, share) for low, half, share in _TIP]
    add(sound, rings(0.12, modes, 0.0012 * soft), 0, 0.7)
    add(sound, hiss(rng, 0.05, 500 * pitch, 2300 * pitch / soft) * puff(0.05, 0.0008 * soft, 0.004), 0, 0.16)
    return sound


def _struck(rng: Chance, modes: tuple[tuple[float, float, float], ...], low: float, seconds: float) -> Wave:
    """A bar or a tine that is struck, and the touch of what strikes it."""
    body = [(low * ratio * rng.uniform(0.999, 1.001), half, share) for ratio, half, share in modes]
    sound = rings(seconds, body, 0.003)
    add(sound, hiss(rng, 0.03, 600, 4200) * puff(0.03, 0.0010, 0.005), 0, 0.12)
    return sound


def press(rng: Chance, pitch: float) -> Wave:
    """A button: a fingertip on wood, and felt under it."""
    sound = silence(0.14)
    add(sound, _tip(rng, pitch), 0, 0.8)
    add(sound, pat(rng, 1.5 * pitch, 0.6), 0.004, 0.25)
    return sound


def nudge(rng: Chance, pitch: float) -> Wave:
    """A notch of a slider: the smallest tick of wood."""
    sound = silence(0.05)
    add(sound, _tip(rng, 1.9 * pitch, 0.8)[: len(sound)], 0, 0.5)
    add(sound, hiss(rng, 0.02, 2600 * pitch, 6000) * puff(0.02, 0.0003, 0.0016), 0, 0.10)
    return sound * puff(0.05, 0.0004, 0.008)[: len(sound)]


def choose(rng: Chance, pitch: float) -> Wave:
    """Another of a few, or a card picked: the edge of a card against a thumb, softly."""
    sound = silence(0.09)
    add(sound, coloured(snap(rng, 0.86 * pitch, 0.4), 0, 4200), 0, 0.5)
    add(sound, _tip(rng, 1.25 * pitch, 1.2), 0.003, 0.3)
    return sound


def stock(rng: Chance, pitch: float) -> Wave:
    """The keyboard is at the stock: a thumb lets four cards of a thick deck go, and its weight comes down."""
    sound = silence(0.24)
    for place in range(4):
        add(sound, coloured(snap(rng, 0.55 * pitch * rng.uniform(0.97, 1.03), 0.3), 0, 2600), 0.019 * place, 0.32)
    add(sound, pat(rng, 0.95 * pitch, 1.2), 0.080, 0.9)
    return sound


def discards(rng: Chance, pitch: float) -> Wave:
    """The keyboard is at the discards: the edge of one open card, thin and bright."""
    sound = silence(0.12)
    add(sound, snap(rng, 1.3 * pitch, 1.3), 0, 0.6)
    add(sound, brush(rng, 0.07, 3000 * pitch, 5600 * pitch, 0.3), 0.001, 0.20)
    return sound


def spread(rng: Chance, pitch: float) -> Wave:
    """The keyboard is at a spread: three cards, side by side, each a step higher."""
    sound = silence(0.36)
    for place, step in enumerate((1.0, 1.26, 1.5)):
        low = 740.0 * pitch * step
        modes = [(low * ratio, 0.020 / (1 + number), share) for number, (ratio, _, share) in enumerate(_BAR)]
        add(sound, rings(0.14, modes, 0.0008), 0.075 * place, 0.6)
        add(sound, snap(rng, pitch * step, 0.4), 0.075 * place, 0.10)
    return sound


def on(rng: Chance, pitch: float) -> Wave:
    """A switch goes on: two touches of wood, the second higher."""
    sound = silence(0.2)
    add(sound, _tip(rng, 0.94 * pitch, 0.9), 0, 0.6)
    add(sound, _tip(rng, 1.26 * pitch, 0.8), rng.uniform(0.060, 0.066), 0.8)
    return sound


def off(rng: Chance, pitch: float) -> Wave:
    """A switch goes off: two touches of wood, the second lower."""
    sound = silence(0.2)
    add(sound, _tip(rng, 1.26 * pitch, 0.8), 0, 0.6)
    add(sound, _tip(rng, 0.9 * pitch, 1.1), rng.uniform(0.060, 0.066), 0.75)
    return sound


def opens(rng: Chance, pitch: float) -> Wave:
    """A page is opened: a sheet is lifted and turned over."""
    sound = silence(0.30)
    add(sound, snap(rng, 0.6 * pitch, 0.25), 0, 0.10)
    add(sound, brush(rng, 0.20, 900 * pitch, 2900 * pitch, 0.42), 0.0, 0.30)
    add(sound, brush(rng, 0.18, 330 * pitch, 620 * pitch, 0.4), 0.02, 0.14)
    add(sound, pat(rng, 1.4 * pitch, 0.8), 0.185, 0.16)
    return sound


def closes(rng: Chance, pitch: float) -> Wave:
    """A page is closed: the sheet comes down on the others."""
    sound = silence(0.26)
    add(sound, brush(rng, 0.15, 2600 * pitch, 800 * pitch, 0.4), 0.0, 0.24)
    add(sound, pat(rng, 1.05 * pitch, 1.2), 0.11, 0.5)
    add(sound, snap(rng, 0.55 * pitch, 0.2), 0.11, 0.08)
    return sound


def refused(rng: Chance, pitch: float) -> Wave:
    """Not now: two knuckles on a hollow box under felt, the second lower; a small loudspeaker has all of it."""
    sound = silence(0.3)
    for at, strength in ((0.0, 1.0), (rng.uniform(0.092, 0.100), 0.8)):
        low = (0.0, 0.11)[at > 0]
        modes = (
            (148 * pitch * (1 - low), 0.024, 0.30),
            (262 * pitch * (1 - low), 0.024, 1.0),
            (417 * pitch * (1 - low), 0.019, 0.9),
            (655 * pitch * (1 - low), 0.013, 0.6),
            (1040 * pitch, 0.007, 0.3),
        )
        add(sound, rings(0.16, modes, 0.0018), at, 0.8 * strength)
        add(sound, hiss(rng, 0.06, 320, 1900) * puff(0.06, 0.0012, 0.008), at, 0.24 * strength)
    return sound


def short(rng: Chance, pitch: float) -> Wave:
    """A last second: the escapement of a pocket watch, heard through its case."""
    sound = silence(0.12)
    modes = (
        (1180 * pitch, 0.006, 1.0),
        (1890 * pitch, 0.004, 0.7),
        (2960 * pitch, 0.0028, 0.4),
        (460 * pitch, 0.012, 0.6),
    )
    for at, strength in ((0.0, 0.6), (0.021, 1.0)):
        add(sound, rings(0.09, modes, 0.0004), at, strength * 0.6)
        add(sound, _tip(rng, 1.1 * pitch), at, strength * 0.3)
    return sound


def yours(rng: Chance, pitch: float) -> Wave:
    """Your turn: two bars of rosewood, a fourth apart, under soft mallets."""
    sound = silence(0.62)
    add(sound, _struck(rng, _BAR, 392.0 * pitch, 0.55), 0, 0.55)
    add(sound, _struck(rng, _BAR, 523.25 * pitch, 0.5), 0.105, 0.75)
    return _dies(sound)


def _dies(sound: Wave) -> Wave:
    """Return notes that are gone at the end, as if a hand came ever nearer to what sounds: none is cut."""
    left = np.linspace(1.0, 0.0, len(sound))
    return sound * np.sin(np.pi / 2 * np.minimum(1.0, left / _DAMPED)) ** 2


def hint(rng: Chance, pitch: float) -> Wave:
    """A hint: one tine, and the ghost of its octave."""
    sound = silence(0.8)
    add(sound, _struck(rng, _TINE, 587.33 * pitch, 0.8), 0, 0.7)
    add(sound, _struck(rng, _TINE, 1174.66 * pitch, 0.7), 0.07, 0.16)
    return _dies(sound)


def lesson(rng: Chance, pitch: float) -> Wave:
    """A lesson speaks: a leaf is turned, and a tine says look here."""
    sound = silence(0.85)
    add(sound, brush(rng, 0.17, 1000 * pitch, 2500 * pitch, 0.42), 0.0, 0.30)
    add(sound, _struck(rng, _TINE, 440.0 * pitch, 0.74), 0.11, 0.6)
    return _dies(sound)


def coach(rng: Chance, pitch: float) -> Wave:
    """The coach speaks: two tines, the second lower, as one clears one's throat."""
    sound = silence(0.85)
    add(sound, _struck(rng, _TINE, 523.25 * pitch, 0.85), 0, 0.5)
    add(sound, _struck(rng, _TINE, 392.0 * pitch, 0.73), 0.12, 0.65)
    return _dies(sound)
