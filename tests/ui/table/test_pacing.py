"""The time a bot takes to act, by the settings and by its own pace."""

import pytest

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.session.match.characters import style_of
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds


def thought(name: str, thinking: str) -> float:
    """Return the seconds, counted in frames, that a bot of this name seems to think before its first action."""
    position = table("jazz-club", hands=["2C 4D 9H", "3C 5D TH"], stock="AC 6C 7D", discard="AH", phase="start")
    settings = Settings(animation_speed="instant", thinking_time=thinking)
    seated = Seated(position, settings=settings, players=(Player(name, "casual"), Player("Ana")))
    began = seated.pilot.now
    while not seated.match.actions:
        seated.pilot.pass_frame()
        assert seated.pilot.now < began + 10.0
    return seated.pilot.now - began


@pytest.mark.parametrize("thinking", ["fast", "normal", "slow"])
def test_each_bot_thinks_at_a_pace_of_its_own(thinking: str) -> None:
    """A slow bot takes longer by its style's factor, a quick one less, and an unknown one the usual time."""
    usual = speeds.THINKING[thinking]
    paces = {"Otis": style_of("Otis").pace, "Solomon": style_of("Solomon").pace, "Cy": 1.0}
    assert paces["Otis"] < 1.0 < paces["Solomon"]
    for name, pace in paces.items():
        assert thought(name, thinking) == pytest.approx(usual * pace + speeds.TURN_PAUSE, abs=0.06)


def test_nobody_keeps_a_player_waiting_who_wants_no_thinking() -> None:
    """Without thinking time all bots act at once, even the slow ones."""
    assert thought("Solomon", "none") == pytest.approx(thought("Otis", "none"), abs=0.02)
