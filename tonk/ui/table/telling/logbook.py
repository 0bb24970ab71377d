"""The log of the hand being played: every move in words, which scrolls, and the news since somebody last looked."""

from collections.abc import Sequence

import pygame

from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.session.match.match import who_cuts
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress, Wheel
from tonk.ui.table.telling.log_and_prompt import Heading
from tonk.words.seals import lifted_line, seal_line
from tonk.words.table.dealers_choice import choice_line
from tonk.words.table.log import cut_line, log_lines

_NEWS = 6
"""The number of lines of news on the curtain."""
_LEAST_SHOWN = 6
"""The number of lines that stay visible however far the log is scrolled back."""


class Logbook:
    """The lines of one hand.

    Args:
        heading: The heading above them.

    Attributes:
        heading: The heading above them.
        lines: All lines, the newest last.
    """

    def __init__(self, heading: Heading) -> None:
        self.heading = heading
        self.lines: list[str] = []
        self._back = 0
        self._turned = False
        self._read = 0

    def begin(self, match: TableGame, reader: Seat | None) -> None:
        """Begin the log of a hand, with the cut, if there was one, and everything so far."""
        names = match.plan.table_names
        self.lines = [cut_line(match.cuts, names, match.dealer)] if match.cuts and match.hand_number == 1 else []
        if match.plan.rules.twists:
            self.lines.append(choice_line(names, match.dealer, match.kinds, always=match.plan.always is not None))
        self._add_seal(match)
        self._read = 0
        self.add(match, match.events, reader)

    def _add_seal(self, match: TableGame) -> None:
        """Add the seal of the deck, if it is shown, and the cut, before anything of the deal."""
        if match.seal is None:
            return
        self.lines.append(seal_line(match.fingerprint))
        cutter = who_cuts(match.plan.players, match.dealer)
        if match.lifted and cutter is not None:
            self.lines.append(lifted_line(match.plan.table_names, cutter, match.lifted))

    def add(self, match: TableGame, happened: Sequence[Event], reader: Seat | None) -> None:
        """Add lines about events; ``reader`` alone may know what it drew.

        Args:
            match: The match.
            happened: The events.
            reader: The reading seat; None for several readers.
        """
        self.lines += log_lines(happened, match.plan.table_names, reader, match.position)
        self._back = 0

    def handle(self, event: Input, box: Box) -> bool:
        """Scroll by the wheel over the log, or by Page Up and Page Down; return True if the input was used."""
        match event:
            case Wheel(pos, dy) if box.contains(pos):
                self.turn(dy)
            case KeyPress(key=pygame.K_PAGEUP | pygame.K_PAGEDOWN as key):
                self.turn(1.0 if key == pygame.K_PAGEUP else -1.0)
            case _:
                return False
        return True

    def turn(self, way: float) -> None:
        """Scroll back (positive) or forward by a line."""
        self._back = max(0, min(len(self.lines) - _LEAST_SHOWN, self._back + (1 if way > 0 else -1)))
        self._turned = True

    def update(self) -> bool:
        """Return whether it has been scrolled since the last call, so that it must be redrawn."""
        turned, self._turned = self._turned, False
        return turned

    def shown(self, unrevealed: int = 0) -> list[str]:
        """Return the lines up to the scroll position, without the newest ones that must not be shown yet.

        Args:
            unrevealed: The number of newest events kept back until they have been seen.
        """
        return self.lines[: len(self.lines) - max(self._back, unrevealed)]

    @property
    def read(self) -> bool:
        """Return whether it has been read."""
        return bool(self._read)

    def news(self) -> list[str]:
        """Return the lines since it was last read, as many as fit on the curtain."""
        return self.lines[max(self._read, len(self.lines) - _NEWS) :]

    def mark_read(self) -> None:
        """Mark all of it as read."""
        self._read = len(self.lines)


def bots_choice(match: TableGame) -> str:
    """Return the sentence about the twists that a dealing bot put into play, or ""."""
    plan, dealer = match.plan, match.dealer
    if plan.always is not None or len(plan.twist_choices) == 1 or plan.players[dealer].is_person:
        return ""
    return choice_line(plan.table_names, dealer, match.kinds)
