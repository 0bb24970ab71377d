"""The blinks of people's eyes, as a function of name and time."""

import zlib
from collections.abc import Iterable
from functools import lru_cache

from tonk.ui.drawing import speeds

_CHANCES = 1 << 32


def shut(name: str, now: float) -> bool:
    """Return whether somebody's eyes are shut for a blink.

    Args:
        name: The name of the person.
        now: Seconds of any clock.
    """
    last, following = _near(name, now)
    return last <= now < last + speeds.BLINK or following <= now < following + speeds.BLINK


def next_change(names: Iterable[str], now: float) -> float:
    """Return when the eyes of any of these people shut or open next: always after ``now``."""
    changes = (edge for name in names for begins in _near(name, now) for edge in (begins, begins + speeds.BLINK))
    return min((edge for edge in changes if edge > now), default=now + speeds.BLINK_EVERY)


def _near(name: str, now: float) -> tuple[float, float]:
    """Return the starts of the blinks around a time: one somewhere in each interval."""
    first = int(now // speeds.BLINK_EVERY)
    return _begins(name, first), _begins(name, first + 1)


@lru_cache(maxsize=32)
def _begins(name: str, stretch: int) -> float:
    chance = zlib.crc32(f"{name} {stretch}".encode()) / _CHANCES
    return (stretch + chance * (1.0 - speeds.BLINK / speeds.BLINK_EVERY)) * speeds.BLINK_EVERY
