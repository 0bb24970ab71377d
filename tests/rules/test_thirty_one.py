"""Thirty-one, clause by clause (RULES.md §5)."""

import pytest

from tests.support.guest_tables import guest_table, result
from tests.support.tables import do, house, legal, may, named, refused, stacked
from tonk.rules import Position, Reshuffles, load_preset
from tonk.rules import refusals as no
from tonk.rules.between_hands import next_dealer, starting_score
from tonk.rules.cards import FULL_DECK, Seat, parse_card
from tonk.rules.guests.knocking import shown_total
from tonk.rules.guests.suit_counts import HALVES
from tonk.rules.setup import PositionRefused

THIRTY_ONE = load_preset("thirty-one")
LOW = ["2C 3C 5D", "4C 6C 5H", "7C 8C 5S"]
"""Hands that count 5, 10 and 15."""


def compared(*hands: str, knocked: int = 1, lives: "list[int] | None" = None, **knobs: object) -> dict[str, object]:
    """The result after a knock, if seat 0, who plays last, keeps these cards and discards the six of diamonds."""
    first, *others = hands
    rules = house("thirty-one", **knobs)
    hands_held = [f"{first} 6D", *others]
    position = guest_table(rules, hands=hands_held, knocked=knocked, score=lives or ())
    return result(position, "discard 6D")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_cards_each_and_an_upcard(seats: int) -> None:
    """The dealer's left begins with a draw, the upcard or a knock, even in the first turn."""
    position = Position.deal(THIRTY_ONE, seats, Seat(seats - 1), FULL_DECK)
    assert [hand.bit_count() for hand in position.hands] == [3] * seats
    assert (position.to_act, len(position.discard), position.score) == (0, 1, (3,) * seats)
    assert legal(position) == ["draw", "take", "knock"]


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("AC KC 9C", 30),
        ("AC KD QD", 20),
        ("2S 3D 4H", 4),
        ("TS JS 2H", 20),
        ("7C 7D 7H", 30.5),
        ("AC AD 2H", 11),
    ],
)
def test_a_hand_counts_its_best_suit(hand: str, count: float) -> None:
    """An ace is 11, courts are 10, others their number; three of one rank are thirty and a half."""
    assert compared("2C 3C 4C", hand)["totals"] == [9, count]


def test_three_of_a_rank_is_a_knob() -> None:
    """Without the knob, three of a rank count like any other cards."""
    assert compared("2C 3C 4C", "7C 7D 7H", three_of_a_kind=False)["totals"] == [9, 7]


def test_a_taken_card_may_not_go_back_in_the_same_turn() -> None:
    """A taken card must stay this turn; a knock after the draw is refused, and a knock names no card."""
    position = guest_table("thirty-one", hands=LOW, discard="9D", phase="start")
    assert refused(position, "knock 2C") == no.KnockNamesNoCard()
    do(position, "take")
    assert legal(position) == ["discard 2C", "discard 3C", "discard 5D"]
    assert refused(position, "discard 9D") == no.TakenCardStays(parse_card("9D"))
    assert refused(position, "knock") == no.KnockAfterDrawing()


def test_after_a_knock_each_other_has_one_more_turn() -> None:
    """A second knock is refused, and after the last of those turns hands are compared."""
    position = guest_table("thirty-one", hands=LOW, stock="2S 3S 4S 6S", discard="9D", to_act=1, phase="start")
    do(position, "knock")
    assert (position.to_act, position.phase, legal(position)) == (2, "start", ["draw", "take"])
    assert refused(position, "knock") == no.KnockedAlready(Seat(1))
    do(position, "draw", "discard 2S")
    assert position.to_act == 0
    assert result(position, "draw", "discard 3S") == {
        "ending": "knock",
        "winners": [1, 2],
        "totals": [5, 10, 15],
        "net": [-1, 0, 0],
        "score": [2, 3, 3],
        "champion": None,
    }


def test_all_tied_for_lowest_lose_a_life() -> None:
    """All tied for lowest lose a life, except a knocker."""
    assert compared("2C 3C 5D", "8C 9C 5H", "2D 3D 5S")["net"] == [-1, 0, -1]
    assert compared("2C 3C 4D", "2D 3D 4H", "2S 3S 4C")["net"] == [-1, 0, -1]
    assert compared("2C 3C 4D", "2D 3D 4H", "2S 3S 4C")["winners"] == [1]


def test_a_knocker_alone_at_the_bottom_loses_two() -> None:
    """A knocker with one life left loses just that one."""
    after = compared("8C 9C 5D", "2C 3C 5H", "KS QS 5S")
    assert (after["net"], after["score"], after["winners"]) == ([0, -2, 0], [3, 1, 3], [0, 2])


def test_31_on_the_deal_ends_the_hand() -> None:
    """Everyone with a dealt 31 is safe and everyone else loses a life, without an upcard or a turn."""
    deck = stacked(["2C 3C 4C", "AS KS TS", "AH JH QH", "9D 8D 7D"])
    position = Position.deal(THIRTY_ONE, 4, Seat(0), deck)
    assert result(position) == {
        "ending": "thirty-one",
        "winners": [1, 2],
        "totals": [9, 31, 31, 24],
        "net": [-1, 0, 0, -1],
        "score": [2, 3, 3, 2],
        "champion": None,
    }
    assert (position.discard, legal(position)) == ([], [])


@pytest.mark.parametrize("knocked", [None, 1])
def test_31_after_a_discard_ends_the_hand(knocked: int | None) -> None:
    """After 31, even in a turn after a knock, everyone else loses a life, including the knocker."""
    position = guest_table("thirty-one", hands=["AS KS QS 2D", "KC QC 9C", "2C 3C 4C"], knocked=knocked)
    after = result(position, "discard 2D")
    assert (after["ending"], after["winners"], after["net"]) == ("thirty-one", [0], [0, -1, -1])


def test_31_counts_after_the_discard_alone() -> None:
    """31 doesn't count before the discard, with four cards in the hand."""
    position = guest_table("thirty-one", hands=["AS KS 2D", "4C"], stock="QS 3H", discard="9D", phase="start")
    do(position, "draw")
    assert position.outcome is None
    do(position, "discard KS")
    assert (position.to_act, position.phase) == (1, "start")


@pytest.mark.parametrize("hands", [["AS KS QS", "AC KC 2C"], ["AS KS 2D", "AC KC QC"]])
def test_nobody_holds_31_while_a_hand_is_played(hands: list[str]) -> None:
    """A set-up position with 31 is refused, unless a fourth card is still to be discarded."""
    with pytest.raises(PositionRefused, match="holds 31"):
        guest_table("thirty-one", hands=hands, phase="start", discard="2H")
    position = guest_table("thirty-one", hands=["AS KS QS 2D", "2C 3C 4C"])
    assert result(position, "discard 2D")["net"] == [0, -1]


def test_the_table_shows_the_count_of_the_best_three_cards() -> None:
    """Four cards of a suit count at most 31; a taken card must stay, so it is one of the three."""
    view = guest_table("thirty-one", hands=["AS KS QS 9S", "2C 3C 4C"]).view(Seat(0))
    assert shown_total(view) == 31 * HALVES
    view = guest_table("thirty-one", hands=["AS KS QS 9S", "2C 3C 4C"], taken="9S").view(Seat(0))
    assert shown_total(view) == 30 * HALVES
    view = guest_table("thirty-one", hands=["AS KS QS 9S", "2C 3C 4C"]).view(Seat(1))
    assert shown_total(view) == 9 * HALVES


def test_the_discards_are_shuffled_after_the_last_card_of_the_stock() -> None:
    """All discards except the top one make the new stock, which the position keeps for the record."""
    hands = ["2C 3C 5D", "4C 6C 5H"]
    position = guest_table("thirty-one", hands=hands, stock="", discard="7D 8D 9D", phase="start")
    position.reshuffles = Reshuffles(None, ((parse_card("8D"), parse_card("7D")),))
    do(position, "draw")
    assert named(position.hands[0]) == "2C 3C 5D 8D"
    assert (position.stock, position.discard) == ([parse_card("7D")], [parse_card("9D")])
    assert position.stocks_made == ((parse_card("8D"), parse_card("7D")),)


def test_without_a_discard_below_the_top_nothing_is_drawn() -> None:
    """Without a discard below the top, drawing is refused; such a position can only be set up."""
    position = guest_table("thirty-one", hands=["2C 3C", "4C"], stock="", discard="9D", phase="start")
    assert refused(position, "draw") == no.NoStock()
    assert legal(position) == ["take", "knock"]


@pytest.mark.parametrize(
    ("lives", "free_ride", "lost", "left"),
    [
        (3, True, 1, 2),
        (1, True, 1, 0),  # a free ride
        (0, True, 1, -1),  # then out
        (1, False, 1, -1),  # no free ride: out at once
        (2, True, 2, 0),
        (1, True, 2, -1),  # two lost with one left: out
        (0, True, 2, -1),
        (2, False, 2, -1),
    ],
)
def test_lives(lives: int, free_ride: bool, lost: int, left: int) -> None:
    """Lives left are 0 for a free ride and -1 for out; lost lives are negative points."""
    low, high = "2C 3C 5D", "8C 9C 5H"
    hands = (low, high, "8S 9S 5S") if lost == 1 else (high, low, "8S 9S 5S")
    scores = [lives, 3, 3] if lost == 1 else [3, lives, 3]
    after = compared(*hands, lives=scores, free_ride=free_ride)
    loser = 0 if lost == 1 else 1
    assert (after["net"][loser], after["score"][loser]) == (-lost, left)  # type: ignore[index]


def test_a_seat_that_is_out_gets_no_cards_and_no_turn() -> None:
    """A seat that is out gets no cards, never acts, has no count, and neither loses nor wins nor deals."""
    score = (3, -1, 2, 0)
    position = Position.deal(THIRTY_ONE, 4, Seat(0), stacked(["7C 8C 5H", "4C 6C 5S", "2C 3C 5D"]), score)
    assert ([hand.bit_count() for hand in position.hands], position.to_act) == ([3, 0, 3, 3], 2)
    turns = []
    do(position, "knock")
    while position.outcome is None:
        turns.append(position.to_act)
        do(position, "draw")
        drawn = [text for text in legal(position) if text not in ("discard 2C", "discard 3C")][-1]
        do(position, drawn)
    assert turns == [3, 0]
    after = result(position)
    assert after["totals"][1] is None  # type: ignore[index]
    assert (after["net"][1], after["score"][1]) == (0, -1)  # type: ignore[index]
    assert 1 not in after["winners"]  # type: ignore[operator]
    assert next_dealer(THIRTY_ONE, Seat(0), 4, position.outcome) == 2


def test_the_last_one_in_wins() -> None:
    """The last player in the game wins the match."""
    after = compared("2C 3C 5D", "8C 9C 5H", "", lives=[0, 2, -1])
    assert (after["score"], after["champion"], after["totals"]) == ([-1, 2, -1], 1, [5, 17, None])


def test_the_deal_passes_to_the_next_still_in() -> None:
    """A player who goes out doesn't deal the next hand."""
    position = guest_table(
        "thirty-one", hands=["7C 8C 2H", "2C 3C 5D", "KC QC"], stock="2S", score=[3, 0, 3], knocked=2
    )
    do(position, "discard 2H", "draw", "discard 2S")
    assert position.outcome is not None
    assert position.outcome.score == (3, -1, 3)
    assert [next_dealer(THIRTY_ONE, Seat(dealer), 3, position.outcome) for dealer in range(3)] == [2, 2, 0]


@pytest.mark.parametrize("lives", [1, 3, 5])
def test_lives_are_a_knob(lives: int) -> None:
    """Every player begins with this many lives."""
    rules = house("thirty-one", lives=lives)
    assert starting_score(rules, 3) == (lives,) * 3
    assert Position.deal(rules, 3, Seat(0), FULL_DECK).score == (lives,) * 3


def test_a_knock_in_the_first_round_is_a_knob() -> None:
    """Without the knob, everyone has a turn before a knock is legal, except those who are out."""
    rules = house("thirty-one", knock_in_first_round=False)
    position = Position.deal(rules, 3, Seat(2), FULL_DECK, (3, -1, 3))
    assert refused(position, "knock") == no.KnockTooEarly()
    for _ in range(2):
        do(position, "draw")
        do(position, legal(position)[-1])
    assert may(position, "knock")


def test_without_free_rides_those_who_are_left_at_0_play_on() -> None:
    """If all who are left go out together, they stay at 0 and play on, until a loss decides."""
    after = compared("2C 3C 5D", "8C 9C 5H", lives=[0, 0], free_ride=False)
    assert (after["score"], after["champion"]) == ([-1, 0], 1)
