"""A name means one thing: no class is called as another is, and no two files of a layer are."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT, game_files, statements_in, tree_of


def types_in(path: Path) -> Iterator[str]:
    """The names of a file's classes, and of the types that it gives another name, without their underscores."""
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
    """True for a type variable, which stands for any type wherever it is used."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("TypeVar", "ParamSpec")


def test_no_type_is_called_as_another_is() -> None:
    """The name of a class, or of a type, says which one is meant."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in game_files():
        for name in types_in(path):
            places[name].append(path.relative_to(ROOT).as_posix())
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def test_no_file_is_called_as_another_of_its_layer_is() -> None:
    """The same name in two layers is the same thing: as the rules have it, as it is kept, as it is said."""
    places: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for path in game_files():
        layer = path.relative_to(ROOT).parts[1:2]
        if path.name != "__init__.py":
            places[("".join(layer), path.name)].append(path.relative_to(ROOT).as_posix())
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
