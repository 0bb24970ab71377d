"""Hand records: the notation in which hands are kept, shared and checked."""

from tonk.records.notation import action_text
from tonk.records.record import (
    Record,
    RecordRefused,
    do_action,
    record_from_json,
    result_of,
    rules_from_json,
    rules_to_json,
)

__all__ = [
    "Record",
    "RecordRefused",
    "action_text",
    "do_action",
    "record_from_json",
    "result_of",
    "rules_from_json",
    "rules_to_json",
]
