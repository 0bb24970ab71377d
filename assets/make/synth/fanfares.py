"""Fanfares of the house band about a hand: won, caught, or a Tonk."""

from __future__ import annotations

import numpy as np

from synth.instruments import bass, brass, cymbal, piano, tap, vibraphone
from synth.room import echo, in_room
from synth.things import chips
from synth.waves import Wave, add, hiss, panned, puff, rings, silence

Chance = np.random.Generator

_FIGURES = (
    ((67, 70, 72, 77), (55, 60, 65, 70), 39),
    ((70, 72, 75, 79), (55, 58, 60, 65), 39),
    ((65, 67, 70, 74), (53, 56, 60, 63), 46),
)
"""For each way to win: what the vibraphone climbs, the chord it arrives on, the bass under it; E flat all of them."""


def win(rng: Chance, variant: int) -> Wave:
    """A hand is won: the vibraphone climbs three steps, and piano and bass are there when it arrives."""
    climb, chord, root = _FIGURES[variant]
    sound = silence(2.3, 2)
    at = 0.0
    for step, note in enumerate(climb):
        last = step == len(climb) - 1
        bar = vibraphone(rng, note, 1.5 if last else 0.30, 0.55 + 0.08 * step)
        add(sound, panned(bar, 0.3), at, 0.8)
        add(sound, panned(tap(rng, 0.25 + 0.2 * last), 0.1), at, 0.20)
        if not last:
            at += (0.150, 0.098, 0.150)[step]
    for finger, note in enumerate(chord):
        add(sound, panned(piano(rng, note, 1.3, 0.48), -0.3), at + 0.006 * finger, 0.62)
    add(sound, panned(bass(rng, root, 1.1, 0.7), 0), at, 0.55)
    add(sound, panned(cymbal(rng, 1.2, 0.20), 0.2), at, 0.025)
    return in_room(sound, echo(1.0, 5200, 7), 0.22)[: int(2.3 * 44100)]


def caught(rng: Chance, variant: int) -> Wave:
    """A drop is caught: a trombone with a plunger says two low notes about it, the second sinking."""
    root = (51, 53, 50)[variant]
    sound = silence(1.25, 2)
    first = brass(rng, root, 0.24, 0.62, scoop=0.7, mute=True)
    second = brass(rng, root - (1, 2, 1)[variant], 0.56, 0.7, scoop=0.4, fall=2.2, mute=True)
    add(sound, panned(first, -0.1), 0.0, 0.9)
    add(sound, panned(second, -0.1), 0.29, 1.0)
    add(sound, panned(bass(rng, root - 13, 0.5, 0.6), 0), 0.29, 0.5)
    add(sound, panned(tap(rng, 0.4), 0.2), 0.29, 0.15)
    return in_room(sound, echo(0.8, 4200, 7), 0.16)[: int(1.25 * 44100)]


def _stab(rng: Chance, notes: tuple[int, ...], held: float, strength: float, fall: float = 0.0) -> Wave:
    """Four horns at once, spread over the stand."""
    sound = silence(held + 0.2, 2)
    for place, note in enumerate(notes):
        horn = brass(rng, note, held, strength, fall=fall, scoop=0.35)
        add(sound, panned(horn, -0.45 + 0.3 * place), rng.uniform(0, 0.006), 0.5)
    return sound


def tonk(rng: Chance, variant: int) -> Wave:
    """A Tonk: horns, cymbal and drum together, the horns again and held until they fall off, and chips come down."""
    chord = ((58, 63, 67, 72, 77), (60, 65, 67, 70, 75), (62, 65, 68, 72, 79))[variant]
    lead = tuple(note - 1 for note in chord)
    sound = silence(2.7, 2)
    second = 0.185
    add(sound, _stab(rng, lead, 0.09, 0.8), 0.0, 0.72)
    add(sound, _stab(rng, chord, 0.95, 0.95, fall=(4.0, 3.0, 5.0)[variant]), second, 1.0)
    for at, strength in ((0.0, 0.8), (second, 1.0)):
        skin = hiss(rng, 0.2, 500, 6500) * puff(0.2, 0.0008, 0.028)
        add(sound, panned(skin, 0), at, 0.34 * strength)
        add(sound, panned(rings(0.3, ((64, 0.055, 1.0), (172, 0.026, 0.5)), 0.0015), 0), at, 0.8 * strength)
    add(sound, panned(cymbal(rng, 2.4, 0.55), 0.25), second, 0.28)
    add(sound, panned(bass(rng, 39, 0.9, 1.0), 0), second, 0.7)
    for place, at in enumerate((0.72, 0.90, 1.10)):
        add(sound, panned(chips(rng, (1.0, 1.07, 0.94)[place]), (-0.4, 0.35, 0.0)[place]), at, 0.75)
    return in_room(sound, echo(1.0, 5200, 7), 0.18)[: int(2.7 * 44100)]
