"""The log: every notice has a line, files have a limited size, and no line has names or folders of people."""

import errno
from pathlib import Path
from unittest import mock

import pytest

from tonk.storage import log
from tonk.storage.log import Log, cleaned
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer

from .hands import noon


def log_in(folder: Path) -> tuple[Log, Writer]:
    """A log in this folder, and its writer."""
    writer = Writer()
    return Log(folder / "tonk.log", writer, noon, [folder]), writer


def test_every_notice_is_logged(tmp_path: Path) -> None:
    """A page lists them with their time, the newest first."""
    lines, writer = log_in(tmp_path)
    notices = Notices(noon)
    notices.on_record = lines.add
    notices.notify("One.")
    notices.notify_once("disk", "Two.")
    notices.notify_once("disk", "Two.")
    assert writer.close()
    assert (tmp_path / "tonk.log").read_text().splitlines() == [
        f"{noon():%Y-%m-%d %H:%M:%S} One.",
        f"{noon():%Y-%m-%d %H:%M:%S} Two.",
    ]
    assert notices.kept == [(noon(), "Two."), (noon(), "One.")]
    assert notices.lasting("disk") == "Two."
    notices.resolved("disk")
    assert notices.lasting("disk") == ""


def test_files_are_logged_relative_to_the_saves(tmp_path: Path) -> None:
    """A home folder contains somebody's name."""
    folder = str(tmp_path)
    line = cleaned(f"{folder}/settings.json is kept as /home/ana/x.jsonl, ~/y or C:\\Users\\Ana\\z.\nEnd 1/2", [folder])
    assert line.startswith("settings.json is kept as (a file elsewhere), (a file elsewhere) or (a file elsewhere).")
    assert line.endswith(" End 1/2")


def test_the_log_has_a_limited_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There are at most three files."""
    monkeypatch.setattr(log, "_SIZE", 200)
    lines, writer = log_in(tmp_path)
    for number in range(40):
        lines.add(f"line {number}")
    assert writer.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tonk.log", "tonk.log.1", "tonk.log.2"]
    assert "line 39" in (tmp_path / "tonk.log").read_text()


def test_a_failing_disk_does_not_disturb_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No notice is shown, and nothing raises."""
    lines, writer = log_in(tmp_path)
    with mock.patch("tonk.storage.log.os.open", side_effect=OSError(errno.EROFS, "read-only")):
        lines.add("One.")
        assert writer.close()
    writer.check()
    assert capsys.readouterr() == ("", "")


def test_a_fault_is_logged_without_its_words(tmp_path: Path) -> None:
    """Its type and the lines of our code are enough; its text may name somebody."""
    lines, writer = log_in(tmp_path)
    try:
        cleaned(None, [""])  # type: ignore[arg-type]
    except AttributeError as fault:
        lines.add_fault(fault)
    assert writer.close()
    text = (tmp_path / "tonk.log").read_text()
    assert "fault AttributeError at tonk/storage/log.py:" in text
    assert "NoneType" not in text
