"""Drives a loop as a player would, with posted events and a clock of its own, for the tests of the screens."""

import io
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import pygame

from tests.ui.noted_sounds import NotedSounds
from tonk.resources import assets_root
from tonk.session.people import People
from tonk.session.settings import Settings
from tonk.ui.drawing import text as letters
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.kept_pictures import ROOM, PictureCache
from tonk.ui.drawing.places.place_pictures import PlacePictures
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Theme
from tonk.ui.drawing.viewport import Point, Viewport
from tonk.ui.shell import frame_time
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.screen_stack import Screen

FRAME = 1 / 60
_MOST_FRAMES = 400
"""The frames within which everything has been painted."""
_MOMENT = 1e-6
"""The seconds in which nothing moves visibly."""
_DRAWN_OF = 60
_AT_REST = 6
"""The frames that pass in one step while nothing moves."""

ROOM.allow(240 * 1024 * 1024)  # room for the windows and scales of all tests in a process
letters._MOST_SIZES, letters._MOST_LAID = 1 << 15, 1 << 12  # and for their words
letters._Measures.width = lru_cache(1 << 16)(letters._Measures.width)  # type: ignore[method-assign]
_MOST_GROUNDS = 12

_MOST_PIXELS, _LARGEST = 50_000_000, 300 * 420
"""The pixels of all drawings that are kept, and of the largest of them."""
_COARSE = (20, 30)
"""The size at which a drawing is read if nobody looks at it."""


class KeptDrawings:
    """Drawings in pixels, so that few SVG files are drawn twice in a process."""

    _load = staticmethod(pygame.image.load_sized_svg)

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def load(self, file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """Return a drawing of this size, which the caller may change."""
        if size[0] * size[1] > _LARGEST:
            return self._load(file, size)
        return self._kept_drawing(file, file.getvalue(), size).copy()

    def load_coarse(self, file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """Return a drawing enlarged from a few pixels, so that each file is drawn once for all sizes."""
        elements = file.getvalue().partition(b">")[2]
        return pygame.transform.scale(self._kept_drawing(file, elements, _COARSE), size)

    def _kept_drawing(self, file: io.BytesIO, drawing: bytes, size: tuple[int, int]) -> pygame.Surface:
        key = drawing, size
        if key not in self._kept:
            self._kept[key] = self._load(file, size)
            self._pixels += size[0] * size[1]
        self._kept.move_to_end(key)
        while self._pixels > _MOST_PIXELS:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return self._kept[key]


pygame.image.load_sized_svg = KeptDrawings().load  # type: ignore[assignment]


@cache
def card_art() -> CardArt:
    """Return the real card art, drawn when first used and kept for all tests."""
    return CardArt(assets_root())


@cache
def portraits() -> Portraits:
    """Return the real portraits, kept for all tests."""
    return Portraits(assets_root())


class SharedPlacePictures(PlacePictures):
    """The real places, each painted once for all tests of a process."""

    _shared: ClassVar[OrderedDict[tuple[str, tuple[int, int]], pygame.Surface]] = OrderedDict()
    _small: ClassVar[dict[tuple[str, tuple[int, int]], pygame.Surface]] = {}

    def step(self, place: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the ground if it was painted before; otherwise paint the next part of it."""
        key = (place, size)
        if key not in self._shared:
            ground = super().step(place, size)
            if ground is None:
                return None
            self._shared[key] = ground
            while len(self._shared) > _MOST_GROUNDS:
                self._shared.popitem(last=False)
        self._shared.move_to_end(key)
        return self._shared[key]

    @classmethod
    def keep_size(cls, size: tuple[int, int]) -> None:
        """Drop all pictures but those of this size, because those of huge windows are huge."""
        for key in [known for known in cls._shared if known[1] != size]:
            del cls._shared[key]

    def picture(self, place: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the small picture, painted once."""
        key = (place, size)
        if key not in self._small:
            self._small[key] = super().picture(place, size)
        return self._small[key]

    def has_picture(self, _place: str, _size: tuple[int, int]) -> bool:
        """Return True, so that no test depends on what another has painted."""
        return True


class SharedText(Text):
    """Text that shares its pictures with all tests at the same scale, until it is rescaled."""

    _written: ClassVar[dict[tuple[float, str], tuple[PictureCache, dict[Any, Any], dict[Any, Any]]]] = {}

    def __init__(self, scale: float, look: CardLook, theme: Theme) -> None:
        super().__init__(scale, lambda suit, px: card_art().pip(suit, px, look), theme, look.inks)
        key = scale, look.palette
        own = self._cache, self._sizes, self._laid
        self._cache, self._sizes, self._laid = self._written.setdefault(key, own)

    def forget(self) -> None:
        """Start with empty caches of its own, leaving the shared ones alone."""
        self.edition += 1
        self._cache, self._sizes, self._laid = PictureCache(), {}, {}


@contextmanager
def coarse_pictures() -> Iterator[None]:
    """Draw all pictures coarsely and share none with other tests: for runs in which nobody looks at them."""
    with (
        patch.object(pygame.image, "load_sized_svg", KeptDrawings().load_coarse),
        patch(f"{__name__}.card_art", cache(lambda: CardArt(assets_root()))),
        patch(f"{__name__}.portraits", cache(lambda: Portraits(assets_root()))),
        patch.multiple(SharedPlacePictures, _shared=OrderedDict(), _small={}),
        patch.object(SharedText, "_written", {}),
    ):
        yield
    for cache_number in [*ROOM._names]:  # corners and other shapes are shared by all, too
        ROOM.clear(cache_number)


def dummy_ui(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> UiContext:
    """Return a context with the real art, silent sounds, and a window of this size on the dummy driver."""
    pygame.display.init()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    settings = settings or Settings()
    viewport, theme = Viewport(*size, settings.ui_scale), Theme()
    text = SharedText(viewport.scale, CardLook(settings.palette), theme)
    sounds, pictures, shared = NotedSounds(), SharedPlacePictures(), portraits()
    shared.people = People()
    return UiContext(viewport, theme, text, card_art(), sounds, settings, pictures, portraits=shared)


class SparingLoop(Loop):
    """A loop that can put off drawing until someone looks.

    Attributes:
        drawing: Whether each frame is drawn at once.
        resting: Whether nothing moved in the last step.
    """

    drawing = True
    resting = False
    _due = False
    _stepping = False
    _window: pygame.Surface
    _frames = 0

    @property
    def surface(self) -> pygame.Surface:
        """The window, with the frame that is due drawn."""
        self.look()
        return self._window

    @surface.setter
    def surface(self, window: pygame.Surface) -> None:
        self._window = window

    @property
    def frames(self) -> int:
        """The number of frames drawn, including the one that is due."""
        self.look()
        return self._frames

    @frames.setter
    def frames(self, number: int) -> None:
        self._frames = number

    def step(self, events: Sequence[pygame.Event], now: float) -> None:
        """Run the frame at the time ``now``."""
        self._stepping = True
        try:
            super().step(events, now)
        finally:
            self._stepping = False

    @property
    def asks_for_another(self) -> bool:
        """Return whether the frame that was drawn last asked for another."""
        return self._stale

    def look(self) -> None:
        """Draw the frame that is due."""
        if self._due and not self._stepping:
            self._stepping, self._due = True, False
            try:
                super()._draw()
            finally:
                self._stepping = False

    @contextmanager
    def unpainted(self) -> Iterator[None]:
        """Lay out frames without painting their pixels; who looks later sees a whole frame."""
        with patch.object(self._shown._painting, "draw", lambda *_strokes, **_whole: []):
            yield
        self._due = self._exposed = True

    def _update(self) -> bool:
        self.resting = not super()._update()
        return not self.resting or self._due

    def _draw(self) -> None:
        drawing = self.drawing or self.ui.speech.on  # speech reads out what was drawn
        self._due = not drawing
        if drawing:
            super()._draw()  # drawing may request another frame
        else:
            self._stale = False


def _count_readings() -> Iterator[float]:
    """Yield the readings of a clock that advances a little with each, the same on every machine."""
    return (reading * 0.0001 for reading in count())


frame_time.perf_counter = _count_readings().__next__  # type: ignore[attr-defined]
# Work done in pieces gets the same number of turns in a frame on a busy machine as on an idle one.


class Pilot:
    """A player who acts on the top screen and looks at the result. Positions are in units.

    Args:
        ui: The context; that of ``dummy_ui()`` if None.
        screen: The first screen on the stack, if any.
        eager: Whether frames are drawn even if nobody looks; `always_eager` decides if None.
    """

    always_eager = False

    def __init__(self, ui: UiContext | None = None, screen: Screen | None = None, *, eager: bool | None = None) -> None:
        self.ui = ui or dummy_ui()
        self._eager = self.always_eager if eager is None else eager
        self.fullscreen_asked = 0
        surface = pygame.display.get_surface()
        assert surface is not None
        self.loop = SparingLoop(self.ui, surface, on_fullscreen=self._count_fullscreen)
        self.now = 0.0
        pygame.event.clear()
        if screen is not None:
            self.ui.screens.show_only(screen)
        self.loop.drawing = self._eager
        self.post()
        self.loop.drawing = True

    def post(self, *events: pygame.Event) -> None:
        """Post events and run one frame."""
        for event in events:
            pygame.event.post(event)
        self.now += FRAME
        self.loop.step(pygame.event.get(), self.now)

    def pass_frame(self) -> None:
        """Let one frame pass, which is drawn only when someone looks: for tests of where things are, and when."""
        drawing, self.loop.drawing = self.loop.drawing, self.loop.drawing and self._eager
        self.post()
        self.loop.drawing = drawing

    def advance(self, seconds: float) -> None:
        """Let time pass frame by frame, several at once while nothing moves, drawing few of them."""
        left = round(seconds / FRAME)
        while left:
            frames = min(left, _AT_REST if self.loop.resting else 1)
            left -= frames
            self.loop.drawing = left % _DRAWN_OF == 0 and (left > 0 or self._eager)
            self.now += (frames - 1) * FRAME
            self.post()
        self.loop.drawing = True

    def draw_on(self) -> None:
        """Draw frames until none requests another, as happens while small pictures are painted."""
        self.loop.look()
        for _frame in range(_MOST_FRAMES):
            if not self.loop.asks_for_another:
                break
            self.now += _MOMENT
            self.loop.step([], self.now)
            self.loop.look()

    def _one_by_one(self, events: Iterable[pygame.Event]) -> None:
        """Run a frame for each event of a gesture; the last is drawn when someone looks."""
        drawing, events = self.loop.drawing, list(events)
        for left, event in zip(reversed(range(len(events))), events, strict=True):
            self.loop.drawing = drawing and left == 0 and self._eager
            self.post(event)
        self.loop.drawing = drawing

    def look(self) -> pygame.Surface:
        """Draw the frame that is due, and return the window."""
        return self.loop.surface

    def press(self, *keys: int, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """Press keys one after another."""
        mod = shift * pygame.KMOD_SHIFT | ctrl * pygame.KMOD_CTRL | alt * pygame.KMOD_ALT
        strokes = ((kind, key) for key in keys for kind in (pygame.KEYDOWN, pygame.KEYUP))
        self._one_by_one(pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind, key in strokes)

    def type(self, text: str) -> None:
        """Type text, letter by letter."""
        self._one_by_one(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in text)

    def move(self, pos: Point, *, held: bool = False) -> None:
        """Move the pointer."""
        self.post(self._moved(pos, held=held))

    def down(self, pos: Point, *, clicks: int = 1, button: int = 1) -> None:
        """Press a mouse button."""
        self.post(self._pressed(pos, clicks, button))

    def up(self, pos: Point, *, button: int = 1) -> None:
        """Release a mouse button."""
        self.post(self._released(pos, button))

    def click(self, pos: Point, *, clicks: int = 1) -> None:
        """Move to a place and click there; ``clicks=2`` double-clicks."""
        events = [self._moved(pos)]
        for number in range(1, clicks + 1):
            events += [self._pressed(pos, number), self._released(pos)]
        self._one_by_one(events)

    def drag(self, start: Point, end: Point, steps: int = 10, *, release: bool = True) -> None:
        """Drag from one place to another in a number of moves."""
        events = [self._moved(start), self._pressed(start)]
        for step in range(1, steps + 1):
            share = step / steps
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            events.append(self._moved((x, y), held=True))
        self._one_by_one([*events, self._released(end)] if release else events)

    def _moved(self, pos: Point, *, held: bool = False) -> pygame.Event:
        buttons = (int(held), 0, 0)
        return pygame.Event(pygame.MOUSEMOTION, pos=self._px(pos), rel=(0, 0), buttons=buttons, touch=False)

    def _pressed(self, pos: Point, clicks: int = 1, button: int = 1) -> pygame.Event:
        return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self._px(pos), button=button, touch=False, clicks=clicks)

    def _released(self, pos: Point, button: int = 1) -> pygame.Event:
        return pygame.Event(pygame.MOUSEBUTTONUP, pos=self._px(pos), button=button, touch=False, clicks=1)

    def wheel(self, pos: Point, dy: float) -> None:
        """Turn the wheel at a place."""
        self.move(pos)
        where = self._px(pos)
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=round(dy), precise_y=float(dy), pos=where))

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.post(pygame.Event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height)))

    def save(self, path: Path) -> None:
        """Save a picture of the window."""
        pygame.image.save(self.loop.surface, path)

    def pixels(self) -> bytes:
        """Return the visible pixels, to compare."""
        return pygame.image.tobytes(self.loop.surface, "RGB")

    def _px(self, pos: Point) -> tuple[int, int]:
        return self.ui.viewport.point(pos)

    def _count_fullscreen(self) -> None:
        self.fullscreen_asked += 1
