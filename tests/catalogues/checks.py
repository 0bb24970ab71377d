"""Faults of a catalogue: missing, changed and malformed sentences."""

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass, field

from babel.messages.catalog import Catalog, Message

from tests.catalogues.files import part_of, singular, translations
from tonk.words.narration import in_breaths, in_sentences, spoken

_NARROW = "\N{NARROW NO-BREAK SPACE}"
_SPACES = f" {_NARROW}\N{NO-BREAK SPACE}"
_HIGH_SIGNS = re.compile(rf"(?<=[^\s{_SPACES};:!?(])[{_SPACES}]*([;:!?]+)(?=$|[\s{_SPACES})”»…])")
"""Signs before which French has a narrow space, but not the colon of ``12:30``."""
_CLOSING = re.compile(rf"[{_SPACES}]*»")
_OPENING = re.compile(rf"«[{_SPACES}]*(?=.)")
_PERCENT = re.compile(rf"(?<=[\d}}])[{_SPACES}]*%")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=[\w{«])")
_PLACE = re.compile(r"\{\w*\}")
_BREATH = 80
"""The most letters that are read aloud without a pause."""


@dataclass(frozen=True)
class Report:
    """The state of a catalogue: missing sentences, fuzzy ones, and malformed ones by part."""

    missing: list[tuple[str, str]] = field(default_factory=list)
    changed: list[tuple[str, str]] = field(default_factory=list)
    malformed: list[tuple[str, str]] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Return whether nothing is left to do."""
        return not (self.missing or self.changed or self.malformed)


def report(catalog: Catalog, template: Catalog) -> Report:
    """Return the state of a catalogue.

    Args:
        catalog: The catalogue.
        template: Every sentence in the sources.
    """
    found = Report()
    for wanted in template:
        if not wanted.id:
            continue
        name = singular(wanted)
        part = min((part_of(path) for path, _line in wanted.locations), key=str)
        message = catalog.get(wanted.id, wanted.context)
        if message is None or not any(translations(message)):
            found.missing.append((part, name))
        elif message.fuzzy:
            found.changed.append((part, name))
        else:
            found.malformed.extend((part, f"{name}\n      {fault}") for fault in faults(message, catalog))
    return found


def faults(message: Message, catalog: Catalog) -> Iterator[str]:
    """Yield everything wrong with the translation of a message."""
    texts, one = translations(message), singular(message)
    many = message.id[1] if message.pluralizable else one
    if message.pluralizable and len(texts) != catalog.num_plurals:
        yield f"{len(texts)} plural forms instead of {catalog.num_plurals}"
    for text in texts:
        if not text:
            yield "a plural form is empty"
            continue
        yield from _wrong_places(text, fields_of(one), fields_of(many))
        # A narrow space at the start belongs to the sign after it, as in “ ; ” between items of a list.
        if [one[0].isspace(), one[-1].isspace()] != [text.lstrip(_NARROW)[:1].isspace(), text[-1].isspace()]:
            yield f"a space at an end too many or too few: {text!r}"
        if one.count("\n") != text.count("\n"):
            yield f"line ends differ: {text!r}"
        if text != polished(text, str(catalog.locale_identifier)):
            yield f"spaces or apostrophes, which `update` puts right: {text!r}"
        for part in _said_in_one_breath(text):
            if len(spoken(part)) > _BREATH:
                yield f"more than {_BREATH} letters to read aloud without a comma: {part!r}"


def _said_in_one_breath(text: str) -> Iterator[str]:
    """Yield the parts of a translation that are read aloud without a pause, with a short name for each value."""
    for sentence in in_sentences(_PLACE.sub("Mae", text)):
        yield from in_breaths(sentence)


def _wrong_places(text: str, wanted: set[str], known: set[str]) -> Iterator[str]:
    try:
        has = fields_of(text)
    except ValueError as error:
        yield f"{error}: {text!r}"
        return
    if wanted - has:
        yield f"without {_named(wanted - has)}: {text!r}"
    if has - known:
        yield f"with an unknown {_named(has - known)}: {text!r}"


def _named(names: set[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names))


def fields_of(text: str) -> set[str]:
    """Return the names of the values that a sentence has places for.

    Raises:
        ValueError: Braces do not match.
    """
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def polished(text: str, code: str) -> str:
    """Return the text with its language's spaces and apostrophes: in French, narrow ones before ; : ! ? and in « »."""
    if code.split("_")[0] != "fr":
        return text
    text = _APOSTROPHE.sub("’", text)
    text = _OPENING.sub(f"«{_NARROW}", text)
    text = _PERCENT.sub(f"{_NARROW}%", text)
    return _HIGH_SIGNS.sub(rf"{_NARROW}\1", _CLOSING.sub(f"{_NARROW}»", text))


def polish(catalog: Catalog) -> None:
    """Correct spaces and apostrophes in every translation of a catalogue."""
    code = str(catalog.locale_identifier)
    for message in catalog:
        if message.id:
            texts = tuple(polished(text, code) for text in translations(message))
            message.string = texts if message.pluralizable else texts[0]
