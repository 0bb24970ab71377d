"""The tunes, by their names, each as it is kept: at one loudness, and none of it clipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import levels

from synth import cafe, camp, club, plain, station
from synth.loudness import bent, programme
from synth.swing import Score, band
from synth.waves import Wave


class Tune(NamedTuple):
    """A tune: what plays it, and the quality that it is kept in."""

    play: Callable[[], Wave]
    quality: float


def _levelled(play: Callable[[], Wave]) -> Wave:
    """Return a tune at its loudness; rounding its peaks takes a little, which is given back."""
    sound = play()
    for _ in range(3):
        sound = bent(sound * 10 ** ((levels.TUNE - programme(sound)) / 20))
    return sound


def _swung(score: Callable[[], Score]) -> Wave:
    return band(score())


_PLAYED: dict[str, tuple[Callable[[], Wave], float]] = {
    "two-lamps": (partial(_swung, club.two_lamps), 0.0),
    "late-table": (partial(_swung, club.late_table), 0.0),
    "side-street": (partial(_swung, club.side_street), 0.0),
    "embers": (camp.embers, 0.0),
    "long-march": (camp.long_march, 0.0),
    "petit-matin": (cafe.petit_matin, 0.0),
    "rue-des-lilas": (cafe.rue_des_lilas, 0.0),
    "night-mail": (station.night_mail, 0.0),
    "last-platform": (station.last_platform, 0.0),
    "quiet-hands": (plain.quiet_hands, 0.0),
    "green-baize": (plain.green_baize, 0.0),
}

TUNES = {name: Tune(partial(_levelled, play), quality) for name, (play, quality) in _PLAYED.items()}
