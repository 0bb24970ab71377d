"""A Debian package of the folder, with a menu entry, icons and a page for software centres."""

import gzip
import os
import shutil
import subprocess
from pathlib import Path

from tests.package.archives import ROOT, steady_time
from tests.package.folder import ICONS, INSIDE, PACKAGING, size_of
from tonk import __version__

ID = "io.github.tonk_team.Tonk"
"""The ID of the program: the name of its menu entry and of its page in software centres."""

_CONTROL = """\
Package: tonk
Version: {version}
Architecture: {architecture}
Maintainer: The Tonk team
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc}), libx11-6, libxext6
Recommends: libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0, libwayland-client0
Suggests: espeak-ng, speech-dispatcher
Section: games
Priority: optional
Description: The card game Tonk, with all its house rules
 A fast card game of the rummy family for one to six players at one screen,
 against opponents who never peek, with lessons, a coach and a career.
"""


def build_debian(folder: Path, out: Path, scratch: Path) -> Path:
    """Build the package from the folder and return it.

    Args:
        folder: The program.
        out: The folder for the package.
        scratch: A folder for temporary files.
    """
    root = scratch / "debian"
    share, doc = root / "usr/share", root / "usr/share/doc/tonk"
    shutil.copytree(folder, root / "usr/lib/tonk", symlinks=True)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/tonk").symlink_to("../lib/tonk/tonk")
    _put(PACKAGING / f"{ID}.desktop", share / "applications")
    _put(PACKAGING / f"{ID}.metainfo.xml", share / "metainfo")
    for picture in ICONS.glob("tonk-*.png"):
        size = picture.stem.removeprefix("tonk-")
        shutil.copy(picture, _made(share / f"icons/hicolor/{size}x{size}/apps") / "tonk.png")
    shutil.copy(ROOT / "assets/cards/emblem.svg", _made(share / "icons/hicolor/scalable/apps") / "tonk.svg")
    shutil.copy(ROOT / "LICENSE", _made(doc) / "copyright")
    (doc / "licences").symlink_to(f"../../../lib/tonk/{INSIDE}/licences")
    (doc / "changelog.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    architecture = _said("dpkg", "--print-architecture")
    kilobytes = size_of(root) // 1024
    libc = os.confstr("CS_GNU_LIBC_VERSION").split()[-1]  # type: ignore[union-attr]  # Debian has one
    control = _CONTROL.format(version=__version__, architecture=architecture, kilobytes=kilobytes, libc=libc)
    (_made(root / "DEBIAN") / "control").write_text(control, encoding="utf-8")
    for path in (root, *root.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
    package = out / f"tonk_{__version__}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
    subprocess.run(command, env=os.environ | steady_time(), check=True, stdout=subprocess.DEVNULL)
    return package


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _put(file: Path, folder: Path) -> None:
    shutil.copy(file, _made(folder))
