"""The tunes of the plain table: hardly any, so that nobody notices when they end."""

from __future__ import annotations

import numpy as np

from synth.instruments import piano, vibraphone
from synth.kit import Stroke, air, edge, hush, keep_time, wire
from synth.score import Sung, bars, root_and_notes, sung
from synth.stage import Stage
from synth.strings import pad
from synth.waves import Wave

Chance = np.random.Generator

_HANDS = bars("Dj9 Bm9 Gj9 Gj9 Em9 A13 Dj9 Dj9 F#m9 Bm9 Em9 A13 Gj9 Dj9", 1)
_HANDS_SUNG = """
- 2 F#5 2 E5 1 C#5 3 | - 2 D5 2 F#5 1 A4 3 | - 2 B4 2 D5 2 F#5 2 | A5 3 F#5 1 D5 4
- 2 G5 2 F#5 1 D5 3 | - 1 B4 1 C#5 2 E5 2 F#5 2 | A5 2 F#5 2 E5 1 A4 3 | D5 6 - 2
- 2 C#5 2 E5 1 G#5 3 | - 1 F#5 2 D5 2 C#5 3 | - 2 B4 1 D5 1 G5 2 F#5 2 | E5 3 C#5 2 B4 3
- 2 D5 2 F#5 2 A5 2 | F#5 6 - 2
"""
_HANDS_ABOVE = 64.0
"""The beat from which bars of metal answer, an octave above."""

_BAIZE = bars("Abj9 Fm9 Dbj9 Eb9 Cm7 Fm9 Dbj9 Eb9 Abj9 Bbm9 Dbj9 Abj9", 1)
_BAIZE += bars("Fm9 Dbj9 Bbm9 Eb9 Fm9 Bbm9 Eb9 Eb9 Abj9 Fm9 Dbj9 Eb9 Dbj9 Abj9", 1)
_BAIZE_SUNG = """
- 1 Eb5 2 C5 1 Bb4 2 | - 1 C5 2 Ab4 1 G4 2 | - 1 F5 2 Eb5 1 C5 2 | Bb4 4 - 2
- 1 G5 2 Eb5 1 D5 2 | - 1 C5 2 Eb5 1 Ab4 2 | - 1 F5 1 Eb5 1 C5 1 Ab4 2 | Bb4 4 - 2
- 1 C5 2 Eb5 1 G5 2 | - 1 F5 2 Db5 1 C5 2 | Ab4 2 C5 2 F5 2 | Eb5 6
- 1 C5 2 Ab4 1 C5 2 | F5 3 Eb5 1 C5 2 | - 1 Db5 2 F5 1 Ab5 2 | G5 3 F5 1 Db5 2
- 1 Eb5 1 C5 1 Ab4 1 G4 2 | F4 1 Ab4 1 Db5 1 F5 3 | - 1 G5 1 F5 1 Db5 1 Bb4 2 | Eb5 4 - 2
- 1 Eb5 1 G5 1 Eb5 1 C5 2 | - 1 Ab5 2 G5 1 Eb5 2 | - 1 F5 1 Eb5 1 C5 1 Ab4 2 | Bb4 2 Db5 1 Eb5 3
F5 2 C5 2 Ab4 2 | Eb5 6
"""
_BAIZE_HAZE, _BAIZE_ABOVE = 4, 72.0
"""The chord with which the strings come in, and the beat from which bars of metal answer, an octave above."""

_HANDS_BRUSH = (Stroke(0.0, hush, 0.3), Stroke(2.0, edge, 0.28), Stroke(4.0, hush, 0.3), Stroke(6.0, edge, 0.36))
_BAIZE_BRUSH = (Stroke(0.0, hush, 0.24), Stroke(2.0, wire, 0.14), Stroke(3.0, edge, 0.36), Stroke(5.0, wire, 0.2))
"""The figures of a brush that hardly touches the skin."""


def _spread(chord: str) -> tuple[int, ...]:
    """Return a chord in wide intervals: root and fifth low, the rest above."""
    root, tones = root_and_notes(chord)
    low = 38 + (root - 38) % 12
    upper = [55 + (tone - 55) % 12 for tone in sorted(tones)]
    return low, low + 7, *sorted(upper)


def _sung(stage: Stage, rng: Chance, tune: list[Sung], beat: float, above: float) -> None:
    """The right hand sings; from a beat on its long notes are answered from above."""
    for one in tune:
        at = one.beat * beat + rng.normal(0.0, 0.017)
        touch = 0.40 + 0.07 * (one.beat >= above) + rng.normal(0, 0.03)
        stage.put(piano(rng, one.note, one.beats * beat + 0.8, touch), at, 0.42, 0.35)
        if one.beat >= above and one.beats >= 2:
            bar = vibraphone(rng, one.note + 12, one.beats * beat + 0.6, 0.45)
            stage.put(bar, at + beat / 2 + rng.normal(0.0, 0.01), 0.085, 0.7)


def quiet_hands() -> Wave:
    """In D: a chord every two bars, and a right hand that has all evening."""
    rng, beat = np.random.default_rng(41), 60 / 75
    stage = Stage(len(_HANDS) * 8 * beat, 0.3, 2.2)
    for number, chord in enumerate(_HANDS):
        notes, at = _spread(chord), number * 8 * beat
        stage.put(pad(rng, notes, 8 * beat - 0.6), at - 0.5 if number else at, 0.30)
        for finger, note in enumerate(notes[:3]):
            stage.put(piano(rng, note, 6 * beat, 0.34), at + 0.06 * finger, 0.32, -0.35)
    _sung(stage, rng, sung(_HANDS_SUNG), beat, _HANDS_ABOVE)
    keep_time(stage, rng, lambda at: at * beat, range(2, len(_HANDS) - 1), 8, _HANDS_BRUSH, 0.15, 0.2)
    air(stage, rng, 0.003)
    return stage.heard(45)


def green_baize() -> Wave:
    """In A flat, in six: broken chords, low to high, over a haze of strings."""
    rng, beat = np.random.default_rng(42), 60 / 105
    stage = Stage(len(_BAIZE) * 6 * beat, 0.3, 2.0)
    for number, chord in enumerate(_BAIZE):
        notes, at = _spread(chord), number * 6 * beat
        if number >= _BAIZE_HAZE:
            stage.put(pad(rng, notes[:1] + notes[2:5], 6 * beat - 0.4), at - 0.5, 0.26)
        order = (0, 1, 2, 3, 4, 3) if number < len(_BAIZE) - 1 else (0, 2, 4)
        for place, string in enumerate(order):
            touch = 0.34 - 0.05 * (place % 2) + rng.normal(0, 0.02)
            at_note = at + place * beat + rng.normal(0, 0.008)
            stage.put(piano(rng, notes[string], (6 - place) * beat, touch), at_note, 0.32, -0.45)
    _sung(stage, rng, sung(_BAIZE_SUNG), beat, _BAIZE_ABOVE)
    keep_time(stage, rng, lambda at: at * beat, range(_BAIZE_HAZE, len(_BAIZE) - 1), 6, _BAIZE_BRUSH, 0.22, 0.2)
    air(stage, rng, 0.0033)
    return stage.heard(45)
