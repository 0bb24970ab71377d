"""The moments of a hand and a match that are celebrated, the rarer the larger. Each maker gets chance and a variant."""

from __future__ import annotations

import numpy as np

from synth.bells import bell, bell_tree, glitter, shimmer
from synth.fanfares import begun, drum, stab
from synth.instruments import bass, brass, cymbal, piano, tap, vibraphone
from synth.paper import brush, pat, snap
from synth.room import echo, in_room, rung_out
from synth.things import chips, counted
from synth.waves import RATE, Wave, add, coloured, curve, hiss, panned, puff, rings, silence

Chance = np.random.Generator

_KEYS = (0, -2, 2)
"""Semitones by which the variants lie apart."""


def _heard(sound: Wave, seconds: float, walls: float, wet: float) -> Wave:
    return in_room(sound, echo(walls, 4600, 7), wet)[: int(seconds * RATE)]


def cross(rng: Chance, variant: int) -> Wave:
    """A Cross: its word strikes, two cards cross like blades, and two blocks of wood answer, high and low."""
    sound, pitch = silence(0.7, 2), 2 ** (_KEYS[variant] / 12)
    add(sound, panned(snap(rng, 1.2 * pitch, 1.0), 0), 0, 0.4)
    add(sound, panned(brush(rng, 0.16, 1300 * pitch, 5200 * pitch, 0.6), -0.6), 0.0, 0.22)
    add(sound, panned(brush(rng, 0.16, 5200 * pitch, 1300 * pitch, 0.4), 0.6), 0.07, 0.22)
    for at, low, side in ((0.105, 988.0, -0.4), (0.200, 740.0, 0.4)):
        modes = ((low * pitch, 0.030, 1.0), (low * 2.57 * pitch, 0.012, 0.5), (low * 4.9 * pitch, 0.005, 0.25))
        add(sound, panned(rings(0.3, modes, 0.0005), side), at, 0.55)
    return _heard(begun(rng, sound, 1.25, 1.12 * pitch, low=0.8), 0.7, 0.6, 0.18)


def last(rng: Chance, variant: int) -> Wave:
    """The last card of the stock: bare felt under it, a deep tom, and brushes that grow and hold their breath."""
    sound, pitch = silence(1.1), 2 ** (_KEYS[variant] / 24)
    add(sound, pat(rng, 0.8 * pitch, 1.4), 0, 0.5)
    for at, strength in ((0.0, 1.0), (0.30, 0.6)):
        tom = (
            (98 * pitch, 0.090, 0.35),
            (157 * pitch, 0.070, 0.6),
            (226 * pitch, 0.060, 1.0),
            (338 * pitch, 0.040, 0.7),
            (520 * pitch, 0.022, 0.4),
        )
        add(sound, rings(0.7, tom, 0.0015), at, 0.8 * strength)
        add(sound, hiss(rng, 0.04, 300, 2200) * puff(0.04, 0.0008, 0.005), at, 0.14 * strength)
    for place in range(18):
        strength = 0.10 + 0.5 * (place / 17) ** 2
        add(sound, coloured(tap(rng, strength, 1.35), 900, 14000), 0.38 + 0.026 * place + rng.uniform(0, 0.004), 0.9)
    return _heard(sound * curve(((0, 1), (0.84, 1), (0.9, 0.5), (1.1, 0.0)), 1.1), 1.1, 0.8, 0.2)


def out(rng: Chance, variant: int) -> Wave:
    """Somebody goes out: a blow, empty hands brush over the cloth, and bars of wood go up to where they rest."""
    sound, key = silence(1.1, 2), _KEYS[variant]
    add(sound, panned(brush(rng, 0.16, 700, 3600, 0.7), -0.4), 0, 0.16)
    for place, note in enumerate((67, 71, 74, 79)):
        low, side = 440.0 * 2 ** ((note + key - 69) / 12), -0.45 + 0.3 * place
        add(sound, panned(counted(rng, low), side), 0.075 * place, 0.45 + 0.12 * place)
        add(sound, panned(bell(rng, note + 24 + key, 0.8, 0.10), side), 0.075 * place, 0.18)
        add(sound, panned(snap(rng, 1.1, 0.5), side), 0.075 * place, 0.06)
    for note in (55, 59, 62, 66):
        add(sound, panned(piano(rng, note + key, 0.45, 0.62), -0.3), 0.225, 0.42)
    return _heard(begun(rng, sound, 1.7, 2 ** (key / 24)), 1.1, 0.8, 0.2)


def held(rng: Chance, variant: int) -> Wave:
    """A drop holds: a bright blow, then horns, not loud, from the fourth into the third, and a triangle over them."""
    sound, key = silence(1.15, 2), _KEYS[variant]
    for place, (first, second) in enumerate(((62, 62), (67, 66), (58, 57))):
        side = (-0.4, 0.4, 0.1)[place]
        add(sound, panned(brass(rng, first + key, 0.16, 0.45, scoop=0.3), side), 0.004 * place, 0.42)
        add(sound, panned(brass(rng, second + key, 0.52, 0.52, scoop=0.15), side), 0.20 + 0.004 * place, 0.48)
    add(sound, panned(bass(rng, 38 + key, 0.7, 0.7), 0), 0.20, 0.34)
    add(sound, panned(tap(rng, 0.5), 0.2), 0.20, 0.25)
    for at, strength in ((0.0, 0.6), (0.20, 1.0)):
        add(sound, panned(bell(rng, 93 + key, strength, 0.14), 0.3), at, 0.15)
        add(sound, panned(hiss(rng, 0.06, 3600, 11000) * puff(0.06, 0.0004, 0.012), 0.1), at, 0.25 * strength)
    return _heard(begun(rng, sound, 1.4, 1.05 * 2 ** (key / 24), bright=2.2), 1.15, 0.9, 0.2)


def run(rng: Chance, variant: int) -> Wave:
    """A drop that holds where points are scored: a blow, a run up the vibraphone, and a chord on top."""
    sound, key = silence(1.25, 2), _KEYS[variant]
    for place, note in enumerate((62, 64, 66, 69, 71, 74)):
        at, side = 0.058 * place, -0.5 + 0.2 * place
        bar = vibraphone(rng, note + 12 + key, 0.22 if place < 5 else 0.8, 0.6 + 0.05 * place)
        add(sound, panned(bar, side), at, 0.6)
        add(sound, panned(bell(rng, note + 36 + key, 0.6, 0.10), side), at, 0.5)
    for place, note in enumerate((57, 61, 66, 69)):
        add(sound, panned(brass(rng, note + key, 0.34, 0.5, scoop=0.25), -0.45 + 0.3 * place), 0.29, 0.24)
    add(sound, panned(bass(rng, 38 + key, 0.7, 0.75), 0), 0.29, 0.45)
    return _heard(begun(rng, sound, 1.7, 1.12 * 2 ** (key / 24), bright=2.0), 1.25, 0.9, 0.2)


def wild(rng: Chance, variant: int) -> Wave:
    """A Wild decides: it strikes, a stick runs up a tree of bells, which opens into a chord that floats."""
    sound, key = silence(1.6, 2), _KEYS[variant]
    tree = bell_tree(rng, 84 + key, 103 + key, 0.42)
    add(sound, panned(tree, -0.4), 0.0, 1.1)
    add(sound, panned(snap(rng, 1.0), 0), 0, 0.4)
    for finger, note in enumerate((60, 64, 67, 71, 74)):
        bar = vibraphone(rng, note + key, 0.9, 0.62)
        add(sound, panned(bar, -0.2 + 0.2 * finger), 0.40 + 0.012 * finger, 0.42)
    add(sound, panned(piano(rng, 48 + key, 0.9, 0.6), -0.3), 0.40, 0.6)
    return _heard(begun(rng, sound, 1.6, 0.97 * 2 ** (key / 24), low=1.1, bright=1.2), 1.6, 1.1, 0.26)


def bonus(rng: Chance, variant: int) -> Wave:
    """A bonus: the horns jump up an octave, bells count after them, and chips pour down."""
    sound, key = silence(1.9, 2), _KEYS[variant]
    for at, notes, seconds in ((0.0, (51, 55, 58), 0.10), (0.16, (63, 67, 70, 75), 0.55)):
        add(sound, stab(rng, tuple(note + key for note in notes), seconds, 0.88), at, 1.2)
        add(sound, panned(drum(rng, 0.8), 0), at, 0.8)
    for place, step in enumerate((0, 4, 7, 9, 12, 16)):
        add(sound, panned(bell(rng, 87 + key + step, 0.8, 0.20), 0.5 - 0.2 * place), 0.26 + 0.07 * place, 0.34)
    for place in range(4):
        poured = panned(chips(rng, (1.0, 1.08, 0.95, 1.03)[place]), (-0.5, 0.4, -0.2, 0.5)[place])
        add(sound, poured, 0.36 + 0.17 * place, 0.6)
    add(sound, panned(bass(rng, 39 + key, 0.6, 0.9), 0), 0.16, 0.6)
    return _heard(begun(rng, sound, 1.5, 0.96), 1.9, 1.0, 0.18)


_FINAL = ((58, 62, 65, 68, 74), (57, 60, 63, 66, 72), (58, 62, 65, 70, 77))
"""Home as a dominant, its leading chord, and home: the last cadence of an evening, in B flat."""


_STABS = ((0.0, 0.13), (0.26, 0.13), (0.52, 1.05)), ((0.0, 0.28), (0.38, 0.10), (0.52, 1.05))
"""The chords of a match that is won: when each begins and how long it is held; two short ones first, or a long one."""


def match(rng: Chance, variant: int) -> Wave:
    """A match is won: horns say two chords and the third long, over drum, bass and cymbal."""
    return begun(rng, rung_out(_cadence(rng, _KEYS[variant], _STABS[variant], 3.2), 1.75), 1.3, 0.94)


def champion(rng: Chance, variant: int) -> Wave:
    """A table of the Circuit is won: the trophy strikes, a roll, the cadence broader, and bells until it dies away."""
    sound, key = silence(4.15, 2), _KEYS[variant]
    add(sound, stab(rng, tuple(note + key for note in _FINAL[2]), 0.10, 1.0), 0.0, 0.9)
    add(sound, panned(bass(rng, 34 + key, 0.2, 1.0), 0), 0.0, 0.7)
    for place in range(20):
        side = (-0.2 + 0.4 * (place % 2)) * (1 - 2 * variant)
        add(sound, panned(tap(rng, 0.25 + 0.75 * (place / 19) ** 2), side), 0.022 * place, 0.5)
    add(sound, panned(bell_tree(rng, 86 + key, 105 + key, 0.40), 0.35), 0.55, 0.2)
    add(sound, _cadence(rng, key, ((0.0, 0.20), (0.34, 0.20), (0.68, 1.5)), 3.7), 0.45, 1.0)
    return begun(rng, rung_out(sound, 2.75), 1.6, 0.9, low=1.2)


def _cadence(rng: Chance, key: int, stabs: tuple[tuple[float, float], ...], seconds: float) -> Wave:
    """Three chords of horns, when each begins and how long it is held, with everybody under the last."""
    sound = silence(seconds, 2)
    for number, ((at, held_for), chord) in enumerate(zip(stabs, _FINAL, strict=True)):
        home = number == len(stabs) - 1
        notes = tuple(note + key for note in chord)
        add(sound, stab(rng, notes, held_for, 1.0 if home else 0.82), at, 1.0 if home else 0.8)
        add(sound, panned(drum(rng, 1.0 if home else 0.7), 0), at)
        add(sound, panned(bass(rng, (46, 41, 34)[number] + key, 0.9 if home else 0.2, 1.0), 0), at, 0.7)
        if home:
            add(sound, panned(cymbal(rng, seconds - at, 0.6), 0.25), at, 0.26)
            add(sound, shimmer(rng, tuple(note + 24 for note in notes), seconds - at - 0.1, 0.8), at + 0.1, 1.0)
            add(sound, panned(glitter(rng, seconds - at, 0.45), -0.2), at, 0.45)
            for finger, note in enumerate(notes[:4]):
                add(sound, panned(piano(rng, note - 12, 1.0, 0.75), -0.35), at + 0.006 * finger, 0.4)
    return in_room(sound, echo(1.3, 5200, 7), 0.2)[: int(seconds * RATE)]
