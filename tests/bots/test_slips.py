"""Slips of the levels: a turn always has the same slip, but turns differ."""

from dataclasses import replace

from tests.bots.scenes import scene
from tonk.bots import make_bot
from tonk.bots.slips import LEVEL_SLIPS, LEVEL_SLIPS_FOR_POINTS, NO_SLIPS, Slips
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import DRAW, DROP, View, load_preset
from tonk.rules.cards import Seat


def seen(other: str = "3C 5D 7H TS QC", turns: int = 4) -> View:
    """A view of seat 0 before its draw."""
    return scene("2S 4D 6H 8S KS", other, turns=turns).view(Seat(0))


def test_the_same_turn_has_the_same_slip() -> None:
    """The seed and the turn alone decide: another turn or seed changes the slip, others' cards don't."""
    slips = Slips(misjudged_points=(-2, 3))
    assert slips.misjudgement(seen(), 7) == slips.misjudgement(seen("9C 9D JH JS AC"), 7)
    others = {slips.misjudgement(seen(turns=turns), seed) for turns in range(4, 8) for seed in range(4)}
    assert len(others) == 16
    assert all(-2 <= error <= 3 for error in others)
    assert NO_SLIPS.misjudgement(seen(), 7) == 0


def test_a_careful_player_makes_half_of_a_bold_error() -> None:
    """A careful player makes half of an error to the bold side, and the whole of one to the other side."""
    for slips, share in ((Slips(misjudged_points=(1.0, 9.0)), 0.5), (Slips(misjudged_points=(-9.0, -1.0)), 1.0)):
        assert slips.misjudgement(seen(), 7, careful=True) == share * slips.misjudgement(seen(), 7)


def test_only_the_lower_levels_slip() -> None:
    """A novice errs most and only to the bold side, the next two to either side, and a sharp player never."""
    for table in (LEVEL_SLIPS, LEVEL_SLIPS_FOR_POINTS):
        assert tuple(table) == INSTANT_LEVELS[:3]
        novice, *others = [slips.misjudged_points for slips in table.values()]
        assert novice[0] == 0
        assert all(low < 0 < high < novice[1] for low, high in others)


def test_a_player_who_moves_to_another_table_plays_as_if_new_there() -> None:
    """Nothing is kept from one table to another, and a slip lasts one turn."""
    views = [scene("AS 2D 5H", "3C 5D 7H TS QC", turns=turns).view(Seat(0)) for turns in range(0, 12, 2)]
    views += [replace(view, rules=load_preset("twists")) for view in views]
    moving = make_bot("novice", 5)
    played = [moving.choose(view) for view in views]
    assert played == [make_bot("novice", 5).choose(view) for view in views]
    assert set(played) == {DRAW, DROP}
