"""Pictures that are kept folded: a tenth of the room, and half a millisecond until they are as they were."""

import zlib
from typing import Final

import pygame

from tonk.ui.drawing.vectors import ready

_ORDER: Final = "BGRA"
_QUICK = 1


class FoldedPicture:
    """A picture with opacity, in little room.

    Args:
        picture: The picture.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        self._size = picture.get_size()
        self._data = zlib.compress(pygame.image.tobytes(picture, _ORDER), _QUICK)

    def unfold(self) -> pygame.Surface:
        """Return the picture as it was; nothing is to be drawn on it."""
        wide, high = self._size
        data = zlib.decompress(self._data, bufsize=4 * wide * high)
        return ready(pygame.image.frombuffer(data, self._size, _ORDER))
