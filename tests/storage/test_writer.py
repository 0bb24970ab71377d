"""The writer: everything in order, the newest state of each file, and only the end of the game waits for it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tonk.storage.writer import FileWork, Writer

from .slow import PATIENCE, SlowDisk

A, B = Path("a"), Path("b")


class Notebook:
    """Work that notes when it is done, the first of it on a disk that stands still."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.disk = SlowDisk()
        self.writer = Writer(PATIENCE)

    def note(self, name: str) -> FileWork:
        """Return work that notes this."""
        return lambda: self.done.append(name)

    def hold_up(self) -> None:
        """Make the writer wait for the disk."""
        self.writer.put(Path("held"), self.disk.holding(self.note("held")))
        self.disk.wait_until_reached()


@pytest.fixture
def notebook() -> Iterator[Notebook]:
    """A notebook whose disk is released at the latest after the test."""
    one = Notebook()
    yield one
    one.disk.go_on()
    assert one.writer.close()


def test_everything_is_done_in_order_on_another_thread(notebook: Notebook) -> None:
    """All work is done when `close` returns."""
    threads: set[threading.Thread] = set()
    for number in range(50):
        notebook.writer.put(Path(str(number)), notebook.note(str(number)))
        notebook.writer.put(Path(f"thread {number}"), lambda: threads.add(threading.current_thread()))
    assert notebook.writer.close()
    assert notebook.done == [str(number) for number in range(50)]
    (thread,) = threads
    assert thread is not threading.current_thread()
    assert thread.daemon, "a hanging disk would keep the process alive"


def test_only_the_newest_waiting_state_of_a_file_is_written(notebook: Notebook) -> None:
    """After a delay only the newest state is written, but never before another file's earlier work."""
    notebook.hold_up()
    for path, name in ((A, "a1"), (A, "a2"), (A, "a3"), (B, "b1"), (A, "a4"), (B, "b2"), (B, "b3")):
        notebook.writer.put(path, notebook.note(name))
    assert notebook.done == []
    notebook.disk.go_on()
    assert notebook.writer.close()
    assert notebook.done == ["held", "a3", "b1", "a4", "b3"]


def test_a_write_that_has_begun_is_finished(notebook: Notebook) -> None:
    """The state being written is finished, followed by the newer one."""
    notebook.writer.put(A, notebook.disk.holding(notebook.note("a1")))
    notebook.disk.wait_until_reached()
    notebook.writer.put(A, notebook.note("a2"))
    notebook.disk.go_on()
    assert notebook.writer.close()
    assert notebook.done == ["a1", "a2"]


def test_the_end_waits_a_limited_time_for_the_disk(notebook: Notebook) -> None:
    """It says so, and waiting work is done if the disk recovers while the process lives."""
    notebook.writer = Writer(patience=0)
    notebook.hold_up()
    notebook.writer.put(A, notebook.note("a"))
    assert not notebook.writer.close()
    assert notebook.done == []
    notebook.disk.go_on()
    notebook.writer._patience = PATIENCE
    assert notebook.writer.close()
    assert notebook.done == ["held", "a"]


def test_more_may_come_after_the_end(notebook: Notebook) -> None:
    """Closing twice does no harm, and the writer starts again with new work."""
    for number in range(3):
        assert notebook.writer.close()
        notebook.writer.put(A, notebook.note(str(number)))
    assert notebook.writer.close()
    assert notebook.done == ["0", "1", "2"]


def test_an_error_in_our_code_is_raised_and_stops_nothing(notebook: Notebook) -> None:
    """Later work is done, and the next call to look gets the error, once."""

    def fails() -> None:
        raise ZeroDivisionError

    notebook.writer.put(A, fails)
    notebook.writer.put(B, notebook.note("b"))
    assert notebook.writer.close()
    assert notebook.done == ["b"]
    with pytest.raises(ZeroDivisionError):
        notebook.writer.check()
    notebook.writer.check()
