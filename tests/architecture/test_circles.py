"""There are no import cycles, and imports are at the top of a file unless start-up needs them later."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from .sources import ROOT, game_files, imports_of, module_of, statements_in, tree_of

IMPORTED_LATE = {
    "tonk/rules/hashing.py": "hashlib loads OpenSSL, 4 MB, and nothing is hashed before the first frame",
    "tonk/ui/shell/system_motion.py": "ctypes, which only Windows needs, and subprocess are loaded in its thread",
    "tonk/ui/shell/pads.py": "pads are detected after the first frame",
    "tonk/app/game.py": "history, workers and common screens are loaded after the first frame",
    "tonk/bots/__init__.py": "bots take 10 ms, the expert's search 10 more, and the first frame needs neither",
    "tonk/app/running.py": "safe mode is rarely needed, and would delay the first frame",
    "tonk/app/restarting.py": "subprocess takes 4 ms, and only Windows rarely needs it",
    "tonk/app/spare_time.py": "cards are drawn in advance after the first frame",
    "tonk/cli.py": "a command loads only its own modules",
    "tonk/session/workers.py": "the coach and the tuning take 10 ms, and the first frame needs neither",
    "tonk/rl/__init__.py": "PettingZoo is installed only with the extra",
    "tonk/sharing/cluster.py": "Dask takes a second, and only a cluster needs it",
    "tonk/speech/voices.py": "prismatoid takes seconds, subprocess 4 ms, and only speech needs either",
    "tonk/storage/circuit.py": "secrets loads OpenSSL, which the first frame does not need",
    "tonk/storage/log.py": "the handlers of the library take 15 ms, and the first frame writes no log",
    "tonk/storage/paths.py": "platformdirs takes 44 ms, and only a game that saves needs it",
    "tonk/storage/store.py": "an export is rarely needed, and would delay the first frame",
    "tonk/thinking/process.py": "a worker is started on a thread, because it may take longer than a frame",
    "tonk/thinking/worker.py": "only Windows needs ctypes",
    **dict.fromkeys(
        [f"tonk/ui/router/{name}.py" for name in ("__init__", "game_router", "hand_router", "practice_router")],
        "a screen is loaded when it opens, so that the first frame waits only for the title",
    ),
    "tonk/ui/shell/memory.py": "ctypes takes some milliseconds, and the first frame does not need it",
    "tonk/ui/shell/waiting.py": "ctypes takes some milliseconds, and the first frame does not need it",
    "tonk/watching.py": "each system has its own module for measures",
}
"""Files with imports inside functions, with the reason."""

FULL_SCREENS = ("_screen", "_table", "_hub", "_editor", "dealers_choice")
"""Endings of the names of modules with whole screens."""


@cache
def late(path: Path) -> set[int]:
    """Return the lines of a file's imports inside functions."""
    every = statements_in(tree_of(path))
    functions = [node for node in every if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = (node for function in functions for node in statements_in(function))
    return {node.lineno for node in inside if isinstance(node, ast.Import | ast.ImportFrom)}


def graph(root: Path = ROOT) -> dict[str, set[str]]:
    """Return each module with the ones it imports at its top, including those for type checkers."""
    modules = {module_of(path, root): path for path in game_files(root)}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        lazy = late(path)
        names = {one.module for one in imports_of(path, root) if one.line not in lazy}
        found[module] = (names & modules.keys()) - {module}
    return found


def circles(imports: dict[str, set[str]]) -> Iterator[set[str]]:
    """Yield the import cycles, each once."""
    left = dict(imports)
    while free := [module for module, below in left.items() if not below & left.keys()]:
        for module in free:
            del left[module]
    while left:
        first = next(iter(left))
        circle = reached(first, left) & {module for module in left if first in reached(module, left)}
        if circle:
            yield circle
        for module in circle or {first}:
            del left[module]


def reached(first: str, imports: dict[str, set[str]]) -> set[str]:
    """Return every module reachable by the imports of one."""
    found: set[str] = set()
    wanted = [first]
    while wanted:
        for module in imports[wanted.pop()] & imports.keys():
            if module not in found:
                found.add(module)
                wanted.append(module)
    return found


def test_there_are_no_import_cycles() -> None:
    """There are no import cycles, even with the imports for type checkers."""
    assert [sorted(circle) for circle in circles(graph())] == []


def test_imports_are_at_the_top() -> None:
    """Functions import something only in the files named above, each with its reason."""
    files = {path.relative_to(ROOT).as_posix() for path in game_files() if late(path)}
    assert files == IMPORTED_LATE.keys()


def test_screens_do_not_import_each_other() -> None:
    """Only the router imports whole screens; the others ask it. A table may be built on the table screen."""
    knowing = [
        str(found)
        for path in game_files()
        for found in imports_of(path)
        if found.module.startswith("tonk.ui.screens.")
        and found.module.endswith(FULL_SCREENS)
        and not found.module.endswith((".titled_screen", ".shared_screen", ".table_screen"))
        and not found.file.startswith(("tonk/ui/router/", "tonk/app/"))
    ]
    assert knowing == []


TABLE_FOLDERS = ("places", "motion", "players", "handling", "painting", "telling", "panels")
"""The folders of the table, each of which imports only those before it."""


def test_the_folders_of_the_table_are_ordered() -> None:
    """Drawing and speech import places and motion, and never the other way round."""
    upwards = [
        str(found)
        for number, folder in enumerate(TABLE_FOLDERS)
        for path in (ROOT / "tonk/ui/table" / folder).glob("*.py")
        for found in imports_of(path)
        if found.module.startswith(tuple(f"tonk.ui.table.{later}" for later in TABLE_FOLDERS[number + 1 :]))
    ]
    assert upwards == []


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"a": "import tonk.b", "b": "from tonk import c", "c": "from .a import x"}, [{"tonk.a", "tonk.b", "tonk.c"}]),
        ({"a": "if TYPE_CHECKING:\n    from tonk.b import B", "b": "import tonk.a"}, [{"tonk.a", "tonk.b"}]),
        ({"a": "import tonk.b", "b": "def f():\n    import tonk.a", "c": "import tonk.a"}, []),
    ],
)
def test_an_import_cycle_is_found(tmp_path: Path, texts: dict[str, str], expected: list[set[str]]) -> None:
    """A cycle is found in any form of imports; one with an import inside a function doesn't count."""
    package = tmp_path / "tonk"
    package.mkdir()
    (tmp_path / "main.py").touch()
    (package / "__init__.py").touch()
    for name, text in texts.items():
        (package / f"{name}.py").write_text(text)
    assert list(circles(graph(tmp_path))) == expected
