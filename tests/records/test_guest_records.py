"""Records of the guests' hands: round trips, the answers of `verify`, and possible and impossible positions."""

import json
from typing import Any

import pytest

from tests.support.guest_hands import GUESTS, GuestHand, any_hand, texts
from tests.support.tables import legal
from tonk.commands.verify import verified
from tonk.records import Record, action_text, record_from_json, result_of
from tonk.records.hand_extras import extras_of
from tonk.records.positions import position_to_json
from tonk.rules import Position, load_preset
from tonk.rules.cards import FULL_DECK
from tonk.rules.presets import guest_ids

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


def record_of(hand: GuestHand) -> tuple[Record, Position]:
    """The record of a finished hand, and its end."""
    decisions = hand.positions()
    position = hand.deal()
    for _, action in decisions:
        position.apply(action)
    assert position.outcome is not None
    record = Record(
        rules=hand.rules,
        seats=NAMES[: len(hand.score)],
        dealer=hand.dealer,
        deck=hand.deck,
        actions=tuple(action_text(at.to_act, action) for at, action in decisions),
        result=result_of(position.outcome, 1, hand.rules),
        extras=extras_of(position),
    )
    return record, position


def answer(value: Any) -> dict[str, Any]:
    """Return the answer of `verify` to a record."""
    return verified(json.dumps(value))


@pytest.mark.parametrize("game", GUESTS)
def test_a_hand_survives_recording(game: str) -> None:
    """Hands of any knobs and score come back with their reshuffles, and `verify` gives the result, stated or not."""
    for number in range(20, 26):
        record, position = record_of(any_hand(game, number))
        kept = record.to_json()
        again = record_from_json(json.loads(json.dumps(kept)))
        assert again.to_json() == kept
        assert again.replay().outcome == position.outcome
        assert answer(kept) == {"ok": True, "result": record.result}
        assert answer({key: value for key, value in kept.items() if key != "result"}) == answer(kept)
        assert not answer({**kept, "result": {**kept["result"], "winners": [5]}})["ok"]


@pytest.mark.parametrize("game", GUESTS)
def test_a_position_survives_recording(game: str) -> None:
    """It names everything that binds the turn, so legal actions are the same, and `verify` lists them."""
    hands = (any_hand(game, number) for number in range(60))
    hand = next(one for one in hands if one.mood == "keen" and one.rules == load_preset(game))
    for position, action in hand.positions()[::3]:
        body = position_to_json(position)
        value = {"format": "tonk-hand/1", "rules": record_rules(hand), "seats": list(NAMES[: len(hand.score)])}
        value |= {"position": body, "dealer": hand.dealer, "score": list(hand.score)}
        value |= {"seed": 1} if game == "thirty-one" else {}
        twin = record_from_json(value).start()
        early = game == "thirty-one" and position.turns < len(hand.score)
        assert position_to_json(twin) == body
        assert twin.legal() == position.legal() or early
        said = answer(value)
        assert said["legal"] == [f"{position.to_act} {text}" for text in legal(twin)]
        assert (said["to_act"], said["phase"]) == (position.to_act, position.phase)
        assert twin.refusal(action) is None


def record_rules(hand: GuestHand) -> Any:
    """Return the rules of a hand as a record names them."""
    return Record(hand.rules, ("Ana", "Bo")).to_json()["rules"]


def dealt(game: str, *actions: str, **more: Any) -> dict[str, Any]:
    """The record of a hand from a sorted deck, after these actions."""
    return {
        "format": "tonk-hand/1",
        "rules": game,
        "seats": ["Ana", "Bo"],
        "dealer": 1,
        "deck": texts(FULL_DECK),
        "actions": list(actions),
        **more,
    }


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (dealt("gin"), {"phase": "upcard", "legal": ["0 take", "0 pass"], "deadwood": 0, "taken": None}),
        (dealt("gin", "0 pass", "1 pass"), {"phase": "must-draw", "legal": ["0 draw"]}),
        (dealt("knock-rummy", "0 take"), {"phase": "play", "taken": "6C"}),
        (dealt("thirty-one"), {"legal": ["0 draw", "0 take", "0 knock"], "count": 13, "knocked": None}),
        (dealt("thirty-one", "0 knock"), {"to_act": 1, "legal": ["1 draw", "1 take"], "count": 13, "knocked": 0}),
    ],
)
def test_verify_says_where_a_hand_stands(record: dict[str, Any], said: dict[str, Any]) -> None:
    """`pass`, `knock CARD` and `knock` are listed; deadwood or count, `taken` and `knocked` are given."""
    found = answer(record)
    assert found["ok"], found
    assert {key: found[key] for key in said} == said


def test_verify_lists_knocks() -> None:
    """Knocks come after the discards, each with its card; neither list has the taken card."""
    found = answer(placed("gin", hands=[["4C", "5C", "6C", "KS", "9D"], ["KD"]], phase="play", taken="9D"))
    cards = ["4C", "5C", "6C", "KS"]
    assert found["legal"] == [*(f"0 discard {card}" for card in cards), "0 knock KS"]
    assert (found["deadwood"], found["taken"]) == (19, "9D")


def placed(game: str, *actions: str, score: Any = ..., **changes: Any) -> dict[str, Any]:
    """The record of a position with parts of it changed; ``...`` removes one."""
    body: dict[str, Any] = {
        "hands": [["4C", "5C", "KS"], ["KD", "2H", "9D"]],
        "stock": ["2S", "3S", "4S", "5S"],
        "discard": ["7S"],
        "to_act": 0,
        "phase": "start",
    } | changes
    record = {
        "format": "tonk-hand/1",
        "rules": game,
        "seats": ["Ana", "Bo"],
        "position": {key: value for key, value in body.items() if value is not ...},
        "actions": list(actions),
        "dealer": 1,
        "score": score,
    }
    return {key: value for key, value in record.items() if value is not ...}


FOUR = [["4C", "5C", "KS", "7H"], ["KD", "2H", "9D"]]


@pytest.mark.parametrize(
    "record",
    [
        *[placed(game) for game in GUESTS],
        *[placed(game, hands=FOUR, phase="play", taken="7H") for game in GUESTS],
        *[placed(game, table=[], wait=[0, 0], held=[False, False], taken=None, knocked=None) for game in GUESTS],
        placed("gin", phase="upcard"),
        placed("gin", phase="must-draw"),
        placed("thirty-one", knocked=1),
        placed("thirty-one", hands=FOUR, phase="play", taken="7H", knocked=1, score=[0, 3]),
        placed("gin", score=[99, 0]),
    ],
)
def test_possible_positions_are_accepted(record: dict[str, Any]) -> None:
    """Every phase of each game can be a position; what binds the turn may be omitted."""
    assert answer(record)["ok"], answer(record)


REFUSED: list[tuple[dict[str, Any], str]] = [
    (placed("gin", phase="window"), "the phase must be upcard, must-draw, start or play"),
    (placed("gin", phase="over"), "the phase must be upcard, must-draw, start or play"),
    (placed("knock-rummy", phase="upcard"), "the phase upcard is only for gin with an upcard"),
    (placed("thirty-one", phase="must-draw"), "the phase must-draw is only for gin with an upcard"),
    (placed("gin", phase="upcard", discard=[]), "the phase upcard is only for gin with an upcard"),
    (placed("gin", taken="KS"), "taken must be a card of the seat to act, in the phase play"),
    (placed("gin", hands=FOUR, phase="play", taken="KD"), "taken must be a card of the seat to act, in the phase play"),
    (placed("gin", hands=FOUR, phase="play", taken=5), "a card must be text such as 4D"),
    (placed("gin", hands=FOUR, phase="play", taken="W1"), "taken must be a card of the seat to act, in the phase play"),
    (placed("gin", knocked=1), "knocked must be a seat that is still in, or null"),
    (placed("thirty-one", knocked=0), "seat 0 has knocked, and has no turn left"),
    (placed("thirty-one", knocked=7), "knocked must be a seat that is still in, or null"),
    (placed("thirty-one", knocked=-1), "knocked must be a seat that is still in, or null"),
    (placed("thirty-one", knocked=True), "to_act and knocked must be numbers of seats"),
    (placed("thirty-one", to_act=2), "there is no seat 2 to act"),
    (placed("thirty-one", to_act="0"), "to_act and knocked must be numbers of seats"),
    (placed("thirty-one", hands=FOUR), "seat 0 holds 4 cards; it can hold 1 to 3"),
    (placed("thirty-one", score=[3, -1]), "a hand needs two players who are still in"),
    (placed("thirty-one", score=[3, -2]), "the score must hold lives from -1, for out, to 3"),
    (placed("thirty-one", score=[3, 4]), "the score must hold lives from -1, for out, to 3"),
    (placed("gin", score=[0, -2]), "the score must hold points from 0 to 1000000000"),
    (placed("gin", score=[0, 1.0]), "the score must hold the points of each seat"),
    (placed("gin", score=[0]), "the score must hold the points of each seat"),
    (placed("gin", table=[{"owner": 0, "cards": ["6C", "7C", "8C"]}]), "in this game table must be empty"),
    (placed("gin", table=True), "in this game table must be empty"),
    (placed("gin", wait=5), "in this game wait must be empty"),
    (placed("gin", held=[True, False]), "in this game held must be empty"),
    (placed("gin", skip=[None, None]), "'skip' is not a key of a position"),
    (placed("gin", stock=...), "the position lacks stock"),
    (placed("gin", stock=["W1"]), "there are cards in it that these rules leave out of the deck"),
    (placed("gin", stock=["KS"]), "KS is there twice"),
    (placed("gin", stock=[], discard=[]), "seat 0 would have nothing to do"),
    (placed("gin", hands=[["4C"], []]), "seat 1 holds 0 cards; it can hold 1 to 10"),
    (placed("gin", hands=[["4C"]]), "the position must hold a hand for each of the 2 seats"),
    (dealt("gin", deck=[*texts(FULL_DECK), "W1", "W2"]), "the deck must be a list of 52 cards"),
    (dealt("gin", deck=[*texts(FULL_DECK[1:]), "W1"]), "the deck holds W1, which is not in play"),
    (dealt("gin", seats=["Ana", "Bo", "Cy"]), "these rules are for 2 to 2 players, not 3"),
    (dealt("gin", twists=["wild"]), "these rules have no twists"),
    (dealt("gin", reshuffles=[["AC"]]), "these rules never reshuffle"),
    (dealt("thirty-one", reshuffles=[["AC"]], result={}), "a result is stated, but the hand is not over"),
    (dealt("jazz-club", rules={"base": "gin", "game": "thirty-one"}), "there is no rule called 'target'"),
    (dealt("jazz-club", rules={"base": "gin", "hit_books": True}), "there is no rule called 'hit_books'"),
    (dealt("jazz-club", rules={"base": "gin", "gin_bonus": 30}), "gin_bonus must be a whole number from 20 to 25"),
    (dealt("jazz-club", rules={"base": "gin", "big_gin": 1}), "big_gin must be true or false"),
    (dealt("gin", "0 knock W1"), "Take the upcard, or pass"),
    (dealt("gin", "0 lay 4C 5C 6C"), "You can't do that in this game"),
    (dealt("gin", "0 take", "0 knock W1"), "W1 is not in your hand"),
]


@pytest.mark.parametrize(("record", "error"), REFUSED)
def test_impossible_records_are_refused(record: dict[str, Any], error: str) -> None:
    """Hostile values get one plain sentence."""
    found = answer(record)
    assert (found["ok"], found.get("error")) == (False, error)


def test_a_seat_that_is_out_has_no_turn() -> None:
    """A player who is out may not hold a card either."""
    hands = [[], ["KD", "2H"], ["9D"]]
    record = placed("thirty-one", hands=hands, score=[-1, 1, 1]) | {"seats": ["Ana", "Bo", "Cy"]}
    assert answer(record) == {"ok": False, "error": "seat 0 would have nothing to do"}
    record["position"] |= {"to_act": 1}
    assert answer(record)["legal"] == ["1 draw", "1 take", "1 knock"]
    record["position"] |= {"hands": [["4C"], ["KD", "2H"], ["9D"]]}
    assert answer(record) == {"ok": False, "error": "seat 0 holds 1 cards; it can hold 0 to 0"}


def test_a_reshuffle_is_recorded() -> None:
    """A record without its reshuffle can't go on; one that has it comes back."""
    record = placed("thirty-one", "0 draw", stock=[], discard=["7S", "8S", "9S"])
    assert "does not say how the discards were shuffled" in answer(record)["error"]
    assert answer(record | {"reshuffles": [["8S", "7S"]]})["hands"][0] == ["4C", "5C", "8S", "KS"]
    assert "does not match" in answer(record | {"reshuffles": [["8S", "9S"]]})["error"]


def test_each_guest_has_a_preset() -> None:
    """Each guest has a preset that names its game."""
    assert guest_ids() == GUESTS
    assert [load_preset(game).game for game in GUESTS] == list(GUESTS)
