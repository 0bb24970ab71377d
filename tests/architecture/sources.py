"""The project's Python files, and what each of them imports, read from their syntax and never by importing them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Import(NamedTuple):
    """One name brought in by an import statement, wherever in a file it stands."""

    file: str
    line: int
    module: str
    """The module in full, relative imports resolved."""
    name: str
    """The name taken from it; empty where the module itself is imported."""

    def __str__(self) -> str:
        taken = f" ({self.name})" if self.name else ""
        return f"{self.file}:{self.line} imports {self.module}{taken}"


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree: what is nearer to its top comes first."""
    return tuple(ast.walk(tree_of(path)))


def python_files(root: Path = ROOT) -> list[Path]:
    """Every Python file of ours under a root, hidden folders and what was built left out."""
    tops = [root / "main.py", *(root / name for name in ("tonk", "tests", "assets"))]
    found = [path for top in tops for path in ([top] if top.is_file() else sorted(top.rglob("*.py")))]
    return [path for path in found if "__pycache__" not in path.parts]


def game_files(root: Path = ROOT) -> list[Path]:
    """The files of the game itself."""
    return [path for path in python_files(root) if path.relative_to(root).parts[0] in ("main.py", "tonk")]


def module_of(path: Path, root: Path = ROOT) -> str:
    """The dotted name of a file's module: ``tonk.rules.cards``, ``tonk.rules`` for a package."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, root: Path = ROOT) -> Iterator[Import]:
    """Every import in a file: at its top, inside functions, for type checkers only, relative ones too."""
    file = path.relative_to(root).as_posix()
    package = module_of(path, root).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in _statements(tree_of(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name, "")
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield _taken(file, node.lineno, module, alias.name, root)


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Every statement of a file, those inside others too; no expression can import anything."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += getattr(node, part, ()) if not isinstance(node, ast.expr) else ()


@cache
def _is_module(place: Path) -> bool:
    return place.is_dir() or place.with_suffix(".py").is_file()


def _taken(file: str, line: int, module: str, name: str, root: Path) -> Import:
    """``from tonk.ui import speeds`` takes a module, ``from tonk.ui.drawing.speeds import DRAW`` a name out of one."""
    place = root.joinpath(*module.split("."), name)
    if _is_module(place):
        return Import(file, line, f"{module}.{name}", "")
    return Import(file, line, module, name)
