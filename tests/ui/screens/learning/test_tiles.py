"""The tiles of Practise, Drills and Lessons."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from tests.ui.screens.screen_services import make_services, opened, read
from tonk.session.learning.drill_kinds import DRILL_KINDS
from tonk.session.learning.spaced_repetition import LAST, ScheduledDrill, SpacedRepetition
from tonk.session.settings import Settings
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import offers, statistics_offer
from tonk.ui.screens.parts.tile_page import columns_of
from tonk.ui.screens.parts.vignettes import VIGNETTES


def test_everything_to_practise_has_a_scene() -> None:
    """None is missing, and none is left over."""
    shown = [*(offer.scene for offer in (*offers(), statistics_offer())), *DRILL_KINDS, "mixed"]
    assert sorted(shown) == sorted(VIGNETTES)


@pytest.mark.parametrize(("count", "columns"), [(1, 3), (6, 3), (7, 4), (8, 4), (9, 3), (12, 4)])
def test_tiles_leave_few_places_empty(count: int, columns: int) -> None:
    """They stand in three or four columns, whichever fills the rows."""
    assert columns_of(count, 4) == columns


def test_a_lesson_names_all_that_it_shows() -> None:
    """Nothing of its contents is cut."""
    services = make_services()
    pilot = opened(services, LessonsScreen(services.ui, services))
    pilot.advance(0.5)
    assert "…" not in read(pilot)


def test_a_tile_tells_whole_how_the_drills_went() -> None:
    """All of it is to be read beside ten answers of each kind, and a hundred that come back today."""
    services = make_services(settings=Settings(reduced_motion="on"))
    kept = tuple(ScheduledDrill(Mock(kind=kind), 0, 0) for kind in DRILL_KINDS for _each in range(24))
    last = {str(kind): (False,) * LAST for kind in DRILL_KINDS}
    services.progress.now = replace(services.progress.now, repetition=SpacedRepetition(120, kept, last))
    seen = read(opened(services, DrillsScreen(services.ui, services)))
    assert "0 of the last 50 right  ·  120 due today" in seen
    assert "…" not in seen
