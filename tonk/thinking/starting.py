"""Starting a worker. Importing this takes longer than the start itself, and fails where there are no processes."""

import multiprocessing
import multiprocessing.connection
import sys
from multiprocessing.context import SpawnProcess

import tonk.bots.players  # noqa: F401 - otherwise the first table would wait for it
from tonk.processes import interrupts_held
from tonk.thinking.question import Maker
from tonk.thinking.worker import Pipe, work

# Python would import these when a process starts, in the middle of a frame.
if sys.platform == "win32":
    import multiprocessing.popen_spawn_win32
else:
    import multiprocessing.popen_spawn_posix


def start_worker(make: Maker, deadline: float) -> tuple[SpawnProcess, Pipe]:
    """Start a process and return it with our end of the pipe; ``make`` and ``deadline`` are those of ``work``.

    Raises:
        OSError: No process can be started.
    """
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=work, args=(theirs, make, deadline), name="tonk worker", daemon=True)
    try:
        with interrupts_held():
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()  # so that the pipe ends when the process does
    return process, ours
