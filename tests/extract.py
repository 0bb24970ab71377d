"""List every sentence of the game for translators: ``python -m tests.extract`` writes ``assets/locale/tonk.pot``.

Sentences are the literal arguments of ``_()``, ``ngettext()``, ``RulesRefused()`` and ``PositionRefused()`` in the
sources, and the names and sources of the rule sets. The list is made when it is wanted and not kept, so that it can't
be out of date.
"""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import tree_of

ROOT = Path(__file__).resolve().parent.parent
MARKS = {"_": 1, "ngettext": 2, "RulesRefused": 1, "PositionRefused": 1}
"""The calls that hold sentences, and how many."""

HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: tonk\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
"""


class Call(NamedTuple):
    """A call that marks a sentence: where it stands, and its texts, None for one that is not literal."""

    mark: str
    path: str
    line: int
    texts: tuple[str | None, ...]


@cache
def marked_calls(root: Path = ROOT) -> tuple[Call, ...]:
    """Every call in the game's sources that marks a sentence, file by file; they are read once."""
    return tuple(_marked_calls(root))


def _marked_calls(root: Path) -> Iterator[Call]:
    for path in sorted(root.joinpath("tonk").rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
                texts = tuple(_literal(argument) for argument in node.args[: MARKS[node.func.id]])
                yield Call(node.func.id, path.relative_to(root).as_posix(), node.lineno, texts)


def _literal(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def sentences(root: Path = ROOT) -> dict[str, tuple[str | None, list[str]]]:
    """Every sentence with its plural, if it has one, and the files in which it stands."""
    found: dict[str, tuple[str | None, list[str]]] = {}
    for call in marked_calls(root):
        singular, plural = (*call.texts, None)[:2]
        if singular is not None:
            _note(found, singular, plural, call.path)
    for path in sorted(root.joinpath("assets", "rules").glob("*.json")):
        knobs = json.loads(path.read_text(encoding="utf-8"))
        for knob in ("name", "source"):
            _note(found, knobs[knob], None, path.relative_to(root).as_posix())
    return found


def _note(found: dict[str, tuple[str | None, list[str]]], singular: str, plural: str | None, path: str) -> None:
    known, paths = found.get(singular, (None, []))
    found[singular] = (known or plural, [*paths, *([] if path in paths else [path])])


def template(root: Path = ROOT) -> str:
    """The list as a gettext template."""
    entries = [HEADER]
    for singular, (plural, paths) in sentences(root).items():
        lines = [f"#: {path}" for path in paths]
        lines += ["#, python-brace-format"] if "{" in singular else []
        lines.append(f"msgid {_quoted(singular)}")
        if plural is None:
            lines.append('msgstr ""')
        else:
            lines += [f"msgid_plural {_quoted(plural)}", 'msgstr[0] ""', 'msgstr[1] ""']
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def _quoted(text: str) -> str:
    """The text as gettext files quote it, which is as JSON does."""
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    target = ROOT / "assets" / "locale" / "tonk.pot"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(template(), encoding="utf-8")
    print(f"{len(sentences())} sentences in {target}")
