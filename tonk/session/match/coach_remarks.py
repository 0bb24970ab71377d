"""The coach's remarks at the table: before a move, after it, or only where a move was a mistake.

The coach itself is `tonk.coaching`; it thinks elsewhere, while the player does, and is asked here for its latest
word. One decision is thought over at a time: the one being made, or the one that is still to be judged.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from tonk.rules import Action, View
from tonk.session.settings import COACH_BEFORE, COACH_MISTAKES, COACH_OFF
from tonk.thinking import Ticket

if TYPE_CHECKING:
    from tonk.coaching import Advice

POINTS_A_STAKE = 20.0
"""About so many points are worth a stake where points are scored: what a round is won with, as a rule."""
_MOST_WAITING = 3
"""More moves than these are not waited for to be judged: the player plays faster than the coach thinks."""


class Advises(Protocol):
    """The coach, who thinks elsewhere."""

    def ask(self, view: View) -> Ticket[Advice]:
        """Think this decision over, and no other any longer."""


@dataclass(frozen=True)
class CoachRemark:
    """The coach's judgement of a decision.

    Attributes:
        view: The player's view.
        advice: The worth of each move.
        action: The player's action; None as long as that is open.
    """

    view: View
    advice: Advice
    action: Action | None = None

    @property
    def loss(self) -> float:
        """The loss: how much less the move was worth than the best."""
        return 0.0 if self.action is None else self.advice.loss_of(self.action)

    @property
    def sure(self) -> bool:
        """Return whether the move is worse than the best beyond doubt."""
        worth = None if self.action is None else self.advice.worth_of(self.action)
        return worth is not None and self.loss > worth.error


@dataclass(frozen=True)
class _ToJudge:
    view: View
    action: Action | None = None


class Remarks:
    """Follows a player's decisions and has something to say about them.

    Args:
        adviser: The coach.
    """

    def __init__(self, adviser: Advises) -> None:
        self._adviser = adviser
        self._waiting: deque[_ToJudge] = deque()
        self._ticket: Ticket[Advice] | None = None
        self._judged: CoachRemark | None = None
        self._seen: View | None = None
        self._decides = False

    def follow(self, view: View, mode: str, *, decides: bool) -> None:
        """Follow what the player sees: the coach thinks over each decision, and hears how it was made.

        Args:
            view: The player's view now.
            mode: One of `settings.COACH_MODES`.
            decides: True if the player has to decide something now.
        """
        if mode == COACH_OFF or (self._seen is view and self._decides == decides):
            return
        if self._seen is not None and view.history[: len(self._seen.history)] != self._seen.history:
            self.forget()  # another hand, or something was taken back
        self._seen, self._decides = view, decides
        last = self._waiting[-1] if self._waiting else None
        if last is not None and last.action is None and len(view.history) > len(last.view.history):
            seat, action = view.history[len(last.view.history)]
            if seat == view.seat:
                last = self._waiting[-1] = replace(last, action=action)
        if decides and (last is None or last.action is not None):
            self._decide(view, mode)

    def _decide(self, view: View, mode: str) -> None:
        if mode == COACH_BEFORE:
            self._waiting.clear()
            self._ticket = None
        elif len(self._waiting) >= _MOST_WAITING:
            self._drop()
        self._waiting.append(_ToJudge(view))
        self._ask()

    def forget(self) -> None:
        """Nothing is to be said any more: the hand is over, or somebody else looks."""
        if self._ticket is not None:
            self._ticket.rest()
        self._waiting.clear()
        self._ticket = self._judged = self._seen = None

    @property
    def judged(self) -> bool:
        """Return whether a move has been judged: then silence says something about it, too."""
        return self._judged is not None

    def said(self, mode: str, least: float) -> CoachRemark | None:
        """The remark to be made now.

        Args:
            mode: One of `settings.COACH_MODES`.
            least: The least that a mistake costs which is spoken of, in the unit of the advice.
        """
        if mode == COACH_OFF:
            self.forget()
            return None
        if self._ticket is not None and self._ticket.overtaken:
            self._ticket = None
            self._ask()
        self._judge()
        current = self._waiting[0] if self._waiting else None
        if mode == COACH_BEFORE and current is not None and current.action is None:
            advice = self._latest()
            return None if advice is None else CoachRemark(current.view, advice)
        judged = self._judged
        if judged is None or (mode == COACH_MISTAKES and not (judged.sure and judged.loss >= least)):
            return None
        return judged

    def _judge(self) -> None:
        """Judge the moves that have been thought over."""
        while self._waiting and self._waiting[0].action is not None:
            decision, advice = self._waiting[0], self._latest()
            failed = advice is None and self._ticket is not None and self._ticket.done
            if not failed and (advice is None or not advice.done):
                return
            self._drop()
            if advice is not None and not advice.forced:
                self._judged = CoachRemark(decision.view, advice, decision.action)

    def _drop(self) -> None:
        """The decision that came first is not waited for any more."""
        self._waiting.popleft()
        self._ticket = None
        self._ask()

    def _ask(self) -> None:
        if self._ticket is None and self._waiting:
            self._ticket = self._adviser.ask(self._waiting[0].view)

    def _latest(self) -> Advice | None:
        return None if self._ticket is None else self._ticket.answer
