"""Long work done aside: by a process, and where none can live, here in slices."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass

from tonk.thinking.labour import Labour
from tonk.thinking.process import Labourer, NotStarted

from .fakes import until


@dataclass(frozen=True)
class Counting:
    """Counts up to a number."""

    most: int

    def steps(self) -> Iterator[tuple[int, int]]:
        """Every number, and in which process it was counted."""
        for number in range(1, self.most + 1):
            yield number, os.getpid()


def nobody() -> Labourer:
    """No process can be started."""
    raise NotStarted


def test_work_is_done_by_another_process_and_only_the_last_job_counts() -> None:
    """A job that takes another's place is begun anew; a helper that dies is followed by another."""
    labour = Labour()
    try:
        labour.begin(Counting(10**9))
        until(lambda: labour.result is not None, "something is counted")
        pid = labour.result[1]
        assert pid != os.getpid()
        labour.begin(Counting(5))
        assert labour.result is None
        os.kill(pid, signal.SIGKILL)
        until(lambda: labour.result is not None and labour.done, "it is counted to its end")
        assert labour.result[0] == 5
        assert not labour.go_on(0.001)
    finally:
        labour.close()


def test_without_processes_it_is_done_in_slices() -> None:
    """Between frames, a little each time."""
    labour = Labour(nobody)
    labour.begin(Counting(3))
    assert not labour.done
    while not labour.done:
        assert labour.go_on(0.001)
    assert labour.result == (3, os.getpid())
    labour.begin(None)
    assert labour.done
    assert not labour.go_on(0.001)
