"""Silencing the system's libraries while they look for devices."""

import contextlib
import os
from collections.abc import Iterator


@contextlib.contextmanager
def quiet_stderr() -> Iterator[None]:
    """Keep messages from below Python, such as about a missing sound card or Wayland, off the terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program may have no standard error at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
