"""Saved progress with lessons and drills."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tonk.session.learning.drills import Drill
from tonk.session.learning.spaced_repetition import SpacedRepetition
from tonk.session.match.played_hand import KeptReview
from tonk.words import _

_MOST_LESSONS, _LONGEST_ID, _MOST_EXERCISES, _MOST_MISTAKES = 200, 60, 100, 400
_MOST_REVIEWS = 400
FIRST = "first"
"""The id of the first lesson in saved progress."""
FIRST_EXERCISES = 4
"""The number of its exercises."""
_KEYS = ("greeted", "lessons", "drills", "mistakes", "reviews")


@dataclass(frozen=True)
class Progress:
    """The progress with lessons and drills so far.

    Attributes:
        greeted: True if somebody has played before, or begun to learn.
        lessons: For each lesson that was begun, the number of finished exercises.
        repetition: The scheduled drills, and the success of recent ones.
        mistakes: Marks of the player's mistakes that became drills, so that a mastered one is not repeated.
        reviews: Marks of the reviews whose mistakes have all been taken in.
        unknown: Keys of another version, which are kept and written back.
    """

    greeted: bool = False
    lessons: Mapping[str, int] = field(default_factory=dict, hash=False)
    repetition: SpacedRepetition = field(default_factory=SpacedRepetition)
    mistakes: tuple[int, ...] = ()
    reviews: tuple[int, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False, hash=False)

    def greet(self) -> "Progress":
        """Return the progress of somebody who need not be asked again whether this is the first time."""
        return replace(self, greeted=True)

    def exercises_done(self, lesson: str) -> int:
        """Return the number of finished exercises of a lesson."""
        return self.lessons.get(lesson, 0)

    @property
    def first_lesson_waits(self) -> bool:
        """Return whether the first lesson was begun and left before its end."""
        return FIRST in self.lessons and self.lessons[FIRST] < FIRST_EXERCISES

    def gone_through(self, lesson: str, exercises: int) -> "Progress":
        """Return the progress after this many exercises of a lesson; repeating an earlier one loses nothing."""
        most = max(exercises, self.exercises_done(lesson))
        return replace(self, lessons={**self.lessons, lesson: most})

    def has_taken(self, review: KeptReview) -> bool:
        """Return whether all mistakes in a review have been taken in."""
        return _mark_of_review(review) in self.reviews

    def with_mistakes(self, drills: Sequence[Drill], today: int, review: KeptReview) -> "Progress":
        """Return the progress with a review's mistakes to practise; each is taken in once, when there is room.

        Args:
            drills: The drills.
            today: The day, as `date.toordinal` counts it.
            review: The review.
        """
        repetition = self.repetition.with_mistakes(
            [drill for drill in drills if _mark(drill) not in self.mistakes], today
        )
        there = {_mark(one.drill) for one in repetition.kept}
        marks = [mark for mark in map(_mark, drills) if mark in there and mark not in self.mistakes]
        mistakes = (*self.mistakes, *marks)
        whole = all(_mark(drill) in mistakes for drill in drills) and not self.has_taken(review)
        reviews = (*self.reviews, _mark_of_review(review)) if whole else self.reviews
        return replace(
            self, repetition=repetition, mistakes=mistakes[-_MOST_MISTAKES:], reviews=reviews[-_MOST_REVIEWS:]
        )

    def looking_at(self, reviews: Iterable[KeptReview]) -> "Progress":
        """Return the progress with marks of only these reviews, since no others will be looked at."""
        marks = set(map(_mark_of_review, reviews))
        return replace(self, reviews=tuple(mark for mark in self.reviews if mark in marks))

    def to_json(self) -> dict[str, Any]:
        """Return the progress as a plain JSON object."""
        return {
            **self.unknown,
            "greeted": self.greeted,
            "lessons": dict(self.lessons),
            "drills": self.repetition.to_json(),
            "mistakes": list(self.mistakes),
            "reviews": list(self.reviews),
        }

    @classmethod
    def from_json(cls, obj: object) -> tuple["Progress", list[str]]:
        """Return progress from a JSON object, and a sentence about anything unusable."""
        if not isinstance(obj, dict):
            return cls(), [_("Tonk can't read what you have learned, so it starts again from the beginning.")]
        problems = []
        lessons = obj.get("lessons", {})
        if not _are_lessons(lessons):
            lessons = {}
            problems.append(_("Tonk can't read which lessons you have finished, so they start again."))
        unknown = {key: value for key, value in obj.items() if key not in _KEYS}
        repetition, whole = SpacedRepetition.from_json(obj.get("drills", {}))
        if not whole:
            problems.append(_("Some of your drills can't be read, so they are left out."))
        mistakes = _marks(obj.get("mistakes"), _MOST_MISTAKES)
        reviews = _marks(obj.get("reviews"), _MOST_REVIEWS)
        return cls(obj.get("greeted") is True, dict(lessons), repetition, mistakes, reviews, unknown), problems


def _are_lessons(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > _MOST_LESSONS:
        return False
    return all(
        len(name) <= _LONGEST_ID and type(done) is int and 0 <= done <= _MOST_EXERCISES for name, done in value.items()
    )


def _marks(value: object, most: int) -> tuple[int, ...]:
    """Return the last marks of a list; none for another value."""
    return tuple(value[-most:]) if isinstance(value, list) and all(type(mark) is int for mark in value) else ()


def _mark_of_review(review: KeptReview) -> int:
    """Return a number that identifies a review."""
    return zlib.crc32(repr((review.match_id, review.hand_no, review.seat)).encode())


def _mark(drill: Drill) -> int:
    """Return a number that identifies a mistake."""
    return zlib.crc32(repr((drill.seat, drill.record.deck, drill.record.actions)).encode())
