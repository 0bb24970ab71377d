"""The end of the stock, and hands that go in circles."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.support.tables import (
    PRESETS,
    do,
    ended,
    ending,
    hands_of,
    house,
    legal,
    may,
    named,
    net,
    refused,
    table,
    winners,
)
from tonk.rules import Position
from tonk.rules.cards import Seat, by_seat, parse_card
from tonk.rules.events import HandEnded, StockRanOut
from tonk.rules.refusals import TakenCardMustStay

# R-stock


@pytest.mark.parametrize("preset", PRESETS)
def test_the_hand_ends_when_a_player_draws_from_an_empty_stock(preset: str) -> None:
    """R-stock: a player who declines the discard ends the hand; the lowest held total gets 1 from each."""
    position = table(preset, hands=hands_of(20, 9, 31), discard="AC", to_act=2)
    assert do(position, "draw") == [StockRanOut(Seat(2)), HandEnded(ended(position))]
    assert (ending(position), winners(position), net(position)) == ("stock", [1], [-1, 2, -1])


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_card_of_the_stock_may_be_drawn(preset: str) -> None:
    """R-stock: drawing the last card is an ordinary turn, and the hand goes on with the discards."""
    position = table(preset, hands=["9C 2D", "KD 3H"], stock="5H", discard="2S")
    do(position, "draw", "discard 5H")
    assert (ending(position), sorted(legal(position))) == (None, ["draw", "drop", "take"])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((9, 20, 9), [1, -2, 1]),
        ((9, 9), [0, 0]),
        ((9, 9, 9, 9), [0, 0, 0, 0]),
        ((9, 30, 9, 31, 9, 32), [3, -3, 3, -3, 3, -3]),
    ],
)
def test_tied_lowest_at_the_end_of_the_stock(preset: str, totals: tuple[int, ...], expected: list[int]) -> None:
    """R-stock: every tied seat is paid 1 by every seat that is not tied, and all the tied win."""
    position = table(preset, hands=hands_of(*totals), discard="AC")
    do(position, "draw")
    assert (ending(position), net(position)) == ("stock", expected)
    assert winners(position) == [seat for seat, total in by_seat(totals) if total == 9]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_at_most_n_takes_after_the_last_card_is_drawn(preset: str, seats: int) -> None:
    """R-stock: when the nth taker has discarded, and not before, the hand ends as if the stock had run out."""
    hands = ["9C KS", "9D KH", "9H KD", "9S KC", "8C QS", "8D QH"][:seats]
    position = table(preset, hands=hands, stock="AC", discard="2S")
    do(position, "draw", f"discard {hands[0][3:]}")
    for taker in range(1, seats + 1):
        assert (position.to_act, ending(position)) == (taker % seats, None)
        # Each keeps the court just taken and discards the one held before or, the last time, a nine.
        do(position, "take", f"discard {hands[taker % seats][3 if taker < seats else 0 :][:2]}")
    assert ending(position) == "stock"


@pytest.mark.parametrize("preset", PRESETS)
def test_takes_before_the_last_card_is_drawn_do_not_count(preset: str) -> None:
    """R-stock: the n takes are those after the last card of the stock is drawn."""
    position = table(preset, hands=["9C KS", "9D KH"], stock="AC", discard="2S")
    do(position, "take", "discard KS", "take", "discard KH", "draw", "discard 9C")
    do(position, "take", "discard 9D")
    assert ending(position) is None
    do(position, "take", "discard 2S")
    assert ending(position) == "stock"


@pytest.mark.parametrize("preset", PRESETS)
def test_dropping_stays_legal_without_a_stock(preset: str) -> None:
    """R-stock: in that round dropping stays legal for every player, and is settled as a drop."""
    position = table(preset, hands=["9C KS", "9D KH", "8D QH"], stock="AC", discard="2S")
    do(position, "draw", "discard KS")
    for discarded in ("KH", "QH"):
        assert may(position, "drop")
        do(position, "take", f"discard {discarded}")
    do(position, "drop")
    assert (ending(position), net(position)) == ("drop", [2, -1, -1])


@pytest.mark.parametrize("preset", PRESETS)
def test_without_a_stock_the_card_taken_must_stay(preset: str) -> None:
    """R-stock: in that round the card just taken may not be discarded."""
    position = table(preset, hands=["9C KS", "9D KH"], stock="AC", discard="2S")
    do(position, "draw", "discard KS", "take")
    assert refused(position, "discard KS") == TakenCardMustStay(parse_card("KS"))
    assert sorted(legal(position)) == ["discard 9D", "discard KH"]


@pytest.mark.parametrize("preset", PRESETS)
def test_of_two_cards_left_the_other_must_go(preset: str) -> None:
    """R-stock: the exception is for the only card left; with two cards, the other must be discarded."""
    position = table(preset, hands=["9C KS", "9D"], stock="AC", discard="2S")
    do(position, "draw", "discard KS", "take")
    assert legal(position) == ["discard 9D"]


@pytest.mark.parametrize("preset", PRESETS)
def test_in_a_later_turn_the_taken_card_may_go(preset: str) -> None:
    """R-stock: the card just taken must stay, but one taken in an earlier turn may go."""
    position = table(preset, hands=["9C KS", "9D KH", "8C QS"], stock="AC", discard="2S")
    do(position, "take", "discard KS", "draw", "discard KH", "take", "discard QS", "take")
    assert may(position, "discard 2S")
    assert not may(position, "discard QS")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_card_taken_may_go_if_it_is_the_only_one_left(preset: str) -> None:
    """R-stock: the only card left may be discarded, which is going out."""
    position = table(preset, hands=["9C KS", "5D 6D 7D"], stock="AC", discard="2S")
    do(position, "draw", "discard KS", "take", "lay 5D 6D 7D")
    assert legal(position) == ["discard KS"]
    do(position, "discard KS")
    assert (ending(position), net(position)) == ("out", [-1, 1])


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_taker_may_still_go_out(preset: str) -> None:
    """R-stock: the hand ends when the nth taker has discarded; going out before that wins as usual."""
    position = table(
        preset, hands=["KS QC", "9D KH"], stock="AC", discard="2S", spreads=["1: 9S TS JS QS", "1: 9C TC JC"]
    )
    do(position, "draw", "discard AC", "take", "discard KH", "take", "hit QC 1", "hit KS 0", "discard KH")
    assert ending(position) == "out"


@pytest.mark.parametrize("preset", PRESETS)
def test_with_no_stock_and_no_discard_one_draws_or_drops(preset: str) -> None:
    """R-stock: with nothing to take, a player draws, which ends the hand, or drops."""
    position = table(preset, hands=["9C KS", "9D KH"])
    assert sorted(legal(position)) == ["draw", "drop"]
    do(position, "draw")
    assert ending(position) == "stock"


def test_cards_laid_before_that_draw_no_longer_count() -> None:
    """R-stock, R-lay-first: the held totals decide, after what the last player lays before declining the discard."""
    position = table("jazz-club", hands=["5C 6C 7C 2D", "9D"], discard="KS")
    do(position, "lay 5C 6C 7C", "draw")
    assert position.outcome is not None
    assert (ending(position), position.outcome.totals, net(position)) == ("stock", (2, 9), [1, -1])


@pytest.mark.parametrize(("tie", "expected"), [("pay_each", [1, 1, -2]), ("wash", [0, 0, 0])])
def test_house_rules_may_wash_a_tie(tie: str, expected: list[int]) -> None:
    """RULES.md §3, stock out's tie: each tied hand is paid, or nobody is."""
    position = table(house(stock_out_tie=tie), hands=hands_of(9, 9, 20))
    do(position, "draw")
    assert net(position) == expected


def test_house_rules_may_score_nothing() -> None:
    """RULES.md §3, stock out: no score, not even for the lowest hand."""
    position = table(house(stock_out="no_score"), hands=hands_of(9, 10, 20))
    do(position, "draw")
    assert (ending(position), net(position)) == ("stock", [0, 0, 0])


# R-idle


def circling(preset: str, seats: int, **more: Any) -> Position:
    """A table at which everyone can take and discard forever."""
    hands = ["9C KS", "9D KH", "9H KD", "9S KC", "8C QS", "8D QH"][:seats]
    return table(preset, hands=hands, stock="2H 3H 4H 6H", discard="2S", **more)


def take_turns(position: Position, count: int) -> None:
    """Play this many turns that take the top discard and put it back."""
    for _ in range(count):
        top = named(1 << position.discard[-1])
        do(position, "take", f"discard {top}")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_three_rounds_of_takes_end_the_hand(preset: str, seats: int) -> None:
    """R-idle: after 3n takes in a row without a lay or hit, the hand ends as if the stock had run out."""
    position = circling(preset, seats)
    take_turns(position, 3 * seats - 1)
    assert ending(position) is None
    take_turns(position, 1)
    assert ending(position) == "stock"


def test_a_hand_going_in_circles_is_settled_as_at_the_end_of_the_stock() -> None:
    """R-idle: the lowest held total gets 1 from each."""
    position = circling("black-company", 6)
    take_turns(position, 18)
    assert (winners(position), net(position)) == ([4, 5], [-2, -2, -2, -2, 4, 4])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_draw_breaks_the_row(preset: str) -> None:
    """R-idle: a draw restarts the count of takes."""
    position = circling(preset, 2)
    take_turns(position, 5)
    do(position, "draw", "discard 2H")
    take_turns(position, 5)
    assert ending(position) is None
    take_turns(position, 1)
    assert ending(position) == "stock"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("texts", [["take", "lay 5D 6D 7D", "discard 2S"], ["take", "hit 8C 0", "discard 2S"]])
def test_a_spread_or_a_hit_breaks_the_row(preset: str, texts: Sequence[str]) -> None:
    """R-idle: a take in a turn with a spread or a hit isn't idle."""
    position = table(
        preset,
        hands=["5D 6D 7D 8C KS", "9D KH"],
        stock="2H 3H 4H 6H",
        discard="2S",
        spreads=["1: 5C 6C 7C"],
    )
    take_turns(position, 4)
    do(position, *texts)
    take_turns(position, 5)
    assert ending(position) is None
    take_turns(position, 1)
    assert ending(position) == "stock"


def test_a_spread_laid_before_the_take_breaks_the_row_too() -> None:
    """R-idle, R-lay-first: a spread laid before the take makes the turn not idle either."""
    position = table("jazz-club", hands=["5D 6D 7D KS", "9D KH"], stock="2H", discard="2S")
    take_turns(position, 4)
    do(position, "lay 5D 6D 7D")
    take_turns(position, 6)
    assert ending(position) is None
    take_turns(position, 1)
    assert ending(position) == "stock"


def test_takes_before_the_last_draw_do_not_shorten_the_last_round() -> None:
    """R-idle, R-stock: drawing the last card restarts the count, so n takes follow however many came before."""
    position = circling("pagat", 3)
    take_turns(position, 8)
    do(position, *[text for drawn in ("2H", "3H", "4H", "6H") for text in ("draw", f"discard {drawn}")])
    do(position, "take", "discard 9C", "take", "discard 9D")
    assert ending(position) is None
    do(position, "take", "discard 9H")
    assert ending(position) == "stock"


def test_house_rules_for_the_stock_hold_for_idle_hands() -> None:
    """R-idle: as if the stock had run out, so rules that score nothing then score nothing here."""
    position = table(house(stock_out="no_score"), hands=["9C KS", "9D KH"], stock="2H", discard="2S")
    take_turns(position, 6)
    assert (ending(position), net(position)) == ("stock", [0, 0])
