"""Speech: the game's spoken words, in order, if the player wants them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from tonk.session.settings import Settings
from tonk.words.narration import in_breaths, in_sentences, nothing_said, spoken

_LAST = 4
_LETTER = 0.075
"""The seconds that a voice at its usual speed takes for a letter, pauses included."""


class Voice(Protocol):
    """A voice that speaks one text after the other."""

    @property
    def missing(self) -> bool:
        """Return whether no voice was found."""

    def say(self, text: str) -> None:
        """Say this after all waiting texts."""

    def stop(self) -> None:
        """Be silent at once, and forget waiting texts."""

    def set_rate(self, rate: float) -> None:
        """Set the speed, 1 for the usual one."""

    def set_pitch(self, pitch: float) -> None:
        """Set the pitch, 1 for the usual one, if the voice can."""


class NoVoice:
    """The voice of a program without speech."""

    missing = False

    def say(self, text: str) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Stay silent."""

    def set_rate(self, rate: float) -> None:
        """Change nothing."""

    def set_pitch(self, pitch: float) -> None:
        """Change nothing."""


class Speech:
    """Says sentences of the screen aloud, with the signs in them as words.

    A sentence never interrupts another: events are said in order. A key of the player does, so that its answer is heard
    at once.

    Args:
        settings: Returns the player's settings.
        on_say: Called with the duration of the speech, so that music gives way.

    Attributes:
        voice: The voice.
    """

    def __init__(self, settings: Callable[[], Settings], on_say: Callable[[float], None]) -> None:
        self.voice: Voice = NoVoice()
        self._settings = settings
        self._on_say = on_say
        self._said: list[str] = []
        self._pressed = False

    @property
    def on(self) -> bool:
        """Return whether everything is spoken."""
        return self._settings().speech

    @property
    def detail(self) -> str:
        """Return the amount of speech, one of `tonk.words.narration.DETAILS`."""
        return self._settings().speech_detail

    def say(self, *sentences: str) -> None:
        """Say these after everything else; nothing while speech is off."""
        said = [part for sentence in sentences if sentence for part in _parts(sentence)]
        if self.on and said:
            self._utter(said)

    def say_new(self, *sentences: str) -> None:
        """Say those that were not among the last ones said."""
        last = self._said[-_LAST:]
        self.say(*(sentence for sentence in sentences if not set(_parts(sentence)) <= set(last)))

    def _utter(self, said: Sequence[str]) -> None:
        if self._pressed:
            self._said, self._pressed = [], False
        self._said += said
        rate = self._settings().speech_rate
        self._on_say(sum(map(len, said)) * _LETTER / rate)
        self.voice.set_rate(rate)
        self.voice.set_pitch(self._settings().speech_pitch)
        for sentence in said:
            self.voice.say(sentence)

    def answer(self, *sentences: str) -> None:
        """Say these at once, instead of everything else."""
        self.hush()
        self.say(*sentences)

    def hush(self) -> None:
        """Stop: the player has pressed a key."""
        self._pressed = True
        if self.on:
            self.voice.stop()

    def forget(self) -> None:
        """Stop, and repeat nothing of it: somebody else may be listening now."""
        self._said = []
        self.hush()

    def repeat(self) -> None:
        """Say again everything since the player's last key."""
        said = self._said or [nothing_said()]
        self.hush()
        self._pressed = False
        self._said = []
        self._utter(said)


def _parts(sentence: str) -> list[str]:
    """Return a sentence in spoken parts: several ones separately if they are long, and a long one in breaths."""
    return [spoken(part) for line in in_sentences(sentence) for part in in_breaths(line)]
