"""Translation of pygame's events into the game's inputs."""

from typing import Any

import pygame
import pytest

from tonk.ui.drawing.viewport import Viewport
from tonk.ui.shell.inputs import (
    AWAY,
    FileDropped,
    FocusChanged,
    Input,
    KeyPress,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    QuitAsked,
    TextDropped,
    TextTyped,
    Translator,
    Wheel,
    WindowChanged,
)

VIEW = Viewport(2560, 1440)


def translated(*events: pygame.Event) -> list[Input]:
    """Return the inputs that a new translator makes of events."""
    one = Translator()
    return [each for event in events for each in one.translate(event, VIEW)]


def button(kind: int, number: int, **more: Any) -> pygame.Event:
    """Return a mouse button event at pixel (200, 100)."""
    return pygame.Event(kind, pos=(200, 100), button=number, touch=False, **more)


def test_positions_are_in_units() -> None:
    """At twice the design size a unit is two pixels."""
    down = button(pygame.MOUSEBUTTONDOWN, 1, clicks=2)
    move = pygame.Event(pygame.MOUSEMOTION, pos=(40, 20), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    up = button(pygame.MOUSEBUTTONUP, 1)
    assert translated(down, move, up) == [
        PointerDown((100, 50), 2),
        PointerMove((20, 10), held=True),
        PointerUp((100, 50)),
    ]


@pytest.mark.parametrize("number", [2, 4, 5, 6])
def test_only_the_main_button_acts(number: int) -> None:
    """The wheel, which also arrives as buttons 4 and 5, presses nothing."""
    assert translated(button(pygame.MOUSEBUTTONDOWN, number), button(pygame.MOUSEBUTTONUP, number)) == []


def test_the_right_button_cancels() -> None:
    """A press of the right button cancels a drag, and its release does nothing."""
    events = button(pygame.MOUSEBUTTONDOWN, 3), button(pygame.MOUSEBUTTONUP, 3)
    assert translated(*events) == [PointerCancel()]


def test_a_second_finger_cancels() -> None:
    """A second finger cancels the first, which SDL turns into the mouse."""
    first = pygame.Event(pygame.FINGERDOWN, finger_id=1, touch_id=1, x=0.5, y=0.5)
    second = pygame.Event(pygame.FINGERDOWN, finger_id=2, touch_id=1, x=0.6, y=0.5)
    lifted = [pygame.Event(pygame.FINGERUP, finger_id=n, touch_id=1, x=0.5, y=0.5) for n in (1, 2)]
    assert translated(first, second, *lifted, first) == [PointerCancel()]


def test_the_wheel_turns_where_the_pointer_is() -> None:
    """A wheel event without a position uses the last known position of the pointer."""
    move = pygame.Event(pygame.MOUSEMOTION, pos=(40, 20), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    bare = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1)
    placed = pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.5, pos=(2, 4))
    still = pygame.Event(pygame.MOUSEWHEEL, x=1, y=0)
    assert translated(move, bare, placed, still)[1:] == [Wheel((20, 10), -1), Wheel((1, 2), 1.5)]


def test_keys_have_modifiers_and_repeats() -> None:
    """A key that is held repeats, and a press after its release is a new one."""
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LSHIFT | pygame.KMOD_RALT)
    up = pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0)
    key = KeyPress(pygame.K_z, shift=True, alt=True)
    repeated = KeyPress(pygame.K_z, shift=True, alt=True, repeat=True)
    assert translated(down, down, up, down) == [key, repeated, key]


def test_losing_the_focus_cancels() -> None:
    """A press ends and no key is held when the window loses the focus, as releases outside are never reported."""
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0)
    lost, gained = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)
    assert translated(down, lost, gained, down) == [
        KeyPress(pygame.K_z),
        PointerCancel(),
        FocusChanged(gained=False),
        FocusChanged(gained=True),
        KeyPress(pygame.K_z),
    ]


def test_the_pointer_leaves_with_the_window() -> None:
    """Nothing is hovered while the pointer is outside the window, but a drag goes on there."""
    leave = pygame.Event(pygame.WINDOWLEAVE)
    assert translated(leave) == [PointerMove(AWAY)]
    assert translated(button(pygame.MOUSEBUTTONDOWN, 1), leave) == [PointerDown((100, 50))]


def test_only_events_with_a_meaning_become_inputs() -> None:
    """Text, new sizes and endings become inputs, and events without a meaning become none."""
    assert translated(pygame.Event(pygame.TEXTINPUT, text="é")) == [TextTyped("é")]
    assert translated(pygame.Event(pygame.TEXTEDITING, text="e", start=0, length=1)) == []
    assert translated(pygame.Event(pygame.VIDEORESIZE, w=800, h=600)) == [WindowChanged(800, 600)]
    assert translated(pygame.Event(pygame.WINDOWSIZECHANGED, x=800, y=600)) == [WindowChanged(800, 600)]
    assert translated(pygame.Event(pygame.QUIT)) == [QuitAsked()]
    assert translated(pygame.Event(pygame.USEREVENT)) == []


def test_a_drop_onto_the_window_is_a_file_or_a_text() -> None:
    """A dropped file becomes its path and a dropped text its letters; an empty drop is ignored."""
    file = pygame.Event(pygame.DROPFILE, file="hands.jsonl")
    text = pygame.Event(pygame.DROPTEXT, text="{}")
    nothing = pygame.Event(pygame.DROPTEXT, text="")
    assert translated(file, text, nothing) == [FileDropped("hands.jsonl"), TextDropped("{}")]
