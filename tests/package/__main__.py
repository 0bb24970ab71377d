"""Build everything in a release and try it: ``python -m tests.package OUT``. It needs the extra ``package``.

OUT gets a wheel, a source archive, the program in one folder (also as an archive), a Debian package if `dpkg-deb` is
there, and `SHA256SUMS`. On Linux with Xvfb and xdotool, the program is then started, played, interrupted, resumed and
listened to, and the Debian package is installed and removed if the user is root. The last line counts what was done,
and decides the exit status.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.package.archives import build_archives, build_compiled, write_sums
from tests.package.debian import ID, build_debian
from tests.package.folder import PACKAGING, build_folder, faults_of, size_of
from tests.package.trial import install_and_remove, play_experts, speak, start_seconds
from tonk import __version__

MOST_SECONDS = 1.0
"""The most CPU-seconds from the start to the first frame when all files are in memory."""


class Report:
    """A report of each check as it runs, with the counts at the end."""

    def __init__(self) -> None:
        self.done = self.failed = 0
        self.left_out: list[str] = []

    def check(self, what: str, check: Callable[[], Iterable[str]]) -> None:
        """Run a check that yields faults, and print the result."""
        try:
            faults = list(check())
        except AssertionError as fault:
            faults = [str(fault)]
        self.done += not faults
        self.failed += bool(faults)
        print(f"{'failed' if faults else 'done'}: {what}", *faults, sep="\n    ", flush=True)

    def leave_out(self, what: str, why: str) -> None:
        """Print that something can't be tested here."""
        self.left_out.append(what)
        print(f"left out: {what} ({why})", flush=True)


def main() -> int:
    """Carry out the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.package", description="Build a release and try it.")
    parser.add_argument("out", metavar="OUT", type=Path, help="a new or empty folder")
    out = Path(parser.parse_args().out).absolute()
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()):
        parser.error(f"{out} is not empty")
    report = Report()
    with tempfile.TemporaryDirectory() as scratch:
        _build_and_try(out, Path(scratch), report)
    sums = write_sums(out)
    print(sums.read_text(encoding="utf-8"), end="")
    print(f"{report.done} done, {report.failed} failed, {len(report.left_out)} left out")
    return 1 if report.failed else 0


def _build_and_try(out: Path, scratch: Path, report: Report) -> None:
    wheel, source = build_archives(out, scratch / "archives")
    print(f"{source.name}: {source.stat().st_size / 1e6:.1f} MB; {wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    report.check("wheel and source archive have the same bytes twice", list)
    compiled = build_compiled(scratch / "compiled")
    if compiled is None:
        report.leave_out("compiling what thinks", "it needs a C compiler, mypy and setuptools: the folder is slower")
    wheel = compiled or wheel
    folder = build_folder(wheel, out, scratch)
    packed = Path(shutil.make_archive(str(out / f"tonk-{__version__}-{sys.platform}"), _packing(), out, "tonk"))
    print(f"folder: {size_of(folder) / 1e6:.1f} MB; {packed.name}: {packed.stat().st_size / 1e6:.1f} MB")
    report.check("the folder is whole, and has nothing else", lambda: faults_of(folder, wheel))
    program = folder / ("tonk.exe" if sys.platform == "win32" else "tonk")
    report.check("the program answers a command", lambda: _answers(program))
    if sys.platform == "linux" and shutil.which("Xvfb") and shutil.which("xdotool"):
        _try(program, scratch, report)
    else:
        report.leave_out("playing in a window", "it needs Xvfb and xdotool")
    if shutil.which("dpkg-deb") is None:
        report.leave_out("a Debian package", "it needs dpkg-deb")
        return
    package = build_debian(folder, out, scratch)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB")
    report.check("software centres can read the menu entry and the page", _validate)
    if os.geteuid() == 0:
        tried = "the Debian package installs, starts from the menu, and leaves nothing behind"
        report.check(tried, lambda: install_and_remove(package, f"{ID}.desktop", scratch))
    else:
        report.leave_out("installing the Debian package", "only root can")


def _try(program: Path, scratch: Path, report: Report) -> None:
    """Try the program in a window."""
    command = [str(program)]

    def start() -> Iterator[str]:
        used, waited = start_seconds(command, scratch)
        print(f"start to first frame: {used:.2f} CPU-seconds, {waited:.2f} s by the clock")
        if used > MOST_SECONDS:
            yield f"{used:.2f} CPU-seconds"

    report.check(f"the first frame comes within {MOST_SECONDS} CPU-seconds", start)
    report.check("a hand against experts, ended in the middle and resumed", lambda: play_experts(command, scratch))
    report.check("the title is read aloud", lambda: speak(command, program.parent, scratch))


def _answers(program: Path) -> Iterator[str]:
    """Let bots play in processes of the program, without a window; yield faults."""
    table = ["--rules", "pagat", "--players", "2", "--deals", "400", "--seed", "1"]
    command = [str(program), "arena", *table, "--a", "casual", "--b", "novice"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode or ran.stderr:
        yield f"status {ran.returncode}: {ran.stderr}"


def _packing() -> str:
    return "zip" if sys.platform == "win32" else "gztar"


def _validate() -> Iterator[str]:
    """Yield the complaints of those desktop validators that are installed."""
    checks = {
        "desktop-file-validate": [str(PACKAGING / f"{ID}.desktop")],
        "appstreamcli": ["validate", "--no-net", str(PACKAGING / f"{ID}.metainfo.xml")],
    }
    for name, arguments in checks.items():
        if not shutil.which(name):
            yield f"{name} is not installed"
            continue
        ran = subprocess.run([name, *arguments], capture_output=True, text=True, check=False)
        if ran.returncode:
            yield ran.stdout + ran.stderr


if __name__ == "__main__":
    sys.exit(main())
