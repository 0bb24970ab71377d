"""A name means one thing: no two classes have the same name, and no two files of a layer; tests are named by truths."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT, game_files, nodes_of, python_files, statements_in, tree_of

_QUESTION = re.compile(r"test_(what|who|whose|how|why|which|when|where)_")


def types_in(path: Path) -> Iterator[str]:
    """Yield the names of a file's classes and type aliases, without underscores."""
    for node in statements_in(tree_of(path)):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
    for statement in tree_of(path).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not _is_variable(value):
                plain = name.lstrip("_")
                if plain[:1].isupper() and any(letter.islower() for letter in plain):
                    yield plain


def _is_variable(value: ast.expr) -> bool:
    """Return whether a name is a type variable, which stands for any type anywhere."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("TypeVar", "ParamSpec")


def test_no_two_types_share_a_name() -> None:
    """The name of a class or type identifies it."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in game_files():
        for name in types_in(path):
            places[name].append(path.relative_to(ROOT).as_posix())
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def test_no_two_files_of_a_layer_share_a_name() -> None:
    """The same name in two layers is the same thing: in the rules, in files, in words."""
    places: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for path in game_files():
        layer = path.relative_to(ROOT).parts[1:2]
        if path.name != "__init__.py":
            places[("".join(layer), path.name)].append(path.relative_to(ROOT).as_posix())
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def test_tests_are_named_by_a_truth() -> None:
    """The name of a test is a statement, not the beginning of a question."""
    asking = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in python_files()
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef) and _QUESTION.match(node.name)
    ]
    assert asking == []
