"""The loop and the stack of screens: updates, frames, sleeping and the end of the game."""

import math
import os
import signal
import threading
from contextlib import nullcontext
from typing import Any

import pygame
import pytest

from tests.ui.pilot import FRAME, Pilot, dummy_ui
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.painting import Fill
from tonk.ui.drawing.places.life import RATE, next_tick, tick
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import FocusChanged, Input, KeyPress, PointerDown, QuitAsked, TextTyped, WindowChanged
from tonk.ui.shell.loop import LONGEST_STEP, Loop
from tonk.ui.shell.stepping import HEARTBEAT, Stepping
from tonk.ui.shell.waking import WOKEN, wake

pytestmark = pytest.mark.usefixtures("eager")


class Noted:
    """A screen that remembers all its calls and asks to be drawn on request."""

    def __init__(self, *, overlay: bool = False) -> None:
        self.overlay = overlay
        self.inputs: list[Input] = []
        self.draws = 0
        self.updates: list[float] = []
        self.views: list[Viewport] = []
        self.stale = False
        self.wakes = math.inf

    def handle(self, event: Input) -> None:
        """Remember an input."""
        self.inputs.append(event)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - the test says when
        """Return what the test has set."""
        return self.wakes

    def update(self, now: float) -> bool:
        """Ask to be drawn once after ``stale`` was set."""
        self.updates.append(now)
        stale, self.stale = self.stale, False
        return stale

    def draw(self, canvas: Canvas) -> None:
        """Count the call, and cover the screens below."""
        canvas.fill(canvas.box, canvas.theme.felt)
        self.draws += 1

    def resized(self, viewport: Viewport) -> None:
        """Remember the new room."""
        self.views.append(viewport)


def test_nothing_is_drawn_while_nothing_changes() -> None:
    """A screen is drawn when it opens, and later only when it asks for it."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    assert screen.draws == 1
    for _frame in range(30):
        pilot.post()
    assert screen.draws == 1
    screen.stale = True
    for _frame in range(30):
        pilot.post()
    assert screen.draws == 2
    assert len(screen.updates) == 61


def test_a_press_is_followed_by_a_frame() -> None:
    """A press and release in one frame, or a key, draws the screen without its asking.

    A tap on a touchpad is that short: widgets look the same after it, so a new sentence was once not drawn.
    """
    screen = Noted()
    pilot = Pilot(screen=screen)
    at: dict[str, Any] = {"pos": (600, 300), "button": 1, "touch": False, "clicks": 1}
    pilot.post(pygame.Event(pygame.MOUSEBUTTONDOWN, **at), pygame.Event(pygame.MOUSEBUTTONUP, **at))
    assert screen.draws == 2
    pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="", scancode=0))
    assert screen.draws == 3
    pilot.move((620, 310))
    assert screen.draws == 3


def test_only_the_top_screen_gets_input() -> None:
    """A screen below an overlay is updated and drawn, but gets no input."""
    below, dialog = Noted(), Noted(overlay=True)
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(dialog)
    pilot.press(pygame.K_a)
    assert dialog.inputs == [KeyPress(pygame.K_a)]
    assert below.inputs == []
    assert below.draws == dialog.draws + 1
    assert len(below.updates) == len(dialog.updates) + 1


def test_an_unchanged_screen_below_is_not_drawn_again() -> None:
    """A screen below an overlay is drawn again only when it asks for it, or after an input."""
    below, dialog = Noted(), Noted(overlay=True)
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(dialog)
    pilot.post()
    draws = below.draws
    dialog.stale = True
    pilot.post()
    assert (below.draws, dialog.draws) == (draws, 2)
    below.stale = True
    pilot.post()
    assert (below.draws, dialog.draws) == (draws + 1, 3)
    pilot.press(pygame.K_a)
    assert (below.draws, dialog.draws) == (draws + 2, 4)


def test_a_full_screen_hides_those_below() -> None:
    """No screen below a full one is updated or drawn."""
    below, above = Noted(), Noted()
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(above)
    pilot.advance(0.5)
    assert (below.draws, above.draws) == (1, 1)
    pilot.ui.screens.pop()
    pilot.post()
    assert (below.draws, above.draws) == (2, 1)


def test_replacing_leaves_all_screens() -> None:
    """``go`` clears the stack; ``pop`` of the last screen ends the game."""
    pilot = Pilot(screen=Noted())
    pilot.ui.screens.push(Noted(overlay=True))
    last = Noted()
    pilot.ui.screens.show_only(last)
    assert pilot.ui.screens.all == (last,)
    pilot.ui.screens.pop()
    assert pilot.ui.screens.closing
    assert pilot.ui.screens.top is None


def test_a_screen_can_be_closed_from_anywhere() -> None:
    """``remove`` takes a screen out from below others, and ignores one that is not in the stack."""
    below, middle, top = Noted(), Noted(overlay=True), Noted(overlay=True)
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(middle)
    pilot.ui.screens.push(top)
    pilot.ui.screens.remove(middle)
    pilot.ui.screens.remove(middle)
    assert pilot.ui.screens.all == (below, top)


def test_time_is_cut_after_a_sleep() -> None:
    """The game's time does not jump after the computer slept for an hour."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    pilot.now += 3600
    pilot.post()
    assert screen.updates[-1] == pytest.approx(LONGEST_STEP)
    pilot.now -= 100
    pilot.post()
    assert screen.updates[-1] == screen.updates[-2]


def test_a_new_size_reaches_every_screen() -> None:
    """A new window size lays out all screens again, and the text changes its size with it."""
    below, above = Noted(), Noted()
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(above)
    pilot.resize(1920, 1080)
    for screen in (below, above):
        assert screen.views[-1] == Viewport(1920, 1080)
    assert pilot.ui.text.scale == 1.5
    assert pilot.loop.surface.get_size() == (1920, 1080)
    assert WindowChanged(1920, 1080) in above.inputs


def test_a_new_ui_scale_reaches_every_screen() -> None:
    """The player's scale takes effect without a new window size, and is kept at the next one."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    pilot.ui.resize(1280, 720, 1.2)
    pilot.post()
    assert screen.views[-1].ui_scale == 1.2
    pilot.resize(1600, 900)
    assert screen.views[-1] == Viewport(1600, 900, 1.2)


def test_f11_and_alt_enter_ask_for_full_screen() -> None:
    """F11 and Alt+Enter call the callback once while held, and do not reach the screen."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    pilot.press(pygame.K_F11)
    pilot.press(pygame.K_RETURN, alt=True)
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
    pilot.post(down, down)
    assert pilot.fullscreen_asked == 3
    assert screen.inputs == []


def test_closing_the_window_notifies_every_screen_and_ends() -> None:
    """Closing the window is reported to every screen once, and no screen can keep the game open."""
    below, above = Noted(), Noted(overlay=True)
    pilot = Pilot(screen=below)
    pilot.ui.screens.push(above)
    pilot.post(pygame.Event(pygame.QUIT))
    assert pilot.ui.screens.closing
    assert below.inputs == above.inputs == [QuitAsked()]


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_the_game_in_order(name: str) -> None:
    """A signal ends ``run`` as closing the window does, and Ctrl-C raises its exception as well."""
    if not hasattr(signal, name):
        pytest.skip("this system has no such signal")
    number = getattr(signal, name)
    before = signal.getsignal(number)

    class Kill(Noted):
        """A screen that sends the signal in its third update."""

        def update(self, now: float) -> bool:
            """Remember the update, and send the signal in the third one."""
            if len(self.updates) == 2:
                os.kill(os.getpid(), number)
            return super().update(now)

    screen = Kill()
    ui = dummy_ui()
    ui.screens.show_only(screen)
    pygame.event.clear()
    surface = pygame.display.get_surface()
    assert surface is not None
    with pytest.raises(KeyboardInterrupt) if name == "SIGINT" else nullcontext():
        Loop(ui, surface).run()
    assert QuitAsked() in screen.inputs
    assert signal.getsignal(number) is before


def test_the_letter_of_the_key_that_opened_a_screen_is_not_typed() -> None:
    """Pressing N for a new game does not type an n into a field of the new screen."""
    opened = Noted()

    class Opens(Noted):
        """A screen that opens another one on any key."""

        def handle(self, event: Input) -> None:
            """Open the other screen."""
            super().handle(event)
            if isinstance(event, KeyPress):
                pilot.ui.screens.push(opened)

    first = Opens()
    pilot = Pilot(screen=first)
    pilot.post(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n", scancode=0),
        pygame.Event(pygame.TEXTINPUT, text="n"),
    )
    assert opened.inputs == []
    pilot.type("x")
    assert opened.inputs == [TextTyped("x")]


def test_toasts_show_and_go_without_blocking() -> None:
    """A notice stays for more than two seconds, is drawn over everything, and takes no input."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    before = pilot.pixels()
    pilot.ui.toast("6♦ is missing")
    pilot.ui.toast("6♦ is missing")
    pilot.advance(2.0)
    assert pilot.loop.toasts.sentences == ("6♦ is missing",)
    assert pilot.pixels() != before
    pilot.click((640, 40))
    assert PointerDown((640, 40)) in screen.inputs
    pilot.advance(3.0)
    assert pilot.loop.toasts.sentences == ()
    draws = screen.draws
    pilot.advance(1.0)
    assert screen.draws == draws


def test_coming_to_the_front_draws_again() -> None:
    """A window that comes to the front is drawn again, since it may have been covered."""
    screen = Noted()
    pilot = Pilot(screen=screen)
    pilot.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert screen.draws == 3
    assert screen.inputs == [FocusChanged(gained=True)]


def test_any_surface_will_do() -> None:
    """A loop also works on a surface that is not a window, and follows its size."""
    ui = dummy_ui()
    loop = Loop(ui, pygame.Surface((1280, 720)))
    screen = Noted()
    ui.screens.show_only(screen)
    pygame.event.clear()
    loop.step([pygame.Event(pygame.VIDEORESIZE, w=960, h=600)], FRAME)
    assert loop.surface.get_size() == (960, 600)
    assert screen.views[-1] == Viewport(960, 600)


@pytest.mark.parametrize("size", [(900, 1), (17, 300)])
def test_in_a_window_that_is_a_line_nothing_is_drawn(size: tuple[int, int]) -> None:
    """A window that is almost a line stays empty until it is larger."""
    ui = dummy_ui()
    loop = Loop(ui, pygame.Surface((1280, 720)))
    ui.screens.show_only(Noted())
    pygame.event.clear()
    frames = []
    for number, (wide, high) in enumerate((size, (300, 200))):
        loop.step([pygame.Event(pygame.VIDEORESIZE, w=wide, h=high)], FRAME * (number + 1))
        frames.append(loop.frames)
    assert frames == [0, 1]


def test_the_loop_rests_when_nothing_happens() -> None:
    """The loop takes 60 steps a second while it is busy, 30 soon after, and 10 while the window is not in use."""
    stepping = Stepping()
    assert stepping.rate(1.0, busy=True, focused=True) == 60
    assert stepping.rate(1.4, busy=False, focused=True) == 60
    assert stepping.rate(1.6, busy=False, focused=True) == 30
    assert stepping.rate(1.6, busy=True, focused=True) == 60
    assert stepping.rate(1.6, busy=True, focused=False) == 10


def test_the_loop_sleeps_until_a_screen_is_to_change() -> None:
    """Two seconds after the last input the loop sleeps until a screen is to change, but no longer than a heartbeat."""
    screen = Noted()
    loop = Loop(dummy_ui(), pygame.Surface((1280, 720)))
    ui = loop.ui
    ui.screens.show_only(screen)
    loop.stepping.rate(ui.now, busy=True, focused=True)
    ui.now += 1.9
    assert loop.rest() == 0.0
    ui.now += 0.2
    assert loop.rest() == HEARTBEAT
    screen.wakes = ui.now + 0.3
    assert loop.rest() == pytest.approx(0.3)
    screen.wakes = ui.now
    assert loop.rest() == 0.0
    screen.wakes = math.inf
    loop.toasts.show("Read me.", ui.now)
    assert 0.0 < loop.rest() <= HEARTBEAT
    loop.stepping.rate(ui.now, busy=True, focused=True)
    assert loop.rest() == 0.0


def test_a_frame_at_a_named_moment_keeps_the_loop_awake_for_a_moment_only() -> None:
    """A single frame, such as a face that blinks, keeps the loop awake for less than two seconds."""
    loop = Loop(dummy_ui(), pygame.Surface((1280, 720)))
    loop.ui.screens.show_only(Noted())
    loop.ui.now += 5.0
    loop.stepping.look_on(loop.ui.now)
    assert loop.rest() == 0.0
    loop.ui.now += 0.1
    assert loop.rest() > 0.0


def test_a_screen_below_a_page_is_not_slept_through() -> None:
    """The loop also wakes for a screen that can be seen behind a small page."""
    below, above = Noted(), Noted(overlay=True)
    loop = Loop(dummy_ui(), pygame.Surface((1280, 720)))
    loop.ui.screens.show_only(below)
    loop.ui.screens.push(above)
    loop.ui.now += 5.0
    below.wakes = loop.ui.now + 0.5
    assert loop.rest() == pytest.approx(0.5)


def test_the_seconds_slept_are_not_lost() -> None:
    """The seconds that the loop sleeps count in the game's time, so that moments named by screens come on time."""
    loop = Loop(dummy_ui(), pygame.Surface((1280, 720)))
    loop.ui.screens.show_only(Noted())
    loop.step([], 10.0)
    loop._slept = 0.9
    loop.step([], 10.9)
    assert loop.ui.now == pytest.approx(0.9)


def test_another_thread_wakes_the_loop() -> None:
    """A call from another thread wakes the loop by an event."""
    Pilot()
    pygame.event.clear()
    threads = [threading.Thread(target=wake) for _one in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [event.type for event in pygame.event.get()] == [WOKEN, WOKEN]


class Lively(Noted):
    """A screen with a drawing that moves by itself."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.ui = ui

    def draw(self, canvas: Canvas) -> None:
        """Count the call, and draw a colour that changes at each tick."""
        super().draw(canvas)
        canvas.live(lambda now: [Fill((0, 0, 4, 4), (tick(now) % 256, 0, 0))], next_tick, self.ui.now)


def test_a_moving_part_is_drawn_at_its_ticks_without_a_frame() -> None:
    """A moving part is drawn at each tick without a frame, and the loop sleeps between; under a page it stops."""
    loop = Loop(dummy_ui(), pygame.Surface((1280, 720)))
    ui, screen = loop.ui, Lively(loop.ui)
    ui.screens.show_only(screen)
    loop.step([], 100.0)
    loop.step([], 100.01)
    frames, draws = loop.frames, screen.draws
    for now in (100.2, 100.4, 100.6):
        loop.step([], now)
        assert loop.surface.get_at((0, 0))[0] == tick(ui.now)
    assert (loop.frames, screen.draws) == (frames, draws)
    ui.now = 10.0
    assert loop.rest() == pytest.approx(1 / RATE)
    ui.screens.push(Noted(overlay=True))
    assert loop.rest() == HEARTBEAT
