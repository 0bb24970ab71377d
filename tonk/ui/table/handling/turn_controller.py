"""The turn of the person at the table: the link between the pointer and the sitting, which knows the rules."""

from collections.abc import Callable, Sequence

from tonk.rules import Action, Refusal
from tonk.rules.cards import Seat
from tonk.rules.refusals import WildUnnamed
from tonk.session.match.sitting import Sitting
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue
from tonk.ui.table.board import Board
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.prompts import Prompter
from tonk.words import _
from tonk.words.cards import SCREEN
from tonk.words.refusals import refusal_sentence
from tonk.words.table.questions import cannot_mean_anything


class TurnController:
    """The receiver of requests at a table (`card_commands.Request`).

    Args:
        ui: The context of the window.
        sitting: The sitting.
        board: The board.
        looking: Tells whose hand is open.
        act: Does an allowed action.
        ask: Asks which of several actions is meant.

    Attributes:
        prompter: The line above the hand.
        objection: Returns the teacher's objection to an allowed action, or "".
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        board: Board,
        looking: OpenHand,
        act: Callable[[Action], None],
        ask: Callable[[Sequence[Action]], None],
    ) -> None:
        self._ui = ui
        self.sitting = sitting
        self.board = board
        self._open_hand = looking
        self._act = act
        self._ask = ask
        self.prompter = Prompter(self)
        self.objection: Callable[[Action], str] = lambda _action: ""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names."""
        return self.sitting.game.plan.names

    @property
    def seat(self) -> Seat:
        """Return the seat at the bottom."""
        return self._open_hand.bottom

    @property
    def may_act(self) -> bool:
        """Return whether it is the turn of the person with the open hand, or that person must answer something."""
        looking, sitting = self._open_hand, self.sitting
        if not looking.open_hand or looking.bottom not in looking.persons or sitting.to_act != looking.bottom:
            return False
        # The player who has chosen the deck waits while others are asked whether they cross.
        return sitting.cross_question is not None or not sitting.bot_acts

    @property
    def asked(self) -> bool:
        """Return whether that person, alone, is asked whether they cross."""
        question = self.sitting.cross_question
        return self.may_act and question is not None and not question.everyone

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is not allowed, or None."""
        return self.sitting.refusal(action)

    def must_wait(self) -> bool:
        """Return whether it isn't the turn of the person at the bottom, and say whose it is."""
        to_act = self.sitting.to_act
        if to_act is not None and not self.may_act:
            self.hint(_("It is {name}'s turn").format(name=self.names[to_act]))
        return not self.may_act

    def hint(self, sentence: str) -> None:
        """Say why not, or what instead, above the hand for a while."""
        self._ui.cues.note(Cue.REFUSED)
        self.prompter.refuse(sentence, self._ui.now)

    def note(self, sentence: str) -> None:
        """Say something above the hand for a while."""
        self.prompter.note(sentence, self._ui.now)

    def do(self, action: Action) -> bool:
        """Do an action for the person at the bottom; if it isn't allowed, say why."""
        if self.must_wait():
            return False
        refusal = self.sitting.refusal(action)
        if isinstance(refusal, WildUnnamed):
            self.hint(cannot_mean_anything(action))
        elif refusal is not None:
            self.hint(refusal_sentence(refusal, SCREEN, lambda seat: self.names[seat]))
        elif objection := self.objection(action):
            self.hint(objection)
            return False
        else:
            self._act(action)
        return refusal is None

    def do_one(self, choices: Sequence[Action]) -> bool:
        """Do the only allowed one of these; if several are allowed, ask which; if none, say why."""
        if self.must_wait():
            return False
        legal = [action for action in choices if self.sitting.refusal(action) is None]
        legal = [action for action in legal if not self.objection(action)] or legal
        if len(legal) < 2:
            return self.do((legal or choices)[0])
        self._ask(legal)
        return True
