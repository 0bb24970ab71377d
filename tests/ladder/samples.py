"""A check that bots whose code or rules changed still play as they did when they were measured.

A figure has a sample: the results and turns of the first deals of its match. If the changed bots play the same sample,
the figure is also theirs and need not be measured again.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from tests.ladder import figures
from tests.ladder.figures import Figure
from tests.ladder.meetings import Meeting
from tonk.commands.arena import result_of
from tonk.commands.bot_match import MatchScore

Play = Callable[[Meeting, int, int], MatchScore]
"""A function that plays a number of deals of a meeting from a seed."""

DEALS, SLOW_DEALS = 100, 2
"""Deals of a sample, without and with a slow bot: some hundred quick decisions, or a dozen slow ones."""


def digest_of(played: Any) -> str:
    """Return a digest of a sample's results in twelve letters."""
    return hashlib.sha256(json.dumps(played).encode()).hexdigest()[:12]


def is_open(sample: str | None, *, older: bool) -> bool:
    """Return whether a figure's sample should be played: for the first time, or again by changed code.

    An older figure without a sample can't be confirmed, and a present one with a sample need not be.
    """
    return older == (sample is not None)


def sample_of(meeting: Meeting, seed: int, play: Play) -> str:
    """Return the digest of a meeting's sample."""
    score = play(meeting, SLOW_DEALS if meeting.slow else DEALS, seed)
    return digest_of(result_of(meeting.a, meeting.b, score))


def confirmed(known: Iterable[Figure], play: Play) -> Iterator[str]:
    """Yield lines that are missing in the file, for figures that also hold for the present bots.

    Args:
        known: All measured figures.
        play: A function that plays a sample.
    """
    for figure in chain.from_iterable(figures.parts_of_best(known).values()):
        meeting = figure.meeting
        older, sample = figures.is_older(figure), figure.data.get("sample")
        if not is_open(sample, older=older):
            continue
        played = sample_of(meeting, figure.seed, play)
        if played == sample or not older:
            now = {"fingerprint": figures.fingerprint(meeting), "sample": played}
            yield json.dumps({**figure.data, **now}) + "\n"
