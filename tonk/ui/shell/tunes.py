"""The tunes, and where each is played."""

from collections.abc import Mapping
from types import MappingProxyType

from tonk.session.settings import MUSIC_OF_PLACE, MUSIC_OFF, TUNES

_CAFE = ("petit-matin", "rue-des-lilas")
TUNES_OF: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "club": ("two-lamps", "late-table", "side-street"),
        "camp": ("embers", "long-march"),
        "cafe": _CAFE,
        "cafe-evening": _CAFE,
        "station": ("night-mail", "last-platform"),
        "plain": ("quiet-hands", "green-baize"),
        "cardroom": ("low-deadwood", "quiet-hands"),
        "porch": ("screen-door", "embers"),
        "bar": ("last-call", "side-street"),
    }
)
"""The tunes of each place, one after the other."""


def tunes_for(music: str, place: str) -> tuple[str, ...]:
    """Return the tunes for a place, according to the setting of the music.

    Args:
        music: The setting: a tune, or one of its two other values.
        place: The place of the table.
    """
    if music == MUSIC_OFF:
        return ()
    if music == MUSIC_OF_PLACE:
        return TUNES_OF.get(place, ())
    return (music,) if music in TUNES else ()
