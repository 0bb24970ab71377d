"""The coach's remarks at the table: before a move, after it, or only after a mistake.

The coach itself is `tonk.coaching`; it thinks in the background while the player does, and is asked here for its
latest advice. It thinks about one decision at a time: the current one, or one that is still to be judged.
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

_MOST_WAITING = 3
"""The most moves waiting to be judged, if the player plays faster than the coach thinks."""


class Advises(Protocol):
    """The coach, who thinks in the background."""

    def ask(self, view: View) -> Ticket[Advice]:
        """Think about this decision and no other."""


@dataclass(frozen=True)
class CoachRemark:
    """The coach's judgement of a decision.

    Attributes:
        view: The player's view.
        advice: The worth of each move.
        action: The player's action; None before it.
    """

    view: View
    advice: Advice
    action: Action | None = None

    @property
    def loss(self) -> float:
        """The loss of the move compared with the best one."""
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
        """Follow the player's view: the coach thinks about each decision and learns what was done.

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
        """Drop all remarks, because the hand is over or somebody else is looking."""
        if self._ticket is not None:
            self._ticket.rest()
        self._waiting.clear()
        self._ticket = self._judged = self._seen = None

    @property
    def judged(self) -> bool:
        """Return whether a move has been judged, so that even silence says something."""
        return self._judged is not None

    def said(self, mode: str, least: float) -> CoachRemark | None:
        """Return the remark to make now.

        Args:
            mode: One of `settings.COACH_MODES`.
            least: The least cost of a mistake worth a remark, in the unit of the advice.
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
        """Stop waiting for the oldest decision."""
        self._waiting.popleft()
        self._ticket = None
        self._ask()

    def _ask(self) -> None:
        if self._ticket is None and self._waiting:
            self._ticket = self._adviser.ask(self._waiting[0].view)

    def _latest(self) -> Advice | None:
        return None if self._ticket is None else self._ticket.answer
