"""The headless commands, which need no window, display or sound."""
