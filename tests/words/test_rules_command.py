"""``rules``: the list of rule sets, and one rule set's rules as text."""

import io
import json
import sys
from pathlib import Path

import pytest

from tonk.commands import rules
from tonk.rules import guest_ids, load_preset, preset_ids


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    """Without an id, each rule set has a line with its id and its name."""
    assert rules.run(None) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*preset_ids(), *guest_ids()]
    assert all(line.endswith(f"  {load_preset(line.split()[0]).name}") for line in lines)


@pytest.mark.parametrize("rules_id", preset_ids())
def test_one_rule_set(rules_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The rules begin with their name, and no line is longer than 80 characters."""
    assert rules.run(rules_id) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.startswith(load_preset(rules_id).name + "\n")
    assert max(len(line) for line in printed.out.splitlines()) <= 80
    assert "5♠ 6♠ 7♠" in printed.out


def test_a_plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are written with letters if suit signs can't be shown."""
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", plain)
    assert rules.run("jazz-club") == 0
    plain.seek(0)
    assert "5S 6S 7S" in plain.read()


@pytest.mark.parametrize("rules_id", ["bridge", "", "Jazz Club", "../jazz-club", "x" * 5000, "a\nb\x1b[2J"])
def test_an_unknown_rule_set(rules_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown id gets one sentence with the known ones, and status 2."""
    assert rules.run(rules_id) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert len(printed.err) < 200
    assert printed.err.endswith(
        "choose from jazz-club, pagat, speno-1992, black-company, descente, terminus-frore, twists, gin, knock-rummy"
        " or thirty-one\n"
    )


def test_the_rules_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exported house rules are printed like a preset, under their name."""
    file = tmp_path / "ours.json"
    own = {"base": "jazz-club", "name": "Our kitchen", "drop_ceiling": 13}
    file.write_text(json.dumps({"format": "tonk-house-rules/1", "rules": own}), encoding="utf-8")
    assert rules.run(str(file)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.startswith("Our kitchen\n")
    assert "13 points" in " ".join(printed.out.split())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "it is not JSON"),
        ('{"base": "jazz-club", "drop_ceiling": "low"}', "drop_ceiling must be a whole number"),
        (" " * 300_000, "it is too large"),
    ],
)
def test_a_file_without_rules(text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file without a rule set gets one sentence with the file and the fault, and status 2."""
    file = tmp_path / "ours\n.json"
    file.write_text(text, encoding="utf-8")
    assert rules.run(str(file)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("tonk: 'ours\\n.json' can't be used as a rule set: " + why)
    assert len(printed.err.splitlines()) == 1
