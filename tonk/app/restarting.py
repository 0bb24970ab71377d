"""Restarting in a new process, since a failed start may have left this one broken."""

import os
import sys
from typing import Final

SAFE: Final = "--safe"
"""The command-line option to start without anything that is kept."""


def start_again(*, safe: bool) -> int:
    """Start the program again in place of this one, with the same arguments; return the exit status if it returns.

    Args:
        safe: Whether to start without anything that is kept.
    """
    frozen = getattr(sys, "frozen", False)
    given = sys.argv[1:] if frozen else sys.orig_argv[1:]
    command = [sys.executable, *(one for one in given if one != SAFE), *([SAFE] if safe else [])]
    sys.stdout.flush()
    sys.stderr.flush()
    if frozen:
        os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # otherwise it takes itself for a helper of this process
    if sys.platform != "win32":
        os.execv(sys.executable, command)  # noqa: S606 - ourselves
    import subprocess

    return subprocess.call(command)  # noqa: S603 - ourselves; no process can be replaced there
