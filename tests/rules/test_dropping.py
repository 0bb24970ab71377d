"""Dropping: when it is allowed, and what a winning drop is paid."""

import pytest

from tests.support.tables import PRESETS, do, ended, ending, hands_of, house, may, net, refused, table, winners
from tonk.rules import load_preset
from tonk.rules.cards import FULL_DECK, Seat, card_text
from tonk.rules.events import Dropped, HandEnded
from tonk.rules.position import Position
from tonk.rules.refusals import DropAfterDrawing, DropTooEarly, DropTooHigh, HandIsOver


@pytest.mark.parametrize("preset", PRESETS)
def test_a_drop_comes_at_the_start_of_a_turn(preset: str) -> None:
    """Row "drop": only at the start of the player's own turn, instead of drawing, in all variants."""
    for first in ("draw", "take"):
        position = table(preset, hands=["9C 2D", "KD 2H"], stock="5H", discard="2S")
        assert may(position, "drop")
        do(position, first)
        assert refused(position, "drop") == DropAfterDrawing()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_drop_on_the_very_first_turn_is_legal(preset: str, seats: int) -> None:
    """R-first: the first player may drop before anyone has drawn."""
    # Hands from a part of the pack that makes no Tonk.
    deck = (*FULL_DECK[20:], *FULL_DECK[:20])
    position = Position.deal(load_preset(preset), seats, Seat(0), deck)
    assert (position.phase, position.turns, may(position, "drop")) == ("start", 0, True)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_turn_offers_the_drop_again(preset: str) -> None:
    """A drop is legal at the start of every turn, round after round, with any hand."""
    position = table(preset, hands=["KC KD KH", "QC QD QH"], stock="2C 3C 4C 5C 6C 7C", discard="9S")
    for drawn in ("2C", "3C", "4C", "5C", "6C"):
        assert may(position, "drop")
        do(position, "draw", f"discard {drawn}")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_drop_ends_the_hand_and_nobody_draws_again(preset: str) -> None:
    """A drop ends the hand at once: hands are compared as they are, and nothing more is legal."""
    position = table(preset, hands=["9C 2D", "KD 2H"], stock="5H", discard="2S")
    assert do(position, "drop") == [Dropped(Seat(0), 11), HandEnded(ended(position))]
    assert (position.phase, position.legal()) == ("over", [])
    assert refused(position, "draw") == HandIsOver()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("dropper", [0, 1])
def test_the_lowest_alone_is_paid_one_from_each(preset: str, seats: int, dropper: int) -> None:
    """Row "drop with the lowest": 1 from each, for any number of players and any hands."""
    totals = [30, 25, 12, 12, 40, 18][:seats]
    totals[dropper] = 11
    position = table(preset, hands=hands_of(*totals), to_act=dropper)
    do(position, "drop")
    expected = [-1] * seats
    expected[dropper] = seats - 1
    assert (ending(position), winners(position), net(position)) == ("drop", [dropper], expected)


@pytest.mark.parametrize("preset", PRESETS)
def test_any_total_may_be_dropped_with(preset: str) -> None:
    """No preset has a ceiling: a drop with 50 points is legal, and is caught."""
    position = table(preset, hands=hands_of(50, 9))
    do(position, "drop")
    assert ending(position) == "caught"


@pytest.mark.parametrize(("total", "allowed"), [(4, True), (5, True), (6, False), (30, False)])
def test_house_rules_may_set_a_ceiling(total: int, allowed: bool) -> None:
    """RULES.md §3, drop ceiling: only with this many points or fewer."""
    position = table(house(drop_ceiling=5), hands=hands_of(total, 45))
    assert may(position, "drop") == allowed
    if not allowed:
        assert refused(position, "drop") == DropTooHigh(total, 5)


def test_a_drop_at_the_ceiling_is_settled_like_any_other() -> None:
    """A ceiling decides who may drop, not who wins."""
    position = table(house(drop_ceiling=5), hands=hands_of(5, 4))
    do(position, "drop")
    assert ending(position) == "caught"


@pytest.mark.parametrize(("first", "barred"), [(1, 0), (2, 3), (3, 6)])
def test_house_rules_may_bar_drops_in_the_first_rounds(first: int, barred: int) -> None:
    """Each of three players has a turn, or two, before drops are legal."""
    # Hands from a part of the pack that makes no Tonk, and drawn cards that fit none of them.
    position = Position.deal(house(first_drop_round=first), 3, Seat(0), (*FULL_DECK[20:], *FULL_DECK[:20]))
    for turn in range(7):
        assert may(position, "drop") == (turn >= barred), turn
        if turn < barred:
            assert refused(position, "drop") == DropTooEarly(first)
        do(position, "draw", f"discard {card_text(position.stock[-1])}")


def test_a_set_up_hand_is_past_the_rounds_without_drops() -> None:
    """A hand from the set-up board counts as past the first rounds, since it doesn't say how many were played."""
    assert may(table(house(first_drop_round=3), hands=hands_of(10, 20)), "drop")


# Row "dropper ties for lowest"; §3 for pagat.
TIE_WINS = dict(zip(PRESETS, [False, True, False, False, False, False], strict=True))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("totals", [(20, 20), (20, 20, 30), (20, 30, 20, 20)])
def test_a_dropper_who_ties_for_lowest(preset: str, totals: tuple[int, ...]) -> None:
    """Row "dropper ties for lowest": wins in speno-1992, caught everywhere else."""
    position = table(preset, hands=hands_of(*totals))
    do(position, "drop")
    assert ending(position) == ("drop" if TIE_WINS[preset] else "caught")


@pytest.mark.parametrize("totals", [(20, 20), (20, 20, 30), (20, 30, 20, 20)])
def test_a_dropper_who_wins_a_tie_is_paid_by_the_tied_seat_too(totals: tuple[int, ...]) -> None:
    """R-tie: in a successful drop with a tie (speno-1992) the tied seat pays 1 like the rest, and does not win."""
    position = table("speno-1992", hands=hands_of(*totals))
    do(position, "drop")
    assert (winners(position), net(position)) == ([0], [len(totals) - 1] + [-1] * (len(totals) - 1))
