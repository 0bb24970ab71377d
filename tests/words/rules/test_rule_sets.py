"""The character of each preset, and its short name."""

from tonk.rules import changed, load_preset, preset_ids
from tonk.words.rules.games import character
from tonk.words.rules.rule_sets import START_HERE, short_name

PRESETS = [load_preset(rules_id) for rules_id in preset_ids()]


def test_every_preset_has_a_character_and_a_length_of_its_own() -> None:
    """One line tells each preset from the others, and says how long a hand takes."""
    lines = [character(rules) for rules in PRESETS]
    assert len(set(lines)) == len(PRESETS)
    assert all(line.endswith("turns each.") and len(line) <= 110 for line in lines)


def test_house_rules_do_not_have_the_character_of_their_base() -> None:
    """Their character is unknown, since nobody has measured them."""
    assert character(changed(load_preset("jazz-club"), {"drop_ceiling": 5})) == ""


def test_short_names_distinguish_the_sets() -> None:
    """Their first letters differ, for narrow tiles."""
    names = [short_name(rules) for rules in PRESETS]
    assert all(len(name) <= 15 for name in names)
    assert len({name[:9] for name in names}) == len(PRESETS)


def test_the_rule_set_for_beginners_is_offered_first() -> None:
    """It is offered first."""
    assert preset_ids()[0] == START_HERE
