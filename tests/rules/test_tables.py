"""Knobs of the deal: the number of players, the cards dealt to each, and who may take the upcard."""

import pytest

from tests.support.tables import do, house, refused, stacked
from tonk.records import RecordRefused, record_from_json
from tonk.rules import Position
from tonk.rules.cards import FULL_DECK, Seat, card_range, card_text
from tonk.rules.refusals import UpcardStays

DECK = [card_text(card) for card in FULL_DECK]


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 7), (4, 5), (5, 5), (6, 4)])
def test_a_table_is_dealt_the_hands_of_its_size(seats: int, size: int) -> None:
    """Two or three players get seven cards, four or five get five, six get four; the rest is the stock."""
    rules = house(hand_sizes=[7, 7, 5, 5, 4], tonk_exact=[], upcard=False)
    position = Position.deal(rules, seats, Seat(0), FULL_DECK)
    assert [hand.bit_count() for hand in position.hands] == [size] * seats
    assert len(position.stock) == 52 - seats * size


def test_hand_sizes_go_before_the_hand_size() -> None:
    """The one hand size is for tables without their own."""
    assert [house(hand_size=8).dealt(seats) for seats in (2, 6)] == [8, 8]
    assert [house(hand_size=8, hand_sizes=[7, 6, 5, 4, 3]).dealt(seats) for seats in (2, 6)] == [7, 3]


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_with_too_few_or_too_many_players_is_refused(players: int) -> None:
    """The refusal says how many can play by the rules."""
    record: dict[str, object] = {
        "format": "tonk-hand/1",
        "rules": {"base": "pagat", "least_players": 3, "most_players": 4},
    }
    record |= {"seats": [f"P{n}" for n in range(players)], "dealer": 0, "deck": DECK}
    with pytest.raises(RecordRefused, match=f"these rules are for 3 to 4 players, not {players}"):
        record_from_json(record)


def test_an_upcard_that_nobody_may_take_starts_the_discards() -> None:
    """The first player draws; the upcard then lies under the first discard, which may be taken."""
    rules = house(upcard_taker="nobody")
    position = Position.deal(
        rules, 2, Seat(1), stacked(["2C 4D 6H 8S TC", "3C 5D 7H 9S JC"], dealer=Seat(1), then="KH QS")
    )
    assert refused(position, "take") == UpcardStays()
    do(position, "draw", "discard QS")
    do(position, "take")
    assert [card_text(card) for card in position.discard] == ["KH"]


def test_the_first_player_may_take_the_upcard_by_default() -> None:
    """By default the upcard is a discard like any other."""
    position = Position.deal(
        house(), 2, Seat(1), stacked(["2C 4D 6H 8S TC", "3C 5D 7H 9S JC"], dealer=Seat(1), then="KH QS")
    )
    do(position, "take")
    assert position.phase == "play"


@pytest.mark.parametrize(("taker", "phase", "to_act"), [("nobody", "play", 0), ("first", "window", 1)])
def test_nobody_crosses_for_an_upcard_that_nobody_may_take(taker: str, phase: str, to_act: int) -> None:
    """A Cross can't take an upcard that nobody may take; otherwise the seat with the kings is asked."""
    rules = house("twists", upcard=True, upcard_taker=taker, tonk_exact=[])
    hands = ["2C 4D 6H 8S TC", "KC KD 3S X1 7C", "3C 5D 7H 9S JC"]
    deck = stacked(hands, dealer=Seat(2), then="KH QS")
    position = Position.deal(rules, 3, Seat(2), (*deck, *[card for card in card_range(56, 60) if card not in deck]))
    do(position, "draw")
    assert (position.phase, position.to_act) == (phase, to_act)
