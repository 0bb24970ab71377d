"""The tunes of the station: blues for those who wait, over rails or under the wind."""

from __future__ import annotations

import numpy as np

from synth.instruments import bass, piano, vibraphone
from synth.kit import Stroke, air, edge, hush, keep_time, seeds, wire
from synth.room import echo, in_room
from synth.score import Sung, bars, root_and_notes, sung, voiced
from synth.stage import Stage
from synth.strings import pluck
from synth.waves import RATE, Wave, coloured, hiss, noise, puff, rings

Chance = np.random.Generator

_MAIL = """
A7 A7 A7 D9 A7 A7 D9 D9 A7 A7 E7 D9 A7 E7
A7 D9 A7 A7 D9 D9 A7 F#7 Bm7 E7 A7 E7
A7 D9 A7 A7 D9 D9 A7 F#7 Bm7 E7 A7 A7
"""
_MAIL_SUNG = """
- 8 | - 1 E4 .5 G4 .5 A4 1.5 - .5 | - 1 C5 .5 A4 .5 G4 .5 A4 1.5 | - 1 E5 .5 D5 .5 C5 .5 A4 1.5 | A4 1.5 - 2.5
- 1 A4 .5 C5 .5 D5 1.5 - .5 | C5 .5 A4 .5 F#4 1 A4 1.5 - .5 | - 1 E4 .5 G4 .5 A4 2 | - 4
- .5 B4 .5 D5 .5 E5 .5 G5 1 E5 1 | D5 .5 C5 .5 A4 1 F#4 1 - 1 | A4 .5 C5 .5 A4 .5 G4 .5 E4 1.5 - .5
E4 .5 G4 .5 G#4 .5 B4 .5 - 2
- .5 A4 .5 C5 .5 E5 .5 G5 1 E5 1 | F#5 1.5 E5 .5 D5 1 - 1
- .5 A4 .5 C5 .5 E5 .5 G5 .5 A5 1.5 | G5 .5 E5 .5 C#5 1 A4 1 - 1
- .5 A4 .5 C5 .5 D5 .5 F#5 1 D5 1 | E5 1.5 C5 .5 A4 1 - 1 | - 1 E5 .5 D5 .5 C5 .5 A4 1.5 | A#4 2 C#5 1 - 1
D5 1 B4 .5 F#4 .5 A4 2 | - .5 G#4 .5 B4 .5 D5 .5 E5 1 D5 1 | C5 .5 A4 .5 G4 .5 E4 .5 A4 2 | - 4
"""
_MAIL_SOLO = """
- .5 C#5 .5 E5 .5 G5 .5 A5 1 G5 .5 E5 .5 | F#5 1 D5 .5 C5 .5 A4 1 - 1
- .5 E5 .5 G5 .5 E5 .5 C5 .5 C#5 .5 A4 1 | G4 .5 A4 .5 C5 .5 C#5 .5 E5 1 - 1
- .5 F#5 .5 A5 .5 F#5 .5 E5 .5 C5 .5 A4 1 | D5 .5 E5 .5 F5 .5 F#5 .5 A5 1 - 1
G5 .5 E5 .5 C#5 .5 A4 .5 G4 1 E4 1 | - .5 A#4 .5 C#5 .5 E5 .5 G5 1 F#5 1
D5 1.5 F#5 .5 A5 1 F#5 1 | G#5 .5 F5 .5 D5 .5 B4 .5 G#4 1 - 1
A4 .5 C5 .5 C#5 .5 E5 .5 A5 1 G5 1 | E5 1 D5 .5 B4 .5 G#4 1 - 1
"""

_PLATFORM = "Dm9 Dm9 Gm9 Dm9 Dm9 Gm9 Gm9 Dm9 Dm9 Fj9 Gm9 C13 Fj9 Gm9 A7"
_PLATFORM += " Dm9 Gm9 C13 Fj9 Bbj9 Gm9 A7 A7 Dm9 Gm9 Bbj9 A7 Dm9 A7 Dm6"
_PLATFORM_SUNG = """
- 4 | - 1 A4 .5 C5 .5 D5 2 | - .5 F5 .5 D5 1 Bb4 1.5 - .5 | - 1 A4 .5 G4 .5 F4 2 | D4 2 - 2
- 1 Bb4 .5 D5 .5 F5 1.5 E5 .5 | D5 1 Bb4 1 G4 2 | - 1 A4 .5 D5 .5 E5 .5 F5 1.5 | E5 1 D5 1 A4 2
- 1 C5 .5 E5 .5 G5 2 | F5 1.5 D5 .5 Bb4 2 | - .5 A4 .5 Bb4 .5 D5 .5 E5 1 D5 1 | C5 3 - 1
- 1 Bb4 .5 D5 .5 F5 1.5 D5 .5 | E5 1 C#5 1 Bb4 1 G4 1
"""
_PLATFORM_SOLO = """
- 1 F5 1 A5 1.5 G5 .5 | F5 1 D5 1 Bb4 2 | - 1 E5 .5 G5 .5 A5 1.5 - .5 | G5 1 E5 1 C5 2
- 1 D5 .5 F5 .5 A5 2 | G5 1 F5 .5 D5 .5 Bb4 2 | C#5 1.5 E5 .5 G5 1 Bb5 1 | A5 2 - 2
"""
_PLATFORM_ENDS = """
- 1 A4 .5 C5 .5 D5 2 | - .5 F5 .5 D5 1 Bb4 1.5 - .5
- 1 D5 .5 F5 .5 A5 1.5 F5 .5 | E5 1 C#5 1 G4 1.5 - .5 | F4 1 A4 1 D5 2 | - 1 C#5 .5 Bb4 .5 A4 2 | D5 4
"""
_MAIL_AGAIN, _MAIL_LAST = 56, 104
"""The beats at which the piano takes a chorus, and at which the bottleneck comes back with more heart."""
_PLATFORM_AGAIN, _PLATFORM_LAST = 60.0, 92.0
"""The beats at which bars of metal sing, and at which the piano comes back."""
_TRAIN = tuple(Stroke(half / 2, wire, 0.55 if half % 4 == 2 else 0.2) for half in range(8))
_TRAIN_ON = (*_TRAIN, *(Stroke(place + 0.5, seeds, 0.75, 0.02) for place in range(4)))
_TRAIN_ON += (Stroke(1.0, edge, 0.4), Stroke(3.0, edge, 0.5))
_WAITS = (Stroke(0.0, hush, 0.3), Stroke(1.0, edge, 0.34), Stroke(2.0, hush, 0.3), Stroke(3.0, edge, 0.42))
_WAITS += (Stroke(3.5, wire, 0.16),)
"""The figures of a bar: brushes over the rails, the same with a gourd and a hat, and hardly any for those who wait."""
_LATE = 0.66
_BELL = ((196.0, 1.6, 0.5), (392.0, 1.1, 1.0), (466.5, 0.8, 0.6), (784.0, 0.5, 0.5))


def _when(beat: float, length: float) -> float:
    """Return the second of a beat; the second half of each comes late, as in a shuffle."""
    whole, part = divmod(beat, 1.0)
    return (whole + (_LATE * part / 0.5 if part <= 0.5 else _LATE + (1 - _LATE) * (part - 0.5) / 0.5)) * length


def _chords(stage: Stage, rng: Chance, chords: list[str], beat: float, gain: float) -> None:
    """The piano's left hand: long chords, and an answer in the second half of some bars."""
    before: tuple[int, ...] | None = None
    for bar in range(len(chords) // 4):
        before = voiced(chords[bar * 4], before, 60.0)
        places = [(0.0, 2.6)] + ([(2.5, 1.2)] if bar % 2 and rng.uniform() < 0.8 else [])
        for place, beats in places:
            for finger, note in enumerate(before):
                at = _when(bar * 4 + place, beat) + 0.010 * finger + rng.normal(0, 0.006)
                stage.put(piano(rng, note, beats * beat, 0.34 + rng.normal(0, 0.03)), at, gain, -0.55)


def _low(stage: Stage, rng: Chance, chords: list[str], beat: float, places: tuple[tuple[float, int], ...]) -> None:
    """The bass: so many semitones over the root at each place of a bar."""
    for bar in range(len(chords) // 4):
        root = root_and_notes(chords[bar * 4])[0]
        low = 28 + (root - 28) % 12
        last = bar == len(chords) // 4 - 1
        for place, over in places[:1] if last else places:
            held = beat * (3.5 if last else 0.92)
            at = _when(bar * 4 + place, beat) + rng.normal(0, 0.005)
            stage.put(bass(rng, low + over, held, 0.62 + rng.normal(0, 0.04)), at, 0.34, 0.0)


def _resumed(tune: list[Sung], stops: float, again: float) -> list[Sung]:
    """Return a tune that stops at a beat, for somebody else, and goes on at a later one."""
    return [one._replace(beat=one.beat + (again - stops) * (one.beat >= stops)) for one in tune]


def _rails(stage: Stage, rng: Chance, seconds: float, beat: float) -> None:
    """Wheels over the joints of the rails, two and two, under a floor that hums."""
    hum = coloured(noise(rng, stage.seconds), 50, 140, 12)
    stage.put(hum, 0.0, 0.020, 0.0)
    at, count = 0.0, 0
    while at < seconds:
        for gap, strength in ((0.0, 1.0), (0.5 * (1 - _LATE) * beat * 1.6, 0.75)):
            clack = rings(0.14, ((92, 0.028, 1.0), (168, 0.016, 0.7), (410, 0.007, 0.3)), 0.003)
            clack[: len(puff(0.05, 0.002, 0.008))] += 0.3 * hiss(rng, 0.05, 300, 1500) * puff(0.05, 0.002, 0.008)
            stage.put(clack, at + gap + rng.normal(0, 0.004), 0.075 * strength, -0.4 + 0.8 * (count % 2))
        at, count = at + 2 * beat, count + 1


def night_mail() -> Wave:
    """A blues in A, three times round, in a carriage at night: a bottleneck, the piano, the bottleneck again."""
    rng, beat, chords = np.random.default_rng(31), 60 / 99, bars(_MAIL, 4)
    seconds = len(chords) * beat
    stage = Stage(seconds, 0.18, 1.0)
    _chords(stage, rng, chords, beat, 0.30)
    _low(stage, rng, chords, beat, ((0.0, 0), (1.0, 7), (2.0, 9), (3.0, 7)))
    _rails(stage, rng, seconds, beat)
    again, lasts = _MAIL_AGAIN // 4, len(chords) // 4 - 1
    keep_time(stage, rng, lambda at: _when(at, beat), range(again), 4, _TRAIN, 0.276, 0.25)
    keep_time(stage, rng, lambda at: _when(at, beat), range(again, lasts), 4, _TRAIN_ON, 0.276, 0.25)
    air(stage, rng, 0.00345)
    for one in sung(_MAIL_SOLO, _MAIL_AGAIN):
        touch = 0.56 + 0.06 * (one.beat % 1 > 0) + rng.normal(0, 0.04)
        at = _when(one.beat, beat) + rng.normal(0.006, 0.007)
        stage.put(piano(rng, one.note, one.beats * beat + 0.1, touch), at, 0.50, -0.35)
    for one in _resumed(sung(_MAIL_SUNG), _MAIL_AGAIN, _MAIL_LAST):
        slide = 2.0 if one.beats >= 1 else 0.0
        strength = (0.58, 0.72)[one.beat >= _MAIL_LAST] + 0.06 * (one.beat % 1 > 0) + rng.normal(0, 0.05)
        sound = pluck(rng, one.note, one.beats * beat + 0.2, strength, steel=0.9, slide=slide)
        stage.put(sound, _when(one.beat, beat) + rng.normal(0.008, 0.008), 0.55, 0.5)
    return stage.heard(40)


def last_platform() -> Wave:
    """A slow one in D minor: a piano in the waiting room, bars of metal, the wind, a bell far down the line."""
    rng, beat, chords = np.random.default_rng(32), 60 / 66, bars(_PLATFORM, 4)
    stage = Stage(len(chords) * beat, 0.26, 1.6)
    _chords(stage, rng, chords, beat, 0.30)
    _low(stage, rng, chords, beat, ((0.0, 0), (2.0, 7), (3.5, 12)))
    for one in sung(_PLATFORM_SUNG) + sung(_PLATFORM_ENDS, _PLATFORM_LAST):
        at = _when(one.beat, beat) + rng.normal(0.010, 0.010)
        touch = 0.42 + 0.20 * np.sin(np.pi * one.beat / len(chords))
        stage.put(piano(rng, one.note, one.beats * beat + 0.25, touch + rng.normal(0, 0.04)), at, 0.62, 0.25)
        if one.beat >= _PLATFORM_LAST:  # the second time in octaves
            stage.put(piano(rng, one.note + 12, one.beats * beat + 0.25, 0.8 * touch), at + 0.012, 0.34, 0.4)
    for one in sung(_PLATFORM_SOLO, _PLATFORM_AGAIN):
        at = _when(one.beat, beat) + rng.normal(0.015, 0.010)
        stage.put(vibraphone(rng, one.note, one.beats * beat + 0.4, 0.55 + rng.normal(0, 0.04)), at, 0.36, 0.6)
    _wind(stage, rng)
    keep_time(stage, rng, lambda at: _when(at, beat), range(4, len(chords) // 4 - 1), 4, _WAITS, 0.234, -0.15)
    air(stage, rng, 0.0031)
    for at in (7.5, 9.9, 51.0, 82.0):
        far = in_room(rings(5.0, _BELL, 0.012), echo(2.6, 1500, 5), 1.4)
        stage.put(far, at, 0.018)
    return stage.heard(40)


def _wind(stage: Stage, rng: Chance) -> None:
    t = np.arange(round(stage.seconds * RATE)) / RATE
    for side in (-0.8, 0.8):
        gust = np.ones(len(t))
        for slow in rng.uniform(0.03, 0.16, 4):
            gust *= 1 + 0.35 * np.sin(2 * np.pi * slow * t + rng.uniform(0, 6))
        stage.put(coloured(noise(rng, stage.seconds), 130, 420, 12)[: len(t)] * gust, 0.0, 0.010, side)
