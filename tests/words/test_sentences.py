"""Every sentence in the sources can be found, listed and translated."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import game_files, nodes_of, tree_of
from tests.catalogues.checks import fields_of
from tests.catalogues.files import template
from tests.catalogues.sources import ROOT, marked_calls, notes_for, sentences

LOOKED_UP = ("_", "ngettext", "pgettext")
"""The marks that look up a sentence at once."""
WRITTEN = re.compile(rf"\b(?:{'|'.join(LOOKED_UP)})\(")
"""One of them as written in a file."""
CASES = ("lower", "upper", "capitalize", "title")
"""The methods that change the case of a text."""
UNPLAIN = re.compile(r"\b(go|play|carry) on\b|\boneself\b|as far as can be told|^Who\b.*\.$", re.IGNORECASE)
"""Other words for resume, continue and keep playing, and phrases that nobody uses."""


def speaking_files() -> list[Path]:
    """Return the files of the game that look up sentences."""
    return [path for path in game_files() if WRITTEN.search(path.read_text(encoding="utf-8"))]


def test_marked_sentences_are_literal() -> None:
    """The argument of ``_()`` and other marks is a literal text; otherwise nobody could list it."""
    hidden = [f"{c.path}:{c.line}" for c in marked_calls() if None in c.texts]
    assert hidden == []


def test_no_sentence_is_fixed_at_import() -> None:
    """No module looks a sentence up while it is imported, or it would stay in the language of that moment."""
    early = []
    for path in speaking_files():
        waiting: list[ast.AST] = [tree_of(path)]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LOOKED_UP:
                early.append(f"{path.relative_to(ROOT)}:{node.lineno}")
            inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            waiting += [] if inside else ast.iter_child_nodes(node)
    assert early == []


def test_no_sentence_is_glued_together() -> None:
    """Nothing is added to a sentence, nor is its case changed, since other languages couldn't do the same."""
    glued = []
    for path in speaking_files():
        for node in nodes_of(path):
            parts: list[ast.expr] = []
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                parts = [] if _names_program(node) else [node.left, node.right]
            elif isinstance(node, ast.FormattedValue) or (isinstance(node, ast.Attribute) and node.attr in CASES):
                parts = [node.value]
            glued += [f"{path.relative_to(ROOT)}:{part.lineno}" for part in parts if _says(part)]
    assert glued == []


def _names_program(added: ast.BinOp) -> bool:
    """Return whether a line of the command line begins with the program's name."""
    return isinstance(added.left, ast.Constant) and added.left.value == "tonk: "


def _says(part: ast.expr) -> bool:
    """Return whether part of an expression is a sentence, with or without values in its places."""
    if isinstance(part, ast.IfExp):
        return _says(part.body) or _says(part.orelse)
    if not isinstance(part, ast.Call):
        return False
    if isinstance(part.func, ast.Attribute):
        return _says(part.func.value)
    return isinstance(part.func, ast.Name) and part.func.id in LOOKED_UP


def test_places_have_names() -> None:
    """Places for values have names, so that a translator can reorder them; a plural has the same ones."""
    for (_context, singular), (plural, paths, _notes) in sentences().items():
        fields = fields_of(singular)
        assert all(field.isidentifier() for field in fields), (singular, paths)
        if plural is not None:
            assert fields <= fields_of(plural), (singular, paths)


def test_one_thing_has_one_word() -> None:
    """You resume a match, continue past a page and keep playing instead of dropping; no other words are used."""
    assert [singular for _context, singular in sentences() if UNPLAIN.search(singular)] == []


@pytest.mark.parametrize(
    ("sentence", "path"),
    [
        ("The hand is over", "tonk/words/refusals.py"),
        ("{n} stake", "tonk/words/phrases.py"),
        ("La Descente", "assets/rules/descente.json"),
        ("there is no rule called {knob}", "tonk/rules/checked_rules.py"),
    ],
)
def test_the_list_for_translators(sentence: str, path: str) -> None:
    """The list has sentences, plurals, the names of rule sets and their refusals, with their places."""
    message = template().get(sentence)
    assert message is not None
    assert path in [place for place, _line in message.locations]
    assert message.pluralizable == ("stake" in sentence)


def test_a_homonym_comes_with_its_context_and_a_comment(tmp_path: Path) -> None:
    """The same words in two contexts are two entries, each with the comment above its sentence."""
    tmp_path.joinpath("tonk").mkdir()
    tmp_path.joinpath("tonk", "a.py").write_text(
        "def told():\n"
        '    plain = _("run")\n'
        "    # Translators: what ends a hand,\n"
        "    # where points are scored.\n"
        '    return pgettext("ending", "run")\n',
        encoding="utf-8",
    )
    found = {message.context: notes_for(message, entry) for message, entry in sentences(tmp_path).items()}
    assert found == {None: [], "ending": ["what ends a hand, where points are scored."]}
