"""A hand in progress can be recorded as a position and set up again from it."""

import pytest
from hypothesis import given

from tests.support.strategies import Playout, examples
from tests.support.tables import do, legal, may, named, refused, table
from tonk.records import RecordRefused, record_from_json
from tonk.records.positions import position_from_json, position_to_json
from tonk.records.strict import strict_json
from tonk.rules import Position
from tonk.rules import refusals as no

from .drawn import hands, line_of, played_out, position_example

RECORDED = ("hands", "totals", "stock", "discard", "table", "to_act", "phase", "wait")
"""The fields that a position records, without the earlier part of the turn."""


def again(position: Position) -> Position:
    """The position set up from this one's record."""
    return position_from_json(position.rules, position.seats, strict_json(line_of(position_to_json(position))))


@examples(40)
@given(playout=hands())
def test_a_recorded_position_can_be_set_up(playout: Playout) -> None:
    """Hands, stock, discards, table, waits and legal actions come back at every decision.

    Only legal actions may differ if the turn has a past that a position doesn't record (a laid spread, the last card
    of the stock, an upcard that nobody may take, or a round too early for a drop).
    """
    for position, _ in played_out(playout)[0]:
        twin = again(position)
        for field in RECORDED:
            assert getattr(twin, field) == getattr(position, field), field
        past = position.laid or (position.took is not None and position.dry_takes)
        stays = position.rules.upcard_taker == "nobody" and not position.turns
        early = position.turns < position.seats * (position.rules.first_drop_round - 1)
        if not past and not stays and not early:
            assert twin.legal() == position.legal()
        assert position_to_json(twin) == position_to_json(position)


@examples(40)
@given(playout=hands())
def test_a_hand_can_continue_from_a_position(playout: Playout) -> None:
    """Set up at the start of a turn while there is a stock, a hand continues as the original did."""
    for position, action in played_out(playout)[0]:
        if position.phase == "start" and not position.laid and position.stock and not position.idle_takes:
            twin = again(position)
            assert twin.apply(action) == position.copy().apply(action)


def test_the_example_of_the_notation() -> None:
    """The example has the top discard last, the next card of the stock first, and books in C D H S order."""
    position = record_from_json(position_example()).replay()
    assert [named(hand) for hand in position.hands] == ["4C 8C", "2D KS"]
    assert legal(position) == ["draw", "take", "hit 4C 0", "hit 8C 0"]
    assert position.table[1].cards == tuple(sorted(position.table[1].cards))
    assert position.table[1].by == (0, 0, 0)
    assert position.dealer == 1
    shown = position_to_json(position)
    assert shown == {
        **position_example()["position"],
        "hands": [["4C", "8C"], ["2D", "KS"]],
        "table": [
            {"owner": 1, "cards": ["5C", "6C", "7C"], "by": [1, 1, 1]},
            {"owner": 0, "cards": ["9C", "9H", "9S"], "by": [0, 0, 0]},
        ],
    }
    do(position, "draw")
    assert named(position.hands[0]) == "4C 8C 9D"
    assert named(1 << position.discard[-1]) == "2S"


def test_each_card_keeps_its_layer() -> None:
    """``by`` belongs to the cards as given, however they are then ordered."""
    spread = {"owner": 1, "cards": ["7C", "5C", "6C"], "by": [0, 1, 1]}
    position = record_from_json(position_example(table=[spread])).replay()
    assert position_to_json(position)["table"] == [{"owner": 1, "cards": ["5C", "6C", "7C"], "by": [1, 1, 0]}]


@pytest.mark.parametrize("key", ["wait", "held"])
def test_keys_that_a_position_may_leave_out(key: str) -> None:
    """Without ``wait`` nobody waits, and without ``held`` nobody is held."""
    position = record_from_json(position_example(**{key: ...})).replay()
    assert position.wait == ([0, 0] if key == "wait" else [3, 0])


def test_empty_skips_and_blocks_are_accepted() -> None:
    """Empty ``skip`` and ``block`` are accepted."""
    record_from_json(position_example(skip=[None, None], block=[None, None])).replay()


def test_waits_count_as_recorded() -> None:
    """At the start of a turn, ``wait`` includes it: 1 bars only this turn's drop."""
    position = record_from_json(position_example(wait=[1, 1], phase="start", table=[])).replay()
    assert refused(position, "drop") == no.DropBarred(1, ())
    do(position, "draw", "discard 8C")
    assert position.wait == [0, 1]
    assert refused(position, "drop") == no.DropBarred(1, ())


def test_a_seat_in_play_holds_one_more() -> None:
    """The seat that has drawn has six cards, the others five; or as many as the rules deal."""
    six = ["2H", "3H", "5H", "7H", "8H", "JH"]
    position = record_from_json(position_example(hands=[six, ["KS"]], phase="play")).replay()
    assert position.hands[0].bit_count() == 6
    seven = {**position_example(hands=[[*six, "KH"], ["KS"]]), "rules": {"base": "jazz-club", "hand_size": 7}}
    assert record_from_json(seven).replay().hands[0].bit_count() == 7


def test_cards_that_are_not_named_are_not_in_play() -> None:
    """Cards that a position doesn't name are not in play, even if the stock is empty."""
    position = record_from_json(position_example(stock=[])).replay()
    assert position.stock == []
    do(position, "draw")
    assert position.outcome is not None
    assert position.outcome.ending == "stock"


def test_actions_continue_from_a_position() -> None:
    """A record that begins in mid-hand is replayed, and its stated result checked, like any other."""
    record = position_example(wait=[0, 0])
    record |= {
        "actions": ["0 hit 8C 0", "0 draw", "0 hit 4C 0", "0 hit 9D 1"],
        "result": {"ending": "out", "winners": [0], "totals": [0, 12], "net": [3, -3]},
        "stake": 3,
    }
    assert record_from_json(record).replay().outcome is not None
    record["result"] = {**record["result"], "net": [1, -1]}
    with pytest.raises(RecordRefused, match="net is"):
        record_from_json(record).replay()


def test_a_record_keeps_the_position_as_read() -> None:
    """A record that begins in mid-hand is written with the position as read, and the dealer."""
    given_as = {**position_example(held=...), "x-note": "mine"}
    kept = record_from_json(given_as).to_json()
    assert kept == {**given_as, "stake": 1, "dealer": 0, "actions": []}
    assert record_from_json(kept) == record_from_json(given_as)


def test_the_past_of_a_turn_is_not_recorded() -> None:
    """A set-up position has no spread laid this turn, so a drop barred only by that is legal again."""
    position = table("jazz-club", hands=["5C 6C 7C 8H", "KS 2D"], stock="9D", discard="2S")
    do(position, "lay 5C 6C 7C")
    assert refused(position, "drop") == no.DropAfterLaying()
    assert may(again(position), "drop")


def test_house_rules_hold_in_a_position() -> None:
    """The record's own rules decide the legal actions from a position."""
    record = {**position_example(), "actions": ["0 draw", "0 hit 9D 1"]}
    assert record_from_json(record).replay().hits == 1
    with pytest.raises(RecordRefused) as refusal:
        record_from_json({**record, "rules": {"base": "jazz-club", "hit_books": False}}).replay()
    assert refusal.value.refusal == no.BooksMayNotBeHit()
