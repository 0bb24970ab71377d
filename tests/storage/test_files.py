"""Files on the disk: written whole or not at all, read carefully, set aside and never lost."""

import errno
import os
import socket
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk.storage import files
from tonk.storage.files import append_synced, clean_stale, read_limited, set_aside, write_atomic
from tonk.storage.formats import DamagedFile

from .hands import NOON
from .helpers import FAULTS, failing, leftovers


@pytest.mark.parametrize("error", FAULTS)
def test_a_failed_write_leaves_the_old_or_the_new_file(error: int, tmp_path: Path) -> None:
    """If any call to the operating system fails, the file is whole, and the failure is reported."""
    path = tmp_path / "folder" / "file"
    for fails_at in range(1, 100):
        write_atomic(path, b"old")
        with failing(fails_at, error) as countdown:
            try:
                write_atomic(path, b"new")
                failed = False
            except OSError:
                failed = True
        assert path.read_bytes() in ((b"old", b"new") if failed else (b"new",))
        assert not leftovers(tmp_path)
        if countdown.calls < fails_at:
            return
    pytest.fail("a write takes more calls than it should")


def test_a_short_write_is_continued(tmp_path: Path) -> None:
    """A short write is continued."""
    real = os.write
    with mock.patch.object(os, "write", lambda handle, data: real(handle, data[:3])):
        write_atomic(tmp_path / "file", b"0123456789")
    assert (tmp_path / "file").read_bytes() == b"0123456789"


def test_a_disk_full_only_at_the_close_is_reported(tmp_path: Path) -> None:
    """Some file systems fail only then; the old file stays and the error is reported."""
    path = tmp_path / "file"
    write_atomic(path, b"old")
    real = os.close

    def close(handle: int) -> None:
        real(handle)
        raise OSError(errno.ENOSPC, "full")

    with mock.patch.object(os, "close", close), pytest.raises(OSError, match="full"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert not leftovers(tmp_path)


def test_the_order_of_an_atomic_write(tmp_path: Path) -> None:
    """The bytes are on the disk before the name is, and the name before the write returns."""
    done: list[str] = []

    def noting(name: str) -> Any:
        real = getattr(os, name)

        def call(*args: Any, **kwargs: Any) -> Any:
            done.append(name)
            return real(*args, **kwargs)

        return call

    names = ("write", "fsync", "close", "replace")
    with mock.patch.multiple(os, **{name: noting(name) for name in names}):
        write_atomic(tmp_path / "file", b"new")
    assert done == ["write", "fsync", "close", "replace", "fsync", "close"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    """Files are 0600 and their folders 0700."""
    path = tmp_path / "new" / "file"
    write_atomic(path, b"")
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_a_replacement_delayed_by_a_scanner_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows another program may have the old file open for a moment."""
    monkeypatch.setattr(files, "_REPLACE_TRIES", 3)
    monkeypatch.setattr(files, "_REPLACE_PAUSE", 0)
    real, refused = os.replace, iter([True, True, False])

    def replace(*args: Any, **kwargs: Any) -> None:
        if next(refused):
            raise PermissionError(errno.EACCES, "held")
        real(*args, **kwargs)

    with mock.patch.object(os, "replace", replace):
        write_atomic(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_leftovers_of_crashed_writes_are_removed_after_a_day(tmp_path: Path) -> None:
    """Not sooner, as another copy may be writing; and nothing else is removed."""
    now = NOON.timestamp()
    for name, age in (("old.json.1-ab.tmp", 90_000), ("new.json.2-cd.tmp", 80_000)):
        (tmp_path / f".{name}").touch()
        os.utime(tmp_path / f".{name}", (now - age, now - age))
    (tmp_path / "mine.tmp").touch()
    os.utime(tmp_path / "mine.tmp", (0, 0))
    clean_stale(tmp_path, NOON)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".new.json.2-cd.tmp", "mine.tmp"]
    clean_stale(tmp_path / "none", NOON)


def test_appending_adds_at_the_end(tmp_path: Path) -> None:
    """Earlier lines stay, and the folder is created."""
    path = tmp_path / "new" / "file"
    append_synced(path, b"a")
    append_synced(path, b"b")
    assert path.read_bytes() == b"ab"


def test_only_ordinary_files_of_a_sane_size_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, pipe, device, socket or giant file is refused at once; a link to a file is followed."""
    good = tmp_path / "good"
    good.write_bytes(b"12345")
    assert read_limited(good, 5) == b"12345"
    with pytest.raises(DamagedFile):
        read_limited(good, 4)
    (tmp_path / "link").symlink_to(good)
    assert read_limited(tmp_path / "link", 5) == b"12345"
    giant = tmp_path / "giant"
    with giant.open("wb") as file:
        file.truncate(2**31)
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for bad in (giant, tmp_path, tmp_path / "pipe", tmp_path / "zero"):
        with pytest.raises(DamagedFile):
            read_limited(bad, 1000)
    with socket.socket(socket.AF_UNIX) as sock:
        monkeypatch.chdir(tmp_path)  # a socket's full path may be too long for it
        sock.bind("sock")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for bad in (tmp_path / "sock", tmp_path / "loop"):
        with pytest.raises(OSError, match=r"sock|loop"):
            read_limited(bad, 1000)
    with pytest.raises(FileNotFoundError):
        read_limited(tmp_path / "none", 1000)


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path: Path) -> None:
    """The stated size of a file isn't trusted."""
    path = tmp_path / "file"
    path.write_bytes(b"0" * 50)
    small = os.stat_result((0o100600, 0, 0, 1, 0, 0, 3, 0, 0, 0))
    with mock.patch.object(os, "fstat", return_value=small):
        assert len(read_limited(path, 50)) == 50
        with pytest.raises(DamagedFile):
            read_limited(path, 49)


def test_files_set_aside_are_named_by_time(tmp_path: Path) -> None:
    """They never overwrite each other; the newest five damaged ones stay, and all of a newer Tonk's."""
    path = tmp_path / "settings.json"
    names = []
    for count in range(8):
        path.write_text(str(count))
        names.append(set_aside(path, NOON + timedelta(seconds=count // 2)).name)
    assert names[:2] == ["settings.json.bad-20261120T120000Z", "settings.json.bad-20261120T120000Z-02"]
    assert sorted(other.name for other in tmp_path.iterdir()) == names[3:]
    assert (tmp_path / names[-1]).read_text() == "7"
    for __ in range(7):
        path.touch()
        set_aside(path, NOON, newer=True)
    assert len(list(tmp_path.iterdir())) == 12
