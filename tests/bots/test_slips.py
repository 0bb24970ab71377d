"""Slips of the levels: the same turn brings the same slip, and no two turns need to."""

from tests.bots.scenes import scene
from tonk.bots.slips import LEVEL_SLIPS, NO_SLIPS, Slips
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import View
from tonk.rules.cards import Seat


def seen(other: str = "3C 5D 7H TS QC", turns: int = 4) -> View:
    """A view of seat 0 before its draw."""
    return scene("2S 4D 6H 8S KS", other, turns=turns).view(Seat(0))


def test_the_same_turn_brings_the_same_slip() -> None:
    """By the seed and the turn alone: another turn or seed brings another, the cards of others change nothing."""
    slips = Slips(misjudged_points=(-2, 3))
    assert slips.misjudgement(seen(), 7) == slips.misjudgement(seen("9C 9D JH JS AC"), 7)
    others = {slips.misjudgement(seen(turns=turns), seed) for turns in range(4, 8) for seed in range(4)}
    assert len(others) == 16
    assert all(-2 <= error <= 3 for error in others)
    assert NO_SLIPS.misjudgement(seen(), 7) == 0


def test_who_counts_the_others_cards_errs_less_where_somebody_holds_few() -> None:
    """Two cards of five: two fifths of the error; a player who forgets to count them errs as ever."""
    for heeds_counts, share in ((True, 0.4), (False, 1.0)):
        slips = Slips(misjudged_points=(1, 9), heeds_counts=heeds_counts)
        assert slips.misjudgement(seen("3C 5D"), 7) == share * slips.misjudgement(seen(), 7)


def test_the_lower_a_level_the_more_it_slips() -> None:
    """The levels that slip are the lowest; a solid player errs by less than they, and a sharp one not at all."""
    assert tuple(LEVEL_SLIPS) == INSTANT_LEVELS[:3]
    tops = [max(slips.misjudged_points) for slips in (*LEVEL_SLIPS.values(), NO_SLIPS)]
    assert min(tops[:2]) > tops[2] > tops[3]
    assert all(low <= high for low, high in [slips.misjudged_points for slips in LEVEL_SLIPS.values()])
