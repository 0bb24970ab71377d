"""The voices that a computer may have, behind the same few calls. All are slow, so a thread calls them."""

from __future__ import annotations

import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import subprocess

_WORDS_A_MINUTE = 175
"""The usual speed of most voices."""
_MOST_SECONDS = 60.0
"""The longest wait for one sentence, in seconds."""

_SpeakingCommand = Callable[[str, float, float], list[str]]
"""Gives a program and its arguments for a language, a rate and a pitch."""


class Backend(ABC):
    """A voice."""

    @abstractmethod
    def say(self, text: str, language: str, rate: float, pitch: float) -> None:
        """Say a text; this may return before it has been heard.

        Args:
            text: The text, which is not empty.
            language: The code of its language, as in "fr".
            rate: The speed, 1 for the usual speed.
            pitch: The pitch, 1 for the usual voice; not every voice can.

        Raises:
            OSError: The voice is gone.
        """

    @abstractmethod
    def stop(self) -> None:
        """Be silent; called while another thread is in `say`."""


class PrismVoice(Backend):
    """The screen reader, or else the best voice, that the package prismatoid finds."""

    def __init__(self, module: Any) -> None:
        self._context = module.Context()
        self._voice = self._context.acquire_best()
        self._rate = self._pitch = 1.0

    def say(self, text: str, language: str, rate: float, pitch: float) -> None:
        """Pass the text on at once; a screen reader keeps its own voice, language and usual speed.

        Args:
            text: The words.
            language: The code of the language.
            rate: The speed, as a multiple of the usual speed.
            pitch: The pitch, as a multiple of the usual pitch.

        Raises:
            OSError: The voice is gone.
        """
        del language
        if rate != self._rate:
            self._rate = rate
            with suppress(Exception):  # many have no speed to set
                self._voice.rate = _prism_rate(rate)
        if pitch != self._pitch:
            self._pitch = pitch
            with suppress(Exception):
                self._voice.pitch = 0.5 * pitch
        try:
            self._voice.speak(text, interrupt=False)
        except Exception as gone:
            raise OSError(str(gone)) from gone

    def stop(self) -> None:
        """Be silent."""
        with suppress(Exception):
            self._voice.stop()


def _prism_rate(rate: float) -> float:
    """Return a speed on prismatoid's scale: 0 to 1, with the usual one in the middle."""
    return 0.5 * rate if rate <= 1.0 else min(1.0, 0.5 + 0.25 * (rate - 1.0))


class CommandVoice(Backend):
    """A program that speaks its input and then ends.

    Args:
        command: Returns the program and its arguments; the program reads the text on standard input.
        hush: A command that silences the system's voice at once; empty if ending the program does.
        typed: Whether the text is the last argument instead.
    """

    def __init__(self, command: _SpeakingCommand, hush: tuple[str, ...] = (), *, typed: bool = False) -> None:
        self._command, self._hush, self._typed = command, hush, typed
        self._running: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def say(self, text: str, language: str, rate: float, pitch: float) -> None:
        """Speak, and return when everything has been heard.

        Args:
            text: The words.
            language: The code of the language.
            rate: The speed, as a multiple of the usual speed.
            pitch: The pitch, as a multiple of the usual pitch.

        Raises:
            OSError: The program can't be started, or it fails.
        """
        import subprocess

        command, self._stopped = self._command(language, rate, pitch), False
        if self._typed:
            command = [*command, "--", text]
        with subprocess.Popen(  # noqa: S603 - our own list of programs, and no shell
            command,
            stdin=subprocess.DEVNULL if self._typed else subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ) as running:
            self._running = running
            try:
                running.communicate(None if self._typed else text.encode(), timeout=_MOST_SECONDS)
            except subprocess.TimeoutExpired:
                self._stopped = True
                running.kill()
            except BrokenPipeError:
                pass  # stopped before it had read everything
        self._running = None
        if running.returncode and not self._stopped:
            raise OSError(f"{command[0]} ended with {running.returncode}")

    def stop(self) -> None:
        """End the program."""
        import subprocess

        running = self._running
        if running is not None:
            self._stopped = True
            with suppress(OSError):
                running.kill()
            if self._hush:
                with suppress(OSError, subprocess.TimeoutExpired):
                    subprocess.run(self._hush, check=False, timeout=2, capture_output=True)  # noqa: S603


def _espeak(program: str) -> _SpeakingCommand:
    def command(language: str, rate: float, pitch: float) -> list[str]:
        speed, height = str(round(_WORDS_A_MINUTE * rate)), str(round(50 * pitch))
        return [program, "-v", language, "-s", speed, "-p", height, "--stdin"]

    return command


def _speech_dispatcher(program: str) -> _SpeakingCommand:
    def command(language: str, rate: float, pitch: float) -> list[str]:
        speed, height = (str(max(-100, min(100, round(way)))) for way in ((rate - 1) * 50, (pitch - 1) * 100))
        return [program, "--wait", "-l", language, "-r", speed, "-p", height]

    return command


def _mac(program: str) -> _SpeakingCommand:
    def command(_language: str, rate: float, _pitch: float) -> list[str]:
        return [program, "-r", str(round(_WORDS_A_MINUTE * rate)), "-f", "-"]

    return command


_WINDOWS_SCRIPT = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;Add-Type -AssemblyName System.Speech;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;$v.Rate={rate};$v.Speak([Console]::In.ReadToEnd())"
)


def _windows(program: str) -> _SpeakingCommand:
    def command(_language: str, rate: float, _pitch: float) -> list[str]:
        script = _WINDOWS_SCRIPT.format(rate=max(-10, min(10, round((rate - 1) * 5))))
        return [program, "-NoProfile", "-NonInteractive", "-Command", script]

    return command


def find_voices() -> Iterator[Backend]:
    """Yield the voices of this computer, the best first; finding the first one may take seconds."""
    with suppress(Exception):  # not installed, or it finds no voice
        import prism

        yield PrismVoice(prism)
    if sys.platform == "win32" and (program := shutil.which("powershell")):
        yield CommandVoice(_windows(program))
    if sys.platform == "darwin" and (program := shutil.which("say")):
        yield CommandVoice(_mac(program))
    if program := shutil.which("spd-say"):
        yield CommandVoice(_speech_dispatcher(program), hush=(program, "-S"), typed=True)
    if program := shutil.which("espeak-ng") or shutil.which("espeak"):
        yield CommandVoice(_espeak(program))
