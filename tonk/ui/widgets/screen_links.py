"""The parts of a screen that its widgets use: its sounds, its keys and its page of letters."""

from collections.abc import Callable, Sequence
from functools import partial

from tonk.ui.shell.commands import where_of
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue
from tonk.ui.widgets.base import Widget
from tonk.ui.widgets.button import Button, usual_cap
from tonk.ui.widgets.text_field import TextField


class ScreenLinks:
    """Links from the widgets of a group to their screen, set again only after a change."""

    def __init__(self) -> None:
        self._on_cue: Callable[[Cue], None] | None = None
        self._keys: tuple[object, ...] = ()
        self._cap_of: Callable[[int], str] = usual_cap
        self._on_letters: Callable[[TextField], None] | None = None
        self._set: tuple[object, ...] = ()

    def follow(self, ui: UiContext, screen: object) -> None:
        """Take over the sounds, keys and page of letters that apply on a screen."""
        self._on_cue, self._on_letters = ui.cues.note, ui.on_letters
        keys = ui.bindings, where_of(screen), ui.pad
        if keys != self._keys:
            self._keys, self._cap_of = keys, partial(ui.bindings.cap, where=where_of(screen), pad=ui.pad)

    def connect(self, widgets: Sequence[Widget], *, calm: bool) -> None:
        """Link these widgets to the screen, unless they are the same ones as before and nothing has changed.

        Args:
            widgets: The visible widgets of the group.
            calm: Whether they should not move.
        """
        links = calm, self._on_cue, self._cap_of, self._on_letters, widgets
        if links == self._set:
            return
        self._set = links
        for widget in widgets:
            widget.calm = calm
            if self._on_cue is not None:
                widget.on_cue = self._on_cue
            if isinstance(widget, Button):
                widget.cap_of = self._cap_of
            elif isinstance(widget, TextField):
                widget.on_letters = self._on_letters
