"""The pool of light before the player whose turn it is."""

from dataclasses import replace
from math import dist

import pytest

from tests.ui.table.test_layout import laid_out, view
from tonk.rules import Outcome
from tonk.rules.cards import Seat, each_seat
from tonk.ui.drawing import speeds
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.staging import NOBODY
from tonk.ui.table.motion.turn_light import TurnLight, lit_before

LAYOUT, SEEN = laid_out((1280, 720), 4), view(4)
USUAL = Pace(1.0, reduced=False)


def lit(pace: Pace = USUAL) -> TurnLight:
    """Return a light that lies before the bottom player and moves on to the next one at second 10."""
    light = TurnLight()
    light.follow(LAYOUT, SEEN, 0.0, pace)
    light.follow(LAYOUT, replace(SEEN, to_act=Seat(1)), 10.0, pace)
    return light


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_player_has_a_light_of_their_own(seats: int) -> None:
    """The light lies on the felt, nearest to the player it belongs to."""
    layout = laid_out((1280, 720), seats)
    for seat in each_seat(seats):
        x, y = lit_before(layout, seat)
        away = {other: dist(layout.plate(other).center, (x, y)) for other in layout.others}
        assert 0.0 < y < layout.h
        assert seat == layout.bottom or min(away, key=lambda other: away[other]) == seat


def test_it_glides_on_with_the_turn() -> None:
    """The light leaves the last player, is between the two halfway, and comes to rest before the next."""
    light, start, end = lit(), lit_before(LAYOUT, Seat(0)), lit_before(LAYOUT, Seat(1))
    assert light.at(LAYOUT, 10.0) == start
    middle = light.at(LAYOUT, 10.0 + speeds.LIGHT / 2)
    assert middle == pytest.approx(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    assert light.at(LAYOUT, 10.0 + speeds.LIGHT) == end


def test_with_reduced_motion_it_is_where_the_turn_is() -> None:
    """With reduced motion the light doesn't glide."""
    assert lit(Pace(1.0, reduced=True)).at(LAYOUT, 10.0) == lit_before(LAYOUT, Seat(1))


def test_it_waits_while_nobody_is_to_play_and_goes_out_with_the_hand() -> None:
    """The light stays between two turns and goes out at the end of the hand."""
    light = lit()
    assert not light.follow(LAYOUT, replace(SEEN, to_act=NOBODY), 20.0, USUAL)
    assert light.strength(20.0) == 1.0
    over = replace(SEEN, outcome=Outcome("drop", (Seat(0),), (), (), ()), to_act=NOBODY)
    assert light.follow(LAYOUT, over, 30.0, USUAL)
    assert light.strength(30.0 + speeds.LIGHT) == 0.0
    assert not light.follow(LAYOUT, over, 40.0, USUAL)
