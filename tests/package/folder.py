"""The program in one folder, built by PyInstaller from an unpacked wheel, with the licences of all its parts."""

import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tests.package.archives import ROOT, steady_time

PACKAGING = ROOT / "assets" / "packaging"
ICONS = ROOT / "assets" / "icons"
MOST_BYTES = 65_000_000
INSIDE = "_internal"
"""The folder beside the program in which PyInstaller keeps all other files."""
UNWANTED = ("numpy", "PIL", "tkinter", "tests", "hypothesis", "setuptools", "pygame/docs", "pygame/examples")

_ICO = (16, 24, 32, 48, 256)
_ICNS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""The sizes of the icon on Windows, and the types and sizes of the icon on macOS."""
_BRING = ("pygame-ce", "platformdirs", "fontpkg-lato", "fontpkg-dm-serif-display", "prismatoid", "cffi")
"""The packages that may be inside; the last two come with the extra `speech`."""


def build_folder(wheel: Path, out: Path, scratch: Path) -> Path:
    """Build the folder, check it, and return it.

    Args:
        wheel: The wheel to put into it.
        out: The folder to build it in.
        scratch: A folder for temporary files.
    """
    staged = scratch / "staged"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(staged)
    shutil.copy(ROOT / "main.py", staged)  # outside the checkout, so that the wheel's modules are found
    write_icons(staged)
    collect_licences(staged / "licences")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    where = ["--distpath", str(out), "--workpath", str(scratch / "work"), str(PACKAGING / "tonk.spec")]
    settings = {"STAGED": str(staged), "PYTHONHASHSEED": "0", **steady_time()}
    subprocess.run([*command, *where], env=os.environ | settings, check=True, cwd=scratch)
    folder = out / "tonk"
    _strip(folder)
    return folder


def write_icons(folder: Path) -> None:
    """Write the icon files for Windows and macOS, both of which contain PNG files."""
    pictures = {size: (ICONS / f"tonk-{size}.png").read_bytes() for size in {*_ICO, *_ICNS.values()}}
    head, body = struct.pack("<3H", 0, 1, len(_ICO)), b""
    for size in _ICO:
        at = 6 + 16 * len(_ICO) + len(body)
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(pictures[size]), at)
        body += pictures[size]
    (folder / "tonk.ico").write_bytes(head + body)
    named = [(kind.encode(), pictures[size]) for kind, size in _ICNS.items()]
    parts = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in named)
    (folder / "tonk.icns").write_bytes(b"icns" + struct.pack(">I", 8 + len(parts)) + parts)


def collect_licences(folder: Path) -> None:
    """Copy the licences that must be included: of the game, Python, each package and their libraries."""
    folder.mkdir()
    for own in (ROOT / "LICENSE", ROOT / "assets" / "CREDITS.md", PACKAGING / "LIBRARIES.md"):
        shutil.copy(own, folder)
    python = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    shutil.copy(next(path for path in python if path.is_file()), folder / "Python.txt")
    for name in _BRING:
        try:
            files = distribution(name).files or []
        except PackageNotFoundError:
            continue
        for file in files:
            if re.search(r"licen[cs]e|notice|lgpl", str(file), re.IGNORECASE) and file.suffix != ".py":
                parts = [part for part in file.parts if not part.endswith(".dist-info") and part != "licenses"]
                kept = folder / name / "-".join(parts)
                kept.parent.mkdir(exist_ok=True)
                shutil.copy(str(file.locate()), kept)


def faults_of(folder: Path, wheel: Path) -> Iterator[str]:
    """Yield the faults of a built folder: files of the wheel that are missing, and files that should not be there."""
    inside = folder / INSIDE
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            there = inside / name
            if name.startswith("tonk/assets/") and not (there.is_file() and there.read_bytes() == archive.read(name)):
                yield f"missing or changed: {name}"
    yield from (f"not needed: {name}" for name in UNWANTED if (inside / name).exists())
    fonts = sorted(path.name for path in inside.glob("fontpkg_*/files/*"))
    if fonts != ["DMSerifDisplay-Regular.ttf", "Lato-Bold.ttf", "Lato-Regular.ttf"]:
        yield f"other fonts than those used: {fonts}"
    licences = inside / "licences"
    kept = {path.name for path in licences.iterdir()}
    needed = {"LICENSE", "CREDITS.md", "LIBRARIES.md", "Python.txt", *_BRING[:4]}
    yield from (f"no licence: {name}" for name in sorted(needed - kept))
    named = (licences / "LIBRARIES.md").read_text(encoding="utf-8")
    for path in inside.rglob("*.so*"):
        library = re.match(r"lib(.+?)[-.]", path.name)
        if library and f"`{library[1]}`" not in named:
            yield f"a library without a licence: {path.name}"
    if size_of(folder) > MOST_BYTES:
        yield f"{size_of(folder):,} bytes"


def size_of(folder: Path) -> int:
    """Return the number of bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _strip(folder: Path) -> None:
    """Strip debug symbols from Python itself; built packages must not be changed."""
    if sys.platform == "linux" and (program := shutil.which("strip")):
        own = [*(folder / INSIDE).glob("libpython*.so*"), *(folder / INSIDE).glob("python*/lib-dynload/*.so")]
        subprocess.run([program, "--strip-unneeded", *map(str, own)], check=True)
