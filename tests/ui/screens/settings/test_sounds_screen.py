"""The page of the sounds: every sound is listed and can be heard."""

import pytest

from tests.ui.screens.screen_services import make_services, opened, widgets
from tonk.ui.screens.settings.settings_screen import SettingsScreen
from tonk.ui.screens.settings.sounds_screen import SampleButton, SoundsScreen, sound_groups
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.shell.sounds import NAMES
from tonk.ui.widgets import Button, ChoiceField

pytestmark = pytest.mark.usefixtures("eager")


def test_every_sound_is_listed_once() -> None:
    """All sounds are listed once, except a slider's tick and the notes of a count, which mean nothing alone."""
    listed = [sound for _title, sounds in sound_groups() for sound in sounds]
    assert len(set(listed)) == len(listed)
    assert set(NAMES) - set(listed) == {SOUNDS[Cue.NUDGED], *(f"count{step}" for step in range(1, 6))}


def test_a_button_is_heard_as_its_sound_and_as_nothing_else() -> None:
    """A sample button plays its sound without the usual sound of a press."""
    services = make_services()
    screen = SoundsScreen(services.ui, services)
    pilot = opened(services, screen)
    sounds = pilot.ui.sounds
    del sounds.cues[:], sounds.played[:]  # type: ignore[attr-defined]
    first = next(one for one in screen.group.stops if isinstance(one, SampleButton))
    pilot.click(first.box.center)
    assert sounds.cues == [SOUNDS[Cue.AT_STOCK]]  # type: ignore[attr-defined]
    assert sounds.played == []  # type: ignore[attr-defined]


def test_the_settings_lead_to_the_sounds() -> None:
    """A button beside the volumes opens the page."""
    services = make_services()
    pilot = opened(services, SettingsScreen(services.ui, services))
    pilot.click(next(one for one in widgets(pilot) if isinstance(one, ChoiceField)).parts[2].center)
    next(one for one in widgets(pilot) if isinstance(one, Button) and one.name == "Learn the sounds").press()
    assert "show_sounds" in services.asked
