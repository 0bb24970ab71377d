"""Jokers, wild deuces and the pack of 40: the Wilds of Tonk with Twists at other tables."""

import pytest

from tests.support.tables import cards, do, house, legal, refused, table
from tonk.records.notation import action_text, parse_action
from tonk.rules import Position, RuleSet
from tonk.rules.cards import WILDS, card_text, parse_card
from tonk.rules.refusals import TooManyWilds, WildMisnamed, WildUnnamed
from tonk.rules.setup import PositionRefused

DEUCES = house(wilds=["deuces"])
JOKERS = house(wilds=["jokers"])


def playing(hand: str, rules: RuleSet = DEUCES, **more: object) -> Position:
    """Seat 0 after its draw, with these cards."""
    return table(rules, hands=[hand, "KD QD"], stock="4S", discard="3S", phase="play", **more)  # type: ignore[arg-type]


def test_the_decks_of_house_rules() -> None:
    """Two jokers are added to the pack as the first two Wilds; deuces are part of it."""
    assert [card_text(card) for card in JOKERS.deck()[52:]] == ["W1", "W2"]
    assert (len(DEUCES.deck()), len(house(pack="40").deck())) == (52, 40)
    assert DEUCES.wild_cards == cards("2C 2D 2H 2S")
    assert house(wilds=["deuces"], twists=["wild"]).wild_cards == cards("2C 2D 2H 2S") | WILDS
    assert not {card_text(card)[0] for card in house(pack="40", wilds=["jokers"]).deck()} & set("89T")


def test_a_deuce_is_a_two_or_a_wild() -> None:
    """AC 2C 3C is a natural run, but the 2C can also be the 4C of 3C 4C 5C."""
    position = playing("AC 2C 3C 5C KH")
    assert {"lay AC 2C 3C", "lay 3C 2C=4C 5C"} <= set(legal(position))
    assert "lay AC 2C=2C 3C" not in legal(position)
    do(position, "lay 3C 2C=4C 5C")
    assert [card_text(name) for name in position.table[0].names] == ["3C", "4C", "5C"]


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("lay AC 2C=2C 3C", WildMisnamed),
        ("lay 2C 2D 2H=2S", WildMisnamed),
        ("lay 4D 5D KH=6D", WildMisnamed),
        ("hit 2C=8C 0", WildMisnamed),
    ],
)
def test_a_deuce_can_not_stand_for_these_cards(action: str, refusal: type) -> None:
    """A deuce can't be named as itself, another deuce, or a card in the same spread; other cards aren't wild."""
    rules = house(wilds=["deuces"], hand_size=8)
    position = playing("AC 2C 3C 2D 2H 4D 5D KH", rules, spreads=["1: 8C 8D 8H"])
    seat, doing = parse_action(f"0 {action}")
    found = position.refusal(doing)
    if action.startswith("hit"):  # the eight of clubs is there, and its spade is not
        assert (found, seat) == (WildMisnamed(parse_card("2C"), parse_card("8C")), 0)
    assert isinstance(found, refusal)


def test_deuces_that_stand_for_other_cards_are_not_natural() -> None:
    """With two naturals required, 5C and two Wilds are no spread; a deuce laid as a two counts as natural."""
    rules = house(wilds=["deuces"], least_naturals=2)
    position = playing("5C 2D 2H AC 2C 7H", rules)
    assert isinstance(refused(position, "lay 5C 2D=6C 2H=7C"), TooManyWilds)
    do(position, "lay AC 2C 2D=3C")


def test_a_joker_has_to_be_named() -> None:
    """A joker has no rank or suit, so it must be named."""
    position = playing("5C 6C W1 KH", JOKERS)
    assert isinstance(refused(position, "lay 5C 6C W1"), WildUnnamed)
    do(position, "lay 5C 6C W1=7C")


@pytest.mark.parametrize("text", ["0 lay 3C 2C=4C 5C", "0 hit 2D=8S 0", "0 lay AC 2C 3C", "0 lay 5D W2=6D 7D"])
def test_records_write_a_deuce_as_they_write_a_wild(text: str) -> None:
    """Records write the card that a deuce stands for, if it isn't itself, after an equals sign."""
    assert action_text(*parse_action(text)) == text


def test_a_wild_stands_for_no_missing_card() -> None:
    """In the pack of 40 a Wild after the seven would be an eight, which is refused."""
    rules = house(pack="40", wilds=["jokers"])
    position = playing("5C 6C 7C W1 KH", rules)
    assert isinstance(refused(position, "lay 6C 7C W1=8C"), WildMisnamed)
    do(position, "lay 5C 6C 7C")
    assert {text for text in legal(position) if text.startswith("hit")} == {"hit W1=4C 0"}


def test_in_the_short_pack_seven_jack_queen_is_no_run() -> None:
    """A run follows the cards' own order, in which the missing ranks are gaps."""
    position = playing("7C JC QC KC AH", house(pack="40"))
    assert [text for text in legal(position) if text.startswith("lay")] == ["lay JC QC KC"]


def test_a_position_with_cards_that_were_left_out_is_refused() -> None:
    """In the pack of 40 an eight, real or as a Wild, is refused."""
    with pytest.raises(PositionRefused, match="leave out of the deck"):
        playing("8C JC", house(pack="40"))
    with pytest.raises(PositionRefused, match="not wild in these rules"):
        playing("KS JC", house(), spreads=["1: 5C 6C 2D=7C"])


def test_a_position_with_wilds_that_could_not_have_been_laid_is_refused() -> None:
    """Wilds for missing cards, spreads without enough natural cards, and books of more than four are refused."""
    with pytest.raises(PositionRefused, match="leave out of the deck"):
        playing("JC", house(pack="40", wilds=["jokers"]), spreads=["1: 6D 7D W1=8D"])
    with pytest.raises(PositionRefused, match="needs 2 natural cards"):
        playing("JC", house(wilds=["jokers"], least_naturals=2), spreads=["1: 6D W1=7D W2=8D"])
    with pytest.raises(ValueError, match="not a spread"):
        playing("JC", JOKERS, spreads=["1: 5C 5D 5H 5S W1=5C"])
    playing("JC", JOKERS, spreads=["1: 5C 5D 5H W1=5C"])
