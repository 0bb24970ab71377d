"""Packages describe the program correctly. None is built here: ``python -m tests.package`` does that."""

import configparser
import importlib
import runpy
import struct
import sys
from io import BytesIO
from pathlib import Path
from types import ModuleType, SimpleNamespace
from xml.etree import ElementTree

import pygame
import pytest

from tests.package.debian import ID
from tests.package.folder import PACKAGING, write_icons
from tonk import __version__

from .sources import ROOT


def test_the_software_centre_page_has_this_version() -> None:
    """The page is well formed, its newest release is this version, and it names the existing menu entry."""
    page = ElementTree.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()  # noqa: S314 - our own file
    release = page.find("releases/release")
    assert release is not None
    assert (page.findtext("id"), release.get("version")) == (ID, __version__)
    assert (PACKAGING / str(page.findtext("launchable"))).is_file()


def test_the_menu_entry_starts_the_program() -> None:
    """It calls the command that the wheel installs, and knows the window by its class."""
    menu = configparser.ConfigParser(interpolation=None)
    menu.read(PACKAGING / f"{ID}.desktop", encoding="utf-8")
    entry = menu["Desktop Entry"]
    assert (entry["Exec"], entry["Icon"], entry["StartupWMClass"]) == ("tonk", "tonk", "tonk")


def test_the_flatpak_has_this_version() -> None:
    """The manifest names the wheel of this version."""
    assert f"tonk-{__version__}-py3-none-any.whl" in (PACKAGING / f"{ID}.yml").read_text(encoding="utf-8")


def test_the_program_starts_by_its_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m tonk --version`` says the version."""
    monkeypatch.setattr(sys, "argv", ["tonk", "--version"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("tonk", run_name="__main__")
    assert (ended.value.code, capsys.readouterr().out) == (0, f"tonk {__version__}\n")


def test_the_icons_of_other_systems_are_complete(tmp_path: Path) -> None:
    """The file for Windows lists a PNG file for each size, at its stated place; that for macOS has the right length."""
    write_icons(tmp_path)
    windows, mac = (tmp_path / "tonk.ico").read_bytes(), (tmp_path / "tonk.icns").read_bytes()
    _, kind, count = struct.unpack_from("<3H", windows)
    assert (kind, count) == (1, 5)
    for number in range(count):
        wide, _, _, _, _, _, size, at = struct.unpack_from("<4B2H2I", windows, 6 + 16 * number)
        picture = pygame.image.load(BytesIO(windows[at : at + size]), "icon.png")
        assert picture.get_width() == (wide or 256)
    assert struct.unpack_from(">4sI", mac) == (b"icns", len(mac))


def test_package_pages_load_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have absolute addresses there; without a known address, no picture, table or link is left incomplete."""
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    plugin = SimpleNamespace(MetadataHookInterface=object)
    monkeypatch.setitem(sys.modules, "hatchling.metadata.plugin.interface", plugin)
    for_a_page = importlib.import_module("assets.make.readme").for_a_page
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = for_a_page(readme, "https://example.org/tonk", "1.0")
    assert "](https://example.org/tonk/raw/v1.0/assets/screenshots/play.webp)" in page
    assert "](https://example.org/tonk/blob/v1.0/ARCHITECTURE.md)" in page
    assert page.count("](https://") == readme.count("](")
    bare = for_a_page(readme, "", "1.0")
    assert bare.count("](") == readme.count("](https://")
    assert "|" not in bare.split("## Play")[0]
