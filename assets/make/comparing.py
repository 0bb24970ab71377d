"""A comparison of bit rates: the size of a sound at each, and the noise that they add against what the sound hides."""

from __future__ import annotations

import io

from masking import heard
from synth.opus import Codec, compressed, load
from synth.waves import RATE, Wave

_TRIED = (Codec(18000), Codec(20000), Codec(22000), Codec(25000), Codec(30000))
_OF_NOISES = (Codec(32000), Codec(40000), Codec(52000), Codec(64000))
"""The codecs tried with tunes and fanfares, which are in stereo, and with noises."""


def compare(name: str, sound: Wave) -> None:
    """Print what each bit rate makes of a sound."""
    print(f"\n{name:46} kB   kb/s   ears  spoiled  middle   side")
    for codec in _TRIED if sound.ndim == 2 else _OF_NOISES:
        data = compressed(sound, codec, 1)
        found = heard(sound, load(io.BytesIO(data)))
        speed = 8 * len(data) / (len(sound) / RATE) / 1000
        print(
            f"{codec!s:40} {len(data) / 1000:8.1f} {speed:6.1f} {found.ears.ratio:6.2f} {found.ears.spoiled:7.0f}% "
            f"{found.middle.ratio:7.2f} {found.side.ratio:6.2f}"
        )
