"""Records of hands with special cards (RECORD.md §1-§3): contents, refusals, and the answers of verify."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.records.drawn import NAMES, line_of, state_of
from tests.support.strategies import Playout, examples, twisted_playouts
from tests.support.tables import table
from tonk.commands.verify import verified
from tonk.records import Record, RecordRefused, action_text, record_from_json, result_of
from tonk.records.hand_extras import extras_of
from tonk.records.notation import parse_action
from tonk.records.positions import position_from_json, position_to_json
from tonk.records.strict import strict_json
from tonk.rules import DEFAULT, Position
from tonk.rules.ruleset import RuleSet


def known(rules: RuleSet) -> RuleSet:
    """Return the rules with an id that a record can name."""
    return rules if rules.id == "twists" else replace(rules, id=DEFAULT)


def recorded(playout: Playout, end: Position, actions: list[str]) -> Record:
    """The record of a hand, finished or not; an unfinished one has its seed."""
    over = end.outcome is not None
    extras = extras_of(end) if over else {**extras_of(playout.deal()), "seed": playout.seed}
    return Record(
        rules=known(playout.rules),
        seats=NAMES[: playout.seats],
        dealer=playout.dealer,
        deck=playout.deck,
        actions=tuple(actions),
        result=result_of(end.outcome, 1, playout.rules) if end.outcome else None,
        extras=extras,
    )


@examples(50)
@given(playout=twisted_playouts())
def test_a_hand_is_recorded_in_full(playout: Playout) -> None:
    """Written, read and replayed, a hand with special cards has the same end, or the same position in its middle."""
    playout = replace(playout, rules=known(playout.rules))
    position, choose, texts = playout.deal(), playout.chooser(), list[str]()
    halfway: dict[str, Any] | None = None
    while position.outcome is None:
        text = action_text(position.to_act, action := choose(position))
        assert parse_action(text) == (position.to_act, action)
        texts.append(text)
        position.apply(action)
        if len(texts) == 9 and position.outcome is None:
            record = recorded(playout, position, texts)
            halfway = state_of(record_from_json(strict_json(line_of(record.to_json()))).replay())
            del halfway["reshuffles"]
            assert halfway == {name: value for name, value in state_of(position.copy()).items() if name != "reshuffles"}
    whole = recorded(playout, position, texts)
    read = record_from_json(strict_json(line_of(whole.to_json())))
    assert read.to_json() == whole.to_json()
    assert read.replay().outcome == position.outcome
    assert verified(line_of(whole.to_json())) == {"ok": True, "result": whole.result}


def position_record(**changes: Any) -> dict[str, Any]:
    """A record that starts in mid-hand: seat 2 has the turn, seats 0 and 1 hold Crosses."""
    position: dict[str, Any] = {
        "hands": [["X1", "8D", "8H"], ["X2", "9C", "TC"], ["KS", "8C", "B1", "W2"]],
        "stock": ["2C", "2D", "2H"],
        "discard": ["3C", "3D"],
        "table": [{"owner": 1, "cards": ["5D", "W1=6D", "7D"], "by": [1, 1, 1]}],
        "to_act": 2,
        "phase": "play",
        "held": [False, False, False],
    } | changes
    kept = {key: value for key, value in position.items() if value is not ...}
    return {"format": "tonk-hand/1", "rules": "twists", "seats": ["Ana", "Bo", "Cy"], "position": kept}


def answer(record: dict[str, Any], *actions: str, **more: Any) -> dict[str, Any]:
    """Return verify's answer about the record with these actions."""
    return verified(json.dumps({**record, "actions": list(actions), **more}))


def test_a_wild_is_recorded_with_its_card() -> None:
    """RECORD.md §1: a Wild laid as a card is written W1=6D, on the table too, in that card's place."""
    said = answer(position_record())
    assert said["table"] == [{"owner": 1, "cards": ["5D", "W1=6D", "7D"], "by": [1, 1, 1]}]
    assert "2 hit W2=4D 0" in said["legal"]
    assert "2 hit W2=8D 0" in said["legal"]
    after = answer(position_record(), "2 hit W2=8D 0")
    assert after["table"][0]["cards"] == ["5D", "W1=6D", "7D", "W2=8D"]


def test_a_window_is_recorded() -> None:
    """RECORD.md §3: with an open Cross window, to_act is the seat asked and phase is window."""
    said = answer(position_record(to_act=2), "2 discard 8C", "0 take", "0 discard 8D")
    assert (said["to_act"], said["phase"]) == (1, "start")
    said = answer(position_record(), "2 discard 8C", "0 draw")
    assert (said["to_act"], said["phase"], said["legal"]) == (1, "window", ["1 cross X2", "1 pass"])
    said = answer(position_record(), "2 discard 8C", "0 draw", "1 cross X2")
    assert (said["to_act"], said["phase"], said["legal"]) == (1, "play", ["1 lay 8C 9C TC"])
    said = answer(position_record(), "2 discard 8C", "0 draw", "1 pass")
    assert (said["to_act"], said["phase"]) == (0, "play")


def test_holds_skips_and_blocks_are_recorded() -> None:
    """RECORD.md §2: held names who loses a turn, skip and block the cards before seats, and wait stays empty."""
    record = position_record(held=[True, False, False], skip=[None, "B2", None], block=[None, None, ["B3", 1]])
    said = answer(record)
    assert (said["held"], said["wait"]) == ([True, False, False], [0, 0, 0])
    said = answer(record, "2 discard KS")
    assert (said["to_act"], said["held"]) == (2, [False, False, False])
    said = answer(record, "2 skip B1 1")
    assert said["error"] == "There is already a Skip"


def test_a_position_with_special_cards_survives_recording() -> None:
    """A position that is set up, recorded and set up again is the same."""
    position = table(
        "twists",
        hands=["KD QD", "KH W3", "KS"],
        stock="2C",
        discard="3C X1",
        spreads=["1: 8C 8D W1=8H 8H/0"],
        phase="play",
        held=[1],
        skips={1: "B1"},
        blocks={2: ("B2", 0)},
    )
    again = position_from_json(position.rules, 3, position_to_json(position))
    assert position_to_json(again) == position_to_json(position)
    assert again.legal() == position.legal()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"held": [False, False, True], "phase": "start", "hands": [["2S"], ["3S"], ["4S"]]}, "the turn of seat 2"),
        ({"wait": [1, 0, 0]}, "in these rules nobody waits to drop"),
        ({"held": [0, 0, 0]}, "held must say true or false"),
        ({"skip": ["KD", None, None]}, "a seat can have one Skip and one Block in front of it"),
        ({"skip": ["B1", None, None]}, "B1 is there twice"),
        ({"skip": [None]}, "skip and block must name a card or null for each seat"),
        ({"block": [["B2"], None, None]}, "a Block is a card and the seat that placed it"),
        ({"block": [["B2", 7], None, None]}, "a Block is placed by a seat that is not there"),
        ({"table": [{"owner": 1, "cards": ["5D", "W1", "7D"]}]}, "5D W1 7D on the table is not a spread"),
        ({"table": [{"owner": 1, "cards": ["5D", "W1=9D", "7D"]}]}, "5D W1=9D 7D on the table is not a spread"),
        ({"table": [{"owner": 1, "cards": ["5D", "7D=6D", "7D"]}]}, "5D 7D=6D 7D"),
        (
            {"table": [{"owner": 1, "cards": ["W1=5D", "W3=6D", "W4=7D"]}]},
            "W1=5D W3=6D W4=7D on the table is not a spread",
        ),
        ({"table": [{"owner": 1, "cards": ["8S", "8H", "W1=8H"]}]}, "8S 8H W1=8H on the table is not a spread"),
        ({"table": [{"owner": 1, "cards": ["5D", "X3", "7D"]}]}, "5D X3 7D on the table is not a spread"),
    ],
)
def test_faults_of_a_position(changes: dict[str, Any], sentence: str) -> None:
    """An impossible position is refused with one sentence."""
    said = answer(position_record(**changes))
    assert not said["ok"]
    assert said["error"].startswith(sentence)


# Reshuffles

DRY = {
    "stock": [],
    "hands": [["2S", "9S"], ["3S"], ["4S"]],
    "discard": ["3C", "3D", "4D", "6C"],
    "to_act": 0,
    "phase": "start",
}


def test_a_reshuffle_is_recorded() -> None:
    """RECORD.md §2: reshuffles has each new deck, next card first."""
    reshuffled = [["3D", "4D", "3C"]]
    said = answer(position_record(**DRY), "0 draw", "0 discard 3D", reshuffles=reshuffled)
    assert (said["ok"], said["to_act"]) == (True, 1)
    assert said["hands"][0] == ["2S", "9S"]


@pytest.mark.parametrize("seed", [7, "a text", -1])
def test_an_unfinished_hand_may_have_a_seed(seed: object) -> None:
    """RECORD.md §2: it may have a seed instead, which always gives the same new decks."""
    said = answer(position_record(**DRY), "0 draw", seed=seed)
    assert said["ok"]
    assert said == answer(position_record(**DRY), "0 draw", seed=seed)


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({}, "the record does not say how the discards were shuffled: it has neither a reshuffle nor a seed"),
        ({"reshuffles": [["3D", "4D"]]}, "the reshuffle in the record does not match the discards below the top one"),
        (
            {"reshuffles": [["3D", "4D", "6C"]]},
            "the reshuffle in the record does not match the discards below the top one",
        ),
    ],
)
def test_a_missing_reshuffle_is_refused(more: dict[str, Any], error: str) -> None:
    """The draw that would need it is the refused action; everything before is fine."""
    assert answer(position_record(**DRY), **more)["ok"]
    assert answer(position_record(**DRY), "0 draw", **more) == {"ok": False, "action": 0, "error": error}


def test_an_extra_reshuffle_is_refused() -> None:
    """A finished hand records exactly its own reshuffles."""
    said = answer(position_record(**DRY), "0 drop", reshuffles=[["3D", "4D", "3C"]])
    assert said == {"ok": False, "error": "the record holds a reshuffle that never happened"}


# The record itself


def record(**changes: Any) -> dict[str, Any]:
    """A finished hand with a dealt bonus."""
    deck = ["AC", "2D", "2C", "4H", "3C", "6S", "3D", "8C", "4C", "TD"]
    everything = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    deck += [card for card in everything if card not in deck]
    record = {
        "format": "tonk-hand/1",
        "rules": "twists",
        "seats": ["Ana", "Bo"],
        "dealer": 1,
        "deck": deck,
        "score": [210, 5],
        "result": {
            "ending": "bonus",
            "winners": [0],
            "totals": [13, 30],
            "net": [50, 0],
            "score": [260, 5],
            "champion": 0,
        },
    } | changes
    return {key: value for key, value in record.items() if value is not ...}


def test_points_are_recorded_and_not_multiplied() -> None:
    """RECORD.md §2: net is the points gained, score the total after the hand, champion the winner of the game."""
    assert verified(json.dumps(record(stake=7))) == {"ok": True, "result": record()["result"]}
    for key, value in (("score", [260, 6]), ("champion", None), ("net", [350, 0])):
        said = verified(json.dumps(record(result={**record()["result"], key: value})))
        assert not said["ok"]
    missing = {key: value for key, value in record()["result"].items() if key != "champion"}
    assert "net, score and champion" in verified(json.dumps(record(result=missing)))["error"]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"twists": ["wild"]}, "the deck must be a list of 56 cards"),
        ({"twists": ["joker"]}, "the twists must be some of: wild, cross, skip"),
        ({"twists": ["wild", "wild"]}, "the twists must be some of: wild, cross, skip"),
        ({"twists": "wild"}, "the twists must be some of: wild, cross, skip"),
        ({"score": [1]}, "the score must hold the points of each seat"),
        ({"score": [-1, 0]}, "the score must hold points from 0 to 1000000000"),
        ({"reshuffles": [["AS"], ["AS"], ["AS"], ["AS"]]}, "these rules reshuffle at most 3 times"),
        ({"reshuffles": [["AS", "AS"]]}, "a reshuffle holds a card twice"),
        ({"reshuffles": [["1S"]]}, "a reshuffle holds something that isn't a card: '1S' is not a card"),
        ({"reshuffles": ["AS"]}, "the reshuffles must be a list of decks"),
        ({"seed": 1.5}, "the seed must be a whole number or text"),
    ],
)
def test_faults_of_a_record(changes: dict[str, Any], error: str) -> None:
    """A wrong entry about special cards is refused like any other."""
    with pytest.raises(RecordRefused) as refused:
        record_from_json(record(**changes))
    assert refused.value.sentence == error


def test_house_rules_may_have_twists() -> None:
    """Any preset may be the base; the deck then has the special cards in play."""
    house = {"base": "jazz-club", "twists": ["wild"]}
    deck = [*record()["deck"], "W1", "W2", "W3", "W4"]
    said = verified(json.dumps(record(rules=house, twists=["wild"], deck=deck, score=..., result=...)))
    assert (said["ok"], said["phase"]) == (True, "start")
    said = verified(json.dumps(record(rules="jazz-club", twists=["wild"], deck=deck, score=..., result=...)))
    assert said == {"ok": False, "error": "these rules have no twists"}
