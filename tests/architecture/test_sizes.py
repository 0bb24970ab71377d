"""Files, classes and functions stay small, and public ones are documented."""

import ast
from collections.abc import Iterator
from pathlib import Path

from .sources import ROOT, game_files, python_files, statements_in, tree_of

LONGEST_FILE = 450
LONGEST_CLASS = 250
LONGEST_FUNCTION = 60
EXPLAINED_FROM = 3
"""The number of arguments from which a name isn't enough."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def definitions(path: Path) -> Iterator[tuple[str, Definition]]:
    """Yield every class and function of a file, including nested ones, with its line."""
    for node in statements_in(tree_of(path)):
        if isinstance(node, Definition):
            yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", node


def lines_of(node: Definition) -> int:
    """Count the lines of a definition without its decorators."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_files_are_short() -> None:
    """No file has more than 450 lines."""
    long = {}
    for path in python_files():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            long[str(path.relative_to(ROOT))] = lines
    assert long == {}


def test_functions_and_classes_are_short() -> None:
    """No function has more than 60 lines, no class more than 250."""
    long = {
        where: lines_of(node)
        for path in python_files()
        for where, node in definitions(path)
        if lines_of(node) > (LONGEST_CLASS if isinstance(node, ast.ClassDef) else LONGEST_FUNCTION)
    }
    assert long == {}


def test_public_names_have_docstrings() -> None:
    """Every module of the game has a docstring, and so has every public class, function and method."""
    silent = []
    for path in game_files():
        if not ast.get_docstring(tree_of(path)):
            silent.append(str(path.relative_to(ROOT)))
        silent += [where for where, node in _public(path, tree_of(path)) if not ast.get_docstring(node)]
    assert silent == []


def _public(path: Path, parent: ast.Module | ast.ClassDef) -> Iterator[tuple[str, Definition]]:
    for node in parent.body:
        if isinstance(node, Definition) and not node.name.startswith("_") and not _sets(node):
            yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from _public(path, node)


def _sets(node: Definition) -> bool:
    """Return whether this sets a property, which its getter documents."""
    return any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in node.decorator_list)


def test_arguments_are_explained() -> None:
    """A public function or class with three or more arguments documents each one, or says where they are."""
    unexplained = [
        where
        for path in game_files()
        for where, node, text in _callables(path)
        if _arguments(node) >= EXPLAINED_FROM and "Args:" not in text and "has the arguments" not in text
    ]
    assert unexplained == []


def _callables(path: Path) -> Iterator[tuple[str, ast.FunctionDef, str]]:
    """Yield the public functions of a module and its classes, and constructors, with their documentation.

    A data class that has its own `__init__` documents its fields.
    """
    classes = [node for node in tree_of(path).body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    parents: list[ast.Module | ast.ClassDef] = [tree_of(path), *classes]
    for parent in parents:
        for node in parent.body:
            if isinstance(node, ast.FunctionDef) and (_makes(node, parent) or not node.name.startswith("_")):
                said = [ast.get_docstring(node), ast.get_docstring(parent) if node.name == "__init__" else ""]
                yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", node, " ".join(text or "" for text in said)


def _makes(node: ast.FunctionDef, parent: ast.Module | ast.ClassDef) -> bool:
    """Return whether this is a constructor whose arguments no fields document."""
    marks = parent.decorator_list if isinstance(parent, ast.ClassDef) else []
    return node.name == "__init__" and not any(ast.unparse(mark).startswith("dataclass") for mark in marks)


def _arguments(node: ast.FunctionDef) -> int:
    """Count the arguments that callers give; those with an underscore are only for compatibility."""
    named = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    return sum(name not in ("self", "cls") and not name.startswith("_") for name in named)


def test_every_test_states_its_truth() -> None:
    """Each test has a docstring: a sentence that is true as long as the test passes."""
    tests = [
        (where, node)
        for path in python_files()
        if path.name.startswith("test_")
        for where, node in definitions(path)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert len(tests) > 100
    assert [where for where, node in tests if not ast.get_docstring(node)] == []
