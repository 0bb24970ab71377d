"""Drives a loop as a player would, with posted events and a clock of its own, for the tests of the screens."""

from functools import cache
from pathlib import Path

import pygame

from tonk.resources import assets_root
from tonk.session.settings import Settings
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Theme
from tonk.ui.drawing.viewport import Point, Viewport
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.screen_stack import Scene, Stage

FRAME = 1 / 60


@cache
def card_art() -> CardArt:
    """The real pictures; they are drawn when they are first asked for and kept for all tests."""
    return CardArt(assets_root())


class NotedSounds:
    """Plays nothing and remembers what was asked for."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.playing: str | None = None

    def play(self, name: str) -> None:
        """Note the name."""
        self.played.append(name)

    def music(self, name: str | None) -> None:
        """Note the music."""
        self.playing = name


def dummy_stage(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Stage:
    """A stage with the real art and silent sounds, and a window of this size on the dummy driver."""
    pygame.display.init()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    settings = settings or Settings()
    viewport, theme, art = Viewport(*size, settings.ui_scale), Theme(), card_art()
    text = Text(viewport.scale, lambda suit, px: art.pip(suit, px, CardLook(settings.suit_colours)), theme)
    return Stage(viewport, theme, text, art, NotedSounds(), settings)


class Pilot:
    """Acts on a stage's top scene and looks at what comes of it. Positions are in units.

    Args:
        stage: The stage; ``dummy_stage()`` when None.
        scene: Goes on the stage first, if given.
    """

    def __init__(self, stage: Stage | None = None, scene: Scene | None = None) -> None:
        self.stage = stage or dummy_stage()
        self.fullscreen_asked = 0
        self.loop = Loop(self.stage, pygame.display.get_surface(), on_fullscreen=self._count_fullscreen)
        self.now = 0.0
        pygame.event.clear()
        if scene is not None:
            self.stage.go(scene)
        self.post()

    def post(self, *events: pygame.Event) -> None:
        """Post events and let one frame pass."""
        for event in events:
            pygame.event.post(event)
        self.now += FRAME
        self.loop.step(pygame.event.get(), self.now)

    def advance(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _frame in range(round(seconds / FRAME)):
            self.post()

    def press(self, *keys: int, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """Press keys one after the other."""
        mod = shift * pygame.KMOD_SHIFT | ctrl * pygame.KMOD_CTRL | alt * pygame.KMOD_ALT
        for key in keys:
            self.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
            self.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        """Type text, letter by letter."""
        for letter in text:
            self.post(pygame.Event(pygame.TEXTINPUT, text=letter))

    def move(self, pos: Point, *, held: bool = False) -> None:
        """Move the pointer."""
        buttons = (int(held), 0, 0)
        self.post(pygame.Event(pygame.MOUSEMOTION, pos=self._px(pos), rel=(0, 0), buttons=buttons, touch=False))

    def down(self, pos: Point, *, clicks: int = 1, button: int = 1) -> None:
        """Press a mouse button."""
        where = self._px(pos)
        self.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button, touch=False, clicks=clicks))

    def up(self, pos: Point, *, button: int = 1) -> None:
        """Release a mouse button."""
        self.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=self._px(pos), button=button, touch=False, clicks=1))

    def click(self, pos: Point, *, clicks: int = 1) -> None:
        """Move to a place and click there; ``clicks=2`` double-clicks."""
        self.move(pos)
        for number in range(1, clicks + 1):
            self.down(pos, clicks=number)
            self.up(pos)

    def drag(self, start: Point, end: Point, steps: int = 10, *, release: bool = True) -> None:
        """Drag from one place to another in so many moves."""
        self.move(start)
        self.down(start)
        for step in range(1, steps + 1):
            share = step / steps
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self.move((x, y), held=True)
        if release:
            self.up(end)

    def wheel(self, pos: Point, dy: float) -> None:
        """Turn the wheel at a place."""
        self.move(pos)
        where = self._px(pos)
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=round(dy), precise_y=float(dy), pos=where))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.post(pygame.Event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height)))

    def save(self, path: Path) -> None:
        """Save what can be seen."""
        pygame.image.save(self.loop.surface, path)

    def pixels(self) -> bytes:
        """What can be seen, to compare."""
        return pygame.image.tobytes(self.loop.surface, "RGB")

    def _px(self, pos: Point) -> tuple[int, int]:
        return self.stage.viewport.point(pos)

    def _count_fullscreen(self) -> None:
        self.fullscreen_asked += 1
