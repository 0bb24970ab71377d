"""Words that are slammed on the table: one letter after the other, and off to their player."""

from itertools import pairwise

import pytest

from tests.ui.table import sheets
from tonk.rules.cards import Seat
from tonk.ui.table.motion.celebration_effects import Cheer, Jolt
from tonk.ui.table.motion.slammed_words import (
    STANDS,
    THROWN,
    SlammedWord,
    struck_rhythm,
)

WORD = SlammedWord(0.0, THROWN.whole(5), (640.0, 200.0), "Tonk!", 3.5, to=(70.0, 600.0))


def test_letters_land_one_after_the_other_and_the_last_one_takes_its_time() -> None:
    """Each lands later than the one before; the pause before the last one is the longest."""
    times = [THROWN.touches(5, number) for number in range(5)]
    apart = [later - sooner for sooner, later in pairwise(times)]
    assert min(apart) > 0.0
    assert max(apart) == apart[-1]
    assert times[-1] < THROWN.off(5) < THROWN.arrives(5, 0) < THROWN.whole(5)


@pytest.mark.parametrize("number", range(5))
def test_a_letter_comes_from_above_is_squashed_stands_and_flies_off(number: int) -> None:
    """A letter is larger and higher before it lands, flat right after, stands, and ends small at its player."""
    touch = THROWN.touches(5, number)
    above, flat = WORD.letter(number, touch - 0.05), WORD.letter(number, touch + 0.001)
    assert above is not None
    assert flat is not None
    assert above.size > 1.2
    assert above.up > 5.0
    assert flat.wide > 1.2
    assert flat.size == 1.0
    assert WORD.letter(number, THROWN.off(5) - 0.2) == STANDS
    assert number == 0 or WORD.letter(number, touch - 0.135) is None
    last = WORD.letter(number, THROWN.arrives(5, number) - 0.001)
    assert last is not None
    assert last.size < 0.25
    assert last.gone > 0.98
    assert WORD.letter(number, THROWN.arrives(5, number) + 0.001) is None


@pytest.mark.parametrize("number", range(5))
def test_a_letter_never_jumps(number: int) -> None:
    """From one 1/240 s to the next a letter moves and changes only a little, but for the blow as it lands."""
    before = None
    for step in range(int(THROWN.whole(5) * 240)):
        now = step / 240
        state = WORD.letter(number, now)
        if state is not None and before is not None and abs(now - THROWN.touches(5, number)) > 1 / 200:
            assert abs(state.gone - before.gone) < 0.04
            assert abs(state.up - before.up) < 9.0
            assert abs(state.wide - before.wide) < 0.1
            assert abs(state.size - before.size) < 0.2
        before = state


def test_a_letter_that_stands_fades_at_no_time() -> None:
    """No letter is translucent once it has come: the word leaves by flying off."""
    for step in range(200):
        for number in range(5):
            now = THROWN.touches(5, number) + 0.001 + step * THROWN.whole(5) / 200
            state = WORD.letter(number, now)
            assert state is None or state.seen == 1.0


def test_a_struck_word_is_raised_as_a_whole_falls_at_once_and_leaves_with_a_gesture() -> None:
    """All letters are near the eye together, fall in 60 to 90 ms each, overshoot, and fly off in 150 to 250 ms each."""
    rhythm = struck_rhythm(8, 1.0)
    word = SlammedWord(0.0, rhythm.whole(8), (640.0, 200.0), "It wins!", 1.8, rhythm=rhythm, to=(70.0, 600.0))
    raised = [word.letter(number, rhythm.raised - 0.001) for number in range(8)]
    assert {state.size for state in raised if state is not None} == {raised[0].size if raised[0] else 0.0}
    assert all(state is not None and state.size == state.apart > 1.4 and state.seen == 1.0 for state in raised)
    assert 0.06 <= rhythm.falls <= 0.09
    assert rhythm.touches(8, 7) - rhythm.raised < 0.25
    flat = [word.letter(number, rhythm.touches(8, number) + 0.001) for number in range(8)]
    assert all(state is not None and state.wide > 1.2 and state.apart == 1.0 for state in flat)
    assert word.letter(0, rhythm.off(8) - 0.12) == STANDS
    assert 0.15 <= rhythm.leaves <= 0.25
    assert rhythm.whole(8) - rhythm.touches(8, 7) == pytest.approx(1.0)
    gone = [word.letter(number, rhythm.whole(8)) for number in range(8)]
    assert all(state is None or state.gone == pytest.approx(1.0) for state in gone)


def test_a_word_of_one_letter_is_slammed_too() -> None:
    """A single letter comes, stands, and goes."""
    word = SlammedWord(0.0, THROWN.whole(1), (0.0, 0.0), "!", 1.0)
    assert word.letter(0, THROWN.touches(1, 0) - 0.01) is not None
    assert word.letter(0, THROWN.whole(1) - 0.01) is not None


def test_the_last_letter_jolts_the_table_most_and_the_player_is_glad_when_the_word_arrives() -> None:
    """Of all jolts of a Tonk the last one is the greatest; the winner's face comes nearer when the letters arrive."""
    board = sheets.dealt(sheets.tonk(0)).screen.board
    effects = board.effects._effects
    (word,) = (one for one in effects if isinstance(one, SlammedWord))
    jolts = sorted((one for one in effects if isinstance(one, Jolt)), key=lambda one: one.begins)
    assert jolts[-1].far == max(jolt.far for jolt in jolts) > 2 * jolts[0].far
    assert len(jolts) == 10
    (cheer,) = (one for one in effects if isinstance(one, Cheer))
    assert cheer.seat == Seat(0)
    assert word.begins < cheer.begins < word.ends
