"""Random gestures with keys, pointer, pad, files and window, as raw events."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from tests.frozen import test_frozen
from tonk.ui.shell.context import UiContext

_KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 4,
    *(pygame.K_ESCAPE, pygame.K_d, pygame.K_1, pygame.K_2, pygame.K_3) * 3,
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *(pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F5, pygame.K_F10, pygame.K_F11, pygame.K_F12),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_KP_2, pygame.K_KP_4, pygame.K_KP_6, pygame.K_KP_8, pygame.K_KP_ENTER, pygame.K_MINUS, pygame.K_PLUS),
    *(pygame.K_LSHIFT, pygame.K_UNKNOWN, 1 << 30),
)
_MODIFIERS = (0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
_PADS_ON = (0, 1, 3, 8)
"""The numbers of further gestures with the pad after the first."""
_FAR = (-(1 << 31), -100_000, -1, 0, 1, 100_000, (1 << 31) - 1)
USUAL_SIZE = (640, 360)
"""The usual size of the window, small so that drawing is cheap."""
_SIZES = (USUAL_SIZE, (512, 384), (400, 640), (854, 360), (390, 844))
_LARGE_SIZES = ((1280, 720), (1920, 1080), (1024, 768), (800, 1280), (2560, 1080))
_ODD_SIZES = ((1, 1), (1, 900), (900, 1), (17, 3), (3840, 2160), (7680, 4320))
_TEXTS = ("Ana", "7", "-1", "0.5", "x" * 300, "É\u0301\u202e\u200f☃🂡", "\x00\x07\n", "' OR 1=1", "=2+2", " ", "{}")


def brought_files(folder: Path) -> list[str]:
    """Return the paths of files to drop: of every kind that the game saves, whole, truncated and missing."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [str(path) for path in sorted(test_frozen.HERE.rglob("*.*")) if path.suffix in (".json", ".jsonl")]
    for number, data in enumerate((b"", b"\xff\xfe", b"{" * 5000, b"[1,2", b"PK\x03\x04", b'{"format":"tonk-hand/9"}')):
        path = folder / f"odd-{number}.json"
        path.write_bytes(data)
        found.append(str(path))
    return [*found, str(folder), str(folder / "not there"), "\x00", "x" * 5000]


def brought_texts() -> list[str]:
    """Return texts to drop and to paste: hands, rule sets, codes and nonsense."""
    version = test_frozen.VERSIONS[-1]
    hands = (version / "records.jsonl").read_text(encoding="utf-8").splitlines()
    rules = [path.read_text(encoding="utf-8") for path in sorted((version / "rules").iterdir())]
    cut = [json.dumps(json.loads(hand))[: 40 + 97 * number] for number, hand in enumerate(hands[:8])]
    return [*hands[::7], *rules, *cut, *_TEXTS, "TONK-1-0000", "\n".join(hands[:40])]


class Gestures:
    """A source of random gestures, each a few events.

    Args:
        chance: The source of chance.
        ui: The context, which knows where the controls of the top screen are.
        brought: The folder for files to drop.
    """

    def __init__(self, chance: random.Random, ui: UiContext, brought: Path) -> None:
        self._chance, self.ui = chance, ui
        self._files, self._texts = brought_files(brought), brought_texts()
        self._pads_left = 0
        self._gestures: Sequence[tuple[Callable[[], Iterator[pygame.Event]], int]] = (
            (self._key, 60),
            (self._press, 44),
            (self._click, 20),
            (self._drag, 12),
            (self._move, 16),
            (self._wheel, 10),
            (self._pad, 6),
            (self._type, 4),
            (self._drop, 2),
            (self._paste, 2),
            (self._other, 6),
            (self._resize, 1),
        )

    def next(self) -> Iterator[pygame.Event]:
        """Return the events of the next gesture; after one with the pad, several more often follow."""
        if self._pads_left:
            self._pads_left -= 1
            return self._pad()
        ((chosen, _often),) = self._chance.choices(self._gestures, [often for _make, often in self._gestures])
        if chosen == self._pad:
            self._pads_left = self._chance.choice(_PADS_ON)
        return chosen()

    # Keys and pads

    def _key(self) -> Iterator[pygame.Event]:
        key, mod = self._chance.choice(_KEYS), self._chance.choice(_MODIFIERS)
        for _ in range(self._chance.choice((1, 1, 1, 2, 5))):
            yield pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self._chance.random() < 0.95:
            yield pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _type(self) -> Iterator[pygame.Event]:
        for letter in self._chance.choice(_TEXTS):
            yield pygame.Event(pygame.TEXTINPUT, text=letter)

    def _pad(self) -> Iterator[pygame.Event]:
        pad = self._chance.choice((0, 0, 0, 1))
        if self._chance.random() < 0.8:
            button = self._chance.randrange(-1, 22)
            yield pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)
            yield pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)
        elif self._chance.random() < 0.9:
            axis = self._chance.randrange(6)
            for value in (self._chance.choice((-32768, -20000, 20000, 32767)), 0):
                yield pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)
        else:
            yield pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)

    # The pointer

    def _anywhere(self) -> tuple[int, int]:
        wide, high = self.ui.viewport.width, self.ui.viewport.height
        if self._chance.random() < 0.03:
            return self._chance.choice(_FAR), self._chance.choice(_FAR)
        return self._chance.randrange(-3, wide + 3), self._chance.randrange(-3, high + 3)

    def _on_control(self) -> tuple[int, int]:
        stops = [stop for group in self.ui.groups for stop in group.stops]
        return self.ui.viewport.point(self._chance.choice(stops).box.center) if stops else self._anywhere()

    def _press(self) -> Iterator[pygame.Event]:
        return self._clicked(self._on_control())

    def _click(self) -> Iterator[pygame.Event]:
        return self._clicked(self._anywhere())

    def _clicked(self, pos: tuple[int, int]) -> Iterator[pygame.Event]:
        yield _moved(pos)
        button = self._chance.choice((1,) * 8 + (2, 3, 4, 9))
        for clicks in range(1, self._chance.choice((1, 1, 1, 1, 2, 3)) + 1):
            yield pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False, clicks=clicks)
            yield pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False, clicks=clicks)

    def _drag(self) -> Iterator[pygame.Event]:
        pos = self._chance.choice((self._anywhere, self._on_control))()
        yield _moved(pos)
        yield pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False, clicks=1)
        for _ in range(self._chance.randrange(1, 6)):
            pos = self._anywhere()
            yield _moved(pos, held=True)
        if self._chance.random() < 0.9:
            yield pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False, clicks=1)

    def _move(self) -> Iterator[pygame.Event]:
        yield _moved(self._anywhere(), held=self._chance.random() < 0.1)

    def _wheel(self) -> Iterator[pygame.Event]:
        pos, turns = self._anywhere(), self._chance.choice((-1, 1, 1, -3, 0, 100_000))
        yield _moved(pos)
        yield pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, precise_y=turns * 0.7, pos=pos)

    # Files, texts and the window

    def _drop(self) -> Iterator[pygame.Event]:
        for _ in range(self._chance.choice((1, 1, 1, 3))):
            if self._chance.random() < 0.5:
                yield pygame.Event(pygame.DROPFILE, file=self._chance.choice(self._files))
            else:
                yield pygame.Event(pygame.DROPTEXT, text=self._chance.choice(self._texts))

    def _paste(self) -> Iterator[pygame.Event]:
        pygame.scrap.put_text(self._chance.choice(self._texts).replace("\x00", ""))
        yield pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
        yield pygame.Event(pygame.KEYUP, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="", scancode=0)

    def _other(self) -> Iterator[pygame.Event]:
        finger = self._chance.randrange(3)
        touch = {"touch_id": 0, "finger_id": finger, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)
        kind = self._chance.choice((*kinds, pygame.FINGERDOWN, pygame.FINGERUP, pygame.USEREVENT + 7))
        yield pygame.Event(kind, touch if kind in (pygame.FINGERDOWN, pygame.FINGERUP) else {})

    def _resize(self) -> Iterator[pygame.Event]:
        (sizes,) = self._chance.choices((_SIZES, _LARGE_SIZES, _ODD_SIZES), (0.9, 0.07, 0.03))
        yield sized(self._chance.choice(sizes))


def sized(size: tuple[int, int]) -> pygame.Event:
    """Resize the window, and return its event."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return pygame.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)


def _moved(pos: tuple[int, int], *, held: bool = False) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)
