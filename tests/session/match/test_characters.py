"""The characters: how well everyone plays, and in what style."""

import pytest

from tonk.bots import LEVELS
from tonk.bots.play_style import PLAIN, TRAITS
from tonk.bots.weights import LEVEL_WEIGHTS, PolicyWeights
from tonk.rules import preset_ids
from tonk.rules.presets import load_preset
from tonk.session.match.characters import CHARACTERS, Character, style_of
from tonk.session.match.choices import LastChoices, first_set
from tonk.words.characters import bearing, level_name, level_text, ways, ways_text


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_characters(level: str) -> None:
    """Every level has at least two characters, so a table can have one of any strength."""
    assert sum(character.level == level for character in CHARACTERS) >= 2


def test_everybody_plays_at_a_known_level() -> None:
    """Every character's own level is known to the bots."""
    assert {character.level for character in CHARACTERS} <= set(LEVELS)


def test_the_company_is_mixed() -> None:
    """Each trait belongs to several, no two play alike, and everyone has a trait."""
    for trait in TRAITS:
        assert 2 <= sum(trait in character.style.traits for character in CHARACTERS) < len(CHARACTERS)
    assert len({(character.level, character.style) for character in CHARACTERS}) == len(CHARACTERS)
    assert all(character.style.traits for character in CHARACTERS)


def test_styles_are_found_by_name() -> None:
    """Saves have only names and levels; an unknown name has no style of its own."""
    for character in CHARACTERS:
        assert style_of(character.name) == character.style
    assert style_of("Wilhelmina") == PLAIN
    assert PLAIN.traits == ()


@pytest.mark.parametrize("person", ["Ana", "Ruby", "mae"])
def test_the_first_opponents_are_casual(person: str) -> None:
    """The first opponents are three casual players, whatever the person's name."""
    own = {character.name: character.level for character in CHARACTERS}
    seats = LastChoices.usual(person).seats[1:]
    assert len({seat.name.lower() for seat in seats} | {person.lower()}) == 4
    assert [(seat.level, own[seat.name]) for seat in seats] == [("casual", "casual")] * 3


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_everybody_is_described(character: Character) -> None:
    """Each has words for character, level and style."""
    traits = character.style.traits
    assert all((bearing(character.id), level_name(character.level), level_text(character.level)))
    assert ways(traits).count(",") == len(traits) - 1
    assert ways_text(traits).count(".") == len(traits)


def test_every_level_has_a_name_and_a_sentence() -> None:
    """No two levels have the same words."""
    assert all(level_name(level) and level_text(level) for level in LEVELS)
    assert len({level_text(level) for level in LEVELS}) == len(LEVELS)
    assert level_name("") == level_text("random") == ways(()) == ""


@pytest.mark.parametrize(
    ("level", "weights"), LEVEL_WEIGHTS.items(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_words_for_a_level_name_its_abilities(level: str, weights: PolicyWeights) -> None:
    """A level's words mention remembering discards or seeing hits exactly if it does."""
    text = level_text(level)
    assert ("emembers every discard" in text) == weights.sees_discards
    assert ("forgets the discards" in text or "remembers nothing" in text) == (not weights.sees_discards)
    assert ("who took what" in text) == weights.sees_taken
    assert ("verlooks hits" in text) != weights.sees_hits


def test_the_rule_set_that_was_played_last_is_offered_first() -> None:
    """Its place in the list is found; otherwise the first one is offered."""
    sets = [load_preset(one) for one in preset_ids()]
    for number, one in enumerate(preset_ids()):
        assert first_set(LastChoices(one, ()), sets) == number
    assert first_set(LastChoices("nonsense", ()), sets) == 0
