"""``tune``: weights found by self-play, for a preset or for house rules."""

import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk import tuning
from tonk.bots.tuned_weights import FORMAT, weights_from_json
from tonk.bots.weights import PolicyWeights
from tonk.commands import tune
from tonk.commands.rule_source import rules_named
from tonk.rules import load_preset
from tonk.tuning import TuningBudget

from .running import Ran, tonk


@pytest.fixture(autouse=True)
def little_effort() -> "object":
    """Make tuning take only a moment per table."""
    little = TuningBudget(generations=2, players=3, kept=2, hands=4)
    with mock.patch.multiple(tune, QUICK=little, THOROUGH=little._replace(hands=5)):
        yield


def tuned(*more: str) -> Ran:
    """Run the command, for the jazz club unless ``more`` says otherwise."""
    return tonk(
        "tune", "--seed", "3", "--workers", "1", *([] if "--rules" in more else ["--rules", "jazz-club"]), *more
    )


def test_weights_are_found_for_each_number_of_players() -> None:
    """There are weights for two to six players, or the requested number; the file also says how they were found."""
    ran = tuned()
    written = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert (written["format"], written["rules"], written["seed"]) == (FORMAT, "jazz-club", 3)
    assert list(written["weights"]) == ["2", "3", "4", "5", "6"]
    assert all(weights_from_json(weights) for weights in written["weights"].values())
    assert list(json.loads(tuned("--players", "4").out)["weights"]) == ["4"]


def test_the_same_arguments_give_the_same_file(tmp_path: Path) -> None:
    """Standard output and a file have the same; another effort gives other weights."""
    file = tmp_path / "ours.json"
    assert tuned("--players", "2", "--out", str(file)) == Ran(0, "", "")
    assert file.read_text(encoding="utf-8") == tuned("--players", "2").out
    assert tuned("--players", "2", "--quick").out != tuned("--players", "2").out


def test_house_rules_are_tuned_from_a_file(tmp_path: Path) -> None:
    """The file has a rule set as a record does."""
    file = tmp_path / "ours.json"
    file.write_text(json.dumps({"base": "pagat", "drop_ceiling": 10}), encoding="utf-8")
    assert rules_named(str(file)).drop_ceiling == 10
    assert json.loads(tuned("--rules", str(file), "--players", "2").out)["rules"] == "pagat"
    assert rules_named("jazz-club") == load_preset("jazz-club")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"{", "it is not JSON"),
        (b"\xff", "it can't be read"),
        (b"[" * 50_000, "it is nested too deeply"),
        (b"[" * 500_000, "it is too large"),
        (b"[]", "it is not a rule set"),
        (b'{"name": "X"}', "the format must be tonk-house-rules/1"),
        (b'{"base": "jazz-club", "stake": 3}', "no rule called 'stake'"),
        (b'{"base": "nowhere"}', "no rule set called 'nowhere'"),
    ],
)
def test_a_file_that_holds_no_rules_is_refused_in_a_sentence(tmp_path: Path, text: bytes, why: str) -> None:
    """Any faulty file gets one sentence, and nothing is tuned."""
    file = tmp_path / "ours.json"
    file.write_bytes(text)
    ran = tuned("--rules", str(file))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert why in ran.err


def test_an_unwritable_file_gets_one_sentence(tmp_path: Path) -> None:
    """A folder can't be written as a file."""
    ran = tuned("--players", "2", "--out", str(tmp_path))
    assert (ran.status, ran.out, ran.err) == (2, "", f"tonk: {tmp_path}: Is a directory\n")


def test_a_place_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    """It isn't found out after an hour of work; a file's old content stays until there is something better."""
    with mock.patch.object(tune, "tuned", side_effect=AssertionError("it went to work")):
        assert tuned("--out", str(tmp_path / "nowhere" / "ours.json")).status == 2
    file = tmp_path / "ours.json"
    file.write_text("older", encoding="utf-8")
    with mock.patch.object(tune, "tuned", side_effect=KeyboardInterrupt):
        assert tuned("--out", str(file)) == Ran(130, "", "tonk: interrupted after 0 of 150 hands\n")
    assert file.read_text(encoding="utf-8") == "older"


def test_an_interrupted_tuning_keeps_its_finished_tables() -> None:
    """The file has the weights of all tables before the interruption, the same as in a whole run."""
    whole, played = json.loads(tuned().out), iter([tuning.tuned, tuning.tuned])

    def until_interrupted(*given: Any) -> PolicyWeights:
        for play in played:
            return play(*given)
        raise KeyboardInterrupt

    with mock.patch.object(tune, "tuned", until_interrupted):
        ran = tuned()
    assert (ran.status, ran.err) == (130, "tonk: interrupted after 60 of 150 hands\n")
    assert json.loads(ran.out) == whole | {"weights": {seats: whole["weights"][seats] for seats in ("2", "3")}}
