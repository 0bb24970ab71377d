"""The program started once more: in a new process, for what a failed start has left in this one might fail as well."""

import os
import sys
from typing import Final

SAFE: Final = "--safe"
"""The option of the command line with which the game starts without anything that is kept."""


def start_again(*, safe: bool) -> int:
    """Let the program begin again in place of this one, with the same arguments; the exit status where it comes back.

    Args:
        safe: Whether it starts without anything that is kept.
    """
    frozen = getattr(sys, "frozen", False)
    given = sys.argv[1:] if frozen else sys.orig_argv[1:]
    command = [sys.executable, *(one for one in given if one != SAFE), *([SAFE] if safe else [])]
    sys.stdout.flush()
    sys.stderr.flush()
    if frozen:
        os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # else it takes itself for a helper of this process
    if sys.platform != "win32":
        os.execv(sys.executable, command)  # noqa: S606 - ourselves
    import subprocess

    return subprocess.call(command)  # noqa: S603 - ourselves; nothing takes a program's place there
