"""Which temper a level plays by: fixed ones, those that self-play found, and something sound for rules of one's own."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tests.bots.scenes import FRORE, JAZZ
from tests.bots.twist_scenes import TWISTS
from tests.support.presets import STAKE_IDS
from tonk.bots import tempers
from tonk.bots.temper import START, START_FOR_POINTS, TEMPERS, TEMPERS_FOR_POINTS
from tonk.bots.tempers import temper_from_json, temper_of, temper_to_json
from tonk.resources import assets_root
from tonk.rules import changed, load_preset, preset_ids
from tonk.tuning import KNOBS, ROUNDS


@pytest.mark.parametrize(("rules_id", "seats"), list(product(preset_ids(), range(2, 7))))
def test_self_play_has_found_a_temper_for_every_table(rules_id: str, seats: int) -> None:
    """It stands in the rule set's file and differs from where the search began; every number is in its range."""
    temper = temper_of("expert", load_preset(rules_id), seats)
    assert temper not in (START, START_FOR_POINTS)
    numbers = [*temper.nerve, *(getattr(temper, knob.name) for knob in KNOBS[ROUNDS:])]
    assert all(knob.low <= number <= knob.high for knob, number in zip(KNOBS, numbers, strict=True))


def test_every_file_of_tempers_tells_how_it_was_made() -> None:
    """The seed and the effort are in it, so that the command that made it makes it again."""
    for rules_id in preset_ids():
        told = json.loads((assets_root() / "tempers" / f"{rules_id}.json").read_text(encoding="utf-8"))
        assert (told["format"], told["rules"]) == (tempers.FORMAT, rules_id)
        assert set(told["effort"]) == {"generations", "players", "kept", "hands"}
        assert isinstance(told["seed"], int)


def test_a_temper_is_the_same_after_it_was_written() -> None:
    """Written as JSON text and read again."""
    for temper in (START, *TEMPERS.values(), *TEMPERS_FOR_POINTS.values(), temper_of("expert", TWISTS, 3)):
        assert temper_from_json(json.loads(json.dumps(temper_to_json(temper)))) == temper


def test_rules_of_ones_own_take_the_temper_of_the_preset_they_are_most_like() -> None:
    """One knob away from the jazz club it is the jazz club's; with nearly every rule of the frost it is the frost's."""
    own = changed(JAZZ, {"drop_ceiling": 20, "name": "Ours"})
    assert temper_of("sharp", own, 3) == temper_of("sharp", JAZZ, 3)
    names = {"name", "source", "upcard", "tonk_pays"}
    nearly = changed(JAZZ, {knob: value for knob, value in FRORE.to_json().items() if knob not in names})
    assert nearly.id == "jazz-club"
    assert temper_of("sharp", nearly, 4) == temper_of("sharp", FRORE, 4)


def test_where_it_is_dearer_to_be_caught_a_sharp_player_drops_later() -> None:
    """Three times the jazz club's payment makes it more careful, for each number of players; half of it, bolder."""
    dearer, cheaper = changed(JAZZ, {"caught_multiplier": 3}), changed(JAZZ, {"caught_extra_to_lowest": 0})
    for seats in range(2, 7):
        usual = temper_of("sharp", JAZZ, seats).nerve
        assert all(ours < theirs for ours, theirs in zip(temper_of("sharp", dearer, seats).nerve, usual, strict=True))
        assert all(ours > theirs for ours, theirs in zip(temper_of("sharp", cheaper, seats).nerve, usual, strict=True))


def test_points_are_played_for_as_points() -> None:
    """Twists with other numbers take the tempers of Twists; what a caught dropper pays in stakes is not asked there."""
    own = changed(TWISTS, {"target": 500, "caught_multiplier": 1, "twists": ["wild"]})
    for level in ("novice", "sharp", "expert"):
        assert temper_of(level, own, 3) == temper_of(level, TWISTS, 3)
        assert temper_of(level, own, 3) != temper_of(level, JAZZ, 3)
    club = changed(JAZZ, {"scoring": "points", "stock_out": "no_score"})
    assert temper_of("expert", club, 3) in (temper_of("expert", TWISTS, 3), START_FOR_POINTS)
    assert temper_of("novice", changed(JAZZ, {"twists": ["wild"]}), 3) == temper_of("novice", JAZZ, 3)


def test_a_file_that_cannot_be_read_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Damaged, cut short, without a temper, or gone: a sharp player plays as tuning starts."""
    folder = tmp_path / "tempers"
    folder.mkdir()
    monkeypatch.setattr(tempers, "assets_root", lambda: tmp_path)
    for number, text in enumerate(('{"tempers": {"2"', '{"tempers": []}', "[]", '{"tempers": {"2": {"nerve": [1]}}}')):
        (folder / f"{number}.json").write_text(text, encoding="utf-8")
        assert tempers._tuned(str(number)) == {}
    assert tempers._tuned("gone") == {}


def test_lower_levels_play_the_same_at_every_table_for_stakes() -> None:
    """Their weakness is in what they look at, not in what was tuned."""
    for level, temper in TEMPERS.items():
        assert all(temper_of(level, load_preset(rules_id), 4) == temper for rules_id in STAKE_IDS)


def test_a_sharp_player_drops_a_little_later_than_self_play_would_have_it() -> None:
    """At every table it counts each card for less than the expert's own temper does, and is like that in all else."""
    for rules_id, seats in product(preset_ids(), range(2, 7)):
        sharp, found = (temper_of(level, load_preset(rules_id), seats) for level in ("sharp", "expert"))
        assert all(0 < theirs - ours < 1.5 for ours, theirs in zip(sharp.nerve, found.nerve, strict=True))
        assert replace(sharp, nerve=()) == replace(found, nerve=())


def test_a_sharp_player_is_never_so_bold_as_to_come_close_to_the_expert() -> None:
    """For stakes it counts no card for more than 4.5 points, which self-play does in one rule set."""
    for rules_id, seats in product(preset_ids(), range(2, 7)):
        rules = load_preset(rules_id)
        if rules.scoring == "stakes":
            assert max(temper_of("sharp", rules, seats).nerve) <= 4.5
    assert max(temper_of("expert", load_preset("speno-1992"), 4).nerve) - 0.6 > 4.5
