"""Check that bots whose code or rules changed still play as they did when they were measured.

A figure keeps a sample: the results and turns of the first deals of its match. Where the changed bots play the
same sample the figure is theirs too, and need not be measured again.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator

from tests.ladder import figures
from tests.ladder.figures import Figure
from tests.ladder.meetings import Meeting
from tonk.commands.arena import result_of
from tonk.commands.bot_match import MatchScore

Play = Callable[[Meeting, int, int], MatchScore]
"""Plays so many deals of a meeting from a seed."""

_DEALS, _SLOW_DEALS = 100, 2
"""Deals of a sample, and where somebody ponders: some hundred decisions, or a dozen that were thought over."""


def sample_of(meeting: Meeting, seed: int, play: Play) -> str:
    """A digest of what is played, in twelve letters."""
    score = play(meeting, _SLOW_DEALS if meeting.slow else _DEALS, seed)
    found = result_of(meeting.a, meeting.b, score)
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:12]


def confirmed(known: Iterable[Figure], play: Play) -> Iterator[str]:
    """Lines for the file: the standing figures that hold for the bots as they are now, if the file lacks that.

    Args:
        known: All that was measured.
        play: How a sample is played.
    """
    for meeting, figure in figures.best(known).items():
        older, sample = figures.is_older(figure), figure.data.get("sample")
        # An older figure without a sample can't be confirmed, and one of these bots that has one needs it not.
        if older == (sample is None):
            continue
        played = sample_of(meeting, figure.seed, play)
        if played == sample or not older:
            now = {"fingerprint": figures.fingerprint(meeting), "sample": played}
            yield json.dumps({**figure.data, **now}) + "\n"
