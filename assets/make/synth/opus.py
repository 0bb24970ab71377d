"""Files of Ogg Opus that come out the same each time.

They are encoded by the library of Opus itself, which soundfile can't tell that it gets music: it needs libopus of the
system (Debian: libopus0).
"""

from __future__ import annotations

import ctypes
import io
from ctypes.util import find_library
from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile

from synth.waves import RATE, Wave, at_rate
from tonk.ui.shell.ogg_stream import OPUS_RATE, checksum

_SPAN = 960
"""Samples of a packet: a fiftieth of a second."""
_AUDIO, _MUSIC = 2049, 3002
_SET_BITRATE, _SET_EFFORT, _SET_EVEN, _SET_SIGNAL, _GET_LEAD = 4002, 4010, 4020, 4024, 4027
_MOST = 4000
"""The most bytes of a packet."""
_PACKETS = 50
"""The packets of a page: a second."""
_LEAD_IN = 50 * _SPAN
"""Samples of a loop's end, a second, that its encoder hears first and its player leaves out."""


class Codec(NamedTuple):
    """The way in which a sound is encoded.

    Attributes:
        bits: About how many bits a second takes.
        even: Whether it takes no more than that where it is hard to keep.
        loop: Whether its end goes on at its beginning.
        tail: Seconds from which it only rings out, with fewer tones from moment to moment: it takes less from there.
        tail_bits: About how many bits a second that takes.
    """

    bits: int
    even: bool = False
    loop: bool = False
    tail: float | None = None
    tail_bits: int = 26000


def compressed(sound: Wave, codec: Codec, serial: int, rate: int = RATE, lead_in: int = 0) -> bytes:
    """Return a mono or stereo sound as a file.

    Args:
        sound: Samples from -1 to 1, one column or two.
        codec: The way in which it is encoded.
        serial: The number of the stream.
        rate: The samples a second of the sound.
        lead_in: Samples of silence that the encoder hears first and the player leaves out, so that packets begin
            elsewhere; a loop has its own.
    """
    opus = ctypes.CDLL(find_library("opus") or "opus")
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    opus.opus_encoder_create.restype = ctypes.c_void_p
    encoder = ctypes.c_void_p(opus.opus_encoder_create(OPUS_RATE, sides, _AUDIO, None))
    wanted = ((_SET_BITRATE, codec.bits), (_SET_EFFORT, 10), (_SET_EVEN, codec.even), (_SET_SIGNAL, _MUSIC))
    for request, value in wanted:
        opus.opus_encoder_ctl(encoder, request, ctypes.c_int(value))
    lead = ctypes.c_int()
    opus.opus_encoder_ctl(encoder, _GET_LEAD, ctypes.byref(lead))
    samples = (sound if rate == OPUS_RATE else at_rate(sound, rate, OPUS_RATE)).reshape(-1, sides)
    before = _LEAD_IN if codec.loop else lead_in
    left_out = lead.value + before
    length = len(samples) + left_out
    beyond = -length % _SPAN + lead.value
    if codec.loop:
        samples = np.concatenate([samples[-before:], samples, samples[:beyond]])
    else:
        samples = np.pad(samples, ((before, beyond), (0, 0)))
    samples = samples.astype(np.float32)
    room, packets = ctypes.create_string_buffer(_MOST), []
    tail = len(samples) if codec.tail is None else left_out + codec.tail * OPUS_RATE
    for start in range(0, len(samples), _SPAN):
        if start <= tail < start + _SPAN:
            opus.opus_encoder_ctl(encoder, _SET_BITRATE, ctypes.c_int(codec.tail_bits))
        piece = np.ascontiguousarray(samples[start : start + _SPAN])
        size = opus.opus_encode_float(encoder, piece.ctypes.data_as(ctypes.c_void_p), _SPAN, room, _MOST)
        packets.append(room.raw[:size])
    opus.opus_encoder_destroy(encoder)
    head = b"OpusHead\x01" + bytes([sides]) + left_out.to_bytes(2, "little") + rate.to_bytes(4, "little") + bytes(3)
    tags = b"OpusTags" + (4).to_bytes(4, "little") + b"Tonk" + bytes(4)
    data = _page([head], serial, 0, 0, 2) + _page([tags], serial, 1, 0, 0)
    for first in range(0, len(packets), _PACKETS):
        after = first + _PACKETS
        last = after >= len(packets)
        ends = length if last else after * _SPAN
        data += _page(packets[first:after], serial, first // _PACKETS + 2, ends, 4 * last)
    return data


def _page(packets: list[bytes], serial: int, number: int, ends: int, flags: int) -> bytes:
    """Return a page of a stream, which ends at so many samples."""
    table = b"".join(b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255]) for packet in packets)
    head = b"OggS\0" + bytes([flags]) + ends.to_bytes(8, "little")
    head += serial.to_bytes(4, "little") + number.to_bytes(4, "little")
    page = head + bytes(4) + bytes([len(table)]) + table + b"".join(packets)
    return page[:22] + checksum(page).to_bytes(4, "little") + page[26:]


def load(file: Path | io.BytesIO, rate: int = RATE) -> Wave:
    """Return the samples of a file, at a rate."""
    samples, kept = soundfile.read(file)
    return np.asarray(samples if kept == rate else at_rate(samples, kept, rate))
