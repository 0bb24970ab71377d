"""The band plays a tune, once round and without a seam: bass, brushes, piano, a vibraphone, at times a guitar."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from synth.instruments import bass, guitar, hat, piano, stir, tap, vibraphone
from synth.loudness import programme
from synth.room import echo, round_in_room
from synth.score import Sung, voiced
from synth.waves import RATE, Wave, coloured, panned, wrap

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
_LEVELS = {"bass": -20.5, "piano": -26.5, "brushes": -32.0, "vibraphone": -26.0, "guitar": -35.0, "solo": -25.0}
_SIDES = {"bass": 0.0, "piano": -0.32, "brushes": 0.12, "vibraphone": 0.36, "guitar": 0.22, "solo": -0.3}
_WET = 0.20
_FADES = 1.6
"""Seconds in which the band fades away, under the next tune."""

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
        return (whole + (_LATE * part / 0.5 if part <= 0.5 else _LATE + (1 - _LATE) * (part - 0.5) / 0.5)) * self.beat

    def silence(self) -> Wave:
        """Return as much of nothing as the tune is long."""
        return np.zeros(round(len(self.chords) * self.beat * RATE))

    def rests(self, bar: int) -> bool:
        """Return whether somebody else sings a solo in a bar."""
        return any(bar * BEATS <= one.beat < (bar + 1) * BEATS for one in self.answers)


def play_bass(rng: Chance, score: Score) -> Wave:
    """Four to the bar, a hair ahead, now and then a note slipped in before the next."""
    loop, notes = score.silence(), score.bass
    for beat, note in enumerate(notes):
        strength = 0.72 + 0.10 * (beat % 2) + rng.normal(0, 0.05)
        at = score.when(beat) + rng.normal(-0.003, 0.004)
        skips = beat % 4 in (1, 3) and rng.uniform() < 0.10
        held = score.beat * (_LATE - 0.10 if skips else rng.uniform(0.86, 0.97))
        wrap(loop, bass(rng, note, held, strength), at)
        if skips:
            wrap(loop, bass(rng, note, score.beat * 0.22, 0.42), score.when(beat + 0.5))
    return loop


def play_piano(rng: Chance, score: Score) -> Wave:
    """Comping: chords that lead into each other, never the same rhythm in two bars running, bars left empty."""
    loop, chords = score.silence(), score.chords
    before, last = None, -1
    for bar in range(score.bars):
        if (bar % 8 != 0 and rng.uniform() < 0.14) or (score.lead != "piano" and score.rests(bar)):
            continue
        last = int(rng.choice([n for n in range(len(_COMPING)) if n != last]))
        for place, beats in _COMPING[last]:
            beat = bar * BEATS + place
            # A chord on the last half of a beat already belongs to the next.
            before = voiced(chords[int(beat + 0.5) % len(chords)], before, _HANDS[bar // 4 % len(_HANDS)])
            strength = 0.36 + 0.08 * np.sin(2 * np.pi * bar / 16) + rng.normal(0, 0.05)
            at, roll = score.when(beat) + rng.normal(0.004, 0.006), rng.uniform(0, 0.006)
            for finger, note in enumerate(before):
                touch = strength + rng.normal(0, 0.03) + (0.05 if finger == 3 else 0.0)
                wrap(loop, piano(rng, note, beats * score.beat, float(np.clip(touch, 0.15, 0.7))), at + finger * roll)
    return loop


def play_brushes(rng: Chance, score: Score) -> Wave:
    """The left hand stirs, the right keeps time, the foot closes the hat on two and four."""
    loop = score.silence()
    for beat in range(score.bars * BEATS):
        wrap(loop, stir(rng, score.beat * 1.25, 0.30 + rng.normal(0, 0.02)), score.when(beat) - 0.10 * score.beat)
        back = beat % 2 == 1
        wrap(loop, tap(rng, (0.52 if back else 0.26) + rng.normal(0, 0.03)), score.when(beat) + rng.normal(0, 0.004))
        if back and rng.uniform() < 0.86:
            wrap(loop, tap(rng, 0.17 + rng.normal(0, 0.02), 1.1), score.when(beat + 0.5) + rng.normal(0, 0.005))
        if back:
            wrap(loop, hat(rng, 0.30 + rng.normal(0, 0.03)), score.when(beat) + rng.normal(0, 0.003))
        if beat % 32 == 31:
            for place in (0.5, 0.75):
                wrap(loop, tap(rng, 0.24, 0.95), score.when(beat + place))
    return loop


def play_vibraphone(rng: Chance, score: Score) -> Wave:
    """A few phrases, and room between them."""
    loop = score.silence()
    for sung in score.tune if score.lead == "vibraphone" else score.answers:
        off = sung.beat % 1 > 0
        strength = 0.46 + (0.06 if off else 0.0) + rng.normal(0, 0.05)
        at = score.when(sung.beat) + rng.normal(0.010, 0.007)
        wrap(loop, vibraphone(rng, sung.note, sung.beats * score.beat + 0.12, float(np.clip(strength, 0.25, 0.7))), at)
    return loop


def play_guitar(rng: Chance, score: Score) -> Wave:
    """Time on all four beats, felt more than heard, in the second eight bars and the last."""
    loop, chords = score.silence(), score.chords
    before = None
    for beat, chord in enumerate(chords):
        before = voiced(chord, before)
        if score.lead == "piano" or beat // BEATS // _SECTION in (1, 3):
            strength = 0.5 + 0.12 * (beat % 2) + rng.normal(0, 0.03)
            wrap(loop, guitar(rng, before[:3], strength), score.when(beat) + rng.normal(0, 0.004))
    return loop


def play_solo(rng: Chance, score: Score) -> Wave:
    """The pianist's right hand sings."""
    loop = score.silence()
    for sung in score.tune if score.lead == "piano" else score.answers:
        strength = 0.52 + (0.06 if sung.beat % 1 > 0 else 0.0) + rng.normal(0, 0.05)
        at = score.when(sung.beat) + rng.normal(0.008, 0.007)
        wrap(loop, piano(rng, sung.note, sung.beats * score.beat + 0.1, float(np.clip(strength, 0.3, 0.75))), at)
    return loop


_PLAYERS: dict[str, Callable[[Chance, Score], Wave]] = {
    "bass": play_bass,
    "piano": play_piano,
    "brushes": play_brushes,
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
    heard = direct + round_in_room(sent, echo(1.1, 5200, 7), _WET) - sent
    soft = coloured(heard, 30, 7000, 7)
    t = np.arange(len(soft)) / RATE
    edges = np.minimum(1.0, t / 0.01) * np.sin(np.pi / 2 * np.minimum(1.0, (t[-1] - t) / _FADES)) ** 2
    return ((soft - soft.mean(axis=0)).T * edges).T
