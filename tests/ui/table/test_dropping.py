"""A drop, as it is seen and felt until hands are compared."""

from itertools import pairwise

import pytest

from tests.ui.table.sheets import ACTS, ACTS_OF_TWISTS
from tests.ui.table.test_showdown import begun, hand
from tonk.rules.cards import Seat, each_seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.celebration_effects import Jolt
from tonk.ui.table.motion.cried_motion import CalledWord
from tonk.ui.table.motion.felt_effects import Ring, StackHop
from tonk.ui.table.places.log_place import buttons_box, log_box


def test_a_dropped_hand_folds_card_by_card_and_is_slammed_from_above() -> None:
    """Its cards turn over one after another, rise together, and strike the felt at once, with a word and a jolt."""
    seated = begun("drop")
    board = seated.screen.board
    ways = [sprite.course.flights for sprite in hand(seated, Seat(0))]
    folded = sorted(flights[0].begins for flights in ways)
    assert all(after - before == pytest.approx(speeds.DROP_FOLD) for before, after in pairwise(folded))
    lifts, slams = ({round(flights[leg].begins, 6) for flights in ways} for leg in (1, 2))
    assert len(lifts) == len(slams) == 1
    assert all(flights[1].end.scale > flights[0].end.scale > flights[2].end.scale for flights in ways)
    touch = slams.pop() + speeds.DROP_SLAM
    (word,) = (one for one in board.effects._effects if isinstance(one, CalledWord))
    assert word.word == "Drop!"
    assert word.begins + word.comes == pytest.approx(touch)
    jolts = [one for one in board.effects._effects if isinstance(one, Jolt) and one.begins == pytest.approx(touch)]
    assert [one.far for one in jolts] == [4.0]
    block = board.layout.box_of(ways[0][2].end)
    spreads = [board.layout.box_of(pose) for poses in board.layout.spreads(board.view.table) for pose in poses]
    assert not any(block.overlap(one) for one in spreads)


def test_all_stacks_of_chips_hop_as_a_hand_is_slammed_down() -> None:
    """They rise from their plates for a moment after the blow, and lie as before."""
    (hop,) = (one for one in begun("drop").screen.board.effects._effects if isinstance(one, StackHop))
    heights = [hop.height(hop.begins + hop.seconds * step / 20) for step in range(21)]
    assert heights[0] == heights[-1] == 0.0
    assert max(heights) > 8.0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["drop", "run", "caught"])
def test_the_word_of_a_drop_lies_on_free_felt_at_its_hand(name: str, size: tuple[int, int]) -> None:
    """It covers no card on the table, no plate and no log, and stands close to the hand that is put down."""
    act = {**ACTS, **ACTS_OF_TWISTS}[name]
    seated = act.seated()
    seated.pilot.resize(*size)
    act.do(seated)
    board = seated.screen.board
    layout, view = board.layout, board.view
    (word,) = (one for one in board.effects._effects if isinstance(one, CalledWord))
    box = Box.around(word.center, *word.size)
    cards = [layout.box_of(pose) for poses in layout.spreads(view.table) for pose in poses]
    cards += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    plates = [layout.plate(seat) for seat in each_seat(4)]
    assert not any(box.overlap(one) for one in (*cards, *plates, log_box(layout), buttons_box(layout)))
    (ring,) = (one for one in board.effects._effects if isinstance(one, Ring) and one.broad)
    assert max(abs(here - there) for here, there in zip(word.center, ring.center, strict=True)) < 0.22 * layout.w
