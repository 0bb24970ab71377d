"""Records from strangers, out of a file or off the clipboard: bounded, and each refused in a sentence of its own."""

import json

from tonk.records.record import FORMAT, Record, RecordRefused, record_from_json, rules_to_json
from tonk.records.replaying import Replay
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import RuleSet
from tonk.words import _

LONGEST_RECORD = 1 << 20
"""A record may take this many bytes."""


class Unreadable(ValueError):
    """What was to be opened can't be; the message says why, as the end of a sentence ("it is not ...")."""


def texts_in(text: str) -> list[str]:
    """The texts of the records in a file: the whole of it where it is one JSON value, else its lines but blank ones."""
    whole = text.removeprefix("\ufeff").strip(" \t\r\n")
    lines = [line for line in map(str.strip, whole.split("\n")) if line]
    if len(lines) > 1 and (_is_one_value(whole) or (lines[0] == "{" and lines[-1] == "}")):
        return [whole]
    return lines


def _is_one_value(text: str) -> bool:
    if len(text) > LONGEST_RECORD:
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def read_record(text: str, rules: RuleSet | None = None) -> Record:
    """The record that a text holds; whether it follows the rules is not asked.

    Args:
        text: The text.
        rules: The rules under which a text that holds a position alone is read as a hand, if it may be one.

    Raises:
        Unreadable: It holds none.
    """
    if len(text) > LONGEST_RECORD or len(text.encode("utf-8", "replace")) > LONGEST_RECORD:
        raise Unreadable(_("it is longer than any hand"))
    try:
        told = strict_json(text)
        if rules is not None and isinstance(told, dict) and isinstance(told.get("hands"), list):
            seats = [str(seat + 1) for seat in range(len(told["hands"]))]
            told = {"format": FORMAT, "rules": rules_to_json(rules), "seats": seats, "position": told}
        return record_from_json(told)
    except NotStrict as error:
        raise Unreadable(str(error)) from None
    except RecordRefused as error:
        raise Unreadable(_why(error)) from None


def open_replay(record: Record) -> Replay:
    """A record to be gone through.

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
    return _("its action {number} may not be: {why}").format(number=error.action + 1, why=error.why)
