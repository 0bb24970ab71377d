"""Ways to run the commands: within the tests, or as the program a person starts."""

import io
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from tonk import cli

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600.0
"""The seconds after which a program is given up; nothing is measured with them."""


class Ran(NamedTuple):
    """A finished command: its exit status and its output."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """The JSON lines on standard output."""
        assert self.out == "" or self.out.endswith("\n")
        return [json.loads(line) for line in self.out.split("\n")[:-1]]


def tonk(*arguments: str, stdin: bytes = b"") -> Ran:
    """Run a command line within this process."""
    out, err = io.StringIO(), io.StringIO()
    given = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with mock.patch.object(sys, "stdin", given), redirect_stdout(out), redirect_stderr(err):
        try:
            status = cli.main(arguments)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return Ran(status, out.getvalue(), err.getvalue())


def program(*arguments: str, stdin: bytes = b"") -> Ran:
    """Start the program with this command line and wait for its end."""
    ended = subprocess.run(_command(arguments), input=stdin, capture_output=True, check=False, timeout=PATIENCE)
    return Ran(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def one_line_of(*arguments: str) -> Ran:
    """Run the program with a reader that leaves after the first line."""
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(_command(arguments), stdin=nothing, stdout=pipe, stderr=pipe) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        first = running.stdout.readline()
        running.stdout.close()
        err = running.stderr.read()
        return Ran(running.wait(PATIENCE), first.decode(), err.decode())


def in_a_shell(redirection: str, *arguments: str) -> Ran:
    """Run the program with streams set by a shell, such as ``<&-`` for no standard input at all."""
    line = ["sh", "-c", f'"$@" {redirection}', "sh", *_command(arguments)]
    ended = subprocess.run(line, capture_output=True, check=False, timeout=PATIENCE)
    return Ran(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def _command(arguments: Sequence[str]) -> list[str]:
    return [sys.executable, str(ROOT / "main.py"), *arguments]
