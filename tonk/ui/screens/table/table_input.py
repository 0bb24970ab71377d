"""The order in which the parts of a table get keys and presses."""

from collections.abc import Callable

import pygame

from tonk.ui.drawing.viewport import Point
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerUp
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.panels.coach_panel import CoachPanel
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.hint_lamp import HintLamp
from tonk.ui.table.panels.teacher import Teacher
from tonk.ui.table.places.under_point import EDGE, FELT, SEAT
from tonk.ui.table.telling.logbook import Logbook

_BARE = (FELT, EDGE, SEAT)
"""Places where a press has no other meaning, and so speeds up motion."""
_SKIP_KEYS = (pygame.K_ESCAPE, pygame.K_SPACE)


class TableInput:
    """Gives each key and press to its part of the table: panels, buttons and keys first, then cards.

    Args:
        pointer: The pointer, for cards.
        controls: The buttons and keys.
        teacher: The teacher beside the table.
        log: The log of the hand.
        speaking: The coach's panel, and the lamp that shows a hint.
        skip: Finishes motions; returns True if there were any.

    Attributes:
        pointed: The point of the last press; None after a key.
    """

    def __init__(
        self,
        pointer: PointerController,
        controls: Controls,
        teacher: Teacher,
        log: Logbook,
        speaking: tuple[CoachPanel, HintLamp],
        skip: Callable[[], bool],
    ) -> None:
        self._pointer, self._controls = pointer, controls
        self._teacher, self._log = teacher, log
        self._coach, self._lamp = speaking
        self._skip = skip
        self.pointed: Point | None = None

    def handle(self, event: Input) -> None:
        """Give input to panels, keys and buttons first, then to the cards."""
        if self.reads(event) or self._coach.handle(event):
            return
        if isinstance(event, PointerUp | KeyPress):
            self.pointed = event.pos if isinstance(event, PointerUp) else None
        if isinstance(event, KeyPress) and self._skips_by(event):
            return
        if self._lamp.handle(event) or (isinstance(event, KeyPress) and self._controls.key(event)):
            return
        if not self._controls.handle(event):
            if isinstance(event, PointerDown) and self._pointer.spot_at(event.pos).kind in _BARE:
                self._skip()
            self._pointer.handle(event)

    def reads(self, event: Input) -> bool:
        """Take input for the log or a lesson, which are read even after the hand; return True if it was used."""
        return self._teacher.handle(event) or self._log.handle(event, self._coach.log)

    def _skips_by(self, event: KeyPress) -> bool:
        return event.key in _SKIP_KEYS and not event.repeat and self._skip()

    def call_off(self) -> None:
        """Cancel any press, since a page that opens takes its release."""
        self._pointer.let_go()
        self._controls.handle(PointerCancel())
        self._teacher.handle(PointerCancel())
