"""Work spread over the cores: helper processes do some each, such as deals of a match, and what they bring is added up.

A short match starts no process, since that takes longer than playing. Where no process can be started, or one ends
before its time, its deals are played here. What comes out is the same however the deals were spread.
"""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, TypeVar

from tonk.commands.bot_match import BotMatch, MatchScore, nothing_yet, play_deals
from tonk.processes import interrupts_held, send

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

    Desk = Connection[Any, Any]
    """Our end of the pipe to a helper."""

Done = TypeVar("Done")
Work = Callable[[range], Done]
"""Work on a range of numbers, such as deals, that a helper process can be sent."""

_ALONE = 0.25
"""Seconds for which deals are played here before helpers are called; each then gets about as much work at a time."""


def play_match(
    match: BotMatch,
    deals: int,
    report: Callable[[int], None] = lambda _done: None,
    *,
    helpers: int | None = None,
    alone: float = _ALONE,
) -> MatchScore:
    """Play the deals of a match, from 0 up.

    Args:
        match: The pairing.
        deals: How many deals.
        report: Called now and then with the number of deals played.
        helpers: How many processes may help, None for one for each core; below two, none is worth its start.
        alone: Seconds for which to play here before helpers are called.
    """
    helpers = cores() if helpers is None else helpers
    score = nothing_yet(match)
    until = time.monotonic() + alone
    while score.deals < deals and (helpers < 2 or time.monotonic() < until):
        score.add(play_deals(match, [score.deals]))
        report(score.deals)
    if score.deals < deals:
        portion = max(1, min(score.deals, (deals - score.deals) // (4 * helpers)))
        portions = iter([range(at, min(at + portion, deals)) for at in range(score.deals, deals, portion)])
        for part in spread(_DealsOf(match), portions, helpers):
            score.add(part)
            report(score.deals)
    return score


@dataclass(frozen=True)
class _DealsOf:
    """The work of playing deals of a match."""

    match: BotMatch

    def __call__(self, deals: range) -> MatchScore:
        return play_deals(self.match, deals)


def spread(work: Work[Done], portions: Iterator[range], helpers: int) -> Iterator[Done]:
    """Give what comes of each portion, in the order in which they are done.

    Args:
        work: The work.
        portions: The ranges of numbers that it is done on.
        helpers: The number of processes that help.
    """
    busy: dict[Desk, range] = {}

    def hand_out(desk: "Desk") -> None:
        portion = next(portions, None)
        if portion is not None:
            busy[desk] = portion
            with suppress(OSError):  # a helper that is gone is noticed when it should bring something
                send(desk, portion)

    with _crew(work, helpers) as desks:
        for desk in desks:
            hand_out(desk)
        while busy:
            ready = wait(list(busy))
            for desk in [desk for desk in busy if desk in ready]:
                portion = busy.pop(desk)
                try:
                    part = desk.recv()
                except (EOFError, OSError):
                    part = work(portion)
                else:
                    hand_out(desk)
                yield part
    for portion in portions:
        yield work(portion)


@contextmanager
def _crew(work: Work[Any], helpers: int) -> Iterator[list["Desk"]]:
    """Helpers at work, as many as can be started; they are gone at the end, whatever they were doing."""
    spawn = multiprocessing.get_context("spawn")
    crew = []
    try:
        with suppress(OSError), interrupts_held():
            for _ in range(helpers):
                ours, theirs = spawn.Pipe()
                helper = spawn.Process(target=_help, args=(work, theirs), daemon=True)
                helper.start()
                theirs.close()  # so that its end is the end of the pipe
                crew.append((helper, ours))
        yield [desk for _, desk in crew]
    finally:
        for helper, desk in crew:
            desk.close()
            helper.terminate()
        for helper, _ in crew:
            helper.join()


def _help(work: Work[Any], desk: "Desk") -> None:
    """Do the portions that a helper is given until no more are wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt of the match ends its helpers too
    with suppress(EOFError, OSError):
        while True:
            send(desk, work(desk.recv()))


def cores() -> int:
    """The cores this process may use; Windows waits for 61 processes at most."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return min(os.cpu_count() or 1, 60)
