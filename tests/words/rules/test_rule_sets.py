"""The character of each rule set that comes with the game, and its name where there is little room."""

from tonk.rules import changed, load_preset, preset_ids
from tonk.words.rules.games import character
from tonk.words.rules.rule_sets import START_HERE, short_name

PRESETS = [load_preset(rules_id) for rules_id in preset_ids()]


def test_every_preset_has_a_character_and_a_length_of_its_own() -> None:
    """One line tells each set from the others, and says how long a hand takes."""
    lines = [character(rules) for rules in PRESETS]
    assert len(set(lines)) == len(PRESETS)
    assert all(line.endswith("turns each.") and len(line) <= 110 for line in lines)


def test_house_rules_have_no_character_of_the_set_they_were_made_from() -> None:
    """Nobody has measured them."""
    assert character(changed(load_preset("jazz-club"), {"drop_ceiling": 5})) == ""


def test_short_names_keep_what_tells_the_sets_apart() -> None:
    """The first letters of each differ, where tiles are narrow."""
    names = [short_name(rules) for rules in PRESETS]
    assert all(len(name) <= 15 for name in names)
    assert len({name[:9] for name in names}) == len(PRESETS)


def test_the_set_to_start_with_is_one_that_is_offered() -> None:
    """It stands first at the tables."""
    assert preset_ids()[0] == START_HERE
