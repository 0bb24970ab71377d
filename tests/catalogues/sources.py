"""Every sentence of the game, found in the sources.

Sentences are the literal arguments of ``_()``, ``ngettext()``, ``pgettext()``, ``RulesRefused()``, ``PresetFaulty()``
and ``PositionRefused()``, and the names and sources of the rule sets. A comment that begins with ``Translators:``
belongs to every sentence of the statement below it.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import nodes_of

ROOT = Path(__file__).resolve().parents[2]
MARKS = {"_": 1, "ngettext": 2, "pgettext": 2, "RulesRefused": 1, "PresetFaulty": 1, "PositionRefused": 1}
"""The calls with sentences, and the number of texts in each: in ``pgettext`` the first one is the context."""
_MARKED = re.compile(rf"\b(?:{'|'.join(MARKS)})\(")
NOTE = "# Translators:"
"""The beginning of a comment for translators."""

SLOTS = {
    "why": "a reason as a clause, without a capital or a full stop, as in “the disk is full”",
    "aside": "the new name of a damaged file that was set aside",
    "card": "a card, as in “9♥”",
    "cards": "one card or several, as in “9♥ and 9♠”, or a number of them",
    "spread": "a spread, as in “5♦ 6♦ 7♦”, or a number",
    "points": "a number of points with the word, as in “9 points”",
    "stakes": "a number of stakes with the word, as in “2 stakes”",
    "amount": "an amount of money or points, as in “12” or “+12”",
    "names": "one name or several, as in “Ruby and Mae”",
    "payers": "the name of the player who pays",
    "payees": "the names of the players who are paid, as in “Ruby and Mae”",
    "who": "one name or several, as in “Ruby and Mae”",
    "counts": "the totals that make a Tonk or a bonus, as in “49 or 50 points”",
    "kinds": "kinds of special cards, as in “Wilds and Crosses”",
    "rules": "the name of a rule set, as in “Jazz Club”",
    "base": "the name of a rule set, as in “Jazz Club”",
    "knob": "a rule, by its label on the page of house rules or its key in a file",
    "loss": "the loss by a move, as in “0.34 stakes”",
    "one": "the name of an opponent in a lesson",
    "other": "the name of another opponent",
    "third": "the name of a third opponent",
    "bearing": "a phrase about a character, as in “Drives the cab outside”",
    "back": "when the next drills come, as a whole sentence",
    "result": "the result of the day, as in “+12 points”",
    "label": "the label of a rule, as in “Cards each”",
    "ours": "the value of a rule here, as in “7”",
    "theirs": "the value of that rule in the rules that these are based on, as in “5”",
    "line": "differences between rules, separated by semicolons",
    "fitting": "the cards that would fit, as in “3♦ or 7♦”",
    "missing": "the cards that are missing, as in “6♦”",
    "rank": "a rank as on the cards, as in “9”",
    "listed": "numbers, as in “13, 49 or 50”",
    "move": "a move as on its button, as in “Discard K♦”",
    "better": "a move as on its button, as in “Discard K♦”",
    "chance": "a share, as in “34 %”, or a number of times in 100",
}
"""Explanations of places whose names say too little, added to each sentence that has them."""


class Call(NamedTuple):
    """A call that marks a sentence: its place, its texts (None for one that isn't literal), and its comment."""

    mark: str
    path: str
    line: int
    texts: tuple[str | None, ...]
    note: str = ""


class Message(NamedTuple):
    """A sentence for translators; the same words in another context are another one."""

    context: str | None
    text: str


class Entry(NamedTuple):
    """A sentence with its plural, if it has one, its files, and its comments."""

    plural: str | None
    paths: tuple[str, ...]
    notes: tuple[str, ...] = ()


@cache
def marked_calls(root: Path = ROOT) -> tuple[Call, ...]:
    """Return every call in the game's sources that marks a sentence, by file; sources are read once."""
    return tuple(_marked_calls(root))


def _marked_calls(root: Path) -> Iterator[Call]:
    for path in sorted(root.joinpath("tonk").rglob("*.py")):
        if not _MARKED.search(path.read_text(encoding="utf-8")):
            continue
        notes = _notes(path)
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
                texts = tuple(_literal(argument) for argument in node.args[: MARKS[node.func.id]])
                where = path.relative_to(root).as_posix()
                yield Call(node.func.id, where, node.lineno, texts, notes.get(node.lineno, ""))


def _notes(path: Path) -> dict[int, str]:
    """Return a file's comments for translators, by the lines that they are about."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    starts = [number for number, line in enumerate(lines) if line.startswith(NOTE)]
    found: dict[int, str] = {}
    below = [node for node in nodes_of(path) if isinstance(node, ast.stmt | ast.expr)] if starts else []
    for start in starts:
        end = next(number for number in range(start, len(lines)) if not lines[number].startswith("#"))
        note = " ".join(line.strip("# ") for line in lines[start:end]).removeprefix(NOTE.strip("# ")).strip()
        last = max((node.end_lineno or 0 for node in below if node.lineno == end + 1), default=end + 1)
        found.update(dict.fromkeys(range(end + 1, last + 1), note))
    return found


def _literal(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def sentences(root: Path = ROOT) -> dict[Message, Entry]:
    """Return every sentence with its plural, files and comments."""
    found: dict[Message, Entry] = {}
    for call in marked_calls(root):
        context, texts = (call.texts[0], call.texts[1:]) if call.mark == "pgettext" else (None, call.texts)
        singular, plural = (*texts, None)[:2]
        if singular is not None:
            _note(found, Message(context, singular), Entry(plural, (call.path,), (call.note,) if call.note else ()))
    for path in sorted(root.joinpath("assets", "rules").glob("*.json")):
        knobs = json.loads(path.read_text(encoding="utf-8"))
        for knob in ("name", "source"):
            _note(found, Message(None, knobs[knob]), Entry(None, (path.relative_to(root).as_posix(),)))
    return found


def _note(found: dict[Message, Entry], message: Message, more: Entry) -> None:
    known = found.get(message, Entry(None, ()))
    paths, notes = (tuple(dict.fromkeys((*old, *new))) for old, new in zip(known[1:], more[1:], strict=True))
    found[message] = Entry(known.plural or more.plural, paths, notes)


def notes_for(message: Message, entry: Entry) -> list[str]:
    """Return the comments of a sentence: those in the source, or else explanations of its places."""
    words = message.text + (entry.plural or "")
    return [*entry.notes] or [f"{{{name}}} is {SLOTS[name]}." for name in SLOTS if f"{{{name}}}" in words]
