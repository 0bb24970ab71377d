"""The learner, and the friends at the table of a lesson."""

from tonk.bots.weights import Level
from tonk.session.learning.progress import FIRST, FIRST_EXERCISES
from tonk.session.match.characters import others
from tonk.ui.shell.services import Services
from tonk.words import ngettext, pgettext

FRIENDS_LEVEL: Level = "novice"
"""The level of the friends; none of them has the learner's name."""


def friends_of(person: str, friends: int = 2) -> tuple[str, ...]:
    """Return the names at the table of a lesson: the learner, and the friends, whose names differ."""
    return (person, *(friend.name for friend in others(FRIENDS_LEVEL, friends, person)))


def first_lesson_status(services: Services) -> str:
    """Return the learner's progress in the first lesson; empty before it was begun."""
    done = services.progress.now.exercises_done(FIRST)
    return lesson_note(done, FIRST_EXERCISES) if done else ""


def lesson_note(done: int, exercises: int) -> str:
    """Return the progress in a lesson with this many exercises."""
    if not done:
        return ngettext("{n} hand", "{n} hands", exercises).format(n=exercises)
    if done >= exercises:
        return pgettext("a lesson", "Learnt")
    return ngettext("{done} of {n} hand", "{done} of {n} hands", exercises).format(done=done, n=exercises)
