"""Gin rummy, clause by clause (RULES.md §5)."""

import pytest

from tests.support.guest_tables import guest_table, result
from tests.support.tables import do, house, legal, may, named, refused, stacked
from tonk.rules import Position, load_preset
from tonk.rules import refusals as no
from tonk.rules.between_hands import next_dealer
from tonk.rules.cards import Seat, mask_of, parse_card

GIN = load_preset("gin")
FIRST = "4C 5C 6C 9D 9H 9S TC JC QC 2D"
DEALER = "2C 3C 7D 8D KC KD 5H 6H AH QS"
DECK = stacked([DEALER, FIRST], then="KS 7S AS")


def dealt() -> Position:
    """A hand as seat 0 dealt it."""
    return Position.deal(GIN, 2, Seat(0), DECK)


def knocking(knocker: str, other: str, **more: object) -> Position:
    """Seat 0 after its draw, able to knock with the king of spades."""
    return guest_table("gin", hands=[f"{knocker} KS", other], **more)  # type: ignore[arg-type]


def test_ten_cards_each_and_one_turned_up() -> None:
    """Two players get ten cards each, one card is turned up, and the dealer's opponent begins."""
    position = dealt()
    assert [hand.bit_count() for hand in position.hands] == [10, 10]
    assert (position.discard, len(position.stock)) == ([parse_card("KS")], 31)
    assert (position.to_act, position.phase, legal(position)) == (1, "upcard", ["take", "pass"])


def test_the_upcard_is_taken_or_passed_by_both() -> None:
    """The first player may pass the upcard, then the dealer, after which the first player must draw."""
    position = dealt()
    do(position, "pass")
    assert (position.to_act, position.phase, legal(position)) == (0, "upcard", ["take", "pass"])
    do(position, "pass")
    assert (position.to_act, position.phase, legal(position)) == (1, "must-draw", ["draw"])
    do(position, "draw", "discard 7S")
    assert (position.to_act, position.phase, legal(position)) == (0, "start", ["draw", "take"])


def test_the_dealer_may_take_the_upcard() -> None:
    """After the dealer takes the upcard, the first player draws or takes as in any turn."""
    position = dealt()
    do(position, "pass", "take", "discard QS")
    assert (position.to_act, position.phase, legal(position)) == (1, "start", ["draw", "take"])


def test_a_taken_card_may_not_go_back_in_the_same_turn() -> None:
    """A taken card, even the upcard, can't be discarded in the same turn, with or without a knock; later it can."""
    position = dealt()
    do(position, "take")
    for verb in ("discard", "knock"):
        assert refused(position, f"{verb} KS") == no.TakenCardStays(parse_card("KS"))
    do(position, "discard 2D", "draw", "discard QS", "draw")
    assert may(position, "discard KS")
    ready = guest_table("gin", hands=["4C 5C 6C KS", "KD"], taken="KS")
    assert legal(ready) == ["discard 4C", "discard 5C", "discard 6C"]


@pytest.mark.parametrize(("ceiling", "held", "knocks"), [(10, "9D AS", True), (10, "9D 2C", False), (0, "AS", False)])
def test_the_most_to_knock_with(ceiling: int, held: str, knocks: bool) -> None:
    """Ten points after the discard allow a knock, eleven don't; with a ceiling of 0, only gin does."""
    rules = house("gin", knock_ceiling=ceiling)
    position = guest_table(rules, hands=[f"4C 5C 6C {held} KS", "KD"])
    assert may(position, "knock KS") == knocks
    assert may(guest_table(rules, hands=["4C 5C 6C KS", "KD"]), "knock KS")


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        # Less deadwood, though fewer cards in spreads.
        ("AC 2C 3C 4C KC KD KH AD AH", "AC AD AH, 2C 3C 4C, KC KD KH"),
        # Equal deadwood, more cards in spreads.
        ("2C 2D 2H 3C 3D 3H 3S 4C", "2C 2D 2H, 3C 3D 3H 3S"),
        # Equal deadwood and as many cards in spreads: the first in card order.
        ("2C 3C 4C 3D 3H", "2C 3C 4C"),
        ("5C 6C 7C 5D 6D 7D 5H 6H 7H", "5C 5D 5H, 6C 6D 6H, 7C 7D 7H"),
    ],
)
def test_the_knocker_shows_the_spreads_of_least_deadwood(hand: str, shown: str) -> None:
    """The knocker shows the spreads with the least deadwood; ties: most cards in spreads, then first in card order."""
    position = knocking(hand, "QD JS")
    do(position, "knock KS")
    assert ", ".join(named(mask_of(spread.cards)) for spread in position.table) == shown


@pytest.mark.parametrize(
    ("knocker", "other", "left"),
    [
        ("4C 5C 6C AS", "3C 2C 7C 8C KD", 10),  # both ends of a run, one card after another
        ("4C 5C 6C AS", "2C 8C KD", 20),  # a card that doesn't continue the run
        ("9C 9D 9H AS", "9S KD", 10),  # the fourth card of a book
        ("9C 9D 9H 9S AS", "8S KD", 18),  # nothing fits a whole book
        ("TC JC QC AS", "KC AC", 1),  # no ace after the king
        ("AC 2C 3C 2S", "KC 4C", 10),  # nothing before the ace
        ("4C 5C 6C AS", "KC KD KH 3C", 0),  # also own spreads
        ("4C 5C 6C 4D 5D 6D AS", "7C 7D 7H 8C 9C", 7),  # a book broken, because more can then be laid off
        ("4C 5C 6C AS", "7C 7D 7H 8C", 8),  # a book kept, because less deadwood is left
        ("2C 3C 4C 3D 3H", "5C 3S", 3),  # only on the spreads that the knocker shows
    ],
)
def test_the_opponent_lays_off_to_leave_the_least_deadwood(knocker: str, other: str, left: int) -> None:
    """The opponent lays off on runs and books, in the way that leaves the least deadwood."""
    assert result(knocking(knocker, other), "knock KS")["totals"][1] == left  # type: ignore[index]


def test_a_lower_knocker_scores_the_difference() -> None:
    """A winning knock scores the difference without a bonus."""
    assert result(knocking("4C 5C 6C 3S", "KD 7H"), "knock KS") == {
        "ending": "knock",
        "winners": [0],
        "totals": [3, 17],
        "net": [14, 0],
        "score": [14, 0],
        "champion": None,
    }


@pytest.mark.parametrize(("other", "scored"), [("3H", 25), ("2H", 26), ("7C 8C", 28)])
def test_an_undercut_scores_the_difference_and_25(other: str, scored: int) -> None:
    """The opponent scores if the knocker has as much deadwood or more, not counting cards laid off."""
    after = result(knocking("4C 5C 6C 3S", other), "knock KS")
    assert (after["ending"], after["winners"], after["net"]) == ("undercut", [1], [0, scored])


def test_nobody_lays_off_on_gin() -> None:
    """Gin scores 25 and the opponent's whole deadwood; an opponent without deadwood doesn't undercut it."""
    after = result(knocking("4C 5C 6C", "7C 8C KD"), "knock KS")
    assert (after["ending"], after["winners"], after["totals"], after["net"]) == ("gin", [0], [0, 25], [50, 0])
    assert result(knocking("4C 5C 6C", "7D 8D 9D"), "knock KS")["net"] == [25, 0]


def test_big_gin_is_a_knob() -> None:
    """Eleven cards in spreads, shown without a discard, score 31; with the knob off, a knock must name its discard."""
    hands = ["4C 5C 6C 7D 7H 7S AD 2D 3D 4D 5D", "KD QH"]
    assert refused(guest_table("gin", hands=hands), "knock") == no.KnockNamesCard()
    big = guest_table(house("gin", big_gin=True), hands=hands)
    assert legal(big)[-1] == "knock"
    after = result(big, "knock")
    assert (after["ending"], after["totals"], after["net"]) == ("gin", [0, 20], [51, 0])
    assert refused(guest_table(house("gin", big_gin=True), hands=["4C 5C 6C 2D", "KD"]), "knock") == no.KnockNamesCard()


def test_the_bonuses_are_knobs() -> None:
    """Undercut 10, 20 or 25; gin 20 or 25."""
    rules = house("gin", undercut_bonus=10, gin_bonus=20)
    assert result(guest_table(rules, hands=["4C 5C 6C 3S KS", "3H"]), "knock KS")["net"] == [0, 10]
    assert result(guest_table(rules, hands=["4C 5C 6C KS", "3H"]), "knock KS")["net"] == [23, 0]


def test_the_hand_is_void_when_two_cards_are_left() -> None:
    """The discard of the turn that leaves two cards ends the hand without a score; a knock in that turn counts."""
    hands = ["4C 5C 6C 3S", "KD"]
    position = guest_table("gin", hands=hands, stock="KS 2C 2D", discard="QS", phase="start", score=[30, 40])
    do(position, "draw")
    again = position.copy()
    assert result(position, "discard KS") == {
        "ending": "void",
        "winners": [],
        "totals": [3, 10],
        "net": [0, 0],
        "score": [30, 40],
        "champion": None,
    }
    assert result(again, "knock KS")["ending"] == "knock"
    three = guest_table("gin", hands=hands, stock="KS 2C 2D 2H", discard="QS", phase="start")
    do(three, "draw", "discard KS")
    assert legal(three) == ["draw", "take"]


def test_the_loser_deals_next() -> None:
    """After a void hand the same dealer deals again."""
    won, lost = knocking("4C 5C 6C 3S", "KD"), knocking("4C 5C 6C 3S", "AC")
    void = guest_table("gin", hands=["4C KS", "KD"], stock="2C 2D")
    result(won, "knock KS")
    result(lost, "knock KS")
    result(void, "discard KS")
    for dealer in (Seat(0), Seat(1)):
        after = [next_dealer(GIN, dealer, 2, position.outcome) for position in (won, lost, void)]
        assert after == [1, 0, dealer]


@pytest.mark.parametrize(("target", "champion"), [(100, 0), (101, None)])
def test_a_match_goes_to_the_target(target: int, champion: int | None) -> None:
    """The player who reaches the target wins the match; bonuses of the score sheet are not part of the score."""
    rules = house("gin", target=target)
    after = result(guest_table(rules, hands=["4C 5C 6C 3S KS", "KD 3H"], score=[90, 99]), "knock KS")
    assert (after["score"], after["champion"]) == ([100, 99], champion)


def test_nobody_lays_or_hits() -> None:
    """Spreads stay in the hand until the end."""
    position = knocking("4C 5C 6C 3S", "KD")
    for text in ("lay 4C 5C 6C", "hit 4C 0", "drop"):
        assert refused(position, text) == no.NotInThisGame()
