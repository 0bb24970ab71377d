"""The encoder of Vorbis by its own library, for tunes: soundfile can't ask it for the smallest quality that it has.

It needs libvorbisenc and libogg of the system (Debian: libvorbisenc2).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes.util import find_library

import numpy as np

from synth.waves import Wave

_BLOCK = 4096
_ROOM = 4096
"""Bytes that are enough for each structure of the library, which only it looks into."""


class _Page(ctypes.Structure):
    """A page of the stream, as libogg has it."""

    _fields_ = (
        ("header", ctypes.POINTER(ctypes.c_ubyte)),
        ("header_size", ctypes.c_long),
        ("body", ctypes.POINTER(ctypes.c_ubyte)),
        ("body_size", ctypes.c_long),
    )


_SET_HIGHEST = 0x21
"""The request to leave out what lies above a pitch."""


def encoded(sound: Wave, rate: int, quality: float, serial: int, highest: float = 0.0) -> bytes:
    """Return a stereo sound as an Ogg Vorbis file.

    Args:
        sound: Samples from -1 to 1, in two columns.
        rate: Samples a second.
        quality: -0.1 (smallest) to 1 (largest).
        serial: The number of the stream.
        highest: The pitch in hertz above which nothing is kept; 0 for the encoder's own choice.
    """
    ogg, vorbis, encoder = (ctypes.CDLL(find_library(name) or name) for name in ("ogg", "vorbis", "vorbisenc"))
    vorbis.vorbis_analysis_buffer.restype = ctypes.POINTER(ctypes.POINTER(ctypes.c_float))
    info, comment, state, block, stream, *packets = (ctypes.create_string_buffer(_ROOM) for _ in range(8))
    vorbis.vorbis_info_init(info)
    refused = encoder.vorbis_encode_setup_vbr(info, ctypes.c_long(2), ctypes.c_long(rate), ctypes.c_float(quality))
    if highest and not refused:
        kilohertz = ctypes.c_double(highest / 1000)
        refused = encoder.vorbis_encode_ctl(info, _SET_HIGHEST, ctypes.byref(kilohertz))
    if refused or encoder.vorbis_encode_setup_init(info):
        raise ValueError("the encoder has no such rate and quality")
    vorbis.vorbis_comment_init(comment)
    vorbis.vorbis_analysis_init(state, info)
    vorbis.vorbis_block_init(state, block)
    ogg.ogg_stream_init(stream, serial)
    data = bytearray()
    vorbis.vorbis_analysis_headerout(state, comment, *packets)
    for packet in packets:
        ogg.ogg_stream_packetin(stream, packet)
    _written(data, ogg.ogg_stream_flush, stream)
    for start in range(0, len(sound) + 1, _BLOCK):
        piece = np.ascontiguousarray(sound[start : start + _BLOCK].T, dtype=np.float32)
        sides = vorbis.vorbis_analysis_buffer(state, _BLOCK)
        for side in (0, 1):
            ctypes.memmove(sides[side], piece[side].ctypes.data, piece[side].nbytes)
        vorbis.vorbis_analysis_wrote(state, piece.shape[1])
        _taken(vorbis, ogg, (state, block, stream, packets[0]))
        _written(data, ogg.ogg_stream_pageout, stream)
    vorbis.vorbis_analysis_wrote(state, 0)
    _taken(vorbis, ogg, (state, block, stream, packets[0]))
    _written(data, ogg.ogg_stream_flush, stream)
    return bytes(data)


def _taken(vorbis: ctypes.CDLL, ogg: ctypes.CDLL, kept: tuple[ctypes.Array[ctypes.c_char], ...]) -> None:
    """Put what the encoder has ready into the stream."""
    state, block, stream, packet = kept
    while vorbis.vorbis_analysis_blockout(state, block) == 1:
        vorbis.vorbis_analysis(block, None)
        vorbis.vorbis_bitrate_addblock(block)
        while vorbis.vorbis_bitrate_flushpacket(state, packet):
            ogg.ogg_stream_packetin(stream, packet)


def _written(data: bytearray, paged: Callable[..., int], stream: ctypes.Array[ctypes.c_char]) -> None:
    """Add the pages that are full, or all that there are."""
    page = _Page()
    while paged(stream, ctypes.byref(page)):
        data += bytes(page.header[: page.header_size]) + bytes(page.body[: page.body_size])
