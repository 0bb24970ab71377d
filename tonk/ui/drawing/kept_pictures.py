"""Pictures that are kept once they are drawn: all share one room, and those soonest drawn again make way first.

A picture costs time once and memory for as long as it is kept. A limit for each kind of picture would be room for the
worst moment of each; one for all of them is room for what is on the screen and was there a moment ago. A card on its
way, of which every frame wants another picture, must not push out a face that takes as long to draw as thirty of them.
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
"""The room for pictures to the pixels of the window: those of a larger one are larger."""
_MOST_USES = 8
"""So many times a picture counts at most: what was wanted all evening must go too when nobody wants it any more."""
_FAR_LARGER = 3
"""From a window of so many times the pixels no room is left: covering the screen and back draws nothing twice."""

_Asked = ParamSpec("_Asked")
_Key = tuple[int, Hashable]
"""The number of a cache, and what it calls the picture."""


@dataclass(slots=True)
class _Kept:
    """A picture that is kept.

    Attributes:
        picture: The picture.
        size: The room that it takes, in bytes.
        worth: The seconds that drawing it took, for each byte.
        rank: Its worth for each use, and how far the room had come when it was last asked for: the least goes first.
        uses: How often it was asked for, as far as that counts.
    """

    picture: pygame.Surface
    size: int
    worth: float
    rank: float
    uses: int = 1


class _Waiting(NamedTuple):
    """A picture in the queue of those that go: its rank when it was put there, and its number among all that were."""

    rank: float
    number: int
    key: _Key


class PictureRoom:
    """The room that pictures share.

    It drops what has the least rank. Every picture dropped raises the rank that others begin with to its own, so that
    what was dear to draw but is not asked for any more has its turn too ("GreedyDual-Size-Frequency", Cherkasova 1998).
    One that has gone is found again as long as somebody else holds it, such as the last frame.

    Args:
        most_bytes: So much may all of them take together.
        stopwatch: Gives seconds by which drawing is measured.
    """

    def __init__(self, most_bytes: int, stopwatch: Callable[[], float] = time.thread_time) -> None:
        self._most_bytes = self._least_bytes = most_bytes
        self._stopwatch = stopwatch
        self._bytes = 0
        self._kept: dict[_Key, _Kept] = {}
        self._names: defaultdict[int, set[Hashable]] = defaultdict(set)  # of what is kept, for each cache
        self._queue: list[_Waiting] = []
        self._numbers = count()
        self._come_to = 0.0
        self._parts = 0.0
        self._took: WeakKeyDictionary[pygame.Surface, float] = WeakKeyDictionary()
        self._gone: defaultdict[int, WeakValueDictionary[Hashable, pygame.Surface]] = defaultdict(WeakValueDictionary)

    def allow(self, most_bytes: int) -> None:
        """Let the pictures take so much from the next one on whatever the window, if that is more than they may now."""
        self._least_bytes = max(self._least_bytes, most_bytes)
        self._most_bytes = max(self._most_bytes, most_bytes)

    def fit(self, window: tuple[int, int]) -> None:
        """Have room for what a window of so many pixels shows, and no room for what one that was far larger did."""
        shown = window[0] * window[1] * _BYTES_FOR_A_PIXEL
        wanted = max(self._least_bytes, shown)
        if wanted > self._most_bytes or shown * _FAR_LARGER < self._most_bytes:
            self._most_bytes = wanted
        self._make_room(0)

    def get(self, key: _Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture with this key, made when it is not there."""
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
        """Keep a picture that was drawn elsewhere, part by part.

        Args:
            key: Its key.
            picture: The picture.
            seconds: The time that all its parts took.
        """
        self._took[picture] = seconds
        self.get(key, lambda: picture)

    def _made(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Draw a picture, and note how long that took without the pictures that it is made from."""
        others, self._parts = self._parts, 0.0
        began = self._stopwatch()
        picture = make()
        took = self._stopwatch() - began
        self._took.setdefault(picture, took - self._parts)
        self._parts = others + took
        return picture

    def _keep(self, key: _Key, picture: pygame.Surface) -> None:
        """Keep a picture, and let others go where there is no room for all."""
        size = _size_of(picture) + _size_of_parts(key[1])
        self._make_room(size)
        worth = self._took.get(picture, 0.0) / max(1, size)  # one without pixels costs nothing
        kept = self._kept[key] = _Kept(picture, size, worth, self._come_to + worth)
        self._names[key[0]].add(key[1])
        self._bytes += size
        heappush(self._queue, _Waiting(kept.rank, next(self._numbers), key))

    def _make_room(self, size: int) -> None:
        while self._queue and self._bytes + size > self._most_bytes:
            self._let_go()

    def _let_go(self) -> None:
        """Let the picture at the head of the queue go, unless it was asked for since it was put there."""
        rank, number, key = heappop(self._queue)
        kept = self._kept.get(key)
        if kept is None:
            return  # its cache was dropped while the queue was looked through
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
        if names:
            self._queue = [one for one in self._queue if one.key[0] != cache]
            heapify(self._queue)


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

    def put(self, key: Hashable, picture: pygame.Surface, seconds: float) -> None:
        """Keep a picture that was drawn elsewhere (`PictureRoom.put` has the arguments)."""
        self._room.put((self._number, key), picture, seconds)

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
