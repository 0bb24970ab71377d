"""Questions to bots, and those who may be asked."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Protocol, cast

from tonk.bots import BOTS, Bot, make_bot
from tonk.bots.play_style import PlayStyle
from tonk.bots.weights import PolicyWeights
from tonk.rules import MAX_PLAYERS, Action, View
from tonk.thinking.ticket import Answer, Ticket

Maker = Callable[..., Bot]
"""Makes a bot by name, seed and style, and by weights tuned for its table, if any."""


def keeping(make: Maker) -> Maker:
    """Return a maker that keeps each bot for as long as it sits at the table."""
    return lru_cache(maxsize=MAX_PLAYERS)(make)


class SlowBot(Protocol):
    """A slow bot that can be stopped before it has finished thinking."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Think in slices of a few milliseconds; yield the best action so far, and last the choice."""


class LongQuestion(Protocol[Answer]):
    """A question that may be thought over in another process, or in slices."""

    @property
    def one_answer(self) -> bool:
        """Return whether only the last step, or the one at the deadline, counts; otherwise all that aren't None do."""

    def steps(self, make: Maker) -> Iterator[Answer | None]:
        """Think in slices of a few milliseconds; ``make`` makes the bots."""

    def fits(self, answer: Answer) -> bool:
        """Return whether this can be an answer."""

    def goes_beyond(self, answer: Answer, before: Answer | None) -> bool:
        """Return whether an answer says more than the best one before, or if there is none, than was known."""

    def after(self, answer: Answer) -> "LongQuestion[Answer]":
        """Return what is left to ask another worker, given the answer so far."""

    def fallback(self, make: Maker) -> Answer | None:
        """Return an answer at once after thinking has failed; None if there can be none."""


@dataclass(frozen=True)
class Question:
    """The question of what a bot does: all that it ever gets, and all that leaves the game's own process."""

    one_answer: ClassVar[bool] = True
    name: str
    seed: int
    style: PlayStyle
    view: View
    tuned: PolicyWeights | None = None
    """The weights that self-play found for house rules with this number of players."""

    def choice(self, make: Maker) -> Action:
        """Return the bot's answer, however long it takes."""
        return self._bot(make).choose(self.view)

    def steps(self, make: Maker) -> Iterator[Action]:
        """Return the answer of a slow bot in slices."""
        return cast(SlowBot, self._bot(make)).ponder(self.view)

    def fits(self, answer: Action) -> bool:
        """Return whether the action is legal (``LongQuestion``)."""
        return answer in self.view.legal

    def goes_beyond(self, answer: Action, before: Action | None) -> bool:  # noqa: ARG002 - whatever it is
        """Return True: it is the whole answer (``LongQuestion``)."""
        return True

    def after(self, answer: Action) -> "Question":  # noqa: ARG002 - nobody asks on
        """Return the same question (``LongQuestion``)."""
        return self

    def fallback(self, make: Maker) -> Action:
        """Return the action of the next simpler bot that can decide (``LongQuestion``)."""
        place = BOTS.index(self.name) if self.name in BOTS else len(BOTS)
        for name in reversed(BOTS[:place]):
            simpler = replace(self, name=name)
            with suppress(Exception):
                return simpler.choice(make)
        return self.view.legal[0]

    def _bot(self, make: Maker) -> Bot:
        if self.tuned is None:
            return make(self.name, self.seed, self.style)
        return make(self.name, self.seed, self.style, self.tuned)


class BotThinker(Protocol):
    """Decides for a table's bots. One question is open at a time: the last one."""

    def ask(self, question: Question) -> Ticket[Action]:
        """Ask; an older question that takes long is overtaken."""


class ImmediateThinker:
    """Answers at once and blocks until then: for quick bots, and for hands without a window.

    Args:
        make: Makes the bots.
    """

    def __init__(self, make: Maker = make_bot) -> None:
        self._make = keeping(make)

    def ask(self, question: Question) -> Ticket[Action]:
        """Think it over here and now (``BotThinker``)."""
        ticket = Ticket[Action]()
        ticket.take(question.choice(self._make))
        return ticket
