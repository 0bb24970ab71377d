"""A record holds a whole hand: it is read as it was written, and replaying it gives the same hand."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.presets import STAKE_IDS
from tests.support.strategies import Playout, examples
from tests.support.tables import house
from tonk.records import (
    Record,
    RecordRefused,
    do_action,
    record_from_json,
    result_of,
    rules_from_json,
    rules_to_json,
)
from tonk.records.record import HIGHEST_STAKE
from tonk.records.strict import strict_json
from tonk.rules import Position, RuleSet, load_preset
from tonk.rules.cards import Seat
from tonk.rules.events import Drew

from .drawn import (
    DECK,
    PLAIN,
    example,
    hands,
    house_rules,
    line_of,
    played_out,
    position_example,
    recorded,
    state_of,
)

STAKES = st.integers(1, HIGHEST_STAKE)
EXTRAS = st.dictionaries(st.text(max_size=8).map("x-{}".format), PLAIN, max_size=3)


def read(record: Record) -> Record:
    """Return the record read from the line on which this one is written."""
    return record_from_json(strict_json(line_of(record.to_json())))


@examples(40)
@given(playout=hands(), stake=STAKES, extras=EXTRAS, cut=st.floats(0, 1))
def test_a_record_survives_writing_and_reading(
    playout: Playout, stake: int, extras: dict[str, Any], cut: float
) -> None:
    """House rules, stake, deck, actions, result and keys that start with x- all come back, repeatedly."""
    _, texts, end = played_out(playout)
    whole = recorded(playout, texts, end, stake)
    part = recorded(playout, texts[: int(len(texts) * cut)], playout.deal(), stake)
    for record in (whole, part):
        kept = replace(record, extras=extras)
        assert read(kept) == kept
        assert read(kept).to_json() == kept.to_json()
        assert read(record) == record


@examples(60)
@given(playout=hands(), stake=STAKES)
def test_replaying_is_playing(playout: Playout, stake: int) -> None:
    """A record's replay ends in the same position as the play, field by field, under any house rules."""
    _, texts, end = played_out(playout)
    assert state_of(recorded(playout, texts, end, stake).replay()) == state_of(end)


@examples(40)
@given(playout=hands())
def test_an_action_by_its_text_gives_the_same_events(playout: Playout) -> None:
    """``do_action`` gives the same events as applying the action."""
    decisions, texts, _ = played_out(playout)
    position = playout.deal()
    for (before, action), text in zip(decisions, texts, strict=True):
        assert do_action(position, text) == before.apply(action)
        assert state_of(position) == state_of(before)


@examples(40)
@given(playout=hands())
def test_a_hand_can_be_saved_at_every_step(playout: Playout) -> None:
    """Saved after each action and read again, a hand is the same and goes on to the same end."""
    decisions, texts, end = played_out(playout)
    for number, (position, _) in enumerate(decisions):
        loaded = read(recorded(playout, texts[:number], position)).replay()
        assert loaded.legal() == position.legal()
        assert state_of(loaded) == state_of(position)
        for text in texts[number : number + 3]:
            do_action(loaded, text)
            do_action(position, text)
        assert state_of(loaded) == state_of(position)
    assert read(recorded(playout, texts, end)).replay().outcome == end.outcome


@examples(70)
@given(rules=house_rules())
def test_rules_survive_writing_and_reading(rules: RuleSet) -> None:
    """A record names the base of house rules and the knobs that differ; every knob comes back."""
    assert rules_from_json(strict_json(json.dumps(rules_to_json(rules)))) == rules


@pytest.mark.parametrize("preset", STAKE_IDS)
def test_a_preset_is_recorded_by_its_id(preset: str) -> None:
    """A preset is just its id, and so is an object that names a base and changes nothing."""
    assert rules_to_json(load_preset(preset)) == preset
    same = record_from_json(example(rules={"base": preset}, actions=[], result=...))
    assert same.rules == load_preset(preset)
    assert same.to_json()["rules"] == preset


def test_house_rules_are_recorded_by_their_differences() -> None:
    """Only the changed knobs are beside the base."""
    assert rules_to_json(house(hit_books=False, upcard=False)) == {
        "base": "jazz-club",
        "hit_books": False,
        "upcard": False,
    }


def test_the_example_of_the_notation() -> None:
    """A draw, a run, a hit on it and a drop: the record is replayed, and its result is right."""
    record = record_from_json(example())
    position = record.replay()
    assert position.outcome is not None
    assert result_of(position.outcome, 1, position.rules) == example()["result"]
    assert record.to_json() == example()


def test_keys_that_may_be_left_out() -> None:
    """Without a stake it is 1, and without actions nothing was done; result, score and seed may be missing."""
    record = record_from_json(example(stake=..., actions=..., result=...))
    assert (record.stake, record.actions, record.result) == (1, (), None)
    assert state_of(record.replay()) == state_of(Position.deal(load_preset("jazz-club"), 3, Seat(2), DECK))
    assert record_from_json(position_example()).dealer == 0


def test_tens_are_read_two_ways_in_a_deck() -> None:
    """A deck and actions with ``10D`` are read; the deck is written with ``TD``."""
    long = [card.replace("T", "10") for card in example()["deck"]]
    assert record_from_json(example(deck=long)).to_json() == example()


@pytest.mark.parametrize(
    "kept",
    [
        {"x-note": "mine"},
        {"x-": None},
        {"x-deep": {"a": [{"b": []}]}},
        {"seed": 12},
        {"seed": "a1b2"},
        {"score": [0, 0, 0]},
        {"score": [240, -120, 200]},
        {"twists": []},
        {"reshuffles": []},
    ],
)
def test_keys_unused_by_these_rules_are_kept(kept: dict[str, Any]) -> None:
    """Keys that start with x-, and those of other kinds of hands if they are empty, come back unchanged."""
    record = record_from_json(example(**kept))
    assert record.to_json() == example(**kept)
    assert record.replay().outcome is not None


@pytest.mark.parametrize("stake", [1, 25, HIGHEST_STAKE])
def test_net_is_stakes_times_the_stake(stake: int) -> None:
    """A result is in money: each one's win or loss in stakes, times the stake."""
    won = {**example()["result"], "net": [-stake, -stake, 2 * stake]}
    position = record_from_json(example(stake=stake, result=won)).replay()
    assert position.outcome is not None
    assert result_of(position.outcome, stake, position.rules) == won
    assert position.outcome.net == (-1, -1, 2)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"ending": "caught"}, "the stated result differs: ending is drop"),
        ({"winners": [1]}, "the stated result differs: winners is [2]"),
        ({"winners": 2}, "the stated result differs: winners is [2]"),
        ({"totals": [20, 18]}, "the stated result differs: totals is [20, 18, 9]"),
        ({"totals": [20, 18, 9.0]}, "the stated result differs: totals is [20, 18, 9]"),
        ({"totals": {"0": 20}}, "the stated result differs: totals is [20, 18, 9]"),
        ({"net": [-1, -1, 3]}, "the stated result differs: net is [-1, -1, 2]"),
        ({"net": [True, -1, 2]}, "the stated result differs: net is [-1, -1, 2]"),
        ({"net": None}, "the stated result differs: net is [-1, -1, 2]"),
        ({"net": ...}, "the stated result must hold ending, winners, totals and net and nothing else"),
        ({"score": [0, 0, 0]}, "the stated result must hold ending, winners, totals and net and nothing else"),
    ],
)
def test_a_wrong_stated_result_is_refused(change: dict[str, Any], sentence: str) -> None:
    """Any part with another value or type is refused, and the sentence has the right result."""
    stated = {key: value for key, value in {**example()["result"], **change}.items() if value is not ...}
    with pytest.raises(RecordRefused) as refused:
        record_from_json(example(result=stated)).replay()
    assert refused.value.sentence == sentence
    assert refused.value.action is None


def test_a_result_of_a_hand_going_on_is_refused() -> None:
    """An unfinished hand has no result."""
    with pytest.raises(RecordRefused, match=r"^a result is stated, but the hand is not over$"):
        record_from_json(example(actions=example()["actions"][:-1])).replay()


@examples(30)
@given(playout=hands(), data=st.data())
def test_only_the_true_result_is_accepted(playout: Playout, data: st.DataObject) -> None:
    """For any hand, a result with one number changed is refused."""
    _, texts, end = played_out(playout)
    kept = json.loads(line_of(recorded(playout, texts, end).to_json()))
    row = kept["result"][data.draw(st.sampled_from(["totals", "net"]))]
    row[data.draw(st.integers(0, len(row) - 1))] += data.draw(st.sampled_from([-1, 1]))
    with pytest.raises(RecordRefused, match=r"^the stated result differs: "):
        record_from_json(kept).replay()


def test_a_refused_action_changes_nothing() -> None:
    """After a refusal, the position is unchanged and the hand can go on."""
    position = record_from_json(example(actions=[], result=...)).replay()
    before = state_of(position.copy())
    for text in ("1 draw", "0 discard KS", "0 lay KS QS JS", "0 hit KS 0", "nonsense"):
        with pytest.raises(RecordRefused):
            do_action(position, text)
        assert state_of(position) == before
    assert isinstance(do_action(position, "0 draw")[0], Drew)
