"""The rules as a leaflet: complete, true to the knobs, and plain."""

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given

from tests.support.strategies import examples, rule_sets
from tonk.rules import DEFAULT, RuleSet, RulesRefused, changed, load_preset, preset_ids
from tonk.rules.knob_kinds import ChoiceKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.rules.knobs import KNOBS
from tonk.words import language
from tonk.words.cards import NOTATION
from tonk.words.rules.games import rules_text, summary

PRESETS = [rules for rules in map(load_preset, preset_ids()) if rules.plain]
"""Presets for stakes; `test_special_cards` reads the others."""
IDS = [rules.id for rules in PRESETS]
JAZZ = load_preset(DEFAULT)


def leaflet(rules: RuleSet) -> str:
    """Return the whole text, paragraph by paragraph."""
    return "\n".join("\n".join([section.title, *section.paragraphs]) for section in rules_text(rules))


ROWS: dict[str, list[str]] = {
    "jazz-club": [
        "A dealt hand of 49 or 50 points is a Tonk.",
        "the hand is a draw and nobody pays",
        "Before or after that, you may lay spreads and hit.",
        "You may hit a book of three with the fourth card of its rank",
        "Once you lay or hit, you can't drop that turn.",
        "If everyone else holds more points than you, each of them pays you 1 stake.",
        "You pay each other player 1 stake. You pay the winner 1 stake extra. "
        "Each of the others pays the winner 1 stake",
    ],
    "pagat": [
        "A dealt hand of 49 or 50 points is a Tonk.",
        "Then you may lay spreads and hit.",
        "You may hit a book of three with the fourth card of its rank",
        "You pay 2 stakes to each player with as few points as you, or fewer. "
        "Each of the others pays the winner 1 stake",
        "Each other player pays you 1 stake. If you go out without a discard, each player pays you 2 stakes instead.",
    ],
    "speno-1992": [
        "A dealt hand of up to 15 points or at least 49 is a Tonk.",
        "the hand is a draw and nobody pays",
        "Nobody may hit a book.",
        "If nobody holds fewer points than you, each other player pays you 1 stake. You win ties.",
        "If anyone holds fewer points than you, you are caught",
        "You pay 2 stakes to each player with fewer points than you. The others pay nothing.",
    ],
    "black-company": [
        "A dealt hand of up to 15 points or at least 49 is a Tonk.",
        "the hand is a draw and nobody pays",
        "Nobody may hit a book.",
        "If anyone holds as few points as you, or fewer, you are caught.",
        "You pay 2 stakes to each player with as few points as you, or fewer. The others pay nothing.",
    ],
    "descente": [
        "A dealt hand of up to 15 points or at least 49 is a Tonk.",
        "everyone without one pays each of them",
        "Nobody may hit a book.",
        "You pay 2 stakes to each player with as few points as you, or fewer. "
        "Each of the others pays the winner 1 stake, even a player you have just paid.",
    ],
    "terminus-frore": [
        "everyone without one pays each of them",
        "When you lay a spread, you may not drop on your next 3 turns.",
        "Each card that another player adds to a spread of yours makes you wait 1 turn.",
        "Each card that you add to a spread of your own makes you wait 1 turn. Waits add up.",
        "You pay 2 stakes to each player with as few points as you, or fewer. "
        "Each of the others pays the winner 1 stake, even a player you have just paid.",
    ],
}
SHARED = [
    "The dealer gives each player 5 cards, one at a time",
    "If nobody has a Tonk, turn its top card face up beside it",
    "Jacks, queens and kings count 10 points each.",
    "Each other player pays you 2 stakes.",
    "You may hit any run, your own or another player's, at either end.",
    "at the start of your turn, instead of drawing, even on your first turn",
    "The hand is over.",
    "everyone else pays the player with the fewest points 1 stake",
    "everyone takes the discard three turns in a row, and nobody lays or hits",
]


@pytest.mark.parametrize("rules", PRESETS, ids=IDS)
def test_each_preset_says_its_rows(rules: RuleSet) -> None:
    """The leaflet has every row of the table of the stake family (RULES.md §1) with this preset's values."""
    text = leaflet(rules)
    for sentence in SHARED + ROWS[rules.id]:
        assert sentence in text


@pytest.mark.parametrize("rules", PRESETS, ids=IDS)
def test_waiting_is_explained_only_where_it_exists(rules: RuleSet) -> None:
    """No leaflet explains what its rules don't have."""
    assert ("Waiting" in leaflet(rules)) == rules.waits


_MANY = 30
"""The number of a knob's values up to which all are tried."""


def other_values(knob: str) -> list[Any]:
    """Return values that a knob may have: all of them, or a good choice if there are too many."""
    match KNOBS[knob]:
        case SwitchKind():
            return [False, True]
        case ChoiceKind(choices):
            return list(choices)
        case NumberKind(low, high, optional):
            many = range(low, high + 1)
            few = many if len(many) < _MANY else [*many[:8], 15, 20, 50, *many[-2:]]
            return [*few, *([None] if optional else [])]
        case NumberListKind(length=3):
            return [list(values) for values in itertools.product((1, 10, 11, 12), repeat=3)]
        case NumberListKind(length=5):
            return [[], [7, 7, 5, 5, 5], [7, 5, 5, 5, 5], [7, 5, 7, 5, 7], [4] * 5]
        case NumberListKind():
            return [[], [13], [49], [49, 50], [13, 49, 50], [20, 30], list(range(41, 51))]
        case SubsetKind(choices):
            return [[], list(choices[:1]), list(choices)]
        case TextKind():
            return ["Something else"]


TWISTED = {"twists", "twist_value", "least_naturals", "reshuffles", "number_score", "drop_compares"}
"""Knobs that do nothing in rules without special cards, points and reshuffles."""


def variants(base: RuleSet, knobs: Iterable[str] = KNOBS.keys() - TWISTED) -> Iterator[tuple[str, RuleSet]]:
    """Yield every rule set without special cards that differs from the base in one of these knobs."""
    for knob in knobs:
        for value in other_values(knob):
            try:
                rules = changed(base, {knob: value})
            except RulesRefused:
                continue
            if rules != base and rules.plain:
                yield knob, rules


DEALT = {"least_players", "most_players", "hand_size", "hand_sizes", "upcard_taker"}


def dealt_alike(one: RuleSet, other: RuleSet) -> bool:
    """Return whether two rule sets deal the same to the same tables, and allow the same takes."""
    dealt = [[(seats, rules.dealt(seats)) for seats in rules.tables] for rules in (one, other)]
    return dealt[0] == dealt[1] and one.answers.bars_takes == other.answers.bars_takes


def plays_alike(one: RuleSet, other: RuleSet, knob: str) -> bool:
    """Return whether two rule sets that differ in one knob play the same, so that the leaflet may be the same."""
    no_tonk = one.tonk_at_most is None and not one.tonk_exact
    match knob:
        case "tonk_exact" | "tonk_at_most":
            return one.tonk_totals == other.tonk_totals
        case "tonk_pays" | "several_tonks":
            return no_tonk
        case "stock_out_tie":
            return one.stock_out == "no_score"
        case "ante":
            return one.payment == "direct"
        case _ if knob in DEALT:
            return dealt_alike(one, other)
        case "wait_adds":
            return not one.waits
        case "caught_multiplier" | "caught_extra_to_lowest":
            # Only the lowest is paid, so only the sum counts.
            sums = {rules.caught_multiplier + rules.caught_extra_to_lowest for rules in (one, other)}
            return one.caught_pays == "lowest" and len(sums) == 1
    return False


@pytest.mark.parametrize("base", PRESETS, ids=IDS)
def test_every_knob_has_its_words(base: RuleSet) -> None:
    """Each value of any knob that changes how a preset plays has its own leaflet."""
    texts: dict[tuple[str, str], RuleSet] = {}
    usual = leaflet(base)
    for knob, rules in variants(base):
        text = leaflet(rules)
        assert text != usual or plays_alike(base, rules, knob), (knob, getattr(rules, knob))
        twin = texts.setdefault((knob, text), rules)
        assert twin is rules or plays_alike(twin, rules, knob), (knob, getattr(twin, knob), getattr(rules, knob))


def assert_every_knob_described(base: RuleSet, donor: RuleSet, alike: Callable[[RuleSet, RuleSet, str], bool]) -> None:
    """Assert that the leaflet changes with each knob, unless both rule sets play the same."""
    for knob, value in donor.to_json().items():
        try:
            rules = changed(base, {knob: value})
        except RulesRefused:
            continue
        if rules != base and not alike(base, rules, knob):
            assert leaflet(rules) != leaflet(base), knob


@given(rule_sets(), rule_sets())
@examples(24)
def test_every_knob_has_its_words_in_house_rules(base: RuleSet, donor: RuleSet) -> None:
    """With any house rules, too, changing one knob changes the leaflet."""
    assert_every_knob_described(base, donor, plays_alike)


KNOB_IDS = re.compile("|".join(knob for knob in KNOBS if "_" in knob))
WRONG_NUMBER = re.compile(
    r"\b(1 (points|stakes|turns|cards|hits)|(?<![0-9-])([02-9]|[1-9]\d+) (point|stake|turn|card|hit))\b"
)


@given(rule_sets())
@examples(90)
def test_any_leaflet_is_plain(rules: RuleSet) -> None:
    """No leaflet shows a knob's id, a brace or unfinished words; singular and plural are right throughout."""
    for text in (leaflet(rules), "\n".join(summary(rules))):
        assert not KNOB_IDS.search(text)
        assert not re.search(r"[{}_]|None|True|False|  | [.,:;]", text)
        assert not WRONG_NUMBER.search(text), text
        assert not any(line[0].islower() for line in text.splitlines())


@pytest.mark.parametrize("rules", PRESETS, ids=IDS)
def test_sentences_end(rules: RuleSet) -> None:
    """Every paragraph is made of whole sentences."""
    for section in rules_text(rules):
        assert all(paragraph.endswith(".") for paragraph in section.paragraphs)


def test_the_leaflet_in_notation() -> None:
    """For a terminal without suit signs, examples are written as in records."""
    text = "\n".join(paragraph for section in rules_text(JAZZ, NOTATION) for paragraph in section.paragraphs)
    assert text.isascii()
    assert "such as 5S 6S 7S." in text


def test_every_sentence_can_be_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in a leaflet or a summary goes through the catalogue."""
    monkeypatch.setattr(language, "one", lambda sentence: f"«{sentence}»")
    monkeypatch.setattr(language, "many", lambda one, many, count: f"«{one if count == 1 else many}»")
    for rules in PRESETS:
        pieces = [piece for section in rules_text(rules) for piece in (section.title, *section.paragraphs)]
        for piece in [*pieces, *summary(rules)]:
            outside, depth = "", 0
            for character in piece:
                depth += (character == "«") - (character == "»")
                outside += character if depth == 0 and character != "»" else ""
            assert not outside.strip()


@pytest.mark.parametrize("rules", PRESETS, ids=IDS)
def test_summaries_are_short(rules: RuleSet) -> None:
    """A preset has three lines, each neither empty nor longer than the screen."""
    lines = summary(rules)
    assert len(lines) == 3
    assert all(20 < len(line) <= 130 and line.endswith(".") for line in lines)


def test_no_two_presets_look_alike() -> None:
    """The lines on the New game screen tell the presets apart without naming them."""
    assert len({tuple(summary(rules)) for rules in PRESETS}) == len(PRESETS)
    assert not any(other.name in line for rules in PRESETS for other in PRESETS for line in summary(rules))


@pytest.mark.parametrize(
    ("rules_id", "line", "words"),
    [
        ("jazz-club", 0, "A dealt hand of 49 or 50 points is a Tonk, and everyone pays you double."),
        ("black-company", 0, "A dealt hand of up to 15 points or at least 49 is a Tonk"),
        ("descente", 0, "If several players have one, each is paid."),
        ("speno-1992", 1, "Drop when no hand is lower than yours. If caught, you pay 2 stakes to each lower player."),
        ("black-company", 1, "Drop when your hand is the lowest."),
        ("pagat", 2, "Going out without a discard pays 2 stakes."),
        ("terminus-frore", 2, "After a new spread you wait 3 turns to drop, and 1 more for each card hit on it."),
    ],
)
def test_the_lines_name_the_main_rules(rules_id: str, line: int, words: str) -> None:
    """The lines say the Tonk, the drop, and what would surprise a player most."""
    assert words in summary(load_preset(rules_id))[line]


@pytest.mark.parametrize("base", PRESETS, ids=IDS)
def test_a_summary_follows_the_knobs(base: RuleSet) -> None:
    """The words of the lines change with their knob, in rules based on any preset."""
    spoken = (
        "tonk_at_most",
        "tonk_exact",
        "tonk_pays",
        "several_tonks",
        "drop_tie",
        "caught_pays",
        "caught_multiplier",
    )
    usual = summary(base)
    for knob, rules in variants(base, spoken):
        if not plays_alike(base, rules, knob):
            assert summary(rules) != usual, knob


POT = {"payment": "pot", "caught_others_pay_lowest": 0}


@pytest.mark.parametrize(
    ("knobs", "said", "unsaid"),
    [
        ({"taken_must_be_laid": True}, "only if you lay it in a new spread", "Nobody may take"),
        ({"upcard": False, "upcard_taker": "nobody"}, "No card is turned up", "Nobody may take"),
        (POT, "the hand is a draw and everyone takes their ante back.", "nobody pays"),
        (POT | {"stock_out": "reshuffle"}, "When a hand is stuck, nobody wins, and everyone", "nobody pays"),
        ({"stock_out": "reshuffle"}, "When the stock runs out, nobody pays.", "are shuffled"),
        (
            {"first_drop_round": 2},
            "instead of drawing, but not the first time round the table.",
            "even on your first turn",
        ),
        ({"first_drop_round": 2}, "No drops the first time round the table.", ""),
        (
            {"first_drop_round": 3},
            "instead of drawing, but not the first two times round the table.",
            "even on your first turn",
        ),
        ({"first_drop_round": 3}, "No drops the first two times round the table.", ""),
        ({"hits_a_turn": 1}, "Hit with only 1 card a turn.", ""),
    ],
)
def test_house_rules_are_described_as_played(knobs: dict[str, Any], said: str, unsaid: str) -> None:
    """Leaflet and summary of house rules follow the knobs, not the base."""
    rules = changed(JAZZ, knobs)
    text = "\n".join([leaflet(rules), *summary(rules)])
    assert said in text
    assert not unsaid or unsaid not in text
