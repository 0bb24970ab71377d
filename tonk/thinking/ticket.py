"""Tickets for questions that take long: answers arrive later."""

from collections.abc import Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Ticket(Generic[Answer]):
    """A question that was asked.

    Args:
        listen: Takes in new answers, or stops the work if the ticket is given up.

    Attributes:
        done: Whether the latest answer is the last.
        overtaken: Whether something else was asked since, or the ticket was given up: nothing more will come.
    """

    def __init__(self, listen: Callable[[], object] = lambda: None) -> None:
        self._listen = listen
        self._answer: Answer | None = None
        self.done = False
        self.overtaken = False

    @property
    def answer(self) -> Answer | None:
        """Return the latest answer; None while there is none, or when this is overtaken."""
        if not (self.done or self.overtaken):
            self._listen()
        return None if self.overtaken else self._answer

    def rest(self) -> None:
        """Stop asking: the thinking ends, and answers are forgotten."""
        if not self.overtaken:
            self.overtaken = True
            if not self.done:
                self._listen()

    def take(self, answer: Answer | None, *, last: bool = True) -> None:
        """Take an answer; None brings nothing new."""
        self._answer = self._answer if answer is None else answer
        self.done = last
