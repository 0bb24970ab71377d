"""Impacts: what lies near a blow hops away from it and comes back; greater blows reach farther."""

from itertools import pairwise

import pytest

from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules.cards import each_seat, parse_card
from tonk.ui.drawing.motion import Pose, Pulse, pushed
from tonk.ui.table.motion.blow_effects import PlateKnock
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.felt_effects import Tremor
from tonk.ui.table.motion.impacts import HIT, MELD, SLAM, Impact
from tonk.ui.table.places.card_places import card_key


def far(impact: Impact, place: tuple[float, float]) -> float:
    """Return how far a blow pushes something at a place."""
    pulse = impact.push(place)
    return 0.0 if pulse is None else (pulse.push[0] ** 2 + pulse.push[1] ** 2) ** 0.5


def test_greater_blows_are_those_of_rarer_moments() -> None:
    """A hit is weaker than a meld, that than a slammed hand, that than the stamp, and that than a Tonk."""
    strong = [HIT, MELD, SLAM, measure_of(Moment.CAUGHT).jolt, measure_of(Moment.TONK).jolt]
    assert all(one < other for one, other in pairwise(strong))


def test_a_push_falls_off_with_distance_and_goes_away_from_the_blow() -> None:
    """Nearer things are pushed farther, away from the blow and up; far ones lie still."""
    impact = Impact((300.0, 300.0), MELD, 0.5)
    pushes = [far(impact, (300.0 + away, 300.0)) for away in (20.0, 80.0, 160.0, 2000.0)]
    assert pushes == sorted(pushes, reverse=True)
    assert pushes[0] <= MELD
    assert pushes[-1] == 0.0
    right, left = impact.push((380.0, 300.0)), impact.push((220.0, 300.0))
    assert right is not None
    assert left is not None
    assert right.push[0] > 0.0 > left.push[0]
    assert right.push[1] < 0.0
    assert right.begins > impact.when


def test_something_pushed_comes_back_to_its_place() -> None:
    """It is at its place at first and at the end, at its farthest soon, and a little beyond its place in between."""
    shares = [pushed(step / 200) for step in range(201)]
    assert shares[0] == 0.0 == shares[-1]
    assert max(shares) == pytest.approx(1.0, abs=0.01)
    assert shares.index(max(shares)) < 50
    assert -0.3 < min(shares) < -0.05
    pulse, pose = Pulse(1.0, 0.2, push=(4.0, -3.0)), Pose(10.0, 10.0)
    assert pulse.on(pose, 0.9) == pose == pulse.on(pose, 1.2)
    assert pulse.on(pose, 1.04) != pose


def laid(**how: object) -> Seated:
    """Return a table at which a spread has just been laid."""
    seated = sheets.ACTS["lay"].seated(**how)
    sheets.ACTS["lay"].do(seated)
    return seated


def test_a_spread_moves_its_neighbours_for_a_moment_and_nothing_that_is_pressed() -> None:
    """The spread beside one that lands is shoved by 2 to 4 units, and lies as before; where it is pressed stays."""
    seated = laid()
    board = seated.screen.board
    impact = next(one for one in board.effects._effects if isinstance(one, Tremor))
    keys = [card_key(parse_card(name)) for name in ("JC", "JD", "JH")]
    rest, boxes = [board.places()[key].pose for key in keys], board.boxes()
    farthest = dict.fromkeys(keys, 0.0)
    for step in range(40):
        board.now = impact.begins + 0.01 * step
        for key, lies in zip(keys, rest, strict=True):
            pose = board.pose_now(key)
            assert pose is not None
            farthest[key] = max(farthest[key], lies.x - pose.x)
        assert board.boxes() == boxes
    assert all(2.0 <= away <= 4.0 for away in farthest.values())
    board.now = board.all_at_rest() + 1.0
    assert [board.pose_now(key) for key in keys] == rest
    assert not board.moving(board.now)


def test_with_reduced_motion_nothing_is_pushed() -> None:
    """With reduced motion a spread moves neither the one beside it nor the stock."""
    board = laid(settings=sheets.PACES["reduced"]).screen.board
    assert not [one for one in board.effects._effects if isinstance(one, Tremor)]
    assert not [sprite for sprite in board.sprites._sprites.values() if sprite.course.pulses]


@pytest.mark.parametrize("name", ["caught", "held"])
def test_with_reduced_motion_no_plate_is_knocked_aside(name: str) -> None:
    """With reduced motion every plate stays in place at a catch, and where a player is held."""
    act = {**sheets.ACTS, **sheets.ACTS_OF_TWISTS}[name]
    seated = act.seated(settings=sheets.PACES["reduced"])
    act.do(seated)
    board = seated.screen.board
    plates = [board.layout.plate(seat) for seat in each_seat(4)]
    for knock in (one for one in board.effects._effects if isinstance(one, PlateKnock)):
        pushed = board.effects.plates_shaken(plates, knock.begins + knock.seconds / 5)
        assert pushed == [(0.0, 0.0)] * 4
