"""A cache of drawn pictures with one memory limit for all; the cheapest to draw again are dropped first.

A picture costs time once, and memory as long as it is cached. A limit for each kind of picture would have to allow for
its worst moment; one limit for all is enough for what is or was just on the screen. A moving card needs another picture
in every frame, and these must not push out a face that takes thirty times as long to draw.
"""

import time
from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from heapq import heapify, heappop, heappush
from itertools import count
from typing import NamedTuple, ParamSpec
from weakref import WeakKeyDictionary, WeakValueDictionary, finalize

import pygame

_LEAST_BYTES = 24 * 1024 * 1024
_BYTES_FOR_A_PIXEL = 18
"""The bytes allowed for each pixel of the window, since pictures in a larger window are larger."""
_MOST_USES = 8
"""The most uses that count, so that a picture used all evening can still be dropped once it is no longer needed."""
_LEFT_WAITING = 500
"""The entries of dropped caches that may stay in the queue, because clearing it for each cache would take longer."""
_FAR_LARGER = 3
"""The ratio of window sizes from which the larger window's allowance is lost; full screen and back redraws nothing."""

_Asked = ParamSpec("_Asked")
_Key = tuple[int, Hashable]
"""The number of a cache, and what it calls the picture."""


@dataclass(slots=True)
class _Kept:
    """A cached picture.

    Attributes:
        picture: The picture.
        size: Its size in bytes.
        worth: The seconds that drawing it took, per byte.
        rank: Its worth times its uses, plus the cache's inflation when it was last used; the lowest is dropped first.
        uses: The number of times it was used, up to a limit.
    """

    picture: pygame.Surface
    size: int
    worth: float
    rank: float
    uses: int = 1


class _Waiting(NamedTuple):
    """An entry in the queue for dropping: a picture's rank when it was queued, and a serial number."""

    rank: float
    number: int
    key: _Key


class PictureRoom:
    """The memory that cached pictures share.

    It drops the picture of lowest rank ("GreedyDual-Size-Frequency", Cherkasova 1998). Each drop raises the rank that
    new uses start from, so pictures that were slow to draw but are no longer used are dropped eventually. A dropped
    picture is found again as long as anything else holds it, such as the last frame.

    Args:
        most_bytes: The limit for all of them together.
        stopwatch: Returns seconds, for measuring drawing times.
    """

    def __init__(self, most_bytes: int, stopwatch: Callable[[], float] = time.thread_time) -> None:
        self._most_bytes = self._least_bytes = most_bytes
        self._stopwatch = stopwatch
        self._bytes = 0
        self._kept: dict[_Key, _Kept] = {}
        self._names: defaultdict[int, set[Hashable]] = defaultdict(set)  # the cached pictures of each cache
        self._queue: list[_Waiting] = []
        self._numbers = count()
        self._come_to = 0.0
        self._parts = 0.0
        self._took: WeakKeyDictionary[pygame.Surface, float] = WeakKeyDictionary()
        self._gone: defaultdict[int, WeakValueDictionary[Hashable, pygame.Surface]] = defaultdict(WeakValueDictionary)

    def allow(self, most_bytes: int) -> None:
        """Raise the limit to this many bytes, whatever the window."""
        self._least_bytes = max(self._least_bytes, most_bytes)
        self._most_bytes = max(self._most_bytes, most_bytes)

    def fit(self, window: tuple[int, int]) -> None:
        """Set the limit for a window with this many pixels, dropping the allowance for a far larger one."""
        shown = window[0] * window[1] * _BYTES_FOR_A_PIXEL
        wanted = max(self._least_bytes, shown)
        if wanted > self._most_bytes or shown * _FAR_LARGER < self._most_bytes:
            self._most_bytes = wanted
        self._make_room(0)

    def get(self, key: _Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture with this key, drawing it if it isn't cached."""
        kept = self._kept.get(key)
        if kept is not None:
            kept.uses = min(kept.uses + 1, _MOST_USES)
            kept.rank = self._come_to + kept.worth * kept.uses
            return kept.picture
        cache, name = key
        picture = self._gone[cache].get(name) or self._made(make)
        self._keep(key, picture)
        return picture

    def put(self, key: _Key, picture: pygame.Surface, seconds: float) -> None:
        """Cache a picture that was drawn elsewhere, part by part.

        Args:
            key: Its key.
            picture: The picture.
            seconds: The time that all its parts took.
        """
        self._took[picture] = seconds
        self.get(key, lambda: picture)

    def _made(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Draw a picture and measure the time, without the time of pictures it is made from."""
        others, self._parts = self._parts, 0.0
        began = self._stopwatch()
        picture = make()
        took = self._stopwatch() - began
        self._took.setdefault(picture, took - self._parts)
        self._parts = others + took
        return picture

    def _keep(self, key: _Key, picture: pygame.Surface) -> None:
        """Cache a picture, dropping others if necessary."""
        size = _size_of(picture) + _size_of_parts(key[1])
        self._make_room(size)
        worth = self._took.get(picture, 0.0) / max(1, size)  # one without pixels takes no memory
        kept = self._kept[key] = _Kept(picture, size, worth, self._come_to + worth)
        self._names[key[0]].add(key[1])
        self._bytes += size
        heappush(self._queue, _Waiting(kept.rank, next(self._numbers), key))

    def _make_room(self, size: int) -> None:
        while self._queue and self._bytes + size > self._most_bytes:
            self._let_go()

    def _let_go(self) -> None:
        """Drop the picture at the head of the queue, unless it was used since it was queued."""
        rank, number, key = heappop(self._queue)
        kept = self._kept.get(key)
        if kept is None:
            return  # its cache was cleared meanwhile
        if kept.rank > rank:
            heappush(self._queue, _Waiting(kept.rank, number, key))
            return
        cache, name = key
        del self._kept[key]
        self._names[cache].discard(name)
        self._gone[cache][name] = kept.picture
        self._bytes -= kept.size
        self._come_to = rank

    def __contains__(self, key: _Key) -> bool:
        return key in self._kept

    def clear(self, cache: int) -> None:
        """Drop all pictures of a cache."""
        self._gone.pop(cache, None)
        names = self._names.pop(cache, ())
        for name in names:
            self._bytes -= self._kept.pop((cache, name)).size
        if len(self._queue) > 2 * len(self._kept) + _LEFT_WAITING:
            self._queue = [one for one in self._queue if one.key in self._kept]
            heapify(self._queue)


ROOM = PictureRoom(_LEAST_BYTES)
"""The shared memory of this process's window."""

_numbers = count()


class PictureCache:
    """Caches pictures by key, as long as there is memory.

    Args:
        room: The memory that it shares with other caches.
    """

    def __init__(self, room: PictureRoom = ROOM) -> None:
        self._room, self._number = room, next(_numbers)
        self._held: dict[Hashable, pygame.Surface] = {}
        finalize(self, room.clear, self._number).atexit = False

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture with this key, drawing it if it isn't cached."""
        return self._room.get((self._number, key), make)

    def put(self, key: Hashable, picture: pygame.Surface, seconds: float) -> None:
        """Cache a picture that was drawn elsewhere (`PictureRoom.put` has the arguments)."""
        self._room.put((self._number, key), picture, seconds)

    def hold(self, key: Hashable, picture: pygame.Surface) -> None:
        """Hold a picture that was drawn ahead until it is released; pictures in use can't push it out."""
        self._held[key] = picture

    def holds(self, key: Hashable) -> bool:
        """Return whether a picture is held."""
        return key in self._held

    def release(self) -> None:
        """Hold no picture any longer."""
        self._held.clear()

    def __contains__(self, key: Hashable) -> bool:
        return (self._number, key) in self._room

    def clear(self) -> None:
        """Drop all pictures."""
        self._room.clear(self._number)


def kept(draw: Callable[_Asked, pygame.Surface]) -> Callable[_Asked, pygame.Surface]:
    """Cache the pictures that a function draws, by its arguments.

    Args:
        draw: The function; its arguments must be hashable.
    """
    cache = PictureCache()

    @wraps(draw)
    def drawn(*args: _Asked.args, **options: _Asked.kwargs) -> pygame.Surface:
        return cache.get((*args, *options.items()), lambda: draw(*args, **options))

    return drawn


def _size_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


def _size_of_parts(key: Hashable) -> int:
    """Return the size of the pictures in a key, which are held by the picture made from them."""
    return sum(_size_of(part) for part in key if isinstance(part, pygame.Surface)) if isinstance(key, tuple) else 0
