"""Wilds (RULES.md §2): what they may stand for, where they may lie, and what they count in a hand."""

import pytest

from tests.support.tables import action, cards, do, house, in_order, legal, may, refused, table
from tonk.rules import Position
from tonk.rules import refusals as no
from tonk.rules.cards import EMPTY, card_text, parse_card


def holding(hand: str, *spreads: str, rules: str = "twists") -> Position:
    """Seat 0 after its draw, with this hand."""
    return table(rules, hands=[hand, "2H"], stock="9H", discard="9S", spreads=spreads, phase="play")


def lays(position: Position) -> set[str]:
    """The legal spreads."""
    return {text.removeprefix("lay ") for text in legal(position) if text.startswith("lay")}


def hits(position: Position) -> set[str]:
    """The legal hits."""
    return {text.removeprefix("hit ") for text in legal(position) if text.startswith("hit")}


def test_a_wild_fills_a_gap_or_stands_at_an_end() -> None:
    """§2, "It may stand for any card that is not in that spread": in the middle, or at either end, of a run."""
    assert lays(holding("5C 7C W1")) == {"5C W1=6C 7C"}
    assert lays(holding("5C 6C W1")) == {"W1=4C 5C 6C", "5C 6C W1=7C"}
    assert lays(holding("AC 2C W1")) == {"AC 2C W1=3C"}


def test_in_a_book_it_is_listed_under_the_first_suit_missing() -> None:
    """A Wild in a book is listed once, but may be named as any missing suit."""
    position = holding("8D 8H W1")
    assert lays(position) == {"W1=8C 8D 8H"}
    assert position.refusal(action("lay 8D 8H W1=8S")) is None


def test_a_spread_needs_a_natural_card() -> None:
    """§2, "At least one natural card in a spread": one card and two Wilds are a spread, three Wilds are not."""
    assert "8D W1=9D W2=TD" in lays(holding("8D W1 W2"))
    assert lays(holding("W1 W2 W3 X1")) == set()
    assert refused(holding("W1 W2 W3"), "lay W1=5C W2=6C W3=7C") == no.TooManyWilds(1)


def test_a_house_may_ask_for_more_natural_cards() -> None:
    """The knob least_naturals: if it is two, one card and two Wilds are no spread."""
    position = table(house("twists", least_naturals=2), hands=["8D W1 W2", "2H"], stock="9H", phase="play")
    assert lays(position) == set()
    assert refused(position, "lay 8D W1=9D W2=TD") == no.TooManyWilds(2)


def test_the_real_card_may_lie_anywhere_else() -> None:
    """§2, "Wherever the real one lies": on the table, among the discards, or in the same hand."""
    position = holding("5C 6C 7C W1", "1: 7D 7H 7S")
    assert may(position, "lay 5C 6C W1=7C")
    do(position, "lay 5C 6C W1=7C")
    assert position.hands[0] == cards("7C")
    assert may(holding("8S TS W1"), "lay 8S W1=9S TS")  # 9S is the top discard


def test_a_wild_may_not_stand_for_a_card_of_its_spread() -> None:
    """§2, "Any card that is not in that spread": neither as a natural card nor as another Wild."""
    assert refused(holding("5C 6C 7C W1"), "lay 5C 6C 7C W1=7C") == no.WildMisnamed(parse_card("W1"), parse_card("7C"))
    assert refused(holding("8C W1 W2"), "lay 8C W1=8D W2=8D") == no.WildMisnamed(parse_card("W2"), parse_card("8D"))


def test_a_wild_must_be_named() -> None:
    """§2, "Its value is fixed when laid": a Wild must be laid as a certain card."""
    assert refused(holding("5C 6C W1"), "lay 5C 6C W1") == no.WildUnnamed(parse_card("W1"))
    assert refused(holding("7C W1", "1: 4C 5C 6C"), "hit W1 0") == no.WildUnnamed(parse_card("W1"))


def test_only_a_wild_stands_for_another_card() -> None:
    """Natural cards and other special cards can't be laid as another card."""
    assert refused(holding("5C 6C 9D"), "lay 5C 6C 9D=7C") == no.WildMisnamed(parse_card("9D"), parse_card("7C"))
    assert refused(holding("5C 6C X1"), "lay 5C 6C X1=7C") == no.TwistInSpread(parse_card("X1"))
    assert refused(holding("5C 6C B1 W1"), "lay 5C 6C B1") == no.TwistInSpread(parse_card("B1"))
    assert refused(holding("5C 6C X1", "1: 8C 8D 8H"), "hit X1 0") == no.TwistInSpread(parse_card("X1"))


def test_named_wilds_must_make_a_spread() -> None:
    """The named cards are the ones that must make a spread."""
    assert refused(holding("5C 6C W1"), "lay 5C 6C W1=8C") == no.RunHasGaps(cards("5C 6C 8C"), cards("7C"))
    assert refused(holding("5C W1"), "lay 5C W1=6C") == no.TooFew(cards("5C 6C"))


def test_a_wild_may_hit() -> None:
    """§2, "May hit": a run at either end, or a book once."""
    assert hits(holding("W1 KS", "1: 4C 5C 6C")) == {"W1=3C 0", "W1=7C 0"}
    assert hits(holding("W1 KS", "1: 8C 8D 8S")) == {"W1=8H 0"}
    assert hits(holding("W1 KS", "1: 8C 8D 8H 8S")) == set()
    position = holding("W1 7C KS", "1: 3C 4C 5C")
    do(position, "hit W1=6C 7C 0")
    assert position.table[0].names == in_order("3C 4C 5C 6C 7C")


def test_a_wild_is_never_moved() -> None:
    """§2, "Never moved": the card it stands for stays taken in the run."""
    position = holding("6C 8C", "1: 4C 5C W1=6C 7C")
    assert hits(position) == {"8C 0"}
    assert refused(position, "hit 6C 0") == no.DoesNotFit(parse_card("6C"), in_order("4C 5C 6C 7C"), cards("3C 8C"))


def test_in_trips_its_suit_is_only_a_name() -> None:
    """§2, "In trips its suit is only a name, so the natural card may still hit (four at most)"."""
    position = holding("8H 8S W2 KS", "1: 8C 8D W1=8H")
    assert hits(position) == {"8H 0", "8S 0", "W2=8S 0"}
    assert refused(position, "hit W2=8H 0") == no.WildMisnamed(parse_card("W2"), parse_card("8H"))
    do(position, "hit 8H 0")
    assert position.table[0].names == in_order("8C 8D 8H 8H")
    assert hits(position) == set()
    assert refused(position, "hit 8S 0") == no.DoesNotFit(parse_card("8S"), in_order("8C 8D 8H 8H"), EMPTY)


def test_a_wild_scores_and_lies_in_the_place_of_its_card() -> None:
    """A spread is in the order of the named cards, and remembers who laid each of them."""
    position = holding("KS W1", "1: JS QS W2=KS")
    do(position, "hit W1=TS 0")
    (spread,) = position.table
    assert ([card_text(card) for card in spread.cards], spread.by) == (["W1", "JS", "QS", "W2"], (0, 1, 1, 1))
    assert spread.wilds == ((52, parse_card("TS")), (53, parse_card("KS")))


def test_a_wild_in_hand_counts_ten() -> None:
    """§2, "A twist counting 10"."""
    assert holding("W1 3C").totals[0] == 13


@pytest.mark.parametrize("twist", ["W1", "X1", "B1"])
def test_any_twist_may_be_discarded_and_taken(twist: str) -> None:
    """§2, "May be discarded and taken, like any twist"."""
    position = holding(f"{twist} 3C")
    do(position, f"discard {twist}")
    assert position.discard[-1] == parse_card(twist)
    do(position, "take")
    assert position.hands[1] == cards(f"2H {twist}")


def test_wilds_may_be_turned_on_in_any_rules() -> None:
    """House rules may have Wilds, here the common game, played for stakes."""
    position = table(house("jazz-club", twists=["wild"]), hands=["5C W1 7C", "KS"], stock="9H", discard="2S")
    assert may(position, "lay 5C W1=6C 7C")
    do(position, "lay 5C W1=6C 7C")
    assert position.outcome is not None
    assert position.outcome.net == (1, -1)
