"""The pictures of the places: the ground of the window, and small ones to choose a place by."""

from collections import OrderedDict

import pygame

from tonk.ui import art

_KEPT = 2
"""Grounds as large as the window that are kept: this place's and the last one's."""


class Grounds:
    """Makes the pictures of the places, and keeps the last of them."""

    def __init__(self) -> None:
        self._grounds: OrderedDict[tuple[str, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._pictures: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def ground(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """The table and what is around it: opaque, and the same object for the same place and size.

        Args:
            place: One of the places of the settings.
            size: Width and height in pixels.

        Raises:
            KeyError: There is no such place.
        """
        key = (place, size)
        if key not in self._grounds:
            for other in [known for known in self._grounds if known[1] != size]:
                del self._grounds[other]
            self._grounds[key] = art.felt(size)
            while len(self._grounds) > _KEPT:
                self._grounds.popitem(last=False)
        self._grounds.move_to_end(key)
        return self._grounds[key]

    def picture(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """A small picture of a place, opaque, kept for good: there are few places and few sizes.

        Raises:
            KeyError: There is no such place.
        """
        key = (place, size)
        if key not in self._pictures:
            self._pictures[key] = art.felt(size)
        return self._pictures[key]
