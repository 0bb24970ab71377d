"""What the player sees and touches: the window, its widgets, the table and the other screens (pygame-ce)."""

import os

# pygame greets on standard output when it is imported, and every module of this package imports it.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
