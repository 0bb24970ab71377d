"""The band plays the tune, once round and without a seam: bass, brushes, piano, a vibraphone, at times a guitar."""

from __future__ import annotations

import numpy as np

from synth.instruments import bass, guitar, hat, piano, stir, tap, vibraphone
from synth.loudness import bent, levelled, programme
from synth.room import echo, round_in_room
from synth.tune import BARS, BEATS, changes, sings, voiced, walk
from synth.waves import RATE, Wave, coloured, panned, wrap

TEMPO = 124.0
BEAT = 60 / TEMPO
SECONDS = BARS * BEATS * BEAT
LOUDNESS = -20.0

_LATE = 0.635  # where in a beat its second half begins: swing
_SECTION = 8

_COMPING = (
    ((0.0, 0.5), (1.5, 1.8)),
    ((1.0, 0.4), (2.5, 1.2)),
    ((0.5, 1.6), (3.0, 0.4)),
    ((1.5, 2.0),),
    ((0.0, 2.8),),
    ((1.5, 0.4), (3.5, 1.4)),
    ((0.5, 0.4), (1.5, 0.4), (3.0, 0.9)),
    ((2.5, 1.3),),
    ((0.0, 0.4), (2.0, 0.4), (2.5, 1.2)),
    ((3.5, 2.2),),
)
"""Ways to place chords in a bar: where, and how long they are held, in beats."""
_HANDS = (62.5, 65.0, 61.0, 64.0, 66.5, 62.0, 61.5, 64.5)
"""About which note the pianist's hand lies, every four bars."""
_LEVELS = {"bass": -20.5, "piano": -26.5, "brushes": -32.0, "vibraphone": -26.0, "guitar": -35.0}
_SIDES = {"bass": 0.0, "piano": -0.32, "brushes": 0.12, "vibraphone": 0.36, "guitar": 0.22}
_WET = 0.20

Chance = np.random.Generator


def when(beat: float) -> float:
    """Return the second at which a beat, or the swung half of one, falls."""
    whole, part = divmod(beat, 1.0)
    return (whole + (_LATE * part / 0.5 if part <= 0.5 else _LATE + (1 - _LATE) * (part - 0.5) / 0.5)) * BEAT


def _loop() -> Wave:
    return np.zeros(round(SECONDS * RATE))


def play_bass(rng: Chance) -> Wave:
    """Four to the bar, a hair ahead, now and then a note slipped in before the next."""
    loop, notes = _loop(), walk()
    for beat, note in enumerate(notes):
        strength = 0.72 + 0.10 * (beat % 2) + rng.normal(0, 0.05)
        at = when(beat) + rng.normal(-0.003, 0.004)
        skips = beat % 4 in (1, 3) and rng.uniform() < 0.10
        held = BEAT * (_LATE - 0.10 if skips else rng.uniform(0.86, 0.97))
        wrap(loop, bass(rng, note, held, strength), at)
        if skips:
            wrap(loop, bass(rng, note, BEAT * 0.22, 0.42), when(beat + 0.5))
    return loop


def play_piano(rng: Chance) -> Wave:
    """Comping: chords that lead into each other, never the same rhythm in two bars running, bars left empty."""
    loop, chords = _loop(), changes()
    before, last = None, -1
    for bar in range(BARS):
        if bar % 8 != 0 and rng.uniform() < 0.14:
            continue
        last = int(rng.choice([n for n in range(len(_COMPING)) if n != last]))
        for place, beats in _COMPING[last]:
            beat = bar * BEATS + place
            # A chord on the last half of a beat already belongs to the next.
            before = voiced(chords[int(beat + 0.5) % len(chords)], before, _HANDS[bar // 4])
            strength = 0.36 + 0.08 * np.sin(2 * np.pi * bar / 16) + rng.normal(0, 0.05)
            at, roll = when(beat) + rng.normal(0.004, 0.006), rng.uniform(0, 0.006)
            for finger, note in enumerate(before):
                touch = strength + rng.normal(0, 0.03) + (0.05 if finger == 3 else 0.0)
                wrap(loop, piano(rng, note, beats * BEAT, float(np.clip(touch, 0.15, 0.7))), at + finger * roll)
    return loop


def play_brushes(rng: Chance) -> Wave:
    """The left hand stirs, the right keeps time, the foot closes the hat on two and four."""
    loop = _loop()
    for beat in range(BARS * BEATS):
        wrap(loop, stir(rng, BEAT * 1.25, 0.30 + rng.normal(0, 0.02)), when(beat) - 0.10 * BEAT)
        back = beat % 2 == 1
        wrap(loop, tap(rng, (0.52 if back else 0.26) + rng.normal(0, 0.03)), when(beat) + rng.normal(0, 0.004))
        if back and rng.uniform() < 0.86:
            wrap(loop, tap(rng, 0.17 + rng.normal(0, 0.02), 1.1), when(beat + 0.5) + rng.normal(0, 0.005))
        if back:
            wrap(loop, hat(rng, 0.30 + rng.normal(0, 0.03)), when(beat) + rng.normal(0, 0.003))
        if beat % 32 == 31:
            for place in (0.5, 0.75):
                wrap(loop, tap(rng, 0.24, 0.95), when(beat + place))
    return loop


def play_vibraphone(rng: Chance) -> Wave:
    """A few phrases, and room between them."""
    loop = _loop()
    for sung in sings():
        off = sung.beat % 1 > 0
        strength = 0.46 + (0.06 if off else 0.0) + rng.normal(0, 0.05)
        at = when(sung.beat) + rng.normal(0.010, 0.007)
        wrap(loop, vibraphone(rng, sung.note, sung.beats * BEAT + 0.12, float(np.clip(strength, 0.25, 0.7))), at)
    return loop


def play_guitar(rng: Chance) -> Wave:
    """Time on all four beats, felt more than heard, in the second eight bars and the last."""
    loop, chords = _loop(), changes()
    before = None
    for beat, chord in enumerate(chords):
        before = voiced(chord, before)
        if beat // BEATS // _SECTION in (1, 3):
            strength = 0.5 + 0.12 * (beat % 2) + rng.normal(0, 0.03)
            wrap(loop, guitar(rng, before[:3], strength), when(beat) + rng.normal(0, 0.004))
    return loop


_PLAYERS = {
    "bass": play_bass,
    "piano": play_piano,
    "brushes": play_brushes,
    "vibraphone": play_vibraphone,
    "guitar": play_guitar,
}


def stems() -> dict[str, Wave]:
    """Return what each player plays, at the level it has in the mix, before the room."""
    found = {}
    for number, (name, plays) in enumerate(_PLAYERS.items()):
        stem = plays(np.random.default_rng([1931, number]))
        found[name] = stem * 10 ** ((_LEVELS[name] - programme(stem)) / 20)
    return found


def band() -> Wave:
    """Return the loop in stereo: players in their places, the room, and a blanket over the treble."""
    parts = stems()
    direct = sum(panned(stem, _SIDES[name]) for name, stem in parts.items())
    # Bass and stirring go to the room less: it would only make mud and hiss of them.
    sent = sum(panned(stem * (0.3 if name in ("bass", "brushes") else 1.0), 0) for name, stem in parts.items())
    heard = direct + round_in_room(sent, echo(1.1, 5200, 7), _WET) - sent
    loop = np.concatenate([heard, heard, heard])  # so that the filter, too, comes round
    soft = coloured(loop, 30, 7200, 7)[len(heard) : 2 * len(heard)]
    return bent(levelled(soft - soft.mean(axis=0), LOUDNESS, programme(soft)))
