"""The project's Python files and their imports, read from their syntax without importing them."""

import ast
import gc
import json
import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

KNOWN_IMPORTS = ROOT / ".pytest_cache" / "imports.json"
"""The cache of each file's import statements, valid while the file stays unchanged."""

Statement = tuple[int, int, str, Sequence[str]]
"""An import as written: line, dots before the name, the module (empty for a plain import), the names."""


class Import(NamedTuple):
    """One name from an import statement, anywhere in a file."""

    file: str
    line: int
    module: str
    """The full name of the module, with relative imports resolved."""
    name: str
    """The imported name; empty if the module itself is imported."""

    def __str__(self) -> str:
        taken = f" ({self.name})" if self.name else ""
        return f"{self.file}:{self.line} imports {self.module}{taken}"


def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return _parsed(path, _state(path))


def _state(path: Path) -> tuple[int, int]:
    """Return the time of a file's last change and its size, which stand for its content."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


@cache
def _parsed(path: Path, _state: tuple[int, int]) -> ast.Module:
    collecting = gc.isenabled()
    gc.disable()  # A tree has no cycles, and searching all cached ones for them takes longer than parsing a file.
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    finally:
        if collecting:
            gc.enable()


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a file's syntax tree, from the top down."""
    return tuple(ast.walk(tree_of(path)))


def statements_in(top: ast.AST) -> Iterator[ast.AST]:
    """Yield every statement inside a module or a statement, at any depth, the last ones first."""
    waiting: list[ast.AST] = [*_within(top)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += _within(node)


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements, handlers and cases directly inside a node; expressions have none."""
    if not isinstance(node, ast.expr):
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from getattr(node, part, ())


def forget_trees() -> None:
    """Drop all cached syntax trees, which take a quarter of a gigabyte."""
    _parsed.cache_clear()
    nodes_of.cache_clear()


def python_files(root: Path = ROOT) -> list[Path]:
    """Return every Python file of ours under a root, except for hidden and built folders."""
    tops = [root / "main.py", *(root / name for name in ("tonk", "tests", "assets"))]
    found = [path for top in tops for path in ([top] if top.is_file() else sorted(top.rglob("*.py")))]
    return [path for path in found if "__pycache__" not in path.parts]


def game_files(root: Path = ROOT) -> list[Path]:
    """Return the files of the game itself."""
    return [path for path in python_files(root) if path.relative_to(root).parts[0] in ("main.py", "tonk")]


def module_of(path: Path, root: Path = ROOT) -> str:
    """Return the dotted name of a file's module: ``tonk.rules.cards``, or ``tonk.rules`` for a package."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, root: Path = ROOT) -> Iterator[Import]:
    """Yield every import in a file: at its top, inside functions, for type checkers only, and relative ones."""
    file = path.relative_to(root).as_posix()
    package = module_of(path, root).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for line, dots, name, taken in _statements(path):
        if not name and not dots:
            yield from (Import(file, line, module, "") for module in taken)
            continue
        above = package[: len(package) - dots + 1] if dots else []
        module = ".".join([*above, *([name] if name else [])])
        yield from (_taken(file, line, module, one, root) for one in taken)


@cache
def _known() -> dict[str, tuple[list[int], list[Statement]]]:
    try:
        known: dict[str, tuple[list[int], list[Statement]]] = json.loads(KNOWN_IMPORTS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known


def keep_imports() -> None:
    """Save the known import statements for later runs."""
    known = {str(path): _known()[str(path)] for path in python_files() if str(path) in _known()}
    KNOWN_IMPORTS.parent.mkdir(exist_ok=True)
    fresh = KNOWN_IMPORTS.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(known), encoding="utf-8")
    fresh.replace(KNOWN_IMPORTS)


def _statements(path: Path) -> Sequence[Statement]:
    """Return the imports of a file as written, the latest first, from the cache if the file is unchanged."""
    as_it_is = list(_state(path))
    known = _known().get(str(path))
    if known is None or known[0] != as_it_is:
        known = _known()[str(path)] = as_it_is, list(_read(tree_of(path)))
    return known[1]


def _read(tree: ast.Module) -> Iterator[Statement]:
    """Yield the imports of every statement of a file, including nested ones."""
    for node in statements_in(tree):
        if isinstance(node, ast.Import):
            yield node.lineno, 0, "", [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.level, node.module or "", [alias.name for alias in node.names]


@cache
def _is_module(place: Path) -> bool:
    return place.is_dir() or place.with_suffix(".py").is_file()


def _taken(file: str, line: int, module: str, name: str, root: Path) -> Import:
    """Resolve ``from tonk.ui import speeds`` to a module, ``from tonk.ui.drawing.speeds import DRAW`` to a name."""
    place = root.joinpath(*module.split("."), name)
    if _is_module(place):
        return Import(file, line, f"{module}.{name}", "")
    return Import(file, line, module, name)
