"""The band plays a tune from its head to its last chord: bass, brushes, piano, a vibraphone, at times a guitar."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from synth.instruments import bass, cymbal, guitar, hat, piano, ride, stir, tap, vibraphone
from synth.loudness import programme
from synth.room import echo, in_room
from synth.score import Sung, voiced
from synth.waves import RATE, Wave, add, coloured, panned

BEATS = 4

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
_LEVELS = {
    "bass": -25.5,
    "piano": -26.5,
    "brushes": -28.5,
    "ride": -29.5,
    "vibraphone": -25.0,
    "guitar": -32.0,
    "solo": -24.0,
}
_SIDES = {
    "bass": 0.0,
    "piano": -0.6,
    "brushes": 0.25,
    "ride": 0.45,
    "vibraphone": 0.55,
    "guitar": 0.7,
    "solo": -0.4,
}
_WET = 0.20
_RINGS_OUT = 2.6
"""Seconds that the last chord is left to ring."""
_FADES = 1.6
"""The last of them, in which the band fades away, under the next tune."""
_SLOWS = 6
"""Beats before the last bar in which the band takes its time."""

Chance = np.random.Generator


class Score(NamedTuple):
    """A tune for the band.

    Attributes:
        tempo: Beats a minute.
        chords: The chord of every beat.
        bass: The bass's note of every beat.
        tune: The notes of the instrument that leads.
        seed: The chance of this tune.
        lead: The instrument that leads: "vibraphone" or "piano".
        answers: A solo of the other one.
    """

    tempo: float
    chords: list[str]
    bass: list[int]
    tune: list[Sung]
    seed: int
    lead: str = "vibraphone"
    answers: list[Sung] = []  # noqa: RUF012 - it is never changed

    @property
    def beat(self) -> float:
        """Return how long a beat is, in seconds."""
        return 60 / self.tempo

    @property
    def bars(self) -> int:
        """Return how many bars there are."""
        return len(self.chords) // BEATS

    def when(self, beat: float) -> float:
        """Return the second at which a beat, or the swung half of one, falls."""
        whole, part = divmod(beat, 1.0)
        swung = whole + (_LATE * part / 0.5 if part <= 0.5 else _LATE + (1 - _LATE) * (part - 0.5) / 0.5)
        return (swung + 0.018 * max(0.0, beat - (self.ends - _SLOWS)) ** 2) * self.beat

    @property
    def ends(self) -> int:
        """Return the beat of the last chord, which everybody holds."""
        return (self.bars - 1) * BEATS

    def silence(self) -> Wave:
        """Return as much of nothing as the tune is long."""
        return np.zeros(round((self.when(len(self.chords)) + _RINGS_OUT) * RATE))

    def rests(self, bar: int) -> bool:
        """Return whether somebody else sings a solo in a bar."""
        return any(bar * BEATS <= one.beat < (bar + 1) * BEATS for one in self.answers)


def _play(stem: Wave, note: Wave, at: float) -> None:
    """Let a note be heard; nobody begins before the tune does."""
    add(stem, note, max(0.0, at))


def play_bass(rng: Chance, score: Score) -> Wave:
    """Four to the bar, a hair ahead, now and then a note slipped in before the next."""
    loop, notes = score.silence(), score.bass
    for beat, note in enumerate(notes[: score.ends]):
        strength = 0.72 + 0.10 * (beat % 2) + rng.normal(0, 0.05)
        at = score.when(beat) + rng.normal(-0.003, 0.004)
        skips = beat % 4 in (1, 3) and rng.uniform() < 0.10
        held = score.beat * (_LATE - 0.10 if skips else rng.uniform(0.86, 0.97))
        _play(loop, bass(rng, note, held, strength), at)
        if skips:
            _play(loop, bass(rng, note, score.beat * 0.22, 0.42), score.when(beat + 0.5))
    _play(loop, bass(rng, notes[score.ends], score.beat * BEATS, 0.66), score.when(score.ends))
    return loop


def play_piano(rng: Chance, score: Score) -> Wave:
    """Comping: chords that lead into each other, never the same rhythm in two bars running, bars left empty."""
    loop, chords = score.silence(), score.chords
    before, last = None, -1
    for bar in range(score.bars):
        if (bar % 8 not in (0, 7) and rng.uniform() < 0.14) or (score.lead != "piano" and score.rests(bar)):
            continue
        last = int(rng.choice([n for n in range(len(_COMPING)) if n != last]))
        for place, beats in _COMPING[last] if bar < score.bars - 1 else ((0.0, 5.0),):
            beat = bar * BEATS + place
            # A chord on the last half of a beat already belongs to the next.
            before = voiced(chords[int(beat + 0.5) % len(chords)], before, _HANDS[bar // 4 % len(_HANDS)])
            strength = 0.36 + 0.08 * np.sin(2 * np.pi * bar / 16) + rng.normal(0, 0.05)
            at, roll = score.when(beat) + rng.normal(0.004, 0.006), rng.uniform(0, 0.006)
            for finger, note in enumerate(before):
                touch = strength + rng.normal(0, 0.03) + (0.05 if finger == 3 else 0.0)
                _play(loop, piano(rng, note, beats * score.beat, float(np.clip(touch, 0.15, 0.7))), at + finger * roll)
    return loop


def play_brushes(rng: Chance, score: Score) -> Wave:
    """The left hand stirs, the right keeps time, the foot closes the hat on two and four."""
    loop = score.silence()
    for beat in range(score.ends + 1):
        _play(loop, stir(rng, score.beat * 1.25, 0.30 + rng.normal(0, 0.02)), score.when(beat) - 0.10 * score.beat)
        back = beat % 2 == 1
        _play(loop, tap(rng, (0.52 if back else 0.26) + rng.normal(0, 0.03)), score.when(beat) + rng.normal(0, 0.004))
        if back and rng.uniform() < 0.86:
            _play(loop, tap(rng, 0.17 + rng.normal(0, 0.02), 1.1), score.when(beat + 0.5) + rng.normal(0, 0.005))
        if back:
            _play(loop, hat(rng, 0.30 + rng.normal(0, 0.03)), score.when(beat) + rng.normal(0, 0.003))
        if beat % 32 == 31:
            for place in (0.5, 0.75):
                _play(loop, tap(rng, 0.24, 0.95), score.when(beat + place))
    _play(loop, 0.5 * cymbal(rng, 2.4, 0.5), score.when(score.ends))
    return loop


def play_ride(rng: Chance, score: Score) -> Wave:
    """A stick on the large cymbal, in solos: ding, ding-a, as swing goes."""
    loop, pings = score.silence(), [ride(rng) for _ in range(12)]
    for beat in range(score.ends):
        if not score.rests(beat // BEATS):
            continue
        back = beat % 2 == 1
        for place, strength in ((0.0, 0.56 if back else 0.44), (0.5, 0.30 if back and rng.uniform() < 0.9 else 0.0)):
            at, touch = score.when(beat + place) + rng.normal(0, 0.004), strength * rng.uniform(0.88, 1.12)
            _play(loop, touch * pings[int(rng.integers(len(pings)))], at)
    return loop


def play_vibraphone(rng: Chance, score: Score) -> Wave:
    """A few phrases, and room between them."""
    loop = score.silence()
    for sung in score.tune if score.lead == "vibraphone" else score.answers:
        off = sung.beat % 1 > 0
        strength = 0.46 + (0.06 if off else 0.0) + rng.normal(0, 0.05)
        at = score.when(sung.beat) + rng.normal(0.010, 0.007)
        _play(loop, vibraphone(rng, sung.note, sung.beats * score.beat + 0.12, float(np.clip(strength, 0.25, 0.7))), at)
    return loop


def play_guitar(rng: Chance, score: Score) -> Wave:
    """Time on all four beats: in every second eight bars, and for those who play a solo."""
    loop, chords = score.silence(), score.chords
    before = None
    for beat, chord in enumerate(chords[: score.ends]):
        before = voiced(chord, before)
        if score.lead == "piano" or beat // BEATS // _SECTION % 2 or score.rests(beat // BEATS):
            strength = 0.5 + 0.12 * (beat % 2) + rng.normal(0, 0.03)
            _play(loop, guitar(rng, before[:3], strength), score.when(beat) + rng.normal(0, 0.004))
    return loop


def play_solo(rng: Chance, score: Score) -> Wave:
    """The pianist's right hand sings."""
    loop = score.silence()
    for sung in score.tune if score.lead == "piano" else score.answers:
        strength = 0.52 + (0.06 if sung.beat % 1 > 0 else 0.0) + rng.normal(0, 0.05)
        at = score.when(sung.beat) + rng.normal(0.008, 0.007)
        _play(loop, piano(rng, sung.note, sung.beats * score.beat + 0.1, float(np.clip(strength, 0.3, 0.75))), at)
    return loop


_PLAYERS: dict[str, Callable[[Chance, Score], Wave]] = {
    "bass": play_bass,
    "piano": play_piano,
    "brushes": play_brushes,
    "ride": play_ride,
    "vibraphone": play_vibraphone,
    "guitar": play_guitar,
    "solo": play_solo,
}


def stems(score: Score) -> dict[str, Wave]:
    """Return what each player plays, at the level it has in the mix, before the room."""
    found = {}
    for number, (name, plays) in enumerate(_PLAYERS.items()):
        stem = plays(np.random.default_rng([score.seed, number]), score)
        if stem.any():
            found[name] = stem * 10 ** ((_LEVELS[name] - programme(stem)) / 20)
    return found


def band(score: Score) -> Wave:
    """Return the tune in stereo: players in their places, the room, and a blanket over the treble."""
    parts = stems(score)
    direct = sum(panned(stem, _SIDES[name]) for name, stem in parts.items())
    # Bass and stirring go to the room less: it would only make mud and hiss of them.
    sent = sum(panned(stem * (0.3 if name in ("bass", "brushes") else 1.0), 0) for name, stem in parts.items())
    heard = direct + (in_room(sent, echo(1.1, 8500, 7), _WET)[: len(sent)] - sent)
    soft = coloured(heard, 30, 13000, 7)
    t = np.arange(len(soft)) / RATE
    edges = np.minimum(1.0, t / 0.01) * np.sin(np.pi / 2 * np.minimum(1.0, (t[-1] - t) / _FADES)) ** 2
    return ((soft - soft.mean(axis=0)).T * edges).T
