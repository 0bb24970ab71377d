"""The faces on the page at the end of a hand are drawn before it opens."""

import pytest

from tests.ui.table.seated import Seated
from tonk.session.match.characters import PLEASED
from tonk.session.match.plan import Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.ui.screens.parts import medal
from tonk.ui.screens.results.result_head import MEDAL

pytestmark = pytest.mark.usefixtures("eager")


def test_a_table_draws_the_medals_of_its_players_ahead() -> None:
    """The table draws one medal at a time until every player's medal is ready."""
    players = tuple(Player(name, "casual") for name in BOT_NAMES[:4])
    seated = Seated(players=players)
    ui, screen = seated.pilot.ui, seated.screen
    while screen.draw_ahead():
        pass
    faces = [ui.portraits.portrait_of(player.name, is_person=False) for player in players]
    assert all((face, PLEASED, ui.viewport.px(MEDAL)) in medal._standing_out for face in faces)
