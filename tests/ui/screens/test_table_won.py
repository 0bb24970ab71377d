"""The page after a table of the Circuit that was won: the trophy strikes it, with a fanfare and chips."""

from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import make_services
from tests.ui.screens.test_fit import LOST, WON
from tonk.session.circuit.career import Settled
from tonk.session.settings import Settings
from tonk.ui.screens.circuit.outcome_screen import OutcomeScreen
from tonk.ui.screens.results.celebration import STRIKES, height_before_blow
from tonk.ui.table.motion.celebrations import Moment, measure_of


def opened(settled: Settled, settings: Settings | None = None) -> tuple[Pilot, OutcomeScreen]:
    """Return a pilot on the page, which has just opened."""
    services = make_services()
    services.ui.settings = settings or Settings(lessons=False)
    page = OutcomeScreen(services.ui, services, settled)
    pilot = Pilot(services.ui)
    services.ui.screens.push(page)
    return pilot, page


def test_the_fanfare_sounds_as_the_trophy_strikes() -> None:
    """The trophy falls from near the eye, and at its blow the fanfare begins; it is heard once."""
    pilot, page = opened(WON)
    begun, heard, heights = pilot.now, pilot.ui.sounds.played, []  # type: ignore[attr-defined]
    while pilot.now < begun + STRIKES - 0.03:
        pilot.post()
        heights.append(height_before_blow(page._unfolding))
    assert heights[0] is None
    assert max(height or 0.0 for height in heights) > 0.9
    assert heard == []
    pilot.advance(1.5)
    assert heard == [measure_of(Moment.CIRCUIT_TABLE_WON).sound]
    assert height_before_blow(page._unfolding) == 0.0


def test_with_reduced_motion_the_trophy_stands_there_at_once() -> None:
    """With reduced motion nothing falls, and the fanfare sounds with the page."""
    pilot, page = opened(WON, Settings(lessons=False, reduced_motion="on"))
    pilot.post()
    assert height_before_blow(page._unfolding) == 0.0
    assert measure_of(Moment.CIRCUIT_TABLE_WON).sound in pilot.ui.sounds.played  # type: ignore[attr-defined]


def test_a_lost_table_is_told_in_silence() -> None:
    """No trophy strikes the page of a lost table, and nothing is heard."""
    pilot, _page = opened(LOST)
    pilot.advance(1.0)
    assert pilot.ui.sounds.played == []  # type: ignore[attr-defined]
