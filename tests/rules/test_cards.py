"""Cards: their numbers, their names, and their counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples
from tests.support.tables import PRESETS, cards, house, named
from tonk.rules import load_preset
from tonk.rules.cards import (
    EMPTY,
    FULL_DECK,
    Card,
    card_text,
    cards_in,
    mask_of,
    parse_card,
    rank_of,
    same_kind,
    suit_of,
)

# The pack in ascending order, written out.
PACK = """
    AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S
    8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS KC KD KH KS
"""


def test_the_pack_has_fifty_two_cards_named_as_records_name_them() -> None:
    """RECORD.md §1: rank A 2 … T J Q K, then suit C D H S; a card's number is rank * 4 + suit."""
    assert [card_text(card) for card in FULL_DECK] == PACK.split()


def test_reading_a_written_card_gives_the_card() -> None:
    """Reading the written name of a card gives the same card, for all 52."""
    assert [parse_card(name) for name in PACK.split()] == list(range(52))


def test_a_ten_may_be_read_in_figures() -> None:
    """RECORD.md §1: ``10D`` is accepted, but never written."""
    assert [card_text(parse_card(f"10{suit}")) for suit in "CDHS"] == ["TC", "TD", "TH", "TS"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "A",
        "S",
        "10",
        "1S",
        "0S",
        "11D",
        "100D",
        "T",
        "10TD",
        "AX",
        "ASS",
        "AS ",
        " AS",
        "as",
        "Ah",
        "W0",
        "W5",
        "w1",
        "W11",
        "♠A",
    ],
)
def test_a_text_that_names_no_card_is_refused(text: str) -> None:
    """A text that isn't exactly a rank and a suit is refused."""
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_rank_and_suit_make_the_card() -> None:
    """A rank and a suit make a card."""
    assert all(rank_of(card) * 4 + suit_of(card) == card for card in FULL_DECK)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_ace_counts_one_number_cards_their_face_and_courts_ten(preset: str) -> None:
    """RULES.md, "Count values": A=1, 2-10 face value, J Q K=10, in every rule set."""
    counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert [load_preset(preset).values[card] for card in FULL_DECK] == [counts[card // 4] for card in FULL_DECK]


def test_house_rules_may_count_courts_differently() -> None:
    """RULES.md §3, court values: J11 Q12 K13 changes no other card."""
    rules = house(court_values=[11, 12, 13])
    assert [rules.values[parse_card(f"{rank}H")] for rank in "A9TJQK"] == [1, 9, 10, 11, 12, 13]


def test_a_hand_counts_the_sum_of_its_cards() -> None:
    """The ace of clubs, the nine of hearts and two courts count 1 + 9 + 10 + 10."""
    assert load_preset("jazz-club").points(cards("AC 9H JS KD")) == 30


def test_no_cards_count_nothing() -> None:
    """An empty hand counts 0."""
    assert load_preset("jazz-club").points(EMPTY) == 0


@examples(120)
@given(st.sets(st.integers(0, 51)))
def test_a_set_gives_its_cards_in_ascending_order(held: set[Card]) -> None:
    """A set of cards and its ascending list of cards hold the same cards."""
    assert cards_in(mask_of(held)) == tuple(sorted(held))


def test_a_card_named_twice_is_in_a_set_once() -> None:
    """Naming a card twice puts it into a set once."""
    assert named(mask_of([parse_card("2D"), parse_card("2D"), parse_card("AC")])) == "AC 2D"


def test_special_cards_of_a_kind_are_equivalent() -> None:
    """All four special cards of a kind are equivalent; a natural card only equals itself."""
    for kind in ("W", "X", "B"):
        four = cards(f"{kind}1 {kind}2 {kind}3 {kind}4")
        assert all(same_kind(card) == four for card in cards_in(four))
    assert all(same_kind(card) == 1 << card for card in FULL_DECK)
