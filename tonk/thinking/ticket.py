"""Tickets for questions that take long: the answers come to them by and by."""

from collections.abc import Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Ticket(Generic[Answer]):
    """A question that was asked.

    Args:
        listen: Has what has been said by now brought here, or hears that nobody wants to know it.

    Attributes:
        done: Whether the latest answer is the last.
        overtaken: Whether something else was asked since, or nobody wants to know any more: nothing will come.
    """

    def __init__(self, listen: Callable[[], object] = lambda: None) -> None:
        self._listen = listen
        self._answer: Answer | None = None
        self.done = False
        self.overtaken = False

    @property
    def answer(self) -> Answer | None:
        """The latest answer, as often as it is wanted; None while there is none, or when this is overtaken."""
        if not (self.done or self.overtaken):
            self._listen()
        return None if self.overtaken else self._answer

    def rest(self) -> None:
        """Stop asking: it is not thought over any longer, and what was said is forgotten."""
        if not self.overtaken:
            self.overtaken = True
            if not self.done:
                self._listen()

    def take(self, answer: Answer | None, *, last: bool = True) -> None:
        """An answer has come; None: nothing new."""
        self._answer = self._answer if answer is None else answer
        self.done = last
