"""``verify`` and files: readable ones, unreadable ones, and hostile ones."""

import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.records.drawn import example, line_of
from tonk.records.reading import LONGEST_RECORD

from .running import one_line_of, program, tonk

GOOD = line_of(example())


def verify(folder: Path, data: bytes | str) -> Any:
    """Verify a file with these bytes, asserting that standard input gets the same answer."""
    data = data.encode() if isinstance(data, str) else data
    path = folder / "records.jsonl"
    path.write_bytes(data)
    ran = tonk("verify", str(path))
    if ran.status != 2:
        assert tonk("verify", "-", stdin=data) == ran
    return ran


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        GOOD + "\n",
        GOOD + "\r\n",
        "\n\n  \t\r\n" + GOOD + "\n\n",
        "\ufeff" + GOOD + "\n",
        json.dumps(example(), indent=2),
        "\ufeff" + json.dumps(example(), indent="\t").replace("\n", "\r\n") + "\r\n\n",
        " " + GOOD,
    ],
    ids=["bare", "line", "crlf", "blank lines", "bom", "pretty", "pretty crlf bom", "indented"],
)
def test_one_record_in_any_layout_is_read(tmp_path: Path, text: str) -> None:
    """A record on one line or many is read; blank lines, line ends and a byte order mark don't matter."""
    ran = verify(tmp_path, text)
    assert ran.lines == [{"record": 0, "ok": True, "result": example()["result"]}]
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("text", ["", "\n", " \r\n\t\n", "\ufeff", "\ufeff\n"])
def test_an_empty_file_is_fine(tmp_path: Path, text: str) -> None:
    """An empty file gives no line and status 0."""
    assert verify(tmp_path, text) == (0, "", "")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\n\n \n"])
def test_several_records(tmp_path: Path, end: str) -> None:
    """There is one record per line; the last line needs no end."""
    ran = verify(tmp_path, end.join([GOOD, line_of(example(stake=0)), GOOD]))
    assert [line["ok"] for line in ran.lines] == [True, False, True]
    assert [line["record"] for line in ran.lines] == [0, 1, 2]
    assert ran.status == 1


@pytest.mark.parametrize(
    "text",
    [
        "what is this",
        "{",
        GOOD[:-1],
        GOOD + GOOD,
        "[1, 2]",
        "7",
        '"record"',
        "null",
        "NaN",
        "\0",
        "{'format': 'tonk-hand/1'}",
        '{"format": "tonk-hand/1", "format": "tonk-hand/1"}',
        "[" * 200_000,
        '{"a":' * 200_000,
        '{"x-a": ' + "9" * 100_000 + "}",
        '"' + "\\" * 200_000,
        "\u2028",
        "\x0c\x1c\x85",
    ],
)
def test_a_line_that_is_no_record_is_one_fault(tmp_path: Path, text: str) -> None:
    """Any other line counts as one faulty record, and the next is read."""
    ran = verify(tmp_path, text)
    assert [(line["record"], line["ok"]) for line in ran.lines] == [(0, False)]
    assert (ran.status, ran.err) == (1, "")
    ran = verify(tmp_path, text + "\n" + GOOD)
    assert [(line["record"], line["ok"]) for line in ran.lines] == [(0, False), (1, True)]
    assert (ran.status, ran.err) == (1, "")
    assert all(len(line) < 500 for line in ran.out.splitlines())


def padded(length: int) -> str:
    """Return a good record of exactly this many bytes."""
    record = line_of(example(**{"x-pad": ""}))
    return record[:-2] + "a" * (length - len(record)) + record[-2:]


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_a_record_of_one_mebibyte_is_read(tmp_path: Path, end: str) -> None:
    """The limit is one mebibyte per record, without the line end, for all records."""
    whole = padded(LONGEST_RECORD)
    assert len(whole) == 1 << 20
    for text in (whole + end, f"{GOOD}\n{whole}{end}"):
        assert {line["ok"] for line in verify(tmp_path, text).lines} == {True}


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
@pytest.mark.parametrize("over", [1, 2, 3, 1 << 20])
def test_a_longer_record_is_refused(tmp_path: Path, over: int, end: str) -> None:
    """A record over the limit is refused unread, and the records around it are answered."""
    text = f"{GOOD}\n{padded(LONGEST_RECORD + over)}{end}"
    ran = verify(tmp_path, text if not end else text + GOOD)
    assert [line["ok"] for line in ran.lines] == [True, False, True][: 3 if end else 2]
    assert ran.lines[1] == {"record": 1, "ok": False, "error": "the record is longer than 1048576 bytes"}
    assert ran.status == 1


@pytest.mark.parametrize(("mark", "end"), [("", ""), ("\ufeff", "\n"), ("", "\n\n  \n" + "\n" * LONGEST_RECORD)])
def test_the_limit_holds_for_a_record_alone(tmp_path: Path, mark: str, end: str) -> None:
    """The only record of a file has the same limit, whatever blank lines follow it."""
    assert [line["ok"] for line in verify(tmp_path, mark + padded(LONGEST_RECORD) + end).lines] == [True]
    ran = verify(tmp_path, mark + padded(LONGEST_RECORD + 1) + end)
    assert ran.lines == [{"record": 0, "ok": False, "error": "the record is longer than 1048576 bytes"}]


def pretty(pad: int) -> str:
    """Return a good record over many lines, with a note of this many bytes."""
    return json.dumps(example(**{"x-pad": "a" * pad}), indent=1)


@pytest.mark.parametrize("end", ["", "\n", "\n" * LONGEST_RECORD, " \r\n" * LONGEST_RECORD])
def test_an_object_over_many_lines_is_one_record(tmp_path: Path, end: str) -> None:
    """An object alone in its file is one record, however long, and however many blank lines follow it."""
    assert [line["ok"] for line in verify(tmp_path, pretty(0) + end).lines] == [True]
    ran = verify(tmp_path, pretty(LONGEST_RECORD) + end[:9])
    assert ran.lines == [{"record": 0, "ok": False, "error": "the record is longer than 1048576 bytes"}]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("first", [GOOD, "{", "{}", "["])
def test_no_record_of_a_long_file_is_skipped(tmp_path: Path, mark: str, first: str) -> None:
    """A long file still has one record per line, whatever its first and last lines are."""
    long = f"\n{padded(LONGEST_RECORD // 20)}"
    ran = verify(tmp_path, mark + first + f"\n{GOOD}" * 20 + long * 22 + '\n{"bad": 1}\n}')
    assert [line["ok"] for line in ran.lines[1:]] == [*[True] * 42, False, False]


def test_a_record_after_a_mebibyte_of_blank_lines_is_read(tmp_path: Path) -> None:
    """Blank lines are no records, and don't end the file."""
    ran = verify(tmp_path, "\ufeff" + GOOD + "\n" * (LONGEST_RECORD + 10) + '{"bad": 1}\n')
    assert [line["ok"] for line in ran.lines] == [True, False]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing file, a folder and bytes other than UTF-8 each get one sentence with the name, and status 2."""
    missing, folder, latin = tmp_path / "none.jsonl", tmp_path / "folder", tmp_path / "latin.jsonl"
    folder.mkdir()
    latin.write_bytes(b'{"seats": ["Ren\xe9"]}')
    for path, why in ((missing, "No such file or directory"), (folder, "this is a folder"), (latin, "not UTF-8 text")):
        ran = tonk("verify", str(path))
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith(f"tonk: {path}: ")
        assert ran.err.endswith(f"{why}\n")
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("place", [0, 70_000, 1 << 20, 3 << 20])
def test_bytes_that_are_not_utf_8_are_refused_anywhere(tmp_path: Path, place: int) -> None:
    """A file with invalid UTF-8 anywhere isn't read at all."""
    lines = (GOOD + "\n") * (place // len(GOOD) + 1)
    ran = verify(tmp_path, lines.encode()[:place] + b"\xff" + GOOD.encode())
    assert (ran.status, ran.out) == (2, "")
    cut_short = verify(tmp_path, GOOD.encode() + "é".encode()[:1])
    assert (cut_short.status, cut_short.out) == (2, "")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no such device")
def test_a_path_that_is_no_file() -> None:
    """A device isn't read, since it may have no end."""
    ran = tonk("verify", "/dev/zero")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_the_other_files_are_still_read(tmp_path: Path) -> None:
    """An unreadable file leads to status 2, and the other files are answered anyway."""
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(GOOD)
    bad.write_text("no")
    ran = tonk("verify", str(good), str(tmp_path / "none"), str(bad), str(tmp_path), str(good))
    assert [line["ok"] for line in ran.lines] == [True, False, True]
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_read(tmp_path: Path) -> None:
    """Standard input may be a pipe, and so may a file (a shell's ``<(…)``)."""
    assert program("verify", "-", stdin=GOOD.encode()).lines == verify(tmp_path, GOOD).lines
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writing = threading.Thread(target=pipe.write_text, args=(GOOD,), daemon=True)
    writing.start()
    ran = tonk("verify", str(pipe))
    writing.join(600)
    assert ran.lines == verify(tmp_path, GOOD).lines


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    """The program ends silently when the reader of its output leaves."""
    path = tmp_path / "many.jsonl"
    path.write_text("no\n" * 20_000)
    ran = one_line_of("verify", str(path), str(path))
    assert json.loads(ran.out)["record"] == 0
    assert ran.err == ""
    assert ran.status == 1


def test_names_of_files_are_shown_safely(tmp_path: Path) -> None:
    """A file's name can have any characters, but the terminal gets plain letters."""
    ran = tonk("verify", str(tmp_path / "a\x1b[2J\nb\udcff"))
    assert ran.status == 2
    assert ran.err.isascii()
    assert len(ran.err.splitlines()) == 1
    assert "\x1b" not in ran.err
