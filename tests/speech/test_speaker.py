"""The speaker and its voices: order, silence, a voice that fails, and a real one that writes to a file."""

import shutil
import sys
import wave
from pathlib import Path
from threading import Event

import pytest

from tonk.speech.speaker import Speaker
from tonk.speech.voices import Backend, CommandVoice, PrismVoice
from tonk.words.narration import spoken

_PATIENCE = 20.0


class Heard(Backend):
    """A voice that remembers its texts; it waits at a sentence until released, or fails at once."""

    def __init__(self, last: str, *, fails: bool = False) -> None:
        self.said: list[tuple[str, str, float, float]] = []
        self.over, self.hold = Event(), Event()
        self.stopped = 0
        self._last, self._fails = last, fails
        self.hold.set()
        self.began = Event()

    def say(self, text: str, language: str, rate: float, pitch: float) -> None:
        """Remember a text."""
        if self._fails:
            raise OSError("no such voice")
        self.began.set()
        self.hold.wait(_PATIENCE)
        self.said.append((text, language, rate, pitch))
        if text == self._last:
            self.over.set()

    def stop(self) -> None:
        """Stop waiting."""
        self.stopped += 1
        self.hold.set()


def test_sentences_are_spoken_in_order_with_the_chosen_language_and_speed() -> None:
    """Nothing is left out, and the next voice says what a failed one could not."""
    broken, voice = Heard("", fails=True), Heard("three")
    speaker = Speaker(lambda: "fr", lambda: [broken, voice])
    speaker.set_rate(1.5)
    speaker.set_pitch(0.75)
    for text in ("one", "two", "three"):
        speaker.say(text)
    assert voice.over.wait(_PATIENCE)
    speaker.close()
    assert voice.said == [(text, "fr", 1.5, 0.75) for text in ("one", "two", "three")]
    assert not speaker.missing


def test_stopping_drops_waiting_sentences_and_silences_the_voice() -> None:
    """Only later sentences are heard."""
    voice = Heard("after")
    voice.hold.clear()
    speaker = Speaker(lambda: "en", lambda: [voice])
    for text in ("first", "dropped", "dropped too"):
        speaker.say(text)
    assert voice.began.wait(_PATIENCE)
    speaker.stop()
    speaker.say("after")
    assert voice.over.wait(_PATIENCE)
    speaker.close()
    assert [text for text, _language, _rate, _pitch in voice.said] == ["first", "after"]


def test_a_missing_voice_is_reported() -> None:
    """The game tells the player once, and nothing is kept for later."""
    speaker = Speaker(lambda: "en", list)
    speaker.say("anything")
    assert speaker._thread is not None
    speaker._thread.join(_PATIENCE)
    assert speaker.missing
    speaker.close()


def test_a_failed_voice_is_replaced_by_the_next() -> None:
    """A voice whose program ends with an error is gone."""
    voice = CommandVoice(lambda _language, _rate, _pitch: [sys.executable, "-c", "raise SystemExit(3)"])
    with pytest.raises(OSError, match="ended with 3"):
        voice.say("text", "en", 1.0, 1.0)


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_espeak_really_speaks_a_sentence(tmp_path: Path) -> None:
    """The same program gets its words the same way as at the table, but writes to a file."""
    found = shutil.which("espeak-ng") or ""
    sound = tmp_path / "said.wav"
    voice = CommandVoice(lambda language, _rate, _pitch: [found, "-v", language, "-w", str(sound), "--stdin"])
    voice.say(spoken("You draw Q♥"), "en", 1.0, 1.0)
    with wave.open(str(sound)) as said:
        assert said.getnframes() / said.getframerate() > 0.8


class _ScreenReader:
    """A stand-in for the package prismatoid and its voice."""

    rate = 0.7
    """The speed set by the user; 0.5 is the default."""

    def Context(self) -> "_ScreenReader":  # noqa: N802 - the package's name
        return self

    def acquire_best(self) -> "_ScreenReader":
        return self

    def speak(self, _text: str, *, interrupt: bool) -> None:
        assert not interrupt


def test_a_screen_reader_keeps_its_own_speed_until_another_is_asked_for() -> None:
    """At the default speed nothing is set; slower and faster are on either side of the package's middle."""
    reader = _ScreenReader()
    voice, rates = PrismVoice(reader), []
    for rate in (1.0, 0.75, 1.0, 2.0, 3.0):
        voice.say("card", "en", rate, 1.0)
        rates.append(reader.rate)
    assert rates == [0.7, 0.375, 0.5, 0.75, 1.0]
