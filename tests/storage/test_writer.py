"""The writer: everything in order, the newest state of each file, and nobody waits for it but the end of the game."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tonk.storage.writer import FileWork, Writer

from .slow import PATIENCE, SlowDisk

A, B = Path("a"), Path("b")


class Notebook:
    """FileWork that notes when it is done, the first of it on a disk that stands still."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.disk = SlowDisk()
        self.writer = Writer(PATIENCE)

    def note(self, name: str) -> FileWork:
        """FileWork that notes this."""
        return lambda: self.done.append(name)

    def hold_up(self) -> None:
        """Let the writer wait for the disk."""
        self.writer.put(Path("held"), self.disk.holding(self.note("held")))
        self.disk.wait_until_reached()


@pytest.fixture
def notebook() -> Iterator[Notebook]:
    """A notebook whose disk goes on at the latest when the test is over."""
    one = Notebook()
    yield one
    one.disk.go_on()
    assert one.writer.close()


def test_everything_is_done_in_order_on_another_thread(notebook: Notebook) -> None:
    """And it is done when `close` comes back."""
    threads: set[threading.Thread] = set()
    for number in range(50):
        notebook.writer.put(Path(str(number)), notebook.note(str(number)))
        notebook.writer.put(Path(f"thread {number}"), lambda: threads.add(threading.current_thread()))
    assert notebook.writer.close()
    assert notebook.done == [str(number) for number in range(50)]
    (thread,) = threads
    assert thread is not threading.current_thread()
    assert thread.daemon, "a disk that hangs would keep the process from ending"


def test_of_one_file_the_newest_state_that_waits_is_written(notebook: Notebook) -> None:
    """Only the newest state is written after the disk stood still; but never ahead of work for another file."""
    notebook.hold_up()
    for path, name in ((A, "a1"), (A, "a2"), (A, "a3"), (B, "b1"), (A, "a4"), (B, "b2"), (B, "b3")):
        notebook.writer.put(path, notebook.note(name))
    assert notebook.done == []
    notebook.disk.go_on()
    assert notebook.writer.close()
    assert notebook.done == ["held", "a3", "b1", "a4", "b3"]


def test_a_write_that_has_begun_is_not_taken_back(notebook: Notebook) -> None:
    """The state that is just being written is written, and the newer one after it."""
    notebook.writer.put(A, notebook.disk.holding(notebook.note("a1")))
    notebook.disk.wait_until_reached()
    notebook.writer.put(A, notebook.note("a2"))
    notebook.disk.go_on()
    assert notebook.writer.close()
    assert notebook.done == ["a1", "a2"]


def test_the_end_waits_for_a_disk_that_hangs_only_so_long(notebook: Notebook) -> None:
    """It says so; and what waits is done if the disk goes on while the process lives."""
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
    """Closing twice does no harm, and the writer begins again when something comes."""
    for number in range(3):
        assert notebook.writer.close()
        notebook.writer.put(A, notebook.note(str(number)))
    assert notebook.writer.close()
    assert notebook.done == ["0", "1", "2"]


def test_a_fault_of_ours_stops_nothing_and_is_not_hidden(notebook: Notebook) -> None:
    """The work behind it is done, and the next call to look gets the fault, once."""

    def fails() -> None:
        raise ZeroDivisionError

    notebook.writer.put(A, fails)
    notebook.writer.put(B, notebook.note("b"))
    assert notebook.writer.close()
    assert notebook.done == ["b"]
    with pytest.raises(ZeroDivisionError):
        notebook.writer.check()
    notebook.writer.check()
