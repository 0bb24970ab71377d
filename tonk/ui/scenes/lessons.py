"""The lessons of the rule sets: a tile for each, those of house rules among them."""

from tonk.rules import RuleSet, load_preset
from tonk.rules.presets import preset_ids
from tonk.session.first_lesson import FIRST, FIRST_MOMENTS
from tonk.session.lessons import Course
from tonk.session.rule_lessons import rule_lesson
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.lesson import friends_of, learner_of, open_course
from tonk.ui.scenes.tile import Tile
from tonk.ui.scenes.tile_page import TilePage
from tonk.ui.vectors import icon
from tonk.words import _, ngettext

_FRIENDS = 3
_MOST_TOLD = 3


class LessonsScene(TilePage):
    """The page of the lessons."""

    def __init__(self, stage: Stage, house: House) -> None:
        names = friends_of(learner_of(house), _FRIENDS)
        courses = [course for rules in _rule_sets(house) if (course := rule_lesson(rules, names)) is not None]
        tiles = [_tile(stage, house, course) for course in courses]
        super().__init__(stage, house, _("Lessons"), tiles)


def told_of_first_lesson(house: House) -> str:
    """How far somebody has come with the first lesson; nothing before it was begun."""
    done = house.progress.now.moments_of(FIRST)
    return _told(done, FIRST_MOMENTS) if done else ""


def _rule_sets(house: House) -> list[RuleSet]:
    """Every rule set of the game, and those that players have made."""
    return [*map(load_preset, preset_ids()), *(own.rules for own in house.rulebook.all())]


def _tile(stage: Stage, house: House, course: Course) -> Tile:
    titles = list(dict.fromkeys(moment.steps[0].says.title for moment in course.moments))
    told = " · ".join(titles[:_MOST_TOLD]) + (" …" if len(titles) > _MOST_TOLD else "")
    return Tile(
        course.title,
        told,
        icon("book"),
        lambda: open_course(stage, house, course),
        lambda: _told(house.progress.now.moments_of(course.id), len(course.moments)),
    )


def _told(done: int, moments: int) -> str:
    if not done:
        return ngettext("{n} hand", "{n} hands", moments).format(n=moments)
    if done >= moments:
        return _("Learnt")
    return _("{done} of {all} hands").format(done=done, all=moments)
