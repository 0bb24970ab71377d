"""The tunes, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from synth import swing
from synth.waves import Wave


class Tune(NamedTuple):
    """A tune: what plays it, and the quality that it is kept in."""

    play: Callable[[], Wave]
    quality: float


TUNES = {"two-lamps": Tune(swing.band, 0.1)}
