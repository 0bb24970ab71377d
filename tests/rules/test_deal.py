"""The deal: everyone's cards, the Tonk, and the upcard."""

import pytest

from tests.support.tables import (
    PRESETS,
    cards,
    do,
    ended,
    ending,
    hands_of,
    house,
    legal,
    named,
    net,
    stacked,
    table,
    winners,
)
from tonk.rules import Position, RuleSet, load_preset
from tonk.rules.cards import FULL_DECK, Seat, cards_in, parse_card
from tonk.rules.events import HandEnded, TonkShown, UpcardTurned

# RULES.md §1, rows "Tonk on the deal" and "several Tonks"; §3 for pagat.
FIFTEEN_OR_LESS_IS_A_TONK = dict(zip(PRESETS, [False, True, True, True, True, False], strict=True))
SEVERAL_TONKS = dict(zip(PRESETS, ["draw", "draw", "draw", "paid", "paid", "draw"], strict=True))
DRAWN = [preset for preset, several in SEVERAL_TONKS.items() if several == "draw"]
PAID = [preset for preset, several in SEVERAL_TONKS.items() if several == "paid"]


def dealt(rules: str | RuleSet, *hands: str, dealer: Seat = Seat(0), then: str = "") -> Position:
    """These hands, dealt from a whole deck."""
    rule_set = load_preset(rules) if isinstance(rules, str) else rules
    return Position.deal(rule_set, len(hands), dealer, stacked(hands, dealer=dealer, then=then))


def totalling(rules: str | RuleSet, *totals: int) -> Position:
    """Dealt hands of five cards with these totals."""
    low = {6: "AC AD AH AS 2C", 13: "2D 2H 2S 3C 4C", 15: "3D 3H 3S 2D 4D", 16: "3D 3H 3S 4D 3C"}
    high = {
        30: "5D 5H 6C 6D 8C",
        31: "5S 5C 6H 6S 9H",
        48: "TC TD TH 9C 9D",
        49: "KC KD KH KS 9S",
        50: "JC QD QH JS TS",
    }
    return dealt(rules, *[(low | high)[total] for total in totals])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_five_cards_each_are_dealt_one_at_a_time_from_the_dealers_left(preset: str, dealer: Seat) -> None:
    """RULES.md: five cards each dealt one at a time clockwise from the dealer's left; RECORD.md §2, ``dealer``."""
    # From the top: three sevens, then eights, nines, tens and courts, so that no hand is a Tonk.
    deck = (*range(24, 40), *range(24), *range(40, 52))
    position = Position.deal(load_preset(preset), 3, dealer, deck)
    hands = [cards_in(position.hands[(dealer + step) % 3]) for step in (1, 2, 3)]
    assert hands == [(24, 27, 30, 33, 36), (25, 28, 31, 34, 37), (26, 29, 32, 35, 38)]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_next_card_is_turned_up_and_the_rest_is_the_stock(preset: str) -> None:
    """Row "upcard": yes in every rule set; the stock keeps the shuffled order, with the next card last in the list."""
    position = dealt(preset, "7C 8D 9H TS 2C", "7D 8C 9S TH 2D", then="4S 5S 6S")
    assert (position.discard, position.opening) == ([15], (UpcardTurned(parse_card("4S")),))
    assert (position.stock[-1], position.stock[-2], len(position.stock)) == (19, 23, 41)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_is_somewhere(seats: int) -> None:
    """Hands, upcard and stock together are the whole pack."""
    position = Position.deal(load_preset("jazz-club"), seats, Seat(0), FULL_DECK[::-1])
    held = [card for hand in position.hands for card in cards_in(hand)]
    assert sorted(held + position.discard + position.stock) == list(FULL_DECK)


@pytest.mark.parametrize(("seats", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0), (6, 5, 0)])
def test_the_dealers_left_plays_first(seats: int, dealer: Seat, first: int) -> None:
    """The first turn is that of the player on the dealer's left, who has yet to draw."""
    position = Position.deal(house("jazz-club", tonk_exact=[]), seats, dealer, FULL_DECK)
    assert (position.to_act, position.phase) == (first, "start")


def test_house_rules_may_do_without_an_upcard() -> None:
    """RULES.md §3, upcard: without one, the first player has no discard to take, and the stock has one more card."""
    position = dealt(house(upcard=False), "7C 8D 9H TS 2C", "7D 8C 9S TH 2D", then="4S 5S")
    assert (position.discard, position.stock[-1], position.opening) == ([], 15, ())
    assert "take" not in legal(position)


@pytest.mark.parametrize(("size", "seats"), [(3, 6), (7, 4), (8, 6)])
def test_house_rules_may_deal_another_number_of_cards(size: int, seats: int) -> None:
    """RULES.md §3, hand size: everyone gets as many cards as the knob says, and then the upcard is turned."""
    position = Position.deal(house(hand_size=size, tonk_exact=[]), seats, Seat(0), FULL_DECK)
    assert [hand.bit_count() for hand in position.hands] == [size] * seats
    assert (position.discard, len(position.stock)) == ([size * seats], 51 - size * seats)


# The Tonk


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("total", [6, 13, 15])
def test_fifteen_or_less_on_the_deal(preset: str, total: int) -> None:
    """Row "Tonk on the deal": 15 or less is a Tonk in every column except jazz-club (and pagat)."""
    tonk = ending(totalling(preset, 30, total)) == "tonk"
    assert tonk == FIFTEEN_OR_LESS_IS_A_TONK[preset]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("total", [49, 50])
def test_forty_nine_or_fifty_on_the_deal(preset: str, total: int) -> None:
    """Row "Tonk on the deal": 49 and 50 are a Tonk in every column."""
    assert ending(totalling(preset, 30, total)) == "tonk"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("total", [16, 30, 48])
def test_totals_between_are_no_tonk(preset: str, total: int) -> None:
    """A dealt hand of 16 to 48 is no Tonk."""
    assert ending(totalling(preset, 31, total)) is None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_tonk_is_paid_two_from_each(preset: str, seats: int) -> None:
    """Row "pays the holder": 2 from each, wherever the dealer or the holder sits."""
    # Six hands without a card in common; only the last one is a Tonk.
    hands = ["5C 6D 7H 8S 2C", "5D 6H 7S 8C 2D", "5H 6S 7C 8D 2H", "5S 6C 7D 8H 2S", "4C 4D 4H 9D 3S"]
    position = dealt(preset, *hands[: seats - 1], "KC KD KH QS JS", dealer=Seat(1))
    assert (net(position), winners(position)) == ([-2] * (seats - 1) + [2 * (seats - 1)], [seats - 1])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_tonk_shows_itself_and_ends_the_hand(preset: str) -> None:
    """R-late: a Tonk is declared automatically; row "upcard": turned after the Tonk check, so here it isn't turned."""
    position = totalling(preset, 50, 30)
    assert position.opening == (TonkShown(Seat(0), 50), HandEnded(ended(position)))
    assert (position.phase, position.discard, position.legal()) == ("over", [], [])
    assert position.outcome is not None
    assert position.outcome.totals == (50, 30)


@pytest.mark.parametrize("preset", DRAWN)
def test_several_tonks_are_a_draw(preset: str) -> None:
    """Row "several Tonks": a draw without payments or winners."""
    position = totalling(preset, 49, 30, 50)
    assert (ending(position), winners(position), net(position)) == ("push", [], [0, 0, 0])
    assert position.opening[:2] == (TonkShown(Seat(0), 49), TonkShown(Seat(2), 50))


@pytest.mark.parametrize("preset", PAID)
def test_every_holder_is_paid_by_every_non_holder(preset: str) -> None:
    """R-tonk-all, row "several Tonks": each holder gets 2 from each non-holder, and holders do not pay each other."""
    position = totalling(preset, 49, 30, 13, 31)
    assert (ending(position), winners(position), net(position)) == ("tonk", [0, 2], [4, -4, 4, -4])


@pytest.mark.parametrize("preset", PAID)
def test_if_all_hold_a_tonk_nobody_pays(preset: str) -> None:
    """R-tonk-all: if everyone has a Tonk, nobody pays; RECORD.md: all win, net 0. The hand ends."""
    position = totalling(preset, 49, 50, 15)
    assert (ending(position), winners(position), net(position)) == ("tonk", [0, 1, 2], [0, 0, 0])


@pytest.mark.parametrize("preset", DRAWN)
def test_if_all_hold_a_tonk_it_is_a_draw_too(preset: str) -> None:
    """Under rules by which several Tonks are a draw, Tonks all round are a draw too."""
    position = totalling(preset, 49, 50)
    assert (ending(position), winners(position), net(position)) == ("push", [], [0, 0])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("hand", "drawn", "left", "total"),
    [("KC KD QC QD 2C", "9H", "2C", 49), ("KC KD QC QD 2C", "JH", "2C", 50), ("AC AD 3C 3D KC", "2S", "KC", 10)],
)
def test_a_total_made_later_means_nothing(preset: str, hand: str, drawn: str, left: str, total: int) -> None:
    """R-late: 49, 50 or at most 15 after the deal means nothing, and the hand goes on."""
    position = table(preset, hands=[hand, "7C 8D 9S TS 4C"], stock=drawn, discard="2H")
    do(position, "draw", f"discard {left}")
    assert (position.totals[0], ending(position), position.to_act) == (total, None, 1)


def test_house_rules_may_name_any_tonk() -> None:
    """RULES.md §3, Tonk totals: a low limit, exact values or none, and the payment for a Tonk."""
    rules = house(tonk_at_most=16, tonk_exact=[30], tonk_pays=3)
    assert [ending(totalling(rules, 31, total)) for total in (16, 30, 48, 50)] == ["tonk", "tonk", None, None]
    assert net(totalling(rules, 16, 31)) == [3, -3]
    none = house(tonk_at_most=None, tonk_exact=[])
    assert [ending(totalling(none, 31, total)) for total in (6, 49, 50)] == [None, None, None]


def test_a_hand_counts_by_the_court_values_of_the_house() -> None:
    """A Tonk is counted by the court values of the rules: with K13, four courts and a low card can make 49."""
    position = dealt(house(court_values=[11, 12, 13], tonk_exact=[49]), "KC KD JC TC 2D", "5C 6D 7H 8S 2C")
    assert (ending(position), position.totals) == ("tonk", [49, 28])


def test_hands_of_deals_the_requested_totals() -> None:
    """The helper for other tests deals different cards with the requested totals."""
    hands = [cards(hand) for hand in hands_of(9, 20, 20, 45)]
    assert [load_preset("pagat").points(hand) for hand in hands] == [9, 20, 20, 45]
    assert sum(hands) == hands[0] | hands[1] | hands[2] | hands[3], [named(hand) for hand in hands]
