"""The panel of a drill: the question, the answers to press, and the verdict."""

from collections.abc import Callable, Sequence
from typing import Protocol, assert_never

import pygame

from tonk.rules import DROP, Action, Discard, View
from tonk.rules.cards import EMPTY, CardSet, cards_in
from tonk.rules.events import Event
from tonk.session.learning.drill_answers import answers_yes, compared, points_counted, total_of
from tonk.session.learning.drill_kinds import COUNT, DROP_OR_DRAW, FIND_SPREAD, ONE_OF_TWO, WHICH_DISCARD
from tonk.session.learning.drill_run import JudgedMove
from tonk.session.learning.drills import Drill, counts_offered, spreads_of
from tonk.ui.drawing import speeds
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.panels.side_panel import SidePanel
from tonk.ui.table.panels.tutor_panel import GO_ON
from tonk.ui.widgets import Button
from tonk.words import _, pgettext
from tonk.words.learning.drills import (
    as_good_text,
    better_text,
    count_text,
    discard_verdict,
    drill_name,
    drill_question,
    drop_name,
    drop_verdict,
    guest_answer_name,
    guest_verdict,
    reason_line,
    spread_text,
    verdict_title,
    worse_text,
)
from tonk.words.phrases import paragraph
from tonk.words.table.moves import move_name

_ANSWER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Examiner(Protocol):
    """The examiner, who judges an answer, goes on, and knows when the coach was asked."""

    drill: Drill
    asked_at: float

    def weighed(self) -> Sequence[JudgedMove] | None:
        """Return the value of each move so far; None without anything to show."""

    def judge(self, answer: Action | int | CardSet, worths: Sequence[JudgedMove]) -> tuple[bool, str]:
        """Judge and remember an answer; return whether it is right, and when the drill is due again."""

    def reason(self, action: Action) -> str:
        """Return the reason for or against a move; empty for none."""

    def go_on(self) -> None:
        """Go to the next drill."""


class DrillPanel(SidePanel):
    """Asks one drill at a table (`Teacher`).

    Args:
        place: Its table.
        turns: The refusals of moves that are no answers.
        asks: The examiner.
        score: The results of the last answers, in words.
    """

    def __init__(self, place: PanelPlace, turns: TurnController, asks: Examiner, score: str) -> None:
        self._asks, self._turns = asks, turns
        self._view: View = place.board.view
        self._answer: Action | int | None = None
        self._answered_at = 0.0
        self.right: bool | None = None
        buttons = self._answers()
        self._keys = {pygame.K_1 + number: button for number, button in enumerate(buttons)}
        self._next = Button(pgettext("button", "Next"), asks.go_on, kind="primary", key_hint=pygame.K_g)
        self._next.visible = False
        self._buttons_of_answers = buttons
        super().__init__(place, [*buttons, self._next], abreast=2 if asks.drill.kind == COUNT else 1)
        self.say(self._name(), drill_question(asks.drill.kind, self._view), score)
        turns.prompter.quiet = True
        turns.objection = self._objection

    def _name(self) -> str:
        return drill_name(self._asks.drill.kind, self._view.rules)

    def _answers(self) -> list[Button]:
        """Return the answers to press."""

        def button(label: str, act: Callable[[], None], hint: int) -> Button:
            return Button(label, act, key_hint=hint)

        match self._asks.drill.kind:
            case "drop" | "knock" | "take" as kind:
                legal = [action for action in self._view.legal if compared(kind, action)]
                yes = next(action for action in legal if answers_yes(kind, action))
                no = next(action for action in legal if not answers_yes(kind, action))
                return [
                    button(self._answer_name(yes), lambda: self.answer(yes), pygame.K_1),
                    button(self._answer_name(no), lambda: self.answer(no), pygame.K_2),
                ]
            case "count":
                counts = counts_offered(self._view)
                return [
                    button(str(count), lambda count=count: self.answer(count), key)  # type: ignore[misc]
                    for key, count in enumerate(counts, pygame.K_1)
                ]
            case "spread":
                return [
                    button(pgettext("button", "Answer"), self._answer_chosen, pygame.K_RETURN),
                    button(_("No spread"), lambda: self.answer(0), pygame.K_n),
                ]
            case "discard":
                return [button(pgettext("button", "Answer"), self._answer_chosen, pygame.K_RETURN)]
            case "own":
                return []
            case kind:
                assert_never(kind)

    def _answer_chosen(self) -> None:
        """Take the chosen cards as the answer."""
        board = self._board
        chosen = board.hand.chosen_cards or (EMPTY if board.hand.cursor is None else 1 << board.hand.cursor)
        if self._asks.drill.kind == FIND_SPREAD and chosen:
            self.answer(chosen)
        elif self._asks.drill.kind == WHICH_DISCARD and chosen.bit_count() == 1:
            self.answer(Discard(cards_in(chosen)[0]))
        else:
            self._turns.hint(_("Choose the cards first"))

    def _objection(self, action: Action) -> str:
        """Return why a move at the table is no answer, or ""."""
        if self._answer is not None:
            return _("You've already answered.")
        kind = self._asks.drill.kind
        if kind in (FIND_SPREAD, COUNT) or not compared(kind, action):
            return _("That doesn't answer the question.")
        return ""

    def answer(self, answer: Action | int) -> None:
        """Take an answer; judge it at once by the rules, or as soon as the coach has weighed it."""
        if self._answer is not None:
            return
        self._answer, self._answered_at = answer, self._ui.now
        for button in self._buttons_of_answers:
            button.visible = False
        self.say(self.said[0], _("The coach is thinking…"))
        self._judge()

    def _judge(self) -> None:
        """Judge the answer, if its correctness is known yet."""
        worths = self._asks.weighed()
        since = max(self._answered_at, self._asks.asked_at)
        late = self._ui.now > since + speeds.COACH_PATIENCE
        if self._answer is None or self.right is not None or (worths is None and not late):
            return
        self._next.visible = True
        self._ui.cues.note(Cue.COACH_SPOKE)
        if worths is None:
            self.right = True
            self.say(self._name(), _("The coach has no answer this time, so this one doesn't count."))
            return
        self.right, back = self._asks.judge(self._answer, worths)
        theme = self._ui.theme
        self.title_color = theme.good if self.right else theme.bad
        self.say(self._verdict(right=self.right), self._why(worths), back)

    def _why(self, worths: Sequence[JudgedMove]) -> str:
        """Return the comment of the rules or of the coach."""
        view, kind = self._view, self._asks.drill.kind
        if kind == COUNT:
            return count_text(points_counted(view), total_of(view))
        if kind == FIND_SPREAD:
            return spread_text(spreads_of(view))
        return self._why_one_of_two(worths) if kind in ONE_OF_TWO else self._why_move(worths)

    def _why_one_of_two(self, worths: Sequence[JudgedMove]) -> str:
        """Return the advantage of the better of the two answers, and its reason; for a drop the risk of being caught.

        The coach weighs every move that has the question, so both answers are among them.
        """
        kind, rules = self._asks.drill.kind, self._view.rules
        answers = [one for one in worths if compared(kind, one.action)]
        yes = next(one for one in answers if answers_yes(kind, one.action))
        no = next(one for one in answers if not answers_yes(kind, one.action))
        mine, other = (
            (yes, no) if not isinstance(self._answer, int | None) and answers_yes(kind, self._answer) else (no, yes)
        )
        explained = yes if kind == DROP_OR_DRAW else mine if self.right else other
        name, why = self._answer_name(other.action), reason_line(self._asks.reason(explained.action))
        if not self.right:
            return paragraph(better_text(name, other.value - mine.value, rules), why)
        if mine.value > other.value:
            return paragraph(why, worse_text(name, mine.value - other.value, rules))
        return paragraph(why, as_good_text(name))

    def _why_move(self, worths: Sequence[JudgedMove]) -> str:
        """Return the advantage of the best move and its reason; for a right answer, the reason for that."""
        answers = [one for one in worths if compared(self._asks.drill.kind, one.action)]
        best, mine = answers[0], next((one for one in answers if one.action == self._answer), answers[0])
        name = move_name(self._view, best.action, self._turns.names)
        if not self.right:
            better = better_text(name, best.value - mine.value, self._view.rules)
            return paragraph(better, reason_line(self._asks.reason(best.action)))
        same = "" if mine is best else as_good_text(name)
        return paragraph(reason_line(self._asks.reason(mine.action)), same)

    def _verdict(self, *, right: bool) -> str:
        """Return the verdict, with the name of the answer's button or card."""
        kind, answer = self._asks.drill.kind, self._answer
        if kind == DROP_OR_DRAW:
            return drop_verdict(drops=answer == DROP, scored=self._view.rules.scores_points, right=right)
        if kind in ONE_OF_TWO and not isinstance(answer, int | None):
            return guest_verdict(kind, answer, right=right)
        return discard_verdict(answer.card, right=right) if isinstance(answer, Discard) else verdict_title(right=right)

    def _answer_name(self, action: Action) -> str:
        """Return the name of an answer on its button."""
        kind = self._asks.drill.kind
        if kind == DROP_OR_DRAW:
            return drop_name(drops=action == DROP, scored=self._view.rules.scores_points)
        return guest_answer_name(kind, action)

    # The table

    @property
    def bars_hints(self) -> str:
        """Return why no hint may be requested: it would be the answer."""
        return _("A drill asks for your own answer")

    def notice(self, _events: Sequence[Event]) -> None:
        """Do nothing, since nothing happens at a drill."""

    def handle(self, event: Input) -> bool:
        """Handle input; return True if it was used."""
        if not isinstance(event, KeyPress):
            return self.group.handle(event)
        if event.repeat or event.ctrl or event.alt or self.has_enter(event):
            return False
        if self.turn_page(event):
            return True
        if self._next.visible and event.key in GO_ON:
            self._asks.go_on()
            return True
        if self._answer is not None:
            return False
        return self._answer_key(event.key)

    def _answer_key(self, key: int) -> bool:
        kind = self._asks.drill.kind
        if kind in (COUNT, *ONE_OF_TWO) and key in self._keys:
            self._keys[key].press()
            return True
        if kind == FIND_SPREAD and key == pygame.K_n:
            self.answer(0)
            return True
        chosen = self._board.hand.chosen_cards
        if kind in (FIND_SPREAD, WHICH_DISCARD) and key in _ANSWER_KEYS and chosen:
            self._answer_chosen()
            return True
        return False

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        if self._answer is not None and self.right is None:
            self._judge()
        return self.step(now)
