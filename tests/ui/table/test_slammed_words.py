"""Words that are slammed on the table: one letter after the other, and off to their player."""

from itertools import pairwise

import pytest

from tests.ui.table import sheets
from tonk.rules.cards import Seat, parse_card
from tonk.ui.table.motion.celebration_effects import Burst, Cheer, Jolt, LightRing
from tonk.ui.table.motion.slammed_words import (
    STANDS,
    THROWN,
    Fountain,
    SlammedWord,
    struck_rhythm,
)
from tonk.ui.table.places.card_places import card_key

WORD = SlammedWord(0.0, THROWN.lasts(5), (640.0, 200.0), "Tonk!", 3.5, to=(70.0, 600.0))


def test_letters_land_one_after_the_other_and_the_last_one_takes_its_time() -> None:
    """Each lands later than the one before; the pause before the last one is the longest."""
    times = [THROWN.touches(5, number) for number in range(5)]
    apart = [later - sooner for sooner, later in pairwise(times)]
    assert min(apart) > 0.0
    assert max(apart) == apart[-1]
    assert times[-1] < THROWN.off(5) < THROWN.arrives(5, 0) < THROWN.lasts(5)


@pytest.mark.parametrize("number", range(5))
def test_a_letter_comes_from_above_is_squashed_stands_and_flies_off(number: int) -> None:
    """A letter is larger and higher before it lands, flat right after, stands, and ends small at its player."""
    touch = THROWN.touches(5, number)
    above, flat = WORD.letter(number, touch - 0.05), WORD.letter(number, touch + 0.001)
    assert above is not None
    assert flat is not None
    assert above.size > 1.2
    assert above.up > 5.0
    assert flat.wide > 1.15
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
    for step in range(int(THROWN.lasts(5) * 240)):
        now = step / 240
        state = WORD.letter(number, now)
        if state is not None and before is not None and abs(now - THROWN.touches(5, number)) > 1 / 200:
            assert abs(state.gone - before.gone) < 0.04
            assert abs(state.up - before.up) < 9.0
            assert abs(state.wide - before.wide) < 0.1
            assert abs(state.size - before.size) < 0.2
        before = state


def struck(text: str, *, whole: bool = False, stop: float = 0.05) -> SlammedWord:
    """Return a struck word."""
    rhythm = struck_rhythm(len(text), 1.0, stop, whole=whole)
    return SlammedWord(0.0, rhythm.lasts(len(text)), (640.0, 200.0), text, 1.8, rhythm=rhythm, to=(70.0, 600.0))


def test_a_struck_word_is_spelt_from_left_to_right_and_never_shrinks_to_nonsense() -> None:
    """Letters come in their order, 25 to 40 ms apart, and one that is there is never smaller than the standing one."""
    word = struck("It wins!")
    touches = [word.rhythm.touches(8, number) for number in range(8)]
    assert all(0.025 <= later - sooner <= 0.05 for sooner, later in pairwise(touches))
    for step in range(int(word.rhythm.off(8) * 240)):
        letters = [word.letter(number, step / 240) for number in range(8)]
        there = [letter is not None for letter in letters]
        assert there == sorted(there, reverse=True)
        assert all(letter is None or (letter.size >= 1.0 and letter.apart >= 1.0) for letter in letters)


def test_a_word_that_falls_as_one_keeps_its_spacing() -> None:
    """All letters have the same size and distance in every moment of the fall, and land together."""
    word = struck("Out!", whole=True)
    touch = word.rhythm.touches(4, 3)
    assert {word.rhythm.touches(4, number) for number in range(4)} == {touch}
    for step in range(1, 20):
        states = {word.letter(number, touch * step / 20) for number in range(4)}
        assert len(states) == 1
        (state,) = states
        assert state is not None
        assert state.size == state.apart > 1.0


def test_a_struck_word_leaves_as_a_whole() -> None:
    """On its way to its player, all letters are nearly as far, and their distances shrink with their size."""
    word = struck("It wins!")
    begins = word.rhythm.off(8)
    for step in range(1, 10):
        letters = [word.letter(number, begins + 0.2 * step / 10) for number in range(8)]
        gone = [state.gone for state in letters if state is not None]
        assert all(
            state is None or not state.gone or state.apart == state.size * min(1.0, state.wide) for state in letters
        )
        assert len(gone) == 8
        assert max(gone) - min(gone) < 0.3
    assert 0.15 <= word.rhythm.leaves <= 0.25
    assert word.rhythm.lasts(8) - word.rhythm.touches(8, 7) == pytest.approx(1.0)


@pytest.mark.parametrize("whole", [False, True])
def test_the_blow_of_the_last_letter_holds_everything_still(*, whole: bool) -> None:
    """For the time of the stop every letter stays as it was at the blow; then the word goes on."""
    word = struck("Out!", whole=whole)
    touch = word.rhythm.touches(4, 3)
    held = [[word.letter(number, touch + passed) for number in range(4)] for passed in (0.0001, 0.02, 0.049)]
    assert held[1] == held[2]
    assert word.letter(3, touch + 0.08) != held[2][3]
    assert held[2][3] is not None
    assert held[2][3].wide > 1.3


def test_an_effect_that_is_stopped_shows_its_first_sight_and_then_goes_on() -> None:
    """A stopped jolt is displaced at once, stays so for the time of the stop, and ends as much later."""
    jolt = Jolt(1.0, 0.3, 10.0).stopped(0.06)
    assert jolt.at(1.02) == jolt.at(1.059) != (0.0, 0.0)
    assert jolt.at(1.1) == pytest.approx(Jolt(1.0, 0.3, 10.0).at(1.04))
    assert jolt.ends == pytest.approx(1.36)


def test_a_word_strikes_together_with_the_last_card() -> None:
    """The word for going out, its jolt, its ring and its light all begin as the discard lands."""
    seated = sheets.ACTS["out"].seated()
    sheets.ACTS["out"].do(seated)
    board = seated.screen.board
    lands = board.sprites._sprites[card_key(parse_card("KS"))].course.flights[1].lands
    (word,) = (one for one in board.effects._effects if isinstance(one, SlammedWord))
    assert word.begins + word.rhythm.touches(4, 3) == pytest.approx(lands, abs=1 / 120)
    for kind in (Jolt, LightRing):
        first = min(one.begins for one in board.effects._effects if isinstance(one, kind))
        assert first == pytest.approx(lands, abs=1 / 120)


def test_a_word_of_one_letter_is_slammed_too() -> None:
    """A single letter comes, stands, and goes."""
    word = SlammedWord(0.0, THROWN.lasts(1), (0.0, 0.0), "!", 1.0)
    assert word.letter(0, THROWN.touches(1, 0) - 0.01) is not None
    assert word.letter(0, THROWN.lasts(1) - 0.01) is not None


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


def test_rays_pieces_and_jolt_of_a_tonk_are_seen_in_the_frame_of_its_last_letter() -> None:
    """In the moment of the last blow, many pieces are beside the hand already, and rays and a jolt are there."""
    board = sheets.dealt(sheets.tonk(0)).screen.board
    effects = board.effects._effects
    (word,) = (one for one in effects if isinstance(one, SlammedWord))
    (pieces,) = (one for one in effects if isinstance(one, Fountain))
    (rays,) = (one for one in effects if isinstance(one, Burst))
    blow = word.begins + word.rhythm.touches(5, 4)
    jolt = max((one for one in effects if isinstance(one, Jolt)), key=lambda one: one.far)
    assert blow == pytest.approx(pieces.begins) == pytest.approx(rays.begins) == pytest.approx(jolt.begins)
    seen = list(pieces.at(blow + 1 / 60))
    assert len(seen) >= 0.3 * pieces.count
    assert all(y < pieces.center[1] for _x, y in seen)
    assert seen == [pytest.approx(one, abs=0.5) for one in pieces.at(blow + 0.05)]
    assert word.rhythm.stop == pytest.approx(pieces.stop)
    assert 2 / 60 <= pieces.stop <= 4 / 60
