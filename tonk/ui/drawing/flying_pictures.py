"""Pictures of moving cards: if many move at once, only some of them are redrawn in each frame."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

_TURNED_AT_ONCE = 3
"""The most cards rotated in a frame. Rotating one takes a millisecond, and nobody notices a frame's delay."""
_RECENT = 0.05
"""The seconds for which a picture is as good as a new one."""


class _Last(NamedTuple):
    """The last picture of a card: its content, its rotation, and the picture itself."""

    shows: Hashable
    turned: Hashable
    picture: pygame.Surface


class FlyingPictures:
    """Gives each moving card a picture as recent as time allows; its place is always exact."""

    def __init__(self) -> None:
        self._last: dict[Hashable, _Last] = {}
        self._now: dict[Hashable, _Last] = {}
        self._behind: list[Hashable] = []
        self._next: set[Hashable] = set()
        self._free, self._at = 0, -1.0

    def begin(self, now: float) -> None:
        """Begin the frame of this time; a frame drawn twice stays the same."""
        again, recent = now == self._at, now - self._at <= _RECENT
        self._last, self._now, self._at = self._now if recent else {}, {}, now
        self._behind = [card for card in self._behind if card in self._last]
        self._next = set() if again else set(self._behind[:_TURNED_AT_ONCE])
        self._free = 0 if again else _TURNED_AT_ONCE - len(self._next)

    def picture(
        self, card: Hashable, shows: Hashable, turned: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return the picture of a card: a new one, or the last frame's if other cards go first.

        Args:
            card: The name of the card.
            shows: The content that a reusable picture must show: its face and look.
            turned: Its present rotation and size.
            make: Makes the picture as it would be now.
        """
        last = self._last.get(card)
        if last is None or last.shows != shows or (last.turned != turned and self._may_turn(card)):
            last = _Last(shows, turned, make())
        if last.turned == turned and card in self._behind:
            self._behind.remove(card)  # it has turned back by itself, and waits no longer
        self._now[card] = last
        return last.picture

    def _may_turn(self, card: Hashable) -> bool:
        """Return whether it is a card's turn; those that have waited longest come first."""
        if card in self._next:
            self._behind.remove(card)
            return True
        if self._free > 0:
            self._free -= 1
            return True
        if card not in self._behind:
            self._behind.append(card)
        return False
