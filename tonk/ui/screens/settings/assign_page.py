"""The page that waits for a command's new key or pad button."""

from dataclasses import dataclass

import pygame

from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.bindings import FIXED, Bindings
from tonk.ui.shell.commands import COMMANDS, Command, PadButton, Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PadPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _, pgettext
from tonk.words import bindings as words

_WIDTH, _HIGH, _PAD, _BUTTON = 620.0, 250.0, 34.0, 48.0
_ALONE = frozenset(
    (
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_CAPSLOCK,
        pygame.K_UNKNOWN,
    )
)
"""Keys that mean nothing alone."""
_BACK = next(command for command in COMMANDS if command.name == "back")


@dataclass(frozen=True)
class Assignment:
    """An assignment, done or refused.

    Attributes:
        settings: The settings with it.
        sentence: The sentence about it.
    """

    settings: Settings
    sentence: str


def with_key(settings: Settings, bindings: Bindings, command: Command, key: int) -> Assignment:
    """Give a command a key.

    Args:
        settings: The present settings.
        bindings: The present keys.
        command: The command.
        key: The key.
    """
    cap, does = words.key_name(pygame.key.name(key)), words.command_name(command.name)
    if key in FIXED:
        return Assignment(settings, words.keeps_number(cap))
    rivals = bindings.rivals(command, key)
    changed = settings.changed(keys=bindings.with_key(command, key))
    if not rivals:
        return Assignment(changed, words.assigned(does, cap))
    theirs = words.key_name(pygame.key.name(bindings.given_up(command)))
    return Assignment(changed, words.swapped(does, cap, words.command_name(rivals[0].name), theirs))


def with_button(settings: Settings, bindings: Bindings, command: Command, button: PadButton, maker: str) -> Assignment:
    """Give a command a button of a pad.

    Args:
        settings: The present settings.
        bindings: The present buttons.
        command: The command.
        button: The button.
        maker: The maker of the pad.
    """
    cap, does = words.button_name(button.value, maker), words.command_name(command.name)
    rivals, theirs = bindings.button_rivals(command, button), bindings.button(command)
    changed = settings.changed(pad_buttons=bindings.with_button(command, button))
    if not rivals:
        return Assignment(changed, words.assigned(does, cap))
    other = words.command_name(rivals[0].name)
    if theirs is None:
        return Assignment(changed, words.robbed(does, cap, other))
    return Assignment(changed, words.swapped(does, cap, other, words.button_name(theirs.value, maker)))


class AssignPage(SmallPage):
    """Waits for a key or a button; the key for Back leaves everything unchanged.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        command: The command to assign.
    """

    where = Where.ASSIGNING

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services, command: Command) -> None:
        super().__init__(ui, words.command_name(command.name))
        self._services, self._command = services, command
        self._cancel = Button(pgettext("button", "Cancel"), ui.screens.pop)
        self._add(self._cancel)

    def handle(self, event: Input) -> None:
        """Take the first key, or the first button."""
        ui, command = self._ui, self._command
        match event:
            case KeyPress(key=key, repeat=False, ctrl=False, alt=False) if key not in _ALONE:
                if key == ui.bindings.key(_BACK) and command is not _BACK:
                    ui.screens.pop()
                else:
                    self._keep(with_key(ui.settings, ui.bindings, command, key))
            case PadPress(button=button, repeat=False):
                if button is ui.bindings.button(_BACK) and command is not _BACK:
                    ui.screens.pop()
                else:
                    self._keep(with_button(ui.settings, ui.bindings, command, button, ui.pad or words.XBOX))
            case KeyPress() | PadPress():
                pass
            case _:
                self._group.handle(event)

    def _keep(self, assignment: Assignment) -> None:
        self._services.change_settings(assignment.settings)
        self._ui.screens.pop()
        self._ui.toast(assignment.sentence)

    def resized(self, viewport: Viewport) -> None:
        """Place it in the middle of the window."""
        box = self._lie(viewport, min(_WIDTH, viewport.w - 40.0), _HIGH)
        self._cancel.box = Box.around((box.center[0], box.bottom - _PAD - _BUTTON / 2), 200.0, _BUTTON)

    def paint(self, canvas: Canvas) -> None:
        """Draw the request."""
        super().paint(canvas)
        back = self._ui.bindings.key_cap(_BACK)
        asked = _("Press a key, or a button of your pad. {key} leaves it as it is.").format(key=back)
        inner = self._box.inset(_PAD, 0)
        at = (inner.center[0], self._box.y + 100.0)
        canvas.text(at, asked, "body", anchor="midtop", max_width=inner.w, align="center")
