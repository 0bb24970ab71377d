"""The narrator: announces new pages, the control with the keyboard and its value, and reads pages line by line.

It knows screens and widgets by their own words: a widget by its `description`, a page by its text, and a page with more
to say by `Announces`. No screen composes its announcements otherwise.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import pygame

from tonk.session.settings import SPEECH_DETAILS, SPEECH_RATES
from tonk.ui.drawing.canvas import Canvas, Written
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.focus import Described, FollowedGroup
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.shell.screen_stack import Screen
from tonk.words import narration
from tonk.words.narration import Description, Role

_SAME_LINE = 0.5
"""The share of a line's height by which the middles of two words in the same line may differ."""
_STEPS = frozenset((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN))
_PRESSES = frozenset((pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE))
_STEPPED = frozenset((Role.CHOICE, Role.NUMBER, Role.SLIDER, Role.LIST))
"""Controls that answer a step beyond the last value by repeating the value."""
_TURNS = frozenset((pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END))
"""Keys that scroll words; lines that become visible are read then."""
_OPENING_LINES = 12
"""The number of lines of a small page that are read when it opens; of a full page only the title is read."""


@runtime_checkable
class Announces(Protocol):
    """A page with other or additional words than its first lines when it opens."""

    def announced(self) -> Sequence[str]:
        """Return the words spoken when it opens or is shown again."""


class Narrator:
    """Follows the screens and speaks.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._top: Screen | None = None
        self._to_announce: Screen | None = None
        self._focused: Described | None = None
        self._control: Description | None = None
        self._lines: list[str] = []
        self._at = -1
        self._warned = self._stepped = self._pressed = self._ways_on = self._guided = False
        self._turning = self._went_around = False
        self._keys: dict[int, Callable[[], None]] = {
            pygame.K_F2: self.switch,
            pygame.K_F3: ui.speech.repeat,
            pygame.K_F4: ui.speech.hush,
            pygame.K_F5: self._read_all,
            pygame.K_F6: lambda: self._read_line(1),
            pygame.K_F7: lambda: self._read_line(-1),
            pygame.K_F8: self._say_more,
            pygame.K_F9: lambda: self._speed(-1),
            pygame.K_F10: lambda: self._speed(1),
        }

    # Keys

    def key(self, event: KeyPress) -> bool:
        """Take a key; return True if it was meant for the voice. Any other key silences it."""
        speech = self._ui.speech
        act = None if event.alt or event.ctrl or event.shift else self._keys.get(event.key)
        if act is None or not (speech.on or event.key == pygame.K_F2):
            if not event.repeat:
                speech.hush()
            self._stepped, self._pressed = event.key in _STEPS, event.key in _PRESSES and not event.repeat
            self._turning = event.key in _TURNS and self._control is not None and self._control.role is Role.PAGE
            self._went_around = event.key == pygame.K_TAB
            return False
        if not event.repeat:
            act()
        return True

    def switch(self) -> None:
        """Turn speech on or off; when turned on, it says so, and where the player is."""
        ui = self._ui
        if ui.speech.on:
            ui.speech.answer(narration.speech_off())
            ui.change_settings(ui.settings.changed(speech=False))
            return
        ui.change_settings(ui.settings.changed(speech=True))
        named = ui.bindings.named
        ui.speech.answer(*narration.speech_on(named(*narration.SPEECH_KEYS), named(*narration.MORE_SPEECH_KEYS)))
        self._top = self._focused = self._control = None
        ui.on_change()

    def _say_more(self) -> None:
        ui = self._ui
        detail = SPEECH_DETAILS[(SPEECH_DETAILS.index(ui.settings.speech_detail) + 1) % len(SPEECH_DETAILS)]
        ui.change_settings(ui.settings.changed(speech_detail=detail))
        ui.speech.answer(narration.detail_line(detail))

    def _speed(self, way: int) -> None:
        ui = self._ui
        place = SPEECH_RATES.index(ui.settings.speech_rate) + way
        rate = SPEECH_RATES[min(len(SPEECH_RATES) - 1, max(0, place))]
        ui.change_settings(ui.settings.changed(speech_rate=rate))
        ui.speech.answer(narration.rate_line(f"{rate:g}"))

    # Reading

    def _read_all(self) -> None:
        self._at = -1
        self._ui.speech.answer(*(self._lines or [narration.nothing_to_read()]))

    def _read_line(self, way: int) -> None:
        at = self._at + way
        if not self._lines:
            self._ui.speech.answer(narration.nothing_to_read())
        elif 0 <= at < len(self._lines):
            self._at = at
            self._ui.speech.answer(self._lines[at])
        else:
            self._ui.speech.answer(narration.end_of_page(top=way < 0))

    def drawn(self, screen: Screen, written: Sequence[Written]) -> None:
        """Take the present words of a screen."""
        if screen is not self._ui.screens.top:
            return
        controls = [widget for group in self._groups for widget in group.stops if _speaks_for_itself(widget)]
        rest = [one for one in written if not any(widget.box.contains(one.box.center) for widget in controls)]
        sentences = (sentence for line in lines_of(rest) for sentence in narration.in_sentences(line))
        lines = [breath for sentence in sentences for breath in narration.in_breaths(sentence)]
        before, self._lines = self._lines, lines
        if self._to_announce is screen:
            self._announce(screen)
        elif self._turning and lines != before:
            self._at = -1
            self._ui.speech.say(*(line for line in lines if line not in before))

    # Following

    def meet(self) -> None:
        """Check, before the screens go on, whether another one is on top."""
        ui = self._ui
        top = ui.screens.top
        if not ui.speech.on:
            self._top = None
            return
        if ui.speech.voice.missing and not self._warned:
            self._warned = True
            ui.toast(narration.no_voice())
        if top is self._top or top is None:
            return
        self._top = self._to_announce = top
        self._lines, self._at = [], -1
        self._focused = self._control = None
        ui.on_change()
        if isinstance(top, Announces):
            self._announce(top)

    def _announce(self, screen: Screen) -> None:
        self._to_announce = None
        if isinstance(screen, Announces):
            said = list(screen.announced())
        else:
            said = self._lines[: _OPENING_LINES if screen.overlay else 1]
        self._ui.speech.say_new(*said)
        self._ways_on = True

    def _say_default(self) -> None:
        """Say what Enter does, if nothing has the keyboard yet."""
        default = next((group.default for group in self._groups if group.default is not None), None)
        if default is not None and self._detail != narration.TERSE:
            self._ui.speech.say(
                narration.default_line(self._described(default).name, self._ui.in_hand, first=not self._guided)
            )
            self._guided = True

    def follow(self) -> None:
        """Say, after the screens have gone on, which control has the keyboard and how it has changed."""
        if not self._ui.speech.on or self._top is None or self._to_announce is not None:
            return
        focused = next((group.focused for group in self._groups if group.focused is not None), None)
        ways_on, self._ways_on = self._ways_on, False
        if focused is None:
            self._focused = self._control = None
            if ways_on:
                self._say_default()
            return
        stepped, self._stepped = self._stepped, False
        pressed, self._pressed = self._pressed, False
        went_around, self._went_around = self._went_around, False
        control = self._described(focused)
        before, self._control = self._control, control
        if focused is not self._focused or went_around:
            self._focused = focused
            self._ui.speech.say(*narration.description(control, self._detail, self._ui.in_hand))
        elif before is not None and control != before:
            self._say_change(before, control)
        elif stepped and control.role in _STEPPED:
            self._ui.speech.say(control.value or control.name)
        elif pressed and control.barred:
            self._ui.speech.say(control.barred)

    def _say_change(self, before: Description, control: Description) -> None:
        """Say what has changed about the same control."""
        if control.value != before.value:
            typed = control.role is Role.TEXT and before.value and control.value.startswith(before.value)
            said = control.value[len(before.value) :] if typed else control.value
            self._ui.speech.say(said or (narration.empty() if control.role is Role.TEXT else control.name))
        elif control.name != before.name:
            self._ui.speech.say(control.name)
        elif control.barred != before.barred and control.barred:
            self._ui.speech.say(control.barred)

    @property
    def _detail(self) -> str:
        return self._ui.speech.detail

    @property
    def _groups(self) -> Sequence[FollowedGroup]:
        return self._ui.groups

    def _described(self, widget: Described) -> Description:
        """Return a widget's description; without a name, the words on it are its name."""
        control = widget.description
        if control.name or control.value or control.role is Role.PAGE:
            return control
        return narration.named(control, narration.one_after_the_other(lines_of(self._words_on(widget))))

    def _words_on(self, widget: Described) -> Sequence[Written]:
        canvas = Canvas(self._ui.viewport, self._ui.text, self._ui.theme, listening=True)
        widget.draw_name(canvas)
        return canvas.written or ()


def _speaks_for_itself(widget: Described) -> bool:
    """Return whether the words on a widget are spoken when it gets the keyboard, so that they need not be read."""
    return widget.description.role is not Role.PAGE


def lines_of(written: Sequence[Written]) -> list[str]:
    """Return words as lines: adjacent ones, drawn one after the other, form one line."""
    lines: list[str] = []
    last: Written | None = None
    for one in written:
        words = " ".join(one.words.split())
        beside = last is not None and abs(one.box.center[1] - last.box.center[1]) <= _SAME_LINE * one.box.h
        joins = beside and last is not None and not (one.whole or last.whole)
        if joins and last is not None and one.box.x >= last.box.right - 1:
            lines[-1] += (" " if lines[-1].endswith((".", ":", ",", "?", "!")) else ", ") + words
        else:
            lines.append(words)
        last = one
    return lines
