"""Recorded hands are replayed unchanged: the same legal actions, events, words and payments."""

import json
from pathlib import Path
from unittest import mock

import pytest

from tests import check
from tests.pictures.golden import golden_path
from tonk.commands.verify import verified
from tonk.records import Record, action_text, record_from_json
from tonk.records.strict import strict_json
from tonk.rules import load_preset

from . import make

ENDINGS = {"tonk", "push", "out", "drop", "caught", "stock"}
VERBS = {"draw", "take", "lay", "hit", "discard", "drop"}
HINT = "if this is meant to be: python -m tests.check --update-goldens, and read what changed"


def golden(rules_id: str, folder: Path = make.FOLDER) -> list[str]:
    """Return the lines of a rule set's recorded hands."""
    return (folder / f"{rules_id}.jsonl").read_text(encoding="utf-8").splitlines()


def hands(rules_id: str) -> list[Record]:
    """Return a rule set's recorded hands."""
    return [record_from_json(strict_json(line)) for line in golden(rules_id)]


def test_every_rule_set_has_recorded_hands() -> None:
    """Each preset has a file of hands and their transcripts, and no other file is there."""
    names = {f"{rules_id}{suffix}" for rules_id in make.RULES for suffix in (".jsonl", ".txt")}
    assert {path.name for path in make.FOLDER.iterdir() if path.suffix in (".jsonl", ".txt")} == names
    assert all(len(golden(rules_id)) == make.HANDS for rules_id in make.RULES)


@pytest.mark.parametrize("rules_id", make.RULES)
def test_the_recorded_hands_cover_the_game(rules_id: str) -> None:
    """They belong to the rule set, have 2 to 6 players, and include all its endings and actions."""
    records = hands(rules_id)
    assert {record.rules for record in records} == {load_preset(rules_id)}
    assert {len(record.seats) for record in records} == {2, 3, 4, 5, 6}
    endings = {record.result["ending"] for record in records if record.result is not None}
    impossible = {"push"} if load_preset(rules_id).several_tonks == "pay_all" else set()
    verbs = {text.split()[1] for record in records for text in record.actions}
    if not load_preset(rules_id).plain:
        assert endings == {"bonus", "out", "drop", "caught", "stuck"}
        assert verbs == VERBS | {"skip", "block", "cross", "pass"}
        assert any(record.extras.get("reshuffles") for record in records)
        assert any("=" in text for record in records for text in record.actions)
    else:
        assert endings == ENDINGS - impossible
        assert verbs == VERBS


@pytest.mark.parametrize("rules_id", make.RULES)
def test_recorded_hands_are_replayed_unchanged(rules_id: str) -> None:
    """Each recorded action is legal, and the hand ends with the recorded result, byte for byte."""
    for line in golden(rules_id):
        record = record_from_json(strict_json(line))
        position = record.start()
        for text in record.actions:
            legal = {action_text(position.to_act, action): action for action in position.legal()}
            assert text in legal, HINT
            position.apply(legal[text])
        assert record.replay().outcome == position.outcome
        assert verified(line) == {"ok": True, "result": record.result}
        assert json.dumps(record.to_json()) == line, HINT


@pytest.mark.parametrize("rules_id", make.RULES)
def test_transcripts_stay_unchanged(rules_id: str) -> None:
    """The number of legal actions, each action and each payment are as when the hand was recorded."""
    kept = make.FOLDER.joinpath(f"{rules_id}.txt").read_text(encoding="utf-8")
    transcripts = "\n".join(make.transcript(record, number) for number, record in enumerate(hands(rules_id)))
    assert transcripts == kept, HINT


def test_the_recorded_hands_can_be_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command that writes them plays the same hands each time."""
    with mock.patch.object(make, "_TRIED", 300), mock.patch("sys.argv", ["check", "--update-goldens"]):
        first, again = ([*make.write_goldens(folder, ["pagat"])] for folder in _two(tmp_path))
        assert [path.read_bytes() for path in first] == [path.read_bytes() for path in again]
        assert {verified(line)["ok"] for line in golden("pagat", tmp_path / "first")} == {True}
        written, taken = [make.FOLDER / "pagat.jsonl"], [golden_path("title", (1280, 720))]
        with (
            mock.patch.object(make, "write_goldens", return_value=written),
            mock.patch("tests.pictures.golden.take_pictures", return_value=taken),
        ):
            assert check.main() == 0
    listed = "wrote tests/goldens/pagat.jsonl\nwrote tests/pictures/goldens/title-1280x720.png\n"
    assert capsys.readouterr().out == listed


def _two(folder: Path) -> list[Path]:
    folders = [folder / "first", folder / "again"]
    for each in folders:
        each.mkdir()
    return folders
