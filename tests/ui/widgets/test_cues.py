"""The sounds of widgets and pages: one for each kind of press, and at most one for each step."""

from collections.abc import Callable

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.widgets.widget_bench import ROW, bench
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import SOUNDS, SPEAKING, Cue, InterfaceSounds, LastSeconds
from tonk.ui.shell.sounds import NAMES
from tonk.ui.widgets import Button, ChoiceField, Dialog, DialogAnswer, ListView, Slider, Stepper, Toggle, Widget


def _nothing(*_args: object) -> None:
    """Accept anything and do nothing."""


def _heard(pilot: Pilot) -> list[str]:
    """Return the cues heard since the last call."""
    cues = pilot.ui.sounds.cues  # type: ignore[attr-defined]
    heard = list(cues)
    del cues[:]
    return heard


def _on_bench(widget: Widget) -> Pilot:
    """Return a pilot with one widget whose sounds are recorded."""
    pilot, screen = bench(widget)
    screen.group.follow_screen(pilot.ui, screen)
    pilot.advance(0.1)
    _heard(pilot)
    return pilot


def test_every_cue_has_a_sound_that_is_there() -> None:
    """Every cue has a sound of its own that exists."""
    assert set(SOUNDS) == set(Cue)
    assert len(set(SOUNDS.values())) == len(Cue)
    assert set(SOUNDS.values()) <= set(NAMES)


@pytest.mark.parametrize(
    ("make", "key", "cue"),
    [
        (lambda: Button("Draw", _nothing, ROW), pygame.K_RETURN, Cue.PRESSED),
        (lambda: Toggle("Undo", value=False, on_change=_nothing, box=ROW), pygame.K_RETURN, Cue.SWITCHED_ON),
        (lambda: Toggle("Undo", value=True, on_change=_nothing, box=ROW), pygame.K_RETURN, Cue.SWITCHED_OFF),
        (lambda: ChoiceField("Size", [(1, "One"), (2, "Two")], 1, _nothing, ROW), pygame.K_RIGHT, Cue.CHOSEN),
        (lambda: Slider("Volume", 0.5, _nothing, ROW), pygame.K_RIGHT, Cue.NUDGED),
        (lambda: Stepper("Players", 3, _nothing, ROW, least=2, most=6), pygame.K_RIGHT, Cue.NUDGED),
    ],
    ids=["button", "on", "off", "choice", "slider", "stepper"],
)
def test_a_widget_has_the_sound_of_its_kind(make: Callable[[], Widget], key: int, cue: Cue) -> None:
    """Using a widget makes the sound of its kind once, and focusing it is silent."""
    pilot = _on_bench(make())
    pilot.press(pygame.K_TAB)
    assert _heard(pilot) == []
    pilot.press(key)
    assert _heard(pilot) == [SOUNDS[cue]]


def test_a_row_of_a_list_is_heard_when_it_opens() -> None:
    """Opening a row of a list makes a sound, and marking one does not."""
    pilot = _on_bench(ListView(3, 50, _nothing, _nothing, Box(100, 100, 600, 150)))
    pilot.press(pygame.K_TAB, pygame.K_DOWN)
    assert _heard(pilot) == []
    pilot.press(pygame.K_RETURN)
    assert _heard(pilot) == [SOUNDS[Cue.PRESSED]]


def test_a_press_on_a_disabled_button_is_refused() -> None:
    """Pressing a disabled button makes the sound of a refusal."""
    button = Button("Draw", _nothing, ROW)
    button.disabled = "Not your turn"
    pilot = _on_bench(button)
    pilot.click(ROW.center)
    assert _heard(pilot) == [SOUNDS[Cue.REFUSED]]


def test_a_value_that_stays_is_silent() -> None:
    """A slider that is already at its end makes no sound."""
    pilot = _on_bench(Slider("Volume", 1.0, _nothing, ROW))
    pilot.press(pygame.K_TAB, pygame.K_RIGHT)
    assert _heard(pilot) == []


def test_pages_are_heard_instead_of_the_press_that_opened_them() -> None:
    """Opening and closing a dialog make the sounds of pages instead of that of the button."""
    button = Button("Leave", _nothing, ROW)
    pilot = _on_bench(button)
    button.on_press = lambda: pilot.ui.screens.push(Dialog(pilot.ui, "Leave?", "", (DialogAnswer("Stay"),)))
    pilot.click(ROW.center)
    assert _heard(pilot) == [SOUNDS[Cue.PAGE_OPENED]]
    pilot.press(pygame.K_ESCAPE)
    assert _heard(pilot) == [SOUNDS[Cue.PAGE_CLOSED]]


@pytest.mark.parametrize("cue", Cue, ids=lambda cue: cue.name.lower())
def test_music_gives_way_to_speech(cue: Cue) -> None:
    """Music is lowered for speaking cues only: hints, lessons and the coach."""
    pilot = _on_bench(Button("Draw", _nothing, ROW))
    sounds = InterfaceSounds(pilot.ui.sounds.play, pilot.ui.sounds.give_way)
    sounds.note(cue)
    sounds.sound()
    sounds.sound()
    assert pilot.ui.sounds.gave_way == (cue in SPEAKING)  # type: ignore[attr-defined]
    assert _heard(pilot) == [SOUNDS[cue]]


def test_the_last_five_seconds_tick_once_each() -> None:
    """Each of the last five seconds ticks once, and play without a time limit never ticks."""
    noted: list[Cue] = []
    last = LastSeconds(noted.append)
    for tenths in range(100, -5, -1):
        last.follow(tenths / 10)
    assert noted == [Cue.TIME_SHORT] * 5
    last.follow(None)
    assert len(noted) == 5
