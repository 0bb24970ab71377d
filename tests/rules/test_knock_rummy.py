"""Knock rummy, clause by clause (RULES.md §5)."""

import pytest

from tests.support.guest_tables import guest_table, result
from tests.support.tables import do, house, legal, refused
from tonk.rules import Position, load_preset
from tonk.rules import refusals as no
from tonk.rules.between_hands import next_dealer
from tonk.rules.cards import FULL_DECK, Seat, parse_card

RUMMY = load_preset("knock-rummy")


def after_knock(*hands: str, rules: str = "knock-rummy", **knobs: object) -> dict[str, object]:
    """The result of seat 0's knock with the king of spades."""
    first, *others = hands
    return result(guest_table(house(rules, **knobs), hands=[f"{first} KS", *others]), "knock KS")


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 7), (4, 7), (5, 6)])
def test_fewer_cards_are_dealt_to_more_players(seats: int, size: int) -> None:
    """Ten cards each for two players, seven for three or four, six for five; an upcard; the dealer's left begins."""
    position = Position.deal(RUMMY, seats, Seat(0), FULL_DECK)
    assert [hand.bit_count() for hand in position.hands] == [size] * seats
    assert (position.to_act, position.phase, legal(position)) == (1, "start", ["draw", "take"])
    assert (len(position.discard), len(position.stock)) == (1, 51 - seats * size)


def test_six_are_too_many() -> None:
    """Knock rummy is for two to five players."""
    assert [seats for seats in range(1, 8) if RUMMY.seats(seats)] == [2, 3, 4, 5]


def test_a_turn_is_draw_or_take_then_discard_or_knock() -> None:
    """A knock is legal with any deadwood, in the first turn too, but only after the draw; a taken card must stay."""
    position = Position.deal(RUMMY, 5, Seat(4), FULL_DECK)
    assert refused(position, "knock") == no.DrawFirst()
    do(position, "take")
    assert len(legal(position)) == 12
    for verb in ("discard", "knock"):
        assert refused(position, f"{verb} 8H") == no.TakenCardStays(parse_card("8H"))
    assert refused(position, "knock") == no.KnockNamesCard()
    assert result(position, "knock AC")["ending"] in ("knock", "undercut", "rum")


def test_the_lowest_scores_the_differences_to_every_other() -> None:
    """A knocker with the lowest hand scores the differences; nobody lays off."""
    assert after_knock("4C 5C 6C 2D", "7C KD", "3D 3H 3C QH") == {
        "ending": "knock",
        "winners": [0],
        "totals": [2, 17, 10],
        "net": [23, 0, 0],
        "score": [23, 0, 0],
        "champion": None,
    }


def test_rum_pays_25_more_from_each() -> None:
    """Only a knock without deadwood, when nobody else has none, gets the 25."""
    after = after_knock("4C 5C 6C", "7C", "8D")
    assert (after["ending"], after["winners"], after["net"]) == ("rum", [0], [65, 0, 0])
    assert after_knock("4C 5C 6C", "7C", "8D", rum_bonus=50)["net"] == [115, 0, 0]


def test_a_player_who_ties_with_the_knocker_wins() -> None:
    """A player who ties with the knocker wins, and gets nothing from the knocker."""
    after = after_knock("4C", "4D", "9C")
    assert (after["ending"], after["winners"], after["net"]) == ("undercut", [1], [0, 5, 0])


def test_a_tie_without_deadwood_is_no_rum() -> None:
    """A player who ties with the knocker at 0 wins without the 25."""
    after = after_knock("4C 5C 6C", "7D 8D 9D", "9C")
    assert (after["ending"], after["winners"], after["net"]) == ("undercut", [1], [0, 9, 0])


def test_a_knocker_who_is_not_lowest_owes_10_more() -> None:
    """A knocker who isn't lowest pays the lowest 10 more than the difference."""
    after = after_knock("9C", "2D", "5H")
    assert (after["ending"], after["winners"], after["net"]) == ("undercut", [1], [0, 20, 0])
    assert after_knock("9C", "2D", "5H", knock_penalty=20)["net"] == [0, 30, 0]


@pytest.mark.parametrize(
    ("hands", "net"),
    [
        (("4C", "4D", "4H", "9C"), [0, 2, 2, 0]),  # five points shared by two who tie with the knocker
        (("9C", "2D", "2H", "4C"), [0, 9, 9, 0]),  # 7 and 2, and the penalty of 10, shared by two lower hands
        (("4C", "4D", "4H"), [0, 0, 0]),  # nothing to share
    ],
)
def test_several_winners_share(hands: tuple[str, ...], net: list[int]) -> None:
    """Several winners share the sum evenly, rounded down."""
    after = after_knock(*hands)
    assert (after["ending"], after["winners"], after["net"]) == ("undercut", [1, 2], net)


def test_the_hand_is_void_when_the_stock_is_out() -> None:
    """The discard after the last draw from the stock voids the hand, unless it comes with a knock."""
    hands = ["4C 5C", "KD", "2H"]
    position = guest_table("knock-rummy", hands=hands, stock="KS", discard="QS", phase="start", score=[1, 2, 3])
    do(position, "draw")
    again = position.copy()
    after = result(position, "discard KS")
    assert (after["ending"], after["winners"], after["totals"]) == ("void", [], [9, 10, 2])
    assert (after["net"], after["score"], after["champion"]) == ([0, 0, 0], [1, 2, 3], None)
    assert [next_dealer(RUMMY, Seat(dealer), 3, position.outcome) for dealer in range(3)] == [1, 2, 0]
    assert result(again, "knock KS")["ending"] == "undercut"


@pytest.mark.parametrize(
    ("score", "champion"),
    [
        ([95, 0, 0], None),
        ([96, 0, 0], 0),  # 4 points are scored
        ([96, 0, 100], None),  # a tie: another hand is played
        ([97, 0, 100], 0),  # the highest wins
        ([96, 0, 103], 2),
    ],
)
def test_the_highest_to_reach_the_target_wins(score: list[int], champion: int | None) -> None:
    """If several reach the target at once, the highest wins; a tie means another hand, even if one of them won this."""
    position = guest_table("knock-rummy", hands=["2C KS", "4C", "4D"], score=score)
    assert result(position, "knock KS")["champion"] == champion
