"""The tunes of the camp: one plays a guitar by the fire, one a harmonica, and the fire says what it likes."""

from __future__ import annotations

import numpy as np

from synth.kit import Stroke, air, edge, hush, keep_time, seeds, wire
from synth.score import Sung, bars, root_and_notes, sung
from synth.stage import Stage
from synth.strings import harmonica, pluck
from synth.waves import RATE, Wave, coloured, noise, panned, puff, rings

Chance = np.random.Generator

_EMBERS = "Am Am Am F C C G Em Am Am F C Dm E7 Am Am F G C Am Dm G E7 E7 Am F E7 Am"
_EMBERS_AGAIN = "Am F C G Am F C E7 F G C Am Dm E7 Am E7 F C C G Em Am F C Dm E7 Am Am"
_EMBERS_SUNG = """
- 9 | A4 2 C5 1 | E5 2 D5 1 | C5 3 | B4 2 D5 1 | B4 3
A4 2 C5 1 | E5 2 D5 1 | C5 2 A4 1 | G4 3 | F4 1 A4 1 D5 1 | B4 2 G#4 1 | A4 3 | - 3
A4 1 C5 1 F5 1 | D5 2 B4 1 | E5 2 C5 1 | A4 3 | F5 1 E5 1 D5 1 | D5 1 B4 1 G4 1 | B4 3 | G#4 2 - 1
A4 2 C5 1 | C5 1 B4 1 A4 1 | G#4 2 B4 1 | A4 3
"""
_EMBERS_SOLO = """
A4 1 C5 1 E5 1 | F5 1 E5 .5 D5 .5 C5 1 | E5 1 G5 1 E5 1 | D5 2 B4 1
C5 1 B4 .5 A4 .5 E5 1 | A5 2 G5 .5 F5 .5 | E5 1 D5 .5 C5 .5 G4 1 | B4 2 G#4 1
A4 .5 C5 .5 F5 1 A5 1 | G5 1 D5 1 B4 1 | C5 .5 D5 .5 E5 1 G5 1 | E5 2 C5 1
D5 .5 E5 .5 F5 1 A5 1 | G#5 1 E5 1 D5 1 | C5 1 B4 1 A4 1 | G#4 2 - 1
"""
_EMBERS_ENDS = """
A4 2 C5 1 | E5 2 G5 1 | E5 3 | D5 2 B4 1 | G5 2 E5 1 | C5 2 E5 1
C5 2 A4 1 | G4 3 | F4 1 A4 1 D5 1 | B4 2 G#4 1 | A4 5 - 1
"""

_MARCH = "D D D C G D D C G A Bm G D A Bm G A D D"
_MARCH_AGAIN = "D C G D Bm G A A D C G D Bm G A D G D"
_MARCH_SUNG = """
- 8 | A4 1.5 B4 .5 A4 1 F#4 1 | G4 1.5 E4 .5 C5 2 | B4 1 A4 1 G4 1 B4 1 | A4 3 - 1
A4 1 D5 1 C5 1 A4 1 | G4 1.5 A4 .5 G4 1 E4 1 | D4 1 G4 1 B4 2 | C#5 1 B4 1 A4 2
F#4 1 B4 1 D5 2 | B4 1.5 A4 .5 G4 2 | A4 1 F#4 1 D4 2 | E4 3 - 1
F#4 1 B4 1 D5 1 E5 1 | D5 1 B4 1 G4 2 | A4 1 G4 1 E4 1 C#4 1 | D4 4 | - 4
"""
_MARCH_SOLO = """
A4 .5 B4 .5 D5 1 F#5 1 D5 1 | E5 1 G5 1 E5 .5 D5 .5 C5 1 | B4 .5 D5 .5 G5 1 D5 1 B4 1 | A4 1 D5 1 F#5 2
D5 .5 C#5 .5 B4 1 F#5 1 D5 1 | B4 1 G5 1 D5 .5 B4 .5 G4 1 | A4 .5 C#5 .5 E5 1 A5 1 G5 1 | E5 2 C#5 1 - 1
"""
_MARCH_ENDS = """
A4 1 D5 1 F#5 1 D5 1 | E5 1.5 D5 .5 C5 2 | B4 1 D5 1 G5 1 D5 1 | A4 3 - 1
D5 1 F#5 1 E5 1 D5 1 | B4 1.5 D5 .5 G4 2 | A4 1 C#5 1 E5 1 C#5 1 | D5 4 | B4 2 G4 2 | A4 4
"""

_WALTZ = (0, 2, 3, 4, 3, 2)
_WALK = (0, 2, 3, 4, 1, 3, 4, 2)
"""The strings of a picked bar, eighth by eighth: the bass, its fifth, and three strings above."""
_EMBERS_GOURD = (Stroke(0.0, hush, 0.16), Stroke(1.0, seeds, 0.55, 0.02), Stroke(2.0, seeds, 0.8, 0.02))
_MARCH_GOURD = tuple(Stroke(half / 2, seeds, 0.9 if half % 4 == 2 else 0.5, 0.02) for half in range(8))
_MARCH_DRUM = (Stroke(1.0, wire, 0.5), Stroke(2.5, wire, 0.26), Stroke(2.75, wire, 0.3), Stroke(3.0, wire, 0.62))
_MARCH_DRUM += (Stroke(3.0, edge, 0.35),)
"""The figures of a bar: of a gourd by the fire, of one to walk by, and of a small drum that joins it."""


def _strings(chord: str) -> tuple[int, ...]:
    """Return the five notes that a hand holds: bass, fifth, and three above them."""
    root, tones = root_and_notes(chord)
    bass = 40 + (root - 40) % 12
    third = next(tone for tone in sorted(tones) if (tone - root) % 12 in (3, 4))
    upper = [note for note in range(52, 69) if note % 12 in {root, third, (root + 7) % 12}]
    return bass, bass + 7, *upper[1:4]


def _picked(stage: Stage, rng: Chance, chords: list[str], beats: int, beat: float, pattern: tuple[int, ...]) -> None:
    """The guitar: bars of broken chords, the last of them let ring."""
    count = len(chords) // beats
    for bar in range(count):
        held = _strings(chords[bar * beats])
        last = bar == count - 1
        for eighth, string in enumerate(pattern[:1] if last else pattern):
            at = (bar * beats + eighth / 2) * beat + rng.normal(0, 0.006) + (0.012 if eighth % 2 else 0)
            strength = (0.62 if string == 0 else 0.42) + rng.normal(0, 0.04)
            held_for = 2.6 if last else (1.9 if string == 0 else 1.2) * beat
            stage.put(pluck(rng, held[string], held_for, strength, steel=0.8), at, 0.42, -0.55)
        if last:
            for order, note in enumerate(held):
                at = bar * beats * beat + 0.05 * order
                stage.put(pluck(rng, note, 2.8, 0.45, steel=0.8), at, 0.4, -0.55)


def _blown(stage: Stage, rng: Chance, tune: list[Sung], beat: float) -> None:
    for one in tune:
        strength = 0.55 + (0.1 if one.beats >= 2 else 0) + rng.normal(0, 0.05)
        sound = harmonica(rng, one.note, one.beats * beat * 0.94, strength)
        stage.put(sound, one.beat * beat + rng.normal(0.015, 0.01), 0.115, 0.45)


def _solo(stage: Stage, rng: Chance, tune: list[Sung], beat: float) -> None:
    """A second guitar sings while the harmonica rests."""
    for one in tune:
        strength = 0.62 + 0.08 * (one.beat % 2 == 0) + rng.normal(0, 0.04)
        sound = pluck(rng, one.note, one.beats * beat + 0.25, strength, steel=0.95)
        stage.put(sound, one.beat * beat + rng.normal(0.006, 0.007), 0.50, 0.6)


def _fire(stage: Stage, rng: Chance) -> None:
    """The fire: it breathes low down, and cracks in flurries."""
    seconds = stage.seconds
    t = np.arange(round(seconds * RATE)) / RATE
    for side in (-0.7, 0.7):
        breath = coloured(noise(rng, seconds + 0.01), 70, 260)[: len(t)]
        slow = 1 + 0.4 * np.sin(2 * np.pi * rng.uniform(0.1, 0.2) * t + rng.uniform(0, 6))
        stage.put(breath * slow, 0.0, 0.020, side)
    at = 0.0
    while at < seconds - 0.1:
        for _ in range(int(rng.integers(1, 5))):
            strength = min(5.0, 0.5 * rng.pareto(1.9) + 0.25)
            pitch = rng.uniform(800, 2600) / (1 + 0.12 * strength)
            modes = [(pitch * r, 0.0022 / r**0.5, 1 / r) for r in (1.0, 1.63, 2.41)]
            grit = rng.standard_normal(int(0.03 * RATE)) * puff(0.03, 0.0003, 0.0012)
            crack = rings(0.03, modes, 0.0003) + 0.5 * grit
            stage.put(panned(crack, rng.uniform(-0.5, 0.5)), at + rng.exponential(0.06), 0.014 * strength)
        at += rng.exponential(0.5)


def embers() -> Wave:
    """In A minor, in three, slowly: a verse, the second guitar, the verse once more."""
    rng, beat, first = np.random.default_rng(11), 60 / 99, bars(_EMBERS, 3)
    chords, solo = first + bars(_EMBERS_AGAIN, 3), float(len(first))
    stage = Stage(len(chords) * beat, 0.10, 0.7)
    _picked(stage, rng, chords, 3, beat, _WALTZ)
    _blown(stage, rng, sung(_EMBERS_SUNG) + sung(_EMBERS_ENDS, solo + 48), beat)
    _solo(stage, rng, sung(_EMBERS_SOLO, solo), beat)
    _fire(stage, rng)
    lasts = len(chords) // 3 - 1
    keep_time(stage, rng, lambda at: at * beat, range(4, lasts), 3, _EMBERS_GOURD, 0.22, 0.2)
    air(stage, rng, 0.014)
    return stage.heard(55)


def long_march() -> Wave:
    """In D, in four, as tired feet go: a verse and a gourd, the second guitar and a small drum, the verse with all."""
    rng, beat, first = np.random.default_rng(12), 60 / 97, bars(_MARCH, 4)
    chords, solo = first + bars(_MARCH_AGAIN, 4), len(first)
    stage = Stage(len(chords) * beat, 0.10, 0.7)
    _picked(stage, rng, chords, 4, beat, _WALK)
    _blown(stage, rng, sung(_MARCH_SUNG) + sung(_MARCH_ENDS, solo + 32.0), beat)
    _solo(stage, rng, sung(_MARCH_SOLO, float(solo)), beat)
    _fire(stage, rng)
    second, lasts = solo // 4, len(chords) // 4 - 1
    keep_time(stage, rng, lambda at: at * beat, range(2, lasts), 4, _MARCH_GOURD, 0.171, 0.15)
    keep_time(stage, rng, lambda at: at * beat, range(second, lasts), 4, _MARCH_DRUM, 0.456, -0.1)
    air(stage, rng, 0.0114)
    return stage.heard(55)
