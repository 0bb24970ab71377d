"""The catalogues on the disk: a folder for each language, with one file for each part of the game.

Babel reads, merges and writes them. Entries are in the order of the sources and name files without lines, so that
changes of the sources change as little as possible, and several translators can work side by side.
"""

import difflib
import io
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from tests.catalogues.sources import ROOT, notes_for, sentences

LOCALE = ROOT / "assets" / "locale"
_PLURAL_FORMS = re.compile(r'"Plural-Forms: (.*?)\\n"')

PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "table": ("tonk/words/table/", "tonk/ui/table/", "tonk/ui/screens/table/", "tonk/ui/screens/results/"),
        "rules": (
            *("tonk/words/rules/", "tonk/words/refusals.py", "tonk/rules/", "tonk/records/", "assets/rules/"),
            *("tonk/ui/screens/rules/", "tonk/rule_effects.py"),
        ),
        "learning": ("tonk/words/learning/", "tonk/session/learning/", "tonk/ui/screens/learning/", "tonk/coaching/"),
        "people": (
            "tonk/words/talk.py",
            "tonk/words/characters.py",
            "tonk/words/circuit.py",
            "tonk/ui/screens/circuit/",
        ),
        "commands": (
            "tonk/cli.py",
            "tonk/app/",
            "tonk/commands/",
            "tonk/sharing/",
            "tonk/storage/",
            "tonk/watching.py",
            "tonk/tuning.py",
        ),
        "pages": ("",),
    }
)
"""The parts of a catalogue with their sources. A sentence of several parts is in the first of them."""

NEAR = 0.8
"""The similarity, 0 to 1, from which a new sentence counts as a change of an old one."""

LONG = 16
"""The length of a sentence from which that means anything."""

GLOSSARY = """\
Words that have one meaning throughout the game:
deck: all the cards. stock: the pile to draw from. discard: a card put on the pile of discards, above all the top one.
draw: take from the stock. take: pick up the discard. spread: a run (cards of one suit in sequence) or a book (cards
of one rank). lay: put a spread on the table. hit: add a card to a spread on the table. drop: end the hand at the
start of your turn; called “run” in games for points. caught: a drop that loses is caught. go out: play the last card.
low hand: the hand with the fewest points. count: the value of a card in the hand. score: the points that it brings.
hold: makes a player lose a turn. twists: the special cards Wild, Cross, and Skip/Block. stake: the unit of payment.
hand or round: from one deal to the next. match: all hands or rounds that are played together. deadwood: in the other
games, the cards in no spread, and the points that they count."""
"""The words of the game with their meanings: the head of a new catalogue, to which translators add their own."""


def part_of(path: str) -> str:
    """Return the part of a catalogue for the sentences of a source."""
    return next(part for part, places in PARTS.items() if path.startswith(places))


def template(root: Path = ROOT) -> Catalog:
    """Return a catalogue with every sentence in the sources."""
    catalog = empty(None)
    for message, entry in sentences(root).items():
        catalog.add(
            message.text if entry.plural is None else (message.text, entry.plural),
            context=message.context,
            locations=[(path, 0) for path in entry.paths],
            auto_comments=notes_for(message, entry),
            flags=["python-brace-format"] if "{" in message.text else [],
        )
    return catalog


def codes() -> list[str]:
    """Return the codes of the languages that have been begun."""
    return sorted({path.parent.name for path in LOCALE.glob("*/*.po")})


def begin(code: str) -> Catalog:
    """Return a new language's catalogue, with all sentences and no translations.

    Raises:
        babel.UnknownLocaleError: There is no such language.
    """
    catalog = empty(code)
    catalog.header_comment = "\n".join(f"# {line}" for line in GLOSSARY.splitlines())
    return merged(catalog)


def read(folder: Path) -> Catalog:
    """Return all parts of a language's catalogue as one.

    Raises:
        ValueError: A part is malformed.
    """
    whole = empty(folder.name)
    for path in sorted(folder.glob("*.po")):
        with path.open("rb") as file:
            part = read_po(file, locale=folder.name, abort_invalid=True)
        whole.header_comment = part.header_comment if path.stem == next(iter(PARTS)) else whole.header_comment
        for message in part:
            if message.id and (whole.get(message.id, message.context) is None or message.string):
                whole[message.id] = message
        whole.obsolete |= part.obsolete
    return whole


def merged(catalog: Catalog) -> Catalog:
    """Return a catalogue with the present sentences: new ones empty, changed ones fuzzy, old ones at the end."""
    catalog.update(template(), no_fuzzy_matching=True, update_header_comment=False)
    gone = [message for message in catalog.obsolete.values() if any(translations(message))]
    old = {singular(message): message for message in gone if len(singular(message)) >= LONG}
    for message in catalog:
        if message.id and not any(translations(message)):
            (near,) = difflib.get_close_matches(singular(message), old, 1, NEAR) or (None,)
            if near is not None and old[near].pluralizable == message.pluralizable:
                message.string, message.previous_id = old[near].string, [near]
                message.flags.add("fuzzy")
    return catalog


def write(catalog: Catalog, folder: Path) -> None:
    """Write all parts of a catalogue into a language's folder, except for files that wouldn't change."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in parts(catalog).items():
        path = folder / f"{name}.po"
        if not path.is_file() or path.read_bytes() != data:
            path.write_bytes(data)


def parts(catalog: Catalog) -> dict[str, bytes]:
    """Return the files of a catalogue, by name."""
    code = str(catalog.locale_identifier)
    files = {name: empty(code) for name in PARTS}
    next(iter(files.values())).header_comment = catalog.header_comment
    for message in catalog:
        if message.id:
            sources = {part_of(path) for path, _line in message.locations}
            files[next(name for name in PARTS if name in sources)][message.id] = message
    files["pages"].obsolete = catalog.obsolete
    return {name: _written(file) for name, file in files.items()}


def empty(code: str | None) -> Catalog:
    """Return a catalogue without sentences, with the plural forms that the language's files state.

    A new language has Babel's, which change from version to version: others would leave translations without a form.
    """
    catalog = Catalog(locale=code, project="Tonk", charset="utf-8", fuzzy=False, header_comment="# Tonk")
    for path in sorted((LOCALE / code).glob("*.po")) if code else ():
        if stated := _PLURAL_FORMS.search(path.read_text(encoding="utf-8")):
            catalog.mime_headers = [("Plural-Forms", stated[1])]
            break
    return catalog


def _written(catalog: Catalog) -> bytes:
    # Neither dates nor names, since a header that changes each time would be a conflict in every merge.
    output = io.BytesIO()
    write_po(output, catalog, width=116, include_lineno=False, omit_header=True)
    plurals = f'"Plural-Forms: {catalog.plural_forms}\\n"\n' if catalog.locale else ""
    head = f'{catalog.header_comment}\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n{plurals}\n'
    return head.encode() + output.getvalue()


def singular(message: Message) -> str:
    """Return the sentence of a message, in the singular if it has a plural."""
    return message.id[0] if isinstance(message.id, list | tuple) else message.id


def translations(message: Message) -> tuple[str, ...]:
    """Return the translations of a message: one, or one per plural form."""
    return tuple(message.string) if isinstance(message.string, list | tuple) else (message.string or "",)
