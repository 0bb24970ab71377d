"""Starting a worker. To import this costs more than the start itself, and fails where there are no processes."""

import multiprocessing
import multiprocessing.connection
import sys
from multiprocessing.context import SpawnProcess

import tonk.bots.players  # noqa: F401 - or else the first table would wait for it
from tonk.processes import interrupts_held
from tonk.thinking.question import Maker
from tonk.thinking.worker import Pipe, work

# Python imports these when a process is started, which is too late: somebody may be looking.
if sys.platform == "win32":
    import multiprocessing.popen_spawn_win32
else:
    import multiprocessing.popen_spawn_posix


def start_worker(make: Maker, deadline: float) -> tuple[SpawnProcess, Pipe]:
    """A new process at work, and our end of the pipe to it; ``make`` and ``deadline`` as in ``work``.

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
        theirs.close()  # so that its end is the end of the pipe
    return process, ours
