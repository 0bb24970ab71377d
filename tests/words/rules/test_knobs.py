"""Every knob has its words; sentences about house rules make sense to somebody who has never seen a rule file."""

import ast
import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest
from hypothesis import given

import tonk.rules
from tests.support.own_rules import own_rule_sets
from tests.support.strategies import examples
from tonk.rules import RuleSet, RulesRefused, changed, guest_ids, load_preset, preset_ids
from tonk.rules.game_knobs import declared_knobs
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.knob_kinds import ChoiceKind, NumberKind, NumberListKind, SubsetKind
from tonk.rules.knobs import KNOBS
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.refusals import fault_sentence
from tonk.words.rules.house_rules import differences, refused_sentence
from tonk.words.rules.knobs import knob_groups, knob_words_of, value_words

GAMES: tuple[GameName, ...] = get_args(GameName)


def test_every_knob_has_its_words_and_its_place() -> None:
    """A knob is in exactly one group, or nobody could set it."""
    for game in GAMES:
        placed = [knob for group in knob_groups(game) for knob in group.knobs]
        assert sorted(placed) == sorted(declared_knobs(game))


@pytest.mark.parametrize(("game", "knob"), [(game, knob) for game in GAMES for knob in declared_knobs(game)])
def test_the_words_of_a_knob_are_whole(game: GameName, knob: str) -> None:
    """Label and explanation are short enough for their lines, and each value has a name."""
    words, kind = knob_words_of(game)[knob], declared_knobs(game)[knob].kind
    assert 0 < len(words.label) <= 24
    assert 0 < len(words.effect) <= 90
    assert words.effect.endswith(".")
    choices = kind.choices if isinstance(kind, ChoiceKind | SubsetKind) else ()
    assert sorted(words.values) == sorted(choices)
    assert bool(words.none) == (isinstance(kind, NumberKind) and kind.optional)
    fixed = kind.length if isinstance(kind, NumberListKind) else None
    assert len(words.parts) == (fixed or 0)


def refusals() -> list[str]:
    """Return every sentence with which the rules refuse knobs, as in the source."""
    sources = [path.read_text(encoding="utf-8") for path in Path(str(tonk.rules.__file__)).parent.glob("*.py")]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    texts = [call.args[0] for call in calls if getattr(call.func, "id", "") == "RulesRefused"]
    return [text.value for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)]


def test_no_refusal_speaks_of_knobs_as_files_do() -> None:
    """Every refusal uses labels, in one sentence of at most 200 letters."""
    for template in refusals():
        numbers = {name: 3 for _, name, _, _ in Formatter().parse(template) if name not in (None, "knob")}
        for knob in KNOBS:
            sentence = refused_sentence(RulesRefused(template, knob=knob, **numbers))
            assert "_" not in sentence, template
            assert sentence.endswith(".")
            assert len(sentence) <= 200


def test_a_file_names_its_keys_and_a_page_its_controls() -> None:
    """One refusal has two sentences, because a file's author needs the key, and nobody on a page knows it."""
    with pytest.raises(RulesRefused) as refused:
        changed(load_preset("jazz-club"), {"target": 100})
    assert fault_sentence(refused.value) == "target must be null where scoring is stakes"
    assert refused_sentence(refused.value) == (
        "Only a game for points has points to win. Play for points, or set “Points to win” to “No end” first."
    )


@pytest.mark.parametrize(("code", "quoted"), [("en", "“(.*?)”"), ("fr", "«\u202f(.*?)\u202f»")])
def test_a_refusal_names_controls_as_they_are_called(code: str, quoted: str) -> None:
    """Everything that a refusal puts in quotation marks stands on the page, in each language."""
    try:
        assert language.use(code)
        words = [one for game in GAMES for one in knob_words_of(game).values()]
        there = {name for one in words for name in (one.label, one.none, *one.values.values())}
        named = set[str]()
        for template in refusals():
            numbers = {name: 3 for _, name, _, _ in Formatter().parse(template) if name not in (None, "knob")}
            named |= {*re.findall(quoted, refused_sentence(RulesRefused(template, knob="target", **numbers)))}
        assert len(named) > 8
        assert named - there == set()
    finally:
        assert language.use(SOURCE_LANGUAGE)


@given(own_rule_sets())
@examples(40)
def test_differences_are_three_lines_at_most(rules: RuleSet) -> None:
    """Any number of changes fits in three lines that aren't too long."""
    base = load_preset(rules.id)
    lines = differences(base, rules)
    assert 1 <= len(lines) <= 3
    assert all(0 < len(line) <= 160 for line in lines), lines
    assert not any("_" in line for line in lines)


def test_differences_of_a_few_knobs() -> None:
    """Up to three changes have a line each; more are combined in the last one."""
    base = load_preset("jazz-club")
    assert differences(base, changed(base, {"name": "Ours"})) == ["Plays like Jazz Club."]
    gin = load_preset("gin")
    assert differences(gin, changed(gin, {"big_gin": True, "knock_ceiling": 0})) == [
        "Knock with at most: 0 (Gin Rummy: 10).",
        "Big gin: Yes (Gin Rummy: No).",
    ]
    ours = changed(base, {"hand_size": 7, "hit_books": False})
    assert differences(base, ours) == [
        "Cards each: 7 (Jazz Club: 5).",
        "Hit books: No (Jazz Club: Yes).",
    ]
    dealt = changed(base, {"hand_sizes": [7, 7, 5, 5, 5], "hits_a_turn": 2})
    assert differences(base, dealt) == [
        "Cards by players: 7 with 2 or 3 players, 5 with 4, 5 or 6 players (Jazz Club: Always 5).",
        "Hits per turn: 2 (Jazz Club: No limit).",
    ]
    every = changed(load_preset("speno-1992"), {"hand_sizes": [3, 4, 5, 6, 7]})
    assert differences(load_preset("speno-1992"), every)[0].startswith(
        "Cards by players: 3, 4, 5, 6 and 7 cards with 2 to 6 players ("
    )
    more = changed(ours, {"drop_ceiling": 5, "upcard": False, "stock_out": "no_score"})
    assert differences(base, more)[2] == "Hit books: No; Drop with at most: 5; Empty stock: Nobody pays."
    wild = changed(base, {"wilds": ["jokers", "deuces"]})
    assert differences(base, wild) == ["Wild cards: Jokers and Twos (Jazz Club: None)."]


@pytest.mark.parametrize("preset", [*preset_ids(), *guest_ids()])
def test_every_value_of_a_preset_has_words(preset: str) -> None:
    """Every value of a knob has words."""
    rules = load_preset(preset)
    for knob, words in knob_words_of(rules.game).items():
        assert value_words(declared_knobs(rules.game)[knob].kind, rules.knob(knob), words)
