"""Thinking a question over in slices, the same way in a worker and here."""

import time
import traceback
from collections.abc import Iterator
from math import inf
from typing import Generic, NamedTuple

from tonk.thinking.question import LongQuestion, Maker
from tonk.thinking.ticket import Answer

_EVERY = 0.1
"""The seconds of thinking between two reported answers to a question; the first is reported at once."""


class PartialAnswer(NamedTuple, Generic[Answer]):
    """An answer to a question: the best so far, if any, and whether it is final."""

    answer: Answer | None
    last: bool = False


class Failure(NamedTuple):
    """A fault of ours while thinking, in place of an answer."""

    details: str


def pondered(
    question: LongQuestion[Answer], make: Maker, deadline: float
) -> Iterator[PartialAnswer[Answer] | Failure | None]:
    """Think a question over; yield None while there is nothing to report, and a failure if thinking fails.

    Args:
        question: The question.
        make: Makes the bots.
        deadline: The seconds of thinking after which the best so far is the answer, for questions with one answer.
    """
    try:
        yield from _thought_over(question, make, deadline)
    except Exception:  # any error: the game goes on without this answer
        yield Failure(traceback.format_exc())


def _thought_over(
    question: LongQuestion[Answer], make: Maker, deadline: float
) -> Iterator[PartialAnswer[Answer] | None]:
    best: Answer | None = None
    spent, reported, has_best = 0.0, -inf, False
    began = time.perf_counter()
    for step in question.steps(make):
        spent += time.perf_counter() - began
        best = best if step is None else step
        if question.one_answer:
            if spent >= deadline:
                break
            yield None
        elif spent >= reported + _EVERY or (best is not None and not has_best):
            reported, has_best = spent, best is not None
            yield PartialAnswer(best)  # even if there is nothing yet, as a sign of life
        else:
            yield None
        began = time.perf_counter()
    if best is None and question.one_answer:
        raise ValueError("a bot gave no answer")
    yield PartialAnswer(best, last=True)
