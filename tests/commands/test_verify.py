"""``verify``: each record gets one JSON line, as documented with the notation."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.records.drawn import example, hands, line_of, played_out, position_example, recorded
from tests.support.strategies import Playout, examples
from tonk.commands.verify import verified
from tonk.records import action_text, result_of
from tonk.records.positions import position_to_json

from .running import tonk


def answer(record: dict[str, Any]) -> Any:
    """Return the line for one record, asserting the exit status."""
    ran = tonk("verify", "-", stdin=line_of(record).encode())
    assert ran.err == ""
    (line,) = ran.lines
    assert ran.status == (0 if line["ok"] else 1)
    return line


def test_a_finished_hand() -> None:
    """A finished hand gets its result, stated in the record or not."""
    expected = {"record": 0, "ok": True, "result": example()["result"]}
    assert answer(example()) == expected
    assert answer(example(result=...)) == expected
    assert list(answer(example())["result"]) == ["ending", "winners", "totals", "net"]


def test_a_hand_going_on() -> None:
    """An unfinished hand gets its position and every legal action."""
    assert answer(example(actions=example()["actions"][:3], result=...)) == {
        "record": 0,
        "ok": True,
        "to_act": 1,
        "phase": "start",
        "legal": ["1 draw", "1 take", "1 drop", "1 hit 7D 0"],
        "wait": [0, 0, 0],
        "held": [False, False, False],
        "hands": [["TC", "TS"], ["AC", "2D", "3C", "4C", "7D"], ["AH", "AS", "2H", "2S", "3S"]],
        "table": [{"owner": 0, "cards": ["4D", "5D", "6D"], "by": [0, 0, 0]}],
    }


def test_every_legal_action_is_listed_once() -> None:
    """They are draws and drops, then spreads with books by suit and runs by rank, single hits, and discards."""
    record = position_example(
        hands=[["9S", "8C", "9H", "7C", "9C", "9D"], ["KS"]],
        table=[{"owner": 1, "cards": ["4C", "5C", "6C"]}],
        stock=[],
        phase="play",
    )
    assert answer(record)["legal"] == [
        "0 lay 9C 9D 9H",
        "0 lay 9C 9D 9S",
        "0 lay 9C 9H 9S",
        "0 lay 9D 9H 9S",
        "0 lay 9C 9D 9H 9S",
        "0 lay 7C 8C 9C",
        "0 hit 7C 0",
        "0 discard 7C",
        "0 discard 8C",
        "0 discard 9C",
        "0 discard 9D",
        "0 discard 9H",
        "0 discard 9S",
    ]


def test_a_refused_action() -> None:
    """An illegal action gets its number and the documented sentence."""
    swapped = {"6D": "7D", "7D": "6D"}
    deck = [swapped.get(card, card) for card in example()["deck"]]
    assert answer(example(deck=deck, actions=["0 draw", "0 lay 4D 5D 7D"], result=...)) == {
        "record": 0,
        "ok": False,
        "action": 1,
        "error": "4D 5D 7D is not a run: 6D is missing",
    }


@pytest.mark.parametrize(
    ("actions", "number", "error"),
    [
        (["0 discard KS"], 0, "Draw a card or take the discard first"),
        (["0 draw", "0 drop"], 1, "Too late: you've already drawn"),
        (["0 draw", "0 discard AC"], 1, "AC is not in your hand"),
        (["0 draw", "0 lay 4D 5D"], 1, "4D 5D is not a spread, which needs at least three cards"),
        (["1 draw"], 0, "it is seat 0's turn, not seat 1's"),
        (["0 draw", "0 \u001b[2J"], 1, "'\\x1b[2J' is not a move a player can make here"),
        ([*example()["actions"], "0 draw"], 7, "the hand is over"),
    ],
)
def test_a_faulty_action_is_named(actions: list[str], number: int, error: str) -> None:
    """The line has the number of the action and says why, with cards in notation."""
    assert answer(example(actions=actions, result=...)) == {
        "record": 0,
        "ok": False,
        "action": number,
        "error": error,
    }


@pytest.mark.parametrize(
    ("record", "error"),
    [
        (example(stake=0), "the stake must be a whole number from 1 to 1000000"),
        (example(rules="bridge"), "there is no rule set called 'bridge'"),
        (example(note="mine"), "'note' is not a key of a record"),
        (example(result={**example()["result"], "winners": [0]}), "the stated result differs: winners is [2]"),
        (position_example(stock=["8C"]), "8C is there twice"),
    ],
)
def test_a_faulty_record_names_no_action(record: dict[str, Any], error: str) -> None:
    """A fault of the record itself names no action."""
    assert answer(record) == {"record": 0, "ok": False, "error": error}


def test_a_hand_that_begins_in_mid_play() -> None:
    """A position gets the same answer as any hand in progress, including waiting seats."""
    answered = answer(position_example())
    assert (answered["to_act"], answered["phase"], answered["wait"]) == (0, "start", [3, 0])
    assert answered["legal"] == ["0 draw", "0 take", "0 hit 4C 0", "0 hit 8C 0"]
    assert answered["table"][1] == {"owner": 0, "cards": ["9C", "9H", "9S"], "by": [0, 0, 0]}


@pytest.mark.parametrize("notes", [{"x-note": {"by": "Ana"}}, {"seed": 1}, {"score": [1, 2, 3]}])
def test_notes_change_nothing(notes: dict[str, Any]) -> None:
    """Keys without a meaning for these rules don't change the answer."""
    assert answer(example(**notes)) == answer(example())


@examples(40)
@given(playout=hands())
def test_answers_match_the_play_of_any_hand(playout: Playout) -> None:
    """At every decision the line has the position and its legal actions, and at the end the result."""
    decisions, texts, end = played_out(playout)
    for number, (position, _) in list(enumerate(decisions))[::5]:
        answered = verified(line_of(recorded(playout, texts[:number], position).to_json()))
        standing = position_to_json(position)
        legal = [action_text(position.to_act, action) for action in position.legal()]
        keys = ("to_act", "phase", "wait", "held", "hands", "table")
        assert answered == {"ok": True, "legal": legal, **{key: standing[key] for key in keys}}
    assert end.outcome is not None
    line = line_of(recorded(playout, texts, end, 7).to_json())
    assert verified(line) == {"ok": True, "result": result_of(end.outcome, 7, playout.rules)}


def test_records_are_numbered_in_each_file(tmp_path: Path) -> None:
    """With several records in several files, each line has its record's number in its own file, from 0."""
    lines = [line_of(example()), line_of(example(stake=0)), line_of(example(result=...))]
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    first.write_text("\n".join(lines))
    second.write_text(lines[0] + "\n")
    ran = tonk("verify", str(first), str(second))
    assert [(line["record"], line["ok"]) for line in ran.lines] == [(0, True), (1, False), (2, True), (0, True)]
    assert (ran.status, ran.err) == (1, "")


def test_a_line_of_output_is_plain_ascii() -> None:
    """The lines can be printed on any terminal, with any names and notes."""
    ran = tonk("verify", "-", stdin=json.dumps(example(seats=["♠", "é", "\x1b[2J"])).encode())
    assert ran.status == 0
    assert ran.out.isascii()
    assert "\x1b" not in ran.out
