"""The encoder of Opus by its own library: soundfile can't tell it that it gets music.

It needs libopus of the system (Debian: libopus0).
"""

from __future__ import annotations

import ctypes
from ctypes.util import find_library

import numpy as np

from synth.waves import RATE, Wave, at_rate
from tonk.ui.shell.ogg_stream import checksum

OPUS_RATE = 48000
_SPAN = 960
"""Samples of a packet: a fiftieth of a second."""
_AUDIO, _MUSIC = 2049, 3002
_SET_BITRATE, _SET_EFFORT, _SET_EVEN, _SET_SIGNAL, _GET_LEAD = 4002, 4010, 4020, 4024, 4027
_MOST = 4000
"""The most bytes of a packet."""
_PACKETS = 50
"""The packets of a page: a second."""


def encoded_opus(sound: Wave, bits: int, serial: int, *, even: bool) -> bytes:
    """Return a mono or stereo sound as an Ogg Opus file.

    Args:
        sound: Samples from -1 to 1 at `RATE`.
        bits: About how many bits a second takes.
        serial: The number of the stream.
        even: Whether it takes no more than that where it is hard to keep.
    """
    opus = ctypes.CDLL(find_library("opus") or "opus")
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    opus.opus_encoder_create.restype = ctypes.c_void_p
    encoder = ctypes.c_void_p(opus.opus_encoder_create(OPUS_RATE, sides, _AUDIO, None))
    wanted = ((_SET_BITRATE, bits), (_SET_EFFORT, 10), (_SET_EVEN, even), (_SET_SIGNAL, _MUSIC))
    for request, value in wanted:
        opus.opus_encoder_ctl(encoder, request, ctypes.c_int(value))
    lead = ctypes.c_int()
    opus.opus_encoder_ctl(encoder, _GET_LEAD, ctypes.byref(lead))
    samples = at_rate(sound, RATE, OPUS_RATE).reshape(-1, sides)
    length = len(samples) + lead.value
    samples = np.pad(samples, ((0, -length % _SPAN + lead.value), (0, 0))).astype(np.float32)
    room, packets = ctypes.create_string_buffer(_MOST), []
    for start in range(0, len(samples), _SPAN):
        piece = np.ascontiguousarray(samples[start : start + _SPAN])
        size = opus.opus_encode_float(encoder, piece.ctypes.data_as(ctypes.c_void_p), _SPAN, room, _MOST)
        packets.append(room.raw[:size])
    opus.opus_encoder_destroy(encoder)
    head = b"OpusHead\x01" + bytes([sides]) + lead.value.to_bytes(2, "little") + RATE.to_bytes(4, "little") + bytes(3)
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
