"""Every audible event of the interface, and its sound, in one place."""

import math
from collections.abc import Callable, Mapping
from enum import Enum, auto
from types import MappingProxyType


class Cue(Enum):
    """An audible event; if several occur in one step, only the last of this list is heard."""

    NUDGED = auto()
    """A slider or a number has moved by a step."""
    AT_STOCK = auto()
    """The keyboard has come to the stock, the discards or a spread, whose contents are spoken."""
    AT_DISCARDS = auto()
    AT_SPREAD = auto()
    PRESSED = auto()
    CHOSEN = auto()
    """Another of a few values, or a card of the hand, was chosen."""
    SWITCHED_ON = auto()
    SWITCHED_OFF = auto()
    PAGE_CLOSED = auto()
    PAGE_OPENED = auto()
    REFUSED = auto()
    """Something can't be done now."""
    TIME_SHORT = auto()
    """One of the last seconds to answer has begun."""
    YOUR_TURN = auto()
    HINT_GIVEN = auto()
    LESSON_SPOKE = auto()
    COACH_SPOKE = auto()


SOUNDS: Mapping[Cue, str] = MappingProxyType(
    {
        Cue.NUDGED: "nudge",
        Cue.AT_STOCK: "stock",
        Cue.AT_DISCARDS: "discards",
        Cue.AT_SPREAD: "spread",
        Cue.PRESSED: "press",
        Cue.CHOSEN: "choose",
        Cue.SWITCHED_ON: "on",
        Cue.SWITCHED_OFF: "off",
        Cue.PAGE_CLOSED: "closes",
        Cue.PAGE_OPENED: "opens",
        Cue.REFUSED: "refused",
        Cue.TIME_SHORT: "short",
        Cue.YOUR_TURN: "yours",
        Cue.HINT_GIVEN: "hint",
        Cue.LESSON_SPOKE: "lesson",
        Cue.COACH_SPOKE: "coach",
    }
)
"""The names of their sounds, in the order in which they are needed."""

SPEAKING = frozenset({Cue.HINT_GIVEN, Cue.LESSON_SPOKE, Cue.COACH_SPOKE})
"""Those that begin words to be read, for which music is lowered."""


_LAST_SECONDS = 5


class LastSeconds:
    """Ticks at the beginning of each of the last few seconds to answer.

    Args:
        note: Takes the cue.
    """

    def __init__(self, note: Callable[[Cue], None]) -> None:
        self._note = note
        self._second = _LAST_SECONDS + 1

    def follow(self, left: float | None) -> None:
        """Take the seconds left; None without a limit."""
        second = _LAST_SECONDS + 1 if left is None else min(math.ceil(left), _LAST_SECONDS + 1)
        if 0 < second < self._second:
            self._note(Cue.TIME_SHORT)
        self._second = second


class InterfaceSounds:
    """Gathers the cues of a step, so that a press that opens a page is one sound and not two.

    Args:
        play: Plays the sound of a name.
        give_way: Lowers the music for a while.
    """

    def __init__(self, play: Callable[[str], None], give_way: Callable[[], None]) -> None:
        self._play, self._give_way = play, give_way
        self._noted: set[Cue] = set()

    def note(self, cue: Cue) -> None:
        """Note a cue to be heard at the end of this step."""
        self._noted.add(cue)

    def sound(self) -> None:
        """Play the noted cue."""
        if not self._noted:
            return
        if self._noted & SPEAKING:
            self._give_way()
        self._play(SOUNDS[max(self._noted, key=lambda cue: cue.value)])
        self._noted.clear()
