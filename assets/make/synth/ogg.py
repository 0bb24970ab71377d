"""Ogg files of Vorbis and Opus that come out the same each time."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile

from synth.opus import encoded_opus
from synth.vorbis import encoded
from synth.waves import RATE, Wave, at_rate
from tonk.ui.shell.ogg_stream import checksum

_BLOCK = 1 << 14  # frames at a time: the encoder overflows its stack on long writes
_SERIAL, _CHECKSUM, _SEGMENTS = 14, 22, 26  # where these stand in the header of a page


class Vorbis(NamedTuple):
    """A sound is kept in Vorbis.

    Attributes:
        quality: -0.1 (smallest, in stereo only) to 1 (largest).
        rate: Samples a second.
        highest: With the smallest quality, the pitch in hertz above which nothing is kept; 0 for the encoder's choice.
    """

    quality: float
    rate: int = RATE
    highest: float = 0.0


class Opus(NamedTuple):
    """A sound is kept in Opus.

    Attributes:
        bits: About how many bits a second takes.
        even: Whether it takes no more than that where it is hard to keep.
    """

    bits: int
    even: bool = False


Codec = Vorbis | Opus


def compressed(sound: Wave, codec: Codec, serial: int, rate: int = RATE) -> bytes:
    """Return a mono or stereo sound as a file.

    Args:
        sound: Samples from -1 to 1, one column or two.
        codec: How it is kept.
        serial: The number of the stream.
        rate: The samples a second of the sound.
    """
    if isinstance(codec, Opus):
        return encoded_opus(sound, codec.bits, serial, even=codec.even)
    if rate != codec.rate:
        sound = at_rate(sound, rate, codec.rate)
    if codec.quality < 0:
        return encoded(sound, codec.rate, codec.quality, serial, codec.highest)
    data = io.BytesIO()
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    # The library's scale runs the other way: 0 is the best.
    with soundfile.SoundFile(
        data, "w", codec.rate, sides, format="OGG", subtype="VORBIS", compression_level=1 - codec.quality
    ) as file:
        for start in range(0, len(sound), _BLOCK):
            file.write(sound[start : start + _BLOCK])
    return steady(data.getvalue(), serial)


def load(file: Path | io.BytesIO, rate: int = RATE) -> Wave:
    """Return the samples of a file, at a rate."""
    samples, kept = soundfile.read(file)
    return np.asarray(samples if kept == rate else at_rate(samples, kept, rate))


def steady(data: bytes, serial: int) -> bytes:
    """Return an Ogg stream with this number instead of the encoder's, which is drawn from the clock."""
    body = bytearray(data)
    start = 0
    while start < len(body):
        count = body[start + _SEGMENTS]
        table = start + _SEGMENTS + 1
        end = table + count + sum(body[table : table + count])
        body[start + _SERIAL : start + _SERIAL + 4] = serial.to_bytes(4, "little")
        body[start + _CHECKSUM : start + _CHECKSUM + 4] = bytes(4)
        body[start + _CHECKSUM : start + _CHECKSUM + 4] = checksum(body[start:end]).to_bytes(4, "little")
        start = end
    return bytes(body)
