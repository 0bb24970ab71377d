"""The button that drops or knocks: the first press asks, the second does it."""

import pygame

from tonk.rules import DROP, Action, Knock
from tonk.rules.guests.knocking import knock_with, left_by
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import speeds
from tonk.ui.shell.context import UiContext
from tonk.ui.table.board import Board
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.refusals import refusal_sentence
from tonk.words.table.guest_hands import knock_label, knock_question
from tonk.words.table.verdicts import drop_label, drop_question


class DropButton(Button):
    """The button, which forgets its first press after anything else.

    Args:
        ui: The context of the window.
        board: The cards.
        sitting: The sitting.
        turns: The permissions.
    """

    def __init__(self, ui: UiContext, board: Board, sitting: Sitting, turns: TurnController) -> None:
        self._rules = sitting.game.plan.rules
        super().__init__(self._usual_label, self.ask_or_drop, kind="danger", key_hint=pygame.K_k)
        self._ui, self._board, self._sitting, self._turns = ui, board, sitting, turns
        self._asked_at: float | None = None

    @property
    def _usual_label(self) -> str:
        return knock_label(None) if self._rules.traits.has_knock else drop_label(self._rules)

    @property
    def _action(self) -> Action:
        """Return its action: a drop, or a knock with the chosen card or the one that leaves the least deadwood."""
        if not self._rules.traits.has_knock:
            return DROP
        chosen = self._board.hand.chosen
        return knock_with(self._board.view, next(iter(chosen)) if len(chosen) == 1 else None)

    @property
    def asked(self) -> bool:
        """Return whether it was pressed once, so that the next press drops."""
        return self._asked_at is not None

    def refresh(self) -> None:
        """Show whether dropping is allowed now, or why not."""
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
            if self._rules.traits.has_knock:
                return _("You can knock only on your turn")
            return may_run if self._rules.scores_points else may_drop
        refusal = self._turns.refusal(self._action)
        return None if refusal is None else refusal_sentence(refusal)

    def ask_or_drop(self) -> None:
        """Ask at the first press, and drop at the second, a moment later.

        On a machine too busy to time them, two presses that may have been a moment apart count as such.
        """
        turns, (since, until), action = self._turns, self._ui.heard, self._action
        if not turns.may_act or turns.refusal(action) is not None or turns.objection(action):
            turns.do(action)  # which says why not
        elif self._asked_at is None:
            self._asked_at = since
            self._ask(action)
        elif until - self._asked_at >= speeds.DROP_COOLDOWN:
            turns.do(action)

    def _ask(self, action: Action) -> None:
        view = self._board.view
        if isinstance(action, Knock):
            left = left_by(view, action)
            self.label, question = knock_label(view, left), knock_question(view, action, left)
        else:
            self.label, question = drop_label(self._rules, view.total), drop_question(view)
        self._turns.prompter.ask(question, self._ui.now)

    def forget(self) -> None:
        """Forget the first press."""
        self._asked_at = None
        self.label = self._usual_label
        self._turns.prompter.ask_no_longer()
