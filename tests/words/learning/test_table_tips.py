"""The walk-through in words."""

import re

import pytest
from hypothesis import given

from tests.support.strategies import examples, twisted_rule_sets
from tests.support.tables import house
from tonk.rules import RuleSet, load_preset
from tonk.rules.cards import SpecialKinds
from tonk.session.learning.table_tips import LESSONS
from tonk.words.learning.table_tips import lesson

TWISTS = load_preset("twists")
KINDS: SpecialKinds = ("wild", "cross", "skip")


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_short(name: str) -> None:
    """A lesson has a title and a few sentences that fit beside the table."""
    title, text, _move = lesson(name, TWISTS, KINDS)
    assert 4 < len(title) <= 22
    assert 40 < len(text) <= 205
    assert text.endswith(".")


@given(twisted_rule_sets())
@examples(40)
def test_lessons_are_plain_in_any_rules(rules: RuleSet) -> None:
    """No text of a lesson is unfinished, whatever the rules."""
    for name in LESSONS:
        for kinds in ((), rules.twists):
            title, text, _move = lesson(name, rules, kinds)
            assert not re.search(r"[{}_]|None|  | [.,:;]", title + text)


def test_lessons_follow_the_rules() -> None:
    """Numbers are those of the rules in play."""
    assert "250" in lesson("points", TWISTS).text
    assert "Wild and Skip/Block" in lesson("twists", TWISTS, ("wild", "skip")).text
    assert "dealer chooses" in lesson("twists", TWISTS, ("wild",)).text
    assert "dealer" not in lesson("twists", TWISTS, ("wild",), always=True).text
    assert "match" not in lesson("points", TWISTS, compared=True).text
    assert lesson("twists", TWISTS, ("wild", "cross"), always=True, compared=True).text == (
        "In play: Wild and Cross, four of each. Each deal has its own."
    )
    assert "There are none" in lesson("twists", TWISTS).text
    assert "13, 49 or 50 scores 50 points" in lesson("bonus", TWISTS).text
    assert "or run." in lesson("first-discard", TWISTS).text
    assert "Draw from the stock. Your" in lesson("first-discard", house("twists", drop_ceiling=5)).text
    assert "up to 3 times" in lesson("reshuffle", TWISTS).text
    with pytest.raises(KeyError):
        lesson("bridge", TWISTS)
