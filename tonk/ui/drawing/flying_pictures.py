"""Pictures of cards that move: where many do at once, only some of them are turned in each frame."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

_TURNED_AT_ONCE = 3
"""So many cards are turned in a frame. Turning one takes a millisecond, and nobody sees that it came a frame later."""
_RECENT = 0.05
"""Seconds for which a picture is as good as a new one."""


class _Last(NamedTuple):
    """The picture that a card had in the last frame: what it shows, how that is turned, and the picture itself."""

    shows: Hashable
    turned: Hashable
    picture: pygame.Surface


class FlyingPictures:
    """Gives each card that moves a picture that is as new as there is time for; its place is always the true one."""

    def __init__(self) -> None:
        self._last: dict[Hashable, _Last] = {}
        self._now: dict[Hashable, _Last] = {}
        self._behind: list[Hashable] = []
        self._next: set[Hashable] = set()
        self._free, self._at = 0, -1.0

    def begin(self, now: float) -> None:
        """Begin the frame of this moment; drawn once more, it is as it was."""
        again, recent = now == self._at, now - self._at <= _RECENT
        self._last, self._now, self._at = self._now if recent else {}, {}, now
        self._behind = [card for card in self._behind if card in self._last]
        self._next = set() if again else set(self._behind[:_TURNED_AT_ONCE])
        self._free = 0 if again else _TURNED_AT_ONCE - len(self._next)

    def picture(
        self, card: Hashable, shows: Hashable, turned: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return the picture of a card: a new one, or that of the last frame where it is others' turn.

        Args:
            card: The name of the card.
            shows: What a picture of the last frame must have shown to serve: its face, its look.
            turned: How it is turned now, and how large it is.
            make: Makes the picture as it would be now.
        """
        last = self._last.get(card)
        if last is None or last.shows != shows or (last.turned != turned and self._may_turn(card)):
            last = _Last(shows, turned, make())
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
