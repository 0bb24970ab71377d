"""Facts about the project are stated consistently: requirements, version, commands, credits."""

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tonk import __version__, cli

from .sources import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TOP = {
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CIRCUIT.md",
    "COACH.md",
    "STRENGTH.md",
    "LICENSE",
    "RELEASING.md",
    "pyproject.toml",
    "main.py",
    "tonk",
    "assets",
    "saves",
    "tests",
}


def text_of(name: str) -> str:
    """Return a text file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def fenced(section: str = "") -> list[list[str]]:
    """Return the lines of each fenced block of the README, or of one of its sections."""
    readme = text_of("README.md")
    if section:
        readme = re.split(r"^## ", readme.split(f"\n## {section}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    return [block.strip().splitlines() for block in re.findall(r"^```\w*\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)]


def test_the_two_lists_of_test_packages_agree() -> None:
    """The extra ``test``, for pip, and the group ``test``, for uv, name the same packages."""
    assert PROJECT["project"]["optional-dependencies"]["test"] == PROJECT["dependency-groups"]["test"]


def test_the_packages_the_game_needs() -> None:
    """The game needs pygame-ce, platformdirs and the two typefaces, and nothing else."""
    names = {re.split(r"[<>=~! ]", need)[0] for need in PROJECT["project"]["dependencies"]}
    assert names == {"pygame-ce", "platformdirs", "fontpkg-lato", "fontpkg-dm-serif-display"}


def test_the_changelog_begins_with_the_version() -> None:
    """The newest entry of the changelog is for this version."""
    assert re.findall(r"^## (\S+)", text_of("CHANGELOG.md"), re.MULTILINE)[0] == __version__


@pytest.mark.parametrize("section", ["Play", "Test"])
def test_one_command_plays_and_one_tests(section: str) -> None:
    """Under each heading is one fenced block of one line, which sets up everything by itself."""
    ((command,),) = fenced(section)
    assert command.count("python3 -m venv --without-pip .venv") == 1
    assert "install" in command
    assert command.endswith({"Play": " main.py", "Test": " -m tests.check"}[section])


def test_the_commands_of_the_readme_exist() -> None:
    """Each ``main.py …`` in the README can be parsed, and each ``-m tests.…`` is a module."""
    readme = text_of("README.md")
    commands = re.findall(r"main\.py((?: [^`\n&]*)?)", readme)
    assert len(commands) >= 3
    for arguments in commands:
        try:
            cli._parser().parse_args(shlex.split(arguments))
        except SystemExit:
            pytest.fail(f"main.py{arguments} is not understood")
    for module in re.findall(r"-m (tests[.\w]*)", readme):
        place = ROOT.joinpath(*module.split("."))
        assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file(), module


def test_the_links_of_the_readme_work() -> None:
    """Each picture and file that the README points to exists."""
    links = re.findall(r"\]\(([^)\s]+)\)", text_of("README.md"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_the_architecture_names_existing_files() -> None:
    """Each file and folder that it names exists."""
    there = [
        path.relative_to(ROOT).as_posix() for top in ("tonk", "tests", "assets") for path in (ROOT / top).rglob("*")
    ]
    text = text_of("ARCHITECTURE.md")
    named = [name.rstrip("/") for name in re.findall(r"`([\w/]+(?:\.py|\.md|/[\w/]*))`", text)]
    assert len(named) > 50
    missing = [name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in (*there, *TOP))]
    assert missing == []


def test_the_same_tests_run_everywhere() -> None:
    """The script for continuous integration calls the README's test command, word for word."""
    (line,) = [line for line in text_of(".ci/run").splitlines() if line.startswith("command=")]
    shell = ["bash", "-c", f'{line}; printf %s "$command"']
    output = subprocess.run(shell, capture_output=True, text=True, check=True, cwd=ROOT, timeout=600).stdout
    assert [[output]] == fenced("Test")


def test_every_asset_is_credited() -> None:
    """The credits name each file of the assets, or its folder, and nothing that doesn't exist."""
    assets = ROOT / "assets"
    named = set(re.findall(r"`([^`\s]+)`", text_of("assets/CREDITS.md")))
    made = [path for path in assets.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in made:
        name = path.relative_to(assets).as_posix()
        if not name.startswith("make/") and name != "CREDITS.md":
            assert name in named or f"{Path(name).parent.as_posix()}/" in named, name
    assert [name for name in named if "/" in name and not (assets / name).exists()] == []


@pytest.mark.skipif(shutil.which("git") is None, reason="what belongs to the project is git's to say")
def test_the_readme_names_everything_at_the_top() -> None:
    """The README names everything at the top of the project; the rest is hidden or built."""
    listed = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=False, cwd=ROOT, timeout=600)
    tops = {name.partition("/")[0] for name in listed.stdout.splitlines()}
    assert {name for name in tops if not name.startswith(".")} <= TOP


def test_the_wheel_has_everything_the_game_loads() -> None:
    """Every folder of assets is installed, except for scripts, packaging, and the README's pictures.

    ``assets/make/wheel.py`` includes the languages, compiled. Of the icons, the game loads one.
    """
    installed = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    meant = {path.name for path in (ROOT / "assets").iterdir()} - {"make", "packaging", "screenshots", "locale"}
    meant = {*meant, "icons/tonk-48.png"} - {"icons"}
    assert installed == {f"assets/{name}": f"tonk/assets/{name}" for name in sorted(meant)}


def test_the_film_of_the_readme_is_small() -> None:
    """A reader of the README loads less than a megabyte for its film."""
    assert (ROOT / "assets" / "screenshots" / "play.webp").stat().st_size < 1_000_000
