"""The button that drops: the first press asks, the second drops."""

import pygame

from tonk.rules import DROP
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.turn_controller import TurnController
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.refusals import refusal_sentence
from tonk.words.table.verdicts import drop_label, drop_question


class DropButton(Button):
    """The button, which forgets its first press as soon as anything else is done.

    Args:
        ui: The context of the window.
        board: The cards.
        sitting: The match that is played.
        turns: Decides what may be done.
    """

    def __init__(self, ui: UiContext, board: Board, sitting: Sitting, turns: TurnController) -> None:
        self._rules = sitting.match.plan.rules
        super().__init__(drop_label(self._rules), self.ask_or_drop, kind="danger", key_hint=pygame.K_k)
        self._ui, self._board, self._sitting, self._turns = ui, board, sitting, turns
        self._asked_at: float | None = None

    @property
    def asked(self) -> bool:
        """Return whether it was pressed once, and would drop at the next press."""
        return self._asked_at is not None

    def refresh(self) -> None:
        """Say whether one may drop now, or why not."""
        self.disabled = self._why_not()
        if self.disabled is not None:
            self.forget()

    def _why_not(self) -> str | None:
        if self._sitting.to_act is None:
            return ""
        if not self._turns.may_act:
            may_run, may_drop = (
                _("You can run only at the start of your turn"),
                _("You can drop only at the start of your turn"),
            )
            return may_run if self._rules.scores_points else may_drop
        refusal = self._turns.refusal(DROP)
        return None if refusal is None else refusal_sentence(refusal)

    def ask_or_drop(self) -> None:
        """Ask at the first press, and drop at the second, a moment later.

        On a machine too busy to tell when they came, two presses that can have been a moment apart were.
        """
        turns, (since, until) = self._turns, self._ui.heard
        if not turns.may_act or turns.refusal(DROP) is not None or turns.objection(DROP):
            turns.do(DROP)  # which says why not
        elif self._asked_at is None:
            self._asked_at = since
            self.label = drop_label(self._rules, self._board.view.total)
            turns.prompter.ask(drop_question(self._board.view), self._ui.now)
        elif until - self._asked_at >= speeds.DROP_COOLDOWN:
            turns.do(DROP)

    def forget(self) -> None:
        """Forget the first press."""
        self._asked_at = None
        self.label = drop_label(self._rules)
        self._turns.prompter.ask_no_longer()
