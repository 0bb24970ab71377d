"""The player's keys and pad buttons: their commands and their names."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import pygame

from tonk.ui.shell.commands import COMMANDS, Command, PadButton, Where, together
from tonk.ui.shell.inputs import KeyPress
from tonk.words import bindings as words

NO_KEY = pygame.K_UNKNOWN
"""The key without a meaning, because its command has another key now."""
FIXED = frozenset(range(pygame.K_0, pygame.K_9 + 1))
"""Keys that can't be assigned, since they choose a card by its number."""

_SPARE: Sequence[int] = (
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_KP_1, pygame.K_KP_9 + 1),
    *range(pygame.K_F1, pygame.K_F12),
)
"""Keys for commands that lose theirs, the first that is free."""

Assigned = tuple[str, ...]
"""Changes as the settings keep them: “command=key” each."""

_BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}


class Bindings:
    """The keys and buttons of all commands.

    Args:
        keys: The keys that the player has assigned, as the settings keep them.
        buttons: The buttons of a pad that the player has assigned.
    """

    def __init__(self, keys: Assigned = (), buttons: Assigned = ()) -> None:
        self._keys: dict[str, int] = {}
        self._buttons: dict[str, PadButton | None] = {}
        self._caps: dict[tuple[int, Where, str | None], str] = {}
        for command, value in _read(keys):
            if value.isdecimal() and int(value) not in FIXED:
                self._keys[command.name] = int(value)
        for command, value in _read(buttons):
            if value in _BUTTONS or not value:
                self._buttons[command.name] = _BUTTONS.get(value)

    # Lookup

    def key(self, command: Command) -> int:
        """Return the key of a command."""
        return self._keys.get(command.name, command.key)

    def shifted(self, command: Command) -> bool:
        """Return whether Shift is held with that key."""
        return command.shift and command.name not in self._keys

    def button(self, command: Command) -> PadButton | None:
        """Return the pad's button of a command, or None."""
        return self._buttons.get(command.name, command.button)

    @property
    def changed(self) -> bool:
        """Return whether anything differs from the defaults."""
        return bool(self._keys or self._buttons)

    def meant(self, event: KeyPress, where: Where) -> KeyPress:
        """Return a key press as the default key that screens know.

        Args:
            event: The key that was pressed.
            where: The place of the screen on top.
        """
        if event.ctrl or event.alt or not self._keys:
            return event
        here = _of(where)
        for command in here:
            if self._keys.get(command.name) == event.key:
                return event._replace(key=command.key, shift=command.shift or event.shift)
        usual = [command for command in here if command.key == event.key and command.shift <= event.shift]
        lost = usual and all(command.name in self._keys for command in usual if command.shift == usual[0].shift)
        return event._replace(key=NO_KEY) if lost else event

    def pressed(self, button: PadButton, where: Where, *, repeat: bool) -> KeyPress | None:
        """Return the key that a pad's button means in this place, or None.

        Args:
            button: The button.
            where: The place of the screen on top.
            repeat: Whether it is only being held.
        """
        command = self.command_of(button, where)
        return None if command is None else KeyPress(command.key, shift=command.shift, repeat=repeat)

    def command_of(self, button: PadButton, where: Where) -> Command | None:
        """Return the command of a pad's button in this place; its own commands come before global ones."""
        found = [command for command in _of(where) if self.button(command) is button]
        return max(found, key=lambda command: command.where not in _GENERAL, default=None)

    # Names

    def cap(self, key: int, where: Where, pad: str | None) -> str:
        """Return the name of the key or button that now does what this default key does.

        Args:
            key: The default key, as screens know it.
            where: The place of the screen.
            pad: The maker of the pad in use; None for the keyboard.
        """
        # Every button asks in every frame.
        if (kept := self._caps.get((key, where, pad))) is None:
            kept = self._caps[key, where, pad] = self._cap(key, where, pad)
        return kept

    def _cap(self, key: int, where: Where, pad: str | None) -> str:
        command = _known_by(key, where)
        if command is None:
            return words.key_name(pygame.key.name(key)) if pad is None else ""
        if pad is not None:
            button = self.button(command)
            own = button is not None and self.command_of(button, where) is command
            return words.button_name(button.value, pad) if button is not None and own else ""
        return self.key_cap(command)

    def key_cap(self, command: Command) -> str:
        """Return the name of the key of a command."""
        key = self.key(command)
        name = words.key_name(pygame.key.name(key))
        return words.with_shift(name) if self.shifted(command) else name

    def in_hand(self, pad: str | None) -> words.InHand:
        """Return the names of the keys, or of the buttons of a maker's pad."""
        return words.InHand(pad is not None, lambda name: self._called(_BY_NAME[name], pad))

    def _called(self, command: Command, pad: str | None) -> str:
        if pad is None:
            return self.key_cap(command)
        button = self.button(command)
        return "" if button is None else words.button_name(button.value, pad)

    def named(self, *commands: str) -> tuple[str, ...]:
        """Return the names of the keys of commands, by their names in the settings."""
        return tuple(self.key_cap(_BY_NAME[name]) for name in commands)

    # Assigning

    def rivals(self, command: Command, key: int) -> list[Command]:
        """Return the commands that conflict with a command on this key."""
        return [other for other in _rivals(command) if self.key(other) == key and not self.shifted(other)]

    def button_rivals(self, command: Command, button: PadButton) -> list[Command]:
        """Return the commands that conflict with a command on this button."""
        general = command.where in _GENERAL
        return [
            other for other in _rivals(command) if (other.where in _GENERAL) == general and self.button(other) is button
        ]

    def given_up(self, command: Command) -> int:
        """Return the key that a rival gets from a command: its old one, or a free one where Shift is held with that."""
        if not self.shifted(command):
            return self.key(command)
        used = {self.key(one) for one in COMMANDS}
        return next(key for key in _SPARE if key not in used)

    def with_key(self, command: Command, key: int) -> Assigned:
        """Return the changes with a key assigned to a command; a conflicting command gets the old key."""
        keys = {**self._keys, command.name: key}
        for other in self.rivals(command, key):
            keys[other.name] = self.given_up(command)
        return _written({name: str(key) for name, key in keys.items() if _BY_NAME[name].key != key})

    def with_button(self, command: Command, button: PadButton) -> Assigned:
        """Return the changes with a button assigned to a command; a conflicting command gets the old button."""
        buttons = {**self._buttons, command.name: button}
        for other in self.button_rivals(command, button):
            buttons[other.name] = self.button(command)
        usual = {command.name: command.button for command in COMMANDS}
        return _written({name: one.value if one else "" for name, one in buttons.items() if one is not usual[name]})


@lru_cache(maxsize=4)
def bindings_of(keys: Assigned, buttons: Assigned) -> Bindings:
    """Return the bindings in the settings.

    Args:
        keys: The keys that the player has assigned.
        buttons: The buttons of a pad.
    """
    return Bindings(keys, buttons)


_BUTTONS: Mapping[str, PadButton] = {button.value: button for button in PadButton}
_GENERAL = frozenset({Where.EVERYWHERE, Where.SPEECH})


def _read(assigned: Assigned) -> Iterable[tuple[Command, str]]:
    """Yield the valid changes: known commands and their keys."""
    for entry in assigned:
        name, _equals, value = entry.partition("=")
        if name in _BY_NAME:
            yield _BY_NAME[name], value


def _written(assigned: Mapping[str, str]) -> Assigned:
    return tuple(f"{name}={value}" for name, value in assigned.items())


@lru_cache
def _of(where: Where) -> Sequence[Command]:
    """Return the commands in this place, its own first."""
    here = [command for command in COMMANDS if command.where in together(where)]
    return sorted(here, key=lambda command: command.where in _GENERAL)


@lru_cache(maxsize=256)
def _known_by(key: int, where: Where) -> Command | None:
    """Return the command of a default key in a place."""
    return next((one for one in _of(where) if one.key == key and not one.shift), None)


@lru_cache
def _rivals(command: Command) -> Sequence[Command]:
    """Return the other commands that share a place with this one."""
    places = [where for where in Where if command.where in together(where)]
    return [
        other for other in COMMANDS if other is not command and any(other.where in together(where) for where in places)
    ]
