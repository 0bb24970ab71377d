"""``verify`` and hostile files: whatever bytes a file has, each record gets one JSON line and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.drawn import example, line_of, meddled, position_example, scribbled
from tests.support.strategies import examples

from .running import Ran, tonk

WHOLES = {"deck": example(), "position": position_example(), "going": example(actions=["0 draw"], result=...)}


def looked_at(ran: Ran) -> list[Any]:
    """Return the lines of the answer, asserting that each has one of three forms and is short enough to read."""
    assert ran.status in (0, 1)
    assert ran.err == ""
    assert ran.out.isascii()
    for number, line in enumerate(ran.lines):
        assert line.pop("record") == number
        if not line.pop("ok"):
            assert ran.status == 1
            assert set(line) in ({"error"}, {"action", "error"})
            assert line["error"].isprintable()
            assert 0 < len(line["error"]) < 500
        elif "result" in line:
            assert set(line) == {"result"}
            assert sum(line["result"]["net"]) == 0
        else:
            assert set(line) == {"to_act", "phase", "legal", "wait", "held", "hands", "table"}
            assert line["legal"]
    return ran.lines


def given_bytes(data: bytes) -> Ran:
    """Return the answer to these bytes."""
    return tonk("verify", "-", stdin=data)


@pytest.mark.parametrize("kind", WHOLES)
def test_records_with_parts_changed(kind: str) -> None:
    """A record with changed, removed, added or swapped parts gets one line."""

    @examples(40)
    @given(value=meddled(WHOLES[kind]))
    def check(value: Any) -> None:
        assert len(looked_at(given_bytes(line_of(value).encode()))) == 1

    check()


@pytest.mark.parametrize("kind", WHOLES)
def test_records_with_bytes_changed(kind: str) -> None:
    """A record with bytes removed, inserted or overwritten gets one line per resulting line, or isn't UTF-8."""

    @examples(40)
    @given(data=scribbled(line_of(WHOLES[kind])))
    def check(data: bytes) -> None:
        ran = given_bytes(data)
        if _is_utf8(data):
            assert len(looked_at(ran)) == _records_in(data.decode())
        else:
            assert (ran.status, ran.out) == (2, "")
            assert ran.err == "tonk: -: this is not UTF-8 text\n"

    check()


@examples(50)
@given(text=st.text(max_size=40) | st.text(alphabet='{}[]":, \n\r\t\ufeff01', max_size=40))
def test_any_text(text: str) -> None:
    """Any text gets one line for each record in it."""
    assert len(looked_at(given_bytes(text.encode()))) == _records_in(text)


@examples(40)
@given(data=st.binary(max_size=40))
def test_any_bytes(data: bytes) -> None:
    """Any bytes get an answer, or are not UTF-8."""
    assert given_bytes(data).status in ((0, 1) if _is_utf8(data) else (2,))


@pytest.mark.parametrize("whole", WHOLES.values(), ids=WHOLES)
def test_every_beginning_of_a_record(whole: dict[str, Any]) -> None:
    """A file cut short anywhere is one faulty record, except at its end."""
    data = line_of(whole).encode()
    for length in range(1, len(data), 13):
        (line,) = given_bytes(data[:length]).lines
        assert not line["ok"]
    assert given_bytes(data).lines[0]["ok"]


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _records_in(text: str) -> int:
    """Count the records in a text: one if it is a JSON value as a whole, otherwise one per non-blank line."""
    text = text.removeprefix("\ufeff")
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return sum(bool(line.removeprefix("\ufeff").strip(" \t\r")) for line in text.split("\n"))
    return 1
