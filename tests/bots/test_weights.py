"""Weights of the levels: fixed ones, those found by self-play, and reasonable ones for house rules."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tests.bots.scenes import FRORE, JAZZ
from tests.bots.twist_scenes import TWISTS
from tests.support.presets import STAKE_IDS
from tonk.bots import tuned_weights
from tonk.bots.tuned_weights import weights_from_json, weights_if_valid, weights_of, weights_to_json
from tonk.bots.weights import (
    LEVEL_WEIGHTS,
    LEVEL_WEIGHTS_FOR_POINTS,
    UNTUNED,
    UNTUNED_FOR_POINTS,
    SpecialWeights,
)
from tonk.resources import assets_root
from tonk.rules import changed, load_preset, preset_ids
from tonk.tuning import ROUNDS, TUNED_NUMBERS


@pytest.mark.parametrize(("rules_id", "seats"), list(product(preset_ids(), range(2, 7))))
def test_self_play_has_found_weights_for_every_table(rules_id: str, seats: int) -> None:
    """The rule set's file has them; they differ from the start of the search, and all numbers are in range."""
    weights = weights_of("expert", load_preset(rules_id), seats)
    assert weights not in (UNTUNED, UNTUNED_FOR_POINTS)
    numbers = [*weights.points_per_unseen_card, *(getattr(weights, knob.name) for knob in TUNED_NUMBERS[ROUNDS:])]
    assert all(knob.low <= number <= knob.high for knob, number in zip(TUNED_NUMBERS, numbers, strict=True))


def test_every_file_of_weights_says_how_it_was_made() -> None:
    """A file has the seed and the effort, so that its command can make it again."""
    for rules_id in preset_ids():
        weights_json = json.loads((assets_root() / "weights" / f"{rules_id}.json").read_text(encoding="utf-8"))
        assert (weights_json["format"], weights_json["rules"]) == (tuned_weights.FORMAT, rules_id)
        assert set(weights_json["effort"]) == {"generations", "players", "kept", "hands"}
        assert isinstance(weights_json["seed"], int)


def test_weights_survive_writing_and_reading() -> None:
    """Weights survive being written as JSON text and read again."""
    for weights in (
        UNTUNED,
        *LEVEL_WEIGHTS.values(),
        *LEVEL_WEIGHTS_FOR_POINTS.values(),
        weights_of("expert", TWISTS, 3),
    ):
        assert weights_from_json(json.loads(json.dumps(weights_to_json(weights)))) == weights


def test_house_rules_take_the_weights_of_the_nearest_preset() -> None:
    """One knob away from the jazz club, weights are the jazz club's; with most rules of the frost, the frost's."""
    own = changed(JAZZ, {"drop_ceiling": 20, "name": "Ours"})
    assert weights_of("sharp", own, 3) == weights_of("sharp", JAZZ, 3)
    names = {"name", "source", "upcard", "tonk_pays"}
    nearly = changed(JAZZ, {knob: value for knob, value in FRORE.to_json().items() if knob not in names})
    assert nearly.id == "jazz-club"
    assert weights_of("sharp", nearly, 4) == weights_of("sharp", FRORE, 4)


def test_a_sharp_player_drops_later_if_being_caught_costs_more() -> None:
    """Three times the jazz club's payment makes it more careful, for each number of players; half of it, bolder."""
    dearer, cheaper = changed(JAZZ, {"caught_multiplier": 3}), changed(JAZZ, {"caught_extra_to_lowest": 0})
    for seats in range(2, 7):
        usual = weights_of("sharp", JAZZ, seats).points_per_unseen_card
        assert all(
            ours < theirs
            for ours, theirs in zip(weights_of("sharp", dearer, seats).points_per_unseen_card, usual, strict=True)
        )
        assert all(
            ours > theirs
            for ours, theirs in zip(weights_of("sharp", cheaper, seats).points_per_unseen_card, usual, strict=True)
        )


def test_games_for_points_use_weights_for_points() -> None:
    """Twists with other numbers uses the weights of Twists, regardless of what a caught dropper pays in stakes."""
    own = changed(TWISTS, {"target": 500, "caught_multiplier": 1, "twists": ["wild"]})
    for level in ("novice", "sharp", "expert"):
        assert weights_of(level, own, 3) == weights_of(level, TWISTS, 3)
        assert weights_of(level, own, 3) != weights_of(level, JAZZ, 3)
    club = changed(JAZZ, {"scoring": "points", "stock_out": "no_score"})
    assert weights_of("expert", club, 3) in (weights_of("expert", TWISTS, 3), UNTUNED_FOR_POINTS)
    assert weights_of("novice", changed(JAZZ, {"twists": ["wild"]}), 3) == weights_of("novice", JAZZ, 3)


def test_an_unreadable_file_prevents_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a damaged, cut or missing file, a sharp player plays with the initial weights."""
    folder = tmp_path / "weights"
    folder.mkdir()
    monkeypatch.setattr(tuned_weights, "assets_root", lambda: tmp_path)
    for number, text in enumerate(
        ('{"weights": {"2"', '{"weights": []}', "[]", '{"weights": {"2": {"points_per_unseen_card": [1]}}}')
    ):
        (folder / f"{number}.json").write_text(text, encoding="utf-8")
        assert tuned_weights._tuned(str(number)) == {}
    assert tuned_weights._tuned("gone") == {}


def test_lower_levels_play_the_same_at_every_table_for_stakes() -> None:
    """Their weakness is what they overlook, not what is tuned."""
    for level, weights in LEVEL_WEIGHTS.items():
        assert all(weights_of(level, load_preset(rules_id), 4) == weights for rules_id in STAKE_IDS)


def test_a_sharp_player_drops_a_little_later_than_self_play_found() -> None:
    """At every table it counts fewer points per card than the expert, and is the same otherwise."""
    for rules_id, seats in product(preset_ids(), range(2, 7)):
        sharp, found = (weights_of(level, load_preset(rules_id), seats) for level in ("sharp", "expert"))
        assert all(
            0 < theirs - ours < 1.5
            for ours, theirs in zip(sharp.points_per_unseen_card, found.points_per_unseen_card, strict=True)
        )
        assert replace(sharp, points_per_unseen_card=()) == replace(found, points_per_unseen_card=())


def test_a_sharp_player_is_never_almost_as_bold_as_the_expert() -> None:
    """For stakes it counts at most 4.5 points per card, less than self-play found in one rule set."""
    for rules_id, seats in product(preset_ids(), range(2, 7)):
        rules = load_preset(rules_id)
        if rules.scoring == "stakes":
            assert max(weights_of("sharp", rules, seats).points_per_unseen_card) <= 4.5
    assert max(weights_of("expert", load_preset("speno-1992"), 4).points_per_unseen_card) - 0.6 > 4.5


def test_weights_of_the_first_version_are_read() -> None:
    """Old files of rule sets and matches have weights under their first names."""
    weights_json = {
        "nerve": [4, 3.5],
        "awe": 0.6,
        "leaning": 0,
        "sees_hits": True,
        "sees_taken": True,
        "sees_discards": True,
        "out_worth": 1.5,
        "weighs_stock": True,
        "take_margin": 2,
        "feeding": 3,
        "waits_to_drop": True,
        "knack": {"wild_worth": 15, "cross_worth": 2, "risk": 0.2, "score_weight": 0.4, "near": 4, "blocks": False},
    }
    weights = weights_from_json(weights_json)
    assert (weights.points_per_unseen_card, weights.meld_discount, weights.feeding_cost_points) == ((4, 3.5), 0.6, 3)
    assert (weights.points_per_out, weights.take_margin_points, weights.drop_variation_points) == (1.5, 2, 0)
    special = SpecialWeights(15, 2, 0.2, 0.4, 4, saves_skips=True, blocks=False)
    assert weights.special == special
    assert weights_from_json(weights_to_json(weights)) == weights_if_valid(weights_json) == weights
