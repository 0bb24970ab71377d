"""The gate: ``python -m tests.check`` checks formatting, lint and types and runs the tests, in this order.

Each tool runs on the same Python as this module; the first one that fails ends the run with its exit status. At the end
the gate prints what it cost in CPU-seconds, here and on a machine where python-chess plays `CHESS_MOVES` random moves a
second: there it may cost `MOST_SECONDS`. The speed of this machine is measured while the tools run, in short samples of
CPU time every few seconds, because other work on the machine slows both alike. That is why python-chess is among the
test packages.

``python -m tests.check --changed`` checks lint and types and runs the tests closest to what has changed since the
branch left ``main`` (see ``tests.changed``); it is quick enough to run after every step. Only the full gate decides.
``python -m tests.check --update-goldens`` plays and writes the golden hands again (see ``tests/goldens``) and takes the
pictures of all screens again (``tests/pictures``); files that would not change are left alone.
"""

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean

from tests.architecture.sources import keep_imports
from tests.changed import Choice, changed_files, choose
from tests.pace import chess_moves

ROOT = Path(__file__).resolve().parent.parent

CHESS_MOVES = 20_000
MOST_SECONDS = 300
PACE_SECONDS, PACE_EVERY = 0.2, 8.0
"""The CPU-seconds of each measurement of the machine's pace, and the seconds between two of them."""

CHECKS = (("ruff", "format", "--check", "."), ("ruff", "check", "."), ("mypy",))
TESTS = ("pytest", "--assert=plain", "-n", "2", "--dist", "loadfile")
"""All tests with plain asserts: rewriting them for better messages costs a new clone 12 CPU-seconds."""


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.check", description="Format, lint, types, tests.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--changed", action="store_true", help="run only the tests closest to what has changed")
    which.add_argument("--update-goldens", action="store_true", help="write the golden hands and pictures again")
    asked = parser.parse_args()
    if asked.update_goldens:
        return update_goldens()
    if asked.changed:
        return conclude(check_changed())
    before = cpu_seconds()
    with pace_meanwhile() as paces:
        status = run([*CHECKS, TESTS])
    print(cost_sentence(cpu_seconds() - before, fmean(paces)))
    if status != 0:
        print("What a failed assertion compared: python -m pytest, and the file of the test.")
    return conclude(status)


def run(steps: Sequence[Sequence[str]]) -> int:
    """Run the tools in order until one fails, and return the exit status."""
    # Compiled once for all processes that the tests start, away from the sources.
    compiled = {"PYTHONPYCACHEPREFIX": str(ROOT / ".pytest_cache" / "bytecode")}
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | compiled
    for step in steps:
        print("+ python -m", *step, flush=True)
        status = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, env=environment, check=False).returncode
        if status != 0:
            print(f"{step[0]} is not content: exit status {status}", file=sys.stderr)
            return status
    return 0


def conclude(status: int) -> int:
    """Report success; return the exit status."""
    if status == 0:
        print("All is well.")
    return status


def check_changed() -> int:
    """Check everything but the tests, run those nearest to the change, and return the exit status."""
    with ThreadPoolExecutor(1) as aside:  # imports are read while the other tools run
        coming = aside.submit(lambda: choose(changed_files()))
        status = run(CHECKS)
        chosen = coming.result()
    keep_imports()
    return status or run(changed_tests(chosen))


def changed_tests(chosen: Choice) -> list[Sequence[str]]:
    """Return the step that tests the change; none without a change."""
    if not chosen.modules:
        print("Nothing has changed that a test knows of.")
        return []
    print(
        f"{len(chosen.modules)} test files, the nearest to the change; {chosen.left_out} further ones can be affected."
    )
    files = [f"{module.replace('.', '/')}.py" for module in chosen.modules]
    return [("pytest", *files)]  # a second process would import the game once more, for a few seconds of tests


def cpu_seconds() -> float:
    """Return the CPU-seconds of all finished child processes."""
    times = os.times()
    return times.children_user + times.children_system


def chess_pace() -> float:
    """Return the random moves that python-chess plays in a CPU-second of this machine; 0 if it isn't installed."""
    try:
        return chess_moves(PACE_SECONDS, time.thread_time)
    except ImportError:
        return 0.0


@contextmanager
def pace_meanwhile() -> Iterator[list[float]]:
    """Measure the machine's pace repeatedly, at least once, until the block ends."""
    paces, done = [chess_pace()], threading.Event()

    def measure() -> None:
        while not done.wait(PACE_EVERY):
            paces.append(chess_pace())

    aside = threading.Thread(target=measure)
    aside.start()
    try:
        yield paces
    finally:
        done.set()
        aside.join()


def cost_sentence(seconds: float, pace: float) -> str:
    """Report the cost of the gate in a sentence.

    Args:
        seconds: CPU-seconds here.
        pace: Moves of python-chess in a CPU-second here; 0 if it isn't installed.
    """
    if not pace:
        return f"It took {seconds:.0f} CPU-seconds here; with the package chess it could be said what that means."
    scaled = seconds * pace / CHESS_MOVES
    return (
        f"It took {seconds:.0f} CPU-seconds here ({pace:,.0f} moves of python-chess in each), which are {scaled:.0f}"
        f" at {CHESS_MOVES:,} moves; it may take {MOST_SECONDS}."
    )


def update_goldens() -> int:
    """Write the files with which tests compare from scratch."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    from tests.goldens.make import write_goldens
    from tests.pictures.golden import take_pictures

    for path in (*write_goldens(), *take_pictures()):
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
