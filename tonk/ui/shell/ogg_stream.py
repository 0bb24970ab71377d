"""A file of Ogg Opus, by its pages: its length, and a piece of it that can be decoded alone."""

from functools import cache
from typing import NamedTuple

_FLAGS, _GRANULE, _NUMBER, _CHECKSUM, _SEGMENTS = 5, 6, 18, 22, 26  # their positions in the header of a page
_OPUS, _LEAD = (28, b"OpusHead"), 38
"""The mark of Opus in the first packet, and the position of the number of samples before the sound begins."""
OPUS_RATE = 48000
"""The samples a second that Opus counts and decodes."""
_LAST = 4
"""The flag of a stream's last page."""


class _Page(NamedTuple):
    """A page: its beginning and end in the file, and the number of samples by its end."""

    start: int
    end: int
    samples: int


class Piece(NamedTuple):
    """A piece of a stream: a file of its own, and the time of its last sample in the whole, in seconds."""

    data: bytes
    ends: float


class OggStream:
    """A file of one stream.

    Args:
        data: The whole file.

    Raises:
        ValueError: It is not such a file.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._pages: list[_Page] = []
        start = 0
        while data[start : start + 4] == b"OggS" and start + _SEGMENTS < len(data):
            count = data[start + _SEGMENTS]
            table = start + _SEGMENTS + 1
            end = table + count + sum(data[table : table + count])
            samples = int.from_bytes(data[start + _GRANULE : start + _NUMBER - 4], "little", signed=True)
            self._pages.append(_Page(start, end, samples))
            start = end
        if len(self._pages) < 3 or start != len(data) or not data.startswith(_OPUS[1], _OPUS[0]):
            raise ValueError("not an Ogg Opus file of one stream")
        self._lead = int.from_bytes(data[_LEAD : _LEAD + 2], "little")

    @property
    def seconds(self) -> float:
        """Return its length."""
        return self._seconds_by(self._pages[-1])

    def _seconds_by(self, page: _Page) -> float:
        return (page.samples - self._lead) / OPUS_RATE

    def piece(self, begins: float, seconds: float) -> Piece | None:
        """Return a piece that covers a time and a little before; None if nothing is there.

        Args:
            begins: The moment, in seconds.
            seconds: The least length of the piece, which is shorter at the end of the stream.
        """
        heads = [page for page in self._pages if page.samples == 0]
        body = self._pages[len(heads) :]
        first, last = (at * OPUS_RATE + self._lead for at in (begins, begins + seconds))
        # A page begins where the one before ends; its first packet only primes the decoder.
        from_page = max((n for n, page in enumerate(body) if page.samples <= first), default=0)
        to_page = next((n for n, page in enumerate(body) if page.samples >= last), len(body) - 1)
        if to_page < from_page or not body:
            return None
        base = body[from_page - 1].samples if from_page else 0
        data = bytearray(self._data[: heads[-1].end])
        for number, page in enumerate(body[from_page : to_page + 1], start=len(heads)):
            data += self._renumbered(page, number, page.samples - base, last=page is body[to_page])
        return Piece(bytes(data), self._seconds_by(body[to_page]))

    def _renumbered(self, page: _Page, number: int, samples: int, *, last: bool) -> bytes:
        body = bytearray(self._data[page.start : page.end])
        body[_FLAGS] = body[_FLAGS] & ~_LAST | (_LAST if last else 0)
        body[_GRANULE : _GRANULE + 8] = samples.to_bytes(8, "little")
        body[_NUMBER : _NUMBER + 4] = number.to_bytes(4, "little")
        body[_CHECKSUM : _CHECKSUM + 4] = bytes(4)
        body[_CHECKSUM : _CHECKSUM + 4] = checksum(body).to_bytes(4, "little")
        return bytes(body)


def checksum(page: bytes | bytearray) -> int:
    """Return the checksum of a page in Ogg's form: 32 bits, not reflected, starting at zero."""
    total, table = 0, _table()
    for byte in page:
        total = (total << 8 & 0xFFFFFFFF) ^ table[(total >> 24) ^ byte]
    return total


@cache
def _table() -> tuple[int, ...]:
    """Return each byte's contribution, computed only when a tune first ends."""
    return tuple(_row(byte) for byte in range(256))


def _row(byte: int) -> int:
    total = byte << 24
    for _ in range(8):
        total = (total << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if total >> 31 else 0)
    return total
