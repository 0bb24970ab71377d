"""How far somebody has come with lessons and drills: what is kept of it."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tonk.session.boxes import Boxes
from tonk.session.drills import Drill
from tonk.words import _

_MOST_LESSONS, _LONGEST_ID, _MOST_MOMENTS, _MOST_MISTAKES = 200, 60, 100, 400


@dataclass(frozen=True)
class Progress:
    """What has been learnt so far.

    Attributes:
        greeted: Whether somebody has played before, or begun to learn.
        lessons: For each lesson that was begun, how many of its moments have been gone through.
        boxes: What is remembered of drills.
        mistakes: Marks of the mistakes of one's own that have been taken in, so that none comes again that sits.
        unknown: Keys that another version wrote, which are kept and written back.
    """

    greeted: bool = False
    lessons: Mapping[str, int] = field(default_factory=dict, hash=False)
    boxes: Boxes = field(default_factory=Boxes)
    mistakes: tuple[int, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False, hash=False)

    def greet(self) -> "Progress":
        """The progress of somebody who need not be asked any more whether this is the first time."""
        return replace(self, greeted=True)

    def moments_of(self, lesson: str) -> int:
        """How many moments of a lesson have been gone through."""
        return self.lessons.get(lesson, 0)

    def gone_through(self, lesson: str, moments: int) -> "Progress":
        """The progress after so many moments of a lesson; going through an earlier one again takes nothing away."""
        most = max(moments, self.moments_of(lesson))
        return replace(self, lessons={**self.lessons, lesson: most})

    def with_mistakes(self, drills: Sequence[Drill], today: int) -> "Progress":
        """The progress with these mistakes to be gone over; each is taken in once, when there is room."""
        boxes = self.boxes.with_mistakes([drill for drill in drills if _mark(drill) not in self.mistakes], today)
        there = {_mark(one.drill) for one in boxes.kept}
        marks = [mark for mark in map(_mark, drills) if mark in there and mark not in self.mistakes]
        return replace(self, boxes=boxes, mistakes=(*self.mistakes, *marks)[-_MOST_MISTAKES:])

    def to_json(self) -> dict[str, Any]:
        """The progress as a plain JSON object."""
        return {
            **self.unknown,
            "greeted": self.greeted,
            "lessons": dict(self.lessons),
            "drills": self.boxes.to_json(),
            "mistakes": list(self.mistakes),
        }

    @classmethod
    def from_json(cls, obj: object) -> tuple["Progress", list[str]]:
        """Progress from a JSON object, and a sentence for what could not be used."""
        if not isinstance(obj, dict):
            return cls(), [_("What was learnt is not in a form Tonk knows: it begins anew.")]
        problems = []
        lessons = obj.get("lessons", {})
        if not _are_lessons(lessons):
            lessons = {}
            problems.append(_("Which lessons were gone through can't be read: they begin anew."))
        unknown = {key: value for key, value in obj.items() if key not in ("greeted", "lessons", "drills", "mistakes")}
        boxes, whole = Boxes.from_json(obj.get("drills", {}))
        if not whole:
            problems.append(_("Some drills that were to come back can't be read: they are left out."))
        marks = obj.get("mistakes", [])
        if not isinstance(marks, list) or not all(type(mark) is int for mark in marks):
            marks = []
        return cls(obj.get("greeted") is True, dict(lessons), boxes, tuple(marks[-_MOST_MISTAKES:]), unknown), problems


def _are_lessons(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > _MOST_LESSONS:
        return False
    return all(
        len(name) <= _LONGEST_ID and type(done) is int and 0 <= done <= _MOST_MOMENTS for name, done in value.items()
    )


def _mark(drill: Drill) -> int:
    """A number that tells one mistake from another."""
    return zlib.crc32(repr((drill.seat, drill.record.deck, drill.record.actions)).encode())
