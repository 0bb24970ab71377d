"""The tunes, by their names, each as it is kept: at one loudness, and none of it clipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import levels
import numpy as np

from synth import cafe, camp, club, plain, station
from synth.loudness import bent, programme
from synth.swing import Score, band
from synth.waves import RATE, Wave, at_rate, lifted

TUNE_RATE = 22050
"""The rate at which tunes are kept: what lies above ten kilohertz would cost them a quarter of their length."""

_BEFORE = 0.03
"""Seconds of silence before a tune: room for the haze of a compressor."""


def _levelled(play: Callable[[], Wave], lift: float) -> Wave:
    """Return a tune as it is kept, its treble lifted; rounding its peaks takes a little, which is given back."""
    sound = np.pad(lifted(play(), _TREBLE, lift), ((round(_BEFORE * RATE), 0), (0, 0)))
    for _ in range(3):
        sound = bent(sound * 10 ** ((levels.TUNE - programme(sound)) / 20))
    return at_rate(sound, RATE, TUNE_RATE)


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
}

_LIFTS = {
    "embers": 9.0,
    "long-march": 9.0,
    "petit-matin": 6.0,
    "rue-des-lilas": 6.0,
    "night-mail": 6.0,
    "last-platform": 3.0,
    "quiet-hands": 3.5,
    "green-baize": 7.0,
}
"""The decibels by which the treble of each tune is lifted at last."""
_TREBLE = 1500.0
"""Hertz above which most of a lift is heard."""

TUNES = {name: partial(_levelled, play, _LIFTS.get(name, 0.0)) for name, play in _PLAYED.items()}
