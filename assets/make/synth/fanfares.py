"""Fanfares of the house band about a hand: won, caught, or a Tonk. Each maker gets chance and a variant, from 0."""

from __future__ import annotations

import numpy as np

from synth.bells import bell, glitter, shimmer
from synth.instruments import bass, brass, cymbal, piano, tap, vibraphone
from synth.paper import snap
from synth.room import echo, in_room, rung_out
from synth.things import blow, chips, slam
from synth.waves import Wave, add, hiss, panned, puff, rings, silence

Chance = np.random.Generator

_FIGURES = (
    ((67, 70, 72, 77), (55, 60, 65, 70), 39),
    ((70, 72, 75, 79), (55, 58, 60, 65), 39),
    ((65, 67, 70, 74), (53, 56, 60, 63), 46),
)
"""For each way to win: what the vibraphone climbs, the chord it arrives on, the bass under it; E flat all of them."""


def begun(rng: Chance, sound: Wave, share: float, pitch: float = 1.0, *, low: float = 1.0, bright: float = 1.0) -> Wave:
    """Return a fanfare with a blow at its very beginning, where what is seen strikes the table.

    Args:
        rng: Chance.
        sound: The fanfare, left and right.
        share: The peak of the blow over that of the fanfare.
        pitch: The pitch of the blow.
        low: The share of its thump.
        bright: The share of its hiss.
    """
    struck = blow(rng, pitch, low, bright)
    both = sound.copy()
    add(both, np.stack([struck, struck], axis=1), 0.0, share * np.abs(sound).max() / np.abs(struck).max())
    return both


def win(rng: Chance, variant: int) -> Wave:
    """A hand is won: the vibraphone climbs three steps, and piano and bass are there when it arrives."""
    climb, chord, root = _FIGURES[variant]
    sound = silence(2.8, 2)
    at = 0.0
    for step, note in enumerate(climb):
        last = step == len(climb) - 1
        bar = vibraphone(rng, note, 2.1 if last else 0.30, 0.55 + 0.08 * step)
        add(sound, panned(bar, 0.3), at, 0.7)
        add(
            sound,
            panned(bell(rng, note + 24, 0.6 + 0.4 * last, 0.45 if last else 0.12), 0.45),
            at,
            (0.62, 0.48, 0.62)[variant],
        )
        add(sound, panned(tap(rng, 0.25 + 0.2 * last), 0.1), at, 0.20)
        if not last:
            at += (0.150, 0.098, 0.150)[step]
    for finger, note in enumerate(chord):
        add(sound, panned(piano(rng, note, 1.9, 0.78), -0.3), at + 0.006 * finger, 0.58)
    add(sound, panned(bass(rng, root, 1.5, 0.7), 0), at, 0.5)
    add(sound, panned(cymbal(rng, 2.0, 0.26), 0.2), at, 0.30)
    add(sound, shimmer(rng, tuple(note + 24 for note in chord), 3.2, 0.5), at, 1.6)
    add(sound, panned(glitter(rng, 2.0, 0.30), 0.3), at, (0.75, 0.12, 0.85)[variant])
    return rung_out(in_room(sound, echo(1.2, 5200, 7), 0.22)[: int(2.8 * 44100)], 1.5)


def _crack(rng: Chance, pitch: float) -> Wave:
    """The face of a stamp on paper over wood: a dry crack from 2 to 8 kHz."""
    modes = (
        (2350 * pitch, 0.009, 1.0),
        (3480 * pitch, 0.008, 0.9),
        (4900 * pitch, 0.006, 0.8),
        (6700 * pitch, 0.004, 0.5),
    )
    sound = rings(0.2, modes, 0.0003)
    add(sound, hiss(rng, 0.15, 2600, 8200) * puff(0.15, 0.0003, 0.014), 0, 0.9)
    add(sound, snap(rng, 1.7 * pitch, 1.6), 0, 0.8)
    return sound / np.abs(sound).max()


def caught(rng: Chance, variant: int) -> Wave:
    """A drop is caught: the stamp slams down on the table, and a trombone with a plunger says what it thinks of it."""
    root = (51, 53, 50)[variant]
    sound = silence(1.25, 2)
    stamped = slam(rng, (1.0, 1.06, 0.94)[variant])
    add(stamped, snap(rng, 0.8, 1.2), 0, 1.5)
    add(stamped, blow(rng, (0.92, 0.97, 0.87)[variant], 1.2, 1.3), 0, 0.8)
    add(stamped, _crack(rng, (1.0, 1.08, 0.93)[variant]), 0, (1.5, 1.5, 2.0)[variant])
    add(sound, panned(in_room(stamped, echo(0.38, 2600, 13), 0.30).mean(axis=1), 0), 0.0, 1.0)
    first = brass(rng, root, 0.22, 0.6, scoop=0.7, mute=True)
    second = brass(rng, root - (1, 2, 1)[variant], 0.52, 0.68, scoop=0.4, fall=2.2, mute=True)
    add(sound, panned(first, -0.1), 0.24, 0.34)
    add(sound, panned(second, -0.1), 0.50, 0.42)
    return in_room(sound, echo(0.8, 4200, 7), 0.10)[: int(1.25 * 44100)]


def stab(rng: Chance, notes: tuple[int, ...], held: float, strength: float, fall: float = 0.0) -> Wave:
    """Four horns at once, spread over the stand."""
    sound = silence(held + 0.2, 2)
    for place, note in enumerate(notes):
        horn = brass(rng, note, held, strength, fall=fall, scoop=0.35)
        add(sound, panned(horn, -0.45 + 0.3 * place), rng.uniform(0, 0.006), 0.5)
    return sound


def drum(rng: Chance, strength: float) -> Wave:
    """The big drum and the snare together."""
    sound = silence(0.35)
    add(sound, hiss(rng, 0.2, 500, 6500) * puff(0.2, 0.0008, 0.028), 0, 0.34 * strength)
    add(sound, rings(0.3, ((64, 0.055, 1.0), (172, 0.026, 0.5)), 0.0015), 0, 0.8 * strength)
    return sound


def tonk(rng: Chance, variant: int) -> Wave:
    """A Tonk: all at once on the blow, then horns a half-step below and home for long; chips fall, bells shimmer."""
    chord = ((58, 63, 67, 70, 77), (60, 65, 67, 70, 75), (55, 60, 63, 70, 79))[variant]
    lead = tuple(note - 1 for note in chord)
    sound = silence(2.95, 2)
    below, home = 0.24, 0.36
    add(sound, stab(rng, chord, 0.13, 1.0), 0.0, 1.0)
    add(sound, stab(rng, lead, 0.07, 0.8), below, 0.6)
    add(sound, stab(rng, chord, 0.95, 1.0, fall=(4.0, 3.0, 3.5)[variant]), home, 0.9)
    for at, strength in ((0.0, 1.0), (below, 0.5), (home, 0.8)):
        add(sound, panned(drum(rng, strength), 0), at)
    add(sound, panned(cymbal(rng, 3.3, 0.55, (330.0, 415.0, 370.0)[variant]), 0.25), 0.0, 0.30)
    for at, held in ((0.0, 0.16), (home, 0.9)):
        add(sound, panned(bass(rng, 39, held, 1.0), 0), at, 0.7)
    add(
        sound,
        shimmer(rng, tuple(note + 24 for note in chord[(0, 1, 0)[variant] :]), 3.4, 0.75),
        home + 0.12,
        (1.0, 1.5, 0.8)[variant],
    )
    for place, at in enumerate((0.72, 0.90, 1.10)):
        add(sound, panned(chips(rng, (1.0, 1.07, 0.94)[place]), (-0.4, 0.35, 0.0)[place]), at, 0.6)
    heard = in_room(begun(rng, sound, 1.5, 0.94, low=1.2), echo(1.2, 5200, 7), 0.18)
    return rung_out(heard[: int(2.95 * 44100)], 1.7)
