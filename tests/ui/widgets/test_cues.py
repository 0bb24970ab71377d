"""The sounds of widgets and pages: each kind of press has its own, and a step makes one at most."""

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
    """Takes anything."""


def _heard(pilot: Pilot) -> list[str]:
    """The cues heard since the last look."""
    cues = pilot.ui.sounds.cues  # type: ignore[attr-defined]
    heard = list(cues)
    del cues[:]
    return heard


def _on_bench(widget: Widget) -> Pilot:
    """A pilot before one widget, which is heard."""
    pilot, screen = bench(widget)
    screen.group.follow_screen(pilot.ui, screen)
    pilot.advance(0.1)
    _heard(pilot)
    return pilot


def test_every_cue_has_a_sound_that_is_there() -> None:
    """Each has one of its own, and the player knows it."""
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
    """It is heard once, and getting there by the keyboard is silent."""
    pilot = _on_bench(make())
    pilot.press(pygame.K_TAB)
    assert _heard(pilot) == []
    pilot.press(key)
    assert _heard(pilot) == [SOUNDS[cue]]


def test_a_row_of_a_list_is_heard_when_it_opens() -> None:
    """Marking rows by the keyboard makes no sound; opening one does."""
    pilot = _on_bench(ListView(3, 50, _nothing, _nothing, Box(100, 100, 600, 150)))
    pilot.press(pygame.K_TAB, pygame.K_DOWN)
    assert _heard(pilot) == []
    pilot.press(pygame.K_RETURN)
    assert _heard(pilot) == [SOUNDS[Cue.PRESSED]]


def test_a_press_on_what_is_disabled_is_refused() -> None:
    """Its tooltip says why, and the ear hears that."""
    button = Button("Draw", _nothing, ROW)
    button.disabled = "Not your turn"
    pilot = _on_bench(button)
    pilot.click(ROW.center)
    assert _heard(pilot) == [SOUNDS[Cue.REFUSED]]


def test_a_value_that_stays_is_silent() -> None:
    """At its end a slider goes no further, and is not heard."""
    pilot = _on_bench(Slider("Volume", 1.0, _nothing, ROW))
    pilot.press(pygame.K_TAB, pygame.K_RIGHT)
    assert _heard(pilot) == []


def test_pages_are_heard_instead_of_the_press_that_opened_them() -> None:
    """A dialog opens with one sound and closes with another."""
    button = Button("Leave", _nothing, ROW)
    pilot = _on_bench(button)
    button.on_press = lambda: pilot.ui.screens.push(Dialog(pilot.ui, "Leave?", "", (DialogAnswer("Stay"),)))
    pilot.click(ROW.center)
    assert _heard(pilot) == [SOUNDS[Cue.PAGE_OPENED]]
    pilot.press(pygame.K_ESCAPE)
    assert _heard(pilot) == [SOUNDS[Cue.PAGE_CLOSED]]


@pytest.mark.parametrize("cue", Cue, ids=lambda cue: cue.name.lower())
def test_music_gives_way_to_what_speaks(cue: Cue) -> None:
    """To a hint, a lesson and the coach, and to nothing else."""
    pilot = _on_bench(Button("Draw", _nothing, ROW))
    sounds = InterfaceSounds(pilot.ui.sounds.play, pilot.ui.sounds.give_way)
    sounds.note(cue)
    sounds.sound()
    sounds.sound()
    assert pilot.ui.sounds.gave_way == (cue in SPEAKING)  # type: ignore[attr-defined]
    assert _heard(pilot) == [SOUNDS[cue]]


def test_the_last_five_seconds_tick_once_each() -> None:
    """Nothing before them and nothing at the end; where there is no end to the time, nothing at all."""
    noted: list[Cue] = []
    last = LastSeconds(noted.append)
    for tenths in range(100, -5, -1):
        last.follow(tenths / 10)
    assert noted == [Cue.TIME_SHORT] * 5
    last.follow(None)
    assert len(noted) == 5
