"""Scrolling a page that is larger than the window."""

import pygame
import pytest

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.services import NotedServices
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import LEAST_PAGE, Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.widgets import Button

pytestmark = pytest.mark.usefixtures("eager")


class Corners(TitledScreen):
    """A page with a button in two opposite corners and no other layout for a narrow window."""

    column = LEAST_PAGE

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.ui, NotedServices(pilot.ui))
        self.pressed: list[str] = []
        self.first = Button("First", lambda: self.pressed.append("first"))
        self.last = Button("Last", lambda: self.pressed.append("last"))
        self.group.add(self.first, self.last)

    def arrange(self, body: Box) -> None:
        """Place a button in the upper left corner and one in the lower right corner."""
        self.first.box = Box(body.x, body.y + 10, 120, 48)
        self.last.box = Box(body.right - 130, body.bottom - 58, 120, 48)

    def draw(self, canvas: Canvas) -> None:
        """Draw the two buttons."""
        self.group.draw(canvas)


def stage(ui_scale: float = 2.0) -> tuple[Pilot, Corners]:
    """A page of 1024x600 units, of which a window shows 640x360."""
    pilot = Pilot(dummy_ui((1280, 720), Settings(ui_scale=ui_scale, reduced_motion="on")))
    screen = Corners(pilot)
    pilot.ui.screens.push(screen)
    pilot.post()
    return pilot, screen


def seen(pilot: Pilot, box: Box) -> bool:
    """Return whether the window shows all of a box."""
    window = pilot.ui.viewport.seen
    return window.overlap(box) >= box.w * box.h - 1


def test_the_keyboard_takes_the_window_along() -> None:
    """Tab scrolls to the widget that gets the keyboard, and back."""
    pilot, screen = stage()
    assert seen(pilot, screen.first.box)
    assert not seen(pilot, screen.last.box)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_TAB)
    assert seen(pilot, screen.last.box)
    pilot.press(pygame.K_TAB)
    assert seen(pilot, screen.first.box)


def test_the_bars_lead_to_every_corner() -> None:
    """A press on a bar beyond its thumb scrolls by a page, and the buttons there can be pressed."""
    pilot, screen = stage()
    for _press in range(3):
        window = pilot.ui.viewport.seen
        pilot.click((window.right - 8, window.bottom - 40))
        window = pilot.ui.viewport.seen
        pilot.click((window.right - 40, window.bottom - 8))
    assert seen(pilot, screen.last.box)
    pilot.click(screen.last.box.center)
    assert screen.pressed == ["last"]


def test_the_wheel_and_the_keys_move_the_page() -> None:
    """The wheel scrolls down, and Control with an arrow scrolls in any direction within the page."""
    pilot, _screen = stage()
    pilot.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert pilot.ui.viewport.seen.y == 72
    for _press in range(9):
        pilot.press(pygame.K_RIGHT, ctrl=True)
    window = pilot.ui.viewport.seen
    assert (window.right, window.y) == (1024, 72)


def test_a_page_that_fits_stays() -> None:
    """A page that fits has no bars, and the wheel does not scroll it."""
    pilot, _screen = stage(1.0)
    pilot.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert pilot.ui.viewport.seen == pilot.ui.viewport.box
