"""The interface: fingertips on wood, the edges of cards, sheets of paper, felt. Nothing of it beeps.

Each maker gets chance and a pitch (1: usual).
"""

from __future__ import annotations

import numpy as np

from synth.bells import bell
from synth.paper import brush, pat, snap, thud
from synth.room import echo, in_room
from synth.waves import RATE, Wave, add, coloured, hiss, moments, puff, rings, silence

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
_HORN = ((870, 0.0042, 0.7), (1460, 0.0034, 1.0), (2290, 0.0026, 0.7), (3420, 0.0018, 0.45))
"""Tones of a small key of horn: pitch, half-life, share."""
_LATH = ((1.0, 0.024, 1.0), (2.76, 0.009, 0.4), (5.4, 0.004, 0.25))
"""The modes of a small lath of maple: pitch over the lowest, half-life, share."""
_BAR = ((1.0, 1.0), (3.93, 0.42), (9.24, 0.20))
"""The modes of a bar of rosewood over its tube: pitch over the lowest, share."""
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
    """A bar that is struck, and the touch of what strikes it."""
    body = [(low * ratio * rng.uniform(0.999, 1.001), half, share) for ratio, half, share in modes]
    sound = rings(seconds, body, 0.003)
    add(sound, hiss(rng, 0.03, 600, 4200) * puff(0.03, 0.0010, 0.005), 0, 0.12)
    return sound


def press(rng: Chance, pitch: float) -> Wave:
    """A button: the key of an old till, of horn, which clicks and comes down on felt."""
    sound = silence(0.14)
    modes = [(low * pitch * rng.uniform(0.985, 1.015), half, share) for low, half, share in _HORN]
    add(sound, rings(0.10, modes, 0.0004), 0, 0.42)
    add(sound, hiss(rng, 0.02, 2200 * pitch, 6500) * puff(0.02, 0.0003, 0.0016), 0, 0.14)
    add(sound, pat(rng, 1.3 * pitch, 0.7), 0.003, 0.42)
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
    """The keyboard is at the discards: the edge of one open card, bright, on the table."""
    sound = silence(0.12)
    add(sound, snap(rng, 1.3 * pitch, 1.3), 0, 0.6)
    add(sound, thud(pitch), 0.0004, 0.15)
    add(sound, brush(rng, 0.07, 3000 * pitch, 5600 * pitch, 0.3), 0.001, 0.20)
    return sound


def spread(rng: Chance, pitch: float) -> Wave:
    """The keyboard is at a spread: three cards, side by side, each a step higher."""
    sound = silence(0.36)
    for place, step in enumerate((1.0, 1.26, 1.5)):
        low = 740.0 * pitch * step
        modes = [(low * ratio, 0.020 / (1 + number), share) for number, (ratio, share) in enumerate(_BAR)]
        add(sound, rings(0.14, modes, 0.0008), 0.075 * place, 0.6)
        add(sound, snap(rng, pitch * step, 0.4), 0.075 * place, 0.10)
    return sound


def on(rng: Chance, pitch: float) -> Wave:
    """A switch goes on: two laths of maple, the second a fourth higher."""
    return _two_laths(rng, 587.33 * pitch, 783.99 * pitch)


def off(rng: Chance, pitch: float) -> Wave:
    """A switch goes off: two laths of maple, the second a fourth lower."""
    return _two_laths(rng, 587.33 * pitch, 440.0 * pitch)


def _two_laths(rng: Chance, first: float, second: float) -> Wave:
    """Two laths are touched, the second a little later and softer."""
    sound = silence(0.24)
    for low, at, strength in ((first, 0.0, 0.8), (second, rng.uniform(0.072, 0.080), 0.7)):
        modes = [(low * ratio * rng.uniform(0.995, 1.005), half, share) for ratio, half, share in _LATH]
        add(sound, rings(0.15, modes, 0.0006), at, strength)
        add(sound, hiss(rng, 0.01, 2000, 6000) * puff(0.01, 0.0003, 0.0014), at, 0.3 * strength)
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


def _form(pitch: float) -> int:
    """Return which of three takes has a pitch: the usual one, the lower or the higher."""
    return (pitch < 1) + 2 * (pitch > 1)


_MARIMBA = ((1.0, 0.085, 1.0), (3.93, 0.030, 0.5), (9.24, 0.016, 0.55))
"""The modes of a short bar of rosewood under a hard stick: pitch over the lowest, half-life, share."""


def yours(rng: Chance, pitch: float) -> Wave:
    """Your turn: two bars of rosewood, a fourth apart, under hard sticks; now and then with a grace note before."""
    sound = silence(0.62)
    gap = (0.105, 0.122, 0.092)[_form(pitch)]
    for low, at, strength in ((392.0, 0.0, 0.9), (523.25, gap, 0.56)):
        add(sound, _struck(rng, _MARIMBA, low * pitch, 0.45), at, strength)
        add(sound, hiss(rng, 0.012, 2800, 8200) * puff(0.012, 0.0003, 0.0022), at, 0.26 * strength)
    if _form(pitch):
        grace = (523.25, 784.0)[_form(pitch) - 1]
        add(sound, _struck(rng, _MARIMBA, grace * pitch, 0.3), gap + 0.085, 0.3)
    return _dies(sound)


def _dies(sound: Wave) -> Wave:
    """Return notes that are gone at the end, as if a hand came ever nearer to what sounds: none is cut."""
    left = np.linspace(1.0, 0.0, len(sound))
    return sound * np.sin(np.pi / 2 * np.minimum(1.0, left / _DAMPED)) ** 2


_GLASS = ((1.0, 0.150, 1.0), (2.32, 0.090, 0.50), (4.25, 0.050, 0.40), (6.63, 0.028, 0.22))
"""The modes of a wine glass over the lowest: pitch, half-life, share."""


def hint(rng: Chance, pitch: float) -> Wave:
    """A hint: a fingernail against a glass, once, or once more softly, or with a higher glass beside it."""
    sound = silence(0.8)
    again, other = ((0.0, 0.0), (0.135, 1.0), (0.060, 2.0))[_form(pitch)]
    for at, ratio, strength in ((0.0, 1.0, 0.7), (again, other, 0.26)):
        if ratio:
            modes = [(1174.66 * pitch * ratio * over, half / ratio, share) for over, half, share in _GLASS]
            add(sound, rings(0.8, modes, 0.0005), at, strength)
            add(sound, hiss(rng, 0.012, 4500, 11000) * puff(0.012, 0.0002, 0.0012), at, 0.5 * strength)
    return _dies(sound)


def lesson(rng: Chance, pitch: float) -> Wave:
    """A lesson speaks: a leaf of stiff paper is turned, and a small bell says look here."""
    sound, form = silence(0.85), _form(pitch)
    turned, rung = (0.17, 0.24, 0.13)[form], (0.12, 0.19, 0.085)[form]
    add(sound, snap(rng, 0.8 * pitch, 0.9), 0, (0.85, 1.3, 0.85)[form])
    add(sound, brush(rng, turned, 1400 * pitch, (4600, 3400, 5600)[form] * pitch, 0.35), 0.0, 0.24)
    add(sound, coloured(bell(rng, 81 + 12 * np.log2(pitch), 0.8, 0.17), 0, 9000), rung, (0.38, 0.32, 0.38)[form])
    return _dies(sound)


_VOWEL = ((640.0, 210.0, 1.0), (1180.0, 260.0, 0.55), (2750.0, 500.0, 0.42), (3900.0, 700.0, 0.22))
"""The band that a hand before a reed lets through, as a mouth does: its middle in hertz, its width, its share."""


def _reed(rng: Chance, low: float, seconds: float, opens: float) -> Wave:
    """A reed speaks behind a hand that opens: its mouth's pitches rise by a share."""
    t = moments(seconds)
    bend = 2 ** (-0.5 * np.exp(-t / 0.022) / 12) * (1 + 0.003 * np.sin(2 * np.pi * 5.5 * t))
    phase = 2 * np.pi * low * np.cumsum(bend) / 44100
    wide = 1 + opens * np.minimum(1.0, t / (0.6 * seconds))
    sound = np.zeros(len(t))
    for overtone in range(1, int(7500 / low)):
        at = low * overtone
        share = sum(gain / (1 + ((at / wide - middle) / width) ** 2) for middle, width, gain in _VOWEL)
        sound += share / overtone**0.3 * np.sin(overtone * phase + overtone**2)
    shape = np.minimum(1.0, t / 0.003) * (1 + 0.35 * np.exp(-t / 0.008))
    shape *= np.sin(np.pi / 2 * np.minimum(1.0, t[::-1] / (0.55 * seconds))) ** 2
    add(sound, hiss(rng, 0.03, 2600, 7000) * puff(0.03, 0.001, 0.006), 0, 0.5)
    return sound * shape


_SAYINGS = ((523.25, 659.26), (659.26, 523.25), (523.25, 523.25, 659.26))
"""The steps of the coach's reed in each take: up a third, down a third, and up it after a stammer."""


def coach(rng: Chance, pitch: float) -> Wave:
    """The coach speaks: a reed that says a third almost as a voice does, each take in its own way."""
    form, at = _form(pitch), 0.0
    sound = silence(0.72)
    for number, low in enumerate(_SAYINGS[form]):
        last = number == len(_SAYINGS[form]) - 1
        long = 0.30 if last else (0.15, 0.17, 0.085)[form]
        add(sound, _reed(rng, low * pitch, long, (0.35, -0.2, 0.2)[form]), at, 0.45 if number else 0.6)
        at += long * 0.82
    heard = in_room(sound, echo(0.55, 4200, 13), 0.16).mean(axis=1)[: int(0.66 * RATE)]
    return heard * np.sin(np.pi / 2 * np.minimum(1.0, moments(0.66)[::-1] / 0.24)) ** 2
