"""Pictures that are kept once they are drawn: all share one room, and the one used longest ago goes first.

A picture costs time once and memory for as long as it is kept. A limit for each kind of picture would be room for the
worst moment of each; one for all of them is room for what is on the screen and was there a moment ago.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from typing import NamedTuple, ParamSpec
from weakref import WeakValueDictionary, finalize

import pygame

_LEAST_BYTES = 24 * 1024 * 1024
_BYTES_FOR_A_PIXEL = 18
"""The room for pictures to the pixels of the window: those of a larger one are larger."""

_Asked = ParamSpec("_Asked")
_Key = tuple[int, Hashable]
"""The number of a cache, and what it calls the picture."""


class _Kept(NamedTuple):
    """A picture and the room that it takes, in bytes."""

    picture: pygame.Surface
    size: int


class PictureRoom:
    """The room that pictures share.

    One that has gone is found again as long as somebody else holds it, such as the last frame.

    Args:
        most_bytes: So much may all of them take together.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[_Key, _Kept] = OrderedDict()
        self._names: defaultdict[int, set[Hashable]] = defaultdict(set)  # of what is kept, for each cache
        self._gone: defaultdict[int, WeakValueDictionary[Hashable, pygame.Surface]] = defaultdict(WeakValueDictionary)

    def allow(self, most_bytes: int) -> None:
        """Let the pictures take so much from the next one on, if that is more than they may now."""
        self._most_bytes = max(self._most_bytes, most_bytes)

    def fit(self, window: tuple[int, int]) -> None:
        """Have room for what a window of so many pixels shows."""
        self.allow(window[0] * window[1] * _BYTES_FOR_A_PIXEL)

    def get(self, key: _Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture with this key, made when it is not there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept.picture
        cache, name = key
        picture = self._gone[cache].get(name) or make()
        size = _size_of(picture) + _size_of_parts(name)
        self._kept[key] = _Kept(picture, size)
        self._names[cache].add(name)
        self._bytes += size
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            (cache, name), old = self._kept.popitem(last=False)
            self._names[cache].discard(name)
            self._gone[cache][name] = old.picture
            self._bytes -= old.size
        return picture

    def __contains__(self, key: _Key) -> bool:
        return key in self._kept

    def clear(self, cache: int) -> None:
        """Drop all pictures of a cache."""
        for name in self._names.pop(cache, ()):
            self._bytes -= self._kept.pop((cache, name)).size
        self._gone.pop(cache, None)


ROOM = PictureRoom(_LEAST_BYTES)
"""The room of this process's window."""

_numbers = count()


class PictureCache:
    """Keeps pictures by key, as long as there is room.

    Args:
        room: The room that they share with others.
    """

    def __init__(self, room: PictureRoom = ROOM) -> None:
        self._room, self._number = room, next(_numbers)
        finalize(self, room.clear, self._number).atexit = False

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture with this key, made when it is not there."""
        return self._room.get((self._number, key), make)

    def __contains__(self, key: Hashable) -> bool:
        return (self._number, key) in self._room

    def clear(self) -> None:
        """Drop all pictures."""
        self._room.clear(self._number)


def kept(draw: Callable[_Asked, pygame.Surface]) -> Callable[_Asked, pygame.Surface]:
    """Let a function that draws a picture from what it is given draw each only when it is not kept.

    Args:
        draw: The function; what it is given can be a key.
    """
    cache = PictureCache()

    @wraps(draw)
    def drawn(*args: _Asked.args, **options: _Asked.kwargs) -> pygame.Surface:
        return cache.get((*args, *options.items()), lambda: draw(*args, **options))

    return drawn


def _size_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


def _size_of_parts(key: Hashable) -> int:
    """Return the room of the pictures that a key holds, since one is made from them."""
    return sum(_size_of(part) for part in key if isinstance(part, pygame.Surface)) if isinstance(key, tuple) else 0
