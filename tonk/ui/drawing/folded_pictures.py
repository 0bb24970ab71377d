"""Compressed pictures: a tenth of the memory, and half a millisecond to unpack."""

import zlib
from typing import Final

import pygame

from tonk.ui.drawing.vectors import ready

_ORDER: Final = "BGRA"
_QUICK = 1


class FoldedPicture:
    """A compressed picture with alpha.

    Args:
        picture: The picture.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        self._size = picture.get_size()
        self._data = zlib.compress(pygame.image.tobytes(picture, _ORDER), _QUICK)

    def unfold(self) -> pygame.Surface:
        """Return the picture, which must not be drawn on."""
        wide, high = self._size
        data = zlib.decompress(self._data, bufsize=4 * wide * high)
        return ready(pygame.image.frombuffer(data, self._size, _ORDER))
