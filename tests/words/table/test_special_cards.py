"""Special cards are described everywhere as in the rules in play."""

import pytest

from tests.support.tables import house, table
from tonk.rules import Block, RuleSet, Skip, load_preset
from tonk.rules.cards import CROSS, SKIP, Seat, parse_card
from tonk.words.learning.rule_lessons import rule_lesson_says
from tonk.words.learning.table_tips import lesson
from tonk.words.rules.special_cards import holding, skip
from tonk.words.table import questions
from tonk.words.table.special_moves import lies, twist_text

TWISTS = load_preset("twists")
NO_HOLDS = house("jazz-club", twists=["skip"])
WAITS = house("terminus-frore", twists=["skip"])


def block_texts(rules: RuleSet) -> list[str]:
    """Return every text about the effect of a Block."""
    view = table(rules, hands=["B1 2C 3D", "4C 5C", "6C 7D"], stock="9C", phase="play").view(Seat(0))
    choices = [kind(parse_card("B1"), seat) for kind in (Skip, Block) for seat in (Seat(1), Seat(2))]
    return [
        twist_text(SKIP, rules),
        lies(rules, skips=False),
        lesson("skip", rules).text,
        rule_lesson_says("skip-told", rules, ("Ana", "Bo", "Cy", "Dee")).text,
        questions.explanation(choices, view),
        questions.meaning(choices[-1], view),
        " ".join(skip(rules)),
    ]


@pytest.mark.parametrize(
    ("rules", "said", "never"),
    [
        (TWISTS, ("cost a turn", "cost them no turn", "cost you a turn", "don't hold this player", "hold"), ("wait",)),
        (NO_HOLDS, ("no effect",), ("protect",)),
        (WAITS, ("make you wait", "make this player wait", "make them wait"), ("hold", "cost")),
    ],
)
def test_a_block_is_described_by_the_rules_in_play(
    rules: RuleSet, said: tuple[str, ...], never: tuple[str, ...]
) -> None:
    """It protects from holds, or from waits, or has no effect."""
    for text in block_texts(rules):
        effect = text[text.index("Block") :]
        assert any(words in effect for words in said), text
        assert not any(words in effect for words in never), text


def test_a_crossed_card_may_hit_if_hits_are_allowed() -> None:
    """If hits are not allowed, it can only be laid."""
    unhit = house("twists", hit_runs="none", hit_books=False, wait_hit=0)
    assert questions.must_show(parse_card("AC"), TWISTS).endswith("or as a hit")
    assert questions.must_show(parse_card("AC"), unhit).endswith("in a spread")
    assert "hit" not in twist_text("wild", unhit)
    assert twist_text(CROSS, unhit) == twist_text(CROSS, TWISTS)


@pytest.mark.parametrize(
    ("knobs", "first"),
    [
        ({}, "When another player hits a spread of yours, you are held. Hitting your own spread holds nobody."),
        ({"wait_own_hit": 1}, "you are held. Hitting your own spread holds you too."),
        ({"wait_hit": 0, "wait_own_hit": 1}, "Hitting your own spread holds you. A held player"),
        ({"wait_hit": 0, "wait_new_spread": 1}, "Laying a new spread holds you. A held player"),
    ],
)
def test_holds_are_described_by_their_causes(knobs: dict[str, object], first: str) -> None:
    """The paragraph doesn't begin with something that holds nobody."""
    assert first in holding(house("twists", **knobs))[0]


@pytest.mark.parametrize(
    ("step", "knobs", "expected"),
    [
        ("wait-hit-told", {}, "shows an hourglass now. If you hit your own spread, you wait too."),
        ("wait-hit-told", {"wait_hit": 2, "wait_own_hit": 0}, "Bo's plate shows hourglasses for 2 turns now."),
        ("wait-hit-told", {"hit_runs": "others"}, "Bo's plate shows an hourglass now."),
        ("caught", {}, "Bo holds the fewest points and wins. The others pay Bo too."),
        ("points-told", {}, "even if another player wins, unless you run and are caught."),
    ],
)
def test_lessons_follow_the_knobs_of_their_rules(step: str, knobs: dict[str, object], expected: str) -> None:
    """Numbers are right, and nothing is mentioned that these rules don't have."""
    said = rule_lesson_says(step, house("terminus-frore", **knobs), ("Ana", "Bo", "Cy", "Dee")).text
    assert said.endswith(expected) if expected.endswith("now.") else expected in said
