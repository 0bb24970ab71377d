"""Words that are cried: they fall on the table as one, stand, and always go to somebody or sink."""

from itertools import pairwise

import pytest

from tests.ui.table import sheets
from tonk.rules.cards import Seat, parse_card
from tonk.ui.table.motion.celebration_effects import Jolt
from tonk.ui.table.motion.cried_motion import CriedWord
from tonk.ui.table.places.card_places import card_key

TO, NOWHERE = (70.0, 600.0), None


@pytest.mark.parametrize("to", [TO, NOWHERE])
def test_a_word_falls_stands_and_goes(to: tuple[float, float] | None) -> None:
    """It is opaque and larger than usual from its first moment, then stands, and shrinks ever faster as it goes."""
    word = CriedWord(0.0, 1.2, (640.0, 300.0), "Wild!", to=to)
    first = word.state(0.0)
    assert first.seen == 1.0
    assert first.size > 1.4
    assert word.state(word.comes).wide > 1.15
    assert word.state(0.7).size == word.state(0.7).wide == 1.0
    begins = word.ends - word.goes
    sizes = [word.state(begins + word.goes * step / 20).size for step in range(20)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] < 0.6
    steps = [sooner - later for sooner, later in pairwise(sizes)]
    assert steps[-1] == max(steps)
    last = word.state(word.ends - 0.001)
    assert last.at[0] == pytest.approx(word.center[0] if to is None else to[0], abs=12.0)
    assert last.seen == (1.0 if to is not None else pytest.approx(0.0, abs=0.05))


@pytest.mark.parametrize("to", [TO, NOWHERE])
def test_a_word_never_jumps(to: tuple[float, float] | None) -> None:
    """From one 1/240 s to the next, its size, shape and opacity change only a little, but for the blow as it lands."""
    word = CriedWord(0.0, 1.2, (640.0, 300.0), "Wild!", to=to)
    states = [word.state(step / 240) for step in range(288)]
    for step, (before, after) in enumerate(pairwise(states)):
        if not step / 240 <= word.comes <= (step + 1) / 240:
            assert abs(after.size - before.size) < 0.1
            assert abs(after.wide - before.wide) < 0.05
            assert abs(after.seen - before.seen) < 0.1
            assert abs(after.at[0] - before.at[0]) + abs(after.at[1] - before.at[1]) < 60.0


def test_the_word_of_a_wild_strikes_as_the_wild_is_slapped_down_and_goes_to_its_player() -> None:
    """The word lands together with the Wild, jolts the table, and ends at the portrait of the player who is out."""
    act = sheets.ACTS_OF_TWISTS["wild-out"]
    seated = act.seated()
    act.do(seated)
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, CriedWord))
    jolt = min((one for one in board.effects._effects if isinstance(one, Jolt)), key=lambda one: one.begins)
    lands = board.sprites._sprites[card_key(parse_card("W1"))].course.lands
    assert word.begins + word.comes == pytest.approx(lands)
    assert jolt.begins == pytest.approx(lands)
    assert word.to == board.layout.portrait(Seat(0)).center
