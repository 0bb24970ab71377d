"""The scenery behind everything: the place of each rule set, or one place fading into the next."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.motion import ease_in_out
from tonk.ui.drawing.places.place_pictures import PlacePictures

HOMES: Mapping[str, str] = MappingProxyType(
    {
        "jazz-club": "club",
        "pagat": "plain",
        "speno-1992": "camp",
        "black-company": "camp",
        "descente": "cafe",
        "terminus-frore": "station",
        "twists": "club",
        "gin": "cardroom",
        "knock-rummy": "porch",
        "thirty-one": "bar",
    }
)

ELSEWHERE = "club"
"""The place for house rules that the player made."""


def place_of(rules_id: str) -> str:
    """The name of the place where the rule set of this id is played."""
    return HOMES.get(rules_id, ELSEWHERE)


BACKS: Mapping[str, str] = MappingProxyType(
    {
        "club": "medal",
        "camp": "raven",
        "cafe": "deco",
        "cafe-evening": "deco",
        "station": "frost",
        "plain": "medal",
        "cardroom": "medal",
        "porch": "deco",
        "bar": "deco",
    }
)
"""The card back of each place; backs that must be earned belong to none."""


Layer = tuple[pygame.Surface, int]
"""A picture as large as the window, and its opacity, 0 to 255."""


class Scenery:
    """Changes the table beneath the cards without a jerk: the next is painted step by step, then it fades in.

    Args:
        pictures: The pictures of the places.
    """

    def __init__(self, pictures: PlacePictures) -> None:
        self._pictures = pictures
        self._size = (0, 0)
        self._place = self._asked = ""
        self._shown: pygame.Surface | None = None
        self._next: tuple[str, pygame.Surface, float] | None = None

    @property
    def settled(self) -> bool:
        """Return whether the requested place is shown; until then no other place may be painted.

        Painting a place discards other unfinished ones, so alternating between two would never finish.
        """
        return self._next is None and self._place == self._asked

    def layers(self, place: str, size: tuple[int, int], now: float, seconds: float) -> tuple[list[Layer], bool]:
        """Return the pictures to draw, and whether they change in the next frame.

        Args:
            place: The place of the table.
            size: The size of the window, in pixels.
            now: The context's seconds.
            seconds: The duration of a change; 0 if it is not visible.

        Raises:
            KeyError: There is no such place.
        """
        self._asked = place
        if self._next is not None and self._next[0] != place:
            self._arrive()
        if self._shown is not None and size != self._size and seconds > 0:
            # While a window is being resized, the last picture is stretched, because painting takes longer.
            self._arrive()
            self._shown, self._size, self._place = pygame.transform.smoothscale(self._shown, size), size, ""
        if seconds <= 0 or self._shown is None or place == self._place:
            return [(self._settle(place, size), 255)], False
        if self._next is None:
            ground = self._pictures.step(place, size)
            if ground is None:
                return [(self._shown, 255)], True
            self._next = (place, ground, now)
        share = (now - self._next[2]) / seconds
        if share >= 1.0:
            return [(self._settle(place, size), 255)], False
        return [(self._shown, 255), (self._next[1], round(255 * ease_in_out(max(0.0, share))))], True

    def _settle(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """Show this place and no other."""
        self._arrive()
        self._place, self._size = place, size
        self._shown = self._pictures.ground(place, size)
        return self._shown

    def _arrive(self) -> None:
        """End the fading in."""
        if self._next is not None:
            self._place, self._shown, _ = self._next
            self._next = None
