"""Thinking a question over in slices, the same in a worker and here: what there is to say, and at last the last."""

import time
import traceback
from collections.abc import Iterator
from math import inf
from typing import Generic, NamedTuple

from tonk.thinking.question import LongQuestion, Maker
from tonk.thinking.ticket import Answer

_EVERY = 0.1
"""Seconds of thinking between two reported answers to the same question; the first is reported at once."""


class PartialAnswer(NamedTuple, Generic[Answer]):
    """An answer to a question: the best so far, if there is one, and whether it is the last."""

    answer: Answer | None
    last: bool = False


class Failure(NamedTuple):
    """Instead of an answer: thinking the question over has failed, for reasons of ours."""

    details: str


def pondered(
    question: LongQuestion[Answer], make: Maker, deadline: float
) -> Iterator[PartialAnswer[Answer] | Failure | None]:
    """Think a question over: None where there is nothing to say yet, and a failure at the end instead of an answer.

    Args:
        question: The question.
        make: Makes the bots.
        deadline: Seconds of thinking after which the best so far is the answer, where one is asked for.
    """
    try:
        yield from _thought_over(question, make, deadline)
    except Exception:  # whatever it is, the game goes on without this answer
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
            yield PartialAnswer(best)  # also where it is nothing yet: as a sign of life
        else:
            yield None
        began = time.perf_counter()
    if best is None and question.one_answer:
        raise ValueError("a bot gave no answer")
    yield PartialAnswer(best, last=True)
