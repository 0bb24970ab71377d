"""Bots that ponder, for workers to import, and a view to ask them about."""

import select
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from tonk.bots import Bot, make_bot
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.rules import Action, Position, View, load_preset
from tonk.rules.cards import Seat
from tonk.rules.shuffle import shuffled
from tonk.thinking.process import Worker
from tonk.thinking.ticket import Ticket

PATIENCE = 120.0
"""Seconds after which something that never comes is given up; nothing is measured by them."""
STEPS = 40


def until(happens: Callable[[], bool], what: str) -> None:
    """Wait for a process to get so far."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"it never comes that {what}"
        select.select([], [], [], 0.002)


def pid_of(worker: Worker) -> int | None:
    """The number of a worker's process, once it is started."""
    return worker._process.pid if worker._process is not None else None


def look_at(ticket: Ticket[Any]) -> None:
    """Look whether an answer has come."""
    assert ticket.answer is None or not ticket.overtaken


def a_view(seed: int = 5) -> View:
    """A view with a choice, at the first turn after the draw."""
    position = Position.deal(load_preset("jazz-club"), 4, Seat(0), shuffled(seed))
    position.apply(position.legal()[0])
    view = position.view(position.to_act)
    assert len(view.legal) > 2
    return view


class Deep:
    """Changes its mind at each step, by its seed and the view; ``endless`` never makes it up."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed

    def choose(self, view: View) -> Action:
        """The answer that pondering ends with."""
        (*_, last) = self.ponder(view)
        return last

    def ponder(self, view: View) -> Iterator[Action]:
        """Another legal action at each step."""
        step = 0
        while step < STEPS or self.name == "endless":
            step += 1
            yield view.legal[(self.seed + step * view.total) % len(view.legal)]


class Faulty(Deep):
    """Fails at its first step."""

    def ponder(self, view: View) -> Iterator[Action]:
        """No action ever."""
        yield view.legal[1 // (view.seat - view.seat)]


class Silent(Deep):
    """Has nothing to say."""

    def ponder(self, view: View) -> Iterator[Action]:  # noqa: ARG002 - of nothing
        """No step."""
        return iter(())


class Telling(Deep):
    """Tells of the process it is in: the first legal action where pygame is not there, the second where it is."""

    def ponder(self, view: View) -> Iterator[Action]:
        """One action."""
        print("this is for nobody")
        print("nor is this", file=sys.stderr)
        yield view.legal["pygame" in sys.modules]


KINDS: dict[str, type[Deep]] = {"deep": Deep, "endless": Deep, "faulty": Faulty, "telling": Telling}


def make(name: str, seed: int, style: PlayStyle = PLAIN) -> Bot:
    """A bot of these kinds, or of the game's."""
    return KINDS[name](name, seed) if name in KINDS else make_bot(name, seed, style)
