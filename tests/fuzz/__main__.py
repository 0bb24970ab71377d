"""Feed malformed input to everything that reads files or text, and check that it is refused as documented.

Usage: python -m tests.fuzz [--seconds N] [--inputs N] [--seed S] [--only READER]

Inputs are random changes to files in the repository (``tests/frozen``): to their bytes, and to values of their JSON,
which then get a valid checksum where they have one. A reader may raise only its own refusals, and may do no more work
than its input deserves. A failure is printed with its input. The last line counts.
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

_MEASURED = 20
"""The inputs to each one whose work is counted."""
_MOST_CALLS, _CALLS_A_BYTE = 400_000, 400
"""The most function calls that an input may cost, at least and for each of its bytes."""
_TOLD = 12
"""The failures that are printed; the rest are only counted."""


class TooMuchWork(Exception):
    """A reader that called too many functions for its input."""


def within_bound(read: Callable[[bytes], object], data: bytes) -> None:
    """Read an input, counting function calls.

    Raises:
        TooMuchWork: There were too many.
    """
    calls, most = 0, _MOST_CALLS + _CALLS_A_BYTE * len(data)

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        read(data)
    finally:
        sys.setprofile(None)
    if calls > most:
        raise TooMuchWork(f"{calls} calls for {len(data)} bytes")


def fuzz(seconds: float, seed: int, only: str, least: int = 0) -> tuple[Counter[str], Counter[str]]:
    """Read malformed inputs for a time, and count inputs by reader and failures by kind.

    Args:
        seconds: The seconds to go on for.
        seed: The seed of all chance.
        only: The name of the only reader; empty for all.
        least: The inputs to read even if time is up.
    """
    from tests.fuzz.mutating import mutated
    from tests.fuzz.readers import readers

    chance, until = random.Random(seed), time.monotonic() + seconds
    chosen = {name: reader for name, reader in readers().items() if only in ("", name)}
    names, often = list(chosen), [reader.often for reader in chosen.values()]
    read, failed = Counter[str](), Counter[str]()
    while read.total() < least or time.monotonic() < until:
        for name in chance.choices(names, often, k=100):
            reader = chosen[name]
            data = mutated(chance.choice(reader.seeds), reader.seeds, chance, sealed=reader.sealed)
            read[name] += 1
            try:
                if read.total() % _MEASURED:
                    reader.read(data)
                else:
                    within_bound(reader.read, data)
            except Exception as fault:
                where = traceback.extract_tb(fault.__traceback__)[-1]
                kind = f"{name}: {type(fault).__name__} at {where.filename}:{where.lineno}"
                failed[kind] += 1
                if failed[kind] == 1 and len(failed) <= _TOLD:
                    sys.stdout.write(f"{kind}\n{data[:3000]!r}\n{traceback.format_exc(limit=-4)}\n")
    return read, failed


def main(arguments: Sequence[str] | None = None) -> int:
    """Read malformed inputs for a time, and return 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to run (default: 60)")
    parser.add_argument("--inputs", type=int, default=0, help="at least this many inputs (default: 0)")
    parser.add_argument("--seed", type=int, default=1, help="seed for chance (default: 1)")
    parser.add_argument("--only", default="", help="try only this reader")
    wanted = parser.parse_args(arguments)
    read, failed = fuzz(wanted.seconds, wanted.seed, wanted.only, wanted.inputs)
    for kind, number in failed.items():
        sys.stdout.write(f"{number} times {kind}\n")
    sys.stdout.write(f"{read.total()} inputs for {len(read)} readers: {failed.total()} failures\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
