"""A text is taken for a rule set if it says so, or has the look of one."""

import json

import pytest

from tonk.records.rule_files import FORMAT, LONGEST, is_rule_file
from tonk.rules.presets import FORMAT as PRESET_FORMAT


@pytest.mark.parametrize(
    ("value", "rules"),
    [
        ({"format": FORMAT}, True),
        ({"format": PRESET_FORMAT}, True),
        ({"format": FORMAT.replace("/1", "/999")}, True),
        ({"base": "jazz-club"}, True),
        ({"format": "tonk-hand/1", "base": "jazz-club"}, False),
        ({"format": 1}, False),
        ({"base": 1}, False),
        ({}, False),
        ([FORMAT], False),
    ],
)
def test_a_text_is_meant_as_rules_by_its_format_or_its_base(value: object, rules: bool) -> None:
    """Those of a newer version too; a hand is none, whatever else it holds."""
    assert is_rule_file(json.dumps(value)) is rules


def test_what_is_broken_or_far_too_long_is_no_rule_set() -> None:
    """Neither is looked into any further."""
    assert not is_rule_file('{"base": "jazz-club"')
    assert not is_rule_file('{"base": "' + "j" * LONGEST + '"}')
