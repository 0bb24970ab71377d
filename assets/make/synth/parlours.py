"""The tunes of the other games' places: a trio in the card room, a guitar on the porch, the piano of a bar."""

from __future__ import annotations

import numpy as np

from synth.instruments import bass, piano
from synth.kit import Stroke, air, edge, hush, keep_time, seeds, wire
from synth.score import bars, changes, root_and_notes, semitones, sung, voiced
from synth.stage import Stage
from synth.strings import clarinet, harmonica, pluck
from synth.waves import Wave, add, hiss, puff, rings

Chance = np.random.Generator

_DEADWOOD = """
Dbj9 . . . | Bbm7 . . . | Ebm9 . . . | Ab13 . . . | Fm7 . . . | Bb7 . . . | Ebm9 . . . | Ab13 . . .
Gbj9 . . . | Gbm6 . . . | Fm7 . . . | Eo . . . | Ebm9 . . . | Cm7b5 . F7 . | Bbm9 . . . | Eb9 . Ab13 .
Dbj9 . . . | Bbm7 . . . | Ebm9 . . . | Ab13 . . . | Fm7 . . . | Bb7 . . . | Ebm9 . . . | Ab13 . . .
Dbj9 . . . | Gbm6 . . . | Ebm9 . Ab13 . | Dbj9 . . .
"""
_DEADWOOD_SUNG = """
- 1 F4 .5 Ab4 .5 C5 1.5 Bb4 .5 | Ab4 1 F4 1 Db4 2 | - 1 Gb4 .5 Bb4 .5 Db5 1.5 F5 .5 | Eb5 1 C5 .5 Bb4 .5 Gb4 1.5 - .5
- .5 Ab4 .5 C5 .5 Eb5 .5 F5 1.5 Eb5 .5 | D5 1 Bb4 .5 Ab4 .5 F4 1 D4 1 | Gb4 1 Bb4 .5 Db5 .5 F5 1 Eb5 1
C5 1.5 Bb4 .5 Gb4 1 - 1
"""
_DEADWOOD_ANSWER = """
- 1 Bb4 .5 Db5 .5 F5 2 | Eb5 1 Db5 .5 A4 .5 Gb4 2 | - .5 Ab4 .5 C5 .5 Eb5 .5 Ab5 1.5 G5 .5 | G5 1 E5 .5 Db5 .5 Bb4 2
- 1 Gb4 .5 Bb4 .5 Db5 1 F5 1 | Eb5 1 C5 .5 Gb4 .5 A4 1 C5 1 | Db5 1.5 C5 .5 F4 2 | G4 1 Bb4 .5 Db5 .5 C5 1 Gb4 1
"""
_DEADWOOD_ENDS = """
- .5 F4 .5 Ab4 .5 C5 .5 F5 1.5 Eb5 .5 | Db5 1 Ab4 1 F4 2 | - 1 Gb4 .5 Bb4 .5 F5 1.5 Gb5 .5
F5 1 Eb5 .5 C5 .5 Bb4 1.5 - .5
- .5 C5 .5 Eb5 .5 G5 .5 Ab5 1.5 Eb5 .5 | F5 1 D5 .5 B4 .5 Ab4 2 | Bb4 1 Db5 .5 F5 .5 Eb5 1 Db5 1 | C5 1 Bb4 1 F4 1 - 1
- 1 F4 .5 Ab4 .5 C5 2 | Db5 1.5 A4 .5 Eb5 2 | Db5 1 Bb4 1 C5 2 | F5 4
"""
_DEADWOOD_LATE = 0.60

_DOOR = "G G E7n E7n A7n A7n D7n D7n G G7n C C#o G E7n D7n G"
_DOOR_LAST = "C C#o G E7n A7n D7n G G"
_DOOR_SUNG = """
- .5 D4 .5 G4 .5 A4 .5 B4 1 D5 1 | B4 1 A4 .5 G4 .5 E4 1 D4 1 | - .5 E4 .5 G#4 .5 B4 .5 D5 1.5 B4 .5
E5 1 D5 .5 B4 .5 G#4 2 | - .5 A4 .5 C#5 .5 E5 .5 G5 1 E5 1 | F#5 .5 E5 .5 C#5 1 A4 2
- .5 D5 .5 C5 .5 A4 .5 F#4 1 A4 1 | C5 1 B4 .5 A4 .5 F#4 1 D4 1 | G4 .5 A4 .5 B4 1 D5 1.5 B4 .5
F5 1 D5 .5 B4 .5 G4 2 | - .5 G4 .5 C5 .5 D5 .5 E5 1.5 G5 .5 | E5 1 C#5 .5 Bb4 .5 G4 2
D5 1 B4 .5 A4 .5 G4 1 B4 1 | D5 .5 B4 .5 G#4 1 E4 2 | F#4 .5 A4 .5 C5 1 F#5 .5 D5 .5 A4 1 | G4 2.5 - 1.5
"""
_DOOR_SOLO = """
- 1 B4 .5 D5 .5 G5 1.5 E5 .5 | D5 1 B4 1 A4 .5 G4 1.5 | - 1 G#4 .5 B4 .5 E5 2 | D5 .5 B4 .5 G#4 1 E4 2
- 1 C#5 .5 E5 .5 A5 1.5 G5 .5 | E5 1 C#5 1 A4 2 | - 1 A4 .5 C5 .5 F#5 1.5 D5 .5 | C5 1 A4 1 F#4 1 - 1
B4 .5 D5 .5 G5 1 - .5 E5 .5 D5 1 | F5 1.5 D5 .5 B4 1 - 1 | E5 .5 G5 .5 C5 1 - .5 G4 .5 E5 1 | Bb4 1 C#5 1 E5 2
D5 1.5 B4 .5 G4 2 | G#4 1 B4 1 D5 2 | F#5 1 D5 1 C5 1 A4 1 | G4 2 - 2
"""
_DOOR_ENDS = """
E5 1 G5 1 E5 1 C5 1 | C#5 1 E5 1 G5 1.5 - .5 | D5 1 B4 .5 D5 .5 G5 1.5 E5 .5 | D5 .5 B4 .5 G#4 1 E5 2
C#5 1 A4 .5 C#5 .5 E5 2 | D5 .5 C5 .5 A4 .5 F#4 .5 C5 1 A4 1 | B4 1 D5 1 G5 2 | G4 4
"""
_DOOR_LATE = 0.58
_PICKED = (0, 3, 1, 4, 0, 2, 1, 3)
"""The strings of a bar, eighth by eighth: the thumb walks between root and fifth, the fingers answer it."""

_CALL_A = "F F D7n D7n G7n C7n F C7n F F7n Bb Bbm"
_CALL_B = "Dm Dm A7n A7n A7n A7n Dm D7n Gm Gm Dm Dm E7n A7n Dm C7n"
_CALL = f"Bb Bo F C7n {_CALL_A} F D7n G7n C7n {_CALL_B} {_CALL_A} F G7n C7n F"
_CALL_SUNG_A = """
- .5 C5 .5 F5 .5 A5 1 F5 .5 C5 1 | D5 .5 C5 .5 A4 1 C5 .5 D5 .5 F5 1 | F#5 .5 A5 1 C6 .5 A5 .5 F#5 .5 D5 1
Eb5 .5 D5 .5 C5 .5 A4 .5 F#4 1 - 1 | - .5 G4 .5 B4 .5 D5 .5 F5 1 D5 1 | E5 .5 G5 1 E5 .5 Bb5 1 G5 1
A5 .5 F5 .5 C5 .5 A4 .5 C5 1 F5 1 | G5 .5 E5 .5 C5 .5 Bb4 .5 G4 1 - 1 | - .5 C5 .5 F5 .5 A5 1 C6 .5 A5 1
Eb5 .5 F5 .5 A5 .5 F5 .5 Eb5 1 C5 1 | D5 .5 F5 1 Bb5 .5 F5 .5 D5 .5 Bb4 1 | Db5 .5 F5 1 Bb5 .5 F5 .5 Db5 .5 Bb4 1
"""
_CALL_SUNG = f"""
F5 .5 G5 .5 F5 .5 D5 .5 Bb4 1 D5 1 | F5 .5 G#5 .5 F5 .5 D5 .5 B4 1 D5 1 | C5 .5 F5 .5 A5 .5 C6 .5 A5 1 F5 1
E5 .5 G5 .5 Bb5 .5 G5 .5 E5 1 C5 1
{_CALL_SUNG_A}
C5 .5 F5 .5 A5 .5 C6 .5 A5 1 F5 1 | F#5 .5 A5 .5 F#5 .5 D5 .5 C5 1 A4 1 | B4 .5 D5 .5 F5 .5 D5 .5 B4 1 G4 1
Bb4 .5 C5 .5 E5 .5 G5 .5 Bb5 1 - 1
D5 1.5 F5 .5 A5 1.5 F5 .5 | D5 .5 E5 .5 F5 .5 E5 .5 D5 1 A4 1 | C#5 1.5 E5 .5 G5 1.5 E5 .5
C#5 .5 D5 .5 E5 .5 G5 .5 E5 1 - 1 | - .5 A4 .5 C#5 .5 E5 .5 Bb5 1 A5 1 | G5 .5 F5 .5 E5 .5 C#5 .5 A4 1 C#5 1
D5 .5 F5 .5 A5 .5 F5 .5 D5 1 A4 1 | C5 .5 D5 .5 F#5 .5 A5 .5 C6 1 - 1 | Bb5 1.5 G5 .5 D5 1.5 G5 .5
Bb5 .5 A5 .5 G5 .5 D5 .5 Bb4 1 G4 1 | A4 .5 D5 .5 F5 .5 A5 .5 F5 1 D5 1 | F5 .5 E5 .5 D5 .5 A4 .5 F4 1 - 1
E5 .5 G#5 .5 B5 .5 G#5 .5 E5 1 D5 1 | C#5 .5 E5 .5 A5 .5 G5 .5 E5 1 C#5 1 | D5 2 F5 1 A5 1
G5 .5 E5 .5 Bb4 .5 G4 .5 C5 1 - 1
{_CALL_SUNG_A}
C6 .5 A5 .5 F5 .5 C5 .5 A4 1 C5 1 | B4 .5 D5 .5 F5 .5 G5 .5 B5 1 G5 1 | Bb5 .5 G5 .5 E5 .5 C5 .5 Bb4 .5 G4 .5 E4 1
F4 1 A4 1 F5 2
"""
_CALL_MINOR, _CALL_LAST = 80.0, 144.0
"""The beats at which the part in minor begins, and at which the first comes back in octaves."""
_CALL_LATE = 0.62
_UNTUNED = 9.0

_TRIO_BRUSH = (Stroke(0.0, hush, 0.26), Stroke(1.0, edge, 0.20), Stroke(2.0, hush, 0.26), Stroke(3.0, edge, 0.26))
_PORCH_SEEDS = tuple(Stroke(half / 2, seeds, 0.75 if half % 4 == 2 else 0.4, 0.02) for half in range(8))
_BAR_BRUSH = (Stroke(0.0, wire, 0.16), Stroke(1.0, wire, 0.46), Stroke(1.0, edge, 0.3), Stroke(2.0, wire, 0.16))
_BAR_BRUSH += (Stroke(2.5, wire, 0.14), Stroke(3.0, wire, 0.5), Stroke(3.0, edge, 0.36), Stroke(3.5, wire, 0.18))
"""The figures of a bar: brushes that hardly touch, a gourd, and brushes on a newspaper."""


def _when(beat: float, length: float, late: float) -> float:
    """Return the second of a beat whose second half comes as late as the tune has it."""
    whole, part = divmod(beat, 1.0)
    return (whole + (late * part / 0.5 if part <= 0.5 else late + (1 - late) * (part - 0.5) / 0.5)) * length


def _in_two(stage: Stage, rng: Chance, chords: list[str], beat: float) -> None:
    """The bass, twice a bar: the root, its fifth or the next root, and now and then a step into what follows."""
    for at in range(0, len(chords), 2):
        root, tones = root_and_notes(chords[at])
        low = 29 + (root - 29) % 12
        again = at % 4 == 2 and chords[at] == chords[at - 2]
        fifth = next((step for step in (7, 6, 8) if (root + step) % 12 in tones), 7)
        note = low + fifth if again else low
        last = at >= len(chords) - 4
        if last and again:
            continue
        held = beat * (4.2 if last else 1.85)
        stage.put(bass(rng, note, held, 0.55 + rng.normal(0, 0.03)), at * beat + rng.normal(0, 0.006), 0.36, -0.1)
        if at % 8 == 6 and not last:
            following = root_and_notes(chords[at + 2])[0]
            step = 29 + (following - 29) % 12 + (1 if rng.uniform() < 0.5 else -1)
            stage.put(bass(rng, step, 0.4 * beat, 0.42), _when(at + 1.5, beat, _DEADWOOD_LATE), 0.30, -0.1)


def low_deadwood() -> Wave:
    """In D flat, slowly, for clarinet, piano and bass: the clarinet asks, the piano answers, they end together."""
    rng, beat, chords = np.random.default_rng(51), 60 / 72, changes(_DEADWOOD)
    stage = Stage(len(chords) * beat, 0.24, 1.3)
    before: tuple[int, ...] | None = None
    answers = range(32, 64)
    for at in range(0, len(chords), 2):
        if at % 4 and chords[at] == chords[at - 2] and (at % 8 != 6 or at in answers):
            continue
        before = voiced(chords[at], before, 61.0)
        late = 0.5 * (at % 8 == 6)
        for finger, note in enumerate(before):
            begins = _when(at + late, beat, _DEADWOOD_LATE) + 0.018 * finger + rng.normal(0, 0.005)
            held = 5.0 if at >= len(chords) - 4 else (3.4 if at % 4 == 0 else 1.3) * beat
            stage.put(piano(rng, note, held, 0.36 + rng.normal(0, 0.03)), begins, 0.30, -0.45)
    for one in sung(_DEADWOOD_SUNG) + sung(_DEADWOOD_ENDS, 64.0):
        swells = 0.10 * np.sin(np.pi * (one.beat % 16) / 16)
        sound = clarinet(rng, one.note, one.beats * beat * 0.97, 0.48 + swells + rng.normal(0, 0.03))
        stage.put(sound, _when(one.beat, beat, _DEADWOOD_LATE) + rng.normal(0.02, 0.012), 0.155, 0.45)
    for one in sung(_DEADWOOD_ANSWER, 32.0):
        touch = 0.55 + 0.06 * (one.beats >= 1) + rng.normal(0, 0.04)
        at_note = _when(one.beat, beat, _DEADWOOD_LATE) + rng.normal(0.012, 0.010)
        stage.put(piano(rng, one.note, one.beats * beat + 0.3, touch), at_note, 0.58, -0.3)
        if one.beats >= 1.5:
            stage.put(piano(rng, one.note + 12, one.beats * beat + 0.3, 0.7 * touch), at_note + 0.015, 0.22, -0.2)
    for one in sung(_DEADWOOD_ENDS, 64.0):  # the second time the piano goes below the clarinet
        if one.beats >= 1:
            below = _below(chords[int(one.beat)], one.note)
            at_note = _when(one.beat, beat, _DEADWOOD_LATE) + rng.normal(0.02, 0.012)
            stage.put(piano(rng, below, one.beats * beat + 0.3, 0.44), at_note, 0.30, -0.35)
    _in_two(stage, rng, chords, beat)
    time = range(4, len(chords) // 4 - 1)
    keep_time(stage, rng, lambda at: _when(at, beat, _DEADWOOD_LATE), time, 4, _TRIO_BRUSH, 0.17, 0.2)
    air(stage, rng, 0.0022)
    return stage.heard(42)


def _below(chord: str, note: int) -> int:
    """Return the nearest note of a chord that lies a third or more below another."""
    root, tones = root_and_notes(chord)
    return next(note - step for step in range(3, 15) if (note - step) % 12 in tones | {root})


def _fingers(chord: str) -> tuple[int, ...]:
    """Return the five notes of a picked chord: the root, the fifth below or above it, and three strings."""
    root, tones = root_and_notes(chord)
    low = semitones("E2") + (root - semitones("E2")) % 12
    fifth = next((step for step in (7, 6) if (root + step) % 12 in tones), 7)
    other = low + fifth - 12 if low + fifth > 50 else low + fifth
    upper = [note for note in range(55, 72) if note % 12 in tones | {root}]
    return low, max(other, 40), *upper[:3]


def _boards(rng: Chance, strength: float) -> Wave:
    """A heel comes down on the boards of a porch, which are hollow below."""
    sound = rings(0.20, ((118, 0.028, 0.6), (231, 0.022, 1.0), (402, 0.014, 0.6), (760, 0.008, 0.3)), 0.002)
    add(sound, hiss(rng, 0.03, 500, 3600) * puff(0.03, 0.0008, 0.004), 0, 0.16)
    return sound * strength


def screen_door() -> Wave:
    """A rag in G for a picked guitar and a harmonica, with a bottleneck in the middle and a heel on the boards."""
    rng, beat = np.random.default_rng(52), 60 / 106
    chords = bars(f"{_DOOR} {_DOOR} {_DOOR_LAST}", 4)
    stage = Stage(len(chords) * beat, 0.08, 0.5)
    lasts = len(chords) // 4 - 1
    for bar in range(lasts + 1):
        held = _fingers(chords[bar * 4])
        if bar == lasts:
            for order, note in enumerate((*held, held[0] + 24)):
                sound = pluck(rng, note, 3.4, 0.5, steel=0.85)
                stage.put(sound, bar * 4 * beat + 0.045 * order, 0.42, -0.5)
            continue
        for eighth, string in enumerate(_PICKED):
            at = _when(bar * 4 + eighth / 2, beat, _DOOR_LATE) + rng.normal(0, 0.005)
            thumb = string < 2
            strength = (0.60 if thumb else 0.46) + 0.05 * (eighth == 3) + rng.normal(0, 0.04)
            ring = (0.85 if thumb else 0.9) * beat
            stage.put(pluck(rng, held[string], ring, strength, steel=0.85), at, 0.44 if thumb else 0.40, -0.5)
    blown = sung(_DOOR_SUNG) + sung(_DOOR_ENDS, 128.0)
    for one in blown:
        strength = 0.56 + 0.08 * (one.beats >= 1.5) + 0.06 * (one.beat >= 128) + rng.normal(0, 0.04)
        at = _when(one.beat, beat, _DOOR_LATE) + rng.normal(0.012, 0.008)
        stage.put(harmonica(rng, one.note, one.beats * beat * 0.90, strength), at, 0.105, 0.45)
        if one.beat >= 128 and one.beats >= 1:  # two reeds at once before the end
            below = _below(chords[int(one.beat)], one.note)
            stage.put(harmonica(rng, below, one.beats * beat * 0.88, 0.8 * strength), at + 0.006, 0.055, 0.5)
    for one in sung(_DOOR_SOLO, 64.0):
        strength = 0.62 + 0.06 * (one.beat % 2 == 0) + rng.normal(0, 0.04)
        slide = 2.0 if one.beats >= 1 else 0.0
        sound = pluck(rng, one.note, one.beats * beat + 0.2, strength, steel=0.95, slide=slide)
        stage.put(sound, _when(one.beat, beat, _DOOR_LATE) + rng.normal(0.006, 0.006), 0.52, 0.55)
    for place in range(4, lasts * 4):
        if place % 2:
            stage.put(_boards(rng, 0.5 + 0.1 * (place % 4 == 3)), place * beat + rng.normal(0, 0.006), 0.34, 0.05)
    keep_time(stage, rng, lambda at: _when(at, beat, _DOOR_LATE), range(16, lasts), 4, _PORCH_SEEDS, 0.16, 0.2)
    air(stage, rng, 0.0075)
    return stage.heard(55)


def last_call() -> Wave:
    """A stride in F on a bar's piano that nobody tuned: a part in F, one in D minor, the first in octaves."""
    rng, beat, chords = np.random.default_rng(53), 60 / 138, bars(_CALL, 4)
    stage = Stage(len(chords) * beat, 0.16, 0.8)
    lasts = len(chords) // 4 - 1
    before: tuple[int, ...] | None = None
    for bar in range(lasts + 1):
        chord = chords[bar * 4]
        root, tones = root_and_notes(chord)
        low = 29 + (root - 29) % 12
        fifth = next((step for step in (7, 6) if (root + step) % 12 in tones), 7)
        before = voiced(chord, before, 58.0)
        for place in (0,) if bar == lasts else (0, 2):
            note = low + (fifth - 12 if place and low + fifth > 41 else fifth * (place > 0))
            at = (bar * 4 + place) * beat + rng.normal(0, 0.005)
            held = beat * (4.0 if bar == lasts else 0.95)
            for octave, gain in ((0, 0.40), (12, 0.30)):
                touch = 0.58 + rng.normal(0, 0.03)
                stage.put(piano(rng, note + octave, held, touch, _UNTUNED), at, gain, -0.5)
        for place in (0,) if bar == lasts else (1, 3):
            for finger, note in enumerate(before):
                at = (bar * 4 + place) * beat + 0.004 * finger + rng.normal(0.003, 0.004)
                held = beat * (4.0 if bar == lasts else 0.42)
                stage.put(piano(rng, note, held, 0.46 + rng.normal(0, 0.03), _UNTUNED), at, 0.24, -0.35)
    for one in sung(_CALL_SUNG):
        octaves = one.beat >= _CALL_LAST or one.beat < 16
        softer = 0.06 * (_CALL_MINOR <= one.beat < _CALL_LAST)
        touch = 0.66 - softer + 0.08 * (one.beat % 1 > 0) + rng.normal(0, 0.04)
        at = _when(one.beat, beat, _CALL_LATE) + rng.normal(0.002, 0.005)
        stage.put(piano(rng, one.note, one.beats * beat + 0.06, touch, _UNTUNED), at, 0.44, 0.35)
        if octaves:
            stage.put(piano(rng, one.note - 12, one.beats * beat + 0.06, 0.85 * touch, _UNTUNED), at + 0.004, 0.30, 0.2)
        elif one.beats >= 1.5:
            trill = _below(chords[int(one.beat)], one.note)
            stage.put(piano(rng, trill, one.beats * beat, 0.8 * touch, _UNTUNED), at + 0.006, 0.26, 0.3)
    time = range(4, lasts)
    keep_time(stage, rng, lambda at: _when(at, beat, _CALL_LATE), time, 4, _BAR_BRUSH, 0.20, 0.1)
    air(stage, rng, 0.0022)
    return stage.heard(45)
