"""The panel of a lesson: what is told stands at the left of the table, and what it is about is pointed at."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from tonk.rules.events import Event
from tonk.session.hints import hint
from tonk.session.lessons import LEARNER, Course, Step, Tutor
from tonk.session.sitting import Sitting
from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key
from tonk.ui.scene import Stage
from tonk.ui.table.answers import Answers
from tonk.ui.table.board import Board
from tonk.ui.table.controls import Controls
from tonk.ui.table.hud import log_box
from tonk.ui.table.lesson_panel import lesson_room
from tonk.ui.table.pointing import beat, draw_pointing, places_of
from tonk.ui.table.reach import Reach
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.hints import hint_sentence
from tonk.words.outcomes import outcome_reason
from tonk.words.paying import payments_told

_PAD, _APART, _HEAD, _BUTTON, _BAR = 16.0, 10.0, 38.0, 42.0, 5.0
_WIDEST, _BESIDE_HAND, _CARDS = 316.0, 14.0, 5.7
"""The panel keeps clear of a hand of six cards, which is about so many cards wide."""
_GO_ON = (pygame.K_g, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Table(Protocol):
    """The table at which something is taught."""

    stage: Stage
    sitting: Sitting
    board: Board
    answers: Answers
    reach: Reach
    controls: Controls


class TutorPanel:
    """Tells the steps of a moment at a table (``table.Teacher``).

    Args:
        table: The table.
        course: The lesson.
        moment: Which of its moments is played.
        tutor: Who leads through it.
        on_end: Called when the last step has been read.
    """

    def __init__(self, table: Table, course: Course, moment: int, tutor: Tutor, on_end: Callable[[], None]) -> None:
        self._table = table
        self._tutor = tutor
        self._on_end = on_end
        self._before, self._all = course.before(moment), course.steps
        self._heard = 0
        self._steps: list[int] = []
        self._said = ("", "", "")
        self._shown: Step | None = None
        self._since = 0.0
        self._drawn: tuple[float, tuple[Box, ...]] = (0.0, ())
        self._area = ScrollArea(self._paint)
        self._next = Button(_("Next"), self.go_on, kind="primary", key_hint="G")
        self._group = WidgetGroup(self._area, self._next, arrows=False)
        self._stale, self._ended = True, False
        self.box = Box(0, 0, 0, 0)
        table.answers.objection = tutor.objection

    @property
    def said(self) -> tuple[str, str, str]:
        """Title and text that can be read now, and what the hand came to."""
        return self._said

    def notice(self, _events: Sequence[Event]) -> None:
        """Something has happened: see whether it is what the lesson waits for."""
        match = self._table.sitting.match
        if len(match.actions) < self._heard:
            self._forget(match.actions)
        for text in match.actions[self._heard :]:
            over = match.hand_over
            turn = not over and match.position.to_act == LEARNER
            self._steps.append(self._tutor.at)
            self._tutor.heard(learner=_is_learners(text), turn=turn, over=over)
        self._heard = len(match.actions)
        self._tell()

    def _forget(self, actions: Sequence[str]) -> None:
        """What was done after these actions has been taken back."""
        self._tutor.go_back(self._steps[len(actions)], sum(not _is_learners(text) for text in actions))
        del self._steps[len(actions) :]
        self._heard = len(actions)

    def go_on(self) -> None:
        """The step has been read."""
        if not self._tutor.reads:
            return
        self._tutor.read()
        match = self._table.sitting.match
        over = match.hand_over
        self._tutor.wait(turn=not over and match.position.to_act == LEARNER, over=over)
        self._tell()

    def _tell(self) -> None:
        """Show what the lesson has come to."""
        step = self._tutor.step
        if step is None:
            return
        said = (step.says.title, self._text(step), self._result(step))
        if (step, said) != (self._shown, self._said):
            self._shown, self._said, self._stale = step, said, True
            self._since = self._table.stage.now
            self._area.version = said
            self._area.scroll_to(0, at_once=True)
            self._table.answers.prompter.quiet = not step.free
            last = self._before + self._tutor.at + 1 == self._all
            self._next.label = _("Done") if last else _("Next")
            self._next.visible = self._tutor.reads

    def _text(self, step: Step) -> str:
        """The words of a step, with a hint where one is free to play."""
        if not step.free:
            return step.says.text
        advice = hint_sentence(*hint(self._table.sitting.view(LEARNER)))
        return advice if self._heard else f"{step.says.text}\n{advice}"

    def _result(self, step: Step) -> str:
        """What the hand came to: why it ended, and who pays whom."""
        match = self._table.sitting.match
        outcome = match.position.outcome
        if not step.result or outcome is None:
            return ""
        names, rules = match.plan.names, match.plan.rules
        told = outcome_reason(outcome, names, rules, stock_left=len(match.position.stock))
        return "\n".join([told, *payments_told(outcome, names, match.plan.stake)])

    def handle(self, event: Input) -> bool:
        """Take what is meant for it; True when it was."""
        if isinstance(event, Key):
            plain = not (event.repeat or event.ctrl or event.alt)
            board = self._table.board
            if self._tutor.reads and plain and event.key in _GO_ON and board.cursor is None and not self._busy:
                self.go_on()
                return True
            return False
        return self._group.handle(event)

    @property
    def _busy(self) -> bool:
        """Whether cards are still being dealt: what is told of them has not been seen yet."""
        board = self._table.board
        return board.telling.dealing(board.now)

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""
        top: object = self._table.stage.top
        self._group.covered = top is not self._table
        self._end_at_rest(now)
        stale, self._stale = self._stale, False
        drawn = self._pointing(now)
        stale = stale or drawn != self._drawn
        self._drawn = drawn
        return self._arrange() or self._group.update(now) or stale

    def _end_at_rest(self, now: float) -> None:
        """Go on to the next moment when the last step is done and what it moved lies still."""
        if self._tutor.step is None and not self._ended and not self._table.board.moving(now):
            self._ended = True
            self._on_end()

    def _pointing(self, now: float) -> tuple[float, tuple[Box, ...]]:
        """How far the beat has grown, and around what; nothing while cards are carried or shown."""
        table, step = self._table, self._tutor.step
        if step is None or table.reach.drag is not None or self._busy:
            return 0.0, ()
        if step.others or table.board.moving(now):
            return 0.0, ()
        since = max(self._since, table.board.all_at_rest())
        grown = beat(now, since, calm=table.stage.settings.reduced_motion)
        return grown, tuple(places_of(table.board, table.controls, step.points))

    def _arrange(self) -> bool:
        """Take the room that there is; True when that has changed."""
        before, board = self.box, self._table.board
        layout, room = board.layout, lesson_room(board)
        beside = layout.w / 2 - layout.card_width * _CARDS / 2 - _BESIDE_HAND - room.x
        wide = max(room.w, min(_WIDEST, beside))
        words = self._height(wide - 2 * _PAD)
        fixed = 2 * _PAD + _BAR + _APART + _HEAD + (_BUTTON + _APART if self._next.visible else 0.0)
        high = min(room.h, max(log_box(layout).h, fixed + words))
        self.box = Box(room.x, room.bottom - high, wide, high)
        rest = self.box.inset(_PAD)
        if self._next.visible:
            self._next.box, rest = rest.cut_bottom(_BUTTON, _APART)
        rest = rest.cut_top(_BAR + _APART + _HEAD)[1]
        too_long = words > rest.h + 1
        self._area.box = Box(rest.x, rest.y, rest.w + (0 if too_long else BAR_WIDTH + 4), rest.h)
        self._area.content_height = self._height(self._area.inner_width) if too_long else 0.0
        return before != self.box

    def _height(self, wide: float) -> float:
        """How high the words are."""
        text, (_title, said, result) = self._table.stage.text, self._said
        high = text.measure(said, "body", wide)[1] if said else 0.0
        return high + (text.measure(result, "small", wide)[1] + (_APART if said else 0.0) if result else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is told, how far one has come, and what is pointed at."""
        if self._busy:
            return
        theme = canvas.theme
        canvas.panel(self.box, "raised", 14)
        head, bar = self.box.inset(_PAD).cut_top(_BAR)
        done = (self._before + self._tutor.at) / self._all
        canvas.rounded(head, theme.track, _BAR / 2)
        canvas.rounded(Box(head.x, head.y, max(_BAR, head.w * done), _BAR), theme.gold, _BAR / 2)
        title = bar.cut_top(_APART)[1].cut_top(_HEAD)[0]
        canvas.line_of_text(title, self._said[0], "heading", theme.gold_light)
        self._group.draw(canvas)

    def draw_pointing(self, canvas: Canvas) -> None:
        """Draw the rings around what is meant, above everything."""
        grown, boxes = self._drawn
        layout = self._table.board.layout
        draw_pointing(canvas, boxes, grown, [layout.box_of(layout.stock), layout.box_of(layout.discards)])

    def _paint(self, canvas: Canvas, content: Box) -> None:
        wide, theme, y = self._area.inner_width, canvas.theme, content.y
        _title, said, result = self._said
        if said:
            y = canvas.text((content.x, y), said, "body", theme.ink, max_width=wide).bottom + _APART
        if result:
            canvas.text((content.x, y), result, "small", theme.ink_soft, max_width=wide)


def _is_learners(text: str) -> bool:
    """Whether it is the learner who has done this."""
    return text.startswith(f"{LEARNER} ")
