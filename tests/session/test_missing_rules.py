"""If a rule set's file is missing or damaged, all others can be played, and whatever needs it waits."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tonk.bots import tuned_weights
from tonk.commands import rules
from tonk.records.rule_files import RuleFile, RuleFileOfAnother, rule_file_from_json
from tonk.resources import assets_root
from tonk.rules import DEFAULT, PresetFaulty, changed, guest_ids, load_preset, presets
from tonk.session.circuit.tables import TABLES
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.saved_plan import MatchWaits
from tonk.storage.notices import Notices
from tonk.storage.shipped import notify_missing

_CACHED = (presets.preset_ids, presets.faulty_presets, presets.load_preset)


def told() -> list[str]:
    """Return the sentences shown at the start."""
    notices = Notices()
    notify_missing(notices)
    return notices.take_new()


def forget() -> None:
    """Forget what was read."""
    for cached in _CACHED:
        cached.cache_clear()


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rule files of which one is missing and two are damaged, one of them the default's."""
    shutil.copytree(assets_root() / "rules", tmp_path / "rules")
    (tmp_path / "rules" / "twists.json").unlink()
    (tmp_path / "rules" / "descente.json").write_text("[]", encoding="utf-8")
    (tmp_path / "rules" / f"{DEFAULT}.json").write_bytes(b'{"format": "tonk-rules/1", "hand\xff')
    monkeypatch.setattr(presets, "assets_root", lambda: tmp_path)
    forget()
    yield
    monkeypatch.undo()
    forget()


def test_the_default_rules_are_built_in() -> None:
    """The built-in default rules are the same as in their file."""
    assert presets.common_game() == load_preset(DEFAULT)


def test_the_circuit_knows_without_rules_where_points_are_scored() -> None:
    """Each table of the Circuit says itself, like its rules, whether points are scored."""
    assert [table.for_points for table in TABLES] == [load_preset(table.id).scores_points for table in TABLES]


@pytest.mark.usefixtures("damaged")
def test_the_other_rule_sets_are_offered() -> None:
    """The default is offered, the two others are refused with a sentence, and the game says so at its start."""
    assert presets.preset_ids() == (DEFAULT, "pagat", "speno-1992", "black-company", "terminus-frore")
    assert load_preset(DEFAULT) == presets.common_game()
    with pytest.raises(PresetFaulty):
        load_preset("twists")
    (sentence,) = told()
    assert "descente, twists" in sentence


@pytest.mark.usefixtures("damaged")
def test_the_command_names_the_missing_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """The list has the others; a missing one gets one sentence, and status 2."""
    assert (rules.run(None), rules.run("twists")) == (0, 2)
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 5 + len(guest_ids())
    assert [line.rpartition("rule set ")[2].split()[0] for line in printed.err.splitlines()] == [
        *(DEFAULT, "descente", "twists"),
        "twists",
    ]


def test_matches_and_house_rules_wait_for_the_file(request: pytest.FixtureRequest) -> None:
    """They are not damaged, so nothing is set aside."""
    twists = load_preset("twists")
    match = Match(MatchPlan("1", 7, twists, (Player("Ana"), Player("Bo", "casual"))))
    saved = match.to_json()
    own = RuleFile(changed(twists, {"name": "Ours"})).to_json()
    request.getfixturevalue("damaged")
    with pytest.raises(MatchWaits):
        match_from_json(saved)
    with pytest.raises(RuleFileOfAnother):
        rule_file_from_json(own)


def test_bots_without_their_weights_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """They play as with untuned weights."""
    monkeypatch.setattr(tuned_weights, "_tuned", lambda rules_id: {} if rules_id == "pagat" else {2: None})
    (sentence,) = told()
    assert "pagat" in sentence
