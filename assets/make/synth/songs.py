"""The tunes, by their names, each as it is kept: at one loudness, and none of it clipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import levels
import numpy as np

from synth import cafe, camp, club, parlours, plain, station
from synth.loudness import bent, programme
from synth.opus import Codec
from synth.swing import Score, band
from synth.waves import RATE, Wave, lifted

_BEFORE = 0.03
"""Seconds of silence before a tune: room for the haze of a compressor."""


_WIDER = 2.0
"""The decibels by which the sides of a tune are set apart before Opus, which brings them about so much together."""
_ALREADY_WIDE = {"quiet-hands": 1.5}
"""The same for tunes that would become too wide."""


def _levelled(play: Callable[[], Wave], lift: float, wider: float) -> Wave:
    """Return a tune as it is kept, its treble lifted; rounding its peaks takes a little, which is given back."""
    sound = np.pad(lifted(play(), _TREBLE, lift), ((round(_BEFORE * RATE), 0), (0, 0)))
    for _ in range(3):
        sound = bent(sound * 10 ** ((levels.TUNE - programme(sound)) / 20))
    return widened(sound.astype(np.float32).astype(np.float64), wider)  # as fine as encoders take it


def widened(sound: Wave, decibels: float) -> Wave:
    """Return a stereo sound whose sides differ by so much more."""
    shared = sound.mean(axis=1, keepdims=True)
    return np.asarray(shared + (sound - shared) * 10 ** (decibels / 20))


def _swung(score: Callable[[], Score]) -> Wave:
    return band(score())


_PLAYED: dict[str, Callable[[], Wave]] = {
    "two-lamps": partial(_swung, club.two_lamps),
    "late-table": partial(_swung, club.late_table),
    "side-street": partial(_swung, club.side_street),
    "embers": camp.embers,
    "long-march": camp.long_march,
    "petit-matin": cafe.petit_matin,
    "rue-des-lilas": cafe.rue_des_lilas,
    "night-mail": station.night_mail,
    "last-platform": station.last_platform,
    "quiet-hands": plain.quiet_hands,
    "green-baize": plain.green_baize,
    "low-deadwood": parlours.low_deadwood,
    "screen-door": parlours.screen_door,
    "last-call": parlours.last_call,
}

_LIFTS = {
    "embers": 9.0,
    "long-march": 9.0,
    "petit-matin": 6.0,
    "rue-des-lilas": 6.0,
    "night-mail": 6.0,
    "last-platform": 3.0,
    "quiet-hands": 5.5,
    "green-baize": 7.0,
    "low-deadwood": 6.0,
    "screen-door": 12.0,
    "last-call": 8.0,
}
"""The decibels by which the treble of each tune is lifted at last."""
_TREBLE = 1500.0
"""Hertz above which most of a lift is heard."""

CODECS: dict[str, Codec] = dict.fromkeys(_PLAYED, Codec(24000))
CODECS |= dict.fromkeys(("two-lamps", "late-table", "side-street"), Codec(21000))
CODECS |= dict.fromkeys(("night-mail", "low-deadwood", "last-platform", "screen-door"), Codec(20000))
CODECS["last-call"] = Codec(23000)
"""The codec of each tune: the one whose noise is masked best for its size (`python -m assets.make.sounds --codecs`)."""

TUNES = {
    name: partial(_levelled, play, _LIFTS.get(name, 0.0), _ALREADY_WIDE.get(name, _WIDER))
    for name, play in _PLAYED.items()
}
