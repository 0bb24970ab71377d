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
"""Makes the bot of a name, with its own seed and style; and with weights, where some were tuned for its table."""


def keeping(make: Maker) -> Maker:
    """Makes each bot once for as long as it sits at the table."""
    return lru_cache(maxsize=MAX_PLAYERS)(make)


class SlowBot(Protocol):
    """A bot that takes long, and can be stopped before it has thought everything over."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Think in slices of a few milliseconds: each gives the best action so far, the last one is the choice."""


class LongQuestion(Protocol[Answer]):
    """A question that may be thought over in another process, or in slices."""

    @property
    def one_answer(self) -> bool:
        """Return whether only the last step counts, or the one at the deadline; else each that is something."""

    def steps(self, make: Maker) -> Iterator[Answer | None]:
        """Think in slices of a few milliseconds; ``make`` makes the bots."""

    def fits(self, answer: Answer) -> bool:
        """Return whether this may be an answer."""

    def goes_beyond(self, answer: Answer, before: Answer | None) -> bool:
        """Return whether an answer says more than the furthest one before, or where there is none, than was known."""

    def after(self, answer: Answer) -> "LongQuestion[Answer]":
        """Return what is left to be asked of another, who has not heard the answer."""

    def fallback(self, make: Maker) -> Answer | None:
        """Return the answer at once where thinking has failed; None where there can be none."""


@dataclass(frozen=True)
class Question:
    """The question of what a bot does: all that it ever gets, and all of a game that leaves the game's own process."""

    one_answer: ClassVar[bool] = True
    name: str
    seed: int
    style: PlayStyle
    view: View
    tuned: PolicyWeights | None = None
    """The weights that self-play found for these rules with so many players, where they are somebody's own."""

    def choice(self, make: Maker) -> Action:
        """The bot's answer, however long it takes."""
        return self._bot(make).choose(self.view)

    def steps(self, make: Maker) -> Iterator[Action]:
        """The bot's answer in slices; the bot is one that ponders."""
        return cast(SlowBot, self._bot(make)).ponder(self.view)

    def fits(self, answer: Action) -> bool:
        """Return whether it may be done (``LongQuestion``)."""
        return answer in self.view.legal

    def goes_beyond(self, answer: Action, before: Action | None) -> bool:  # noqa: ARG002 - whatever it is
        """It is all there is to say (``LongQuestion``)."""
        return True

    def after(self, answer: Action) -> "Question":  # noqa: ARG002 - nobody asks on
        """The same (``LongQuestion``)."""
        return self

    def fallback(self, make: Maker) -> Action:
        """Return what the next simpler bot does that can decide (``LongQuestion``)."""
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
    """The one whom a table asks what its bots do. One question is open at a time: the last one."""

    def ask(self, question: Question) -> Ticket[Action]:
        """Ask; an older question is overtaken, if it takes long."""


class ImmediateThinker:
    """Answers when it is asked, however long that takes: quick bots, and wherever nobody looks on.

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
