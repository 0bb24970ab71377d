"""The exit statuses of commands."""

from typing import Final

ALL_WELL: Final = 0
SOMETHING_WRONG: Final = 1
"""A record or a check found something wrong."""
UNUSABLE: Final = 2
"""An argument or a file can't be used; argparse gives the same where it refuses arguments."""
INTERRUPTED: Final = 130
"""Ctrl-C was pressed."""
