"""Moments of gin, knock rummy and thirty-one. Each maker gets chance, and a variant or a pitch."""

from __future__ import annotations

import numpy as np

from synth.bells import bell
from synth.fanfares import begun, drum
from synth.instruments import bass, brass, piano, tap, vibraphone
from synth.paper import brush, snap
from synth.room import echo, in_room
from synth.strings import pluck
from synth.things import blow, clink, counted
from synth.waves import RATE, Wave, add, curve, hiss, panned, puff, rings, silence

Chance = np.random.Generator

_KEYS = (0, -2)
"""Semitones by which the variants lie apart."""
_GLASS = ((1.0, 0.20, 1.0), (2.32, 0.13, 0.55), (4.25, 0.07, 0.3), (6.63, 0.035, 0.18))
"""The modes of a glass over the lowest: pitch, half-life, share."""


def _heard(rng: Chance, sound: Wave, seconds: float, pitch: float) -> Wave:
    """Return a sound in the room, with a blow at its beginning."""
    return in_room(begun(rng, sound, 1.45, pitch), echo(0.9, 4800, 7), 0.2)[: int(seconds * RATE)]


def _glass(rng: Chance, low: float) -> Wave:
    """A glass is touched by another."""
    sound = rings(0.9, tuple((low * ratio, half, share) for ratio, half, share in _GLASS), 0.0005)
    add(sound, hiss(rng, 0.02, 4000, 11000) * puff(0.02, 0.0003, 0.001), 0, 0.3)
    return sound


def gin(rng: Chance, variant: int) -> Wave:
    """Gin: four cards are fanned out on the table, and two glasses meet over a soft chord."""
    sound, key = silence(1.3, 2), _KEYS[variant]
    for place in range(4):
        side = -0.45 + 0.3 * place
        add(sound, panned(snap(rng, 1.0 + 0.05 * place), side), 0.062 * place, 0.55)
        bar = vibraphone(rng, (67, 71, 74, 79)[place] + key, 0.25 if place < 3 else 0.9, 0.55)
        add(sound, panned(bar, side), 0.062 * place, 0.5)
    for low, at, side in ((2093.0, 0.27, 0.35), (2637.0, 0.285, -0.35)):
        add(sound, panned(_glass(rng, low * 2 ** (key / 12)), side), at, 0.5)
    for note in (55, 62, 66, 71):
        add(sound, panned(piano(rng, note + key, 0.8, 0.55), -0.2), 0.27, 0.42)
    add(sound, panned(bass(rng, 43 + key, 0.7, 0.7), 0), 0.27, 0.45)
    return _heard(rng, sound, 1.3, 1.0)


def undercut(rng: Chance, variant: int) -> Wave:
    """An undercut: a card slips in below, one horn sinks, and another comes up past it and stays."""
    sound, key = silence(1.15, 2), _KEYS[variant]
    add(sound, panned(snap(rng, 0.85), -0.2), 0, 0.6)
    add(sound, panned(brush(rng, 0.16, 3800, 700, 0.3), -0.4), 0, 0.3)
    sinking = brass(rng, 63 + key, 0.40, 0.55, scoop=0.2, fall=5.0, mute=True)
    add(sound, panned(sinking, 0.45), 0.10, 0.38)
    for at, note, seconds in ((0.24, 55, 0.10), (0.35, 58, 0.10), (0.46, 63, 0.46)):
        add(sound, panned(brass(rng, note + key, seconds, 0.6, scoop=0.4), -0.4), at, 0.42)
        add(sound, panned(tap(rng, 0.5), 0.1), at, 0.25)
    add(sound, panned(bass(rng, 39 + key, 0.5, 0.85), 0), 0.46, 0.5)
    return _heard(rng, sound, 1.15, 1.05)


def thirty_one(rng: Chance, variant: int) -> Wave:
    """Thirty-one: three quick strokes and one that stays, each a bell over a drum."""
    sound, key = silence(1.5, 2), _KEYS[variant]
    for place, at in enumerate((0.0, 0.12, 0.24, 0.44)):
        stays = place == 3
        note = (62, 66, 69, 74)[place] + key
        add(sound, panned(drum(rng, 1.0 if stays else 0.55), 0), at, 0.7)
        add(sound, panned(bell(rng, note + 12, 0.8, 0.45 if stays else 0.12), -0.45 + 0.3 * place), at, 0.7)
        add(sound, panned(counted(rng, 440.0 * 2 ** ((note - 69) / 12)), 0.45 - 0.3 * place), at, 0.4)
        if stays:
            for side, horn in ((-0.45, 62), (-0.15, 66), (0.15, 69), (0.45, 74)):
                add(sound, panned(brass(rng, horn + key, 0.6, 0.75, scoop=0.3), side), at, 0.4)
            add(sound, panned(bass(rng, 38 + key, 0.8, 0.9), 0), at, 0.55)
    return _heard(rng, sound, 1.5, 0.96)


def life(rng: Chance, pitch: float) -> Wave:
    """A life is lost: a chip clacks down and is pushed over the cloth, and two plucked strings sink."""
    sound = silence(0.8)
    add(sound, blow(rng, 0.9 * pitch, low=0.6, bright=0.8), 0, 0.9)
    add(sound, clink(rng, 0.9 * pitch, 1.0), 0, 1.5)
    add(sound, snap(rng, 0.7 * pitch), 0, 0.35)
    add(sound, brush(rng, 0.2, 2600 * pitch, 900 * pitch, 0.3), 0, 0.16)
    for at, note, steel in ((0.02, 64, 0.9), (0.19, 60, 0.6)):
        string = pluck(rng, note + 12 * np.log2(pitch), 0.4, 0.7, steel=steel)
        add(sound, string / np.abs(string).max(), at, 0.6)
    return sound * curve(((0, 1), (0.28, 1), (0.5, 0.3), (0.8, 0)), 0.8)
