"""A drill at the table: one screen per question, in which nothing is played on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tonk.coaching import Advice
from tonk.coaching.reasons import reason
from tonk.rules import Action
from tonk.rules.cards import CardSet, Seat
from tonk.session.learning.drill_kinds import COUNT, JUDGED_BY_COACH
from tonk.session.learning.drill_run import DrillRun, JudgedMove, right_by_coach, right_by_rules
from tonk.session.learning.drills import Drill
from tonk.session.learning.lesson_hand import KeepsNothing, LessonHand
from tonk.session.match.other_players import usual_players
from tonk.session.match.sitting import Sitting
from tonk.thinking.ticket import Ticket
from tonk.ui.drawing import speeds
from tonk.ui.screens.learning.drill_search import look_on
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.table.panels.drill_panel import DrillPanel
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _
from tonk.words.learning.coaching import reason_sentence
from tonk.words.learning.drills import coming_back, drill_name, score_text


class DrillTable(TableScreen):
    """The table of one drill.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        run: The run of drills.
        drill: The current one.
        home: The place to return to.

    Attributes:
        asked_at: The time when the coach was asked.

    Raises:
        RecordRefused: Its hand breaks the rules.
    """

    def __init__(self, ui: UiContext, services: Services, run: DrillRun, drill: Drill, home: str) -> None:
        self.drill, self._run, self._home = drill, run, home
        players = usual_players(drill.record, services.choices.person, drill.seat)
        hand = LessonHand(replace(drill.record, seats=tuple(player.name for player in players)), players)
        self.asked_at = ui.now
        judged = drill.kind in JUDGED_BY_COACH
        self._ticket = services.adviser.ask(hand.position.view(drill.seat)) if judged else Ticket[Advice]()
        self._looking_on: Iterator[Drill | None] | None = None
        ui.sit_at(drill.record.rules.id)
        super().__init__(ui, services, Sitting(hand, KeepsNothing()), dealt=False)
        self.people.uncounted = self._still_to_count
        for button in (self.controls.lay, self.controls.sort):
            button.visible = False

    def _make_teacher(self) -> DrillPanel:
        self._panel = DrillPanel(
            self.place, self.turns, self, score_text(*self._run.repetition.score([self.drill.kind], self.drill.game))
        )
        return self._panel

    # Answers for the panel

    def weighed(self) -> Sequence[JudgedMove] | None:
        """Return the value of each move: the coach's last word, or its interim figures after a while."""
        if self.drill.kind not in JUDGED_BY_COACH:
            return ()
        advice = self._advice()
        if advice is None or not (advice.done or self.ui.now > self.asked_at + speeds.COACH_LEAST):
            return None
        return [JudgedMove(worth.action, worth.value, worth.error) for worth in advice.worths]

    def reason(self, action: Action) -> str:
        """Return the reason for or against a move; empty for none."""
        advice = self._advice()
        worth = None if advice is None else advice.worth_of(action)
        if advice is None or worth is None:
            return ""
        view = self.board.view
        return reason_sentence(reason(view, worth, advice), view.rules, self.turns.names, view.seat)

    def _advice(self) -> Advice | None:
        """Return the coach's final advice; ask again if a page over this one has asked something else."""
        if self._ticket.overtaken and self.ui.screens.top is self:
            self._ticket, self.asked_at = self._services.adviser.ask(self.sitting.view(self.drill.seat)), self.ui.now
        return self._ticket.answer

    def judge(self, answer: Action | int | CardSet, worths: Sequence[JudgedMove]) -> tuple[bool, str]:
        """Judge and remember an answer; return whether it is right, and when the drill is due again."""
        drill, book = self.drill, self._services.progress
        if isinstance(answer, int):
            right = right_by_rules(drill, self.board.view, answer)
        else:
            right = right_by_coach(drill, answer, worths)
        self._run.answered(drill, book.today, right=right)
        book.keep(replace(book.now, repetition=self._run.repetition))
        due = next((one.due for one in self._run.repetition.kept if one.drill == drill), None)
        rights, asked = self._run.repetition.score([drill.kind], drill.game)
        score = score_text(rights, asked) if asked > 1 else ""  # the only drill was just asked
        return right, " ".join(part for part in (coming_back(None if due is None else due - book.today), score) if part)

    def go_on(self) -> None:
        """Look for the next drill, and ask it as soon as it is found."""
        self._looking_on = self._run.next()

    # The table

    def update(self, now: float) -> bool:
        """Continue a search for the next drill."""
        if self._looking_on is not None and self.ui.screens.top is self:
            self._look_on(self._looking_on)
        return super().update(now)

    def wakes_at(self, now: float) -> float:
        """Return ``now`` during a search for the next drill (`Screen`)."""
        return super().wakes_at(now) if self._looking_on is None else now

    def _look_on(self, looking: Iterator[Drill | None]) -> None:
        """Search a little; if there is nothing more to ask, go back."""
        found, over = look_on(looking)
        if found is not None:
            self._turn_to(found)
        elif over:
            self.ui.toast(_("That's all for now."))
            self.leave()

    def _turn_to(self, drill: Drill) -> None:
        if self._services.routes.show_drill(self._run, drill, self._home):
            self.ui.screens.remove(self)
        else:
            self.go_on()

    def _act(self, action: Action) -> None:
        """Take a move at the table as the answer, without playing it."""
        self._panel.answer(action)
        self.controls.drop.forget()
        self.display.show()

    def _still_to_count(self) -> Seat | None:
        """Return the seat whose hand is still to be counted, if that is the question."""
        return self.drill.seat if self.drill.kind == COUNT and self._panel.right is None else None

    def open_menu(self) -> None:
        """Ask whether to leave."""
        answers = (DialogAnswer(_("Resume"), kind="primary"), DialogAnswer(_("Leave the drills"), self.leave))
        body = _("Your answers so far are kept.")
        title = drill_name(self.drill.kind, self.drill.record.rules)
        self._push(Dialog(self.ui, title, body, answers))

    def gone(self) -> None:
        """Stop the coach's thinking."""
        super().gone()
        self._ticket.rest()

    def leave(self) -> None:
        """Go back to the choice of drills."""
        self.ui.screens.remove(self)
        self.ui.go_to(self._home)
