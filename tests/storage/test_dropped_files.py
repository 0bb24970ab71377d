"""A file that the player gives the game is either read as text or explained in a sentence."""

import os
from pathlib import Path

import pytest

from tonk.records.reading import LARGEST, Unreadable
from tonk.storage.dropped_files import read_text


def why(path: Path | str) -> str:
    """Return the reason why a file can't be read."""
    with pytest.raises(Unreadable) as refused:
        "".join(read_text(str(path)))
    return str(refused.value)


def test_a_text_is_read_without_its_byte_order_mark(tmp_path: Path) -> None:
    """The text of the file is returned."""
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfhands\n")
    assert "".join(read_text(str(tmp_path / "a"))) == "hands\n"


def test_everything_else_gets_a_sentence(tmp_path: Path) -> None:
    """A folder, a missing file, other bytes, too large a file, a pipe and an absurd name each have their sentence."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with (tmp_path / "large").open("wb") as large:
        large.truncate(LARGEST + 1)
    assert why(tmp_path) == "it is not an ordinary file"
    assert why(tmp_path / "none") == "there is no such file"
    assert why(tmp_path / "bytes") == "it is not text in UTF-8"
    assert why(tmp_path / "large") == "it is too large"
    assert "can't be read" in why("a\0b")
    assert "can't be read" in why("x" * 5000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_does_not_hold_the_game_up(tmp_path: Path) -> None:
    """A pipe isn't waited for."""
    os.mkfifo(tmp_path / "pipe")
    assert why(tmp_path / "pipe") == "it is not an ordinary file"
