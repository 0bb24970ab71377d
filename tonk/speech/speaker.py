"""The speaker: passes sentences to a voice, one after the other, in its own thread."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable

from tonk.speech.voices import Backend, find_voices


class Speaker:
    """Speaks with the first voice found; it looks for one only when there is something to say.

    Args:
        language: Returns the code of the spoken language.
        find: Returns the voices, the best first.

    Attributes:
        missing: Whether there is no voice at all.
    """

    def __init__(self, language: Callable[[], str], find: Callable[[], Iterable[Backend]] = find_voices) -> None:
        self.missing = False
        self._language, self._find = language, find
        self._rate = self._pitch = 1.0
        self._waiting: deque[str] = deque()
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None
        self._backend: Backend | None = None
        self._closing = False

    def say(self, text: str) -> None:
        """Say a text after everything that is waiting."""
        with self._news:
            if self.missing or self._closing or not text:
                return
            self._waiting.append(text)
            self._news.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop speaking and drop what is waiting."""
        with self._news:
            self._waiting.clear()
            backend = self._backend
        if backend is not None:
            backend.stop()

    def set_rate(self, rate: float) -> None:
        """Set the speed from now on, 1 being usual."""
        self._rate = rate

    def set_pitch(self, pitch: float) -> None:
        """Set the pitch from now on, 1 being usual."""
        self._pitch = pitch

    def close(self) -> None:
        """Fall silent for good."""
        with self._news:
            self._closing = True
            self._news.notify()
        self.stop()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def _run(self) -> None:
        voices = iter(self._find())
        for backend in voices:
            self._backend = backend
            if self._speak_with(backend):
                return
        self._backend = None
        self.missing = True

    def _speak_with(self, backend: Backend) -> bool:
        """Speak until closed; return False, keeping what is waiting, if the voice fails."""
        while True:
            with self._news:
                while not self._waiting and not self._closing:
                    self._news.wait()
                if self._closing:
                    return True
                text = self._waiting.popleft()
            try:
                backend.say(text, self._language(), self._rate, self._pitch)
            except OSError:
                with self._news:
                    self._waiting.appendleft(text)
                return False
