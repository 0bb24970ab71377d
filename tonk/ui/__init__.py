"""The window and everything in it: widgets, the table and the other screens (pygame-ce)."""

import os

# pygame reads these when it is imported, and every module of this package imports it: it would greet on
# standard output, and the window would go by the name of whatever script started it.
for _name, _value in (
    ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
    ("SDL_VIDEO_X11_WMCLASS", "tonk"),
    ("SDL_VIDEO_WAYLAND_WMCLASS", "tonk"),
):
    os.environ.setdefault(_name, _value)
