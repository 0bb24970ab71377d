"""Waiting before a drop: in terminus-frore, and in house rules with other waits."""

from collections.abc import Sequence

import pytest

from tests.support.tables import PRESETS, do, ending, hands_of, house, legal, may, net, refused, table
from tonk.rules import Position, load_preset
from tonk.rules.cards import FULL_DECK, Seat, card_text, each_seat
from tonk.rules.events import MustWait
from tonk.rules.refusals import DropBarred, WaitCause

WAITING = "terminus-frore"
# Cards that fit no spread here; every seat draws one and discards it.
STOCK = "2H 3H 4H 5H 2C 3C 4C 5C 6C 7C 8C 9C 3S 4S 5S 6S 7S 2D 3D AD AH AS"


def waiting(*hands: str, spreads: Sequence[str] = ()) -> Position:
    """A table with waits; seat 0 is to act."""
    return table(WAITING, hands=hands, stock=STOCK, discard="2S", spreads=spreads)


def pass_round(position: Position, turns: int = 1) -> None:
    """Play this many turns that draw a card and discard it."""
    for _ in range(turns):
        drawn = card_text(position.stock[-1])
        do(position, "draw", f"discard {drawn}")


def free_after(position: Position, seat: Seat) -> int:
    """The number of a seat's next turns without a drop, if everyone draws and discards from now on."""
    position, barred = position.copy(), 0
    while True:
        while position.to_act != seat:
            pass_round(position)
        if may(position, "drop"):
            return barred
        barred += 1
        pass_round(position)


@pytest.mark.parametrize("laid", ["7D 8D 9D", "QC QD QH"])
def test_a_new_spread_bars_the_next_three_turns_and_frees_the_fourth(laid: str) -> None:
    """R-wait: own new spread (run or book) +3."""
    position = waiting(f"{laid} KS JH", "9S KH")
    do(position, "draw", f"lay {laid}", "discard KS")
    assert (position.wait, free_after(position, Seat(0))) == ([3, 0], 3)


def test_two_new_spreads_bar_six_turns() -> None:
    """R-wait: two new spreads: 6 (with five cards a second spread would go out, so these rules deal eight)."""
    rules = house(WAITING, hand_size=8)
    position = table(rules, hands=["7D 8D 9D JC JD JH KS KC", "9S KH"], stock=STOCK)
    do(position, "draw", "lay 7D 8D 9D", "lay JC JD JH", "discard KS")
    assert (position.wait, free_after(position, Seat(0))) == ([6, 0], 6)


def test_a_hit_bars_its_victim_for_one_turn() -> None:
    """R-wait: hit on you +1; the hitter doesn't wait."""
    position = waiting("TD KS", "9S KH", spreads=["1: 7D 8D 9D"])
    do(position, "draw", "hit TD 0", "discard KS")
    assert (position.wait, may(position, "drop")) == ([0, 1], False)
    assert (free_after(position, Seat(1)), free_after(position, Seat(0))) == (1, 0)


def test_hitting_an_own_run_bars_one_turn() -> None:
    """R-wait: own hit +1."""
    position = waiting("TD KS", "9S KH", spreads=["0: 7D 8D 9D"])
    do(position, "draw", "hit TD 0", "discard KS")
    assert (position.wait, free_after(position, Seat(0))) == ([1, 0], 1)


@pytest.mark.parametrize(
    ("texts", "turns"), [(["hit TD JD 0"], 2), (["hit TD 0", "hit JD 0"], 2), (["hit 6D 5D TD 0"], 3)]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_hit_bars_for_each_card(texts: list[str], turns: int, owner: Seat) -> None:
    """R-wait: per card hit, in one hit or in several, on a player's own spread or another's."""
    position = table(WAITING, hands=["5D 6D TD JD KS", "9S KH"], stock="2H", spreads=[f"{owner}: 7D 8D 9D"])
    do(position, "draw", *texts)
    assert position.wait[owner] == turns
    assert position.wait[Seat(1 - owner)] == 0


def test_the_owner_of_the_run_is_the_one_hit() -> None:
    """R-wait: the owner of the run waits, no matter who laid the card next to the hit."""
    position = waiting("TD KS", "JD KH", "9S KC", spreads=["2: 7D 8D 9D"])
    do(position, "draw", "hit TD 0", "discard KS", "draw", "hit JD 0", "discard KH")
    assert position.wait == [0, 0, 2]


def test_waits_add_up() -> None:
    """R-wait: cumulative; a new spread, an own hit and a hit by another make 5."""
    position = waiting("7D 8D 9D TD KS", "JD KH")
    do(position, "draw", "lay 7D 8D 9D", "hit TD 0", "discard KS", "draw", "hit JD 0", "discard KH")
    assert (position.wait, free_after(position, Seat(0))) == ([5, 0], 5)


def test_laying_during_a_wait_adds_to_the_rest() -> None:
    """R-wait: the start of the turn uses up 1; waits from this turn are added afterwards."""
    position = table(WAITING, hands=["7D 8D 9D KS", "9S KH"], stock=STOCK, wait=[2, 0])
    do(position, "draw")
    assert position.wait == [1, 0]
    do(position, "lay 7D 8D 9D", "discard KS")
    assert (position.wait, free_after(position, Seat(0))) == ([4, 0], 4)


@pytest.mark.parametrize("first", ["draw", "take"])
@pytest.mark.parametrize("turns", [1, 2, 5])
def test_a_turn_uses_up_one(first: str, turns: int) -> None:
    """R-wait, RECORD.md ``wait``: the present turn counts until it draws or takes."""
    position = table(WAITING, hands=["9D KS", "9S KH"], stock=STOCK, discard="2S", wait=[turns, 1])
    assert refused(position, "drop") == DropBarred(turns, ())
    do(position, first)
    assert position.wait == [turns - 1, 1]


@pytest.mark.parametrize(("turns", "barred"), [(0, 0), (1, 1), (4, 4)])
def test_a_wait_bars_its_number_of_turns(turns: int, barred: int) -> None:
    """RECORD.md ``wait``: own turns still barred, including the present one."""
    position = table(WAITING, hands=["9D KS", "9S KH"], stock=STOCK, wait=[turns, 0])
    assert free_after(position, Seat(0)) == barred


@pytest.mark.parametrize(
    ("hand", "lying", "texts", "cause"),
    [
        ("7D 8D 9D KS", "0: 7H 8H 9H", ["lay 7D 8D 9D"], "spread"),
        ("TH KS", "0: 7H 8H 9H", ["hit TH 0"], "own_hit"),
        ("TH KS", "1: 7H 8H 9H", ["hit TH 0"], "hit"),
    ],
)
def test_the_refusal_says_how_long_and_why(hand: str, lying: str, texts: list[str], cause: WaitCause) -> None:
    """The refusal names the turns left, including the present one, and their causes."""
    position = waiting(hand, "9S KH", spreads=[lying])
    happened = do(position, "draw", *texts)
    seat, turns = (Seat(1), 1) if cause == "hit" else (Seat(0), 3 if cause == "spread" else 1)
    assert MustWait(seat, turns) in happened
    do(position, "discard KS")
    pass_round(position, 1 - seat)
    assert refused(position, "drop") == DropBarred(turns, ((cause, turns),))


def test_the_refusal_names_all_causes_and_the_turns_left_of_each() -> None:
    """R-wait: waits add up, and those of the oldest cause end first."""
    position = waiting("7D 8D 9D KS QC", "TD JD KH QH", spreads=[])
    do(position, "draw", "lay 7D 8D 9D", "discard KS", "draw", "hit TD 0", "hit JD 0", "discard KH")
    barred = refused(position, "drop")
    assert barred == DropBarred(5, (("spread", 3), ("hit", 2)))
    assert isinstance(barred, DropBarred)
    assert barred.left == {"spread": 3, "hit": 2}
    assert DropBarred(3, barred.causes).left == {"spread": 1, "hit": 2}
    assert DropBarred(1, barred.causes).left == {"hit": 1}


def test_waiting_is_public() -> None:
    """R-wait: every wait is public."""
    position = table(WAITING, hands=["9D KS", "9S KH", "QD"], stock=STOCK, wait=[2, 0, 7])
    assert [position.view(seat).wait for seat in each_seat(3)] == [(2, 0, 7)] * 3


def test_waiting_is_per_hand() -> None:
    """R-wait: a new hand begins without waits."""
    position = Position.deal(load_preset(WAITING), 3, Seat(0), (*FULL_DECK[20:], *FULL_DECK[:20]))
    assert (position.wait, may(position, "drop")) == ([0, 0, 0], True)


def test_waiting_never_stops_going_out() -> None:
    """R-wait: a player without cards wins, however long the wait."""
    position = table(WAITING, hands=["9D KS", "9S KH"], stock="TD", spreads=["0: 6D 7D 8D"], wait=[9, 0])
    do(position, "draw", "hit 9D TD 0", "discard KS")
    assert (ending(position), net(position)) == ("out", [1, -1])


def test_waiting_never_stops_the_count_at_stock_out() -> None:
    """R-wait: a player who must wait can end the hand by drawing without a stock, and be paid as the lowest."""
    position = table(WAITING, hands=hands_of(9, 20, 30), discard="AC", wait=[5, 0, 0])
    do(position, "draw")
    assert (ending(position), net(position)) == ("stock", [2, -1, -1])


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != WAITING])
def test_nobody_waits_elsewhere(preset: str) -> None:
    """Row "waiting before a drop": none in the other columns; a drop is legal the turn after a spread or a hit."""
    position = table(preset, hands=["7D 8D 9D TH KS", "JH KH"], stock="2H 3H 4H", discard="2S", spreads=["0: 7H 8H 9H"])
    do(position, "draw", "lay 7D 8D 9D", "hit TH 0", "discard KS", "draw", "hit JH 0", "discard 3H")
    assert (position.wait, may(position, "drop")) == ([0, 0], True)


# House rules (RULES.md §3)


def test_a_house_may_lay_first_and_wait() -> None:
    """R-wait, RECORD.md ("draws, takes, or lays first"): laying first uses up the turn's 1, and then adds its own."""
    rules = house(WAITING, lay_before_draw=True)
    position = table(rules, hands=["7D 8D 9D TD KS", "9S KH"], stock=STOCK, wait=[2, 0])
    do(position, "lay 7D 8D 9D")
    assert position.wait == [4, 0]
    do(position, "hit TD 0", "draw", "discard KS")
    assert position.wait == [5, 0]


def test_a_house_may_hit_first_and_wait() -> None:
    """R-wait: a hit before the draw does so too, on anyone's spread."""
    rules = house(WAITING, lay_before_draw=True)
    position = table(rules, hands=["TD KS QD", "9S KH"], stock=STOCK, spreads=["1: 7D 8D 9D"], wait=[2, 2])
    do(position, "hit TD 0")
    assert position.wait == [1, 3]
    do(position, "draw")
    assert position.wait == [1, 3]


def test_a_house_may_let_the_longest_wait_count() -> None:
    """RULES.md §3, waiting: waits add up or not; if not, a shorter wait changes nothing."""
    rules = house(WAITING, wait_adds=False)
    position = table(rules, hands=["7D 8D 9D TD KS", "9S KH"], stock=STOCK)
    do(position, "draw", "lay 7D 8D 9D", "hit TD 0", "discard KS")
    assert (position.wait, free_after(position, Seat(0))) == ([3, 0], 3)


def test_a_house_sets_each_wait_by_itself() -> None:
    """RULES.md §3, waiting (new spread, hit, own hit)."""
    rules = house(WAITING, wait_new_spread=1, wait_hit=4, wait_own_hit=2)
    position = table(rules, hands=["7D 8D 9D TD TH", "9S KH"], stock=STOCK, spreads=["1: 7H 8H 9H"])
    do(position, "draw", "lay 7D 8D 9D")
    assert position.wait == [1, 0]
    do(position, "hit TD 1")
    assert position.wait == [3, 0]
    do(position, "hit TH 0")
    assert position.wait == [3, 4]


def test_a_barred_seat_may_do_everything_else() -> None:
    """R-wait: only the drop is barred."""
    position = table(WAITING, hands=["7D 8D 9D KS", "9S KH"], stock="TD", discard="2S", wait=[3, 0])
    assert legal(position) == ["draw", "take"]
    do(position, "draw")
    assert (may(position, "lay 7D 8D 9D"), may(position, "discard KS")) == (True, True)
