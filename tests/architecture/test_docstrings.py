"""Docstrings and comments are easy to read: they begin with a noun or a verb, and use common words."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT, nodes_of, python_files, statements_in, tree_of

_QUESTION = re.compile(r'"""\s*(What|Whether|Who|Whose|Whom|How|Which|Where|Why|When)(ever)?\b')
_UNUSUAL = re.compile(
    r"\b(anew|nought|whoever|heeds?|oneself|of one's own|told of|(is|are) told|comes? to the same)\b", re.I
)

_UNUSUAL_COMMENT = re.compile(rf"#.*{_UNUSUAL.pattern}", re.I)


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every docstring of a file with its line, including those of attributes and constants."""
    for node in (tree_of(path), *statements_in(tree_of(path))):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every comment of a file with its line; for a file whose comments can't be unusual, nothing."""
    if not _UNUSUAL_COMMENT.search(path.read_text(encoding="utf-8")):
        return
    with tokenize.open(path) as lines:
        for token in tokenize.generate_tokens(lines.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def test_docstrings_open_with_a_noun_or_a_verb() -> None:
    """No docstring begins like a question: it begins like "The number of …", "Return …", "True if …" or a statement."""
    opened = [
        f"{path.relative_to(ROOT)}:{line} {text.strip().splitlines()[0]}"
        for path in python_files()
        if _QUESTION.search(path.read_text(encoding="utf-8"))
        for line, text in docstrings(path)
        if _QUESTION.match(f'"""{text}')
    ]
    assert opened == []


def test_docstrings_and_comments_use_common_words() -> None:
    """No docstring or comment uses a word that a card player or a programmer would not."""
    unusual = [
        f"{path.relative_to(ROOT)}:{line} {found[0]}"
        for path in python_files()
        if _UNUSUAL.search(path.read_text(encoding="utf-8"))
        for line, text in (*docstrings(path), *comments(path))
        if (found := _UNUSUAL.search(text))
    ]
    assert unusual == []


def _yields(function: ast.FunctionDef) -> bool:
    """Return whether a function itself is a generator, whatever the functions inside it are."""
    left: list[ast.AST] = [*function.body]
    while left:
        node = left.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            left += ast.iter_child_nodes(node)
    return False


def _is_wrapped(function: ast.FunctionDef) -> bool:
    """Return whether a decorator makes something else of a generator: a fixture or a context."""
    return any("fixture" in name or "contextmanager" in name for name in map(ast.unparse, function.decorator_list))


def _passes_on(function: ast.FunctionDef) -> bool:
    """Return whether a function returns an iterator that something else made."""
    return function.returns is not None and ast.unparse(function.returns).startswith("Iter")


def test_docstrings_say_yield_of_what_comes_one_by_one() -> None:
    """A generator's docstring never begins with "Return", and no docstring of a whole result with "Yield"."""
    wrong = []
    for path in python_files():
        for node in nodes_of(path):
            if not isinstance(node, ast.FunctionDef):
                continue
            first = (ast.get_docstring(node, clean=False) or "").lstrip().partition(" ")[0]
            if first == "Return":
                untrue = _yields(node)
            else:
                untrue = first == "Yield" and not (_yields(node) or _passes_on(node))
            if untrue and not _is_wrapped(node):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name}")
    assert wrong == []
