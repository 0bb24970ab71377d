"""The headless commands: no window, no display and no sound are needed."""
