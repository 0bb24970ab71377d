"""The music: tunes streamed one after the other, each fading into the next, quieter during speech.

Nothing here polls the time. A tune's end, the moment to fade and each step of a change in loudness arrive as events, so
that a window in which nothing happens can sleep. At volume zero nothing is decoded.

The mixer streams one tune only. To play two at once, the last seconds of the outgoing one are decoded into a sound of
their own, which takes over from the stream within a few hundredths of a second.
"""

import contextlib
import io
import random
from collections.abc import Sequence
from pathlib import Path

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.shell.ogg_stream import OPUS_RATE, OggStream

STOPPED, NEAR_END, STEP = (pygame.event.custom_type() for _ in range(3))
_TAIL_CHANNEL = 0
_STEPS_DOWN, _STEPS_UP = 8, 24
_QUIET = 0.42
"""The share of its loudness that the music keeps during speech."""
RATE, SIDES = OPUS_RATE, 2
"""The rate of the mixer, which is that of the files so that nothing is converted, and its channels, one for mono;
samples have 16 bits."""
_LATENESS = 0.3
"""The seconds by which the event before a tune's end may be late, or a tune's length be wrong."""


def bytes_of_sample() -> int:
    """Return the bytes of a sample in all channels of the open mixer."""
    opened = pygame.mixer.get_init()
    return 2 * (opened[2] if opened else SIDES)


class Music:
    """Streams the wanted tunes, while they are audible.

    Args:
        folder: The folder of their files.
        level: Their loudness, 0 to 1.
        chance: Chooses a place's first tune.
    """

    def __init__(self, folder: Path, level: float, chance: random.Random) -> None:
        self._folder, self._level, self._chance = folder, level, chance
        self._tunes: tuple[str, ...] = ()
        self._playing: str | None = None
        self._stream: OggStream | None = None
        self._next: str | None = None
        """The tune that begins when the last one has stopped."""
        self._share = 1.0
        self._steps: list[tuple[float, float]] = []
        """The remaining steps of lowered loudness: shares of it, and the seconds before each."""
        self._open = False

    @property
    def playing(self) -> str | None:
        """Return the tune being streamed."""
        return self._playing

    @property
    def share(self) -> float:
        """Return the share of the loudness during speech."""
        return self._share

    def open(self) -> None:
        """Begin to play on a new device."""
        self._open = True
        pygame.mixer.set_reserved(_TAIL_CHANNEL + 1)
        pygame.mixer.music.set_endevent(STOPPED)
        self._follow()

    def close(self) -> None:
        """Stop, since there is no device any more."""
        self._open, self._share = False, 1.0
        self._playing = self._next = self._stream = None
        self._steps = []

    def want(self, tunes: Sequence[str]) -> None:
        """Play these from now on, one after the other; none for silence."""
        self._tunes = tuple(tunes)
        self._follow()

    def set_level(self, level: float) -> None:
        """Play as loudly as this, 0 to 1."""
        self._level = level
        if self._open:
            with contextlib.suppress(pygame.error):
                self._set_volume()
                if level <= 0:
                    self._playing = self._next = None
                    pygame.mixer.music.stop()
                    pygame.mixer.Channel(_TAIL_CHANNEL).stop()
        self._follow()

    def give_way(self, seconds: float = 0.0) -> None:
        """Be quieter for the time it takes to read a few words, and at least for this many seconds."""
        if not self._open:
            return
        down = (self._share - _QUIET) / _STEPS_DOWN
        falls = [(self._share - down * step, speeds.MUSIC_FALLS / _STEPS_DOWN) for step in range(1, _STEPS_DOWN + 1)]
        rise = (1 - _QUIET) / _STEPS_UP
        rises = [(_QUIET + rise * step, speeds.MUSIC_RISES / _STEPS_UP) for step in range(1, _STEPS_UP + 1)]
        rises[0] = rises[0][0], max(seconds, speeds.MUSIC_GIVES_WAY)
        self._steps = [*(falls if self._share > _QUIET else []), *rises]
        self._wait_for_step()

    def follow(self, event: pygame.Event) -> None:
        """Take an event of the mixer or a timer; others are ignored."""
        if event.type == STOPPED:
            self._stopped()
        elif event.type == NEAR_END and self._playing is not None and self._near_end:
            self._change(self._after(self._playing))
        elif event.type == STEP and self._steps:
            self._share = self._steps.pop(0)[0]
            self._set_volume()
            self._wait_for_step()

    def _wait_for_step(self) -> None:
        if self._steps:
            pygame.time.set_timer(pygame.Event(STEP), round(self._steps[0][1] * 1000), loops=1)

    def _set_volume(self) -> None:
        pygame.mixer.music.set_volume(self._level * self._share)

    def _follow(self) -> None:
        """Change to a wanted tune, unless the present one is wanted."""
        wanted = self._tunes if self._level > 0 else ()
        now = self._next or self._playing
        if not self._open or now in wanted or (now is None and not wanted):
            return
        self._change(self._chance.choice(wanted) if wanted else None)

    def _after(self, tune: str) -> str | None:
        """Return the tune after one."""
        if not self._tunes:
            return None
        place = self._tunes.index(tune) + 1 if tune in self._tunes else 0
        return self._tunes[place % len(self._tunes)]

    def _change(self, tune: str | None) -> None:
        """Fade from the present sound into a tune, or into silence."""
        with contextlib.suppress(pygame.error):
            if not pygame.mixer.music.get_busy():
                self._begin(tune)
                return
            # The next one can't be loaded before this one has stopped, which would delay the frame.
            self._next, tail = tune, self._tail()
            if tail is None:
                pygame.mixer.music.fadeout(round(speeds.MUSIC_ENDS * 1000))
                return
            channel = pygame.mixer.Channel(_TAIL_CHANNEL)
            channel.set_volume(self._level * self._share)
            hand_over = round(speeds.MUSIC_HANDED_OVER * 1000)
            channel.play(tail, fade_ms=hand_over)
            pygame.mixer.music.fadeout(hand_over)

    def _stopped(self) -> None:
        """Continue after the stream has ended or was stopped."""
        if pygame.mixer.music.get_busy():
            return  # It was another stream's: the next one plays already.
        before, self._playing = self._playing, None
        if before is None and self._next is None:
            return
        pygame.mixer.Channel(_TAIL_CHANNEL).fadeout(round(speeds.MUSIC_ENDS * 1000))
        ended, tune = self._next is None and bool(self._tunes) and self._level > 0, self._next
        self._begin(self._after(before) if ended and before is not None else tune)

    def _begin(self, tune: str | None) -> None:
        """Play a tune from its beginning; a missing or damaged file is silence."""
        self._playing, self._next, self._stream = tune, None, None
        if tune is None:
            return
        try:
            data = (self._folder / f"{tune}.ogg").read_bytes()
            self._stream = OggStream(data)
            pygame.mixer.music.load(io.BytesIO(data))
            self._set_volume()
            pygame.mixer.music.play(fade_ms=round(speeds.MUSIC_BEGINS * 1000))
        except (OSError, ValueError, pygame.error):
            return
        wait = max(0.0, self._stream.seconds - speeds.MUSIC_ENDS)
        pygame.time.set_timer(pygame.Event(NEAR_END), round(wait * 1000), loops=1)

    @property
    def _heard(self) -> float:
        """Return the number of seconds of the tune already heard."""
        return max(0.0, pygame.mixer.music.get_pos() / 1000)

    @property
    def _near_end(self) -> bool:
        """Return whether the tune is about to end: the event may belong to one that was left before its end."""
        return self._stream is not None and self._heard >= self._stream.seconds - speeds.MUSIC_ENDS - _LATENESS

    def _tail(self) -> pygame.mixer.Sound | None:
        """Return what the stream would play next, for the duration of the fade."""
        if self._stream is None:
            return None
        piece = self._stream.piece(self._heard, speeds.MUSIC_ENDS)
        if piece is None:
            return None
        sound = pygame.mixer.Sound(io.BytesIO(piece.data))
        # Decoding takes a while, in which the stream has gone on.
        late = self._heard - (piece.ends - sound.get_length())
        skipped = bytes_of_sample() * round(max(0.0, late) * RATE)
        rest = sound.get_raw()[skipped:]
        return pygame.mixer.Sound(buffer=rest) if rest else None
