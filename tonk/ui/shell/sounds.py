"""The game's noises and the music of its places, from files; silent without complaint where there is no loudspeaker."""

import contextlib
import random
from pathlib import Path

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.shell.quiet import quiet_stderr

NAMES = ("shuffle", "deal", "flick", "slide", "place", "turn", "hit", "knock", "chips", "win", "caught", "tonk")
"""The deck is shuffled; a card is dealt, drawn, taken from the discards, laid, turned over, slapped onto a spread;
a drop; money changes hands; how hands end. In the order in which they are needed."""

_CHANNELS = 16
_BUFFER = 512  # samples: 12 ms from the call to the ear
_MOST_VARIANTS = 4


class SoundPlayer:
    """Plays noises by name, each time another of a noise's variants, and the music of a place round and round.

    Nothing here raises: a table without sound is a table still.

    Args:
        assets: The folder that holds `sounds/`.
        effects: Loudness of the noises, 0 to 1.
        master: Loudness of everything, 0 to 1.
        music: Loudness of the music, 0 to 1.
        chance: Shuffles the variants.
    """

    def __init__(
        self,
        assets: Path,
        effects: float = 1.0,
        master: float = 1.0,
        music: float = 0.0,
        chance: random.Random | None = None,
    ) -> None:
        self._files = assets / "sounds"
        self._level = effects * master
        self._chance = chance or random.Random()
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, list[int]] = {}
        self._waiting: list[tuple[str, int]] = []
        self._music = _Music(self._files, music * master)
        self._open = False

    @property
    def heard(self) -> bool:
        """Return whether there is a device to play on."""
        return self._open

    def open(self) -> None:
        """Find a device, and begin the music that was asked for; best after the first frame, for it takes a moment."""
        try:
            with quiet_stderr():
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=_BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except (pygame.error, NotImplementedError, ImportError):
            # No device, or a build of the library without a mixer.
            return
        self._open = True
        # One of each first: a noise that is wanted early has no variants yet, but is heard.
        self._waiting = [(name, number) for number in range(_MOST_VARIANTS, 0, -1) for name in reversed(NAMES)]
        self._music.open()

    def load_next(self) -> bool:
        """Load one file that is not loaded yet, at most five milliseconds' work; False when there is none left."""
        while self._waiting:
            if self._load(*self._waiting.pop()):
                return True
        return False

    def set_volumes(self, master: float, effects: float, music: float) -> None:
        """Set how loud everything, the noises and the music are, 0 to 1 each; it is heard at once.

        Args:
            master: The volume of everything, 0 to 1.
            effects: That of the noises.
            music: That of the music.
        """
        self._level = master * effects
        for sound in (sound for variants in self._sounds.values() for sound in variants):
            with contextlib.suppress(pygame.error):
                sound.set_volume(self._level)
        self._music.set_level(master * music)

    def play(self, name: str) -> None:
        """Let a noise of `NAMES` be heard; nothing happens when it cannot be."""
        if self._level <= 0 or not self._open:
            return
        if name not in self._sounds and (name, 1) in self._waiting:
            self._waiting.remove((name, 1))
            self._load(name, 1)
        variants = self._sounds.get(name)
        if variants:
            with contextlib.suppress(pygame.error):
                variants[self._next(name, len(variants))].play()

    def music(self, name: str | None) -> None:
        """Fade to the music of this name, which is played round and round; to none where there is no such file."""
        self._music.want(name)

    def _next(self, name: str, count: int) -> int:
        """Return which variant comes now: all of them in some order, then in another, none twice running."""
        order = self._turns.get(name, [])
        last = order.pop(0) if order else -1
        if not order:
            order = [number for number in range(count) if number != last] or [0]
            self._chance.shuffle(order)
            if 0 <= last < count and count > 1:
                order.insert(self._chance.randrange(1, len(order) + 1), last)
        self._turns[name] = order
        return order[0]

    def _load(self, name: str, number: int) -> bool:
        """Load a variant; False when its file is missing or damaged."""
        try:
            sound = pygame.mixer.Sound(self._files / f"{name}-{number}.ogg")
        except (OSError, pygame.error):
            return False
        sound.set_volume(self._level)
        self._sounds.setdefault(name, []).append(sound)
        return True


class _Music:
    """Streams the music that is wanted, while it can be heard: at volume zero nothing is decoded."""

    def __init__(self, files: Path, level: float) -> None:
        self._files = files
        self._level = level
        self._wanted: str | None = None
        self._playing: str | None = None
        self._open = False

    def open(self) -> None:
        """There is a device now."""
        self._open = True
        self._follow()

    def want(self, name: str | None) -> None:
        """Play the file of this name from now on."""
        self._wanted = name
        self._follow()

    def set_level(self, level: float) -> None:
        """Play as loudly as this, 0 to 1."""
        self._level = level
        if self._open:
            with contextlib.suppress(pygame.error):
                pygame.mixer.music.set_volume(level)
                if level <= 0:
                    pygame.mixer.music.stop()
        self._follow()

    def _follow(self) -> None:
        wanted = self._wanted if self._level > 0 else None
        if not self._open or wanted == self._playing:
            return
        file = self._files / f"{wanted}.ogg"
        self._playing = wanted
        with contextlib.suppress(pygame.error):
            found = wanted is not None and file.is_file()
            if pygame.mixer.music.get_busy():
                pygame.mixer.music.fadeout(round(speeds.MUSIC_ENDS * 1000))
                if found:
                    # To load while something fades would stand still until it is gone; what is queued follows it.
                    pygame.mixer.music.queue(file, loops=-1)
            elif found:
                pygame.mixer.music.load(file)
                pygame.mixer.music.set_volume(self._level)
                pygame.mixer.music.play(loops=-1, fade_ms=round(speeds.MUSIC_BEGINS * 1000))
