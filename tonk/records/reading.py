"""Records from outside, from a file or the clipboard: read within bounds and refused in clear sentences."""

import json

from tonk.records.record import FORMAT, Record, RecordRefused, record_from_json, rules_to_json
from tonk.records.replaying import Replay
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import RuleSet
from tonk.rules.cards import each_seat
from tonk.words import _

LARGEST, PART = 16 << 20, 1 << 18
"""The most bytes or letters that are read (tens of thousands of hands), and the most at once (within a frame)."""
LONGEST_RECORD = 1 << 20
"""The most bytes in a record."""
_MOST_MARKS = 40_000
"""The most brackets, commas and quotation marks in a record; the longest hand has a few thousand."""
_MOST_LINES = 60_000
"""The most lines that are looked at: the shortest records of the largest file that is read."""

TOO_LONG = "\0"
"""Stands for a text longer than any record, which is not kept."""


class Unreadable(ValueError):
    """A file or text that can't be opened; the message is the end of a sentence that says why ("it is not ...")."""


class TextsIn:
    """The texts of the records in a file read in parts: the whole if it is one JSON value, otherwise its lines."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._lines: list[str] = []
        self._rest = ""
        self._last = ""

    def feed(self, part: str) -> None:
        """Take in the next part."""
        part = part if self._length else part.removeprefix("\ufeff")
        self._length += len(part)
        if self._length <= LONGEST_RECORD:
            self._parts.append(part)
        text = self._rest + part
        self._last = text.rstrip().rpartition("\n")[2].strip() or self._last
        lines = text.split("\n", _MOST_LINES)
        self._rest = lines.pop()[: LONGEST_RECORD + 1]
        if len(self._lines) < _MOST_LINES:
            self._lines += [line for line in map(str.strip, lines) if line]

    def texts(self) -> list[str]:
        """Return the texts that were found, without blank lines."""
        lines = [line for line in (*self._lines, self._rest.strip()) if line]
        if len(lines) < 2:
            return lines
        framed = lines[0] == "{" and self._last == "}"
        if self._length > LONGEST_RECORD:
            return [TOO_LONG] if framed else lines
        whole = "".join(self._parts).strip(" \t\r\n")
        return [whole] if framed or _is_one_value(whole) else lines


def _is_one_value(text: str) -> bool:
    if _is_tangled(text):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _is_tangled(text: str) -> bool:
    """Return whether a text has more parts than any record, so that parsing it would hold the game up."""
    return sum(text.count(mark) for mark in '[{,"') > _MOST_MARKS


def read_record(text: str, rules: RuleSet | None = None) -> Record:
    """Return the record that a text holds, without checking it by the rules.

    Args:
        text: The text.
        rules: The rules for a text that holds only a position; None to refuse such a text.

    Raises:
        Unreadable: It holds none.
    """
    if (
        text == TOO_LONG
        or len(text) > LONGEST_RECORD
        or len(text.encode("utf-8", "replace")) > LONGEST_RECORD
        or _is_tangled(text)
    ):
        raise Unreadable(_("it is longer than any hand"))
    try:
        parsed = strict_json(text)
        if rules is not None and isinstance(parsed, dict) and isinstance(parsed.get("hands"), list):
            seats = [str(seat + 1) for seat in each_seat(len(parsed["hands"]))]
            parsed = {"format": FORMAT, "rules": rules_to_json(rules), "seats": seats, "position": parsed}
        return record_from_json(parsed)
    except NotStrict as error:
        raise Unreadable(str(error)) from None
    except RecordRefused as error:
        raise Unreadable(_why(error)) from None


def open_replay(record: Record) -> Replay:
    """Open a record for replay.

    Raises:
        Unreadable: It does not follow the rules.
    """
    try:
        return Replay(record)
    except RecordRefused as error:
        raise Unreadable(_why(error)) from None


def _why(error: RecordRefused) -> str:
    if error.action is None:
        return error.why
    return _("action {number} is not allowed: {why}").format(number=error.action + 1, why=error.why)
