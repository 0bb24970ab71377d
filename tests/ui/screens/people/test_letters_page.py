"""Names written without a keyboard: by a pad, by clicks alone, and by one switch."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from tests.ui.gamepad import VirtualPad, plugged_in
from tests.ui.pilot import Pilot
from tests.ui.screens.people.test_people_page import field, open_page
from tests.ui.screens.screen_services import button, widgets
from tonk.ui.screens.parts.letters_page import LetterKey, LettersPage
from tonk.ui.shell.commands import PadButton


def open_name() -> Pilot:
    """Open the page of people at Ana."""
    services, pilot = open_page()
    services.ui.on_letters = lambda typed: services.ui.screens.push(LettersPage(services.ui, typed))
    pilot.post()
    return pilot


@contextmanager
def pad_at_letters() -> Iterator[tuple[Pilot, VirtualPad]]:
    """Open the letters for Ana's name with a pad, which presses the focused key."""
    pilot = open_name()
    pilot.loop._draw = lambda: None  # type: ignore[method-assign]
    with plugged_in(pilot) as pad:
        pilot.ui.groups[-1].focus(field(pilot), show=True)  # type: ignore[attr-defined]
        pad.press(PadButton.A)
        yield pilot, pad


def letter(pilot: Pilot, text: str) -> LetterKey:
    """Return the key of a letter."""
    return next(one for one in widgets(pilot) if isinstance(one, LetterKey) and one.visible and one.letter == text)


def test_a_pad_writes_a_name() -> None:
    """A pad chooses letters with the cross and keeps the name with one button; a name begins with a capital."""
    with pad_at_letters() as (pilot, pad):
        assert isinstance(pilot.ui.screens.top, LettersPage)
        pad.press(*[PadButton.X] * 3, PadButton.A, PadButton.RIGHT, PadButton.A, PadButton.Y, PadButton.A)
        pad.press(PadButton.START)
        assert field(pilot).text == "Ab B"


def test_going_back_leaves_the_name_as_it_was() -> None:
    """The button that goes back leaves the name as it was."""
    with pad_at_letters() as (pilot, pad):
        pad.press(PadButton.A, PadButton.B)
        assert field(pilot).text == "Ana"


def test_clicks_alone_write_a_name() -> None:
    """A click into the field shows a button at its end that opens the letters."""
    pilot = open_name()
    pilot.click(field(pilot).frame.center)
    pilot.click((field(pilot).frame.right - 20, field(pilot).frame.center[1]))
    pilot.click(button(pilot, "More letters").box.center)
    pilot.click(letter(pilot, "ø").box.center)
    pilot.click(button(pilot, "Done").box.center)
    assert field(pilot).text == "Anaø"


def test_one_switch_opens_the_letters_unless_somebody_types() -> None:
    """On a field the switch opens the letters, but types a space directly after other typing."""
    pilot = open_name()
    pilot.ui.settings = pilot.ui.settings.changed(scanning="2")
    pilot.click(field(pilot).frame.center)
    pilot.type("x")
    pilot.press(pygame.K_SPACE)
    assert not isinstance(pilot.ui.screens.top, LettersPage)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_TAB, shift=True)
    pilot.press(pygame.K_SPACE)
    assert isinstance(pilot.ui.screens.top, LettersPage)
