"""Rule sets as data: the presets against the table of RULES.md, and values that are refused."""

import json
from copy import copy
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import tonk.rules
from tests.support.strategies import examples, rule_sets
from tests.support.tables import PRESETS, house
from tonk.resources import assets_root
from tonk.rules import DEFAULT, RuleSet, RulesRefused, changed, load_preset, preset_ids, ruleset_from
from tonk.rules.knob_kinds import ChoiceKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.rules.knobs import ADDED, DECLARED, KNOBS
from tonk.rules.ruleset import differing_knobs

# RULES.md §1, row by row, in the order of its columns; §3 for pagat.
ROWS: dict[str, list[Any]] = {
    "tonk_exact": [[49, 50]] * 6,
    "tonk_at_most": [None, 15, 15, 15, 15, None],
    "tonk_pays": [2] * 6,
    "several_tonks": ["draw", "draw", "draw", "pay_all", "pay_all", "draw"],
    "upcard": [True] * 6,
    "lay_before_draw": [True, False, False, False, False, False],
    "taken_must_be_laid": [False] * 6,
    "payment": ["direct"] * 6,
    "ante": [1] * 6,
    "hit_runs": ["any"] * 6,
    "hit_books": [True, False, False, False, False, True],
    "hits_a_turn": [None] * 6,
    "drop_ceiling": [None] * 6,
    "drop_tie": ["caught", "wins", "caught", "caught", "caught", "caught"],
    "caught_pays": ["all", "lower", "lower_or_equal", "lower_or_equal", "lower_or_equal", "lower_or_equal"],
    "caught_multiplier": [1, 2, 2, 2, 2, 2],
    "caught_extra_to_lowest": [1, 0, 0, 0, 0, 0],
    "caught_others_pay_lowest": [1, 0, 0, 1, 1, 1],
    "out_pays": [1] * 6,
    "out_without_discard_pays": [1, 1, 1, 1, 1, 2],
    "stock_out": ["lowest_wins"] * 6,
    "stock_out_tie": ["pay_each"] * 6,
    "wait_new_spread": [0, 0, 0, 0, 3, 0],
    "wait_hit": [0, 0, 0, 0, 1, 0],
    "wait_own_hit": [0, 0, 0, 0, 1, 0],
    "wait_adds": [True] * 6,
    "least_players": [2] * 6,
    "most_players": [6] * 6,
    "hand_size": [5] * 6,
    "hand_sizes": [[]] * 6,
    "pack": ["52"] * 6,
    "wilds": [[]] * 6,
    "upcard_taker": ["first"] * 6,
    "court_values": [[10, 10, 10]] * 6,
    "wait_effect": ["no_drop"] * 6,
    "twists": [[]] * 6,
    "twist_value": [10] * 6,
    "least_naturals": [1] * 6,
    "reshuffles": [0] * 6,
    "scoring": ["stakes"] * 6,
    "number_score": [None] * 6,
    "drop_compares": ["face"] * 6,
    "target": [None] * 6,
}
# The knobs of preset files, on whose kinds and ranges the tests below are based.
EVERY_KNOB = ["name", "source", *ROWS]


# RULES.md §2, knob by knob, without the payments, which a game for points doesn't use.
TWISTS: dict[str, Any] = {
    "least_players": 2,
    "most_players": 6,
    "hand_size": 5,
    "hand_sizes": [],
    "pack": "52",
    "wilds": [],
    "court_values": [10, 10, 10],
    "upcard": False,
    "upcard_taker": "first",
    "tonk_at_most": None,
    "tonk_exact": [13, 49, 50],
    "tonk_pays": 50,
    "several_tonks": "pay_all",
    "lay_before_draw": False,
    "taken_must_be_laid": False,
    "payment": "direct",
    "hit_runs": "any",
    "hit_books": True,
    "hits_a_turn": None,
    "drop_ceiling": None,
    "drop_tie": "caught",
    "stock_out": "reshuffle",
    "reshuffles": 3,
    "wait_new_spread": 0,
    "wait_hit": 1,
    "wait_own_hit": 0,
    "wait_adds": False,
    "wait_effect": "lost_turn",
    "twists": ["wild", "cross", "skip"],
    "twist_value": 10,
    "least_naturals": 1,
    "scoring": "points",
    "number_score": 5,
    "drop_compares": "face",
    "target": 250,
}


@pytest.mark.parametrize("knob", TWISTS)
def test_tonk_with_twists_knob_by_knob(knob: str) -> None:
    """RULES.md §2: Tonk with Twists is a file of knobs like the other presets."""
    rules = load_preset("twists")
    assert (rules.id, rules.name) == ("twists", "Tonk with Twists")
    assert rules.to_json()[knob] == TWISTS[knob]


def test_only_features_of_twists_add_to_a_hands_state() -> None:
    """The presets for stakes are plain; any feature that adds to a hand's state makes rules not plain."""
    assert [preset for preset in PRESETS if not load_preset(preset).plain] == []
    for knobs in (
        {"twists": ["skip"]},
        {"scoring": "points", "stock_out": "no_score"},
        {"stock_out": "reshuffle"},
        {"wait_effect": "lost_turn", "wait_adds": False},
        {"taken_must_be_laid": True},
        {"wilds": ["deuces"]},
        {"pack": "40"},
    ):
        assert not house(**knobs).plain


def test_twists_are_listed_in_one_order() -> None:
    """The order of special cards in a file doesn't matter."""
    assert house(twists=["skip", "wild"]).twists == ("wild", "skip")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_column_of_the_table(preset: str) -> None:
    """RULES.md §1 and §3: every knob of every preset has the value in the table."""
    knobs = load_preset(preset).to_json()
    assert {knob: knobs[knob] for knob in ROWS} == {knob: row[PRESETS.index(preset)] for knob, row in ROWS.items()}


def test_the_list_of_presets() -> None:
    """RULES.md: five presets for stakes, pagat and twists; the default, the common game, comes first."""
    assert (sorted(preset_ids()), preset_ids()[0], DEFAULT) == (sorted([*PRESETS, "twists"]), "jazz-club", "jazz-club")


@pytest.mark.parametrize(
    ("preset", "name"),
    [
        ("jazz-club", "Jazz Club"),
        ("speno-1992", "Black Company, 1992"),
        ("black-company", "Black Company"),
        ("descente", "La Descente"),
        ("terminus-frore", "Terminus Frore"),
    ],
)
def test_the_names_shown(preset: str, name: str) -> None:
    """RULES.md, "Preset ids": each preset has its name for players."""
    assert (load_preset(preset).id, load_preset(preset).name) == (preset, name)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_one_file_that_names_every_knob(preset: str) -> None:
    """RULES.md §3: each preset is one file with its format and every knob."""
    text = assets_root().joinpath("rules", f"{preset}.json").read_text(encoding="utf-8")
    assert sorted(json.loads(text)) == sorted(["format", *EVERY_KNOB])


def test_the_default_of_a_knob_is_that_of_the_common_game() -> None:
    """Defaults are those of Jazz Club; only the name and the source have none."""
    common = load_preset(DEFAULT).to_json()
    defaults = {name: knob.default for name, knob in DECLARED.items() if name in common}
    assert defaults == {**common, "name": None, "source": None}
    assert set(DECLARED) - set(common) == set(ADDED)


def test_files_and_records_older_than_a_knob_are_unchanged() -> None:
    """A later knob may be absent, has its default then, and is written only if it differs."""
    before = load_preset("pagat").to_json()
    assert not set(ADDED) & set(before)
    assert ruleset_from("pagat", before).first_drop_round == 1
    assert changed(load_preset("pagat"), {"first_drop_round": 2}).to_json() == before | {"first_drop_round": 2}


def test_the_table_shows_every_knob() -> None:
    """The rows above cover all knobs, except for later ones, which no preset changes."""
    assert sorted(KNOBS) == sorted([*EVERY_KNOB, *ADDED])


def test_the_rules_ask_knobs_and_never_a_preset() -> None:
    """Apart from the list of presets, the rules never name one, so house rules are as good as presets."""
    folder = Path(tonk.rules.__file__).parent
    sources = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.name != "presets.py"}
    quoted = [(name, preset) for name, text in sources.items() for preset in PRESETS if f'"{preset}"' in text]
    by_name = [name for name, text in sources.items() if "rules.id" in text or "rules.name" in text]
    assert (quoted, by_name) == ([], [])


@pytest.mark.parametrize("unknown", ["", "twist", "JAZZ-CLUB", "../jazz-club", "jazz-club.json", "x" * 500])
def test_an_unknown_preset_is_refused(unknown: str) -> None:
    """A refusal says that there is no such rule set, quoting at most a line of its id."""
    with pytest.raises(RulesRefused, match="there is no rule set called") as refused:
        load_preset(unknown)
    assert len(str(refused.value)) < 100


# What is refused


def test_an_unknown_knob_is_refused() -> None:
    """A misspelt knob is refused by name."""
    with pytest.raises(RulesRefused, match="there is no rule called 'hit_book'"):
        house(hit_book=True)


@pytest.mark.parametrize("knob", EVERY_KNOB)
def test_a_missing_knob_is_refused(knob: str) -> None:
    """A missing knob is refused by name."""
    knobs = load_preset("pagat").to_json()
    del knobs[knob]
    with pytest.raises(RulesRefused, match=f"the rule {knob} is missing"):
        ruleset_from("mine", knobs)


WRONG: dict[type, list[Any]] = {
    SwitchKind: [1, 0, None, "true", "yes", [], {}],
    NumberKind: [True, False, "5", 5.0, float("nan"), -1, 10**6, [5], {}],
    ChoiceKind: ["", "ANY", "anything", None, True, 1, ["any"]],
    NumberListKind: [
        None,
        5,
        "10",
        [True, 1, 1],
        ["1", 1, 1],
        [1.0, 1, 1],
        [0, 1, 1],
        [161, 1, 1],
        [-1, 1, 1],
        {},
        [[1]] * 3,
    ],
    SubsetKind: [None, 5, True, "wild", {}, ["joker"], ["wild", "wild"], [1], [["wild"]], ["wild", None]],
    TextKind: ["", "   ", None, 5, True, ["a"], "a\nb", "\x1b[2J", "x" * 400],
}


@pytest.mark.parametrize("knob", KNOBS)
def test_a_value_of_the_wrong_kind_is_refused(knob: str) -> None:
    """A number for a switch, a switch or a fraction for a number, and a word not in the list are refused."""
    for value in WRONG[type(KNOBS[knob])]:
        with pytest.raises(RulesRefused, match=knob):
            house(**{knob: value})


@pytest.mark.parametrize(
    "knob", [knob for knob, kind in KNOBS.items() if isinstance(kind, NumberKind) and not kind.optional]
)
def test_only_some_knobs_may_be_left_open(knob: str) -> None:
    """Only a low Tonk, a ceiling, a limit of hits, a target or a score for number cards may be null."""
    with pytest.raises(RulesRefused, match=knob):
        house(**{knob: None})


def test_the_knobs_that_may_be_left_open() -> None:
    """The knobs that may be null accept it."""
    optional = [knob for knob, kind in KNOBS.items() if isinstance(kind, NumberKind) and kind.optional]
    assert sorted(optional) == ["drop_ceiling", "hits_a_turn", "number_score", "target", "tonk_at_most"]
    assert house(**dict.fromkeys(optional)).drop_ceiling is None


@pytest.mark.parametrize(
    "knobs",
    [
        pytest.param({"court_values": [10, 10]}, id="two court values"),
        pytest.param({"court_values": [10, 10, 10, 10]}, id="four court values"),
        pytest.param({"tonk_exact": [49] * 11}, id="eleven exact Tonks"),
        pytest.param({"tonk_at_most": 50}, id="every deal a Tonk"),
        pytest.param({"tonk_at_most": 48, "tonk_exact": [49, 50]}, id="every deal a Tonk between them"),
        pytest.param(
            {"caught_pays": "lower", "caught_extra_to_lowest": 0, "caught_others_pay_lowest": 0},
            id="a tie that is caught and costs nothing",
        ),
        pytest.param({"hit_runs": "none", "hit_books": False, "hits_a_turn": 1}, id="a limit of hits without hits"),
        pytest.param({"wait_effect": "lost_turn"}, id="lost turns that add up"),
        pytest.param({"wait_effect": "lost_turn", "wait_adds": False, "wait_hit": 2}, id="two turns lost to one hit"),
        pytest.param({"scoring": "points"}, id="points for the lowest hand when the stock is out"),
        pytest.param({"target": 100}, id="a target of points where there are stakes"),
        pytest.param({"tonk_pays": 50}, id="fifty stakes for a Tonk"),
        pytest.param({"least_players": 4, "most_players": 3}, id="no table at all"),
        pytest.param({"wilds": ["jokers"], "twists": ["wild"]}, id="jokers beside the Wilds of twists"),
        pytest.param({"pack": "40", "hand_size": 7}, id="six hands of seven of forty cards"),
        pytest.param({"payment": "pot"}, id="others who pay the lowest twice"),
        pytest.param(
            {"payment": "pot", "caught_others_pay_lowest": 0, "scoring": "points", "stock_out": "no_score"},
            id="a pot of points",
        ),
        pytest.param({"hand_sizes": [5, 5, 5]}, id="hand sizes for some tables alone"),
        pytest.param({"hand_sizes": [3, 5, 5, 5, 5], "tonk_at_most": 30}, id="every deal to two a Tonk"),
        pytest.param(
            {"hand_size": 3, "hit_runs": "none", "hit_books": False, "drop_ceiling": 2, "tonk_exact": []},
            id="a ceiling below any hand that can be held",
        ),
    ],
)
def test_a_contradiction_is_refused(knobs: dict[str, Any]) -> None:
    """Contradictory knobs are refused, with an explanation."""
    with pytest.raises(RulesRefused) as refused:
        house(**knobs)
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize(
    "knobs",
    [
        pytest.param({"tonk_at_most": 6}, id="the lowest hand alone a low Tonk"),
        pytest.param({"tonk_at_most": 5}, id="a low Tonk below any hand"),
        pytest.param({"tonk_exact": [5]}, id="an exact Tonk below any hand"),
        pytest.param({"tonk_exact": [51]}, id="an exact Tonk above any hand"),
        pytest.param({"hand_size": 3}, id="49 with three cards"),
        pytest.param({"drop_ceiling": 51}, id="a ceiling above any hand"),
        pytest.param({"hit_runs": "none", "hit_books": False, "wait_hit": 1}, id="a wait for hits without hits"),
        pytest.param({"tonk_at_most": 49, "tonk_exact": []}, id="every deal but one total a Tonk"),
        pytest.param({"drop_ceiling": 1}, id="only an ace drops"),
        pytest.param({"hit_runs": "none", "wait_hit": 2}, id="books are hit, and hits make one wait"),
        pytest.param({"caught_pays": "lower", "caught_extra_to_lowest": 0}, id="a tie caught, paid by the others"),
        pytest.param({"hand_size": 8}, id="eight cards"),
        pytest.param({"hand_sizes": [8, 7, 6, 5, 4]}, id="fewer cards the more players"),
        pytest.param({"hand_size": 3, "tonk_at_most": 30, "hand_sizes": [5] * 5}, id="a hand size that no table has"),
        pytest.param({"least_players": 3, "hand_sizes": [3, 5, 5, 5, 5], "tonk_at_most": 30}, id="a table that is not"),
        pytest.param({"least_players": 4, "most_players": 4}, id="four players and no others"),
        pytest.param({"pack": "40", "hand_size": 7, "most_players": 5}, id="five hands of seven of forty cards"),
        pytest.param({"wilds": ["jokers", "deuces"], "twists": ["cross"]}, id="six Wilds and a Cross"),
        pytest.param({"wilds": ["deuces"], "twists": ["wild"]}, id="eight Wilds"),
        pytest.param(
            {"payment": "pot", "caught_others_pay_lowest": 0, "caught_extra_to_lowest": 0, "caught_pays": "lower"},
            id="a tie that loses the pot",
        ),
        pytest.param({"upcard": False, "upcard_taker": "nobody"}, id="who may take what there is not"),
        pytest.param(
            {"hand_size": 3, "hit_runs": "none", "hit_books": False, "drop_ceiling": 3, "tonk_exact": []},
            id="only three aces drop",
        ),
        pytest.param({"reshuffles": 3}, id="reshuffles where the stock is not reshuffled"),
        pytest.param({"number_score": 5, "drop_compares": "scoring"}, id="scores where there are stakes"),
        pytest.param({"scoring": "points", "stock_out": "reshuffle", "tonk_pays": 50}, id="points in the common game"),
        pytest.param({"court_values": [11, 12, 13], "tonk_exact": [63]}, id="a Tonk that high courts allow"),
    ],
)
def test_rules_that_can_be_played_are_not_refused(knobs: dict[str, Any]) -> None:
    """Odd but playable rules are accepted."""
    rules = house(**knobs)
    assert {knob: rules.to_json()[knob] for knob in knobs} == knobs


def test_a_refusal_can_be_put_into_other_words() -> None:
    """A refusal keeps its sentence with placeholders and the values for them."""
    with pytest.raises(RulesRefused) as refused:
        house(hand_size=99)
    assert str(refused.value) == refused.value.template.format(**refused.value.values)
    assert "{" in refused.value.template


# Making one from another


@examples(50)
@given(rule_sets())
def test_knobs_written_and_read_are_the_same_rules(rules: RuleSet) -> None:
    """Any rules written to a file and read back are the same."""
    assert ruleset_from(rules.id, json.loads(json.dumps(rules.to_json()))) == rules


@examples(50)
@given(rule_sets())
def test_changing_the_knobs_that_differ_gives_the_same_rules(rules: RuleSet) -> None:
    """Changing in a preset just the knobs that differ gives the same rules."""
    base = load_preset("jazz-club")
    assert changed(base, differing_knobs(base, rules)).to_json() == rules.to_json()


def test_a_changed_preset_leaves_the_preset_alone() -> None:
    """Changing a preset gives new rules, and leaves the preset unchanged."""
    assert (house(hit_books=False).hit_books, load_preset("jazz-club").hit_books) == (False, True)
    with pytest.raises(FrozenInstanceError):
        load_preset("jazz-club").hit_books = False  # type: ignore[misc]


def test_rules_get_a_new_hash_in_another_process() -> None:
    """Rules sent to another process are found by the hashes that words have there."""
    rules = load_preset("jazz-club")
    kept = hash(rules)
    come = copy(rules)  # which pickles only what travels
    assert "_hash" not in vars(come)
    assert (come, hash(come)) == (rules, kept)
