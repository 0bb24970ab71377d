"""The wheel and the source archive, each built twice to the same bytes."""

import os
import subprocess
import sys
import tarfile
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_SOURCE = 8_000_000
"""The most bytes of the source archive."""


def build_archives(out: Path, scratch: Path) -> tuple[Path, Path]:
    """Build both into a folder, and return the wheel and the source archive.

    Args:
        out: The folder.
        scratch: A folder for the second build.
    """
    first, second = _built(ROOT, out), _built(ROOT, scratch)
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second], "two builds differ"
    wheel, source = first
    assert source.stat().st_size <= MOST_SOURCE, f"{source.name} has {source.stat().st_size:,} bytes"
    with tarfile.open(source) as archive:
        archive.extractall(scratch, filter="data")
    again, _ = _built(scratch / source.name.removesuffix(".tar.gz"), scratch / "again")
    assert again.read_bytes() == wheel.read_bytes(), "the wheel built from the source archive differs"
    return wheel, source


def build_compiled(out: Path) -> Path | None:
    """Build the wheel with compiled rules, bots and coach, for the program in one folder.

    Args:
        out: The folder for the wheel.

    Returns:
        The wheel, or None if there is no C compiler to build it with.
    """
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    asked = os.environ | steady_time() | {"TONK_COMPILED": "1"}
    if subprocess.run(command, cwd=ROOT, env=asked, capture_output=True, check=False).returncode:
        return None
    (wheel,) = out.glob("*.whl")
    return wheel


def _built(folder: Path, out: Path) -> tuple[Path, Path]:
    """Build the wheel and the source archive of the project in a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out)]
    subprocess.run(command, cwd=folder, env=os.environ | steady_time(), check=True, capture_output=True)
    (wheel,), (source,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, source


def steady_time() -> dict[str, str]:
    """Return the time of the last commit, which packages have in place of the time of their build."""
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {"SOURCE_DATE_EPOCH": asked.stdout.strip()}


def write_sums(out: Path) -> Path:
    """Write `SHA256SUMS` for the files of a folder, in the format of `sha256sum -c`."""
    sums = out / "SHA256SUMS"
    files = sorted(path for path in out.iterdir() if path.is_file() and path != sums)
    sums.write_text("".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files), "utf-8")
    return sums
