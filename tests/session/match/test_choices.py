"""The last choices for a new game: who sits where after a change of person, and which rule sets are offered."""

from tonk.records.record import rules_to_json
from tonk.rules import changed, load_preset
from tonk.session.house_rules import all_rules
from tonk.session.match.choices import LastChoices, first_set, rule_sets
from tonk.session.match.plan import Player

ANA = LastChoices.usual("Ana")
HOUSE = changed(load_preset("pagat"), {"name": "House", "ante": 2})


def test_another_person_takes_the_chair() -> None:
    """Two people at the table swap chairs; a bot with a person's name is replaced by another."""
    assert ANA.played_by("Bo").seats == (Player("Bo"), *ANA.seats[1:])
    both = ANA.changed(seats=(Player("Ana"), Player("Bo"), *ANA.seats[2:]))
    assert both.played_by("bo").seats[:2] == (Player("bo"), Player("Ana"))
    bot = ANA.seats[2].name
    names = [seat.name for seat in ANA.played_by(bot).seats]
    assert (names[0], len({name.casefold() for name in names})) == (bot, len(names))


def test_the_last_rules_are_offered_beside_the_presets() -> None:
    """The last rules are found again, and a preset with another target takes its place; the default is the first."""
    presets = all_rules(())
    assert rule_sets(ANA) == presets
    assert rule_sets(ANA, [HOUSE]) == [*presets, HOUSE]
    played = ANA.changed(rules=rules_to_json(HOUSE))
    assert rule_sets(played) == [*presets, HOUSE]
    assert first_set(played, rule_sets(played)) == len(presets)
    short = changed(load_preset("twists"), {"target": 300})
    twists = ANA.changed(rules=rules_to_json(short))
    place = presets.index(load_preset("twists"))
    assert rule_sets(twists) == [*presets[:place], short, *presets[place + 1 :]]
    assert first_set(twists, rule_sets(twists)) == place
