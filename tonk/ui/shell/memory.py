"""Memory: what is there for good is left alone, and what pictures leave goes back to the system."""

import gc
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Two numbers of GNU's C library for its function ``mallopt``."""
_LEFT, _LARGE = 1 << 20, 1 << 18
"""The free bytes that it may keep, and the size from which room is given back as soon as it is free."""


def settle() -> None:
    """Leave alone what is there now: collecting garbage among it again and again would only cost frames.

    The program starts without collecting (see ``tonk.cli``); from here on it does.
    GNU's C library keeps the room of pictures that are gone, more of it the larger they were, if nothing is set.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    if sys.platform == "linux":
        import ctypes  # the first frame need not wait for it

        adjust = getattr(ctypes.CDLL(None), "mallopt", None)
        if adjust is not None:
            adjust(_TRIM_THRESHOLD, _LEFT)
            adjust(_MMAP_THRESHOLD, _LARGE)
