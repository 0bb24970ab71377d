"""The landmarks of the rooms, by which each place is recognized even in the narrow strip visible during play.

They are at both ends of the far side, where no plate covers them, and are sharper than the rest of a room.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tonk.ui.drawing.places.landmark import Landmark
from tonk.ui.drawing.places.landmark_bar import bar_landmarks
from tonk.ui.drawing.places.landmark_cafe import cafe_landmarks
from tonk.ui.drawing.places.landmark_camp import camp_landmarks
from tonk.ui.drawing.places.landmark_card_room import card_room_landmarks
from tonk.ui.drawing.places.landmark_club import club_landmarks
from tonk.ui.drawing.places.landmark_porch import porch_landmarks
from tonk.ui.drawing.places.landmark_station import station_landmarks
from tonk.ui.drawing.viewport import Box


def landmarks(place: str, box: Box) -> tuple[Landmark, ...]:
    """Return the landmarks of a place, from the left; none where it has none.

    Args:
        place: One of the places.
        box: The window, in units.
    """
    return _LANDMARKS[place](box) if place in _LANDMARKS else ()


_LANDMARKS: Mapping[str, Callable[[Box], tuple[Landmark, ...]]] = MappingProxyType(
    {
        "club": club_landmarks,
        "camp": camp_landmarks,
        "cafe": cafe_landmarks,
        "cafe-evening": cafe_landmarks,
        "station": station_landmarks,
        "cardroom": card_room_landmarks,
        "porch": porch_landmarks,
        "bar": bar_landmarks,
    }
)
