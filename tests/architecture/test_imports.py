"""The directions in which parts of the game may import each other."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .sources import ROOT, Import, game_files, imports_of, nodes_of

LAYERS: dict[str, set[str]] = {
    "tonk.resources": set(),
    "tonk.exit_status": set(),
    "tonk.rules": {"tonk.resources"},
    "tonk.coaching.reason_kinds": {"tonk.rules"},
    "tonk.session.learning.drill_kinds": set(),
    "tonk.words": {
        "tonk.coaching.reason_kinds",
        "tonk.session.learning.drill_kinds",
        "tonk.rules",
        "tonk.resources",
    },
    "tonk.records": {"tonk.rules", "tonk.words"},
    "tonk.bots": {"tonk.rules", "tonk.resources"},
    "tonk.tuning": {"tonk.bots", "tonk.rules"},
    "tonk.rule_effects": {"tonk.bots", "tonk.rules"},
    "tonk.rl": {"tonk.bots", "tonk.rules"},
    "tonk.coaching": {"tonk.coaching.reason_kinds", "tonk.bots", "tonk.rules"},
    "tonk.coaching.review": {"tonk.coaching", "tonk.bots", "tonk.records", "tonk.rules"},
    "tonk.processes": set(),
    "tonk.sharing": {"tonk", "tonk.processes", "tonk.words"},
    "tonk.thinking.ticket": set(),
    "tonk.thinking": {
        "tonk.thinking.ticket",
        "tonk.processes",
        "tonk.coaching",
        "tonk.coaching.review",
        "tonk.records",
        "tonk.bots",
        "tonk.rules",
    },
    "tonk.session": {
        "tonk.session.learning.drill_kinds",
        "tonk.tuning",
        "tonk.thinking",
        "tonk.thinking.ticket",
        "tonk.coaching",
        "tonk.bots",
        "tonk.records",
        "tonk.rules",
        "tonk.words",
    },
    "tonk.speech": set(),
    "tonk.storage": {"tonk.session", "tonk.bots", "tonk.records", "tonk.rules", "tonk.words", "tonk.resources"},
    "tonk.commands": {
        "tonk",
        "tonk.exit_status",
        "tonk.sharing",
        "tonk.storage",
        "tonk.records",
        "tonk.tuning",
        "tonk.bots",
        "tonk.words",
        "tonk.rules",
    },
    "tonk.ui": {
        "tonk",
        "tonk.rule_effects",
        "tonk.session",
        "tonk.session.learning.drill_kinds",
        "tonk.thinking.ticket",
        "tonk.words",
        "tonk.coaching",
        "tonk.coaching.review",
        "tonk.records",
        "tonk.bots",
        "tonk.rules",
        "tonk.resources",
    },
    "tonk.watching": {
        "tonk.app",
        "tonk.ui",
        "tonk.storage",
        "tonk.session",
        "tonk.records",
        "tonk.words",
        "tonk.rules",
    },
    "tonk.cli": {
        "tonk",
        "tonk.app",
        "tonk.watching",
        "tonk.exit_status",
        "tonk.commands",
        "tonk.sharing",
        "tonk.bots",
        "tonk.words",
        "tonk.rules",
    },
    "tonk.app": {
        "tonk",
        "tonk.ui",
        "tonk.speech",
        "tonk.storage",
        "tonk.session",
        "tonk.thinking",
        "tonk.words",
        "tonk.records",
        "tonk.rules",
        "tonk.resources",
    },
    "tonk": set(),
    "tonk.__main__": {"tonk.cli"},
    "main": {"tonk.cli"},
}
"""The layers that each layer may import besides itself."""

GUESTS = {
    "distributed": ("tonk.sharing",),
    "gymnasium": ("tonk.rl",),
    "numpy": ("tonk.rl",),
    "pettingzoo": ("tonk.rl",),
    "platformdirs": ("tonk.storage",),
    "prism": ("tonk.speech",),
    "pygame": ("tonk.ui", "tonk.app"),
}
"""Third-party packages, and the layers that may import them."""

WHOLE_POSITIONS = {"tonk.rules.position", "tonk.rules.hand_state", "tonk.rules.setup", "tonk.rules.legality"}
"""Modules that make or need a whole position."""

SEE_VIEWS = ("tonk.bots", "tonk.coaching", "tonk.thinking")
"""Layers that never see positions."""


def layer_of(module: str) -> str:
    """Return the layer of a module: the longest name in the table that it equals or lies in."""
    inside = [layer for layer in LAYERS if layer == module or (layer != "tonk" and module.startswith(f"{layer}."))]
    assert inside, f"{module} is in no layer: add it to the table"
    return max(inside, key=len)


def offences(root: Path = ROOT) -> Iterator[str]:
    """Yield every import that contradicts the table."""
    for path in game_files(root):
        here = layer_of(".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"))
        for found in imports_of(path, root):
            why = _offence(here, found)
            if why:
                yield f"{found}: {why}"


def _offence(here: str, found: Import) -> str:
    top = found.module.partition(".")[0]
    if top in sys.stdlib_module_names:
        return ""
    if top != "tonk":
        return "" if here in GUESTS.get(top, ()) else f"{here} stands on Python and our own layers alone"
    there = layer_of(found.module)
    if there != here and there not in LAYERS[here]:
        return f"{here} may not know of {there}"
    if here in ("tonk.bots", "tonk.coaching", "tonk.thinking") and (
        found.module in WHOLE_POSITIONS or found.name == "Position"
    ):
        return "a bot sees a view, never a position"
    if found.name.startswith("_") and found.name not in ("_", "__version__"):
        return "a name with an underscore stays in its module"
    return ""


def test_every_import_follows_the_table() -> None:
    """No layer imports one above it; lazy imports and those for type checkers count too."""
    assert list(offences()) == []


def test_the_table_has_no_cycle() -> None:
    """The layers can be ordered so that each imports only those before it."""
    left = dict(LAYERS)
    while left:
        ready = [layer for layer, below in left.items() if not below & left.keys()]
        assert ready, f"a circle among {sorted(left)}"
        for layer in ready:
            del left[layer]


def test_the_table_names_existing_layers() -> None:
    """Each layer of the table is an existing package or module."""
    for layer in LAYERS:
        place = ROOT.joinpath(*layer.split("."))
        assert place.is_dir() or place.with_suffix(".py").is_file(), layer


def test_nothing_is_imported_by_a_computed_name() -> None:
    """An import by a name built at run time couldn't be checked here."""
    names = ("import_module", "__import__", "exec", "eval")
    written = re.compile(rf"\b({'|'.join(names)})\b")
    for path in game_files():
        for node in nodes_of(path) if written.search(path.read_text(encoding="utf-8")) else ():
            name = getattr(node, "id", getattr(node, "attr", ""))
            assert name not in names, f"{path}:{getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize(
    ("file", "text", "offence"),
    [
        ("rules/a.py", "from tonk.bots import make_bot", "tonk.rules may not know of tonk.bots"),
        ("rules/a.py", "import tonk.words.table.log", "tonk.rules may not know of tonk.words"),
        ("rules/a.py", "from ..words import _", "tonk.rules may not know of tonk.words"),
        ("rules/a.py", "from .. import words", "tonk.rules may not know of tonk.words"),
        ("rules/__init__.py", "from .cards import _byte_cards", "stays in its module"),
        ("rules/a.py", "import pygame", "tonk.rules stands on Python"),
        ("rules/a.py", "def f():\n    import pygame.font", "tonk.rules stands on Python"),
        ("bots/a.py", "from tonk.rules import Position", "never a position"),
        ("bots/a.py", "if TYPE_CHECKING:\n    from tonk.rules.position import START", "never a position"),
        ("bots/a.py", "from tonk.rules.setup import set_up", "never a position"),
        ("coaching/a.py", "from tonk.rules import Position", "never a position"),
        ("thinking/a.py", "from tonk.rules import Position", "never a position"),
        ("thinking/a.py", "from tonk.session.match.match import Match", "tonk.thinking may not know of tonk.session"),
        (
            "session/a.py",
            "class A:\n    def f(self):\n        from tonk import storage",
            "may not know of tonk.storage",
        ),
        ("storage/a.py", "from tonk.ui.shell.services import House", "tonk.storage may not know of tonk.ui"),
        ("ui/a.py", "from tonk.commands import verify", "tonk.ui may not know of tonk.commands"),
        ("ui/services.py", "from tonk.storage.store import Store", "tonk.ui may not know of tonk.storage"),
        ("ui/a.py", "from tonk.app import Game", "tonk.ui may not know of tonk.app"),
        ("ui/a.py", "import numpy", "tonk.ui stands on Python"),
        ("commands/a.py", "import pygame", "tonk.commands stands on Python"),
        ("cli.py", "import tonk.ui", "tonk.cli may not know of tonk.ui"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, text: str, offence: str) -> None:
    """Forbidden imports of every form are found, wherever they are in a file."""
    for name in ("rules", "words", "bots", "coaching", "thinking", "session", "storage", "ui", "commands"):
        package = tmp_path / "tonk" / name
        package.mkdir(parents=True)
        package.joinpath("__init__.py").touch()
    (tmp_path / "main.py").touch()
    (tmp_path / "tonk" / file).write_text(text)
    (found,) = offences(tmp_path)
    assert offence in found
    assert found.startswith(f"tonk/{file}:")


def test_cached_imports_are_those_of_the_present_file(tmp_path: Path) -> None:
    """The cached imports of a file are used until it changes."""
    file = tmp_path / "a.py"
    for modules in (["ast"], ["ast", "io"], ["re"]):
        file.write_text(f"import {', '.join(modules)}")
        assert [one.module for one in imports_of(file, tmp_path)] == modules
