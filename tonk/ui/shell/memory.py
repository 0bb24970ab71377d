"""Memory: permanent objects are left alone, and the memory of pictures returns to the system."""

import gc
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Two parameters of ``mallopt`` in GNU's C library."""
_BETWEEN_FRAMES = 50_000
"""The new objects from which garbage is collected at once; usually that is done between two frames (`SpareTime`)."""
_LEFT, _LARGE = 1 << 20, 1 << 18
"""The free bytes that it may keep, and the size from which memory is returned as soon as it is free."""


def settle() -> None:
    """Exclude present objects from garbage collection, which would only cost frames.

    The program starts without collecting (see ``tonk.cli``); from here on it does. GNU's C library keeps the memory of
    deleted pictures, more of it the larger they were, if nothing is set.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(_BETWEEN_FRAMES)
    if sys.platform == "linux":
        import ctypes  # not imported before the first frame

        adjust = getattr(ctypes.CDLL(None), "mallopt", None)
        if adjust is not None:
            adjust(_TRIM_THRESHOLD, _LEFT)
            adjust(_MMAP_THRESHOLD, _LARGE)
