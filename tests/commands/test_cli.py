"""The command line: quick answers, imports that it avoids, and refusals."""

import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tonk as package
from tests.records.drawn import example, line_of
from tonk.cli import _begin_as_folder, main
from tonk.rules import guest_ids, load_preset, preset_ids
from tonk.words import language

from .running import ROOT, in_a_shell, program, tonk

WITHOUT_A_WINDOW = {
    "--version": ["--version"],
    "--help": ["--help"],
    "verify --help": ["verify", "--help"],
    "verify": ["verify", "-"],
    "simulate": shlex.split("simulate --rules pagat --players 2 --hands 1 --seed 1 --bots random --out -"),
    "arena": shlex.split("arena --rules pagat --players 2 --deals 1 --seed 1 --a random --b random"),
    "rules": ["rules"],
    "rules ID": ["rules", "jazz-club"],
}

LOOK = """
import io, sys
sys.stdin = io.TextIOWrapper(io.BytesIO(b""))
from tonk import cli
try:
    cli.main(sys.argv[1:])
finally:
    print(*sorted({name.split(".")[0] for name in sys.modules}), file=sys.stderr)
    print(*sorted(name for name in sys.modules if name.startswith("tonk.")), file=sys.stderr)
"""


@pytest.mark.parametrize("command", WITHOUT_A_WINDOW)
def test_commands_load_no_window(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands without a window import neither pygame nor other packages nor screens.

    Each command works without a display or a sound device.
    """
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "none-such")
    line = [sys.executable, "-c", LOOK, *WITHOUT_A_WINDOW[command]]
    ran = subprocess.run(line, capture_output=True, text=True, check=False, cwd=ROOT, timeout=600)
    *_, packages, ours = ran.stderr.splitlines()
    assert ran.returncode == 0
    assert "Traceback" not in ran.stderr
    assert "tonk" in packages.split()
    assert not {"pygame", "platformdirs", "sqlite3", "fontpkg"} & set(packages.split())
    assert not [name for name in ours.split() if name.startswith(("tonk.ui", "tonk.app", "tonk.storage"))]
    if "--" in command:
        loaded = {".".join(name.split(".")[:2]) for name in ours.split()}
        assert loaded == {"tonk.cli", "tonk.exit_status", "tonk.resources", "tonk.words"}


def test_the_version() -> None:
    """It is the package's version, on standard output."""
    assert tonk("--version") == (0, f"tonk {package.__version__}\n", "")
    assert program("--version") == tonk("--version")
    assert re.fullmatch(r"\d+\.\d+\.\d+", package.__version__)


def test_the_help_lists_the_commands() -> None:
    """Each command is in the help, and has a help of its own."""
    ran = tonk("--help")
    assert (ran.status, ran.err) == (0, "")
    for command in ("verify", "simulate", "arena", "rules"):
        assert f"\n    {command} " in ran.out
        assert tonk(command, "--help").out.startswith(f"usage: tonk {command} ")


def test_the_list_of_rule_sets() -> None:
    """Each rule set has its id and name, the default first."""
    ran = program("rules")
    assert ran.status == 0
    assert [line.split(maxsplit=1) for line in ran.out.splitlines()] == [
        [rules_id, load_preset(rules_id).name] for rules_id in (*preset_ids(), *guest_ids())
    ]


@pytest.mark.parametrize("rules_id", preset_ids())
def test_one_rule_set(rules_id: str) -> None:
    """A rule set's rules are text that begins with its name; an unknown language is refused."""
    ran = tonk("rules", rules_id)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(load_preset(rules_id).name)
    assert tonk("rules", rules_id, "--lang", "en") == ran
    refused = tonk("rules", rules_id, "--lang", "tlh")
    assert (refused.status, refused.out, len(refused.err.splitlines())) == (2, "", 1)


def test_every_command_speaks_the_language_asked_for() -> None:
    """The language may come before or after a command, and applies even to the help."""
    ran = tonk("--lang", "fr", "rules")
    assert ran.status == 0
    assert tonk("rules", "--lang", "fr") == ran
    assert tonk("--help", "--lang", "xx").err == "tonk: there is no language called 'xx'; choose from en or fr\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["bogus"],
        ["verify"],
        ["verify", "--bogus", "-"],
        ["rules", "a", "b"],
        ["rules", "bridge"],
        ["rules", "jazz-club", "--lang"],
        ["--saves"],
        ["--saves", "x", "--portable", "rules"],
        ["simulate"],
        ["simulate", "--players"],
        ["\udcff"],
        [""],
        ["verify\x00"],
        ["--", "bogus"],
    ],
)
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    """The status is 2 and the last line says what is wrong, without a traceback."""
    ran = tonk(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ": " in ran.err.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of another kind")
@pytest.mark.parametrize("redirection", ["<&-", ">&-", ">/dev/full"])
@pytest.mark.parametrize("arguments", [["rules"], ["verify", "FILE"], ["verify", "-"]])
def test_closed_or_full_streams_are_survived(redirection: str, arguments: list[str], tmp_path: Path) -> None:
    """Without input or output there is at most one sentence, which blames no record, and no traceback."""
    path = tmp_path / "hand.jsonl"
    path.write_text(line_of(example()))
    given = [str(path) if argument == "FILE" else argument for argument in arguments]
    ran = in_a_shell(redirection, *given)
    assert len(ran.err.splitlines()) <= 1
    assert path.name not in ran.err
    if redirection == "<&-":
        assert ran.status == (2 if "-" in given else 0)
    elif redirection == ">/dev/full" and given != ["verify", "-"]:
        assert ran.status != 0


def test_the_parser_speaks_the_language_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Usage, headings and errors of the parser are as French as everything else."""
    with pytest.raises(SystemExit):
        main(["--lang", "fr", "simulate", "--nonsense"])
    said = capsys.readouterr().err
    assert language.use("en")
    assert said.startswith("utilisation")
    assert "erreur" in said
    assert "required" not in said


def test_a_built_program_gives_others_their_libraries_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one-folder program finds its libraries by a variable that programs it starts must not see."""
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/tonk/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    _begin_as_folder()
    assert (os.environ["LD_LIBRARY_PATH"], os.environ.get("LD_LIBRARY_PATH_ORIG")) == ("/usr/local/lib", None)
    _begin_as_folder()
    assert "LD_LIBRARY_PATH" not in os.environ


def test_an_older_python_gets_the_required_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a sentence, before anything is read that the old Python can't read."""
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is Python 3\.10"):
        runpy.run_path(str(ROOT / "main.py"))
