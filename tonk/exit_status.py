"""The exit statuses of the program, and its complaints on standard error."""

import sys
from typing import Final

ALL_WELL: Final = 0
SOMETHING_WRONG: Final = 1
"""A record or a check found something wrong."""
UNUSABLE: Final = 2
"""An argument or a file can't be used; argparse gives the same where it refuses arguments."""
INTERRUPTED: Final = 130
"""Ctrl-C was pressed."""


def complain(sentence: str) -> None:
    """Write a sentence to standard error, with the name of the program."""
    sys.stderr.write(f"tonk: {sentence}\n")


def refuse(sentence: str) -> int:
    """Write to standard error why an argument or a file can't be used, and return the exit status."""
    complain(sentence)
    return UNUSABLE
