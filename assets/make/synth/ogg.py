"""Ogg Vorbis files that come out the same each time."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile

from synth.vorbis import encoded
from synth.waves import RATE, Wave
from tonk.ui.shell.ogg_stream import checksum

_BLOCK = 1 << 14  # frames at a time: the encoder overflows its stack on long writes
_SERIAL, _CHECKSUM, _SEGMENTS = 14, 22, 26  # where these stand in the header of a page


def save(sound: Wave, path: Path, quality: float, rate: int = RATE) -> int:
    """Write a mono or stereo sound and return the size of the file.

    Args:
        sound: Samples from -1 to 1, one column or two.
        path: Where to; its name gives the stream its number.
        quality: -0.1 (smallest, in stereo only) to 1 (largest).
        rate: Samples a second.
    """
    serial = sum(path.stem.encode())
    if quality < 0:
        path.write_bytes(encoded(sound, rate, quality, serial))
        return path.stat().st_size
    data = io.BytesIO()
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    # The library's scale runs the other way: 0 is the best.
    with soundfile.SoundFile(
        data, "w", rate, sides, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(sound), _BLOCK):
            file.write(sound[start : start + _BLOCK])
    body = steady(data.getvalue(), serial)
    path.write_bytes(body)
    return len(body)


def load(path: Path) -> Wave:
    """Return the samples of a file."""
    return np.asarray(soundfile.read(path)[0])


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
