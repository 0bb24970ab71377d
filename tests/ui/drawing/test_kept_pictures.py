"""Caches of pictures that share one room, from which the picture that is redrawn fastest is dropped first."""

from itertools import chain, cycle

import pygame

from tonk.ui.drawing.folded_pictures import FoldedPicture
from tonk.ui.drawing.kept_pictures import PictureCache, PictureRoom

_SIDE = 8
_BYTES = 4 * _SIDE * _SIDE


def _picture() -> pygame.Surface:
    return pygame.Surface((_SIDE, _SIDE), pygame.SRCALPHA)


def test_of_pictures_as_soon_drawn_the_one_used_longest_ago_makes_way() -> None:
    """Of pictures that take equally long to draw, the least recently used one is dropped, whichever cache holds it."""
    room = PictureRoom(2 * _BYTES, lambda: 0.0)
    faces, shapes = PictureCache(room), PictureCache(room)
    for name in ("first", "second"):
        faces.get(name, _picture)
    shapes.get("third", _picture)
    assert ["first" in faces, "second" in faces, "third" in shapes] == [False, True, True]


def test_a_picture_that_takes_long_to_draw_outlives_many_that_do_not() -> None:
    """A picture that takes long to draw outlives several that do not."""
    times = chain((0.0, 8.0), cycle((0.0, 1.0)))
    room = PictureRoom(2 * _BYTES, lambda: next(times))
    cache = PictureCache(room)
    left = []
    for name in ("dear", *range(20)):
        cache.get(name, _picture)
        left.append("dear" in cache)
    assert left.index(False) in range(7, 12)


def test_a_picture_that_is_asked_for_often_outlives_those_that_are_not() -> None:
    """A picture that is used often outlives pictures that are used once."""
    times = cycle((0.0, 1.0))
    cache = PictureCache(PictureRoom(2 * _BYTES, lambda: next(times)))
    for _again in range(3):
        cache.get("often", _picture)
    for name in range(3):
        cache.get(name, _picture)
    assert ["often" in cache, 1 in cache, 2 in cache] == [True, False, True]


def test_a_picture_that_somebody_holds_is_not_drawn_again() -> None:
    """A picture that is still in use stays the same object, even if there is no room for it."""
    cache = PictureCache(PictureRoom(_BYTES))
    held = cache.get("held", _picture)
    cache.get("other", _picture)
    assert "held" not in cache
    assert cache.get("held", _picture) is held


def test_a_picture_drawn_ahead_is_there_until_it_is_released() -> None:
    """A held picture is found again however many others need the room; released, it makes way like any other."""
    cache = PictureCache(PictureRoom(_BYTES))
    ahead = cache.get("ahead", _picture)
    cache.hold("ahead", ahead)
    number = id(ahead)
    del ahead
    cache.get("other", _picture)
    assert cache.holds("ahead")
    assert id(cache.get("ahead", _picture)) == number
    cache.release()
    assert not cache.holds("ahead")
    cache.get("other", _picture)
    assert "ahead" not in cache


def test_room_is_free_again_when_a_cache_is_gone() -> None:
    """A cache that is deleted frees its part of the room."""
    room = PictureRoom(_BYTES)
    left, stays = PictureCache(room), PictureCache(room)
    left.get("page", _picture)
    del left
    stays.get("table", _picture)
    assert room._bytes == _BYTES


def test_a_window_leaves_its_room_to_one_a_little_smaller_and_not_to_a_tiny_one() -> None:
    """The room stays as large for a slightly smaller window, and shrinks for a tiny one."""
    room = PictureRoom(_BYTES)
    cache = PictureCache(room)
    kept = []
    for wide in (100, 60, 8):
        room.fit((wide, 10))
        for name in range(80):
            cache.get(name, _picture)
        kept.append(room._bytes)
    assert kept == [1000 * 18 // _BYTES * _BYTES, 1000 * 18 // _BYTES * _BYTES, 80 * 18 // _BYTES * _BYTES]


def test_a_folded_picture_unfolds_as_it_was() -> None:
    """Folding and unfolding a picture keeps its colours and opacities."""
    picture = _picture()
    picture.fill((200, 90, 30, 120), (1, 2, 3, 4))
    assert pygame.image.tobytes(FoldedPicture(picture).unfold(), "RGBA") == pygame.image.tobytes(picture, "RGBA")


def test_a_picture_without_pixels_is_kept_too() -> None:
    """A picture without pixels, such as a shadow in a tiny window, can be kept."""
    empty = pygame.Surface((0, 3), pygame.SRCALPHA)

    assert PictureCache(PictureRoom(_BYTES)).get("none", lambda: empty) is empty


def test_a_picture_painted_in_parts_is_kept_for_what_they_took() -> None:
    """A picture that was painted in parts is kept according to the total time of its parts."""
    room = PictureRoom(4 * 100, stopwatch=lambda: 0.0)
    slow, quick, third = (pygame.Surface((5, 10)) for _ in range(3))
    room.put((1, "slow"), slow, 2.0)
    room.get((1, "quick"), lambda: quick)
    room.get((1, "third"), lambda: third)
    assert (1, "slow") in room
    assert (1, "quick") not in room
