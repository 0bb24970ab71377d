"""The keys of tunes and fanfares, and a fanfare in a key that fits the tune which plays."""

import io
import wave
from collections.abc import Mapping
from types import MappingProxyType

import pygame

from tonk.ui.shell.music import RATE, bytes_of_sample

_NOTES = {"C": 0, "Db": 1, "D": 2, "Eb": 3, "E": 4, "F": 5, "Gb": 6, "G": 7, "Ab": 8, "A": 9, "Bb": 10, "B": 11}
_TUNES = {
    "two-lamps": "Eb",
    "late-table": "F",
    "side-street": "C",
    "embers": "C",
    "long-march": "D",
    "petit-matin": "Bb",
    "rue-des-lilas": "C",
    "night-mail": "A",
    "last-platform": "F",
    "quiet-hands": "D",
    "green-baize": "Ab",
    "low-deadwood": "Db",
    "screen-door": "G",
    "last-call": "F",
}
KEYS: Mapping[str, int] = MappingProxyType({tune: _NOTES[key] for tune, key in _TUNES.items()})
"""The major key whose notes each tune has, in half-steps over C; for a tune in minor it is the relative one."""
_FANFARES = {
    "win": "Eb Eb Eb",
    "tonk": "Eb Eb Eb",
    "out": "G F A",
    "held": "D C E",
    "run": "D C E",
    "wild": "C Bb",
    "bonus": "Eb Db",
    "gin": "G F",
    "undercut": "Eb Db",
    "thirty-one": "D C",
    "match": "Bb Ab",
    "champion": "Bb Ab",
}
FANFARES: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {name: tuple(_NOTES[key] for key in keys.split()) for name, keys in _FANFARES.items()}
)
"""The key in which each file of a fanfare is kept."""
_TONES = {
    **{f"count{step}": "C" for step in range(1, 6)},
    "life": "C",
    "yours": "C",
    "coach": "C",
    "hint": "D",
    "lesson": "A",
}
IN_KEYS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {**FANFARES, **{name: (_NOTES[key],) for name, key in _TONES.items()}}
)
"""The same for all sounds that have notes: those of a count are the five of a key that its neighbours have too."""
_FITTING = 0, 7, 5
"""Half-steps over a tune's key of the keys that share all its notes, or all but one."""


def shift(key: int, tune: str | None) -> int:
    """Return the half-steps by which a fanfare in a key is to be moved to fit a tune: at most two, up or down."""
    if tune is None or tune not in KEYS:
        return 0
    ways = ((KEYS[tune] + above - key + 6) % 12 - 6 for above in _FITTING)
    return min(ways, key=abs)


def moved(sound: pygame.mixer.Sound, half_steps: int) -> pygame.mixer.Sound:
    """Return a sound that many half-steps higher, and as much quicker: the mixer reads it as if of another rate."""
    if not half_steps:
        return sound
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setnchannels(bytes_of_sample() // 2)
        file.setsampwidth(2)
        file.setframerate(round(RATE * 2 ** (half_steps / 12)))
        file.writeframes(sound.get_raw())
    data.seek(0)
    return pygame.mixer.Sound(data)
