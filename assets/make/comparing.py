"""A comparison of codecs: the size of a sound in each, and the noise that they add against what the sound hides."""

from __future__ import annotations

import io

from masking import heard
from synth.ogg import Codec, Opus, Vorbis, compressed, load
from synth.waves import RATE, Wave

_TRIED: tuple[Codec, ...] = (
    Vorbis(-0.1, 22050),
    Vorbis(-0.1, 26500),
    Vorbis(-0.1, 26500, 10000.0),
    Vorbis(-0.1, 32000),
    Opus(22000),
    Opus(25000),
    Opus(30000),
)
_OF_NOISES: tuple[Codec, ...] = (Vorbis(0.4), Opus(32000), Opus(40000), Opus(52000), Opus(64000))
"""The codecs tried with tunes and fanfares, which are in stereo, and with noises."""


def compare(name: str, sound: Wave) -> None:
    """Print what each codec makes of a sound."""
    print(f"\n{name:46} kB   kb/s   ears  spoiled  middle   side")
    for codec in _TRIED if sound.ndim == 2 else _OF_NOISES:
        data = compressed(sound, codec, 1)
        found = heard(sound, load(io.BytesIO(data)))
        speed = 8 * len(data) / (len(sound) / RATE) / 1000
        print(
            f"{codec!s:40} {len(data) / 1000:8.1f} {speed:6.1f} {found.ears.ratio:6.2f} {found.ears.spoiled:7.0f}% "
            f"{found.middle.ratio:7.2f} {found.side.ratio:6.2f}"
        )
