"""The tunes, by their names, each as it is kept: at one loudness, and none of it clipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import levels

from synth import cafe, camp, club, plain, station
from synth.loudness import bent, programme
from synth.swing import Score, band
from synth.waves import Wave


def _levelled(play: Callable[[], Wave]) -> Wave:
    """Return a tune at its loudness; rounding its peaks takes a little, which is given back."""
    sound = play()
    for _ in range(3):
        sound = bent(sound * 10 ** ((levels.TUNE - programme(sound)) / 20))
    return sound


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

TUNES = {name: partial(_levelled, play) for name, play in _PLAYED.items()}
