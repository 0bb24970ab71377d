"""Hostile records are read within limits, and refused in a sentence."""

import json
import time

import pytest

from tests.goldens.test_goldens import golden
from tonk.records.reading import LONGEST_RECORD, TextsIn, Unreadable, open_replay, read_record


def refused(text: str) -> str:
    """Return the reason why a text can't be opened."""
    with pytest.raises(Unreadable) as why:
        open_replay(read_record(text))
    return str(why.value)


def texts_in(text: str) -> list[str]:
    """Return the texts of the records in a text that comes in one part."""
    found = TextsIn()
    found.feed(text)
    return found.texts()


def hand(**changed: object) -> str:
    """Return a recorded hand as text, with some keys changed."""
    return json.dumps({**json.loads(golden("jazz-club")[0]), **changed})


def test_a_file_is_one_record_or_a_record_a_line() -> None:
    """A record over many lines is one text; among several, blank lines and a byte order mark don't count."""
    pretty = json.dumps(json.loads(golden("jazz-club")[0]), indent=2)
    assert texts_in("\ufeff" + pretty + "\n") == [pretty]
    assert texts_in("\n{}\r\n\n{}\n") == ["{}", "{}"]
    assert texts_in(" \n") == []


def test_one_broken_record_over_many_lines_is_one_refusal() -> None:
    """It isn't taken for as many bad records as it has lines."""
    long = "{\n" + '"x-long": "and longer",\n' * (LONGEST_RECORD // 20) + "}"
    assert len(texts_in(long)) == 1
    assert refused(texts_in(long)[0]) == "it is longer than any hand"
    many = "{\n" + '"a":1,\n' * 70_000 + "}"
    assert len(many) < LONGEST_RECORD
    assert texts_in(many) == [many]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is not JSON"),
        ("TK1-ABC", "it is not JSON"),
        ("[" * 30_000, "it is nested too deeply"),
        ("[" + "[]," * 100_000 + "3]", "it is longer than any hand"),
        ("3", "a record is a JSON object"),
        ("{}", "the record lacks format"),
        (hand(seats=["A"]), "these rules are for 2 to 6 players"),
        (hand(actions=["0 fly"]), "action 1 is not allowed"),
        (hand(actions=["5 draw"]), "action 1 is not allowed: it is seat"),
        (hand(result={"ending": "drop"}), "the stated result must hold"),
        (hand(deck=["AS"] * 52), "the deck holds AS twice"),
        ('"' + "x" * LONGEST_RECORD + '"', "it is longer than any hand"),
    ],
)
def test_a_text_that_is_no_hand_says_why(text: str, why: str) -> None:
    """Each kind of damage has its own sentence."""
    assert refused(text).startswith(why)


def test_an_unfinished_hand_opens() -> None:
    """A record needs neither actions nor a result."""
    record = json.loads(hand())
    del record["actions"], record["result"]
    assert open_replay(read_record(json.dumps(record))).steps == 0


def test_a_record_with_too_many_actions_is_refused_early() -> None:
    """Thousands of actions after the end of a hand are refused at the first one."""
    began = time.process_time()
    actions = [*json.loads(hand())["actions"], *["0 draw"] * 8_000]
    assert "the hand is over" in refused(hand(actions=actions, result=None).replace(', "result": null', ""))
    assert time.process_time() - began < 2


def test_a_text_is_read_in_parts() -> None:
    """Lines across parts are whole; a large text with one value is one record, and too long."""
    found = TextsIn()
    for part in ("\ufeff{}\n[", "]\r\n\n{", "}"):
        found.feed(part)
    assert found.texts() == ["{}", "[]", "{}"]
    large = TextsIn()
    for part in ("{\n", *["x" * 200_000 + "\n"] * 6, "}\n"):
        large.feed(part)
    assert [refused(text) for text in large.texts()] == ["it is longer than any hand"]


def test_endless_lines_are_bounded() -> None:
    """Of a million lines, no more are kept than there can be hands."""
    found = TextsIn()
    for _part in range(4):
        found.feed("a\n" * 50_000)
    assert len(found.texts()) <= 120_000
