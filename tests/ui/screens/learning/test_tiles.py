"""The tiles of the pages Practise, Drills and Lessons."""

from dataclasses import replace
from unittest.mock import Mock

import pygame
import pytest

from tests.ui.screens.screen_services import button, make_services, opened, read
from tonk.rules import changed, load_preset, preset_ids
from tonk.session.learning.drill_kinds import DRILL_KINDS
from tonk.session.learning.game_drills import kinds_of
from tonk.session.learning.progress import FIRST, FIRST_EXERCISES
from tonk.session.learning.spaced_repetition import LAST, ScheduledDrill, SpacedRepetition
from tonk.session.settings import Settings
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.guest_lessons_screen import GuestLessonsScreen
from tonk.ui.screens.learning.lesson_table import LessonTable
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub, offers, statistics_offer
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.parts.tile_page import columns_of
from tonk.ui.screens.parts.vignettes import VIGNETTES
from tonk.ui.widgets import Dialog, ScrollArea


def test_every_way_to_practise_has_a_picture() -> None:
    """Every tile has a scene, and no scene is unused."""
    shown = [
        *(offer.scene for offer in (*offers(), statistics_offer())),
        *DRILL_KINDS,
        "mixed",
        "count-suit",
        "knock-suit",
    ]
    assert sorted(shown) == sorted(VIGNETTES)


@pytest.mark.parametrize(("count", "columns"), [(1, 3), (6, 3), (7, 4), (8, 4), (9, 3), (12, 4)])
def test_tiles_leave_few_places_empty(count: int, columns: int) -> None:
    """Tiles stand in three or four columns, in the number that fills the rows better."""
    assert columns_of(count, 4) == columns


def test_a_lesson_names_all_that_it_shows() -> None:
    """The contents of a lesson are never cut on its tile."""
    services = make_services()
    pilot = opened(services, LessonsScreen(services.ui, services))
    pilot.advance(0.5)
    assert "…" not in read(pilot)


def test_practise_fits_the_usual_window_with_the_first_lesson_learnt() -> None:
    """The word below the learnt lesson makes no bar that has nothing to scroll."""
    services = make_services()
    services.progress.keep(services.progress.now.gone_through(FIRST, FIRST_EXERCISES))
    hub = PracticeHub(services.ui, services)
    pilot = opened(services, hub)
    assert "Learnt" in read(pilot)
    assert not any(area.overflow for area in hub.group.widgets if isinstance(area, ScrollArea))


def test_other_games_are_learnt_apart_from_tonk() -> None:
    """Practise links to the other games in its header; the lesson of each leads to a match of that game."""
    services = make_services()
    hub = PracticeHub(services.ui, services)
    pilot = opened(services, hub)
    assert "Gin" not in " ".join(tile.title for tile in hub.tiles)
    button(pilot, "Other games").on_press()
    page = services.ui.screens.top
    assert isinstance(page, GuestLessonsScreen)
    assert [tile.title for tile in page.tiles[:3]] == ["Gin Rummy", "Knock Rummy", "Thirty-One"]
    assert [tile.title for tile in page.tiles[3:]] == [
        "Gin Rummy: drills",
        "Knock Rummy: drills",
        "Thirty-One: drills",
    ]
    page.tiles[2].on_press()
    table = services.ui.screens.top
    assert isinstance(table, LessonTable)
    assert table.lesson.title == "Thirty-One"
    table.exercise = len(table.lesson.exercises) - 1
    table._next_moment()
    new_game = services.ui.screens.top
    assert isinstance(new_game, NewGameScreen)
    assert new_game.rules.game == "thirty-one"
    assert not new_game.problem
    assert services.progress.now.exercises_done("first-thirty-one") == len(table.lesson.exercises)


def test_a_game_chosen_for_the_first_time_offers_its_lesson() -> None:
    """The first choice of a game offers its lesson, and no later choice asks again."""
    services = make_services()
    page = NewGameScreen(services.ui, services)
    pilot = opened(services, page)
    for asked in (True, False):
        page._pick_guest()
        pilot.press(pygame.K_HOME, pygame.K_RETURN)
        assert page.rules.game == "gin"
        assert page.rules.target == 100
        assert isinstance(services.ui.screens.top, Dialog) == asked
        if asked:
            assert "New to Gin Rummy?" in read(pilot)
            pilot.press(pygame.K_ESCAPE)


def test_a_game_is_offered_to_as_many_points_as_are_usual_there() -> None:
    """A game is offered with its own usual target; house rules keep theirs."""
    services = make_services()
    services.choices = services.choices.changed(rules="gin", seats=services.choices.seats[:2])
    page = NewGameScreen(services.ui, services)
    assert page.rules == load_preset("gin")
    page._tables.value = preset_ids().index("twists")
    page._rules_chosen(page._tables.value)
    assert page.rules.target == 250
    page._lay_last(changed(load_preset("gin"), {"name": "Long", "target": 330}))
    assert page.rules.target == 330


def test_a_tile_shows_the_results_of_the_drills_in_full() -> None:
    """Scores with many answers and many drills due are not cut."""
    services = make_services(settings=Settings(reduced_motion="on"))
    kept = tuple(ScheduledDrill(Mock(kind=kind, game="tonk"), 0, 0) for kind in kinds_of("tonk") for _each in range(24))
    last = {str(kind): (False,) * LAST for kind in kinds_of("tonk")}
    services.progress.now = replace(services.progress.now, repetition=SpacedRepetition(120, kept, last))
    seen = read(opened(services, DrillsScreen(services.ui, services)))
    assert "0 of the last 50 right  ·  120 due today" in seen
    assert "…" not in seen
