"""The game's sounds and its music, from files; silent without complaint if there is no loudspeaker."""

import contextlib
import io
import math
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.shell.cues import SOUNDS
from tonk.ui.shell.keys import FANFARES, IN_KEYS, moved, shift
from tonk.ui.shell.music import RATE, SIDES, STEP, Music, bytes_of_sample
from tonk.ui.shell.quiet import quiet_stderr
from tonk.ui.shell.room_tone import LAYER_CHANNEL, RoomTone

INTERFACE = tuple(SOUNDS.values())
"""The sounds of presses, switches, pages and panels."""
_COUNTS = tuple(f"count{step}" for step in range(1, 6))
_OF_OTHER_GAMES = "life", "undercut", "gin", "thirty-one"
_CELEBRATED = "cross", "last", "out", "held", "run", "wild", "bonus", *_OF_OTHER_GAMES, "match", "champion"
_ENDS = "win", "caught", "tonk", *_CELEBRATED
_CARDS = "shuffle", "deal", "flick", "settle", "slide", "place", "turn", "hit", "slam"
_TABLE = (*_CARDS, "knock", "chips", *_COUNTS, *_ENDS)
"""The sounds of the table: the deck is shuffled; a card is dealt, drawn, comes to a hand, is taken from the discards,
laid, turned over, slapped onto a spread, slammed on the table; a drop; money changes hands; a rising count; the ends
of hands, and celebrations."""
NAMES = (*INTERFACE, *_TABLE)
"""All sounds, in the order in which they are needed."""

TAKES: Mapping[str, int] = MappingProxyType(
    dict.fromkeys(INTERFACE, 3)
    | dict.fromkeys(("press", "nudge", "choose"), 4)
    | dict.fromkeys(("deal", "flick", "slide", "place"), 6)
    | dict.fromkeys(("turn", "hit", "slam", "settle", "chips"), 4)
    | dict.fromkeys(("knock", "life", *_COUNTS), 3)
)
"""The number of takes of each short sound. They lie in one file, one after the other and all of one length, since each
file begins with as many bytes as such a sound takes; every take of a longer one has a file of its own."""
BETWEEN = 0.055
"""The seconds between takes, in which the encoder lets the next one be heard already."""

_LAYER, _LAYER_KEY = "held-breath", 0
"""The file that is played over the music while a hand hangs in the balance, and its key."""
_CHANNELS = 40
"""The sounds that are heard at once: when money is paid, every chip and what follows it."""
_BUFFER = 1024  # samples: 21 ms from the call to the ear; fewer would cost an idle window half as much again
_MOST_FILES = 3
_SLEEPS_AFTER = 60.0
"""The seconds of silence after which the device is released."""
_PRESENT = frozenset(
    (
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.KEYDOWN,
        pygame.FINGERDOWN,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERAXISMOTION,
        pygame.WINDOWFOCUSGAINED,
    )
)
"""Events that show a player's presence, before any sound is needed."""
_WIDTH = 0.6
"""The distance of the table's edges in stereo, 1 being one ear each."""


class SoundPlayer:
    """Plays sounds by name, each time with another variant, and the music of a place in a loop.

    Nothing here raises: a table without sound is still a table.

    Args:
        assets: The folder that holds `sounds/`.
        effects: Loudness of the sounds, 0 to 1.
        master: Loudness of everything, 0 to 1.
        music: Loudness of the music, 0 to 1.
        interface: Loudness of presses, switches and pages, 0 to 1.
        room: Loudness of the quiet sound of the place, 0 to 1.
        chance: Shuffles the variants.
    """

    def __init__(
        self,
        assets: Path,
        effects: float = 1.0,
        master: float = 1.0,
        music: float = 0.0,
        interface: float = 1.0,
        room: float = 0.0,
        chance: random.Random | None = None,
    ) -> None:
        self._files = assets / "sounds"
        self._levels = effects * master, interface * master
        self._chance = chance or random.Random()
        self._sounds: dict[str, dict[int, list[pygame.mixer.Sound]]] = {}
        """The takes of each sound, by the number of their file."""
        self._turns: dict[str, list[int]] = {}
        self._waiting: list[tuple[str, int]] = []
        self._music = Music(self._files / "music", music * master, self._chance)
        self._open = self._asleep = False
        self._silent_since: float | None = None
        self._tone = RoomTone(self._files / "beds", room * master)
        self._layer = RoomTone(self._files / "layers", music * master, LAYER_CHANNEL, _keyed(self._music))
        self._tense = self._mono = False
        self._tuned_to: str | None = None
        """The tune to which all that has notes is tuned, or is about to be."""

    @property
    def heard(self) -> bool:
        """Return whether there is a device to play on."""
        return self._open

    @property
    def mono(self) -> bool:
        """Return whether both ears hear the same."""
        return self._mono

    @mono.setter
    def mono(self, mono: bool) -> None:
        if mono == self._mono:
            return
        self._mono = mono
        if self._open:
            # Sounds decoded in stereo are useless for mono.
            self._sounds.clear()
            self._music.close()
            self._tone.close()
            self._layer.close()
            pygame.mixer.quit()
            self._asleep = False
            self.open()

    def open(self) -> None:
        """Find a device, and begin the requested music; best after the first frame, since it takes a moment."""
        if not self._find_device():
            return
        # One of each first: a sound needed early has no variants yet, but is heard.
        self._waiting = [(name, number) for number in range(_MOST_FILES, 0, -1) for name in reversed(NAMES)]
        self._music.open()
        self._tone.open()
        self._layer.open()

    def _find_device(self) -> bool:
        sides = 1 if self._mono else SIDES
        try:
            with quiet_stderr():
                pygame.mixer.init(frequency=RATE, size=-16, channels=sides, buffer=_BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
        except (pygame.error, NotImplementedError, ImportError):
            # No device, or a build of the library without a mixer.
            self._open = False
        else:
            self._open = True
        return self._open

    def rest(self, now: float) -> None:
        """Release the device after a long absence and silence, since it keeps a core busy.

        Args:
            now: The time, in seconds.
        """
        if not self._open or self._asleep:
            return
        heard = self._waiting or self._music.playing is not None or pygame.mixer.get_busy()
        if heard or self._silent_since is None:
            self._silent_since = now
        elif now - self._silent_since >= _SLEEPS_AFTER:
            self._asleep = True
            pygame.mixer.quit()  # loaded sounds stay

    def _wake(self) -> None:
        """Find the device again when somebody is there."""
        if self._asleep:
            self._asleep = False
            if self._find_device():
                self._music.open()
                self._tone.open()
                self._layer.open()

    def load_next(self) -> bool:
        """Load one missing file, in at most five milliseconds; return False if none is left.

        When another tune plays, all that has notes is loaded again, in keys that fit it.
        """
        tune = self._music.playing
        if tune is not None and tune != self._tuned_to:
            before, self._tuned_to = self._tuned_to, tune
            self._layer.want("")
            self._waiting[:0] = [
                (name, number)
                for name, keys in IN_KEYS.items()
                for number, key in enumerate(keys, 1)
                if shift(key, before) != shift(key, tune) and (name, number) not in self._waiting
            ]
        self._layer.want(_LAYER if self._tense and tune is not None else "")
        while self._waiting:
            if self._load(*self._waiting.pop()):
                return True
        return False

    def set_volumes(
        self, master: float, effects: float, music: float, interface: float = 1.0, room: float = 0.0
    ) -> None:
        """Set the loudness of everything, and of the kinds of sound, 0 to 1 each, at once.

        Args:
            master: The volume of everything, 0 to 1.
            effects: The volume of sounds.
            music: The volume of music.
            interface: The volume of presses, switches and pages.
            room: The volume of the quiet sound of the place.
        """
        self._wake()
        self._levels = master * effects, master * interface
        for name in self._sounds:
            for sound in self._takes(name):
                with contextlib.suppress(pygame.error):
                    sound.set_volume(self._level(name))
        self._music.set_level(master * music)
        self._tone.set_level(master * room, self._music.share)
        self._layer.set_level(master * music, self._music.share)

    def _level(self, name: str) -> float:
        """Return the loudness of a sound."""
        return self._levels[name in INTERFACE]

    def _takes(self, name: str) -> list[pygame.mixer.Sound]:
        """Return all loaded takes of a sound, in order."""
        files = self._sounds.get(name, {})
        return [take for number in sorted(files) for take in files[number]]

    def play(self, name: str, side: float = 0.0, force: float = 1.0) -> None:
        """Play a sound of `NAMES`; do nothing if it is impossible.

        Music makes room for fanfares, and at a knock it holds its breath until the fanfare that follows.

        Args:
            name: Its name.
            side: Its direction, -1 at the left to 1 at the right.
            force: The share of its loudness.
        """
        self._wake()
        if not self._open or self._level(name) <= 0:
            return
        if name not in self._sounds and (name, 1) in self._waiting:
            self._waiting.remove((name, 1))
            self._load(name, 1)
        variants = self._takes(name)
        if variants:
            with contextlib.suppress(pygame.error):
                sound = variants[self._next(name, len(variants))]
                channel = sound.play()
                if name == "knock":
                    self.give_way(speeds.MUSIC_HOLDS_BREATH)
                elif name in FANFARES:
                    self.give_way(sound.get_length())
                if channel is not None:  # every channel may be busy
                    left, right = ears_of(0.0 if self._mono else side)
                    channel.set_volume(force * left, force * right)

    def music(self, tunes: Sequence[str]) -> None:
        """Fade to these tunes, which are played one after the other; without any, to silence."""
        self._wake()
        self._music.want(tunes)

    def be_in(self, place: str) -> None:
        """Play the quiet sound of this place in a loop."""
        self._wake()
        self._tone.want(place)

    def hold_breath(self, *, tense: bool) -> None:
        """Let strings be heard over the music while a hand hangs in the balance, in the key of the tune."""
        if tense != self._tense:
            self._tense = tense
            self._layer.want(_LAYER if tense and self._music.playing is not None else "")

    def give_way(self, seconds: float = 0.0) -> None:
        """Lower the music and the room for a while, at least for this many seconds."""
        if self._music.playing is not None or self._tone.playing:
            self._music.give_way(seconds)

    def follow(self, event: pygame.Event) -> None:
        """Take an event: the end of a tune, the time to be louder again, or a sign of presence."""
        if event.type in _PRESENT:
            self._silent_since = None
            self._wake()
        if self._open:
            self._music.follow(event)
            for tone in (self._tone, self._layer):
                tone.follow(event)
                if event.type == STEP:
                    tone.give_way(self._music.share)

    def _next(self, name: str, count: int) -> int:
        """Return the next variant: all of them in some order, then in another, none twice running."""
        order = self._turns.get(name, [])
        last = order.pop(0) if order else -1
        if not order:
            order = _order(count, last, self._chance)
        self._turns[name] = order
        return order[0]

    def _load(self, name: str, number: int) -> bool:
        """Load a file with its takes; return False if it is missing or damaged."""
        try:
            # A path may contain text that pygame can't read.
            sound = pygame.mixer.Sound(io.BytesIO((self._files / f"{name}-{number}.ogg").read_bytes()))
            if name in IN_KEYS:
                sound = moved(sound, shift(IN_KEYS[name][number - 1], self._tuned_to))
            takes = takes_of(sound, TAKES.get(name, 1))
        except (OSError, pygame.error):
            return False
        for take in takes:
            take.set_volume(self._level(name))
        self._sounds.setdefault(name, {})[number] = takes
        return True


def _keyed(music: Music) -> Callable[[pygame.mixer.Sound], pygame.mixer.Sound]:
    """Return a function that moves a layer to a key that fits the tune being played."""
    return lambda sound: moved(sound, shift(_LAYER_KEY, music.playing))


def _order(count: int, last: int, chance: random.Random) -> list[int]:
    """Return all of so many variants in some order that does not begin with the last one.

    Args:
        count: The number of variants.
        last: The variant heard last; -1 for none.
        chance: Shuffles them.
    """
    order = [number for number in range(count) if number != last] or [0]
    chance.shuffle(order)
    if 0 <= last < count and count > 1:
        order.insert(chance.randrange(1, len(order) + 1), last)
    return order


def takes_of(sound: pygame.mixer.Sound, count: int) -> list[pygame.mixer.Sound]:
    """Return the takes of one length in a sound.

    Args:
        sound: The mixer's sound.
        count: The number of takes.
    """
    if count == 1:
        return [sound]
    samples = memoryview(sound.get_raw())
    size = len(samples) // count // bytes_of_sample() * bytes_of_sample()
    heard = size - round(BETWEEN * RATE) * bytes_of_sample()
    return [pygame.mixer.Sound(buffer=samples[start : start + heard]) for start in range(0, size * count, size)]


def ears_of(side: float) -> tuple[float, float]:
    """Return the loudness of the left and the right loudspeaker for a direction."""
    away = math.cos(min(1.0, abs(side)) * _WIDTH * math.pi / 2)
    return (1.0, away) if side <= 0 else (away, 1.0)
