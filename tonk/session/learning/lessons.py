"""A lesson at the table: arranged exercises, each explained step by step, in which the learner makes every move.

A step is text to read, an action to do, or planned actions of the others. The texts are with each lesson;
this module only leads from one step to the next.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeGuard, get_args

from tonk.records import Record
from tonk.records.notation import parse_action
from tonk.rules import Action, View
from tonk.rules.actions import Hit
from tonk.rules.cards import FIRST_SEAT, mask_of
from tonk.words import _
from tonk.words.learning.table_tips import LessonText

LEARNER = FIRST_SEAT
"""The learner's seat in every lesson."""

Names = tuple[str, ...]
"""The names of the players, seat by seat."""

PointKind = Literal[
    "stock", "discards", "own", "seat", "spread", "drop", "lay", "cross", "let-go", "hand", "cards", "felt"
]
"""The kinds of things that a lesson or a hint points at.

``own`` is the learner's plate, ``hand`` all of the hand, ``felt`` the place for a new spread of cards.
"""


class PointedThing(NamedTuple):
    """A thing that a lesson points at.

    Attributes:
        kind: Its kind.
        which: The number of the seat or spread, or the cards; empty for all others.
    """

    kind: PointKind
    which: tuple[str, ...] = ()


def pointed_things(*texts: str) -> tuple[PointedThing, ...]:
    """Return the things that these texts name, such as ``stock``, ``seat 1``, ``spread 0`` or ``cards 5D 6D``.

    Raises:
        ValueError: One of them names nothing valid.
    """
    found = []
    for text in texts:
        kind, *which = text.split(" ")
        if not _is_point_kind(kind):
            raise ValueError(f"a lesson can't point at {text!r}")
        found.append(PointedThing(kind, tuple(which)))
    return tuple(found)


def _is_point_kind(text: str) -> TypeGuard[PointKind]:
    return text in get_args(PointKind)


@dataclass(frozen=True)
class Step:
    """One step of an exercise.

    Attributes:
        says: The text.
        points: The things to point at.
        does: The actions, any of which leads to the next step, in notation without seats; empty for a step to read.
        objection: The text if the learner does something else that is legal.
        others: True if the others play now; the step ends at the learner's turn, or the end of the hand.
        result: True if the result of the hand is shown with it.
    """

    says: LessonText
    points: tuple[PointedThing, ...] = ()
    does: tuple[str, ...] = ()
    objection: str = ""
    others: bool = False
    result: bool = False


@dataclass(frozen=True)
class Exercise:
    """An arranged hand and its lesson.

    Attributes:
        begins: The hand at the beginning of the exercise.
        steps: The steps, in order.
        others: The other seats' moves, in notation, in order; after them they choose for themselves.
        dealt: True if the deal is shown.
    """

    begins: Record
    steps: tuple[Step, ...]
    others: tuple[str, ...] = ()
    dealt: bool = False


@dataclass(frozen=True)
class Lesson:
    """A whole lesson.

    Attributes:
        id: The id in saved progress.
        title: The name.
        exercises: Its parts, in order.
        onward: The label of a button after the last step that opens something else; empty for none.
    """

    id: str
    title: str
    exercises: tuple[Exercise, ...] = field(repr=False)
    onward: str = ""

    @property
    def steps(self) -> int:
        """Return the number of steps in all exercises."""
        return sum(len(exercise.steps) for exercise in self.exercises)

    def before(self, exercise: int) -> int:
        """Return the number of steps before an exercise."""
        return sum(len(one.steps) for one in self.exercises[:exercise])


class Tutor:
    """Leads through one exercise.

    Args:
        exercise: The exercise.
        view: Returns the learner's present view.
    """

    def __init__(self, exercise: Exercise, view: Callable[[], View]) -> None:
        self._exercise = exercise
        self._view = view
        self._at = 0
        self._played = 0

    @property
    def at(self) -> int:
        """Return the number of steps that the learner has finished."""
        return self._at

    @property
    def step(self) -> Step | None:
        """Return the present step; None after the last."""
        steps = self._exercise.steps
        return steps[self._at] if self._at < len(steps) else None

    @property
    def reads(self) -> bool:
        """Return whether the step is only text."""
        step = self.step
        return step is not None and not (step.does or step.others)

    def read(self) -> None:
        """Note that the learner has read the step."""
        if self.reads:
            self._at += 1

    def objection(self, action: Action) -> str:
        """Return the reason against a legal action now; empty if it is the wanted one.

        A quick learner may do the next step's action before reading this step, which is just as good.
        """
        step = self._doing()
        if step is None:
            return _("Read on first. There's more to come.")
        if any(_same(action, wanted) for wanted in wanted_actions(step)):
            return ""
        return step.objection or _("You could do that too, but try this first.")

    def heard(self, *, learner: bool, turn: bool, over: bool) -> None:
        """Take note of an action.

        Args:
            learner: True if the learner did it.
            turn: True if it is the learner's turn now.
            over: True if the hand is over.
        """
        while self.reads and learner and self._doing() is not None:
            self._at += 1
        step = self.step
        if step is None:
            return
        if step.others:
            self._at += turn or over
        elif step.does and learner and not self._half_done(step):
            self._at += 1
            self.wait(turn=turn, over=over)

    def wait(self, *, turn: bool, over: bool) -> None:
        """Skip a step in which the others have nothing to do."""
        step = self.step
        if step is not None and step.others and (turn or over):
            self._at += 1

    def go_back(self, at: int, played: int) -> None:
        """Show this step again after an undo, with ``played`` of the others' moves made."""
        self._at, self._played = at, played

    @property
    def others_may_act(self) -> bool:
        """Return whether the others may play now."""
        step = self.step
        return step is not None and step.others

    def next_of_others(self) -> Action | None:
        """Return the next planned action of the others; None after the last."""
        if self._played >= len(self._exercise.others):
            return None
        self._played += 1
        return parse_action(self._exercise.others[self._played - 1])[1]

    def _half_done(self, step: Step) -> bool:
        """Return whether some cards of a hit are still to be played."""
        hand = self._view().hand
        return any(isinstance(one, Hit) and hand & mask_of(one.cards) for one in wanted_actions(step))

    def _doing(self) -> Step | None:
        """Return the step with the present task: this one, or the one after the text being read."""
        for step in self._exercise.steps[self._at :]:
            if step.does:
                return step
            if step.others:
                return None
        return None


def wanted_actions(step: Step) -> list[Action]:
    """Return the actions that a step asks for, of which one is enough."""
    return [parse_action(f"{LEARNER} {text}")[1] for text in step.does]


def _same(action: Action, wanted: Action) -> bool:
    """Return whether an action is the wanted one; a hit with some of its cards counts as its beginning."""
    if isinstance(action, Hit) and isinstance(wanted, Hit):
        return action.spread == wanted.spread and set(action.cards) <= set(wanted.cards)
    return action == wanted
