"""A text is taken for a rule set if it says so, or looks like one."""

import json

import pytest

from tonk.records import rules_from_json, rules_to_json
from tonk.records.rule_files import FORMAT, LONGEST, RuleFile, is_rule_file, rule_file
from tonk.rules import guest_ids, load_preset
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
def test_a_rule_set_is_recognized_by_its_format_or_its_base(value: object, rules: bool) -> None:
    """Even one of a newer version is recognized; a hand never is, whatever else it has."""
    assert is_rule_file(json.dumps(value)) is rules


def test_a_broken_or_far_too_long_text_is_no_rule_set() -> None:
    """A broken or far too long text isn't examined further."""
    assert not is_rule_file('{"base": "jazz-club"')
    assert not is_rule_file('{"base": "' + "j" * LONGEST + '"}')


@pytest.mark.parametrize("game", guest_ids())
def test_a_file_of_another_game_is_house_rules_of_it(game: str) -> None:
    """A complete file names its game, and the records of its hands can be read."""
    usual = load_preset(game)
    rules = rule_file(json.dumps({"format": "tonk-rules/1", **usual.to_json(), "name": "Ours"})).rules
    assert rules.id == game
    assert rules_from_json(rules_to_json(rules)) == rules
    assert rule_file(json.dumps(RuleFile(rules).to_json())).rules == rules
