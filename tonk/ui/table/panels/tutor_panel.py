"""The panel of a lesson: its words are at the left of the table, and it points at their subjects."""

from collections.abc import Callable, Sequence

import pygame

from tonk.rules.events import Event
from tonk.session.learning.lessons import LEARNER, Lesson, Step, Tutor
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.bindings import Bindings
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.table.free_space import around_hand
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.panels.pointing import beat, draw_pointing, marks_of, places_of, room_around
from tonk.ui.table.panels.side_panel import SidePanel
from tonk.ui.table.places.pointed import NOTHING_POINTED, Pointed
from tonk.ui.widgets import Button
from tonk.words import _, pgettext
from tonk.words.learning.how_to import how_to
from tonk.words.phrases import paragraph
from tonk.words.table.outcomes import outcome_reason
from tonk.words.table.paying import payments_text

GO_ON = (pygame.K_g, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that continue after reading."""
_GLANCE = 0.4
"""The seconds for which words about a result stay whatever key is pressed, since the press was meant for the earlier
state."""
_AT_PILES = frozenset({"draw", "take", "discard"})


class TutorPanel(SidePanel):
    """Shows the steps of a lesson's moment at a table (`Teacher`).

    Args:
        place: The table.
        sitting: The lesson's hand.
        turns: The refusals of moves that the lesson does not ask for.
        pointer: The pointer, which may carry cards.
        controls: The buttons, which may be pointed at.
        lesson: The lesson.
        exercise: The present exercise.
        tutor: The tutor that leads through it.
        on_end: Called when the last step has been read.

    Attributes:
        goes_onward: Whether the learner wants to go on to what follows the lesson.
    """

    def __init__(
        self,
        place: PanelPlace,
        sitting: Sitting,
        turns: TurnController,
        pointer: PointerController,
        controls: Controls,
        lesson: Lesson,
        exercise: int,
        tutor: Tutor,
        on_end: Callable[[], None],
    ) -> None:
        self._sitting, self._turns, self._pointer, self._controls = sitting, turns, pointer, controls
        self._tutor = tutor
        self._on_end = on_end
        self._before, self._all, self._onward = lesson.before(exercise), lesson.steps, lesson.onward
        self._heard = 0
        self._steps: list[int] = []
        self._shown: Step | None = None
        self._since = 0.0
        self._readable_from = 0.0
        self._awaits_result = False
        """True while the words about the hand's result wait until it is visible."""
        self._drawn: tuple[float, tuple[Box, ...], Pointed] = (0.0, (), NOTHING_POINTED)
        self._next = Button(pgettext("button", "Next"), self.go_on, kind="primary", key_hint=pygame.K_g)
        self._later = Button(_("Not now"), self.end_here, kind="bare")
        self._ended = False
        self._told_for: tuple[str | None, Bindings] | None = None
        """The pad and the keys that the words name."""
        self.goes_onward = True
        super().__init__(place, [self._next, self._later])
        turns.objection, turns.prompter.quiet = tutor.objection, True

    @property
    def busy(self) -> bool:
        """Return whether there is nothing to read yet: cards are dealt, or a hand that began with its end is ending."""
        return super().busy or (self._awaits_result and not self.said[0])

    @property
    def bars_hints(self) -> str:
        """Return why no hint may be requested: the lesson says what to do."""
        return _("The lesson tells you what to do here")

    def notice(self, _events: Sequence[Event]) -> None:
        """Check whether events are what the lesson waits for."""
        game = self._sitting.game
        if len(game.actions) < self._heard:
            self._forget(game.actions)
        for text in game.actions[self._heard :]:
            over = game.hand_over
            turn = not over and game.position.to_act == LEARNER
            self._steps.append(self._tutor.at)
            self._tutor.heard(learner=_is_learners(text), turn=turn, over=over)
        self._heard = len(game.actions)
        self._show_step()

    def _forget(self, actions: Sequence[str]) -> None:
        """Forget everything after these actions, which was undone."""
        self._tutor.go_back(self._steps[len(actions)], sum(not _is_learners(text) for text in actions))
        del self._steps[len(actions) :]
        self._heard = len(actions)

    def go_on(self) -> None:
        """Go on after the step has been read."""
        if not self._tutor.reads or self._awaits_result:
            return
        self._tutor.read()
        game = self._sitting.game
        over = game.hand_over
        self._tutor.wait(turn=not over and game.position.to_act == LEARNER, over=over)
        self._show_step()

    def end_here(self) -> None:
        """End the lesson after the last step, with nothing to follow."""
        if not self._awaits_result:
            self.goes_onward = False
            self.go_on()

    def _show_step(self) -> None:
        """Show the lesson's present step; one about the hand's end comes when that has been seen."""
        step = self._tutor.step
        if step is None:
            return
        self._awaits_result = self._sitting.game.hand_over and self._board.moving(self._ui.now)
        if self._awaits_result:
            return
        text = paragraph(step.says.text, how_to(step.says.move, self._ui.in_hand))
        self._told_for = self._ui.pad, self._ui.bindings
        new = self.say(step.says.title, text, self._result(step))
        if new and step != self._shown:
            self._ui.cues.note(Cue.LESSON_SPOKE)
        if new or step != self._shown:
            self._shown, self._since = step, self._ui.now
            last = self._before + self._tutor.at + 1 == self._all
            self._next.label = (self._onward or pgettext("button", "Done")) if last else pgettext("button", "Next")
            self._next.visible = self._tutor.reads
            self._later.visible = last and bool(self._onward)
            self.done = (self._before + self._tutor.at) / self._all

    def _kept(self) -> Sequence[Box]:
        """Return the subjects of the step and of its task; with a result, the hand and the piles too."""
        step, layout = self._tutor.step, self._board.layout
        if step is None:
            return ()
        hand = () if self._tutor.reads and not step.result else around_hand(layout)
        piles = map(layout.box_of, (layout.stock, layout.discards)) if step.result or _uses_piles(step) else ()
        return (*hand, *piles, *self._subjects(step))

    def _least_kept(self) -> Sequence[Box]:
        """Return less for a result, which is read alone: its subjects."""
        step = self._tutor.step
        return self._ringed() if step is not None and step.result else self._kept()

    def _ringed(self) -> Sequence[Box]:
        step = self._tutor.step
        return () if step is None or step.others else self._subjects(step)

    def _subjects(self, step: Step) -> Sequence[Box]:
        """Return the room of the subjects of a step, with the marks around them."""
        meant = places_of(self._board, self._controls, step.points)
        return [room_around(self._board.layout, box) for box in meant]

    def _result(self, step: Step) -> str:
        """Describe the result of the hand: the reason for its end, and the payments."""
        game = self._sitting.game
        outcome = game.position.outcome
        if not step.result or outcome is None:
            return ""
        names, rules = game.plan.table_names, game.plan.rules
        reason = outcome_reason(outcome, names, rules, stock_left=len(game.position.stock))
        return "\n".join([reason, *payments_text(outcome, names, game.plan.stake)])

    def handle(self, event: Input) -> bool:
        """Handle input; return True if it was used."""
        if isinstance(event, KeyPress):
            if self.has_enter(event):
                return False
            plain = not (event.repeat or event.ctrl or event.alt)
            board = self._board
            reads = self._tutor.reads and not self._awaits_result
            if reads and plain and event.key in GO_ON and board.hand.cursor is None and not self.busy:
                if self._ui.now >= self._readable_from:
                    self.go_on()
                return True
            return self.turn_page(event)
        return self.group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        other_hand = self._told_for is not None and self._told_for != (self._ui.pad, self._ui.bindings)
        seen = self._awaits_result and not self._board.moving(now)
        if seen:
            self._readable_from = now + _GLANCE
        if other_hand or seen:
            self._show_step()
        self._end_at_rest(now)
        before, self._drawn = self._drawn, self._pointing(now)
        self._board.pointed = self._drawn[2]
        return self.step(now) or before != self._drawn

    def _end_at_rest(self, now: float) -> None:
        """Go on to the next moment when the last step is done and its motion has ended."""
        if self._tutor.step is None and not self._ended and not self._board.moving(now):
            self._ended = True
            self._on_end()

    def _pointing(self, now: float) -> tuple[float, tuple[Box, ...], Pointed]:
        """Return the growth of the beat, its boxes, and its marks among the cards; none while some are carried."""
        step = self._tutor.step
        if step is None or self._pointer.drag is not None or self.busy or self._awaits_result:
            return 0.0, (), NOTHING_POINTED
        if step.others or self._board.moving(now):
            return 0.0, (), NOTHING_POINTED
        since = max(self._since, self._board.all_at_rest())
        grown = beat(now, since, calm=self._ui.settings.less_motion)
        return grown, *marks_of(self._board, self._controls, step.points, grown)

    def draw_pointing(self, canvas: Canvas) -> None:
        """Draw the rings around the subjects, on top."""
        grown, boxes, _pointed = self._drawn
        layout = self._board.layout
        draw_pointing(canvas, boxes, grown, [layout.box_of(layout.stock), layout.box_of(layout.discards)])


def _uses_piles(step: Step) -> bool:
    """Return whether the learner draws, takes or discards a card in a step."""
    return any(text.split()[0] in _AT_PILES for text in step.does)


def _is_learners(text: str) -> bool:
    """Return whether the learner did this."""
    return text.startswith(f"{LEARNER} ")
