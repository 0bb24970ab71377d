"""The edge where keys and pad buttons become the keys that screens know, by the player's bindings."""

from collections.abc import Hashable, Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.shell.commands import Where, where_of
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.focus import TakesText
from tonk.ui.shell.inputs import Input, KeyPress, PadPress, PointerDown
from tonk.ui.shell.pad_strip import draw_strip, entries
from tonk.ui.shell.pads import Pads
from tonk.ui.shell.scanning import Scanning
from tonk.words import bindings as words


class Commanding:
    """Translates key and pad presses by the bindings, and knows whether a pad is in use.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self.pads = Pads()
        self._scanning = Scanning(ui)
        self._drawn: Hashable = None
        ui.on_rumble = self.pads.rumble

    @property
    def _where(self) -> Where:
        return where_of(self._ui.screens.top)

    @property
    def _field(self) -> TakesText | None:
        """Return the text field with focus, in which every key is just itself."""
        focused = next((group.focused for group in self._ui.groups if group.focused is not None), None)
        return focused if isinstance(focused, TakesText) else None

    def meant(self, event: Input) -> Input | None:
        """Return an input as the top screen knows it; None if it means nothing there."""
        meant = self._meant(event)
        return None if meant is None or self._scanning.takes(meant) else meant

    def _meant(self, event: Input) -> Input | None:
        if isinstance(event, KeyPress | PointerDown):
            self._ui.take_pad(None)
        if isinstance(event, KeyPress) and self._field is None:
            return self._ui.bindings.meant(event, self._where)
        if isinstance(event, PadPress):
            self._ui.take_pad(self.pads.maker)
            if self._where is not Where.ASSIGNING:
                return self._pressed(event)
        return event

    def _pressed(self, press: PadPress) -> KeyPress | None:
        """Return the key that a button means; the confirming button opens letters for a text field."""
        bindings, where, field = self._ui.bindings, self._where, self._field
        command = bindings.command_of(press.button, where)
        if command is None or command.name != "confirm" or field is None or field.description.barred is not None:
            return bindings.pressed(press.button, where, repeat=press.repeat)
        if not press.repeat:
            self._ui.on_letters(field)
        return None

    def wakes_at(self) -> float:
        """Return when a held direction repeats or a scan moves on; ``math.inf`` if neither does."""
        return min(self.pads.wakes_at, self._scanning.wakes_at())

    def presses(self, events: Sequence[pygame.Event]) -> Sequence[PadPress]:
        """Return the pad buttons that are pressed or held; give a notice if a pad comes or goes."""
        pads, now = self.pads, self._ui.now
        pads.repeats = self._ui.settings.key_repeat
        self._scanning.update()
        pressed = [press for event in events for press in pads.translate(event, now)] + pads.repeated(now)
        if pads.arrived:
            self._ui.toast(words.pad_found(pads.arrived))
            pads.arrived = ""
        if pads.departed:
            pads.departed = False
            self._ui.take_pad(None)
            self._ui.toast(words.pad_lost())
        return pressed

    def update(self) -> bool:
        """Return whether the strip must be redrawn."""
        return self._shown != self._drawn

    @property
    def _shown(self) -> Hashable:
        ui = self._ui
        return None if ui.pad is None else (ui.bindings, self._where, ui.pad)

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip while a pad is in use."""
        self._drawn = self._shown
        if self._ui.pad is not None and (shown := entries(self._ui.bindings, self._where, self._ui.pad)):
            draw_strip(canvas, shown)
