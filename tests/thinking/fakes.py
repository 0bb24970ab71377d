"""Thinking bots that workers can import, and a view to ask about."""

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
"""The seconds after which waiting is given up; nothing is measured with them."""
STEPS = 40


def until(happens: Callable[[], bool], what: str) -> None:
    """Wait until a process has reached a state."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"waited in vain: {what}"
        select.select([], [], [], 0.002)


def pid_of(worker: Worker) -> int | None:
    """Return the process id of a worker once it is started."""
    return worker._process.pid if worker._process is not None else None


def look_at(ticket: Ticket[Any]) -> None:
    """Check whether an answer has come."""
    assert ticket.answer is None or not ticket.overtaken


def a_view(seed: int = 5) -> View:
    """A view with a choice, in the first turn after the draw."""
    position = Position.deal(load_preset("jazz-club"), 4, Seat(0), shuffled(seed))
    position.apply(position.legal()[0])
    view = position.view(position.to_act)
    assert len(view.legal) > 2
    return view


class Deep:
    """A bot that changes its mind at each step, by its seed and the view; ``endless`` never ends."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed

    def choose(self, view: View) -> Action:
        """Return the last answer."""
        (*_, last) = self.ponder(view)
        return last

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield another legal action at each step."""
        step = 0
        while step < STEPS or self.name == "endless":
            step += 1
            yield view.legal[(self.seed + step * view.total) % len(view.legal)]


class Faulty(Deep):
    """A bot that fails at its first step."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield no action."""
        yield view.legal[1 // (view.seat - view.seat)]


class Silent(Deep):
    """A bot without an answer."""

    def ponder(self, view: View) -> Iterator[Action]:  # noqa: ARG002 - of nothing
        """Yield no step."""
        return iter(())


class Telling(Deep):
    """A bot that reveals its process: the first legal action if pygame isn't loaded, otherwise the second."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield one action."""
        print("this is for nobody")
        print("nor is this", file=sys.stderr)
        yield view.legal["pygame" in sys.modules]


KINDS: dict[str, type[Deep]] = {"deep": Deep, "endless": Deep, "faulty": Faulty, "telling": Telling}


def make(name: str, seed: int, style: PlayStyle = PLAIN) -> Bot:
    """Make one of these bots, or one of the game's."""
    return KINDS[name](name, seed) if name in KINDS else make_bot(name, seed, style)
