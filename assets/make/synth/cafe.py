"""The tunes of the café: waltzes, one for the accordion, one for two guitars."""

from __future__ import annotations

import numpy as np

from synth.instruments import bass
from synth.kit import Stroke, air, edge, hush, keep_time, wire
from synth.score import Sung, bars, root_and_notes, sung, voiced
from synth.stage import Stage
from synth.strings import accordion, pluck
from synth.waves import Wave

Chance = np.random.Generator

_MATIN_A = "Gm Gm D7 D7 D7 D7 Gm Gm G7 G7 Cm Cm Gm D7 Gm Gm"
_MATIN_B = "Bb Bb F7 F7 F7 F7 Bb Bb Bb D7 Gm Eb Cm Gm D7 Gm"
_MATIN_C = "G G D7n D7n D7n D7n G G G G7n C Cm G D7n G D7"
_MATIN_LAST = "Gm Gm D7 D7 D7 D7 Gm Gm G7 G7 Cm Cm Gm D7 Eb Eb Gm Gm Cm D7 Gm Gm"
_MATIN_SUNG_A = """
G4 .5 A4 .5 Bb4 .5 C5 .5 D5 1 | G5 2 D5 1 | F#5 1 Eb5 .5 D5 .5 C5 1 | A4 3
A4 .5 Bb4 .5 C5 .5 D5 .5 Eb5 1 | F#5 2 Eb5 1 | D5 1 C5 .5 Bb4 .5 A4 1 | Bb4 3
B4 .5 C5 .5 D5 .5 Eb5 .5 F5 1 | G5 2 F5 1 | Eb5 1 D5 1 C5 1 | G5 3
D5 1 Bb4 1 G4 1 | A4 1 C5 1 F#4 1 | G4 2.5 - .5 | - 1 D4 1 F#4 1
"""
_MATIN_SUNG_B = """
Bb4 1 D5 1 F5 1 | D5 2 Bb4 1 | C5 1 Eb5 1 A5 1 | G5 1 F5 2
Eb5 1 C5 1 A4 1 | G4 1 A4 1 C5 1 | Bb4 1 D5 1 F5 1 | Bb5 2.5 - .5
Bb5 1 A5 1 F5 1 | F#5 1 D5 1 C5 1 | Bb4 1 D5 1 G5 1 | Eb5 1 G5 1 Bb5 1
A5 .5 G5 .5 Eb5 1 C5 1 | D5 1 Bb4 1 G4 1 | A4 1 F#4 1 D4 1 | G4 2.5 - .5
"""
_MATIN_SUNG_C = """
B4 2 D5 1 | G5 3 | F#5 2 E5 1 | C5 3 | A4 2 C5 1 | F#5 2 E5 1 | D5 2 B4 1 | G4 2 A4 1
B4 2 D5 1 | G5 2 F5 1 | E5 2 C5 1 | Eb5 3 | D5 1 G5 1 B5 1 | A5 2 F#5 1 | G5 2.5 - .5 | - 1 D5 1 C5 1
"""
_MATIN_SUNG_LAST = """
G4 .5 A4 .5 Bb4 .5 C5 .5 D5 .5 G5 .5 | Bb5 1 A5 .5 G5 .5 D5 1 | F#5 .5 G5 .5 F#5 .5 Eb5 .5 D5 .5 C5 .5 | A4 2 - 1
A4 .5 Bb4 .5 C5 .5 D5 .5 Eb5 .5 F#5 .5 | A5 1 F#5 .5 Eb5 .5 C5 1 | D5 .5 Eb5 .5 D5 .5 C5 .5 Bb4 .5 A4 .5 | Bb4 2 - 1
B4 .5 C5 .5 D5 .5 Eb5 .5 F5 .5 Ab5 .5 | G5 2 F5 1 | Eb5 .5 F5 .5 Eb5 .5 D5 .5 C5 1 | G5 2 Eb5 1
D5 1 Bb4 1 G4 1 | A4 .5 Bb4 .5 C5 1 F#4 1 | G5 2 Eb5 1 | Bb4 3 | D5 2 Bb4 1 | G4 3
C5 1 Eb5 1 G5 1 | F#5 2 A4 1 | G4 5 - 1
"""

_LILAS_A = "C C E7n E7n Am Am D7n D7n Dm G7n C A7n Dm G7n C G7n"
_LILAS_B = "Am Am E7n E7n E7n E7n Am Am Dm Dm Am Am D7n G7n C C7n"
_LILAS_C = "F Fm C A7n D7n D7n G7n G7n C E7n Am D7n Dm G7n C C"
_LILAS_LAST = "C E7n Am D7n Dm G7n C C"
_LILAS_SUNG = """
E4 1 G4 1 C5 1 | B4 1 C5 1 E5 1 | D5 2 B4 1 | G#4 3 | A4 1 C5 1 E5 1 | A5 2 G5 1 | F#5 1 E5 1 D5 1 | A4 3
F4 1 A4 1 D5 1 | B4 2 G4 1 | E5 1 D5 1 C5 1 | C#5 1 A4 1 E4 1
F4 1 D5 1 C5 1 | B4 1 A4 1 G4 1 | C5 2.5 - .5 | - 1 D4 1 F4 1
A4 1 C5 .5 B4 .5 A4 1 | E5 2 C5 1 | D5 1 B4 .5 A4 .5 G#4 1 | E4 3
G#4 1 B4 .5 A4 .5 G#4 1 | D5 2 B4 1 | C5 1 E5 .5 D5 .5 C5 1 | A4 3
F5 1 A5 .5 G5 .5 F5 1 | D5 2 A4 1 | E5 1 G5 .5 F5 .5 E5 1 | C5 2 A4 1
F#5 1 E5 1 D5 1 | F5 1 D5 1 B4 1 | C5 1 E5 1 G5 1 | Bb4 3
A4 1 C5 1 F5 1 | F5 1 C5 1 Ab4 1 | G4 1 C5 1 E5 1 | G5 1 E5 1 C#5 1
D5 1 F#5 1 A5 1 | A5 2 F#5 1 | G5 2.5 - .5 | F5 1 D5 1 B4 1
C5 1 E5 1 G5 1 | G#5 1 E5 1 B4 1 | C5 1 A4 1 E4 1 | F#4 1 A4 1 C5 1
D5 1 F5 1 A4 1 | B4 1 G4 1 F4 1 | E4 1 G4 1 C5 1 | C5 3
"""
_LILAS_SOLO = """
G4 1.5 A4 .5 C5 1 | E5 2 D5 1 | B4 1.5 C5 .5 D5 1 | E5 2 G#4 1 | A4 1.5 B4 .5 C5 1 | E5 3 | F#5 1 A5 1 F#5 1
D5 2 C5 1 | A4 1 D5 1 F5 1 | E5 .5 D5 .5 B4 1 G4 1 | E5 2 G5 1 | C#5 2 E5 1 | F5 1 E5 1 D5 1 | B4 1 D5 1 F5 1
E5 2.5 - 3.5
"""
_LILAS_ENDS = """
C5 1 E5 1 G5 1 | B5 1.5 G#5 .5 E5 1 | C6 2 A5 1 | F#5 1 A5 1 C6 1 | A5 1 F5 1 D5 1 | B4 1 D5 1 F5 1 | E5 3 | C5 3
"""
_LILAS_STRENGTHS = (0.58, 0.50, 0.68, 0.0, 0.72)
"""Strengths of the guitar in each part; in the fourth it lets the accordion sing."""


_BRUSHES = (Stroke(0.0, hush, 0.2, 0.05), Stroke(1.0, wire, 0.5), Stroke(2.0, wire, 0.38))
_BRUSHES_AND_HAT = (*_BRUSHES, Stroke(1.0, edge, 0.45), Stroke(2.0, edge, 0.32), Stroke(2.5, wire, 0.16))
"""The figures of a bar: brushes, and with a hat for where the tune takes wing."""


def _accompany(
    stage: Stage, rng: Chance, chords: list[str], beat: float, brushes: tuple[float, float], full: range
) -> None:
    """A bass on one, a guitar and brushes on two and three, a hat in some bars, air; the last bar is let ring."""
    before: tuple[int, ...] | None = None
    for bar in range(len(chords) // 3):
        chord, at = chords[bar * 3], bar * 3 * beat
        last = bar == len(chords) // 3 - 1
        root = root_and_notes(chord)[0]
        low = 31 + (root - 31) % 12
        note = low + 7 if bar % 2 and chords[bar * 3 - 3] == chord and low + 7 <= 43 else low
        stage.put(bass(rng, note, beat * (3 if last else 1.3), 0.6), at + rng.normal(0, 0.005), 0.30, 0.0)
        before = voiced(chord, before, 60.0)
        for place in (0,) if last else (1, 2):
            for finger, tone in enumerate(before[:3]):
                begins = at + place * beat + 0.007 * finger + rng.normal(0.004, 0.005)
                held = 2.4 if last else beat * 0.42
                stage.put(pluck(rng, tone, held, 0.46 - 0.06 * (place == 2), steel=0.8), begins, 0.20, -0.6)

    for bar in range(len(chords) // 3 - 1):
        figure = _BRUSHES_AND_HAT if bar in full else _BRUSHES
        keep_time(stage, rng, lambda at: at * beat, (bar,), 3, figure, brushes[0], 0.1)
    air(stage, rng, brushes[1])


def petit_matin() -> Wave:
    """In G minor, for the accordion, with a part in G: the streets are washed, the chairs come down from the tables."""
    rng, beat = np.random.default_rng(21), 60 / 166
    chords = bars(f"{_MATIN_A} {_MATIN_B} {_MATIN_A} {_MATIN_C} {_MATIN_LAST}", 3)
    stage = Stage(len(chords) * beat, 0.14, 0.9)
    _accompany(stage, rng, chords, beat, (0.17, 0.003), range(16, 80))
    parts = (_MATIN_SUNG_A, _MATIN_SUNG_B, _MATIN_SUNG_A, _MATIN_SUNG_C, _MATIN_SUNG_LAST)
    for part, words in enumerate(parts):
        for one in sung(words, 48.0 * part):
            held = one.beats * beat * (0.97 if one.beats > 1 else 0.86)
            strength = (0.50, 0.56, 0.52, 0.44, 0.60)[part] + 0.12 * (one.beat % 3 == 0) + rng.normal(0, 0.04)
            at = one.beat * beat + rng.normal(0.006, 0.006)
            stage.put(accordion(rng, one.note, held, strength), at, 0.20, 0.4)
            below = _below(chords[int(one.beat)], one.note)
            if part == 3 and below is not None:  # in the major a second reed sings in thirds
                stage.put(accordion(rng, below, held, 0.8 * strength), at + 0.008, 0.11, 0.65)
    return stage.heard(45)


def rue_des_lilas() -> Wave:
    """In C, in its minor, in C again, for a guitar with steel strings; an accordion sings before the end."""
    rng, beat = np.random.default_rng(22), 60 / 121
    chords = bars(f"{_LILAS_A} {_LILAS_B} {_LILAS_C} {_LILAS_A} {_LILAS_LAST}", 3)
    stage = Stage(len(chords) * beat, 0.16, 1.0)
    _accompany(stage, rng, chords, beat, (0.286, 0.0066), range(32, 64))
    for one in sung(_LILAS_SOLO, 144.0):
        strength = 0.42 + 0.10 * (one.beat % 3 == 0) + rng.normal(0, 0.04)
        at = one.beat * beat + rng.normal(0.01, 0.006)
        stage.put(accordion(rng, one.note, one.beats * beat * 0.94, strength), at, 0.15, -0.25)
    for one in _ornamented(sung(_LILAS_SUNG) + sung(_LILAS_ENDS, 192.0), rng):
        section = int(one.beat // 48)
        # A phrase of eight bars swells and sinks; the part in minor is softer, the last the fullest.
        swells = 0.10 * np.sin(np.pi * (one.beat % 24) / 24)
        strength = _LILAS_STRENGTHS[section] + swells + 0.1 * (one.beat % 3 == 0) + rng.normal(0, 0.04)
        at = one.beat * beat + rng.normal(0.004, 0.006)
        stage.put(pluck(rng, one.note, one.beats * beat + 0.15, strength, steel=0.9), at, 0.52, 0.4)
        below = _below(chords[min(int(one.beat), len(chords) - 1)], one.note)
        if section in (2, 4) and one.beats >= 1 and below is not None:
            second = pluck(rng, below, one.beats * beat + 0.1, 0.8 * strength, steel=0.7)
            stage.put(second, at + 0.012, 0.30, 0.7)
    return stage.heard(45)


def _below(chord: str, note: int) -> int | None:
    """Return the nearest note of a chord that lies a third to a sixth below another."""
    root, tones = root_and_notes(chord)
    found = (note - step for step in range(3, 10) if (note - step) % 12 in tones | {root})
    return next(found, None)


def _ornamented(tune: list[Sung], rng: Chance) -> list[Sung]:
    """Return a tune in which long notes now and then begin with a turn from above."""
    found: list[Sung] = []
    for one in tune:
        if one.beats >= 2 and rng.uniform() < 0.6:
            found += [Sung(one.beat, one.note, 0.2), Sung(one.beat + 0.17, one.note + 2, 0.2)]
            found.append(Sung(one.beat + 0.34, one.note, one.beats - 0.34))
        else:
            found.append(one)
    return found
